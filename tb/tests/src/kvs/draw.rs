//! Requests of every kind, right and wrong.
use nic_spec::message::KvsOperation;
use nic_tb::Generator;

use super::read::SERVED;
use super::{Datagram, array, draw_peer, frame};

/// A right request: opcode, bytes of key and value.
///
/// # Panics
/// If the opcode is not served.
pub fn right(generator: &mut Generator, opcode: u8, key: usize, value: usize) -> Datagram {
    let (_, operation, ..) = *SERVED.iter().find(|served| served.0 == opcode).expect("served");
    use KvsOperation::{Add, Delete, Get, Replace, Set};
    let stores = matches!(operation, Set | Add | Replace);
    let key = if stores || matches!(operation, Get | Delete) { key } else { 0 };
    let value = if stores { value } else { 0 };
    let extras = if stores { 8 } else { 0 };
    Datagram {
        frame: [generator.bits(16) as u16, 0, 1],
        magic: 0x80,
        opcode,
        key_length: key as u16,
        extras_length: extras as u8,
        data_type: 0,
        status: generator.bits(16) as u16,
        body_length: (extras + key + value) as u32,
        opaque: array(generator.bytes(4)),
        cas: generator.bits(64),
        body: generator.bytes(extras + key + value),
    }
}

/// A right request of any kind.
pub fn draw(generator: &mut Generator) -> Datagram {
    let opcode = generator.pick(&SERVED).0;
    let key = match generator.below(4) {
        0 => *generator.pick(&[1, 47, 48, 49, 112, 250]),
        1 => generator.within(1..=250) as usize,
        _ => generator.within(1..=40) as usize,
    };
    let value = match generator.below(4) {
        0 => *generator.pick(&[0, 1, 1_200]),
        1 => generator.within(0..=1_200) as usize,
        _ => generator.below(130) as usize,
    };
    let mut datagram = right(generator, opcode, key, value);
    if generator.chance(1, 5) {
        let count = generator.below(100) as usize;
        datagram.body.extend(generator.bytes(count));
    }
    datagram
}

/// Something about the request that is not as it should be.
pub fn spoil(generator: &mut Generator, datagram: &mut Datagram) {
    let near = |generator: &mut Generator, value: u64, bits: u32| match generator.below(4) {
        0 => value.wrapping_add(1),
        1 => value.wrapping_sub(1),
        2 => generator.bits(bits),
        _ => value ^ 1 << generator.below(u64::from(bits)),
    };
    match generator.below(9) {
        0 => datagram.frame[1] = near(generator, 0, 16) as u16,
        1 => datagram.frame[2] = near(generator, 1, 16) as u16,
        2 => datagram.magic = near(generator, 0x80, 8) as u8,
        3 => datagram.opcode = generator.bits(8) as u8,
        4 => datagram.key_length = near(generator, datagram.key_length.into(), 16) as u16,
        5 => datagram.extras_length = near(generator, datagram.extras_length.into(), 8) as u8,
        6 => datagram.data_type = near(generator, 0, 8) as u8,
        7 => datagram.body_length = near(generator, datagram.body_length.into(), 32) as u32,
        _ => {
            let count = generator.below(datagram.body.len() as u64 + 1) as usize;
            datagram.body.truncate(count);
        }
    }
}

/// The frame with something wrong in its headers: a byte that is another, an end that is elsewhere.
pub fn spoil_frame(generator: &mut Generator, frame: &mut Vec<u8>) {
    match generator.below(4) {
        0 => {
            let count = generator.within(1..=frame.len() as u64) as usize;
            frame.truncate(count);
        }
        1 => {
            let count = generator.within(1..=70) as usize;
            frame.extend(generator.bytes(count));
        }
        _ => {
            // Behind the addresses, up to the UDP header's end.
            let last = frame.len().min(66) as u64;
            let at = generator.within(12..=last - 1) as usize;
            frame[at] = match generator.below(4) {
                0 => generator.bits(8) as u8,
                1 => frame[at].wrapping_add(1),
                2 => frame[at].wrapping_sub(1),
                _ => frame[at] ^ 1 << generator.below(8),
            };
        }
    }
}

/// A frame of any kind.
pub fn draw_frame(generator: &mut Generator) -> Vec<u8> {
    let peer = draw_peer(generator);
    let mut datagram = draw(generator);
    if generator.chance(1, 3) {
        spoil(generator, &mut datagram);
    }
    let mut frame = frame(&peer, false, &datagram.bytes());
    if generator.chance(1, 4) {
        spoil_frame(generator, &mut frame);
    }
    frame
}
