//! Requests that a processor of the host answers: those of a key-value store as a model of memcached does, every frame
//! of them, and those of a network beside a card that answers the store's.
use std::process::{Command, Stdio};

use nic_eval::card::setting::Setting;
use nic_eval::key_value::live::{ADDRESS, Live};
use nic_eval::key_value::served::{HostQuestion, Served};
use nic_host::Profile;
use nic_host::profile::{AGILEX7_CXL, PCIE_GEN4};
use nic_model::kvs::{Address, Envelope, Opcode, Request, Settings, Store, build};
use nic_system::{Card, NicPcieCard, NicType1Card, TinyType2KvsCard, checksums, frames};
use nic_tb::kvs::{Requests, Workload};
use nic_tb::seed::generator;

const REQUESTS: usize = 500;
/// Requests that are outstanding at a time.
const WINDOW: usize = 8;
/// Keys: few, so that each is stored, replaced and removed often.
const KEYS: usize = 24;
/// Buckets, 2 to this power: some keys share one.
const INDEX_BITS: u32 = 3;

fn everything<C: Card>(profile: &'static Profile, setting: Setting) {
    let mut random = generator();
    // Frames of other forms than plain IPv4 are none of the program's business.
    let workload = Workload { any_form: false, longest_frame: 1_514, ..Workload::everything(KEYS) };
    let mut requests = Requests::new(workload, &mut random);
    let seed = random.bits(64);
    let question = HostQuestion { profile, setting, index_bits: INDEX_BITS, keys: KEYS, seed };
    let mut served = Served::<C>::by_host(&question).unwrap_or_else(|error| panic!("{error}"));
    let mut model = Store::new(Settings::default());
    let mut expected = vec![];
    let mut asked = 0;
    // The last one is answered, so that all before it have been looked at then.
    let mut is_answered = false;
    while asked < REQUESTS || !is_answered {
        let mut frame = requests.draw().frame;
        // What is cut off is filled up again as on a wire: the MAC drops shorter frames.
        frame.resize(frame.len().max(frames::SHORTEST), 0);
        let answer = model.answer(&frame);
        is_answered = !answer.is_empty();
        expected.extend(answer);
        served.ask(0, frame);
        asked += 1;
        if asked % WINDOW == 0 {
            served.until_answered(expected.len()).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    served.until_answered(expected.len()).unwrap_or_else(|error| panic!("{error}"));
    for (number, (answer, expected)) in served.answers().iter().zip(&expected).enumerate() {
        assert_eq!(answer.bytes, *expected, "answer {number}");
        assert!(!answer.error, "answer {number} is marked as damaged");
    }
    assert_eq!(served.answers().len(), expected.len());
    let counts = served.host_counts().expect("a program serves");
    let dropped: u64 = model.counts().dropped.values().sum();
    let refused: u64 = model.counts().refused.values().sum();
    assert_eq!((counts.packets, counts.answered), (asked as u64, expected.len() as u64));
    assert_eq!((counts.dropped, counts.refused), (dropped, refused), "{:?}", model.counts());
    assert_eq!((counts.silent, counts.failed), (model.counts().silent, 0));
    assert!(counts.found > 50 && counts.missing > 50 && refused > 10 && dropped > 5, "{counts:?}");
    served.finish().unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn a_processor_answers_what_the_model_answers_behind_cxl() {
    everything::<NicType1Card>(&AGILEX7_CXL, Setting::PUSH);
}

#[test]
fn a_processor_answers_what_the_model_answers_behind_pci_express() {
    everything::<NicPcieCard>(&PCIE_GEN4, Setting::NC);
}

/// Who asks.
const ASKER: ([u8; 6], [u8; 4]) = ([2, 0, 0, 0, 0, 9], [10, 11, 0, 1]);
/// Cycles of the host's clock in which a frame must be answered.
const PATIENCE: u64 = 20_000;

/// The one frame that answers this one.
fn answer(live: &mut Live<TinyType2KvsCard>, frame: &[u8]) -> Vec<u8> {
    live.give(frame.to_vec());
    let mut left = vec![];
    for _ in 0..PATIENCE / 100 {
        left.extend(live.run(100).unwrap_or_else(|error| panic!("{error}")));
        if live.unanswered() == 0 {
            break;
        }
    }
    let [answer] = &left[..] else { panic!("{frame:02x?} is answered with {left:02x?}") };
    answer.clone()
}

#[test]
fn a_card_and_its_host_answer_a_network_between_them() {
    let mut live = Live::<TinyType2KvsCard>::new(generator().bits(64))
        .unwrap_or_else(|error| panic!("{error}"));
    let (mac, ipv4) = ASKER;
    let arp = |operation: u8, from: (&[u8], &[u8]), to: (&[u8], &[u8]), mac: &[u8]| {
        let head = [mac, from.0, &[8, 6, 0, 1, 8, 0, 6, 4, 0, operation]].concat();
        [head, [from.0, from.1, to.0, to.1].concat()].concat()
    };
    let (us, host) = ((&mac[..], &ipv4[..]), (&ADDRESS.mac[..], &ADDRESS.ipv4[..]));
    let found = answer(&mut live, &arp(1, us, (&[0; 6], host.1), &[0xff; 6]));
    assert_eq!(found[..42], arp(2, host, us, &mac), "who has the address");

    let echo = |kind: u8, checksum: [u8; 2]| {
        let message = [&[kind, 0][..], &checksum, &[0x12, 0x34, 0, 1], &[0xa5; 32]].concat();
        let (from, to) = if kind == 8 { (us, host) } else { (host, us) };
        let mut frame =
            [to.0, from.0, &[8, 0, 0x45, 0, 0, 60, 0, 0, 0x40, 0, 64, 1, 0, 0]].concat();
        frame.extend([from.1, to.1].concat());
        let sum: u32 =
            frame[14..].chunks(2).map(|word| u32::from(word[0]) << 8 | u32::from(word[1])).sum();
        let sum = !((sum & 0xffff) + (sum >> 16)) as u16;
        frame[24..26].copy_from_slice(&sum.to_be_bytes());
        [frame, message].concat()
    };
    // 16 words of 0xa5a5, 0x1234, 1 and the type: by hand.
    assert_eq!(answer(&mut live, &echo(8, [0x8b, 0x70])), echo(0, [0x93, 0x70]), "a ping");

    let mut model = Store::new(Settings::default());
    let envelope = Envelope {
        destination_mac: ADDRESS.mac,
        source_mac: mac,
        tag: None,
        address: Address::Ipv4(ipv4, ADDRESS.ipv4),
        source_port: 40_000,
        destination_port: 11_211,
        request_identifier: 7,
    };
    let set = Request::new(Opcode::Set, &[0; 8], b"key", b"value");
    let get = Request::new(Opcode::Get, &[], b"key", b"");
    for (request, opaque) in [(&get, [0; 4]), (&set, [1; 4]), (&get, [2; 4])] {
        let request = Request { opaque, ..request.clone() };
        let frame = build(&envelope, &request.to_bytes());
        let found = answer(&mut live, &frame);
        assert_eq!(vec![found.clone()], model.answer(&frame), "{request:?}");
        assert_eq!(checksums::wrong(&found), None);
    }
    let report = live.finish().unwrap_or_else(|error| panic!("{error}"));
    assert!(report.contains("5 frames came, 0 of which"), "{report}");
}

#[test]
fn the_live_card_demands_a_tap_device() {
    let output = Command::new(env!("CARGO_BIN_EXE_live")).stdin(Stdio::null()).output();
    let output = output.expect("the program is there");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    let line = "live: the standard input is /dev/null; a TAP device (/dev/net/tun) is right\n";
    assert_eq!(text, line);
}
