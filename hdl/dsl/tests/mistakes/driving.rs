//! Assignments: missing, doubled, in the wrong place; and what nobody reads.
use nic_dsl::{States, instance, register_state, switch, when, wire};

use super::*;

pub fn an_output_driven_on_one_path_only() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        when(*p.enable, || {
            p.total.set(*p.count);
        });
    })
}

pub fn an_output_never_driven() -> Outcome {
    plain(|p| {
        p.overflow.set(p.count.is_zero());
    })
}

pub fn an_output_not_driven_in_other_cases() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        switch(*p.number).case(0, || p.total.set(*p.count)).case(1, || p.total.set(0)).finish();
    })
}

/// What a counter does.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Counting {
    Waits,
    Counts,
    Stops,
}

pub fn an_output_not_driven_in_one_state() -> Outcome {
    clocked(|p| {
        let state = register_state(Counting::Waits).named("state");
        when(*p.enable, || state.goto(Counting::Counts)).otherwise(|| state.goto(Counting::Stops));
        state.switch(|state| match state {
            Counting::Waits => p.total.set(0),
            Counting::Counts => p.total.set(*p.count),
            Counting::Stops => {}
        });
    })
}

pub fn a_part_of_an_output_not_driven() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.slice(0, 4).set(p.count.slice(0, 4));
    })
}

pub fn a_register_never_set() -> Outcome {
    clocked(|p| {
        let held = nic_dsl::register_reset(8, 0).named("held");
        p.total.set(held);
    })
}

pub fn an_assignment_without_effect() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(*p.count);
        p.total.set(0);
    })
}

pub fn an_input_assigned() -> Outcome {
    plain(|p| {
        p.count.set(1);
    })
}

pub fn a_value_assigned() -> Outcome {
    plain(|p| {
        (*p.count + 1).set(1);
    })
}

pub fn an_output_of_an_instance_assigned() -> Outcome {
    clocked(|p| {
        let adder = instance("adder", &Plain(|p| p.total.set(*p.count)));
        adder.total.set(*p.count);
    })
}

pub fn a_loop_through_two_wires() -> Outcome {
    plain(|p| {
        let first = wire::<Bits>(8u32).named("first");
        let second = wire::<Bits>(8u32).named("second");
        first.set(second + 1);
        second.set(first ^ *p.count);
        p.total.set(first);
        p.overflow.set(false);
    })
}

pub fn an_else_behind_another_condition() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(*p.count);
        let first = when(*p.enable, || p.total.set(1));
        when(p.count.is_zero(), || p.total.set(2));
        first.otherwise(|| p.total.set(3));
    })
}

#[allow(unused_must_use, reason = "this is the mistake")]
pub fn a_switch_without_an_end() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(0);
        switch(*p.number).case(1, || p.total.set(*p.count));
    })
}

pub fn a_case_twice() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(0);
        switch(*p.number)
            .case(1, || p.total.set(*p.count))
            .case(2, || p.total.set(2))
            .case(1, || p.total.set(3))
            .finish();
    })
}

pub fn a_case_that_is_no_constant() -> Outcome {
    plain(|p| {
        p.overflow.set(false);
        p.total.set(0);
        switch(*p.number).case(p.count.truncate(3), || p.total.set(1)).finish();
    })
}

pub fn a_value_never_used() -> Outcome {
    plain(|p| {
        let next = (*p.count + 1).named("next");
        p.total.set(*p.count);
        p.overflow.set(false);
        let _ = next;
    })
}

/// A module that forgets one of its inputs.
#[derive(Clone, Debug)]
struct Forgetful;

/// Its ports.
#[derive(Ports)]
#[clocks()]
struct ForgetfulPorts {
    /// How many there are.
    #[shape(8)]
    count: LevelSink<Bits>,
    /// Whether anything happens.
    #[shape(())]
    enable: LevelSink<Bool>,
    /// The result.
    #[shape(8)]
    total: LevelSource<Bits>,
}

impl Module for Forgetful {
    type Ports = ForgetfulPorts;
    fn name(&self) -> String {
        "forgetful".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: ForgetfulPorts) {
        let _ = ports.enable;
        ports.total.set(*ports.count);
    }
}

pub fn an_input_never_used() -> Outcome {
    elaborate(&Forgetful)
}
