//! What the device does with a line of its own memory.
use nic_model::coherence::{
    Completes, Discipline, First, Hint, HintRule, LineAfter, LineState, MemoryMessage, OwnLineAfter,
};
use nic_spec::message::{
    D2hRequestOpcode, H2dResponseOpcode, LineOperation, LineSpace, M2sRequestOpcode,
    M2sWriteOpcode, MetaValue,
};

use super::state::{Fault, Flip, Line, Page, Request};
use crate::book::Book;
use crate::value::{Copy, Halves, Reader, Value};

type Outcome = Result<(), Fault>;

/// The device is asked for what the hint needs, with the bias that the requester believes in.
pub fn ask(
    book: &Book,
    page: &mut Page,
    line: &mut Line,
    hint: Hint,
    as_device_bias: bool,
) -> Option<Outcome> {
    if line.device.pending.is_some() {
        return None;
    }
    let obeys = page.device_bias || !book.keeps(Discipline::DeviceBiasIsDemoted);
    let copy = line.device.copy;
    let own = (as_device_bias && obeys)
        .then(|| book.hint(LineSpace::DeviceDeviceBias, hint, copy.state))
        .flatten();
    let rule = own.or_else(|| book.hint(LineSpace::DeviceHostBias, hint, copy.state))?;
    if hint.operation == LineOperation::Watch {
        let waits = rule.completes == Completes::Loss && !line.device.watched;
        line.device.watched |= waits;
        return waits.then_some(Ok(()));
    }
    if hint.operation == LineOperation::NcPush {
        // The host will have a copy.
        end_device_bias(book, page);
    }
    if rule.requests.is_empty() {
        return local(line, rule, hint);
    }
    match rule.first {
        First::Nothing => {}
        First::Drop => line.device.copy = Copy::NONE,
        First::Merge => write_into_copy(line, hint),
        First::WriteBack => leave(line),
    }
    let merged = (rule.first == First::Merge).then_some(line.device.copy.value);
    line.link.request = Some(rule.requests[0]);
    line.device.pending = Some(Request {
        hint: Some(hint),
        opcode: rule.requests[0],
        after: rule.after,
        completes: rule.completes,
        merged,
        purged: false,
        forwarded: None,
    });
    if hint.is_read() {
        line.each_value(|value| value.opens(Reader::Device));
    }
    Some(Ok(()))
}

/// A hint that needs no message; `None` if it changes nothing.
fn local(line: &mut Line, rule: &HintRule, hint: Hint) -> Option<Outcome> {
    let copy = line.device.copy;
    let found = if copy.state.is_valid() { copy.value } else { line.device.memory };
    if hint.is_read() && !found.is_latest() {
        return Some(Err(Fault::StaleRead));
    }
    let LineAfter::Becomes(after) = rule.after else { return None };
    match rule.first {
        First::Merge => {
            line.device.copy.value = found;
            write_into_copy(line, hint);
        }
        First::Drop => line.device.copy = Copy::NONE,
        First::Nothing | First::WriteBack => {}
    }
    if after == LineState::Invalid {
        leave(line);
    } else if rule.first != First::Merge {
        line.device.copy = Copy { state: after, value: found };
    }
    let is_flushed = hint.operation == LineOperation::Flush;
    Some(if is_flushed && line.has_copies() { Err(Fault::CopyAfterFlush) } else { Ok(()) })
}

/// The page is to be in device-bias, by this request for each line.
pub fn flip(page: &mut Page, opcode: D2hRequestOpcode) -> Option<Outcome> {
    if page.flip.is_some() || page.device_bias {
        return None;
    }
    page.flip = Some(Flip { opcode, line: 0, interrupted: false });
    Some(Ok(()))
}

/// It is this line's turn: the host is asked to give it up, unless the device owns it.
pub fn flip_line(page: &mut Page, line: &mut Line, index: u8) -> Option<Outcome> {
    let flip = page.flip.as_mut()?;
    if flip.line != index || line.device.pending.is_some() {
        return None;
    }
    if line.device.copy.state.is_owned() {
        flip.line += 1;
        return Some(Ok(()));
    }
    line.device.copy = Copy::NONE;
    line.link.request = Some(flip.opcode);
    let completes = match flip.opcode {
        D2hRequestOpcode::ClFlush => Completes::Go,
        _ => Completes::Forward,
    };
    line.device.pending = Some(Request {
        hint: None,
        opcode: flip.opcode,
        after: LineAfter::Same,
        completes,
        merged: None,
        purged: false,
        forwarded: None,
    });
    Some(Ok(()))
}

/// After the last line: the bit, unless the host was given a copy in the meantime.
pub fn end_flip(book: &Book, page: &mut Page, lines: usize) -> Option<Outcome> {
    let flip = page.flip?;
    if usize::from(flip.line) < lines {
        return None;
    }
    page.flip = None;
    let fails = match flip.opcode {
        D2hRequestOpcode::ClFlush => Discipline::InterruptedFlushFails,
        _ => Discipline::InterruptedOwningFails,
    };
    page.device_bias = !(flip.interrupted && book.keeps(fails));
    Some(Ok(()))
}

/// The page is to be in host-bias: the bit alone.
pub fn flip_back(page: &mut Page) -> Option<Outcome> {
    page.device_bias.then(|| {
        page.device_bias = false;
        Ok(())
    })
}

/// The host is given a copy of a line of the page.
fn end_device_bias(book: &Book, page: &mut Page) {
    if book.keeps(Discipline::CopyEndsDeviceBias) {
        page.device_bias = false;
    }
    if let Some(flip) = &mut page.flip {
        flip.interrupted = true;
    }
}

/// MemRdFwd or MemWrFwd arrives: the access of the device's memory begins.
pub fn take_forward(line: &mut Line) -> Option<Outcome> {
    let forward = line.link.forward.take()?;
    let Some(request) = &mut line.device.pending else { return Some(Err(Fault::NoRow)) };
    request.forwarded = Some(forward);
    Some(Ok(()))
}

/// The access of the device's memory, for which the host has forwarded the request.
pub fn access(page: &mut Page, line: &mut Line) -> Option<Outcome> {
    let request = line.device.pending?;
    let (opcode, meta) = request.forwarded?;
    let Some(hint) = request.hint else { return Some(give_turn(page, line, Completes::Forward)) };
    if opcode == M2sRequestOpcode::MemWrFwd {
        let takes = line.write(Halves::of(hint.extent));
        takes(&mut line.device.memory);
        return Some(finish(line, Completes::Forward));
    }
    let value = line.device.memory;
    let stale = hint.is_read() && !value.may_be_read_by(Reader::Device);
    if let LineAfter::Becomes(after) = request.after {
        let most = match meta {
            MetaValue::Invalid => LineState::Modified,
            MetaValue::Shared => LineState::Shared,
            MetaValue::Any => LineState::Invalid,
        };
        if after > most {
            return Some(Err(Fault::NoRow));
        }
        line.device.copy = Copy { state: after, value };
        if hint.is_write() {
            write_into_copy(line, hint);
        }
    }
    let outcome = finish(line, Completes::Forward);
    Some(if stale { Err(Fault::StaleRead) } else { outcome })
}

/// The host has given up the line: it is the next line's turn.
fn give_turn(page: &mut Page, line: &mut Line, now: Completes) -> Outcome {
    let Some(flip) = &mut page.flip else { return Err(Fault::NoRow) };
    flip.line += 1;
    finish(line, now)
}

/// GO or GO_WritePull arrives.
pub fn take_response(page: &mut Page, line: &mut Line) -> Option<Outcome> {
    let opcode = line.link.response.take()?;
    let Some(request) = line.device.pending else { return Some(Err(Fault::NoRow)) };
    if opcode == H2dResponseOpcode::Go {
        return Some(match request.hint {
            None => give_turn(page, line, Completes::Go),
            Some(_) => finish(line, Completes::Go),
        });
    }
    let value = match request.merged {
        Some(merged) => merged,
        None => {
            let takes = line.write(Halves::ALL);
            let mut value = Value::STALE;
            takes(&mut value);
            value
        }
    };
    line.link.written = Some(value);
    line.device.copy = Copy::NONE;
    Some(finish(line, Completes::GoAndDataSent))
}

/// A request of the host arrives.
pub fn take_asked(book: &Book, page: &mut Page, line: &mut Line) -> Option<Outcome> {
    let (row, written) = line.link.asked?;
    let rule = *book.follow_memory(usize::from(row));
    // Writes come on a channel of their own, which is not ordered behind what was forwarded.
    let is_ordered = matches!(rule.message, MemoryMessage::Request(_));
    let behind = is_ordered && book.keeps(Discipline::RequestStaysBehindForward);
    if line.link.forward.is_some() && behind {
        return None;
    }
    if let Some(request) = line.device.pending {
        let accesses =
            request.forwarded.is_some() && book.keeps(Discipline::LineIsHeldDuringAccess);
        if accesses || !book.keeps(Discipline::MemoryRequestsDoNotWait) {
            return None;
        }
    }
    line.link.asked = None;
    let copy = line.device.copy;
    if rule.returns_data {
        let value = if copy.state.is_valid() { copy.value } else { line.device.memory };
        line.link.data = Some(value);
    }
    let mut outcome = Ok(());
    match rule.own_line {
        OwnLineAfter::MustNotBe if copy.state.is_valid() => outcome = Err(Fault::NoRow),
        OwnLineAfter::MustNotBe | OwnLineAfter::Unchanged => {}
        OwnLineAfter::Becomes(after) => {
            if copy.state == LineState::Modified {
                line.device.memory = copy.value;
            }
            line.device.copy.state = copy.state.min(after);
            if after == LineState::Invalid {
                line.device.copy = Copy::NONE;
            }
        }
    }
    if let Some(value) = written {
        if !value.is_latest() {
            outcome = Err(Fault::StaleWriteBack);
        }
        line.device.memory = value;
    } else if let MemoryMessage::Write(opcode) = rule.message {
        let halves = match opcode {
            M2sWriteOpcode::MemWr => Halves::ALL,
            M2sWriteOpcode::MemWrPtl => Halves::SINGLE[1],
        };
        let takes = line.write(halves);
        takes(&mut line.device.memory);
    }
    let has_copy = line.device.copy.state.is_valid();
    let (completion, host_after) = if has_copy { rule.beside_copy } else { rule.alone };
    line.link.completion = Some(completion);
    debug_assert!(host_after.is_valid() || !rule.gives_copy());
    if rule.gives_copy() {
        end_device_bias(book, page);
    }
    Some(outcome)
}

fn write_into_copy(line: &mut Line, hint: Hint) {
    let takes = line.write(Halves::of(hint.extent));
    takes(&mut line.device.copy.value);
    line.device.copy.state = LineState::Modified;
}

/// The copy is given up; a Modified one goes to the device's memory.
fn leave(line: &mut Line) {
    if line.device.copy.state == LineState::Modified {
        line.device.memory = line.device.copy.value;
    }
    line.device.copy = Copy::NONE;
}

/// The request is over; it must be as the row of its hint says.
fn finish(line: &mut Line, now: Completes) -> Outcome {
    let Some(request) = line.device.pending.take() else { return Err(Fault::NoRow) };
    line.each_value(|value| value.closes(Reader::Device));
    if request.is_flush() && !request.purged {
        return Err(Fault::CopyAfterFlush);
    }
    if request.completes == now { Ok(()) } else { Err(Fault::NoRow) }
}
