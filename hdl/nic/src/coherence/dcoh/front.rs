//! The front of a line port: requests go to the bank of their line; barriers, and requests for
//! memory that the device has not got, are answered here.
use nic_dsl::{
    Bits, Bool, Bundle, Sink, State, Stream, constant, elaborate, mux, register, register_bool,
    register_reset, state, when,
};

use crate::coherence::merge::merge;
use crate::message::{LineOperation, LineRequest, LineResponse, LineSpace, LineStatus};

/// What is answered at the front.
#[derive(Clone, Copy, Debug, Bundle)]
struct Own {
    #[width(8)]
    tag: Bits,
    status: State<LineStatus>,
}

/// Connects a port with the ports of the banks: request and answer of each.
#[elaborate]
pub(super) fn front(
    line_request: &Sink<LineRequest>,
    line_response: Stream<LineResponse>,
    banks: &[(Stream<LineRequest>, Stream<LineResponse>)],
) {
    let request = line_request.payload;
    let is_barrier = request.operation.is(LineOperation::Barrier);
    let is_foreign = !request.space.is(LineSpace::Host);
    let own = register::<Own>(());
    let has_own = register_bool(false);
    let waits_for_all = register_bool(false);
    // Requests in the banks that have not been answered. Tags bound them.
    let outstanding = register_reset(OUTSTANDING_BITS, 0);

    let room = nic_dsl::all_of(banks.iter().map(|(request, _)| request.ready));
    line_request.ready.set(room & !has_own);
    let takes = line_request.fires();
    let stays = is_barrier | is_foreign;
    let bank_bits = banks.len().trailing_zeros();
    for (i, (to_bank, _)) in banks.iter().enumerate() {
        let is_its = match bank_bits {
            0 => nic_dsl::constant_bool(true),
            bits => request.line_address.truncate(bits).equals(constant(bits, i)),
        };
        to_bank.offer(takes & !stays & is_its, request);
    }
    let fails = is_foreign & !is_barrier;
    let status = mux(fails, state(LineStatus::Error), state(LineStatus::Okay));
    when(takes & stays, || {
        nic_dsl::BundleExt::assign(own, Own { tag: request.tag, status });
        has_own.set(true);
        waits_for_all.set(is_barrier);
    });

    let answer = Stream::<LineResponse>::wire(&());
    let answers = has_own & (!waits_for_all | outstanding.is_zero());
    let data = constant(512, 0);
    answer.offer(answers, LineResponse { tag: own.tag, status: own.status, data });
    when(answer.fires(), || has_own.set(false));
    let sources: Vec<Stream<LineResponse>> =
        banks.iter().map(|(_, response)| *response).chain([answer]).collect();
    merge(&sources, line_response);

    let begins: Bool = takes & !stays;
    let ends = line_response.fires() & !answer.fires();
    when(begins & !ends, || outstanding.set(outstanding + 1));
    when(ends & !begins, || outstanding.set(outstanding - 1));
}

/// Bits of a count of what a port may have under way.
const OUTSTANDING_BITS: u32 = 9;
