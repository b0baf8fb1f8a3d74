//! The steps that jobs are made of. Each says what it waits for, or that it is over.
use std::ops::Range;

use nic_spec::message::{
    D2hResponseOpcode, GoState, H2dData, H2dRequest, H2dRequestOpcode, H2dResponse,
    H2dResponseOpcode,
};
use rand::Rng;

use super::transaction::{Job, Progress, Transaction, Waits};
use super::{Home, WrongRule};
use crate::line::{Copy, Line, LineState};
use crate::link::Down;

impl Home {
    pub(super) fn breaks(&self, wrong: WrongRule) -> bool {
        self.wrong == Some(wrong)
    }

    /// A choice that the rules leave to the host.
    pub(super) fn chooses(&mut self) -> bool {
        self.shape.chooses_freely && self.random.random_bool(0.5)
    }

    /// Lines of the host's memory and of the device's.
    pub(crate) fn memories(&self) -> (Range<u64>, Range<u64>) {
        (self.shape.host_memory.clone(), self.shape.device_memory.clone())
    }

    pub(super) fn is_device_memory(&self, line: u64) -> bool {
        self.shape.device_memory.contains(&line)
    }

    /// Cycles that an access of memory takes which begins now.
    pub(super) fn memory_cycles(&mut self, line: u64) -> u64 {
        let regions = &self.shape.distant_memory;
        let extra = regions.iter().find(|(lines, _)| lines.contains(&line)).map_or(0, |(_, e)| *e);
        let cycle = self.timing.cycle_picoseconds;
        let now = self.now * cycle;
        let waits = self.dram.as_mut().map_or(0, |dram| dram.wait(now, line).div_ceil(cycle));
        self.timing.memory_access + extra + waits
    }

    /// The last-level cache and the snoop filter are looked up.
    pub(super) fn look_up(&mut self, open: &mut Transaction) -> Progress {
        if open.looked_up {
            return Ok(());
        }
        open.looked_up = true;
        let slow = self.faults.slow_answer(&mut *self.random, &mut self.counters);
        Err(Waits::Until(self.now + self.timing.home_lookup + slow))
    }

    /// Private caches that have the line are asked.
    pub(super) fn ask_cores(&mut self, open: &mut Transaction, but: Option<usize>) -> Progress {
        if open.asked_cores || !self.caches.others_have(but, open.line) {
            return Ok(());
        }
        open.asked_cores = true;
        Err(Waits::Until(self.now + self.timing.core_snoop))
    }

    /// The line is in a cache, or memory has given it.
    pub(super) fn fetch(&mut self, open: &Transaction) -> Progress {
        if open.read_memory || self.caches.value(open.line).is_some() {
            return Ok(());
        }
        Err(Waits::Memory)
    }

    /// The bytes that [`Home::fetch`] waited for.
    pub(super) fn fetched(&self, line: u64) -> Line {
        if self.breaks(WrongRule::ModifiedIsOverlooked) {
            return self.memory.read(line);
        }
        self.value(line)
    }

    /// The last-level cache has a place for the line; another may have to go.
    pub(super) fn make_room(&mut self, open: &Transaction) -> Progress {
        if self.caches.has_room(open.line) {
            return Ok(());
        }
        let active = &self.active;
        let victim = self.caches.victim(open.line, |line| !active.contains_key(&line));
        let Some(victim) = victim else { return Err(Waits::Until(self.now + 1)) };
        self.evict(victim);
        Ok(())
    }

    /// The line leaves the host's caches for another.
    pub(super) fn evict(&mut self, victim: u64) {
        self.counters.evictions += 1;
        let Some(copy) = self.caches.remove(victim) else { return };
        if copy.state == LineState::Modified {
            match self.is_device_memory(victim) {
                true => self.submit(victim, Job::WriteBack(copy.line)),
                false => self.write_memory(victim, copy.line),
            }
        }
    }

    /// Host memory is written; nobody waits for it. What the device writes by CXL.cache is one of its
    /// accesses.
    pub(super) fn write_memory(&mut self, line: u64, value: Line) {
        self.counters.memory_writes += 1;
        let cycles = self.memory_cycles(line);
        if self.for_device {
            self.memory.post(self.now, cycles);
        }
        self.memory.write(line, value);
    }

    /// Memory has what the host's caches have.
    pub(super) fn clean(&mut self, line: u64) {
        if !self.caches.is_dirty(line) {
            return;
        }
        if let Some(value) = self.caches.value(line) {
            self.write_memory(line, value);
        }
        self.caches.set_state(line, LineState::Exclusive);
    }

    /// The device has this at most. A snoop filter that is full takes another line from it.
    pub(super) fn set_device_state(&mut self, line: u64, state: LineState) {
        if state == LineState::Invalid {
            self.snoop_filter.remove(line);
            return;
        }
        self.snoop_filter.crowd(line, state);
        if !self.snoop_filter.is_crowded(line) {
            return;
        }
        let active = &self.active;
        let may_go = |other: u64| other != line && !active.contains_key(&other);
        if let Some(victim) = self.snoop_filter.victim(line, may_go) {
            self.counters.recalls += 1;
            self.submit(victim, Job::Snoop(H2dRequestOpcode::SnpInv));
        }
    }

    /// The device is snooped, once: the snoop filter and memory know what it answered.
    pub(super) fn snoop(&mut self, open: &mut Transaction, opcode: H2dRequestOpcode) -> Progress {
        if open.snoop.is_none() {
            let uqid = self.take_uqid(open)?;
            open.snoop = Some(opcode);
            self.counters.snoops += 1;
            let line_address = open.line;
            self.sends.push(Down::Snoop(H2dRequest { opcode, line_address, uqid }));
        }
        let Some(uqid) = open.uqid else { return Ok(()) };
        if !open.is_answered() {
            return Err(Waits::Answer);
        }
        open.uqid = None;
        self.close_uqid(uqid);
        self.absorb(open);
        Ok(())
    }

    fn absorb(&mut self, open: &mut Transaction) {
        use D2hResponseOpcode::{RspIFwdM, RspIHitI, RspIHitSe, RspSFwdM, RspSHitSe};
        match open.answer {
            Some(RspIHitI | RspIHitSe | RspIFwdM) => {
                self.set_device_state(open.line, LineState::Invalid);
            }
            Some(RspSHitSe | RspSFwdM) => self.set_device_state(open.line, LineState::Shared),
            _ => {}
        }
        let Some(value) = open.snooped else { return };
        if open.snoop == Some(H2dRequestOpcode::SnpCur) || self.is_device_memory(open.line) {
            return;
        }
        if !self.breaks(WrongRule::SnoopedDataAreLost) {
            self.write_memory(open.line, value);
        }
        open.read_memory = true;
    }

    /// A number for a snoop or a pull.
    fn take_uqid(&mut self, open: &mut Transaction) -> Result<u64, Waits> {
        let Some(uqid) = self.free_uqids.pop_front() else {
            return Err(Waits::Until(self.now + 1));
        };
        self.uqids.insert(uqid, open.line);
        open.uqid = Some(uqid);
        Ok(uqid)
    }

    /// The device is asked for its data, once; they are in `open.pulled` afterwards.
    pub(super) fn pull(
        &mut self,
        open: &mut Transaction,
        cqid: u64,
        opcode: H2dResponseOpcode,
    ) -> Progress {
        if !open.pulls {
            let uqid = self.take_uqid(open)?;
            open.pulls = true;
            self.respond(open.line, cqid, opcode, uqid);
        }
        if open.pulled.is_none() { Err(Waits::Pull) } else { Ok(()) }
    }

    pub(super) fn respond(
        &mut self,
        line: u64,
        cqid: u64,
        opcode: H2dResponseOpcode,
        response_data: u64,
    ) {
        // CXL 1.1, RSP_PRE: 1 is a hit in the host's caches, 0 a miss to memory beside the link.
        let response_pre = u64::from(self.caches.value(line).is_some());
        let response = H2dResponse { opcode, response_data, response_pre, cqid };
        self.sends.push(Down::Response(line, response));
    }

    pub(super) fn go(&mut self, line: u64, cqid: u64, state: GoState) {
        self.respond(line, cqid, H2dResponseOpcode::Go, state as u64);
    }

    pub(super) fn send_data(&mut self, line: u64, cqid: u64, value: Line, go_error: bool) {
        let poison = value.poison || self.faults.poisons(&mut *self.random, &mut self.counters);
        let data = H2dData { cqid, chunk_valid: true, poison, go_error, data: value.data };
        self.sends.push(Down::Data(line, data));
    }

    /// The data of a snoop or a pull enter the last-level cache as Modified.
    pub(super) fn install(&mut self, open: &Transaction, value: Line) -> Progress {
        self.make_room(open)?;
        self.caches.put(open.line, Copy { state: LineState::Modified, line: value });
        Ok(())
    }
}
