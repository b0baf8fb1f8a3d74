//! Engines with functions that modify lines: both banks, other memory, and random traffic in which processors and ports add
//! to the same numbers.
use nic_coherence::device::Engine;
use nic_coherence::plan::{Plan, Summary};
use nic_coherence::traffic::run;
use nic_host::{Faults, Freedom, profile};
use nic_sim::Wrapper;
use nic_sim::generated::dcoh_tiny_modify::DcohTinyModify;
use nic_sim::generated::dcoh_type2_tiny_modify_r1::DcohType2TinyModifyR1;
use nic_spec::message::{
    CoherenceFault, D2hRequestOpcode, GoState, LineOperation, LineSpace, LineStatus, WritePolicy,
};
use nic_tb::Stall;
use nic_tb::seed::generator;
use nic_tests::coherence::{Coherent, DEVICE_BEGIN, Rig, modifying_engine, modifying_type2};

const PLAN: Plan = Plan {
    profile: &profile::AGILEX7_CXL,
    faults: Faults::NONE,
    freedom: Freedom { jitter_cycles: 40, reorders: true, wrong: None },
    lines: 6,
    device_lines: 0,
    cycles: 60_000,
    stalls: true,
    passes_by: false,
    under_way: 16,
    writes: WritePolicy { ordered_writes: 0, local_writes: 0 },
    closes: false,
    flushes: false,
    modifies: true,
};

fn check(plan: &Plan) -> Summary {
    check_of::<DcohTinyModify>(plan)
}

fn check_of<D: Engine>(plan: &Plan) -> Summary {
    let summary = run::<D>(plan, generator());
    for bank in &summary.banks {
        assert_eq!(bank.fault, CoherenceFault::None, "{bank:?}");
    }
    println!("{} additions", summary.additions);
    assert!(summary.additions > 300 && summary.errors == 0, "{summary:?}");
    summary
}

#[test]
fn nothing_that_is_added_to_a_number_is_lost() {
    for (lines, under_way) in [(2, 4), (6, 16), (12, 16)] {
        check(&Plan { lines, under_way, ..PLAN });
    }
}

#[test]
fn nothing_that_is_added_is_lost_behind_a_slow_host() {
    for lines in [2, 12] {
        check(&Plan { faults: Faults::SLOW, cycles: 120_000, lines, ..PLAN });
    }
}

#[test]
fn nothing_that_is_added_is_lost_while_channels_stand_still() {
    let writes = WritePolicy { ordered_writes: 0b10, local_writes: 0b01 };
    for lines in [2, 12] {
        let summary = check(&Plan { writes, closes: true, cycles: 180_000, lines, ..PLAN });
        assert!(summary.closings > 40, "{summary:?}");
    }
}

#[test]
fn nothing_that_is_added_is_lost_by_a_flush() {
    for lines in [2, 12] {
        let summary = check(&Plan { flushes: true, lines, ..PLAN });
        assert!(summary.flushes[0] > 15, "{summary:?}");
    }
}

#[test]
fn nothing_that_is_added_is_lost_beside_memory_of_the_device_where_port_0_comes_first() {
    let plan = Plan { device_lines: 6, ..PLAN };
    for lines in [2, 12] {
        check_of::<DcohType2TinyModifyR1>(&Plan { lines, ..plan });
    }
    check_of::<DcohType2TinyModifyR1>(&Plan { faults: Faults::SLOW, cycles: 120_000, ..plan });
    let writes = WritePolicy { ordered_writes: 0b01, local_writes: 0b10 };
    check_of::<DcohType2TinyModifyR1>(&Plan { writes, flushes: true, ..plan });
    let summary =
        check_of::<DcohType2TinyModifyR1>(&Plan { closes: true, cycles: 180_000, ..plan });
    assert!(summary.closings > 40, "{summary:?}");
}

/// Asks for lines of host memory and of another.
fn asked<D: Wrapper>(device: &Coherent<D>) {
    let mut rig = Rig::new(device, Stall::Never, Stall::Never);
    let mut add = [0; 64];
    add[0] = 1;
    for port in 0..2 {
        for space in [LineSpace::DeviceHostBias, LineSpace::DeviceDeviceBias] {
            rig.space = space;
            let line = DEVICE_BEGIN + 1;
            let tag = rig.ask(port, LineOperation::CoModify, line, (add, 0xff));
            assert_eq!(rig.response(tag).status, LineStatus::Error);
            assert!(rig.modifications.is_empty());
            rig.assert_silent();
        }
        rig.space = LineSpace::Host;
        for line in 0..4 {
            let line = 16 * port as u64 + line;
            let tag = rig.ask(port, LineOperation::CoModify, line, (add, 0xff));
            let request = rig.request();
            assert_eq!((request.opcode, request.line_address), (D2hRequestOpcode::RdOwn, line));
            rig.go(request.cqid, GoState::Exclusive);
            rig.fill(request.cqid, [7; 64]);
            for first in [7, 8] {
                let tag = if first == 7 {
                    tag
                } else {
                    rig.ask(1 - port, LineOperation::CoModify, line, (add, 0xff))
                };
                let response = rig.response(tag);
                assert_eq!((response.status, response.data[0]), (LineStatus::Okay, first));
                assert_eq!(response.data[1..], [7; 63]);
            }
            let asked = [port == 1, port == 0];
            rig.run(8);
            let ports: Vec<bool> = rig.modifications.drain(..).map(|one| one.port).collect();
            assert_eq!(ports, asked);
        }
    }
    rig.bench.dismiss();
}

#[test]
fn lines_of_either_bank_are_modified_and_those_of_other_memory_refused() {
    asked(&modifying_engine());
}

#[test]
fn memory_of_the_device_is_not_modified() {
    asked(&modifying_type2());
}
