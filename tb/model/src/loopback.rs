//! Where packets may go through a loopback: judged afterwards, from when each came and what was chosen then.
use nic_spec::message::{LoopbackConfiguration, LoopbackReceive, LoopbackTransmit};

use crate::cmac_receive::Packet;

/// A packet that was given to the switch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// Its bytes.
    pub packet: Packet,
    /// The cycle in which its first beat was taken.
    pub began: usize,
    /// That of its last beat.
    pub ended: usize,
}

/// What was given to the switch. No two packets are equal.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// What was chosen in each cycle.
    pub chosen: Vec<LoopbackConfiguration>,
    /// Packets of the MAC.
    pub mac: Vec<Passage>,
    /// Packets of the generator.
    pub generated: Vec<Passage>,
    /// Packets that the card sent.
    pub sent: Vec<Passage>,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// What the card received.
    pub received: Vec<Packet>,
    /// What the MAC sent.
    pub transmitted: Vec<Packet>,
    /// What the sink got.
    pub counted: Vec<Packet>,
    /// Packets of the MAC that were dropped.
    pub dropped_from_mac: u64,
    /// Packets to the loop that were dropped.
    pub dropped_from_loop: u64,
}

/// Whether this may have come of that.
///
/// # Errors
/// What is wrong.
pub fn judge(given: &Given, outcome: &Outcome) -> Result<(), String> {
    let looped = sent(given, outcome)?;
    received(given, outcome, &looped)
}

/// Every packet went to one place, which had been chosen since the one before it; those to the loop.
fn sent(given: &Given, outcome: &Outcome) -> Result<Vec<Passage>, String> {
    let (mut looped, mut free) = (Vec::new(), 0);
    let (mut transmitted, mut counted) = (outcome.transmitted.iter(), outcome.counted.iter());
    for (number, passage) in given.sent.iter().enumerate() {
        let place = if transmitted.as_slice().first() == Some(&passage.packet) {
            transmitted.next();
            LoopbackTransmit::Mac
        } else if counted.as_slice().first() == Some(&passage.packet) {
            counted.next();
            LoopbackTransmit::Sink
        } else {
            looped.push(passage.clone());
            LoopbackTransmit::Loop
        };
        let choices = &given.chosen[free..passage.began];
        if !choices.iter().any(|chosen| chosen.transmit == place) {
            return Err(format!("sent packet {number} went to {place:?}, of {choices:?}"));
        }
        free = passage.ended;
    }
    match (transmitted.len(), counted.len()) {
        (0, 0) => Ok(looped),
        rest => Err(format!("to the MAC and to the sink came {rest:?} packets that nobody sent")),
    }
}

/// A packet is received if its source is that of the current packet as it begins, or, if there is none,
/// the one that was chosen in the cycle before.
fn received(given: &Given, outcome: &Outcome, looped: &[Passage]) -> Result<(), String> {
    let of = |source, list: &[Passage]| -> Vec<_> {
        list.iter().map(|passage| (passage.clone(), source)).collect()
    };
    let mut all = of(LoopbackReceive::Mac, &given.mac);
    all.extend(of(LoopbackReceive::Generator, &given.generated));
    all.extend(of(LoopbackReceive::Loop, looped));
    all.sort_by_key(|(passage, _)| passage.began);
    let mut dropped = [0; 3];
    let (mut expected, mut ends, mut last_source) = (vec![], None, LoopbackReceive::Mac);
    for (passage, source) in all {
        let is_open = ends.is_some_and(|ended| passage.began <= ended);
        let in_effect = match passage.began.checked_sub(1) {
            Some(before) if !is_open => given.chosen[before].receive,
            _ => last_source,
        };
        if in_effect == source {
            (ends, last_source) = (Some(passage.ended), source);
            expected.push(passage.packet);
        } else {
            dropped[source as usize] += 1;
        }
    }
    if expected != outcome.received {
        let (wanted, found) = (expected.len(), outcome.received.len());
        let first = expected.iter().zip(&outcome.received).position(|(a, b)| a != b);
        return Err(format!("{found} packets are received, not {wanted}; first other: {first:?}"));
    }
    let counted = [outcome.dropped_from_mac, 0, outcome.dropped_from_loop];
    match dropped == counted {
        true => Ok(()),
        false => Err(format!("{counted:?} packets count as dropped, not {dropped:?}")),
    }
}
