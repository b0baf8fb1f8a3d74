//! What may have happened to a word: operations in an order, done in visits of the device, between which others write it.
use std::collections::BTreeSet;

use nic_spec::message::{RaoRequest, RaoResponse, RaoResult};

use super::applied;
use nic_spec::message::{Choice, RaoOperation};

/// The word before and behind a visit; `None`: it could not be had.
pub type Visit = Option<(u64, u64)>;

/// The visits of a word, and the operations on it, in the order of their answers.
#[derive(Clone, Default, Debug)]
pub struct History {
    visits: Vec<Visit>,
    done: Vec<(RaoRequest, RaoResponse)>,
}

/// Where operations are: in the visit before this one, behind which the word is this.
type Place = (usize, Option<u64>);

impl History {
    /// The device visits the word.
    pub fn visit(&mut self, visit: Visit) {
        self.visits.push(visit);
    }

    /// An operation is answered.
    pub fn answer(&mut self, request: RaoRequest, response: RaoResponse) {
        self.done.push((request, response));
    }

    /// How many were.
    pub fn answered(&self) -> usize {
        self.done.len()
    }

    /// Whether the operations, one behind the other, each in one visit, at least one in each, give these answers and
    /// leave these words behind.
    ///
    /// # Errors
    /// The first answer that cannot be.
    pub fn check(&self) -> Result<(), String> {
        let mut places = BTreeSet::from([(0, None)]);
        for (number, (request, response)) in self.done.iter().enumerate() {
            let next = |place| self.behind(place, request, response);
            places = places.into_iter().flat_map(next).collect();
            if places.is_empty() {
                return Err(format!("answer {number}, {response:x?} to {request:x?}: {self:x?}"));
            }
        }
        let ended =
            places.into_iter().any(|place| self.may_end(place) && place.0 == self.visits.len());
        if ended { Ok(()) } else { Err(format!("what the last visit left: {self:x?}")) }
    }

    /// The visit may end here: the word is what it left.
    fn may_end(&self, (visit, value): Place) -> bool {
        visit == 0 || self.visits[visit - 1].map(|(_, after)| after) == value
    }

    /// Where it may go on behind an operation.
    fn behind(&self, place: Place, request: &RaoRequest, response: &RaoResponse) -> Vec<Place> {
        let (visit, value) = place;
        let begins = self.visits.get(visit).filter(|_| self.may_end(place));
        if response.result == RaoResult::Failed {
            return begins
                .filter(|next| next.is_none())
                .map(|_| (visit + 1, None))
                .into_iter()
                .collect();
        }
        let here = value.map(|value| (visit, value));
        let there = begins.copied().flatten().map(|(before, _)| (visit + 1, before));
        let done = |(visit, word): (usize, u64)| {
            let (old, new) = word_behind(request, word);
            (old == response.old).then_some((visit, Some(new)))
        };
        here.into_iter().chain(there).filter_map(done).collect()
    }
}

/// The number that an operation finds in a word, and the word behind it.
///
/// # Panics
/// If the operation has no meaning.
pub fn word_behind(request: &RaoRequest, word: u64) -> (u64, u64) {
    let operation = RaoOperation::from_code(request.operation as u32).expect("a known operation");
    let RaoRequest { operand, compare, .. } = *request;
    let number = |bytes, old| applied(operation, bytes, old, operand, compare);
    if request.is_long {
        return (word, number(8, word));
    }
    let (low, high) = (word & 0xffff_ffff, word >> 32);
    match request.address >> 2 & 1 {
        0 => (low, high << 32 | number(4, low)),
        _ => (high, number(4, high) << 32 | low),
    }
}
