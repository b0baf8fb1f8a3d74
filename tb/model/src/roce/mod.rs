//! Atomic operations over RoCEv2: packets as bytes, and a responder of reliable connections that takes one request after the other.
pub mod packet;

use std::collections::{HashMap, VecDeque};

use nic_spec::message::{RoceFault, RocePair, RoceSyndrome};

use packet::{Operation, Request};

/// Numbers of packets are counted modulo this.
pub const SEQUENCES: u64 = 1 << 24;

/// What becomes of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The operation is done, and answered with the number as it was.
    Operation,
    /// It is answered with the number of that request, as before.
    Replay,
    /// It is refused.
    Refusal(RoceSyndrome),
    /// Nobody hears of it.
    Dropped,
}

/// A queue pair of the responder, without what is under way.
#[derive(Clone, Debug)]
pub struct Pair {
    /// What it was set up with.
    pub rules: RocePair,
    /// Answers that it keeps at most.
    depth: usize,
    expected: u64,
    /// Numbers of the last requests that were done, the last one behind.
    done: VecDeque<u64>,
    /// A gap was refused.
    is_waiting: bool,
    /// It has refused a request for good.
    pub is_stopped: bool,
}

impl Pair {
    /// As it is set up.
    pub fn new(rules: RocePair, depth: usize) -> Self {
        let expected = rules.sequence;
        Self { rules, depth, expected, done: VecDeque::new(), is_waiting: false, is_stopped: false }
    }

    /// What becomes of a request for it, with its fault if there is one; and the number that its answer has.
    pub fn judge(&mut self, request: &Request) -> (Verdict, Option<RoceFault>, u64) {
        let sequence = request.sequence;
        let dropped = |fault| (Verdict::Dropped, Some(fault), sequence);
        if request.source_address != self.rules.peer_address {
            return dropped(RoceFault::UnknownPair);
        }
        if !is_same_partition(request.p_key, self.rules.p_key) {
            return dropped(RoceFault::WrongPartition);
        }
        if self.is_stopped {
            return dropped(RoceFault::Stopped);
        }
        // Half of the numbers are before the expected one.
        let ahead = (sequence + SEQUENCES - self.expected) % SEQUENCES;
        if ahead >= SEQUENCES / 2 {
            return match self.done.contains(&sequence) && request.operation.is_some() {
                true => (Verdict::Replay, None, sequence),
                false => dropped(RoceFault::Forgotten),
            };
        }
        if ahead > 0 {
            if std::mem::replace(&mut self.is_waiting, true) {
                return dropped(RoceFault::Gap);
            }
            return (Verdict::Refusal(RoceSyndrome::Gap), Some(RoceFault::Gap), self.expected);
        }
        let refusal = |syndrome, fault| (Verdict::Refusal(syndrome), Some(fault), sequence);
        let invalid = refusal(RoceSyndrome::Invalid, RoceFault::Invalid);
        let refused = match request.operation {
            None => Some(invalid),
            Some(_) if !self.may_reach(request) => {
                Some(refusal(RoceSyndrome::Access, RoceFault::Access))
            }
            Some(_) => (!request.address.is_multiple_of(8)).then_some(invalid),
        };
        if let Some(refused) = refused {
            self.is_stopped = true;
            return refused;
        }
        self.expected = (sequence + 1) % SEQUENCES;
        self.is_waiting = false;
        self.done.push_back(sequence);
        if self.done.len() > self.depth {
            self.done.pop_front();
        }
        (Verdict::Operation, None, sequence)
    }

    fn may_reach(&self, request: &Request) -> bool {
        let words = self.rules.first_address / 8..=self.rules.last_address / 8;
        request.r_key == self.rules.r_key && words.contains(&(request.address / 8))
    }

    /// Requests that are done when an answer with this number and syndrome leaves.
    pub fn messages(&self, sequence: u64, syndrome: RoceSyndrome) -> u64 {
        let with_this = u64::from(syndrome == RoceSyndrome::Done);
        (sequence + SEQUENCES - self.rules.sequence + with_this) % SEQUENCES
    }
}

/// Numbers of partitions are the same, not zero, and one is a full member's.
fn is_same_partition(one: u64, other: u64) -> bool {
    let number = |key: u64| key % (1 << 15);
    number(one) == number(other) && number(one) != 0 && (one >= 1 << 15 || other >= 1 << 15)
}

/// A requester of one connection that goes back to the oldest request without an answer, whenever one is missing.
#[derive(Clone, Debug)]
pub struct Requester {
    /// The next number.
    next: u64,
    /// What is not answered, the oldest first.
    pub unanswered: VecDeque<Request>,
    /// Answers, by the number.
    pub answers: HashMap<u64, u64>,
    /// It was refused for good.
    pub refused: Option<u8>,
}

impl Requester {
    /// One that begins with this number.
    pub fn new(first: u64) -> Self {
        Self { next: first, unanswered: VecDeque::new(), answers: HashMap::new(), refused: None }
    }

    /// A request with the next number.
    pub fn ask(&mut self, operation: Operation, request: Request) -> Request {
        let request = Request { operation: Some(operation), sequence: self.next, ..request };
        self.next = (self.next + 1) % SEQUENCES;
        self.unanswered.push_back(request);
        request
    }

    /// An answer that has come; gives what is to be sent again.
    pub fn hear(&mut self, answer: &packet::Answer) -> Vec<Request> {
        match (answer.syndrome, self.unanswered.front()) {
            (_, None) => vec![],
            (packet::DONE, Some(oldest)) if oldest.sequence == answer.sequence => {
                let old = answer.old.expect("it was an atomic operation");
                self.answers.insert(answer.sequence, old);
                self.unanswered.pop_front();
                vec![]
            }
            // The answer before it is lost, or it came before.
            (packet::DONE, Some(_)) => vec![],
            (packet::GAP, Some(_)) => self.unanswered.iter().copied().collect(),
            (syndrome, Some(_)) => {
                self.refused = Some(syndrome);
                vec![]
            }
        }
    }
}
