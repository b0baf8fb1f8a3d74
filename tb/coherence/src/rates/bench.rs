//! An engine beside that host, with requests at both ports.
use std::collections::BTreeMap;

use nic_host::{Endpoint, HostReady};
use nic_spec::message::{
    H2dRequest, H2dRequestOpcode, LINE_TAGS, LineOperation, LineRequest, LineSpace, MemoryMap,
    WritePolicy,
};
use nic_tb::Seed;

use super::host::{Host, Latency, Wire};
use crate::channels::{SETS, bank_of_line};
use crate::device::{Engine, Simulated};

/// Where host memory ends.
const HOST_END: u64 = 1 << 30;
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

/// What a port asks for, by its number and that of the request; nothing, if it has asked for all.
pub(super) type Asks = fn(u64, u64) -> Option<(LineOperation, u64)>;

/// An engine beside the host.
pub(super) struct Bench<D: Engine> {
    pub device: Simulated<D>,
    /// A host at each set of channels.
    hosts: [Host; SETS],
    wire: Wire,
    pub asked: [u64; 2],
    /// When each of a port's requests was taken, by its tag.
    taken: [BTreeMap<u64, u64>; 2],
    /// Answers of each port, and the longest that one took.
    pub answered: [u64; 2],
    pub longest: [u64; 2],
    /// How long all of them took together.
    pub total: [u64; 2],
    /// The host takes a request in each cycle whose number is a multiple of this.
    pub takes_every: u64,
    /// Snoops come in every cycle, of two lines that are in the cache, in turn.
    pub snoops: bool,
    snooped: u64,
    /// When each snoop was taken, by its number; the longest that an answer took.
    snoops_taken: BTreeMap<u64, u64>,
    pub longest_snoop: u64,
}

impl<D: Engine> Bench<D> {
    pub fn new(latency: Latency) -> Self {
        Self::behind(Wire::new(None), latency)
    }

    pub fn behind(wire: Wire, latency: Latency) -> Self {
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
            wire,
            asked: [0; 2],
            taken: [BTreeMap::new(), BTreeMap::new()],
            answered: [0; 2],
            longest: [0; 2],
            total: [0; 2],
            takes_every: 1,
            snoops: false,
            snooped: 0,
            snoops_taken: BTreeMap::new(),
            longest_snoop: 0,
        }
    }

    pub fn asks(&mut self, port: usize, asks: Asks) {
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
    pub fn set_latency(&mut self, latency: Latency) {
        self.hosts.iter_mut().for_each(|host| host.latency = latency);
    }

    /// That many cycles, with what each port asks for.
    pub fn run(&mut self, cycles: u64, asks: [Asks; 2]) {
        for _ in 0..cycles {
            self.step(asks);
        }
    }

    pub fn step(&mut self, asks: [Asks; 2]) {
        (0..2).for_each(|port| self.asks(port, asks[port]));
        let now = self.device.now();
        let snoop = H2dRequest {
            opcode: H2dRequestOpcode::SnpCur,
            line_address: self.snooped % 2,
            uqid: self.snooped % UQIDS,
        };
        let hosts = self.hosts.iter_mut().enumerate();
        let due = hosts.flat_map(|(set, host)| host.sends(now).map(move |one| (one, set)));
        let mut offers = self.wire.down(now, due);
        let set = if D::CHANNELS.len() == 1 { 0 } else { bank_of_line(snoop.line_address) };
        offers[set].h2d_request = self.snoops.then_some(snoop);
        let is_taken = self.snoops && self.device.ready().h2d_request;
        let takes = HostReady { d2h_request: now.is_multiple_of(self.takes_every), ..READY };
        let sent = self.device.cycle_at_each(&offers, &[takes; SETS]);
        let messages = sent.iter().enumerate();
        let messages = messages.flat_map(|(set, sent)| sent.messages().map(move |one| (one, set)));
        self.wire.up(now, messages, |(one, set)| self.hosts[set].hears(now, &one));
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
            self.total[port] += cycle - taken;
        }
        self.device.changes.clear();
    }

    /// Answers in a cycle, over so many, after so many others.
    pub fn rate(&mut self, (before, cycles): (u64, u64), asks: [Asks; 2]) -> f64 {
        self.run(before, asks);
        let begin: u64 = self.answered.iter().sum();
        self.run(cycles, asks);
        (self.answered.iter().sum::<u64>() - begin) as f64 / cycles as f64
    }
}
