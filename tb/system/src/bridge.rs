//! What processors do in a card's window of stores, as AXI4: each access is a burst of one beat.
use std::collections::VecDeque;

use nic_host::{IoFromDevice, IoToDevice, MmioAccess, MmioAnswer};
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiAddress, AxiBurst, AxiReadData, AxiResponse, AxiWriteData, AxiWriteResponse,
};

use crate::card::pins::{drive, is_taken, offered, set_ready};

/// Byte address of the window on the I/O link, behind all registers.
pub const STORE_WINDOW: u64 = 0x100_0000;
/// Bytes of a line, and two to which power that is.
const LINE: u64 = 64;
const SIZE: u64 = 6;
/// Bursts that the bridge has ready, so that one channel's stall does not hold up the other.
const READY_BURSTS: usize = 2;

/// Ports of a card's window.
pub struct StorePorts<D> {
    pub write_address: Inlet<D, AxiAddress<6>>,
    pub write_data: Inlet<D, AxiWriteData<64>>,
    pub write_response: Outlet<D, AxiWriteResponse<6>>,
    pub read_address: Inlet<D, AxiAddress<6>>,
    pub read_data: Outlet<D, AxiReadData<6, 64>>,
}

impl<D: Wrapper> StorePorts<D> {
    /// Drives the window.
    pub fn offer(&self, device: &mut D, bridge: &Bridge) {
        drive(device, self.write_address, bridge.addresses.front());
        drive(device, self.write_data, bridge.data.front());
        drive(device, self.read_address, bridge.reads.front());
        set_ready(device, self.write_response, true);
        set_ready(device, self.read_data, true);
    }

    /// What moves there in this cycle.
    pub fn moved(&self, device: &mut D, bridge: &Bridge) -> Moved {
        Moved {
            took_write_address: !bridge.addresses.is_empty()
                && is_taken(device, self.write_address),
            took_write_data: !bridge.data.is_empty() && is_taken(device, self.write_data),
            took_read_address: !bridge.reads.is_empty() && is_taken(device, self.read_address),
            write_response: offered(device, self.write_response, true),
            read_data: offered(device, self.read_data, true),
        }
    }
}

/// What happened on the channels in a cycle.
#[derive(Clone, Debug, Default)]
pub struct Moved {
    pub took_write_address: bool,
    pub took_write_data: bool,
    pub took_read_address: bool,
    pub write_response: Option<AxiWriteResponse<6>>,
    pub read_data: Option<AxiReadData<6, 64>>,
}

/// Between the root port and a card's window.
#[derive(Clone, Debug, Default)]
pub struct Bridge {
    pub addresses: VecDeque<AxiAddress<6>>,
    pub data: VecDeque<AxiWriteData<64>>,
    pub reads: VecDeque<AxiAddress<6>>,
    /// Numbers of reads that are not answered.
    numbers: VecDeque<u64>,
    answers: VecDeque<MmioAnswer>,
    refused_writes: u64,
}

impl Bridge {
    /// Takes what the root port offers for the window, and answers it; whether it is for the window.
    pub fn exchange(&mut self, offered: &IoToDevice, sent: &mut IoFromDevice) -> bool {
        sent.answer = self.answers.pop_front();
        let first_line = STORE_WINDOW / LINE;
        match &offered.access {
            Some(MmioAccess::Write(write)) if write.line >= first_line => {
                if self.data.len().max(self.addresses.len()) < READY_BURSTS {
                    self.addresses.push_back(burst((write.line - first_line) * LINE));
                    let (data, strobe) = (write.data, write.byte_enable);
                    self.data.push_back(AxiWriteData { data, strobe, last: true });
                    sent.takes_access = true;
                }
                true
            }
            Some(MmioAccess::Read(read)) if read.address >= STORE_WINDOW => {
                if self.reads.len() < READY_BURSTS {
                    self.reads.push_back(burst((read.address - STORE_WINDOW) / LINE * LINE));
                    self.numbers.push_back(read.number);
                    sent.takes_access = true;
                }
                true
            }
            _ => false,
        }
    }

    /// What the card did.
    ///
    /// # Errors
    /// One line: it answers what nobody asked.
    pub fn moved(&mut self, moved: &Moved) -> Result<(), String> {
        if moved.took_write_address {
            self.addresses.pop_front();
        }
        if moved.took_write_data {
            self.data.pop_front();
        }
        if moved.took_read_address {
            self.reads.pop_front();
        }
        let is_wrong = |answer: &AxiWriteResponse<6>| answer.response != AxiResponse::Okay;
        self.refused_writes += u64::from(moved.write_response.as_ref().is_some_and(is_wrong));
        if let Some(read) = &moved.read_data {
            let number = self.numbers.pop_front().ok_or("a read is answered that nobody made")?;
            self.answers.push_back(MmioAnswer { number, data: read.data });
        }
        Ok(())
    }

    /// Stores that the card refused.
    pub fn refused_writes(&self) -> u64 {
        self.refused_writes
    }
}

fn burst(address: u64) -> AxiAddress<6> {
    AxiAddress { id: 0, address, length: 0, size: SIZE, burst: AxiBurst::Incrementing }
}
