//! What processors and the last-level cache do with a line. Inside the host it is one step: the
//! host keeps its own caches coherent, the link is what is searched.
use nic_model::coherence::LineState;

use super::home;
use super::state::{Fault, Line, Purpose};
use crate::book::Book;
use crate::value::{Copy, Halves, Value};

type Outcome = Result<(), Fault>;

/// A processor that has no copy reads; the host may snoop even if the device has none.
pub fn read(book: &Book, line: &mut Line, index: usize, needlessly: bool) -> Option<Outcome> {
    if line.host.processors[index].state.is_valid() || is_wanted(line, index) {
        return None;
    }
    let must_snoop = line.host.directory.is_owned();
    if must_snoop == needlessly {
        return None;
    }
    if must_snoop || needlessly {
        return home::snoop(book, line, Purpose::Read(index as u8));
    }
    line.is_host_idle().then(|| {
        grant_shared(line, index);
        Ok(())
    })
}

/// A processor that does not own the line wants to write; the host may snoop needlessly too.
pub fn own(book: &Book, line: &mut Line, index: usize, needlessly: bool) -> Option<Outcome> {
    if line.host.processors[index].state.is_owned() || is_wanted(line, index) {
        return None;
    }
    let must_snoop = line.host.directory.is_valid();
    if must_snoop == needlessly {
        return None;
    }
    if must_snoop || needlessly {
        return home::snoop(book, line, Purpose::Own(index as u8));
    }
    line.is_host_idle().then(|| {
        grant_owned(line, index);
        Ok(())
    })
}

fn is_wanted(line: &Line, index: usize) -> bool {
    line.host.snooping.is_some_and(|snoop| match snoop.purpose {
        Purpose::Read(wanted) | Purpose::Own(wanted) => usize::from(wanted) == index,
        Purpose::ReadOnce => false,
    })
}

/// A processor that owns the line writes a half of it.
pub fn store(line: &mut Line, index: usize, halves: Halves) -> Option<Outcome> {
    if !line.host.processors[index].state.is_owned() {
        return None;
    }
    let takes = line.write(halves);
    let copy = &mut line.host.processors[index];
    takes(&mut copy.value);
    copy.state = LineState::Modified;
    Some(Ok(()))
}

/// A processor's cache gives up its copy: a Modified one goes to the last-level cache.
pub fn evict(line: &mut Line, index: usize) -> Option<Outcome> {
    let copy = line.host.processors[index];
    if !copy.state.is_valid() {
        return None;
    }
    line.host.processors[index] = Copy::NONE;
    if copy.state == LineState::Modified {
        line.host.cache = Some(copy.value);
    }
    Some(Ok(()))
}

/// The last-level cache gives up its Modified copy.
pub fn evict_cache(line: &mut Line) -> Option<Outcome> {
    line.host.memory = line.host.cache.take()?;
    Some(Ok(()))
}

/// The bytes as the host has them.
pub fn value(line: &Line) -> Value {
    let copies = &line.host.processors;
    let owned = copies.iter().find(|copy| copy.state.is_owned());
    owned.map(|copy| copy.value).or(line.host.cache).unwrap_or(line.host.memory)
}

/// Whether memory is out of date because of a copy in the host.
pub fn is_dirty(line: &Line) -> bool {
    let modified = |copy: &Copy| copy.state == LineState::Modified;
    line.host.cache.is_some() || line.host.processors.iter().any(modified)
}

/// Whatever is Modified in the host is written to memory, and Exclusive at most.
pub fn write_back(line: &mut Line) {
    line.host.memory = value(line);
    line.host.cache = None;
    for copy in &mut line.host.processors {
        copy.state = copy.state.min(LineState::Exclusive);
    }
}

/// A processor gets a copy to read; alone, it may write too.
pub fn grant_shared(line: &mut Line, index: usize) {
    let others = |copy: &Copy| copy.state.is_valid();
    let alone = !line.host.processors.iter().any(others)
        && !line.host.directory.is_valid()
        && line.host.cache.is_none();
    if line.host.processors.iter().any(|copy| copy.state == LineState::Modified) {
        write_back(line);
    }
    for copy in &mut line.host.processors {
        copy.state = copy.state.min(LineState::Shared);
    }
    let state = if alone { LineState::Exclusive } else { LineState::Shared };
    line.host.processors[index] = Copy { state, value: value(line) };
}

/// A processor gets the only copy.
pub fn grant_owned(line: &mut Line, index: usize) {
    let state = if is_dirty(line) { LineState::Modified } else { LineState::Exclusive };
    let value = value(line);
    line.host.processors.fill(Copy::NONE);
    line.host.cache = None;
    line.host.processors[index] = Copy { state, value };
}
