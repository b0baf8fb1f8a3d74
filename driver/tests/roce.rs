//! The driver of the card of remote atomic operations, against a card that answers what it is told to.
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use nic_driver::registers::roce_nic::{cache_flush, card, roce};
use nic_driver::roce::{Connection, RoceCard, RoceError, Station};
use nic_driver::{Machine, block_on};

/// Registers, and what was written, in order.
struct Fake {
    registers: RefCell<HashMap<usize, u32>>,
    written: RefCell<Vec<(usize, u32)>>,
    /// How often what is outstanding is read before it has left; in each of these times so many answers leave.
    reads_left: Cell<u32>,
    answers_each: Cell<u32>,
    /// The host refuses to flush.
    fails: Cell<bool>,
}

impl Fake {
    fn new() -> Self {
        let registers = [
            (card::IDENTIFICATION, card::IDENTIFICATION_VALUE),
            (card::VERSION, card::VERSION_VALUE),
            (card::PAIRS, 16),
            (card::KEPT, 8),
            (card::SLOTS, 64),
        ];
        Self {
            registers: RefCell::new(registers.into()),
            written: RefCell::default(),
            reads_left: Cell::new(0),
            answers_each: Cell::new(0),
            fails: Cell::new(false),
        }
    }

    fn set(&self, register: usize, value: u32) {
        self.registers.borrow_mut().insert(register, value);
    }

    fn get(&self, register: usize) -> u32 {
        self.registers.borrow().get(&register).copied().unwrap_or(0)
    }

    fn long(&self, register: usize) -> u64 {
        u64::from(self.get(register)) | u64::from(self.get(register + 4)) << 32
    }
}

impl Machine for Fake {
    async fn load(&self, _: u64, _: &mut [u8]) {
        unreachable!("nothing of it is in memory")
    }
    async fn store(&self, _: u64, _: &[u8]) {
        unreachable!("nothing of it is in memory")
    }
    async fn release(&self) {}

    async fn read_register(&self, offset: usize) -> u32 {
        if offset == roce::OUTSTANDING {
            let left = self.reads_left.get();
            self.reads_left.set(left.saturating_sub(1));
            self.set(roce::ANSWERS, self.get(roce::ANSWERS).wrapping_add(self.answers_each.get()));
            return left;
        }
        self.get(offset)
    }

    async fn write_register(&self, offset: usize, value: u32) {
        self.set(offset, value);
        self.written.borrow_mut().push((offset, value));
        if offset == cache_flush::FLUSH {
            self.set(cache_flush::FLUSHES, self.get(cache_flush::FLUSHES) + 1);
            self.set(cache_flush::FAILED, self.fails.get().into());
        }
    }

    async fn wait_for_change(&self, _: u64, _: u64) {}
}

const CONNECTION: Connection = Connection {
    pair_number: 0xab_cde5,
    peer_pair_number: 0x12_3456,
    peer: Station { mac: [2, 3, 4, 5, 6, 7], address: [192, 0, 2, 9] },
    p_key: 0xffff,
    sequence: 0xff_ffff,
    address: 0x12_3456_7000,
    bytes: 0x1000,
    r_key: 0x89ab_cdef,
};

#[test]
fn another_card_is_refused() {
    let fake = Fake::new();
    fake.set(card::IDENTIFICATION, 7);
    assert_eq!(block_on(RoceCard::open(&fake)).err(), Some(RoceError::Identification(7)));
    let fake = Fake::new();
    for version in [card::VERSION_VALUE - 1, card::VERSION_VALUE + 0x1_0000] {
        fake.set(card::VERSION, version);
        assert_eq!(block_on(RoceCard::open(&fake)).err(), Some(RoceError::Version(version)));
    }
    fake.set(card::VERSION, card::VERSION_VALUE + 1);
    assert!(block_on(RoceCard::open(&fake)).is_ok());
}

#[test]
fn a_pair_is_selected_when_all_else_is_written() {
    let fake = Fake::new();
    let card = block_on(RoceCard::open(&fake)).expect("it is known");
    assert_eq!((card.pairs(), card.most_unanswered()), (16, 8));
    let station = Station { mac: [2, 0, 0, 0, 0, 1], address: [192, 0, 2, 1] };
    block_on(card.set_station(&station));
    assert_eq!((fake.long(roce::MAC), fake.get(roce::ADDRESS)), (0x0200_0000_0001, 0xc000_0201));
    assert_eq!(block_on(card.connect(&CONNECTION)), Ok(()));
    assert_eq!(fake.get(roce::PAIR_NUMBER), 0xab_cde5);
    assert_eq!(fake.get(roce::PEER_PAIR_NUMBER), 0x12_3456);
    assert_eq!(fake.long(roce::PEER_MAC), 0x0203_0405_0607);
    assert_eq!(fake.get(roce::PEER_ADDRESS), 0xc000_0209);
    assert_eq!((fake.get(roce::P_KEY), fake.get(roce::SEQUENCE)), (0xffff, 0xff_ffff));
    assert_eq!(fake.long(roce::FIRST_ADDRESS), 0x12_3456_7000);
    assert_eq!(fake.long(roce::LAST_ADDRESS), 0x12_3456_7ff8);
    assert_eq!(fake.get(roce::R_KEY), 0x89ab_cdef);
    let written = fake.written.borrow();
    let selections: Vec<_> =
        written.iter().filter(|(offset, _)| *offset == roce::SELECT_IS_VALID).collect();
    assert_eq!(selections.len(), 2, "taken away, then set up");
    let last = [(roce::SELECT_IS_VALID, 1), (roce::SELECT_PLACE, 5)];
    assert_eq!(written[written.len() - 2..], last);
}

#[test]
fn the_pair_before_is_gone_when_its_answers_have_left() {
    let fake = Fake::new();
    let card = block_on(RoceCard::open(&fake)).expect("it is known");
    fake.reads_left.set(30);
    assert_eq!(block_on(card.disconnect(3)), Ok(()));
    assert_eq!(fake.reads_left.get(), 0, "it waits until nothing is outstanding");
    // Others never rest: as many answers as there are slots have to leave.
    fake.reads_left.set(1_000);
    fake.answers_each.set(1);
    assert_eq!(block_on(card.disconnect(3)), Ok(()));
    let read = 1_000 - fake.reads_left.get();
    assert!((64..=70).contains(&read), "{read} answers");
    // Nothing leaves.
    fake.reads_left.set(u32::MAX);
    fake.answers_each.set(0);
    assert_eq!(block_on(card.connect(&CONNECTION)), Err(RoceError::Busy));
}

#[test]
fn what_no_pair_can_have_is_refused() {
    let fake = Fake::new();
    let card = block_on(RoceCard::open(&fake)).expect("it is known");
    let number = 1 << 24;
    for wrong in [
        Connection { pair_number: number, ..CONNECTION },
        Connection { peer_pair_number: number, ..CONNECTION },
        Connection { sequence: number, ..CONNECTION },
    ] {
        assert_eq!(block_on(card.connect(&wrong)), Err(RoceError::Number(number)));
    }
    for (address, bytes) in
        [(4, 8), (8, 4), (8, 0), (1 << 52, 8), ((1 << 52) - 8, 16), (u64::MAX - 7, 16)]
    {
        let wrong = Connection { address, bytes, ..CONNECTION };
        assert_eq!(block_on(card.connect(&wrong)), Err(RoceError::Memory { address, bytes }));
    }
    assert!(fake.written.borrow().is_empty(), "nothing was touched");
    let highest = Connection { address: (1 << 52) - 8, bytes: 8, ..CONNECTION };
    assert_eq!(block_on(card.connect(&highest)), Ok(()));
}

#[test]
fn a_flush_that_the_host_refuses_is_told() {
    let fake = Fake::new();
    let card = block_on(RoceCard::open(&fake)).expect("it is known");
    assert!(block_on(card.flush()));
    fake.fails.set(true);
    assert!(!block_on(card.flush()));
}
