//! How many lines an engine moves in a cycle, and how long it makes one wait: beside a host that answers
//! after a fixed time and never stalls, cycle by cycle. Nobody checks what is said here; that the engine
//! is right is the matter of [`super::traffic`].
//!
//! Beside each rate stands what bounds it: the ports, the messages of a channel in a cycle, the operations
//! of the banks, and the lines that may be outstanding for as long as the host takes.
use std::collections::{BTreeMap, VecDeque};

use nic_host::{Endpoint, FromDevice, HostReady, ToDevice};
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_links::DcohLinks;
use nic_sim::generated::dcoh_o128::DcohO128 as CardDcoh;
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode as Opcode, GoState, H2dData, H2dRequest, H2dRequestOpcode,
    H2dResponse, H2dResponseOpcode, LINE_TAGS, LineOperation, LineRequest, LineSpace, MemoryMap,
    WritePolicy,
};
use nic_tb::Seed;

use super::channels::{SETS, bank_of_line};
use super::device::{Engine, Simulated};

/// Where host memory ends.
const HOST_END: u64 = 1 << 30;
/// Lines of the streams begin here.
const STREAM: u64 = 1 << 20;
/// Requests that wait in front of a port, so that it never asks for nothing.
const AHEAD: usize = 2;
/// Numbers of snoops.
const UQIDS: u64 = 1 << 12;
/// Everything is taken.
const READY: HostReady = HostReady {
    d2h_request: true,
    d2h_response: true,
    d2h_data: true,
    s2m_response: true,
    s2m_data: true,
};

/// A host that answers after fixed times; [`Latency::NEVER`]: not at all.
struct Host {
    latency: Latency,
    responses: BTreeMap<u64, VecDeque<H2dResponse>>,
    data: BTreeMap<u64, VecDeque<H2dData>>,
    /// Weakly ordered writes whose line is still to come.
    weak: Vec<u64>,
}

/// Cycles that the host takes.
#[derive(Clone, Copy)]
pub struct Latency {
    /// From a request to its answer.
    pub answer: u64,
    /// From the line of a write to its ExtCmp.
    pub complete: u64,
}

impl Latency {
    const fn of(cycles: u64) -> Self {
        Self { answer: cycles, complete: cycles }
    }
    const NEVER: Self = Self::of(u64::MAX / 2);
}

impl Host {
    fn new(latency: Latency) -> Self {
        Self { latency, responses: BTreeMap::new(), data: BTreeMap::new(), weak: vec![] }
    }

    /// What it offers in this cycle: of each channel one message that is due.
    fn offers(&mut self, now: u64) -> ToDevice {
        ToDevice {
            h2d_response: due(&mut self.responses, now),
            h2d_data: due(&mut self.data, now),
            ..ToDevice::default()
        }
    }

    fn hears(&mut self, now: u64, sent: &FromDevice) {
        if let Some(request) = &sent.d2h_request {
            self.answers(now + self.latency.answer, request);
        }
        if let Some(line) = &sent.d2h_data
            && let Some(place) = self.weak.iter().position(|cqid| *cqid == line.uqid)
        {
            self.weak.swap_remove(place);
            self.responds(now + self.latency.complete, H2dResponseOpcode::ExtCmp, 0, line.uqid);
        }
    }

    fn responds(&mut self, at: u64, opcode: H2dResponseOpcode, response_data: u64, cqid: u64) {
        let response = H2dResponse { opcode, response_data, response_pre: 0, cqid };
        self.responses.entry(at).or_default().push_back(response);
    }

    /// The number of a pull is that of its request.
    fn answers(&mut self, at: u64, request: &D2hRequest) {
        let cqid = request.cqid;
        let grants = |state: GoState| (H2dResponseOpcode::Go, state as u64);
        let response = match request.opcode {
            Opcode::RdCurr => None,
            Opcode::RdShared => Some(grants(GoState::Shared)),
            Opcode::RdOwn | Opcode::RdOwnNoData => Some(grants(GoState::Exclusive)),
            Opcode::WoWrInv | Opcode::WoWrInvF => {
                self.weak.push(cqid);
                Some((H2dResponseOpcode::FastGoWritePull, cqid))
            }
            Opcode::ItoMWr | Opcode::WrCur | Opcode::DirtyEvict => {
                Some((H2dResponseOpcode::GoWritePull, cqid))
            }
            other => panic!("nothing that is measured sends {other:?}"),
        };
        if let Some((opcode, response_data)) = response {
            self.responds(at, opcode, response_data, cqid);
        }
        if matches!(request.opcode, Opcode::RdCurr | Opcode::RdShared | Opcode::RdOwn) {
            self.data.entry(at).or_default().push_back(H2dData {
                cqid,
                chunk_valid: true,
                poison: false,
                go_error: false,
                data: [1; 64],
            });
        }
    }
}

/// The first message that is due.
fn due<M>(messages: &mut BTreeMap<u64, VecDeque<M>>, now: u64) -> Option<M> {
    let mut first = messages.first_entry().filter(|entry| *entry.key() <= now)?;
    let message = first.get_mut().pop_front();
    if first.get().is_empty() {
        first.remove();
    }
    message
}

/// What a port asks for, by its number and that of the request; nothing, if it has asked for all.
type Asks = fn(u64, u64) -> Option<(LineOperation, u64)>;

/// An engine beside the host.
struct Bench<D: Engine> {
    device: Simulated<D>,
    /// A host at each set of channels.
    hosts: [Host; SETS],
    asked: [u64; 2],
    /// When each of a port's requests was taken, by its tag.
    taken: [BTreeMap<u64, u64>; 2],
    /// Answers of each port, and the longest that one took.
    answered: [u64; 2],
    longest: [u64; 2],
    /// Snoops come in every cycle, of two lines that are in the cache, in turn.
    snoops: bool,
    snooped: u64,
    /// When each snoop was taken, by its number; the longest that an answer took.
    snoops_taken: BTreeMap<u64, u64>,
    longest_snoop: u64,
}

impl<D: Engine> Bench<D> {
    fn new(latency: Latency) -> Self {
        let map =
            MemoryMap { host_end: HOST_END, device_begin: HOST_END, device_end: 2 * HOST_END };
        let random = Seed::new(1).fork("rates");
        Self {
            device: Simulated::new(
                &map,
                &WritePolicy { ordered_writes: 0, local_writes: 0 },
                random,
            ),
            hosts: [(); SETS].map(|()| Host::new(latency)),
            asked: [0; 2],
            taken: [BTreeMap::new(), BTreeMap::new()],
            answered: [0; 2],
            longest: [0; 2],
            snoops: false,
            snooped: 0,
            snoops_taken: BTreeMap::new(),
            longest_snoop: 0,
        }
    }

    fn asks(&mut self, port: usize, asks: Asks) {
        while self.device.requests[port].len() < AHEAD {
            let n = self.asked[port];
            let Some((operation, line_address)) = asks(port as u64, n) else { return };
            self.asked[port] += 1;
            self.device.requests[port].push_back(LineRequest {
                operation,
                space: LineSpace::Host,
                line_address,
                data: [2; 64],
                byte_enable: u64::MAX,
                tag: n % LINE_TAGS,
            });
        }
    }

    /// How long the host takes from now on.
    fn set_latency(&mut self, latency: Latency) {
        self.hosts.iter_mut().for_each(|host| host.latency = latency);
    }

    /// That many cycles, with what each port asks for.
    fn run(&mut self, cycles: u64, asks: [Asks; 2]) {
        for _ in 0..cycles {
            self.step(asks);
        }
    }

    fn step(&mut self, asks: [Asks; 2]) {
        (0..2).for_each(|port| self.asks(port, asks[port]));
        let now = self.device.now();
        let snoop = H2dRequest {
            opcode: H2dRequestOpcode::SnpCur,
            line_address: self.snooped % 2,
            uqid: self.snooped % UQIDS,
        };
        let mut offers = self.hosts.each_mut().map(|host| host.offers(now));
        let set = if D::CHANNELS.len() == 1 { 0 } else { bank_of_line(snoop.line_address) };
        offers[set].h2d_request = self.snoops.then_some(snoop);
        let is_taken = self.snoops && self.device.ready().h2d_request;
        let sent = self.device.cycle_at_each(&offers, &[READY; SETS]);
        self.hosts.iter_mut().zip(&sent).for_each(|(host, sent)| host.hears(now, sent));
        if is_taken {
            self.snoops_taken.insert(snoop.uqid, now);
            self.snooped += 1;
        }
        for answer in sent.iter().filter_map(|sent| sent.d2h_response) {
            let taken = self.snoops_taken.remove(&answer.uqid).expect("it was snooped");
            self.longest_snoop = self.longest_snoop.max(now - taken);
        }
        for (port, request, cycle) in self.device.taken.drain(..) {
            self.taken[port].insert(request.tag, cycle);
        }
        for (port, answer, cycle) in self.device.responses.drain(..) {
            let taken = self.taken[port].remove(&answer.tag).expect("it was asked");
            self.answered[port] += 1;
            self.longest[port] = self.longest[port].max(cycle - taken);
        }
        self.device.changes.clear();
    }

    /// Answers in a cycle, over so many, after so many others.
    fn rate(&mut self, (before, cycles): (u64, u64), asks: [Asks; 2]) -> f64 {
        self.run(before, asks);
        let begin: u64 = self.answered.iter().sum();
        self.run(cycles, asks);
        (self.answered.iter().sum::<u64>() - begin) as f64 / cycles as f64
    }
}

/// What a line costs, of each thing that there is.
#[derive(Clone, Copy)]
struct Cost {
    /// Requests at the ports, of which there are two.
    requests: f64,
    /// Messages of the channel that is used most.
    messages: f64,
    /// Operations of a bank.
    operations: f64,
    /// Banks that take part.
    banks: f64,
    /// Cycles of the host for which its number is in use.
    held: f64,
}

impl Cost {
    const HIT: Self = Self { requests: 1.0, messages: 0.0, operations: 1.0, banks: 2.0, held: 0.0 };

    /// Lines in a cycle at most, and what it is that bounds them: with so many entries in all, and sets of channels.
    fn bound(self, (entries, sets): (f64, usize)) -> (f64, &'static str) {
        let Self { requests, messages, operations, banks, held } = self;
        let bounds = [
            (2.0 / requests, "ports"),
            (sets as f64 / messages, "a channel"),
            (banks / operations, "banks"),
            (entries / held, "outstanding lines"),
        ];
        let least = bounds.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
        least.expect("there are some")
    }
}

/// A row of the table.
#[derive(Clone, Debug)]
pub struct Row {
    /// What is done.
    pub what: &'static str,
    /// What was measured: lines per cycle, or cycles.
    pub found: f64,
    /// More of it is better; otherwise less.
    pub is_rate: bool,
    /// The bound from arithmetic, and where it comes from.
    pub bound: (f64, &'static str),
}

fn nothing(_: u64, _: u64) -> Option<(LineOperation, u64)> {
    None
}

/// A stream of fresh lines, each port its own.
macro_rules! stream {
    ($operation:ident, $stride:expr) => {{
        fn asks(port: u64, n: u64) -> Option<(LineOperation, u64)> {
            Some((LineOperation::$operation, STREAM + $stride * (2 * n + port)))
        }
        [asks as Asks; 2]
    }};
}

/// Reads that hit, of these two lines.
macro_rules! hits {
    ($operation:ident, $first:literal, $second:literal) => {{
        fn asks(port: u64, _: u64) -> Option<(LineOperation, u64)> {
            Some((LineOperation::$operation, if port == 0 { $first } else { $second }))
        }
        [asks as Asks; 2]
    }};
}

/// Each line is read twice, one request behind the other.
fn twice(port: u64, n: u64) -> Option<(LineOperation, u64)> {
    Some((LineOperation::CsRead, STREAM + 2 * (n / 2) + port))
}

/// More lines than there are entries; the lines of all banks.
fn misses(_: u64, n: u64) -> Option<(LineOperation, u64)> {
    (n < FILLS).then_some((LineOperation::NcRead, STREAM + n))
}
const FILLS: u64 = 2048;

/// One read after another that hits.
fn hit(_: u64, _: u64) -> Option<(LineOperation, u64)> {
    Some((LineOperation::CsRead, 0))
}

/// Measures every row; the engine has so many numbers in all.
fn measure<D: Engine>(entries: u32) -> Vec<Row> {
    let limits = (f64::from(entries), D::CHANNELS.len());
    let rate = |what, latency, before, asks: [Asks; 2], requests: f64, cost: Cost| {
        let found = Bench::<D>::new(latency).rate((before, 4_000), asks) / requests;
        Row { what, found, is_rate: true, bound: cost.bound(limits) }
    };
    let ordered = |what, latency, asks: [Asks; 2], cost: Cost| {
        let mut bench = Bench::<D>::new(latency);
        bench.device.set_write_policy(&WritePolicy { ordered_writes: 0b11, local_writes: 0 });
        let found = bench.rate((1_000, 4_000), asks);
        Row { what, found, is_rate: true, bound: cost.bound(limits) }
    };
    let long = Latency::of(184);
    let short = Latency::of(1);
    let hit_cost = Cost::HIT;
    let one_bank = Cost { banks: 1.0, ..hit_cost };
    let miss = |operations, messages, held| Cost { operations, messages, held, ..hit_cost };
    let read = miss(2.0, 1.0, 184.0);
    let push = miss(2.0, 1.0, 184.0);
    let write = |held| miss(3.0, 2.0, held);
    let owned = |held| miss(3.0, 2.0, held);
    let both = Cost { requests: 2.0, ..miss(4.0, 1.0, 184.0) };
    vec![
        rate("hits of two ports, different banks", short, 200, hits!(CsRead, 0, 1), 1.0, hit_cost),
        rate("the same, one bank", short, 200, hits!(CsRead, 0, 6), 1.0, one_bank),
        rate("the same, one line", short, 200, hits!(CsRead, 0, 0), 1.0, one_bank),
        rate("the same, writes of one line", short, 200, hits!(CoWrite, 0, 0), 1.0, one_bank),
        rate("NC-read, L = 184", long, 1_000, stream!(NcRead, 1), 1.0, read),
        rate("the same, even lines only", long, 1_000, stream!(NcRead, 2), 1.0, read),
        rate("the same, each 64th line", long, 1_000, stream!(NcRead, 64), 1.0, read),
        rate("NC-write, L = 1", short, 1_000, stream!(NcWrite, 1), 1.0, write(2.0)),
        rate(
            "NC-write, L = 184 + 92",
            Latency { answer: 184, complete: 92 },
            1_000,
            stream!(NcWrite, 1),
            1.0,
            write(276.0),
        ),
        ordered("ordered NC-write (WrCur), L = 1", short, stream!(NcWrite, 1), miss(2.0, 1.0, 1.0)),
        ordered("the same, L = 184", long, stream!(NcWrite, 1), push),
        rate("NC-P, L = 184", long, 1_000, stream!(NcPush, 1), 1.0, push),
        rate("CO-write with evictions, L = 1", short, 10_000, stream!(CoWrite, 1), 1.0, owned(2.0)),
        rate("the same, L = 184", long, 10_000, stream!(CoWrite, 1), 1.0, owned(368.0)),
        rate("CS-read, two for each line in turn, L = 184", long, 3_000, [twice; 2], 2.0, both),
        beside_full::<D>(),
        beside_misses::<D>(),
        snooped::<D>(),
    ]
}

/// Hits of a port while the other's misses have every number, and the host answers none.
fn beside_full<D: Engine>() -> Row {
    let mut bench = Bench::<D>::new(Latency::of(1));
    bench.run(100, [hit, nothing]);
    // The line has come to the cache.
    bench.run(20, [nothing; 2]);
    bench.set_latency(Latency::NEVER);
    bench.asked[0] = 0;
    bench.run(1_000, [misses, nothing]);
    let found = bench.rate((50, 150), [misses, hit]);
    let what = "hits beside banks full of misses of the other port";
    Row { what, found, is_rate: true, bound: (1.0, "a port") }
}

/// The longest that a hit takes while the other port misses as fast as it can.
fn beside_misses<D: Engine>() -> Row {
    let mut bench = Bench::<D>::new(Latency::of(1));
    bench.run(100, [nothing, hit]);
    bench.set_latency(Latency::of(184));
    let [ask, _] = stream!(NcRead, 1);
    bench.run(1_000, [ask, nothing]);
    bench.longest[1] = 0;
    // One at a time: a stream of them would wait for itself.
    for _ in 0..200 {
        let answered = bench.answered[1];
        bench.asks(1, hit);
        bench.device.requests[1].truncate(1);
        while bench.answered[1] == answered {
            bench.step([ask, nothing]);
        }
        bench.run(7, [ask, nothing]);
    }
    let found = bench.longest[1] as f64;
    let what = "hit beside misses of the other port, cycles at most";
    Row { what, found, is_rate: false, bound: (5.0, "a hit") }
}

/// The longest that a snoop takes which has been taken, of lines that are in the cache, while snoops come
/// as fast as they are taken and both ports have misses.
fn snooped<D: Engine>() -> Row {
    let mut bench = Bench::<D>::new(Latency::of(1));
    let [ask, _] = stream!(CoWrite, 1);
    bench.run(6_000, [ask, twice]);
    bench.run(400, [nothing; 2]);
    fn both(port: u64, n: u64) -> Option<(LineOperation, u64)> {
        (n < 1).then_some((LineOperation::CsRead, port))
    }
    bench.asked = [0; 2];
    bench.run(100, [both; 2]);
    bench.set_latency(Latency::of(20));
    let [reads, _] = stream!(NcRead, 1);
    bench.asked = [0; 2];
    bench.run(500, [reads; 2]);
    bench.snoops = true;
    bench.run(4_000, [reads; 2]);
    let what = "snoop of an idle line, one in each cycle, under load, cycles at most";
    Row { what, found: bench.longest_snoop as f64, is_rate: false, bound: (5.0, "a snoop") }
}

/// Measures the usual engine, that of the cards, which has more numbers, and the same with channels for each bank.
///
/// # Panics
/// If one stands still.
pub fn engines() -> [Vec<Row>; 3] {
    [measure::<Dcoh>(2 * 64), measure::<CardDcoh>(2 * 128), measure::<DcohLinks>(2 * 128)]
}

/// The table, as Markdown: of each engine what was measured beside its bound.
pub fn markdown(engines: &[Vec<Row>; 3]) -> String {
    let mut text = String::from(
        "# How fast the coherence engine is\n\n\
         Cycle by cycle, of `dcoh` as it is emitted, with two banks and one message per channel and cycle: \
         with 64\nlines of each bank outstanding, and with 128, as in the cards; and of `dcoh_links`, the latter with \
         channels for each\nbank, two messages per channel and cycle. The host answers a request after L cycles, and a\nline with ExtCmp after the second number. `make engine-rates` writes this; \
         `tb/eval/src/coherence/rates.rs` has\nwhat is done. Lines per cycle unless said; the bound is the \
         least that ports, the messages of a channel, the\noperations of the banks and the lines that may \
         be outstanding for as long as the host takes leave.\n\n\
         | | 64 lines | bound | by | 128 lines | bound | by | two messages | bound | by |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    for i in 0..engines[0].len() {
        let cells = engines.each_ref().map(|rows| {
            let row = &rows[i];
            let figure = |value: f64| match row.is_rate {
                true => format!("{value:.3}"),
                false => format!("{value:.0}"),
            };
            let (bound, by) = row.bound;
            format!("{} | {} | {by}", figure(row.found), figure(bound))
        });
        text += &format!("| {} | {} |\n", engines[0][i].what, cells.join(" | "));
    }
    text
}
