//! Why a command of `flow` stopped: the caller's mistake, or a check that failed.
use std::fmt;

/// Why a command stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    kind: Kind,
    text: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Usage,
    Failed,
}

/// The result of everything in this crate.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// A wrong name or value on the command line; the exit code is 2.
    pub fn usage(text: impl Into<String>) -> Self {
        Self { kind: Kind::Usage, text: text.into() }
    }

    /// Something was tried and did not succeed; the exit code is 1.
    pub fn failed(text: impl Into<String>) -> Self {
        Self { kind: Kind::Failed, text: text.into() }
    }

    /// What the process returns for it.
    pub fn exit_code(&self) -> u8 {
        match self.kind {
            Kind::Usage => 2,
            Kind::Failed => 1,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl std::error::Error for Error {}

impl From<nic_sim::Error> for Error {
    fn from(error: nic_sim::Error) -> Self {
        Self::failed(error.to_string())
    }
}

/// Adds what was being done to an error of the operating system.
pub trait Context<T> {
    /// `failed to <what>: <reason>`.
    fn context(self, what: impl FnOnce() -> String) -> Result<T>;
}

impl<T, E: fmt::Display> Context<T> for std::result::Result<T, E> {
    fn context(self, what: impl FnOnce() -> String) -> Result<T> {
        self.map_err(|reason| Error::failed(format!("failed to {}: {reason}", what())))
    }
}
