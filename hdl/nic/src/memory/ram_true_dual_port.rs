//! RAM with two ports, each of which reads and writes.
//!
//! ```text
//!            +- ram_true_dual_port -+
//!   access_0 |                      | word_0
//!  --------->| pulse          pulse |--------->
//!   access_1 |                      | word_1
//!  --------->| pulse          pulse |--------->
//!            +----------------------+
//! ```
//!
//! # Function
//! An access names a word and the lanes of it that are written, all, some or none; `word` gives the
//! word as it was before the access. What one port reads while the other writes it is what
//! `READ_DURING_WRITE` says.
//!
//! # Backpressure
//! None: an access on each port in every cycle.
//!
//! # Ordering
//! Per port: in the order of the accesses. An access sees everything that either port wrote in earlier cycles. Two
//! writes of one lane of one word in the same cycle: the user keeps them apart. A proof assumes
//! it, and in simulation an assertion says when not.
//!
//! # Reset
//! Forgets accesses on their way. The contents stay.
//!
//! # Resources
//! One true dual-port RAM of the style asked for.
//!
//! # Rationale
//! Where one side only writes and the other only reads, `ram_simple_dual_port` is twice as wide in
//! the same block RAM.
use nic_dsl::{
    Module, Ports, PulseSink, PulseSource, assume, cover, delayed, delayed_bool, elaborate, scope,
    verilog,
};
use nic_spec::contract::{self, Contract, Latency};

use super::ram::{self, Ram};
use crate::message::{RamWrite, Word};
use crate::module::{
    ADDRESS_BITS, DEPTH_OF_2, Parametric, Preset, Proof, Record, WIDTH_OF_1, build, depth, header,
    no_parts, number,
};

/// What the RAM promises.
pub const CONTRACT: Contract = Contract {
    module: "ram_true_dual_port",
    summary: "Stores words: two ports, each reads and writes.",
    source: contract::Source { paper: "design", section: "dsl 5" },
    latency: Some(Latency { least: 1, most: 2, after: "access_0" }),
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[
        ram::WIDTH,
        ram::DEPTH,
        ram::LANE,
        ram::STYLE,
        ram::READ_DURING_WRITE,
        ram::OUTPUT_REGISTER,
    ],
    presets: &[
        // Lanes of nine bits use the parity bits: 36 bits wide at 1,024 words.
        Preset::product(
            "ram_true_dual_port_w72_d1024_l9_block",
            &["WIDTH=72", "DEPTH=1024", "LANE=9"],
        )
        .memories(&[("RAMB36E2", 2)]),
        Preset::test(
            "ram_true_dual_port_w16_d32_l8_block_registered",
            &["WIDTH=16", "DEPTH=32", "LANE=8", "OUTPUT_REGISTER=1"],
        )
        .memories(&[("RAMB18E2", 1)]),
    ],
    proof: Proof::bounded(4).induction(2).cover(6),
    constraint: None,
    build: |values| {
        let ram = Ram::new(CONTRACT.module, values)?;
        build(&RamTrueDualPort { ram })
    },
};

/// The RAM with Verilog parameters: block RAM whose words are written whole.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "ram_true_dual_port",
        note: "Here a block RAM, a read gives the old word, and a word is written whole (LANE=WIDTH).",
        parameters: &[
            verilog::Parameter { name: "WIDTH", default: 64, meaning: "Bits of a word." },
            verilog::Parameter { name: "DEPTH", default: 1024, meaning: "Words, a power of two." },
        ],
        derived: &[ADDRESS_BITS],
        refusals: &[WIDTH_OF_1, DEPTH_OF_2],
        part: no_parts,
    },
    record: &RECORD,
    settings: |values| {
        let [width, depth] = values else { unreachable!("there are two parameters") };
        vec![format!("WIDTH={width}"), format!("DEPTH={depth}"), format!("LANE={width}")]
    },
    values: |module| Some(vec![number(module, 'w')?, depth(module)?]),
    sizes: &[&[37, 16], &[53, 64], &[41, 32], &[90, 128]],
    compared: &[&[2, 2], &[5, 8]],
}];

/// A RAM with two ports that read and write.
#[derive(Clone, Debug)]
pub struct RamTrueDualPort {
    /// Size and kind.
    pub ram: Ram,
}

/// Ports of the RAM.
#[derive(Ports)]
pub struct RamTrueDualPortPorts {
    /// Accesses; without lanes they only read.
    pub access: [PulseSink<RamWrite>; 2],
    /// The word of each access, as it was before.
    pub word: [PulseSource<Word>; 2],
}

impl Module for RamTrueDualPort {
    type Ports = RamTrueDualPortPorts;

    fn name(&self) -> String {
        format!("ram_true_dual_port_{}", self.ram.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("ram_true_dual_port.rs"), &CONTRACT)
    }

    fn shape(&self) -> RamTrueDualPortPortsShape {
        let access = std::array::from_fn(|_| self.ram.write_shape());
        let word = std::array::from_fn(|_| self.ram.word_shape());
        RamTrueDualPortPortsShape { access, word }
    }

    #[elaborate]
    fn elaborate(&self, RamTrueDualPortPorts { access, word }: Self::Ports) {
        let words = self.ram.memory();
        for (number, (access, word)) in access.iter().zip(word).enumerate() {
            scope(&format!("port_{number}"), || {
                let request = access.payload;
                let found =
                    words.read_write(access.valid, request.address, request.data, request.lanes);
                let found_valid = delayed_bool(access.valid);
                if self.ram.output_register {
                    let registered = delayed(found);
                    let registered_valid = delayed_bool(found_valid);
                    word.send(registered_valid, self.ram.word(registered));
                } else {
                    word.send(found_valid, self.ram.word(found));
                }
            });
        }
        let both = access[0].valid & access[1].valid;
        let same = access[0].payload.address.equals(access[1].payload.address);
        let same_lane = (access[0].payload.lanes & access[1].payload.lanes).any();
        assume("the ports write apart", !(both & same & same_lane));
        let one_writes = access[0].payload.lanes.any() ^ access[1].payload.lanes.any();
        cover("one port reads what the other writes", both & same & one_writes);
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
    fn a_depth_beyond_what_devices_have_is_refused() {
        let text = structure::refused(&RECORD, "DEPTH=1");
        let wanted = "`ram_true_dual_port`: DEPTH=1 is not legal; a whole number from 2 to 1048576 \
                      is";
        assert_eq!(text, wanted);
    }
}
