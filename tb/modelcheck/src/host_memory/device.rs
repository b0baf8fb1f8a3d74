//! What the device does with a line of host memory.
use nic_model::coherence::{
    Completes, Discipline, Extent, First, Hint, LineAfter, LineState, Pending, PendingAnswer,
};
use nic_spec::message::{
    D2hRequestOpcode, D2hResponseOpcode, H2dResponseOpcode, LineOperation, LineSpace,
};

use super::state::{Fault, Line, Request, Written};
use crate::book::Book;
use crate::value::{Copy, Halves, Reader};

type Outcome = Result<(), Fault>;

/// The device asks for what the hint needs; `choice` picks one of the row's requests. `None` if
/// that hint does nothing now, or changes nothing.
pub fn ask(book: &Book, line: &mut Line, hint: Hint, choice: usize) -> Option<Outcome> {
    let evicting = line.device.pending.is_some_and(|request| is_evict(request.opcode));
    let served = evicting && !book.keeps(Discipline::EvictedLineServesNoHits);
    if line.device.pending.is_some() && !served {
        return None;
    }
    let rule = book.hint(LineSpace::Host, hint, line.device.copy.state)?;
    if hint.operation == LineOperation::Watch {
        let waits = rule.completes == Completes::Loss && !line.device.watched;
        line.device.watched |= waits;
        return (waits && choice == 0).then_some(Ok(()));
    }
    let alternatives = rule.requests.len().max(1);
    // A read that hits changes nothing; that it returns the last write is a property of its own.
    let is_read_hit = rule.requests.is_empty() && hint.is_read();
    if choice >= alternatives || is_read_hit || (served && !rule.requests.is_empty()) {
        return None;
    }
    match rule.first {
        First::Nothing => {}
        First::Drop => line.device.copy = Copy::NONE,
        First::Merge => write_into_copy(line, hint.extent),
        First::WriteBack => return Some(Err(Fault::NoRow)),
    }
    if rule.requests.is_empty() {
        return Some(Ok(()));
    }
    let opcode = rule.requests[choice];
    if !book.request(opcode).issue_from.contains(&line.device.copy.state) {
        return Some(Err(Fault::NoRow));
    }
    line.link.request = Some(opcode);
    line.device.pending = Some(Request {
        hint,
        opcode,
        granted: None,
        data: None,
        kept: None,
        owes: false,
        refused: false,
        bogus: false,
        then: rule.then,
        after: rule.after,
        completes: rule.completes,
        told: false,
        fenced: false,
        purged: false,
        performed: rule.first == First::Merge,
        announces: false,
    });
    if hint.is_read() {
        line.each_value(|value| value.opens(Reader::Device));
    }
    Some(Ok(()))
}

/// A clean copy vanishes without a message. `None` if there is none that may.
pub fn drop_silently(book: &Book, line: &mut Line) -> Option<Outcome> {
    let droppable = match line.device.copy.state {
        LineState::Invalid => false,
        LineState::Modified => !book.keeps(Discipline::ModifiedIsKept),
        LineState::Shared | LineState::Exclusive => true,
    };
    (droppable && line.device.pending.is_none()).then(|| {
        line.device.copy = Copy::NONE;
        Ok(())
    })
}

/// Whether a GO is ahead of the snoop, which has not arrived before it.
pub fn is_behind_go(book: &Book, line: &Line) -> bool {
    use H2dResponseOpcode::{Go, GoWritePull, GoWritePullDrop};
    let go_ahead = matches!(line.link.response, Some((Go | GoWritePull | GoWritePullDrop, _)));
    go_ahead && book.keeps(Discipline::SnoopStaysBehindGo)
}

/// A snoop arrives. `None` if there is none, or it must wait.
pub fn take_snoop(book: &Book, line: &mut Line) -> Option<Outcome> {
    let snoop = line.link.snoop?;
    if is_behind_go(book, line) {
        return None;
    }
    let request = line.device.pending;
    if request.is_some() && !book.keeps(Discipline::SnoopsAreAnswered) {
        return None;
    }
    let makes_bogus = match request {
        None => false,
        Some(request) => {
            let Some(rule) = situation(&request).and_then(|now| book.pending(now, snoop)) else {
                return Some(Err(Fault::NoRow));
            };
            match rule.answer {
                PendingAnswer::Hold => return None,
                PendingAnswer::Keep(answer) => {
                    line.link.snoop = None;
                    line.link.snoop_answer = Some(answer);
                    return Some(Ok(()));
                }
                PendingAnswer::ByGrant => {
                    let rule = book.snoop(state_to_come(book, &request), snoop);
                    line.link.snoop = None;
                    line.link.snoop_answer = Some(rule.answer);
                    let (kept, owes) = (Some(rule.after), rule.sends_data);
                    line.device.pending = Some(Request { kept, owes, ..request });
                    return Some(Ok(()));
                }
                PendingAnswer::ByState { makes_bogus } => makes_bogus,
            }
        }
    };
    let rule = book.snoop(line.device.copy.state, snoop);
    line.link.snoop = None;
    line.link.snoop_answer = Some(rule.answer);
    if rule.sends_data {
        line.link.snooped = Some(line.device.copy.value);
    }
    if let Some(request) = &mut line.device.pending {
        request.bogus |= makes_bogus && line.device.copy.state.is_owned();
    }
    set_state(line, rule.after);
    Some(Ok(()))
}

/// How far a request has come; `None` where no row is.
fn situation(request: &Request) -> Option<Pending> {
    use D2hRequestOpcode::{RdAny, RdOwn, RdOwnNoData, RdShared};
    if is_evict(request.opcode) {
        return Some(Pending::Evict);
    }
    match (request.opcode, request.granted, request.data) {
        (_, None, None) => Some(Pending::Nothing),
        (RdShared | RdAny, Some(LineState::Shared), None) => Some(Pending::SharedWithoutData),
        (RdOwn | RdAny, Some(_), None) => Some(Pending::OwnedWithoutData),
        (RdOwnNoData, Some(_), None) => Some(Pending::OwnedNotWritten),
        _ => None,
    }
}

/// The state that a line has when it comes, as far as its GO and earlier snoops say.
fn state_to_come(book: &Book, request: &Request) -> LineState {
    let granted = request.granted.unwrap_or(LineState::Invalid);
    let is_written = request.hint.is_write() && book.keeps(Discipline::GrantedWriteIsModified);
    request.kept.unwrap_or(if is_written { LineState::Modified } else { granted })
}

/// An H2D response arrives.
pub fn take_response(book: &Book, line: &mut Line) -> Option<Outcome> {
    use H2dResponseOpcode as Opcode;
    let (opcode, granted) = line.link.response?;
    let Some(mut request) = line.device.pending else { return Some(Err(Fault::NoRow)) };
    line.link.response = None;
    match opcode {
        Opcode::Go if request.opcode == D2hRequestOpcode::RdOwnNoData => {
            request.granted = Some(granted);
            line.device.pending = Some(request);
        }
        Opcode::Go if granted == LineState::Invalid => {
            line.device.copy = Copy::NONE;
            return Some(finish(line, Completes::Go));
        }
        Opcode::Go => {
            request.granted = Some(granted);
            line.device.pending = Some(request);
            return Some(fill(line));
        }
        Opcode::GoWritePull if is_evict(request.opcode) => {
            let value = line.device.copy.value;
            line.link.written = Some(Written::Line { value, bogus: request.bogus });
            line.device.copy = Copy::NONE;
            if let Some(opcode) = request.then {
                line.link.request = Some(opcode);
                line.device.pending = Some(Request { opcode, then: None, bogus: false, ..request });
                return Some(Ok(()));
            }
            return Some(finish(line, Completes::GoAndDataSent));
        }
        Opcode::GoWritePull => {
            // Visible from here on: the host has no copy left and serves none until it has this.
            let takes = line.write(Halves::ALL);
            let mut value = Copy::NONE.value;
            takes(&mut value);
            line.link.written = Some(Written::Line { value, bogus: false });
            return Some(finish(line, Completes::GoAndDataSent));
        }
        Opcode::GoWritePullDrop => {
            line.device.copy = Copy::NONE;
            return Some(finish(line, Completes::Go));
        }
        Opcode::WritePull | Opcode::FastGoWritePull => {
            line.link.written = Some(Written::New(Halves::of(request.hint.extent)));
        }
        Opcode::ExtCmp => return Some(finish(line, Completes::Observed)),
        Opcode::GoErrWritePull => {
            line.link.written = Some(Written::New(Halves::of(request.hint.extent)));
            let is_weak = is_weak(request.opcode);
            if is_weak && book.keeps(Discipline::RefusedWriteEndsAtExtCmp) {
                line.device.pending = Some(Request { refused: true, ..request });
            } else {
                line.device.pending = None;
            }
        }
    }
    Some(Ok(()))
}

/// The write is observed locally, and its requester is told.
pub fn tell(book: &Book, line: &mut Line) {
    if !book.keeps(Discipline::ToldWriteEndsAtExtCmp) {
        line.device.pending = None;
    }
    if let Some(request) = &mut line.device.pending {
        request.told = is_weak(request.opcode);
    }
}

/// A barrier behind a write that was answered early is answered. `None` if there is none, or the barrier
/// must wait; behind a write whose ExtCmp has come it stands for nothing.
pub fn pass_barrier(book: &Book, line: &mut Line) -> Option<Outcome> {
    let request = line.device.pending.as_mut()?;
    if !request.told || request.fenced || book.keeps(Discipline::BarrierWaitsForExtCmp) {
        return None;
    }
    request.fenced = true;
    Some(Ok(()))
}

/// H2D data arrive.
pub fn take_data(line: &mut Line) -> Option<Outcome> {
    let value = line.link.data?;
    let Some(mut request) = line.device.pending else { return Some(Err(Fault::NoRow)) };
    line.link.data = None;
    request.data = Some(value);
    line.device.pending = Some(request);
    Some(fill(line))
}

/// The write for which the line was owned without data.
pub fn write_owned(line: &mut Line) -> Option<Outcome> {
    let request = line.device.pending?;
    let granted = request.granted?;
    if request.opcode != D2hRequestOpcode::RdOwnNoData {
        return None;
    }
    write_into_copy(line, request.hint.extent);
    keep(line, &request, granted);
    Some(finish(line, Completes::Go))
}

/// What has come is kept as far as a snoop has left it; the snoop gets the line if it is owed that.
fn keep(line: &mut Line, request: &Request, granted: LineState) {
    if request.owes {
        line.link.snooped = Some(line.device.copy.value);
    }
    set_state(line, request.kept.unwrap_or_else(|| after(request, granted)));
}

/// A read that has GO and data, or needs no GO, is served; a partial write is merged.
fn fill(line: &mut Line) -> Outcome {
    let Some(request) = line.device.pending else { return Ok(()) };
    let Some(value) = request.data else { return Ok(()) };
    let needs_go = request.opcode != D2hRequestOpcode::RdCurr;
    if needs_go && request.granted.is_none() {
        return Ok(());
    }
    let stale = request.hint.is_read() && !value.may_be_read_by(Reader::Device);
    let granted = request.granted.unwrap_or(LineState::Invalid);
    line.device.copy = Copy { state: granted, value };
    if !request.hint.is_read() {
        write_into_copy(line, request.hint.extent);
    }
    keep(line, &request, granted);
    finish(line, if needs_go { Completes::DataAndGo } else { Completes::Data })?;
    if stale { Err(Fault::StaleRead) } else { Ok(()) }
}

/// The line's state after a request for a copy.
fn after(request: &Request, granted: LineState) -> LineState {
    match request.after {
        LineAfter::AsGranted => granted,
        LineAfter::Becomes(state) => state,
        LineAfter::Same => LineState::Invalid,
    }
}

fn write_into_copy(line: &mut Line, extent: Extent) {
    let takes = line.write(Halves::of(extent));
    takes(&mut line.device.copy.value);
    line.device.copy.state = LineState::Modified;
}

fn set_state(line: &mut Line, state: LineState) {
    line.device.copy.state = state;
    if state == LineState::Invalid {
        line.device.copy = Copy::NONE;
    }
}

/// The request is over; it must be as the row of its hint says.
fn finish(line: &mut Line, now: Completes) -> Outcome {
    let Some(request) = line.device.pending.take() else { return Err(Fault::NoRow) };
    line.each_value(|value| value.closes(Reader::Device));
    // An Exclusive line that is evicted may be pulled or not.
    if request.hint.operation == LineOperation::Flush && !request.purged {
        return Err(Fault::CopyAfterFlush);
    }
    let may_be_pulled = match request.completes {
        Completes::Go => true,
        Completes::Observed => !is_weak(request.opcode),
        _ => false,
    };
    let is_pulled = may_be_pulled && now == Completes::GoAndDataSent;
    if request.completes == now || is_pulled { Ok(()) } else { Err(Fault::NoRow) }
}

/// Whether ExtCmp follows the pull.
fn is_weak(opcode: D2hRequestOpcode) -> bool {
    matches!(opcode, D2hRequestOpcode::WoWrInv | D2hRequestOpcode::WoWrInvF)
}

/// Whether it gives up a copy.
pub fn is_evict(opcode: D2hRequestOpcode) -> bool {
    use D2hRequestOpcode::{CleanEvict, CleanEvictNoData, DirtyEvict};
    matches!(opcode, CleanEvict | CleanEvictNoData | DirtyEvict)
}

/// The state of the device's copy that an answer to a snoop tells of; `None`: as before.
pub fn told_by(answer: D2hResponseOpcode) -> Option<LineState> {
    use D2hResponseOpcode::*;
    match answer {
        RspIHitI | RspIHitSe | RspIFwdM => Some(LineState::Invalid),
        RspSHitSe | RspSFwdM => Some(LineState::Shared),
        RspVHitV | RspVFwdV => None,
    }
}
