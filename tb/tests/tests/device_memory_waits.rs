//! What an access waits for in the adapter, cycle by cycle, with stubs for its queues: for those of the other
//! kind of its own line, and for none of another line, whichever place that has among those outstanding.
use std::collections::VecDeque;

use nic_tb::Generator;
use nic_tests::device_memory::stubs::{CHANNELS, parts};
use nic_tests::parts::Parts;

/// Outstanding reads, and outstanding writes, of a channel.
const OUTSTANDING: usize = 4;
/// Lines that are asked for: few, so that many are outstanding already.
const LINES: u64 = 8;
const CYCLES: usize = 60_000;

/// A channel: what is outstanding, oldest first, and how often one of a kind was seen to wait or to go.
struct Channel {
    number: usize,
    reads: VecDeque<u64>,
    writes: VecDeque<u64>,
    /// The request at the head of the queue: whether it writes, and its line.
    head: Option<(bool, u64)>,
    /// Requests of each kind that waited for their line, and that passed other lines.
    waited: [usize; 2],
    passed: [usize; 2],
}

impl Channel {
    fn new(number: usize) -> Self {
        let [reads, writes] = [VecDeque::new(), VecDeque::new()];
        Self { number, reads, writes, head: None, waited: [0; 2], passed: [0; 2] }
    }

    fn part(&self, name: &str) -> String {
        format!("channel_{}_{name}", self.number)
    }

    /// What its queues and its memory say in this cycle.
    fn give(&mut self, parts: &mut Parts, generator: &mut Generator) {
        if self.head.is_none() && generator.chance(7, 8) {
            self.head = Some((generator.chance(1, 2), generator.below(LINES)));
        }
        parts.set_number(&self.part("requests.sink_valid"), u64::from(self.head.is_some()));
        if let Some((writes, line)) = self.head {
            parts.set_number(&self.part("requests.sink_write"), u64::from(writes));
            // The channel is in the bit below.
            parts.set_number(&self.part("requests.sink_line_address"), 2 * line);
        }
        for part in ["write_addresses", "write_beats", "read_addresses"] {
            let is_ready = u64::from(generator.chance(7, 8));
            parts.set_number(&self.part(&format!("{part}.source_ready")), is_ready);
        }
        let has_room = u64::from(self.reads.len() < OUTSTANDING);
        parts.set_number(&self.part("tags.source_ready"), has_room);
        parts.set_number(&self.part("tags.sink_valid"), u64::from(!self.reads.is_empty()));
        let mut ends = || u64::from(generator.chance(1, 4));
        let response = format!("write_response_{}_valid", self.number);
        parts.set_number(&response, ends());
        parts.set_number(&self.part("read_beats.sink_valid"), ends());
    }

    /// What begins and what ends in this cycle.
    fn expect(&mut self, parts: &Parts) {
        let number = self.number;
        let is = |place: &str| parts.number(&format!("channel_{number}_{place}")) == 1;
        let (wants_write, line) = self.head.unwrap_or_default();
        let others = if wants_write { &self.reads } else { &self.writes };
        let waits = others.contains(&line);
        let has_room = match wants_write {
            true => is("write_addresses.source_ready") && is("write_beats.source_ready"),
            false => is("read_addresses.source_ready") && is("tags.source_ready"),
        };
        let is_free = !wants_write || self.writes.len() < OUTSTANDING;
        let goes = self.head.is_some() && !waits && is_free && has_room;
        let kind = if wants_write { "write" } else { "read" };
        for (place, begins) in [
            ("write_addresses.source_valid", goes && wants_write),
            ("write_beats.source_valid", goes && wants_write),
            ("read_addresses.source_valid", goes && !wants_write),
            ("tags.source_valid", goes && !wants_write),
        ] {
            let outstanding = (&self.reads, &self.writes);
            assert_eq!(is(place), begins, "`{place}`: {kind} of {line} beside {outstanding:?}");
        }
        if self.head.is_some() {
            assert_eq!(is("requests.sink_ready"), goes);
            self.waited[usize::from(wants_write)] += usize::from(waits);
            let passes = goes && others.len() == OUTSTANDING;
            self.passed[usize::from(wants_write)] += usize::from(passes);
        }
        let write_ends = parts.number(&format!("write_response_{number}_valid")) == 1;
        let read_ends = is("tags.sink_valid") && is("tags.sink_ready");
        if write_ends {
            self.writes.pop_front();
        }
        if read_ends {
            self.reads.pop_front();
        }
        if goes {
            let outstanding = if wants_write { &mut self.writes } else { &mut self.reads };
            outstanding.push_back(line);
            self.head = None;
        }
    }
}

#[test]
fn an_access_waits_for_its_own_line_and_for_no_other() {
    let mut parts = parts();
    let mut generator = nic_tb::seed::generator();
    parts.reset();
    let mut channels: Vec<Channel> = (0..CHANNELS).map(Channel::new).collect();
    for _ in 0..CYCLES {
        channels.iter_mut().for_each(|channel| channel.give(&mut parts, &mut generator));
        parts.set_number("memory_answer_ready", u64::from(generator.chance(3, 4)));
        parts.settle();
        channels.iter_mut().for_each(|channel| channel.expect(&parts));
        parts.tick();
    }
    for Channel { waited, passed, .. } in channels {
        let seen = waited.iter().chain(&passed);
        assert!(seen.clone().all(|count| *count > 20), "waited {waited:?}, passed {passed:?}");
    }
}
