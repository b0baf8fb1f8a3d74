//! The dispatcher of the key-value handler by itself: what other parts' queues and memories hide.
use nic_sim::generated::kvs_dispatch_tiny::KvsDispatchTiny as Device;
use nic_spec::message::{Identifier, KvsHold, KvsLine, KvsOperation, KvsRequest};
use nic_tb::{Bench, Stall};

/// Hashes without a common bucket: those of the one are 0 and 1, those of the other 2 and 3.
const ONE: u64 = 0;
const OTHER: u64 = 2;
/// Requests that its queue holds: after so many it shows the first again when it is empty.
const QUEUED: u64 = 16;

/// Sends a request with a key of one line.
fn send(bench: &mut Bench<Device>, operation: KvsOperation, hash: u64, context: u64) {
    bench.send(Device::LINE, [KvsLine { data: [7; 64], last: true }]);
    let request = KvsRequest {
        operation,
        is_quiet: false,
        with_key: false,
        status: 0,
        key_length: 1,
        value_length: 0,
        hash,
        cas: 0,
        flags: [0; 4],
        lines: 1,
        context,
    };
    bench.send(Device::REQUEST, [request]);
}

#[test]
fn a_turn_of_the_host_leaves_the_buckets_of_gets_as_they_are() {
    let mut bench = Bench::<Device>::new(Stall::Never, Stall::Never);
    bench.ignore(Device::LOOKUP_LINE);
    bench.ignore(Device::WORKER_LINE_0);
    bench.ignore(Device::WORKER_LINE_1);
    bench.collect(Device::LOOKUP);
    bench.collect(Device::WORKER_0);
    bench.collect(Device::WORKER_1);
    let at_workers = |bench: &mut Bench<Device>| {
        let mut all = bench.take(Device::WORKER_0);
        all.extend(bench.take(Device::WORKER_1));
        all
    };
    for context in 0..QUEUED {
        send(&mut bench, KvsOperation::Get, if context == 0 { ONE } else { OTHER }, context);
    }
    bench.run(200);
    assert_eq!(bench.take(Device::LOOKUP).len() as u64, QUEUED);

    // The host waits for the others; meanwhile its request port shows noise, GETs among it.
    bench.set_level(Device::HOLD, &KvsHold { is_asked: true, hash: OTHER });
    bench.run(400);
    send(&mut bench, KvsOperation::Set, ONE, QUEUED);
    bench.run(100);
    assert_eq!(at_workers(&mut bench), [], "the GET of these buckets is not answered");
    bench.send(Device::FREED, [Identifier { value: 0 }]);
    bench.run(100);
    let contexts: Vec<u64> = at_workers(&mut bench).iter().map(|request| request.context).collect();
    assert_eq!(contexts, [QUEUED]);
    bench.dismiss();
}
