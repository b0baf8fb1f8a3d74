//! Judges what a card has answered, where it may choose.
use std::collections::BTreeMap;

use super::frame::{Parsed, build, parse, parse_answer};
use super::protocol::{Command, Opcode, Request, Response, Status};
use super::store::{Entry, Store};

/// How many writes of lines may fail in one request. A line that is not written is as it was, or as it was to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum FailedWrites {
    /// None.
    #[default]
    None,
    /// One. A request that changes something may be answered 0x84; then its key has the old value or the new one.
    One,
    /// Any number. Then its key may also have an older value, or none: the host's, which was not yet replaced.
    Many,
}

/// What a test lets a card do that the store would not. Everything else must be as the store has it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Allowance {
    /// A store may be answered 0x82; then nothing is stored.
    pub out_of_memory: bool,
    /// A request that needs the tables may be answered 0x84; then nothing has changed.
    pub internal_error: bool,
    /// With others than `None`, `any_cas_order` is to be true: a store that fails may have taken a CAS value.
    pub failed_writes: FailedWrites,
    /// Stores to several keys may have their CAS values in another order than the requests. Each value is
    /// still given once, and to one key in the order of its stores; [`Store::settle`] says at the end
    /// whether they are those of the counter.
    pub any_cas_order: bool,
}

impl Store {
    /// Does what a frame asks for as the card says that it did it. The requests for one key come in the order
    /// in which the card has them; `None`: the card has not answered.
    ///
    /// # Errors
    /// One line: what is wrong with the answer. The store is of no use then.
    pub fn accept(
        &mut self,
        frame: &[u8],
        answer: Option<&[u8]>,
        allowance: Allowance,
    ) -> Result<(), String> {
        let key = parse(frame).ok().and_then(|parsed| self.key_of(&parsed.request));
        let Some((key, states)) = key.and_then(|key| self.doubts.remove_entry(&key)) else {
            return self.accept_one(frame, answer, allowance);
        };
        // Whatever may be stored and explains the answer.
        let mut explaining: Vec<Self> = vec![];
        let mut reasons = vec![];
        for state in states {
            let mut store = self.clone();
            store.put(&key, state);
            match store.accept_one(frame, answer, allowance) {
                Ok(()) => explaining.push(store),
                Err(text) => reasons.push(text),
            }
        }
        let mut after: Vec<Option<Entry>> = vec![];
        let mut earlier: Vec<Option<Entry>> = vec![];
        for store in &explaining {
            let state = vec![store.entries.get(&key).cloned()];
            after.extend(store.doubts.get(&key).cloned().unwrap_or(state));
            earlier.extend(store.earlier.get(&key).cloned().unwrap_or_default());
        }
        let told: Vec<u64> = explaining.iter().flat_map(|store| store.told.clone()).collect();
        let store = explaining.into_iter().next();
        *self = store.ok_or_else(|| format!("none of these: {}", reasons.join("; ")))?;
        self.told.extend(told);
        self.doubt(&key, after);
        if !earlier.is_empty() {
            self.earlier.insert(key, without_twins(earlier));
        }
        Ok(())
    }

    /// Takes note of what is stored where a failed write has left that open.
    ///
    /// # Errors
    /// One line: what of it cannot be.
    pub fn see(&mut self, stored: &BTreeMap<Vec<u8>, Entry>) -> Result<(), String> {
        for (key, states) in std::mem::take(&mut self.doubts) {
            let found = stored.get(&key);
            let is_found = |state: &Option<Entry>| match (state, found) {
                (Some(state), Some(found)) => {
                    let known = Entry { cas: state.cas.and(found.cas), ..found.clone() };
                    *state == known
                }
                (state, found) => state.is_none() && found.is_none(),
            };
            let Some(state) = states.iter().find(|state| is_found(state)) else {
                let key = key.escape_ascii();
                return Err(format!("\"{key}\" has neither its old value nor the new one"));
            };
            self.put(&key, state.clone());
        }
        Ok(())
    }

    /// The key of a request that needs the tables.
    fn key_of(&self, request: &Request) -> Option<Vec<u8>> {
        let opcode = Opcode::from_number(request.opcode)?;
        let is_refused = request.refusal(self.settings.rules).is_some();
        (!is_refused && needs_tables(opcode.command())).then(|| request.key().to_vec())
    }

    /// The key has this, or nothing.
    fn put(&mut self, key: &[u8], entry: Option<Entry>) {
        match entry {
            Some(entry) => self.entries.insert(key.to_vec(), entry),
            None => self.entries.remove(key),
        };
    }

    /// The key has one of these.
    fn doubt(&mut self, key: &[u8], states: Vec<Option<Entry>>) {
        let mut states = without_twins(states);
        if states.len() > 1 {
            self.doubts.insert(key.to_vec(), states);
        } else {
            self.doubts.remove(key);
            self.put(key, states.pop().expect("it has something, or nothing"));
        }
    }

    /// [`Store::accept`] where it is known what is stored.
    fn accept_one(
        &mut self,
        frame: &[u8],
        answer: Option<&[u8]>,
        allowance: Allowance,
    ) -> Result<(), String> {
        let Parsed { envelope, request } = match parse(frame) {
            Ok(parsed) => parsed,
            Err(reason) => {
                self.answer(frame);
                return match answer {
                    None => Ok(()),
                    Some(answer) => Err(format!(
                        "a frame is answered with {}, but is to be dropped: {reason}",
                        describe(answer)
                    )),
                };
            }
        };
        let said = answer.and_then(|answer| parse_answer(answer).ok()).map(|(_, said)| said);
        let wrong = |text: String| format!("{}: {text}", name(&request));
        let expected = self.follow(&request, said.as_ref(), allowance).map_err(wrong)?;
        let expected = self.finish(&request, expected);
        let expected = expected.map(|expected| build(&envelope.back(), &expected.to_bytes()));
        difference(expected.as_deref(), answer).map_or(Ok(()), |text| Err(wrong(text)))
    }

    /// Whether the CAS values that the card has told are those of a counter.
    ///
    /// # Errors
    /// One line: which one no store can have had.
    pub fn settle(&self) -> Result<(), String> {
        match self.told.iter().find(|cas| self.number(**cas) >= self.stores + self.failed) {
            None => Ok(()),
            Some(cas) => Err(format!(
                "CAS value {cas} was given, but {} stores from {} on do not reach it",
                self.stores + self.failed,
                self.settings.first_cas
            )),
        }
    }

    /// Does what a request asks for, with what the card has said where it may choose; what the card should
    /// have said.
    fn follow(
        &mut self,
        request: &Request,
        said: Option<&Response>,
        allowance: Allowance,
    ) -> Result<Response, String> {
        let opcode = Opcode::from_number(request.opcode);
        let opcode = opcode.filter(|_| request.refusal(self.settings.rules).is_none());
        let command = opcode.map(Opcode::command);
        let Some(command) = command.filter(|command| needs_tables(*command)) else {
            return Ok(self.outcome(request));
        };
        let key = request.key();
        if allowance.any_cas_order {
            self.learn(request, said, command)?;
        }
        let before = (self.entries.get(key).cloned(), self.stores);
        let mut expected = self.outcome(request);
        let is_store = self.stores > before.1;
        let is_delete = before.0.is_some() && !self.entries.contains_key(key);
        let may_fail = allowance.failed_writes > FailedWrites::None && (is_store || is_delete);
        let failed = match said.map(|said| said.status) {
            Some(status) if status == Status::OutOfMemory as u16 => {
                (allowance.out_of_memory && is_store).then_some(Status::OutOfMemory)
            }
            Some(status) if status == Status::InternalError as u16 => {
                (allowance.internal_error || may_fail).then_some(Status::InternalError)
            }
            _ => None,
        };
        if let Some(status) = failed {
            self.stores = before.1;
            let unknown = |entry: &Entry| Entry { cas: None, ..entry.clone() };
            let new = self.entries.get(key).map(unknown);
            self.put(key, before.0.clone());
            if may_fail && status == Status::InternalError {
                self.failed += u64::from(is_store);
                let mut states = vec![before.0.clone(), new];
                if allowance.failed_writes == FailedWrites::Many {
                    let earlier = self.earlier.entry(key.to_vec()).or_default();
                    earlier.push(before.0);
                    states.push(None);
                    states.extend(earlier.clone());
                }
                self.doubt(key, states);
            }
            return Ok(request.answer(status));
        }
        if is_delete {
            self.earlier.remove(key);
        } else if is_store && allowance.failed_writes == FailedWrites::Many {
            self.earlier.entry(key.to_vec()).or_default().push(before.0.clone());
        }
        if is_store && allowance.any_cas_order {
            let cas = said.filter(|said| said.status == 0).map(|said| said.cas);
            if let Some(cas) = cas {
                let old =
                    before.0.and_then(|entry| entry.cas).filter(|old| self.told.contains(old));
                self.tell(cas, old)?;
                expected.cas = cas;
            }
            let entry = self.entries.get_mut(key).expect("it was just stored");
            entry.cas = cas;
        }
        Ok(expected)
    }

    /// What an answer tells of the CAS value of an entry of which it was not known.
    fn learn(
        &mut self,
        request: &Request,
        said: Option<&Response>,
        command: Command,
    ) -> Result<(), String> {
        let key = request.key();
        let Some(Entry { cas: None, .. }) = self.entries.get(key) else { return Ok(()) };
        // What would have been stored, had there been memory, had the right CAS value, too.
        const DONE: [u16; 2] = [Status::Success as u16, Status::OutOfMemory as u16];
        let cas = match (command, said) {
            (Command::Get | Command::GetKey, Some(said)) if said.status == DONE[0] => said.cas,
            (Command::Get | Command::GetKey, _) => return Ok(()),
            // A request that is not answered is a quiet one that succeeded.
            _ if request.cas != 0 && said.is_none_or(|said| DONE.contains(&said.status)) => {
                request.cas
            }
            _ => return Ok(()),
        };
        self.tell(cas, None)?;
        self.entries.get_mut(key).expect("it is there").cas = Some(cas);
        Ok(())
    }

    /// Takes note of a CAS value of the counter; the key had `old` of it before.
    fn tell(&mut self, cas: u64, old: Option<u64>) -> Result<(), String> {
        if !self.told.insert(cas) {
            return Err(format!("CAS value {cas} is given a second time"));
        }
        match old {
            Some(old) if self.number(cas) < self.number(old) => {
                Err(format!("CAS value {cas} is given behind {old}, of an earlier store"))
            }
            _ => Ok(()),
        }
    }

    /// Which store has this CAS value, from 0 on.
    fn number(&self, cas: u64) -> u64 {
        cas.wrapping_sub(self.settings.first_cas)
    }
}

/// Each once.
fn without_twins(states: Vec<Option<Entry>>) -> Vec<Option<Entry>> {
    let mut once = vec![];
    for state in states {
        if !once.contains(&state) {
            once.push(state);
        }
    }
    once
}

fn needs_tables(command: Command) -> bool {
    !matches!(command, Command::Noop | Command::Version)
}

/// A request in a few words.
fn name(request: &Request) -> String {
    let opcode = Opcode::from_number(request.opcode)
        .map_or(format!("opcode {:#04x}", request.opcode), |opcode| format!("{opcode:?}"));
    let opaque = u32::from_be_bytes(request.opaque);
    let (extras, key) = (usize::from(request.extras_bytes), usize::from(request.key_bytes));
    match request.body.get(extras..extras + key) {
        Some(key) => {
            format!("{opcode} of {:?}, opaque {opaque:#010x}", key.escape_ascii().to_string())
        }
        None => format!("{opcode}, opaque {opaque:#010x}"),
    }
}

/// An answer in a few words.
fn describe(frame: &[u8]) -> String {
    match parse_answer(frame) {
        Err(text) => format!("{} bytes that are no answer ({text})", frame.len()),
        Ok((_, answer)) => format!(
            "opcode {:#04x}, status {:#06x}, CAS {}, {} + {} + {} bytes",
            answer.opcode,
            answer.status,
            answer.cas,
            answer.extras.len(),
            answer.key.len(),
            answer.value.len()
        ),
    }
}

/// How an answer is not what it should be, if so.
fn difference(expected: Option<&[u8]>, got: Option<&[u8]>) -> Option<String> {
    let (expected, got) = match (expected, got) {
        (None, None) => return None,
        (Some(expected), None) => {
            return Some(format!("it is not answered; it should be, with {}", describe(expected)));
        }
        (None, Some(got)) => {
            return Some(format!("it is answered with {}; it should not be", describe(got)));
        }
        (Some(expected), Some(got)) => (expected, got),
    };
    if expected == got {
        return None;
    }
    if describe(expected) != describe(got) {
        return Some(format!(
            "the answer is {}; it should be {}",
            describe(got),
            describe(expected)
        ));
    }
    // What is said before how it is wrapped: with another byte there is another checksum.
    let said = parse_answer(expected).map_or(0, |(_, said)| said.to_bytes().len());
    let wrapping = expected.len() - said;
    let first = |from: usize| {
        let mut pairs = expected.iter().zip(got).skip(from);
        pairs.position(|(expected, got)| expected != got).map(|at| from + at)
    };
    let same = first(wrapping).or_else(|| first(0)).unwrap_or(expected.len().min(got.len()));
    Some(match (got.get(same), expected.get(same)) {
        (Some(got), Some(expected)) => {
            format!("byte {same} of the answer's frame is {got:#04x}; it should be {expected:#04x}")
        }
        _ => {
            format!("the answer's frame has {} bytes; it should have {}", got.len(), expected.len())
        }
    })
}
