//! The address guard against its model: what may pass passes, what may not is answered and never leaves.
use std::collections::VecDeque;

use nic_model::address_guard::may_pass;
use nic_sim::generated::address_guard_r1::AddressGuardR1;
use nic_sim::generated::address_guard_r3::AddressGuardR3;
use nic_sim::generated::address_guard_r8::AddressGuardR8;
use nic_sim::{Inlet, LevelInlet, LevelOutlet, Outlet, PulseInlet, PulseOutlet, Wrapper};
use nic_spec::message::{
    AddressGuardStatus, Choice, Identifier, LineOperation, LineRequest, LineResponse, LineSpace,
    LineStatus, Message, RingRange, Routed,
};
use nic_tb::{Bench, Generator, Stall};

/// Ports of an emitted guard.
struct Ports<D: 'static> {
    line_request: Inlet<D, Routed<LineRequest, 8>>,
    line_response: PulseOutlet<D, LineResponse>,
    guarded_request: Outlet<D, LineRequest>,
    guarded_response: PulseInlet<D, LineResponse>,
    refusal: PulseOutlet<D, Identifier<8>>,
    status: LevelOutlet<D, AddressGuardStatus>,
    ranges: Vec<LevelInlet<D, RingRange>>,
}

/// Runs a test on every emitted guard.
macro_rules! on_every_guard {
    ($test:ident) => {
        on_every_guard!($test AddressGuardR1);
        on_every_guard!($test AddressGuardR3);
        on_every_guard!($test AddressGuardR8);
    };
    ($test:ident $device:ident) => {
        $test(&Ports {
            line_request: $device::LINE_REQUEST,
            line_response: $device::LINE_RESPONSE,
            guarded_request: $device::GUARDED_REQUEST,
            guarded_response: $device::GUARDED_RESPONSE,
            refusal: $device::REFUSAL,
            status: $device::STATUS,
            ranges: $device::RANGE.to_vec(),
        });
    };
}

#[test]
fn what_is_inside_passes_and_the_rest_is_refused_in_every_regime() {
    on_every_guard!(equals_the_model);
}

/// A guard, its model, and a port behind it that answers.
struct Rig<'p, D: Wrapper> {
    ports: &'p Ports<D>,
    bench: Bench<D>,
    ranges: Vec<[RingRange; 4]>,
    /// Requests that should leave, in order.
    passing: VecDeque<LineRequest>,
    refused: VecDeque<Routed<LineRequest, 8>>,
}
