//! Which slot of a bucket was used longest ago, against a list for each bucket.
use nic_sim::generated::kvs_recency_tiny::KvsRecencyTiny as Device;
use nic_spec::message::{KvsRecencyRequest, KvsVictim};
use nic_tb::{Bench, Stall};

const BUCKETS: u64 = 4;
const SLOTS: u64 = 4;

/// For each bucket its slots, the one that was used longest ago first.
struct Lists(Vec<Vec<u64>>);

impl Lists {
    fn new() -> Self {
        Self((0..BUCKETS).map(|_| (0..SLOTS).collect()).collect())
    }

    fn meet(&mut self, request: &KvsRecencyRequest) -> Option<KvsVictim> {
        let list = &mut self.0[request.index as usize];
        if !request.is_use {
            return Some(KvsVictim { slot: list[0] });
        }
        list.retain(|slot| *slot != request.slot);
        list.push(request.slot);
        None
    }
}

fn draw(bench: &mut Bench<Device>) -> KvsRecencyRequest {
    let generator = bench.generator();
    KvsRecencyRequest {
        index: generator.within(0..=BUCKETS - 1),
        slot: generator.within(0..=SLOTS - 1),
        is_use: generator.chance(2, 3),
    }
}

#[test]
fn the_slot_that_was_used_longest_ago_is_named() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Device>::new(source, sink);
        let mut lists = Lists::new();
        // One requester at a time, so that it is known who is first.
        for round in 0..200 {
            let (request_port, victim_port) = match round % 2 {
                0 => (Device::REQUEST_0, Device::VICTIM_0),
                _ => (Device::REQUEST_1, Device::VICTIM_1),
            };
            for _ in 0..4 {
                let request = draw(&mut bench);
                bench.expect(victim_port, lists.meet(&request));
                bench.send(request_port, [request]);
            }
            bench.until_idle();
        }
        bench.finish();
    }
}

#[test]
fn what_was_used_stays_known_over_a_reset() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    let mut lists = Lists::new();
    for _ in 0..20 {
        for _ in 0..6 {
            let request = KvsRecencyRequest { is_use: true, ..draw(&mut bench) };
            lists.meet(&request);
            bench.send(Device::REQUEST_0, [request]);
        }
        bench.until_idle();
        bench.reset();
        let request = KvsRecencyRequest { is_use: false, ..draw(&mut bench) };
        bench.expect(Device::VICTIM_0, lists.meet(&request));
        bench.send(Device::REQUEST_0, [request]);
        bench.until_idle();
    }
    bench.finish();
}
