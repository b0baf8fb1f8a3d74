//! The emitted handler, both memories, and what should happen.
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::RangeInclusive;

use nic_model::kvs::table::{self, Contents, Image, Table};
use nic_model::kvs::{Address, Allowance, Entry, Settings, Store, parse};
use nic_sim::generated::kvs_handler::KvsHandler;
use nic_sim::generated::kvs_handler_tiny::KvsHandlerTiny;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, Wrapper};
use nic_spec::message::{
    KvsHold, KvsStatus, KvsTables, LineOperation, LineRequest, LineResponse, LineSpace, LineStatus,
    PacketBeat, PacketChecksum, PacketProtocol,
};
use nic_tb::kvs::{Kind, Request, Requests};
use nic_tb::{Bench, Generator, Stall};
use nic_tests::frames::{card_beats, card_packets_of};

/// Ports of an emitted handler.
pub struct Ports<D> {
    pub source: Inlet<D, PacketBeat>,
    pub packet: Outlet<D, PacketBeat>,
    pub tables: LevelInlet<D, KvsTables>,
    pub hold: LevelInlet<D, KvsHold>,
    pub line_request: [Outlet<D, LineRequest>; 2],
    pub line_response: [Inlet<D, LineResponse>; 2],
    pub status: LevelOutlet<D, KvsStatus>,
    /// Bits of the number of a bucket in NIC memory.
    pub index_bits: u32,
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

pub const SMALL: Ports<KvsHandlerTiny> = ports!(KvsHandlerTiny, 2);
pub const LARGE: Ports<KvsHandler> = ports!(KvsHandler, 14);

/// Cycles without anything under way after which nothing is: a worker that has answered a GET may still begin to
/// store its entry. Ports that stall are quiet for longer.
pub const QUIET: u64 = 40;
/// Bits of the number of a bucket in host memory: room for everything that is asked for here.
pub const HOST_INDEX_BITS: u32 = 8;

/// The handler, both memories, and what should happen.
pub struct Rig<'p, D: Wrapper> {
    pub ports: &'p Ports<D>,
    pub bench: Bench<D>,
    pub memory: Memory,
    pub nic: Table,
    pub host: Option<Table>,
    pub store: Store,
    /// Requests that were asked and are not judged.
    pub open: VecDeque<Request>,
    /// Beats of the answer that is leaving.
    pub beats: Vec<PacketBeat>,
    /// Answers by their opaque field, and how many had come before each.
    pub answers: BTreeMap<u32, Vec<u8>>,
    pub places: BTreeMap<u32, usize>,
    /// Requests that came twice, and second answers to them.
    twice: BTreeSet<u32>,
    again: BTreeMap<u32, Vec<u8>>,
    /// Requests that were judged.
    pub judged: u64,
    pub quiet: u64,
}

/// NIC memory and host memory: lines that were never written are zero.
pub struct Memory {
    pub latency: RangeInclusive<u64>,
    pub generator: Generator,
    pub lines: [Image; 2],
    pub due: [BTreeSet<(u64, u64)>; 2],
    pub asked: BTreeMap<u64, LineRequest>,
    pub count: u64,
    /// One line in so many cannot be read; 0: all can.
    pub failing: u64,
    /// One line in so many is answered as if it could not be written; 0: none. Half of them are written.
    pub failing_writes: u64,
    /// Writes up to the one that is answered so; then no other is.
    pub fails_at: Option<u64>,
    /// Writes that were answered so.
    pub failed_writes: u64,
    /// Lines that cannot be written: whether of host memory, and which.
    pub broken: BTreeSet<(bool, u64)>,
    /// Lines that were written.
    pub writes: u64,
    /// With one question in so many all answers stay away for a while, as behind a link without credits; 0: never.
    pub gaps: u64,
    pub silent_until: u64,
    /// What GETs ask for: entries are from that line on; buckets and entries are read so.
    pub entries_from: u64,
    pub reads: [LineOperation; 2],
}

impl Memory {
    pub fn take(&mut self, port: usize, cycle: u64, request: &LineRequest) {
        let latency = self.generator.within(self.latency.clone());
        self.due[port].insert((cycle + latency, self.count));
        self.asked.insert(self.count, *request);
        if self.gaps > 0 && self.generator.chance(1, self.gaps) {
            self.silent_until = cycle + self.generator.within(100..=3_000);
        }
        self.count += 1;
    }

    pub fn answer(&mut self, port: usize, cycle: u64) -> Option<LineResponse> {
        let &(due, number) = self.due[port].first()?;
        if due > cycle || cycle < self.silent_until {
            return None;
        }
        self.due[port].remove(&(due, number));
        let request = self.asked.remove(&number)?;
        let is_write = request.operation == LineOperation::NcWrite;
        let fails = self.failing > 0 && !is_write && self.generator.chance(1, self.failing);
        let is_host = request.space == LineSpace::Host;
        let is_broken = is_write && self.broken.contains(&(is_host, request.line_address));
        let write_fails = is_write && self.next_write_fails();
        let is_lost = is_broken || (write_fails && self.generator.chance(1, 2));
        self.writes += u64::from(is_write);
        let lines = &mut self.lines[usize::from(is_host)];
        let line = lines.entry(request.line_address).or_insert([0; 64]);
        let is_entry = request.line_address >= self.entries_from;
        let of_lookup = [self.reads[usize::from(is_entry)]];
        let reads = match (is_host, port) {
            (false, 0) => &of_lookup,
            (false, _) => &[LineOperation::NcRead, LineOperation::CsRead][..],
            (true, _) => &[LineOperation::CoRead],
        };
        if is_write && !is_lost {
            for (byte, place) in line.iter_mut().enumerate() {
                if request.byte_enable >> byte & 1 == 1 {
                    *place = request.data[byte];
                }
            }
        } else if !is_write {
            assert!(reads.contains(&request.operation), "{request:?}");
        }
        let (mut data, mut status) = (*line, LineStatus::Okay);
        if is_broken || write_fails {
            status = LineStatus::Error;
        }
        if fails {
            // It looks like a line: of buckets the lengths of values are wrong.
            (6..64).step_by(16).for_each(|byte| data[byte] ^= 1);
            status = LineStatus::Error;
        }
        Some(LineResponse { tag: request.tag, status, data })
    }
}

impl Memory {
    fn next_write_fails(&mut self) -> bool {
        self.fails_at = self.fails_at.and_then(|count| count.checked_sub(1));
        let fails = self.fails_at == Some(0)
            || (self.failing_writes > 0 && self.generator.chance(1, self.failing_writes));
        self.failed_writes += u64::from(fails);
        fails
    }
}

impl<'p, D: Wrapper> Rig<'p, D> {
    pub fn new(
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
            // Neither begins where addresses have zeros.
            buckets_base: 0xf_ffff_fffd,
            entries_base: 0x10_00ff_ffe5,
            bucket_bits: ports.index_bits,
        };
        let host = host_bits.map(|bucket_bits| Table {
            buckets_base: 0x3000,
            entries_base: 0x8_0000,
            bucket_bits,
        });
        let mut generator = bench.generator().fork("memory");
        let [keep_entries, pass_buckets] = [(); 2].map(|()| generator.chance(1, 2));
        let read = |keeps| if keeps { LineOperation::CsRead } else { LineOperation::NcRead };
        let reads = [read(!pass_buckets), read(keep_entries)];
        let tables = KvsTables {
            nic_buckets: nic.buckets_base,
            nic_entries: nic.entries_base,
            host_buckets: host.map_or(0, |host| host.buckets_base),
            host_entries: host.map_or(0, |host| host.entries_base),
            host_index_bits: host.map_or(0, |host| host.bucket_bits.into()),
            has_host: host.is_some(),
            keep_entries,
            pass_buckets,
        };
        bench.set_level(ports.tables, &tables);
        bench.set_level(ports.hold, &KvsHold { is_asked: false, hash: 0 });
        let memory = Memory {
            latency,
            generator,
            lines: [Image::new(), Image::new()],
            due: [BTreeSet::new(), BTreeSet::new()],
            asked: BTreeMap::new(),
            count: 0,
            failing: 0,
            failing_writes: 0,
            fails_at: None,
            failed_writes: 0,
            broken: BTreeSet::new(),
            writes: 0,
            gaps: 0,
            silent_until: 0,
            entries_from: nic.entries_base,
            reads,
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
            twice: BTreeSet::new(),
            again: BTreeMap::new(),
            judged: 0,
            quiet: if stalls == (Stall::Never, Stall::Never) { QUIET } else { 10 * QUIET },
        }
    }

    /// A request that the classifier would let through.
    pub fn draw(&mut self, requests: &mut Requests) -> Request {
        loop {
            let request = requests.draw();
            match request.kind {
                Kind::Bad(bad) if bad.is_of_the_network() => {}
                _ => return request,
            }
        }
    }

    pub fn ask(&mut self, request: &Request) {
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

    /// The network gives the same frame twice.
    pub fn ask_twice(&mut self, request: &Request) {
        self.ask(request);
        self.ask(request);
        self.open.pop_back();
        self.twice.insert(request.opaque);
    }

    pub fn step(&mut self) {
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
    pub fn came(&mut self, packet: &[PacketBeat]) {
        let length = packet[0].length_bytes as usize;
        let mut bytes: Vec<u8> = packet.iter().flat_map(|beat| beat.data).collect();
        assert!(packet.len() == length.div_ceil(64), "{} beats of {length} bytes", packet.len());
        bytes.truncate(length);
        assert!(packet.iter().all(|beat| beat.checksum == PacketChecksum::Fill && !beat.error));
        let bytes = nic_model::checksum_fill::filled(&bytes).expect("it can be filled in");
        let (_, said) = nic_model::kvs::parse_answer(&bytes).expect("it is an answer");
        let opaque = u32::from_be_bytes(said.opaque);
        if self.answers.contains_key(&opaque) {
            assert!(self.twice.contains(&opaque), "two answers to one request");
            assert!(self.again.insert(opaque, bytes).is_none(), "three answers to two requests");
            return;
        }
        self.answers.insert(opaque, bytes);
        self.places.insert(opaque, self.places.len());
    }

    /// Nothing is under way.
    pub fn until_idle(&mut self) {
        let mut quiet = 0;
        let mut left = 200_000 + 4_000 * self.open.len();
        while quiet < self.quiet {
            self.step();
            let status = self.bench.level(self.ports.status);
            let is_busy = status.outstanding > 0
                || status.is_working
                || !self.memory.asked.is_empty()
                || self.bench.waiting(self.ports.source.index()) > 0;
            quiet = if is_busy { 0 } else { quiet + 1 };
            left -= 1;
            assert!(left > 0, "it hangs: {status:?}");
        }
    }

    /// Judges all answers, in the order of the requests, which for one key is theirs, too.
    pub fn judge(&mut self, allowance: Allowance, mut learns: Option<&mut Requests>) {
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
            if self.twice.remove(&request.opaque) {
                let second = self.again.remove(&request.opaque);
                self.judge_twice(&request, [answer.as_deref(), second.as_deref()], allowance);
            } else {
                let judged = self.store.accept(&request.frame, answer.as_deref(), allowance);
                judged.unwrap_or_else(|text| panic!("{:?}: {text}", request.kind));
                self.judged += 1;
            }
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

    /// Either answer may be that to the first of the two.
    fn judge_twice(&mut self, request: &Request, said: [Option<&[u8]>; 2], allowance: Allowance) {
        let [one, other] = said;
        let verdicts = [[one, other], [other, one]].map(|answers| {
            let mut store = self.store.clone();
            let mut each = answers.into_iter();
            each.try_for_each(|answer| store.accept(&request.frame, answer, allowance))?;
            Ok::<_, String>(store)
        });
        let text = format!(
            "{:?}, twice: {:?}",
            request.kind,
            verdicts.each_ref().map(|v| v.as_ref().err())
        );
        self.store = verdicts.into_iter().find_map(Result::ok).unwrap_or_else(|| panic!("{text}"));
        self.judged += 2;
    }

    /// The host writes a new entry over the one in NIC memory, if the key is there; the value may have another length.
    pub fn update(&mut self, key: &[u8], entry: &Entry) -> bool {
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
    pub fn judge_around(
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
    pub fn compare(&mut self) {
        let stored = self.stored();
        self.store.see(&stored).unwrap_or_else(|text| panic!("{text}"));
        table::compare(&stored, self.store.entries()).unwrap_or_else(|text| panic!("{text}"));
        self.store.settle().unwrap_or_else(|text| panic!("{text}"));
    }

    /// What the table in NIC memory holds, and that in host memory.
    pub fn contents(&self) -> [Contents; 2] {
        let [nic_lines, host_lines] = &self.memory.lines;
        let nic = self.nic.contents(|line| table::line_of(nic_lines, line)).expect("NIC memory");
        let host = self.host.map_or_else(Default::default, |host| {
            host.contents(|line| table::line_of(host_lines, line)).expect("host memory")
        });
        [nic, host]
    }

    /// What both tables hold together.
    pub fn stored(&self) -> BTreeMap<Vec<u8>, Entry> {
        let [nic, host] = self.contents();
        table::union(&nic, self.nic.bucket_bits, &host).expect("both tables")
    }

    pub fn finish(mut self) {
        self.until_idle();
        assert!(self.judged > 100, "only {} requests were judged", self.judged);
        // Answers are judged by the model, not by the bench.
        self.bench.dismiss();
    }
}
