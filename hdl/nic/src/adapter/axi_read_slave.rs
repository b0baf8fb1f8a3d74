//! AXI read slave: answers every read of a window that can only be written.
//!
//! ```text
//!                   +-- axi_read_slave --+
//!      read_address |                    | read_data
//!  ---------------->| stream      stream |----------->
//!                   |                    | reads
//!                   |              level |----------->
//!                   +--------------------+
//! ```
//!
//! # Function
//! Every beat of every burst is answered with zeros and `Okay`, and each burst is counted. A window
//! that is mapped with write combining may be read ahead by the processor, which nobody asked for;
//! an error would end in the log of the host, and no answer would hang the shell.
//!
//! # Backpressure
//! One burst at a time; `read_address` is taken in the cycle after the last beat of the one before.
//!
//! # Ordering
//! FIFO order.
//!
//! # Reset
//! Forgets the burst; its master is reset with it.
//!
//! # Resources
//! The id and the beats left of one burst.
//!
//! # Rationale
//! What was stored could be given back from the window of the reorder unit, until it leaves; no
//! host can make use of that.
use nic_dsl::{
    Bits, BundleExt, Flat, LevelSource, Module, Ports, assert_always, constant, cover, elaborate,
    register, register_bool, state, when,
};
use nic_spec::contract::{self, Contract, Latency};

use crate::interface::AxiReadPorts;
use crate::lib::counter;
use crate::message::{AxiAddress, AxiReadData, AxiResponse};
use crate::module::{Parameter, Preset, Proof, Record, build, header};

/// What the slave promises.
pub const CONTRACT: Contract = Contract {
    module: "axi_read_slave",
    summary: "Answers AXI4 reads with zeros.",
    source: contract::Source { paper: "design", section: "interfaces 2, F1 PCIS" },
    latency: Some(Latency::exactly(1, "read_address")),
    interval: 1,
    waits_on: &["read_data"],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        Parameter { name: "BYTES", default: "64", meaning: "of the data bus, 1 to 128" },
        Parameter { name: "ID_BITS", default: "6", meaning: "bits of a burst's name, 1 to 16" },
    ],
    presets: &[
        Preset::product("axi_read_slave", &["BYTES=64", "ID_BITS=6"]),
        Preset::test("axi_read_slave_tiny", &["BYTES=4", "ID_BITS=2"]),
    ],
    proof: Proof::bounded(8).induction(2).cover(6),
    constraint: None,
    build: |values| {
        build(&AxiReadSlave {
            bytes: values.power_of_two("BYTES", 1..=128)?,
            id_bits: values.number("ID_BITS", 1..=16)?,
        })
    },
};

/// A slave for reads.
#[derive(Clone, Debug)]
pub struct AxiReadSlave {
    /// Bytes of the data bus.
    pub bytes: u32,
    /// Bits of an id.
    pub id_bits: u32,
}

/// Ports of the slave.
#[derive(Ports)]
pub struct AxiReadSlavePorts {
    /// The master.
    pub axi: Flat<AxiReadPorts>,
    /// Bursts that were answered; stops at the largest value.
    pub reads: LevelSource<Bits>,
}

impl Module for AxiReadSlave {
    type Ports = AxiReadSlavePorts;

    fn name(&self) -> String {
        format!("axi_read_slave_b{}_i{}", self.bytes, self.id_bits)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("axi_read_slave.rs"), &CONTRACT)
    }

    fn shape(&self) -> AxiReadSlavePortsShape {
        let &Self { bytes, id_bits } = self;
        AxiReadSlavePortsShape { axi: AxiReadPorts::shape_for(id_bits, bytes), reads: 16 }
    }

    #[elaborate]
    fn elaborate(&self, AxiReadSlavePorts { axi, reads }: Self::Ports) {
        let AxiReadPorts { read_address, read_data } = &*axi;
        let active = register_bool(false);
        let id = register::<Bits>(self.id_bits);
        let beats_left = register::<Bits>(8);
        let AxiAddress { address, size, burst, .. } = read_address.payload;
        // Zeros are the same everywhere.
        read_address.payload.ignore_the_rest();
        read_address.ready.set(!active);
        let last = beats_left.is_zero();
        let data = constant(8 * self.bytes, 0);
        let response = state(AxiResponse::Okay);
        read_data.offer(active, AxiReadData { id, data, response, last });
        when(read_address.fires(), || {
            active.set(true);
            id.set(read_address.payload.id);
            beats_left.set(read_address.payload.length);
        })
        .otherwise_when(read_data.fires(), || {
            beats_left.set(beats_left - 1);
            when(last, || active.set(false));
        });
        counter::saturating("read_count", *reads, read_address.fires());
        assert_always("one burst at a time", !(read_address.fires() & read_data.fires()));
        cover("a burst of several beats", read_data.fires() & !last);
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
    fn buses_of_1_to_128_bytes_are_legal() {
        structure::elaborates(&RECORD, ["BYTES=1 ID_BITS=16", "BYTES=128 ID_BITS=1"]);
        let error = structure::refused(&RECORD, "BYTES=3");
        assert!(error.contains("a power of two from 1 to 128"), "{error}");
    }
}
