//! The network: frames that come back through rings, and requests that the card answers.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use nic_model::kvs::{Opcode, Request, Status, build, parse_answer};
use nic_system::frames::{self, Flow};
use nic_system::{Frame, Wire};
use nic_tb::Generator;

use super::history::{ReadId, WriteId};
use super::keys::{Keys, key, value};
use crate::key_value::ENVELOPE;

/// Bytes of the longest frame through a ring.
const LONGEST: usize = frames::LONGEST;

/// A request that is not answered.
enum Awaited {
    Get(usize, ReadId),
    Set(usize, WriteId),
}

/// What the network has sent, and what came back.
pub struct Network {
    random: Generator,
    keys: Rc<RefCell<Keys>>,
    awaited: HashMap<u32, Awaited>,
    next: u32,
    /// Frames for rings, in their order.
    pub frames: Vec<Vec<u8>>,
    /// Their places by their bytes, and whether they have come back.
    places: HashMap<Vec<u8>, (usize, bool)>,
    /// Places of those that came back, in that order.
    pub returned: Vec<usize>,
    /// Answers and frames that were looked at.
    looked_at: usize,
    /// So many frames and requests are on their way at most.
    windows: (usize, usize),
    /// GETs that were answered.
    pub gets: u64,
    /// SETs that were answered.
    pub sets: u64,
    /// SETs that found no room.
    pub refused: u64,
}

impl Network {
    /// A network with so many frames and requests on their way at most.
    pub fn new(keys: Rc<RefCell<Keys>>, windows: (usize, usize), random: Generator) -> Self {
        Self {
            random,
            keys,
            awaited: HashMap::new(),
            next: 0,
            frames: vec![],
            places: HashMap::new(),
            returned: vec![],
            looked_at: 0,
            windows,
            gets: 0,
            sets: 0,
            refused: 0,
        }
    }

    /// Whether nothing is on its way.
    pub fn is_idle(&self) -> bool {
        self.awaited.is_empty() && self.frames.len() == self.returned.len()
    }

    /// A cycle in which more may be sent.
    pub fn send(&mut self, wire: &mut Wire) {
        if self.frames.len() - self.returned.len() < self.windows.0 && self.random.chance(1, 40) {
            let length = frames::any_length(&mut self.random).min(LONGEST);
            let mut flow = Flow::any(&mut self.random);
            flow.destination.1 = 53;
            let frame = frames::udp(&mut self.random, &flow, length);
            self.places.insert(frame.clone(), (self.frames.len(), false));
            self.frames.push(frame.clone());
            wire.send_after(0, frame);
        }
        if self.awaited.len() < self.windows.1 && self.random.chance(1, 20) {
            let frame = self.ask();
            wire.send_after(0, frame);
        }
    }

    fn ask(&mut self) -> Vec<u8> {
        let mut keys = self.keys.borrow_mut();
        let number = self.random.below(keys.count() as u64) as usize;
        let (request, awaited) = match self.random.chance(2, 3) {
            true => {
                let request = Request::new(Opcode::Get, &[], &key(number), &[]);
                (request, Awaited::Get(number, keys.begin_read(number)))
            }
            false => {
                let version = self.random.bits(64);
                let request = Request::new(Opcode::Set, &[0; 8], &key(number), &value(version));
                (request, Awaited::Set(number, keys.begin_write(number, version)))
            }
        };
        let opaque = self.next;
        self.next += 1;
        self.awaited.insert(opaque, awaited);
        build(&ENVELOPE, &Request { opaque: opaque.to_be_bytes(), ..request }.to_bytes())
    }

    /// Looks at what the card has sent since the last time.
    ///
    /// # Errors
    /// One line: an answer that is wrong, or a frame that nobody sent.
    pub fn look(&mut self, wire: &Wire) -> Result<(), String> {
        while self.looked_at < wire.received.len() {
            let number = self.looked_at;
            self.looked_at += 1;
            self.came(&wire.received[number]).map_err(|what| format!("frame {number}: {what}"))?;
        }
        Ok(())
    }

    fn came(&mut self, frame: &Frame) -> Result<(), String> {
        if frame.error {
            return Err("the card marks it as damaged".into());
        }
        if let Some((place, has_come)) = self.places.get_mut(&frame.bytes) {
            if std::mem::replace(has_come, true) {
                return Err("it comes twice".into());
            }
            self.returned.push(*place);
            return Ok(());
        }
        let (_, response) = parse_answer(&frame.bytes)?;
        let awaited = self.awaited.remove(&u32::from_be_bytes(response.opaque));
        let mut keys = self.keys.borrow_mut();
        match awaited.ok_or("an answer that nobody waits for")? {
            Awaited::Get(number, read) => {
                if response.status != Status::Success as u16 {
                    return Err(format!("GET of key {number}: status {:#x}", response.status));
                }
                self.gets += 1;
                let found = keys.end_read(read, &response.value);
                found.map_err(|what| format!("GET of key {number}: {what}"))
            }
            Awaited::Set(_, write) if response.status == Status::OutOfMemory as u16 => {
                self.refused += 1;
                keys.take_back(write);
                Ok(())
            }
            Awaited::Set(number, write) => {
                if response.status != Status::Success as u16 {
                    return Err(format!("SET of key {number}: status {:#x}", response.status));
                }
                self.sets += 1;
                keys.end_write(write);
                Ok(())
            }
        }
    }

    /// What is on its way, for whoever looks for what is stuck.
    pub fn under_way(&self) -> String {
        let frames = self.frames.len() - self.returned.len();
        let keys: Vec<usize> = self
            .awaited
            .values()
            .map(|awaited| match awaited {
                Awaited::Get(number, _) | Awaited::Set(number, _) => *number,
            })
            .collect();
        format!("{frames} frames, requests for keys {keys:?}")
    }

    /// The frames that came back are those that rings received, in the order of each ring.
    ///
    /// # Errors
    /// One line: a frame that is missing, has changed, or came out of order.
    pub fn judge(&self, received: &[Vec<Vec<u8>>]) -> Result<(), String> {
        let mut ring_of = vec![None; self.frames.len()];
        for (ring, frames) in received.iter().enumerate() {
            let mut last = None;
            for (number, bytes) in frames.iter().enumerate() {
                let place = self.places.get(bytes).map(|(place, _)| *place);
                let place =
                    place.ok_or_else(|| format!("ring {ring}: packet {number} was never sent"))?;
                if last >= Some(place) {
                    return Err(format!("ring {ring}: frame {place} after {last:?}"));
                }
                last = Some(place);
                if ring_of[place].replace(ring).is_some() {
                    return Err(format!("frame {place} was received twice"));
                }
            }
        }
        if let Some(place) = ring_of.iter().position(Option::is_none) {
            return Err(format!("frame {place} was not received"));
        }
        let mut last = vec![None; received.len()];
        for place in &self.returned {
            let ring = ring_of[*place].expect("it was received");
            if last[ring] >= Some(*place) {
                return Err(format!("ring {ring} sends {place} after {:?}", last[ring]));
            }
            last[ring] = Some(*place);
        }
        Ok(())
    }
}
