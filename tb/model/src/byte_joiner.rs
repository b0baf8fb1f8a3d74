//! What a joiner of bytes should do: packets from pieces.
use nic_spec::message::{Beat, BytePiece};

use crate::width_adapter::cut;

/// The beats of the packets that these pieces are; a packet that does not end gives none.
pub fn joined(pieces: &[BytePiece]) -> Vec<Beat<64>> {
    let mut beats = Vec::new();
    let mut packet = Vec::new();
    for piece in pieces {
        let bytes = piece.data.iter().cycle().skip(piece.first_byte as usize);
        packet.extend(bytes.take(piece.count.min(64) as usize));
        if piece.last {
            beats.extend(cut(&std::mem::take(&mut packet), 64).into_iter().map(|piece| {
                let mut data = [0; 64];
                data[..piece.bytes.len()].copy_from_slice(&piece.bytes);
                Beat { data, keep: u64::MAX >> (64 - piece.bytes.len()), last: piece.last }
            }));
        }
    }
    beats
}
