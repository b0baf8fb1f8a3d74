//! Single requests: what stays where a line cannot be written, and when nothing moves any more.
use nic_model::kvs::table::Table;
use nic_model::kvs::{
    Address, Entry, Envelope, Opcode, Request as Asked, Response, build, parse_answer,
};
use nic_sim::generated::kvs_handler_tiny::KvsHandlerTiny;
use nic_tb::Stall;
use nic_tb::kvs::{Kind, Request, opcode};

use super::rig::{HOST_INDEX_BITS, Rig, SMALL};

const ENVELOPE: Envelope = Envelope {
    destination_mac: [2, 0, 0, 0, 0, 1],
    source_mac: [2, 0, 0, 0, 0, 2],
    tag: None,
    address: Address::Ipv4([10, 9, 0, 1], [10, 9, 0, 2]),
    source_port: 40_000,
    destination_port: 11_211,
    request_identifier: 0x1234,
};
/// Internal error (`protocol_binary.h`).
const FAILED: u16 = 0x84;

fn rig(latency: std::ops::RangeInclusive<u64>) -> Rig<'static, KvsHandlerTiny> {
    Rig::new(&SMALL, (Stall::Never, Stall::Never), latency, Some(HOST_INDEX_BITS))
}

fn send(rig: &mut Rig<KvsHandlerTiny>, operation: Opcode, key: &[u8], value: &[u8]) {
    let extras = if operation == Opcode::Set { &[0; 8][..] } else { &[] };
    let asked = Asked::new(operation, extras, key, value);
    let asked = Asked { opaque: 7_u32.to_be_bytes(), ..asked };
    let frame = build(&ENVELOPE, &asked.to_bytes());
    rig.ask(&Request { frame, kind: Kind::Good(opcode::GET), key: None, opaque: 7 });
}

/// The answer to the only request.
fn answer(rig: &mut Rig<KvsHandlerTiny>) -> Response {
    rig.open.clear();
    rig.places.clear();
    let answer = rig.answers.remove(&7).expect("it is answered");
    parse_answer(&answer).expect("an answer").1
}

fn ask(rig: &mut Rig<KvsHandlerTiny>, operation: Opcode, key: &[u8], value: &[u8]) -> Response {
    send(rig, operation, key, value);
    rig.until_idle();
    answer(rig)
}

/// An entry of host memory, as the driver would put it there.
fn in_host(rig: &mut Rig<KvsHandlerTiny>, key: &[u8], value: &[u8]) -> (Table, u64) {
    let entry = Entry { flags: [0; 4], cas: Some(1 << 63), value: value.to_vec() };
    let host = rig.host.expect("there is a table");
    let (bucket, _) = host.insert(&mut rig.memory.lines[1], key, &entry, false).expect("room");
    (host, bucket)
}

#[test]
fn where_the_hosts_slot_cannot_be_freed_the_newer_value_stays() {
    let mut rig = rig(1..=9);
    let (host, bucket) = in_host(&mut rig, b"key", b"old");
    assert_eq!(ask(&mut rig, Opcode::Get, b"key", b"").value, b"old");
    assert_eq!(ask(&mut rig, Opcode::Set, b"key", b"new").status, 0);
    rig.memory.broken.insert((true, host.buckets_base + bucket));
    assert_eq!(ask(&mut rig, Opcode::Delete, b"key", b"").status, FAILED);
    rig.memory.broken.clear();
    assert_eq!(ask(&mut rig, Opcode::Get, b"key", b"").value, b"new");
    assert_eq!(ask(&mut rig, Opcode::Delete, b"key", b"").status, 0);
    assert_eq!(ask(&mut rig, Opcode::Get, b"key", b"").status, 1, "it is in neither table");
    // One that is in the host's table alone.
    let (host, bucket) = in_host(&mut rig, b"other", b"old");
    rig.memory.broken.insert((true, host.buckets_base + bucket));
    assert_eq!(ask(&mut rig, Opcode::Delete, b"other", b"").status, FAILED);
    rig.memory.broken.clear();
    assert_eq!(ask(&mut rig, Opcode::Get, b"other", b"").value, b"old");
    rig.bench.dismiss();
}

#[test]
fn where_the_slot_here_cannot_be_freed_the_hosts_value_stays() {
    let mut rig = rig(1..=9);
    let (host, bucket) = in_host(&mut rig, b"key", b"value");
    assert_eq!(ask(&mut rig, Opcode::Get, b"key", b"").value, b"value");
    let [nic, _] = rig.contents();
    assert!(!nic[&b"key"[..]].is_dirty, "it came from there");
    rig.memory.broken.insert((false, rig.nic.buckets_base + nic[&b"key"[..]].bucket));
    assert_eq!(ask(&mut rig, Opcode::Delete, b"key", b"").status, FAILED);
    rig.memory.broken.clear();
    // Others displace it, which does not write it back.
    for number in 0..40_u8 {
        assert_eq!(ask(&mut rig, Opcode::Set, &[b'o', number], b"other").status, 0);
    }
    assert!(!rig.contents()[0].contains_key(&b"key"[..]), "it has made room");
    assert_eq!(ask(&mut rig, Opcode::Get, b"key", b"").value, b"value");
    // Now the host's slot cannot be freed.
    rig.memory.broken.insert((true, host.buckets_base + bucket));
    assert_eq!(ask(&mut rig, Opcode::Delete, b"key", b"").status, FAILED);
    rig.memory.broken.clear();
    assert_eq!(ask(&mut rig, Opcode::Get, b"key", b"").value, b"value");
    assert_eq!(ask(&mut rig, Opcode::Delete, b"key", b"").status, 0);
    assert_eq!(ask(&mut rig, Opcode::Get, b"key", b"").status, 1, "it is in neither table");
    rig.bench.dismiss();
}

#[test]
fn whichever_write_fails_an_entry_that_makes_room_is_whole_in_both_tables() {
    let (older, newer) = (vec![b'o'; 500], vec![b'n'; 100]);
    // What the host has of the entries in NIC memory: the same, an older value, nothing.
    for of_host in [Some(&newer), Some(&older), None] {
        let mut failed = 0;
        for number in 1..=16 {
            let mut rig = rig(1..=9);
            let host = rig.host.expect("there is a table");
            let mut keys = vec![];
            for filler in 0..400 {
                let key = format!("filler{filler}").into_bytes();
                let entry = |value: &Vec<u8>| Entry {
                    flags: [0; 4],
                    cas: Some((1 << 63) + filler),
                    value: value.clone(),
                };
                let [nic_lines, host_lines] = &mut rig.memory.lines;
                let is_dirty = of_host != Some(&newer);
                let place = rig.nic.insert(nic_lines, &key, &entry(&newer), is_dirty);
                let Ok((bucket, _)) = place else { continue };
                if let Some(value) = of_host {
                    let corresponds = |one: u64| one % rig.nic.bucket_lines() == bucket;
                    host.insert_where(host_lines, &key, &entry(value), false, corresponds)
                        .expect("there is room");
                }
                keys.push(key);
            }
            rig.memory.fails_at = Some(number);
            let said = ask(&mut rig, Opcode::Set, b"key", &[b'v'; 300]);
            assert!([0, FAILED].contains(&said.status), "{said:?}");
            failed += u32::from(said.status == FAILED);
            let (stored, [_, host]) = (rig.stored(), rig.contents());
            for key in keys {
                assert_eq!(stored[&key].value, newer, "write {number}");
                let there = host.get(&key).map(|found| &found.entry.value);
                assert!([None, of_host, Some(&newer)].contains(&there), "write {number}");
            }
            rig.bench.dismiss();
        }
        assert!(failed >= 7, "{failed}");
    }
}

#[test]
fn nothing_is_written_when_nobody_is_at_work() {
    let mut rig = rig(60..=90);
    // NIC memory is full of newer entries, so that one that comes from the host displaces another.
    for number in 0..400 {
        let key = format!("filler{number}").into_bytes();
        let entry = Entry { flags: [0; 4], cas: Some((1 << 63) + number), value: vec![b'f'; 100] };
        let _ = rig.nic.insert(&mut rig.memory.lines[0], &key, &entry, true);
    }
    in_host(&mut rig, b"key", &[b'h'; 300]);
    send(&mut rig, Opcode::Get, b"key", b"");
    while !rig.answers.contains_key(&7) || rig.bench.level(rig.ports.status).outstanding > 0 {
        rig.step();
    }
    let before = rig.memory.writes;
    while rig.bench.level(rig.ports.status).is_working {
        rig.step();
    }
    let after = rig.memory.writes;
    assert!(after > before, "an entry is moved behind the answer");
    (0..3_000).for_each(|_| rig.step());
    assert_eq!(rig.memory.writes, after);
    assert_eq!(answer(&mut rig).value, [b'h'; 300]);
    rig.bench.dismiss();
}
