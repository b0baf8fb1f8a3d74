//! Advance: one queue at a time has its turn; its oldest line, if enough of it has come, is added
//! to the list of its message. A message that is complete departs.
use nic_dsl::{Bits, Bool, State, constant, elaborate, mux, register_bool, register_reset};

use super::faults::Fault;
use super::landing::Landing;
use super::late::Past;
use super::restart::{Phase, Restart};
use super::tables::{Departure, Ends, LineEntry, Progress, Tables};
use super::{MmioQueues, Mode};
use crate::message::MmioQueueFault;

/// What advances in this cycle.
pub(super) struct Advance {
    /// A queue has its turn, in `Mode::Run`.
    pub turn: Bool,
    /// Which; or that which stops or restarts.
    pub queue: Bits,
    /// Its oldest line that is not in its list.
    pub line: Bits,
    /// The place of that line or, if it leaves the window in this cycle, of the one after it.
    pub place_after: Bits,
    /// The line joins its list.
    pub appends: Bool,
    /// Its slot.
    pub slot: Bits,
    /// The queue's lines before that.
    pub progress: Progress,
    /// The message is complete with it.
    pub completes: Bool,
    /// The line of a turn has come.
    pub turn_is_right: Bool,
    /// The turn goes on.
    pub stays: Bool,
    /// The message that begins has an illegal length.
    pub fault: Fault,
    /// A list of lines departs.
    pub departs: Bool,
    /// Which.
    pub departure: Departure,
    /// The lines of a queue that stops or restarts depart.
    pub closing: Bool,
    /// A queue begins.
    pub begins: Bool,
}

impl MmioQueues {
    /// `address` is where the entry was read: that of the line that has its turn.
    #[elaborate]
    pub(super) fn advance(
        &self,
        (tables, past): (&Tables, &Past),
        landing: &Landing,
        entry: LineEntry,
        mode: State<Mode>,
        restart: &Restart,
    ) -> Advance {
        let turn = register_bool(false);
        let queue = register_reset(self.queue_bits(), 0);
        let running = mode.is(Mode::Run) & turn;
        let walking = mode.is(Mode::Walk) | restart.has(Phase::Collect);
        let closing = mode.is(Mode::Close) | restart.has(Phase::Free);
        let begins = mode.is(Mode::Sweep) | restart.has(Phase::Again);

        let line = tables.next.read_now(queue);
        let row = tables.landed.read_now(queue);
        let progress = tables.progress.read_now(queue);
        let ends = tables.ends.read_now(queue);
        let begun = progress.held.any();
        let is_illegal = !begun & (entry.too_short | entry.too_long);
        let left = mux(begun, progress.left, entry.total);
        let count = entry.count.zero_extend(self.total_bits());
        let goes_on = self.is_whole(entry.count) | progress.left.is_at_most(count);
        let is_enough = mux(begun, goes_on, entry.is_enough);
        let advances = running & is_enough & !is_illegal;
        let appends = advances | (walking & self.has_come(row, line));
        let is_last = left.is_at_most(self.line_bytes);
        let completes = advances & is_last;

        let after = line + 1;
        let moves = advances | walking;
        let place_after = mux(moves, self.place_of(after), self.place_of(line));
        tables.next.write(moves | begins, queue, mux(begins, restart.first_line, after));
        let sent = left.truncate(self.count_bits() - 1) & is_last.mask(self.count_bits() - 1);
        self.pass(past, (queue, line), (moves, begins), (advances, sent));
        let held =
            mux(completes | begins | closing, constant(self.held_bits(), 0), progress.held + 1);
        let rest = left - self.line_bytes;
        tables.progress.write(appends | begins | closing, queue, Progress { held, left: rest });
        let first = mux(begun, ends.first, entry.slot);
        tables.ends.write(appends, queue, Ends { first, last: entry.slot });
        tables.links.write(appends & begun, ends.last, entry.slot);
        let departure = Departure {
            queue,
            first,
            more: mux(closing, progress.held - 1, progress.held),
            bytes: left.truncate(self.count_bits()),
            is_discarded: closing,
        };
        let departs = completes | (closing & begun);

        // What lands in this cycle has not been seen; so the turn goes on if it may matter.
        let same_queue = landing.valid & landing.queue.equals(queue);
        // Both at once: which line it is comes late.
        let (is_same, is_after) = (landing.line.equals(line), landing.line.equals(after));
        let hit = same_queue & mux(moves, is_after, is_same);
        let is_next_there = self.has_come(row, after);
        let stays = running & !is_illegal & (hit | (advances & is_next_there));
        let faulty = running & is_illegal;
        let fault = Fault {
            valid: faulty,
            queue,
            cause: mux(
                entry.too_short,
                MmioQueueFault::TooShort.into(),
                MmioQueueFault::TooLong.into(),
            ),
        };
        let ends_turn = running & !is_illegal & !stays;
        let rests = ends_turn | closing | begins;
        let is_woken = tables.woken.read_now(queue) & !mode.is(Mode::Sweep);
        tables.rested.write(rests, queue, is_woken);
        let slot = entry.slot;
        let turn_is_right = running.implies(self.has_come(row, line));
        Advance {
            turn,
            queue,
            line,
            place_after,
            appends,
            slot,
            progress,
            completes,
            turn_is_right,
            stays,
            fault,
            departs,
            departure,
            closing,
            begins,
        }
    }
}
