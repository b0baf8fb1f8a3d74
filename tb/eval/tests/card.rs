//! The demonstration of the card: what it refuses, and how.
use std::process::Command;

use nic_eval::card::capture;
use nic_tb::pcap::{Capture, Packet};

#[test]
fn the_demonstration_refuses_bad_arguments_in_one_line_with_exit_code_2() {
    for (arguments, part) in [
        (["--pcap", "nothing.pcap"], "nothing.pcap"),
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
