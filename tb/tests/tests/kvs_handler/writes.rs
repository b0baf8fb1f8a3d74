//! Stores: how long they take, and what is there where a line cannot be written.
use std::collections::BTreeMap;

use nic_model::kvs::{Allowance, FailedWrites, parse_answer};
use nic_tb::Stall;
use nic_tb::kvs::{Kind, Length, Popularity, Requests, Workload, opcode};

use super::rig::{HOST_INDEX_BITS, Rig, SMALL};

/// Internal error (`protocol_binary.h`).
const FAILED: u16 = 0x84;

#[test]
fn one_failed_write_leaves_the_old_value_or_the_new_one_and_other_keys_as_they_are() {
    let allowance =
        Allowance { failed_writes: FailedWrites::One, any_cas_order: true, ..Allowance::default() };
    for host_bits in [Some(HOST_INDEX_BITS), None] {
        let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 1..=9, host_bits);
        // Without a table in host memory, no more than there is room for.
        let keys = if host_bits.is_some() { 40 } else { 6 };
        let mut requests = Requests::new(Workload::everything(keys), rig.bench.generator());
        let mut failed = 0;
        for _ in 0..1_000 {
            let request = rig.draw(&mut requests);
            // Slots are among the first and the last.
            let most = *rig.bench.generator().pick(&[2, 4, 30]);
            rig.memory.fails_at = Some(rig.bench.generator().within(1..=most));
            rig.ask(&request);
            rig.until_idle();
            let answer = rig.answers.get(&request.opaque);
            failed += u32::from(answer.is_some_and(|answer| {
                parse_answer(answer).is_ok_and(|(_, said)| said.status == FAILED)
            }));
            rig.judge(allowance, Some(&mut requests));
            rig.compare();
        }
        assert!(failed > 50, "{failed}");
        assert!(rig.memory.failed_writes >= failed.into());
        rig.finish();
    }
}

#[test]
fn however_many_writes_fail_no_value_is_foreign_or_mixed() {
    let allowance = Allowance {
        failed_writes: FailedWrites::Many,
        any_cas_order: true,
        ..Allowance::default()
    };
    for (failing, latency) in [(3, 1..=9), (12, 20..=90), (40, 1..=30)] {
        let mut rig =
            Rig::new(&SMALL, (Stall::Never, Stall::Mostly), latency, Some(HOST_INDEX_BITS));
        rig.memory.failing_writes = failing;
        let mut requests = Requests::new(Workload::everything(40), rig.bench.generator());
        for _ in 0..12 {
            for _ in 0..60 {
                let request = rig.draw(&mut requests);
                rig.ask(&request);
            }
            rig.until_idle();
            rig.judge(allowance, None);
            rig.compare();
        }
        assert!(rig.memory.failed_writes > 20, "{}", rig.memory.failed_writes);
        rig.finish();
    }
}

/// What a store finds; the rows of the table of docs/kvs.md.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Found {
    /// Its key in NIC memory.
    Key,
    /// No entry of its key, and a free slot.
    Room,
    /// Entries of others, of which one goes that the host has.
    Entry,
    /// One goes that the host does not have.
    NewEntry,
    /// One goes of which the host has an older value.
    NewerEntry,
}

/// `make test TEST=what_a_store_takes` prints the table of docs/kvs.md.
#[test]
fn what_a_store_takes() {
    const LATENCIES: [u64; 3] = [20, 60, 100];
    let mut rows: BTreeMap<Found, Vec<u64>> = BTreeMap::new();
    for latency in LATENCIES {
        let mut rig = Rig::new(
            &SMALL,
            (Stall::Never, Stall::Never),
            latency..=latency,
            Some(HOST_INDEX_BITS),
        );
        let workload = Workload {
            value_bytes: vec![(1, Length::Exactly(64))],
            ..Workload::reads_and_writes(40, Popularity::Uniform, 50)
        };
        let mut requests = Requests::new(workload, rig.bench.generator());
        let mut longest = BTreeMap::new();
        for _ in 0..300 {
            let request = rig.draw(&mut requests);
            let key = requests.keys()[request.key.expect("each has one")].clone();
            if request.kind != Kind::Good(opcode::SET) {
                rig.ask(&request);
                rig.until_idle();
                rig.judge(Allowance::default(), None);
                continue;
            }
            let [nic, host] = rig.contents();
            let before = rig.bench.level(rig.ports.status);
            rig.ask(&request);
            let begin = rig.bench.cycle();
            while !rig.answers.contains_key(&request.opaque) {
                rig.step();
            }
            let took = rig.bench.cycle() - begin;
            rig.until_idle();
            rig.judge(Allowance::default(), None);
            let after = rig.bench.level(rig.ports.status);
            let goes_back = after.write_backs > before.write_backs;
            let is_more = rig.contents()[1].len() > host.len();
            let found = match (nic.contains_key(&key), after.evictions > before.evictions) {
                (true, _) => Found::Key,
                (_, false) => Found::Room,
                (_, true) if !goes_back => Found::Entry,
                _ if is_more => Found::NewEntry,
                _ => Found::NewerEntry,
            };
            if found == Found::Key || !host.contains_key(&key) {
                let most = longest.entry(found).or_insert(took);
                *most = took.max(*most);
            }
        }
        longest.into_iter().for_each(|(found, most)| rows.entry(found).or_default().push(most));
        rig.finish();
    }
    println!(
        "cycles from the request to its answer, at lines that are answered after {LATENCIES:?} cycles"
    );
    for (found, cycles) in rows {
        println!("{found:?}: {cycles:?}");
    }
}
