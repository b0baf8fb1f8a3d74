use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::Seed;

fn requests(workload: Workload) -> Requests {
    Requests::new(workload, &mut Seed::new(1).fork("kvs"))
}

#[test]
fn one_seed_gives_one_row_of_requests() {
    let drawn = || {
        let mut requests = requests(Workload::everything(100));
        (0..50).map(|_| requests.draw()).collect::<Vec<_>>()
    };
    assert_eq!(drawn(), drawn());
    let opaque: Vec<u32> = drawn().iter().map(|request| request.opaque).collect();
    assert!(opaque.windows(2).all(|pair| pair[1] == pair[0].wrapping_add(1)));
}

#[test]
fn every_kind_is_drawn_as_often_as_it_should_be() {
    let mut requests = requests(Workload::everything(100));
    let mut met = BTreeMap::<Kind, u32>::new();
    for _ in 0..32_000 {
        *met.entry(requests.draw().kind).or_default() += 1;
    }
    // 2,000 of each good one, 222 of each bad one.
    assert_eq!(met.len(), opcode::ALL.len() + Bad::ALL.len());
    for (kind, count) in met {
        let expected = match kind {
            Kind::Good(_) => 1_800..2_200,
            Kind::Bad(_) => 150..300,
        };
        assert!(expected.contains(&count), "{kind:?} was drawn {count} times");
    }
}

#[test]
fn keys_differ_and_have_the_lengths_asked_for() {
    let all = requests(Workload::everything(2_000));
    let different: BTreeSet<_> = all.keys().iter().collect();
    assert_eq!(different.len(), 2_000);
    let lengths: BTreeSet<_> = all.keys().iter().map(Vec::len).collect();
    assert!([1, 16, 40, 47, 48, 49, 50, 250].iter().all(|length| lengths.contains(length)));
    let longer = |pair: &&[Vec<u8>]| pair[1] == [&pair[0][..], &[0]].concat();
    let longer = all.keys().windows(2).filter(longer).count();
    assert!((40..300).contains(&longer), "{longer} of 2,000 keys are one with a zero behind it");

    let few = Workload {
        key_bytes: vec![(1, Length::Exactly(250))],
        colliding: 4,
        ..Workload::everything(400)
    };
    let few = requests(few);
    let turned = |pair: &&[Vec<u8>]| {
        let differing = pair[0].iter().zip(&pair[1]).filter(|(one, other)| one != other).count();
        differing == 5
    };
    let turned = few.keys().windows(2).filter(turned).count();
    assert!((60..140).contains(&turned), "{turned} of 400 keys collide");

    let short =
        Workload { key_bytes: vec![(1, Length::Exactly(1))], ..Workload::everything(5_000) };
    assert!(requests(short).keys().len() <= 5_000);
}

/// Offset of the request header in a frame that is IPv4 without anything.
const HEADER: usize = 14 + 20 + 8 + 8;

#[test]
fn a_plain_request_is_laid_out_as_the_protocol_says() {
    let workload = Workload::reads_and_writes(10, Popularity::Uniform, 0);
    let mut requests = requests(workload);
    let request = requests.draw();
    let (frame, key) = (&request.frame, &requests.keys()[request.key.expect("a SET has a key")]);
    let value = frame.len() - HEADER - 24 - 8 - key.len();
    assert_eq!(frame[12..16], [0x08, 0x00, 0x45, 0], "IPv4");
    assert_eq!(frame[16..18], ((frame.len() - 14) as u16).to_be_bytes());
    assert_eq!(frame[38..40], ((frame.len() - 34) as u16).to_be_bytes());
    assert_eq!(frame[36..38], 11_211_u16.to_be_bytes());
    assert_eq!(frame[42..44], (request.opaque as u16).to_be_bytes());
    assert_eq!(frame[44..50], [0, 0, 0, 1, 0, 0]);
    assert_eq!(frame[HEADER..HEADER + 2], [0x80, opcode::SET]);
    assert_eq!(frame[HEADER + 2..HEADER + 4], (key.len() as u16).to_be_bytes());
    assert_eq!(frame[HEADER + 4..HEADER + 8], [8, 0, 0, 0]);
    assert_eq!(frame[HEADER + 8..HEADER + 12], ((8 + key.len() + value) as u32).to_be_bytes());
    assert_eq!(frame[HEADER + 12..HEADER + 16], request.opaque.to_be_bytes());
    assert_eq!(frame[HEADER + 16..HEADER + 24], [0; 8]);
    assert_eq!(frame[HEADER + 32..][..key.len()], key[..]);
}

#[test]
fn a_cas_value_that_was_learnt_is_compared() {
    let workload = Workload {
        comparing: 1,
        kinds: vec![(1, Kind::Good(opcode::DELETE)), (1, Kind::Good(opcode::GET))],
        any_form: false,
        ..Workload::everything(1)
    };
    let mut requests = requests(workload);
    requests.learn(0, 0x0123_4567_89ab_cdef);
    let mut met = [0; 3];
    for _ in 0..400 {
        let Request { frame, kind, .. } = requests.draw();
        let cas = u64::from_be_bytes(frame[HEADER + 16..HEADER + 24].try_into().expect("8 bytes"));
        match (kind, cas) {
            (Kind::Good(opcode::GET), cas) => assert_eq!(cas, 0, "a read compares nothing"),
            (_, 0x0123_4567_89ab_cdef) => met[0] += 1,
            (_, 0x0123_4567_89ab_cdf0) => met[1] += 1,
            _ => met[2] += 1,
        }
    }
    assert!(met[0] > 100 && met[1] > 5 && met[2] > 5, "{met:?}");
}

#[test]
fn frames_are_no_longer_than_they_may_be() {
    let workload = Workload {
        kinds: opcode::ALL.into_iter().map(|opcode| (1, Kind::Good(opcode))).collect(),
        longest_frame: 1_514,
        ..Workload::everything(200)
    };
    let mut requests = requests(workload);
    let longest = (0..4_000).map(|_| requests.draw().frame.len()).max();
    assert_eq!(longest, Some(1_514));
}
