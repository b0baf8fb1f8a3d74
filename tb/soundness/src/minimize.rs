//! Takes a failing circuit down to few cycles with few inputs that are not zero.
use num_bigint::BigUint;

use crate::circuit::{FILL_ADDRESS, FILLING};
use crate::examine::{Fault, Scratch, examine};
use crate::recipe::Recipe;
use crate::shrink::shrink;
use crate::simulators::{Options, Simulator};
use crate::specimen::Specimen;
use crate::stimulus::Stimulus;

/// Candidates run together.
const TOGETHER: usize = 40;

/// A failing circuit, as small as it became.
#[derive(Clone, Debug)]
pub struct Minimal {
    /// The choices that make it.
    pub recipe: Recipe,
    /// The circuit under the inputs that still make it fail.
    pub specimen: Specimen,
    /// The simulator it fails in.
    pub simulator: Simulator,
    /// How.
    pub fault: Fault,
}

/// Shrinks a circuit that fails in this way.
///
/// # Errors
/// When there is no place for temporary files, or the circuit does not fail when it is run alone.
///
/// # Panics
/// When a circuit cannot be interpreted, which the generator excludes.
pub fn minimize(
    recipe: &Recipe,
    simulator: Simulator,
    options: Options,
    fault: &Fault,
) -> Result<Minimal, String> {
    let scratch = Scratch::new(&format!("shrink-{simulator}"))?;
    let look = |specimens: &[Specimen]| examine(simulator, options, scratch.path(), specimens);
    let first = |faults: &[Option<Fault>]| {
        faults.iter().position(|found| found.as_ref().is_some_and(|found| found.is_like(fault)))
    };
    let recipe = shrink(recipe, |recipes| first(&look(&crate::campaign::specimens(recipes))));

    let specimen = |number: usize, stimulus: Stimulus| {
        recipe.specimen_with(&format!("c{number}"), Some(stimulus))
    };
    let mut stimulus = Stimulus::random(&recipe.circuit("c"));
    let now = specimen(0, stimulus.clone());
    if let Some(Some(Fault::Difference(difference))) = look(std::slice::from_ref(&now)).first() {
        stimulus.cycles.truncate(difference.cycle + 1);
        let mut waiting = zeroed(&now, &stimulus);
        while !waiting.is_empty() {
            let some: Vec<(usize, Option<usize>)> =
                waiting.drain(..TOGETHER.min(waiting.len())).collect();
            let candidates: Vec<Specimen> = some
                .iter()
                .enumerate()
                .map(|(number, place)| specimen(number, with_zero(&stimulus, *place)))
                .collect();
            if let Some(position) = first(&look(&candidates)) {
                stimulus = with_zero(&stimulus, some[position]);
                waiting.splice(..0, some[position + 1..].iter().copied());
            }
        }
    }
    let specimen = specimen(0, stimulus);
    let fault = look(std::slice::from_ref(&specimen)).swap_remove(0);
    let fault = fault.ok_or("the circuit does not fail when it is run alone")?;
    Ok(Minimal { recipe, specimen, simulator, fault })
}

/// Values that might as well be zero: first whole ports, then single cycles. Resets and the filling
/// of memories stay, since everything is compared only after them.
fn zeroed(specimen: &Specimen, stimulus: &Stimulus) -> Vec<(usize, Option<usize>)> {
    let free = |port: &usize| {
        let signal = specimen.module.signal(stimulus.ports[*port]);
        let fixed = signal.name == FILLING || signal.name == FILL_ADDRESS;
        signal.kind == nic_dsl::ir::SignalKind::Input && !fixed
    };
    let ports: Vec<usize> = (0..stimulus.ports.len()).filter(free).collect();
    let mut list: Vec<(usize, Option<usize>)> = ports.iter().map(|port| (*port, None)).collect();
    for cycle in 0..stimulus.cycles.len() {
        list.extend(ports.iter().map(|port| (*port, Some(cycle))));
    }
    list.retain(|place| with_zero(stimulus, *place) != *stimulus);
    list
}

fn with_zero(stimulus: &Stimulus, (port, cycle): (usize, Option<usize>)) -> Stimulus {
    let mut stimulus = stimulus.clone();
    for (number, values) in stimulus.cycles.iter_mut().enumerate() {
        if cycle.is_none_or(|cycle| cycle == number) {
            values.values[port] = BigUint::ZERO;
        }
    }
    stimulus
}
