//! The coherence engine: its ports, its pace, and random traffic against the host, every message
//! judged by the tables.
use std::collections::HashMap;

use nic_coherence::compliance;
use nic_coherence::device::Engine;
use nic_coherence::plan::{Plan, Summary};
use nic_coherence::traffic::run;
use nic_host::{Faults, Freedom, Spell, profile};
use nic_model::coherence::Table;
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_tiny::DcohTiny;
use nic_spec::message::{
    CoherenceFault, D2hResponseOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode, LINE_TAGS,
    LineOperation, LineSpace, LineStatus, MemoryMap, Nothing, WritePolicy,
};
use nic_tb::Stall;
use nic_tb::seed::generator;
use nic_tests::coherence::{Rig, small_engine};

const FREE: Freedom = Freedom { jitter_cycles: 40, reorders: true, wrong: None };

const PLAN: Plan = Plan {
    profile: &profile::AGILEX7_CXL,
    faults: Faults::NONE,
    freedom: Freedom::NONE,
    lines: 12,
    device_lines: 0,
    cycles: 20_000,
    stalls: false,
    passes_by: false,
    under_way: 16,
    writes: WritePolicy { ordered_writes: 0, local_writes: 0 },
    closes: false,
    flushes: false,
    modifies: false,
};

fn check<D: Engine>(plan: &Plan) -> Summary {
    let summary = run::<D>(plan, generator());
    for bank in &summary.banks {
        assert_eq!(bank.fault, CoherenceFault::None, "{bank:?}");
    }
    summary
}

#[test]
fn everybody_reads_the_last_write() {
    let summary = check::<DcohTiny>(&PLAN);
    assert_eq!(summary.errors, 0);
    assert!(summary.reads > 500, "{summary:?}");
}

#[test]
fn everybody_reads_the_last_write_over_a_link_that_holds_messages_up() {
    let wide = Plan { freedom: FREE, ..PLAN };
    let narrow = Plan { profile: &profile::AGILEX7_CXL_SLOW, ..wide };
    let [wide_reads, reads] = [wide, narrow].map(|plan| check::<DcohTiny>(&plan).reads);
    println!("{wide_reads} reads over 16 lanes, {reads} over a slow link");
    assert!(
        50 < reads && 4 * reads < 3 * wide_reads,
        "{wide_reads} reads over 16 lanes, {reads} over a slow link"
    );
    check::<Dcoh>(&narrow);
}

#[test]
fn everybody_reads_the_last_write_when_messages_change_places() {
    let plan = Plan { freedom: FREE, stalls: true, ..PLAN };
    check::<DcohTiny>(&plan);
    check::<Dcoh>(&plan);
}

#[test]
fn what_needs_one_channel_goes_on_while_all_others_stand_still() {
    for lines in [6, 12, 40] {
        let plan = Plan { freedom: FREE, lines, closes: true, cycles: 150_000, ..PLAN };
        let summary = check::<DcohTiny>(&plan);
        assert!(summary.closings > 40, "{summary:?}");
    }
    let snoop_storm = Spell { per_10000: 200, cycles: 400 };
    let faults = Faults { snoop_storm, ..Faults::NONE };
    check::<DcohTiny>(&Plan { faults, closes: true, stalls: true, cycles: 100_000, ..PLAN });
    // Enough under way to fill what is in front of a channel.
    let plan = Plan { freedom: FREE, lines: 400, under_way: 100, closes: true, ..PLAN };
    check::<Dcoh>(&Plan { cycles: 60_000, ..plan });
}

#[test]
fn flushes_of_the_whole_cache_leave_no_copy_in_random_traffic() {
    // As many lines as the cache holds, so that none makes room for another; then more.
    for (lines, under_way) in [(8, 2), (8, 16), (12, 16)] {
        let plan = Plan { freedom: FREE, stalls: true, flushes: true, lines, under_way, ..PLAN };
        let summary = check::<DcohTiny>(&Plan { cycles: 60_000, ..plan });
        let [flushes, copies] = summary.flushes;
        println!("{flushes} flushes of {copies} copies");
        assert!(flushes > 15 && copies > 15, "{summary:?}");
        check::<DcohTiny>(&Plan { faults: Faults::SLOW, ..plan });
    }
}

#[test]
fn writes_that_are_answered_early_are_seen_behind_a_barrier() {
    for local_writes in 1..4 {
        let writes = WritePolicy { ordered_writes: 0, local_writes };
        let plan = Plan { freedom: FREE, stalls: true, writes, ..PLAN };
        let summary = check::<DcohTiny>(&Plan { cycles: 60_000, ..plan });
        assert!(summary.fenced_writes > 15, "{summary:?}");
        check::<DcohTiny>(&Plan { faults: Faults::SLOW, ..plan });
        check::<Dcoh>(&plan);
    }
}

#[test]
fn ordered_writes_beside_weak_ones_leave_the_last_write() {
    for ordered_writes in 1..4 {
        let writes = WritePolicy { ordered_writes, local_writes: 0b01 };
        let plan = Plan { freedom: FREE, stalls: true, writes, ..PLAN };
        let summary = check::<DcohTiny>(&Plan { cycles: 60_000, ..plan });
        assert!(summary.coverage.times(Table::Requests, "WrCur") > 15, "{summary:?}");
        check::<DcohTiny>(&Plan { faults: Faults::SLOW, ..plan });
    }
}

#[test]
fn slow_answers_starved_credits_and_storms_of_snoops_stop_nobody() {
    let plan = Plan { freedom: FREE, faults: Faults::SLOW, stalls: true, ..PLAN };
    let summary = check::<DcohTiny>(&plan);
    assert!(summary.host.needless_snoops > 0 && summary.host.request_starvations > 0);
}

const NOTHING: ([u8; 64], u64) = ([0; 64], 0);

/// Brings lines into the cache, Exclusive.
macro_rules! bring {
    ($rig:ident, $lines:expr) => {
        for line in $lines {
            let tag = $rig.ask(0, LineOperation::CoRead, line, NOTHING);
            let cqid = $rig.request().cqid;
            $rig.go(cqid, GoState::Exclusive);
            $rig.fill(cqid, [line as u8; 64]);
            assert_eq!($rig.response(tag).data, [line as u8; 64]);
        }
    };
}

#[test]
fn a_barrier_is_answered_after_everything_before_it_at_its_port() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    bring!(rig, [8]);
    let read = rig.ask(0, LineOperation::CsRead, 16, NOTHING);
    let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
    let behind = rig.ask(0, LineOperation::CsRead, 8, NOTHING);
    let beside = rig.ask(1, LineOperation::Barrier, 0, NOTHING);
    // Another requester at the same port, told apart by the highest bit of its tags.
    rig.next_tag += LINE_TAGS / 2;
    let of_other = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
    rig.run(60);
    // Neither the other port nor the other requester has anything before its barrier, and what is
    // behind a barrier waits for nothing.
    for tag in [beside, of_other, behind] {
        assert_eq!(rig.response(tag).status, LineStatus::Okay);
    }
    assert!(rig.responses.is_empty(), "{:?}", rig.responses);
    let cqid = rig.request().cqid;
    rig.go(cqid, GoState::Shared);
    rig.fill(cqid, [3; 64]);
    rig.wait("every answer", |rig| (rig.responses.len() == 2).then_some(()));
    let order: Vec<u64> = rig.responses.iter().map(|(_, answer)| answer.tag).collect();
    assert_eq!(order, [read, barrier]);
    rig.bench.dismiss();
}

#[test]
fn a_barrier_waits_for_no_watch() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    bring!(rig, [8, 9]);
    let watches = [8, 9].map(|line| rig.ask(0, LineOperation::Watch, line, NOTHING));
    let read = rig.ask(0, LineOperation::CsRead, 17, NOTHING);
    let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
    rig.run(40);
    assert!(rig.responses.is_empty(), "{:?}", rig.responses);
    let cqid = rig.request().cqid;
    rig.go(cqid, GoState::Shared);
    rig.fill(cqid, [17; 64]);
    rig.response(read);
    rig.response(barrier);
    // One that is answered counts no less: the next barrier waits for what is behind it.
    rig.snoop(H2dRequestOpcode::SnpInv, 8);
    rig.response(watches[0]);
    let read = rig.ask(0, LineOperation::CsRead, 32, NOTHING);
    let barrier = rig.ask(0, LineOperation::Barrier, 0, NOTHING);
    rig.run(40);
    assert!(rig.responses.is_empty(), "{:?}", rig.responses);
    let cqid = rig.request().cqid;
    rig.go(cqid, GoState::Shared);
    rig.fill(cqid, [32; 64]);
    rig.response(read);
    rig.response(barrier);
    rig.snoop(H2dRequestOpcode::SnpInv, 9);
    rig.response(watches[1]);
    rig.bench.dismiss();
}

#[test]
fn what_one_flush_was_refused_is_told_with_the_end_of_the_next_that_joins_it() {
    let device = small_engine();
    for refused in [0, 1] {
        let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
        // A line in each bank.
        bring!(rig, [8, 9]);
        rig.bench.send(DcohTiny::FLUSH, [Nothing {}]);
        let flushes: Vec<u64> = (0..2).map(|_| rig.request().cqid).collect();
        rig.go(flushes[refused], GoState::Error);
        rig.run(60);
        let told = rig.bench.level(DcohTiny::FLUSH_STATUS);
        assert!(told.flushing && told.failed, "{told:?}");
        // One of the banks has ended, and begins again.
        rig.bench.send(DcohTiny::FLUSH, [Nothing {}]);
        rig.run(60);
        rig.go(flushes[1 - refused], GoState::Invalid);
        rig.run(120);
        let told = rig.bench.level(DcohTiny::FLUSH_STATUS);
        assert!(!told.flushing && told.failed, "{told:?}");
        rig.bench.send(DcohTiny::FLUSH, [Nothing {}]);
        rig.run(120);
        let told = rig.bench.level(DcohTiny::FLUSH_STATUS);
        assert!(!told.flushing && !told.failed, "{told:?}");
        rig.assert_silent();
        rig.bench.dismiss();
    }
}

#[test]
fn memory_that_the_device_has_not_got_is_an_error() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    for space in [LineSpace::DeviceHostBias, LineSpace::DeviceDeviceBias] {
        rig.space = space;
        for port in 0..2 {
            let tag = rig.ask(port, LineOperation::CoRead, 7, NOTHING);
            assert_eq!(rig.response(tag).status, LineStatus::Error);
        }
    }
    rig.space = LineSpace::Host;
    bring!(rig, [7]);
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn both_ports_hit_in_every_cycle() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    bring!(rig, [8, 9]);
    rig.run(8);
    for i in 0..100 {
        rig.ask(0, LineOperation::CsRead, 8 + i % 2, NOTHING);
        rig.ask(1, LineOperation::CsRead, 9 - i % 2, NOTHING);
    }
    let start = rig.bench.cycle();
    rig.wait("every answer", |rig| (rig.responses.len() == 200).then_some(()));
    assert_eq!(rig.bench.cycle() - start, 100 + 5);
    rig.bench.dismiss();
}

#[test]
fn a_line_that_makes_room_keeps_every_bit_of_its_address_in_either_bank() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    let end = (1 << 46) - 1;
    let map = MemoryMap { host_end: end, device_begin: end, device_end: end };
    rig.bench.set_level(device.memory_map, &map);
    let mut written: HashMap<u64, [u8; 64]> = HashMap::new();
    let mut written_back = 0;
    for i in 0..200 {
        let line = rig.bench.generator().below(end);
        written.insert(line, [i; 64]);
        let tag = rig.ask(usize::from(i % 2), LineOperation::CoWrite, line, ([i; 64], u64::MAX));
        let cqid = rig.request().cqid;
        rig.go(cqid, GoState::Exclusive);
        rig.response(tag);
        rig.run(6);
        while let Some(request) = rig.requests.pop_front() {
            let data = written.remove(&request.line_address).expect("a line that was written");
            rig.pull(request.cqid, H2dResponseOpcode::GoWritePull);
            assert_eq!(rig.line().data, data);
            written_back += 1;
        }
    }
    assert!(written_back > 180, "{written_back}");
    // What is left is found where it is.
    for (line, data) in written {
        rig.snoop(H2dRequestOpcode::SnpInv, line);
        assert_eq!(rig.snoop_answer().opcode, D2hResponseOpcode::RspIFwdM);
        assert_eq!(rig.line().data, data);
    }
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_request_leaves_for_the_host_in_every_cycle() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    for i in 0..8 {
        rig.ask(i as usize % 2, LineOperation::NcRead, i / 2 + i % 2, NOTHING);
    }
    let cycle = |rig: &mut Rig<'_, _>, count: usize| {
        rig.wait("requests", |rig| (rig.requests.len() == count).then_some(()));
        rig.bench.cycle()
    };
    let first = cycle(&mut rig, 1);
    let last = cycle(&mut rig, 4);
    assert!(last - first <= 3, "{} cycles for three more", last - first);
    rig.bench.dismiss();
}

#[test]
fn a_number_beyond_the_last_entry_belongs_to_nobody() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    let tag = rig.ask(0, LineOperation::CsRead, 7, NOTHING);
    let cqid = rig.request().cqid;
    for beyond in [device.outstanding, 1 << 11] {
        rig.go(cqid | beyond, GoState::Shared);
        rig.fill(cqid | beyond, [1; 64]);
    }
    rig.run(16);
    assert!(rig.responses.is_empty());
    let status = rig.bench.level(device.status[1]);
    assert_eq!((status.unknown_answers, status.unknown_data), (2, 2));
    assert_eq!(rig.bench.level(device.status[0]).fault, CoherenceFault::None);
    rig.go(cqid, GoState::Shared);
    rig.fill(cqid, [2; 64]);
    assert_eq!(rig.response(tag).data, [2; 64]);
    rig.bench.dismiss();
}

#[test]
fn a_snoop_is_answered_while_the_host_takes_no_requests() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    bring!(rig, [8, 9]);
    rig.bench.set_stall(device.d2h_request.index(), Stall::Bursts);
    for i in 0..8 {
        rig.ask(i % 2, LineOperation::NcRead, 20 + i as u64, NOTHING);
    }
    for _ in 0..40 {
        let start = rig.bench.cycle();
        rig.snoop(H2dRequestOpcode::SnpCur, 8);
        rig.snoop(H2dRequestOpcode::SnpCur, 9);
        rig.snoop_answer();
        rig.snoop_answer();
        assert!(rig.bench.cycle() - start <= 9);
    }
    rig.bench.dismiss();
}

#[test]
fn writers_that_share_a_line_falsely_keep_their_bytes() {
    for freedom in [Freedom::NONE, FREE] {
        let shown = compliance::false_sharing::<DcohTiny>(
            &profile::AGILEX7_CXL,
            freedom,
            60,
            false,
            generator(),
        );
        assert_eq!(shown.rounds, 60);
    }
}

#[test]
fn writers_that_share_a_line_falsely_keep_their_bytes_beside_bogus_evicts() {
    for freedom in [Freedom::NONE, FREE] {
        let shown = compliance::false_sharing::<DcohTiny>(
            &profile::AGILEX7_CXL,
            freedom,
            60,
            true,
            generator(),
        );
        assert!(shown.bogus > 0, "{shown:?}");
    }
}

#[test]
fn who_sees_the_flag_sees_the_message() {
    for freedom in [Freedom::NONE, FREE] {
        let shown = compliance::producer_and_consumer::<DcohTiny>(
            &profile::AGILEX7_CXL,
            freedom,
            30,
            generator(),
        );
        assert_eq!(shown.rounds, 30);
    }
}

#[test]
fn what_an_engine_cannot_do_is_an_error_and_leaves_the_line() {
    let device = small_engine();
    let mut rig = Rig::new(&device, Stall::Never, Stall::Never);
    for port in 0..2 {
        for line in 0..4 {
            let written = [line as u8 + 1; 64];
            let tag = rig.ask(port, LineOperation::CoWrite, line, (written, u64::MAX));
            let request = rig.request();
            rig.go(request.cqid, GoState::Exclusive);
            rig.response(tag);
            let tag = rig.ask(port, LineOperation::CoModify, line, ([0xff; 64], u64::MAX));
            assert_eq!(rig.response(tag).status, LineStatus::Error);
            rig.assert_silent();
            rig.snoop(H2dRequestOpcode::SnpInv, line);
            assert_eq!(rig.snoop_answer().opcode, D2hResponseOpcode::RspIFwdM);
            assert_eq!(rig.line().data, written);
        }
    }
    rig.bench.dismiss();
}
