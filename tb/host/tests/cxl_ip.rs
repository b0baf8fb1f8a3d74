//! The CXL IP: what each code of its user fields becomes, how long it takes, and what it refuses.
use nic_host::{Configuration, Core, CxlIp, FromCard, Host, Line, LineState, profile};
use nic_spec::message::{
    AxiBurst, AxiResponse, CxlIpReadAddress, CxlIpReadData, CxlIpWriteAddress, CxlIpWriteData,
    CxlIpWriteResponse, D2hRequestOpcode as Opcode,
};
use nic_tb::seed::generator;

const LINE: u64 = 7;

fn read(id: u64, line: u64, user: u64) -> CxlIpReadAddress<6> {
    CxlIpReadAddress {
        id,
        address: 64 * line,
        length: 0,
        size: 6,
        burst: AxiBurst::Fixed,
        protection: 0,
        quality: 0,
        user,
        cache: 0,
        lock: 0,
        region: 0,
    }
}

fn write(id: u64, line: u64, user: u64) -> CxlIpWriteAddress<7> {
    CxlIpWriteAddress {
        id,
        address: 64 * line,
        length: 0,
        size: 6,
        burst: AxiBurst::Fixed,
        protection: 0,
        quality: 0,
        user,
        cache: 0,
        lock: 0,
        region: 0,
        atomic: 0,
    }
}

fn data(byte: u8, strobe: u64) -> CxlIpWriteData {
    CxlIpWriteData { data: [byte; 64], strobe, last: true, user: false }
}

/// What an IP answers, and when.
#[derive(Debug, Default)]
struct Came {
    requests: Vec<(u64, Opcode)>,
    read: Vec<(u64, usize, CxlIpReadData<2>)>,
    written: Vec<(u64, usize, CxlIpWriteResponse)>,
}

/// A host, and an IP whose ports always take.
struct Pair {
    host: Host,
    ip: CxlIp,
    came: Came,
}

impl Pair {
    fn new() -> Self {
        let host = Host::new(&profile::AGILEX7_CXL, Configuration::server(1), generator());
        Self { ip: host.cxl_ip(), host, came: Came::default() }
    }

    /// The same with memory behind the IP.
    fn with_memory() -> Self {
        let pair = Self::new();
        Self { ip: pair.host.cxl_ip_with_memory(), ..pair }
    }

    /// A processor runs this.
    fn program(&mut self, what: impl AsyncFnOnce(Core) + 'static) {
        let core = self.host.core(0);
        self.host.spawn(async move { what(core).await });
        while self.host.running() > 0 {
            self.cycle(Default::default());
        }
        self.run(Default::default());
    }

    /// A cycle in which both ports send this.
    fn cycle(&mut self, mut sent: [FromCard; 2]) {
        let now = self.host.now();
        for (number, sent) in sent.iter_mut().enumerate() {
            let offered = self.ip.offered(number);
            self.came.read.extend(offered.read_data.map(|one| (now, number, one)));
            self.came.written.extend(offered.write_response.map(|one| (now, number, one)));
            (sent.takes_read_data, sent.takes_write_response) = (true, true);
        }
        let taken = self.ip.ready();
        let up = self.ip.cycle(&sent, self.host.offered(), self.host.ready());
        let up = up.unwrap_or_else(|error| panic!("{error}"));
        self.came.requests.extend(up.d2h_request.map(|request| (now, request.opcode)));
        self.host.cycle(up, taken);
    }

    fn run(&mut self, sent: [FromCard; 2]) {
        self.cycle(sent);
        while !self.ip.is_idle() || !self.host.is_idle() {
            self.cycle(<[FromCard; 2]>::default());
            assert!(self.host.now() < 100_000, "{:?}", self.host.under_way());
        }
    }

    /// One port reads; the requests to the host, and the answer with its latency.
    fn read(&mut self, port: usize, line: u64, user: u64) -> (Vec<Opcode>, u64, CxlIpReadData<2>) {
        let begin = self.host.now();
        let mut sent = <[FromCard; 2]>::default();
        sent[port].read_address = Some(read(5, line, user));
        self.run(sent);
        let came = std::mem::take(&mut self.came);
        assert_eq!((came.read.len(), came.written.len(), came.read[0].1), (1, 0, port));
        let requests = came.requests.into_iter().map(|(_, opcode)| opcode).collect();
        (requests, came.read[0].0 - begin, came.read[0].2)
    }

    /// One port writes these bytes.
    fn write(&mut self, port: usize, user: u64, strobe: u64) -> (Vec<Opcode>, CxlIpWriteResponse) {
        self.write_to(LINE, port, user, strobe)
    }

    fn write_to(
        &mut self,
        line: u64,
        port: usize,
        user: u64,
        strobe: u64,
    ) -> (Vec<Opcode>, CxlIpWriteResponse) {
        let mut sent = <[FromCard; 2]>::default();
        sent[port].write_address = Some(write(6, line, user));
        sent[port].write_data = Some(data(9, strobe));
        self.run(sent);
        let came = std::mem::take(&mut self.came);
        assert_eq!((came.read.len(), came.written.len(), came.written[0].1), (0, 1, port));
        let requests = came.requests.into_iter().map(|(_, opcode)| opcode).collect();
        (requests, came.written[0].2)
    }
}

/// What a read of a line that is not in the IP's cache becomes (design: coherence 2.1).
const READS: [(u64, Opcode); 3] = [(0, Opcode::RdCurr), (1, Opcode::RdShared), (2, Opcode::RdOwn)];
const WHOLE: u64 = u64::MAX;
const PART: u64 = 0xff;
/// What a write becomes: the code, the bytes, the request to the host.
const WRITES: [(u64, u64, Option<Opcode>); 9] = [
    (0, WHOLE, Some(Opcode::WoWrInvF)),
    (0, PART, Some(Opcode::WoWrInv)),
    (1, WHOLE, Some(Opcode::RdOwnNoData)),
    (1, PART, Some(Opcode::RdOwn)),
    (2, WHOLE, Some(Opcode::ItoMWr)),
    (2, PART, Some(Opcode::WrInv)),
    (3, 0, None),
    (4, 0, None),
    (5, 0, Some(Opcode::ClFlush)),
];

#[test]
fn every_code_is_its_kind_of_request_and_all_others_fail() {
    for port in [0, 1] {
        for user in 0..1 << 6 {
            let mut pair = Pair::new();
            pair.host.set_memory(LINE, Line { data: [3; 64], poison: false });
            let (requests, _, answer) = pair.read(port, LINE, user);
            let wanted = READS.iter().find(|(code, _)| *code == user);
            let wanted: Vec<_> = wanted.map(|(_, opcode)| *opcode).into_iter().collect();
            assert_eq!(requests, wanted, "ARUSER {user:#x}");
            let is_known = !wanted.is_empty();
            let response = if is_known { AxiResponse::Okay } else { AxiResponse::SlaveError };
            assert_eq!((answer.id, answer.response, answer.last), (5, response, true));
            assert_eq!(answer.data[0], if is_known { 3 } else { 0xff }, "ARUSER {user:#x}");
        }
        for user in 0..1 << 7 {
            for strobe in [WHOLE, PART, 0] {
                let is_it = |row: &&(u64, u64, Option<Opcode>)| (row.0, row.1) == (user, strobe);
                let row = WRITES.iter().find(is_it);
                if row.is_none() && (user < 6) {
                    continue;
                }
                let mut pair = Pair::new();
                let (requests, answer) = pair.write(port, user, strobe);
                let wanted: Vec<_> = row.and_then(|row| row.2).into_iter().collect();
                assert_eq!(requests, wanted, "AWUSER {user:#x}, strobe {strobe:#x}");
                let is_known = row.is_some();
                let response = if is_known { AxiResponse::Okay } else { AxiResponse::SlaveError };
                assert_eq!((answer.id, answer.response), (6, response), "AWUSER {user:#x}");
            }
        }
    }
}

#[test]
fn poison_is_in_the_user_field_and_not_in_the_response() {
    for user in [0, 1, 2] {
        let mut pair = Pair::new();
        pair.host.set_memory(LINE, Line { data: [3; 64], poison: true });
        pair.host.set_memory(LINE + 1, Line { data: [3; 64], poison: false });
        for (line, poison) in [(LINE, 1), (LINE + 1, 0)] {
            let (_, _, answer) = pair.read(0, line, user);
            assert_eq!((answer.response, answer.user), (AxiResponse::Okay, poison));
        }
    }
}

#[test]
fn hits_and_misses_take_the_calibrated_cycles() {
    // Cohet, Fig. 13, at 400 MHz: 115 ns are 46 cycles, 688.3 ns are 275; the link is fitted with the emitted
    // engine, which takes 2 cycles longer.
    let mut pair = Pair::new();
    let (requests, cycles, _) = pair.read(0, LINE, 1);
    assert_eq!((requests.len(), cycles), (1, 275 - 2));
    let (requests, cycles, _) = pair.read(1, LINE, 1);
    assert_eq!((requests.len(), cycles), (0, 46));
    // 575.6 ns are 230: the line is in the last-level cache.
    let core = pair.host.core(0);
    pair.host.spawn(async move {
        core.store(64 * 20, &[1; 64]).await;
        core.demote(64 * 20, 64).await;
    });
    while pair.host.running() > 0 {
        pair.cycle(Default::default());
    }
    let (requests, cycles, _) = pair.read(0, 20, 0);
    assert_eq!((requests.len(), cycles), (1, 230 - 2));
}

#[test]
fn both_ports_together_begin_one_request_in_each_cycle_in_turn() {
    const COUNT: u64 = 40;
    let mut pair = Pair::new();
    for number in 0..COUNT {
        let port =
            |line| FromCard { read_address: Some(read(number, line, 0)), ..Default::default() };
        pair.cycle([port(number), port(1_000 + number)]);
    }
    pair.run(Default::default());
    let cycles: Vec<u64> = pair.came.requests.iter().map(|(cycle, _)| *cycle).collect();
    assert_eq!(cycles.len() as u64, 2 * COUNT);
    assert!(cycles.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{cycles:?}");
    for port in [0, 1] {
        let answers = pair.came.read.iter().filter(|(_, number, _)| *number == port);
        let mut ids: Vec<u64> = answers.map(|(_, _, answer)| answer.id).collect();
        ids.sort_unstable();
        assert_eq!(ids, (0..COUNT).collect::<Vec<_>>(), "port {port}");
    }
}

#[test]
fn a_line_is_asked_for_in_order_and_a_barrier_follows_all_before_it() {
    let mut pair = Pair::new();
    let send = |address, beat| FromCard {
        write_address: Some(address),
        write_data: Some(beat),
        ..FromCard::default()
    };
    pair.cycle([send(write(1, LINE, 0), data(1, WHOLE)), FromCard::default()]);
    pair.cycle([send(write(2, LINE, 1), data(2, PART)), FromCard::default()]);
    pair.cycle([send(write(3, LINE + 1, 0), data(3, WHOLE)), FromCard::default()]);
    pair.cycle([send(write(4, 0, 3), data(0, 0)), FromCard::default()]);
    pair.cycle([send(write(5, LINE + 2, 0), data(5, WHOLE)), FromCard::default()]);
    pair.run(<[FromCard; 2]>::default());
    let written = std::mem::take(&mut pair.came).written;
    let order: Vec<u64> = written.iter().map(|(_, _, answer)| answer.id).collect();
    let place = |id| order.iter().position(|other| *other == id).expect("it is answered");
    assert!(place(1) < place(2), "{order:?}");
    assert!([1, 2, 3].iter().all(|id| place(*id) < place(4)) && place(4) < place(5), "{order:?}");
    let (_, _, answer) = pair.read(0, LINE, 0);
    assert_eq!((answer.data[7], answer.data[8]), (2, 1));
}

#[test]
fn what_is_not_one_line_is_named() {
    let refused = |sent: FromCard| {
        let mut pair = Pair::new();
        let (offered, ready) = (pair.host.offered(), pair.host.ready());
        let error = pair.ip.cycle(&[FromCard::default(), sent], offered, ready);
        error.expect_err("it is refused").to_string()
    };
    let reads = |address| FromCard { read_address: Some(address), ..FromCard::default() };
    let plain = read(0, 1, 0);
    for wrong in [
        CxlIpReadAddress { length: 1, ..plain },
        CxlIpReadAddress { size: 5, ..plain },
        CxlIpReadAddress { burst: AxiBurst::Incrementing, ..plain },
        CxlIpReadAddress { address: 32, ..plain },
        CxlIpReadAddress { cache: 2, ..plain },
        CxlIpReadAddress { region: 1, ..plain },
    ] {
        assert!(refused(reads(wrong)).ends_with("is not one line of 64 bytes"));
    }
    let writes = |address, beat| FromCard {
        write_address: Some(address),
        write_data: Some(beat),
        ..FromCard::default()
    };
    let more = CxlIpWriteData { last: false, ..data(0, WHOLE) };
    assert!(refused(writes(write(0, 1, 0), more)).ends_with("goes on after its line"));
    assert!(refused(writes(write(0, 1, 4), data(0, 1))).ends_with("writes bytes"));
}

/// A line of the memory behind the IP.
const OWN: u64 = (64 << 30) / 64 + 9;
/// What reads and writes of it become in host-bias (design: coherence 2.2); in device-bias nothing.
const OWN_READS: [(u64, Opcode); 3] =
    [(0, Opcode::RdCurr), (1, Opcode::RdShared), (2, Opcode::RdOwn)];
const OWN_WRITES: [(u64, u64, Opcode); 5] = [
    (0, WHOLE, Opcode::WoWrInvF),
    (0, PART, Opcode::WoWrInv),
    (1, WHOLE, Opcode::RdOwnNoData),
    (1, PART, Opcode::RdOwn),
    (2, WHOLE, Opcode::ItoMWr),
];
/// `target_hdm`, and `do_not_send_d2hreq` beside it.
const HOST_BIAS: u64 = 0x20;
const DEVICE_BIAS: u64 = 0x30;

#[test]
fn lines_behind_the_ip_are_asked_for_in_host_bias_and_used_in_device_bias() {
    for port in [0, 1] {
        for (code, opcode) in OWN_READS {
            let mut pair = Pair::with_memory();
            pair.program(async |core| core.store_nontemporal(64 * OWN, &[7; 64]).await);
            let (requests, cycles, answer) = pair.read(port, OWN, HOST_BIAS | code);
            assert_eq!((requests, answer.data[9]), (vec![opcode], 7));
            let mut pair = Pair::with_memory();
            pair.program(async |core| core.store_nontemporal(64 * OWN, &[7; 64]).await);
            let (requests, fewer, answer) = pair.read(port, OWN, DEVICE_BIAS | code);
            assert_eq!((requests.len(), answer.data[9], fewer), (0, 7, 46 + 6 + 25));
            assert!(fewer < cycles, "{fewer} {cycles}");
        }
        for (code, strobe, opcode) in OWN_WRITES {
            let mut pair = Pair::with_memory();
            let (requests, answer) = pair.write_to(OWN, port, HOST_BIAS | code, strobe);
            assert_eq!((requests, answer.response), (vec![opcode], AxiResponse::Okay));
            // Whoever loads it sees what was written, wherever it is.
            pair.program(async |core| {
                let seen = core.load(64 * OWN, 64).await;
                assert_eq!(seen[0], 9);
            });
            if code == 2 {
                continue;
            }
            let mut pair = Pair::with_memory();
            let (requests, answer) = pair.write_to(OWN, port, DEVICE_BIAS | code, strobe);
            assert_eq!((requests.len(), answer.response), (0, AxiResponse::Okay));
            pair.program(async |core| {
                let seen = core.load(64 * OWN, 64).await;
                assert_eq!(seen[0], 9);
            });
        }
    }
}

#[test]
fn device_bias_asks_nobody_whatever_the_host_has() {
    let mut pair = Pair::with_memory();
    pair.program(async |core| core.store(64 * OWN, &[5; 64]).await);
    assert_eq!(pair.host.state(OWN), LineState::Modified);
    // The program answers for it: what it has stored is not seen.
    let (_, _, answer) = pair.read(0, OWN, DEVICE_BIAS);
    assert_eq!(answer.data[0], 0);
    let (_, _, answer) = pair.read(0, OWN, HOST_BIAS);
    assert_eq!(answer.data[0], 5);
}

#[test]
fn a_target_that_is_not_that_of_the_address_is_named() {
    for (line, user) in [(OWN, 0), (LINE, HOST_BIAS), (LINE, DEVICE_BIAS)] {
        let reads = FromCard { read_address: Some(read(0, line, user)), ..FromCard::default() };
        let writes = FromCard {
            write_address: Some(write(0, line, user)),
            write_data: Some(data(0, WHOLE)),
            ..FromCard::default()
        };
        for sent in [reads, writes] {
            let mut pair = Pair::with_memory();
            let (offered, ready) = (pair.host.offered(), pair.host.ready());
            let error = pair.ip.cycle(&[FromCard::default(), sent], offered, ready);
            let text = error.expect_err("it is refused").to_string();
            assert!(text.contains("is asked for with the target"), "{text}");
        }
    }
}
