//! A second opinion on what the card sends: frames come with wrong checksums, the card fills the right ones
//! in, and tshark, which knows nothing of ours, finds every frame sound. Payloads and ports are random, so
//! what is above UDP and TCP is read as data.
use std::path::Path;

use nic_driver::descriptor::Checksum;
use nic_sim::tools::{Kind, Tool, find};
use nic_system::{
    Near, NicPcieCard, NicType1Card, Plan, RingShape, Trial, Work, checksums, frames,
};
use nic_tb::pcap::{Capture, Packet};
use nic_tb::seed::generator;

const FRAMES: usize = 80;

/// What tshark says of a frame.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Opinion {
    /// The layers, outermost first, joined by colons.
    layers: String,
    /// Of the IPv4 header's checksum; empty if there is none. 1: right, 0: wrong.
    header: String,
    /// Of the checksum of UDP or TCP, likewise.
    transport: String,
    /// It does not have the form that its headers say.
    is_malformed: bool,
}

/// tshark's opinion of frames, in a file of this name.
fn opinions(tshark: &Tool, name: &str, frames: &[Vec<u8>]) -> Vec<Opinion> {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.pcap"));
    let packets = (0..).zip(frames).map(|(time, frame)| Packet::new(1_000 * time, frame.clone()));
    Capture::ethernet(packets.collect()).write(&file).unwrap_or_else(|error| panic!("{error}"));
    let mut command = tshark.command();
    command.arg("-r").arg(&file).arg("-n");
    for protocol in ["ip", "udp", "tcp"] {
        command.args(["-o", &format!("{protocol}.check_checksum:TRUE")]);
    }
    command.args(["-d", "udp.port==0-65535,data", "-d", "tcp.port==0-65535,data"]);
    command.args(["-T", "fields", "-E", "separator=;"]);
    let fields = [
        "frame.protocols",
        "ip.checksum.status",
        "udp.checksum.status",
        "tcp.checksum.status",
        "_ws.malformed",
    ];
    command.args(fields.iter().flat_map(|field| ["-e", field]));
    let output = command.output().unwrap_or_else(|error| panic!("tshark: {error}"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let opinion = |line: &str| {
        let fields: Vec<&str> = line.split(';').collect();
        let &[layers, header, udp, tcp, malformed] = &fields[..] else { panic!("{line}") };
        let (layers, header) = (layers.to_string(), header.to_string());
        let transport = format!("{udp}{tcp}");
        Opinion { layers, header, transport, is_malformed: !malformed.is_empty() }
    };
    text.lines().map(opinion).collect()
}

/// What tshark should say of a frame with checksums that are so: 1 right, 0 wrong.
fn right(frame: &[u8], state: &str) -> Opinion {
    let is_ipv6 = frame[12] == 0x86;
    let protocol = if is_ipv6 { frame[20] } else { frame[23] };
    let (layers, header, transport) = match (checksums::has_any(frame), is_ipv6) {
        (false, _) => ("eth:ethertype:data".to_string(), "", ""),
        (true, is_ipv6) => {
            let network = if is_ipv6 { "ipv6" } else { "ip" };
            let transport = if protocol == 6 { "tcp" } else { "udp" };
            let layers = format!("eth:ethertype:{network}:{transport}");
            (layers, if is_ipv6 { "" } else { state }, state)
        }
    };
    let (header, transport) = (header.to_string(), transport.to_string());
    Opinion { layers, header, transport, is_malformed: false }
}

/// The first frame of which tshark says something else than it should, and how many kinds there are.
fn judged(found: &[Opinion], frames: &[Vec<u8>], state: &str) -> (Option<String>, usize) {
    let mut kinds = vec![];
    let mut wrong = None;
    for (number, (found, frame)) in found.iter().zip(frames).enumerate() {
        let right = right(frame, state);
        // A payload is a layer of its own, if there is one.
        let layers = found.layers.strip_suffix(":data").unwrap_or(&found.layers);
        let is_right = layers == right.layers.strip_suffix(":data").unwrap_or(&right.layers)
            && Opinion { layers: right.layers.clone(), ..found.clone() } == right;
        if !is_right && wrong.is_none() {
            wrong = Some(format!("frame {number}: {found:?}, not {right:?}"));
        }
        if !kinds.contains(&right.layers) {
            kinds.push(right.layers);
        }
    }
    (wrong, kinds.len())
}

/// Ethernet alone, UDP and TCP in IPv4 and in IPv6.
const KINDS: usize = 5;

fn sent<C: Near>(name: &str) {
    let tshark = match find(Kind::Tshark) {
        Ok(tshark) => tshark,
        Err(missing) => return println!("{name}: skipped: {missing}"),
    };
    let mut random = generator();
    let mut trial = Trial::<C>::new(name, &mut random, |_| {});
    let plan = Plan::new(&mut trial.system.memory, 0, RingShape::PLAIN, RingShape::PLAIN);
    let plan = plan.unwrap_or_else(|error| panic!("{error}"));
    trial.start(plan, Work { checksum: Checksum::Fill, ..Work::packets(FRAMES) });
    trial.until_running();
    for _ in 0..FRAMES {
        let length = frames::any_length(&mut random);
        let mut frame = frames::any(&mut random, length);
        checksums::spoil(&mut frame);
        trial.send(400, frame);
    }
    trial.finish();
    let frames = trial.sent();
    let found = opinions(&tshark, name, &frames);
    trial.demand(found.len() == FRAMES && frames.len() == FRAMES, || {
        format!("{} frames sent, tshark reads {}", frames.len(), found.len())
    });
    let (wrong, kinds) = judged(&found, &frames, "1");
    trial.demand(wrong.is_none(), || format!("{wrong:?}"));
    trial.demand(kinds == KINDS, || format!("{kinds} of {KINDS} kinds of frames"));
}

#[test]
fn tshark_finds_sound_what_the_card_sends_through_cxl() {
    sent::<NicType1Card>("tshark_cxl");
}

#[test]
fn tshark_finds_sound_what_the_card_sends_through_pci_express() {
    sent::<NicPcieCard>("tshark_pcie");
}

/// That it looks: of the same frames with spoilt checksums it finds every one wrong, and a datagram that is
/// longer than its frame it finds malformed.
#[test]
fn tshark_finds_what_is_wrong() {
    let tshark = match find(Kind::Tshark) {
        Ok(tshark) => tshark,
        Err(missing) => return println!("tshark_wrong: skipped: {missing}"),
    };
    let mut random = generator();
    let mut frames = vec![];
    for _ in 0..FRAMES {
        let length = frames::any_length(&mut random);
        let mut frame = frames::any(&mut random, length);
        checksums::spoil(&mut frame);
        frames.push(frame);
    }
    let found = opinions(&tshark, "tshark_wrong", &frames);
    assert_eq!(judged(&found, &frames, "0"), (None, KINDS));
    // A TCP header that says it has 60 bytes, of which 26 are there.
    let flow = frames::Flow::any(&mut random);
    let mut frame = frames::udp(&mut random, &flow, frames::SHORTEST);
    frame[23] = 6;
    frame[46] = 0xf0;
    checksums::fill(&mut frame);
    let frame = [frame];
    let found = opinions(&tshark, "tshark_malformed", &frame);
    assert!(judged(&found, &frame, "1").0.is_some(), "{found:?}");
}
