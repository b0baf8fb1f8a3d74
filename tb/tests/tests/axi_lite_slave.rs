//! The AXI4-Lite slave against its model: every access once, in order, and none starves.
use nic_model::axi_lite_slave::{Access, is_complete, longest_wait};
use nic_sim::Wrapper;
use nic_sim::generated::axi_lite_slave::AxiLiteSlave;
use nic_spec::message::{
    AxiLiteAddress, AxiLiteReadData, AxiLiteWriteData, AxiLiteWriteResponse, AxiResponse,
    RegisterAccess, RegisterAnswer,
};
use nic_tb::{Bench, Stall};

/// Sends so many writes and reads; the accesses that were made of them. The number of an access of
/// its kind is its address.
fn exchange(bench: &mut Bench<AxiLiteSlave>, writes: u64, reads: u64) -> Vec<Access> {
    bench.collect(AxiLiteSlave::ACCESS);
    bench.collect(AxiLiteSlave::WRITE_RESPONSE);
    bench.collect(AxiLiteSlave::READ_DATA);
    let word = |bench: &mut Bench<_>| bench.generator().bits(32);
    let mut data = Vec::new();
    for address in 0..writes {
        let (word, strobe) = (word(bench), bench.generator().bits(4));
        data.push((word, strobe));
        bench.send(AxiLiteSlave::WRITE_ADDRESS, [AxiLiteAddress { address }]);
        bench.send(AxiLiteSlave::WRITE_DATA, [AxiLiteWriteData { data: word, strobe }]);
    }
    bench.send(AxiLiteSlave::READ_ADDRESS, (0..reads).map(|address| AxiLiteAddress { address }));
    let answers: Vec<_> = (0..writes + reads)
        .map(|_| RegisterAnswer { data: word(bench), refused: bench.generator().chance(1, 3) })
        .collect();
    bench.send(AxiLiteSlave::ANSWER, answers.clone());
    bench.until_idle();

    let accesses = bench.take(AxiLiteSlave::ACCESS);
    let mut expected = (Vec::new(), Vec::new());
    for (RegisterAccess { address, write, data: word, byte_enable }, answer) in
        accesses.iter().zip(&answers)
    {
        let response = if answer.refused { AxiResponse::SlaveError } else { AxiResponse::Okay };
        if *write {
            assert_eq!((*word, *byte_enable), data[*address as usize], "write {address}");
            expected.0.push(AxiLiteWriteResponse { response });
        } else {
            expected.1.push(AxiLiteReadData { data: answer.data, response });
        }
    }
    assert_eq!(bench.take(AxiLiteSlave::WRITE_RESPONSE), expected.0);
    assert_eq!(bench.take(AxiLiteSlave::READ_DATA), expected.1);
    accesses.iter().map(|access| (access.write, access.address as usize)).collect()
}

#[test]
fn every_access_is_made_once_and_answered_in_every_regime() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::new(source, sink);
        for (writes, reads) in [(20, 20), (9, 0), (0, 9), (30, 7)] {
            let accesses = exchange(&mut bench, writes, reads);
            assert!(is_complete(&accesses, writes as usize, reads as usize), "{accesses:?}");
        }
        bench.dismiss();
    }
}

#[test]
fn writes_and_reads_take_turns() {
    let mut bench = Bench::new(Stall::Never, Stall::Never);
    let accesses = exchange(&mut bench, 40, 40);
    assert_eq!(longest_wait(&accesses), 1, "{accesses:?}");
    bench.dismiss();
}

#[test]
fn a_write_waits_for_both_of_its_parts() {
    let mut bench = Bench::<AxiLiteSlave>::new(Stall::Never, Stall::Never);
    bench.collect(AxiLiteSlave::ACCESS);
    bench.ignore(AxiLiteSlave::WRITE_RESPONSE);
    let data = AxiLiteWriteData { data: 5, strobe: 0xf };
    bench.send(AxiLiteSlave::WRITE_DATA, [data]);
    bench.run(20);
    assert_eq!(bench.take(AxiLiteSlave::ACCESS), [], "there is no address");
    bench.send(AxiLiteSlave::WRITE_ADDRESS, [AxiLiteAddress { address: 8 }]);
    bench.send(AxiLiteSlave::ANSWER, [RegisterAnswer { data: 0, refused: false }]);
    bench.run(20);
    assert_eq!(bench.take(AxiLiteSlave::ACCESS).len(), 1);
    bench.send(AxiLiteSlave::WRITE_ADDRESS, [AxiLiteAddress { address: 12 }]);
    bench.run(20);
    assert_eq!(bench.take(AxiLiteSlave::ACCESS), [], "there are no data");
    bench.dismiss();
}

#[test]
fn a_reset_in_the_middle_of_an_access_forgets_it() {
    let mut bench = Bench::new(Stall::Never, Stall::Alternate);
    for steps in 1..12 {
        bench.collect(AxiLiteSlave::ACCESS);
        let address = AxiLiteAddress { address: 4 };
        bench.send(AxiLiteSlave::WRITE_ADDRESS, [address]);
        bench.send(AxiLiteSlave::WRITE_DATA, [AxiLiteWriteData { data: 1, strobe: 1 }]);
        bench.send(AxiLiteSlave::READ_ADDRESS, [address]);
        bench.ignore(AxiLiteSlave::WRITE_RESPONSE);
        bench.ignore(AxiLiteSlave::READ_DATA);
        bench.run(steps);
        bench.reset();
        let accesses = exchange(&mut bench, 2, 2);
        assert!(is_complete(&accesses, 2, 2), "{accesses:?}");
    }
    bench.dismiss();
}

#[test]
fn latency_and_interval_are_as_promised() {
    let mut bench = Bench::<AxiLiteSlave>::new(Stall::Never, Stall::Never);
    bench.ignore(AxiLiteSlave::READ_DATA);
    bench.ignore(AxiLiteSlave::ACCESS);
    let (read, access) = (AxiLiteSlave::READ_ADDRESS.index(), AxiLiteSlave::ACCESS.index());
    let count = 100;
    bench.send(AxiLiteSlave::READ_ADDRESS, (0..count).map(|address| AxiLiteAddress { address }));
    bench
        .send(AxiLiteSlave::ANSWER, (0..count).map(|data| RegisterAnswer { data, refused: false }));
    let mut cycles = [None; 3];
    while bench.transfers(access) < count {
        bench.step();
        let (came, made) = (bench.transfers(read), bench.transfers(access));
        let now = Some(bench.cycle());
        cycles[0] = cycles[0].or(now.filter(|_| came == 1));
        cycles[1] = cycles[1].or(now.filter(|_| made == 1));
        cycles[2] = now.filter(|_| made == count);
    }
    bench.dismiss();
    let [Some(came), Some(first), Some(last)] = cycles else { panic!("{cycles:?}") };
    let latency = first - came;
    let contract = AxiLiteSlave::DESIGN.contract.expect("it has a contract");
    let measured =
        nic_tb::Measured { least: latency, most: latency, cycles: last - first, gaps: count - 1 };
    measured.check(&contract).unwrap_or_else(|text| panic!("axi_lite_slave: {text}"));
}
