//! Searches a model: stateright for what must hold in every state, a graph of the steps for what
//! must be reachable from every state.
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::time::{Duration, Instant};

use stateright::{Checker, HasDiscoveries, Model};

use crate::book::Book;

/// A model whose steps are either new work or the delivery of something that is outstanding.
pub trait Searchable: Model {
    /// Whether nothing is outstanding.
    fn is_idle(&self, state: &Self::State) -> bool;
    /// Whether the step only brings on what is outstanding.
    fn is_delivery(&self, action: &Self::Action) -> bool;
    /// The rules of the model.
    fn book(&self) -> &Arc<Book>;

    /// Whether something that is outstanding can be brought on.
    fn goes_on(&self, state: &Self::State) -> bool {
        let mut actions = Vec::new();
        self.actions(state, &mut actions);
        let mut deliveries = actions.into_iter().filter(|action| self.is_delivery(action));
        deliveries.any(|action| self.next_state(state, action).is_some())
    }
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Steps taken.
    pub states: usize,
    /// Different states.
    pub unique: usize,
    /// Wall time, for the table only.
    pub time: Duration,
    /// The rule that is violated, and the steps that lead there.
    pub violation: Option<Violation>,
}

/// Something that must hold, and does not.
#[derive(Clone, Debug)]
pub struct Violation {
    /// What must hold.
    pub property: String,
    /// The shortest steps that lead there.
    pub steps: Vec<String>,
}

/// Searches all states until one violates a property; with one thread, the count is the same in
/// every run.
pub fn search<M>(model: M, threads: usize) -> (Verdict, M)
where
    M: Searchable + Clone + Send + Sync + 'static,
    M::State: Hash + Send + Sync + Clone + PartialEq + std::fmt::Debug,
    M::Action: std::fmt::Debug + Clone + PartialEq,
{
    let start = Instant::now();
    let kept = model.clone();
    let checker = model
        .checker()
        .threads(threads)
        .finish_when(HasDiscoveries::AnyFailures)
        .spawn_bfs()
        .join();
    let mut found = checker.discoveries();
    // The first in the model's order: a step may violate several.
    let violation = kept.properties().iter().find_map(|property| {
        let path = found.remove(property.name)?;
        let steps = path.into_actions().iter().map(|action| format!("{action:?}")).collect();
        Some(Violation { property: property.name.to_owned(), steps })
    });
    let (states, unique) = (checker.state_count(), checker.unique_state_count());
    (Verdict { states, unique, time: start.elapsed(), violation }, kept)
}

/// What the graph of all steps says about rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// States.
    pub states: usize,
    /// States in which nothing is outstanding.
    pub idle: usize,
    /// States from which no deliveries lead to rest.
    pub stuck: usize,
    /// States that lie on, or behind, a circle of deliveries: things could be outstanding for ever.
    pub endless: usize,
}

/// Follows every step from the start, and looks which states come to rest by deliveries alone.
pub fn rest<M>(model: &M) -> Rest
where
    M: Searchable,
    M::State: Hash + Eq + Clone,
{
    let (idle, deliveries) = graph(model);
    let count = idle.len();
    let mut backwards = vec![Vec::new(); count];
    let mut open: Vec<u32> = deliveries.iter().map(|to| to.len() as u32).collect();
    for (from, tos) in deliveries.iter().enumerate() {
        tos.iter().for_each(|to| backwards[*to as usize].push(from as u32));
    }
    // Back from rest: which states can come to rest.
    let mut comes = idle.clone();
    let mut queue: Vec<usize> = (0..count).filter(|state| idle[*state]).collect();
    while let Some(state) = queue.pop() {
        for &from in &backwards[state] {
            if !std::mem::replace(&mut comes[from as usize], true) {
                queue.push(from as usize);
            }
        }
    }
    // Back from where no delivery is left: what remains has a circle ahead.
    let mut queue: Vec<usize> = (0..count).filter(|state| open[*state] == 0).collect();
    let mut ends = 0;
    while let Some(state) = queue.pop() {
        ends += 1;
        for &from in &backwards[state] {
            open[from as usize] -= 1;
            if open[from as usize] == 0 {
                queue.push(from as usize);
            }
        }
    }
    let stuck = comes.iter().filter(|comes| !**comes).count();
    Rest { states: count, idle: idle.iter().filter(|i| **i).count(), stuck, endless: count - ends }
}

/// Which states are idle, and where deliveries lead from each.
fn graph<M>(model: &M) -> (Vec<bool>, Vec<Vec<u32>>)
where
    M: Searchable,
    M::State: Hash + Eq + Clone,
{
    let mut numbers: HashMap<M::State, u32> = HashMap::new();
    let mut queue = std::collections::VecDeque::new();
    let (mut idle, mut deliveries) = (Vec::new(), Vec::new());
    for state in model.init_states() {
        numbers.insert(state.clone(), numbers.len() as u32);
        queue.push_back(state);
    }
    let mut actions = Vec::new();
    while let Some(state) = queue.pop_front() {
        idle.push(model.is_idle(&state));
        let mut tos = Vec::new();
        model.actions(&state, &mut actions);
        for action in actions.drain(..) {
            let is_delivery = model.is_delivery(&action);
            let Some(next) = model.next_state(&state, action) else { continue };
            let new = numbers.len() as u32;
            let number = *numbers.entry(next).or_insert_with_key(|next| {
                queue.push_back(next.clone());
                new
            });
            if is_delivery {
                tos.push(number);
            }
        }
        deliveries.push(tos);
    }
    (idle, deliveries)
}
