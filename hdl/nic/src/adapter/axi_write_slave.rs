//! AXI write slave: takes the host's stores from an AXI4 write channel.
//!
//! ```text
//!                   +---- axi_write_slave ----+
//!     write_address |                         | mmio_write
//!  ---------------->| stream           stream |----------->
//!        write_data |                         | status
//!  ---------------->| stream            level |----------->
//!    write_response |                         | enable
//!  <----------------| stream            level |<-----------
//!                   +-------------------------+
//! ```
//!
//! # Function
//! Each beat of an incrementing burst becomes a store to the line of its address; beats may be
//! narrow and begin at any byte, because the strobes say which bytes are stored, and a beat without
//! one is no store. The response follows when the last store of the burst has been taken.
//!
//! A burst of another kind of more than one beat, or of beats wider than a line, is refused with
//! `SlaveError`; one that begins beyond the window of stores with `DecodeError`; their beats are
//! taken and dropped. `write_data_last` is checked and counted, and the length of the address
//! decides. While `enable` is low, stores are taken and dropped.
//!
//! # Backpressure
//! `write_data` waits for its address, for `mmio_write` and for `write_response`. A shell that
//! demands an answer within some time therefore gets it if `mmio_write` is taken in that time: the
//! reorder unit drops stores after a fault, and is stalled by its sink alone.
//!
//! # Ordering
//! FIFO order; responses in the order of the addresses.
//!
//! # Reset
//! Forgets all bursts; their master is reset with it.
//!
//! # Resources
//! Three skid buffers, the burst that goes on, and one store in registers.
//!
//! # Rationale
//! Responses before the stores were taken would let a host read the status before the store that it
//! asks about has arrived.
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, Flat, LevelSink, LevelSource, Module, Ports, Source,
    assert_always, concatenate, cover, elaborate, instance, mux, pack, register, register_bool,
    state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::interface::AxiWritePorts;
use crate::lib::counter;
use crate::message::{
    AxiAddress, AxiBurst, AxiResponse, AxiWriteData, AxiWriteResponse, AxiWriteStatus, MmioWrite,
    MmioWriteShape,
};
use crate::module::{Parameter, Preset, Proof, Record, build, header};
use crate::stream::skid_buffer::SkidBuffer;

/// What the slave promises: 3 cycles for a beat that comes with its address, 2 for one that follows.
pub const CONTRACT: Contract = Contract {
    module: "axi_write_slave",
    summary: "Turns the beats of AXI4 writes into stores.",
    source: contract::Source { paper: "design", section: "interfaces 2, F1 PCIS" },
    latency: Some(Latency { least: 2, most: 3, after: "write_data" }),
    interval: 1,
    waits_on: &["write_address", "write_data", "mmio_write", "write_response"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "LINE_BYTES", default: "64", meaning: "of the data bus: 16, 32 or 64" },
        Parameter {
            name: "LINE_BITS",
            default: "12",
            meaning: "bits of a line address; the window has 4 KiB at least and 2^48 lines at most",
        },
        Parameter { name: "ID_BITS", default: "6", meaning: "bits of a burst's name, 1 to 16" },
    ],
    presets: &[
        Preset::product("axi_write_slave", &["LINE_BITS=12"]),
        Preset::test("axi_write_slave_tiny", &["LINE_BYTES=16", "LINE_BITS=8", "ID_BITS=2"])
            .proof(Proof::bounded(12).induction(2).cover(10)),
    ],
    proof: Proof::bounded(4),
    constraint: None,
    build: |values| {
        let line_bytes = values.power_of_two("LINE_BYTES", 16..=64)?;
        build(&AxiWriteSlave {
            line_bytes,
            line_bits: values.number("LINE_BITS", 12 - line_bytes.ilog2()..=48)?,
            id_bits: values.number("ID_BITS", 1..=16)?,
        })
    },
};

/// A slave for stores.
#[derive(Clone, Debug)]
pub struct AxiWriteSlave {
    /// Bytes of the data bus: 16, 32 or 64.
    pub line_bytes: u32,
    /// Bits of a line address.
    pub line_bits: u32,
    /// Bits of an id.
    pub id_bits: u32,
}

/// Ports of the slave.
#[derive(Ports)]
pub struct AxiWriteSlavePorts {
    /// The master.
    pub axi: Flat<AxiWritePorts>,
    /// The stores.
    pub mmio_write: Source<MmioWrite>,
    /// Stores are passed on; counts for beats that have not been taken.
    #[shape(())]
    pub enable: LevelSink<Bool>,
    /// What has come.
    #[shape(())]
    pub status: LevelSource<AxiWriteStatus>,
}

/// The burst whose beats come in.
struct Burst {
    valid: Bool,
    id: Bits,
    /// Where its next beat begins, in the window.
    address: Bits,
    beats_left: Bits,
    size: Bits,
    is_refused: Bool,
    is_outside: Bool,
}

impl Module for AxiWriteSlave {
    type Ports = AxiWriteSlavePorts;

    fn name(&self) -> String {
        RECORD.name(&[
            ("LINE_BYTES", "b", self.line_bytes),
            ("LINE_BITS", "a", self.line_bits),
            ("ID_BITS", "i", self.id_bits),
        ])
    }

    fn documentation(&self) -> String {
        header::text(include_str!("axi_write_slave.rs"), &CONTRACT)
    }

    fn shape(&self) -> AxiWriteSlavePortsShape {
        let &Self { line_bytes, line_bits, id_bits } = self;
        AxiWriteSlavePortsShape {
            axi: AxiWritePorts::shape_for(id_bits, line_bytes),
            mmio_write: MmioWriteShape { line_bits, line_bytes },
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let AxiWriteSlavePorts { axi, mmio_write, enable, status } = ports;
        let AxiWritePorts { write_address, write_data, write_response } = &*axi;
        let shapes = self.shape().axi;
        let addresses = SkidBuffer::<AxiAddress> { payload: shapes.write_address };
        let addresses = instance("address_buffer", &addresses);
        let beats = SkidBuffer::<AxiWriteData> { payload: shapes.write_data };
        let beats = instance("data_buffer", &beats);
        let responses = SkidBuffer::<AxiWriteResponse> { payload: shapes.write_response };
        let responses = instance("response_buffer", &responses);
        addresses.source.connect(**write_address);
        beats.source.connect(**write_data);
        write_response.connect(*responses.sink);

        // The store that is on its way, and whether its burst ends with it.
        let taken = register_bool(false);
        let is_store = register::<Bool>(());
        let is_end = register::<Bool>(());
        let store = register::<MmioWrite>(mmio_write.payload.shape());
        let response = register::<AxiWriteResponse>(write_response.payload.shape());
        // Room for the response stays until it is used, so that the offer holds (S2).
        let has_room = !is_end | responses.source.ready;
        mmio_write.offer(taken & is_store & has_room, store);
        let leaves = taken & has_room & (!is_store | mmio_write.ready);
        responses.source.offer(leaves & is_end, response);

        let burst = self.burst();
        let beat = beats.sink.payload;
        let moves = beats.sink.valid & burst.valid & (!taken | leaves);
        beats.sink.ready.set(burst.valid & (!taken | leaves));
        let ends = burst.beats_left.is_zero();
        let is_dropped = burst.is_refused | burst.is_outside;
        let is_meant = beat.strobe.any() & !is_dropped;
        when(moves, || {
            taken.set(true);
            is_store.set(is_meant & *enable);
            is_end.set(ends);
            let line_address = burst.address.top(self.line_bits);
            store.assign(MmioWrite { line_address, data: beat.data, byte_enable: beat.strobe });
            response.id.set(burst.id);
            let failure = mux(
                burst.is_refused,
                state(AxiResponse::SlaveError),
                mux(burst.is_outside, state(AxiResponse::DecodeError), state(AxiResponse::Okay)),
            );
            response.response.set(failure);
        })
        .otherwise_when(leaves, || taken.set(false));
        self.next_burst(&burst, *addresses.sink, (moves, ends));

        counter::wrapping("store_count", status.stores, mmio_write.fires());
        let ended = moves & ends;
        counter::saturating("refused_count", status.refused_bursts, ended & burst.is_refused);
        let is_outside = burst.is_outside & !burst.is_refused;
        counter::saturating("outside_count", status.outside_bursts, ended & is_outside);
        let is_misplaced = beat.last ^ ends;
        counter::saturating("misplaced_count", status.misplaced_lasts, moves & is_misplaced);
        let is_disabled = is_meant & !*enable;
        counter::saturating("disabled_count", status.disabled_stores, moves & is_disabled);

        let has_bytes = store.byte_enable.any();
        assert_always("a store has bytes", (taken & is_store).implies(has_bytes));
        let answers = responses.source.valid;
        assert_always("a response has room", answers.implies(responses.source.ready));
        cover("a burst is refused", ended & burst.is_refused);
        cover("a burst follows another", ended & addresses.sink.valid);
        cover("a store waits for its response", taken & is_store & !has_room);
    }
}

impl AxiWriteSlave {
    fn byte_bits(&self) -> u32 {
        self.line_bytes.ilog2()
    }

    fn burst(&self) -> Burst {
        nic_dsl::scope("burst", || self.burst_registers())
    }

    #[elaborate]
    fn burst_registers(&self) -> Burst {
        let valid = register_bool(false);
        let id = register::<Bits>(self.id_bits);
        let address = register::<Bits>(self.line_bits + self.byte_bits());
        let beats_left = register::<Bits>(8);
        let size = register::<Bits>(3);
        let is_refused = register::<Bool>(());
        let is_outside = register::<Bool>(());
        Burst { valid, id, address, beats_left, size, is_refused, is_outside }
    }

    /// Goes on with the burst, or begins the next.
    #[elaborate]
    fn next_burst(
        &self,
        burst: &Burst,
        addresses: nic_dsl::Stream<AxiAddress>,
        (moves, ends): (Bool, Bool),
    ) {
        let AxiAddress { id, address, length, size, burst: kind } = addresses.payload;
        let takes = !burst.valid | (moves & ends);
        addresses.ready.set(takes);
        let in_window = self.line_bits + self.byte_bits();
        // One beat is the same in every kind of burst.
        let is_legal = kind.is(AxiBurst::Incrementing) | length.is_zero();
        let is_too_wide = size.is_above(self.byte_bits());
        // Where a first beat that is not aligned begins in its own width, the others are said to begin
        // too; that is in the same line, because a line is a multiple of the width.
        let beat_bytes = pack((0..=self.byte_bits()).map(|size| burst.size.equals(size)));
        let next_address = burst.address + beat_bytes.zero_extend(in_window);
        when(takes, || {
            burst.valid.set(addresses.valid);
            burst.id.set(id);
            burst.address.set(address.truncate(in_window));
            burst.beats_left.set(length);
            burst.size.set(size);
            burst.is_refused.set(!is_legal | is_too_wide);
            burst.is_outside.set(address.top(64 - in_window).any());
        })
        .otherwise_when(moves, || {
            burst.address.set(next_address);
            burst.beats_left.set(burst.beats_left - 1);
        });
        // Strobes say which bytes of the line are meant.
        concatenate([burst.address.truncate(self.byte_bits())]).ignore();
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn windows_from_4_kib_on_are_legal() {
        structure::elaborates(&RECORD, ["LINE_BITS=6", "LINE_BITS=48 ID_BITS=16", "LINE_BYTES=32"]);
        let error = structure::refused(&RECORD, "LINE_BITS=5");
        assert!(error.contains("a whole number from 6 to 48"), "{error}");
    }
}
