//! Phases in which only a few channels of the link move, or a port takes no answers: whatever needs no other
//! channel must have ended when such a phase ends.
use nic_host::{DeviceReady, Lane, Moving, ToDevice};
use nic_tb::Generator;

/// Cycles of a phase. Longer than whatever needs nothing but the device takes.
const PHASE: u64 = 600;
/// Cycles after which what waits for nothing but the device and its memory has ended.
pub const LONG: u64 = 300;
/// Cycles of a phase in which a port takes no answers, at least: the other one waits for the host meanwhile.
const PORT_PHASE: u64 = 6_000;
/// A port that is owed answers and gets none for so many cycles is held up.
pub const ANSWERED: u64 = 4_000;

/// What moves in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Everything.
    Open,
    /// These channels.
    Only(Moving),
    /// All channels, and this port takes no answers.
    PortWaits(usize),
}

/// Groups of channels that need no other.
const GROUPS: [&[Lane]; 6] = [
    &[Lane::H2dRequest, Lane::D2hResponse],
    // Answers to snoops pile up beside the lines, and lines beside the answers.
    &[Lane::H2dRequest, Lane::D2hData],
    &[Lane::H2dRequest, Lane::H2dResponse, Lane::D2hResponse],
    &[Lane::M2sWrite, Lane::S2mResponse],
    &[Lane::M2sRequest, Lane::M2sWrite, Lane::S2mResponse, Lane::S2mData],
    // Nothing but what the device asks for.
    &[
        Lane::D2hResponse,
        Lane::D2hData,
        Lane::S2mResponse,
        Lane::S2mData,
        Lane::H2dRequest,
        Lane::H2dResponse,
        Lane::H2dData,
        Lane::M2sRequest,
        Lane::M2sWrite,
    ],
];

/// The phases of a run: one in which everything moves between two others.
pub struct Closings {
    /// What moves now.
    pub phase: Phase,
    began: u64,
    ends: u64,
    /// Cycles for which a snoop, a write and a request of the host have waited at the device.
    waits: [u64; 3],
    /// Phases that have ended and in which not everything moved.
    pub done: u64,
}

impl Closings {
    /// Everything moves.
    pub fn new() -> Self {
        Self { phase: Phase::Open, began: 0, ends: 0, waits: [0; 3], done: 0 }
    }

    /// The next phase, if this one has ended: gives the one that has.
    pub fn step(&mut self, now: u64, random: &mut Generator) -> Option<Phase> {
        if !self.is_over(now) {
            return None;
        }
        let before = self.phase;
        let (phase, cycles) = match before {
            Phase::Open if self.ends > 0 => match random.below(16) {
                0..2 => (Phase::PortWaits(random.below(2) as usize), PORT_PHASE),
                2..7 => (
                    Phase::Only(Moving::only(GROUPS[random.below(GROUPS.len() as u64) as usize])),
                    PHASE,
                ),
                // What the others bring piles up behind it.
                7..11 => (Phase::Only(Moving::all_but(*random.pick(&Lane::ALL))), PHASE),
                _ => (Phase::Only(Moving::only(&[*random.pick(&Lane::ALL)])), PHASE),
            },
            _ => (Phase::Open, random.within(500..=3_000)),
        };
        self.done += u64::from(before != Phase::Open);
        (self.phase, self.began, self.ends) = (phase, now, now + cycles);
        Some(before)
    }

    /// The phase goes on for some time; gives whether it may, which it may not for ever.
    pub fn extend(&mut self, now: u64) -> bool {
        self.ends = now + PHASE;
        now < self.began + 10 * PORT_PHASE
    }

    /// Whether the phase is over.
    pub fn is_over(&self, now: u64) -> bool {
        now >= self.ends
    }

    /// The channels that move.
    pub fn moving(&self) -> Moving {
        match self.phase {
            Phase::Only(moving) => moving,
            Phase::Open | Phase::PortWaits(_) => Moving::ALL,
        }
    }

    /// A cycle of the link.
    pub fn observe(&mut self, offered: &ToDevice, ready: DeviceReady) {
        let waits = [
            offered.h2d_request.is_some() && !ready.h2d_request,
            offered.m2s_write.is_some() && !ready.m2s_write,
            offered.m2s_request.is_some() && !ready.m2s_request,
        ];
        for (cycles, waits) in self.waits.iter_mut().zip(waits) {
            *cycles = if waits { *cycles + 1 } else { 0 };
        }
    }

    /// What has waited at the device for long, although all that it needs has moved.
    pub fn waiting(&self, moving: Moving) -> Vec<&'static str> {
        let groups: [(&str, &[Lane]); 3] = [
            ("a snoop", &[Lane::H2dRequest, Lane::D2hResponse]),
            ("a write of the host", &[Lane::M2sWrite, Lane::S2mResponse]),
            ("a request of the host", &[Lane::M2sRequest, Lane::S2mResponse, Lane::S2mData]),
        ];
        let long = groups.iter().zip(self.waits).filter(|(_, cycles)| *cycles > LONG);
        long.filter(|((_, lanes), _)| moving.has_all(lanes)).map(|((what, _), _)| *what).collect()
    }
}
