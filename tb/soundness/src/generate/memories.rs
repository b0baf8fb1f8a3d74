//! Random memories: every style, kind of port and read-during-write that the language has.
//!
//! Every port goes through a multiplexer that, while memories are filled, addresses one word after
//! the other: a memory without initial contents and a read that never happened are unknown to a
//! simulator. The promises a memory demands are kept by logic in front of its ports.
use std::panic::Location;

use nic_dsl::ir::{
    BinaryOperator, DomainId, ExpressionId, Memory, MemoryId, MemoryPort, MemoryPortKind,
    MemoryStyle, Operation, ReadDuringWrite, Signal, SignalId, SignalKind,
};
use num_bigint::BigUint;

use super::{Builder, Fact, Limit, Readable, ReadableMemory};
use crate::circuit::FILL_ADDRESS_WIDTH;

/// Operators above each other at a port.
const DEPTH: u32 = 1;

/// The writing side of a port, after the multiplexer.
#[derive(Clone, Copy)]
struct Writer {
    enable: ExpressionId,
    address: ExpressionId,
    lanes: ExpressionId,
}

impl Builder<'_> {
    /// Declares a memory and the outputs of its ports; [`Self::connect_memory`] drives the ports.
    pub(super) fn declare_memory(&mut self) {
        let number = self.module.memories.len() as u32;
        let width = self.some_width();
        let sizes: [u32; 8] = [2, 4, 8, 16, 1, 3, 5, 6];
        let depth = sizes[self.choices.weighted(&[30, 30, 20, 5, 3, 4, 4, 4])];
        let distributed = self.choices.chance(40);
        let styles =
            [MemoryStyle::Auto, MemoryStyle::Block, MemoryStyle::Ultra, MemoryStyle::Distributed];
        let style = if distributed { 3 } else { self.choices.below(4) };
        let lane_widths: Vec<u32> =
            (1..=width).rev().filter(|w| width.is_multiple_of(*w) && width / w <= 16).collect();
        let lane_width = if self.choices.chance(40) {
            lane_widths[self.choices.below(lane_widths.len() as u32) as usize]
        } else {
            width
        };
        // Reading another word than the one being written takes two words, and addresses of which
        // any two that differ name different words.
        let policies = if depth > 1 && depth.is_power_of_two() { 3 } else { 2 };
        let read_during_write =
            [ReadDuringWrite::Old, ReadDuringWrite::New, ReadDuringWrite::Undefined]
                [self.choices.below(policies) as usize];
        let initial = self
            .choices
            .chance(50)
            .then(|| (0..depth).map(|_| self.value(width)).collect::<Vec<BigUint>>());
        let name = format!("m_{number}");
        self.module.memories.push(Memory {
            name: name.clone(),
            width,
            depth,
            lane_width,
            style: styles[style as usize],
            read_during_write,
            initial,
            ports: vec![],
            comment: String::new(),
            place: Location::caller(),
        });
        self.deepest = self.deepest.max(depth);
        if distributed {
            self.memories.push(ReadableMemory { number, width, depth });
        }
        // 0: one write port and readers; 1: two write ports and readers; 2: two ports doing both.
        let shape = self.choices.weighted(&[60, 15, 25]);
        let outputs = match (shape, distributed) {
            (2, _) => 2,
            (_, true) => self.choices.between(0, 1),
            (_, false) => self.choices.between(1, 2),
        };
        let writers = if shape == 0 { 1 } else { 2 };
        for port in 0..outputs {
            let index = if shape == 2 { port } else { writers + port } as usize;
            let kind = SignalKind::MemoryOutput(MemoryId(number), index);
            let output = self.declare(&format!("{name}_output_{port}"), width, kind);
            let key = self.key();
            let fact = Fact::default();
            self.readable.push(Readable { signal: output, width, fact, key });
        }
        let clocks = self.module.domains.len() as u32;
        for port in 0..if shape == 2 { 2 } else { writers + outputs } {
            let output = (port >= writers || shape == 2).then(|| {
                let kind = SignalKind::MemoryOutput(MemoryId(number), port as usize);
                let found = self.module.signals.iter().position(|s| s.kind == kind);
                SignalId(found.expect("was declared above") as u32)
            });
            // New data passes by the memory within one domain only.
            let domain = match read_during_write {
                ReadDuringWrite::New => DomainId(0),
                _ => DomainId(self.choices.below(clocks)),
            };
            if let Some(output) = output {
                self.module.signals[output.index()].domain = Some(domain);
            }
            let unconnected = ExpressionId(0);
            let kind = match output {
                None => MemoryPortKind::Write { data: unconnected, lanes: unconnected },
                Some(output) if shape == 2 => {
                    MemoryPortKind::ReadWrite { data: unconnected, lanes: unconnected, output }
                }
                Some(output) => MemoryPortKind::Read { output },
            };
            self.module.memories[number as usize].ports.push(MemoryPort {
                domain,
                name: format!("p_{port}"),
                enable: unconnected,
                address: unconnected,
                kind,
                place: Location::caller(),
            });
        }
    }

    pub(super) fn declare(&mut self, name: &str, width: u32, kind: SignalKind) -> SignalId {
        self.module.signals.push(Signal {
            name: name.into(),
            width,
            kind,
            domain: None,
            enumeration: None,
            elements: None,
            is_packed: false,
            attributes: vec![],
            comment: String::new(),
            scope: String::new(),
            place: Location::caller(),
        });
        SignalId(self.module.signals.len() as u32 - 1)
    }

    /// The inputs that fill memories.
    pub(super) fn fill(&mut self) -> (SignalId, SignalId) {
        if let Some(fill) = self.fill {
            return fill;
        }
        let filling = self.declare(crate::circuit::FILLING, 1, SignalKind::Input);
        let address =
            self.declare(crate::circuit::FILL_ADDRESS, FILL_ADDRESS_WIDTH, SignalKind::Input);
        self.fill = Some((filling, address));
        (filling, address)
    }

    fn while_filling(&mut self, value: ExpressionId, otherwise: ExpressionId) -> ExpressionId {
        let (filling, _) = self.fill();
        let filling = self.signal(filling);
        self.mux(filling, value, otherwise)
    }

    /// Drives the ports of a memory.
    pub(super) fn connect_memory(&mut self, number: u32) {
        let memory = self.module.memories[number as usize].clone();
        let mut writers: Vec<Writer> = Vec::new();
        for (index, port) in memory.ports.iter().enumerate() {
            self.choices.begin();
            // A second port that writes only has nothing to do then.
            let fills = index == 0 || !matches!(port.kind, MemoryPortKind::Write { .. });
            let fills = self.constant(u32::from(fills), 1);
            let wanted = self.expression(1, DEPTH, Limit::NONE);
            let mut enable = self.while_filling(fills, wanted);
            let address = self.port_address(&memory, index > 0);
            let mut kind = port.kind.clone();
            if let MemoryPortKind::Write { data, lanes }
            | MemoryPortKind::ReadWrite { data, lanes, .. } = &mut kind
            {
                let filled = self.value(memory.width);
                let filled = self.constant(filled, memory.width);
                let wanted = self.expression(memory.width, DEPTH, Limit::NONE);
                *data = self.while_filling(filled, wanted);
                *lanes = self.port_lanes(&memory, index, address, &writers);
                writers.push(Writer { enable, address, lanes: *lanes });
            }
            let reads = !matches!(kind, MemoryPortKind::Write { .. });
            if reads && memory.read_during_write == ReadDuringWrite::Undefined {
                let others: Vec<Writer> = writers.iter().copied().take(index).collect();
                for writer in others {
                    let apart = self.apart(address, writer);
                    enable = self.binary(BinaryOperator::And, enable, apart);
                }
            }
            let port = &mut self.module.memories[number as usize].ports[index];
            (port.enable, port.address, port.kind) = (enable, address, kind);
            self.choices.end();
        }
    }

    /// An address below the depth. While memories are filled the first port goes through the words,
    /// and the others are at a neighbour where there is one.
    fn port_address(&mut self, memory: &Memory, neighbour: bool) -> ExpressionId {
        let width = memory.address_width();
        let (_, fill_address) = self.fill();
        let fill_address = self.signal(fill_address);
        let slice = Operation::Slice { of: fill_address, low: 0 };
        let mut filled = self.add(slice, width);
        if neighbour {
            let one = self.constant(1u32, width);
            filled = self.binary(BinaryOperator::Xor, filled, one);
        }
        let wanted = self.expression(width, DEPTH, Limit::NONE);
        let address = self.while_filling(filled, wanted);
        self.below_depth(address, memory.depth)
    }

    /// Which lanes a port writes: none that an earlier port writes in the same word.
    fn port_lanes(
        &mut self,
        memory: &Memory,
        index: usize,
        address: ExpressionId,
        writers: &[Writer],
    ) -> ExpressionId {
        let count = memory.lanes();
        let filled = if index == 0 { (BigUint::from(1u32) << count) - 1u32 } else { BigUint::ZERO };
        let filled = self.constant(filled, count);
        let wanted = if self.choices.chance(40) {
            self.expression(count, DEPTH, Limit::NONE)
        } else {
            self.constant((BigUint::from(1u32) << count) - 1u32, count)
        };
        let mut lanes = self.while_filling(filled, wanted);
        for writer in writers {
            let apart = self.apart(address, *writer);
            let everywhere = self.add(Operation::Repeat(apart, count), count);
            let others = self.add(Operation::Not(writer.lanes), count);
            let free = self.binary(BinaryOperator::Or, everywhere, others);
            lanes = self.binary(BinaryOperator::And, lanes, free);
        }
        lanes
    }

    /// Whether a port does not touch the word that a writer writes.
    fn apart(&mut self, address: ExpressionId, writer: Writer) -> ExpressionId {
        let elsewhere = self.binary(BinaryOperator::NotEqual, address, writer.address);
        let idle = self.add(Operation::Not(writer.enable), 1);
        self.binary(BinaryOperator::Or, elsewhere, idle)
    }
}
