//! What goes down to the device: completions and accesses of processors. An access may pass
//! completions; neither a completion nor a read passes a posted write before it.
use std::collections::VecDeque;

use nic_spec::message::PcieCompletion;
use rand::RngCore;

use super::{MmioAccess, Passing};
use crate::pcie::Port;

/// What is on its way to the device, and what is there and has not been taken.
#[derive(Clone, Debug, Default)]
pub(super) struct Down {
    /// Accesses, with the time when each is at the device at the earliest.
    accesses: VecDeque<(u64, MmioAccess)>,
    /// At the device, each with its number.
    arrived_accesses: VecDeque<(u64, MmioAccess)>,
    arrived_completions: VecDeque<(u64, PcieCompletion)>,
    next: u64,
    wrong: Option<Passing>,
}

impl Down {
    pub(super) fn new(wrong: Option<Passing>) -> Self {
        Self { wrong, ..Self::default() }
    }

    /// Accesses that the device has not taken.
    pub(super) fn accesses(&self) -> usize {
        self.accesses.len() + self.arrived_accesses.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.accesses() == 0 && self.arrived_completions.is_empty()
    }

    /// A processor's access sets out.
    pub(super) fn push(&mut self, ready: u64, access: MmioAccess) {
        let ready = self.accesses.back().map_or(ready, |(last, _)| ready.max(*last));
        self.accesses.push_back((ready, access));
    }

    /// What is at the device by now.
    pub(super) fn step<R: RngCore, M>(&mut self, now: u64, port: &mut Port<R, M>) {
        loop {
            let first = self.accesses.front().map(|(ready, _)| *ready);
            let first = first.filter(|ready| *ready <= now && !port.is_leaving());
            let before = |ready: &u64| port.first_completion().is_none_or(|other| *ready <= other);
            if let Some(ready) = first.filter(before) {
                let Some((_, access)) = self.accesses.pop_front() else { return };
                let overhead = port.numbers().request_overhead_bytes;
                port.send_down(ready, overhead + access.payload_bytes());
                self.arrived_accesses.push_back((self.next, access));
            } else if let Some(completion) = port.completion(now) {
                self.arrived_completions.push_back((self.next, completion));
            } else {
                return;
            }
            self.next += 1;
        }
    }

    /// The access that the device is to do next.
    pub(super) fn access(&self) -> Option<&MmioAccess> {
        self.arrived_accesses.front().map(|(_, access)| access)
    }

    /// The completion that the device is to take next.
    pub(super) fn completion(&self) -> Option<&PcieCompletion> {
        let (number, completion) = self.arrived_completions.front()?;
        let is_write = |access: &MmioAccess| matches!(access, MmioAccess::Write(_));
        let mut before = self.arrived_accesses.iter().take_while(|(other, _)| other < number);
        let passes = self.wrong == Some(Passing::Completion);
        (passes || !before.any(|(_, access)| is_write(access))).then_some(completion)
    }

    pub(super) fn take_access(&mut self) {
        self.arrived_accesses.pop_front();
    }

    /// The device takes completions: the one that is offered, if there is one, and not one that a write
    /// holds back.
    pub(super) fn take_completion(&mut self) {
        if self.completion().is_some() {
            self.arrived_completions.pop_front();
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.accesses.clear();
        self.arrived_accesses.clear();
        self.arrived_completions.clear();
    }
}
