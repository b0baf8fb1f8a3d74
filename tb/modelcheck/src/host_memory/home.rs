//! What the host's home agent does with a line.
use nic_model::coherence::{
    Answer, Discipline, HostCopies, LineState, Refusal, RequestRule, WrittenTo,
};
use nic_spec::message::{D2hResponseOpcode, H2dRequestOpcode, H2dResponseOpcode};

use super::device::told_by;
use super::processor;
use super::state::{Fault, Line, Purpose, Snooping, Written};
use crate::book::Book;
use crate::value::{Copy, Halves, Reader, Value};

type Outcome = Result<(), Fault>;

/// The request of the device is taken; `choice` is what the rules leave to the host. `None` if
/// there is none, it must wait, or there is no such choice.
pub fn take_request(book: &Book, line: &mut Line, choice: usize) -> Option<Outcome> {
    let opcode = line.link.request?;
    let rule = *book.request(opcode);
    let snoop_blocks = match rule.answer {
        Answer::Data | Answer::GoAndData(_) | Answer::Go(_) => {
            book.keeps(Discipline::NoGoWhileSnoopIsOpen)
        }
        _ => book.keeps(Discipline::NoSnoopWhilePulling),
    };
    if line.host.pulling.is_some() || (line.host.snooping.is_some() && snoop_blocks) {
        return None;
    }
    let grants: &[LineState] = match rule.answer {
        Answer::GoAndData(grants) => grants,
        _ => &[LineState::Invalid],
    };
    let drops = rule.answer == Answer::GoWritePull { may_drop: true };
    let accepts = grants.len() + usize::from(drops);
    let refusable = matches!(rule.refusal, Refusal::Pull | Refusal::PullThenExtCmp);
    if choice >= accepts + usize::from(refusable) {
        return None;
    }
    let is_dirty = processor::is_dirty(line);
    if grants.get(choice) == Some(&LineState::Modified) && !is_dirty {
        return None;
    }
    line.link.request = None;
    line.host.directory = LineState::Invalid;
    if choice == accepts {
        line.host.pulling = Some(opcode);
        line.host.refuses = true;
        line.link.response = Some((H2dResponseOpcode::GoErrWritePull, LineState::Invalid));
        return Some(Ok(()));
    }
    let response = match rule.answer {
        Answer::Data => {
            line.link.data = Some(processor::value(line));
            return Some(Ok(()));
        }
        Answer::GoAndData(_) => {
            let value = processor::value(line);
            let grant = grants[choice];
            if grant != LineState::Modified {
                processor::write_back(line);
            }
            reduce_copies(line, rule.host_copies);
            line.link.data = Some(value);
            line.host.directory = grant.min(LineState::Exclusive);
            (H2dResponseOpcode::Go, grant)
        }
        Answer::Go(grant) => {
            if grant == LineState::Invalid && rule.host_copies == HostCopies::Invalid {
                processor::write_back(line);
            }
            reduce_copies(line, rule.host_copies);
            line.host.directory = grant;
            (H2dResponseOpcode::Go, grant)
        }
        Answer::GoWritePull { .. } if choice == 1 => {
            (H2dResponseOpcode::GoWritePullDrop, LineState::Invalid)
        }
        Answer::GoWritePull { .. } => {
            if book.keeps(Discipline::PullComesAfterInvalidation) {
                reduce_copies(line, rule.host_copies);
            }
            line.host.pulling = Some(opcode);
            (H2dResponseOpcode::GoWritePull, LineState::Invalid)
        }
        // The host invalidates its copies as late as it may: when the data are there.
        Answer::FastGoWritePull => {
            line.host.pulling = Some(opcode);
            (H2dResponseOpcode::FastGoWritePull, LineState::Invalid)
        }
        Answer::WritePull => {
            line.host.pulling = Some(opcode);
            (H2dResponseOpcode::WritePull, LineState::Invalid)
        }
    };
    line.link.response = Some(response);
    Some(Ok(()))
}

/// Nobody in the host keeps more than this. What is Modified must have been taken care of.
fn reduce_copies(line: &mut Line, copies: HostCopies) {
    for copy in &mut line.host.processors {
        match copies {
            HostCopies::Unchanged => {}
            HostCopies::Shared => copy.state = copy.state.min(LineState::Shared),
            HostCopies::Invalid => *copy = Copy::NONE,
        }
    }
    if copies == HostCopies::Invalid {
        line.host.cache = None;
    }
}

/// Data for a pull arrive; `choice` is where the host puts them.
pub fn take_written(book: &Book, line: &mut Line, choice: usize) -> Option<Outcome> {
    let written = line.link.written?;
    let opcode = line.host.pulling?;
    let rule: RequestRule = *book.request(opcode);
    if line.host.refuses {
        if choice > 0 {
            return None;
        }
        (line.link.written, line.host.pulling, line.host.refuses) = (None, None, false);
        if rule.refusal == Refusal::PullThenExtCmp {
            line.link.response = Some((H2dResponseOpcode::ExtCmp, LineState::Invalid));
        }
        return Some(Ok(()));
    }
    let to_cache = match rule.written_to {
        // Whether the cache had it is not known any more: it gave the line up before the pull.
        Some(WrittenTo::Either | WrittenTo::CacheOnHit) if choice < 2 => choice == 1,
        Some(WrittenTo::Either | WrittenTo::CacheOnHit) => return None,
        _ if choice > 0 => return None,
        Some(WrittenTo::LastLevelCache) => true,
        Some(WrittenTo::Memory) => false,
        None => return Some(Err(Fault::NoRow)),
    };
    line.link.written = None;
    line.host.pulling = None;
    match written {
        Written::Line { bogus: true, .. } => return Some(Ok(())),
        Written::Line { value, bogus: false } => {
            let stale = !value.is_latest();
            reduce_copies(line, rule.host_copies);
            store(line, value, to_cache);
            if stale {
                return Some(Err(Fault::StaleWriteBack));
            }
        }
        Written::New(halves) => {
            if halves != Halves::ALL {
                processor::write_back(line);
            }
            reduce_copies(line, rule.host_copies);
            let takes = line.write(halves);
            takes(&mut line.host.memory);
            if let Some(request) = &mut line.device.pending {
                request.performed = true;
            }
        }
    }
    line.link.response = match rule.answer {
        Answer::FastGoWritePull => Some((H2dResponseOpcode::ExtCmp, LineState::Invalid)),
        Answer::WritePull => Some((H2dResponseOpcode::Go, LineState::Invalid)),
        _ => line.link.response,
    };
    Some(Ok(()))
}

fn store(line: &mut Line, value: Value, to_cache: bool) {
    line.host.cache = to_cache.then_some(value);
    if !to_cache {
        line.host.memory = value;
    }
}

/// A snoop is sent for this purpose. `None` if the line is busy.
pub fn snoop(book: &Book, line: &mut Line, purpose: Purpose) -> Option<Outcome> {
    let pulling_blocks = book.keeps(Discipline::NoSnoopWhilePulling);
    if line.host.snooping.is_some() || (line.host.pulling.is_some() && pulling_blocks) {
        return None;
    }
    line.link.snoop = Some(match purpose {
        Purpose::Read(_) => H2dRequestOpcode::SnpData,
        Purpose::Own(_) => H2dRequestOpcode::SnpInv,
        Purpose::ReadOnce => H2dRequestOpcode::SnpCur,
    });
    line.host.snooping = Some(Snooping { purpose, answer: None, data: None });
    if purpose == Purpose::ReadOnce {
        line.each_value(|value| value.opens(Reader::Host));
    }
    Some(Ok(()))
}

/// The answer to the open snoop arrives.
pub fn take_answer(line: &mut Line) -> Option<Outcome> {
    let answer = line.link.snoop_answer.take()?;
    let Some(snooping) = &mut line.host.snooping else { return Some(Err(Fault::NoRow)) };
    snooping.answer = Some(answer);
    Some(end_snoop(line))
}

/// The data of the open snoop arrive.
pub fn take_snooped(line: &mut Line) -> Option<Outcome> {
    let value = line.link.snooped.take()?;
    let Some(snooping) = &mut line.host.snooping else { return Some(Err(Fault::NoRow)) };
    snooping.data = Some(value);
    Some(end_snoop(line))
}

/// If answer and data are there: whoever wanted the line gets it.
fn end_snoop(line: &mut Line) -> Outcome {
    use D2hResponseOpcode::{RspIFwdM, RspSFwdM, RspVFwdV};
    let Some(Snooping { purpose, answer: Some(answer), data }) = line.host.snooping else {
        return Ok(());
    };
    let is_forwarded = matches!(answer, RspIFwdM | RspSFwdM | RspVFwdV);
    if is_forwarded && data.is_none() {
        return Ok(());
    }
    line.host.snooping = None;
    line.host.directory = told_by(answer).unwrap_or(line.host.directory);
    match (purpose, data) {
        (Purpose::ReadOnce, data) => {
            let value = data.unwrap_or_else(|| processor::value(line));
            line.each_value(|value| value.closes(Reader::Host));
            return if value.may_be_read_by(Reader::Host) { Ok(()) } else { Err(Fault::StaleRead) };
        }
        (_, Some(value)) => store(line, value, false),
        (_, None) => {}
    }
    match purpose {
        Purpose::Read(index) => processor::grant_shared(line, usize::from(index)),
        Purpose::Own(index) => processor::grant_owned(line, usize::from(index)),
        Purpose::ReadOnce => {}
    }
    Ok(())
}
