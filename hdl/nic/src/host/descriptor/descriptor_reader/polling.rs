//! Polling: when the device looks whether the host has posted something, and how it waits.
use nic_dsl::{
    Bits, Bool, Pulse, State, States, cover, elaborate, register, register_bool, register_reset,
    when, wire,
};

use super::setting::Setting;
use super::{DescriptorReader, SIZE_BITS};
use crate::message::{ReaderControl, RingTail};

/// What the poller does.
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub(super) enum Poll {
    /// It may look.
    Ready,
    /// The host's count is on its way.
    Asked,
    /// The count is compared with the last one.
    Judging,
    /// It waits for a time.
    Pausing,
    /// It is to ask for the next change of the line.
    Holding,
    /// It waits for the line to change, and has yet to look at it once more: it may have changed, and been
    /// brought back by a write of the device, before the watch began.
    Confirming,
    /// It waits for the line to change.
    Watching,
    /// It waits no longer, and gives up the line, which ends the watch.
    Releasing,
}

/// What is known of the host's count.
pub(super) struct Posted {
    /// Descriptors that the host has posted; where it does not count them, those found.
    pub count: Bits,
    /// A new count is wrong.
    pub is_bad: Bool,
    /// A new count has been compared.
    is_judged: Bool,
    /// It is another one.
    is_new: Bool,
}

/// An answer to a poll or a watch.
#[derive(Clone, Copy)]
pub(super) struct Polled {
    /// There is one, and it was asked for.
    pub valid: Bool,
    /// It is a count, not the end of a watch.
    pub is_count: Bool,
    /// It failed.
    pub failed: Bool,
    /// The count in it.
    pub count: Bits,
}

/// What the poller wants to ask.
pub(super) struct Polling {
    /// It wants the host's count.
    pub wants_count: Bool,
    /// It wants to know of the line's next change.
    pub wants_watch: Bool,
    /// It wants to give up the line.
    pub wants_release: Bool,
    /// A poll, or a watch, failed.
    pub failed: Bool,
    /// To be assigned: what it wants is asked.
    pub asks: Bool,
    /// To be assigned: the next descriptor is not there yet.
    pub misses: Bool,
    /// To be assigned, with `misses`: others were found since the last time.
    pub found: Bool,
}

impl Poll {
    /// Something is to be answered.
    pub fn awaits(state: State<Self>) -> Bool {
        state.is_any(&[Self::Asked, Self::Confirming, Self::Watching, Self::Releasing])
    }

    /// With inline signals a line may be read.
    pub fn may_look(state: State<Self>) -> Bool {
        state.is_any(&[Self::Ready, Self::Confirming])
    }
}

impl DescriptorReader {
    /// Counts of the host: pulses of the register, or lines of memory.
    #[elaborate]
    pub(super) fn posted(
        &self,
        setting: &Setting,
        control: &ReaderControl,
        (tail, polled): (Pulse<RingTail>, Polled),
        (running, finds): (Bool, Bits),
    ) -> Posted {
        let count = register_reset(32, 0);
        let come = register::<Bits>(32);
        let has_come = register_bool(false);
        // One that comes while the ring does not run, or is stopping, counts from its next start on.
        let is_stopped = !running & !setting.is_enabled;
        let is_open = running & setting.is_enabled;
        let came_early = register_bool(false);
        let is_pulse = tail.valid & setting.is_register & is_open;
        when(tail.valid & !is_open, || came_early.set(true))
            .otherwise_when(is_open, || came_early.set(false));
        let counts_early = came_early & is_open & setting.is_register;
        let is_polled = polled.valid & polled.is_count & !polled.failed & setting.is_memory;
        // The latest is the one that counts.
        when(is_pulse | (tail.valid & !is_open), || come.set(tail.payload.tail))
            .otherwise_when(is_polled, || come.set(polled.count));

        // How far the count is ahead, beside how far it may be. The host may have seen a completion
        // before its answer is here; so what counts is that it was sent.
        let is_judged = register_bool(false);
        let ahead = register::<Bits>(32);
        let most = register::<Bits>(SIZE_BITS + 1);
        let judged = register::<Bits>(32);
        let takes = has_come & !is_judged;
        when(is_pulse | is_polled | counts_early, || has_come.set(true))
            .otherwise_when(takes | !setting.is_enabled, || has_come.set(false));
        is_judged.set(takes);
        when(takes, || {
            judged.set(come);
            ahead.set(come - count);
            control.issued.top(32 - SIZE_BITS - 1).ignore();
            let sent = control.issued.truncate(SIZE_BITS + 1);
            let room = sent + setting.size.zero_extend(SIZE_BITS + 1);
            most.set(room - count.truncate(SIZE_BITS + 1));
        });
        let low_bits = SIZE_BITS + 1;
        let is_near = ahead.top(32 - low_bits).is_zero();
        let is_legal = is_near & ahead.truncate(low_bits).is_at_most(most);
        when(is_stopped, || count.set(0))
            .otherwise_when(setting.is_inline, || {
                count.set(count + finds.zero_extend(32));
            })
            .otherwise_when(is_judged & is_legal, || count.set(judged));
        Posted { count, is_bad: is_judged & !is_legal, is_judged, is_new: ahead.any() }
    }

    /// When to poll next.
    #[elaborate]
    pub(super) fn polling(
        &self,
        setting: &Setting,
        (state, posted, polled): (State<Poll>, &Posted, Polled),
        (running, may_ask): (Bool, Bool),
    ) -> Polling {
        let pause = register_reset(16, 0);
        let (asks, misses, found) = (wire::<Bool>(()), wire::<Bool>(()), wire::<Bool>(()));
        let is_late = register_bool(false);
        let nothing = setting.is_memory & posted.is_judged & !posted.is_new;
        let next = |finds: Bool| {
            when(setting.is_event_driven, || state.goto(Poll::Holding))
                .otherwise_when(finds | setting.interval.is_zero(), || state.goto(Poll::Ready))
                .otherwise(|| state.goto(Poll::Pausing));
        };
        pause.set(pause - 1);
        when(misses | nothing, || pause.set(setting.interval));
        state.switch(|now| match now {
            Poll::Ready => {
                when(misses, || next(found)).otherwise_when(asks, || state.goto(Poll::Asked));
            }
            Poll::Asked => {
                when(polled.valid, || state.goto(Poll::Judging));
            }
            Poll::Judging => {
                when(!running, || state.goto(Poll::Ready))
                    .otherwise_when(posted.is_judged, || next(posted.is_new));
            }
            Poll::Pausing => {
                when(pause.equals(1) | !running, || state.goto(Poll::Ready));
            }
            Poll::Holding => {
                when(asks & setting.is_inline, || state.goto(Poll::Confirming))
                    .otherwise_when(asks, || state.goto(Poll::Watching))
                    .otherwise_when(!running, || state.goto(Poll::Ready));
                is_late.set(false);
            }
            Poll::Confirming => {
                when(polled.valid, || state.goto(Poll::Ready))
                    .otherwise_when(misses | !running, || state.goto(Poll::Watching));
                // What is found now is not what the watch is for.
                when(misses, || is_late.set(found));
            }
            Poll::Watching => {
                when(polled.valid, || state.goto(Poll::Ready))
                    .otherwise_when(asks, || state.goto(Poll::Releasing));
            }
            Poll::Releasing => {
                when(polled.valid, || state.goto(Poll::Ready));
            }
        });
        let wants_count = state.is(Poll::Ready) & setting.is_memory & may_ask & running;
        let wants_watch = state.is(Poll::Holding) & running;
        let wants_release = state.is(Poll::Watching) & (!running | is_late);
        cover("a watch is given up", state.is(Poll::Releasing));
        cover("a watch came too late", wants_release & is_late & running);
        cover("a line changes as the watch on it is given up", wants_release & polled.valid);
        Polling {
            wants_count,
            wants_watch,
            wants_release,
            failed: polled.valid & polled.failed,
            asks,
            misses,
            found,
        }
    }
}
