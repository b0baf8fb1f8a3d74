//! Frames cross the reorder unit unharmed, and the times that are reported are possible.
use std::process::Command;

use nic_eval::mmio::nic::ReorderNic;
use nic_eval::mmio::processor::Buffers;
use nic_eval::mmio::unit::Unit;
use nic_eval::mmio::{Core, Fencing, Outcome, Setup, transfer};
use nic_host::{Flush, Hold, Order};
use nic_tb::pcap::{Capture, Packet};

fn frames(bytes: impl IntoIterator<Item = usize>) -> Vec<Vec<u8>> {
    let frame = |(number, bytes): (usize, usize)| (0..bytes).map(|i| (i ^ number) as u8).collect();
    bytes.into_iter().enumerate().map(frame).collect()
}

fn run(setup: &Setup) -> Outcome {
    let mut unit = Unit::new(None).unwrap_or_else(|error| panic!("{error}"));
    transfer(&mut unit, setup, |_| {}).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn frames_of_every_size_arrive_whole_and_in_order() {
    let setup = Setup::of(frames((1..200).chain([1500, 9000, 64, 4096, 60])));
    let outcome = run(&setup);
    assert_eq!(outcome.received, setup.frames);
    for delivery in &outcome.deliveries {
        assert!(delivery.completed < delivery.last, "{delivery:?}");
        assert!(delivery.first <= delivery.last, "{delivery:?}");
    }
    assert!(outcome.overtaken.largest() > Some(0), "a random order reorders");
}

#[test]
fn a_message_of_a_line_leaves_every_cycle() {
    let outcome = run(&Setup::of(frames([62; 2_000])));
    // A line per cycle, and what eight buffers hold back at the beginning.
    assert!(outcome.cycles < 2_016, "{} cycles", outcome.cycles);
}

#[test]
fn a_fence_after_every_message_keeps_the_order_and_costs_its_time() {
    let setup = Setup {
        core: Core::PAPER,
        fencing: Fencing::EachMessage,
        buffers: Buffers::counted(8, Order::Random, Flush::Words),
        ..Setup::of(frames([62; 50]))
    };
    let outcome = run(&setup);
    assert_eq!(outcome.overtaken.largest(), Some(0));
    let least = 49 * Core::PAPER.fence / setup.period;
    assert!(outcome.cycles > least, "{} cycles, at least {least}", outcome.cycles);
}

#[test]
fn fences_bound_what_the_processor_does_not() {
    let setup = |fence_lines| {
        let counted = Buffers::counted(12, Order::Adversarial, Flush::Words);
        let buffers = Buffers { hold: Hold::Unbounded, fence_lines, ..counted };
        Setup { buffers, ..Setup::of(frames([98; 500])) }
    };
    let mut unit = Unit::new(None).unwrap_or_else(|error| panic!("{error}"));
    let stopped = transfer(&mut unit, &setup(None), |_| {});
    assert_eq!(stopped, Err("mmio_reorder stopped: BeyondWindow".to_owned()));
    let outcome = run(&setup(Some(32)));
    assert_eq!(outcome.received, setup(None).frames);
    assert_eq!(
        outcome.overtaken.largest(),
        Some(31),
        "all of a block but its first line leave before it"
    );
}

#[test]
fn a_seed_always_gives_the_same_outcome() {
    let setup = Setup::of(frames((0..300).map(|i| 1 + i * 37 % 1500)));
    assert_eq!(run(&setup), run(&setup));
    assert_ne!(run(&Setup { seed: 2, ..setup.clone() }), run(&setup));
}

#[test]
fn frames_cross_the_whole_card_and_are_padded() {
    let setup = Setup::of(frames([1, 59, 60, 61, 64, 65, 1500, 9000]));
    let mut card = ReorderNic::new(None).unwrap_or_else(|error| panic!("{error}"));
    let outcome = transfer(&mut card, &setup, |_| {}).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(outcome.received, setup.frames);
}

#[test]
fn the_demonstration_refuses_what_it_cannot_send_in_one_line_with_exit_code_2() {
    for (arguments, part) in [
        (["--pcap", "nothing.pcap"], "failed to read capture: nothing.pcap: "),
        (["--buffers", "0"], "0 is not in 1..=30"),
        (["--seed", "-3"], "invalid value '-3' for '--seed <NUMBER>'"),
        (["--bufers", "7"], "unexpected argument '--bufers'"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_stores")).args(arguments).output();
        let output = output.expect("the demonstration is there");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {text}");
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(text.starts_with("stores: ") && text.contains(part), "{text}");
        assert!(output.stdout.is_empty());
    }
}

/// What the demonstration says of a capture of one frame, in the directory of the capture.
fn refused(name: &str, capture: &Capture) -> String {
    let directory = std::env::temp_dir().join(format!("nic-stores-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory can be made");
    capture.write(&directory.join("it.pcap")).expect("a capture can be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_stores"));
    let output = command.args(["--pcap", "it.pcap"]).current_dir(&directory).output();
    std::fs::remove_dir_all(&directory).expect("the directory is there");
    let output = output.expect("the demonstration is there");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{name}: {text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
fn the_demonstration_names_the_frame_that_cannot_be_sent() {
    let of = |packet| Capture::ethernet(vec![packet]);
    let cut = Packet { original_length: 1500, ..Packet::new(0, vec![2; 96]) };
    let radio = Capture { link_type: 105, ..of(Packet::new(0, vec![1; 60])) };
    for (name, capture, wanted) in [
        (
            "long",
            of(Packet::new(0, vec![2; 9217])),
            "frame 1 has 9217 bytes; at most 9216 is right",
        ),
        ("snapped", of(cut), "frame 1 has 96 of its 1500 bytes; capture whole frames"),
        ("radio", radio, "link type 105; 1 (Ethernet) is right"),
        ("empty", of(Packet::new(0, vec![])), "frame 1 has no bytes"),
        ("none", Capture::ethernet(vec![]), "there is no frame in it"),
    ] {
        let text = refused(name, &capture);
        assert_eq!(text, format!("stores: it.pcap: {wanted}\n"));
    }
}
