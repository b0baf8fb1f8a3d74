//! The queue of stores against a plain memory: every message is where the device looks for it, and
//! no address is used twice between two fences that should part the uses.
use nic_driver::{Error, Format, LengthOrder, Reuse, StoreQueue, StoreWindow};
use proptest::prelude::*;

/// Remembers every store and fence.
#[derive(Debug, Default)]
struct Log {
    events: Vec<Event>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Event {
    Store(usize, [u8; 4]),
    Fence,
}

impl StoreWindow for Log {
    fn store(&mut self, offset: usize, words: &[[u8; 4]]) {
        let words = words.iter().enumerate();
        self.events.extend(words.map(|(number, word)| Event::Store(offset + 4 * number, *word)));
    }
    fn fence(&mut self) {
        self.events.push(Event::Fence);
    }
}

const FORMAT: Format = Format {
    length_offset: 0,
    length_bytes: 2,
    length_order: LengthOrder::Little,
    uncounted_bytes: 0,
    alignment_bytes: 4,
    maximum_bytes: 9216,
};

fn send(queue: &mut StoreQueue<Log>, bytes: &[u8]) -> Result<(), Error> {
    let pieces: Vec<&[u8]> = bytes.chunks(7).collect();
    queue.send(&pieces)
}

proptest! {
    #[test]
    fn a_message_is_the_same_in_whatever_pieces(
        lengths in prop::collection::vec(0usize..300, 1..6),
        start in 0usize..9,
        length_offset in 0usize..63,
        length_order in prop::sample::select(vec![LengthOrder::Little, LengthOrder::Big]),
    ) {
        let format = Format { length_offset, length_order, ..FORMAT };
        let sum: usize = lengths.iter().sum();
        prop_assume!(sum >= length_offset + 2);
        let all: Vec<u8> = (0..sum).map(|at| at as u8).collect();
        let pieces: Vec<&[u8]> = lengths
            .iter()
            .scan(0, |at, length| {
                *at += length;
                Some(&all[*at - length..*at])
            })
            .collect();
        let sent = |pieces: &[&[u8]]| {
            let mut queue =
                StoreQueue::new(Log::default(), 4096, format, Reuse::FenceOnWrap).unwrap();
            queue.send(&[&vec![0; 4 * start + 64]]).unwrap();
            queue.send(pieces).unwrap();
            queue.window_mut().events.split_off(start + 16)
        };
        let stores = sent(&pieces);
        prop_assert_eq!(&stores, &sent(&[&all]));
        let mut message = all.clone();
        let length = match length_order {
            LengthOrder::Little => (sum as u16).to_le_bytes(),
            LengthOrder::Big => (sum as u16).to_be_bytes(),
        };
        message[length_offset..length_offset + 2].copy_from_slice(&length);
        message.resize(sum.next_multiple_of(4), 0);
        let words = message.as_chunks::<4>().0.iter().enumerate();
        let expected: Vec<Event> =
            words.map(|(number, word)| Event::Store(4 * (start + 16 + number), *word)).collect();
        prop_assert_eq!(stores, expected);
    }

    #[test]
    fn a_header_of_a_word_is_the_same_as_pieces_of_a_message(
        lengths in prop::collection::vec(0usize..300, 1..60),
        length_offset in 0usize..3,
        length_order in prop::sample::select(vec![LengthOrder::Little, LengthOrder::Big]),
        alignment_bytes in prop::sample::select(vec![4usize, 8, 64]),
        shift in 0u32..6,
        capacity_covers in any::<bool>(),
    ) {
        let reuse = if capacity_covers { Reuse::CapacityCovers(64) } else { Reuse::FenceOnWrap };
        let format = Format {
            length_offset, length_order, alignment_bytes, uncounted_bytes: 4, ..FORMAT
        };
        let new = || {
            let mut queue = StoreQueue::new(Log::default(), 2048, format, reuse).unwrap();
            if shift > 0 {
                queue.fence_every(1 << shift).unwrap();
            }
            queue
        };
        let (mut one, mut other) = (new(), new());
        for length in lengths {
            let frame: Vec<u8> = (0..length).map(|at| at as u8).collect();
            one.send(&[&[1, 2, 3, 4], &frame]).unwrap();
            other.send(&[&[1, 2], &[3, 4], &frame]).unwrap();
            prop_assert_eq!(one.next_offset(), other.next_offset());
        }
        prop_assert_eq!(&one.window().events, &other.window().events);
    }

    #[test]
    fn the_device_finds_every_message_where_the_last_one_ended(
        lengths in prop::collection::vec(2usize..400, 1..60),
        alignment in prop::sample::select(vec![4usize, 8, 16, 32, 64]),
    ) {
        let format = Format { alignment_bytes: alignment, ..FORMAT };
        let mut queue =
            StoreQueue::new(Log::default(), 4096, format, Reuse::FenceOnWrap).unwrap();
        for (number, length) in lengths.iter().enumerate() {
            send(&mut queue, &vec![number as u8 + 1; *length]).unwrap();
        }
        // The address space unrolled: a store goes to the place of its round.
        let mut memory = vec![None; 64 * 512];
        let (mut round, mut last) = (0, 0);
        for event in &queue.window().events {
            if let Event::Store(offset, word) = event {
                if *offset < last {
                    round += 1;
                }
                last = *offset;
                for (at, byte) in word.iter().enumerate() {
                    let place = &mut memory[round * 4096 + offset + at];
                    prop_assert_eq!(place.replace(*byte), None);
                }
            }
        }
        let mut start = 0;
        for (number, length) in lengths.iter().enumerate() {
            let stated = u16::from_le_bytes([memory[start].unwrap(), memory[start + 1].unwrap()]);
            prop_assert_eq!(usize::from(stated), *length);
            for byte in &memory[start + 2..start + length] {
                prop_assert_eq!(*byte, Some(number as u8 + 1));
            }
            start = (start + length).next_multiple_of(alignment);
        }
    }

    #[test]
    fn with_fences_nothing_is_stored_so_many_lines_ahead_of_what_may_be_held_back(
        sizes in prop::collection::vec(2usize..700, 1..60),
        shift in 0u32..6,
        capacity_covers in any::<bool>(),
    ) {
        let reuse = if capacity_covers { Reuse::CapacityCovers(64) } else { Reuse::FenceOnWrap };
        let mut queue = StoreQueue::new(Log::default(), 2048, FORMAT, reuse).unwrap();
        let mut plain = StoreQueue::new(Log::default(), 2048, FORMAT, reuse).unwrap();
        queue.fence_every(1 << shift).unwrap();
        for (number, size) in sizes.iter().enumerate() {
            let message = vec![number as u8; *size];
            send(&mut queue, &message).unwrap();
            send(&mut plain, &message).unwrap();
        }
        let events = std::mem::take(&mut queue.window_mut().events);
        let stores = |events: Vec<Event>| -> Vec<Event> {
            events.into_iter().filter(|event| *event != Event::Fence).collect()
        };
        // All lines since a fence may be held back, so they are of one block.
        for held in events.split(|event| *event == Event::Fence) {
            let mut blocks = held.iter().map(|event| match event {
                Event::Store(offset, _) => (offset / 64) >> shift,
                Event::Fence => unreachable!("events are split there"),
            });
            let first = blocks.next();
            prop_assert!(blocks.all(|block| Some(block) == first));
        }
        prop_assert_eq!(stores(events), stores(std::mem::take(&mut plain.window_mut().events)));
    }

    #[test]
    fn between_two_stores_to_one_address_there_is_a_fence(
        lengths in prop::collection::vec(2usize..600, 20..120),
    ) {
        let mut queue =
            StoreQueue::new(Log::default(), 2048, FORMAT, Reuse::FenceOnWrap).unwrap();
        for length in lengths {
            send(&mut queue, &vec![9; length]).unwrap();
        }
        let mut stored = vec![false; 2048];
        for event in &queue.window().events {
            match event {
                Event::Fence => stored.fill(false),
                Event::Store(offset, _) => prop_assert!(!std::mem::replace(&mut stored[*offset], true)),
            }
        }
    }
}

#[test]
fn a_large_address_space_needs_no_fence() {
    let reuse = Reuse::CapacityCovers(512);
    let mut queue = StoreQueue::new(Log::default(), 1024, FORMAT, reuse).unwrap();
    for _ in 0..50 {
        send(&mut queue, &[1; 100]).unwrap();
    }
    assert!(!queue.window().events.contains(&Event::Fence));
}

#[test]
fn a_network_length_is_stated_in_network_order_without_its_header() {
    let format =
        Format { length_offset: 16, length_order: LengthOrder::Big, uncounted_bytes: 14, ..FORMAT };
    let mut queue = StoreQueue::new(Log::default(), 4096, format, Reuse::FenceOnWrap).unwrap();
    send(&mut queue, &[0; 300]).unwrap();
    assert_eq!(queue.window().events[4], Event::Store(16, [1, 30, 0, 0]));
}

#[test]
fn a_burst_says_what_was_sent_before_the_message_that_is_refused() {
    let mut queue = StoreQueue::new(Log::default(), 4096, FORMAT, Reuse::FenceOnWrap).unwrap();
    let refused = queue.burst(&[&[1; 20], &[2; 8], &[3; 1], &[4; 8]]).unwrap_err();
    assert_eq!((refused.sent, refused.error), (2, Error::TooShort(1, 2)));
    assert_eq!(queue.window().events.len(), 7, "nothing of it or behind it was stored");
    assert_eq!(queue.next_offset(), 28);
    assert_eq!(queue.burst(&[&[5; 8], &[6; 8]]), Ok(()));
    assert_eq!(queue.next_offset(), 44);
}

#[test]
fn a_queue_that_begins_again_has_stored_all_of_before() {
    let mut queue = StoreQueue::new(Log::default(), 4096, FORMAT, Reuse::FenceOnWrap).unwrap();
    queue.send(&[&[1; 20]]).unwrap();
    queue.begin_again();
    assert_eq!(queue.window().events.last(), Some(&Event::Fence));
    queue.send(&[&[2; 8]]).unwrap();
    let stores = [Event::Store(0, [8, 0, 2, 2]), Event::Store(4, [2; 4])];
    assert!(queue.window().events.ends_with(&stores));
}

#[test]
fn what_the_device_cannot_take_is_refused_in_one_line() {
    let new = |space, format, reuse| StoreQueue::new(Log::default(), space, format, reuse);
    let text = |space, format, reuse| new(space, format, reuse).unwrap_err().to_string();
    assert_eq!(
        text(1000, FORMAT, Reuse::FenceOnWrap),
        "an address space of 1000 bytes; a power of two from 128 is right"
    );
    assert_eq!(
        text(512, FORMAT, Reuse::CapacityCovers(512)),
        "512 bytes of address space do not exceed the 512 that write-combining buffers hold; use \
         `FenceOnWrap`"
    );
    let odd = Format { alignment_bytes: 12, ..FORMAT };
    assert_eq!(
        text(4096, odd, Reuse::FenceOnWrap),
        "messages are aligned to 4, 8, 16, 32 or 64 bytes"
    );
    for length_offset in [63, usize::MAX] {
        let beyond = Format { length_offset, length_bytes: 2, ..FORMAT };
        let said = text(4096, beyond, Reuse::FenceOnWrap);
        assert_eq!(said, "the length field is in the first 64 bytes of a message");
    }
    let uncounted = Format { uncounted_bytes: usize::MAX, ..FORMAT };
    let said = text(4096, uncounted, Reuse::FenceOnWrap);
    assert_eq!(said, "a length leaves out at most 255 bytes");
    let mut queue = new(4096, FORMAT, Reuse::FenceOnWrap).unwrap();
    for lines in [0, 3, 128] {
        let error = queue.fence_every(lines).unwrap_err().to_string();
        assert_eq!(error, "fences are a power of two of lines apart, at most the space");
    }
    assert_eq!(queue.send(&[&[0]]).unwrap_err(), Error::TooShort(1, 2));
    assert_eq!(queue.send(&[&[0; 2000], &[0; 1000]]).unwrap_err(), Error::TooLong(3000, 2048));
    assert!(queue.window().events.is_empty());
}
