//! The MSHRs (miss status holding registers): what each outstanding line waits for, first the host, then the
//! device's memory. The device has no copy of any of them. Which line it is stands in its set, where it is
//! found (`sets`).
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, PulseSink, State, constant_bool, elaborate, mux, scope,
};
use nic_spec::message::LINE_TAG_BITS;

use super::mshrs::{DmcMshrs, MshrOperation};
use super::operation::{Entry, Pending, Pull, PullValue, Resumed};
use crate::coherence::flags::{Flags, Writer};
use crate::coherence::turn::{self, Ready, Turn};
use crate::message::Identifier;

/// The MSHRs.
pub(super) struct Entries {
    /// Those that wait for the host.
    pub wants_answer: Flags,
    /// Those that wait for memory.
    pub wants_data: Flags,
    /// What is known of it.
    pub records: Memory<Entry>,
    /// Its line in memory.
    pub addresses: Memory<Bits>,
    /// The host's response to each.
    pub pulls: Memory<Pull>,
    /// The line that memory gave is poisoned.
    pub poisoned: Memory<Bool>,
    /// Those whose write is refused, and has ExtCmp still to come.
    pub refused: Memory<Bool>,
    /// Of these, those that have not sent their line.
    refused_first: Flags,
    sweep: (Bool, Bits),
}

/// What the operation in cycle 3 does to the MSHRs.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Change {
    /// The MSHR that is allocated, or the operation's own.
    pub target: Bits,
    /// That MSHR is none's yet, or the operation's own: it may be written.
    pub may_write: Bool,
    /// What it waits for.
    pub pending: State<Pending>,
    /// The requester's port.
    pub port: Bool,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// The bytes in the store of writes go into the line.
    pub writes: Bool,
    /// Memory has been asked for its line.
    pub filled: Bool,
    /// It waits for one more response of the host.
    pub continues: Bool,
    /// The host lets the MSHR access memory.
    pub forwards: Bool,
    /// The one that is allocated, or resumes, reads memory.
    pub reads: Bool,
    /// It resumes once more, with nothing changed.
    pub turns_again: Bool,
}

/// What comes in this cycle.
pub(super) struct Arrivals {
    /// An answer of the host that was waited for.
    pub answers: Bool,
    /// By this MSHR.
    pub answered: Bits,
    /// It pulls a line.
    pub pulls: Bool,
    /// It refuses a write.
    pub refuses: Bool,
    /// It ends a write that was refused.
    pub ends_refused: Bool,
    /// A line from memory that does not answer at once.
    pub fills: Bool,
    /// For this MSHR.
    pub filled: Bits,
}

impl Entries {
    #[elaborate]
    pub fn new(of: &DmcMshrs, sweep: (Bool, Bits)) -> Self {
        let count = of.outstanding;
        let flags =
            |name: &str, writers: &[&str]| scope(name, || Flags::new(count, writers, sweep));
        let wants_answer = flags("wants_answer", &["asked", "came", "forwarded"]);
        let wants_data = flags("wants_data", &["asked", "came"]);
        let records = Memory::<Entry>::new((), count).style(MemoryStyle::Distributed);
        // At power-up they may be anything; a simulator wants to know.
        let nothing = PullValue { turn: false, uqid: 0u32.into(), pulled: false, failed: false };
        let pulls = Memory::<Pull>::new((), count)
            .style(MemoryStyle::Distributed)
            .initial(&vec![nothing; count as usize]);
        let addresses = Memory::<Bits>::new(of.line_bits, count).style(MemoryStyle::Distributed);
        let poisoned = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let refused = Memory::<Bool>::new((), count).style(MemoryStyle::Distributed);
        let refused_first = flags("refused_first", &["refused", "sent"]);
        Self {
            wants_answer,
            wants_data,
            records,
            addresses,
            pulls,
            poisoned,
            refused,
            refused_first,
            sweep,
        }
    }

    /// The turn of the host's last response to an MSHR.
    pub fn turn_of(&self, number: Bits) -> Bool {
        self.pulls.read_now(number).turn
    }

    /// Cycle 2: what the MSHR has, of which nothing changes when its turn has come, or while it waits for the host.
    #[elaborate]
    pub fn resume(&self, number: Bits, line: Bits) -> (Entry, Resumed) {
        let entry = self.records.read_now(number);
        let pull = self.pulls.read_now(number);
        // It resumes when it has a response, a forward, or its line.
        let is_answered = pull.turn ^ entry.turn;
        let was_refused = entry.pending.is(Pending::Refused) | (is_answered & pull.failed);
        let resumed = Resumed {
            pending: entry.pending,
            merges: entry.writes,
            failed: mux(entry.filled, self.poisoned.read_now(number), was_refused),
            filled: entry.filled,
            pulled: is_answered & pull.pulled,
            uqid: pull.uqid,
            is_its_line: self.addresses.read_now(number).equals(line),
        };
        (entry, resumed)
    }

    /// The write of that MSHR is refused, or has ended.
    pub fn refuse(&self, comes: Bool, number: Bits, refuses: Bool) {
        let (sweeping, swept) = self.sweep;
        self.refused.write(sweeping | comes, mux(sweeping, swept, number), refuses & !sweeping);
    }

    /// Cycle 3: that MSHR waits for the host, whose response is not one that comes in this cycle: that is first. After a
    /// refusal it waits for nothing but its end.
    #[elaborate]
    pub fn waits_for_host(&self, number: Bits, arrivals: &Arrivals) -> Bool {
        let is_answered = arrivals.answers & arrivals.answered.equals(number);
        self.wants_answer.at(number) & !self.refused.read_now(number) & !is_answered
    }

    /// Makes the changes of this cycle; `sent` is the MSHR whose request leaves for the host: from
    /// then on it can be answered. `skipped` has the turn, and has to wait for another.
    #[elaborate]
    pub fn connect(
        &self,
        operation: MshrOperation,
        change: Change,
        arrivals: &Arrivals,
        sent: &PulseSink<Identifier>,
        (turn, skipped): (&Turn, (Bool, Bits)),
    ) {
        let number = operation.entry;
        // Whether the request begins is known late; until it has, nobody asks what its MSHR is about.
        let Change { pending, port, tag, writes, filled, .. } = change;
        let turn_of_target = self.turn_of(change.target);
        let start = Entry { pending, port, tag, writes, filled, turn: turn_of_target };
        self.records.write(change.may_write, change.target, start);
        self.addresses.write(change.may_write, change.target, operation.line);
        scope("wants_answer", || {
            self.wants_answer.set(ASKED, (sent.valid, sent.payload.value));
            self.wants_answer.clear(FORWARDED, (change.forwards, number));
        });
        scope("refused_first", || {
            self.refused_first.set(REFUSED, (arrivals.refuses, arrivals.answered));
            self.refused_first.clear(SENT, (change.continues, number));
        });
        scope("wants_data", || self.wants_data.set(ASKED, (change.reads, change.target)));

        // What ends a refused write before it has sent its line makes it ready when it has.
        let is_early = arrivals.ends_refused & self.refused_first.at(arrivals.answered);
        let comes_now = arrivals.answers & arrivals.answered.equals(number);
        let has_ended = !self.wants_answer.at(number) | comes_now;
        let goes_on = change.continues & has_ended;
        let turns_again = change.forwards | change.turns_again | goes_on;
        let never = constant_bool(false);
        let (skips, skipped) = skipped;
        let events = [
            (arrivals.answers & !is_early, arrivals.answered, arrivals.pulls),
            (arrivals.fills, arrivals.filled, never),
            (turns_again, number, never),
            (skips, skipped, constant_bool(true)),
        ];
        for (event, (comes, number, note)) in events.into_iter().enumerate() {
            turn.make_ready(event, comes, Ready { number, note }, None);
        }
    }
}

/// What makes an MSHR ready: a response, a line, what was decided in cycle 3, and that it had the turn in vain. Its
/// note: it sends a line to the host.
pub(super) const EVENTS: [&str; turn::EVENTS] = ["answered", "filled", "decided", "skipped"];
/// The writers of what is wanted: a request that leaves, or is to leave for memory, what comes, and what is decided.
const ASKED: Writer = Writer(0);
pub(super) const CAME: Writer = Writer(1);
const FORWARDED: Writer = Writer(2);
/// The writers of who is refused and has not sent its line: a response, and what is decided.
const REFUSED: Writer = Writer(0);
const SENT: Writer = Writer(1);

/// Whether it ends with a line from memory.
pub(super) fn is_read(pending: State<Pending>) -> Bool {
    pending.is_any(&[Pending::ReadOnce, Pending::ReadShared, Pending::ReadOwned])
}
