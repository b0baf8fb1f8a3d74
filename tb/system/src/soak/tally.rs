//! What has become of the frames of one round, or of many.
use std::ops::AddAssign;

/// Where frames have gone, and what happened meanwhile. Every frame that came is in one of the counts that
/// [`Tally::accounted`] adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Frames that the network gave to the card.
    pub came: u64,
    /// Given back to a program, whole and sound.
    pub sound: u64,
    /// Given back to a program, marked as cut because they did not fit their buffers.
    pub truncated: u64,
    /// Given back to a program, marked as damaged on their way through the host's link.
    pub poisoned: u64,
    /// In a ring that stopped itself with a fault that it names, and not given back.
    pub stopped_with_ring: u64,
    /// Dropped by the MAC's side: short, too long, damaged, or no room in the crossing.
    pub refused: u64,
    /// Dropped because the burst memory was full.
    pub memory_full: u64,
    /// Dropped because a ring was stopped.
    pub ring_stopped: u64,
    /// Dropped because a ring had no descriptor.
    pub ring_starved: u64,
    /// Frames that left the card.
    pub left: u64,
    /// Packets that the card did not send because a line of them failed.
    pub failed: u64,
    /// Packets that a ring which stopped itself, or was told to, did not take.
    pub untaken: u64,
    /// Rings started again because they were told to, or had stopped themselves.
    pub restarts: u64,
    /// Rings that stopped themselves.
    pub ring_faults: u64,
    /// Requests of the card that the host answered with an error.
    pub errors: u64,
    /// Lines that the host damaged.
    pub damaged_lines: u64,
    /// Cycles of the host's clock.
    pub cycles: u64,
    /// Rounds.
    pub rounds: u64,
}

impl Tally {
    /// The counts with their names.
    pub fn counts(&self) -> [(&'static str, u64); 18] {
        [
            ("frames that came", self.came),
            ("received whole", self.sound),
            ("received, marked as cut", self.truncated),
            ("received, marked as damaged", self.poisoned),
            ("in a ring when it stopped itself", self.stopped_with_ring),
            ("dropped by the MAC's side", self.refused),
            ("dropped, burst memory full", self.memory_full),
            ("dropped, ring stopped", self.ring_stopped),
            ("dropped, ring without descriptors", self.ring_starved),
            ("frames that left", self.left),
            ("not sent, a line failed", self.failed),
            ("not sent, the ring stopped itself", self.untaken),
            ("rings started again", self.restarts),
            ("rings that stopped themselves", self.ring_faults),
            ("requests answered with an error", self.errors),
            ("lines damaged", self.damaged_lines),
            ("cycles", self.cycles),
            ("rounds", self.rounds),
        ]
    }

    /// Frames that came and are in a count that says where they went.
    pub fn accounted(&self) -> u64 {
        self.sound
            + self.truncated
            + self.poisoned
            + self.stopped_with_ring
            + self.refused
            + self.memory_full
            + self.ring_stopped
            + self.ring_starved
    }
}

impl AddAssign<&Self> for Tally {
    fn add_assign(&mut self, other: &Self) {
        self.came += other.came;
        self.sound += other.sound;
        self.truncated += other.truncated;
        self.poisoned += other.poisoned;
        self.stopped_with_ring += other.stopped_with_ring;
        self.refused += other.refused;
        self.memory_full += other.memory_full;
        self.ring_stopped += other.ring_stopped;
        self.ring_starved += other.ring_starved;
        self.left += other.left;
        self.failed += other.failed;
        self.untaken += other.untaken;
        self.restarts += other.restarts;
        self.ring_faults += other.ring_faults;
        self.errors += other.errors;
        self.damaged_lines += other.damaged_lines;
        self.cycles += other.cycles;
        self.rounds += other.rounds;
    }
}
