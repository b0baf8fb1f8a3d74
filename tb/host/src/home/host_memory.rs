//! What the home agent does with the device's requests for host memory.
use nic_spec::message::{D2hRequest, D2hRequestOpcode, GoState, H2dResponseOpcode};

use super::transaction::{Progress, Transaction};
use super::{Home, WrongRule};
use crate::line::{Line, LineState};

impl Home {
    pub(super) fn serve_device(
        &mut self,
        open: &mut Transaction,
        request: &D2hRequest,
    ) -> Progress {
        self.look_up(open)?;
        if self.is_device_memory(open.line) {
            return self.serve_own_memory(open, request);
        }
        if self.is_refused(open, request) {
            return self.refuse(open, request);
        }
        use D2hRequestOpcode as Opcode;
        match request.opcode {
            Opcode::RdCurr => self.read_once(open, request),
            Opcode::RdShared => self.grant(open, request, GoState::Shared),
            Opcode::RdOwn => self.grant(open, request, GoState::Exclusive),
            Opcode::RdAny => {
                let shares = self.caches.others_have(None, open.line);
                let state = if shares { GoState::Shared } else { GoState::Exclusive };
                self.grant(open, request, state)
            }
            Opcode::RdOwnNoData => self.grant_without_data(open, request),
            Opcode::ItoMWr | Opcode::WrCur => self.write_ordered(open, request),
            Opcode::WoWrInv | Opcode::WoWrInvF | Opcode::WrInv => self.write_through(open, request),
            Opcode::ClFlush => {
                self.ask_cores(open, None)?;
                self.set_device_state(open.line, LineState::Invalid);
                self.clean(open.line);
                self.caches.remove(open.line);
                self.count_unread(open.line);
                self.go(open.line, request.cqid, GoState::Invalid);
                Ok(())
            }
            Opcode::CleanEvict | Opcode::DirtyEvict => self.take_evicted(open, request),
            Opcode::CleanEvictNoData | Opcode::CacheFlushed => {
                self.set_device_state(open.line, LineState::Invalid);
                self.go(open.line, request.cqid, GoState::Invalid);
                Ok(())
            }
        }
    }

    /// Whether the request fails, which is decided once.
    fn is_refused(&mut self, open: &mut Transaction, request: &D2hRequest) -> bool {
        *open.fails.get_or_insert_with(|| {
            if !self.shape.host_memory.contains(&open.line) {
                self.counters.refused += 1;
                return true;
            }
            can_fail(request.opcode) && self.faults.fails(&mut *self.random, &mut self.counters)
        })
    }

    /// The device lets a line go from the host's caches that it had pushed there.
    pub(super) fn count_unread(&mut self, line: u64) {
        self.counters.unread_pushes += u64::from(self.unread.remove(&line));
    }

    fn read_once(&mut self, open: &mut Transaction, request: &D2hRequest) -> Progress {
        self.ask_cores(open, None)?;
        self.fetch(open)?;
        self.set_device_state(open.line, LineState::Invalid);
        let value = self.fetched(open.line);
        self.send_data(open.line, request.cqid, value, false);
        Ok(())
    }

    /// GO and data, which leave together and arrive as they like.
    fn grant(&mut self, open: &mut Transaction, request: &D2hRequest, state: GoState) -> Progress {
        self.ask_cores(open, None)?;
        self.fetch(open)?;
        let value = self.fetched(open.line);
        let passes_modified =
            state == GoState::Exclusive && self.caches.is_dirty(open.line) && self.chooses();
        if !passes_modified {
            self.clean(open.line);
        }
        let (granted, has) = match state {
            GoState::Shared => (GoState::Shared, LineState::Shared),
            _ if passes_modified => (GoState::Modified, LineState::Exclusive),
            _ => (GoState::Exclusive, LineState::Exclusive),
        };
        self.go(open.line, request.cqid, granted);
        match has {
            LineState::Shared => self.caches.set_state(open.line, LineState::Shared),
            _ if self.breaks(WrongRule::GrantLeavesCopies) => {}
            _ => drop(self.caches.remove(open.line)),
        }
        let forgets = has == LineState::Exclusive && self.breaks(WrongRule::OwnerIsForgotten);
        self.set_device_state(open.line, if forgets { LineState::Invalid } else { has });
        self.send_data(open.line, request.cqid, value, false);
        Ok(())
    }

    /// The device will write the whole line: what the host has modified may be lost.
    fn grant_without_data(&mut self, open: &mut Transaction, request: &D2hRequest) -> Progress {
        self.ask_cores(open, None)?;
        if self.chooses() {
            self.clean(open.line);
        }
        self.caches.remove(open.line);
        self.set_device_state(open.line, LineState::Exclusive);
        self.go(open.line, request.cqid, GoState::Exclusive);
        Ok(())
    }

    /// ItoMWr, WrCur: the write is visible from GO_WritePull on, so no copy may be left then; the
    /// line's job keeps everybody away until the data are here.
    fn write_ordered(&mut self, open: &mut Transaction, request: &D2hRequest) -> Progress {
        self.ask_cores(open, None)?;
        if !open.pulls && !self.breaks(WrongRule::PullLeavesCopies) {
            self.set_device_state(open.line, LineState::Invalid);
            self.caches.reduce_others(None, open.line, LineState::Invalid);
        }
        self.pull(open, request.cqid, H2dResponseOpcode::GoWritePull)?;
        let Some((written, byte_enable, _)) = open.pulled else { return Ok(()) };
        let hits = self.caches.value(open.line).is_some();
        let mut value = self.value(open.line);
        value.write(&written, byte_enable);
        if request.opcode == D2hRequestOpcode::ItoMWr || hits {
            self.install(open, value)?;
            if request.opcode == D2hRequestOpcode::ItoMWr {
                self.unread.insert(open.line);
            }
            Ok(())
        } else {
            self.write_memory(open.line, value);
            Ok(())
        }
    }

    /// WOWrInv, WOWrInvF, WrInv: visible when the data are in memory, and no copy is left then.
    fn write_through(&mut self, open: &mut Transaction, request: &D2hRequest) -> Progress {
        let is_weak = request.opcode != D2hRequestOpcode::WrInv;
        let opcode = match is_weak {
            true => H2dResponseOpcode::FastGoWritePull,
            false => H2dResponseOpcode::WritePull,
        };
        self.pull(open, request.cqid, opcode)?;
        let Some((written, byte_enable, _)) = open.pulled else { return Ok(()) };
        self.ask_cores(open, None)?;
        if byte_enable != u64::MAX {
            self.fetch(open)?;
        }
        let mut value = match self.breaks(WrongRule::PartialWriteLosesModified) {
            true => self.memory.read(open.line),
            false => self.value(open.line),
        };
        value.write(&written, byte_enable);
        self.set_device_state(open.line, LineState::Invalid);
        self.count_unread(open.line);
        if !self.breaks(WrongRule::WriteLeavesCopies) {
            self.caches.remove(open.line);
        }
        self.write_memory(open.line, value);
        match is_weak {
            true if self.breaks(WrongRule::CompletionIsForgotten) => {}
            true => self.respond(open.line, request.cqid, H2dResponseOpcode::ExtCmp, 0),
            false => self.go(open.line, request.cqid, GoState::Invalid),
        }
        Ok(())
    }

    /// DirtyEvict, CleanEvict: the data are taken unless a snoop has taken the line before.
    fn take_evicted(&mut self, open: &mut Transaction, request: &D2hRequest) -> Progress {
        let is_clean = request.opcode == D2hRequestOpcode::CleanEvict;
        if is_clean && !open.pulls && self.chooses() {
            self.set_device_state(open.line, LineState::Invalid);
            self.respond(open.line, request.cqid, H2dResponseOpcode::GoWritePullDrop, 0);
            return Ok(());
        }
        self.pull(open, request.cqid, H2dResponseOpcode::GoWritePull)?;
        let Some((value, _, bogus)) = open.pulled else { return Ok(()) };
        self.set_device_state(open.line, LineState::Invalid);
        if bogus && !self.breaks(WrongRule::BogusIsTaken) {
            return Ok(());
        }
        if is_clean || self.chooses() {
            self.write_memory(open.line, value);
            return Ok(());
        }
        self.install(open, value)
    }

    /// An error instead of what was asked for; nothing changes in the host, and the snoop filter
    /// still says what the device has at most.
    pub(super) fn refuse(&mut self, open: &mut Transaction, request: &D2hRequest) -> Progress {
        use D2hRequestOpcode as Opcode;
        let cqid = request.cqid;
        match request.opcode {
            Opcode::RdCurr => self.send_data(open.line, cqid, Line::ONES, true),
            Opcode::RdOwn | Opcode::RdShared | Opcode::RdAny => {
                self.go(open.line, cqid, GoState::Error);
                self.send_data(open.line, cqid, Line::ONES, true);
            }
            Opcode::RdOwnNoData
            | Opcode::ClFlush
            | Opcode::CleanEvictNoData
            | Opcode::CacheFlushed => self.go(open.line, cqid, GoState::Error),
            Opcode::ItoMWr
            | Opcode::WrCur
            | Opcode::WoWrInv
            | Opcode::WoWrInvF
            | Opcode::WrInv
            | Opcode::CleanEvict
            | Opcode::DirtyEvict => {
                let was_pulled = open.pulls;
                let pulled = self.pull(open, cqid, H2dResponseOpcode::GoErrWritePull);
                // It is a weak write all the same (CXL 3.2, 3.2.4.5.7), and ends whether its data have come or not.
                let is_weak = matches!(request.opcode, Opcode::WoWrInv | Opcode::WoWrInvF);
                let pulls_now = open.pulls && !was_pulled;
                let ends = pulled.is_ok() || (pulls_now && is_weak && self.chooses());
                if is_weak && ends && !open.has_ended {
                    open.has_ended = true;
                    self.respond(open.line, cqid, H2dResponseOpcode::ExtCmp, 0);
                }
                pulled?;
            }
        }
        Ok(())
    }
}

/// Whether an error loses nothing: the device still has, or never had, the only copy.
fn can_fail(opcode: D2hRequestOpcode) -> bool {
    use D2hRequestOpcode::{CacheFlushed, CleanEvict, CleanEvictNoData, DirtyEvict};
    !matches!(opcode, CleanEvict | DirtyEvict | CleanEvictNoData | CacheFlushed)
}
