//! What AXI4 writes mean: the bytes that go to addresses, and how the burst ends. It works byte by
//! byte from the text of the standard: a beat's first address, its lanes, its strobes.

/// A burst that writes.
#[derive(Clone, Debug)]
pub struct Burst {
    /// Byte address of the first beat.
    pub address: u64,
    /// Two to this power is the number of bytes that a beat may carry.
    pub size: u32,
    /// The beats go to ascending addresses.
    pub is_incrementing: bool,
    /// Of each beat: lanes and strobes.
    pub beats: Vec<(Vec<u8>, u64)>,
}

/// How a burst ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Response {
    /// As asked.
    Okay,
    /// It was refused.
    SlaveError,
    /// Nothing is at its address.
    DecodeError,
}

/// Bytes at their addresses.
pub type Store = Vec<(u64, u8)>;

impl Burst {
    /// The stores, one for each beat that has bytes, into a window of so many bytes.
    pub fn stores(&self, window_bytes: u64) -> (Vec<Store>, Response) {
        let bus_bytes = self.beats.first().map_or(0, |(lanes, _)| lanes.len() as u64);
        let beat_bytes = 1 << self.size;
        let is_supported = self.is_incrementing || self.beats.len() == 1;
        if !is_supported || beat_bytes > bus_bytes {
            return (vec![], Response::SlaveError);
        }
        if self.address >= window_bytes {
            return (vec![], Response::DecodeError);
        }
        let mut stores = vec![];
        let aligned = self.address / beat_bytes * beat_bytes;
        for ((lanes, strobes), number) in self.beats.iter().zip(0..) {
            let line = (aligned + number * beat_bytes) / bus_bytes * bus_bytes;
            let bytes = lanes.iter().zip(0_u64..).filter(|(_, lane)| strobes >> lane & 1 == 1);
            let store: Store = bytes.map(|(byte, lane)| (line + lane, *byte)).collect();
            if !store.is_empty() {
                stores.push(store);
            }
        }
        (stores, Response::Okay)
    }
}
