//! How fast the key-value handler answers GETs of what is in NIC memory, beside its bounds: `make test TEST=kvs_rates`
//! prints the tables of docs/kvs.md.
//!
//! The memory takes a line per cycle and answers after a fixed time. A GET is no faster than the beats of its
//! request, those of its answer, or its lines; and no more than 64 requests are in flight.
use std::collections::VecDeque;
use std::fmt::Write as _;

use nic_model::kvs::table::{Image, Table, line_of};
use nic_model::kvs::{
    Address, Allowance, Entry, Envelope, Get, Opcode, Request, Settings, Store, build, parse_answer,
};
use nic_sim::generated::kvs_handler::KvsHandler;
use nic_spec::message::{
    KvsHold, KvsTables, LineRequest, LineResponse, LineStatus, PacketBeat, PacketChecksum,
    PacketProtocol,
};
use nic_tb::{Bench, Stall};
use nic_tests::frames::{card_beats, card_packets_of};

/// Bytes of the values, and of the keys: ETC's smallest and largest (`nic_tb::kvs`).
const VALUE_BYTES: [usize; 5] = [2, 64, 256, 600, 1_200];
const KEY_BYTES: [usize; 2] = [16, 40];
/// Cycles from a request for a line to its answer.
const LATENCIES: [u64; 4] = [1, 20, 60, 100];
/// Requests of a measurement; the first and the last of them do not count: they fill and empty the card.
const REQUESTS: u64 = 500;
const EDGE: u64 = 100;
/// Keys that are asked for in turn.
const KEYS: u64 = 100;
/// Requests that may be in flight.
const IN_FLIGHT: f64 = 64.0;
/// Cycles of a hit beside two reads and a cycle for each line of the entry; 20 are aimed at.
const STAGES: u64 = 18;

const TABLE: Table =
    Table { buckets_base: 0x10_0000_0000, entries_base: 0x10_0100_0000, bucket_bits: 14 };
const ENVELOPE: Envelope = Envelope {
    destination_mac: [2; 6],
    source_mac: [4; 6],
    tag: None,
    address: Address::Ipv4([10, 0, 0, 1], [10, 0, 0, 2]),
    source_port: 7,
    destination_port: 11_211,
    request_identifier: 1,
};

/// What is asked for.
fn kinds() -> impl Iterator<Item = Get> {
    let of = |key_bytes| VALUE_BYTES.map(|value_bytes| Get { key_bytes, value_bytes });
    KEY_BYTES.into_iter().flat_map(of)
}

/// GETs per cycle.
fn bound(get: Get) -> f64 {
    1.0 / get.beats_in().max(get.beats_out()).max(get.lines()) as f64
}

fn key(get: Get, number: u64) -> Vec<u8> {
    let mut key = format!("{number:08}").into_bytes();
    key.resize(get.key_bytes, b'k');
    key
}

/// A handler, and a memory whose table has all keys.
struct Rig {
    get: Get,
    bench: Bench<KvsHandler>,
    latency: u64,
    image: Image,
    due: VecDeque<(u64, LineRequest)>,
    store: Store,
    asked: VecDeque<Vec<u8>>,
    beats: Vec<PacketBeat>,
    /// Cycles of the first and last beat of each answer.
    left: Vec<[u64; 2]>,
}

impl Rig {
    fn new(get: Get, latency: u64) -> Self {
        let mut bench = Bench::<KvsHandler>::new(Stall::Never, Stall::Never);
        bench.probe_every(0);
        bench.collect(KvsHandler::PACKET);
        bench.collect(KvsHandler::LINE_REQUEST_0);
        let tables = KvsTables {
            nic_buckets: TABLE.buckets_base,
            nic_entries: TABLE.entries_base,
            host_buckets: 0,
            host_entries: 0,
            host_index_bits: 0,
            has_host: false,
            keep_entries: false,
            pass_buckets: false,
        };
        bench.set_level(KvsHandler::TABLES, &tables);
        bench.set_level(KvsHandler::HOLD, &KvsHold { is_asked: false, hash: 0 });
        let mut image = Image::new();
        let mut store = Store::new(Settings::default());
        for number in 0..KEYS {
            let value = bench.generator().bytes(get.value_bytes);
            let entry = Entry { flags: [0; 4], cas: Some(1 << 63 | number), value };
            let key = key(get, number);
            TABLE.insert(&mut image, &key, &entry, false).expect("there is room");
            store.preload(&key, entry);
        }
        Self {
            get,
            bench,
            latency,
            image,
            due: VecDeque::new(),
            store,
            asked: VecDeque::new(),
            beats: vec![],
            left: vec![],
        }
    }

    fn ask(&mut self, number: u64) {
        let request = Request::new(Opcode::Get, &[], &key(self.get, number % KEYS), &[]);
        let request = Request { opaque: (number as u32).to_be_bytes(), ..request };
        let frame = build(&ENVELOPE, &request.to_bytes());
        let about = PacketBeat {
            data: [0; 64],
            last: false,
            error: false,
            length_bytes: 1,
            ring: 0,
            destination: 1,
            protocol: PacketProtocol::Ipv4Udp,
            checksum: PacketChecksum::Good,
            flow_hash: 0,
            timestamp_cycles: 0,
        };
        let beats = card_beats(&frame, &about);
        assert_eq!(beats.len(), self.get.beats_in());
        self.bench.send(KvsHandler::SOURCE, beats);
        self.asked.push_back(frame);
    }

    /// Answers to GETs alone leave in the order of the requests.
    fn until_answered(&mut self, count: u64) {
        let mut left = 100_000;
        while (self.left.len() as u64) < count {
            self.step();
            left -= 1;
            assert!(left > 0, "{:?}: {} answers of {count}", self.get, self.left.len());
        }
    }

    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for request in self.bench.take(KvsHandler::LINE_REQUEST_0) {
            self.due.push_back((cycle + self.latency - 1, request));
        }
        if let Some((_, request)) = self.due.pop_front_if(|(due, _)| *due <= cycle) {
            let data = line_of(&self.image, request.line_address);
            let answer = LineResponse { tag: request.tag, status: LineStatus::Okay, data };
            self.bench.send(KvsHandler::LINE_RESPONSE_0, [answer]);
        }
        for beat in self.bench.take(KvsHandler::PACKET) {
            if self.beats.is_empty() {
                self.left.push([cycle; 2]);
            }
            self.beats.push(beat);
            if beat.last {
                self.left.last_mut().expect("it has begun")[1] = cycle;
                self.judge();
            }
        }
    }

    fn judge(&mut self) {
        let packets = card_packets_of(std::mem::take(&mut self.beats));
        let [packet] = &packets[..] else { panic!("{} packets", packets.len()) };
        assert_eq!(packet.len(), self.get.beats_out());
        let mut bytes: Vec<u8> = packet.iter().flat_map(|beat| beat.data).collect();
        bytes.truncate(packet[0].length_bytes as usize);
        let bytes = nic_model::checksum_fill::filled(&bytes).expect("it can be filled in");
        let (_, said) = parse_answer(&bytes).expect("it is an answer");
        assert_eq!(said.value.len(), self.get.value_bytes);
        let frame = self.asked.pop_front().expect("it answers something");
        let judged = self.store.accept(&frame, Some(&bytes), Allowance::default());
        judged.unwrap_or_else(|text| panic!("{:?}: {text}", self.get));
    }

    /// GETs per cycle.
    fn rate(mut self) -> f64 {
        (0..REQUESTS).for_each(|number| self.ask(number));
        self.until_answered(REQUESTS);
        self.bench.dismiss();
        let ends = [EDGE, REQUESTS - EDGE].map(|number| self.left[number as usize][1]);
        (REQUESTS - 2 * EDGE) as f64 / (ends[1] - ends[0]) as f64
    }

    /// One request at a time; the longest that each takes.
    fn hit(mut self) -> Hit {
        let mut found = Hit::default();
        for number in 0..20 {
            self.ask(number);
            let given = self.bench.cycle() + self.get.beats_in() as u64;
            let mut held = 0;
            for _ in 0..2 * self.latency + 200 {
                self.step();
                held += u64::from(self.bench.level(KvsHandler::STATUS).outstanding > 0);
            }
            let [first, last] = self.left[number as usize].map(|cycle| cycle - given);
            found.first = found.first.max(first);
            found.last = found.last.max(last);
            found.held = found.held.max(held);
        }
        self.bench.dismiss();
        found
    }
}

/// Cycles of a request when nothing else is under way.
#[derive(Clone, Copy, Default, Debug)]
struct Hit {
    /// From its last beat to the first and to the last of its answer.
    first: u64,
    last: u64,
    /// It counts as one that is in flight.
    held: u64,
}

#[test]
fn hits_are_answered_at_the_rate_of_their_lines() {
    let mut text = String::from("| key, value | beats in | out | lines | GETs per cycle |");
    LATENCIES.iter().for_each(|latency| write!(text, " L = {latency} |").expect("a string"));
    text += "\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    let mut slow = vec![];
    for get in kinds() {
        let Get { key_bytes, value_bytes } = get;
        let (beats_in, beats_out, lines) = (get.beats_in(), get.beats_out(), get.lines());
        let bound = bound(get);
        let _ = write!(
            text,
            "| {key_bytes} B, {value_bytes} B | {beats_in} | {beats_out} | {lines} | {bound:.4} |"
        );
        for latency in LATENCIES {
            let bound = bound.min(IN_FLIGHT / Rig::new(get, latency).hit().held as f64);
            let rate = Rig::new(get, latency).rate();
            let _ = write!(text, " {rate:.4} ({:.0} %) |", 100.0 * rate / bound);
            if rate < 0.95 * bound {
                slow.push(format!("{get:?}, latency {latency}: {rate:.4} of {bound:.4}"));
            }
            // Faster than that would be a mistake of this test.
            assert!(rate <= 1.01 * bound, "{get:?}: {rate} above {bound}");
        }
        text += "\n";
    }
    println!("{text}");
    assert!(slow.is_empty(), "below 95 % of the bound: {slow:#?}");
}

#[test]
fn a_hit_takes_its_two_dependent_reads_and_those_of_its_stages() {
    let mut text = String::from("| key, value | lines of the entry |");
    LATENCIES.iter().for_each(|latency| write!(text, " L = {latency} |").expect("a string"));
    text += " more than 2 L | to the last beat |\n";
    text += "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    for get in kinds() {
        let Get { key_bytes, value_bytes } = get;
        let lines = get.entry_lines() as u64;
        let _ = write!(text, "| {key_bytes} B, {value_bytes} B | {lines} |");
        let mut more = vec![];
        for latency in LATENCIES {
            let Hit { first, last, .. } = Rig::new(get, latency).hit();
            let _ = write!(text, " {first} |");
            more.push((first - 2 * latency, last - 2 * latency));
        }
        let (first, last) = more[0];
        let _ = writeln!(text, " {first} | {last} |");
        assert!(more.iter().all(|each| *each == more[0]), "{get:?}: {more:?}");
        assert!(first <= STAGES + lines, "{get:?}: {first} cycles, {lines} lines");
    }
    println!("{text}");
}
