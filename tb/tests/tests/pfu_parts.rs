//! What the unit itself does, with stubs for its halves: every bit of a half comes to its port.
use nic_sim::Wrapper;
use nic_sim::generated::pfu::Pfu;
use nic_sim::generated::pfu_receive::PfuReceive;
use nic_sim::generated::pfu_transmit::PfuTransmit;
use nic_tests::parts::{Parts, Wiring};

/// The unit's port to which a half's port is joined.
fn joined(half: &str, lines: &str, port: &str) -> String {
    match port.strip_prefix("line_") {
        Some(field) => format!("{lines}_{field}"),
        None if ["clk", "rst"].contains(&port) => port.to_owned(),
        None => format!("{half}_{port}"),
    }
}

#[test]
fn each_bit_of_a_half_is_joined_to_its_port() {
    let halves =
        [("receive", "write", PfuReceive::DESIGN), ("transmit", "read", PfuTransmit::DESIGN)];
    let of = |(half, lines, design): (&'static str, &'static str, &'static nic_sim::Design)| {
        let names = design.ports.iter().map(|port| port.name);
        names.map(move |port| (joined(half, lines, port), format!("{half}.{port}")))
    };
    let wiring = Wiring {
        joined: halves.into_iter().flat_map(of).collect(),
        choose: &|_, _| {},
        own: &|_| vec![],
        streams: vec![],
    };
    let mut parts = Parts::new(Pfu::DESIGN, &halves.map(|(half, _, design)| (half, design)));
    wiring.expect(&mut parts, &mut nic_tb::seed::generator());
}
