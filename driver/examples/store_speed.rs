//! How fast messages are stored, beside a plain loop of the same stores: `make store-speed`.
//!
//! Both store into ordinary memory, because no device is here: what is measured is the driver's own work. The two
//! take turns, and the fastest of many turns counts for each.
use std::hint::black_box;
use std::time::Instant;

use nic_driver::{Format, LengthOrder, MappedWindow, Reuse, StoreQueue, StoreWindow};

const LINE_BYTES: usize = 64;
const SPACE_BYTES: usize = 1 << 16;
const HEADER_BYTES: usize = 8;
const TURNS: usize = 2_000;

/// Memory that begins at a multiple of a line.
#[repr(align(64))]
struct Aligned([u8; SPACE_BYTES]);

#[allow(unsafe_code, reason = "the window is given memory that nobody else uses")]
fn window() -> MappedWindow {
    let memory = Box::leak(Box::new(Aligned([0; SPACE_BYTES])));
    // SAFETY: aligned, of that size, never freed, and used by this window only.
    unsafe { MappedWindow::new(memory.0.as_mut_ptr(), SPACE_BYTES) }
}

/// The fastest of some turns of each, in nanoseconds; they take turns.
fn fastest(mut one: impl FnMut(), mut other: impl FnMut()) -> (f64, f64) {
    let mut best = [f64::INFINITY; 2];
    for _ in 0..TURNS {
        let start = Instant::now();
        one();
        let middle = Instant::now();
        other();
        let end = Instant::now();
        best[0] = best[0].min((middle - start).as_nanos() as f64);
        best[1] = best[1].min((end - middle).as_nanos() as f64);
    }
    (best[0], best[1])
}

fn main() {
    let format = Format {
        length_offset: 0,
        length_bytes: 2,
        length_order: LengthOrder::Little,
        uncounted_bytes: HEADER_BYTES,
        alignment_bytes: 8,
        maximum_bytes: 9_216 + HEADER_BYTES,
    };
    // No fence in either, which would hide the rest.
    let reuse = Reuse::CapacityCovers(512);
    let mut queue =
        StoreQueue::new(window(), SPACE_BYTES, format, reuse).expect("the format is legal");
    let mut plain = window();
    let frame = vec![0x5a; 9_216];
    let header = [0; HEADER_BYTES];
    println!("frame bytes  lines  ns per line, messages  ns per line, loop  ratio");
    for bytes in [56, 60, 120, 248, 504, 1_500, 9_000] {
        let each = (bytes + HEADER_BYTES).next_multiple_of(8);
        let messages = 4 * SPACE_BYTES / each;
        let count = messages * each / LINE_BYTES;
        let (of_messages, of_loop) = fastest(
            || {
                for _ in 0..messages {
                    let pieces: [&[u8]; 2] = [&header, &frame[..bytes]];
                    queue.send(black_box(&pieces)).expect("legal");
                }
            },
            || {
                let mut at = 0;
                for _ in 0..messages {
                    let words = frame.as_chunks().0;
                    let count = (each / 8).min((SPACE_BYTES - at) / 8);
                    plain.store(at, black_box(&words[..count]));
                    plain.store(0, black_box(&words[count..each / 8]));
                    at = (at + each) & (SPACE_BYTES - 1);
                }
            },
        );
        println!(
            "{bytes:11}  {:5.2}  {:21.2}  {:17.2}  {:5.2}",
            each as f64 / LINE_BYTES as f64,
            of_messages / count as f64,
            of_loop / count as f64,
            of_messages / of_loop,
        );
    }
}
