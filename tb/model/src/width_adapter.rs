//! What a width adapter should do: cut packets into beats of another width.
use nic_spec::message::Beat;

/// What a beat of any width carries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The bytes that belong to the packet.
    pub bytes: Vec<u8>,
    /// Whether it ends the packet.
    pub last: bool,
}

impl<const BYTES: usize> From<&Beat<BYTES>> for Piece {
    fn from(beat: &Beat<BYTES>) -> Self {
        let kept = (0..BYTES).filter(|byte| beat.keep >> byte & 1 == 1);
        Self { bytes: kept.map(|byte| beat.data[byte]).collect(), last: beat.last }
    }
}

/// A packet in pieces of so many bytes.
pub fn cut(packet: &[u8], bytes: usize) -> Vec<Piece> {
    let count = packet.len().div_ceil(bytes);
    let pieces = packet.chunks(bytes).enumerate();
    pieces.map(|(i, bytes)| Piece { bytes: bytes.to_vec(), last: i + 1 == count }).collect()
}

/// An adapter to beats of so many bytes.
#[derive(Clone, Debug)]
pub struct WidthAdapter {
    sink_bytes: usize,
    packet: Vec<u8>,
}

impl WidthAdapter {
    /// An adapter that holds nothing.
    pub fn new(sink_bytes: usize) -> Self {
        Self { sink_bytes, packet: Vec::new() }
    }

    /// Takes a beat. With the last one of a packet it gives all that the packet becomes.
    pub fn accept(&mut self, beat: impl Into<Piece>) -> Vec<Piece> {
        let Piece { bytes, last } = beat.into();
        self.packet.extend(bytes);
        if !last {
            return Vec::new();
        }
        cut(&std::mem::take(&mut self.packet), self.sink_bytes)
    }
}
