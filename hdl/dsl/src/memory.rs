//! Memories. Ports are made where they are used: `memory.write(..)`, `memory.read(..)`; inside a
//! `when` the port is enabled where the condition holds.
use std::borrow::Borrow;
use std::marker::PhantomData;

use crate::bits::Bits;
use crate::builder::{here, with};
use crate::bundle::{Bundle, BundleExt, bundle_width, checked_leaves, leaves_of};
use crate::condition::{Bool, constant_bool};
use crate::ir::{
    self, DEEPEST, MemoryId, MemoryPort, MemoryPortKind, MemoryStyle, Operation, Place,
    ReadDuringWrite, SignalId, SignalKind, WIDEST,
};
use crate::refusal::demand;
use crate::widths;

/// A memory of words of type `B`.
#[derive(Clone, Debug)]
pub struct Memory<B: Bundle> {
    pub(crate) id: MemoryId,
    /// The module that has it.
    serial: u32,
    shape: B::Shape,
    words: PhantomData<B>,
}

impl<B: Bundle> Memory<B> {
    /// A memory of `depth` words; the tool decides what it becomes, a read of a word written at the
    /// same clock edge gives the old word. That no address is beyond the last word is for the author to see
    /// to: each port asserts it where its address has bits for more, [`Memory::read_now`] does not, and what such a
    /// read gives is not said.
    ///
    /// # Refused
    /// If `depth` is zero.
    #[track_caller]
    pub fn new(shape: impl Borrow<B::Shape>, depth: u32) -> Self {
        let shape = shape.borrow().clone();
        let width = bundle_width::<B>(&shape);
        let place = here();
        demand!(
            (1..=DEEPEST).contains(&depth),
            place,
            "a memory has 1 to {DEEPEST} words; this one would have {depth}"
        );
        demand!(
            (1..=WIDEST).contains(&width),
            place,
            "a word has 1 to {WIDEST} bits; this one would have {width}"
        );
        let (id, serial) = with(|b| {
            b.module.memories.push(ir::Memory {
                name: String::new(),
                width,
                depth,
                lane_width: width,
                style: MemoryStyle::Auto,
                read_during_write: ReadDuringWrite::Old,
                initial: None,
                ports: vec![],
                comment: String::new(),
                place,
            });
            (MemoryId(b.module.memories.len() as u32 - 1), b.serial)
        });
        Self { id, serial, shape, words: PhantomData }
    }

    fn change(self, change: impl FnOnce(&mut ir::Memory)) -> Self {
        with(|b| change(&mut b.module.memories[self.id.index()]));
        self
    }
    /// One write enable for every `lane_width` bits.
    ///
    /// # Refused
    /// If lanes of that width do not fill a word.
    #[track_caller]
    pub fn lanes(self, lane_width: u32) -> Self {
        let width = bundle_width::<B>(&self.shape);
        demand!(
            lane_width > 0 && width.is_multiple_of(lane_width),
            here(),
            "lanes of {} do not fill a word of {width}; the width of a lane divides that of a word",
            widths::bits(lane_width)
        );
        self.change(|m| m.lane_width = lane_width)
    }
    /// What it should become.
    pub fn style(self, style: MemoryStyle) -> Self {
        self.change(|m| m.style = style)
    }
    /// What a read of a word written at the same clock edge gives.
    pub fn read_during_write(self, gives: ReadDuringWrite) -> Self {
        self.change(|m| m.read_during_write = gives)
    }
    /// Contents at power-up.
    ///
    /// # Refused
    /// Unless there is one value for each word.
    #[track_caller]
    pub fn initial(self, values: &[B::Value]) -> Self {
        let (place, depth) = (here(), self.depth());
        demand!(
            values.len() == depth as usize,
            place,
            "{} initial values for a memory of {depth} words; give one for each",
            values.len()
        );
        let mut words = vec![];
        for value in values {
            let mut word = num_bigint::BigUint::default();
            for (width, leaf) in checked_leaves::<B>(&self.shape, value, place).into_iter().rev() {
                word = (word << width) | leaf;
            }
            words.push(word);
        }
        self.change(|m| m.initial = Some(words))
    }
    /// One line of meaning for the declaration.
    pub fn comment(self, text: &str) -> Self {
        self.change(|m| m.comment = text.to_string())
    }

    /// Words.
    pub fn depth(&self) -> u32 {
        with(|b| b.module.memories[self.id.index()].depth)
    }
    /// Bits of an address.
    pub fn address_width(&self) -> u32 {
        with(|b| b.module.memories[self.id.index()].address_width())
    }
    fn lane_count(&self) -> u32 {
        with(|b| b.module.memories[self.id.index()].lanes())
    }

    /// Refuses a use in a module that has not this memory.
    #[track_caller]
    fn check_module(&self) {
        demand!(
            with(|b| b.serial) == self.serial,
            here(),
            "a memory of another module is used here; read and write it there, and pass words through \
             ports"
        );
    }

    #[track_caller]
    fn check_address(&self, address: Bits) {
        self.check_module();
        let (width, depth) = (self.address_width(), self.depth());
        demand!(
            address.width() == width,
            here(),
            "a memory of {depth} words has addresses of {}: {} has {}; {}",
            widths::bits(width),
            address.describe(),
            address.width(),
            widths::to(address, width)
        );
    }

    #[track_caller]
    fn check_lanes(&self, lanes: Bits) {
        let count = self.lane_count();
        demand!(
            lanes.width() == count,
            here(),
            "the memory has {count} lane{}, and {} has {}; {}",
            if count == 1 { "" } else { "s" },
            lanes.describe(),
            widths::bits(lanes.width()),
            widths::to(lanes, count)
        );
    }

    /// The word to be written; one with fields of other widths does not fit.
    #[track_caller]
    fn word(&self, value: B) -> ir::ExpressionId {
        let place = here();
        for ((path, width), field) in leaves_of::<B>(&self.shape).into_iter().zip(value.leaves()) {
            let what = if path.is_empty() { "words".into() } else { format!("fields `{path}`") };
            demand!(
                field.width() == width,
                place,
                "the {what} of this memory have {}: {} has {}; {}",
                widths::bits(width),
                field.describe(),
                field.width(),
                widths::to(field, width)
            );
        }
        value.packed().expression()
    }

    #[track_caller]
    fn port(
        &self,
        name: &str,
        enable: Bool,
        address: Bits,
        place: Place,
        kind: impl FnOnce(Option<SignalId>) -> MemoryPortKind,
        reads: bool,
    ) -> Option<Bits> {
        self.check_address(address);
        let enable = enable.bits().expression_at(place);
        let address = address.expression_at(place);
        let width = bundle_width::<B>(&self.shape);
        with(|b| {
            let enable = match b.path_condition(place) {
                None => enable,
                Some(path) => {
                    let both = Operation::Binary(ir::BinaryOperator::And, path, enable);
                    b.add_folded(both, 1, place)
                }
            };
            let domain = b.domain(place);
            let ports = &b.module.memories[self.id.index()].ports;
            let number = ports.len();
            let same = ports.iter().filter(|p| p.name.starts_with(name)).count();
            let name = if same == 0 { name.to_string() } else { format!("{name}_{same}") };
            let output = reads.then(|| {
                let kind = SignalKind::MemoryOutput(self.id, number);
                b.add_signal("", width, kind, Some(domain), place)
            });
            let port = MemoryPort { domain, name, enable, address, kind: kind(output), place };
            b.module.memories[self.id.index()].ports.push(port);
            output.map(|signal| {
                let id = b.add(Operation::Signal(signal), width, place);
                Bits { serial: b.serial, id, width }
            })
        })
    }

    /// At the clock edge, `value` goes to `address`.
    #[track_caller]
    pub fn write(&self, enable: Bool, address: Bits, value: B) {
        self.check_module();
        let lanes = constant_bool(true).mask(self.lane_count());
        self.write_lanes(enable, address, value, lanes);
    }
    /// At the clock edge, the lanes of `value` whose bit in `lanes` is one go to `address`.
    #[track_caller]
    pub fn write_lanes(&self, enable: Bool, address: Bits, value: B, lanes: Bits) {
        self.check_module();
        self.check_lanes(lanes);
        let (data, lanes) = (self.word(value), lanes.expression());
        let kind = |_| MemoryPortKind::Write { data, lanes };
        self.port("write", enable, address, here(), kind, false);
    }
    /// The word at `address`, one cycle after `enable`; it holds until the next read.
    #[track_caller]
    pub fn read(&self, enable: Bool, address: Bits) -> B {
        let kind = |output: Option<SignalId>| MemoryPortKind::Read {
            output: output.expect("a read port has an output"),
        };
        let word = self.port("read", enable, address, here(), kind, true);
        B::unpack(&self.shape, word.expect("a read port has an output"))
    }
    /// As [`Memory::read`], with a register behind it: two cycles, and the fastest clock. The register
    /// takes the word in every cycle, also where this is inside a `when`.
    #[track_caller]
    pub fn read_registered(&self, enable: Bool, address: Bits) -> B {
        crate::storage::delayed(self.read(enable, address))
    }
    /// The word at `address` in this cycle.
    ///
    /// # Refused
    /// Unless the memory's style is distributed.
    #[track_caller]
    pub fn read_now(&self, address: Bits) -> B {
        self.check_module();
        let style = with(|b| b.module.memories[self.id.index()].style);
        demand!(
            style == MemoryStyle::Distributed,
            here(),
            "only a distributed memory is read in the same cycle, and this one is {style:?}; use \
             `read`, or `.style(MemoryStyle::Distributed)`"
        );
        self.observe(address)
    }
    /// The word at `address` in this cycle, for properties alone: of the memories only distributed
    /// ones have such a port.
    #[track_caller]
    pub fn observe(&self, address: Bits) -> B {
        self.check_address(address);
        let width = bundle_width::<B>(&self.shape);
        let operation = Operation::MemoryRead(self.id, address.expression());
        B::unpack(&self.shape, Bits::make(operation, width, here()))
    }
    /// A port of a true dual-port memory: where `enable` holds, it writes the lanes whose bit in
    /// `lanes` is one, and gives the word as it was before, one cycle later.
    #[track_caller]
    pub fn read_write(&self, enable: Bool, address: Bits, value: B, lanes: Bits) -> B {
        self.check_module();
        self.check_lanes(lanes);
        let (data, lanes) = (self.word(value), lanes.expression());
        let kind = |output: Option<SignalId>| MemoryPortKind::ReadWrite {
            data,
            lanes,
            output: output.expect("a read port has an output"),
        };
        let word = self.port("port", enable, address, here(), kind, true);
        B::unpack(&self.shape, word.expect("a read port has an output"))
    }
}
