//! The store and its judge. What is expected was seen at memcached 1.6.18, but where the card has rules of
//! its own.
use super::*;

const FLAGS: [u8; 8] = [1, 2, 3, 4, 0, 0, 0, 9];

const ENVELOPE: Envelope = Envelope {
    destination_mac: [2, 0, 0, 0, 0, 1],
    source_mac: [2, 0, 0, 0, 0, 2],
    tag: None,
    address: Address::Ipv4([10, 9, 0, 1], [10, 9, 0, 2]),
    source_port: 40_000,
    destination_port: 11_211,
    request_identifier: 0x1234,
};

/// A request with a CAS value; what the opcode has of extras and value goes with it.
fn request(opcode: Opcode, key: &str, value: &str, cas: u64) -> Request {
    let extras: &[u8] = match opcode.command() {
        Command::Set | Command::Add | Command::Replace => &FLAGS,
        _ => &[],
    };
    let opaque = [7, opcode as u8, key.len() as u8, value.len() as u8];
    Request { cas, opaque, ..Request::new(opcode, extras, key.as_bytes(), value.as_bytes()) }
}

/// Status, CAS value and value of the answer.
fn serve(store: &mut Store, request: &Request) -> Option<(u16, u64, String)> {
    let answer = store.serve(request)?;
    assert_eq!((answer.opcode, answer.opaque), (request.opcode, request.opaque));
    let value = String::from_utf8(answer.value).expect("the values here are text");
    Some((answer.status, answer.cas, value))
}

fn said(status: Status, cas: u64, value: &str) -> Option<(u16, u64, String)> {
    Some((status as u16, cas, value.to_owned()))
}

fn error(status: Status) -> Option<(u16, u64, String)> {
    said(status, 0, status.text())
}

#[test]
fn each_command_is_answered_as_memcached_does() {
    use Opcode::*;
    use Status::{Exists, NotFound, Success};
    let mut store = Store::new(Settings::default());
    let mut ask =
        |opcode, key: &str, value: &str, cas| serve(&mut store, &request(opcode, key, value, cas));
    assert_eq!(ask(Get, "a", "", 0), error(NotFound));
    assert_eq!(ask(GetKey, "a", "", 0), said(NotFound, 0, ""), "with the key in place of a text");
    assert_eq!(ask(GetQuiet, "a", "", 0), None);
    assert_eq!(ask(GetKeyQuiet, "a", "", 0), None);
    assert_eq!(ask(Set, "a", "v1", 0), said(Success, 1, ""));
    for opcode in [Get, GetKey, GetQuiet, GetKeyQuiet] {
        assert_eq!(ask(opcode, "a", "", 0), said(Success, 1, "v1"));
    }
    assert_eq!(ask(SetQuiet, "a", "v2", 0), None);
    assert_eq!(ask(Get, "a", "", 77), said(Success, 2, "v2"), "a read asks for no CAS value");

    assert_eq!(ask(Add, "a", "v3", 0), error(Exists));
    assert_eq!(ask(AddQuiet, "a", "v3", 0), error(Exists));
    assert_eq!(ask(Replace, "x", "v", 0), error(NotFound));
    assert_eq!(ask(ReplaceQuiet, "x", "v", 0), error(NotFound));
    assert_eq!(ask(Set, "x", "v", 5), error(NotFound));
    assert_eq!(ask(Set, "a", "v", 77), error(Exists));
    assert_eq!(ask(SetQuiet, "a", "v", 77), error(Exists));
    assert_eq!(ask(Set, "b", "vb", 0), said(Success, 3, ""), "failures take no CAS value");
    assert_eq!(ask(Set, "b", "vb2", 3), said(Success, 4, ""));
    assert_eq!(ask(Add, "b", "vb3", 4), said(Success, 5, ""), "with a CAS value it is a SET");
    assert_eq!(ask(Add, "b", "vb3", 3), error(Exists));
    assert_eq!(ask(Add, "z", "vb3", 3), error(NotFound));
    assert_eq!(ask(Replace, "b", "q", 99), error(Exists));
    assert_eq!(ask(Replace, "b", "q", 0), said(Success, 6, ""));
    assert_eq!(ask(ReplaceQuiet, "b", "q2", 0), None);
    assert_eq!(ask(AddQuiet, "n", "q", 0), None);
    assert_eq!(ask(Add, "m", "q", 0), said(Success, 9, ""));
    assert_eq!(ask(Get, "b", "", 0), said(Success, 7, "q2"));

    assert_eq!(ask(Delete, "b", "", 1234), error(Exists));
    assert_eq!(ask(DeleteQuiet, "b", "", 1234), error(Exists));
    assert_eq!(ask(Delete, "none", "", 0), error(NotFound));
    assert_eq!(ask(Delete, "none", "", 2), error(NotFound));
    assert_eq!(ask(DeleteQuiet, "none", "", 0), error(NotFound));
    assert_eq!(ask(Delete, "b", "", 7), said(Success, 0, ""));
    assert_eq!(ask(DeleteQuiet, "n", "", 0), None);
    assert_eq!(ask(Get, "n", "", 0), error(NotFound));
    assert_eq!(ask(Noop, "", "", 0), said(Success, 0, ""));
    assert_eq!(ask(Version, "", "", 0), said(Success, 0, "1.6.18"));
    assert_eq!(store.entries().keys().collect::<Vec<_>>(), [b"a", b"m"]);
    let counts = store.counts();
    assert_eq!((counts.answered, counts.silent), (33, 6));
}

/// Numbers and texts, letter by letter.
#[test]
fn each_status_has_memcacheds_number_and_text() {
    use Status::*;
    let all = [
        (Success, 0x00, ""),
        (NotFound, 0x01, "Not found"),
        (Exists, 0x02, "Data exists for key."),
        (TooLarge, 0x03, "Too large."),
        (InvalidArguments, 0x04, "Invalid arguments"),
        (NotStored, 0x05, "Not stored."),
        (UnknownCommand, 0x81, "Unknown command"),
        (OutOfMemory, 0x82, "Out of memory"),
        (InternalError, 0x84, "Internal error"),
    ];
    for (status, number, text) in all {
        assert_eq!((status as u16, status.text()), (number, text));
    }
}

#[test]
fn an_answer_carries_flags_and_the_key_if_it_was_asked_for() {
    let mut store = Store::new(Settings::default());
    store.serve(&request(Opcode::Set, "key", "value", 0));
    let mut ask = |opcode, key| store.serve(&request(opcode, key, "", 0)).expect("it is answered");
    let answer = ask(Opcode::Get, "key");
    assert_eq!((answer.extras, answer.key), (FLAGS[..4].to_vec(), vec![]));
    let answer = ask(Opcode::GetKey, "key");
    assert_eq!((answer.extras, answer.key), (FLAGS[..4].to_vec(), b"key".to_vec()));
    let answer = ask(Opcode::GetKey, "other");
    assert_eq!((answer.extras, answer.key), (vec![], b"other".to_vec()));
}

#[test]
fn the_host_sets_version_and_first_cas_value() {
    let settings = Settings { first_cas: 1 << 40, version: "2".repeat(16), ..Settings::default() };
    let mut store = Store::new(settings);
    let answer = serve(&mut store, &request(Opcode::Set, "a", "", 0));
    assert_eq!(answer, said(Status::Success, 1 << 40, ""));
    let answer = serve(&mut store, &request(Opcode::Version, "", "", 0));
    assert_eq!(answer, said(Status::Success, 0, "2222222222222222"));
}

#[test]
fn lengths_are_limited() {
    let mut store = Store::new(Settings::default());
    let mut store_of = |key: usize, value: usize| {
        let request = request(Opcode::Set, &"k".repeat(key), &"v".repeat(value), 0);
        serve(&mut store, &request).expect("it is answered").0
    };
    assert_eq!(store_of(250, 1_200), Status::Success as u16);
    assert_eq!(store_of(1, 0), Status::Success as u16);
    assert_eq!(store_of(1, 1_201), Status::TooLarge as u16);
    assert_eq!(store_of(251, 1), Status::InvalidArguments as u16);
    assert_eq!(store_of(0, 1), Status::InvalidArguments as u16);
    // What was there stays.
    assert_eq!(store.entries()[&b"k"[..]].value, b"");
}

/// Each reason alone, and what it is answered by the card and by memcached.
#[test]
fn what_contradicts_itself_is_refused() {
    use Refusal::*;
    use Status::{InvalidArguments, Success, TooLarge, UnknownCommand};
    let get = request(Opcode::Get, "key", "", 0);
    let set = request(Opcode::Set, "key", "value", 0);
    let noop = request(Opcode::Noop, "", "", 0);
    let cases = [
        (None, Request { body_bytes: 3, ..get.clone() }, Success, Success),
        (
            Some(BodyCut),
            Request { body_bytes: 4, ..get.clone() },
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(BodyCut),
            Request { body_bytes: u32::MAX, ..set.clone() },
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(LengthsDisagree),
            Request { key_bytes: 4, ..get.clone() },
            UnknownCommand,
            UnknownCommand,
        ),
        (
            Some(LengthsDisagree),
            Request { extras_bytes: 14, ..set.clone() },
            UnknownCommand,
            UnknownCommand,
        ),
        (
            Some(KeyTooLong),
            request(Opcode::Get, &"k".repeat(251), "", 0),
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(UnknownOpcode),
            Request { opcode: 0x15, ..noop.clone() },
            UnknownCommand,
            UnknownCommand,
        ),
        (
            Some(UnknownOpcode),
            Request { opcode: 0x91, ..set.clone() },
            UnknownCommand,
            UnknownCommand,
        ),
        (Some(WrongParts), request(Opcode::Get, "", "", 0), InvalidArguments, InvalidArguments),
        (
            Some(WrongParts),
            request(Opcode::GetQuiet, "", "", 0),
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(WrongParts),
            request(Opcode::GetKey, "key", "v", 0),
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(WrongParts),
            request(Opcode::Delete, "key", "v", 0),
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(WrongParts),
            Request { extras_bytes: 1, key_bytes: 2, ..get.clone() },
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(WrongParts),
            Request { extras_bytes: 7, ..set.clone() },
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(WrongParts),
            Request { extras_bytes: 9, ..set.clone() },
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(WrongParts),
            request(Opcode::SetQuiet, "", "v", 0),
            InvalidArguments,
            InvalidArguments,
        ),
        (Some(WrongParts), request(Opcode::Noop, "k", "", 0), InvalidArguments, InvalidArguments),
        (
            Some(WrongParts),
            request(Opcode::Version, "", "v", 0),
            InvalidArguments,
            InvalidArguments,
        ),
        (Some(DataType), Request { data_type: 1, ..get.clone() }, InvalidArguments, Success),
        (
            Some(ValueTooLong),
            request(Opcode::Replace, "key", &"v".repeat(1_201), 0),
            TooLarge,
            Success,
        ),
        // Several at once: the first in the order of the reasons.
        (
            Some(BodyCut),
            Request { body_bytes: 2, body: vec![], opcode: 0x50, ..get.clone() },
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(LengthsDisagree),
            Request { key_bytes: 300, opcode: 0x50, ..get.clone() },
            UnknownCommand,
            UnknownCommand,
        ),
        (
            Some(KeyTooLong),
            Request { opcode: 0x50, ..request(Opcode::Get, &"k".repeat(251), "", 0) },
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(UnknownOpcode),
            Request { opcode: 0x50, data_type: 1, ..get.clone() },
            UnknownCommand,
            UnknownCommand,
        ),
        (
            Some(WrongParts),
            request(Opcode::Get, "key", &"v".repeat(1_201), 0),
            InvalidArguments,
            InvalidArguments,
        ),
        (
            Some(DataType),
            Request { data_type: 1, ..request(Opcode::Set, "key", &"v".repeat(1_201), 0) },
            InvalidArguments,
            Success,
        ),
    ];
    for (number, (reason, request, card, memcached)) in cases.into_iter().enumerate() {
        assert_eq!(request.refusal(Rules::Card), reason, "case {number}: {request:?}");
        for (rules, status) in [(Rules::Card, card), (Rules::Memcached, memcached)] {
            let mut store = Store::new(Settings { rules, ..Settings::default() });
            store.serve(&set);
            let answer = store.serve(&request).expect("errors are answered");
            assert_eq!(answer.status, status as u16, "case {number}, {rules:?}");
            assert_eq!((answer.opcode, answer.opaque), (request.opcode, request.opaque));
            if status != Success {
                assert_eq!((answer.cas, &*answer.value), (0, status.text().as_bytes()));
                let refused = request.refusal(rules).expect("it is refused");
                assert_eq!(store.counts().refused, [(refused, 1)].into());
            }
        }
    }
}

#[test]
fn frames_are_answered_or_counted() {
    let mut store = Store::new(Settings::default());
    let frame = build(&ENVELOPE, &request(Opcode::Set, "key", "value", 0).to_bytes());
    let answers = store.answer(&frame);
    let [answer] = &answers[..] else { panic!("one answer, not {answers:?}") };
    let (envelope, response) = parse_answer(answer).expect("it is an answer");
    assert_eq!(envelope, ENVELOPE.back());
    assert_eq!((response.status, response.cas), (0, 1));
    assert_eq!(store.answer(&frame[..frame.len() - 1]), [[0; 0]; 0]);
    assert_eq!(store.answer(answer), [[0; 0]; 0], "an answer is no request");
    let dropped = [(ParseError::NotPlainUdp, 1), (ParseError::Magic, 1)];
    assert_eq!(store.counts().dropped, dropped.into());
    let quiet = build(&ENVELOPE, &request(Opcode::SetQuiet, "key", "value", 0).to_bytes());
    assert_eq!(store.answer(&quiet), [[0; 0]; 0]);
    assert_eq!((store.counts().answered, store.counts().silent), (1, 1));
}

#[test]
fn what_is_written_is_read() {
    let request = Request { data_type: 3, cas: 9, ..request(Opcode::Add, "key", "value", 0) };
    assert_eq!(Request::read(&request.to_bytes()), Some((0x80, request.clone())));
    assert_eq!(
        (request.extras(), request.key(), request.value()),
        (&FLAGS[..], &b"key"[..], &b"value"[..])
    );
    let longer = [request.to_bytes(), vec![1, 2, 3]].concat();
    assert_eq!(Request::read(&longer), Some((0x80, request.clone())), "more does not matter");
    let answer = Response { extras: vec![1; 4], key: vec![2; 3], ..request.answer(Status::Exists) };
    assert_eq!(Response::read(&answer.to_bytes()), Ok(answer.clone()));
    for (at, byte) in [(0, 0x80), (5, 1), (11, 26), (3, 200)] {
        let mut bytes = answer.to_bytes();
        bytes[at] = byte;
        assert!(Response::read(&bytes).is_err(), "byte {at}");
    }
}

/// Frames of a request and of the answer with this status, CAS value and value.
fn frames(request: &Request, answer: (Status, u64, &str)) -> (Vec<u8>, Vec<u8>) {
    let (status, cas, value) = answer;
    let opcode = Opcode::from_number(request.opcode).expect("these are good");
    let has_flags = opcode.command() == Command::Get && status == Status::Success;
    let extras = if has_flags { FLAGS[..4].to_vec() } else { vec![] };
    let answer = Response { cas, extras, value: value.into(), ..request.answer(status) };
    (build(&ENVELOPE, &request.to_bytes()), build(&ENVELOPE.back(), &answer.to_bytes()))
}

struct Judged(Store, Allowance);

impl Judged {
    fn new(allowance: Allowance) -> Self {
        Self(Store::new(Settings::default()), allowance)
    }

    /// The card answers in that way.
    fn said(
        &mut self,
        request: Request,
        status: Status,
        cas: u64,
        value: &str,
    ) -> Result<(), String> {
        let (frame, answer) = frames(&request, (status, cas, value));
        self.0.accept(&frame, Some(&answer), self.1)
    }

    fn silent(&mut self, request: Request) -> Result<(), String> {
        self.0.accept(&build(&ENVELOPE, &request.to_bytes()), None, self.1)
    }
}

#[test]
fn a_wrong_answer_is_found_and_named() {
    use Opcode::{Get, GetQuiet, Set, SetQuiet};
    use Status::{NotFound, OutOfMemory, Success};
    let with_one = || {
        let mut judged = Judged::new(Allowance::default());
        assert_eq!(judged.said(request(Set, "a", "v", 0), Success, 1, ""), Ok(()));
        judged
    };
    let get = || request(Get, "a", "", 0);
    assert_eq!(with_one().said(get(), Success, 1, "v"), Ok(()));
    let found = |result: Result<(), String>, part: &str| {
        let text = result.expect_err(part);
        assert!(text.contains(part) && !text.contains('\n'), "{text:?} does not say {part:?}");
    };
    found(
        with_one().said(get(), Success, 1, "w"),
        "byte 78 of the answer's frame is 0x77; it should be 0x76",
    );
    found(with_one().said(get(), Success, 1, "vv"), "4 + 0 + 2 bytes; it should be");
    found(with_one().said(get(), Success, 2, "v"), "CAS 2");
    found(
        with_one().said(get(), NotFound, 0, "Not found"),
        "Get of \"a\", opaque 0x07000100: the answer is",
    );
    found(with_one().silent(get()), "it is not answered; it should be");
    found(with_one().silent(request(GetQuiet, "a", "", 0)), "it is not answered; it should be");
    found(with_one().said(request(SetQuiet, "a", "", 0), Success, 2, ""), "it should not be");
    found(with_one().said(request(Set, "a", "", 0), Success, 3, ""), "CAS 3");
    found(with_one().said(request(Set, "a", "", 0), OutOfMemory, 0, "Out of memory"), "0x0082");
    found(with_one().said(get(), Status::InternalError, 0, "Internal error"), "0x0084");
    let (frame, answer) = frames(&get(), (Success, 1, "v"));
    for at in 0..answer.len() {
        let mut answer = answer.clone();
        answer[at] ^= 1;
        assert!(
            with_one().0.accept(&frame, Some(&answer), Allowance::default()).is_err(),
            "byte {at}"
        );
    }
    let mut dropped = frame.clone();
    dropped[50] = 0x81;
    dropped[40..42].fill(0);
    found(with_one().0.accept(&dropped, Some(&answer), Allowance::default()), "is to be dropped");
    let mut judged = with_one();
    assert_eq!(judged.0.accept(&dropped, None, Allowance::default()), Ok(()));
    assert_eq!(judged.0.counts().dropped, [(ParseError::Magic, 1)].into());
}

#[test]
fn a_store_that_fails_lawfully_changes_nothing() {
    use Opcode::{Add, Delete, Get, Noop, Set, SetQuiet};
    use Status::{InternalError, OutOfMemory, Success};
    let allowance = Allowance {
        out_of_memory: true,
        internal_error: true,
        any_cas_order: false,
        ..Allowance::default()
    };
    let mut judged = Judged::new(allowance);
    let full = OutOfMemory.text();
    judged.said(request(Set, "a", "v", 0), OutOfMemory, 0, full).expect("a lawful failure");
    judged.said(request(SetQuiet, "a", "v", 0), OutOfMemory, 0, full).expect("also of a quiet one");
    judged
        .said(request(Get, "a", "", 0), Status::NotFound, 0, "Not found")
        .expect("it is not there");
    judged.said(request(Set, "a", "v1", 0), Success, 1, "").expect("the counter has not moved");
    judged.said(request(Set, "a", "v2", 0), OutOfMemory, 0, full).expect("a lawful failure");
    let failed = InternalError.text();
    judged.said(request(Delete, "a", "", 0), InternalError, 0, failed).expect("a lawful failure");
    judged.said(request(Get, "a", "", 0), InternalError, 0, failed).expect("a lawful failure");
    judged.said(request(Get, "a", "", 0), Success, 1, "v1").expect("what was there is there");
    // These need no memory, and so cannot lack it.
    judged.said(request(Get, "a", "", 0), OutOfMemory, 0, full).expect_err("nothing is stored");
    judged.said(request(Add, "a", "", 0), OutOfMemory, 0, full).expect_err("it is there already");
    judged
        .said(request(Set, "a", "", 9), OutOfMemory, 0, full)
        .expect_err("it has another CAS value");
    judged.said(request(Noop, "", "", 0), InternalError, 0, failed).expect_err("no table is read");
    judged.said(request(Set, "b", "v", 0), OutOfMemory, 0, "Not enough").expect_err("another text");
}

#[test]
fn cas_values_may_come_in_any_order_but_once() {
    use Opcode::{Delete, Get, Set, SetQuiet};
    use Status::Success;
    let allowance = Allowance { any_cas_order: true, ..Allowance::default() };
    let stored = || {
        let mut judged = Judged::new(allowance);
        judged.said(request(Set, "a", "v", 0), Success, 3, "").expect("a value of the counter");
        judged.silent(request(SetQuiet, "b", "w", 0)).expect("it need not tell");
        judged.said(request(Set, "c", "x", 0), Success, 1, "").expect("a value of the counter");
        judged
    };
    let mut judged = stored();
    assert_eq!(judged.0.settle(), Ok(()));
    judged.said(request(Get, "a", "", 0), Success, 3, "v").expect("as it was told");
    judged.said(request(Get, "b", "", 0), Success, 2, "w").expect("now it is told");
    assert_eq!(judged.0.entries()[&b"b"[..]].cas, Some(2));
    judged.said(request(Get, "b", "", 0), Success, 4, "w").expect_err("it was told otherwise");

    stored().said(request(Get, "b", "", 0), Success, 3, "w").expect_err("that is of another key");
    stored().said(request(Set, "b", "w", 0), Success, 1, "").expect_err("that is of another key");
    stored()
        .said(request(Set, "a", "w", 0), Success, 2, "")
        .expect_err("an earlier one had a later");
    stored().said(request(Set, "c", "w", 0), Success, 2, "").expect("a later one");
    let mut judged = stored();
    judged.said(request(Get, "b", "", 0), Success, 4, "w").expect("only the end can tell");
    judged.0.settle().expect_err("there were three stores");

    // A comparison tells, too, if it finds them equal.
    let mut judged = stored();
    judged
        .said(request(Delete, "b", "", 5), Status::Exists, 0, Status::Exists.text())
        .expect("not 5");
    judged.silent(request(SetQuiet, "b", "w", 2)).expect("it is 2");
    judged.said(request(Get, "b", "", 0), Success, 2, "w").expect_err("2 is the one before");
}
