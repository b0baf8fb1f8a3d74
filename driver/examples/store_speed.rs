//! How fast messages are stored, beside a plain loop of the same stores: `make store-speed`.
//!
//! Both store into ordinary memory, because no device is here: what is measured is the driver's own work. The loop
//! makes the same stores: of each message a word with its length, the words of its frame, and what is left of it. It
//! knows that all are legal, and where the address space ends only between messages. The two take turns, and the
//! fastest of many turns counts for each.
use std::hint::black_box;
use std::time::Instant;

use nic_driver::{Format, LengthOrder, MappedWindow, Reuse, StoreQueue, StoreWindow};

const LINE_BYTES: usize = 64;
const SPACE_BYTES: usize = 1 << 16;
const HEADER_BYTES: usize = 4;
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
        alignment_bytes: 4,
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
    for bytes in [56, 60, 61, 120, 248, 504, 1_500, 9_000] {
        let each = (bytes + HEADER_BYTES).next_multiple_of(4);
        let messages = SPACE_BYTES / each;
        let count = messages as f64 * each as f64 / LINE_BYTES as f64;
        let (of_messages, of_loop) = fastest(
            || {
                // The loop begins at the first address, too.
                queue.begin_again();
                for _ in 0..messages {
                    let pieces: [&[u8]; 2] = [&header, black_box(&frame[..bytes])];
                    queue.send(&pieces).expect("legal");
                }
            },
            || {
                plain.fence();
                for at in (0..messages).map(|number| each * number) {
                    let (words, last) = black_box(&frame[..bytes]).as_chunks();
                    plain.store(at, &[(bytes as u32).to_le_bytes()]);
                    plain.store(at + 4, words);
                    if !last.is_empty() {
                        let bytes = last.iter().zip([0, 8, 16]);
                        let word = bytes.fold(0, |word, (byte, at)| word | u32::from(*byte) << at);
                        plain.store(at + 4 + 4 * words.len(), &[word.to_le_bytes()]);
                    }
                }
            },
        );
        println!(
            "{bytes:11}  {:5.2}  {:21.2}  {:17.2}  {:5.2}",
            each as f64 / LINE_BYTES as f64,
            of_messages / count,
            of_loop / count,
            of_messages / of_loop,
        );
    }
}
