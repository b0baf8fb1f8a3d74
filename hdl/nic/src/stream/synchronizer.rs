//! Synchronizer: brings a value into another clock domain.
//!
//! ```text
//!             +- synchronizer -+
//!      source |                | sink
//!  ---------->| level    level |---------->
//!             +----------------+
//! ```
//!
//! # Function
//! Two registers in a row, in the domain of the reader. The first may take its value while it
//! changes and then needs time to settle; the second is read only after that time.
//!
//! The value is one bit, or a code of which one bit changes at a time (a Gray code): each bit settles
//! by itself, so that of two bits that change together one may come a cycle before the other.
//!
//! # Backpressure
//! None. What changes back before the reader's next clock edge is not seen.
//!
//! # Ordering
//! As it changes.
//!
//! # Reset
//! Both registers are zero, as the source should be.
//!
//! # Resources
//! Two registers for each bit, marked `ASYNC_REG`, so that the tools place them side by side and
//! neither copy nor merge them.
//!
//! Constraints: the path into `settling` has no clock of its own to meet. Bound it by the period of
//! the faster clock (Vivado: `set_max_delay -datapath_only` and `set_bus_skew` from the register that
//! drives `source`; Quartus: `set_max_skew` and `set_net_delay`).
//!
//! # Rationale
//! A third register buys time to settle that clocks below 500 MHz on these devices do not need.
use nic_dsl::{
    Bits, LevelSink, LevelSource, Module, Ports, assert_always, constant_bool, cover, elaborate,
    register_bool, register_reset, verilog,
};
use nic_spec::contract::{self, Contract};

use crate::module::{
    Parameter, Parametric, Preset, Proof, Record, WIDTH, WIDTH_OF_1, build, header, no_parts,
    payload_bits,
};

/// What the synchronizer promises.
pub const CONTRACT: Contract = Contract {
    module: "synchronizer",
    summary: "Brings a bit or a Gray code into another clock domain.",
    source: contract::Source { paper: "design", section: "style 3, one clock per module" },
    latency: None,
    interval: 1,
    waits_on: &[],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: &[Parameter { name: "WIDTH", default: "1", meaning: "bits, 1 to 64" }],
    presets: &[
        Preset::product("synchronizer_w1", &["WIDTH=1"]),
        Preset::test("synchronizer_w4", &["WIDTH=4"]),
    ],
    proof: Proof::bounded(6).induction(2).cover(6),
    constraint: Some("synchronizer.xdc"),
    build: |values| build(&Synchronizer { width: values.number("WIDTH", 1..=64)? }),
};

/// The synchronizer with Verilog parameters.
pub const PARAMETRIC: &[Parametric] = &[Parametric {
    family: verilog::Family {
        name: "synchronizer",
        note: "",
        parameters: &[WIDTH],
        derived: &[],
        refusals: &[WIDTH_OF_1],
        part: no_parts,
    },
    record: &RECORD,
    settings: |values| vec![format!("WIDTH={}", values[0])],
    values: |module| Some(vec![payload_bits(module, "source")?]),
    sizes: &[&[37], &[53], &[41], &[60]],
    compared: &[&[1], &[4]],
}];

/// A synchronizer.
#[derive(Clone, Debug)]
pub struct Synchronizer {
    /// Bits of the value, 1 to 64.
    pub width: u32,
}

/// Ports of the synchronizer.
#[derive(Ports)]
pub struct SynchronizerPorts {
    /// The value as its own domain has it: from a register, with no logic behind it.
    pub source: LevelSink<Bits>,
    /// The value as this domain sees it.
    #[shape(shape.source)]
    pub sink: LevelSource<Bits>,
}

impl Module for Synchronizer {
    type Ports = SynchronizerPorts;

    fn name(&self) -> String {
        format!("synchronizer_w{}", self.width)
    }

    fn documentation(&self) -> String {
        header::text(include_str!("synchronizer.rs"), &CONTRACT)
    }

    fn shape(&self) -> SynchronizerPortsShape {
        SynchronizerPortsShape { source: self.width }
    }

    #[elaborate]
    fn elaborate(&self, SynchronizerPorts { source, sink }: Self::Ports) {
        let settling = register_reset(self.width, 0).attribute("ASYNC_REG", "TRUE");
        let settled = register_reset(self.width, 0).attribute("ASYNC_REG", "TRUE");
        settling.set(*source);
        settled.set(settling);
        sink.set(settled);

        let fresh = register_bool(true);
        fresh.set(constant_bool(false));
        assert_always("nothing is seen after reset", fresh.implies(settled.is_zero()));
        cover("a change is seen", settled.any());
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
    fn both_registers_are_marked() {
        let verilog = nic_dsl::verilog::print(&structure::module(&RECORD, "WIDTH=5"));
        for register in ["settling", "settled"] {
            let marked = format!("(* ASYNC_REG = \"TRUE\" *)\n  reg [4:0] {register};");
            assert!(verilog.contains(&marked), "{verilog}");
        }
    }

    #[test]
    fn every_width_from_1_to_64_is_legal() {
        structure::elaborates(&RECORD, ["WIDTH=1", "WIDTH=64"]);
        let error = structure::refused(&RECORD, "WIDTH=65");
        assert!(error.contains("a whole number from 1 to 64"), "{error}");
    }
}
