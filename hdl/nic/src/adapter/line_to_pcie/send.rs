//! Sending: packets leave in the order of the requests.
use nic_dsl::{
    Bits, Bool, BundleExt, Source, State, States, Stream, concatenate, constant, constant_bool,
    cover, delayed_bool, elaborate, instance, mux, register, register_bool, register_reset,
    register_state, state, when, wire_default,
};
use nic_spec::message::LINE_TAG_BITS;

use super::gather::{Gathered, Kind, Packet};
use super::split::Piece;
use super::tags::{Asked, Tags};
use super::{COUNT_BITS, DW_BYTES, LINE_BYTES, LineToPcie, PAGE_BITS};
use crate::message::{
    Identifier, InterruptMessage, LineRequest, PcieRequest, PcieRequestType, Word, WordShape,
};
use crate::stream::fifo::Fifo;

/// What leaves, and what is answered without the host.
pub(super) struct Sent {
    /// A read leaves in this cycle.
    pub asks: Bool,
    /// A write packet ends in this cycle.
    pub writes: Bool,
    /// A request is refused in this cycle.
    pub refuses: Bool,
    /// Answers: tag, and whether it failed.
    pub answers: Source<Word>,
}

/// What is done with the oldest request.
#[derive(Clone, Copy, PartialEq, Debug, States)]
pub(super) enum Send {
    /// Pass it on in one cycle.
    Pass,
    /// Find the first DW of the next piece of its line.
    Find,
    /// Find whether its bytes reach its end.
    Measure,
    /// Find the end of the piece.
    Extend,
    /// Pass the piece on.
    Emit,
    /// Wait until all reads have come.
    Await,
}

/// Answers that may wait for completions to pass.
const ANSWERS: u32 = 16;

impl LineToPcie {
    /// Passes requests on.
    #[elaborate]
    pub(super) fn send(
        &self,
        gathered: &Gathered,
        tags: &Tags,
        free_tag: Stream<Identifier>,
        (is_settled, barrier_failed): (Bool, Bool),
        (message, pcie_request): (Stream<InterruptMessage>, Stream<PcieRequest>),
    ) -> Sent {
        let payload = WordShape { bits: LINE_TAG_BITS + 1 };
        let answers = instance("answers", &Fifo::<Word> { payload, depth: ANSWERS });
        let Gathered { lines, packets } = gathered;
        let doing = register_state(Send::Pass);
        let index = register_reset(COUNT_BITS, 0);
        let request = lines.payload;
        let Packet { count, kind } = Packet::unpack(&(), packets.payload.data);
        let is_last = (index + 1).equals(count);
        let is_here = lines.valid & packets.valid;

        let offered = register::<PcieRequest>(());
        let is_offered = register_bool(false);
        pcie_request.offer(is_offered, offered);
        let has_room = !is_offered | pcie_request.ready;
        let can_answer = answers.source.ready;
        let piece = self.piece(&request, doing);

        let off = || wire_default(constant_bool(false));
        let (leaves, takes, answer, failed) = (off(), off(), off(), off());
        let (asks, writes, refuses, takes_tag) = (off(), off(), off(), off());
        let tells = off();
        let may_tell =
            self.message_waits(message, pcie_request, tells) & has_room & index.is_zero();
        let needs_packet = kind.reads | kind.writes_all | kind.barrier;
        let may_pass = is_here
            & (has_room | !needs_packet)
            & (free_tag.valid | !(kind.reads | kind.barrier))
            & (can_answer | kind.reads | kind.barrier);
        doing.switch(|now| match now {
            Send::Pass => {
                when(may_tell, || tells.set(true))
                    .otherwise_when(is_here & kind.writes_part, || doing.goto(Send::Find))
                    .otherwise_when(may_pass, || {
                        takes.set(!kind.barrier);
                        // All tags of a read are known before it leaves.
                        asks.set((kind.reads & is_last) | kind.barrier);
                        leaves.set(asks | kind.writes_all);
                        takes_tag.set(asks);
                        writes.set(kind.writes_all & is_last);
                        refuses.set(kind.refused);
                        answer.set(!kind.reads & !kind.barrier);
                        failed.set(kind.refused);
                        when(kind.barrier, || doing.goto(Send::Await));
                    });
            }
            Send::Find => doing.goto(Send::Measure),
            Send::Measure => doing.goto(Send::Extend),
            Send::Extend => doing.goto(Send::Emit),
            Send::Emit => {
                when(has_room & (can_answer | !piece.is_last), || {
                    leaves.set(true);
                    writes.set(true);
                    takes.set(piece.is_last);
                    answer.set(piece.is_last);
                    when(piece.is_last, || doing.goto(Send::Pass))
                        .otherwise(|| doing.goto(Send::Find));
                });
            }
            Send::Await => {
                when(is_settled & can_answer, || {
                    takes.set(true);
                    answer.set(true);
                    failed.set(barrier_failed);
                    doing.goto(Send::Pass);
                });
            }
        });
        lines.ready.set(takes);
        packets.ready.set(takes & is_last);
        when(takes, || index.set(mux(is_last, constant(COUNT_BITS, 0), index + 1)));
        answers.source.offer(answer, Word { data: concatenate([failed.bits(), request.tag]) });
        free_tag.ready.set(takes_tag);

        let tag = free_tag.payload.value;
        when(has_room, || is_offered.set(leaves | tells));
        when(tells, || offered.assign(Self::message_packet(&message.payload)));
        when(leaves, || {
            offered.assign(self.packet(
                &request,
                &kind,
                (count, index, is_last),
                &piece,
                (doing, tag),
            ));
        });

        // What the completions need to know.
        let is_read_line = takes & kind.reads;
        let place = Tags::place(tag, index.truncate(self.index_bits()));
        tags.lines.write(is_read_line, place, request.tag);
        // A packet's last line has its place in the 128 bytes; the first has, too.
        let is_odd = request.line_address.bit(0) ^ index.bit(0);
        let asked = Asked { count, is_odd, is_barrier: kind.barrier };
        tags.asked.write(asks, tag, asked);
        when(asks, || tags.busy.bit_at(tag).set(true));
        cover("a barrier is answered", doing.is(Send::Await) & takes);
        cover("a write has several pieces", doing.is(Send::Emit) & leaves & !piece.is_last);
        Sent { asks, writes, refuses, answers: answers.sink }
    }

    /// Whether a message waits that is not on its way yet; it is once `tells` holds. It is taken when its
    /// packet has been, so that whoever offers it knows how long it is on its way.
    #[elaborate]
    fn message_waits(
        &self,
        message: Stream<InterruptMessage>,
        pcie_request: Stream<PcieRequest>,
        tells: Bool,
    ) -> Bool {
        let is_telling = register_bool(false);
        let has_left = pcie_request.ready & is_telling;
        when(tells, || is_telling.set(true)).otherwise_when(has_left, || is_telling.set(false));
        let told = delayed_bool(has_left);
        message.ready.set(told);
        cover("a message leaves", has_left);
        message.valid & !is_telling & !told
    }

    /// A message as a packet of one DW, in every place of the line: one of them is the right one.
    fn message_packet(message: &InterruptMessage) -> PcieRequest {
        let dws = LINE_BYTES / DW_BYTES;
        PcieRequest {
            request_type: state(PcieRequestType::MemoryWrite),
            address: message.address,
            length: constant(10, 1),
            tag: constant(8, 0),
            first_dw_be: constant(4, -1),
            last_dw_be: constant(4, 0),
            data: message.data.repeat(dws),
            last: constant_bool(true),
        }
    }

    /// The packet, or the next line of it.
    #[elaborate]
    fn packet(
        &self,
        request: &LineRequest,
        kind: &Kind,
        (count, index, is_last): (Bits, Bits, Bool),
        piece: &Piece,
        (doing, tag): (State<Send>, Bits),
    ) -> PcieRequest {
        let is_piece = doing.is(Send::Emit);
        // All lines of a packet are in one page of 4 KiB.
        let line = request.line_address;
        let first_line = concatenate([
            line.top(46 - PAGE_BITS),
            line.truncate(PAGE_BITS) - index.truncate(PAGE_BITS),
        ]);
        let dw_bits = (LINE_BYTES / DW_BYTES).ilog2();
        let first_dw = piece.first_dw & is_piece.mask(dw_bits);
        let zero = constant(DW_BYTES.ilog2(), 0);
        let address = concatenate([first_line, first_dw, zero]).zero_extend(64);
        let whole = count.truncate(6);
        let lines = concatenate([whole, constant(dw_bits, 0)]);
        let one = constant(10, 1);
        let length = mux(is_piece, piece.length.zero_extend(10), mux(kind.barrier, one, lines));
        let all = (!kind.barrier).mask(4);
        let is_read = kind.reads | kind.barrier;
        let read = state(PcieRequestType::MemoryRead);
        PcieRequest {
            request_type: mux(is_read, read, state(PcieRequestType::MemoryWrite)),
            address,
            length,
            // A write has none.
            tag: tag.zero_extend(8) & is_read.mask(8),
            first_dw_be: mux(is_piece, piece.first_be, all),
            last_dw_be: mux(is_piece, piece.last_be, all),
            data: request.data,
            last: is_piece | is_read | is_last,
        }
    }
}
