//! Which lines are used, who writes which bytes of them, and when the host uses them.
use std::ops::Range;

use nic_tb::Generator;

use super::flip::PAGE_LINES;

/// Processors.
pub(super) const CORES: usize = 4;
/// Writers: the processors, then the ports.
const WRITERS: u64 = CORES as u64 + 2;
/// Bytes that have one writer.
const CHUNK: u64 = 4;
/// The first line of device memory, a multiple of the size of the largest.
pub(super) const DEVICE_BEGIN: u64 = 1 << 22;
/// The line after its last, for the smallest.
pub(super) const DEVICE_END: u64 = DEVICE_BEGIN + 16 * PAGE_LINES;
/// Pages of device memory that are used.
pub(super) const DEVICE_PAGES: u64 = 2;
/// Cycles after which the host leaves a page of device memory alone, or no longer does: otherwise none
/// would stay in device-bias.
const HOST_LEAVES: u64 = 8_000;

/// So many lines of host memory, and so many of device memory.
pub(super) fn used(lines: u64, device_lines: u64) -> impl Iterator<Item = u64> {
    let of_device =
        (0..device_lines).map(|i| DEVICE_BEGIN + i % DEVICE_PAGES * PAGE_LINES + i / DEVICE_PAGES);
    (0..lines).chain(of_device)
}

/// Who writes these bytes: lines of each writer's own in turn, and lines that all share.
fn writer(address: u64) -> u64 {
    let line = address / 64;
    match line % 3 {
        0 => line / 3 % WRITERS,
        1 => CORES as u64 + line / 3 % 2,
        _ => (line / 3 + address / CHUNK) % WRITERS,
    }
}

/// The bytes of a line that somebody writes: all of it, or one chunk.
pub(super) fn own_run(line: u64, who: u64, random: &mut Generator) -> Option<Range<u64>> {
    let whole = 64 * line..64 * line + 64;
    let chunks = whole.clone().step_by(CHUNK as usize);
    let own: Vec<u64> = chunks.filter(|at| writer(*at) == who).collect();
    match own.len() {
        0 => None,
        16 if random.chance(3, 4) => Some(whole),
        _ => {
            let from = *random.pick(&own);
            Some(from..from + CHUNK)
        }
    }
}

/// Whether the host uses the line freely, and may be given copies by the device.
pub(super) fn host_uses(line: u64, cycle: u64, passes_by: bool) -> bool {
    let is_its_turn = (cycle / HOST_LEAVES + line / PAGE_LINES).is_multiple_of(2);
    line < DEVICE_BEGIN || !passes_by && is_its_turn
}
