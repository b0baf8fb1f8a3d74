//! The rows of the tables of hints and of pending requests, each played through once.
use nic_model::coherence::{
    Completes, Extent, Hint, HintRule, LineAfter, LineState as Rule, Pending, PendingAnswer,
};
use nic_sim::Wrapper;
use nic_spec::message::{
    D2hRequestOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode, LineOperation, LineStatus,
};

use super::tour::{Line, Tour, go_state};

impl<D: Wrapper> Tour<'_, D> {
    /// One row, from one state.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn hint(
        &mut self,
        rule: &HintRule,
        before: Rule,
        extent: Extent,
        (port, go_first): (usize, bool),
    ) {
        let line = self.establish(before);
        let old = self.value(line);
        let tag = self.ask(port, rule.operation, extent, line);
        let new = self.written(line, rule.operation, extent);
        let hint = Hint { operation: rule.operation, extent };
        let mut granted = before;
        if rule.completes == Completes::Loss {
            return self.watch(before, (line, old), tag);
        }
        if rule.requests.is_empty() {
            assert_eq!(rule.completes, Completes::Now, "row {}", rule.name);
        } else {
            let request = self.expect_request(line, self.asked_by(rule));
            assert!(self.rules.request(request.opcode).issue_from.iter().any(|from| {
                // A clean copy may be dropped before the request.
                *from == before || *from == Rule::Invalid && before != Rule::Modified
            }));
            granted = self.play(&request, (old, new), extent, go_first);
            if let Some(next) = rule.then {
                let request = self.expect_request(line, &[next]);
                granted = self.play(&request, (old, new), extent, go_first);
            }
        }
        let response = self.rig.response(tag);
        assert_eq!(response.status, LineStatus::Okay, "row {}", rule.name);
        if hint.is_read() {
            assert_eq!(response.data, old, "row {} from {before:?}", rule.name);
        }
        let after = match rule.after {
            LineAfter::Same => before,
            LineAfter::Becomes(state) => state,
            LineAfter::AsGranted => granted,
        };
        self.rig.run(4);
        assert_eq!(self.state(line), after, "row {} from {before:?} {extent:?}", rule.name);
        if after.is_valid() {
            self.copies.insert(line, new);
        } else {
            self.copies.remove(&line);
            self.memory.insert(line, new);
        }
        self.forget(line);
    }

    /// What the engine asks for, of the row's requests: a NC-write of a whole line is an ordered request where it is told
    /// so, and only there.
    fn asked_by(&self, rule: &HintRule) -> &'static [D2hRequestOpcode] {
        match rule.requests {
            [D2hRequestOpcode::WoWrInvF, D2hRequestOpcode::WrCur] => {
                let first = usize::from(self.is_ordered);
                &rule.requests[first..=first]
            }
            requests => requests,
        }
    }

    /// A watch of a line that there is: answered when the host takes it, and not before.
    fn watch(&mut self, before: Rule, (line, value): (u64, Line), tag: u64) {
        self.rig.run(30);
        assert!(self.rig.responses.is_empty(), "the copy has not left");
        assert_eq!((self.state(line), self.value(line)), (before, value));
        self.forget(line);
        assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
    }

    /// Rows of requests that have no answer yet.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn beside_unanswered(&mut self, snoop: H2dRequestOpcode) -> u32 {
        use Extent::{Full, Nothing, Partial};
        use LineOperation::{CoRead, CoWrite, CsRead, Flush, NcPush, NcRead, NcWrite};
        self.expect_rule(Pending::Nothing, snoop, PendingAnswer::ByState { makes_bogus: false });
        let cases = [
            (NcRead, Nothing),
            (CsRead, Nothing),
            (CoRead, Nothing),
            (CoWrite, Full),
            (CoWrite, Partial),
            (NcWrite, Full),
            (NcWrite, Partial),
            (NcPush, Full),
            (NcPush, Partial),
            (Flush, Nothing),
        ];
        for (operation, extent) in cases {
            let line = self.establish(Rule::Invalid);
            let (old, new) = (self.value(line), self.written(line, operation, extent));
            let tag = self.ask(0, operation, extent, line);
            let request = self.rig.request();
            self.snooped_by_state(snoop, line, Rule::Invalid);
            let granted = self.play(&request, (old, new), extent, true);
            assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
            let keeps = operation == CoWrite || granted.is_valid();
            let kept = if keeps { &mut self.copies } else { &mut self.memory };
            kept.insert(line, new);
            self.forget(line);
        }
        cases.len() as u32
    }

    /// RdShared: GO-S has come, the data have not.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn beside_shared_grant(&mut self, snoop: H2dRequestOpcode) -> u32 {
        let line = self.establish(Rule::Invalid);
        let old = self.value(line);
        let tag = self.ask(1, LineOperation::CsRead, Extent::Nothing, line);
        let cqid = self.rig.request().cqid;
        self.rig.go(cqid, GoState::Shared);
        let uqid = self.rig.snoop(snoop, line);
        self.expect_rule(Pending::SharedWithoutData, snoop, PendingAnswer::ByGrant);
        self.answered_before_it_comes(snoop, line, (Rule::Shared, old), (uqid, cqid, old));
        assert_eq!(self.rig.response(tag).data, old);
        self.forget(line);
        1
    }

    /// The snoop is answered for a line that will be in that state, with that value: at once, and the
    /// line follows, or is kept, when the data come.
    fn answered_before_it_comes(
        &mut self,
        snoop: H2dRequestOpcode,
        line: u64,
        (state, value): (Rule, Line),
        (uqid, cqid, data): (u64, u64, Line),
    ) {
        let rule = *self.rules.snoop(state, snoop);
        self.answered(uqid, rule.answer);
        self.rig.run(30);
        assert!(self.rig.data.is_empty(), "the line has not come");
        // What comes now is answered for as the first snoop has left it.
        if !rule.sends_data {
            let again = self.rig.snoop(H2dRequestOpcode::SnpCur, line);
            self.answered(again, self.rules.snoop(rule.after, H2dRequestOpcode::SnpCur).answer);
        }
        self.rig.fill(cqid, data);
        if rule.sends_data {
            let sent = self.rig.line();
            assert_eq!((sent.uqid, sent.bogus, sent.poison), (uqid, false, false));
            assert_eq!((sent.data, sent.byte_enable), (value, u64::MAX));
            if rule.after != Rule::Modified {
                self.memory.insert(line, value);
            }
        }
        self.rig.run(8);
        assert_eq!(self.state(line), rule.after);
        if rule.after.is_valid() {
            self.copies.insert(line, value);
        }
    }

    /// RdOwn: the GO has come, the data have not.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn beside_owned_grant(&mut self, snoop: H2dRequestOpcode) -> u32 {
        self.expect_rule(Pending::OwnedWithoutData, snoop, PendingAnswer::ByGrant);
        let read = (LineOperation::CoRead, Extent::Nothing);
        let write = (LineOperation::CoWrite, Extent::Partial);
        for (grant, (operation, extent)) in
            [(Rule::Exclusive, read), (Rule::Modified, read), (Rule::Exclusive, write)]
        {
            let line = self.establish(Rule::Invalid);
            let (old, new) = (self.value(line), self.written(line, operation, extent));
            let tag = self.ask(0, operation, extent, line);
            let cqid = self.rig.request().cqid;
            self.rig.go(cqid, go_state(grant));
            let uqid = self.rig.snoop(snoop, line);
            let state = if operation == LineOperation::CoWrite { Rule::Modified } else { grant };
            self.answered_before_it_comes(snoop, line, (state, new), (uqid, cqid, old));
            let response = self.rig.response(tag);
            assert!(operation == LineOperation::CoWrite || response.data == old);
            self.forget(line);
        }
        3
    }

    /// RdOwnNoData: GO-E has come.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn beside_written_grant(&mut self, snoop: H2dRequestOpcode) -> u32 {
        self.expect_rule(Pending::OwnedNotWritten, snoop, PendingAnswer::ByGrant);
        for after in 0..8 {
            let line = self.establish(Rule::Invalid);
            let new = self.written(line, LineOperation::CoWrite, Extent::Full);
            let tag = self.ask(0, LineOperation::CoWrite, Extent::Full, line);
            let cqid = self.rig.request().cqid;
            self.rig.go(cqid, GoState::Exclusive);
            self.rig.run(after);
            let uqid = self.rig.snoop(snoop, line);
            self.copies.insert(line, new);
            self.answered_by_state(snoop, line, Rule::Modified, uqid);
            assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
            if self.rules.snoop(Rule::Modified, snoop).after == Rule::Invalid {
                self.copies.remove(&line);
            }
            self.forget(line);
        }
        1
    }

    /// An evict that has not been pulled.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn beside_evict(&mut self, snoop: H2dRequestOpcode) -> u32 {
        let rule = self.rules.pending(Pending::Evict, snoop).expect("a row").answer;
        let PendingAnswer::ByState { makes_bogus } = rule else { panic!("{rule:?}") };
        for state in [Rule::Modified, Rule::Exclusive, Rule::Shared] {
            let line = self.establish(state);
            let tag = self.ask(0, LineOperation::Evict, Extent::Nothing, line);
            let request = self.rig.request();
            self.snooped_by_state(snoop, line, state);
            if state == Rule::Modified {
                let uqid = self.rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
                let sent = self.rig.line();
                assert_eq!((sent.uqid, sent.bogus), (uqid, makes_bogus));
                if !makes_bogus {
                    assert_eq!(sent.data, self.copies[&line]);
                    self.memory.insert(line, sent.data);
                }
            } else {
                self.rig.go(request.cqid, GoState::Invalid);
            }
            assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
            self.rig.run(4);
            assert_eq!(self.state(line), Rule::Invalid);
            self.copies.remove(&line);
        }
        3
    }

    /// The GO of an evict comes, and right behind it a snoop.
    ///
    /// # Panics
    /// If the device does otherwise.
    pub fn behind_evict(&mut self, snoop: H2dRequestOpcode) {
        for state in [Rule::Exclusive, Rule::Shared] {
            for after in 0..6 {
                if after % 2 == 1 {
                    // Entries take turns; so each has its evict.
                    let other = self.establish(Rule::Shared);
                    self.forget(other);
                }
                let line = self.establish(state);
                let tag = self.ask(0, LineOperation::Evict, Extent::Nothing, line);
                let request = self.rig.request();
                self.rig.go(request.cqid, GoState::Invalid);
                self.rig.run(after);
                self.snooped_by_state(snoop, line, Rule::Invalid);
                assert_eq!(self.rig.response(tag).status, LineStatus::Okay);
                self.copies.remove(&line);
                self.forget(line);
            }
        }
    }

    fn expect_rule(&self, pending: Pending, snoop: H2dRequestOpcode, answer: PendingAnswer) {
        assert_eq!(self.rules.pending(pending, snoop).expect("a row").answer, answer);
    }
}
