//! Memories against the plain one: every read gives the word that the model has, after exactly so
//! many cycles.
use std::collections::VecDeque;

use nic_model::ram::{Meanwhile, Ram};
use nic_sim::Wrapper;
use nic_tb::{Bench, Generator, OutputPort, Stall};

/// The size of a memory, and what it promises.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Words.
    pub depth: usize,
    /// Bits of a word.
    pub width: usize,
    /// Bits of a lane.
    pub lane_width: usize,
    /// Cycles from a read to its word.
    pub latency: usize,
    /// What a read of a word written in the same cycle gives.
    pub meanwhile: Meanwhile,
}

impl Size {
    /// Lanes of a word.
    pub fn lanes(&self) -> usize {
        self.width / self.lane_width
    }
    fn data_words(&self) -> usize {
        self.width.div_ceil(32)
    }
}

/// A port of the memory: the position of its request, and of its answer if it reads.
#[derive(Clone, Copy, Debug)]
pub struct MemoryPort {
    /// Position of the port that asks.
    pub request: usize,
    /// Position of the port that answers.
    pub answer: Option<usize>,
    /// Whether a request carries data and lanes.
    pub writes: bool,
}

/// Few addresses, so that ports meet; far apart, so that every bit of an address counts. They come
/// in pairs that differ in the lowest bit.
fn addresses(generator: &mut Generator, size: Size) -> Vec<u32> {
    let pairs = size.depth as u64 / 2;
    let drawn = [0, pairs - 1, generator.below(pairs), generator.below(pairs)];
    drawn.iter().flat_map(|pair| [2 * *pair as u32, 2 * *pair as u32 + 1]).collect()
}

/// A random request: address, and for writes the word and its lanes, whole ones often.
fn request(generator: &mut Generator, size: Size, port: MemoryPort, addresses: &[u32]) -> Vec<u32> {
    let mut words = vec![addresses[generator.below(addresses.len() as u64) as usize]];
    if port.writes {
        words.extend(generator.words(size.width as u32));
        let all = u64::MAX >> (64 - size.lanes());
        let lanes = match generator.below(3) {
            0 => all,
            1 if port.answer.is_some() => 0,
            _ => generator.bits(size.lanes() as u32),
        };
        words.push(lanes as u32);
        if size.lanes() > 32 {
            words.push((lanes >> 32) as u32);
        }
    }
    words
}

/// Runs random requests on every port under every source regime and compares every answer, and
/// the cycle in which it comes. Of two ports that write, each has its own addresses, for they must not
/// write one word in one cycle.
pub fn equals_the_model<D: Wrapper, O: OutputPort<D> + Copy>(
    size: Size,
    ports: &[MemoryPort],
    answers: &[O],
) {
    let writers = ports.iter().filter(|port| port.writes).count();
    let mut compared = 0;
    for source_stall in Stall::ALL {
        let mut bench = Bench::<D>::new(source_stall, Stall::Never);
        answers.iter().for_each(|answer| bench.ignore(*answer));
        bench.take_transfers();
        let addresses = addresses(bench.generator(), size);
        let mut model = Ram::new(size.depth, size.lane_width);
        let mut due: VecDeque<(usize, usize, Option<Vec<u32>>)> = VecDeque::new();
        for cycle in 0..1500 {
            for (number, port) in ports.iter().enumerate() {
                if bench.waiting(port.request) == 0 {
                    let mut words = request(bench.generator(), size, *port, &addresses);
                    let lanes = words[1..].iter().skip(size.data_words());
                    if writers > 1 && lanes.into_iter().any(|word| *word != 0) {
                        words[0] = words[0] & !1 | number as u32;
                    }
                    bench.send_words(port.request, words);
                }
            }
            bench.step();
            let moved = bench.take_transfers();
            let before = model.clone();
            for (position, words) in &moved {
                let is_write = |port: &&MemoryPort| port.request == *position && port.writes;
                if ports.iter().any(|port| is_write(&port)) {
                    let data = &words[1..1 + size.data_words()];
                    let lanes = words[1 + size.data_words()..].iter().rev();
                    let lanes = lanes.fold(0, |sum, word| sum << 32 | u64::from(*word));
                    model.write(words[0] as usize, data, lanes, size.lanes());
                }
            }
            for (position, words) in &moved {
                if ports.iter().any(|port| port.answer == Some(*position)) {
                    let at =
                        due.iter().position(|(when, port, _)| (*when, *port) == (cycle, *position));
                    let at = at.unwrap_or_else(|| panic!("a word comes in cycle {cycle} unasked"));
                    let (_, _, expected) = due.remove(at).expect("found above");
                    if let Some(expected) = expected {
                        assert_eq!(*words, expected, "in cycle {cycle}");
                        compared += 1;
                    }
                }
            }
            assert!(due.iter().all(|(when, ..)| *when > cycle), "a word is late in cycle {cycle}");
            for (position, words) in &moved {
                let asked = ports.iter().find(|port| port.request == *position);
                if let Some(answer) = asked.and_then(|port| port.answer) {
                    let seen = match size.meanwhile {
                        Meanwhile::Old => &before,
                        Meanwhile::New => &model,
                    };
                    due.push_back((cycle + size.latency, answer, seen.read(words[0] as usize)));
                }
            }
        }
        bench.dismiss();
    }
    assert!(compared > 500, "only {compared} words were compared");
}
