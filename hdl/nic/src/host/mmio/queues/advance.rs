//! Advance: one queue at a time has its turn; its oldest line, if enough of it has come, is added
//! to the list of its message. A message that is complete departs.
use nic_dsl::{
    Bits, Bool, State, assert_always, constant, elaborate, mux, register, register_bool,
    register_reset,
};

use super::faults::Fault;
use super::landing::Landing;
use super::late::Past;
use super::restart::{Phase, Restart};
use super::tables::{Departure, Ends, LineEntry, Progress, Tables};
use super::{MmioQueues, Mode};
use crate::lib::compare::{is_less, is_one_more};
use crate::message::MmioQueueFault;

/// What advances in this cycle.
pub(super) struct Advance {
    /// A queue has its turn, in `Mode::Run`.
    pub turn: Bool,
    /// Which; or that which stops or restarts.
    pub queue: Bits,
    /// Its oldest line that is not in its list.
    pub line: Bits,
    /// Which places of its window are taken by lines that have landed.
    pub row: Bits,
    /// That line or, if it leaves the window in this cycle, the one after it.
    pub line_after: Bits,
    /// That line lands in this cycle.
    pub lands_after: Bool,
    /// The table of oldest lines is written, with this.
    pub writes_line: Bool,
    pub line_written: Bits,
    /// The line joins its list.
    pub appends: Bool,
    /// Its slot.
    pub slot: Bits,
    /// The queue's lines before that.
    pub progress: Progress,
    /// And after it.
    pub progress_after: Progress,
    /// Of the table of that name.
    pub is_woken: Bool,
    /// The queue does not wait for a turn any more.
    pub rests: Bool,
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
    /// What is known of the queue that has the turn was read a cycle ahead (`turns.rs`), and so was `entry`.
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

        let line = register::<Bits>(self.line_bits);
        let row = register::<Bits>(self.window_lines);
        let progress = register::<Progress>(self.progress_shape());
        let ends = tables.ends.read_now(queue);
        let begun = progress.begun;
        let is_known = progress.is_little.equals(progress.left.is_below(self.line_bytes))
            & progress.fits.equals(self.fits(progress.left));
        assert_always("what is left of a message is known", (running & begun).implies(is_known));
        let is_illegal = !begun & entry.is_illegal & !entry.is_enough;
        let left = mux(begun, progress.left, entry.total);
        // What a line that is not whole may hold, and what is in it.
        let bits = self.count_bits() - 1;
        let has_rest = !is_less(entry.count.truncate(bits), progress.left.truncate(bits));
        let goes_on = self.is_whole(entry.count) | (progress.is_little & has_rest);
        let is_enough = mux(begun, goes_on, entry.is_enough);
        let advances = running & is_enough;
        let appends = advances | (walking & self.has_come(row, line));
        let is_last = mux(begun, progress.fits, self.fits(entry.total));
        let completes = advances & is_last;

        let after = line + 1;
        let moves = advances | walking;
        let line_after = mux(moves, after, line);
        // A queue that stops is shown where it stood.
        let writes_line = advances | restart.has(Phase::Collect) | begins;
        let line_written = mux(begins, restart.first_line, after);
        tables.next.write(writes_line, queue, line_written);
        let sent = left.truncate(bits) & is_last.mask(bits);
        self.pass(past, (queue, line), (moves, begins), (advances, sent));
        let is_over = completes | begins | closing;
        let held = mux(is_over, constant(self.held_bits(), 0), progress.held + 1);
        let rest = left - self.line_bytes;
        // What is left after a whole line, without the subtraction: a line fewer.
        let whole_lines = left.top(self.total_bits() - bits);
        let is_little = whole_lines.equals(1);
        let is_line = whole_lines.equals(2) & left.truncate(bits).is_zero();
        let fits = is_little | is_line;
        let written = Progress { begun: !is_over, held, left: rest, is_little, fits };
        tables.progress.write(appends | begins | closing, queue, written);
        let progress_after = mux(appends, written, progress);
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
        // Both at once: whether the line advances comes late.
        let hit = same_queue & landing.line.equals(line);
        let hit_after = same_queue & is_one_more(landing.line, line);
        let lands_after = mux(moves, hit_after, hit);
        let is_next_there = self.has_next_come(row, line);
        let is_more_there = hit_after | is_next_there;
        let stays = running & mux(is_enough, is_more_there, hit & !is_illegal);
        let faulty = running & is_illegal;
        let fault = Fault {
            valid: faulty,
            queue,
            cause: mux(
                entry.is_too_short,
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
            row,
            line_after,
            lands_after,
            writes_line,
            line_written,
            appends,
            slot,
            progress,
            progress_after,
            is_woken,
            rests,
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

    /// Whether so many bytes fit a line.
    fn fits(&self, bytes: Bits) -> Bool {
        let rest = bytes.top(bytes.width() - self.count_bits() + 1);
        rest.is_zero() | bytes.equals(self.line_bytes)
    }
}
