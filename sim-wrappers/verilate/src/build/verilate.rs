//! Runs Verilator and reads what it says about the model it made.
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::build::BuildRequest;
use crate::tools::{Tool, VERILATOR_CORRECTIONS};

/// Modules stay apart. `make soak FRAMES=3000` with its models takes 104 s of processor time (132 s without), but cards then simulate at
/// three quarters to nine tenths of the speed: right for tests, which are short.
const APART: &str = "-fno-inline";

/// Measured to be the fastest that is also right: see `simulation.md` in the design folder.
const FLAGS: &[&str] = &[
    "--cc",
    "--prefix",
    "Vtop",
    // Foreign Verilog may warn; what we emit is held to no warning by `make lint`.
    "-Wno-fatal",
    "--assert",
    APART,
    "--x-assign",
    "unique",
    "--x-initial",
    "unique",
    VERILATOR_CORRECTIONS[0],
    VERILATOR_CORRECTIONS[1],
    VERILATOR_CORRECTIONS[2],
];

/// See [`is_for_long_runs`].
pub(super) static LONG_RUNS: AtomicBool = AtomicBool::new(false);

/// Whether models are made for long runs.
pub(super) fn is_for_long_runs() -> bool {
    LONG_RUNS.load(Ordering::Relaxed)
}

/// What Verilator is told about every model.
pub(super) fn flags() -> Vec<&'static str> {
    FLAGS.iter().copied().filter(|flag| !(is_for_long_runs() && *flag == APART)).collect()
}

/// What Verilator wrote into the directory.
pub(super) struct Verilated {
    /// C++ files that run on every evaluation.
    pub(super) fast: Vec<String>,
    /// C++ files that run once per model.
    pub(super) slow: Vec<String>,
    /// Files of Verilator's run-time library that the model needs.
    pub(super) runtime: Vec<String>,
    /// Ports of the top module.
    pub(super) ports: Vec<VerilatedPort>,
}

/// A port as the C++ class has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct VerilatedPort {
    /// Verilog name.
    pub(super) name: String,
    /// Member of the class.
    pub(super) member: String,
    /// Bits.
    pub(super) width: u32,
    /// Whether the module drives it.
    pub(super) is_output: bool,
}

/// Writes the sources into `directory` and translates them there.
pub(super) fn run(
    verilator: &Tool,
    request: &BuildRequest,
    directory: &Path,
) -> Result<Verilated, String> {
    for source in &request.sources {
        fs::write(directory.join(&source.name), &source.text)
            .map_err(|error| format!("{}: {error}", source.name))?;
    }
    let mut command = verilator.command();
    command.current_dir(directory).args(flags()).args([
        "--Mdir",
        ".",
        "--top-module",
        &request.top,
    ]);
    if request.waves {
        command.arg("--trace");
    }
    command.args(request.defines.iter().map(|define| format!("+define+{define}")));
    command.args(request.parameters.iter().map(|(name, value)| format!("-G{name}={value}")));
    command.args(request.sources.iter().map(|source| &source.name));
    let output = command
        .output()
        .map_err(|error| format!("{} does not start: {error}", verilator.program.display()))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(first_error(&text).unwrap_or_else(|| format!("Verilator: {}", output.status)));
    }
    let read = |name: &str| {
        fs::read_to_string(directory.join(name)).map_err(|error| format!("{name}: {error}"))
    };
    let classes = read("Vtop_classes.mk")?;
    let both = |first, second| [list(&classes, first), list(&classes, second)].concat();
    Ok(Verilated {
        fast: both("VM_CLASSES_FAST", "VM_SUPPORT_FAST"),
        slow: both("VM_CLASSES_SLOW", "VM_SUPPORT_SLOW"),
        runtime: both("VM_GLOBAL_FAST", "VM_GLOBAL_SLOW"),
        ports: ports(&read("Vtop.h")?)?,
    })
}

/// Verilator's first error, without its prefix.
fn first_error(text: &str) -> Option<String> {
    let line = text.lines().find(|line| line.starts_with("%Error"))?;
    let (code, message) = line.strip_prefix("%Error")?.split_once(": ")?;
    Some(match code.strip_prefix('-') {
        Some(code) => format!("{message} ({code})"),
        None => message.to_owned(),
    })
}

/// The file names that `VM_…` lists in Verilator's `make` fragment.
fn list(classes: &str, variable: &str) -> Vec<String> {
    let heading = format!("{variable} +=");
    let lines = classes.lines().skip_while(|line| !line.starts_with(&heading)).skip(1);
    lines
        .take_while(|line| !line.trim().is_empty())
        .map(|line| line.trim_end_matches('\\').trim().to_owned())
        .filter(|name| !name.is_empty())
        .collect()
}

/// The ports that the class declares: `VL_IN8(&name,msb,lsb);`, wide ones with a word count more.
fn ports(header: &str) -> Result<Vec<VerilatedPort>, String> {
    let mut ports = Vec::new();
    for line in header.lines().map(str::trim) {
        let Some((kind, rest)) = line.split_once("(&") else { continue };
        let is_output = match kind.trim_end_matches(|c: char| c.is_ascii_digit() || c == 'W') {
            "VL_IN" => false,
            "VL_OUT" => true,
            "VL_INOUT" => return Err(format!("{rest}: an inout port has no Rust form")),
            _ => continue,
        };
        let mut parts = rest.trim_end_matches(");").split(',');
        let mut next = || parts.next().ok_or_else(|| format!("unexpected port form: {line}"));
        let member = next()?.to_owned();
        let mut number = || next()?.parse::<u32>().map_err(|error| format!("{line}: {error}"));
        let (high, low) = (number()?, number()?);
        let (name, width) = (verilog_name(&member), high - low + 1);
        ports.push(VerilatedPort { name, member, width, is_output });
    }
    Ok(ports)
}

/// Undoes Verilator's renaming: `__SYM__` before C++ keywords, `__0XX` for a character that would
/// collide with its own names (`a__b` becomes `a___05Fb`).
fn verilog_name(member: &str) -> String {
    let member = member.strip_prefix("__SYM__").unwrap_or(member);
    let mut name = String::new();
    let mut rest = member;
    while let Some(at) = rest.find("__0") {
        let code = rest.get(at + 3..at + 5).and_then(|code| u8::from_str_radix(code, 16).ok());
        let Some(code) = code else { break };
        name.push_str(&rest[..at]);
        name.push(char::from(code));
        rest = &rest[at + 5..];
    }
    name + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_are_read_from_the_class() {
        let header = "    VL_IN8(&clk,0,0);\n    VL_OUT64(&count,40,0);\n\
                      \x20   VL_INW(&a___05Fb,599,0,19);\n    VL_IN8(&__SYM__int,7,0);\n";
        let found: Vec<_> = ports(header)
            .expect("well formed")
            .into_iter()
            .map(|port| (port.name, port.width, port.is_output))
            .collect();
        let expected = [("clk", 1, false), ("count", 41, true), ("a__b", 600, false)];
        let expected = expected.map(|(name, width, output)| (name.to_owned(), width, output));
        assert_eq!(found[..3], expected);
        assert_eq!(found[3], ("int".to_owned(), 8, false));
    }

    #[test]
    fn the_first_error_is_one_line_without_its_prefix() {
        let text = "%Warning-WIDTH: a.v:1: no\n%Error: a.v:3:1: syntax error\n%Error: Exiting\n";
        assert_eq!(first_error(text).as_deref(), Some("a.v:3:1: syntax error"));
        let text = "%Error-PINMISSING: a.v:3:1: no pin\n";
        assert_eq!(first_error(text).as_deref(), Some("a.v:3:1: no pin (PINMISSING)"));
        assert_eq!(first_error("all is well"), None);
    }

    #[test]
    fn lists_end_at_the_empty_line() {
        let classes = "VM_FAST += \\\n\ta \\\n\tb \\\n\nVM_SLOW += \\\n\tc \\\n";
        assert_eq!(list(classes, "VM_FAST"), ["a", "b"]);
        assert_eq!(list(classes, "VM_SLOW"), ["c"]);
        assert!(list(classes, "VM_NONE").is_empty());
    }
}
