//! The card of coherent programmed I/O, and the other end of its link.
use nic_host::{DeviceReady, FromDevice, Host, IoFromDevice, IoToDevice};
use nic_sim::generated::pio_nic::PioNic;
use nic_sim::generated::pio_nic_tiny::PioNicTiny;
use nic_sim::{Inlet, Outlet, PulseInlet, Wrapper};
use nic_spec::message::{
    CardLink, D2hRequest, H2dResponse, InterruptMessage, M2sRequest, M2sWrite, MessageBeat,
    S2mData, S2mResponse,
};

use super::link::Link;
use super::pins::{drive, is_taken, offered, set_ready};
use super::register_port::Lite;
use super::{CardError, EmittedCard, Pins};
use crate::bridge::StorePorts;
use crate::registers::Registers;

/// CXL.mem, and the channels of CXL.cache by which a device takes back lines of its own memory.
pub struct LinesLink<D> {
    m2s_request: Inlet<D, M2sRequest>,
    m2s_write: Inlet<D, M2sWrite>,
    s2m_response: Outlet<D, S2mResponse>,
    s2m_data: Outlet<D, S2mData>,
    d2h_request: Outlet<D, D2hRequest>,
    h2d_response: Inlet<D, H2dResponse>,
}

impl<D: Wrapper> Link<D> for LinesLink<D> {
    fn drive(&mut self, device: &mut D, host: &Host, _io: &IoToDevice) {
        let (offers, ready) = (host.offered(), host.ready());
        assert!(offers.h2d_request.is_none(), "the card has no line of the host");
        drive(device, self.m2s_request, offers.m2s_request.as_ref());
        drive(device, self.m2s_write, offers.m2s_write.as_ref());
        drive(device, self.h2d_response, offers.h2d_response.as_ref());
        set_ready(device, self.s2m_response, ready.s2m_response);
        set_ready(device, self.s2m_data, ready.s2m_data);
        set_ready(device, self.d2h_request, ready.d2h_request);
    }

    fn observe(
        &mut self,
        device: &mut D,
        host: &Host,
        _sent_io: &mut IoFromDevice,
    ) -> Result<(FromDevice, DeviceReady), CardError> {
        let ready = host.ready();
        let sent = FromDevice {
            d2h_request: offered(device, self.d2h_request, ready.d2h_request),
            s2m_response: offered(device, self.s2m_response, ready.s2m_response),
            s2m_data: offered(device, self.s2m_data, ready.s2m_data),
            ..FromDevice::default()
        };
        let m2s_request = is_taken(device, self.m2s_request);
        let m2s_write = is_taken(device, self.m2s_write);
        Ok((sent, DeviceReady { m2s_request, m2s_write, ..DeviceReady::ALL }))
    }
}

/// Says where a card's pins are, and how many pages its windows have, and one behind them that is nobody's.
macro_rules! pio_card {
    ($(#[$about:meta])* $card:ident of $device:ident, $pages:literal pages) => {
        $(#[$about])*
        pub type $card = EmittedCard<$device>;

        impl Pins for $device {
            const LINK: CardLink = CardLink::CxlMemory;
            const PAGES: Option<u64> = Some($pages);
            const HAS_PROBES: bool = false;
            const CMAC_RECEIVE: PulseInlet<Self, MessageBeat<64>> = $device::CMAC_RECEIVE;
            const CMAC_TRANSMIT: Outlet<Self, MessageBeat<64>> = $device::CMAC_TRANSMIT;
            const MESSAGE: Option<Outlet<Self, InterruptMessage>> = None;
            type Link = LinesLink<Self>;
            type Registers = Lite<Self>;

            fn link() -> Self::Link {
                LinesLink {
                    m2s_request: $device::M2S_REQUEST,
                    m2s_write: $device::M2S_WRITE,
                    s2m_response: $device::S2M_RESPONSE,
                    s2m_data: $device::S2M_DATA,
                    d2h_request: $device::D2H_REQUEST,
                    h2d_response: $device::H2D_RESPONSE,
                }
            }

            fn registers() -> Self::Registers {
                Lite {
                    write_address: $device::REGISTER_WRITE_ADDRESS,
                    write_data: $device::REGISTER_WRITE_DATA,
                    write_response: $device::REGISTER_WRITE_RESPONSE,
                    read_address: $device::REGISTER_READ_ADDRESS,
                    read_data: $device::REGISTER_READ_DATA,
                    master: Registers::default(),
                }
            }

            fn stores() -> Option<StorePorts<Self>> {
                None
            }
        }
    };
}

pio_card! {
    /// The card of coherent programmed I/O.
    PioNicCard of PioNic, 5 pages
}
pio_card! {
    /// The smallest, with groups of four lines.
    TinyPioNicCard of PioNicTiny, 2 pages
}
