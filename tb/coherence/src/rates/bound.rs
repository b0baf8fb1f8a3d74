//! What bounds a rate, from arithmetic.
use nic_host::link::flit::Kind::{self, Line, Request, Response};
use nic_host::link::flit::{self, Packer};

/// What a line costs, of each thing that there is.
#[derive(Clone, Copy)]
pub(super) struct Cost {
    /// Requests at the ports, of which there are two.
    pub requests: f64,
    /// Messages of the channel that is used most.
    pub messages: f64,
    /// Operations of a bank.
    pub operations: f64,
    /// Banks that take part.
    pub banks: f64,
    /// Cycles of the host for which its number is in use.
    pub held: f64,
    /// What goes over the link.
    pub traffic: &'static Traffic,
}

/// Messages of a line.
pub(super) struct Traffic {
    up: &'static [Kind],
    down: &'static [Kind],
}

impl Traffic {
    pub const NONE: Self = Self { up: &[], down: &[] };
    pub const READ: Self = Self { up: &[Request], down: &[Line] };
    pub const SHARED: Self = Self { up: &[Request], down: &[Response, Line] };
    pub const WRITE: Self = Self { up: &[Request, Line], down: &[Response] };
    pub const WEAK_WRITE: Self = Self { up: &[Request, Line], down: &[Response, Response] };
    pub const OWN_AND_EVICT: Self =
        Self { up: &[Request, Request, Line], down: &[Response, Response] };

    /// Lines in a flit, of each direction the fewer, if as many wait as a flit can hold.
    fn lines_in_a_flit(&self) -> f64 {
        const LINES: u64 = 1024;
        let flits = |formats, kinds: &[Kind]| {
            let mut packer = Packer::new(formats, 1.0);
            for _ in 0..LINES {
                kinds.iter().for_each(|kind| packer.send(0, *kind));
            }
            packer.run(u64::from(u32::MAX), |_, _| {});
            packer.flits() as f64
        };
        LINES as f64 / flits(&flit::UP, self.up).max(flits(&flit::DOWN, self.down))
    }
}

impl Cost {
    pub const HIT: Self = Self {
        requests: 1.0,
        messages: 0.0,
        operations: 1.0,
        banks: 2.0,
        held: 0.0,
        traffic: &Traffic::NONE,
    };

    /// Lines in a cycle at most, and what it is that bounds them.
    pub fn bound(self, limits: Limits) -> (f64, &'static str) {
        let Self { requests, messages, operations, banks, held, traffic } = self;
        let flits = limits.flits.map(|rate| (rate * traffic.lines_in_a_flit(), "flits"));
        let bounds = [
            (2.0 / requests, "ports"),
            (limits.sets as f64 / messages, "a channel"),
            (banks / operations, "banks"),
            (limits.entries / held, "outstanding lines"),
        ];
        let least = bounds.into_iter().chain(flits).min_by(|a, b| a.0.total_cmp(&b.0));
        least.expect("there are some")
    }
}

/// What an engine and its link have.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// Entries of all banks.
    pub entries: f64,
    /// Sets of channels.
    pub sets: usize,
    /// Flits in a cycle, if the link has any.
    pub flits: Option<f64>,
}
