//! What the host does with a line of device memory.
use nic_model::coherence::{ForwardAnswer, HostLineAfter, LineState, MemoryMessage, MemoryRule};
use nic_spec::message::M2sRequestOpcode::{MemInv, MemInvNt};
use nic_spec::message::{H2dResponseOpcode, MemSnoop, MetaValue};

use super::state::{Busy, Fault, Line};
use crate::book::Book;
use crate::value::{Copy, Halves, Reader};

type Outcome = Result<(), Fault>;

/// The host sends the request of this row, if its copy is such that it would.
pub fn ask(book: &Book, line: &mut Line, row: usize) -> Option<Outcome> {
    let rule = *book.memory().get(row)?;
    let held = line.host.copy.state;
    let is_write_back = is_write_back(&rule);
    let wants = match rule.message {
        MemoryMessage::Write(_) if is_write_back => held == LineState::Modified,
        MemoryMessage::Request(_) if rule.meta == Some(MetaValue::Any) => !held.is_owned(),
        _ => held == LineState::Invalid,
    };
    if !wants || !line.is_host_idle() {
        return None;
    }
    let written = is_write_back.then_some(line.host.copy.value);
    if is_write_back {
        keep_at_most(line, rule.alone.1);
    }
    line.link.asked = Some((row as u8, written));
    let reads_once = rule.returns_data && !rule.gives_copy();
    let (completion, data) = (None, None);
    line.host.busy = Some(Busy { row: row as u8, completion, data, reads_once });
    if reads_once {
        line.each_value(|value| value.opens(Reader::Host));
    }
    Some(Ok(()))
}

fn is_write_back(rule: &MemoryRule) -> bool {
    matches!(rule.message, MemoryMessage::Write(_)) && rule.snoop == MemSnoop::None
}

/// A processor writes a half of a line that the host owns.
pub fn store(line: &mut Line, halves: Halves) -> Option<Outcome> {
    if !line.host.copy.state.is_owned() || line.host.busy.is_some() {
        return None;
    }
    let takes = line.write(halves);
    takes(&mut line.host.copy.value);
    line.host.copy.state = LineState::Modified;
    Some(Ok(()))
}

/// A clean copy vanishes without a message.
pub fn drop_silently(line: &mut Line) -> Option<Outcome> {
    let is_clean = matches!(line.host.copy.state, LineState::Shared | LineState::Exclusive);
    (is_clean && line.host.busy.is_none()).then(|| {
        line.host.copy = Copy::NONE;
        Ok(())
    })
}

/// The request of the device is taken; or a Modified copy is written back first.
pub fn take_request(book: &Book, line: &mut Line) -> Option<Outcome> {
    let opcode = line.link.request?;
    if !line.is_host_idle() {
        return None;
    }
    let Some(rule) = book.forward(opcode).copied() else { return Some(Err(Fault::NoRow)) };
    if line.host.copy.state == LineState::Modified && rule.writes_back {
        let meta = match rule.host_after {
            HostLineAfter::Is(LineState::Invalid) => MetaValue::Invalid,
            _ => MetaValue::Any,
        };
        let mut rows = book.memory().iter();
        let row = rows.position(|row| is_write_back(row) && row.meta == Some(meta))?;
        return ask(book, line, row);
    }
    line.link.request = None;
    match rule.host_after {
        HostLineAfter::Same => {}
        HostLineAfter::AtMost(most) => keep_at_most(line, most),
        // What is pushed comes when it is pulled; until then there is no copy.
        HostLineAfter::Is(_) => keep_at_most(line, LineState::Invalid),
    }
    match rule.answer {
        ForwardAnswer::Forward(opcode, meta) => line.link.forward = Some((opcode, meta)),
        ForwardAnswer::GoWritePull => {
            line.host.pulling = true;
            line.link.response = Some(H2dResponseOpcode::GoWritePull);
        }
        ForwardAnswer::Go => line.link.response = Some(H2dResponseOpcode::Go),
    }
    Some(Ok(()))
}

/// What the device pushes arrives.
pub fn take_written(line: &mut Line) -> Option<Outcome> {
    let value = line.link.written.take()?;
    line.host.pulling = false;
    line.host.copy = Copy { state: LineState::Modified, value };
    Some(if value.is_latest() { Ok(()) } else { Err(Fault::StaleWriteBack) })
}

/// S2M NDR arrives.
pub fn take_completion(book: &Book, line: &mut Line) -> Option<Outcome> {
    let completion = line.link.completion.take()?;
    let Some(busy) = &mut line.host.busy else { return Some(Err(Fault::NoRow)) };
    busy.completion = Some(completion);
    Some(end(book, line))
}

/// S2M DRS arrives.
pub fn take_data(book: &Book, line: &mut Line) -> Option<Outcome> {
    let value = line.link.data.take()?;
    let Some(busy) = &mut line.host.busy else { return Some(Err(Fault::NoRow)) };
    busy.data = Some(value);
    Some(end(book, line))
}

/// If completion and data are there: the host has what it asked for.
fn end(book: &Book, line: &mut Line) -> Outcome {
    let Some(Busy { row, completion: Some(completion), data, reads_once }) = line.host.busy else {
        return Ok(());
    };
    let rule = book.memory()[usize::from(row)];
    if rule.returns_data && data.is_none() {
        return Ok(());
    }
    line.host.busy = None;
    let rows = [rule.beside_copy, rule.alone];
    let Some((_, after)) = rows.into_iter().find(|row| row.0 == completion) else {
        return Err(Fault::NoRow);
    };
    if reads_once {
        let fresh = data.is_some_and(|value| value.may_be_read_by(Reader::Host));
        line.each_value(|value| value.closes(Reader::Host));
        return if fresh { Ok(()) } else { Err(Fault::StaleRead) };
    }
    if let Some(value) = data {
        line.host.copy = Copy { state: after, value };
    } else if matches!(rule.message, MemoryMessage::Request(MemInv | MemInvNt)) {
        line.host.copy = Copy::NONE;
        if after.is_owned() {
            // Owned without data: the whole line is written at once.
            let takes = line.write(Halves::ALL);
            takes(&mut line.host.copy.value);
            line.host.copy.state = LineState::Modified;
        }
    }
    Ok(())
}

fn keep_at_most(line: &mut Line, most: LineState) {
    line.host.copy.state = line.host.copy.state.min(most);
    if most == LineState::Invalid {
        line.host.copy = Copy::NONE;
    }
}
