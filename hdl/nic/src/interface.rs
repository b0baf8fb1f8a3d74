//! Interfaces: ports that belong together, as several modules have them. `Group` and `Flat` of the language make
//! one port of each.
use nic_dsl::{Bool, Flat, LevelSink, LevelSource, Ports, PulseSink, PulseSource, Sink, Source};

use crate::message::{
    AvalonCommand, AvalonReadData, AxiAddress, AxiAddressShape, AxiLiteAddress, AxiLiteReadData,
    AxiLiteWriteData, AxiLiteWriteResponse, AxiReadData, AxiReadDataShape, AxiWriteData,
    AxiWriteDataShape, AxiWriteResponse, AxiWriteResponseShape, CxlIpReadAddress, CxlIpReadData,
    CxlIpWriteAddress, CxlIpWriteData, CxlIpWriteResponse, D2hData, D2hRequest, D2hResponse,
    FlushStatus, H2dData, H2dRequest, H2dResponse, LineRequest, LineResponse, M2sRequest, M2sWrite,
    MessageBeat, MessageBeatShape, Nothing, S2mData, S2mResponse, WritePolicy,
};

/// The MAC.
#[derive(Ports)]
pub struct MacPorts {
    /// What the MAC receives.
    pub cmac_receive: PulseSink<MessageBeat>,
    /// Frames, padded, for the MAC.
    pub cmac_transmit: Source<MessageBeat>,
}

impl MacPorts {
    /// The shape for beats of so many bytes.
    pub const fn shape_for(bytes: u32) -> MacPortsShape {
        MacPortsShape {
            cmac_receive: MessageBeatShape { bytes },
            cmac_transmit: MessageBeatShape { bytes },
        }
    }
}

/// CXL.cache, as a device has it.
#[derive(Ports)]
pub struct CxlCachePorts {
    /// Requests to the host.
    #[shape(())]
    pub d2h_request: Source<D2hRequest>,
    /// Answers to snoops.
    #[shape(())]
    pub d2h_response: Source<D2hResponse>,
    /// Lines for the host.
    #[shape(())]
    pub d2h_data: Source<D2hData>,
    /// Snoops.
    #[shape(())]
    pub h2d_request: Sink<H2dRequest>,
    /// The host's answers; always taken.
    #[shape(())]
    pub h2d_response: Sink<H2dResponse>,
    /// Lines from the host; always taken.
    #[shape(())]
    pub h2d_data: Sink<H2dData>,
}

/// CXL.mem, as a device has it.
#[derive(Ports)]
pub struct CxlMemoryPorts {
    /// What the host asks of device memory, and its forwards, whose tag is the number of the request.
    #[shape(())]
    pub m2s_request: Sink<M2sRequest>,
    /// What the host writes there.
    #[shape(())]
    pub m2s_write: Sink<M2sWrite>,
    /// Completions of both.
    #[shape(())]
    pub s2m_response: Source<S2mResponse>,
    /// Lines that the host reads there.
    #[shape(())]
    pub s2m_data: Source<S2mData>,
}

/// Where the host's lines of device memory have their home: the other end of [`CxlMemoryPorts`], with the requests by which
/// lines are taken back.
#[derive(Ports)]
pub struct HomePorts {
    /// What the host asks of its lines, and forwards, whose tag is the number of the request.
    #[shape(())]
    pub m2s_request: Source<M2sRequest>,
    /// What the host writes there.
    #[shape(())]
    pub m2s_write: Source<M2sWrite>,
    /// Completions of both.
    #[shape(())]
    pub s2m_response: Sink<S2mResponse>,
    /// Lines that the host reads there.
    #[shape(())]
    pub s2m_data: Sink<S2mData>,
    /// Requests for its own lines.
    #[shape(())]
    pub d2h_request: Sink<D2hRequest>,
    /// The host's responses to them.
    #[shape(())]
    pub h2d_response: Source<H2dResponse>,
}

/// AXI4-Lite of 32 bits, as a slave has it.
#[derive(Ports)]
pub struct AxiLitePorts {
    /// AXI4-Lite channel AW, for registers.
    #[shape(())]
    pub write_address: Sink<AxiLiteAddress>,
    /// AXI4-Lite channel W.
    #[shape(())]
    pub write_data: Sink<AxiLiteWriteData>,
    /// AXI4-Lite channel B.
    #[shape(())]
    pub write_response: Source<AxiLiteWriteResponse>,
    /// AXI4-Lite channel AR.
    #[shape(())]
    pub read_address: Sink<AxiLiteAddress>,
    /// AXI4-Lite channel R.
    #[shape(())]
    pub read_data: Source<AxiLiteReadData>,
}

/// AXI4, as a slave has it.
#[derive(Ports)]
pub struct AxiPorts {
    /// What writes.
    pub write: Flat<AxiWritePorts>,
    /// What reads.
    pub read: Flat<AxiReadPorts>,
}

impl AxiPorts {
    /// The shape for names of so many bits and beats of so many bytes.
    pub const fn shape_for(id_bits: u32, bytes: u32) -> AxiPortsShape {
        let (write, read) =
            (AxiWritePorts::shape_for(id_bits, bytes), AxiReadPorts::shape_for(id_bits, bytes));
        AxiPortsShape { write, read }
    }
}

/// The channels of AXI4 that write, as a slave has them.
#[derive(Ports)]
pub struct AxiWritePorts {
    /// AXI4 channel AW.
    pub write_address: Sink<AxiAddress>,
    /// AXI4 channel W.
    pub write_data: Sink<AxiWriteData>,
    /// AXI4 channel B.
    pub write_response: Source<AxiWriteResponse>,
}

impl AxiWritePorts {
    /// The shape for names of so many bits and beats of so many bytes.
    pub const fn shape_for(id_bits: u32, bytes: u32) -> AxiWritePortsShape {
        AxiWritePortsShape {
            write_address: AxiAddressShape { id_bits },
            write_data: AxiWriteDataShape { bytes },
            write_response: AxiWriteResponseShape { id_bits },
        }
    }
}

/// The channels of AXI4 that read, as a slave has them.
#[derive(Ports)]
pub struct AxiReadPorts {
    /// AXI4 channel AR.
    pub read_address: Sink<AxiAddress>,
    /// AXI4 channel R.
    pub read_data: Source<AxiReadData>,
}

impl AxiReadPorts {
    /// The shape for names of so many bits and beats of so many bytes.
    pub const fn shape_for(id_bits: u32, bytes: u32) -> AxiReadPortsShape {
        AxiReadPortsShape {
            read_address: AxiAddressShape { id_bits },
            read_data: AxiReadDataShape { id_bits, bytes },
        }
    }
}

/// Avalon-MM of 64 bits, as a slave has it.
#[derive(Ports)]
pub struct AvalonPorts {
    /// What the host asks of registers.
    #[shape(())]
    pub command: Sink<AvalonCommand>,
    /// What it reads.
    #[shape(())]
    pub read_data: PulseSource<AvalonReadData>,
}

/// The AFU ports of a CXL IP, and its quiet.
#[derive(Ports)]
pub struct AfuPorts {
    /// Channel AW of each AFU port.
    pub write_address: Vec<Source<CxlIpWriteAddress>>,
    /// Channel W.
    pub write_data: Vec<Source<CxlIpWriteData>>,
    /// Channel B.
    pub write_response: Vec<Sink<CxlIpWriteResponse>>,
    /// Channel AR.
    pub read_address: Vec<Source<CxlIpReadAddress>>,
    /// Channel R.
    pub read_data: Vec<Sink<CxlIpReadData>>,
    /// The IP asks for quiet (`ip2cafu_quiesce_req`); it may come from any clock.
    #[shape(())]
    pub quiesce_request: LevelSink<Bool>,
    /// It is quiet (`cafu2ip_quiesce_ack`).
    #[shape(())]
    pub quiesce_acknowledge: LevelSource<Bool>,
}

/// The line ports of a coherence engine.
#[derive(Ports)]
pub struct LinePorts {
    /// Requests for lines, and barriers.
    #[shape([(); 2])]
    pub line_request: [Sink<LineRequest>; 2],
    /// Their answers, in any order.
    #[shape([(); 2])]
    pub line_response: [Source<LineResponse>; 2],
}

/// What a coherence engine is told and asked besides.
#[derive(Ports)]
pub struct EngineControlPorts {
    /// When weak writes of host memory are answered.
    #[shape(())]
    pub write_policy: LevelSink<WritePolicy>,
    /// A fence is to stand, for every write that either port was answered before; one at a time.
    #[shape(())]
    pub fence_request: PulseSink<Nothing>,
    /// All of these writes are observed globally.
    #[shape(())]
    pub fence_response: PulseSource<Nothing>,
    /// The whole cache of host memory is to be flushed.
    #[shape(())]
    pub flush: PulseSink<Nothing>,
    /// Whether it is.
    #[shape(())]
    pub flush_status: LevelSource<FlushStatus>,
}
