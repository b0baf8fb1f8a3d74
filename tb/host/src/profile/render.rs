//! The profiles as a table for people.
use std::fmt::Write;

use super::{ALL, Mark, Unit};

/// All profiles in Markdown: a heading and a table each.
pub fn markdown() -> String {
    let mut text = String::from(
        "# The host's profiles\n\nWritten by `make emit` from `tb/host/src/profile`; `make check` \
         refuses an old copy. Calibrated: chosen so that the model gives what the source measured. \
         Published: the source says it. Ours: no source says it.\n",
    );
    for profile in ALL {
        let _ = write!(text, "\n## {}\n\n{}.", profile.name, profile.about);
        if let Some(base) = profile.base {
            let _ = write!(text, " Beside the numbers of {}:", base.name);
        }
        text.push_str("\n\n");
        text.push_str("| what | value | mark | source |\n|---|---|---|---|\n");
        let inherited = profile.base.map_or(vec![], super::Profile::rows);
        for row in profile.rows().into_iter().filter(|row| !inherited.contains(row)) {
            let source = match row.source.paper {
                "-" => row.source.section.to_owned(),
                paper => format!("{paper}, {}", row.source.section),
            };
            let mark = match row.mark {
                Mark::Calibrated => "calibrated",
                Mark::Published => "published",
                Mark::Ours => "ours",
            };
            let _ = writeln!(
                text,
                "| {:?} | {}{} | {mark} | {source} |",
                row.parameter,
                row.value,
                suffix(row.unit)
            );
        }
    }
    text
}

fn suffix(unit: Unit) -> &'static str {
    match unit {
        Unit::Megahertz => " MHz",
        Unit::Cycles => " cycles",
        Unit::Nanoseconds => " ns",
        Unit::Bytes => " B",
        Unit::Count => "",
        Unit::PerThousandCycles => " in 1000 cycles",
        Unit::GigabytesPerSecond => " GB/s",
    }
}
