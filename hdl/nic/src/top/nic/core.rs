//! Core of the network interface card: all but the link to the host.
//!
//! ```text
//!                 +---------------- nic_core ----------------+
//!     cmac_receive|                    :                     | descriptor_request, _response
//!  -------------->| pulse              :              stream |<------------------>
//!    cmac_transmit|                    :                     | write_request, _response
//!  <--------------| stream             :              stream |<------------------>
//!                 |                    :                     | read_request, _response
//!                 |                    :              stream |<------------------>
//!                 |                    :                     | access, answer
//!                 |                    :              stream |<------------------>
//!                 |                    :                     | outside_access, _answer
//!                 |                    :               pulse |<------------------>
//!                 |                    :                     | message
//!                 |                    :              stream |------------------->
//!                 |                    :                     | store_mmio_write
//!                 |                    :              stream |<-------------------
//!                 |      network clock : host clock          |
//!                 +------------------------------------------+
//!
//!  MAC ports <--> nic_network <--> nic_rings <--> line ports
//!                       ^
//!                       +-- stores (MMIO=reorder, queues)
//! ```
//!
//! # Function
//! What comes from the MAC is classified, stored and given to rings of descriptors in host memory; what
//! is in their transmit halves is sent. `docs/nic.md` says what the parts promise each other. The ports for lines lead to whatever keeps the host's memory: the top chooses. Registers of what is outside
//! are on a bus of registers. Interrupts leave as messages (`msix_table`), behind the completions that they are
//! about, which the host can see by then. With `MMIO=reorder` or `MMIO=queues` there is a second host
//! interface: packets that the host stores into the card, into one window or into many queues, take turns with
//! those of the rings.
//!
//! # Backpressure
//! None towards the MAC: what does not fit is dropped whole, and counted.
//!
//! # Ordering
//! Packets of a ring in FIFO order, as their descriptors lie in it.
//!
//! # Reset
//! Forgets everything. The host's reset comes with the network's; the network's comes with the MAC's, also alone
//! (`nic_network`).
//!
//! # Resources
//! Those of its parts, and the disjunction of what blocks of registers answer.
//!
//! # Rationale
//! A core with one line port would hide from the link that writes and reads are independent; which of
//! them share a port is a question of the link.
use nic_dsl::{
    BundleExt, Flat, LevelSink, Module, Ports, PulseSink, PulseSource, Sink, Source, elaborate,
    in_domain, instance, instance_with_clocks,
};
use nic_spec::contract::{self, Contract};
use nic_spec::message::CardLink;
use nic_spec::register;

use crate::host::descriptor::interface::DescriptorInterface;
use crate::host::mmio::interface::LINE_BYTES;
use crate::interface::MacPorts;
use crate::lib::named::Named;
use crate::message::{
    InterruptMessage, LineRequest, LineResponse, MmioWrite, MmioWriteShape, Nothing, PacketBeat,
    RegisterAccess, RegisterAnswer, WriteOrder,
};
use crate::module::{Error, Preset, Proof, Record, Values, build, header};

use super::network::{self, BEAT_BYTES, ENGINE, NicNetwork, STORE};
use super::parameters::CORE_PARAMETERS;
use super::registers::CoreRegisters;
use super::rings::NicRings;
use super::store_path::StorePath;

/// What the core promises.
pub const CONTRACT: Contract = Contract {
    module: "nic_core",
    summary: "Everything of the network interface card but its link to the host.",
    source: contract::Source { paper: "CXL-NIC", section: "4" },
    // Two clocks have no cycle in common, and memory is in between; the parts say what they take.
    latency: None,
    interval: 1,
    waits_on: &[
        "cmac_transmit",
        "descriptor_request",
        "descriptor_response",
        "write_request",
        "write_response",
        "read_request",
        "read_response",
        "message",
        "answer",
    ],
    transparent: &[],
};

/// Its parameters, its presets, and what is proved and expected of them.
pub const RECORD: Record = Record {
    contract: &CONTRACT,
    parameters: CORE_PARAMETERS,
    presets: &[
        // As `nic_type1` has it.
        Preset::product("nic_core", &["LINK=cxl", "WRITES=256", "READS=256"]),
        Preset::test("nic_core_pci_express", &["LINK=pci_express"]),
    ],
    proof: Proof::of_parts(),
    constraint: None,
    build: |values| {
        let links = [CardLink::Cxl, CardLink::CxlIp, CardLink::PciExpress, CardLink::CxlMemory];
        let link = links[values.word("LINK", &["cxl", "cxl_ip", "pci_express", "cxl_memory"])?];
        build(&NicCore::new(values, link)?)
    },
};

/// A core.
#[derive(Clone, Debug)]
pub struct NicCore {
    /// What the card reaches its host through.
    pub link: CardLink,
    /// The host interface.
    pub interface: DescriptorInterface,
    /// The network side.
    pub network: NicNetwork,
    /// The interface for stores, if there is one.
    pub stores: Option<StorePath>,
}

impl NicCore {
    /// The core that `values` describes, for this link.
    ///
    /// # Errors
    /// An illegal value, or values that contradict each other.
    pub fn new(values: &Values, link: CardLink) -> Result<Self, Error> {
        let buffer = network::buffer(values)?;
        let stores = StorePath::new(values)?;
        // Only an engine of ours answers writes before everybody can see them.
        let has_coherence = register::nic::has_engine(link);
        let interface = DescriptorInterface::new(values)?.fenced(has_coherence);
        let interface = match values.word("PUSH", &["none", "gate"])? {
            0 => interface,
            _ if has_coherence => interface.gated()?,
            _ => {
                return Err(Error::new(
                    "`nic_core`: PUSH=gate needs a coherence engine of the card's own, which flushes",
                ));
            }
        };
        let network = NicNetwork { buffer, has_stores: stores.is_some(), has_engine: false };
        Ok(Self { link, interface, network, stores })
    }

    /// Rings.
    pub fn rings(&self) -> u32 {
        self.interface.dmu.rings
    }

    /// The registers of a card with this core.
    pub fn map(&self) -> register::Map {
        let stores = self.stores.as_ref().map_or(register::nic::StorePath::None, StorePath::kind);
        let has_gates = self.interface.gates.is_some();
        register::nic::map_of(self.rings(), self.link, stores, self.network.has_engine, has_gates)
    }

    /// The part of a name that says what is inside.
    pub fn suffix(&self) -> String {
        let (interface, network) = (self.interface.sizes(), self.network.sizes());
        format!("{interface}{network}{}", self.extras_suffix())
    }

    /// The part of a name that says how else packets are sent.
    pub(super) fn extras_suffix(&self) -> String {
        let stores = self.stores.as_ref().map(StorePath::suffix).unwrap_or_default();
        let engine = if self.network.has_engine { "_kvs" } else { "" };
        let gates = if self.interface.gates.is_some() { "_push" } else { "" };
        format!("{stores}{engine}{gates}")
    }

    /// The same, with an engine outside that takes packets.
    #[must_use]
    pub fn with_engine(self) -> Self {
        Self { network: NicNetwork { has_engine: true, ..self.network }, ..self }
    }

    /// The prefix of the ports for stores, if there are any.
    pub(super) fn store_ports<S>(&self, shape: S) -> Vec<(String, S)> {
        self.stores.iter().map(|_| STORE.to_string()).zip([shape]).collect()
    }

    /// Bits of a line's address in the window of stores; 0 if there is none.
    pub(super) fn store_line_bits(&self) -> u32 {
        self.stores.as_ref().map(StorePath::line_bits).unwrap_or_default()
    }

    /// The link, as parameters and names say it.
    pub(super) fn link_name(&self) -> &'static str {
        match self.link {
            CardLink::Cxl => "cxl",
            CardLink::CxlIp => "cxl_ip",
            CardLink::PciExpress => "pci_express",
            CardLink::CxlMemory => "cxl_memory",
        }
    }

    /// Line requests that may be unanswered.
    pub(super) fn outstanding_lines(&self) -> u32 {
        self.interface.own_tag_bits().iter().map(|bits| 1 << bits).sum()
    }

    /// Checks that the tags of requesters that are merged, two by two from the left, fit so many
    /// bits; requesters are 0 descriptors, 1 writes, 2 reads.
    pub(super) fn check_tags(
        &self,
        module: &str,
        merged: &[&[usize]],
        most: u32,
    ) -> Result<(), Error> {
        let bits = self.interface.tag_bits();
        for requesters in merged {
            let joined = requesters.iter().map(|&requester| bits[requester]);
            let needed = joined.reduce(|of_all, of_one| of_all.max(of_one) + 1);
            if needed.is_some_and(|needed| needed > most) {
                return Err(Error::new(format!(
                    "`{module}`: ports with tags of {bits:?} bits (RINGS and LINES, WRITES, READS) do \
                     not fit the {most} bits of a port's tag when merged; halve the largest"
                )));
            }
        }
        Ok(())
    }

    /// Only a coherence engine of its own tells the card that a line has changed.
    pub(super) fn has_event_driven_polling(&self) -> bool {
        register::nic::has_engine(self.link)
    }
}

/// Ports of the core.
#[derive(Ports)]
#[clocks(host, network)]
pub struct NicCorePorts {
    /// The MAC.
    #[clock(network)]
    pub mac: Flat<MacPorts>,
    /// Requests for descriptors and for counts.
    #[shape(())]
    #[clock(host)]
    pub descriptor_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    #[clock(host)]
    pub descriptor_response: Sink<LineResponse>,
    /// Writes of packets.
    #[shape(())]
    #[clock(host)]
    pub write_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    #[clock(host)]
    pub write_response: Sink<LineResponse>,
    /// Reads of packets.
    #[shape(())]
    #[clock(host)]
    pub read_request: Source<LineRequest>,
    /// Their answers.
    #[shape(())]
    #[clock(host)]
    pub read_response: Sink<LineResponse>,
    /// What an answer to a write says, if there is a fence behind them.
    #[clock(host)]
    pub write_order: Vec<LevelSink<WriteOrder>>,
    /// It asks for what was written to be visible, once at a time.
    #[clock(host)]
    pub fence_request: Vec<PulseSource<Nothing>>,
    /// It is.
    #[clock(host)]
    pub fence_response: Vec<PulseSink<Nothing>>,
    /// Interrupts of all rings, as messages.
    #[shape(())]
    #[clock(host)]
    pub message: Source<InterruptMessage>,
    /// What the host stores, if there is an interface for stores.
    #[clock(host)]
    pub mmio_write_of: Named<Sink<MmioWrite>>,
    /// Received packets for the engine, if there is one.
    #[clock(host)]
    pub packet_of: Named<Source<PacketBeat>>,
    /// Packets that it sends.
    #[clock(host)]
    pub sent_of: Named<Sink<PacketBeat>>,
    /// What the host asks of registers.
    #[shape(())]
    #[clock(host)]
    pub access: Sink<RegisterAccess>,
    /// What it gets.
    #[shape(())]
    #[clock(host)]
    pub answer: Source<RegisterAnswer>,
    /// The bus of registers outside: what any block is asked.
    #[shape(())]
    #[clock(host)]
    pub outside_access: PulseSource<RegisterAccess>,
    /// What the block that is meant says.
    #[shape(())]
    #[clock(host)]
    pub outside_answer: PulseSink<RegisterAnswer>,
}

impl Module for NicCore {
    type Ports = NicCorePorts;

    fn name(&self) -> String {
        format!("nic_core_{}{}", self.link_name(), self.suffix())
    }

    fn documentation(&self) -> String {
        header::text(include_str!("core.rs"), &CONTRACT)
    }

    fn shape(&self) -> NicCorePortsShape {
        let fences = vec![(); self.interface.fence.iter().len()];
        NicCorePortsShape {
            write_order: fences.clone(),
            fence_request: fences.clone(),
            fence_response: fences,
            mac: MacPorts::shape_for(BEAT_BYTES),
            packet_of: self.network.engine_ports(),
            sent_of: self.network.engine_ports(),
            mmio_write_of: self.store_ports(MmioWriteShape {
                line_bits: self.store_line_bits(),
                line_bytes: LINE_BYTES,
            }),
        }
    }

    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let both = [("host", "host"), ("network", "network")];
        let network = instance_with_clocks("network", &self.network, &both);
        let (registers, rings, stores) = in_domain("host", || {
            let rings = NicRings { interface: self.interface.clone() };
            (
                CoreRegisters::new(self, &ports),
                instance("rings", &rings),
                self.stores.as_ref().map(StorePath::instance),
            )
        });
        network.cmac_receive.connect(*ports.mac.cmac_receive);
        ports.mac.cmac_transmit.connect(*network.cmac_transmit);
        rings.packet.connect(*network.packet);
        network.sent.connect(*rings.sent);
        if let Some(stores) = &stores {
            stores.connect(&ports.mmio_write_of, network.sent_of.of(STORE));
        }
        if self.network.has_engine {
            ports.packet_of.of(ENGINE).connect(**network.packet_of.of(ENGINE));
            network.sent_of.of(ENGINE).connect(**ports.sent_of.of(ENGINE));
        }

        ports.descriptor_request.connect(*rings.descriptor_request);
        rings.descriptor_response.connect(*ports.descriptor_response);
        ports.write_request.connect(*rings.write_request);
        rings.write_response.connect(*ports.write_response);
        ports.read_request.connect(*rings.read_request);
        rings.read_response.connect(*ports.read_response);
        for (outside, inside) in ports.write_order.iter().zip(&rings.write_order) {
            inside.assign(**outside);
        }
        for (outside, inside) in ports.fence_request.iter().zip(&rings.fence_request) {
            outside.connect(**inside);
        }
        for (outside, inside) in ports.fence_response.iter().zip(&rings.fence_response) {
            inside.connect(**outside);
        }
        ports.message.connect(*rings.message);

        in_domain("host", || {
            registers.card(self);
            registers.parts(&network, &rings);
            stores.iter().for_each(|stores| registers.stores(stores));
            registers.finish();
        });
    }
}

#[cfg(test)]
mod tests {
    use super::RECORD;
    use crate::module::structure;
    use crate::top::nic::parameters::TINY;

    #[test]
    fn no_combinational_path_from_input_to_output() {
        structure::only_the_declared_paths(&RECORD);
    }

    #[test]
    fn cards_of_1_to_8_rings_are_legal() {
        let tiny = TINY.join(" ");
        structure::elaborates(&RECORD, ["RINGS=8 LINES=8", "RINGS=4", tiny.as_str()]);
        let error = structure::refused(&RECORD, "BUFFER=128");
        assert!(error.contains("a power of two from 256 to 65536"), "{error}");
    }
}
