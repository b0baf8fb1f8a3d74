//! Module types of the library that are printed once, with Verilog parameters: for who wants a size that no
//! card has, and no Rust.
use std::rc::Rc;

use nic_dsl::ir;
use nic_dsl::verilog::{self, Derived, Family, Member, Part, Printed, Refusal, Sample};

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
    /// The values that a module of the type may have, as far as its ports, its memories and its name tell.
    pub values: fn(&ir::Module) -> Option<Vec<u64>>,
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
        self.print_from(self.sizes)
    }

    fn print_from(&self, sizes: &[&[u64]]) -> Result<Vec<Printed>, Error> {
        let sample = |values: &&[u64]| {
            Ok(Sample { values: values.to_vec(), module: self.elaborate(values)? })
        };
        let samples = sizes.iter().map(sample).collect::<Result<Vec<_>, Error>>()?;
        let files = verilog::parametric(&self.family, &samples);
        files.map_err(|error| Error::new(error.to_string()))
    }

    /// The same files as they are found with these values among the sizes.
    ///
    /// # Errors
    /// Values for which the generator prints another text.
    pub fn print_with(&self, values: &[u64]) -> Result<Vec<Printed>, Error> {
        self.print_from(&[self.sizes, &[values]].concat())
    }

    /// The module of one size, without parameters.
    ///
    /// # Errors
    /// A size that the record refuses.
    pub fn elaborate(&self, values: &[u64]) -> Result<Rc<ir::Module>, Error> {
        let settings = (self.settings)(values);
        self.record.elaborate(settings.iter().map(String::as_str))
    }

    /// What is instantiated in place of a module of the type, if it has parameters for it: what is made for the
    /// values has memories of the same kinds, and as many parts and registers, as what the text was found from.
    pub fn member(&self, module: &ir::Module) -> Option<Member> {
        let values = (self.values)(module)?;
        let (of, first) = (self.elaborate(&values).ok()?, self.elaborate(self.sizes[0]).ok()?);
        let is_built_alike = styles(&of) == styles(&first)
            && of.instances.len() == first.instances.len()
            && registers(&of) == registers(&first);
        Member::new(&self.family, &values, &of, module).filter(|_| is_built_alike)
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
    Refusal { condition: "WIDTH < 1", refuses: |of| of("WIDTH") < 1, rule: "WIDTH_is_1_or_more" };

/// A beat without bytes, or of one.
pub(crate) const BYTES_OF_2: Refusal =
    Refusal { condition: "BYTES < 2", refuses: |of| of("BYTES") < 2, rule: "BYTES_is_2_or_more" };

/// A depth that is no power of two, or 1.
pub(crate) const DEPTH_OF_2: Refusal = Refusal {
    condition: "DEPTH < 2 || DEPTH != 1 << $clog2(DEPTH)",
    refuses: |of| of("DEPTH") < 2 || !of("DEPTH").is_power_of_two(),
    rule: "DEPTH_is_a_power_of_two_from_2_on",
};

/// A depth that is no power of two, or below 4.
pub(crate) const DEPTH_OF_4: Refusal = Refusal {
    condition: "DEPTH < 4 || DEPTH != 1 << $clog2(DEPTH)",
    refuses: |of| of("DEPTH") < 4 || !of("DEPTH").is_power_of_two(),
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

/// Of what kinds its memories are.
fn styles(module: &ir::Module) -> Vec<nic_dsl::MemoryStyle> {
    module.memories.iter().map(|memory| memory.style).collect()
}

/// How many registers it has.
fn registers(module: &ir::Module) -> usize {
    let is_register = |signal: &&ir::Signal| matches!(signal.kind, ir::SignalKind::Register { .. });
    module.signals.iter().filter(is_register).count()
}

/// Bits of the payload of a port, if there is one of that name.
pub(crate) fn payload_bits(module: &ir::Module, port: &str) -> Option<u64> {
    let group = module.groups.iter().find(|group| group.name == port)?;
    let width = |(_, field): &(String, ir::SignalId)| u64::from(module.signal(*field).width);
    Some(group.fields.iter().map(width).sum())
}

/// Bytes of a beat of a port, if it carries some.
pub(crate) fn bytes(module: &ir::Module, port: &str) -> Option<u64> {
    let group = module.groups.iter().find(|group| group.name == port)?;
    let (_, keep) = group.fields.iter().find(|(path, _)| path == "keep")?;
    Some(module.signal(*keep).width.into())
}

/// Words of the first memory, if there is one.
pub(crate) fn depth(module: &ir::Module) -> Option<u64> {
    module.memories.first().map(|memory| memory.depth.into())
}

/// The number behind this letter in the name that a configuration gives itself: 4 of `id_pool_n4`.
pub(crate) fn number(module: &ir::Module, letter: char) -> Option<u64> {
    module.name.split('_').rev().find_map(|part| part.strip_prefix(letter)?.parse().ok())
}
