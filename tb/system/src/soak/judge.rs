//! Whether a round has lost nothing that was acknowledged, delivered nothing twice, and counted every loss.
use std::collections::HashMap;

use nic_driver::Half;
use nic_driver::card::RingFault;
use nic_driver::descriptor::Fault;

use super::conditions::Conditions;
use super::tally::Tally;
use crate::account::Account;
use crate::frames;
use crate::near::Near;
use crate::trial::Trial;
use crate::work::Progress;

/// The first bytes of a frame, its addresses: 94 random bits.
const KEY_BYTES: usize = 12;

/// Frames of the network by their first bytes.
struct Known<'a> {
    frames: &'a [Vec<u8>],
    places: HashMap<&'a [u8], usize>,
}

impl<'a> Known<'a> {
    fn new(frames: &'a [Vec<u8>]) -> Self {
        let whole = frames.iter().enumerate().filter(|(_, frame)| frame.len() >= KEY_BYTES);
        let places = whole.map(|(place, frame)| (&frame[..KEY_BYTES], place)).collect();
        Self { frames, places }
    }

    /// Which frame begins so.
    fn place(&self, bytes: &[u8]) -> Option<usize> {
        self.places.get(bytes.get(..KEY_BYTES)?).copied()
    }
}

/// A frame that a program has received whole.
#[derive(Clone, Copy)]
struct Held {
    ring: usize,
    buffers: usize,
    has_left: bool,
}

/// What has left through a ring.
#[derive(Clone, Copy, Default)]
struct Left {
    packets: u64,
    buffers: u64,
    last: Option<usize>,
}

/// The account of a round that has ended.
pub(super) fn judge<C: Near>(trial: &mut Trial<C>, conditions: &Conditions) -> Tally {
    let account = trial.account();
    let programs: Vec<Progress> = trial.programs.iter().map(|done| done.borrow().clone()).collect();
    let counters = trial.system.host.counters();
    let mut tally = Tally {
        came: trial.system.wire.given.len() as u64,
        left: trial.system.wire.received.len() as u64,
        failed: account.of("pfu_transmit.failed_packets"),
        errors: counters.errors,
        damaged_lines: counters.poisoned,
        cycles: trial.system.host.now(),
        rounds: 1,
        ..Tally::default()
    };
    dropped(&account, &mut tally);
    let result = received(&trial.frames, &programs, &mut tally).and_then(|mut held| {
        let left = sent(&trial.frames, &trial.sent(), programs.len(), &mut held)?;
        for (ring, (program, left)) in programs.iter().zip(&left).enumerate() {
            balance(program, left, conditions, &mut tally)
                .map_err(|what| format!("ring {ring}: {what}"))?;
        }
        let taken: u64 = programs.iter().map(|program| program.transmit.packets).sum();
        demand(taken == tally.left + tally.failed, || {
            format!("{taken} packets taken, {} left, {} failed", tally.left, tally.failed)
        })?;
        demand(tally.came == tally.accounted(), || {
            format!("{} frames came, {} are accounted for", tally.came, tally.accounted())
        })
    });
    if let Err(what) = result {
        trial.fail(&format!("{what}\n{tally:#?}"));
    }
    tally
}

fn demand(is_so: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(what()) }
}

/// What units in front of the rings, and rings, have dropped.
fn dropped(account: &Account, tally: &mut Tally) {
    let of = |names: &[&str]| names.iter().map(|name| account.of(name)).sum::<u64>();
    // What the MAC's side marks is dropped by the burst memory behind it, or has no room on the way there.
    tally.refused = of(&[
        "mac_receive.dropped_packets",
        "packet_buffer.damaged_packets",
        "packet_buffer.oversized_packets",
    ]);
    tally.memory_full = of(&["packet_buffer.memory_full", "packet_buffer.table_full"]);
    tally.ring_stopped = account.of_rings("receive_ring", "stopped_drops");
    tally.ring_starved = account.of_rings("receive_ring", "starved_drops");
}

/// Every packet that a program received is a frame of the network, in order, once, and as it says it is.
fn received(
    frames: &[Vec<u8>],
    programs: &[Progress],
    tally: &mut Tally,
) -> Result<Vec<Option<Held>>, String> {
    let known = Known::new(frames);
    let mut held = vec![None; frames.len()];
    for (ring, program) in programs.iter().enumerate() {
        let mut last = None;
        for (number, packet) in program.received.iter().enumerate() {
            let about = || format!("ring {ring}, packet {number} received");
            if packet.fault == Fault::Poisoned {
                tally.poisoned += 1;
                continue;
            }
            let place =
                known.place(&packet.bytes).ok_or_else(|| format!("{}: unknown", about()))?;
            let frame = &known.frames[place];
            demand(last < Some(place), || format!("{}: frame {place} after {last:?}", about()))?;
            last = Some(place);
            let is_legal = (frames::SHORTEST..=frames::JUMBO).contains(&frame.len());
            demand(is_legal && held[place].is_none(), || format!("{}: frame {place}", about()))?;
            match packet.fault {
                Fault::None => {
                    demand(packet.bytes == *frame, || {
                        format!("{}: other {}", about(), difference(&packet.bytes, frame))
                    })?;
                    held[place] = Some(Held { ring, buffers: packet.buffers, has_left: false });
                    tally.sound += 1;
                }
                Fault::Truncated => {
                    let is_begin = frame.starts_with(&packet.bytes)
                        && packet.bytes.len() < frame.len()
                        && packet.buffers == 2;
                    demand(is_begin, || format!("{}: not the begin of its frame", about()))?;
                    tally.truncated += 1;
                }
                other => return Err(format!("{}: {other:?}", about())),
            }
        }
    }
    Ok(held)
}

/// Where bytes are not those of their frame.
fn difference(bytes: &[u8], frame: &[u8]) -> String {
    let differs = |at: &usize| bytes.get(*at) != frame.get(*at);
    let places: Vec<usize> = (0..bytes.len().max(frame.len())).filter(differs).collect();
    let (first, last) = (places.first(), places.last());
    let lengths = (bytes.len(), frame.len());
    format!("bytes, {} from {first:?} to {last:?}, {lengths:?} long", places.len())
}

/// Every frame that left was received whole, leaves once, unchanged, and in the order of its ring.
fn sent(
    frames: &[Vec<u8>],
    sent: &[Vec<u8>],
    rings: usize,
    held: &mut [Option<Held>],
) -> Result<Vec<Left>, String> {
    let known = Known::new(frames);
    let mut left = vec![Left::default(); rings];
    for (number, bytes) in sent.iter().enumerate() {
        let about = || format!("frame {number} that left");
        let place = known.place(bytes).ok_or_else(|| format!("{}: unknown", about()))?;
        let frame = &known.frames[place];
        demand(bytes == frame, || format!("{}: other {}", about(), difference(bytes, frame)))?;
        let Some(Held { ring, buffers, has_left }) = &mut held[place] else {
            return Err(format!("{}: no program has received frame {place}", about()));
        };
        demand(!*has_left, || format!("{}: frame {place} leaves twice", about()))?;
        *has_left = true;
        let left = &mut left[*ring];
        let last = left.last;
        demand(last < Some(place), || format!("{}: frame {place} after {last:?}", about()))?;
        left.packets += 1;
        left.buffers += *buffers as u64;
        left.last = Some(place);
    }
    Ok(left)
}

/// What a ring has counted, what its program saw, and what left, agree. A ring that did not stop itself
/// agrees exactly; one that did has lost what it had, and no more.
fn balance(
    program: &Progress,
    left: &Left,
    conditions: &Conditions,
    tally: &mut Tally,
) -> Result<(), String> {
    let has_faulted = |half| program.faults.iter().any(|(faulted, _)| *faulted == half);
    let is_named = |(_, fault): &(Half, RingFault)| *fault == RingFault::RingUnreadable;
    let is_right = conditions.damages() || program.faults.is_empty();
    demand(is_right && program.faults.iter().all(is_named), || format!("{:?}", program.faults))?;
    tally.restarts += program.restarts as u64;
    tally.ring_faults += program.faults.len() as u64;

    let (counted, seen) = (&program.receive, program.received.len() as u64);
    let missing = counted.packets.checked_sub(seen);
    let most = if has_faulted(Half::Receive) { program.unreturned as u64 } else { 0 };
    let missing = missing.filter(|missing| *missing <= most).ok_or_else(|| {
        format!("{} packets given back, {seen} seen, {most} may be missing", counted.packets)
    })?;
    tally.stopped_with_ring += missing;
    let of = |fault| program.received.iter().filter(|packet| packet.fault == fault).count() as u64;
    let (cut, damaged) = (of(Fault::Truncated), of(Fault::Poisoned));
    // A packet that was cut and damaged says that it was damaged.
    demand((cut..=cut + damaged + missing).contains(&counted.truncated), || {
        format!("{} cut are counted, {cut} seen", counted.truncated)
    })?;
    // A ring counts buffers, of which a packet has up to two.
    demand((damaged..=2 * (damaged + missing)).contains(&counted.poisoned), || {
        format!("{} damaged are counted, {damaged} seen", counted.poisoned)
    })?;
    demand(damaged == 0 || conditions.damages(), || format!("{damaged} are damaged by nobody"))?;

    let (sound, given) = (of(Fault::None), program.given as u64);
    let (taken, unsent) = (program.transmit.packets, program.unsent as u64);
    demand(unsent == 0 || has_faulted(Half::Transmit), || format!("{unsent} were not sent"))?;
    demand(taken <= given && given <= sound && sound - taken <= unsent, || {
        format!("{sound} to send, {given} given, {taken} taken, {unsent} may be missing")
    })?;
    tally.untaken += sound - taken;
    // Of a packet in two buffers one may have come back when the ring stopped itself.
    let stops = program.faults.iter().filter(|(half, _)| *half == Half::Transmit).count() as u64;
    demand((program.sent..=program.sent + unsent + stops).contains(&left.buffers), || {
        let (sent, left) = (program.sent, left.buffers);
        format!("{sent} buffers acknowledged, {left} left, {unsent} may be missing")
    })?;
    demand(left.packets <= taken, || format!("{} left, {taken} were taken", left.packets))?;
    demand(program.failed == 0 || conditions.damages(), || format!("{} failed", program.failed))
}
