//! A host that answers after fixed times and never stalls, and the link before it.
use std::collections::{BTreeMap, VecDeque};

use nic_host::ToDevice;
use nic_host::link::{Down, Flits, Up};
use nic_spec::message::{
    D2hRequest, D2hRequestOpcode as Opcode, GoState, H2dData, H2dResponse, H2dResponseOpcode,
};

use crate::channels::SETS;

/// A host that answers after fixed times; [`Latency::NEVER`]: not at all.
pub(super) struct Host {
    pub latency: Latency,
    responses: BTreeMap<u64, VecDeque<H2dResponse>>,
    data: BTreeMap<u64, VecDeque<H2dData>>,
    /// Weakly ordered writes whose line is still to come.
    weak: Vec<u64>,
}

/// Cycles that the host takes.
#[derive(Clone, Copy)]
pub(super) struct Latency {
    /// From a request to its answer.
    pub answer: u64,
    /// From the line of a write to its ExtCmp.
    pub complete: u64,
}

impl Latency {
    pub const fn of(cycles: u64) -> Self {
        Self { answer: cycles, complete: cycles }
    }
    pub const NEVER: Self = Self::of(u64::MAX / 2);
}

impl Host {
    pub fn new(latency: Latency) -> Self {
        Self { latency, responses: BTreeMap::new(), data: BTreeMap::new(), weak: vec![] }
    }

    /// Messages that are due, of each channel one.
    pub fn sends(&mut self, now: u64) -> impl Iterator<Item = Down> + use<> {
        let response = due(&mut self.responses, now).map(|one| Down::Response(0, one));
        response.into_iter().chain(due(&mut self.data, now).map(|one| Down::Data(0, one)))
    }

    pub fn hears(&mut self, now: u64, sent: &Up) {
        match sent {
            Up::Request(request) => self.answers(now + self.latency.answer, request),
            Up::Data(line) => {
                if let Some(place) = self.weak.iter().position(|cqid| *cqid == line.uqid) {
                    self.weak.swap_remove(place);
                    let at = now + self.latency.complete;
                    self.responds(at, H2dResponseOpcode::ExtCmp, 0, line.uqid);
                }
            }
            _ => {}
        }
    }

    fn responds(&mut self, at: u64, opcode: H2dResponseOpcode, response_data: u64, cqid: u64) {
        let response = H2dResponse { opcode, response_data, response_pre: 0, cqid };
        self.responses.entry(at).or_default().push_back(response);
    }

    /// The number of a pull is that of its request.
    fn answers(&mut self, at: u64, request: &D2hRequest) {
        let cqid = request.cqid;
        let grants = |state: GoState| (H2dResponseOpcode::Go, state as u64);
        let response = match request.opcode {
            Opcode::RdCurr => None,
            Opcode::RdShared => Some(grants(GoState::Shared)),
            Opcode::RdOwn | Opcode::RdOwnNoData => Some(grants(GoState::Exclusive)),
            Opcode::WoWrInv | Opcode::WoWrInvF => {
                self.weak.push(cqid);
                Some((H2dResponseOpcode::FastGoWritePull, cqid))
            }
            Opcode::ItoMWr | Opcode::WrCur | Opcode::DirtyEvict => {
                Some((H2dResponseOpcode::GoWritePull, cqid))
            }
            other => panic!("nothing that is measured sends {other:?}"),
        };
        if let Some((opcode, response_data)) = response {
            self.responds(at, opcode, response_data, cqid);
        }
        if matches!(request.opcode, Opcode::RdCurr | Opcode::RdShared | Opcode::RdOwn) {
            self.data.entry(at).or_default().push_back(H2dData {
                cqid,
                chunk_valid: true,
                poison: false,
                go_error: false,
                data: [1; 64],
            });
        }
    }
}

/// The first message that is due.
fn due<M>(messages: &mut BTreeMap<u64, VecDeque<M>>, now: u64) -> Option<M> {
    let mut first = messages.first_entry().filter(|entry| *entry.key() <= now)?;
    let message = first.get_mut().pop_front();
    if first.get().is_empty() {
        first.remove();
    }
    message
}

/// A message, and the number of its set of channels.
pub(super) type OfSet<M> = (M, usize);

/// A link without latency: one for both sets of channels. Without flits everything passes it.
pub(super) struct Wire {
    flits: Option<Flits<usize>>,
    /// What has come down and is not offered yet, of each set.
    responses: [VecDeque<H2dResponse>; SETS],
    data: [VecDeque<H2dData>; SETS],
}

impl Wire {
    pub fn new(rate: Option<f64>) -> Self {
        Self {
            flits: rate.map(Flits::new),
            responses: Default::default(),
            data: Default::default(),
        }
    }

    /// What is offered in this cycle of what the hosts send: of each channel of a set one message.
    pub fn down(&mut self, now: u64, sent: impl Iterator<Item = OfSet<Down>>) -> [ToDevice; SETS] {
        let Self { flits, responses, data } = self;
        let mut arrives = |(message, set): OfSet<Down>| match message {
            Down::Response(_, one) => responses[set].push_back(one),
            Down::Data(_, one) => data[set].push_back(one),
            other => panic!("no host here sends {other:?}"),
        };
        match flits {
            Some(Flits { down, .. }) => {
                sent.for_each(|message| down.send(now, message));
                down.run(now, |_, message| arrives(message));
            }
            None => sent.for_each(arrives),
        }
        std::array::from_fn(|set| ToDevice {
            h2d_response: responses[set].pop_front(),
            h2d_data: data[set].pop_front(),
            ..ToDevice::default()
        })
    }

    /// Calls `hears` for what reaches the hosts.
    pub fn up(
        &mut self,
        now: u64,
        sent: impl Iterator<Item = OfSet<Up>>,
        mut hears: impl FnMut(OfSet<Up>),
    ) {
        match &mut self.flits {
            Some(Flits { up, .. }) => {
                sent.for_each(|message| up.send(now, message));
                up.run(now, |_, message| hears(message));
            }
            None => sent.for_each(hears),
        }
    }
}
