//! What is stored, and how a request is answered.
use std::collections::{BTreeMap, BTreeSet};

use super::frame::{ParseError, Parsed, build, parse};
use super::protocol::{Command, Opcode, Refusal, Request, Response, Rules, Status};

/// What is stored under a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The flags word, its bytes as they came.
    pub flags: [u8; 4],
    /// The number of the store that put it there. `None`: the card has not told it yet (see
    /// [`Store::accept`]).
    pub cas: Option<u64>,
    /// The value.
    pub value: Vec<u8>,
}

/// What the host has set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The CAS value of the first store; each later one has the next.
    pub first_cas: u64,
    /// What `VERSION` is answered, at most 16 bytes.
    pub version: String,
    /// Whose answers bad requests get.
    pub rules: Rules,
}

impl Default for Settings {
    /// As memcached 1.6.18 begins.
    fn default() -> Self {
        Self { first_cas: 1, version: "1.6.18".into(), rules: Rules::Card }
    }
}

/// What has come, and what became of it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Requests that were answered.
    pub answered: u64,
    /// Requests that were done and, being quiet, not answered.
    pub silent: u64,
    /// Of the answered ones, those that were refused, by the reason.
    pub refused: BTreeMap<Refusal, u64>,
    /// Frames that were dropped, by the reason.
    pub dropped: BTreeMap<ParseError, u64>,
}

/// The store behind the network.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) settings: Settings,
    pub(super) entries: BTreeMap<Vec<u8>, Entry>,
    /// Successful stores.
    pub(super) stores: u64,
    pub(super) counts: Counts,
    /// CAS values that a card has told, where it may choose their order.
    pub(super) told: BTreeSet<u64>,
    /// Stores that have failed and may have taken a CAS value.
    pub(super) failed: u64,
    /// What a key may have where a failed write has left it open.
    pub(super) doubts: BTreeMap<Vec<u8>, Vec<Option<Entry>>>,
    /// What a key has had, where that may come back.
    pub(super) earlier: BTreeMap<Vec<u8>, Vec<Option<Entry>>>,
}

impl Store {
    /// An empty store.
    ///
    /// # Panics
    /// If the version is longer than 16 bytes.
    pub fn new(settings: Settings) -> Self {
        assert!(settings.version.len() <= 16, "{:?} has more than 16 bytes", settings.version);
        let (entries, counts, told, doubts, earlier) = Default::default();
        Self { settings, entries, stores: 0, counts, told, failed: 0, doubts, earlier }
    }

    /// The frames, at most one, that answer a frame.
    pub fn answer(&mut self, frame: &[u8]) -> Vec<Vec<u8>> {
        match parse(frame) {
            Err(reason) => {
                *self.counts.dropped.entry(reason).or_default() += 1;
                vec![]
            }
            Ok(Parsed { envelope, request }) => {
                let answer = self.serve(&request);
                answer
                    .map(|answer| build(&envelope.back(), &answer.to_bytes()))
                    .into_iter()
                    .collect()
            }
        }
    }

    /// Does what is asked for, and answers it unless it is quiet.
    pub fn serve(&mut self, request: &Request) -> Option<Response> {
        let answer = self.outcome(request);
        self.finish(request, answer)
    }

    /// Everything that is stored.
    pub fn entries(&self) -> &BTreeMap<Vec<u8>, Entry> {
        &self.entries
    }

    /// Puts an entry there, as the host preloads the tables: it takes no CAS value of the counter.
    pub fn preload(&mut self, key: &[u8], entry: Entry) {
        self.entries.insert(key.to_vec(), entry);
    }

    /// What has come so far.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The CAS value of the next successful store.
    pub fn next_cas(&self) -> u64 {
        self.settings.first_cas.wrapping_add(self.stores)
    }

    /// What a request is answered if it is not quiet; what it stores is stored.
    pub(super) fn outcome(&mut self, request: &Request) -> Response {
        let rules = self.settings.rules;
        if let Some(refusal) = request.refusal(rules) {
            return request.answer(refusal.status());
        }
        let opcode = Opcode::from_number(request.opcode).expect("others are refused");
        let key = request.key();
        let found = self.entries.get(key);
        match opcode.command() {
            Command::Noop => request.answer(Status::Success),
            Command::Version => {
                let value = self.settings.version.clone().into_bytes();
                Response { value, ..request.answer(Status::Success) }
            }
            command @ (Command::Get | Command::GetKey) => {
                let key = if command == Command::GetKey { key } else { &[] };
                match found {
                    Some(entry) => Response {
                        cas: entry.cas.unwrap_or(0),
                        extras: entry.flags.to_vec(),
                        key: key.to_vec(),
                        value: entry.value.clone(),
                        ..request.answer(Status::Success)
                    },
                    // With the key there is no text.
                    None if !key.is_empty() => Response {
                        key: key.to_vec(),
                        value: vec![],
                        ..request.answer(Status::NotFound)
                    },
                    None => request.answer(Status::NotFound),
                }
            }
            Command::Delete => {
                let status = match found {
                    None => Status::NotFound,
                    Some(entry) if !is_meant(request, entry) => Status::Exists,
                    Some(_) => Status::Success,
                };
                if status == Status::Success {
                    self.entries.remove(key);
                }
                request.answer(status)
            }
            command @ (Command::Set | Command::Add | Command::Replace) => {
                let status = match (found, request.cas, command) {
                    // Whatever the command is, one with a CAS value asks only for that.
                    (None, 1.., _) | (None, 0, Command::Replace) => Status::NotFound,
                    (Some(entry), 1.., _) if !is_meant(request, entry) => Status::Exists,
                    (Some(_), 0, Command::Add) => Status::Exists,
                    _ => Status::Success,
                };
                let mut answer = request.answer(status);
                if status == Status::Success {
                    answer.cas = self.next_cas();
                    self.stores += 1;
                    let flags = request.extras()[..4].try_into().expect("4 bytes");
                    let value = request.value().to_vec();
                    let entry = Entry { flags, cas: Some(answer.cas), value };
                    self.entries.insert(key.to_vec(), entry);
                }
                answer
            }
        }
    }

    /// Counts a request, and keeps back the answer if nobody wants it.
    pub(super) fn finish(&mut self, request: &Request, answer: Response) -> Option<Response> {
        if let Some(refusal) = request.refusal(self.settings.rules) {
            *self.counts.refused.entry(refusal).or_default() += 1;
        }
        if is_usual(request, &answer) {
            self.counts.silent += 1;
            return None;
        }
        self.counts.answered += 1;
        Some(answer)
    }
}

/// Whether the CAS value of a request is that of the entry, or any will do.
fn is_meant(request: &Request, entry: &Entry) -> bool {
    request.cas == 0 || Some(request.cas) == entry.cas
}

/// Whether a quiet request has the outcome that is not answered.
fn is_usual(request: &Request, answer: &Response) -> bool {
    let Some(opcode) = Opcode::from_number(request.opcode) else { return false };
    let usual = match opcode.command() {
        Command::Get | Command::GetKey => Status::NotFound,
        _ => Status::Success,
    };
    opcode.is_quiet() && answer.status == usual as u16
}
