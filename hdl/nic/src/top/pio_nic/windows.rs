//! The windows of the card, what sends and receives through them, and what is behind them.
use nic_dsl::{constant, constant_bool, elaborate, instance, state};

use super::{LINE_BYTES, PioNicPorts};
use crate::coherence::memory_window::{MemoryWindow, MemoryWindowPorts};
use crate::coherence::unmapped_memory::{UnmappedMemory, UnmappedMemoryPorts};
use crate::host::mmio::packets::{StorePackets, StorePacketsPorts};
use crate::host::pio::coherent_pio::{CoherentPio, CoherentPioPorts};
use crate::host::pio::pio_receive::{PioReceive, PioReceivePorts};
use crate::host::pio::pio_transmit::{PioTransmit, PioTransmitPorts};
use crate::interface::{CxlMemoryPorts, HomePorts};
use crate::message::{Beat, D2hRequest, D2hRequestOpcode};
use crate::stream::message_gate::{MessageGate, MessageGatePorts};

/// The bits that tell recalls of the windows apart; numbers of lines are below both.
const TRANSMIT_BIT: u32 = 11;
const RECEIVE_BIT: u32 = 10;

/// A window and what its lines are exchanged by.
pub(super) struct Window {
    pub split: MemoryWindowPorts,
    pub pio: CoherentPioPorts,
}

/// All of them.
pub(super) struct Windows {
    /// Through which programs send.
    pub transmit: Window,
    /// Through which they receive.
    pub receive: Window,
    /// What is in no window.
    pub unmapped: UnmappedMemoryPorts,
    /// Makes stored messages of lines.
    pub unpacking: PioTransmitPorts,
    /// Keeps a dead link from programs.
    pub gate: MessageGatePorts,
    /// Makes packets of stored messages.
    pub packets: StorePacketsPorts,
    /// Makes lines of packets.
    pub packing: PioReceivePorts,
}

impl Window {
    fn new(name: &str, lines: u32, number_bit: u32) -> Self {
        let split = MemoryWindow { lines: 2 * lines, number_bit };
        Self {
            split: instance(&format!("{name}_window"), &split),
            pio: instance(&format!("{name}_pio"), &CoherentPio { lines }),
        }
    }

    /// Gives it its lines.
    fn connect(&self) {
        let (owner, pio) = (&self.split.owner, &self.pio);
        memory(owner, &pio.host);
        owner.d2h_request.connect(*pio.d2h_request);
        pio.h2d_response.connect(*owner.h2d_response);
    }
}

/// Connects whoever answers for some lines to the home of these.
fn memory(home: &HomePorts, lines: &CxlMemoryPorts) {
    lines.m2s_request.connect(*home.m2s_request);
    lines.m2s_write.connect(*home.m2s_write);
    home.s2m_response.connect(*lines.s2m_response);
    home.s2m_data.connect(*lines.s2m_data);
}

impl Windows {
    /// Windows of two groups of so many lines each, for packets of so many bytes at most.
    pub(super) fn new(lines: u32, maximum: u32) -> Self {
        let packets = StorePackets::new().expect("a header is shorter than a beat");
        Self {
            transmit: Window::new("transmit", lines, TRANSMIT_BIT),
            receive: Window::new("receive", lines, RECEIVE_BIT),
            unmapped: instance("unmapped", &UnmappedMemory),
            unpacking: instance("unpacking", &PioTransmit { lines, maximum }),
            gate: instance("gate", &MessageGate { bytes: LINE_BYTES }),
            packets: instance("packets", &packets),
            packing: instance("packing", &PioReceive { lines, maximum }),
        }
    }

    /// Connects them to the host, and to each other.
    #[elaborate]
    pub(super) fn connect(&self, ports: &PioNicPorts) {
        let (transmit, receive) = (&self.transmit, &self.receive);
        transmit.connect();
        receive.connect();
        let host = &transmit.split;
        ports.cxl_memory.connect_to(&host.host);
        ports.d2h_request.connect(*host.d2h_request);
        host.h2d_response.connect(*ports.h2d_response);
        let behind = &receive.split;
        memory(&host.engine, &behind.host);
        host.engine.d2h_request.connect(*behind.d2h_request);
        behind.h2d_response.connect(*host.engine.h2d_response);
        // Nobody there asks for anything.
        memory(&behind.engine, &self.unmapped.host);
        self.unmapped.h2d_response.connect(*behind.engine.h2d_response);
        let never = constant_bool(false);
        let request = D2hRequest {
            opcode: state(D2hRequestOpcode::RdOwn),
            line_address: constant(46, 0),
            cqid: constant(12, 0),
            non_temporal: never,
        };
        behind.engine.d2h_request.offer(never, request);
        behind.engine.d2h_request.ready.ignore();

        self.unpacking.message.connect(*transmit.pio.message);
        self.gate.source.connect(*self.unpacking.stored);
        self.packets.message.connect(*self.gate.sink);
        // Who waits for a result here is told to try again.
        let (data, keep) = (constant(8 * LINE_BYTES, 0), constant(LINE_BYTES, 0));
        transmit.pio.result.offer(never, Beat { data, keep, last: never });
        transmit.pio.result.ready.ignore();
        receive.pio.result.connect(*self.packing.result);
        self.packing.message.connect(*receive.pio.message);
    }
}
