//! Progress on the terminal; nothing where the output is a file.
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar of so many steps.
pub fn bar(steps: u64) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {msg} [{elapsed}]");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}
