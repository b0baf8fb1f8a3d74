//! The card behind its registers: what is refused before anything is written, and how a ring stops beside others.
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::pin::pin;
use std::task::{Context, Waker};

use nic_driver::card::instruments::{
    Content, Endpoint, GeneratorSettings, Keys, Rate, ReceiveFrom, SendTo, SizeEntry, Sizes,
};
use nic_driver::card::stores::{StoreSettings, header};
use nic_driver::card::{CardError, RingFault, RingState, RingStatistics, SettingError};
use nic_driver::registers::nic::{
    card, departures, mac_crossing, mac_receive, mac_transmit, mmio_queues, msix, packet_buffer,
    packet_generator, receive_ring, ring_range, transmit_ring,
};
use nic_driver::ring::{Completion, Geometry, Layout, Signal};
use nic_driver::{Card, Half, Machine, Reuse, RingSettings, StoreQueue, StoreWindow, block_on};

/// What a register that lives says, of the registers, the reads until now, and its offset.
type Says = Box<dyn Fn(&mut HashMap<usize, u32>, u64, usize) -> Option<u32>>;

/// Registers.
struct Plain {
    registers: RefCell<HashMap<usize, u32>>,
    reads: Cell<u64>,
    says: Says,
    /// Writes are for ever on their way from the one that asks for frames to be dropped.
    stands_still: Cell<bool>,
}

impl Plain {
    fn new(rings: u32) -> Self {
        Self::that_says(rings, Box::new(|_, _, _| None))
    }
    fn that_says(rings: u32, says: Says) -> Self {
        let known = [
            (card::IDENTIFICATION, card::IDENTIFICATION_VALUE),
            (card::VERSION, card::VERSION_VALUE),
            (card::RINGS, rings),
            (card::HAS_GENERATOR, u32::from(rings > 0)),
            (card::HAS_INTERRUPTS, u32::from(rings > 0)),
            (mac_crossing::IS_LINKED, 1),
        ];
        let registers = RefCell::new(known.into());
        Self { registers, reads: Cell::new(0), says, stands_still: Cell::new(false) }
    }
    fn set(&self, register: usize, value: u32) {
        self.registers.borrow_mut().insert(register, value);
    }
    fn register(&self, register: usize) -> Option<u32> {
        self.registers.borrow().get(&register).copied()
    }
    fn card(&self) -> Card<'_, Self> {
        block_on(Card::open(self)).expect("a card")
    }
}

impl Machine for Plain {
    async fn load(&self, _: u64, _: &mut [u8]) {}
    async fn store(&self, _: u64, _: &[u8]) {}
    async fn release(&self) {}
    async fn read_register(&self, offset: usize) -> u32 {
        self.reads.set(self.reads.get() + 1);
        let mut registers = self.registers.borrow_mut();
        let said = (self.says)(&mut registers, self.reads.get(), offset);
        said.unwrap_or_else(|| registers.get(&offset).copied().unwrap_or(0))
    }
    async fn write_register(&self, offset: usize, value: u32) {
        self.set(offset, value);
        if self.stands_still.get() && offset == departures::DISCARD && value == 1 {
            std::future::pending::<()>().await;
        }
    }
    async fn wait_for_change(&self, _: u64, _: u64) {}
}

const GEOMETRY: Geometry = Geometry {
    base_address: 0x1000,
    size_log2: 6,
    layout: Layout::Packed,
    signal: Signal::Inline,
    tail_address: 0,
    completion: Completion::Inline,
    completion_address: 0,
};

fn discards(registers: &HashMap<usize, u32>) -> bool {
    registers.get(&departures::DISCARD) == Some(&1)
}

/// Whether a register is the MAC's.
fn is_mac(offset: usize) -> bool {
    let receives = mac_receive::PACKETS..mac_receive::PACKETS + 0x100;
    let sends = mac_transmit::PACKETS..mac_transmit::PACKETS + 0x100;
    receives.contains(&offset) || sends.contains(&offset)
}

#[test]
fn a_ring_that_stands_still_for_another_reason_costs_others_next_to_nothing() {
    const PERIOD: u64 = 50_000;
    let plain = Plain::that_says(
        2,
        Box::new(|registers, reads, offset| {
            // Another ring sends a frame now and then, which the MAC takes, or which is dropped.
            if reads.is_multiple_of(PERIOD) {
                let counter = match discards(registers) {
                    true => departures::DISCARDED_FRAMES,
                    false => mac_transmit::PACKETS,
                };
                *registers.entry(counter).or_default() += 1;
            }
            (offset == transmit_ring::STATE).then_some(transmit_ring::STATE_STOPPING)
        }),
    );
    let stopped = block_on(plain.card().stop(Half::Transmit, 0));
    assert_eq!(stopped, Err(CardError::Stuck(RingState::Stopping)));
    assert_eq!(plain.register(departures::DISCARD), Some(0));
    let [sent, dropped] =
        [mac_transmit::PACKETS, departures::DISCARDED_FRAMES].map(|count| plain.register(count));
    assert!(sent >= Some(18) && dropped.unwrap_or(0) <= 2, "{sent:?} sent, {dropped:?} dropped");
}

#[test]
fn an_idle_mac_is_not_kept_from_sending() {
    let plain = Plain::that_says(
        1,
        Box::new(|registers, _, offset| {
            if offset == transmit_ring::STATE && discards(registers) {
                *registers.entry(usize::MAX).or_default() += 1;
            }
            (offset == transmit_ring::STATE).then_some(transmit_ring::STATE_STOPPING)
        }),
    );
    let stopped = block_on(plain.card().stop(Half::Transmit, 0));
    assert_eq!(stopped, Err(CardError::Stuck(RingState::Stopping)));
    let looks = plain.register(usize::MAX).expect("it was tried");
    assert!(looks <= 60_000, "{looks} of 1,000,000 looks");
}

#[test]
fn what_comes_late_to_a_mac_that_takes_nothing_is_dropped_too() {
    for is_linked in [0, 1] {
        let plain = Plain::that_says(
            1,
            Box::new(|registers, reads, offset| {
                // Its frames come when others have been dropped in vain.
                let state = match reads > 300_000 && discards(registers) {
                    true => transmit_ring::STATE_STOPPED,
                    false => transmit_ring::STATE_STOPPING,
                };
                (offset == transmit_ring::STATE).then_some(state)
            }),
        );
        plain.set(mac_crossing::IS_LINKED, is_linked);
        assert_eq!(block_on(plain.card().stop(Half::Transmit, 0)), Ok(()));
        assert_eq!(plain.register(departures::DISCARD), Some(0), "others send again");
    }
}

#[test]
fn beside_a_mac_in_reset_frames_are_dropped_for_as_long_as_some_come_and_it_stays_there() {
    let plain = Plain::that_says(
        1,
        Box::new(|registers, reads, offset| {
            if reads == 500_000 {
                registers.insert(mac_crossing::IS_LINKED, 1);
            }
            if reads.is_multiple_of(1_000) {
                let counter = match discards(registers) {
                    true => departures::DISCARDED_FRAMES,
                    false => mac_transmit::PACKETS,
                };
                *registers.entry(counter).or_default() += 1;
            }
            (offset == transmit_ring::STATE).then_some(transmit_ring::STATE_STOPPING)
        }),
    );
    plain.set(mac_crossing::IS_LINKED, 0);
    let stopped = block_on(plain.card().stop(Half::Transmit, 0));
    assert_eq!(stopped, Err(CardError::Stuck(RingState::Stopping)));
    let dropped = plain.register(departures::DISCARDED_FRAMES).expect("some were");
    assert!((470..=490).contains(&dropped), "{dropped} of 500, and none afterwards");
}

#[test]
fn nothing_is_asked_of_a_mac_in_reset() {
    let plain = Plain::that_says(
        1,
        Box::new(|_, _, offset| {
            assert!(!is_mac(offset), "{offset:#x} is refused");
            (offset == transmit_ring::STATE).then_some(transmit_ring::STATE_STOPPING)
        }),
    );
    plain.set(mac_crossing::IS_LINKED, 0);
    plain.set(mac_crossing::PEER_RESETS, 3);
    plain.set(packet_buffer::MEMORY_FULL, 5);
    let counted = block_on(plain.card().network_statistics()).expect("it has rings");
    assert_eq!((counted.is_linked, counted.mac_resets, counted.no_room), (false, 3, 5));
    assert_eq!((counted.received_packets, counted.sent_packets), (0, 0));
    let stopped = block_on(plain.card().stop(Half::Transmit, 0));
    assert_eq!(stopped, Err(CardError::Stuck(RingState::Stopping)));
}

#[test]
fn a_mac_whose_reset_begins_just_then_ends_no_program() {
    let all_ones = |_: &mut HashMap<usize, u32>, _, offset| is_mac(offset).then_some(u32::MAX);
    let plain = Plain::that_says(1, Box::new(all_ones));
    let counted = block_on(plain.card().network_statistics()).expect("it has rings");
    assert_eq!((counted.received_packets, counted.overruns), (u64::MAX, u64::MAX - 1));
}

#[test]
fn the_mac_is_not_looked_at_where_a_receive_half_does_not_stop() {
    let plain = Plain::that_says(
        1,
        Box::new(|_, _, offset| {
            assert!(!is_mac(offset) && offset != mac_crossing::IS_LINKED);
            (offset == receive_ring::STATE).then_some(receive_ring::STATE_STOPPING)
        }),
    );
    let stopped = block_on(plain.card().stop(Half::Receive, 0));
    assert_eq!(stopped, Err(CardError::Stuck(RingState::Stopping)));
    assert_eq!(plain.register(departures::DISCARD), None);
}

#[test]
fn a_ring_that_is_not_stopped_goes_on_as_it_is_set() {
    let states = [
        (receive_ring::STATE_RUNNING, CardError::Stuck(RingState::Running)),
        (receive_ring::STATE_STOPPING, CardError::Stuck(RingState::Stopping)),
        (receive_ring::STATE_EVICTING, CardError::Stuck(RingState::Evicting)),
        (receive_ring::STATE_FAULTED, CardError::Faulted(RingFault::BadTail)),
    ];
    for (state, error) in states {
        let plain = Plain::new(1);
        plain.set(receive_ring::STATE, state);
        plain.set(receive_ring::FAULT, receive_ring::FAULT_BAD_TAIL);
        let before = plain.registers.borrow().clone();
        let settings = RingSettings::receive(GEOMETRY);
        assert_eq!(block_on(plain.card().start(Half::Receive, 0, &settings)), Err(error));
        assert_eq!(*plain.registers.borrow(), before, "{state}");
    }
}

#[test]
fn what_a_stop_that_was_given_up_has_left_behind_ends_when_a_ring_starts() {
    let plain = Plain::that_says(
        1,
        Box::new(|registers, _, offset| {
            let runs = registers.get(&transmit_ring::ENABLE) == Some(&1);
            let state = match runs {
                true => transmit_ring::STATE_RUNNING,
                false if discards(registers) => transmit_ring::STATE_STOPPED,
                false => transmit_ring::STATE_STOPPING,
            };
            (offset == transmit_ring::STATE).then_some(state)
        }),
    );
    plain.stands_still.set(true);
    {
        let card = plain.card();
        let stop = pin!(card.stop(Half::Transmit, 0));
        assert!(stop.poll(&mut Context::from_waker(Waker::noop())).is_pending());
    }
    assert_eq!(plain.register(departures::DISCARD), Some(1));
    let settings = RingSettings::transmit(GEOMETRY);
    assert_eq!(block_on(plain.card().start(Half::Transmit, 0, &settings)), Ok(()));
    assert_eq!(plain.register(departures::DISCARD), Some(0));
}

#[test]
fn what_is_stored_is_sent_from_the_start_on() {
    let plain = Plain::new(1);
    plain.set(card::HAS_MMIO_PATH, 1);
    let card = plain.card();
    for has_queues in [false, true] {
        plain.set(card::HAS_STORE_QUEUES, has_queues.into());
        plain.set(mmio_queues::QUEUES, 1);
        block_on(card.discard(true)).expect("it has rings");
        let started = match has_queues {
            true => block_on(card.start_store_queue(0)),
            false => block_on(card.start_stores()),
        };
        started.expect("it has stores");
        assert_eq!(plain.register(departures::DISCARD), Some(0));
    }
    let long = block_on(card.set_store_patience(1 << 24)).expect_err("it is refused");
    assert_eq!(long.to_string(), "a patience in cycles of 16777216; less than 2^24 is right");
    assert_eq!(block_on(card.set_store_patience((1 << 24) - 1)), Ok(()));
}

/// A window in front of nothing.
struct Nowhere;

impl StoreWindow for Nowhere {
    fn store(&mut self, _: usize, _: &[[u8; 4]]) {}
    fn fence(&mut self) {}
}

#[test]
fn a_queue_whose_restart_is_refused_goes_on_where_it_was() {
    let plain = Plain::new(1);
    plain.set(card::HAS_MMIO_PATH, 1);
    plain.set(card::HAS_STORE_QUEUES, 1);
    plain.set(mmio_queues::QUEUES, 2);
    plain.set(mmio_queues::LINE_BITS, 12);
    plain.set(mmio_queues::MAXIMUM_BYTES, 9216);
    let card = plain.card();
    let settings = block_on(card.start_store_queue(1)).expect("there are two");
    let StoreSettings { format, space_bytes, .. } = settings;
    let mut queue = StoreQueue::new(Nowhere, space_bytes, format, Reuse::FenceOnWrap)
        .expect("what the card says is right");
    queue.send(&[&header(false), &[0; 60]]).expect("a frame");
    let refused = block_on(card.restart_store_queue(2, &mut queue));
    assert_eq!(refused, Err(CardError::NoSuchQueue { queue: 2, queues: 2 }));
    let refused = block_on(card.restart_stores(&mut queue));
    assert_eq!(refused, Err(CardError::ManyStoreQueues));
    assert_eq!(queue.next_offset(), 64);
    assert_eq!(block_on(card.restart_store_queue(1, &mut queue)), Ok(()));
    assert_eq!(queue.next_offset(), 0);
}

#[test]
fn ranges_are_all_looked_at_before_one_is_written() {
    let plain = Plain::new(1);
    let card = plain.card();
    assert_eq!(block_on(card.set_ranges(0, &[(0x1000, 0x2000), (0x3000, 0x4000)])), Ok(()));
    let refused = block_on(card.set_ranges(0, &[(0x10_0000, 0x20_0000), (1, 2)]));
    assert_eq!(refused, Err(CardError::Setting(SettingError::Range(1, 2))));
    assert_eq!(plain.register(ring_range::BEGIN_ADDRESS_0), Some(0x1000));
}

#[test]
fn lines_ahead_that_a_register_would_cut_are_refused() {
    let plain = Plain::that_says(
        1,
        Box::new(|registers, _, offset| {
            let state = match registers.get(&receive_ring::ENABLE) {
                Some(1) => receive_ring::STATE_RUNNING,
                _ => receive_ring::STATE_STOPPED,
            };
            (offset == receive_ring::STATE).then_some(state)
        }),
    );
    let right = RingSettings::receive(GEOMETRY);
    let start = |settings| block_on(plain.card().start(Half::Receive, 0, &settings));
    let most = RingSettings { fetch_lines: 64, prefetch_lines: 127, ..right };
    assert_eq!(start(most), Ok(()));
    let refused = |settings| start(settings).expect_err("it is refused").to_string();
    let read = refused(RingSettings { fetch_lines: 65, ..right });
    assert_eq!(read, "65 lines read ahead; 0 to 64 is right");
    let brought = refused(RingSettings { prefetch_lines: 128, ..right });
    assert_eq!(brought, "128 lines brought ahead; 0 to 127 is right");
    assert_eq!(plain.register(receive_ring::FETCH_LINES), Some(64));
}

#[test]
fn numbers_of_a_generator_that_registers_would_cut_are_refused() {
    let plain = Plain::new(1);
    let card = plain.card();
    let right = GeneratorSettings {
        packets: (1 << 48) - 1,
        rate: Rate::Packets { count: (1 << 24) - 1, cycles: 1 },
        sizes: Sizes::Fixed(9216),
        flows: 1,
        source: Endpoint { mac: (1 << 48) - 1, ..Endpoint::default() },
        destination: Endpoint::default(),
        random_seed: 0,
        content: Content::Probe,
    };
    assert_eq!(block_on(card.start_generator(&right)), Ok(()));
    plain.set(packet_generator::ENABLE, 7);
    let request = |template_bytes, key_place, bits| Content::Request {
        template_bytes,
        key_place,
        keys: Keys::Uniform(bits),
    };
    let wrong = [
        (
            GeneratorSettings { packets: 1 << 48, ..right },
            "a number of packets of",
            1_u64 << 48,
            48,
        ),
        (
            GeneratorSettings { rate: Rate::Packets { count: 1 << 24, cycles: 1 }, ..right },
            "a count of a rate of",
            1 << 24,
            24,
        ),
        (
            GeneratorSettings {
                rate: Rate::Bytes { count: 1 << 24, cycles: 1, overhead: 24 },
                ..right
            },
            "a count of a rate of",
            1 << 24,
            24,
        ),
        (
            GeneratorSettings { sizes: Sizes::Fixed(16_444), ..right },
            "a packet's length of",
            16_444,
            14,
        ),
        (
            GeneratorSettings { sizes: Sizes::Sweep(60, 16_384), ..right },
            "a packet's length of",
            16_384,
            14,
        ),
        (
            GeneratorSettings {
                destination: Endpoint { mac: 1 << 48, ..Endpoint::default() },
                ..right
            },
            "an Ethernet address of",
            1 << 48,
            48,
        ),
        (
            GeneratorSettings { content: request(128, 0, 0), ..right },
            "a template's length of",
            128,
            7,
        ),
        (GeneratorSettings { content: request(64, 32, 0), ..right }, "a key's place of", 32, 5),
        (GeneratorSettings { content: request(64, 0, 64), ..right }, "a key's width of", 64, 6),
    ];
    for (settings, of, value, bits) in wrong {
        let error = block_on(card.start_generator(&settings)).expect_err("it is refused");
        assert_eq!(error.to_string(), format!("{of} {value}; less than 2^{bits} is right"));
        assert_eq!(plain.register(packet_generator::ENABLE), Some(7), "it goes on");
    }
    let sizes = [SizeEntry::default(), SizeEntry { other_bytes: 1 << 14, ..SizeEntry::default() }];
    let error = block_on(card.write_sizes(&sizes)).expect_err("it is refused");
    assert!(matches!(error, CardError::TooWide { value: 0x4000, bits: 14, .. }), "{error:?}");
    assert_eq!(plain.register(packet_generator::SIZE_ENTRY), None);
}

#[test]
fn what_a_card_does_not_have_is_told_and_nothing_is_written() {
    let plain = Plain::new(0);
    let card = plain.card();
    let before = plain.registers.borrow().clone();
    let none = Err(CardError::NoInstruments);
    let connected = block_on(card.connect_network(ReceiveFrom::Generator, SendTo::Sink));
    assert_eq!(connected, none);
    assert_eq!(block_on(card.stop_generator()), none);
    assert_eq!(block_on(card.clear_sink(true)), none);
    assert_eq!(block_on(card.write_sizes(&[])), none);
    block_on(card.write_template(&[1; 64]));
    assert_eq!(block_on(card.network()).receive, ReceiveFrom::Mac);
    assert_eq!(block_on(card.sink()).latency_least, u32::MAX);
    assert!(!block_on(card.generator()).is_running);
    block_on(card.enable_interrupts());
    assert_eq!(block_on(card.disable_interrupts()), Err(CardError::NoInterrupts));
    assert_eq!(*plain.registers.borrow(), before);

    let vector = block_on(card.set_vector(0, 0, 0)).expect_err("there is none");
    assert_eq!(vector.to_string(), "vector 0 of a card without vectors");
    let queue = CardError::NoSuchQueue { queue: 1, queues: 0 };
    assert_eq!(queue.to_string(), "queue 1 of a card without queues");
    let few = CardError::NoSuchVector { vector: 4, vectors: 4 };
    assert_eq!(few.to_string(), "vector 4 of a card with 4; 0 to 3 is right");
}

#[test]
fn a_ring_that_the_card_does_not_have_is_in_no_state() {
    let plain = Plain::new(2);
    plain.set(msix::MESSAGES, 9);
    let card = plain.card();
    for ring in [2, 77, u32::MAX] {
        let state = block_on(card.state(Half::Transmit, ring));
        assert_eq!(state, RingState::Unknown(u32::MAX));
        let fault = block_on(card.fault(Half::Transmit, ring));
        assert_eq!(fault, RingFault::Unknown(u32::MAX));
        let counted = block_on(card.statistics(Half::Transmit, ring));
        assert_eq!(counted, RingStatistics::default());
        assert!(card.vector(Half::Receive, ring) >= card.vectors());
    }
    assert_eq!(block_on(card.interrupt_statistics()).messages, 9);
}
