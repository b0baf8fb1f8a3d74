//! Faults: what stops a queue, and what is counted.
use nic_dsl::{
    Bool, LevelSource, State, delayed_bool, elaborate, mux, register_bool, register_reset,
    register_state, state, when, wire_default,
};

use super::MmioReorder;
use super::arrival::Arrival;
use super::boundary::{Beat, Boundary};
use super::left::Touched;
use super::output::Output;
use super::release::Release;
use crate::lib::counter;
use crate::message::{MmioFault, MmioStatus};

/// What was found in the cycle before. A cycle of delay is free: what a fault is about does not
/// leave meanwhile.
pub(super) struct Faults {
    /// There is one, and the queue runs.
    pub any: Bool,
    /// Which.
    cause: State<MmioFault>,
    below_start: Bool,
    beyond: Bool,
    stuck: Bool,
    too_short: Bool,
    too_long: Bool,
}

impl MmioReorder {
    /// An illegal length comes first: a window may be blocked because of it.
    #[elaborate]
    pub(super) fn faults(&self, touched: &Touched, running: Bool) -> Faults {
        let found_below_start = touched.message();
        let was_beyond = register_bool(false);
        let was_stuck = register_bool(false);
        let found_too_short = register_bool(false);
        let found_too_long = register_bool(false);
        let found = found_below_start | (was_beyond & was_stuck) | found_too_short | found_too_long;
        let faulty = running & found;
        let fault = wire_default(state(MmioFault::BeyondWindow));
        when(found_too_short, || fault.goto(MmioFault::TooShort))
            .otherwise_when(found_too_long, || fault.goto(MmioFault::TooLong))
            .otherwise_when(found_below_start, || fault.goto(MmioFault::BelowStart));
        Faults {
            any: faulty,
            cause: fault,
            below_start: found_below_start,
            beyond: was_beyond,
            stuck: was_stuck,
            too_short: found_too_short,
            too_long: found_too_long,
        }
    }

    /// Looks for faults.
    #[elaborate]
    pub(super) fn note_faults(
        &self,
        faults: &Faults,
        arrival: &Arrival,
        (beat, boundary): (&Beat, &Boundary),
        (release, output): (&Release, &Output),
    ) {
        // Nothing can leave and nothing can be described, so the window stays where it is; and no
        // store can come to change that, because the parked one is in the way.
        let can_move = output.pending | mux(beat.valid, release.complete, boundary.known);
        faults.beyond.set(arrival.beyond);
        faults.stuck.set(!can_move);
        faults.too_short.set(beat.valid & beat.too_short);
        faults.too_long.set(beat.valid & beat.too_long);
    }

    /// Drives `status`.
    #[elaborate]
    pub(super) fn report(
        &self,
        status: &LevelSource<MmioStatus>,
        (faults, touched): (&Faults, &Touched),
        arrival: &Arrival,
        start_running: Bool,
    ) {
        let standing = register_state(MmioFault::None);
        when(faults.any, || standing.set(faults.cause)).otherwise_when(start_running, || {
            standing.goto(MmioFault::None);
        });
        status.fault.set(standing);

        let is = |cause: MmioFault| faults.any & faults.cause.is(cause);
        counter::saturating("too_short_count", status.too_short, is(MmioFault::TooShort));
        counter::saturating("too_long_count", status.too_long, is(MmioFault::TooLong));
        counter::saturating(
            "beyond_window_count",
            status.beyond_window,
            is(MmioFault::BeyondWindow),
        );
        counter::saturating("below_start_count", status.below_start, is(MmioFault::BelowStart));
        // The last step of a long reduction comes after the register.
        let was_doubled = register_reset(arrival.doubled.width(), 0);
        was_doubled.set(arrival.doubled);
        let was_dropped = delayed_bool(arrival.dropped);
        // What has left is still marked as present until its line is released.
        counter::saturating(
            "doubled_count",
            status.doubled_stores,
            was_doubled.any() & !faults.below_start,
        );
        // What else a store brings that touches what has left does not leave either.
        let is_dropped = was_dropped | faults.below_start;
        counter::saturating("dropped_count", status.dropped_stores, is_dropped);
        counter::saturating("late_gap_count", status.late_gap_stores, touched.gaps_alone());
    }
}
