//! Requests through everything that may go wrong, in rounds (ADR 29): `make kvs-soak`.
//!
//! A round is about a thousand requests at a fresh handler, with lines that cannot be read or written, memories that stay silent,
//! tables that are full, keys of one hash, requests that come twice and bodies that are cut off, all as the round's own
//! numbers say. Every answer is right, or one of the errors that those faults allow; nothing hangs; and at the end both
//! tables hold what the model holds.
use std::fmt::Write as _;
use std::ops::AddAssign;

use nic_model::kvs::{Allowance, FailedWrites};
use nic_sim::Wrapper;
use nic_tb::Stall;
use nic_tb::kvs::{Kind, Requests, Workload};
use nic_tb::seed::Seed;

use super::rig::{HOST_INDEX_BITS, LARGE, Ports, Rig, SMALL};

/// Requests of a round, and rounds of the short form.
const ROUND: u64 = 1_000;
const SHORT: u64 = 4;

/// What became of a round.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    judged: u64,
    twice: u64,
    bad: u64,
    gaps: u64,
    failed: u64,
    failed_writes: u64,
    no_room: u64,
    hits: u64,
    write_backs: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.judged += other.judged;
        self.twice += other.twice;
        self.bad += other.bad;
        self.gaps += other.gaps;
        self.failed += other.failed;
        self.failed_writes += other.failed_writes;
        self.no_room += other.no_room;
        self.hits += other.hits;
        self.write_backs += other.write_backs;
    }
}

/// A number from the environment.
fn setting(name: &str, default: u64) -> u64 {
    let text = std::env::var(name).ok().filter(|text| !text.is_empty());
    text.map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name}: {text}")))
}

fn round<D: Wrapper>(ports: &Ports<D>, number: u64) -> Tally {
    let mut draw = Seed::from_environment().fork(&format!("kvs soak {number}"));
    let stalls: Vec<_> = Stall::pairs().collect();
    let stalls = *draw.pick(&stalls);
    let latency = draw.pick(&[1..=1, 1..=9, 20..=90]).clone();
    // As many places in host memory as in the smaller card's, or room for everything.
    let host_bits =
        *draw.pick(&[2_u32.max(ports.index_bits), HOST_INDEX_BITS.max(ports.index_bits)]);
    let mut rig = Rig::new(ports, stalls, latency, Some(host_bits));
    rig.memory.generator = draw.fork("memory");
    rig.memory.failing = *draw.pick(&[0, 0, 30, 200]);
    rig.memory.failing_writes = *draw.pick(&[0, 0, 20, 200]);
    rig.memory.gaps = *draw.pick(&[0, 100, 1_000]);
    let keys = draw.within(6..=80) as usize;
    let colliding = draw.below(4);
    let workload = Workload { colliding, ..Workload::everything(keys) };
    let mut requests = Requests::new(workload, &mut draw);
    let allowance = Allowance {
        out_of_memory: true,
        internal_error: rig.memory.failing > 0,
        failed_writes: match rig.memory.failing_writes {
            0 => FailedWrites::None,
            _ => FailedWrites::Many,
        },
        any_cas_order: true,
    };
    let mut tally = Tally::default();
    while rig.judged < ROUND {
        let was_silent = rig.memory.silent_until;
        for _ in 0..draw.within(1..=120) {
            let request = rig.draw(&mut requests);
            tally.bad += u64::from(matches!(request.kind, Kind::Bad(_)));
            if draw.chance(1, 20) {
                rig.ask_twice(&request);
                tally.twice += 1;
            } else {
                rig.ask(&request);
            }
        }
        rig.until_idle();
        rig.judge(allowance, None);
        tally.gaps += u64::from(rig.memory.silent_until != was_silent);
    }
    rig.compare();
    let status = rig.bench.level(rig.ports.status);
    tally.judged = rig.judged;
    tally.failed = status.failed_requests;
    tally.failed_writes = rig.memory.failed_writes;
    tally.no_room = status.no_room;
    tally.hits = status.lookup_hits;
    tally.write_backs = status.write_backs;
    rig.finish();
    tally
}

#[test]
fn a_soak_in_rounds_ends_with_what_the_model_holds() {
    let (first, count) = (setting("KVS_FIRST", 0), setting("KVS_REQUESTS", SHORT * ROUND));
    let mut total = Tally::default();
    for number in first.. {
        if total.judged >= count {
            break;
        }
        let again = format!("make kvs-soak REQUESTS=1 FIRST={number}");
        let tally = std::panic::catch_unwind(|| match number % 4 {
            3 => round(&LARGE, number),
            _ => round(&SMALL, number),
        });
        total += tally.unwrap_or_else(|_| panic!("round {number} failed; repeat with: {again}"));
        if number % 100 == 99 {
            println!("round {number}: {total:?}");
        }
    }
    let mut text = String::new();
    write!(text, "{total:?}").expect("a string");
    println!("{text}");
    if first == 0 && count >= SHORT * ROUND {
        assert!(total.twice > 0 && total.bad > 0 && total.gaps > 0, "{text}");
        assert!(total.hits > 0 && total.no_room > 0 && total.failed > 0, "{text}");
        assert!(total.failed_writes > 0, "{text}");
    }
}
