//! The key-value handler against the model of memcached's protocol: whatever it is asked, every answer is right, and
//! at the end both tables hold what the model holds.
use std::ops::RangeInclusive;

use nic_model::kvs::table;
use nic_model::kvs::{Allowance, Entry, Opcode, Request as Asked, build, parse};
use nic_sim::generated::kvs_handler_tiny::KvsHandlerTiny;
use nic_spec::message::KvsHold;
use nic_tb::Stall;
use nic_tb::kvs::{Kind, Popularity, Request, Requests, Workload, opcode};
use nic_tb::seed::Seed;

mod rest;
mod rig;
mod soak;
mod writes;

use rig::{HOST_INDEX_BITS, LARGE, Rig, SMALL};

#[test]
fn one_request_after_the_other_is_answered_as_memcached_does() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 1..=9, Some(HOST_INDEX_BITS));
    let mut requests = Requests::new(Workload::everything(40), rig.bench.generator());
    for _ in 0..1_200 {
        let request = rig.draw(&mut requests);
        rig.ask(&request);
        rig.until_idle();
        rig.judge(Allowance::default(), Some(&mut requests));
    }
    rig.compare();
    let status = rig.bench.level(rig.ports.status);
    assert!(status.lookup_hits > 30 && status.host_hits > 30, "{status:?}");
    assert!(status.write_backs > 30 && status.evictions > status.write_backs, "{status:?}");
    assert_eq!((status.no_room, status.failed_requests), (0, 0));
    rig.finish();
}

#[test]
fn many_requests_at_a_time_are_served_in_the_order_of_their_keys() {
    let allowance = Allowance { any_cas_order: true, ..Allowance::default() };
    for (stalls, latency) in Stall::pairs().zip([1..=1, 1..=9, 20..=90].into_iter().cycle()) {
        let mut rig = Rig::new(&SMALL, stalls, latency, Some(HOST_INDEX_BITS));
        let mut requests = Requests::new(Workload::everything(25), rig.bench.generator());
        for _ in 0..3 {
            for _ in 0..70 {
                let request = rig.draw(&mut requests);
                rig.ask(&request);
            }
            rig.until_idle();
            rig.judge(allowance, Some(&mut requests));
            rig.compare();
        }
        rig.finish();
    }
}

#[test]
fn all_that_is_here_is_found_by_lookups() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 3..=12, Some(HOST_INDEX_BITS));
    let rig_requests = |rig: &mut Rig<'_, KvsHandlerTiny>, gets: u64| {
        let workload = Workload::reads_and_writes(6, Popularity::Uniform, gets);
        let mut requests = Requests::new(workload, &mut Seed::new(7).fork("keys"));
        for _ in 0..60 {
            let request = rig.draw(&mut requests);
            rig.ask(&request);
        }
        rig.until_idle();
        rig.judge(Allowance { any_cas_order: true, ..Allowance::default() }, None);
    };
    rig_requests(&mut rig, 0);
    assert!(rig.store.entries().len() > 4);
    rig_requests(&mut rig, 100);
    let status = rig.bench.level(rig.ports.status);
    assert_eq!((status.lookup_hits, status.lookup_misses), (60, 0), "{status:?}");
    rig.finish();
}

#[test]
fn what_is_in_its_second_bucket_is_found_by_lookups() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 3..=12, Some(HOST_INDEX_BITS));
    let workload = Workload::reads_and_writes(6, Popularity::Uniform, 100);
    let mut requests = Requests::new(workload, rig.bench.generator());
    for (key, cas) in requests.keys().to_vec().iter().zip(1 << 63..) {
        let entry = Entry { flags: [0; 4], cas: Some(cas), value: key.clone() };
        let second = table::buckets(table::hash(key), rig.ports.index_bits)[1];
        let image = &mut rig.memory.lines[0];
        let place = rig.nic.insert_where(image, key, &entry, true, |bucket| bucket == second);
        place.expect("there is room");
        rig.store.preload(key, entry);
    }
    for _ in 0..150 {
        let request = rig.draw(&mut requests);
        rig.ask(&request);
    }
    rig.until_idle();
    rig.judge(Allowance::default(), None);
    let status = rig.bench.level(rig.ports.status);
    assert_eq!((status.lookup_hits, status.lookup_misses), (150, 0), "{status:?}");
    rig.finish();
}

#[test]
fn a_line_that_cannot_be_read_ends_a_request_with_an_error_and_changes_nothing() {
    let allowance = Allowance { internal_error: true, any_cas_order: true, ..Allowance::default() };
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Mostly), 1..=30, Some(HOST_INDEX_BITS));
    rig.memory.failing = 30;
    let mut requests = Requests::new(Workload::everything(30), rig.bench.generator());
    for _ in 0..8 {
        for _ in 0..60 {
            let request = rig.draw(&mut requests);
            rig.ask(&request);
        }
        rig.until_idle();
        rig.judge(allowance, None);
    }
    let status = rig.bench.level(rig.ports.status);
    assert!(status.failed_requests > 20, "{status:?}");
    rig.memory.failing = 0;
    rig.compare();
    rig.finish();
}

#[test]
fn where_there_is_no_room_a_store_is_refused_and_nothing_is_lost() {
    let allowance = Allowance { out_of_memory: true, any_cas_order: true, ..Allowance::default() };
    // As many places in host memory as here; and keys of which some have the hash and length of others.
    for colliding in [0, 3] {
        let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 1..=20, Some(2));
        let workload = Workload { colliding, ..Workload::everything(80) };
        let mut requests = Requests::new(workload, rig.bench.generator());
        for _ in 0..8 {
            for _ in 0..60 {
                let request = rig.draw(&mut requests);
                rig.ask(&request);
            }
            rig.until_idle();
            rig.judge(allowance, None);
            rig.compare();
        }
        let status = rig.bench.level(rig.ports.status);
        assert!(status.no_room > 10, "{status:?}");
        rig.finish();
    }
}

#[test]
fn the_recorded_exchange_with_memcached_is_answered_as_it_was() {
    // Without a table in host memory.
    let mut rig = Rig::new(&LARGE, (Stall::Never, Stall::Never), 30..=30, None);
    let frames = nic_tests::kvs::recorded();
    for (number, pair) in frames.chunks(2).enumerate() {
        let opaque = number as u32;
        rig.ask(&Request { frame: pair[0].clone(), kind: Kind::Good(0), key: None, opaque });
        rig.until_idle();
        let answer = rig.answers.remove(&opaque).expect("it is answered");
        // All that memcached has written; the network's headers are another host's.
        assert_eq!(answer[42..], pair[1][42..], "request {number}");
        rig.answers.insert(opaque, answer);
        rig.judge(Allowance::default(), None);
    }
    rig.compare();
    rig.finish();
}

#[test]
fn the_host_is_alone_with_a_key_while_it_holds_it() {
    // Stores among GETs; and GETs of more keys than fit, so that what is handed back waits for far memory.
    host_updates(5..=25, Workload::reads_and_writes(12, Popularity::Zipf(0.99), 60));
    host_updates(30..=90, Workload::reads_and_writes(40, Popularity::Uniform, 90));
}

#[test]
fn what_was_handed_back_is_not_overtaken_for_ever() {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), 5..=25, Some(HOST_INDEX_BITS));
    let workload = Workload::reads_and_writes(12, Popularity::Uniform, 100);
    let mut requests = Requests::new(workload, rig.bench.generator());
    let drawn = requests.draw();
    let envelope = parse(&drawn.frame).expect("a good request").envelope;
    let keys = requests.keys().to_vec();
    let buckets = |key: &[u8]| table::buckets(table::hash(key), rig.ports.index_bits);
    let first = buckets(&keys[0]);
    let shares = |key: &&Vec<u8>| buckets(key).iter().any(|bucket| first.contains(bucket));
    let other = keys[1..].iter().find(shares).expect("there are four buckets").clone();
    let request = |opaque: u32, opcode: Opcode, key: &[u8]| {
        let stores = opcode == Opcode::Set;
        let (extras, value) =
            if stores { (&[0; 8][..], &b"value"[..]) } else { (&[][..], &[][..]) };
        let asked = Asked::new(opcode, extras, key, value);
        let asked = Asked { opaque: opaque.to_be_bytes(), ..asked };
        let kind = Kind::Good(if stores { opcode::SET } else { opcode::GET });
        let key = keys.iter().position(|one| one == key);
        Request { frame: build(&envelope, &asked.to_bytes()), kind, key, opaque }
    };
    rig.ask(&request(0, Opcode::Set, &other));
    rig.until_idle();
    rig.judge(Allowance::default(), None);
    // One that is nowhere, and GETs of one that is here, which have its bucket all the time.
    rig.ask(&request(0, Opcode::Get, &keys[0]));
    (1..=400).for_each(|opaque| rig.ask(&request(opaque, Opcode::Get, &other)));
    rig.until_idle();
    let place = rig.places[&0];
    assert!(place <= 64, "{place} later GETs were answered before it");
    rig.judge(Allowance::default(), None);
    rig.finish();
}

/// The host updates keys of this workload while they are asked for.
fn host_updates(latency: RangeInclusive<u64>, workload: Workload) {
    let mut rig = Rig::new(&SMALL, (Stall::Never, Stall::Never), latency, Some(HOST_INDEX_BITS));
    let mut requests = Requests::new(workload, rig.bench.generator());
    let allowance = Allowance { any_cas_order: true, ..Allowance::default() };
    let mut updates = 0;
    for round in 0..60_u32 {
        let batch = |rig: &mut Rig<'_, KvsHandlerTiny>, requests: &mut Requests| {
            for _ in 0..12 {
                let request = rig.draw(requests);
                rig.ask(&request);
            }
        };
        batch(&mut rig, &mut requests);
        (0..rig.bench.generator().within(0..=60)).for_each(|_| rig.step());
        let number = rig.bench.generator().within(0..=requests.keys().len() as u64 - 1);
        let key = requests.keys()[number as usize].clone();
        let hash = table::hash(&key).into();
        rig.bench.set_level(rig.ports.hold, &KvsHold { is_asked: true, hash });
        let before: Vec<u32> = rig.open.iter().map(|request| request.opaque).collect();
        let mut left = 5_000;
        while !rig.bench.level(rig.ports.status).is_held {
            rig.step();
            left -= 1;
            assert!(left > 0, "the host waits for ever");
        }
        // What was asked for later waits; what is inside with other keys goes on.
        batch(&mut rig, &mut requests);
        (0..200).for_each(|_| rig.step());
        let value = vec![round as u8; rig.bench.generator().within(0..=300) as usize];
        let entry =
            Entry { flags: [1, 2, 3, round as u8], cas: Some(0x1000 + u64::from(round)), value };
        let is_updated = rig.update(&key, &entry);
        updates += u32::from(is_updated);
        rig.bench.set_level(rig.ports.hold, &KvsHold { is_asked: false, hash });
        rig.until_idle();
        // Requests for the key from before the hold are those that were taken by then: the first of them that saw the new
        // value, and all behind it, came after.
        rig.judge_around(allowance, &key, is_updated.then_some(&entry), &before);
        rig.compare();
    }
    assert!(updates > 5, "{updates}");
    rig.finish();
}
