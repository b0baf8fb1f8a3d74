//! Register accesses of the host as AXI4-Lite, one at a time.
use nic_host::{IoFromDevice, MmioAccess, RegisterPort};
use nic_spec::message::{
    AxiLiteAddress, AxiLiteReadData, AxiLiteWriteData, AxiLiteWriteResponse, AxiResponse,
    RegisterAccess, RegisterAnswer,
};

/// What is offered to the card in a cycle.
#[derive(Clone, Debug, Default)]
pub struct Offered {
    pub write_address: Option<AxiLiteAddress>,
    pub write_data: Option<AxiLiteWriteData>,
    pub read_address: Option<AxiLiteAddress>,
}

/// What happened on the channels in a cycle.
#[derive(Clone, Debug, Default)]
pub struct Happened {
    pub took_write_address: bool,
    pub took_write_data: bool,
    pub took_read_address: bool,
    pub write_response: Option<AxiLiteWriteResponse>,
    pub read_data: Option<AxiLiteReadData>,
}

/// Between the root port and a card's AXI4-Lite port.
#[derive(Clone, Debug, Default)]
pub struct Registers {
    port: RegisterPort,
    /// The access on its way.
    access: Option<RegisterAccess>,
    has_address: bool,
    has_data: bool,
}

impl Registers {
    /// Writes that the card refused.
    pub fn refused_writes(&self) -> u64 {
        self.port.refused_writes()
    }

    /// Takes an access that the root port offers, and answers it; an answer that is there already goes
    /// first.
    pub fn exchange(&mut self, offered: Option<&MmioAccess>, sent: &mut IoFromDevice) {
        if let Some(access) = offered.filter(|_| self.port.is_ready()) {
            sent.takes_access = true;
            self.port.take(access);
        }
        if sent.answer.is_none() {
            sent.answer = self.port.next_answer();
        }
    }

    /// What is offered to the card.
    pub fn offered(&mut self) -> Offered {
        if self.access.is_none()
            && let Some(access) = self.port.offered()
        {
            self.port.taken();
            self.access = Some(access);
            (self.has_address, self.has_data) = (false, false);
        }
        let Some(access) = &self.access else { return Offered::default() };
        let address = Some(AxiLiteAddress { address: access.address });
        let data = AxiLiteWriteData { data: access.data, strobe: access.byte_enable };
        match access.write {
            true => Offered {
                write_address: address.filter(|_| !self.has_address),
                write_data: Some(data).filter(|_| !self.has_data),
                read_address: None,
            },
            false => Offered {
                read_address: address.filter(|_| !self.has_address),
                ..Offered::default()
            },
        }
    }

    /// What the card did.
    pub fn happened(&mut self, happened: &Happened) {
        self.has_address |= happened.took_write_address | happened.took_read_address;
        self.has_data |= happened.took_write_data;
        let of_write = happened.write_response.as_ref().map(|answer| (0, answer.response));
        let of_read = happened.read_data.as_ref().map(|answer| (answer.data, answer.response));
        if let Some((data, response)) = of_write.or(of_read) {
            self.access = None;
            self.port.answer(&RegisterAnswer { data, refused: response != AxiResponse::Okay });
        }
    }
}
