//! A bank that modifies lines, and a host behind it that answers by itself: what it has in memory, what its snoops
//! have taken.
use std::collections::{BTreeMap, HashMap};

use nic_sim::Wrapper;
use nic_spec::message::{
    D2hData, D2hRequest, D2hRequestOpcode as Request, D2hResponseOpcode as Response, GoState,
    H2dRequestOpcode, H2dResponseOpcode,
};

use super::tour::Line;
use super::{Coherent, Rig};

/// The device, and the host's side.
pub struct Served<'d, D: Wrapper> {
    /// The device.
    pub rig: Rig<'d, D>,
    /// What the host has.
    pub memory: BTreeMap<u64, Line>,
    /// Cycles between GO and data of a line that is granted; negative: data come first.
    pub data_after: i64,
    /// The state that it grants.
    pub grants: GoState,
    /// Requests, in their order.
    pub seen: Vec<D2hRequest>,
    /// Snoops that are not answered, and lines that they still bring, by their numbers.
    snoops: Vec<Snoop>,
    pulls: HashMap<u64, u64>,
    later: Vec<(u64, Later)>,
}

/// A snoop in progress.
struct Snoop {
    uqid: u64,
    line: u64,
    is_answered: bool,
    brings: bool,
}

/// What is sent later.
enum Later {
    Go(u64),
    Fill(u64, u64),
}

impl<'d, D: Wrapper> Served<'d, D> {
    /// A fresh device, whose ports and those to the host never stall.
    pub fn new(device: &'d Coherent<D>) -> Self {
        Self {
            rig: Rig::new(device, nic_tb::Stall::Never, nic_tb::Stall::Never),
            memory: BTreeMap::new(),
            data_after: 1,
            grants: GoState::Exclusive,
            seen: vec![],
            snoops: vec![],
            pulls: HashMap::new(),
            later: vec![],
        }
    }

    /// What the host has of a line.
    pub fn value(&self, line: u64) -> Line {
        *self.memory.get(&line).unwrap_or(&[line as u8; 64])
    }

    /// One cycle, after which the host has answered what came.
    pub fn step(&mut self) {
        let now = self.rig.bench.cycle();
        let due = |(cycle, _): &mut (u64, Later)| *cycle <= now;
        for (_, later) in self.later.extract_if(.., due).collect::<Vec<_>>() {
            match later {
                Later::Go(cqid) => self.rig.go(cqid, self.grants),
                Later::Fill(cqid, line) => self.rig.fill(cqid, self.value(line)),
            }
        }
        self.rig.step();
        while let Some(answer) = self.rig.snoop_answers.pop_front() {
            let snoop = self.snoops.iter_mut().find(|snoop| snoop.uqid == answer.uqid);
            let snoop = snoop.expect("it was snooped");
            snoop.is_answered = true;
            let brings = [Response::RspIFwdM, Response::RspSFwdM, Response::RspVFwdV];
            snoop.brings = brings.contains(&answer.opcode);
        }
        while let Some(sent) = self.rig.data.pop_front() {
            self.take(&sent);
        }
        self.snoops.retain(|snoop| !snoop.is_answered || snoop.brings);
        // A line that is snooped is granted to nobody, and not pulled.
        let is_snooped = |line: u64| self.snoops.iter().any(|snoop| snoop.line == line);
        let at = self.rig.requests.iter().position(|request| !is_snooped(request.line_address));
        if let Some(request) = at.and_then(|at| self.rig.requests.remove(at)) {
            self.serve(&request);
        }
    }

    /// That many.
    pub fn run(&mut self, cycles: u64) {
        (0..cycles).for_each(|_| self.step());
    }

    /// Snoops a line; memory has what it brings once it has come.
    pub fn snoop(&mut self, opcode: H2dRequestOpcode, line: u64) {
        let uqid = self.rig.snoop(opcode, line);
        self.snoops.push(Snoop { uqid, line, is_answered: false, brings: false });
    }

    /// Runs until that request is answered, and gives the answer.
    ///
    /// # Panics
    /// If it is not.
    pub fn response(&mut self, tag: u64) -> nic_spec::message::LineResponse {
        for _ in 0..4_000 {
            if let Some(at) = self.rig.responses.iter().position(|(_, answer)| answer.tag == tag) {
                return self.rig.responses.remove(at).expect("it is there").1;
            }
            self.step();
        }
        panic!("tag {tag} is not answered");
    }

    /// Takes a line away from the device; gives what it was.
    pub fn taken(&mut self, line: u64) -> Line {
        self.run(40);
        self.snoop(H2dRequestOpcode::SnpInv, line);
        self.run(40);
        assert!(self.snoops.is_empty(), "a snoop is not answered");
        self.value(line)
    }

    /// A line that was snooped or pulled comes.
    fn take(&mut self, sent: &D2hData) {
        assert!(!sent.poison && sent.byte_enable == u64::MAX);
        if let Some(line) = self.pulls.remove(&sent.uqid) {
            if !sent.bogus {
                self.memory.insert(line, sent.data);
            }
            return;
        }
        // It may come before the response.
        let snoop = self.snoops.iter_mut().find(|snoop| snoop.uqid == sent.uqid);
        let snoop = snoop.expect("it was snooped");
        assert!(snoop.brings && !sent.bogus, "line {:#x}", snoop.line);
        snoop.brings = false;
        self.memory.insert(snoop.line, sent.data);
    }

    fn serve(&mut self, request: &D2hRequest) {
        self.seen.push(*request);
        let (cqid, line) = (request.cqid, request.line_address);
        let now = self.rig.bench.cycle();
        match request.opcode {
            Request::RdOwn => {
                let [go, fill] = [-self.data_after, self.data_after].map(|of| of.max(0) as u64);
                self.later.push((now + go, Later::Go(cqid)));
                self.later.push((now + fill, Later::Fill(cqid, line)));
            }
            Request::DirtyEvict => {
                let uqid = self.rig.pull(cqid, H2dResponseOpcode::GoWritePull);
                self.pulls.insert(uqid, line);
            }
            Request::ClFlush | Request::CleanEvictNoData => self.rig.go(cqid, GoState::Invalid),
            other => panic!("{other:?}"),
        }
    }
}
