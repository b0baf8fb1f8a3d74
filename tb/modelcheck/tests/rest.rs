//! The search for rest sees what is stuck and what goes around, on a model that has both.
use std::sync::Arc;

use nic_model::coherence::Rules;
use nic_modelcheck::book::Book;
use nic_modelcheck::search::{Rest, Searchable, rest};
use stateright::Model;

/// States with numbers; 0 is idle. Steps that are work, and deliveries.
struct Graph {
    work: &'static [(u8, u8)],
    deliveries: &'static [(u8, u8)],
    book: Arc<Book>,
}

impl Model for Graph {
    type State = u8;
    /// Where to, and whether it is a delivery.
    type Action = (u8, bool);

    fn init_states(&self) -> Vec<u8> {
        vec![0]
    }
    fn actions(&self, state: &u8, actions: &mut Vec<(u8, bool)>) {
        for (steps, is_delivery) in [(self.work, false), (self.deliveries, true)] {
            let from_here = steps.iter().filter(|(from, _)| from == state);
            actions.extend(from_here.map(|(_, to)| (*to, is_delivery)));
        }
    }
    fn next_state(&self, _: &u8, (to, _): (u8, bool)) -> Option<u8> {
        Some(to)
    }
}

impl Searchable for Graph {
    fn is_idle(&self, state: &u8) -> bool {
        *state == 0
    }
    fn is_delivery(&self, action: &(u8, bool)) -> bool {
        action.1
    }
    fn book(&self) -> &Arc<Book> {
        &self.book
    }
}

fn found(work: &'static [(u8, u8)], deliveries: &'static [(u8, u8)]) -> Rest {
    rest(&Graph { work, deliveries, book: Arc::new(Book::new(Rules::specified())) })
}

#[test]
fn what_is_delivered_comes_to_rest() {
    let expected = Rest { states: 3, idle: 1, stuck: 0, endless: 0 };
    assert_eq!(found(&[(0, 1)], &[(1, 2), (2, 0)]), expected);
}

#[test]
fn a_state_that_only_new_work_leaves_is_stuck() {
    let expected = Rest { states: 3, idle: 1, stuck: 1, endless: 0 };
    assert_eq!(found(&[(0, 1), (2, 1)], &[(1, 2), (1, 0)]), expected);
}

#[test]
fn a_circle_of_deliveries_and_what_leads_there_is_endless_though_it_may_rest() {
    let expected = Rest { states: 4, idle: 1, stuck: 0, endless: 3 };
    assert_eq!(found(&[(0, 3)], &[(3, 1), (1, 2), (2, 1), (2, 0)]), expected);
}
