//! What a module promises about time and waiting: the checkable half of its header. The module
//! states it once; the Verilog header, the list of modules and the bench that measures it read it.

/// The promises of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contract {
    /// Name of the type: file, model, test and mutants are named after it.
    pub module: &'static str,
    /// One line: what it does.
    pub summary: &'static str,
    /// Where the idea comes from.
    pub source: Source,
    /// Cycles from a transfer on an input to the first offer of its result; `None` where there is
    /// no such pair.
    pub latency: Option<Latency>,
    /// Cycles between transfers on the busiest port when nothing stalls.
    pub interval: u32,
    /// Stream ports whose far side the module may wait for (S8). Those that end with `?` are there in
    /// some modules of the type only.
    pub waits_on: &'static [&'static str],
    /// Combinational paths from an input port to an output port (S5); none for most modules.
    pub transparent: &'static [(&'static str, &'static str)],
}

/// A place in the literature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// Short name of the paper, or the design document.
    pub paper: &'static str,
    /// Section.
    pub section: &'static str,
}

/// Bounds on a latency, in cycles of the module's clock: 1 means the cycle after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Latency {
    /// At least this many cycles.
    pub least: u32,
    /// At most this many cycles.
    pub most: u32,
    /// The input port whose transfer starts the count.
    pub after: &'static str,
}

impl Latency {
    /// Exactly so many cycles after a transfer on `after`.
    pub const fn exactly(cycles: u32, after: &'static str) -> Self {
        Self { least: cycles, most: cycles, after }
    }
}
