//! The card of coherent programmed I/O, with a host that is played by hand: its windows, what is beside them, and what it does where something
//! is wrong. What programs do with it is in `nic-system`.
use nic_model::pio_packets::results_of;
use nic_sim::generated::pio_nic_tiny::PioNicTiny as Device;
use nic_spec::message::{
    M2sRequestOpcode as Opcode, MetaValue, PacketChecksum, PioAnswer, S2mDataOpcode,
};
use nic_spec::register::{Access, pio_nic};
use nic_tb::Stall;

mod rig;

use rig::{LINES, LONGEST, MOST, RECEIVE, REGISTERS, REST, Rig, TRANSMIT, message, messages, said};

/// Where the second groups begin.
const OTHER_TRANSMIT: u64 = TRANSMIT + LINES;
const OTHER_RECEIVE: u64 = RECEIVE + LINES;

/// A frame in which nobody looks for checksums.
fn frame(rig: &mut Rig, length: usize) -> Vec<u8> {
    let mut frame = rig.random().bytes(length);
    frame[12..14].copy_from_slice(&[0x88, 0xb5]);
    frame
}

#[test]
fn the_map_says_who_the_card_is_and_what_it_was_made_with() {
    let mut rig = Rig::closed();
    let version = u64::from(pio_nic::map().version_number());
    assert_eq!(rig.count("card.identification"), u64::from(u32::from_le_bytes(*b"PNIC")));
    assert_eq!(rig.count("card.version"), version);
    assert_eq!(rig.count("card.group_lines"), LINES);
    assert_eq!(rig.count("card.maximum_packet_bytes"), LONGEST as u64);
    assert_eq!(rig.count("card.burst_bytes"), 256 * 64);
    for block in pio_nic::map().blocks {
        for register in block.registers() {
            let name = format!("{}.{}", block.name, register.name);
            let is_kept = matches!(register.access, Access::Control);
            if let Some(reset) = register.reset.filter(|_| is_kept) {
                assert_eq!(rig.count(&name), reset, "{name}");
            }
        }
    }
    assert_eq!(rig.count("registers.refused_accesses"), 0);
    rig.bench.dismiss();
}

#[test]
fn windows_are_nowhere_until_they_are_placed_and_other_lines_are_nobodys() {
    let mut rig = Rig::closed();
    for line in [0, TRANSMIT, RECEIVE] {
        let tag = rig.ask(Opcode::MemRd, Some(MetaValue::Any), line);
        rig.bench.run(60);
        let data = rig.data();
        assert_eq!(data.len(), 1);
        assert_eq!((data[0].opcode, data[0].tag), (S2mDataOpcode::MemDataNxm, tag));
        assert!(rig.completions().is_empty());
    }
    assert_eq!(rig.count("unmapped_memory.reads"), 3);
    rig.place();
    for line in [TRANSMIT, RECEIVE] {
        assert_eq!(rig.reads(line), [0; 64]);
        let beside = [line - 1, line + 2 * LINES];
        for line in beside {
            assert_eq!(rig.reads(line), [0xff; 64]);
            rig.write(line, [1; 64]);
        }
    }
    rig.bench.run(60);
    assert_eq!(rig.count("unmapped_memory.reads"), 7);
    assert_eq!(rig.count("unmapped_memory.writes"), 4);
    assert_eq!(REGISTERS.read_name(&mut rig.bench, "unmapped_memory.fault"), "read");
    assert_eq!(rig.count("unmapped_memory.fault_line"), 0);
    rig.bench.dismiss();
}

#[test]
fn answers_go_to_the_window_that_has_asked() {
    let mut rig = Rig::new();
    // Nobody has asked: each counts where its number says.
    for (number, expected) in [(1 << 11, [1, 0, 0]), (1 << 10, [1, 1, 0]), (3, [1, 1, 1])] {
        rig.responds(number);
        rig.bench.run(60);
        let found = [
            rig.count("transmit_window.unknown_answers"),
            rig.count("receive_window.unknown_answers"),
            rig.count("unmapped_memory.unknown_responses"),
        ];
        assert_eq!(found, expected);
    }
    rig.bench.dismiss();
}

#[test]
fn a_packet_in_lines_is_sent_and_one_that_comes_is_found_in_lines() {
    let mut rig = Rig::new();
    let (mut own, mut other) = (TRANSMIT, OTHER_TRANSMIT);
    let (mut empty, mut given) = (RECEIVE, OTHER_RECEIVE);
    // The last four need more than one group.
    for length in [60, 61, 124, 125, 200, MOST, MOST + 1, 300, 600, LONGEST] {
        let packet = frame(&mut rig, length);
        for message in messages(&packet, PacketChecksum::None) {
            assert!(rig.sent().is_empty(), "it leaves whole");
            let first = rig.sends(own, other, &message);
            let (_, control) = said(&first.expect("the message is taken"));
            assert_eq!(control.answer, PioAnswer::Empty);
            (own, other) = (other, own);
        }
        assert_eq!(rig.sent(), [packet]);

        let packet = frame(&mut rig, length);
        rig.comes(&packet);
        rig.bench.run(REST);
        let results = results_of(&packet, PacketChecksum::None, LINES as usize);
        for (part, expected) in results.iter().enumerate() {
            let first = rig.takes(given).expect("a packet is there");
            let (_, control) = said(&first);
            let lines = expected.len() as u64;
            assert_eq!((control.answer, control.lines), (PioAnswer::Result, lines));
            assert_eq!(control.continues, part > 0);
            assert_eq!(first[..62], expected[0][..62]);
            for (number, line) in (0..).zip(expected).skip(1) {
                assert_eq!(rig.reads(given + number), *line, "{length} bytes, line {number}");
            }
            (empty, given) = (given, empty);
        }
    }
    assert_eq!(rig.count("pio_transmit.packets"), 10);
    assert_eq!(rig.count("pio_receive.packets"), 10);
    assert_eq!(rig.count("unmapped_memory.reads"), 0);
    rig.bench.dismiss();
}

#[test]
fn who_waits_for_a_packet_is_told_to_try_again_and_does_not_keep_others_from_sending() {
    let mut rig = Rig::new();
    REGISTERS.write(&mut rig.bench, "receive_window.try_again_cycles", 4_000);
    let waits = rig.ask(Opcode::MemRd, Some(MetaValue::Any), OTHER_RECEIVE);
    rig.bench.run(100);
    assert_eq!(rig.gives_back(), [RECEIVE]);
    let packet = frame(&mut rig, 100);
    let first = rig.sends(TRANSMIT, OTHER_TRANSMIT, &message(&packet, PacketChecksum::None));
    assert!(first.is_some(), "it is sent at once");
    assert_eq!(rig.sent(), [packet]);
    assert_eq!(rig.count("receive_window.try_agains"), 0);
    rig.bench.run(12_000);
    let line = rig.answer(waits).expect("its time is over");
    assert_eq!(said(&line).1.answer, PioAnswer::TryAgain);
    assert_eq!(rig.count("receive_window.try_agains"), 1);
    // A program that wants a result of the transmit window is told the same.
    REGISTERS.write(&mut rig.bench, "transmit_window.try_again_cycles", 200);
    let waits = rig.takes(TRANSMIT).expect("its time is over");
    assert_eq!(said(&waits).1.answer, PioAnswer::TryAgain);
    rig.bench.dismiss();
}

#[test]
fn what_is_wrong_with_a_packet_is_counted_and_all_else_goes_on() {
    let mut rig = Rig::new();
    let (mut own, mut other) = (TRANSMIT, OTHER_TRANSMIT);
    let good = frame(&mut rig, 150);
    let mut bad = message(&good, PacketChecksum::None);
    bad[0][60..62].copy_from_slice(&[0, 0]);
    let mut long = message(&good, PacketChecksum::None);
    long[0][60..62].copy_from_slice(&(LONGEST as u16 + 1).to_le_bytes());
    let mut other_lines = message(&good, PacketChecksum::None);
    other_lines[0][60..62].copy_from_slice(&61_u16.to_le_bytes());
    let right = message(&good, PacketChecksum::None);
    // The second part of a packet alone, its first one alone, and a packet.
    let of_two = frame(&mut rig, 400);
    let mut parts = messages(&of_two, PacketChecksum::None);
    let (begun, alone) = (parts.remove(0), parts.remove(0));
    for lines in [bad, long, other_lines, alone, begun, right] {
        assert!(rig.sends(own, other, &lines).is_some());
        (own, other) = (other, own);
    }
    assert_eq!(rig.sent(), [good]);
    let names =
        ["without_bytes", "too_long", "wrong_lines", "unfinished", "stray_parts", "packets"];
    for name in names {
        assert_eq!(rig.count(&format!("pio_transmit.{name}")), 1, "{name}");
    }
    // One that is too long, one that is not, and a message where packets are received only.
    let long = frame(&mut rig, LONGEST + 1);
    rig.comes(&long);
    let packet = frame(&mut rig, MOST);
    rig.comes(&packet);
    rig.bench.run(REST);
    let stray = message(&packet, PacketChecksum::None);
    let mut line = stray[0];
    line[62] = 1;
    line[63] = 1;
    let first = rig.sends(RECEIVE, OTHER_RECEIVE, &[line]).expect("a packet is there");
    assert_eq!(said(&first).0.length_bytes, MOST as u64);
    assert_eq!(rig.count("pio_receive.too_long"), 1);
    assert_eq!(rig.count("pio_receive.stray_messages"), 1);
    assert_eq!(REGISTERS.read_name(&mut rig.bench, "pio_receive.fault"), "too_long");
    rig.bench.dismiss();
}

/// UDP over IPv4 with empty checksums.
#[test]
fn checksums_are_filled_in_where_the_length_asks_and_what_came_says_what_they_were() {
    let mut rig = Rig::new();
    let mut datagram = vec![0; 12];
    datagram.extend([0x08, 0x00, 0x45, 0, 0, 46, 0, 1, 0, 0, 64, 17, 0, 0]);
    datagram.extend([10, 0, 0, 1, 10, 0, 0, 2, 0, 7, 0, 9, 0, 26, 0, 0]);
    datagram.extend(rig.random().bytes(18));
    let (mut own, mut other) = (TRANSMIT, OTHER_TRANSMIT);
    for checksum in [PacketChecksum::Fill, PacketChecksum::None] {
        assert!(rig.sends(own, other, &message(&datagram, checksum)).is_some());
        (own, other) = (other, own);
    }
    let sent = rig.sent();
    assert_eq!(sent.len(), 2);
    assert_eq!(sent[1], datagram, "it did not ask");
    let words = sent[0][14..34].chunks(2).map(|word| u32::from(word[0]) << 8 | u32::from(word[1]));
    let sum: u32 = words.sum();
    assert_eq!((sum >> 16) + (sum & 0xffff), 0xffff, "of the IPv4 header");
    let (mut empty, mut given) = (RECEIVE, OTHER_RECEIVE);
    // The one whose checksums were filled in, and the one that has none where some must be.
    for (packet, verdict) in sent.iter().zip([PacketChecksum::Good, PacketChecksum::Bad]) {
        rig.comes(packet);
        rig.bench.run(REST);
        let first = rig.takes(given).expect("a packet is there");
        assert_eq!(said(&first).0.checksum, verdict);
        (empty, given) = (given, empty);
    }
    rig.bench.dismiss();
}

#[test]
fn a_dead_link_holds_up_no_program_for_longer_than_the_patience() {
    let mut rig = Rig::new();
    REGISTERS.write(&mut rig.bench, "store_gate.patience_cycles", 100);
    rig.bench.set_stall(Device::CMAC_TRANSMIT.index(), Stall::Always);
    let (mut own, mut other) = (TRANSMIT, OTHER_TRANSMIT);
    let mut packets = vec![];
    // 1,024 beats of packets fit in front of the MAC.
    while rig.count("store_gate.dropped_messages") < 3 {
        let packet = frame(&mut rig, MOST);
        let first = rig.sends(own, other, &message(&packet, PacketChecksum::None));
        assert!(first.is_some(), "packet {} waits", packets.len());
        packets.push(packet);
        (own, other) = (other, own);
        assert!(packets.len() < 400, "the memories are full by then");
    }
    assert_eq!(rig.count("store_gate.is_down"), 1);
    rig.bench.set_stall(Device::CMAC_TRANSMIT.index(), Stall::Never);
    rig.bench.run(8 * REST);
    let sent = rig.sent();
    let lost = packets.len() - sent.len();
    assert_eq!(sent, packets[..sent.len()], "those before come whole and in order");
    assert_eq!(rig.count("store_gate.dropped_messages"), lost as u64);
    let packet = frame(&mut rig, 80);
    assert!(rig.sends(own, other, &message(&packet, PacketChecksum::None)).is_some());
    assert_eq!(rig.sent(), [packet]);
    rig.bench.dismiss();
}

#[test]
fn a_memory_that_is_full_drops_whole_packets_and_counts_them() {
    let mut rig = Rig::new();
    const CAME: usize = 150;
    let packets: Vec<_> = (0..CAME).map(|_| frame(&mut rig, MOST)).collect();
    // The MAC cannot wait: a pulse is never refused.
    packets.iter().for_each(|packet| rig.comes(packet));
    rig.bench.run(4 * REST);
    let dropped = rig.count("packet_buffer.memory_full") + rig.count("packet_buffer.table_full");
    assert!(dropped > 0, "the memory has 256 beats");
    assert_eq!(rig.count("mac_receive.packets"), CAME as u64);
    let (mut empty, mut given) = (RECEIVE, OTHER_RECEIVE);
    for packet in &packets[..CAME - dropped as usize] {
        let first = rig.takes(given).expect("a packet is there");
        assert_eq!(first[..60], packet[..60], "what was stored comes in order");
        (empty, given) = (given, empty);
    }
    REGISTERS.write(&mut rig.bench, "receive_window.try_again_cycles", 100);
    let first = rig.takes(given).expect("its time is over");
    assert_eq!(said(&first).1.answer, PioAnswer::TryAgain);
    assert_eq!(rig.count("pio_receive.packets"), CAME as u64 - dropped);
    rig.bench.dismiss();
}

#[test]
fn a_reset_of_both_sides_forgets_all() {
    let mut rig = Rig::new();
    let packet = frame(&mut rig, 100);
    rig.comes(&packet);
    rig.bench.run(REST);
    rig.ask(Opcode::MemRd, Some(MetaValue::Any), OTHER_TRANSMIT);
    rig.bench.run(20);
    rig.bench.reset();
    rig.data();
    rig.completions();
    rig.bench.run(2 * REST);
    assert_eq!(rig.reads(TRANSMIT), [0xff; 64], "the window is nowhere");
    rig.place();
    assert_eq!(rig.reads(OTHER_TRANSMIT), [0; 64]);
    assert_eq!(rig.reads(OTHER_RECEIVE), [0; 64]);
    assert_eq!(rig.count("pio_receive.packets"), 0);
    assert_eq!(rig.count("transmit_window.exchanges"), 0);
    rig.bench.dismiss();
}
