//! RAM with one port that writes and one that reads.
//!
//! ```text
//!          +- ram_simple_dual_port -+
//!    write |                        | word
//!  ------->| pulse            pulse |------->
//!     read |                        |
//!  ------->| pulse                  |
//!          +------------------------+
//! ```
//!
//! # Function
//! `write` puts the chosen lanes of a word; `read` asks for a word, which `word` gives a fixed time
//! later. A read of a word that is written in the same cycle gives what `READ_DURING_WRITE` says:
//! the old word, the new one, or either.
//!
//! # Backpressure
//! None: a request in every cycle, an answer for each read.
//!
//! # Ordering
//! Answers come in the order of the reads. A read in the cycle after a write sees it.
//!
//! # Reset
//! Forgets reads on their way. The contents stay.
//!
//! # Resources
//! One RAM of the style asked for; `new` adds a register and a comparison for each port.
//!
//! # Rationale
//! A FIFO of requests in front would hide the fixed latency that makes a RAM easy to pipeline.
use nic_dsl::{
    Module, Ports, PulseSink, PulseSource, cover, delayed, delayed_bool, elaborate, verilog,
};
use nic_spec::contract::{self, Contract, Latency};

use super::ram::{self, Ram};
use crate::message::{RamRead, RamWrite, Word};
use crate::module::{
    ADDRESS_BITS, DEPTH_OF_2, Parametric, Preset, Proof, Record, WIDTH_OF_1, build, depth, header,
    no_parts, number,
};

/// What the RAM promises.
pub const CONTRACT: Contract = Contract {
    module: "ram_simple_dual_port",
    summary: "Stores words: one port writes, one reads.",
    source: contract::Source { paper: "design", section: "dsl 5" },
    latency: Some(Latency { least: 1, most: 2, after: "read" }),
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
        Preset::product(
            "ram_simple_dual_port_w512_d1024_l8_block",
            &["WIDTH=512", "DEPTH=1024", "LANE=8"],
        )
        .memories(&[("RAMB36E2", 16)]),
        Preset::product(
            "ram_simple_dual_port_w72_d4096_l72_ultra_registered",
            &["WIDTH=72", "DEPTH=4096", "LANE=72", "STYLE=ultra", "OUTPUT_REGISTER=1"],
        )
        .memories(&[("URAM288", 1)]),
        Preset::test(
            "ram_simple_dual_port_w32_d16_l8_distributed_new",
            &["WIDTH=32", "DEPTH=16", "LANE=8", "STYLE=distributed", "READ_DURING_WRITE=new"],
        ),
    ],
    // Which accesses are legal, and that each kind of access happens at all.
    proof: Proof::bounded(4).induction(2).cover(6),
    constraint: None,
    build: |values| build(&RamSimpleDualPort { ram: Ram::new(CONTRACT.module, values)? }),
};

/// The RAM with Verilog parameters: block RAM whose words are written whole.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "ram_simple_dual_port",
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

/// A RAM with one port that writes and one that reads.
#[derive(Clone, Debug)]
pub struct RamSimpleDualPort {
    /// Size and kind.
    pub ram: Ram,
}

/// Ports of the RAM.
#[derive(Ports)]
pub struct RamSimpleDualPortPorts {
    /// Writes.
    pub write: PulseSink<RamWrite>,
    /// Reads.
    pub read: PulseSink<RamRead>,
    /// What was read.
    pub word: PulseSource<Word>,
}

impl Module for RamSimpleDualPort {
    type Ports = RamSimpleDualPortPorts;

    fn name(&self) -> String {
        format!("ram_simple_dual_port_{}", self.ram.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("ram_simple_dual_port.rs"), &CONTRACT)
    }

    fn shape(&self) -> RamSimpleDualPortPortsShape {
        RamSimpleDualPortPortsShape {
            write: self.ram.write_shape(),
            read: self.ram.read_shape(),
            word: self.ram.word_shape(),
        }
    }

    #[elaborate]
    fn elaborate(&self, RamSimpleDualPortPorts { write, read, word }: Self::Ports) {
        let words = self.ram.memory();
        let request = write.payload;
        words.write_lanes(write.valid, request.address, request.data, request.lanes);
        let found = words.read(read.valid, read.payload.address);
        let found_valid = delayed_bool(read.valid);
        if self.ram.output_register {
            let registered = delayed(found);
            let registered_valid = delayed_bool(found_valid);
            word.send(registered_valid, self.ram.word(registered));
        } else {
            word.send(found_valid, self.ram.word(found));
        }
        let same = request.address.equals(read.payload.address);
        cover("a word is read while it is written", write.valid & read.valid & same);
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
    fn every_style_and_read_during_write_elaborates() {
        for style in ["auto", "distributed", "block", "ultra"] {
            for during in ["old", "new", "undefined"] {
                let settings = format!("STYLE={style} READ_DURING_WRITE={during} DEPTH=7");
                structure::elaborates(&RECORD, [settings.as_str()]);
            }
        }
    }

    #[test]
    fn lanes_that_do_not_fill_a_word_are_refused() {
        let text = structure::refused(&RECORD, "WIDTH=20 LANE=8");
        let wanted = "`ram_simple_dual_port`: LANE=8 is not legal; a divisor of WIDTH=20 that \
                      makes at most 64 lanes is";
        assert_eq!(text, wanted);
    }
}
