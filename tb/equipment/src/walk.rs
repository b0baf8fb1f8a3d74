//! Runs any module on random traffic while every stream port is watched (S2, S3, S5, S6, S7, S8).
//!
//! Most modules take any traffic. One that promises itself something about its inputs (an id comes
//! back only if it was given out) needs [`Traffic`] of its own, which sees all transfers.
use std::collections::BTreeMap;

use nic_sim::Design;
use nic_sim::design::GroupKind;

use crate::bench::{Bench, Options};
use crate::port::{PortAccess, Words};
use crate::seed::Generator;
use crate::stall::Stall;

/// What is sent into a module that one walks over.
pub trait Traffic {
    /// The next payload for a stream or pulse into the module; `None`: nothing now.
    fn next(&mut self, port: &PortAccess, generator: &mut Generator) -> Option<Words>;

    /// The value of a level into the module; asked for during reset only.
    fn level(&mut self, port: &PortAccess, generator: &mut Generator) -> Words {
        port.random(generator)
    }

    /// A payload moved at some port.
    fn moved(&mut self, _port: &PortAccess, _words: &[u32]) {}

    /// The module was reset; what was under way is lost.
    fn reset(&mut self) {}
}

/// Random payloads. Beats of packets (`keep` and `last`) form packets of 1 to 5 beats, of which
/// only the last is partial; single-bit `last` alone ends packets likewise.
#[derive(Clone, Debug, Default)]
pub struct RandomTraffic {
    /// Beats that the present packet of each port still has, its last one excluded.
    beats_left: BTreeMap<usize, u64>,
}

impl Traffic for RandomTraffic {
    fn next(&mut self, port: &PortAccess, generator: &mut Generator) -> Option<Words> {
        let mut words = port.random(generator);
        if port.width("last") == Some(1) {
            let left = self.beats_left.entry(port.index).or_insert_with(|| generator.below(5));
            let is_last = *left == 0;
            if let Some(last) = port.field_mut(&mut words, "last") {
                last[0] = u32::from(is_last);
            }
            if let Some(width) = port.width("keep") {
                let width = u64::from(width);
                let kept = if is_last { generator.within(1..=width) } else { width };
                if let Some(keep) = port.field_mut(&mut words, "keep") {
                    fill_from_zero(keep, kept);
                }
            }
            *left = left.saturating_sub(1);
            if is_last {
                self.beats_left.remove(&port.index);
            }
        }
        Some(words)
    }

    fn reset(&mut self) {
        self.beats_left.clear();
    }
}

/// Sets the lowest `count` bits and clears the others.
fn fill_from_zero(words: &mut [u32], count: u64) {
    for (index, word) in words.iter_mut().enumerate() {
        let bits = count.saturating_sub(32 * index as u64).min(32);
        *word = ((1_u64 << bits) - 1) as u32;
    }
}

/// Walks over a module for `cycles` cycles, with resets in the middle and probes in every cycle.
/// Returns how many payloads moved.
///
/// # Panics
/// If a rule is broken, a property of the module fails, or nothing moves at all.
pub fn walk(
    design: &'static Design,
    source: Stall,
    sink: Stall,
    cycles: u64,
    traffic: &mut dyn Traffic,
) -> u64 {
    let mut bench = Bench::any(design, &Options::new(source, sink));
    bench.probe_every(1);
    let groups = |wanted: fn(&nic_sim::design::Group) -> bool| -> Vec<usize> {
        (0..design.groups.len()).filter(|&index| wanted(&design.groups[index])).collect()
    };
    use nic_sim::design::Direction::Input;
    let inputs = groups(|group| group.direction == Input && group.kind != GroupKind::Level);
    let levels = groups(|group| group.direction == Input && group.kind == GroupKind::Level);
    let mut moved = 0;
    bench.take_transfers();
    // Three parts: as it is, after a reset in the middle of traffic, and with sinks that wait.
    for part in 0..3 {
        traffic.reset();
        for &index in &levels {
            let access = bench.access(index).clone();
            let words = traffic.level(&access, bench.generator());
            bench.set_level_words(index, &words);
        }
        bench.reset();
        bench.sinks_wait_for_valid(part == 2);
        let mut moved_here = 0;
        let mut still = 0;
        for _ in 0..cycles / 3 {
            for &index in &inputs {
                if bench.waiting(index) == 0 {
                    let access = bench.access(index).clone();
                    if let Some(words) = traffic.next(&access, bench.generator()) {
                        bench.send_words(index, words);
                    }
                }
            }
            bench.step();
            let transfers = bench.take_transfers();
            still = if transfers.is_empty() { still + 1 } else { 0 };
            assert!(still < STILL, "S8: nothing moved for {STILL} cycles");
            for (index, words) in &transfers {
                traffic.moved(bench.access(*index), words);
            }
            moved_here += transfers.len() as u64;
        }
        assert!(moved_here > 0 || inputs.is_empty(), "S8: nothing moved in {} cycles", cycles / 3);
        moved += moved_here;
    }
    bench.dismiss();
    moved
}

/// Cycles in which nothing moves after which a walk gives up: four bursts of both sides.
const STILL: u64 = 8 * Stall::BURST;
