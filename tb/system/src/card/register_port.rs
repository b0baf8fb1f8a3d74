//! Who asks for a card's registers, pin by pin.
use nic_host::{IoFromDevice, MmioAccess, RegisterPort};
use nic_sim::{Inlet, Outlet, PulseOutlet, PulseOutput, Wrapper};
use nic_spec::message::{
    AvalonCommand, AvalonReadData, AxiLiteAddress, AxiLiteReadData, AxiLiteWriteData,
    AxiLiteWriteResponse, RegisterAccess, RegisterAnswer,
};

use super::pins::{drive, is_taken, offered, set_ready};
use crate::registers::{Happened, Registers};

/// Who asks for registers.
pub trait RegisterPins<D> {
    /// The clock of the port.
    const CLOCK: &'static str;

    /// Takes an access that the root port offers, and answers it.
    fn exchange(&mut self, offered: Option<&MmioAccess>, sent: &mut IoFromDevice);
    /// Sets the device's inputs for a cycle of the port's clock.
    fn drive(&mut self, device: &mut D);
    /// Looks at what happened in it.
    fn observe(&mut self, device: &mut D);
    /// Writes that the card refused.
    fn refused_writes(&self) -> u64;
}

/// AXI4-Lite.
pub struct Lite<D> {
    pub write_address: Inlet<D, AxiLiteAddress>,
    pub write_data: Inlet<D, AxiLiteWriteData>,
    pub write_response: Outlet<D, AxiLiteWriteResponse>,
    pub read_address: Inlet<D, AxiLiteAddress>,
    pub read_data: Outlet<D, AxiLiteReadData>,
    pub master: Registers,
}

impl<D: Wrapper> RegisterPins<D> for Lite<D> {
    const CLOCK: &'static str = "host";

    fn exchange(&mut self, offered: Option<&MmioAccess>, sent: &mut IoFromDevice) {
        self.master.exchange(offered, sent);
    }

    fn drive(&mut self, device: &mut D) {
        let words = self.master.offered();
        drive(device, self.write_address, words.write_address.as_ref());
        drive(device, self.write_data, words.write_data.as_ref());
        drive(device, self.read_address, words.read_address.as_ref());
        set_ready(device, self.write_response, true);
        set_ready(device, self.read_data, true);
    }

    fn observe(&mut self, device: &mut D) {
        let words = self.master.offered();
        self.master.happened(&Happened {
            took_write_address: words.write_address.is_some()
                && is_taken(device, self.write_address),
            took_write_data: words.write_data.is_some() && is_taken(device, self.write_data),
            took_read_address: words.read_address.is_some() && is_taken(device, self.read_address),
            write_response: offered(device, self.write_response, true),
            read_data: offered(device, self.read_data, true),
        });
    }

    fn refused_writes(&self) -> u64 {
        self.master.refused_writes()
    }
}

/// Avalon-MM of 64 bits, a register at a time.
pub struct Avalon<D> {
    command: Inlet<D, AvalonCommand>,
    read_data: PulseOutlet<D, AvalonReadData>,
    port: RegisterPort,
    /// The access on its way, and whether the card has taken it.
    access: Option<(RegisterAccess, bool)>,
}

impl<D: Wrapper> Avalon<D> {
    /// A host at rest.
    pub fn new(
        command: Inlet<D, AvalonCommand>,
        read_data: PulseOutlet<D, AvalonReadData>,
    ) -> Self {
        Self { command, read_data, port: RegisterPort::default(), access: None }
    }

    /// The bits of a word of 8 bytes that a register is.
    fn shift(access: &RegisterAccess) -> u64 {
        8 * (access.address % 8)
    }
}

impl<D: Wrapper> RegisterPins<D> for Avalon<D> {
    const CLOCK: &'static str = "csr";

    fn exchange(&mut self, offered: Option<&MmioAccess>, sent: &mut IoFromDevice) {
        if let Some(access) = offered.filter(|_| self.port.is_ready()) {
            sent.takes_access = true;
            self.port.take(access);
        }
        if sent.answer.is_none() {
            sent.answer = self.port.next_answer();
        }
    }

    fn drive(&mut self, device: &mut D) {
        if self.access.is_none()
            && let Some(access) = self.port.offered()
        {
            self.port.taken();
            self.access = Some((access, false));
        }
        let command = self.access.as_ref().filter(|(_, is_taken)| !is_taken).map(|(access, _)| {
            AvalonCommand {
                write: access.write,
                address: access.address & !7,
                write_data: access.data << Self::shift(access),
                byte_enable: access.byte_enable << (access.address % 8),
                poison: false,
            }
        });
        drive(device, self.command, command.as_ref());
    }

    fn observe(&mut self, device: &mut D) {
        let read = PulseOutput::open(device.model_mut(), self.read_data).received();
        let Some((access, has_left)) = &mut self.access else { return };
        let takes = !*has_left && is_taken(device, self.command);
        *has_left |= takes;
        // A write is posted: Avalon has no answer to it.
        let data = match (access.write, read) {
            (true, _) if takes => 0,
            (false, Some(read)) => read.data >> Self::shift(access) & u64::from(u32::MAX),
            _ => return,
        };
        self.access = None;
        self.port.answer(&RegisterAnswer { data, refused: false });
    }

    fn refused_writes(&self) -> u64 {
        self.port.refused_writes()
    }
}
