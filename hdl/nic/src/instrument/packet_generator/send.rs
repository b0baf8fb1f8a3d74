//! When packets begin, and their beats without data.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, constant, elaborate, mux, register, register_bool,
    register_reset, when,
};
use nic_spec::probe::SHORTEST_BYTES;

use super::choose::{Chosen, Packet};
use super::{BALANCE_BITS, TIME_BITS};
use crate::message::GeneratorConfiguration;

/// A beat of a packet, before it has data.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Beat {
    /// It begins its packet.
    pub is_first: Bool,
    /// It ends its packet.
    pub is_last: Bool,
    /// Its number in its packet.
    #[width(8)]
    pub number: Bits,
    /// Bytes of it that belong to the datagram.
    #[width(7)]
    pub data_bytes: Bits,
    /// Bytes of it that belong to the frame.
    #[width(7)]
    pub frame_bytes: Bits,
    /// The packet.
    #[shape(())]
    pub packet: Packet,
    /// When it began.
    #[width(TIME_BITS)]
    pub timestamp: Bits,
}

/// Beats as they begin their way.
pub(super) struct Sent {
    /// The packet that was next begins in this cycle.
    pub taken: Bool,
    /// There is a beat.
    pub valid: Bool,
    /// The beat.
    pub beat: Beat,
    /// Its packet has further beats.
    pub is_open: Bool,
}

/// Begins packets as the rate has it, one beat in every cycle in which the stages behind `move`.
#[elaborate]
pub(super) fn beats(
    configuration: &GeneratorConfiguration,
    next: &Chosen,
    (begins, is_running): (Bool, Bool),
    (moves, now): (Bool, Bits),
) -> Sent {
    // Negative: what has begun has not had its cycles yet.
    let balance = register_reset(BALANCE_BITS, 0);
    let has_begun = register_bool(false);
    let is_open = register_bool(false);
    let in_debt = balance.bit(BALANCE_BITS - 1);
    let may_begin = next.valid & !next.is_illegal & is_running & !is_open & !in_debt;
    let taken = may_begin & moves;
    // What is held back, or what the rate allows and beats do not, is not counted for ever.
    let is_full = balance.bit(BALANCE_BITS - 2) & !in_debt;
    let numerator = configuration.rate_numerator.zero_extend(BALANCE_BITS);
    let earned = numerator & (has_begun & !is_full).mask(BALANCE_BITS);
    when(begins, || {
        balance.set(0);
        has_begun.set(false);
    })
    .otherwise(|| {
        let gains = !next.change.bit(BALANCE_BITS - 1);
        let after_begin = balance + (next.change & (!(is_full & gains)).mask(BALANCE_BITS));
        let after_cycle = balance + earned;
        balance.set(mux(taken, after_begin, after_cycle));
        when(taken, || has_begun.set(true));
    });

    let beat_valid = register_bool(false);
    let beat = register::<Beat>(());
    let further_beats = register::<Bits>(8);
    let ends_now = next.further_beats.is_zero();
    let last_bytes_of = |packet: Packet| packet.length.truncate(6);
    let last_bytes = mux(taken, last_bytes_of(next.packet), last_bytes_of(beat.packet));
    let fills_beat = last_bytes.is_zero();
    let partial_bytes = mux(fills_beat, constant(7, 64), last_bytes.zero_extend(7));
    let is_short = next.packet.length.is_below(SHORTEST_BYTES);
    when(moves, || {
        beat_valid.set(taken | is_open);
        beat.is_first.set(taken);
        when(taken, || {
            beat.packet.assign(next.packet);
            beat.timestamp.set(now);
            beat.number.set(0);
            beat.is_last.set(ends_now);
            further_beats.set(next.further_beats);
            is_open.set(!ends_now);
            let data_bytes = mux(ends_now, partial_bytes, constant(7, 64));
            beat.data_bytes.set(data_bytes);
            let shortest = constant(7, SHORTEST_BYTES);
            beat.frame_bytes.set(mux(is_short, shortest, data_bytes));
        })
        .otherwise_when(is_open, || {
            let ends = further_beats.equals(1);
            beat.number.set(beat.number + 1);
            beat.is_last.set(ends);
            further_beats.set(further_beats - 1);
            is_open.set(!ends);
            let data_bytes = mux(ends, partial_bytes, constant(7, 64));
            beat.data_bytes.set(data_bytes);
            beat.frame_bytes.set(data_bytes);
        });
    });
    Sent { taken, valid: beat_valid, beat, is_open }
}
