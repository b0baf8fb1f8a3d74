//! Judges what a card has answered, where it may choose.
use super::frame::{Parsed, build, parse, parse_answer};
use super::protocol::{Command, Opcode, Request, Response, Status};
use super::store::{Entry, Store};

/// What a test lets a card do that the store would not. Everything else must be as the store has it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Allowance {
    /// A store may be answered 0x82; then nothing is stored.
    pub out_of_memory: bool,
    /// A request that needs the tables may be answered 0x84; then nothing has changed.
    pub internal_error: bool,
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
        match self.told.iter().find(|cas| self.number(**cas) >= self.stores) {
            None => Ok(()),
            Some(cas) => Err(format!(
                "CAS value {cas} was given, but {} stores from {} on do not reach it",
                self.stores, self.settings.first_cas
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
        let failed = match said.map(|said| said.status) {
            Some(status) if status == Status::OutOfMemory as u16 => {
                (allowance.out_of_memory && is_store).then_some(Status::OutOfMemory)
            }
            Some(status) if status == Status::InternalError as u16 => {
                allowance.internal_error.then_some(Status::InternalError)
            }
            _ => None,
        };
        if let Some(status) = failed {
            self.stores = before.1;
            match before.0 {
                Some(entry) => self.entries.insert(key.to_vec(), entry),
                None => self.entries.remove(key),
            };
            return Ok(request.answer(status));
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
