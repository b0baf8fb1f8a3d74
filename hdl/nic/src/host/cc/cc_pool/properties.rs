//! A buffer that the properties follow: it is given, or goes back, once for each time that it came, and none is left when the pool
//! has stopped. None of it becomes hardware.
use nic_dsl::{
    Bits, Bool, Stream, any_of, assert_always, assume, elaborate, register, register_bool, when,
};

use super::UNIT_BITS;

/// Follows any buffer of one size, which comes while it is not here only, through the stack.
#[elaborate]
pub(super) fn followed(
    comes: [Stream<Bits>; 2],
    (is_given, top): (Bool, Bits),
    collector: Stream<Bits>,
    is_stopped: Bool,
) {
    // `chosen` has any value, and keeps it.
    let chosen = register::<Bits>(UNIT_BITS);
    chosen.set(chosen);
    let is_here = register_bool(false);
    let [freed, supplied] = comes.map(|buffer| buffer.fires() & buffer.payload.equals(chosen));
    let is_given = is_given & top.equals(chosen);
    let goes_back = collector.fires() & collector.payload.equals(chosen);
    let enters = any_of([freed, supplied]);
    when(enters, || is_here.set(!goes_back | is_here)).otherwise_when(is_given | goes_back, || {
        is_here.set(false);
    });
    assume("no buffer comes that is here", enters.implies(!is_here));
    assume("no buffer comes twice at once", !(freed & supplied));
    assert_always("a buffer is given that came", is_given.implies(is_here));
    assert_always("a buffer goes back that came", goes_back.implies(is_here | freed));
    assert_always("a buffer is given or goes back", !(is_given & goes_back));
    assert_always("no buffer stays when the pool has stopped", is_stopped.implies(!is_here));
}
