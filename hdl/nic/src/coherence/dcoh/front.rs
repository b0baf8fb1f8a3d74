//! The front of a line port: each request goes where it is served; barriers, and requests that nobody
//! serves, are answered here.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, Sink, State, Stream, constant, delayed, delayed_bool,
    elaborate, mux, register, register_bool, register_reset, scope, state, when, wire,
};
use nic_spec::message::LINE_TAG_BITS;

use crate::lib::merge::merge;
use crate::message::{LineOperation, LineRequest, LineResponse, LineStatus};

/// A request that stays at the front.
#[derive(Clone, Copy, Debug, Bundle)]
struct Own {
    #[width(LINE_TAG_BITS)]
    tag: Bits,
    /// A barrier that waits for the one before it; otherwise an error.
    is_barrier: Bool,
}

/// What is remembered of a request until it is answered.
#[derive(Clone, Copy, Debug, Bundle)]
struct Known {
    /// No barrier waits for it: a watch, or a barrier.
    is_uncounted: Bool,
    /// Between which barriers of its requester it came.
    era: Bool,
}

/// Where requests are served.
#[derive(Clone, Copy)]
pub(in crate::coherence) struct Destination {
    /// The request at the port is for it.
    pub is_its: Bool,
    /// Its port.
    pub line_request: Stream<LineRequest>,
    /// Its answers; they stay until they are taken.
    pub line_response: Stream<LineResponse>,
}

/// How a front asks for a fence.
#[derive(Clone, Copy)]
pub(in crate::coherence) struct FencePort {
    /// A barrier waits for nothing else.
    pub wanted: Bool,
    /// The fence stands from the next cycle on; that barrier is the one it is for.
    pub opens: Bool,
    /// All that it waits for is observed.
    pub passes: Bool,
}

impl FencePort {
    /// One that is still to be driven.
    #[elaborate]
    pub fn new() -> Self {
        let wanted = wire::<Bool>(());
        let opens = wire::<Bool>(());
        let passes = wire::<Bool>(());
        Self { wanted, opens, passes }
    }
}

/// Requesters at a port, by the highest bit of their tags.
const REQUESTERS: usize = 2;

/// The barriers of a requester, one at a time. Its requests are counted in two eras, which a barrier
/// divides, so that those behind it need not wait.
struct Requester {
    /// A barrier waits.
    pending: Bool,
    /// Nothing before it is unanswered.
    is_quiet: Bool,
    /// Its tag.
    tag: Bits,
    /// The era of the next request.
    era: Bool,
    /// Requests that are not answered, in each era.
    unanswered: [Bits; 2],
}

impl Requester {
    #[elaborate]
    fn new() -> Self {
        let pending = register_bool(false);
        let era = register_bool(false);
        let tag = register::<Bits>(LINE_TAG_BITS);
        let unanswered =
            [0, 1].map(|i| register_reset(COUNT_BITS, 0).named(&format!("unanswered_{i}")));
        let before = mux(era, unanswered[0], unanswered[1]);
        let is_quiet = pending & before.is_zero();
        Self { pending, is_quiet, tag, era, unanswered }
    }

    /// Counts what `begins` and what `ends` in the era that stands beside it; `barrier`: one comes,
    /// with this tag; `ended`: the one that waits is answered.
    #[elaborate]
    fn connect(&self, begins: Bool, (ends, era): (Bool, Bool), barrier: (Bool, Bits), ended: Bool) {
        for (i, count) in self.unanswered.iter().enumerate() {
            let is_of = |era: Bool| if i == 0 { !era } else { era };
            let more = begins & is_of(self.era);
            let less = ends & is_of(era);
            when(more & !less, || count.set(*count + 1));
            when(less & !more, || count.set(*count - 1));
        }
        let (comes, tag) = barrier;
        when(ended, || self.pending.set(false));
        when(comes, || {
            self.pending.set(true);
            self.tag.set(tag);
            self.era.set(!self.era);
        });
    }
}

/// Connects a port with the destinations of its requests. `is_foreign`: the request at the port,
/// unless it is a barrier, is nobody's.
#[elaborate]
pub(in crate::coherence) fn front(
    line_request: &Sink<LineRequest>,
    line_response: Stream<LineResponse>,
    is_foreign: Bool,
    destinations: &[Destination],
    fence: FencePort,
) {
    let request = line_request.payload;
    let is_barrier = request.operation.is(LineOperation::Barrier);
    let is_watch = request.operation.is(LineOperation::Watch);
    let own = register::<Own>(());
    let has_own = register_bool(false);
    let requesters: [Requester; REQUESTERS] =
        std::array::from_fn(|i| scope(&format!("requester_{i}"), Requester::new));

    // The barrier that is next to pass.
    let quiet = requesters.each_ref().map(|requester| requester.is_quiet);
    let passing = register_bool(false);
    let chosen = register_bool(false);

    let room = nic_dsl::all_of(destinations.iter().map(|to| to.line_request.ready));
    line_request.ready.set(room & !has_own);
    let takes = line_request.fires();
    let stays = is_barrier | is_foreign;
    for to in destinations {
        to.line_request.offer(takes & !stays & to.is_its, request);
    }

    // A barrier goes to its requester, or waits here, and closes the port, until the one before it is
    // answered. Requests that are nobody's are answered with an error.
    let is_of = |tag: Bits| [!tag.bit(REQUESTER_BIT), tag.bit(REQUESTER_BIT)];
    let pending_of =
        |tag: Bits| mux(tag.bit(REQUESTER_BIT), requesters[1].pending, requesters[0].pending);
    let comes = takes & is_barrier & !pending_of(request.tag);
    let waits = has_own & own.is_barrier;
    let follows = waits & !pending_of(own.tag);
    let answer = Stream::<LineResponse>::wire(&());
    let data = constant(512, 0);
    let error: State<LineStatus> = state(LineStatus::Error);
    answer.offer(has_own & !own.is_barrier, LineResponse { tag: own.tag, status: error, data });
    when(answer.fires() | follows, || has_own.set(false));
    when(takes & stays & !comes, || {
        nic_dsl::BundleExt::assign(own, Own { tag: request.tag, is_barrier });
        has_own.set(true);
    });

    let mut sources: Vec<Stream<LineResponse>> =
        destinations.iter().map(|from| from.line_response).collect();
    sources.push(answer);
    // Its fence stands, then its answer leaves.
    let is_passed = register_bool(false);
    fence.wanted.set(!passing & nic_dsl::any_of(quiet));
    when(fence.opens, || {
        passing.set(true);
        chosen.set(!quiet[0]);
    });
    when(fence.passes, || is_passed.set(true));
    let okay = Stream::<LineResponse>::wire(&());
    let status: State<LineStatus> = state(LineStatus::Okay);
    let barrier_tag = mux(chosen, requesters[1].tag, requesters[0].tag);
    okay.offer(is_passed, LineResponse { tag: barrier_tag, status, data });
    let ended = okay.fires();
    when(ended, || {
        is_passed.set(false);
        passing.set(false);
    });
    sources.push(okay);
    merge(&sources, line_response);

    // By the tag that comes back: whether it counts, and where.
    let known = Memory::<Known>::new((), TAGS).style(MemoryStyle::Distributed);
    let era = mux(request.tag.bit(REQUESTER_BIT), requesters[1].era, requesters[0].era);
    let is_uncounted = is_watch | is_barrier;
    known.write(takes, request.tag, Known { is_uncounted, era });
    let begins: Bool = takes & !stays & !is_watch;
    // A cycle later, because it is counted.
    let has_ended = delayed_bool(line_response.fires() & !answer.fires());
    let ended_tag = delayed(line_response.payload.tag);
    let answered = known.read_now(ended_tag);
    let ends = has_ended & !answered.is_uncounted;
    let ended_bit = ended_tag.bit(REQUESTER_BIT);
    let barrier_comes = comes | follows;
    let coming_tag = mux(follows, own.tag, request.tag);
    for (i, requester) in requesters.iter().enumerate() {
        let this = |bit: Bool| if i == 0 { !bit } else { bit };
        scope(&format!("requester_{i}"), || {
            requester.connect(
                begins & is_of(request.tag)[i],
                (ends & this(ended_bit), answered.era),
                (barrier_comes & is_of(coming_tag)[i], coming_tag),
                ended & this(chosen),
            );
        });
    }
}

/// Tags of a port.
const TAGS: u32 = 1 << LINE_TAG_BITS;
/// The bit of a tag that tells requesters apart.
const REQUESTER_BIT: u32 = LINE_TAG_BITS - 1;
/// Bits of a count of what a requester may have outstanding beside a barrier: all its other tags.
const COUNT_BITS: u32 = REQUESTER_BIT;
