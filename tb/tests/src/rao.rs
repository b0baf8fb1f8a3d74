//! Remote atomic operations for tests.
use nic_spec::message::{Choice, RaoOperation, RaoRequest};
use nic_tb::Generator;

/// A number, often one at which something changes.
pub fn any_number(random: &mut Generator) -> u64 {
    const EDGES: [u64; 8] = [
        0,
        1,
        u64::MAX,
        1 << 63,
        (1 << 63) - 1,
        0xffff_ffff,
        1 << 31 | 1 << 32,
        0x7fff_ffff_7fff_ffff,
    ];
    match random.below(3) {
        0 => *random.pick(&EDGES),
        1 => random.below(4) | random.below(4) << 32,
        _ => random.bits(64),
    }
}

/// A known operation on that word, a multiple of 8.
pub fn any_request(random: &mut Generator, word: u64) -> RaoRequest {
    let is_long = random.chance(1, 2);
    let operation = random.pick(RaoOperation::ALL).code().into();
    let offset = if is_long { 0 } else { 4 * random.below(2) };
    let (operand, compare) = (any_number(random), any_number(random));
    RaoRequest { tag: 0, operation, is_long, address: word + offset, operand, compare }
}

/// Adds to a number of 8 bytes.
pub fn addition(tag: u64, address: u64, operand: u64) -> RaoRequest {
    let operation = RaoOperation::FetchAdd.code().into();
    RaoRequest { tag, operation, is_long: true, address, operand, compare: 0 }
}
