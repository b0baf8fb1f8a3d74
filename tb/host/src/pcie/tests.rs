//! What the root complex promises: order, splits, time.
use nic_spec::message::PcieRequestType;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::*;

fn read(tag: u64, line: u64, lines: u64) -> PcieRequest {
    PcieRequest {
        request_type: PcieRequestType::MemoryRead,
        address: line * LINE,
        length: lines * 16,
        tag,
        first_dw_be: 0b1111,
        last_dw_be: 0b1111,
        data: [0; 64],
        last: true,
    }
}

fn root(numbers: Numbers) -> RootComplex<ChaCha8Rng> {
    RootComplex::new(numbers, ChaCha8Rng::seed_from_u64(1))
}

/// Everything that comes, with its time, asked for every nanosecond.
fn drain(root: &mut RootComplex<ChaCha8Rng>) -> Vec<(u64, PcieCompletion)> {
    let mut found = vec![];
    let mut now = 0;
    while !root.is_idle() {
        found.extend(root.completion(now).map(|completion| (now, completion)));
        now += 1_000;
    }
    found
}

#[test]
fn completions_of_a_read_are_in_order_and_end_at_the_boundary() {
    for read_completion_boundary in [64, 128] {
        let numbers = Numbers { read_completion_boundary, splits: true, ..Numbers::pcie_gen4() };
        let mut root = root(numbers);
        for round in 0..50 {
            root.request(0, &read(3, 61 + 64 * round, 3)).unwrap_or_else(|error| panic!("{error}"));
            let (mut line, mut left) = (61 + 64 * round, 3);
            let mut packet_left = 0;
            for (_, completion) in drain(&mut root) {
                if packet_left == 0 {
                    assert_eq!(completion.byte_count, left * LINE);
                    assert_eq!(completion.lower_address, line * LINE % 128);
                    packet_left = completion.length / 16;
                }
                assert_eq!(completion.data, root.memory.line(line));
                (line, left, packet_left) = (line + 1, left - 1, packet_left - 1);
                assert_eq!(completion.last, packet_left == 0);
                let is_boundary =
                    (line * LINE).is_multiple_of(root.numbers().read_completion_boundary);
                assert!(packet_left > 0 || left == 0 || is_boundary);
            }
            assert_eq!(left, 0);
        }
    }
}

#[test]
fn a_read_of_parts_of_lines_brings_those() {
    for splits in [false, true] {
        let mut root = root(Numbers { splits, ..Numbers::pcie_gen4() });
        for (address, dws) in [(60, 1), (60, 2), (4, 64), (200, 120), (4092, 1), (3840, 64)] {
            let request = PcieRequest { address, length: dws, ..read(9, 0, 1) };
            let last_dw_be = if dws == 1 { 0 } else { 0b1111 };
            let request = PcieRequest { last_dw_be, ..request };
            root.request(0, &request).unwrap_or_else(|error| panic!("{error}"));
            let mut at = address;
            let mut packet_end = at;
            for (_, completion) in drain(&mut root) {
                if at == packet_end {
                    assert_eq!(completion.byte_count, address + 4 * dws - at);
                    assert_eq!(completion.lower_address, at % 128);
                    packet_end = at + 4 * completion.length;
                }
                let line_end = ((at / 64 + 1) * 64).min(packet_end);
                for byte in at / 64 * 64..at / 64 * 64 + 64 {
                    let is_asked = (at..line_end).contains(&byte);
                    let expected = if is_asked { root.memory.read(byte) } else { 0 };
                    assert_eq!(completion.data[byte as usize % 64], expected, "{byte:#x}");
                }
                at = line_end;
                assert_eq!(completion.last, at == packet_end);
            }
            assert_eq!(at, address + 4 * dws);
        }
    }
}

#[test]
fn a_read_sees_the_write_before_it_and_none_behind() {
    let mut root = root(Numbers::pcie_gen4());
    let write = |byte| PcieRequest {
        request_type: PcieRequestType::MemoryWrite,
        tag: 0,
        data: [byte; 64],
        ..read(0, 9, 1)
    };
    for line in [write(1), read(5, 9, 1), write(2)] {
        root.request(0, &line).unwrap_or_else(|error| panic!("{error}"));
    }
    let found = drain(&mut root);
    assert_eq!(found[0].1.data, [1; 64]);
    assert_eq!(root.memory.line(9), [2; 64]);
    assert_eq!(root.moved_bytes(), (64, 128));
}

#[test]
fn a_read_takes_its_latency_and_many_take_the_bandwidth() {
    let mut root = root(Numbers::pcie_gen4());
    root.request(0, &read(0, 0, 1)).unwrap_or_else(|error| panic!("{error}"));
    let (first, _) = drain(&mut root)[0];
    let numbers = Numbers::pcie_gen4();
    let least = numbers.request_latency + numbers.read_latency;
    assert!((least..least + 5_000).contains(&first), "{first} ps");

    // 200 reads of 512 bytes come as packets of 256 with 20 bytes each.
    for tag in 0..200 {
        root.request(0, &read(tag, 8 * tag, 8)).unwrap_or_else(|error| panic!("{error}"));
    }
    let found = drain(&mut root);
    let (begin, end) = (found[0].0, found[found.len() - 1].0);
    let bytes = 200 * (512 + 2 * numbers.completion_overhead_bytes);
    let time = numbers.time_of(bytes);
    // Asked every nanosecond, a line that takes two comes up to one late.
    assert!(
        (time * 9 / 10..time * 3 / 2).contains(&(end - begin)),
        "{} ps, not {time}",
        end - begin
    );
}

#[test]
fn a_tag_that_is_on_its_way_is_refused() {
    let mut root = root(Numbers::pcie_gen4());
    assert!(root.request(0, &read(7, 0, 1)).is_ok());
    let violation = root.request(0, &read(7, 1, 1)).expect_err("the tag has a read");
    assert!(violation.to_string().starts_with("a tag has one read: MemoryRead of 16 DW"));
}
