//! How each request of the device is answered, message by message, and what becomes of the line.
use nic_host::{Configuration, DeviceReady, FromDevice, Host, Line, LineState, profile};
use nic_spec::message::{
    D2hData, D2hRequest, D2hRequestOpcode as Opcode, D2hResponse, D2hResponseOpcode as Answer,
    GoState, H2dRequestOpcode as Snoop, H2dResponseOpcode as Response,
};
use nic_tb::seed::generator;

use LineState::{Exclusive, Invalid, Modified, Shared};

/// What came from the host.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Came {
    Data(u8),
    Go(GoState),
    Pull(Response),
    ExtCmp,
    Drop,
    Snooped(Snoop),
}

/// A host, and a line whose first byte says who wrote it.
struct Script {
    host: Host,
    came: Vec<Came>,
    /// What is sent for a pull: the first byte, the bytes that are written, whether it is Bogus.
    pulled: (u8, u64, bool),
    /// What a snoop is answered, and the first byte of the data.
    snooped: (Answer, Option<u8>),
    next: FromDevice,
}

const LINE: u64 = 5;

fn line(byte: u8) -> Line {
    let mut line = Line::ZERO;
    line.data[0] = byte;
    line
}

impl Script {
    /// Memory has 1; if `cached`, a processor has written 2.
    fn new(cached: bool) -> Self {
        let mut host = Host::new(&profile::AGILEX7_CXL, Configuration::server(2), generator());
        host.set_memory(LINE, line(1));
        if cached {
            let core = host.core(0);
            host.spawn(async move {
                core.store(64 * LINE, &[2]).await;
                core.fence().await;
            });
        }
        let mut script = Self {
            host,
            came: vec![],
            pulled: (3, u64::MAX, false),
            snooped: (Answer::RspIHitI, None),
            next: FromDevice::default(),
        };
        script.run();
        script
    }

    /// Until nothing moves any more.
    fn run(&mut self) {
        for _ in 0..1500 {
            self.cycle();
        }
        assert!(self.host.is_idle() && self.host.running() == 0, "{:?}", self.host.under_way());
    }

    fn cycle(&mut self) {
        let sent = std::mem::take(&mut self.next);
        let offered = self.host.offered();
        if let Some(one) = offered.h2d_response {
            let came = match one.opcode {
                Response::Go => {
                    use nic_spec::message::Choice;
                    Came::Go(GoState::from_code(one.response_data as u32).expect("a state"))
                }
                Response::ExtCmp => Came::ExtCmp,
                Response::GoWritePullDrop => Came::Drop,
                pull => {
                    let (byte, byte_enable, bogus) = self.pulled;
                    self.send(one.response_data, byte, byte_enable, bogus);
                    Came::Pull(pull)
                }
            };
            self.came.push(came);
        }
        if let Some(one) = offered.h2d_data {
            self.came.push(Came::Data(one.data[0]));
        }
        if let Some(one) = offered.h2d_request {
            self.came.push(Came::Snooped(one.opcode));
            let (opcode, byte) = self.snooped;
            self.next.d2h_response = Some(D2hResponse { opcode, uqid: one.uqid });
            if let Some(byte) = byte {
                self.send(one.uqid, byte, u64::MAX, false);
            }
        }
        self.host.cycle(sent, DeviceReady::ALL);
    }

    fn send(&mut self, uqid: u64, byte: u8, byte_enable: u64, bogus: bool) {
        let data = line(byte).data;
        let one = D2hData { uqid, chunk_valid: true, bogus, poison: false, data, byte_enable };
        self.next.d2h_data = Some(one);
    }

    /// What the host answers to this request.
    fn ask(&mut self, opcode: Opcode) -> Vec<Came> {
        self.came.clear();
        let request = D2hRequest { opcode, line_address: LINE, cqid: 40, non_temporal: false };
        self.next.d2h_request = Some(request);
        self.run();
        self.came.clone()
    }

    /// What the host has, what it believes of the device, and the line's first byte.
    fn found(&self) -> (LineState, LineState, u8) {
        let byte = self.host.value(LINE).data[0];
        (self.host.state(LINE), self.host.device_state(LINE), byte)
    }

    /// What the device sees of a processor's load, and what that gives.
    fn load(&mut self) -> (Vec<Came>, u8) {
        self.came.clear();
        let core = self.host.core(1);
        self.host.spawn(async move {
            core.load(64 * LINE, 1).await;
        });
        self.run();
        (self.came.clone(), self.host.value(LINE).data[0])
    }
}

#[test]
fn reads_are_answered_with_what_the_host_has() {
    use Came::{Data, Go};
    for (opcode, cached, answers, found) in [
        (Opcode::RdCurr, false, vec![Data(1)], (Invalid, Invalid, 1)),
        (Opcode::RdCurr, true, vec![Data(2)], (Modified, Invalid, 2)),
        (Opcode::RdShared, false, vec![Go(GoState::Shared), Data(1)], (Invalid, Shared, 1)),
        (Opcode::RdShared, true, vec![Go(GoState::Shared), Data(2)], (Shared, Shared, 2)),
        (Opcode::RdOwn, false, vec![Go(GoState::Exclusive), Data(1)], (Invalid, Exclusive, 1)),
        (Opcode::RdOwn, true, vec![Go(GoState::Exclusive), Data(2)], (Invalid, Exclusive, 2)),
        (Opcode::RdAny, false, vec![Go(GoState::Exclusive), Data(1)], (Invalid, Exclusive, 1)),
        (Opcode::RdAny, true, vec![Go(GoState::Shared), Data(2)], (Shared, Shared, 2)),
        (Opcode::RdOwnNoData, false, vec![Go(GoState::Exclusive)], (Invalid, Exclusive, 1)),
        (Opcode::ClFlush, true, vec![Go(GoState::Invalid)], (Invalid, Invalid, 2)),
        (Opcode::CacheFlushed, false, vec![Go(GoState::Invalid)], (Invalid, Invalid, 1)),
    ] {
        let mut script = Script::new(cached);
        assert_eq!(script.ask(opcode), answers, "{opcode:?}, cached: {cached}");
        assert_eq!(script.found(), found, "{opcode:?}, cached: {cached}");
    }
}

#[test]
fn writes_are_pulled_and_end_where_the_rules_say() {
    use Came::{ExtCmp, Go, Pull};
    let ordered = vec![Pull(Response::GoWritePull)];
    let weak = vec![Pull(Response::FastGoWritePull), ExtCmp];
    let strong = vec![Pull(Response::WritePull), Go(GoState::Invalid)];
    for (opcode, cached, answers, state) in [
        (Opcode::ItoMWr, false, &ordered, Modified),
        (Opcode::ItoMWr, true, &ordered, Modified),
        (Opcode::WrCur, false, &ordered, Invalid),
        (Opcode::WrCur, true, &ordered, Modified),
        (Opcode::WoWrInvF, true, &weak, Invalid),
        (Opcode::WoWrInv, true, &weak, Invalid),
        (Opcode::WrInv, false, &strong, Invalid),
        (Opcode::WrInv, true, &strong, Invalid),
    ] {
        let mut script = Script::new(cached);
        assert_eq!(&script.ask(opcode), answers, "{opcode:?}, cached: {cached}");
        assert_eq!(script.found(), (state, Invalid, 3), "{opcode:?}, cached: {cached}");
    }
}

#[test]
fn a_partial_write_keeps_the_bytes_that_a_processor_wrote() {
    let mut script = Script::new(true);
    script.pulled = (3, !1, false);
    script.ask(Opcode::WoWrInv);
    assert_eq!(script.found(), (Invalid, Invalid, 2));
}

#[test]
fn evicted_lines_are_taken_unless_they_are_bogus() {
    for (opcode, bogus, found) in [
        (Opcode::DirtyEvict, false, (Modified, Invalid, 3)),
        (Opcode::DirtyEvict, true, (Invalid, Invalid, 1)),
        (Opcode::CleanEvict, false, (Invalid, Invalid, 3)),
    ] {
        let mut script = Script::new(false);
        script.ask(Opcode::RdOwn);
        script.pulled.2 = bogus;
        assert_eq!(script.ask(opcode), [Came::Pull(Response::GoWritePull)]);
        assert_eq!(script.found(), found, "{opcode:?}, bogus: {bogus}");
    }
    let mut script = Script::new(false);
    script.ask(Opcode::RdShared);
    assert_eq!(script.ask(Opcode::CleanEvictNoData), [Came::Go(GoState::Invalid)]);
    assert_eq!(script.found(), (Invalid, Invalid, 1));
}

#[test]
fn an_owner_is_snooped_before_a_processor_reads() {
    for (answer, byte, found) in [
        (Answer::RspIHitI, None, (Exclusive, Invalid, 1)),
        (Answer::RspIHitSe, None, (Exclusive, Invalid, 1)),
        (Answer::RspSHitSe, None, (Shared, Shared, 1)),
        (Answer::RspSFwdM, Some(4), (Shared, Shared, 4)),
        (Answer::RspIFwdM, Some(4), (Exclusive, Invalid, 4)),
    ] {
        let mut script = Script::new(false);
        script.ask(Opcode::RdOwn);
        script.snooped = (answer, byte);
        let (came, loaded) = script.load();
        assert_eq!(came, [Came::Snooped(Snoop::SnpData)]);
        assert_eq!((script.found(), loaded), (found, found.2), "{answer:?}");
    }
}
