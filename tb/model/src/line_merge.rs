//! What a merge of line ports should do: who is next, given who has requests.
use nic_spec::message::LineRequest;

/// Whose turn it is, and how far it has gone.
#[derive(Clone, Debug)]
pub struct LineMerge {
    requesters: usize,
    burst: u64,
    own_bits: u32,
    /// Lines in a row of requester 0, which comes first.
    urgent: Option<u64>,
    /// How many of them others have waited for.
    passed: u64,
    owner: usize,
    last: Option<LineRequest>,
    lines: u64,
}

impl LineMerge {
    /// A merge of so many requesters, whose turns have at most `burst` lines, and whose own tags have
    /// `own_bits` bits.
    pub fn new(requesters: usize, burst: u64, own_bits: u32) -> Self {
        let owner = requesters - 1;
        Self { requesters, burst, own_bits, urgent: None, passed: 0, owner, last: None, lines: 0 }
    }

    /// The same, where requester 0 comes first with up to so many lines in a row.
    #[must_use]
    pub fn with_urgent(self, lines: u64) -> Self {
        Self { urgent: Some(lines), ..self }
    }

    /// Whose request leaves next, of those that offer one.
    pub fn next(&mut self, offers: &[Option<LineRequest>]) -> Option<usize> {
        let Some(most) = self.urgent else { return self.next_in_turn(offers) };
        let others_wait = offers[1..].iter().any(Option::is_some);
        if offers[0].is_some() && !(others_wait && self.passed == most) {
            self.passed += u64::from(others_wait);
            return Some(0);
        }
        let mut of_others = offers.to_vec();
        of_others[0] = None;
        let next = self.next_in_turn(&of_others)?;
        self.passed = 0;
        Some(next)
    }

    fn next_in_turn(&mut self, offers: &[Option<LineRequest>]) -> Option<usize> {
        let follows = |offer: &LineRequest| {
            self.lines < self.burst
                && self.last.is_some_and(|last| {
                    offer.line_address == last.line_address + 1
                        && (offer.operation, offer.space) == (last.operation, last.space)
                })
        };
        let goes_on = offers[self.owner].as_ref().is_some_and(follows);
        let turns = (1..=self.requesters).map(|step| (self.owner + step) % self.requesters);
        let next =
            if goes_on { Some(self.owner) } else { { turns }.find(|i| offers[*i].is_some()) };
        if let Some(next) = next {
            self.lines = if goes_on { self.lines + 1 } else { 1 };
            self.last = offers[next];
            self.owner = next;
        }
        next
    }

    /// The tag that leaves.
    pub fn tag(&self, requester: usize, tag: u64) -> u64 {
        ((requester as u64) << self.own_bits) | (tag % (1 << self.own_bits))
    }

    /// The requester whose answer has this tag, and its own tag.
    pub fn requester(&self, tag: u64) -> Option<(usize, u64)> {
        let requester = (tag >> self.own_bits) as usize;
        (requester < self.requesters).then_some((requester, tag % (1 << self.own_bits)))
    }
}
