//! The key-value handler against the model of memcached's protocol: whatever it is asked, every answer is right, and
//! at the end both tables hold what the model holds.
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::RangeInclusive;

use nic_model::kvs::table::{self, Image, Table};
use nic_model::kvs::{
    Address, Allowance, Entry, Opcode, Request as Asked, Settings, Store, build, parse,
};
use nic_sim::generated::kvs_handler::KvsHandler;
use nic_sim::generated::kvs_handler_tiny::KvsHandlerTiny;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    KvsHold, KvsStatus, KvsTables, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus,
    PacketBeat, PacketChecksum, PacketProtocol,
};
use nic_tb::kvs::{Kind, Popularity, Request, Requests, Workload, opcode};
use nic_tb::seed::Seed;
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{card_beats, card_packets_of};

/// Ports of an emitted handler.
struct Ports<D> {
    source: Inlet<D, PacketBeat>,
    packet: Outlet<D, PacketBeat>,
    tables: LevelInlet<D, KvsTables>,
    hold: LevelInlet<D, KvsHold>,
    line_request: [Outlet<D, LineRequest>; 2],
    line_response: [Inlet<D, LineResponse>; 2],
    status: LevelOutlet<D, KvsStatus>,
    /// Bits of the number of a bucket in NIC memory.
    index_bits: u32,
}

macro_rules! ports {
    ($device:ident, $index_bits:literal) => {
        Ports {
            source: $device::SOURCE,
            packet: $device::PACKET,
            tables: $device::TABLES,
            hold: $device::HOLD,
            line_request: [$device::LINE_REQUEST_0, $device::LINE_REQUEST_1],
            line_response: [$device::LINE_RESPONSE_0, $device::LINE_RESPONSE_1],
            status: $device::STATUS,
            index_bits: $index_bits,
        }
    };
}

const SMALL: Ports<KvsHandlerTiny> = ports!(KvsHandlerTiny, 2);
const LARGE: Ports<KvsHandler> = ports!(KvsHandler, 14);

/// Cycles without anything under way after which nothing is: a worker that has answered a GET may still begin to
/// store its entry. Ports that stall are quiet for longer.
const QUIET: u64 = 40;
/// Bits of the number of a bucket in host memory: room for everything that is asked for here.
const HOST_INDEX_BITS: u32 = 8;

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

/// The handler, both memories, and what should happen.
struct Rig<'p, D: Wrapper> {
    ports: &'p Ports<D>,
    bench: Bench<D>,
    memory: Memory,
    nic: Table,
    host: Option<Table>,
    store: Store,
    /// Requests that were asked and are not judged.
    open: VecDeque<Request>,
    /// Beats of the answer that is leaving.
    beats: Vec<PacketBeat>,
    /// Answers by their opaque field, and how many had come before each.
    answers: BTreeMap<u32, Vec<u8>>,
    places: BTreeMap<u32, usize>,
    /// Requests that were judged.
    judged: u64,
    quiet: u64,
}

/// NIC memory and host memory: lines that were never written are zero.
struct Memory {
    latency: RangeInclusive<u64>,
    generator: Generator,
    lines: [Image; 2],
    due: [BTreeSet<(u64, u64)>; 2],
    asked: BTreeMap<u64, LineRequest>,
    count: u64,
    /// One line in so many cannot be read; 0: all can.
    failing: u64,
}

impl Memory {
    fn take(&mut self, port: usize, cycle: u64, request: &LineRequest) {
        let latency = self.generator.within(self.latency.clone());
        self.due[port].insert((cycle + latency, self.count));
        self.asked.insert(self.count, *request);
        self.count += 1;
    }

    fn answer(&mut self, port: usize, cycle: u64) -> Option<LineResponse> {
        let &(due, number) = self.due[port].first()?;
        if due > cycle {
            return None;
        }
        self.due[port].remove(&(due, number));
        let request = self.asked.remove(&number)?;
        let is_write = request.operation == LineOperation::NcWrite;
        let fails = self.failing > 0 && !is_write && self.generator.chance(1, self.failing);
        let is_host = request.space == LineSpace::Host;
        let lines = &mut self.lines[usize::from(is_host)];
        let line = lines.entry(request.line_address).or_insert([0; 64]);
        let reads = match is_host {
            false => &[LineOperation::NcRead, LineOperation::CsRead][..],
            true => &[LineOperation::CoRead],
        };
        if is_write {
            for (byte, place) in line.iter_mut().enumerate() {
                if request.byte_enable >> byte & 1 == 1 {
                    *place = request.data[byte];
                }
            }
        } else {
            assert!(reads.contains(&request.operation), "{request:?}");
        }
        let (mut data, mut status) = (*line, LineStatus::Okay);
        if fails {
            // It looks like a line: of buckets the lengths of values are wrong.
            (6..64).step_by(16).for_each(|byte| data[byte] ^= 1);
            status = LineStatus::Error;
        }
        Some(LineResponse { tag: request.tag, status, data })
    }
}

impl<'p, D: Wrapper> Rig<'p, D> {
    fn new(
        ports: &'p Ports<D>,
        stalls: (Stall, Stall),
        latency: RangeInclusive<u64>,
        host_bits: Option<u32>,
    ) -> Self {
        let mut bench = Bench::<D>::new(stalls.0, stalls.1);
        bench.collect(ports.packet);
        for port in ports.line_request {
            bench.collect(port);
        }
        let nic = Table {
            buckets_base: 0x10_0000_0000,
            entries_base: 0x10_0100_0000,
            bucket_bits: ports.index_bits,
        };
        let host = host_bits.map(|bucket_bits| Table {
            buckets_base: 0x3000,
            entries_base: 0x8_0000,
            bucket_bits,
        });
        let tables = KvsTables {
            nic_buckets: nic.buckets_base,
            nic_entries: nic.entries_base,
            host_buckets: host.map_or(0, |host| host.buckets_base),
            host_entries: host.map_or(0, |host| host.entries_base),
            host_index_bits: host.map_or(0, |host| host.bucket_bits.into()),
            has_host: host.is_some(),
        };
        bench.set_level(ports.tables, &tables);
        bench.set_level(ports.hold, &KvsHold { is_asked: false, hash: 0 });
        let generator = bench.generator().fork("memory");
        let memory = Memory {
            latency,
            generator,
            lines: [Image::new(), Image::new()],
            due: [BTreeSet::new(), BTreeSet::new()],
            asked: BTreeMap::new(),
            count: 0,
            failing: 0,
        };
        Self {
            ports,
            bench,
            memory,
            nic,
            host,
            store: Store::new(Settings::default()),
            open: VecDeque::new(),
            beats: vec![],
            answers: BTreeMap::new(),
            places: BTreeMap::new(),
            judged: 0,
            quiet: if stalls == (Stall::Never, Stall::Never) { QUIET } else { 10 * QUIET },
        }
    }

    /// A request that the classifier would let through.
    fn draw(&mut self, requests: &mut Requests) -> Request {
        loop {
            let request = requests.draw();
            match request.kind {
                Kind::Bad(bad) if bad.is_of_the_network() => {}
                _ => return request,
            }
        }
    }

    fn ask(&mut self, request: &Request) {
        let is_ipv6 = parse(&request.frame)
            .is_ok_and(|parsed| matches!(parsed.envelope.address, Address::Ipv6(..)));
        let about = PacketBeat {
            data: [0; 64],
            last: false,
            error: false,
            length_bytes: 1,
            ring: 0,
            destination: 1,
            protocol: if is_ipv6 { PacketProtocol::Ipv6Udp } else { PacketProtocol::Ipv4Udp },
            checksum: PacketChecksum::Good,
            flow_hash: 0,
            timestamp_cycles: 0,
        };
        self.bench.send(self.ports.source, card_beats(&request.frame, &about));
        self.open.push_back(request.clone());
    }

    fn step(&mut self) {
        self.bench.step();
        let cycle = self.bench.cycle();
        for port in 0..2 {
            for request in self.bench.take(self.ports.line_request[port]) {
                self.memory.take(port, cycle, &request);
            }
            if let Some(answer) = self.memory.answer(port, cycle) {
                self.bench.send(self.ports.line_response[port], [answer]);
            }
        }
        self.beats.extend(self.bench.take(self.ports.packet));
        if self.beats.last().is_some_and(|beat| beat.last) {
            for packet in card_packets_of(std::mem::take(&mut self.beats)) {
                self.came(&packet);
            }
        }
    }

    /// An answer has left.
    fn came(&mut self, packet: &[PacketBeat]) {
        let length = packet[0].length_bytes as usize;
        let mut bytes: Vec<u8> = packet.iter().flat_map(|beat| beat.data).collect();
        assert!(packet.len() == length.div_ceil(64), "{} beats of {length} bytes", packet.len());
        bytes.truncate(length);
        assert!(packet.iter().all(|beat| beat.checksum == PacketChecksum::Fill && !beat.error));
        let bytes = nic_model::checksum_fill::filled(&bytes).expect("it can be filled in");
        let (_, said) = nic_model::kvs::parse_answer(&bytes).expect("it is an answer");
        let opaque = u32::from_be_bytes(said.opaque);
        assert!(self.answers.insert(opaque, bytes).is_none(), "two answers to one request");
        self.places.insert(opaque, self.places.len());
    }

    /// Nothing is under way.
    fn until_idle(&mut self) {
        let mut quiet = 0;
        let mut left = 200_000 + 4_000 * self.open.len();
        while quiet < self.quiet {
            self.step();
            let status = self.bench.level(self.ports.status);
            let is_busy = status.outstanding > 0 || !self.memory.asked.is_empty();
            quiet = if is_busy { 0 } else { quiet + 1 };
            left -= 1;
            assert!(left > 0, "it hangs: {status:?}");
        }
    }

    /// Judges all answers, in the order of the requests, which for one key is theirs, too.
    fn judge(&mut self, allowance: Allowance, mut learns: Option<&mut Requests>) {
        let mut latest = BTreeMap::new();
        for request in std::mem::take(&mut self.open) {
            // GETs pass one whose line could not be read.
            if let (Some(place), Kind::Good(_), Some(key), false) = (
                self.places.get(&request.opaque),
                request.kind,
                request.key,
                allowance.internal_error,
            ) {
                let before = latest.insert(key, *place);
                assert!(before.is_none_or(|before| before < *place), "out of order: {request:?}");
            }
            let answer = self.answers.remove(&request.opaque);
            let judged = self.store.accept(&request.frame, answer.as_deref(), allowance);
            judged.unwrap_or_else(|text| panic!("{:?}: {text}", request.kind));
            self.judged += 1;
            if let (Some(requests), Some(key)) = (learns.as_deref_mut(), request.key)
                && let Some(entry) = self.store.entries().get(&requests.keys()[key])
                && let Some(cas) = entry.cas
            {
                requests.learn(key, cas);
            }
        }
        assert!(self.answers.is_empty(), "answers to nothing");
        self.places.clear();
    }

    /// The host writes a new entry over the one in NIC memory, if the key is there; the value may have another length.
    fn update(&mut self, key: &[u8], entry: &Entry) -> bool {
        let lines = &mut self.memory.lines[0];
        // Nobody else has its buckets; others may be written to.
        let own = table::buckets(table::hash(key), self.nic.bucket_bits);
        let others = (0..self.nic.bucket_lines()).filter(|bucket| !own.contains(bucket));
        let others: BTreeSet<u64> = others.map(|bucket| self.nic.buckets_base + bucket).collect();
        let memory = |line| match others.contains(&line) {
            true => [0; 64],
            false => table::line_of(lines, line),
        };
        let contents = self.nic.contents(memory).expect("its buckets in NIC memory");
        let Some(found) = contents.get(key) else { return false };
        let slot = table::Slot::of(key, &entry.value, true).to_bytes();
        let line = lines.entry(self.nic.buckets_base + found.bucket).or_insert([0; 64]);
        line[16 * found.slot..][..16].copy_from_slice(&slot);
        let first = self.nic.entry_address(found.bucket, found.slot);
        lines.extend((first..).zip(table::entry_lines(key, entry)));
        true
    }

    /// Judges all answers; the host has written this entry between the requests for the key that were taken before it
    /// held it and the others.
    fn judge_around(
        &mut self,
        allowance: Allowance,
        key: &[u8],
        entry: Option<&Entry>,
        before: &[u32],
    ) {
        let of_key = |request: &Request| {
            parse(&request.frame).is_ok_and(|parsed| parsed.request.key() == key)
        };
        let open = std::mem::take(&mut self.open);
        let (of_key, others): (VecDeque<_>, VecDeque<_>) = open.into_iter().partition(of_key);
        self.open = others;
        let mut answers = std::mem::take(&mut self.answers);
        let own: BTreeSet<u32> = of_key.iter().map(|request| request.opaque).collect();
        self.answers = answers.extract_if(.., |opaque, _| !own.contains(opaque)).collect();
        self.judge(allowance, None);
        // As many as were served before: any number is lawful that explains all answers and what is stored.
        let stored = self.stored();
        let most = of_key.iter().filter(|request| before.contains(&request.opaque)).count();
        let most = if entry.is_some() { most } else { 0 };
        let verdict = |store: &mut Store, count: usize| {
            for (number, request) in of_key.iter().enumerate() {
                if let Some(entry) = entry.filter(|_| number == count) {
                    store.preload(key, entry.clone());
                }
                let answer = answers.get(&request.opaque).map(Vec::as_slice);
                store.accept(&request.frame, answer, allowance)?;
            }
            if let Some(entry) = entry.filter(|_| of_key.len() == count) {
                store.preload(key, entry.clone());
            }
            let only = |all: &BTreeMap<Vec<u8>, Entry>| {
                all.get(key).map(|entry| (key.to_vec(), entry.clone())).into_iter().collect()
            };
            table::compare(&only(&stored), &only(store.entries()))
        };
        let mut reasons = vec![];
        for count in (0..=most).rev() {
            let mut store = self.store.clone();
            match verdict(&mut store, count) {
                Ok(()) => {
                    self.store = store;
                    self.judged += of_key.len() as u64;
                    return;
                }
                Err(text) => reasons.push(text),
            }
        }
        panic!("no order explains the answers: {reasons:?}");
    }

    /// Both tables together hold what the model holds.
    fn compare(&self) {
        table::compare(&self.stored(), self.store.entries())
            .unwrap_or_else(|text| panic!("{text}"));
        self.store.settle().unwrap_or_else(|text| panic!("{text}"));
    }

    /// What both tables hold together.
    fn stored(&self) -> BTreeMap<Vec<u8>, Entry> {
        let [nic_lines, host_lines] = &self.memory.lines;
        let nic = self.nic.contents(|line| table::line_of(nic_lines, line)).expect("NIC memory");
        let host = self.host.map_or_else(Default::default, |host| {
            host.contents(|line| table::line_of(host_lines, line)).expect("host memory")
        });
        table::union(&nic, self.nic.bucket_bits, &host).expect("both tables")
    }

    fn finish(mut self) {
        self.until_idle();
        assert!(self.judged > 100, "only {} requests were judged", self.judged);
        // Answers are judged by the model, not by the bench.
        self.bench.dismiss();
    }
}
