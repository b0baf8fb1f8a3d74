//! A function that modifies lines, for tests: of each word of eight bytes that is written whole it adds the request's to
//! the line's, or compares and swaps; other bytes that are written are the request's.
use nic_spec::message::LineModification;

/// In the byte behind a word, if that is not written: the word is written if the line has the word that stands two
/// further on in the request. Else both are added.
pub const COMPARE: u8 = 1;

/// What it makes of a line; bytes that are not written may be anything.
pub fn modified(of: &LineModification) -> [u8; 64] {
    let is_written = |byte: usize| of.byte_enable >> (byte % 64) & 1 == 1;
    let word = |line: &[u8; 64], number: usize| {
        let from = number % 8 * 8;
        u64::from_le_bytes(line[from..from + 8].try_into().expect("eight bytes"))
    };
    let mut made = of.data;
    for number in 0..8 {
        let bytes = 8 * number..8 * number + 8;
        if !bytes.clone().all(is_written) {
            continue;
        }
        let behind = (8 * number + 8) % 64;
        let (old, given) = (word(&of.line, number), word(&of.data, number));
        let is_compared = !is_written(behind) && of.data[behind] == COMPARE;
        let new = match is_compared {
            true if old == word(&of.data, number + 2) => given,
            true => old,
            false => old.wrapping_add(given),
        };
        made[bytes].copy_from_slice(&new.to_le_bytes());
    }
    // Nobody is to rely on bytes that are not written.
    (0..64).filter(|byte| !is_written(*byte)).for_each(|byte| made[byte] = !of.line[byte]);
    made
}
