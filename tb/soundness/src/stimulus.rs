//! What goes into a circuit, cycle by cycle.
use nic_dsl::ir::{Module, SignalId, SignalKind};
use num_bigint::BigUint;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::circuit::{Circuit, FILL_ADDRESS, FILLING};

/// All inputs over all cycles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stimulus {
    /// The ports that are driven: resets and inputs, in order of declaration.
    pub ports: Vec<SignalId>,
    /// The cycles.
    pub cycles: Vec<Cycle>,
    /// The first cycle whose outputs are compared: before it a simulator may show unknown values.
    pub compared_from: usize,
}

/// One cycle: the inputs are applied, the outputs are looked at, then clocks rise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cycle {
    /// By domain of the module: whether its clock rises at the end.
    pub rising: Vec<bool>,
    /// By driven port.
    pub values: Vec<BigUint>,
}

/// The ports that a stimulus drives.
pub fn driven_ports(module: &Module) -> Vec<SignalId> {
    let driven = |kind: &SignalKind| matches!(kind, SignalKind::Input | SignalKind::Reset);
    module.ports().filter(|(_, signal)| driven(&signal.kind)).map(|(id, _)| id).collect()
}

/// The ports that are looked at.
pub fn observed_ports(module: &Module) -> Vec<SignalId> {
    module.ports().filter(|(_, s)| s.kind == SignalKind::Output).map(|(id, _)| id).collect()
}

impl Stimulus {
    /// Reset and memory filling at the start, then random values, sometimes with a second reset.
    pub fn random(circuit: &Circuit) -> Self {
        let module = &circuit.module;
        let ports = driven_ports(module);
        let preamble = circuit.preamble as usize;
        let length = preamble + circuit.cycles as usize;
        // Each port has numbers of its own, so that a port shrunk away leaves the others' alone.
        let mut columns: Vec<Vec<BigUint>> = Vec::new();
        for &port in &ports {
            let signal = module.signal(port);
            let mut random = fork(circuit.stimulus_seed, &signal.name);
            let mut column = Vec::new();
            let second_reset = (preamble < length && random.random_bool(0.4))
                .then(|| random.random_range(preamble..length));
            for cycle in 0..length {
                let value = match &signal.kind {
                    SignalKind::Reset => {
                        let is_in_reset = cycle < preamble || second_reset == Some(cycle);
                        (is_in_reset != module.resets.active_low).into()
                    }
                    _ if signal.name == FILLING => (cycle < preamble).into(),
                    _ if signal.name == FILL_ADDRESS && cycle < preamble => {
                        BigUint::from(cycle) % (BigUint::from(1u32) << signal.width)
                    }
                    _ => value(&mut random, signal.width, column.last()),
                };
                column.push(value);
            }
            columns.push(column);
        }
        let mut random = fork(circuit.stimulus_seed, "clocks");
        let domains = module.domains.len();
        let cycles = (0..length).map(|cycle| Cycle {
            rising: (0..domains)
                .map(|_| domains == 1 || random.random_bool(0.7) || cycle < preamble)
                .collect(),
            values: columns.iter().map(|column| column[cycle].clone()).collect(),
        });
        Self { ports, cycles: cycles.collect(), compared_from: preamble }
    }
}

/// Random numbers that depend on the seed and a name only.
fn fork(seed: u64, name: &str) -> ChaCha8Rng {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    for (position, byte) in name.bytes().enumerate() {
        key[8 + position % 24] = key[8 + position % 24].wrapping_mul(31).wrapping_add(byte);
    }
    ChaCha8Rng::from_seed(key)
}

/// A value for a port: often one of those at which arithmetic goes wrong.
fn value(random: &mut ChaCha8Rng, width: u32, before: Option<&BigUint>) -> BigUint {
    let one = BigUint::from(1u32);
    let ones = (&one << width) - &one;
    let top = &one << (width - 1);
    match random.random_range(0..16) {
        0 => BigUint::ZERO,
        1 => ones,
        2 => top,
        3 => top - one,
        4 => BigUint::from(random.random_range(0..4u32)) & ones,
        5 => ones.clone() - (BigUint::from(random.random_range(0..4u32)) & ones),
        6 => one << random.random_range(0..width),
        7 => before.cloned().unwrap_or_default(),
        8 => {
            let limits: Vec<u32> = [8, 16, 31, 32, 33, 63, 64, 65].into_iter().collect();
            let limit = *limits.choose(random).unwrap_or(&1);
            ((one << limit) - 1u32) & ones
        }
        _ => {
            let words = (0..width.div_ceil(32)).map(|_| random.random()).collect();
            BigUint::new(words) & ones
        }
    }
}
