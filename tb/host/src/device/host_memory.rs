//! What the device does with lines of host memory.
use nic_spec::message::{
    D2hRequestOpcode as Opcode, D2hResponse, D2hResponseOpcode as Answer, GoState, H2dData,
    H2dRequest, H2dRequestOpcode as Snoop, H2dResponse, H2dResponseOpcode as Response,
};

use super::{Device, Hint, Request};
use crate::line::{Line, LineState};

impl Device {
    pub(super) fn ask_host_memory(&mut self, line: u64, hint: Hint) {
        use LineState::{Exclusive, Invalid, Modified, Shared};
        let state = self.state(line);
        match (hint, state) {
            (Hint::NcRead | Hint::CsRead, Shared | Exclusive | Modified)
            | (Hint::CoRead, Exclusive | Modified) => {
                let value = self.copies[&line].line;
                self.end_at_once(line, hint, value);
            }
            (Hint::NcRead, Invalid) => self.begin(line, Some(hint), Opcode::RdCurr),
            (Hint::CsRead, Invalid) => self.begin(line, Some(hint), Opcode::RdShared),
            (Hint::CoRead, Shared | Invalid) => self.drop_and_begin(line, hint, Opcode::RdOwn),
            (Hint::CoWrite(value, enable), Exclusive | Modified) => {
                self.merge(line, value, enable);
                self.end_at_once(line, hint, Line::ZERO);
            }
            (Hint::CoWrite(_, u64::MAX), _) => self.begin(line, Some(hint), Opcode::RdOwnNoData),
            (Hint::CoWrite(..), _) => self.drop_and_begin(line, hint, Opcode::RdOwn),
            (Hint::NcWrite(value, enable) | Hint::NcPush(value, enable), Modified) => {
                self.merge(line, value, enable);
                self.begin(line, Some(hint), Opcode::DirtyEvict);
            }
            (Hint::NcWrite(_, u64::MAX), _) => self.drop_and_begin(line, hint, Opcode::WoWrInvF),
            (Hint::NcWrite(..), _) => self.drop_and_begin(line, hint, Opcode::WoWrInv),
            (Hint::NcPush(_, u64::MAX), _) => self.drop_and_begin(line, hint, Opcode::ItoMWr),
            (Hint::NcPush(..), _) => self.drop_and_begin(line, hint, Opcode::WrInv),
            (Hint::Evict | Hint::Flush, Modified) => {
                self.begin(line, Some(hint), Opcode::DirtyEvict);
            }
            (Hint::Evict, Exclusive) => self.begin(line, Some(hint), Opcode::CleanEvict),
            (Hint::Evict, Shared) => self.begin(line, Some(hint), Opcode::CleanEvictNoData),
            (Hint::Evict, Invalid) => self.end_at_once(line, hint, Line::ZERO),
            (Hint::Flush, _) => self.drop_and_begin(line, hint, Opcode::ClFlush),
        }
    }

    pub(super) fn drop_and_begin(&mut self, line: u64, hint: Hint, opcode: Opcode) {
        self.copies.remove(&line);
        self.begin(line, Some(hint), opcode);
    }

    pub(super) fn merge(&mut self, line: u64, value: Line, enable: u64) {
        let copy = self.copies.get_mut(&line).expect("a copy is there");
        copy.line.write(&value, enable);
        copy.state = LineState::Modified;
    }

    pub(super) fn take_response(&mut self, response: H2dResponse) {
        let line = self.line_of(response.cqid);
        let request = self.pending[&line];
        let uqid = response.response_data;
        let written = match request.hint {
            Some(Hint::NcWrite(value, enable) | Hint::NcPush(value, enable)) => (value, enable),
            _ => (Line::ZERO, u64::MAX),
        };
        let is_evict = matches!(request.opcode, Opcode::DirtyEvict | Opcode::CleanEvict);
        match response.opcode {
            Response::Go => self.take_go(line, response.response_data),
            Response::GoWritePull if is_evict => {
                let value = self.copies.remove(&line).map_or(Line::ZERO, |copy| copy.line);
                self.send_data(uqid, value, u64::MAX, request.bogus);
                match request.hint {
                    // The host may have put it into a cache of its own.
                    Some(Hint::Flush) => {
                        self.release(line);
                        self.begin(line, request.hint, Opcode::ClFlush);
                    }
                    _ => self.end(line, Line::ZERO),
                }
            }
            Response::GoWritePull => {
                self.send_data(uqid, written.0, written.1, false);
                self.end(line, Line::ZERO);
            }
            Response::GoErrWritePull => {
                self.send_data(uqid, written.0, written.1, false);
                self.pending.get_mut(&line).expect("it is there").error = true;
                if !matches!(request.opcode, Opcode::WoWrInv | Opcode::WoWrInvF) {
                    self.end(line, Line::ONES);
                }
            }
            Response::WritePull | Response::FastGoWritePull => {
                self.send_data(uqid, written.0, written.1, false);
            }
            Response::ExtCmp => self.end(line, Line::ZERO),
            Response::GoWritePullDrop => {
                self.copies.remove(&line);
                self.end(line, Line::ZERO);
            }
        }
    }

    fn take_go(&mut self, line: u64, code: u64) {
        use nic_spec::message::Choice;
        let state = GoState::from_code(code as u32).expect("a GO carries a state");
        let request = self.pending.get_mut(&line).expect("it is there");
        request.granted = Some(state);
        request.error |= state == GoState::Error;
        match request.opcode {
            Opcode::RdOwn | Opcode::RdShared => self.fill(line),
            Opcode::RdOwnNoData => {
                let Some(Hint::CoWrite(value, _)) = request.hint else { panic!("a write") };
                let error = request.error;
                if error {
                    self.copies.remove(&line);
                } else {
                    assert_eq!(state, GoState::Exclusive);
                    self.set(line, LineState::Modified, value);
                }
                self.end(line, Line::ZERO);
            }
            _ => {
                self.copies.remove(&line);
                match request_is_flip(request.hint) {
                    true => self.flip_gave_up(line),
                    false => self.end(line, Line::ZERO),
                }
            }
        }
    }

    pub(super) fn take_data(&mut self, data: H2dData) {
        let line = self.line_of(data.cqid);
        let request = self.pending.get_mut(&line).expect("it is there");
        request.data = Some(Line { data: data.data, poison: data.poison });
        request.error |= data.go_error;
        self.fill(line);
    }

    fn fill(&mut self, line: u64) {
        let request = self.pending[&line];
        let Some(mut value) = request.data else { return };
        let needs_go = request.opcode != Opcode::RdCurr;
        if needs_go && request.granted.is_none() {
            return;
        }
        let mut state = granted_state(&request);
        if let (Some(Hint::CoWrite(written, enable)), true) = (request.hint, state.is_owned()) {
            value.write(&written, enable);
            state = LineState::Modified;
        }
        if let Some(uqid) = request.owes {
            self.send_data(uqid, value, u64::MAX, false);
        }
        self.set(line, request.kept.unwrap_or(state), value);
        self.end(line, value);
    }

    /// Answers a snoop, at once.
    pub(super) fn answer(&mut self, snoop: H2dRequest) {
        let line = snoop.line_address;
        if self.own_memory.contains(&line) {
            self.respond(snoop, Answer::RspIHitI);
            return;
        }
        let state = self.state(line);
        if let Some(request) = self.pending.get_mut(&line) {
            let has_go_alone = request.granted.is_some() && request.data.is_none();
            match request.opcode {
                Opcode::RdOwn | Opcode::RdShared if has_go_alone => {
                    let writes = matches!(request.hint, Some(Hint::CoWrite(..)));
                    let granted = granted_state(request);
                    let granted = match granted.is_owned() && writes {
                        true => LineState::Modified,
                        false => granted,
                    };
                    let to_come = request.kept.unwrap_or(granted);
                    let (answer, after) = snooped(to_come, snoop.opcode);
                    request.kept = Some(after);
                    if to_come == LineState::Modified {
                        assert!(request.owes.replace(snoop.uqid).is_none(), "one snoop at a time");
                    }
                    self.respond(snoop, answer);
                    return;
                }
                Opcode::DirtyEvict | Opcode::CleanEvict => {
                    request.bogus |= state.is_owned() && snoop.opcode != Snoop::SnpCur;
                }
                _ => {}
            }
        }
        self.answer_by_state(snoop, state);
    }

    fn answer_by_state(&mut self, snoop: H2dRequest, state: LineState) {
        let line = snoop.line_address;
        let (answer, after) = snooped(state, snoop.opcode);
        self.respond(snoop, answer);
        let Some(copy) = self.copies.get(&line).copied() else { return };
        if state == LineState::Modified {
            self.send_data(snoop.uqid, copy.line, u64::MAX, false);
        }
        self.set(line, after, copy.line);
    }

    fn respond(&mut self, snoop: H2dRequest, opcode: Answer) {
        self.responses.push_back(D2hResponse { opcode, uqid: snoop.uqid });
    }
}

fn request_is_flip(hint: Option<Hint>) -> bool {
    hint.is_none()
}

/// The state that the GO grants.
fn granted_state(request: &Request) -> LineState {
    match request.granted {
        None | Some(GoState::Error | GoState::Invalid) => LineState::Invalid,
        Some(GoState::Shared) => LineState::Shared,
        Some(GoState::Exclusive) => LineState::Exclusive,
        Some(GoState::Modified) => LineState::Modified,
    }
}

/// What a snoop of a line in that state is answered, and its state then.
fn snooped(state: LineState, snoop: Snoop) -> (Answer, LineState) {
    use LineState::{Exclusive, Invalid, Modified, Shared};
    match (state, snoop) {
        (Invalid, _) => (Answer::RspIHitI, Invalid),
        (Shared | Exclusive, Snoop::SnpData) => (Answer::RspSHitSe, Shared),
        (Shared | Exclusive, Snoop::SnpInv) => (Answer::RspIHitSe, Invalid),
        (Shared | Exclusive, Snoop::SnpCur) => (Answer::RspVHitV, state),
        (Modified, Snoop::SnpData) => (Answer::RspSFwdM, Shared),
        (Modified, Snoop::SnpInv) => (Answer::RspIFwdM, Invalid),
        (Modified, Snoop::SnpCur) => (Answer::RspVFwdV, Modified),
    }
}
