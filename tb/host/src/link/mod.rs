//! The link: ten channels with a latency, and the order between them that the rules demand.
//!
//! One message per channel and cycle; with [`Link::with_flits`] no more than the flits of a cycle hold.
//! Messages of one line stay in order within their channel; any others may change places if the link
//! reorders. Between channels one rule of order exists: a snoop is not offered before every earlier H2D
//! response for its line has been taken. What is offered to the device stays offered until it is taken.
mod channel;
pub mod flit;
mod message;
mod moving;

use nic_spec::message::{
    D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest, H2dResponse, M2sRequest,
    M2sRequestOpcode, M2sWrite, S2mData, S2mResponse,
};
use rand::{Rng, RngCore};

pub use channel::Channel;
pub use message::{DeviceReady, Down, Flits, FromDevice, HostReady, ToDevice, Up};
pub use moving::{Lane, Moving};

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
    /// Messages that wait for a flit, with the cycles that each takes beyond the latency.
    flits: Option<Flits<u64>>,
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
            flits: None,
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

    /// The same, with so many flits of each direction in a cycle of the device's clock.
    pub fn with_flits(self, rate: f64) -> Self {
        Self { flits: Some(Flits::new(rate)), ..self }
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
        let waiting = self.flits.as_ref().map_or(0, |flits| {
            flits.up.messages().filter(|(one, _)| matches!(one, Up::Request(_))).count()
        });
        self.d2h_request.len() + waiting
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
        for message in sent.messages() {
            let extra = extra();
            match &mut self.flits {
                Some(flits) => flits.up.send(now, (message, extra)),
                None => self.depart_up(now, message, extra),
            }
        }
    }

    fn depart_up(&mut self, now: u64, message: Up, extra: u64) {
        match message {
            Up::Request(one) => self.d2h_request.send(now, one.line_address, one, extra),
            Up::Response(one) => self.d2h_response.send(now, one.uqid, one, extra),
            Up::Data(one) => self.d2h_data.send(now, one.uqid, one, extra),
            Up::MemoryResponse(one) => self.s2m_response.send(now, one.tag, one, extra),
            Up::MemoryData(one) => self.s2m_data.send(now, one.tag, one, extra),
        }
    }

    /// What the home agent sends sets out.
    pub fn send_down(&mut self, now: u64, sent: Down, random: &mut dyn RngCore) {
        let jitter = self.freedom.jitter_cycles;
        let extra = if jitter == 0 { 0 } else { random.random_range(0..=jitter) };
        match &mut self.flits {
            Some(flits) => flits.down.send(now, (sent, extra)),
            None => self.depart_down(now, sent, extra),
        }
    }

    fn depart_down(&mut self, now: u64, message: Down, extra: u64) {
        match message {
            Down::Snoop(one) => self.h2d_request.send(now, one.line_address, one, extra),
            Down::Response(line, one) => self.h2d_response.send(now, line, one, extra),
            Down::Data(line, one) => self.h2d_data.send(now, line, one, extra),
            Down::Request(one) => self.m2s_request.send(now, self.key_of(&one), one, extra),
            Down::Write(one) => self.m2s_write.send(now, one.line_address, one, extra),
        }
    }

    /// What has left in a flit before this cycle is on its way.
    fn depart(&mut self, now: u64) {
        let Some(mut flits) = self.flits.take() else { return };
        if let Some(before) = now.checked_sub(1) {
            flits.up.run(before, |cycle, (one, extra)| self.depart_up(cycle, one, extra));
            flits.down.run(before, |cycle, (one, extra)| self.depart_down(cycle, one, extra));
        }
        self.flits = Some(flits);
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
        self.depart(now);
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
        self.depart(now);
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
        let flits = self.flits.as_ref();
        let has_left = flits.is_none_or(|flits| flits.up.is_empty() && flits.down.is_empty());
        up && down && has_left && self.offered == ToDevice::default()
    }
}
