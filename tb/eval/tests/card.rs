//! The demonstration of the card: what it refuses, and how.
use std::process::Command;

use nic_eval::card::loopback::{Pace, Question, loopback};
use nic_eval::card::setting::Setting;
use nic_eval::card::sweep::{self, Runner, Shard};
use nic_eval::card::{Link, capture};
use nic_tb::pcap::{Capture, Packet};

#[test]
fn the_demonstration_refuses_bad_arguments_in_one_line_with_exit_code_2() {
    for (arguments, part) in [
        (["--pcap", "nothing.pcap"], "nothing.pcap"),
        (["--exchange", "nothing.pcap"], "nothing.pcap"),
        (["--seed", "-3"], "invalid value '-3' for '--seed <NUMBER>'"),
        (["--pcpa", "x"], "unexpected argument '--pcpa'"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_demo")).args(arguments).output();
        let output = output.expect("the demonstration is there");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {text}");
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(text.starts_with("demo: ") && text.contains(part), "{text}");
        assert!(output.stdout.is_empty());
    }
}

/// What is said about a capture with this packet behind a sound one.
fn refused(name: &str, packet: Packet) -> String {
    let path = std::env::temp_dir().join(format!("nic-{}-{name}.pcap", std::process::id()));
    let sound = Packet::new(0, vec![1; 14]);
    let written = Capture::ethernet(vec![sound, packet]).write(&path);
    written.expect("a capture can be written");
    let result = capture::frames(&path);
    std::fs::remove_file(&path).expect("the capture is there");
    result.expect_err("such a frame cannot be sent")
}

#[test]
fn a_frame_that_cannot_be_sent_is_named() {
    let long = refused("long", Packet::new(0, vec![2; 9217]));
    assert!(long.ends_with("frame 2 has 9217 bytes; at most 9216 is right"), "{long}");
    let cut = Packet { original_length: 1500, ..Packet::new(0, vec![2; 96]) };
    let cut = refused("cut", cut);
    assert!(cut.ends_with("frame 2 has 96 of its 1500 bytes; capture whole frames"), "{cut}");
}

#[test]
fn short_frames_are_padded_as_on_a_wire() {
    let path = std::env::temp_dir().join(format!("nic-{}-short.pcap", std::process::id()));
    let written = Capture::ethernet(vec![Packet::new(0, vec![7; 14])]).write(&path);
    written.expect("a capture can be written");
    let frames = capture::frames(&path);
    std::fs::remove_file(&path).expect("the capture is there");
    let mut padded = vec![7; 14];
    padded.resize(60, 0);
    assert_eq!(frames, Ok(vec![padded]));
}

#[test]
fn the_experiments_refuse_a_part_that_is_none() {
    for part in ["4/4", "1", "x/2", "1/0"] {
        let arguments = ["cxlnic11", "--shard", part];
        let output = Command::new(env!("CARGO_BIN_EXE_eval")).args(arguments).output();
        let output = output.expect("the experiments are there");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{part}: {text}");
        assert_eq!(text.lines().count(), 1, "{text}");
        assert!(text.contains(part) && text.contains("0/4 to 3/4"), "{text}");
    }
}

/// 12 frames of 64 bytes through the card behind PCI Express.
fn small(pace: Pace, seed: u64) -> Question {
    let question = Question::unloaded(Link::Pcie, Setting::NC, 64, 12, seed);
    Question { pace, jitter: false, ..question }
}

#[test]
fn the_parts_of_a_loopback_are_the_whole() {
    let unloaded = loopback(&small(Pace::Unloaded, 1)).expect("frames go through");
    assert_eq!(unloaded.whole.len(), 12);
    for frame in 0..12 {
        let parts = unloaded.receive[frame] + unloaded.host[frame] + unloaded.transmit[frame];
        assert_eq!(parts, unloaded.whole[frame], "frame {frame}");
    }
    let share = unloaded.link_share();
    assert!(share > 0.0 && share < 1.0, "{share}");
    let window = loopback(&small(Pace::Window(8), 1)).expect("frames go through");
    assert!(window.gigabits > 1.5 * unloaded.gigabits, "{} {}", window.gigabits, unloaded.gigabits);
    assert!(window.microseconds(50.0) > unloaded.microseconds(50.0));
}

/// What the card keeps a copy of is snooped when the host wants it back: a packet that was read by CS-reads
/// when its buffer is written again, a descriptor that was polled by CO-reads when it is posted, a packet that
/// was written by CO-writes when it is read.
#[test]
fn each_operation_of_a_combination_is_applied_beside_the_others() {
    // Of the frames that count, from the 30th to the 108th, those from the 64th on use buffers again.
    let snoops = |number: u8| {
        let setting = Setting::combination(number);
        let question = Question::unloaded(Link::Cxl, setting, 64, 120, 1);
        let found = loopback(&Question { jitter: false, ..question });
        found.expect("frames go through").snoops
    };
    // Nothing is kept; descriptors are; packets to send, too; received ones as well.
    let found = [0, 2, 3, 7].map(snoops);
    assert_eq!(found[0], 0.0);
    for (number, pair) in found.windows(2).enumerate() {
        assert!((0.5..1.3).contains(&(pair[1] - pair[0])), "operation {number}: {found:?}");
    }
}

#[test]
fn what_was_measured_is_kept_and_parts_fill_one_table() {
    let directory = std::env::temp_dir().join(format!("nic-sweep-{}", std::process::id()));
    let questions: Vec<_> =
        (1..=3).map(|seed| sweep::Question::Loopback(small(Pace::Unloaded, seed))).collect();
    let run = |part: &str| {
        let shard: Shard = part.parse().expect("it is a part");
        let runner = Runner::new(directory.clone(), shard, 2).expect("the sources are there");
        let measured = std::sync::Mutex::new(0);
        let progress = |_, all| *measured.lock().expect("no panic") = all;
        let answers = runner.run(&questions, progress).expect("frames go through");
        let measured = *measured.lock().expect("no panic");
        (measured, answers)
    };
    let (measured, answers) = run("0/2");
    assert_eq!((measured, answers.iter().filter(|a| a.is_some()).count()), (2, 2));
    assert!(answers[1].is_none(), "it is of the other part");
    let (measured, answers) = run("1/2");
    assert_eq!((measured, answers.iter().filter(|a| a.is_some()).count()), (1, 3));
    let (measured, again) = run("0/1");
    assert_eq!((measured, &again), (0, &answers), "all were kept, number for number");
    let other = sweep::Question::Loopback(small(Pace::Unloaded, 3));
    let sweep::Question::Loopback(question) = other else { unreachable!() };
    let found = loopback(&question).expect("frames go through");
    assert_eq!(answers[2], Some(sweep::Answer::Loopback(found)), "what is kept was measured");
    std::fs::remove_dir_all(&directory).expect("it is there");
}
