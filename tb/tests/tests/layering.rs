//! Rooms depend downwards only: the manifests, and the imports inside the hardware crate, obey
//! ARCHITECTURE.md; every dependency is listed once, with a reason.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nic_sim::tools::repository_root;
use toml::{Table, Value};

/// Which of our packages each of our packages may depend on, tests included. Nobody may link
/// `nic-hdl`: what is tested is the Verilog that ships. Only the program that builds nic-sim does, to
/// write typed ports and test sizes.
const MAY_USE: [(&str, &[&str]); 21] = [
    ("nic-arguments", &[]),
    ("nic-dsl-derive", &[]),
    ("nic-dsl", &["nic-dsl-derive"]),
    ("nic-spec", &[]),
    ("nic-graph", &["nic-dsl"]),
    ("nic-hdl", &["nic-arguments", "nic-dsl", "nic-dsl-derive", "nic-graph", "nic-spec"]),
    ("nic-verilate", &[]),
    ("nic-sim", &["nic-spec", "nic-verilate"]),
    ("nic-model", &["nic-spec"]),
    ("nic-modelcheck", &["nic-arguments", "nic-model", "nic-spec"]),
    ("nic-tb", &["nic-model", "nic-sim", "nic-spec"]),
    ("nic-flow", &["nic-arguments", "nic-sim", "nic-spec", "nic-tb"]),
    ("nic-soundness", &["nic-arguments", "nic-dsl", "nic-sim", "nic-tb"]),
    (
        "nic-tests",
        &["nic-coherence", "nic-flow", "nic-host", "nic-model", "nic-sim", "nic-spec", "nic-tb"],
    ),
    ("nic-coherence", &["nic-host", "nic-model", "nic-sim", "nic-spec", "nic-tb"]),
    // The seed of its tests comes from the equipment.
    ("nic-host", &["nic-spec", "nic-tb"]),
    // Its register map is generated into it: it sees no other room.
    ("nic-driver", &[]),
    ("nic-driver-c", &["nic-driver"]),
    ("nic-system", &["nic-driver", "nic-host", "nic-sim", "nic-spec", "nic-tb"]),
    (
        "nic-campaign",
        &[
            "nic-arguments",
            "nic-coherence",
            "nic-driver",
            "nic-host",
            "nic-model",
            "nic-sim",
            "nic-spec",
            "nic-system",
            "nic-tb",
        ],
    ),
    (
        "nic-eval",
        &[
            "nic-arguments",
            "nic-campaign",
            "nic-coherence",
            "nic-driver",
            "nic-host",
            "nic-model",
            "nic-sim",
            "nic-spec",
            "nic-system",
            "nic-tb",
        ],
    ),
];

/// Rooms of the hardware crate that every other may import, and that import none.
const UNDER_ALL: [&str; 2] = ["module", "lib"];

/// Which other rooms of the hardware crate each of its rooms may import. Engines and instruments know
/// no link, examples nothing but the library; the catalogue knows all, and only what writes files
/// knows it.
const MAY_IMPORT: [(&str, &[&str]); 15] = [
    ("module", &[]),
    ("lib", &[]),
    ("stream", &[]),
    ("memory", &["stream"]),
    ("csr", &["stream", "memory"]),
    ("coherence", &["stream", "memory"]),
    ("network", &["stream", "memory"]),
    ("engine", &["stream", "memory"]),
    ("instrument", &["stream", "memory"]),
    ("host", &["stream", "memory", "coherence"]),
    ("adapter", &["stream", "memory"]),
    ("examples", &["stream", "memory"]),
    (
        "top",
        &[
            "stream",
            "memory",
            "csr",
            "coherence",
            "network",
            "engine",
            "instrument",
            "host",
            "adapter",
        ],
    ),
    (
        "catalog",
        &[
            "stream",
            "memory",
            "csr",
            "coherence",
            "network",
            "engine",
            "instrument",
            "host",
            "adapter",
            "examples",
            "top",
        ],
    ),
    ("emission", &["catalog"]),
];

/// What the program that builds a package is linked with.
const BUILD: &str = "build-dependencies";

/// One manifest: where it is, and what it says.
struct Manifest {
    directory: String,
    table: Table,
}

impl Manifest {
    fn parse(directory: &str, text: &str) -> Self {
        let table = text.parse().unwrap_or_else(|error| panic!("{directory}/Cargo.toml: {error}"));
        Self { directory: directory.to_owned(), table }
    }

    fn name(&self) -> &str {
        self.table["package"]["name"].as_str().expect("a package has a name")
    }

    /// Every dependency of every kind, for every target.
    fn dependencies(&self) -> Vec<(&str, &Value)> {
        const KINDS: [&str; 3] = ["dependencies", "dev-dependencies", BUILD];
        KINDS.iter().flat_map(|kind| self.dependencies_of(kind)).collect()
    }

    /// Every dependency of this kind, for every target.
    fn dependencies_of(&self, kind: &str) -> Vec<(&str, &Value)> {
        let targets = self.table.get("target").and_then(Value::as_table);
        let places = targets.into_iter().flat_map(|targets| targets.values());
        let tables = places.filter_map(Value::as_table).chain([&self.table]);
        tables
            .filter_map(|table| table.get(kind)?.as_table())
            .flat_map(|dependencies| dependencies.iter().map(|(name, value)| (&**name, value)))
            .collect()
    }

    /// Whether the package itself is linked with `dependency`, or its tests are.
    fn links(&self, dependency: &str) -> bool {
        ["dependencies", "dev-dependencies"]
            .iter()
            .any(|kind| self.dependencies_of(kind).iter().any(|(name, _)| *name == dependency))
    }
}

/// What the manifests do against the rules between packages.
fn wrong_packages(manifests: &[Manifest]) -> Vec<String> {
    let mut wrong = Vec::new();
    for manifest in manifests {
        let name = manifest.name();
        let Some((_, allowed)) = MAY_USE.iter().find(|(package, _)| *package == name) else {
            wrong.push(format!("{name} has no row in MAY_USE: say what it may depend on"));
            continue;
        };
        for (dependency, _) in manifest.dependencies() {
            if dependency == "nic-hdl" && (name != "nic-sim" || manifest.links(dependency)) {
                wrong.push(format!("{name} links nic-hdl: test the Verilog that it emits"));
            } else if dependency.starts_with("nic-")
                && dependency != "nic-hdl"
                && !allowed.contains(&dependency)
            {
                wrong.push(format!("{name} depends on {dependency}, which is not below it"));
            } else if dependency == "nic-sim" && !manifest.directory.starts_with("tb/") {
                wrong.push(format!("{name} links nic-sim, which is for tb/ only"));
            } else if name == "nic-spec" {
                wrong.push(format!("nic-spec depends on {dependency}; it depends on nothing"));
            }
        }
    }
    wrong
}

/// What the manifests do against the list of dependencies at the top.
fn wrong_dependencies(workspace: &str, manifests: &[Manifest]) -> Vec<String> {
    let mut wrong = Vec::new();
    let table: Table = workspace.parse().expect("the workspace's manifest is TOML");
    let listed = table["workspace"]["dependencies"].as_table().expect("dependencies are listed");
    for (name, value) in listed {
        let is_ours = value.get("path").is_some();
        if !is_ours && reason(workspace, name).is_none_or(|reason| reason.len() < 10) {
            wrong.push(format!("{name} has no reason beside it in Cargo.toml"));
        }
    }
    let mut used = BTreeSet::new();
    for manifest in manifests {
        for (dependency, value) in manifest.dependencies() {
            used.insert(dependency.to_owned());
            let from_list = value.get("workspace").and_then(Value::as_bool) == Some(true);
            if !from_list || !listed.contains_key(dependency) {
                let name = manifest.name();
                wrong.push(format!("{name} takes {dependency} past the list in Cargo.toml"));
            }
        }
    }
    // A room that nobody uses yet is still a room; a foreign package that nobody uses is a rest.
    let idle = listed
        .iter()
        .filter(|(name, value)| value.get("path").is_none() && !used.contains(name.as_str()));
    wrong
        .extend(idle.map(|(name, _)| format!("{name} is listed in Cargo.toml and nobody uses it")));
    wrong
}

/// The comment at the end of the line that lists a dependency.
fn reason<'a>(workspace: &'a str, dependency: &str) -> Option<&'a str> {
    let line = workspace
        .lines()
        .find(|line| line.split_once('=').is_some_and(|(name, _)| name.trim() == dependency))?;
    line.split_once(" # ").map(|(_, reason)| reason.trim())
}

/// What one file of the hardware crate imports from rooms that are not below its own.
fn wrong_imports(file: &str, text: &str) -> Vec<String> {
    let room = file.split('/').next().unwrap_or("").trim_end_matches(".rs");
    let Some((_, allowed)) = MAY_IMPORT.iter().find(|(name, _)| *name == room) else {
        // The crate's own machinery, which belongs to no room.
        return Vec::new();
    };
    let is_room = |name: &str| MAY_IMPORT.iter().any(|(room, _)| *room == name);
    let is_below = |name: &str| {
        allowed.contains(&name) || (UNDER_ALL.contains(&name) && !UNDER_ALL.contains(&room))
    };
    imported(text)
        .into_iter()
        .filter(|name| is_room(name) && *name != room && !is_below(name))
        .map(|name| format!("{file} imports {name}, which is not below {room}"))
        .collect()
}

/// Folders of the hardware crate that have no row: what they may import is nowhere said. The
/// programs are above all rooms.
fn unknown_rooms<'a>(entries: impl Iterator<Item = &'a str>) -> Vec<String> {
    let has_row = |name: &str| MAY_IMPORT.iter().any(|(room, _)| *room == name);
    entries
        .filter(|name| !name.ends_with(".rs") && *name != "bin" && !has_row(name))
        .map(|name| format!("{name} has no row in MAY_IMPORT: say what it may import"))
        .collect()
}

/// The first segments of all paths that start at the crate or leave the room: `crate::a::b`,
/// `crate::{a, b::c}`, `super::super::a`.
fn imported(text: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for start in ["crate::", "super::super::"] {
        for (position, _) in text.match_indices(start) {
            let line = text[..position].rsplit('\n').next().unwrap_or("");
            if line.contains("//") || line.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let path = &text[position + start.len()..];
            match path.strip_prefix('{') {
                Some(list) => found.extend(heads(list)),
                None => found.extend(head(path)),
            }
        }
    }
    found
}

/// The first segment of each path of a list up to its closing brace.
fn heads(list: &str) -> Vec<&str> {
    let mut heads: Vec<&str> = head(list.trim_start()).into_iter().collect();
    let mut depth = 1_u32;
    for (position, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 1 => break,
            '}' => depth -= 1,
            ',' if depth == 1 => heads.extend(head(list[position + 1..].trim_start())),
            _ => {}
        }
    }
    heads
}

fn head(path: &str) -> Option<&str> {
    let end = path.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(path.len());
    Some(&path[..end]).filter(|head| !head.is_empty())
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn manifests() -> (String, Vec<Manifest>) {
    let root = repository_root();
    let workspace = read(&root.join("Cargo.toml"));
    let table: Table = workspace.parse().expect("the workspace's manifest is TOML");
    let members = table["workspace"]["members"].as_array().expect("the workspace has members");
    let manifests = members
        .iter()
        .map(|member| member.as_str().expect("a member is a path"))
        .map(|member| Manifest::parse(member, &read(&root.join(member).join("Cargo.toml"))))
        .collect();
    (workspace, manifests)
}

fn rust_files(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("the directory is readable").flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
}

#[test]
fn packages_depend_downwards_only() {
    let (_, manifests) = manifests();
    assert!(manifests.len() >= 10, "the members are read");
    assert_eq!(wrong_packages(&manifests), Vec::<String>::new());
}

#[test]
fn every_dependency_is_listed_once_with_a_reason() {
    let (workspace, manifests) = manifests();
    assert_eq!(wrong_dependencies(&workspace, &manifests), Vec::<String>::new());
}

#[test]
fn rooms_of_the_hardware_import_downwards_only() {
    let source = repository_root().join("hdl/nic/src");
    let mut files = Vec::new();
    rust_files(&source, &mut files);
    let mut rooms: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for path in files {
        let file = path.strip_prefix(&source).expect("inside").to_string_lossy().into_owned();
        *rooms.entry(file.split('/').next().unwrap_or("").to_owned()).or_default() += 1;
        wrong.extend(wrong_imports(&file, &read(&path)));
    }
    assert!(rooms.contains_key("stream"), "the rooms are read: {rooms:?}");
    wrong.extend(unknown_rooms(rooms.keys().map(String::as_str)));
    assert_eq!(wrong, Vec::<String>::new());
}

/// The checks themselves, on manifests and files that break a rule each.
mod broken {
    use super::*;

    fn manifest(directory: &str, name: &str, dependencies: &str) -> Manifest {
        Manifest::parse(directory, &format!("[package]\nname = \"{name}\"\n{dependencies}"))
    }

    fn complaint(manifest: Manifest) -> String {
        wrong_packages(&[manifest]).join("; ")
    }

    #[test]
    fn a_package_that_links_the_hardware_is_refused() {
        let tests = "[dev-dependencies]\nnic-hdl.workspace = true\n";
        let text = complaint(manifest("tb/tests", "nic-tests", tests));
        assert_eq!(text, "nic-tests links nic-hdl: test the Verilog that it emits");
    }

    #[test]
    fn only_the_program_that_builds_the_simulation_may_link_the_hardware() {
        let refused = |name: &str, table: &str| {
            let text = format!("[{table}]\nnic-hdl.workspace = true\n");
            !wrong_packages(&[manifest("tb/x", name, &text)]).is_empty()
        };
        assert!(!refused("nic-sim", BUILD));
        assert!(refused("nic-sim", "dependencies"));
        assert!(refused("nic-sim", "dev-dependencies"));
        assert!(refused("nic-tb", BUILD));
    }

    #[test]
    fn an_upward_dependency_is_refused_for_every_kind_and_target() {
        for table in
            ["dependencies", "dev-dependencies", "build-dependencies", "target.x.dependencies"]
        {
            let text = format!("[{table}]\nnic-coherence.workspace = true\n");
            let text = complaint(manifest("tb/equipment", "nic-tb", &text));
            assert_eq!(text, "nic-tb depends on nic-coherence, which is not below it", "{table}");
        }
    }

    #[test]
    fn the_simulation_layer_is_for_the_test_bench_only() {
        let text = "[dependencies]\nnic-sim.workspace = true\n";
        let text = complaint(manifest("fpga/host", "nic-flow", text));
        assert_eq!(text, "nic-flow links nic-sim, which is for tb/ only");
    }

    #[test]
    fn the_specification_depends_on_nothing() {
        let text = complaint(manifest("hdl/spec", "nic-spec", "[dependencies]\nserde = \"1\"\n"));
        assert_eq!(text, "nic-spec depends on serde; it depends on nothing");
    }

    #[test]
    fn a_package_without_a_row_is_refused() {
        let text = complaint(manifest("tb/new", "nic-new", ""));
        assert_eq!(text, "nic-new has no row in MAY_USE: say what it may depend on");
    }

    #[test]
    fn a_dependency_past_the_list_without_a_reason_or_without_a_user_is_refused() {
        let workspace = "[workspace.dependencies]\n\
                         clap = \"4\" # command lines and their errors\n\
                         toml = \"0.9\"\n\
                         idle = \"1\" # once it was needed for this\n";
        let user = "[dependencies]\nclap = \"4\"\ntoml.workspace = true\nrand.workspace = true\n";
        let wrong = wrong_dependencies(workspace, &[manifest("tb/flow", "nic-flow", user)]);
        let expected = [
            "toml has no reason beside it in Cargo.toml",
            "nic-flow takes clap past the list in Cargo.toml",
            "nic-flow takes rand past the list in Cargo.toml",
            "idle is listed in Cargo.toml and nobody uses it",
        ];
        assert_eq!(wrong, expected);
    }

    #[test]
    fn an_import_from_a_room_above_is_refused_in_every_form() {
        for text in [
            "use crate::memory::Ram;",
            "use crate::{header, memory};",
            "use crate::{header::{self, x}, memory::Ram};",
            "fn f() { crate::memory::f() }",
            "use super::super::memory::Ram;",
        ] {
            let wrong = wrong_imports("stream/fifo.rs", text);
            let expected = ["stream/fifo.rs imports memory, which is not below stream"];
            assert_eq!(wrong, expected, "{text}");
        }
    }

    #[test]
    fn a_room_without_a_row_is_refused() {
        let wrong = unknown_rooms(["bin", "lib.rs", "stream", "attic"].into_iter());
        assert_eq!(wrong, ["attic has no row in MAY_IMPORT: say what it may import"]);
    }

    #[test]
    fn imports_from_below_and_mentions_in_comments_are_fine() {
        for text in [
            "use crate::stream::Fifo;",
            "use crate::module::Record;",
            "//! See [`crate::host`].",
            "use other_crate::host::X;",
        ] {
            assert_eq!(wrong_imports("memory/ram.rs", text), Vec::<String>::new(), "{text}");
        }
        assert_eq!(wrong_imports("engine/kvs.rs", "use crate::host::X;").len(), 1);
        assert_eq!(wrong_imports("lib/pick.rs", "use crate::stream::X;").len(), 1);
        assert_eq!(wrong_imports("module/record.rs", "use crate::lib::X;").len(), 1);
        assert_eq!(wrong_imports("stream/fifo.rs", "use crate::catalog::RECORDS;").len(), 1);
        assert_eq!(wrong_imports("catalog.rs", "use crate::top::X;").len(), 0);
        assert_eq!(wrong_imports("host/mmio/queues/mod.rs", "use crate::network::X;").len(), 1);
        assert_eq!(wrong_imports("host/dmu.rs", "use nic_coherence::X;").len(), 0);
    }
}
