//! What either side sends and takes in a cycle.
use nic_spec::message::{
    D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest, H2dResponse, M2sRequest, M2sWrite,
    S2mData, S2mResponse,
};

use super::flit::{DOWN, Kind, Packed, Packer, UP};

/// What the device sends in one cycle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct FromDevice {
    /// D2H Req.
    pub d2h_request: Option<D2hRequest>,
    /// D2H Rsp.
    pub d2h_response: Option<D2hResponse>,
    /// D2H Data.
    pub d2h_data: Option<D2hData>,
    /// S2M NDR.
    pub s2m_response: Option<S2mResponse>,
    /// S2M DRS.
    pub s2m_data: Option<S2mData>,
}

/// What is offered to the device in one cycle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ToDevice {
    /// H2D Req, a snoop.
    pub h2d_request: Option<H2dRequest>,
    /// H2D Rsp. The device takes it at once.
    pub h2d_response: Option<H2dResponse>,
    /// H2D Data. The device takes it at once.
    pub h2d_data: Option<H2dData>,
    /// M2S Req.
    pub m2s_request: Option<M2sRequest>,
    /// M2S RwD.
    pub m2s_write: Option<M2sWrite>,
}

/// Which channels the host takes from in this cycle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HostReady {
    /// D2H Req: may be blocked for ever.
    pub d2h_request: bool,
    /// D2H Rsp.
    pub d2h_response: bool,
    /// D2H Data.
    pub d2h_data: bool,
    /// S2M NDR.
    pub s2m_response: bool,
    /// S2M DRS.
    pub s2m_data: bool,
}

/// Which channels the device takes from in this cycle; the others it always takes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeviceReady {
    /// H2D Req.
    pub h2d_request: bool,
    /// M2S Req.
    pub m2s_request: bool,
    /// M2S RwD.
    pub m2s_write: bool,
}

impl DeviceReady {
    /// It takes whatever comes.
    pub const ALL: Self = Self { h2d_request: true, m2s_request: true, m2s_write: true };
}

/// A message of the home agent on its way down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Down {
    /// H2D Req.
    Snoop(H2dRequest),
    /// H2D Rsp, for this line.
    Response(u64, H2dResponse),
    /// H2D Data, for this line.
    Data(u64, H2dData),
    /// M2S Req.
    Request(M2sRequest),
    /// M2S RwD.
    Write(M2sWrite),
}

impl Packed for Down {
    fn kind(&self) -> Kind {
        match self {
            Self::Snoop(_) => Kind::Request,
            Self::Response(..) => Kind::Response,
            Self::Data(..) => Kind::Line,
            Self::Request(_) => Kind::MemoryMessage,
            Self::Write(_) => Kind::MemoryLine,
        }
    }
    fn has_byte_enables(&self) -> bool {
        matches!(self, Self::Write(one) if one.byte_enable != u64::MAX)
    }
}

/// A message of the device on its way up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Up {
    /// D2H Req.
    Request(D2hRequest),
    /// D2H Rsp.
    Response(D2hResponse),
    /// D2H Data.
    Data(D2hData),
    /// S2M NDR.
    MemoryResponse(S2mResponse),
    /// S2M DRS.
    MemoryData(S2mData),
}

impl Packed for Up {
    fn kind(&self) -> Kind {
        match self {
            Self::Request(_) => Kind::Request,
            Self::Response(_) => Kind::Response,
            Self::Data(_) => Kind::Line,
            Self::MemoryResponse(_) => Kind::MemoryMessage,
            Self::MemoryData(_) => Kind::MemoryLine,
        }
    }
    fn has_byte_enables(&self) -> bool {
        matches!(self, Self::Data(one) if one.byte_enable != u64::MAX)
    }
}

impl FromDevice {
    /// Its messages, one by one.
    pub fn messages(&self) -> impl Iterator<Item = Up> {
        let all = [
            self.d2h_request.map(Up::Request),
            self.d2h_response.map(Up::Response),
            self.d2h_data.map(Up::Data),
            self.s2m_response.map(Up::MemoryResponse),
            self.s2m_data.map(Up::MemoryData),
        ];
        all.into_iter().flatten()
    }
}

/// Messages that wait for flits, with what their sender has to know of each.
#[derive(Debug)]
pub struct Flits<T> {
    /// Of the device.
    pub up: Packer<(Up, T)>,
    /// Of the host.
    pub down: Packer<(Down, T)>,
}

impl<T> Flits<T> {
    /// With so many flits of each direction in a cycle.
    pub fn new(rate: f64) -> Self {
        Self { up: Packer::new(&UP, rate), down: Packer::new(&DOWN, rate) }
    }
}
