//! The link: ten channels with a latency, and the order between them that the rules demand.
//!
//! One message per channel and cycle. Messages of one line stay in order within their channel; any
//! others may change places if the link reorders. Between channels one rule of order exists: a snoop
//! is not offered before every earlier H2D response for its line has been taken. What is offered to
//! the device stays offered until it is taken.
mod channel;
mod moving;

use nic_spec::message::{
    D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest, H2dResponse, M2sRequest,
    M2sRequestOpcode, M2sWrite, S2mData, S2mResponse,
};
use rand::{Rng, RngCore};

pub use channel::Channel;
pub use moving::{Lane, Moving};

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

/// How freely the link treats messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Freedom {
    /// Up to so many cycles are added to the latency of each message.
    pub jitter_cycles: u64,
    /// Messages of different lines may change places.
    pub reorders: bool,
    /// What a wrong link does, for tests that must notice it.
    pub wrong: Option<WrongOrder>,
}

/// An order between messages that a wrong link does not keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongOrder {
    /// A snoop passes a GO for its line.
    SnoopPassesGo,
    /// A request of the host passes a MemRdFwd or MemWrFwd for its line.
    RequestPassesForward,
    /// A CXL IP answers a write of its card before anybody can see it.
    ResponsePassesWrite,
}

impl Freedom {
    /// Every message takes the latency.
    pub const NONE: Self = Self { jitter_cycles: 0, reorders: false, wrong: None };
}

/// Everything in flight between the device and the home agent.
#[derive(Debug)]
pub struct Link {
    freedom: Freedom,
    d2h_request: Channel<D2hRequest>,
    d2h_response: Channel<D2hResponse>,
    d2h_data: Channel<D2hData>,
    s2m_response: Channel<S2mResponse>,
    s2m_data: Channel<S2mData>,
    h2d_request: Channel<H2dRequest>,
    h2d_response: Channel<H2dResponse>,
    h2d_data: Channel<H2dData>,
    m2s_request: Channel<M2sRequest>,
    m2s_write: Channel<M2sWrite>,
    offered: ToDevice,
    moving: Moving,
    /// The line of the H2D response that is offered.
    responding: Option<u64>,
}

impl Link {
    /// An empty link with this latency each way.
    pub fn new(latency: u64, freedom: Freedom) -> Self {
        Self {
            freedom,
            d2h_request: Channel::new(latency),
            d2h_response: Channel::new(latency),
            d2h_data: Channel::new(latency),
            s2m_response: Channel::new(latency),
            s2m_data: Channel::new(latency),
            h2d_request: Channel::new(latency),
            h2d_response: Channel::new(latency),
            h2d_data: Channel::new(latency),
            m2s_request: Channel::new(latency),
            m2s_write: Channel::new(latency),
            offered: ToDevice::default(),
            moving: Moving::ALL,
            responding: None,
        }
    }

    /// What is offered to the device now.
    pub fn offered(&self) -> ToDevice {
        self.offered
    }

    /// From now on these channels move, and no others.
    pub fn set_moving(&mut self, moving: Moving) {
        self.moving = moving;
    }

    /// The channels that move.
    pub fn moving(&self) -> Moving {
        self.moving
    }

    /// D2H requests in flight.
    pub fn requests_under_way(&self) -> usize {
        self.d2h_request.len()
    }

    /// What the device took is gone.
    pub fn take(&mut self, ready: DeviceReady) {
        self.offered.h2d_response = None;
        self.offered.h2d_data = None;
        self.responding = None;
        if ready.h2d_request {
            self.offered.h2d_request = None;
        }
        if ready.m2s_request {
            self.offered.m2s_request = None;
        }
        if ready.m2s_write {
            self.offered.m2s_write = None;
        }
    }

    /// What the device sends sets out.
    pub fn send_up(&mut self, now: u64, sent: FromDevice, random: &mut dyn RngCore) {
        let jitter = self.freedom.jitter_cycles;
        let mut extra = || if jitter == 0 { 0 } else { random.random_range(0..=jitter) };
        if let Some(one) = sent.d2h_request {
            self.d2h_request.send(now, one.line_address, one, extra());
        }
        if let Some(one) = sent.d2h_response {
            self.d2h_response.send(now, one.uqid, one, extra());
        }
        if let Some(one) = sent.d2h_data {
            self.d2h_data.send(now, one.uqid, one, extra());
        }
        if let Some(one) = sent.s2m_response {
            self.s2m_response.send(now, one.tag, one, extra());
        }
        if let Some(one) = sent.s2m_data {
            self.s2m_data.send(now, one.tag, one, extra());
        }
    }

    /// What the home agent sends sets out.
    pub fn send_down(&mut self, now: u64, sent: Down, random: &mut dyn RngCore) {
        let jitter = self.freedom.jitter_cycles;
        let extra = if jitter == 0 { 0 } else { random.random_range(0..=jitter) };
        match sent {
            Down::Snoop(one) => self.h2d_request.send(now, one.line_address, one, extra),
            Down::Response(line, one) => self.h2d_response.send(now, line, one, extra),
            Down::Data(line, one) => self.h2d_data.send(now, line, one, extra),
            Down::Request(one) => self.m2s_request.send(now, self.key_of(&one), one, extra),
            Down::Write(one) => self.m2s_write.send(now, one.line_address, one, extra),
        }
    }

    fn key_of(&self, request: &M2sRequest) -> u64 {
        use M2sRequestOpcode::{MemRdFwd, MemWrFwd};
        let is_forward = matches!(request.opcode, MemRdFwd | MemWrFwd);
        match self.freedom.wrong {
            Some(WrongOrder::RequestPassesForward) if is_forward => !request.line_address,
            _ => request.line_address,
        }
    }

    /// What reaches the home agent in this cycle.
    pub fn arrive_up(&mut self, now: u64, random: &mut dyn RngCore) -> FromDevice {
        macro_rules! next {
            ($channel:ident) => {{
                let random = self.freedom.reorders.then_some(&mut *random);
                let random = random.map(|random| random as &mut dyn RngCore);
                self.$channel.arrive(now, random, |_| true).map(|(_, one)| one)
            }};
        }
        FromDevice {
            d2h_request: next!(d2h_request),
            d2h_response: next!(d2h_response),
            d2h_data: next!(d2h_data),
            s2m_response: next!(s2m_response),
            s2m_data: next!(s2m_data),
        }
    }

    /// Chooses what is offered next on the channels that move and where nothing is.
    pub fn offer(&mut self, now: u64, random: &mut dyn RngCore) {
        macro_rules! next {
            ($channel:ident, $may:expr) => {{
                let random = self.freedom.reorders.then_some(&mut *random);
                let random = random.map(|random| random as &mut dyn RngCore);
                self.$channel.arrive(now, random, $may)
            }};
        }
        let may_respond = self.moving.has(Lane::H2dResponse);
        if let Some((line, one)) = next!(h2d_response, |_| may_respond) {
            self.offered.h2d_response = Some(one);
            self.responding = Some(line);
        }
        let may_fill = self.moving.has(Lane::H2dData);
        self.offered.h2d_data = next!(h2d_data, |_| may_fill).map(|(_, one)| one);
        if self.offered.h2d_request.is_none() && self.moving.has(Lane::H2dRequest) {
            let (responses, responding) = (&self.h2d_response, self.responding);
            let passes = self.freedom.wrong == Some(WrongOrder::SnoopPassesGo);
            let may = |line| passes || !(responses.holds(line) || responding == Some(line));
            self.offered.h2d_request = next!(h2d_request, may).map(|(_, one)| one);
        }
        if self.offered.m2s_request.is_none() && self.moving.has(Lane::M2sRequest) {
            self.offered.m2s_request = next!(m2s_request, |_| true).map(|(_, one)| one);
        }
        if self.offered.m2s_write.is_none() && self.moving.has(Lane::M2sWrite) {
            self.offered.m2s_write = next!(m2s_write, |_| true).map(|(_, one)| one);
        }
    }

    /// Whether nothing is in flight.
    pub fn is_idle(&self) -> bool {
        let up = self.d2h_request.is_empty()
            && self.d2h_response.is_empty()
            && self.d2h_data.is_empty()
            && self.s2m_response.is_empty()
            && self.s2m_data.is_empty();
        let down = self.h2d_request.is_empty()
            && self.h2d_response.is_empty()
            && self.h2d_data.is_empty()
            && self.m2s_request.is_empty()
            && self.m2s_write.is_empty();
        up && down && self.offered == ToDevice::default()
    }
}
