//! Remote atomic operations: what becomes of a number, what is written in a line, and what may have happened to a word that
//! others write, too.
pub mod history;

use nic_spec::message::{Choice, LineModification, RaoOperation, RaoUnitFault};

/// The number of 8 or 4 bytes that takes the place of `old`.
pub fn applied(operation: RaoOperation, bytes: usize, old: u64, operand: u64, compare: u64) -> u64 {
    match bytes {
        4 => u64::from(of_four(operation, old as u32, operand as u32, compare as u32)),
        _ => of_eight(operation, old, operand, compare),
    }
}

fn of_eight(operation: RaoOperation, old: u64, operand: u64, compare: u64) -> u64 {
    match operation {
        RaoOperation::FetchAdd => old.wrapping_add(operand),
        RaoOperation::Swap => operand,
        RaoOperation::CompareSwap if old == compare => operand,
        RaoOperation::CompareSwap => old,
        RaoOperation::And => old & operand,
        RaoOperation::Or => old | operand,
        RaoOperation::Xor => old ^ operand,
        RaoOperation::MinimumUnsigned => old.min(operand),
        RaoOperation::MaximumUnsigned => old.max(operand),
        RaoOperation::MinimumSigned => (old as i64).min(operand as i64) as u64,
        RaoOperation::MaximumSigned => (old as i64).max(operand as i64) as u64,
    }
}

fn of_four(operation: RaoOperation, old: u32, operand: u32, compare: u32) -> u32 {
    match operation {
        RaoOperation::MinimumSigned => (old as i32).min(operand as i32) as u32,
        RaoOperation::MaximumSigned => (old as i32).max(operand as i32) as u32,
        _ => of_eight(operation, old.into(), operand.into(), compare.into()) as u32,
    }
}

/// The line that is written for a request with `CoModify`.
///
/// # Errors
/// Why it is refused; then the line stays as it is.
pub fn modified(of: &LineModification) -> Result<[u8; 64], RaoUnitFault> {
    let word = (0..8).find(|word| of.byte_enable == 0xff << (8 * word));
    let first = 8 * word.ok_or(RaoUnitFault::NotAWord)?;
    // The operands are in the other half.
    let says = if first < 32 { &of.data[32..] } else { &of.data[..32] };
    let number = |from: usize, bytes: &[u8]| {
        u64::from_le_bytes(bytes[from..from + 8].try_into().expect("eight bytes"))
    };
    let (operand, compare, expected) = (number(0, says), number(8, says), number(16, says));
    let operation = RaoOperation::from_code(u32::from(says[24] & 0xf));
    let operation = operation.ok_or(RaoUnitFault::UnknownOperation)?;
    let [lower, upper, is_predicted] = [4, 5, 6].map(|bit| says[24] >> bit & 1 == 1);
    let old = number(first, &of.line);
    let new = match (lower, upper) {
        (false, false) => return Err(RaoUnitFault::UnknownOperation),
        _ if is_predicted && old == expected => number(first, &of.data),
        (true, true) => applied(operation, 8, old, operand, compare),
        (true, false) => old >> 32 << 32 | applied(operation, 4, old, operand, compare),
        (false, true) => {
            let [old_high, operand, compare] = [old, operand, compare].map(|word| word >> 32);
            applied(operation, 4, old_high, operand, compare) << 32 | old & 0xffff_ffff
        }
    };
    let mut line = of.line;
    line[first..first + 8].copy_from_slice(&new.to_le_bytes());
    Ok(line)
}
