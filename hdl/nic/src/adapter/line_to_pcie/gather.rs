//! Gathering: which requests become one packet.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Source, Stream, assert_always, bundle_width, concatenate,
    constant, cover, delayed, elaborate, instance, mux, register, register_bool, when,
};

use super::{COUNT_BITS, LineToPcie, PAGE_BITS};
use crate::message::{LineOperation, LineRequest, LineSpace, PcieSettings, Word, WordShape};
use crate::stream::fifo::Fifo;

/// Requests in order, and what is known of the next packet.
pub(super) struct Gathered {
    /// The oldest request.
    pub lines: Source<LineRequest>,
    /// The packet from it on: a [`Packet`].
    pub packets: Source<Word>,
}

/// Requests that become one packet.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Packet {
    /// How many there are.
    #[width(COUNT_BITS)]
    pub count: Bits,
    /// What each of them is.
    #[shape(())]
    pub kind: Kind,
}

/// What a request is to this link.
#[derive(Clone, Copy, Debug, Bundle)]
pub(super) struct Kind {
    /// A read.
    pub reads: Bool,
    /// A write of a whole line.
    pub writes_all: Bool,
    /// A write of part of a line.
    pub writes_part: Bool,
    /// A barrier.
    pub barrier: Bool,
    /// A request that this link does not reach.
    pub refused: Bool,
}

impl Kind {
    /// The request's.
    #[elaborate]
    pub(super) fn of(request: &LineRequest) -> Self {
        let operation = request.operation;
        let reads = [LineOperation::NcRead, LineOperation::CsRead, LineOperation::CoRead];
        let writes = [LineOperation::NcWrite, LineOperation::NcPush, LineOperation::CoWrite];
        let is_host = request.space.is(LineSpace::Host);
        let refused = !is_host | operation.is(LineOperation::Watch);
        let is_write = operation.is_any(&writes) & !refused;
        let is_whole = request.byte_enable.all();
        Self {
            reads: operation.is_any(&reads) & !refused,
            writes_all: is_write & is_whole,
            writes_part: is_write & !is_whole & request.byte_enable.any(),
            barrier: operation.is(LineOperation::Barrier) & !refused,
            refused,
        }
    }
}

impl LineToPcie {
    /// Takes requests, and closes a packet as soon as the next request does not belong to it, or
    /// none comes.
    #[elaborate]
    pub(super) fn gather(
        &self,
        line_request: Stream<LineRequest>,
        settings: &PcieSettings,
    ) -> Gathered {
        // While one packet leaves, the next is gathered.
        let depth = 2 * self.read_lines.max(self.payload_lines);
        let lines = instance("lines", &Fifo::<LineRequest> { payload: (), depth });
        let payload = WordShape { bits: bundle_width::<Packet>(&()) };
        let packets = instance("packets", &Fifo::<Word> { payload, depth });
        // The packet's kind says it.
        lines.sink.payload.operation.ignore_all();
        lines.sink.payload.space.ignore_all();
        line_request.ready.set(lines.source.ready);
        lines.source.offer(line_request.valid, line_request.payload);

        let is_open = register_bool(false);
        let open = register::<Packet>(());
        let next_line = register::<Bits>(46);
        let request = line_request.payload;
        let kind = Kind::of(&request);
        let takes = line_request.fires();
        let most_read = delayed(most_lines(self.read_lines, settings.maximum_read_request));
        let most_written = delayed(most_lines(self.payload_lines, settings.maximum_payload));
        let most = mux(open.kind.reads, most_read, most_written);
        let is_same = (open.kind.reads & kind.reads) | (open.kind.writes_all & kind.writes_all);
        let follows = request.line_address.equals(next_line);
        let line = request.line_address.truncate(PAGE_BITS);
        let is_same_page = line.any();
        let has_room = open.count.is_below(most);
        let joins = is_open & is_same & follows & is_same_page & has_room;
        // A request that waits for a place may still belong to the packet.
        let closes = is_open & (!line_request.valid | (takes & !joins));
        packets.source.offer(closes, Word { data: open.packed() });
        when(takes, || {
            is_open.set(true);
            open.kind.assign(kind);
            open.count.set(mux(joins, open.count + 1, constant(COUNT_BITS, 1)));
            // In the same page of 4 KiB: behind its last line nothing joins.
            next_line.set(concatenate([request.line_address.top(46 - PAGE_BITS), line + 1]));
        })
        .otherwise_when(closes, || is_open.set(false));

        // Every packet has a request that is still in its place.
        packets.source.ready.ignore();
        assert_always("there is a place for every packet", closes.implies(packets.source.ready));
        cover("a packet of several lines is closed", closes & open.count.is_above(1));
        cover("a packet ends at a multiple of 4 KiB", takes & is_open & follows & !is_same_page);
        Gathered { lines: lines.sink, packets: packets.sink }
    }
}

/// Lines of the longest packet of a device that sends at most `own`, before a host that has set this.
#[elaborate]
fn most_lines(own: u32, setting: Bits) -> Bits {
    // Two lines, doubled so often, are the device's own.
    let doublings = own.ilog2() - 1;
    if doublings == 0 {
        setting.ignore();
        return constant(COUNT_BITS, own);
    }
    let set = constant(COUNT_BITS, 2) << setting;
    mux(setting.is_at_least(doublings), constant(COUNT_BITS, own), set)
}
