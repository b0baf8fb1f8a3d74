//! The driver of the card of coherent programmed I/O, against a card that answers what it is told to.
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use nic_driver::descriptor::Checksum;
use nic_driver::layout::pio_answer::{
    ANSWER, ANSWER_CUT, ANSWER_EMPTY, ANSWER_REFUSED, ANSWER_RESULT, ANSWER_TRY_AGAIN, CHECKSUM,
    CONTINUES, LENGTH_BYTES, LINES,
};
use nic_driver::layout::pio_request;
use nic_driver::pio::{PioCard, PioError, Received};
use nic_driver::registers::pio_nic::{card, receive_window, transmit_window};
use nic_driver::{Machine, block_on};

/// Lines of a group, and bytes of a window.
const GROUP_LINES: u32 = 4;
const WINDOW: u64 = 2 * 64 * GROUP_LINES as u64;
/// Bytes of a group.
const GROUP: u64 = WINDOW / 2;
/// Where the windows are.
const TRANSMIT: u64 = 0x10_0000;
const RECEIVE: u64 = 0x20_0000;

/// Registers, and lines of a card that finds its answers there already.
struct Fake {
    registers: RefCell<HashMap<usize, u32>>,
    bytes: RefCell<HashMap<u64, u8>>,
    flushes: Cell<bool>,
    orders: Cell<bool>,
    /// The first load begins an exchange.
    exchanges: Cell<bool>,
    /// Messages are taken: what there was at each barrier, of which nothing is left.
    taken: Option<RefCell<Vec<HashMap<u64, u8>>>>,
}

impl Fake {
    fn new() -> Self {
        let registers = [
            (card::IDENTIFICATION, card::IDENTIFICATION_VALUE),
            (card::VERSION, card::VERSION_VALUE),
            (card::GROUP_LINES, GROUP_LINES),
            (card::MAXIMUM_PACKET_BYTES, 700),
        ];
        Self {
            registers: RefCell::new(registers.into()),
            bytes: RefCell::default(),
            flushes: Cell::new(true),
            orders: Cell::new(true),
            exchanges: Cell::new(false),
            taken: None,
        }
    }

    fn set(&self, register: usize, value: u32) {
        self.registers.borrow_mut().insert(register, value);
    }

    /// Puts bytes into a line.
    fn put(&self, address: u64, bytes: &[u8]) {
        self.bytes.borrow_mut().extend((address..).zip(bytes.iter().copied()));
    }

    /// What a program finds in a group.
    fn answer(&self, group: u64, answer: u64, lines: u64, length: u64) {
        let word = ANSWER.put(answer) | LINES.put(lines) | LENGTH_BYTES.put(length);
        self.put(group + 60, &(word as u32 | CHECKSUM.put(1) as u32).to_le_bytes());
    }

    fn word(&self, address: u64) -> u64 {
        let bytes = self.bytes.borrow();
        (0..4).map(|at| u64::from(bytes[&(address + at)]) << (8 * at)).sum()
    }
}

impl Machine for Fake {
    async fn load(&self, address: u64, into: &mut [u8]) {
        let bytes = self.bytes.borrow();
        assert_eq!(address / 64, (address + into.len() as u64 - 1) / 64, "in one line");
        let found = (address..).map(|place| bytes.get(&place).copied().unwrap_or(0));
        into.iter_mut().zip(found).for_each(|(byte, found)| *byte = found);
        if self.exchanges.take() {
            *self.registers.borrow_mut().entry(receive_window::EXCHANGES).or_default() += 1;
        }
    }

    async fn store(&self, address: u64, bytes: &[u8]) {
        assert_eq!(address / 64, (address + bytes.len() as u64 - 1) / 64, "in one line");
        self.put(address, bytes);
    }

    async fn release(&self) {}

    async fn read_register(&self, offset: usize) -> u32 {
        self.registers.borrow().get(&offset).copied().unwrap_or(0)
    }

    async fn write_register(&self, offset: usize, value: u32) {
        self.set(offset, value);
    }

    async fn wait_for_change(&self, _: u64, _: u64) {}

    async fn flush(&self, _: u64, _: u64) -> bool {
        self.flushes.get()
    }

    async fn barrier(&self) -> bool {
        if let Some(taken) = &self.taken {
            taken.borrow_mut().push(self.bytes.take());
        }
        self.orders.get()
    }
}

/// The card behind it.
fn open(fake: &Fake) -> PioCard<'_, Fake> {
    block_on(PioCard::open(fake)).expect("it is known")
}

#[test]
fn another_card_and_another_version_are_refused() {
    let fake = Fake::new();
    fake.set(card::IDENTIFICATION, u32::from_le_bytes(*b"CNIC"));
    let error = block_on(PioCard::open(&fake)).map(|_| ()).expect_err("it has rings");
    assert_eq!(error, PioError::Identification(0x4349_4e43));
    let right = card::IDENTIFICATION_VALUE;
    let text = format!("identification 0x43494e43; {right:#010x} is a card of these lines");
    assert_eq!(error.to_string(), text);
    for version in [card::VERSION_VALUE - 1, card::VERSION_VALUE + (1 << 16)] {
        let fake = Fake::new();
        fake.set(card::VERSION, version);
        let error = block_on(PioCard::open(&fake)).map(|_| ()).expect_err("it is another");
        assert_eq!(error, PioError::Version(version));
    }
    let fake = Fake::new();
    fake.set(card::VERSION, card::VERSION_VALUE + 1);
    assert!(block_on(PioCard::open(&fake)).is_ok(), "there is more than before");
}

#[test]
fn windows_are_where_they_may_be() {
    let fake = Fake::new();
    let card = open(&fake);
    for address in [TRANSMIT + 64, 1 << 52] {
        let error = block_on(card.sender(address)).map(|_| ()).expect_err("no place");
        assert_eq!(error, PioError::Address { address, window_bytes: WINDOW });
    }
    block_on(card.sender(TRANSMIT)).expect("a place");
    block_on(card.receiver(RECEIVE, 77)).expect("a place");
    let line = |register| u64::from(fake.registers.borrow()[&register]);
    assert_eq!(line(transmit_window::FIRST_LINE), TRANSMIT / 64);
    assert_eq!(line(receive_window::FIRST_LINE), RECEIVE / 64);
    assert_eq!(line(receive_window::TRY_AGAIN_CYCLES), 77);
    let error = block_on(card.receiver(TRANSMIT, 0)).map(|_| ()).expect_err("it is taken");
    assert_eq!(error, PioError::Overlap(TRANSMIT));
    for lacks in [&fake.flushes, &fake.orders] {
        lacks.set(false);
        let error = block_on(card.sender(TRANSMIT)).map(|_| ()).expect_err("it cannot");
        assert_eq!(error, PioError::CannotOrder);
        lacks.set(true);
    }
}

#[test]
fn a_frame_is_put_into_lines_and_what_the_card_says_of_it_is_told() {
    let fake = Fake::new();
    let card = open(&fake);
    let mut sender = block_on(card.sender(TRANSMIT)).expect("a place");
    let frame: Vec<u8> = (0..200).collect();
    fake.answer(TRANSMIT + GROUP, ANSWER_EMPTY, 0, 0);
    block_on(sender.send(&frame, Checksum::Fill)).expect("it is taken");
    for (at, byte) in frame.iter().enumerate() {
        let place = if at < 60 { at } else { at + 4 };
        assert_eq!(fake.bytes.borrow()[&(TRANSMIT + place as u64)], *byte, "byte {at}");
    }
    let word = fake.word(TRANSMIT + 60);
    assert_eq!(pio_request::LENGTH_BYTES.get(word), 200);
    assert_eq!(pio_request::CHECKSUM.get(word), Checksum::Fill as u64);
    assert_eq!(pio_request::LINES.get(word), 4);
    assert_eq!(pio_request::HAS_MESSAGE.get(word), 1);
    assert_eq!(pio_request::WANTS_NO_RESULT.get(word), 1);
    // The groups take turns.
    fake.answer(TRANSMIT, ANSWER_REFUSED, 0, 0);
    assert_eq!(block_on(sender.send(&frame[..60], Checksum::None)), Err(PioError::Refused));
    assert_eq!(pio_request::LINES.get(fake.word(TRANSMIT + GROUP + 60)), 1);
    fake.answer(TRANSMIT + GROUP, 0x77, 0, 0);
    let word = fake.word(TRANSMIT + GROUP + 60) as u32;
    let wrong = block_on(sender.send(&frame[..60], Checksum::None));
    assert_eq!(wrong, Err(PioError::Answer(word)));
    for bytes in [0, 701] {
        let wrong = block_on(sender.send(&vec![0; bytes], Checksum::None));
        assert_eq!(wrong, Err(PioError::Length { bytes, most: 700 }));
    }
}

#[test]
fn a_frame_that_a_group_does_not_hold_goes_in_several() {
    let fake = Fake { taken: Some(RefCell::default()), ..Fake::new() };
    let card = open(&fake);
    let mut sender = block_on(card.sender(TRANSMIT)).expect("a place");
    let taken = fake.taken.as_ref().expect("it keeps them");
    taken.take();
    let frame: Vec<u8> = (0..500).map(|at| (at * 7) as u8).collect();
    block_on(sender.send(&frame, Checksum::Fill)).expect("it is taken");
    // Of the packet, and in the first line of it.
    let expected = [(0..252, 60, 0), (252..444, 0, GROUP), (444..500, 0, 0)];
    assert_eq!(taken.borrow().len(), expected.len());
    for (message, (bytes, in_first, group)) in taken.borrow().iter().zip(expected) {
        let first = TRANSMIT + group;
        let word = (0..4).map(|at| u64::from(message[&(first + 60 + at)]) << (8 * at)).sum();
        assert_eq!(pio_request::LENGTH_BYTES.get(word), 500 - bytes.start as u64);
        assert_eq!(pio_request::LINES.get(word), 1 + (bytes.len() as u64 - in_first).div_ceil(64));
        assert_eq!(pio_request::CONTINUES.get(word), u64::from(bytes.start > 0));
        assert_eq!(pio_request::HAS_MESSAGE.get(word), 1);
        assert_eq!(pio_request::CHECKSUM.get(word), Checksum::Fill as u64);
        let places = (first..first + in_first).chain(first + 64..);
        for (byte, place) in bytes.clone().zip(places) {
            assert_eq!(message[&place], frame[byte], "byte {byte}");
        }
        assert_eq!(message.len(), bytes.len() + 4, "and nothing else");
    }
}

#[test]
fn what_is_found_in_several_groups_is_one_frame() {
    let frame: Vec<u8> = (0..350).map(|at| (at * 7) as u8).collect();
    let expected = Received { length_bytes: 350, checksum: Checksum::Good };
    let continues = |fake: &Fake, group: u64, lines: u64, left: u64| {
        fake.answer(group, ANSWER_RESULT, lines, left);
        let word = fake.word(group + 60) | CONTINUES.put(1);
        fake.put(group + 60, &(word as u32).to_le_bytes());
    };
    let begin = |fake: &Fake| {
        fake.put(RECEIVE + GROUP, &frame[..60]);
        fake.put(RECEIVE + GROUP + 64, &frame[60..252]);
        fake.answer(RECEIVE + GROUP, ANSWER_RESULT, 4, 350);
        fake.put(RECEIVE + 64, &frame[252..]);
    };
    // The second message as it should be, and of other lines, of another length, and none that continues.
    for (lines, left, is_part) in [(3, 98, true), (2, 98, true), (3, 97, true), (3, 98, false)] {
        let fake = Fake::new();
        let card = open(&fake);
        let mut receiver = block_on(card.receiver(RECEIVE, 9)).expect("a place");
        begin(&fake);
        match is_part {
            true => continues(&fake, RECEIVE, lines, left),
            false => fake.answer(RECEIVE, ANSWER_RESULT, lines, left),
        }
        let word = fake.word(RECEIVE + 60) as u32;
        let mut buffer = [0; 700];
        assert_eq!(block_on(receiver.receive(&mut buffer[..349])), Err(PioError::Buffer(350)));
        let found = block_on(receiver.receive(&mut buffer));
        if (lines, left, is_part) == (3, 98, true) {
            assert_eq!(found, Ok(Some(expected)));
            assert_eq!(buffer[..350], frame);
        } else {
            assert_eq!(found, Err(PioError::Answer(word)), "{lines} {left} {is_part}");
        }
    }
    // What an earlier program has left of a frame is passed over.
    let fake = Fake::new();
    let card = open(&fake);
    let mut receiver = block_on(card.receiver(RECEIVE, 9)).expect("a place");
    continues(&fake, RECEIVE + GROUP, 3, 98);
    fake.answer(RECEIVE, ANSWER_RESULT, 1, 60);
    let found = block_on(receiver.receive(&mut [0; 60]));
    assert_eq!(found.map(|packet| packet.map(|packet| packet.length_bytes)), Ok(Some(60)));
}

#[test]
fn a_frame_is_found_in_lines_and_nonsense_is_an_error() {
    let fake = Fake::new();
    let card = open(&fake);
    let mut receiver = block_on(card.receiver(RECEIVE, 9)).expect("a place");
    let mut buffer = [0; 252];
    let group = |second: bool| RECEIVE + if second { GROUP } else { 0 };
    let frame: Vec<u8> = (0..200).collect();
    fake.put(group(true), &frame[..60]);
    fake.put(group(true) + 64, &frame[60..]);
    fake.answer(group(true), ANSWER_RESULT, 4, 200);
    let expected = Received { length_bytes: 200, checksum: Checksum::Good };
    // A buffer that is too small loses nothing.
    assert_eq!(block_on(receiver.receive(&mut buffer[..199])), Err(PioError::Buffer(200)));
    assert_eq!(block_on(receiver.receive(&mut buffer)), Ok(Some(expected)));
    assert_eq!(buffer[..200], frame);
    let mut second = false;
    let mut finds = |answer: u64, lines: u64, length: u64| {
        fake.answer(group(second), answer, lines, length);
        let word = fake.word(group(second) + 60) as u32;
        second ^= true;
        (block_on(receiver.receive(&mut buffer)), word)
    };
    assert_eq!(finds(ANSWER_TRY_AGAIN, 0, 0).0, Ok(None));
    assert_eq!(finds(ANSWER_CUT, 4, 200).0, Err(PioError::Cut));
    assert_eq!(finds(ANSWER_REFUSED, 0, 0).0, Err(PioError::Refused));
    for (answer, lines, length) in [
        (ANSWER_EMPTY, 0, 0),
        (0x55, 1, 60),
        (ANSWER_RESULT, 1, 0),
        (ANSWER_RESULT, 1, 61),
        (ANSWER_RESULT, 3, 61),
        (ANSWER_RESULT, 5, 316),
        (ANSWER_RESULT, 127, 16_000),
    ] {
        let (found, word) = finds(answer, lines, length);
        assert_eq!(
            found,
            Err(PioError::Answer(word)),
            "{answer:#x}, {lines} lines, {length} bytes"
        );
    }
}

#[test]
fn a_packet_that_an_earlier_program_was_given_is_not_given_again() {
    for exchanges in [false, true] {
        let fake = Fake::new();
        fake.answer(RECEIVE, ANSWER_RESULT, 1, 60);
        fake.answer(RECEIVE + GROUP, ANSWER_TRY_AGAIN, 0, 0);
        let card = open(&fake);
        fake.exchanges.set(exchanges);
        let mut receiver = block_on(card.receiver(RECEIVE, 9)).expect("a place");
        let found = block_on(receiver.receive(&mut [0; 60])).expect("it is a packet, or none");
        assert_eq!(found.is_some(), exchanges);
    }
}
