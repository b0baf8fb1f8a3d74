//! Lines are asked to be written, several messages' at a time; a message is complete when all of its own are.
use nic_dsl::{
    Bits, Bool, BundleExt, Stream, assert_always, concatenate, cover, delayed_bool, elaborate, mux,
    one_hot_mux, register, register_bool, register_reset, scope, state, when,
};
use nic_spec::message::LINE_TAG_BITS;

use super::RpcDeserializerPorts;
use super::combine::Written;
use crate::lib::pick::decoded;
use crate::message::{
    LineOperation, LineRequest, LineResponse, LineSpace, LineStatus, RpcCompletion, RpcResult,
};

/// Messages that wait for their lines, beside the one whose lines are still to come.
const GROUPS: u32 = 4;
const GROUP_BITS: u32 = GROUPS.trailing_zeros();

/// The lines of a message.
struct Group {
    /// Those that are not answered.
    unanswered: Bits,
    /// One could not be written.
    failed: Bool,
    /// There will be no more.
    is_closed: Bool,
    completion: RpcCompletion,
}

impl Group {
    #[elaborate]
    fn new(count_bits: u32) -> Self {
        let unanswered = register_reset(count_bits, 0);
        let failed = register_bool(false);
        let is_closed = register_bool(false);
        let completion = register::<RpcCompletion>(());
        Self { unanswered, failed, is_closed, completion }
    }
}

/// What happens.
pub(super) struct Events {
    pub writes: Bool,
    pub completes: Bool,
    pub result: nic_dsl::State<RpcResult>,
    pub is_stray: Bool,
}

/// Up to `lines` writes are unanswered at a time.
#[elaborate]
pub(super) fn issue(lines: u32, written: Stream<Written>, ports: &RpcDeserializerPorts) -> Events {
    let number_bits = lines.trailing_zeros();
    let number = register_reset(number_bits, 0);
    let busy = register_reset(lines, 0);
    let filling = register_reset(GROUP_BITS, 0);
    let oldest = register_reset(GROUP_BITS, 0);
    let groups: Vec<Group> = (0..GROUPS)
        .map(|group| scope(&format!("group_{group}"), || Group::new(number_bits + 1)))
        .collect();

    let Written { is_end, line_address, data, byte_enable } = written.payload;
    // Known a cycle ahead: of a tag that is free nothing but its use makes one that is not.
    let is_free = register_bool(true);
    let tag = concatenate([filling, number]).zero_extend(LINE_TAG_BITS);
    let pushes = delayed_bool(ports.configuration.pushes);
    let request = LineRequest {
        operation: mux(pushes, state(LineOperation::NcPush), state(LineOperation::CoWrite)),
        space: state(LineSpace::Host),
        line_address,
        data,
        byte_enable,
        tag,
    };
    ports.line_request.offer(written.valid & !is_end & is_free, request);
    let writes = ports.line_request.fires();
    // The group behind the one that ends has to be free.
    let next = filling + 1;
    let next_is_used = one_hot_mux(
        (0..).zip(&groups).map(|(i, group): (u32, _)| (next.equals(i), group.is_closed)),
    );
    let closes = written.valid & is_end & !next_is_used;
    written.ready.set(mux(is_end, !next_is_used, is_free & ports.line_request.ready));
    when(writes, || number.set(number + 1));
    is_free.set(mux(writes, !busy.bit_at(number + 1), !busy.bit_at(number)));
    when(closes, || filling.set(next));

    let LineResponse { tag, status, data: line } = ports.line_response.payload;
    line.ignore();
    ports.line_response.ready.set(true);
    let known = number_bits + GROUP_BITS;
    let answered = tag.truncate(number_bits);
    let of_group = tag.slice(number_bits, GROUP_BITS);
    let is_known = !tag.top(LINE_TAG_BITS - known).any();
    let group_waits = one_hot_mux(
        (0..).zip(&groups).map(|(i, group): (u32, _)| (of_group.equals(i), group.unanswered.any())),
    );
    let answers = ports.line_response.valid & is_known & busy.bit_at(answered) & group_waits;
    let fails = status.is(LineStatus::Error);
    let begun = decoded(writes, number);
    let done = decoded(answers, answered);
    busy.set((busy | begun) & !done);

    let completion_of = |group: &Group| {
        let RpcCompletion { tag, result, used_pieces } = group.completion;
        let result = mux(group.failed, state(RpcResult::Failed), result);
        RpcCompletion { tag, result, used_pieces }
    };
    let mut is_complete = vec![];
    let mut completions = vec![];
    for (i, group) in (0_u32..).zip(&groups) {
        let Group { unanswered, failed, is_closed, completion } = group;
        let more = writes & filling.equals(i);
        let fewer = answers & of_group.equals(i);
        let one = |event: Bool| event.bits().zero_extend(number_bits + 1);
        unanswered.set(*unanswered + one(more) - one(fewer));
        let is_oldest = oldest.equals(i);
        let leaves = is_oldest & ports.completion.fires();
        when(fewer & fails, || failed.set(true)).otherwise_when(leaves, || failed.set(false));
        when(closes & filling.equals(i), || {
            is_closed.set(true);
            let says = data.truncate(nic_dsl::bundle_width::<RpcCompletion>(&()));
            completion.assign(RpcCompletion::unpack(&(), says));
        })
        .otherwise_when(leaves, || is_closed.set(false));
        is_complete.push((is_oldest, *is_closed & unanswered.is_zero()));
        completions.push((is_oldest, completion_of(group)));
    }
    let completes = one_hot_mux(is_complete);
    let completion = one_hot_mux(completions);
    ports.completion.offer(completes, completion);
    when(ports.completion.fires(), || oldest.set(oldest + 1));

    assert_always("a tag is free before it is used", writes.implies(!busy.bit_at(number)));
    cover("a message waits for its lines while the next one writes", groups[0].is_closed & writes);
    Events {
        writes,
        completes: ports.completion.fires(),
        result: completion.result,
        is_stray: ports.line_response.valid & !answers,
    }
}
