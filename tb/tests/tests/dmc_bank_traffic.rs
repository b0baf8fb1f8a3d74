//! The bank of the cache of device memory under random traffic, in every regime of stalls.
use std::collections::BTreeSet;

use nic_model::coherence::Rules;
use nic_tb::Stall;
use nic_tb::seed::is_long;
use nic_tests::device_memory::traffic::Traffic;

#[test]
fn every_byte_read_was_the_last_written() {
    let steps = if is_long() { 20_000 } else { 3_000 };
    let mut seen = Seen::default();
    for (device, host) in Stall::pairs() {
        let mut traffic = Traffic::new(device, host);
        for _ in 0..steps {
            traffic.step(true);
        }
        traffic.drain();
        seen.add(&traffic);
        traffic.rig.bench.dismiss();
    }
    println!("{seen:?}");
    seen.check();
}

/// How often what happened.
#[derive(Default, Debug)]
struct Seen {
    requests: u64,
    host_requests: u64,
    opcodes: BTreeSet<u32>,
    rows: BTreeSet<usize>,
    flips: [u64; 2],
    reversions: u64,
    evictions: u64,
    waits: u64,
    demotions: u64,
}

impl Seen {
    fn add(&mut self, traffic: &Traffic) {
        let status = traffic.status.as_ref().expect("it was drained");
        self.requests += status.requests;
        self.host_requests += status.host_requests;
        self.opcodes.extend(&traffic.opcodes);
        self.rows.extend(&traffic.rows);
        self.flips[0] += traffic.flips[0];
        self.flips[1] += traffic.flips[1];
        self.reversions += status.reversions;
        self.evictions += status.evictions;
        self.waits += status.waits;
        self.demotions += status.demotions;
    }

    fn check(&self) {
        let rules = Rules::specified();
        assert_eq!(self.opcodes.len(), rules.forwards.len(), "requests of the device: {self:?}");
        assert_eq!(self.rows.len(), rules.memory.len(), "requests of the host: {self:?}");
        let counts = [self.reversions, self.evictions, self.waits, self.demotions];
        assert!(self.flips.into_iter().chain(counts).all(|count| count > 0), "{self:?}");
    }
}
