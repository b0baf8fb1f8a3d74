//! Operations as reads and writes over PCI Express: the bench reads a number, adds, and writes it, through the emitted endpoint.
use std::collections::{HashMap, VecDeque};

use nic_host::LINE_BYTES;
use nic_host::profile::{Parameter, Profile};
use nic_spec::message::{LineOperation, LineRequest, LineSpace, LineStatus};

use super::{Answer, Offload};
use crate::figures::pcie::{self, Pcie};
use crate::figures::rig::Path;

/// When a number may be read again that was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hazard {
    /// When the write is acknowledged (Cohet, V-A1). Posted writes are not: a read of the same line behind it is answered.
    Acknowledged,
    /// When the write has left: a read does not pass it (PCI Express Base, transaction ordering).
    InOrder,
}

/// What the card's engine takes for a transfer, in cycles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Engine {
    /// Before a transfer begins.
    setup: u64,
    /// From one transfer's beginning to the next one's.
    interval: u64,
}

impl Engine {
    /// No time at all.
    pub const NONE: Self = Self { setup: 0, interval: 0 };

    /// The engine of the profile's card.
    pub fn of(profile: &Profile) -> Self {
        let [setup, interval] = [Parameter::DmaSetup, Parameter::DmaInterval];
        Self { setup: profile.cycles(setup), interval: profile.cycles(interval) }
    }
}

/// How far an operation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Read,
    Write,
    Acknowledge,
}

/// An operation.
#[derive(Clone, Copy, Debug)]
struct Operation {
    element: u64,
    address: u64,
    step: Step,
    /// The number before.
    old: u64,
}

/// The endpoint, the host, and an engine that does the operations.
pub struct Posted {
    path: Pcie,
    hazard: Hazard,
    engine: Engine,
    /// Operations under way by their number, and who waits for the same one.
    numbers: HashMap<u64, VecDeque<u64>>,
    /// By processing element.
    under_way: HashMap<u64, Operation>,
    /// What the endpoint is asked next, and when the engine has set it up.
    transfers: VecDeque<(u64, u64)>,
    /// When the last transfer began.
    began: Option<u64>,
}

impl Posted {
    /// A server at rest, whose memory is zero and in no cache.
    ///
    /// # Errors
    /// One line: a model that cannot be built, or a read that takes longer than the profile says.
    pub fn new(
        profile: &Profile,
        hazard: Hazard,
        engine: Engine,
        seed: u64,
    ) -> Result<Self, String> {
        Ok(Self {
            path: pcie::rig(profile, seed)?.path,
            hazard,
            engine,
            numbers: HashMap::new(),
            under_way: HashMap::new(),
            transfers: VecDeque::new(),
            began: None,
        })
    }

    fn begin(&mut self, element: u64, address: u64) {
        let operation = Operation { element, address, step: Step::Read, old: 0 };
        self.under_way.insert(element, operation);
        self.transfers.push_back((self.now() + self.engine.setup, element));
    }

    /// Asks the endpoint for a transfer that is due.
    fn transfer(&mut self) {
        let now = self.now();
        let may_begin = self.began.is_none_or(|began| now >= began + self.engine.interval);
        let due = self.transfers.front().filter(|(due, _)| *due <= now && may_begin);
        if let Some((_, element)) = due.copied()
            && self.path.is_ready()
        {
            self.transfers.pop_front();
            self.began = Some(now);
            self.path.ask(request(&self.under_way[&element]));
        }
    }

    /// The endpoint has answered what an operation has asked for.
    fn answered(&mut self, element: u64, line: &[u8; LINE_BYTES]) -> Option<Answer> {
        let now = self.now();
        let operation = self.under_way.get_mut(&element)?;
        match (operation.step, self.hazard) {
            (Step::Read, _) => {
                operation.old = number(line, operation.address);
                operation.step = Step::Write;
                self.transfers.push_back((now + self.engine.setup, element));
                None
            }
            (Step::Write, Hazard::Acknowledged) => {
                // Part of the same transfer: no engine sets it up.
                operation.step = Step::Acknowledge;
                let request = request(operation);
                self.path.ask(request);
                None
            }
            (Step::Write, Hazard::InOrder) | (Step::Acknowledge, _) => Some(self.done(element)),
        }
    }

    /// The operation's number is free.
    fn done(&mut self, element: u64) -> Answer {
        let operation = self.under_way.remove(&element).expect("it is under way");
        let address = operation.address;
        let waiting = self.numbers.get_mut(&address).expect("its number is taken");
        match waiting.pop_front() {
            Some(next) => self.begin(next, address),
            None => drop(self.numbers.remove(&address)),
        }
        Answer { element, old: operation.old }
    }
}

impl Offload for Posted {
    fn is_ready(&self) -> bool {
        true
    }

    fn ask(&mut self, element: u64, address: u64) {
        match self.numbers.get_mut(&address) {
            Some(waiting) => waiting.push_back(element),
            None => {
                self.numbers.insert(address, VecDeque::new());
                self.begin(element, address);
            }
        }
    }

    fn cycle(&mut self) -> Result<Option<Answer>, String> {
        self.transfer();
        let Some(answer) = self.path.cycle()? else { return Ok(None) };
        match answer.status {
            LineStatus::Okay => Ok(self.answered(answer.tag, &answer.data)),
            LineStatus::Error => Err(format!("{answer:?}")),
        }
    }

    fn now(&self) -> u64 {
        self.path.now()
    }

    fn check(&mut self) -> Result<(), String> {
        let left = self.under_way.len() + self.numbers.len() + self.transfers.len();
        if left == 0 { Ok(()) } else { Err(format!("{left} operations are left")) }
    }
}

/// What the endpoint is asked for an operation's step.
fn request(of: &Operation) -> LineRequest {
    let offset = offset(of.address);
    let mut request = LineRequest {
        operation: LineOperation::NcRead,
        space: LineSpace::Host,
        line_address: of.address / LINE_BYTES as u64,
        data: [0; LINE_BYTES],
        byte_enable: 0,
        tag: of.element,
    };
    if of.step == Step::Write {
        request.operation = LineOperation::NcWrite;
        request.byte_enable = 0xff << offset;
        request.data[offset..offset + 8].copy_from_slice(&(of.old + 1).to_le_bytes());
    }
    request
}

fn offset(address: u64) -> usize {
    (address % LINE_BYTES as u64) as usize
}

fn number(line: &[u8; LINE_BYTES], address: u64) -> u64 {
    let offset = offset(address);
    u64::from_le_bytes(line[offset..offset + 8].try_into().expect("eight bytes"))
}
