//! The line of the source that an error is about.
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::ir::Place;

/// Writes the line at a place, with a mark below the column, if the source is here.
pub(super) fn write(f: &mut fmt::Formatter<'_>, place: Place) -> fmt::Result {
    let Some(line) = line(place) else { return Ok(()) };
    let number = place.line().to_string();
    let margin = " ".repeat(number.len());
    let before: String = line.chars().take(place.column().saturating_sub(1) as usize).collect();
    // Tabs stay tabs, so that the mark is below what it marks.
    let blank: String = before.chars().map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    write!(f, "\n{margin} |\n{number} | {line}\n{margin} | {blank}^")
}

fn line(place: Place) -> Option<String> {
    let text = fs::read_to_string(find(Path::new(place.file()))?).ok()?;
    let line = text.lines().nth(place.line().checked_sub(1)? as usize)?;
    Some(line.trim_end().to_string())
}

/// The compiler names files from the root of the workspace; a program may run below it.
fn find(file: &Path) -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    here.ancestors().map(|directory| directory.join(file)).find(|candidate| candidate.is_file())
}
