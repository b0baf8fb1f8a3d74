//! What can go wrong before a model runs ([`Error`]) and while it runs ([`Failure`]).
use std::fmt;

/// A model could not be made. One line; the offending value and where it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    action: String,
    reason: String,
}

impl Error {
    /// What was to be done, and why it was not.
    pub fn new(action: impl Into<String>, reason: impl fmt::Display) -> Self {
        let reason = reason.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
        Self { action: action.into(), reason }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "failed to {}: {}", self.action, self.reason)
    }
}

impl std::error::Error for Error {}

/// What kind of thing the Verilog reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// An `assert` does not hold: the module is wrong.
    Assertion,
    /// An `assume` does not hold: whoever drives the module breaks its contract.
    Assumption,
    /// `$stop`, `$fatal`, `$finish`, or an error of the simulator itself.
    Stopped,
}

/// The running Verilog reported a failure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Top module of the model.
    pub module: String,
    /// What kind.
    pub kind: FailureKind,
    /// Label of the property, if it has one.
    pub name: String,
    /// Instances from the top module down to the one that holds the property.
    pub path: String,
    /// Verilog file and line.
    pub place: String,
    /// The clock edge at which it failed, counted from 0 at power-up.
    pub cycle: u64,
    /// Simulated picoseconds.
    pub time: u64,
    /// All text that Verilator gave for it.
    pub text: String,
}

impl Failure {
    /// Reads Verilator's text, of which the first report counts.
    pub fn read(module: &str, text: &str, cycle: u64, time: u64) -> Self {
        let line = text
            .lines()
            .find(|line| line.contains("%Error: "))
            .or_else(|| text.lines().next())
            .unwrap_or_default();
        let report = line.split_once("%Error: ").map_or(line, |(_, report)| report);
        let mut failure = Self {
            module: module.to_owned(),
            kind: FailureKind::Stopped,
            name: String::new(),
            path: module.to_owned(),
            place: String::new(),
            cycle,
            time,
            text: text.trim_end().to_owned(),
        };
        let mut parts = report.splitn(3, ':').map(str::trim);
        if let (Some(file), Some(number), Some(_)) = (parts.next(), parts.next(), parts.next())
            && number.parse::<u32>().is_ok()
        {
            failure.place = format!("{file}:{number}");
        }
        if let Some((_, rest)) = report.split_once("Assertion failed in ") {
            let path = rest.split(':').next().unwrap_or(rest);
            let path = path.strip_prefix("TOP.").unwrap_or(path);
            let (path, name) = path.rsplit_once('.').unwrap_or((path, ""));
            failure.path = path.to_owned();
            failure.name = name.to_owned();
            failure.kind = FailureKind::Assertion;
        }
        failure
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { module, kind, name, path, place, cycle, .. } = self;
        match kind {
            FailureKind::Assertion => {
                write!(formatter, "assertion `{name}` of `{path}` failed in cycle {cycle}")?;
            }
            FailureKind::Assumption => {
                write!(formatter, "assumption `{name}` of `{path}` was broken in cycle {cycle}")?;
            }
            FailureKind::Stopped => {
                let report = self.text.lines().next().unwrap_or("no reason given");
                return write!(formatter, "`{module}` stopped in cycle {cycle}: {report}");
            }
        }
        write!(formatter, " ({place})")
    }
}

impl std::error::Error for Failure {}

/// For programs whose errors are one line.
impl From<Error> for String {
    fn from(error: Error) -> Self {
        error.to_string()
    }
}

/// For programs whose errors are one line.
impl From<Box<Failure>> for String {
    fn from(failure: Box<Failure>) -> Self {
        failure.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assertion_report_gives_name_instance_and_place() {
        let text = "[10] %Error: fifo.v:19: Assertion failed in TOP.top.fetch_0.no_overflow: \
                    'assert' failed.\n%Error: fifo.v:19: Verilog $stop\n";
        let failure = Failure::read("top", text, 7, 10);
        assert_eq!(failure.kind, FailureKind::Assertion);
        assert_eq!(failure.name, "no_overflow");
        assert_eq!(
            failure.to_string(),
            "assertion `no_overflow` of `top.fetch_0` failed in cycle 7 (fifo.v:19)"
        );
    }

    #[test]
    fn a_broken_assumption_blames_the_driver() {
        let text = "[10] %Error: a.v:3: Assertion failed in TOP.a.held: 'assert' failed.\n";
        let mut failure = Failure::read("a", text, 0, 0);
        failure.kind = FailureKind::Assumption;
        assert_eq!(failure.to_string(), "assumption `held` of `a` was broken in cycle 0 (a.v:3)");
    }
}
