//! A module to begin with: `flow new room/name` copies the smallest one that has everything (a description,
//! a record, properties, a model, tests, mutants), under another name, and lists it where modules are listed.
//!
//! The copy is of `forward_register` as it is now, so that it cannot fall behind the rest of the project. It
//! builds, is emitted, and passes; what it is to do is then changed from the test on.
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::error::{Context, Error, Result};
use crate::index::{Index, Module};
use crate::nearest;

/// What is copied.
const EXAMPLE: &str = "forward_register";
/// The module behind which the catalogue gets one that is not in the library.
const FIRST_UNIT: &str = "examples::descriptor_fetch";

/// Where modules may be; a room within a room is named by its path, `host/line`.
const SOURCES: &str = "hdl/nic/src";
const CATALOGUE: &str = "hdl/nic/src/catalog.rs";
/// What is printed with Verilog parameters.
const PARAMETRIC: &str = "rtl-out/parametric";
const MODELS: &str = "tb/model/src/lib.rs";
/// The words that cannot be names in the emitted Verilog.
const KEYWORDS: &str = "hdl/dsl/src/check/keywords.rs";
/// Those of Rust that are not among them (The Rust Reference, Keywords).
#[rustfmt::skip] // one word a line would hide the list
const RUST_KEYWORDS: [&str; 33] = [
    "abstract", "as", "async", "await", "box", "crate", "dyn", "enum", "false", "fn", "gen", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "pub", "ref", "self",
    "trait", "true", "try", "typeof", "unsafe", "unsized", "use", "where", "yield",
];

/// A file that is written, and what it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// From the repository's root.
    pub file: String,
    /// What a reader changes there.
    pub purpose: &'static str,
    text: String,
}

/// Writes the module `place`, `room/name`, into the repository at `root`: all of its files or none.
///
/// # Errors
/// A name that is none, that exists, or a room that is not there.
pub fn new(root: &Path, place: &str) -> Result<Vec<Place>> {
    let places = places(root, place)?;
    for place in &places {
        let file = root.join(&place.file);
        fs::write(&file, &place.text).context(|| format!("write {}", file.display()))?;
    }
    Ok(places)
}

/// The files of a new module, with their texts.
fn places(root: &Path, place: &str) -> Result<Vec<Place>> {
    let Some((room, name)) = place.rsplit_once('/') else {
        return Err(Error::usage(format!("`{place}` has no room: say it as stream/{place}")));
    };
    let read = |file: &str| fs::read_to_string(root.join(file)).context(|| format!("read {file}"));
    check_name(name, &read(KEYWORDS)?)?;
    let room_list = format!("{SOURCES}/{room}/mod.rs");
    let rooms = rooms(&read(CATALOGUE)?);
    if !rooms.contains(room) || !root.join(&room_list).is_file() {
        return Err(nearest::unknown("room", room, rooms.iter().map(String::as_str), CATALOGUE));
    }
    check_new(root, name)?;
    let copies = [
        (
            format!("{SOURCES}/stream/{EXAMPLE}.rs"),
            format!("{SOURCES}/{room}/{name}.rs"),
            "header, contract, record, ports, description, properties",
        ),
        (
            format!("tb/model/src/{EXAMPLE}.rs"),
            format!("tb/model/src/{name}.rs"),
            "what it should do",
        ),
        (
            format!("tb/tests/tests/{EXAMPLE}.rs"),
            format!("tb/tests/tests/{name}.rs"),
            "the device against its model",
        ),
        (
            format!("tb/mutants/{EXAMPLE}.toml"),
            format!("tb/mutants/{name}.toml"),
            "mistakes that a test must notice",
        ),
    ];
    let mut places = Vec::new();
    for (from, file, purpose) in copies {
        // A module may also be a folder.
        let folder = file.trim_end_matches(".rs").to_owned();
        if let Some(there) = [&file, &folder].into_iter().find(|file| root.join(file).exists()) {
            return Err(Error::usage(format!("`{name}` exists: {there}")));
        }
        places.push(Place { text: renamed(&read(&from)?, name), file, purpose });
    }
    let module = format!("pub mod {name};");
    let path = room.replace('/', "::");
    let record = format!("    &crate::{path}::{name}::RECORD,");
    // Streams and memories are catalogued as library, the rest as units.
    let neighbour = match room.split('/').next() {
        Some("stream" | "memory") => &format!("stream::{EXAMPLE}"),
        _ => FIRST_UNIT,
    };
    let beside_it = format!("    &crate::{neighbour}::RECORD,");
    let lists = [
        (room_list, "pub mod ", module.clone(), "the room's list"),
        (MODELS.to_owned(), "pub mod ", module, "the models' list"),
        (CATALOGUE.to_owned(), beside_it.as_str(), record, "the catalogue"),
    ];
    for (file, beside, line, purpose) in lists {
        let text = with_line(&read(&file)?, beside, &line)
            .ok_or_else(|| Error::failed(format!("{file} has no line `{beside}`")))?;
        places.push(Place { file, purpose, text });
    }
    Ok(places)
}

/// A module type, one of its sizes, or what is printed with parameters has no second of its name, whatever the room.
fn check_new(root: &Path, name: &str) -> Result<()> {
    let index = Index::read()?;
    let of_type = |module: &Module| module.of == name;
    let is_emitted = index.module.contains_key(name) || index.module.values().any(of_type);
    let with_parameters = format!("{PARAMETRIC}/{name}.v");
    match () {
        () if is_emitted => Err(Error::usage(format!("`{name}` exists: `emit --list` has it"))),
        () if root.join(&with_parameters).exists() => {
            Err(Error::usage(format!("`{name}` exists: {with_parameters}")))
        }
        () => Ok(()),
    }
}

/// A name is that of a Rust module, a Verilog module and a file; `keywords` lists those of Verilog.
fn check_name(name: &str, keywords: &str) -> Result<()> {
    if name == "main" {
        let line = "`main` is what Cargo makes a program of: say more, as in packet_main";
        return Err(Error::usage(line));
    }
    if RUST_KEYWORDS.contains(&name) || keywords.contains(&format!("\"{name}\"")) {
        let line =
            format!("`{name}` is a keyword of Rust or Verilog: say more, as in packet_{name}");
        return Err(Error::usage(line));
    }
    let is_word = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    let begins = name.starts_with(|c: char| c.is_ascii_lowercase());
    match begins && name.split('_').all(is_word) {
        true => Ok(()),
        false => Err(Error::usage(format!(
            "`{name}` is no name of a module: small letters, digits and single underscores, as in line_merge"
        ))),
    }
}

/// The rooms that have modules, by path, but for that of the cards.
fn rooms(catalogue: &str) -> BTreeSet<String> {
    let modules = catalogue.lines().filter_map(|line| line.trim().strip_prefix("&crate::"));
    let rooms =
        modules.filter_map(|path| Some(path.strip_suffix("::RECORD,")?.rsplit_once("::")?.0));
    rooms.map(|room| room.replace("::", "/")).filter(|room| !room.starts_with("top")).collect()
}

/// The example's text under another name: as a word of Rust and Verilog, as a type, in a sentence, and in
/// the picture of its ports.
fn renamed(text: &str, name: &str) -> String {
    let type_name: String = name.split('_').map(capitalised).collect();
    let sentence = name.replace('_', " ");
    text.lines()
        .map(|line| picture(line, name).unwrap_or_else(|| line.to_owned()) + "\n")
        .collect::<String>()
        .replace(EXAMPLE, name)
        .replace("ForwardRegister", &type_name)
        .replace("Forward register", &capitalised(&sentence))
        .replace("forward register", &sentence)
}

/// A line of the picture, as wide as the name asks for.
fn picture(line: &str, name: &str) -> Option<String> {
    let rest = line.strip_prefix("//!")?;
    let inner = (name.len() + 2).max("stream stream".len() + 2);
    let dashes = inner - name.len() - 2;
    let (left, right) = (dashes / 2, dashes - dashes / 2);
    let old_inner = EXAMPLE.len() + 4;
    let stream = format!("| stream{}stream |", " ".repeat(inner - "stream stream".len() - 1));
    let line = match () {
        () if rest.contains(&format!("+- {EXAMPLE} -+")) => rest.replace(
            &format!("+- {EXAMPLE} -+"),
            &format!("+{} {name} {}+", "-".repeat(left), "-".repeat(right)),
        ),
        () if rest.contains(&format!("+{}+", "-".repeat(old_inner))) => rest
            .replace(&format!("+{}+", "-".repeat(old_inner)), &format!("+{}+", "-".repeat(inner))),
        () if rest.contains("| stream      stream |") => {
            rest.replace("| stream      stream |", &stream)
        }
        () if rest.contains(&format!("|{}|", " ".repeat(old_inner))) => rest
            .replace(&format!("|{}|", " ".repeat(old_inner)), &format!("|{}|", " ".repeat(inner))),
        () => return None,
    };
    Some(format!("//!{line}"))
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// The text with a line more among those that begin with `beside`: in the order of the alphabet, or behind
/// the only one there is.
fn with_line(text: &str, beside: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last_before = lines.iter().rposition(|other| other.starts_with(beside) && *other <= line);
    let first = lines.iter().position(|other| other.starts_with(beside));
    let place = match beside.trim_end() == beside {
        // A whole line: behind it.
        true => first? + 1,
        false => last_before.map_or(first?, |before| before + 1),
    };
    lines.insert(place, line);
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use nic_sim::tools::repository_root;

    fn planned(place: &str) -> Result<Vec<Place>> {
        places(&repository_root(), place)
    }

    #[test]
    fn a_module_has_seven_places_and_no_name_of_the_example() {
        let places = planned("network/packet_mirror").expect("a new module");
        let files: Vec<&str> = places.iter().map(|place| place.file.as_str()).collect();
        let expected = [
            "hdl/nic/src/network/packet_mirror.rs",
            "tb/model/src/packet_mirror.rs",
            "tb/tests/tests/packet_mirror.rs",
            "tb/mutants/packet_mirror.toml",
            "hdl/nic/src/network/mod.rs",
            "tb/model/src/lib.rs",
            "hdl/nic/src/catalog.rs",
        ];
        assert_eq!(files, expected);
        for place in &places[..4] {
            let text = place.text.to_lowercase().replace(['_', ' '], "");
            assert!(!text.contains("forwardregister"), "{}", place.file);
            assert!(text.contains("packetmirror"), "{}", place.file);
        }
        assert!(places[0].text.contains("pub struct PacketMirror<P: Bundle>"));
        assert!(places[5].text.contains("pub mod packet_generator;\npub mod packet_mirror;\n"));
        let in_units = "descriptor_fetch::RECORD,\n    &crate::network::packet_mirror::RECORD,\n";
        assert!(places[6].text.contains(in_units));
        let places = planned("stream/packet_mirror").expect("a new module");
        let in_library = "forward_register::RECORD,\n    &crate::stream::packet_mirror::RECORD,\n";
        assert!(places[6].text.contains(in_library));
    }

    #[test]
    fn the_picture_is_as_wide_as_the_name() {
        for name in ["tap", "a_name_that_is_longer_than_most"] {
            let places = planned(&format!("stream/{name}")).expect("a new module");
            let picture: Vec<usize> = places[0]
                .text
                .lines()
                .filter(|line| line.starts_with("//! ") && line.contains(['|', '+']))
                .map(|line| line.rfind(['|', '+']).unwrap_or(0))
                .collect();
            assert!(picture.len() >= 3, "{}", places[0].text);
            let ends: Vec<usize> =
                picture.windows(2).map(|pair| pair[0].abs_diff(pair[1])).collect();
            assert!(ends.iter().all(|difference| *difference == 0), "{}", places[0].text);
        }
    }

    #[test]
    fn what_cannot_be_is_answered_in_a_line_and_writes_nothing() {
        for (place, said) in [
            ("packet_mirror", "`packet_mirror` has no room: say it as stream/packet_mirror"),
            ("streem/packet_mirror", "no room is called `streem`; the nearest is `stream`"),
            ("stream/PacketMirror", "`PacketMirror` is no name of a module"),
            ("stream/packet__mirror", "`packet__mirror` is no name of a module"),
            (
                "stream/match",
                "`match` is a keyword of Rust or Verilog: say more, as in packet_match",
            ),
            ("stream/wire", "`wire` is a keyword of Rust or Verilog"),
            ("module/mirror", "no room is called `module`"),
            ("top/mirror", "no room is called `top`"),
            ("../stream/mirror", "no room is called `../stream`"),
            ("network/fifo", "`fifo` exists: `emit --list` has it"),
            ("stream/nic_core", "`nic_core` exists: `emit --list` has it"),
            ("stream/fork_2", "`fork_2` exists: rtl-out/parametric/fork_2.v"),
            ("stream/coherence", "`coherence` exists: tb/model/src/coherence"),
            ("stream/main", "`main` is what Cargo makes a program of"),
        ] {
            let error = planned(place).expect_err(place);
            assert_eq!(error.exit_code(), 2);
            assert!(error.to_string().starts_with(said), "{error}");
        }
    }
}
