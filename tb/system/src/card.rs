//! Emitted cards with their clocks, as ends of the host's links.
use std::fmt;
use std::path::Path;

use nic_host::{DeviceReady, FromDevice, Host, IoFromDevice};
use nic_sim::generated::nic_pcie::NicPcie;
use nic_sim::generated::nic_pcie_mmio_tiny::NicPcieMmioTiny;
use nic_sim::generated::nic_pcie_tiny::NicPcieTiny;
use nic_sim::generated::nic_type1::NicType1;
use nic_sim::generated::nic_type1_mmio_tiny::NicType1MmioTiny;
use nic_sim::generated::nic_type1_r4::NicType1R4;
use nic_sim::generated::nic_type1_tiny::NicType1Tiny;
use nic_sim::{
    Clock, Clocking, Device, Inlet, Outlet, PulseInlet, PulseInput, StreamInput, StreamOutput,
    Wrapper,
};
use nic_spec::message::{CardLink, Message};

use crate::bridge::{Bridge, Moved, StorePorts};
use crate::registers::{Happened, Registers};
use crate::wire::Wire;

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

/// Positions of the clock domains.
const HOST: usize = 0;
const NETWORK: usize = 1;
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

    /// Writes of registers that the card refused.
    fn refused_writes(&self) -> u64;

    /// Writes what the waveform still holds back.
    fn flush(&mut self);
}

fn drive<D: Wrapper, P: Message>(device: &mut D, port: Inlet<D, P>, offer: Option<&P>) {
    let mut stream = StreamInput::open(device.model_mut(), port);
    match offer {
        Some(payload) => stream.offer(payload),
        None => stream.withdraw(),
    }
}

fn set_ready<D: Wrapper, P: Message>(device: &mut D, port: Outlet<D, P>, ready: bool) {
    StreamOutput::open(device.model_mut(), port).set_ready(ready);
}

fn offered<D: Wrapper, P: Message>(device: &mut D, port: Outlet<D, P>, ready: bool) -> Option<P> {
    StreamOutput::open(device.model_mut(), port).offered().filter(|_| ready)
}

fn is_taken<D: Wrapper, P: Message>(device: &mut D, port: Inlet<D, P>) -> bool {
    StreamInput::open(device.model_mut(), port).is_ready()
}

fn pulse<D: Wrapper, P: Message>(device: &mut D, port: PulseInlet<D, P>, sent: Option<&P>) {
    let mut port = PulseInput::open(device.model_mut(), port);
    match sent {
        Some(payload) => port.send(payload),
        None => port.clear(),
    }
}

/// Drives the window of stores.
fn offer_stores<D: Wrapper>(device: &mut D, ports: &StorePorts<D>, bridge: &Bridge) {
    drive(device, ports.write_address, bridge.addresses.front());
    drive(device, ports.write_data, bridge.data.front());
    drive(device, ports.read_address, bridge.reads.front());
    set_ready(device, ports.write_response, true);
    set_ready(device, ports.read_data, true);
}

/// What moves there in this cycle.
fn moved_stores<D: Wrapper>(device: &mut D, ports: &StorePorts<D>, bridge: &Bridge) -> Moved {
    Moved {
        took_write_address: !bridge.addresses.is_empty() && is_taken(device, ports.write_address),
        took_write_data: !bridge.data.is_empty() && is_taken(device, ports.write_data),
        took_read_address: !bridge.reads.is_empty() && is_taken(device, ports.read_address),
        write_response: offered(device, ports.write_response, true),
        read_data: offered(device, ports.read_data, true),
    }
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

/// What all cards have: clocks, registers, the network's ports.
macro_rules! card {
    ($(#[$about:meta])* $card:ident of $device:ident behind $link:ident, $stores:expr,
     |$before:ident, $before_host:ident, $before_io:ident| $drive:block,
     |$after:ident, $after_host:ident, $after_io:ident, $sent:ident| $observe:block) => {
        $(#[$about])*
        pub struct $card {
            device: $device,
            clocking: Clocking,
            registers: Registers,
            bridge: Bridge,
            stores: Option<StorePorts<$device>>,
        }

        impl Card for $card {
            const LINK: CardLink = CardLink::$link;

            fn new(periods: (u64, u64), waves: Option<&Path>) -> Result<Self, CardError> {
                let device = match waves {
                    Some(path) => $device::traced(path),
                    None => $device::new(),
                };
                let mut device = device.map_err(CardError::of)?;
                let domains = $device::DESIGN.domains;
                let mut clocking = Clocking::new(&[
                    Clock::with_period(domains[HOST].clock, periods.0),
                    Clock::with_period(domains[NETWORK].clock, periods.1),
                ]);
                for (reset, until) in [(true, RESET_CYCLES), (false, RESET_CYCLES + SWEEP_CYCLES)] {
                    device.host_rst().set(reset);
                    device.network_rst().set(reset);
                    while clocking.cycle(HOST) < until {
                        clocking.step(device.model_mut()).map_err(CardError::of)?;
                    }
                }
                let (registers, bridge) = (Registers::default(), Bridge::default());
                Ok(Self { device, clocking, registers, bridge, stores: $stores })
            }

            fn cycle(&mut self, host: &mut Host, wire: &mut Wire) -> Result<(), CardError> {
                let io = host.offered_io();
                let mut sent_io = IoFromDevice::default();
                let is_store = self.stores.is_some() && self.bridge.exchange(&io, &mut sent_io);
                self.registers.exchange(io.access.as_ref().filter(|_| !is_store), &mut sent_io);
                let words = self.registers.offered();
                let device = &mut self.device;
                if let Some(stores) = &self.stores {
                    offer_stores(device, stores, &self.bridge);
                }
                drive(device, $device::REGISTER_WRITE_ADDRESS, words.write_address.as_ref());
                drive(device, $device::REGISTER_WRITE_DATA, words.write_data.as_ref());
                drive(device, $device::REGISTER_READ_ADDRESS, words.read_address.as_ref());
                set_ready(device, $device::REGISTER_WRITE_RESPONSE, true);
                set_ready(device, $device::REGISTER_READ_DATA, true);
                {
                    let ($before, $before_host, $before_io) = (&mut *device, &*host, &io);
                    $drive
                }
                let mut seen = None;
                loop {
                    let upcoming = self.clocking.upcoming();
                    let device = &mut self.device;
                    if upcoming.contains(NETWORK) {
                        pulse(device, $device::CMAC_RECEIVE, wire.beat().as_ref());
                        set_ready(device, $device::CMAC_TRANSMIT, true);
                    }
                    self.clocking.settle(device.model_mut()).map_err(CardError::of)?;
                    if upcoming.contains(HOST) {
                        let mut sent = FromDevice::default();
                        let mut taken = DeviceReady::ALL;
                        {
                            let ($after, $after_host, $after_io) = (&mut *device, &*host, &mut sent_io);
                            let $sent = (&mut sent, &mut taken);
                            $observe
                        }
                        self.registers.happened(&Happened {
                            took_write_address: words.write_address.is_some()
                                && is_taken(device, $device::REGISTER_WRITE_ADDRESS),
                            took_write_data: words.write_data.is_some()
                                && is_taken(device, $device::REGISTER_WRITE_DATA),
                            took_read_address: words.read_address.is_some()
                                && is_taken(device, $device::REGISTER_READ_ADDRESS),
                            write_response: offered(device, $device::REGISTER_WRITE_RESPONSE, true),
                            read_data: offered(device, $device::REGISTER_READ_DATA, true),
                        });
                        if let Some(stores) = &self.stores {
                            let moved = moved_stores(device, stores, &self.bridge);
                            self.bridge.moved(&moved).map_err(CardError)?;
                        }
                        seen = Some((sent, taken));
                    }
                    let frame = upcoming
                        .contains(NETWORK)
                        .then(|| offered(device, $device::CMAC_TRANSMIT, true));
                    self.clocking.rise(device.model_mut()).map_err(CardError::of)?;
                    if let Some(beat) = frame {
                        wire.cycle(beat).map_err(CardError)?;
                    }
                    if let Some((sent, taken)) = seen.take() {
                        return host.cycle_both(sent, taken, &sent_io).map_err(CardError::of);
                    }
                }
            }

            fn refused_writes(&self) -> u64 {
                self.registers.refused_writes() + self.bridge.refused_writes()
            }

            fn flush(&mut self) {
                self.device.model_mut().flush();
            }
        }
    };
}

/// Cards behind CXL.cache.
macro_rules! cxl_card {
    ($(#[$about:meta])* $card:ident of $device:ident, $stores:expr) => {
        card! {
            $(#[$about])*
            $card of $device behind Cxl, $stores,
            |device, host, _io| {
                let (offers, ready) = (host.offered(), host.ready());
                drive(device, $device::H2D_REQUEST, offers.h2d_request.as_ref());
                drive(device, $device::H2D_RESPONSE, offers.h2d_response.as_ref());
                drive(device, $device::H2D_DATA, offers.h2d_data.as_ref());
                set_ready(device, $device::D2H_REQUEST, ready.d2h_request);
                set_ready(device, $device::D2H_RESPONSE, ready.d2h_response);
                set_ready(device, $device::D2H_DATA, ready.d2h_data);
                set_ready(device, $device::MESSAGE, true);
            },
            |device, host, sent_io, sent| {
                sent_io.message = offered(device, $device::MESSAGE, true);
                let (sent, taken) = sent;
                let ready = host.ready();
                taken.h2d_request = is_taken(device, $device::H2D_REQUEST);
                sent.d2h_request = offered(device, $device::D2H_REQUEST, ready.d2h_request);
                sent.d2h_response = offered(device, $device::D2H_RESPONSE, ready.d2h_response);
                sent.d2h_data = offered(device, $device::D2H_DATA, ready.d2h_data);
            }
        }
    };
}

/// Cards behind PCI Express.
macro_rules! pcie_card {
    ($(#[$about:meta])* $card:ident of $device:ident, $stores:expr) => {
        card! {
            $(#[$about])*
            $card of $device behind PciExpress, $stores,
            |device, _host, io| {
                drive(device, $device::PCIE_COMPLETION, io.completion.as_ref());
                set_ready(device, $device::PCIE_REQUEST, io.takes_request);
            },
            |device, host, sent_io, _sent| {
                let takes = host.offered_io().takes_request;
                sent_io.request = offered(device, $device::PCIE_REQUEST, takes);
                sent_io.takes_completion = is_taken(device, $device::PCIE_COMPLETION);
            }
        }
    };
}

cxl_card! {
    /// The card behind CXL.cache.
    NicType1Card of NicType1, None
}
cxl_card! {
    /// The card behind CXL.cache with four rings.
    FourRingsType1Card of NicType1R4, None
}
cxl_card! {
    /// The smallest behind CXL.cache that has two rings.
    TinyType1Card of NicType1Tiny, None
}
pcie_card! {
    /// The same units behind PCI Express.
    NicPcieCard of NicPcie, None
}
pcie_card! {
    /// The smallest behind PCI Express that has two rings.
    TinyPcieCard of NicPcieTiny, None
}
cxl_card! {
    /// The smallest behind CXL.cache that also takes stores.
    TinyStoresType1Card of NicType1MmioTiny, stores!(NicType1MmioTiny)
}
pcie_card! {
    /// The smallest behind PCI Express that also takes stores.
    TinyStoresPcieCard of NicPcieMmioTiny, stores!(NicPcieMmioTiny)
}
