//! Emitted cards with their clocks, as ends of the host's links.
use std::fmt;
use std::ops::Range;
use std::path::Path;

use nic_host::{DeviceReady, FromDevice, Host, IoFromDevice, ToDevice};
use nic_sim::generated::nic_pcie::NicPcie;
use nic_sim::generated::nic_pcie_mmio::NicPcieMmio;
use nic_sim::generated::nic_pcie_mmio_tiny::NicPcieMmioTiny;
use nic_sim::generated::nic_pcie_queues_tiny::NicPcieQueuesTiny;
use nic_sim::generated::nic_pcie_tiny::NicPcieTiny;
use nic_sim::generated::nic_type1::NicType1;
use nic_sim::generated::nic_type1_agilex::NicType1Agilex;
use nic_sim::generated::nic_type1_agilex_tiny::NicType1AgilexTiny;
use nic_sim::generated::nic_type1_mmio_tiny::NicType1MmioTiny;
use nic_sim::generated::nic_type1_push::NicType1Push;
use nic_sim::generated::nic_type1_push_tiny::NicType1PushTiny;
use nic_sim::generated::nic_type1_queues_tiny::NicType1QueuesTiny;
use nic_sim::generated::nic_type1_r4::NicType1R4;
use nic_sim::generated::nic_type1_tiny::NicType1Tiny;
use nic_sim::generated::nic_type2::NicType2;
use nic_sim::generated::nic_type2_agilex::NicType2Agilex;
use nic_sim::generated::nic_type2_agilex_tiny::NicType2AgilexTiny;
use nic_sim::generated::nic_type2_kvs::NicType2Kvs;
use nic_sim::generated::nic_type2_kvs_small::NicType2KvsSmall;
use nic_sim::generated::nic_type2_kvs_tiny::NicType2KvsTiny;
use nic_sim::generated::nic_type2_push::NicType2Push;
use nic_sim::generated::nic_type2_push_tiny::NicType2PushTiny;
use nic_sim::generated::nic_type2_tiny::NicType2Tiny;
use nic_sim::generated::roce_nic::RoceNic;
use nic_sim::generated::roce_nic_tiny::RoceNicTiny;
use nic_sim::{Clock, Clocking, Model, ModelOptions, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{CardLink, Choice, D2hRequestOpcode, InterruptMessage, MessageBeat};

use crate::bridge::{Bridge, StorePorts};
use crate::registers::Registers;
use crate::wire::Wire;

mod link;
mod memory;
pub(crate) mod pins;
mod pio;
mod probes;
mod register_port;

use link::{
    AfuPort, CxlIpLink, CxlIpMemoryLink, CxlLink, CxlMemoryLink, Link, MemoryChannel, PcieLink,
};
pub use memory::{Memory, Reads as MemoryReads, Timing as MemoryTiming};
use pins::{offered, pulse, set_ready};
pub use pio::{PioNicCard, TinyPioNicCard};
pub use probes::Probes;
use register_port::{Avalon, Lite, RegisterPins};

/// A property of the card, or a rule of its link, that was broken. One line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardError(pub String);

impl fmt::Display for CardError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
impl std::error::Error for CardError {}

impl CardError {
    fn of(error: impl fmt::Display) -> Self {
        Self(error.to_string())
    }
}

/// A cycle of the clock of an IP's port for registers, 125 MHz (design: interfaces 1), in picoseconds.
const CSR_PERIOD: u64 = 8_000;
/// A cycle of the network's side, 322.27 MHz (`cmac`), in picoseconds.
pub const NETWORK_PERIOD: u64 = 3_103;
/// Cycles of the host's clock in reset.
const RESET_CYCLES: u64 = 16;
/// Cycles after reset until every tag is swept.
const SWEEP_CYCLES: u64 = 512;

/// A card between a host and a network.
pub trait Card {
    /// What it reaches its host through.
    const LINK: CardLink;
    /// Pages of memory that it has, if it has any.
    const PAGES: Option<u64>;

    /// A card out of reset; its host's and its network's clock have these periods in picoseconds. It
    /// writes a waveform to `waves`.
    ///
    /// # Errors
    /// A model that cannot be built, or a property that failed.
    fn new(periods: (u64, u64), waves: Option<&Path>) -> Result<Self, CardError>
    where
        Self: Sized;

    /// One cycle of the host's clock, and as many of the network's as fit.
    ///
    /// # Errors
    /// A property or a rule that was broken.
    fn cycle(&mut self, host: &mut Host, wire: &mut Wire) -> Result<(), CardError>;

    /// The network's side comes into reset, or out of it, alone.
    fn reset_network(&mut self, is_reset: bool);

    /// Writes of registers that the card refused.
    fn refused_writes(&self) -> u64;

    /// Writes what the waveform still holds back.
    fn flush(&mut self);
}

/// What differs between emitted cards: their links, their ports for registers, and where their pins are.
pub trait Pins: Wrapper + 'static {
    /// What it reaches its host through.
    const LINK: CardLink;
    /// Pages of memory that it has, if it has any.
    const PAGES: Option<u64>;
    /// Whether pins of its engine are ports of its model ([`Probes`]).
    const HAS_PROBES: bool;
    /// What the MAC receives.
    const CMAC_RECEIVE: PulseInlet<Self, MessageBeat<64>>;
    /// What the MAC sends.
    const CMAC_TRANSMIT: Outlet<Self, MessageBeat<64>>;
    /// Messages of interrupts, where they do not leave through the link.
    const MESSAGE: Option<Outlet<Self, InterruptMessage>>;
    /// The other end of its link.
    type Link: Link<Self>;
    /// Who asks for registers.
    type Registers: RegisterPins<Self>;

    /// The other end of its link, at rest.
    fn link() -> Self::Link;
    /// Who asks for registers, at rest.
    fn registers() -> Self::Registers;
    /// The window of stores, if it has one.
    fn stores() -> Option<StorePorts<Self>>;
}

/// What passed in a cycle of the host's clock, and the model before its edge.
pub struct Passed<'a> {
    /// Cycles of the host's clock before it.
    pub now: u64,
    /// What the host offered on the link.
    pub offered: ToDevice,
    /// What the card took of it.
    pub taken: DeviceReady,
    /// What the card sent.
    pub sent: FromDevice,
    /// The model: the ports of the design, and the probes behind them.
    pub model: &'a Model,
}

/// Looks at every cycle of a card.
pub type Watcher = Box<dyn FnMut(&Passed)>;

/// An emitted card: clocks, registers, the network's ports, and its link.
pub struct EmittedCard<D: Pins> {
    device: D,
    watcher: Option<Watcher>,
    clocking: Clocking,
    /// Positions of the clocks of the host, of registers and of the network.
    domains: [usize; 3],
    link: D::Link,
    registers: D::Registers,
    bridge: Bridge,
    stores: Option<StorePorts<D>>,
}

impl<D: Pins> EmittedCard<D> {
    /// The clock domain of that name.
    fn domain(name: &str) -> usize {
        let position = D::DESIGN.domains.iter().position(|domain| domain.name == name);
        position.unwrap_or_else(|| panic!("{} has no clock {name}", D::DESIGN.module))
    }

    /// Where the probes are in its model.
    ///
    /// # Panics
    /// If the card has none.
    pub fn probes() -> Probes {
        assert!(D::HAS_PROBES, "{} has no probes", D::DESIGN.module);
        Probes::new(D::DESIGN.ports.len())
    }

    /// Whoever looks at every cycle from now on, before the host does anything with it.
    pub fn watch(&mut self, watcher: Watcher) {
        self.watcher = Some(watcher);
    }

    /// The device out of reset.
    fn of(mut device: D, periods: (u64, u64)) -> Result<Self, CardError> {
        let names = ["host", <D::Registers as RegisterPins<D>>::CLOCK, "network"];
        let domains = names.map(Self::domain);
        let clocks = D::DESIGN.domains.iter().map(|domain| {
            let period = match domain.name {
                "host" => periods.0,
                "network" => periods.1,
                _ => CSR_PERIOD,
            };
            Clock::with_period(domain.clock, period)
        });
        let mut clocking = Clocking::new(&clocks.collect::<Vec<_>>());
        for (reset, until) in [(true, RESET_CYCLES), (false, RESET_CYCLES + SWEEP_CYCLES)] {
            for domain in D::DESIGN.domains {
                device.model_mut().set(domain.reset, reset.into());
            }
            while clocking.cycle(domains[0]) < until {
                clocking.step(device.model_mut()).map_err(CardError::of)?;
            }
        }
        let (link, registers, stores) = (D::link(), D::registers(), D::stores());
        let bridge = Bridge::default();
        let watcher = None;
        Ok(Self { device, watcher, clocking, domains, link, registers, bridge, stores })
    }
}

impl<D: Pins> Card for EmittedCard<D> {
    const LINK: CardLink = D::LINK;
    const PAGES: Option<u64> = D::PAGES;

    fn new(periods: (u64, u64), waves: Option<&Path>) -> Result<Self, CardError> {
        let options =
            ModelOptions { waves: waves.map(Path::to_path_buf), ..ModelOptions::default() };
        let model = match D::HAS_PROBES {
            true => D::DESIGN.model_with_probes(&options, probes::INSTANCE, &Probes::pins()),
            false => D::DESIGN.model(&options),
        };
        Self::of(D::from_model(model.map_err(CardError::of)?), periods)
    }

    fn cycle(&mut self, host: &mut Host, wire: &mut Wire) -> Result<(), CardError> {
        let [of_host, of_registers, of_network] = self.domains;
        let io = host.offered_io();
        let mut sent_io = IoFromDevice::default();
        let is_store = self.stores.is_some() && self.bridge.exchange(&io, &mut sent_io);
        self.registers.exchange(io.access.as_ref().filter(|_| !is_store), &mut sent_io);
        let device = &mut self.device;
        if let Some(stores) = &self.stores {
            stores.offer(device, &self.bridge);
        }
        if let Some(message) = D::MESSAGE {
            set_ready(device, message, true);
        }
        self.link.drive(device, host, &io);
        let mut seen = None;
        loop {
            let upcoming = self.clocking.upcoming();
            let device = &mut self.device;
            if upcoming.contains(of_network) {
                pulse(device, D::CMAC_RECEIVE, wire.beat().as_ref());
                set_ready(device, D::CMAC_TRANSMIT, !wire.is_stuck);
            }
            if upcoming.contains(of_registers) {
                self.registers.drive(device);
            }
            self.clocking.settle(device.model_mut()).map_err(CardError::of)?;
            if upcoming.contains(of_registers) {
                self.registers.observe(device);
            }
            if upcoming.contains(of_host) {
                let sent = self.link.observe(device, host, &mut sent_io)?;
                sent_io.message = D::MESSAGE.and_then(|message| offered(device, message, true));
                if let Some(stores) = &self.stores {
                    let moved = stores.moved(device, &self.bridge);
                    self.bridge.moved(&moved).map_err(CardError)?;
                }
                if let Some(watcher) = &mut self.watcher {
                    let (now, offered, (sent, taken)) = (host.now(), host.offered(), sent);
                    watcher(&Passed { now, offered, taken, sent, model: device.model() });
                }
                seen = Some(sent);
            }
            let frame = upcoming
                .contains(of_network)
                .then(|| offered(device, D::CMAC_TRANSMIT, !wire.is_stuck));
            self.clocking.rise(device.model_mut()).map_err(CardError::of)?;
            if let Some(beat) = frame {
                wire.cycle(beat).map_err(CardError)?;
            }
            if let Some((sent, taken)) = seen.take() {
                return host.cycle_both(sent, taken, &sent_io).map_err(CardError::of);
            }
        }
    }

    fn reset_network(&mut self, is_reset: bool) {
        let [.., of_network] = self.domains;
        let pin = D::DESIGN.domains[of_network].reset;
        self.device.model_mut().set(pin, is_reset.into());
    }

    fn refused_writes(&self) -> u64 {
        self.registers.refused_writes() + self.bridge.refused_writes()
    }

    fn flush(&mut self) {
        self.device.model_mut().flush();
    }
}

impl<D: Pins<Link = CxlMemoryLink<D>>> EmittedCard<D> {
    /// The memory of the card.
    pub fn memory(&self) -> &Memory {
        &self.link.memory
    }

    /// The same, to put lines there.
    pub fn memory_mut(&mut self) -> &mut Memory {
        &mut self.link.memory
    }

    /// Another memory takes its place; nothing may be outstanding.
    pub fn set_memory(&mut self, memory: Memory) {
        self.link.memory = memory;
    }
}

impl<D: Pins<Link = CxlIpLink<D>>> EmittedCard<D> {
    /// The IP asks for quiet, or no longer does.
    pub fn ask_for_quiet(&mut self, asks: bool) {
        self.link.asks_for_quiet = asks;
    }

    /// The card says that it is quiet.
    pub fn is_quiet(&self) -> bool {
        self.link.is_quiet
    }

    /// How often the IP has sent this request to the host.
    pub fn asked(&self, opcode: D2hRequestOpcode) -> u64 {
        self.link.asked.get(&opcode.code()).copied().unwrap_or_default()
    }

    /// How many of these lines the IP has asked the host about.
    pub fn asked_about(&self, lines: Range<u64>) -> usize {
        self.link.asked_lines.range(lines).count()
    }

    /// Whether the IP has nothing to answer.
    pub fn has_quiet_ip(&self) -> bool {
        self.link.is_idle()
    }
}

/// The other end of a link, with a card's pins.
macro_rules! link {
    (CxlLink $device:ident) => {
        CxlLink {
            h2d_request: $device::H2D_REQUEST,
            h2d_response: $device::H2D_RESPONSE,
            h2d_data: $device::H2D_DATA,
            d2h_request: $device::D2H_REQUEST,
            d2h_response: $device::D2H_RESPONSE,
            d2h_data: $device::D2H_DATA,
        }
    };
    (CxlMemoryLink $device:ident) => {
        CxlMemoryLink {
            cache: link!(CxlLink $device),
            m2s_request: $device::M2S_REQUEST,
            m2s_write: $device::M2S_WRITE,
            s2m_response: $device::S2M_RESPONSE,
            s2m_data: $device::S2M_DATA,
            channels: [
                MemoryChannel {
                    write_address: $device::MEMORY_WRITE_ADDRESS_0,
                    write_data: $device::MEMORY_WRITE_DATA_0,
                    write_response: $device::MEMORY_WRITE_RESPONSE_0,
                    read_address: $device::MEMORY_READ_ADDRESS_0,
                    read_data: $device::MEMORY_READ_DATA_0,
                },
                MemoryChannel {
                    write_address: $device::MEMORY_WRITE_ADDRESS_1,
                    write_data: $device::MEMORY_WRITE_DATA_1,
                    write_response: $device::MEMORY_WRITE_RESPONSE_1,
                    read_address: $device::MEMORY_READ_ADDRESS_1,
                    read_data: $device::MEMORY_READ_DATA_1,
                },
            ],
            memory_map: $device::MEMORY_MAP,
            memory: Memory::default(),
        }
    };
    (CxlIpMemoryLink $device:ident) => {
        link!(CxlIpLink $device).with_memory($device::MEMORY_MAP)
    };
    (PcieLink $device:ident) => {
        PcieLink {
            request: $device::PCIE_REQUEST,
            completion: $device::PCIE_COMPLETION,
            settings: $device::PCIE_SETTINGS,
        }
    };
    (CxlIpLink $device:ident) => {
        CxlIpLink::new([
            AfuPort {
                write_address: $device::WRITE_ADDRESS_0,
                write_data: $device::WRITE_DATA_0,
                write_response: $device::WRITE_RESPONSE_0,
                read_address: $device::READ_ADDRESS_0,
                read_data: $device::READ_DATA_0,
            },
            AfuPort {
                write_address: $device::WRITE_ADDRESS_1,
                write_data: $device::WRITE_DATA_1,
                write_response: $device::WRITE_RESPONSE_1,
                read_address: $device::READ_ADDRESS_1,
                read_data: $device::READ_DATA_1,
            },
        ])
    };
}

/// Who asks for registers, with a card's pins.
macro_rules! registers {
    (Lite $device:ident) => {
        Lite {
            write_address: $device::REGISTER_WRITE_ADDRESS,
            write_data: $device::REGISTER_WRITE_DATA,
            write_response: $device::REGISTER_WRITE_RESPONSE,
            read_address: $device::REGISTER_READ_ADDRESS,
            read_data: $device::REGISTER_READ_DATA,
            master: Registers::default(),
        }
    };
    (Avalon $device:ident) => {
        Avalon::new($device::REGISTER_COMMAND, $device::REGISTER_READ_DATA)
    };
}

/// The window of stores of a device that has one.
macro_rules! stores {
    ($device:ident) => {
        Some(StorePorts {
            write_address: $device::STORE_WRITE_ADDRESS,
            write_data: $device::STORE_WRITE_DATA,
            write_response: $device::STORE_WRITE_RESPONSE,
            read_address: $device::STORE_READ_ADDRESS,
            read_data: $device::STORE_READ_DATA,
        })
    };
}

/// Pages of memory, if there are any.
macro_rules! pages {
    () => {
        None
    };
    ($pages:literal) => {
        Some($pages)
    };
}

/// Whether a card has probes.
macro_rules! has_probes {
    () => {
        false
    };
    (probes) => {
        true
    };
}

/// Says where a card's pins are.
macro_rules! card {
    ($(#[$about:meta])* $card:ident of $device:ident behind $link:ident, $other_end:ident,
     $registers:ident, $message:expr, $stores:expr $(, $pages:literal pages)? $(, $probes:ident)?) => {
        $(#[$about])*
        pub type $card = EmittedCard<$device>;

        impl Pins for $device {
            const LINK: CardLink = CardLink::$link;
            const PAGES: Option<u64> = pages!($($pages)?);
            const HAS_PROBES: bool = has_probes!($($probes)?);
            const CMAC_RECEIVE: PulseInlet<Self, MessageBeat<64>> = $device::CMAC_RECEIVE;
            const CMAC_TRANSMIT: Outlet<Self, MessageBeat<64>> = $device::CMAC_TRANSMIT;
            const MESSAGE: Option<Outlet<Self, InterruptMessage>> = $message;
            type Link = $other_end<Self>;
            type Registers = $registers<Self>;

            fn link() -> Self::Link {
                link!($other_end $device)
            }

            fn registers() -> Self::Registers {
                registers!($registers $device)
            }

            fn stores() -> Option<StorePorts<Self>> {
                $stores
            }
        }
    };
}

card! {
    /// The card behind CXL.cache.
    NicType1Card of NicType1 behind Cxl, CxlLink, Lite, Some(NicType1::MESSAGE), None
}
card! {
    /// The card behind CXL.cache with four rings.
    FourRingsType1Card of NicType1R4 behind Cxl, CxlLink, Lite, Some(NicType1R4::MESSAGE), None
}
card! {
    /// The smallest behind CXL.cache that has two rings.
    TinyType1Card of NicType1Tiny behind Cxl, CxlLink, Lite, Some(NicType1Tiny::MESSAGE), None
}
card! {
    /// The card behind CXL.cache with push gates.
    PushType1Card of NicType1Push behind Cxl, CxlLink, Lite, Some(NicType1Push::MESSAGE), None
}
card! {
    /// The smallest behind CXL.cache that has push gates.
    TinyPushType1Card of NicType1PushTiny behind Cxl, CxlLink, Lite, Some(NicType1PushTiny::MESSAGE), None
}
card! {
    /// The smallest behind CXL.cache that also takes stores.
    TinyStoresType1Card of NicType1MmioTiny behind Cxl, CxlLink, Lite, Some(NicType1MmioTiny::MESSAGE), stores!(NicType1MmioTiny)
}
card! {
    /// The smallest behind CXL.cache that also takes stores to four queues.
    TinyQueuesType1Card of NicType1QueuesTiny behind Cxl, CxlLink, Lite, Some(NicType1QueuesTiny::MESSAGE), stores!(NicType1QueuesTiny)
}
card! {
    /// The card of remote atomic operations.
    RoceNicCard of RoceNic behind Cxl, CxlLink, Lite, None, None
}
card! {
    /// The smallest of remote atomic operations, with two queue pairs.
    TinyRoceNicCard of RoceNicTiny behind Cxl, CxlLink, Lite, None, None
}
card! {
    /// The card behind CXL.cache and CXL.mem, with memory of its own.
    NicType2Card of NicType2 behind CxlMemory, CxlMemoryLink, Lite, Some(NicType2::MESSAGE), None, 65_536 pages
}
card! {
    /// The same with push gates.
    PushType2Card of NicType2Push behind CxlMemory, CxlMemoryLink, Lite, Some(NicType2Push::MESSAGE), None, 65_536 pages
}
card! {
    /// The smallest card with memory that has two rings, which also takes stores.
    TinyType2Card of NicType2Tiny behind CxlMemory, CxlMemoryLink, Lite, Some(NicType2Tiny::MESSAGE), stores!(NicType2Tiny), 512 pages
}
card! {
    /// The same with push gates.
    TinyPushType2Card of NicType2PushTiny behind CxlMemory, CxlMemoryLink, Lite, Some(NicType2PushTiny::MESSAGE), stores!(NicType2PushTiny), 512 pages
}
card! {
    /// The same, and it answers key-value requests. It has probes.
    TinyType2KvsCard of NicType2KvsTiny behind CxlMemory, CxlMemoryLink, Lite, Some(NicType2KvsTiny::MESSAGE), stores!(NicType2KvsTiny), 512 pages, probes
}
card! {
    /// The same with room for 256 entries in its memory.
    SmallType2KvsCard of NicType2KvsSmall behind CxlMemory, CxlMemoryLink, Lite, Some(NicType2KvsSmall::MESSAGE), stores!(NicType2KvsSmall), 512 pages
}
card! {
    /// The card with memory that answers key-value requests, with room for 65,536 entries there.
    NicType2KvsCard of NicType2Kvs behind CxlMemory, CxlMemoryLink, Lite, Some(NicType2Kvs::MESSAGE), None, 65_536 pages
}
card! {
    /// The card behind the CXL IP of Agilex 7.
    NicAgilexCard of NicType1Agilex behind CxlIp, CxlIpLink, Avalon, Some(NicType1Agilex::MESSAGE), None
}
card! {
    /// The smallest behind the CXL IP of Agilex 7 that has two rings.
    TinyAgilexCard of NicType1AgilexTiny behind CxlIp, CxlIpLink, Avalon, Some(NicType1AgilexTiny::MESSAGE), None
}
card! {
    /// The card with memory behind the CXL IP of Agilex 7.
    NicType2AgilexCard of NicType2Agilex behind CxlIp, CxlIpMemoryLink, Avalon, Some(NicType2Agilex::MESSAGE), None, 65_536 pages
}
card! {
    /// The smallest of them that has two rings.
    TinyType2AgilexCard of NicType2AgilexTiny behind CxlIp, CxlIpMemoryLink, Avalon, Some(NicType2AgilexTiny::MESSAGE), None, 512 pages
}
card! {
    /// The same units behind PCI Express.
    NicPcieCard of NicPcie behind PciExpress, PcieLink, Lite, None, None
}
card! {
    /// The same that also takes stores.
    StoresPcieCard of NicPcieMmio behind PciExpress, PcieLink, Lite, None, stores!(NicPcieMmio)
}
card! {
    /// The smallest behind PCI Express that has two rings.
    TinyPcieCard of NicPcieTiny behind PciExpress, PcieLink, Lite, None, None
}
card! {
    /// The smallest behind PCI Express that also takes stores to four queues.
    TinyQueuesPcieCard of NicPcieQueuesTiny behind PciExpress, PcieLink, Lite, None, stores!(NicPcieQueuesTiny)
}
card! {
    /// The smallest behind PCI Express that also takes stores.
    TinyStoresPcieCard of NicPcieMmioTiny behind PciExpress, PcieLink, Lite, None, stores!(NicPcieMmioTiny)
}
