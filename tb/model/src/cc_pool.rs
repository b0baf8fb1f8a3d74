//! What a pool of packet buffers owes: every buffer is in one place, and the order in which what was freed is given.
use std::collections::BTreeMap;

use nic_spec::message::{Message, PoolWord};

/// A line of bytes.
pub type Line = [u8; 64];
/// Buffers in a line.
pub const BUFFERS: usize = 8;
/// Bits of an address below those that a word has.
const UNIT_LOG2: u32 = 7;

/// A line of up to eight buffers, by their byte addresses, in a lap around the ring.
///
/// # Panics
/// If there are more.
pub fn line_of(buffers: &[u64], lap: bool) -> Line {
    assert!(buffers.len() <= BUFFERS, "a line has no {} buffers", buffers.len());
    let mut line = [0; 64];
    for (place, buffer) in line.chunks_mut(8).zip(buffers) {
        let word =
            PoolWord { present: true, lap, reserved: 0, unit: buffer >> UNIT_LOG2, upper: 0 };
        place.copy_from_slice(&word.to_bytes());
    }
    line
}

/// The buffers of a line; `None` if that of the lap is not there.
pub fn buffers_of(line: &Line, lap: bool) -> Option<Vec<u64>> {
    let words = line.chunks(8).map(PoolWord::from_bytes).take_while(|word| word.present);
    let words: Vec<PoolWord> = words.collect();
    let is_there = words.first().is_some_and(|word| word.lap == lap);
    is_there.then(|| words.iter().map(|word| word.unit << UNIT_LOG2).collect())
}

/// Where a buffer is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// With the host.
    Host,
    /// In a line that the host has filled, with this number since the start.
    Supplied(u64),
    /// With the device: on its stack, or in a line that it has filled.
    Device,
    /// With who has received a packet.
    InUse,
}

/// Where every buffer is.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    places: BTreeMap<u64, Place>,
}

impl Ledger {
    /// These are the host's.
    pub fn new(buffers: impl IntoIterator<Item = u64>) -> Self {
        Self { places: buffers.into_iter().map(|buffer| (buffer, Place::Host)).collect() }
    }

    /// The host fills a line with it.
    ///
    /// # Panics
    /// Here and below: if the buffer is not where it would have to be.
    pub fn supply(&mut self, buffer: u64, line: u64) {
        self.moves(buffer, Place::Supplied(line), |from| from == Place::Host);
    }

    /// The device gives it to who has received a packet.
    pub fn give(&mut self, buffer: u64) {
        let is_its = |from| matches!(from, Place::Device | Place::Supplied(_));
        self.moves(buffer, Place::InUse, is_its);
    }

    /// Who had it frees it.
    pub fn free(&mut self, buffer: u64) {
        self.moves(buffer, Place::Device, |from| from == Place::InUse);
    }

    /// The host has it back from a line of the device.
    pub fn take_back(&mut self, buffer: u64) {
        let is_its = |from| matches!(from, Place::Device | Place::Supplied(_));
        self.moves(buffer, Place::Host, is_its);
    }

    /// The host sends a packet in it, and it is in use.
    pub fn send(&mut self, buffer: u64) {
        self.moves(buffer, Place::InUse, |from| from == Place::Host);
    }

    /// Buffers in such places, by address.
    pub fn in_place(&self, is_it: impl Fn(Place) -> bool) -> Vec<u64> {
        let at = self.places.iter().filter(|(_, place)| is_it(**place));
        at.map(|(buffer, _)| *buffer).collect()
    }

    /// The device has stopped, and has taken so many lines of the buffers that `is_of_size` says: it has none of them, and
    /// the lines behind those are the host's.
    pub fn stop(&mut self, taken_lines: u64, is_of_size: impl Fn(u64) -> bool) {
        for (buffer, place) in self.places.iter_mut().filter(|(buffer, _)| is_of_size(**buffer)) {
            match *place {
                Place::Supplied(line) if line >= taken_lines => *place = Place::Host,
                Place::Host | Place::InUse => {}
                lost => panic!("buffer {buffer:#x} is lost: {lost:?}"),
            }
        }
    }

    fn moves(&mut self, buffer: u64, to: Place, may: impl Fn(Place) -> bool) {
        let place = self.places.get_mut(&buffer);
        let place = place.unwrap_or_else(|| panic!("{buffer:#x} is no buffer"));
        assert!(may(*place), "buffer {buffer:#x} is {place:?} and cannot become {to:?}");
        *place = to;
    }
}

#[cfg(test)]
mod tests {
    use super::{Ledger, Place, buffers_of, line_of};

    #[test]
    fn a_line_is_there_in_its_lap_only() {
        let line = line_of(&[0x80, 0x1000], true);
        assert_eq!(line[..10], [0x83, 0, 0, 0, 0, 0, 0, 0, 3, 0x10]);
        assert_eq!(buffers_of(&line, true), Some(vec![0x80, 0x1000]));
        assert_eq!(buffers_of(&line, false), None);
        assert_eq!(buffers_of(&[0; 64], false), None);
    }

    #[test]
    #[should_panic(expected = "is InUse and cannot become InUse")]
    fn nobody_is_given_what_another_has() {
        let mut ledger = Ledger::new([0x80]);
        ledger.supply(0x80, 0);
        ledger.give(0x80);
        ledger.give(0x80);
    }

    #[test]
    #[should_panic(expected = "is lost")]
    fn what_a_stopped_device_keeps_is_lost() {
        let mut ledger = Ledger::new([0x80, 0x100]);
        ledger.supply(0x80, 0);
        ledger.supply(0x100, 1);
        assert_eq!(ledger.in_place(|place| place == Place::Supplied(1)), [0x100]);
        ledger.stop(1, |_| true);
    }
}
