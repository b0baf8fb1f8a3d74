//! The host's end of a PCI Express link, whatever memory is behind it: rules, time on the link,
//! completions.
use std::collections::VecDeque;

use nic_spec::message::{PcieCompletion, PcieCompletionStatus, PcieRequest, PcieRequestType};
use rand::RngCore;

use super::reads::Reads;
use super::rules::{self, Packet, Rules, Violation};
use super::{LINE, Numbers};
use crate::line::Line;

/// What goes up the link in order.
#[derive(Clone, Debug)]
pub(crate) enum Upward<M> {
    /// A memory request.
    Request(Packet),
    /// Something else, which keeps its place among the requests.
    Message(M),
}

/// The end of the link; `M` is what goes up beside memory requests.
#[derive(Clone, Debug)]
pub(crate) struct Port<R, M> {
    numbers: Numbers,
    random: R,
    rules: Rules,
    /// What is on its way up, with the time when it is here.
    upward: VecDeque<(u64, Upward<M>)>,
    reads: Reads,
    /// Lines of the completion that is leaving.
    leaving: VecDeque<PcieCompletion>,
    upward_free: u64,
    downward_free: u64,
}

impl<R: RngCore, M> Port<R, M> {
    /// An idle link.
    pub(crate) fn new(numbers: Numbers, random: R) -> Self {
        Self {
            rules: Rules::new(&numbers),
            numbers,
            random,
            upward: VecDeque::new(),
            reads: Reads::default(),
            leaving: VecDeque::new(),
            upward_free: 0,
            downward_free: 0,
        }
    }

    /// The numbers of the link.
    pub(crate) fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// What chance decides comes from here.
    pub(crate) fn random(&mut self) -> &mut R {
        &mut self.random
    }

    /// Packets on their way up.
    pub(crate) fn upward(&self) -> usize {
        self.upward.len()
    }

    /// Whether the link takes a line of a request now.
    pub(crate) fn is_free(&self, now: u64) -> bool {
        self.upward_free <= now
    }

    /// Takes a line of a request, which should have waited if there is no credit.
    pub(crate) fn request(
        &mut self,
        now: u64,
        line: &PcieRequest,
        has_credit: bool,
    ) -> Result<(), Violation> {
        if !has_credit {
            return Err(Violation::new("a request waits for credit", line));
        }
        let is_first = !self.rules.is_within_packet();
        let payload = match line.request_type {
            PcieRequestType::MemoryRead => 0,
            PcieRequestType::MemoryWrite => rules::payload_in_line(line),
        };
        let header = if is_first { self.numbers.request_overhead_bytes } else { 0 };
        self.occupy(now, header + payload);
        if let Some(packet) = self.rules.observe(line)? {
            let due = self.upward_free + self.numbers.request_latency;
            self.upward.push_back((due, Upward::Request(packet)));
        }
        Ok(())
    }

    /// Takes something else, of so many bytes, which travels for so long.
    pub(crate) fn message(&mut self, now: u64, (bytes, latency): (u64, u64), message: M) {
        self.occupy(now, bytes);
        let due = self.upward_free + latency;
        self.upward.push_back((due, Upward::Message(message)));
    }

    fn occupy(&mut self, now: u64, bytes: u64) {
        self.upward_free = self.upward_free.max(now) + self.numbers.time_of(bytes);
    }

    /// What has come up by now, in order, and when.
    pub(crate) fn arrived(&mut self, now: u64) -> Option<(u64, Upward<M>)> {
        let is_here = self.upward.front().is_some_and(|(due, _)| *due <= now);
        is_here.then(|| self.upward.pop_front()).flatten()
    }

    /// A read begins; its lines are to come.
    pub(crate) fn begin_read(&mut self, tag: u64, address: u64, count: u64) {
        self.reads.begin((tag, address, count), &self.numbers, &mut self.random);
    }

    /// A line of a read, the first is number 0, may be at the device from this time on.
    pub(crate) fn read_line(&mut self, tag: u64, number: usize, ready: u64, line: Line) {
        self.reads.line(tag, number, ready, line);
    }

    /// A read that asked for nothing, or fails, may be completed from this time on.
    pub(crate) fn end_read(&mut self, tag: u64, ready: u64, status: PcieCompletionStatus) {
        self.reads.end(tag, ready, status);
    }

    /// When the next completion may be at the device, if none is leaving.
    pub(crate) fn first_completion(&self) -> Option<u64> {
        self.reads.first()
    }

    /// Whether a packet is on the link down.
    pub(crate) fn is_leaving(&self) -> bool {
        !self.leaving.is_empty()
    }

    /// Something else goes down the link between completions; when it is at the device.
    pub(crate) fn send_down(&mut self, ready: u64, bytes: u64) -> u64 {
        self.downward_free = self.downward_free.max(ready) + self.numbers.time_of(bytes);
        self.downward_free
    }

    /// A line of a completion that is at the device by now.
    pub(crate) fn completion(&mut self, now: u64) -> Option<PcieCompletion> {
        if self.leaving.is_empty() {
            let begin = self.reads.first()?.max(self.downward_free);
            if begin > now {
                return None;
            }
            self.leaving = self.reads.next(begin, &self.numbers, &mut self.random);
            self.downward_free =
                begin + self.numbers.time_of(self.numbers.completion_overhead_bytes);
        }
        let payload = u64::from(self.leaving.front()?.length != 0) * LINE;
        let end = self.downward_free + self.numbers.time_of(payload);
        if end > now {
            return None;
        }
        self.downward_free = end;
        let line = self.leaving.pop_front()?;
        if line.last && !self.reads.contains(line.tag) {
            self.rules.completed(line.tag);
        }
        Some(line)
    }

    /// Whether nothing is on its way.
    pub(crate) fn is_idle(&self) -> bool {
        self.upward.is_empty() && self.reads.is_empty() && self.leaving.is_empty()
    }

    /// Forgets what is on its way, as after a reset of the link.
    pub(crate) fn reset(&mut self) {
        self.upward.clear();
        self.reads.clear();
        self.leaving.clear();
        self.rules = Rules::new(&self.numbers);
    }
}
