//! The model of the key-value store against those who know: a recorded exchange with memcached, a memcached
//! on this machine where there is one, and the other writer of requests.
use std::collections::BTreeMap;
use std::net::UdpSocket;
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

use nic_model::kvs::table::{self, Image, Table, line_of};
use nic_model::kvs::{
    Allowance, Command, FRAME_HEADER_BYTES, HEADER_BYTES, Opcode, ParseError, Parsed, Refusal,
    Request, Response, Rules, Settings, Store, build, parse, parse_answer,
};
use nic_sim::tools::{Kind as Program, Tool, find, repository_root};
use nic_tb::kvs::{Bad, Kind, Requests, Workload, opcode};
use nic_tb::pcap::Capture;
use nic_tb::{Generator, seed};

/// Requests and the answers to them, alternating.
fn recorded() -> Vec<Vec<u8>> {
    let file = repository_root().join("tb/eval/data/kvs_memcached_udp.pcap");
    let capture = Capture::read(Path::new(&file)).unwrap_or_else(|error| panic!("{error}"));
    capture.packets.into_iter().map(|packet| packet.data).collect()
}

/// What `build` writes where the recorded server's host has numbered its packets.
fn without_identification(mut frame: Vec<u8>) -> Vec<u8> {
    frame[18..20].fill(0);
    frame[24..26].fill(0);
    frame[40..42].fill(0);
    nic_model::checksum_fill::filled(&frame).expect("it is a datagram")
}

#[test]
fn a_recorded_memcached_is_answered_for_byte_for_byte() {
    let mut store = Store::new(Settings::default());
    let (mut met, mut judged) = (BTreeMap::new(), Store::new(Settings::default()));
    for (number, pair) in recorded().chunks(2).enumerate() {
        let [request, answer] = pair else { panic!("request {number} has no answer") };
        let answers = store.answer(request);
        let (_, said) = parse_answer(answer).unwrap_or_else(|text| panic!("{number}: {text}"));
        *met.entry((said.opcode, said.status)).or_insert(0) += 1;
        // From the port on, but for the checksum, nothing is allowed to differ; before it, the
        // identification of the packet may.
        let answer = without_identification(answer.clone());
        assert_eq!(answers, std::slice::from_ref(&answer), "request {number}");
        let accepted = judged.accept(request, Some(&answer), Allowance::default());
        assert_eq!(accepted, Ok(()), "request {number}");
    }
    assert_eq!(judged.entries(), store.entries());
    // GET found and not, SET, DELETE found and not.
    let kinds: Vec<_> = met.keys().copied().collect();
    assert_eq!(kinds, [(0, 0), (0, 1), (1, 0), (4, 0), (4, 1)], "{met:?}");
    assert_eq!(met.values().sum::<u32>(), 1_500);
}

/// What the model must call a request with this wrong.
fn reason(bad: Bad) -> Result<Refusal, ParseError> {
    Ok(match bad {
        Bad::Options | Bad::Tags => return Err(ParseError::NotPlainUdp),
        Bad::Checksum => return Err(ParseError::Checksum),
        Bad::Short => return Err(ParseError::Short),
        Bad::Datagrams => return Err(ParseError::SeveralDatagrams),
        Bad::Magic => return Err(ParseError::Magic),
        Bad::BodyLonger | Bad::BodyCut => Refusal::BodyCut,
        Bad::KeyBeyondBody | Bad::ExtrasBeyondBody => Refusal::LengthsDisagree,
        Bad::KeyTooLong => Refusal::KeyTooLong,
        Bad::Opcode => Refusal::UnknownOpcode,
        Bad::Extras | Bad::NoKey | Bad::Key | Bad::Value => Refusal::WrongParts,
        Bad::DataType => Refusal::DataType,
        Bad::ValueTooLong => Refusal::ValueTooLong,
    })
}

#[test]
fn what_the_equipment_means_is_what_the_model_reads() {
    let mut generator = seed::generator();
    let mut requests = Requests::new(Workload::everything(300), &mut generator);
    for _ in 0..8_000 {
        let drawn = requests.draw();
        let read = parse(&drawn.frame);
        let found = read.clone().map(|parsed| parsed.request.refusal(Rules::Card));
        let bad = match drawn.kind {
            Kind::Bad(bad) => {
                assert_eq!(found, reason(bad).map(Some), "{bad:?}: {:02x?}", drawn.frame);
                continue;
            }
            Kind::Good(opcode) => opcode,
        };
        assert_eq!(found, Ok(None), "{:02x?}", drawn.frame);
        let Ok(Parsed { envelope, request }) = read else { unreachable!() };
        assert_eq!(request.opcode, bad);
        assert_eq!(request.opaque, drawn.opaque.to_be_bytes());
        assert_eq!(envelope.request_identifier, drawn.opaque as u16);
        assert_eq!(request.key(), drawn.key.map_or(&[][..], |key| &requests.keys()[key]));
        // The card's way to write it is another: what it reads of that is the same.
        let again = parse(&build(&envelope, &request.to_bytes()));
        assert_eq!(again, Ok(Parsed { envelope, request }));
    }
}

#[test]
fn requests_without_anything_around_them_are_written_as_the_model_does() {
    let mut generator = seed::generator();
    let workload = Workload {
        any_form: false,
        kinds: opcode::ALL.into_iter().map(|opcode| (1, Kind::Good(opcode))).collect(),
        ..Workload::everything(100)
    };
    let mut requests = Requests::new(workload, &mut generator);
    for _ in 0..2_000 {
        let mut frame = requests.draw().frame;
        let Parsed { envelope, request } = parse(&frame).expect("it is a good one");
        // Identification and hops are the sender's own.
        frame[18..20].fill(0);
        frame[22] = 64;
        let frame = nic_model::checksum_fill::filled(&frame).expect("it is a datagram");
        assert_eq!(frame, build(&envelope, &request.to_bytes()));
    }
}

#[test]
fn colliding_keys_collide() {
    let mut generator = seed::generator();
    let workload = Workload { colliding: 2, ..Workload::everything(400) };
    let requests = Requests::new(workload, &mut generator);
    let mut hashes = BTreeMap::<_, u32>::new();
    for key in requests.keys() {
        *hashes.entry((table::hash(key), key.len())).or_default() += 1;
    }
    let colliding = hashes.values().filter(|count| **count > 1).count();
    assert!(colliding > 20, "{colliding} hashes belong to several keys of one length");
    let lengths: BTreeMap<_, u32> =
        hashes.keys().fold(BTreeMap::new(), |mut lengths, (hash, _)| {
            *lengths.entry(*hash).or_default() += 1;
            lengths
        });
    let padded = lengths.values().filter(|count| **count > 1).count();
    assert!(padded > 2, "{padded} hashes belong to keys of several lengths");
}

/// Something that a card may not do to an answer.
fn spoiled(answer: Option<Vec<u8>>, generator: &mut Generator) -> Option<Vec<u8>> {
    let mut answer = answer?;
    let at = generator.below(answer.len() as u64) as usize;
    match generator.below(4) {
        0 => return None,
        1 => answer.truncate(at),
        2 => answer.push(0),
        _ => answer[at] ^= 1 << generator.below(8),
    }
    Some(answer)
}

#[test]
fn the_judge_accepts_the_model_and_nothing_else() {
    let mut generator = seed::generator();
    let mut requests = Requests::new(Workload::everything(200), &mut generator);
    let (mut card, mut judge) = (Store::new(Settings::default()), Store::new(Settings::default()));
    let (mut hits, mut compared) = (0, 0);
    for number in 0..6_000 {
        let drawn = requests.draw();
        let answer = card.answer(&drawn.frame).pop();
        if let Some((key, Ok((_, said)))) = drawn.key.zip(answer.as_deref().map(parse_answer)) {
            hits += u32::from(said.status == 0 && !said.extras.is_empty());
            if said.cas != 0 {
                requests.learn(key, said.cas);
            }
            let cas = parse(&drawn.frame).map_or(0, |parsed| parsed.request.cas);
            compared += u32::from(said.status == 0 && cas != 0);
        }
        if number % 8 == 0 && answer.is_some() {
            let spoiled = spoiled(answer.clone(), &mut generator);
            let mut judge = judge.clone();
            let verdict = judge.accept(&drawn.frame, spoiled.as_deref(), Allowance::default());
            assert!(verdict.is_err(), "request {number}: {answer:02x?}, {spoiled:02x?}");
        }
        let verdict = judge.accept(&drawn.frame, answer.as_deref(), Allowance::default());
        assert_eq!(verdict, Ok(()), "request {number}");
    }
    assert_eq!(judge.entries(), card.entries());
    assert_eq!(judge.counts(), card.counts());
    assert_eq!(judge.settle(), Ok(()));
    assert!(hits > 600 && compared > 30, "{hits} found, {compared} with the right CAS value");
    let counts = card.counts();
    let all = counts.answered + counts.silent + counts.dropped.values().sum::<u64>();
    assert_eq!(all, 6_000);
    assert_eq!((counts.refused.len(), counts.dropped.len()), (7, 5), "{counts:?}");
}

/// A card with several requests under way: answers of several keys overtake each other, CAS values are given in
/// another order, tables are full.
#[test]
fn the_judge_follows_a_card_that_may_choose() {
    let mut generator = seed::generator();
    let allowance = Allowance {
        out_of_memory: true,
        internal_error: true,
        any_cas_order: true,
        ..Allowance::default()
    };
    let good = opcode::ALL.into_iter().map(|opcode| (1, Kind::Good(opcode)));
    let workload = Workload { kinds: good.collect(), ..Workload::everything(50) };
    let mut requests = Requests::new(workload, &mut generator);
    let (mut card, mut judge) = (Store::new(Settings::default()), Store::new(Settings::default()));
    for _ in 0..600 {
        let mut window: Vec<_> = (0..16).map(|_| requests.draw()).collect();
        // The card has them in another order, those of one key not.
        let mut keys: Vec<_> = window.iter().map(|request| request.key).collect();
        generator.shuffle(&mut keys);
        let mut answers = Vec::new();
        for key in keys {
            let first = window.iter().position(|request| request.key == key);
            let drawn = window.remove(first.expect("each has its place"));
            let Ok(Parsed { envelope, request }) = parse(&drawn.frame) else { unreachable!() };
            let mut trial = card.clone();
            let done = trial.serve(&request);
            let has_stored = trial.next_cas() != card.next_cas();
            let status = match generator.below(20) {
                0 if has_stored => Some(nic_model::kvs::Status::OutOfMemory),
                1 if drawn.key.is_some() => Some(nic_model::kvs::Status::InternalError),
                _ => None,
            };
            let answer = match status {
                Some(status) => Some(request.answer(status)),
                None => {
                    card = trial;
                    done
                }
            };
            if let (Some(key), Some(said)) = (drawn.key, &answer)
                && said.cas != 0
            {
                requests.learn(key, said.cas);
            }
            answers.push((drawn, answer.map(|answer| build(&envelope.back(), &answer.to_bytes()))));
        }
        // They are judged in the order of the requests.
        answers.sort_by_key(|(drawn, _)| drawn.opaque);
        for (drawn, answer) in answers {
            judge
                .accept(&drawn.frame, answer.as_deref(), allowance)
                .unwrap_or_else(|text| panic!("{text}"));
        }
    }
    assert_eq!(judge.settle(), Ok(()));
    let stored = card.entries().clone();
    assert_eq!(table::compare(&stored, judge.entries()), Ok(()));
    assert_eq!(judge.next_cas(), card.next_cas());
}

/// What requests have stored, in the host's table and partly in the card's, comes out of memory again.
#[test]
fn what_is_stored_is_found_in_memory() {
    let mut generator = seed::generator();
    let mut requests = Requests::new(Workload::everything(300), &mut generator);
    let mut store = Store::new(Settings::default());
    for _ in 0..3_000 {
        let _ = store.answer(&requests.draw().frame);
    }
    let host = Table { buckets_base: 0x100, entries_base: 0x10000, bucket_bits: 12 };
    let card = Table { buckets_base: 0, entries_base: 64, bucket_bits: 6 };
    let (mut host_memory, mut card_memory) = (Image::new(), Image::new());
    for (key, entry) in store.entries() {
        let own = generator.chance(1, 2).then(|| card.insert(&mut card_memory, key, entry, true));
        match own {
            // The host has nothing of it, or something older in the bucket that corresponds to the card's.
            Some(Ok((own, _))) if generator.chance(1, 2) => {
                let old = nic_model::kvs::Entry { value: vec![1, 2, 3], ..entry.clone() };
                let is_its = |bucket| bucket & 63 == own;
                let _ = host.insert_where(&mut host_memory, key, &old, false, is_its);
            }
            Some(Ok(_)) => {}
            _ => {
                let placed = host.insert(&mut host_memory, key, entry, false);
                placed.expect("the host's table is large");
            }
        }
    }
    let held = card.contents(|line| line_of(&card_memory, line)).expect("the card's table");
    let kept = host.contents(|line| line_of(&host_memory, line)).expect("the host's table");
    assert!(held.len() > 20 && kept.len() > 50, "{} and {}", held.len(), kept.len());
    let all = table::union(&held, card.bucket_bits, &kept).expect("they agree");
    assert_eq!(table::compare(&all, store.entries()), Ok(()));
}

/// A memcached of our own.
struct Server {
    process: Child,
    socket: UdpSocket,
}

impl Server {
    /// Starts it on a port that nobody has.
    fn start(tool: &Tool) -> Self {
        let free = UdpSocket::bind("127.0.0.1:0").expect("there is a free port");
        let port = free.local_addr().expect("it has an address").port();
        drop(free);
        let process = tool
            .command()
            .args(["-U", &port.to_string(), "-p", "0", "-l", "127.0.0.1", "-t", "1", "-u", "root"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("memcached: {error}"));
        let socket = UdpSocket::bind("127.0.0.1:0").expect("there is a free port");
        socket.connect(("127.0.0.1", port)).expect("a datagram needs no connection");
        let mut server = Self { process, socket };
        for _ in 0..600 {
            if server.ask(&noop(0, 0), 0, Duration::from_millis(100)).is_some() {
                // Those that were asked before may be answered late; behind this nothing is under way.
                let last = server.ask(&noop(1, 1), 1, Duration::from_secs(60));
                assert!(last.is_some(), "memcached has stopped answering");
                return server;
            }
            if let Ok(Some(status)) = server.process.try_wait() {
                panic!("memcached has ended: {status}");
            }
            // While its port is closed, the answer comes at once: there is nobody.
            thread::sleep(Duration::from_millis(100));
        }
        panic!("memcached does not answer");
    }

    /// Sends a datagram; what has come until a `NOOP` with this opaque value is answered, by request
    /// identifier, datagrams of one answer put together. Datagrams without an answer are left out. `None`: it
    /// is not answered in time.
    fn ask(&self, datagram: &[u8], until: u32, patience: Duration) -> Option<Vec<Vec<u8>>> {
        // Until it is there, its port refuses what is sent.
        self.socket.send(datagram).ok()?;
        self.socket.set_read_timeout(Some(patience)).expect("it is not zero");
        let mut buffer = [0; 2_048];
        let mut answers: Vec<(u16, Vec<u8>)> = Vec::new();
        loop {
            let length = self.socket.recv(&mut buffer).ok()?;
            let (header, part) = buffer[..length].split_at(FRAME_HEADER_BYTES);
            let identifier = u16::from_be_bytes([header[0], header[1]]);
            if part.is_empty() {
                continue;
            }
            if header[2..4] != [0, 0] {
                let (_, whole) = answers.last_mut().expect("it began with an earlier datagram");
                whole.extend(part);
                continue;
            }
            if part[1] == opcode::NOOP && part[12..16] == until.to_be_bytes() {
                return Some(answers.into_iter().map(|(_, answer)| answer).collect());
            }
            answers.push((identifier, part.to_vec()));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself, which a test says elsewhere.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The datagram of a `NOOP`.
fn noop(identifier: u16, opaque: u32) -> Vec<u8> {
    let noop = Request::new(Opcode::Noop, b"", b"", b"");
    let noop = Request { opaque: opaque.to_be_bytes(), ..noop };
    [&identifier.to_be_bytes()[..], &[0, 0, 0, 1, 0, 0], &noop.to_bytes()].concat()
}

/// The datagram in a frame.
fn datagram(frame: &[u8]) -> Vec<u8> {
    let parsed = nic_model::parser::parse(frame);
    let at = parsed.transport_offset;
    let length = usize::from(u16::from_be_bytes([frame[at + 4], frame[at + 5]]));
    frame[at + 8..at + length].to_vec()
}

/// What memcached gets in place of a frame: its datagram without an expiration time, which the model does not
/// keep, and with less than a header behind the body, where memcached looks for the next request. `None`: what
/// memcached does then depends on what the model does not know.
fn for_memcached(frame: &[u8], kind: Kind) -> Option<Vec<u8>> {
    let mut sent = datagram(frame);
    // What begins in another way is a command in text to it.
    if matches!(kind, Kind::Bad(bad) if bad.is_of_the_network() || bad == Bad::Magic) {
        return None;
    }
    let Ok(Parsed { request, .. }) = parse(frame) else {
        // The sequence number is not looked at.
        return (kind != Kind::Bad(Bad::Datagrams) || sent[2..4] == [0, 0]).then_some(sent);
    };
    let start = FRAME_HEADER_BYTES + HEADER_BYTES;
    sent.truncate(start + request.body.len() + HEADER_BYTES - 1);
    // It waits for the rest in the next datagram.
    let (extras, key) = (usize::from(request.extras_bytes), usize::from(request.key_bytes));
    let is_cut = request.body_bytes as usize > request.body.len();
    if is_cut || start + extras + key > sent.len() {
        return None;
    }
    let opcode = Opcode::from_number(request.opcode);
    // It has more commands, up to GATKQ with 0x24 (`protocol_binary.h`); and of one that it does not have it
    // drops too much when there is a body, so that the next datagram is lost.
    let is_unknown = request.refusal(Rules::Memcached) == Some(Refusal::UnknownOpcode);
    if is_unknown && (request.opcode <= 0x24 || request.body_bytes > 0) {
        return None;
    }
    let command = opcode.map(Opcode::command);
    let is_store = matches!(command, Some(Command::Set | Command::Add | Command::Replace));
    if is_store && request.refusal(Rules::Memcached).is_none() {
        sent[start + 4..start + 8].fill(0);
    }
    Some(sent)
}

#[test]
fn a_memcached_of_this_machine_answers_as_the_model_does() {
    let tool = match find(Program::Memcached) {
        Ok(tool) => tool,
        Err(missing) => return println!("kvs_store: skipped: {missing}"),
    };
    let mut generator = seed::generator();
    let server = Server::start(&tool);
    let version = tool.version.trim_start_matches("memcached ").trim().to_owned();
    let settings = Settings { rules: Rules::Memcached, version, ..Settings::default() };
    let mut store = Store::new(settings);
    let workload = Workload { colliding: 16, ..Workload::everything(200) };
    let mut requests = Requests::new(workload, &mut generator);
    let mut met = BTreeMap::<(Kind, Option<u16>), u32>::new();
    let count = if seed::is_long() { 200_000 } else { 4_000 };
    for number in 0..count {
        let drawn = requests.draw();
        let Some(sent) = for_memcached(&drawn.frame, drawn.kind) else { continue };
        let parsed = parse(&drawn.frame).ok();
        let expected = parsed.and_then(|parsed| store.serve(&parsed.request));
        let until = drawn.opaque ^ 0x8000_0000;
        server.socket.send(&sent).expect("it is sent");
        let answers = server.ask(&noop(number as u16, until), until, Duration::from_secs(60));
        let answers = answers.unwrap_or_else(|| panic!("request {number} is not answered"));
        let read = |bytes: &Vec<u8>| Response::read(bytes).unwrap_or_else(|text| panic!("{text}"));
        let said: Vec<Response> = answers.iter().map(read).collect();
        let expected = Vec::from_iter(expected);
        assert_eq!(said, expected, "request {number}, {:?}: {sent:02x?}", drawn.kind);
        *met.entry((drawn.kind, said.first().map(|said| said.status))).or_default() += 1;
        if let (Some(key), Some(said)) = (drawn.key, said.first())
            && said.cas != 0
        {
            requests.learn(key, said.cas);
        }
    }
    // Each opcode with and without success, and each error.
    for opcode in opcode::ALL {
        let outcomes = met.keys().filter(|(kind, _)| *kind == Kind::Good(opcode)).count();
        let expected = match opcode {
            opcode::NOOP | opcode::VERSION => 1,
            opcode::GET | opcode::GETQ | opcode::GETK | opcode::GETKQ => 2,
            _ => 3,
        };
        assert_eq!(outcomes, expected, "opcode {opcode:#04x}: {met:?}");
    }
    println!("{}: {} requests compared", tool.version, met.values().sum::<u32>());
}
