//! A client of key-value requests that knows what must be answered.
use std::collections::HashMap;

use nic_model::kvs::{Allowance, Opcode, Request, Settings, Store, build, parse};
use nic_system::Card;
use nic_tb::Generator;
use nic_tb::kvs::Requests;

use super::served::Served;
use crate::statistics::Samples;

/// Network cycles from an answer to the next request.
const GAP_CYCLES: u64 = 20;
/// Bytes in front of the header of memcached's protocol: Ethernet, IPv4, UDP, and the frame header.
const NETWORK_BYTES: usize = 42 + 8;
/// Where the opaque field is behind those.
const OPAQUE: std::ops::Range<usize> = NETWORK_BYTES + 12..NETWORK_BYTES + 16;

/// A request that is not answered.
struct Awaited {
    /// Its place among all that were sent.
    number: usize,
    frame: Vec<u8>,
}

/// A card with a client that knows what must be answered.
pub(super) struct Client<C> {
    pub served: Served<C>,
    pub model: Store,
    allowance: Allowance,
    /// By the opaque field.
    awaited: HashMap<Vec<u8>, Awaited>,
    asked: usize,
    checked: usize,
    latencies: Vec<u64>,
}

impl<C: Card> Client<C> {
    /// A client of a server with empty tables.
    pub fn new(served: Served<C>, allowance: Allowance) -> Self {
        Self {
            served,
            model: Store::new(Settings::default()),
            allowance,
            awaited: HashMap::new(),
            asked: 0,
            checked: 0,
            latencies: vec![],
        }
    }

    /// Stores a value of so many random bytes under each key that is drawn, as many at a time as `window`.
    ///
    /// # Errors
    /// As [`Client::send`].
    pub fn fill(
        &mut self,
        drawn: &mut Requests,
        random: &mut Generator,
        (bytes, window): (usize, usize),
    ) -> Result<(), String> {
        let Ok(first) = parse(&drawn.draw().frame) else {
            return Err("the workload's first request cannot be read".into());
        };
        let fill = drawn.keys().iter().zip(0_u32..).map(|(key, number)| {
            let value = random.bytes(bytes);
            let request = Request::new(Opcode::Set, &[0; 8], key, &value);
            let opaque = number.to_be_bytes();
            build(&first.envelope, &Request { opaque, ..request }.to_bytes())
        });
        let fill = fill.collect();
        self.send(fill, window).map(|_| ())
    }

    /// Sends these, so many at a time; how long each took, in picoseconds.
    ///
    /// # Errors
    /// One line: a rule that was broken, or a wrong answer.
    pub fn send(&mut self, frames: Vec<Vec<u8>>, window: usize) -> Result<Samples, String> {
        self.latencies.clear();
        let mut frames = frames.into_iter();
        loop {
            while self.asked - self.checked < window {
                let Some(frame) = frames.next() else { break };
                self.ask(frame);
            }
            if self.asked == self.checked {
                return Ok(Samples::new(std::mem::take(&mut self.latencies)));
            }
            self.served.until_answered(self.checked + 1)?;
            self.check()?;
        }
    }

    fn ask(&mut self, frame: Vec<u8>) {
        let awaited = Awaited { number: self.asked, frame: frame.clone() };
        self.awaited.insert(frame[OPAQUE].to_vec(), awaited);
        self.asked += 1;
        self.served.ask(GAP_CYCLES, frame);
    }

    /// Looks at the answers that have come.
    fn check(&mut self) -> Result<(), String> {
        for answer in &self.served.answers()[self.checked..] {
            let opaque = answer.bytes.get(OPAQUE).unwrap_or_default();
            let Some(Awaited { number, frame }) = self.awaited.remove(opaque) else {
                return Err(format!("answer {} belongs to no request", self.checked));
            };
            self.model.accept(&frame, Some(&answer.bytes), self.allowance)?;
            let cycles = answer.ended - self.served.given()[number];
            self.latencies.push(cycles * self.served.period);
            self.checked += 1;
        }
        Ok(())
    }
}
