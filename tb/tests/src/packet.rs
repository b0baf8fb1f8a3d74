//! Payloads of which a test must know where a packet ends and where it came from.
use nic_spec::message::{Beat, Wide, Word};
use nic_tb::Generator;

use crate::traffic::Random;

/// A payload that may be part of a packet, and carries a mark of its source.
pub trait Packet: Random {
    /// Whether it ends its packet; true for one that is a packet of its own.
    fn is_last(&self) -> bool;
    /// The same payload with the number of a source, below 16, in its data.
    fn marked(self, source: usize) -> Self;
    /// The number in its data.
    fn mark(&self) -> usize;

    /// So many payloads of that source: whole packets, marked.
    fn draw_marked(generator: &mut Generator, count: usize, source: usize) -> Vec<Self> {
        Self::draw(generator, count).into_iter().map(|payload| payload.marked(source)).collect()
    }
}

/// Four bits that give the mark together with their random neighbours: so no bit of the data is the
/// same in all payloads of a source.
fn hidden(mark: usize, neighbour: u32) -> u32 {
    (mark as u32 ^ neighbour) & 0xf
}

impl<const BYTES: usize> Packet for Beat<BYTES> {
    fn is_last(&self) -> bool {
        self.last
    }
    fn marked(mut self, source: usize) -> Self {
        let high = u32::from(self.data[0] >> 4);
        self.data[0] = self.data[0] & 0xf0 | hidden(source, high) as u8;
        self
    }
    fn mark(&self) -> usize {
        usize::from((self.data[0] ^ self.data[0] >> 4) & 0xf)
    }
}

impl<const BITS: usize> Packet for Word<BITS> {
    fn is_last(&self) -> bool {
        true
    }
    fn marked(self, source: usize) -> Self {
        let mut words = self.data.words().to_vec();
        words[0] = words[0] & !0xf | hidden(source, words[0] >> 4);
        Self { data: Wide::from_words(&words) }
    }
    fn mark(&self) -> usize {
        let word = self.data.words()[0];
        ((word ^ word >> 4) & 0xf) as usize
    }
}
