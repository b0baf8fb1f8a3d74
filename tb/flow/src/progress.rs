//! A line of progress on a terminal; nothing when the output is a file.
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A running count of steps, on standard error and only if that is a terminal.
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// Starts at zero of `steps`.
    pub fn new(what: &str, steps: usize) -> Self {
        let bar = ProgressBar::new(steps as u64);
        if let Ok(style) = ProgressStyle::with_template("{prefix} {pos}/{len} [{elapsed}] {msg}") {
            bar.set_style(style);
        }
        bar.set_prefix(what.to_owned());
        bar.enable_steady_tick(Duration::from_millis(250));
        Self { bar }
    }

    /// Says what is being worked on.
    pub fn doing(&self, what: &str) {
        self.bar.set_message(what.to_owned());
    }

    /// One step is done.
    pub fn step(&self) {
        self.bar.inc(1);
    }

    /// Prints a line above the progress.
    pub fn print(&self, line: &str) {
        self.bar.suspend(|| println!("{line}"));
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
