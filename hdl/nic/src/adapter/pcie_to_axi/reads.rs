//! Reads: begun behind the writes before them, and completed a beat at a time.
use nic_dsl::{
    Bits, Bool, Bundle, Memory, MemoryStyle, Stream, assert_always, concatenate, constant,
    constant_bool, cover, delayed, delayed_bool, elaborate, instance, mux, register_bool,
    register_reset, state, when,
};

use super::{
    Asked, COUNT_BITS, DWS, LINE_BYTES, PcieToAxi, PcieToAxiPorts, SIZE, WRITE_BITS, Writes,
};
use crate::lib::counter;
use crate::message::{
    AxiAddress, AxiAddressShape, AxiBurst, AxiReadData, AxiResponse, Identifier, PcieCompletion,
    PcieCompletionStatus as Status, Word,
};
use crate::stream::id_pool::IdPool;
use crate::stream::skid_buffer::SkidBuffer;

/// An outstanding read.
#[derive(Clone, Copy, Debug, Bundle)]
struct UnderWay {
    /// The request's.
    #[width(8)]
    tag: Bits,
    /// Lines.
    #[width(COUNT_BITS)]
    count: Bits,
    /// The number of the last of them.
    #[width(6)]
    last: Bits,
    /// The first is the upper half of 128 bytes.
    is_odd: Bool,
}

/// A beat that has come, and what is known of its read.
struct Come {
    beat: AxiReadData,
    read: UnderWay,
    index: Bits,
    is_failing: Bool,
}

impl PcieToAxi {
    /// Begins reads, and completes them.
    #[elaborate]
    pub(super) fn read(
        &self,
        ports: &PcieToAxiPorts,
        queue: Stream<Word>,
        asked: &Asked,
        writes: &Writes,
    ) {
        let id_bits = self.id_bits();
        let pool = instance("pool", &IdPool { identifiers: self.reads });
        // What it is given back was outstanding.
        let payload = pool.allocation.payload.shape();
        let ids = instance("ids", &SkidBuffer::<Identifier> { payload });
        ids.source.connect(*pool.allocation);
        let payload = AxiAddressShape { id_bits };
        let addresses = instance("read_addresses", &SkidBuffer::<AxiAddress> { payload });
        ports.read_address.connect(*addresses.sink);
        let completions = instance("completions", &SkidBuffer::<PcieCompletion> { payload: () });
        ports.pcie_completion.connect(*completions.sink);

        let under_way = Memory::<UnderWay>::new((), self.reads).style(MemoryStyle::Distributed);
        let indices = Memory::<Bits>::new(6, self.reads).style(MemoryStyle::Distributed);
        let busy = register_reset(self.reads, 0);
        let begun = register_reset(self.reads, 0);
        let failing = register_reset(self.reads, 0);

        // Writes before the head of the queue are done: known late, which is safe, for that stays so.
        let is_next = register_bool(false);
        let lead = writes.done - asked.behind;
        lead.truncate(WRITE_BITS - 1).ignore();
        let leaves = queue.fires();
        is_next.set(queue.valid & !lead.bit(WRITE_BITS - 1) & !leaves);
        let id = ids.sink.payload.value;
        let may_ask = is_next & !asked.is_barrier & ids.sink.valid & addresses.source.ready;
        let asks = queue.valid & may_ask;
        addresses.source.offer(
            asks,
            AxiAddress {
                id,
                address: asked.address,
                length: asked.length.zero_extend(8),
                size: constant(3, SIZE),
                burst: state(AxiBurst::Incrementing),
            },
        );
        ids.sink.ready.set(asks);
        let count = asked.length.zero_extend(COUNT_BITS) + 1;
        let is_odd = asked.address.bit(6);
        under_way.write(asks, id, UnderWay { tag: asked.tag, count, last: asked.length, is_odd });

        // What comes back.
        let has_room = completions.source.ready;
        ports.read_data.ready.set(has_room);
        let beat = ports.read_data.payload;
        let takes = ports.read_data.valid & has_room;
        let is_known = busy.bit_at(beat.id);
        let has_begun = begun.bit_at(beat.id);
        let next_index = indices.read_now(beat.id);
        let index = next_index & has_begun.mask(6);
        let read = under_way.read_now(beat.id);
        let come = Come { beat, read, index, is_failing: failing.bit_at(beat.id) };
        let is_last = mux(has_begun, next_index.equals(read.last), read.last.is_zero());
        let ends = takes & is_known & is_last;
        let is_good = beat.response.is(AxiResponse::Okay);
        let fails = takes & is_known & !come.is_failing & !is_good;
        indices.write(takes & is_known, beat.id, index + 1);
        when(takes & is_known, || {
            begun.bit_at(beat.id).set(!ends);
            failing.bit_at(beat.id).set((come.is_failing | !is_good) & !ends);
        });
        // An id that comes back is another than the one that goes out.
        when(ends, || busy.bit_at(beat.id).set(false));
        when(asks, || busy.bit_at(id).set(true));
        let ended = delayed_bool(ends);
        let ended_id = delayed(beat.id);
        pool.release.send(ended, Identifier { value: ended_id });

        // A barrier is completed where no beat is.
        let gives = takes & is_known & !come.is_failing;
        let is_free = has_room & !ports.read_data.valid;
        let answers = queue.valid & is_next & asked.is_barrier & is_free;
        queue.ready.set(mux(asked.is_barrier, is_next & is_free, may_ask));
        let completion = mux(gives, Self::completion(&come), Self::nothing(asked));
        completions.source.offer(gives | answers, completion);

        let status = *ports.status;
        counter::saturating("failed_read_count", status.failed_reads, fails);
        counter::saturating("stray_beat_count", status.stray_beats, takes & !is_known);
        let misplaced = takes & is_known & beat.last.equals(!ends);
        counter::saturating("misplaced_last_count", status.misplaced_lasts, misplaced);
        assert_always("an id is given out once", asks.implies(!busy.bit_at(id)));
        cover("a read waits for a write", queue.valid & lead.bit(WRITE_BITS - 1));
        cover("a barrier is completed", answers);
        cover("a beat fails before the last of its burst", fails & !ends);
    }

    /// A beat as a completion.
    #[elaborate]
    fn completion(come: &Come) -> PcieCompletion {
        let Come { beat, read, index, .. } = come;
        let left = read.count - index.zero_extend(COUNT_BITS);
        let is_good = beat.response.is(AxiResponse::Okay);
        let is_nowhere = beat.response.is(AxiResponse::DecodeError);
        let failure =
            mux(is_nowhere, state(Status::UnsupportedRequest), state(Status::CompleterAbort));
        left.top(1).ignore();
        PcieCompletion {
            status: mux(is_good, state(Status::SuccessfulCompletion), failure),
            poisoned: constant_bool(false),
            tag: read.tag,
            byte_count: concatenate([left.truncate(6), constant(6, 0)]),
            lower_address: concatenate([(read.is_odd ^ index.bit(0)).bits(), constant(6, 0)]),
            length: mux(is_good, constant(10, DWS), constant(10, 0)),
            data: beat.data,
            last: constant_bool(true),
        }
    }

    /// The completion of a read of no byte (PCI Express Base 2.2.5, 2.3.1.1).
    #[elaborate]
    fn nothing(asked: &Asked) -> PcieCompletion {
        PcieCompletion {
            status: state(Status::SuccessfulCompletion),
            poisoned: constant_bool(false),
            tag: asked.tag,
            byte_count: constant(12, 1),
            lower_address: asked.address.truncate(7),
            length: constant(10, 1),
            data: constant(8 * LINE_BYTES, 0),
            last: constant_bool(true),
        }
    }
}
