//! The front of a line port: each request goes where it is served; barriers, and requests that nobody
//! serves, are answered here.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, Sink, State, Stream, constant, delayed_bool,
    elaborate, mux, register, register_bool, register_reset, state, when,
};

use crate::lib::merge::merge;
use crate::message::{LineOperation, LineRequest, LineResponse, LineStatus};

/// What is answered at the front.
#[derive(Clone, Copy, Debug, Bundle)]
struct Own {
    #[width(8)]
    tag: Bits,
    status: State<LineStatus>,
}

/// Where requests are served.
pub(in crate::coherence) struct Destination {
    /// The request at the port is for it.
    pub is_its: Bool,
    /// Its port.
    pub line_request: Stream<LineRequest>,
    /// Its answers; they stay until they are taken.
    pub line_response: Stream<LineResponse>,
}

/// Connects a port with the destinations of its requests. `is_foreign`: the request at the port,
/// unless it is a barrier, is nobody's.
#[elaborate]
pub(in crate::coherence) fn front(
    line_request: &Sink<LineRequest>,
    line_response: Stream<LineResponse>,
    is_foreign: Bool,
    destinations: &[Destination],
) {
    let request = line_request.payload;
    let is_barrier = request.operation.is(LineOperation::Barrier);
    let is_watch = request.operation.is(LineOperation::Watch);
    let own = register::<Own>(());
    let has_own = register_bool(false);
    let waits_for_all = register_bool(false);
    // Requests at the destinations that have not been answered, but for watches, for which a barrier
    // does not wait. Tags bound them.
    let outstanding = register_reset(OUTSTANDING_BITS, 0);

    let room = nic_dsl::all_of(destinations.iter().map(|to| to.line_request.ready));
    line_request.ready.set(room & !has_own);
    let takes = line_request.fires();
    let stays = is_barrier | is_foreign;
    for to in destinations {
        to.line_request.offer(takes & !stays & to.is_its, request);
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
        destinations.iter().map(|from| from.line_response).chain([answer]).collect();
    merge(&sources, line_response);

    // By the tag that comes back: whether it is that of a watch.
    let watches = Memory::<Bool>::new((), TAGS).style(MemoryStyle::Distributed);
    watches.write(takes, request.tag, is_watch);
    let was_watch = watches.read_now(line_response.payload.tag);
    let begins: Bool = takes & !stays & !is_watch;
    // A cycle later, because it is counted.
    let ends = delayed_bool(line_response.fires() & !answer.fires() & !was_watch);
    when(begins & !ends, || outstanding.set(outstanding + 1));
    when(ends & !begins, || outstanding.set(outstanding - 1));
}

/// Tags of a port.
const TAGS: u32 = 256;
/// Bits of a count of what a port may have under way.
const OUTSTANDING_BITS: u32 = 9;
