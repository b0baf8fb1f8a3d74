//! What a synchronizer should do: show what was there two clock edges ago.

/// The last two values.
#[derive(Clone, Copy, Default, Debug)]
pub struct Synchronizer {
    settling: u64,
    settled: u64,
}

impl Synchronizer {
    /// A clock edge at which `value` stands at the source.
    pub fn edge(&mut self, value: u64) {
        self.settled = self.settling;
        self.settling = value;
    }

    /// What the reader sees.
    pub fn value(&self) -> u64 {
        self.settled
    }
}
