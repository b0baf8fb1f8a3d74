//! What a packet queue should give out: the packets that fit and ended well, in order; and what it
//! should count of the others.

/// Packets as they came, and what is kept of them.
#[derive(Clone, Debug)]
pub struct PacketQueue<P> {
    depth: usize,
    coming: Vec<P>,
    /// Packets that ended with an error.
    pub damaged: u64,
    /// Packets of more beats than there are places.
    pub oversized: u64,
}

impl<P> PacketQueue<P> {
    /// A queue of so many beats.
    pub fn new(depth: usize) -> Self {
        Self { depth, coming: Vec::new(), damaged: 0, oversized: 0 }
    }

    /// A beat comes; the packet that it makes whole. `error` counts with `last`.
    pub fn push(&mut self, beat: P, last: bool, error: bool) -> Option<Vec<P>> {
        self.coming.push(beat);
        if !last {
            return None;
        }
        let packet = std::mem::take(&mut self.coming);
        if packet.len() > self.depth {
            self.oversized += 1;
            return None;
        }
        if error {
            self.damaged += 1;
            return None;
        }
        Some(packet)
    }

    /// All is lost, the packet that comes in included.
    pub fn reset(&mut self) {
        *self = Self::new(self.depth);
    }
}
