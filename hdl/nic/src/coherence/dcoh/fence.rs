//! Fences: of the barriers of both ports and of the port for fences, one stands at a time.
use nic_dsl::{
    Bool, PulseSink, PulseSource, all_of, any_of, elaborate, register_bool, register_reset, when,
    wire,
};

use super::front::FencePort;
use crate::coherence::hmc_bank::HmcBankPorts;
use crate::message::Nothing;

/// Cycles after which a bank says the truth about a fence that stands.
const SETTLING_CYCLES: u32 = 4;
/// Bits of their count.
const AGE_BITS: u32 = 3;

/// A fence, whose turn it is.
#[derive(Clone, Copy)]
pub(in crate::coherence) struct Turn {
    /// One begins to stand in the next cycle.
    pub opens: Bool,
    /// It stands.
    pub stands: Bool,
    /// What it waits for is observed globally; to be driven.
    pub passes: Bool,
}

/// Lets the fences stand in turn.
#[elaborate]
pub(in crate::coherence) fn turns(
    ports: [FencePort; 2],
    (request, response): (&PulseSink<Nothing>, &PulseSource<Nothing>),
) -> Turn {
    let own_waits = register_bool(false);
    let stands = register_bool(false);
    let passes = wire::<Bool>(());
    // Whose fence was the last to stand; at first the last of all.
    let owner: [Bool; 3] = std::array::from_fn(|i| register_bool(i == 2));
    let wanted = [ports[0].wanted, ports[1].wanted, own_waits];
    let opens = !stands & any_of(wanted);
    let next: [Bool; 3] = std::array::from_fn(|i| {
        let turns = owner.iter().enumerate().map(|(last, was_last)| {
            let nearer = (1..3).map(|step| (last + step) % 3).take_while(|other| *other != i);
            *was_last & !any_of(nearer.map(|other| wanted[other]))
        });
        wanted[i] & any_of(turns)
    });
    when(opens, || {
        stands.set(true);
        owner.iter().zip(next).for_each(|(owner, next)| owner.set(next));
    });
    when(passes, || stands.set(false));
    for (i, port) in ports.iter().enumerate() {
        port.opens.set(opens & next[i]);
        port.passes.set(passes & owner[i]);
    }
    when(opens & next[2], || own_waits.set(false));
    when(request.valid, || own_waits.set(true));
    response.send(passes & owner[2], Nothing {});
    Turn { opens, stands, passes }
}

/// Fences stand in every bank.
#[elaborate]
pub(super) fn in_banks(turn: Turn, banks: &[HmcBankPorts]) {
    let age = register_reset(AGE_BITS, 0);
    let is_old = age.equals(SETTLING_CYCLES);
    let has_settled = all_of(banks.iter().map(|bank| bank.write_fence_status.settled));
    when(turn.opens, || age.set(0)).otherwise_when(turn.stands & !is_old, || age.set(age + 1));
    turn.passes.set(turn.stands & is_old & has_settled);
    banks.iter().for_each(|bank| bank.write_fence.stands.set(turn.stands));
}
