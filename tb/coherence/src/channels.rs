//! The channels of the host at an engine: one set for all banks, or one for each bank.
use nic_host::{DeviceReady, FromDevice, HostReady, ToDevice};
use nic_sim::{Inlet, Outlet};
use nic_spec::message::{D2hData, D2hRequest, D2hResponse, H2dData, H2dRequest, H2dResponse};

/// Sets of channels at most.
pub const SETS: usize = 2;

/// A set of channels.
pub struct Channels<D> {
    /// Requests to the host.
    pub request: Outlet<D, D2hRequest>,
    /// Answers to snoops.
    pub response: Outlet<D, D2hResponse>,
    /// Lines for the host.
    pub data: Outlet<D, D2hData>,
    /// Snoops.
    pub snoop: Inlet<D, H2dRequest>,
    /// The host's answers.
    pub answer: Inlet<D, H2dResponse>,
    /// Lines from the host.
    pub fill: Inlet<D, H2dData>,
}

/// The bank of a line, of two: its parity (ADR 53).
pub fn bank_of_line(line_address: u64) -> usize {
    (line_address.count_ones() % 2) as usize
}

/// What a host with one set of channels offers, at the set that each message is for.
pub fn apart(offers: &ToDevice, bank_of_number: impl Fn(u64) -> usize) -> [ToDevice; SETS] {
    std::array::from_fn(|set| ToDevice {
        h2d_request: offers.h2d_request.filter(|one| bank_of_line(one.line_address) == set),
        h2d_response: offers.h2d_response.filter(|one| bank_of_number(one.cqid) == set),
        h2d_data: offers.h2d_data.filter(|one| bank_of_number(one.cqid) == set),
        ..*offers
    })
}

/// What of these it may send. To the host the device is ready for a snoop when all sets are: a set that is ready
/// for one that the host keeps for another cycle is not offered it, or it would come twice.
pub fn taken(offers: ToDevice, ready: DeviceReady) -> ToDevice {
    ToDevice { h2d_request: offers.h2d_request.filter(|_| ready.h2d_request), ..offers }
}

/// What such a host takes from each set in that cycle: of each channel from one of them.
pub fn in_turn(host: HostReady, cycle: u64) -> [HostReady; SETS] {
    std::array::from_fn(|set| {
        let has_turn = |channel: u32| (cycle >> channel) % 2 == set as u64;
        HostReady {
            d2h_request: host.d2h_request && has_turn(0),
            d2h_response: host.d2h_response && has_turn(1),
            d2h_data: host.d2h_data && has_turn(2),
            ..host
        }
    })
}

/// What it has taken.
pub fn together([first, second]: [FromDevice; SETS]) -> FromDevice {
    FromDevice {
        d2h_request: first.d2h_request.or(second.d2h_request),
        d2h_response: first.d2h_response.or(second.d2h_response),
        d2h_data: first.d2h_data.or(second.d2h_data),
        ..first
    }
}

#[cfg(test)]
mod tests {
    use nic_spec::message::H2dRequestOpcode;

    use super::*;

    #[test]
    fn a_snoop_that_the_host_keeps_reaches_no_bank() {
        let snoop = H2dRequest { opcode: H2dRequestOpcode::SnpData, line_address: 3, uqid: 7 };
        let offers = ToDevice { h2d_request: Some(snoop), ..ToDevice::default() };
        for is_ready in [false, true] {
            let ready = DeviceReady { h2d_request: is_ready, ..DeviceReady::ALL };
            let sets = apart(&taken(offers, ready), |_| 0);
            let reached = sets.iter().filter(|set| set.h2d_request.is_some()).count();
            assert_eq!(reached, usize::from(is_ready));
        }
    }
}
