//! The emitted Verilog as data: which modules there are, and which each is made of.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use nic_sim::tools::{product_directory, substitute_directory, test_size_directory, with_folders};

use crate::error::{Context, Error, Result};
use crate::nearest;
use nic_sim::cache::Key;

/// Verilog files, each of which holds the module of its name.
#[derive(Clone, Default, Debug)]
pub struct Rtl {
    /// Design modules by name.
    modules: BTreeMap<String, Source>,
    /// Property wrappers by the name of the module that they wrap.
    properties: BTreeMap<String, Source>,
}

/// One file, which holds one module of the same name.
#[derive(Clone, Debug)]
pub struct Source {
    /// Module name.
    pub name: String,
    /// File name.
    pub file: String,
    /// Where the file is.
    pub directory: PathBuf,
    /// The Verilog, with what it includes in its place.
    pub text: String,
    /// Its words, each once, and its code without comments: found when somebody asks.
    words: OnceLock<BTreeSet<String>>,
    code: OnceLock<String>,
}

/// Ends the name of the module that wraps another one in its properties.
const PROPERTIES: &str = "_properties";

impl Rtl {
    /// Everything that is emitted: users' modules, and the sizes that only tests use; or what stands in
    /// for both.
    pub fn emitted() -> Result<Self> {
        if let Some(directory) = substitute_directory() {
            return Self::read(&directory);
        }
        let mut rtl = Self::product()?;
        let tests = Self::read(&test_size_directory())?;
        rtl.modules.extend(tests.modules);
        rtl.properties.extend(tests.properties);
        Ok(rtl)
    }

    /// Users' modules.
    pub fn product() -> Result<Self> {
        Self::read(&product_directory())
    }

    /// Reads a directory and the folders in it: the files that its `filelist.f` names, or every `.v` file
    /// without one, and the `_properties.sv` files.
    pub fn read(directory: &Path) -> Result<Self> {
        let mut files: Vec<(PathBuf, String)> = Vec::new();
        for folder in with_folders(directory) {
            let entries = fs::read_dir(&folder).context(|| format!("read {}", folder.display()))?;
            let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
            let is_verilog = |name: &String| name.ends_with(".v") || name.ends_with(".sv");
            files.extend(names.filter(is_verilog).map(|name| (folder.clone(), name)));
        }
        files.sort_by(|one, other| one.1.cmp(&other.1));
        if let Ok(list) = fs::read_to_string(directory.join("filelist.f")) {
            let listed = listed_files(&list);
            let is_here = |file: &String| files.iter().any(|(_, here)| here == file);
            if let Some(absent) = listed.iter().find(|file| !is_here(file)) {
                return Err(Error::failed(format!(
                    "filelist.f names {absent}, which is not there"
                )));
            }
            files.retain(|(_, file)| file.ends_with(".sv") || listed.contains(file));
        }
        let mut rtl = Self::default();
        for (folder, file) in files {
            rtl.add(&folder, &file)?;
        }
        if rtl.modules.is_empty() {
            return Err(Error::failed(format!(
                "no Verilog in {}: `make emit` writes it",
                directory.display()
            )));
        }
        Ok(rtl)
    }

    fn add(&mut self, directory: &Path, file: &str) -> Result<()> {
        let path = directory.join(file);
        let text = with_includes(&path)?;
        let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
        let directory = directory.to_path_buf();
        let source = Source::new(stem, file, directory, text);
        match stem.strip_suffix(PROPERTIES) {
            Some(module) => self.properties.insert(module.to_owned(), source),
            None => self.modules.insert(stem.to_owned(), source),
        };
        Ok(())
    }

    /// Where the files are.
    pub fn directories(&self) -> BTreeSet<&Path> {
        self.sources().map(|source| source.directory.as_path()).collect()
    }

    /// All files.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        self.modules.values().chain(self.properties.values())
    }

    /// The design modules, by name.
    pub fn modules(&self) -> impl Iterator<Item = &Source> {
        self.modules.values()
    }

    /// The design module of that name, or the error that names the nearest.
    pub fn module(&self, name: &str) -> Result<&Source> {
        let names = self.modules.keys().map(String::as_str);
        self.modules
            .get(name)
            .ok_or_else(|| nearest::unknown("module", name, names, "rtl-out/filelist.f"))
    }

    /// The modules that `chosen` names, or all of them.
    pub fn chosen(&self, chosen: Option<&str>) -> Result<Vec<&Source>> {
        match chosen {
            Some(name) => Ok(vec![self.module(name)?]),
            None => Ok(self.modules().collect()),
        }
    }

    /// The module that wraps `name` in its properties.
    pub fn properties(&self, name: &str) -> Option<&Source> {
        self.properties.get(name)
    }

    /// All property wrappers, by the name of the module that they wrap.
    pub fn all_properties(&self) -> impl Iterator<Item = (&str, &Source)> {
        self.properties.iter().map(|(name, source)| (name.as_str(), source))
    }

    /// A module and every design module below it, children first.
    pub fn closure<'a>(&'a self, top: &'a Source) -> Vec<&'a Source> {
        let mut found = Vec::new();
        self.visit(top, &mut BTreeSet::new(), &mut found);
        found
    }

    /// A signal that is called like a module counts as an instance of it: one file too many does
    /// no harm, and `seen` keeps such a pair from going round for ever.
    fn visit<'a>(
        &'a self,
        source: &'a Source,
        seen: &mut BTreeSet<&'a str>,
        found: &mut Vec<&'a Source>,
    ) {
        if !seen.insert(&source.file) {
            return;
        }
        let words = source.words();
        for child in words.iter().filter_map(|word| self.modules.get(word)) {
            self.visit(child, seen, found);
        }
        found.push(source);
    }

    /// The modules that a module instantiates with Verilog parameters, and all below them.
    pub fn with_parameters<'a>(&'a self, source: &'a Source) -> Vec<&'a Source> {
        let words = source.words().iter().filter_map(|word| self.modules.get(word));
        let families = words.filter(|part| part.has_parameters());
        let mut all: Vec<&Source> = families.flat_map(|family| self.closure(family)).collect();
        all.sort_by_key(|part| &part.name);
        all.dedup_by_key(|part| &part.name);
        all
    }

    /// The modules of a module's instances without parameters, one for each: lines of a module's name and another
    /// name, `ring_engine first (`.
    pub fn parts<'a>(&'a self, source: &'a Source) -> impl Iterator<Item = &'a Source> {
        let named = |line: &'a str| {
            let (module, instance) = line.trim().strip_suffix(" (")?.split_once(' ')?;
            (!instance.contains(' ')).then(|| self.modules.get(module)).flatten()
        };
        source.text.lines().filter_map(named)
    }

    /// The hash of a module with everything below it, comments aside.
    pub fn key(&self, top: &Source) -> Key {
        Key::of(self.closure(top).into_iter().map(Source::code))
    }
}

/// The lines that have something before a `//`, without what is behind it. A line with a string stays.
pub fn without_comments(text: &str) -> String {
    let code = |line: &'_ str| match line.split_once("//") {
        Some((before, _)) if !line.contains('"') => before.trim_end().to_owned(),
        _ => line.trim_end().to_owned(),
    };
    text.lines().map(code).filter(|line| !line.is_empty()).map(|line| line + "\n").collect()
}

/// The lines of a file, and those of the files beside it that it includes.
fn with_includes(path: &Path) -> Result<String> {
    let text = fs::read_to_string(path).context(|| format!("read {}", path.display()))?;
    let mut lines = String::new();
    for line in text.split_inclusive('\n') {
        let included = line.strip_prefix("`include \"").and_then(|rest| rest.split('"').next());
        match included {
            Some(file) => lines += &with_includes(&path.with_file_name(file))?,
            None => lines += line,
        }
    }
    Ok(lines)
}

impl Source {
    fn new(name: &str, file: &str, directory: PathBuf, text: String) -> Self {
        let (words, code) = (OnceLock::new(), OnceLock::new());
        Self { name: name.to_owned(), file: file.to_owned(), directory, text, words, code }
    }

    fn words(&self) -> &BTreeSet<String> {
        self.words.get_or_init(|| words(&self.text).map(str::to_owned).collect())
    }

    fn code(&self) -> &str {
        self.code.get_or_init(|| without_comments(&self.text))
    }

    /// Whether it has Verilog parameters.
    pub fn has_parameters(&self) -> bool {
        self.text.lines().any(|line| line.starts_with("  parameter "))
    }

    /// The file.
    pub fn path(&self) -> PathBuf {
        self.directory.join(&self.file)
    }
}

/// File names in a file list: no options, no comments, the last part of each path.
fn listed_files(list: &str) -> Vec<String> {
    list.lines()
        .map(|line| line.split("//").next().unwrap_or("").trim())
        .filter(|line| !line.is_empty() && !line.starts_with(['+', '-', '#']))
        .map(|line| line.rsplit('/').next().unwrap_or(line).to_owned())
        .collect()
}

/// The identifiers of Verilog text outside comments.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or(""))
        .flat_map(|line| line.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')))
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rtl(sources: &[(&str, &str)]) -> Rtl {
        let source = |name: &str, text: &str| {
            Source::new(name, &format!("{name}.v"), PathBuf::new(), text.to_owned())
        };
        Rtl {
            modules: sources.iter().map(|(n, t)| ((*n).to_owned(), source(n, t))).collect(),
            properties: BTreeMap::new(),
        }
    }

    #[test]
    fn comments_are_no_code_and_strings_are_no_comments() {
        let text =
            "// A head.\n\n  reg a; // It is a.\n  initial $display(\"//\"); // x\nendmodule\n";
        let code = "  reg a;\n  initial $display(\"//\"); // x\nendmodule\n";
        assert_eq!(without_comments(text), code);
    }

    #[test]
    fn a_closure_holds_what_is_instantiated_children_first() {
        let rtl = rtl(&[
            ("a_top", "module a_top; middle one (); // not other\nendmodule"),
            ("leaf", "module leaf; endmodule"),
            ("middle", "module middle; leaf first (); leaf second (); endmodule"),
            ("other", "module other; endmodule"),
        ]);
        let closure = rtl.closure(rtl.module("a_top").expect("listed"));
        let names: Vec<_> = closure.iter().map(|source| source.name.as_str()).collect();
        assert_eq!(names, ["leaf", "middle", "a_top"]);
    }

    #[test]
    fn each_instance_is_a_part() {
        let rtl = rtl(&[
            ("leaf", "module leaf;\nendmodule"),
            ("top", "module top;\n  leaf first (\n  );\n  leaf second (\n  );\n  wire leaf_x;\n"),
        ]);
        let top = rtl.module("top").expect("listed");
        let parts: Vec<_> = rtl.parts(top).map(|part| part.name.as_str()).collect();
        assert_eq!(parts, ["leaf", "leaf"]);
    }

    #[test]
    fn a_change_below_changes_the_key_above() {
        let before = rtl(&[("leaf", "module leaf; endmodule"), ("top", "leaf a ();")]);
        let after = rtl(&[("leaf", "module leaf (); endmodule"), ("top", "leaf a ();")]);
        let key = |rtl: &Rtl| rtl.key(rtl.module("top").expect("listed"));
        assert_ne!(key(&before), key(&after));
    }

    #[test]
    fn the_folder_of_a_file_changes_no_key() {
        let place = std::env::temp_dir().join(format!("nic-rtl-{}", std::process::id()));
        let write = |file: &str, text: &str| {
            let file = place.join(file);
            let folder = file.parent().expect("a file is in a folder");
            fs::create_dir_all(folder).expect("the folder is made");
            fs::write(file, text).expect("the file is written");
        };
        let (leaf, top) = ("module leaf; endmodule\n", "module top; leaf a ();\nendmodule\n");
        write("flat/leaf.v", leaf);
        write("flat/top.v", top);
        write("folders/library/leaf.v", leaf);
        write("folders/tops/top.v", top);
        write("folders/filelist.f", "library/leaf.v\ntops/top.v\n");
        let read = |place: PathBuf| Rtl::read(&place).expect("the directory is read");
        let (flat, folders) = (read(place.join("flat")), read(place.join("folders")));
        let key = |rtl: &Rtl| rtl.key(rtl.module("top").expect("listed"));
        assert_eq!(folders.modules().count(), 2);
        assert_eq!(key(&flat), key(&folders));
        fs::remove_dir_all(place).expect("the scratch directory is removed");
    }

    #[test]
    fn an_unknown_module_is_answered_with_the_nearest() {
        let error = rtl(&[("skid_buffer", "")]).module("skid_bufer").expect_err("unknown");
        assert_eq!(error.exit_code(), 2);
        assert!(error.to_string().contains("`skid_buffer`"), "{error}");
    }

    #[test]
    fn a_file_list_may_hold_paths_options_and_comments() {
        let list = "// first\n+incdir+x\nrtl-out/units/a.v\nb.v // last\n\n";
        assert_eq!(listed_files(list), ["a.v", "b.v"]);
    }
}
