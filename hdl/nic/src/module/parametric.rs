//! Module types of the library that are printed once, with Verilog parameters: for who wants a size that no
//! card has, and no Rust.
use std::rc::Rc;

use nic_dsl::ir;
use nic_dsl::verilog::{self, Derived, Family, Part, Printed, Refusal, Sample};

use super::parameter::Error;
use super::record::Record;

/// A module type with Verilog parameters, and where its text comes from.
#[derive(Debug)]
pub struct Parametric {
    /// How it is printed.
    pub family: Family,
    /// The record of the type.
    pub record: &'static Record,
    /// The settings of the record for values of the parameters.
    pub settings: fn(&[u64]) -> Vec<String>,
    /// The sizes from which the text is made: each parameter has several values, none of which follows
    /// from another's.
    pub sizes: &'static [&'static [u64]],
    /// Other sizes, in which tests compare it with the module of that size; the smallest among them.
    pub compared: &'static [&'static [u64]],
}

impl Parametric {
    /// Its Verilog file, behind those of parts that nothing else has.
    ///
    /// # Errors
    /// Sizes that do not elaborate, or that have no common text.
    pub fn print(&self) -> Result<Vec<Printed>, Error> {
        let sample = |values: &&[u64]| {
            Ok(Sample { values: values.to_vec(), module: self.elaborate(values)? })
        };
        let samples = self.sizes.iter().map(sample).collect::<Result<Vec<_>, Error>>()?;
        let files = verilog::parametric(&self.family, &samples);
        files.map_err(|error| Error::new(error.to_string()))
    }

    /// The module of one size, without parameters.
    ///
    /// # Errors
    /// A size that the record refuses.
    pub fn elaborate(&self, values: &[u64]) -> Result<Rc<ir::Module>, Error> {
        let settings = (self.settings)(values);
        self.record.elaborate(settings.iter().map(String::as_str))
    }

    /// A module with the name and the ports of `module` that has nothing inside but this type with these
    /// values.
    pub fn stand_in(&self, module: &ir::Module, values: &[u64]) -> String {
        verilog::stand_in(&self.family, module, values)
    }
}

/// Bits of a payload.
pub(crate) const WIDTH: verilog::Parameter =
    verilog::Parameter { name: "WIDTH", default: 64, meaning: "Bits of a payload, 1 or more." };

/// Bytes of a beat of a packet.
pub(crate) const BYTES: verilog::Parameter =
    verilog::Parameter { name: "BYTES", default: 64, meaning: "Of a beat, 2 or more." };

/// Bits of an address of `DEPTH` places, which is the second parameter.
pub(crate) const ADDRESS_BITS: Derived =
    Derived { name: "ADDRESS_BITS", text: "$clog2(DEPTH)", value: |values| logarithm(values[1]) };

/// Bits of a number from 0 to `DEPTH`.
pub(crate) const COUNT_BITS: Derived = Derived {
    name: "COUNT_BITS",
    text: "$clog2(DEPTH) + 1",
    value: |values| logarithm(values[1]) + 1,
};

/// A payload without bits.
pub(crate) const WIDTH_OF_1: Refusal =
    Refusal { condition: "WIDTH < 1", rule: "WIDTH_is_1_or_more" };

/// A beat without bytes, or of one.
pub(crate) const BYTES_OF_2: Refusal =
    Refusal { condition: "BYTES < 2", rule: "BYTES_is_2_or_more" };

/// A depth that is no power of two, or 1.
pub(crate) const DEPTH_OF_2: Refusal = Refusal {
    condition: "DEPTH < 2 || DEPTH != 1 << $clog2(DEPTH)",
    rule: "DEPTH_is_a_power_of_two_from_2_on",
};

/// A depth that is no power of two, or below 4.
pub(crate) const DEPTH_OF_4: Refusal = Refusal {
    condition: "DEPTH < 4 || DEPTH != 1 << $clog2(DEPTH)",
    rule: "DEPTH_is_a_power_of_two_from_4_on",
};

/// Bits that tell so many apart.
pub(crate) fn logarithm(number: u64) -> u64 {
    number.next_power_of_two().ilog2().into()
}

/// For types without parts that have parameters.
pub(crate) fn no_parts(_: &str) -> Option<Part> {
    None
}

/// For types whose only parts are skid buffers of words.
pub(crate) fn word_buffers(name: &str) -> Option<Part> {
    let width = name.strip_prefix("skid_buffer_word")?.parse().ok()?;
    Some(("skid_buffer", vec![("WIDTH", width)]))
}

/// For types of packets whose only parts are skid buffers.
pub(crate) fn beat_buffers(name: &str) -> Option<Part> {
    let bytes = name.strip_prefix("skid_buffer_beat")?.parse().ok()?;
    Some(("skid_buffer_beat", vec![("BYTES", bytes)]))
}

/// For types whose only parts are synchronizers.
pub(crate) fn synchronizers(name: &str) -> Option<Part> {
    let width = name.strip_prefix("synchronizer_w")?.parse().ok()?;
    Some(("synchronizer", vec![("WIDTH", width)]))
}
