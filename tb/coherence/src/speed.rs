//! How fast an engine is simulated by itself: ports that always ask, a host that answers each read with
//! data in the next cycle, nobody who checks.
use std::time::Instant;

use nic_host::{Endpoint, HostReady, ToDevice};
use nic_spec::message::{
    H2dData, LINE_TAGS, LineOperation, LineRequest, LineSpace, MemoryMap, WritePolicy,
};
use nic_tb::Generator;

use super::device::{Engine, Simulated};

/// Lines that the ports read in turn.
const LINES: u64 = 1 << 10;

/// Cycles per second of real time, and requests that were answered in these cycles.
///
/// # Panics
/// If the model fails.
pub fn measure<D: Engine>(cycles: u64, random: Generator) -> (u64, u64) {
    let map = MemoryMap { host_end: LINES, device_begin: LINES, device_end: 2 * LINES };
    let mut device =
        Simulated::<D>::new(&map, &WritePolicy { ordered_writes: 0, local_writes: 0 }, random);
    let host = HostReady {
        d2h_request: true,
        d2h_response: true,
        d2h_data: true,
        s2m_response: true,
        s2m_data: true,
    };
    let mut offers = ToDevice::default();
    let mut answered = 0;
    let begin = Instant::now();
    for cycle in 0..cycles {
        for port in 0..2 {
            if device.requests[port].is_empty() {
                device.requests[port].push_back(LineRequest {
                    operation: LineOperation::NcRead,
                    space: LineSpace::Host,
                    line_address: (2 * cycle + port as u64) % LINES,
                    data: [0; 64],
                    byte_enable: 0,
                    tag: cycle % LINE_TAGS,
                });
            }
        }
        let sent = device.cycle(offers, host);
        offers.h2d_data = sent.d2h_request.map(|request| H2dData {
            cqid: request.cqid,
            chunk_valid: true,
            poison: false,
            go_error: false,
            data: [1; 64],
        });
        answered += device.responses.len() as u64;
        device.responses.clear();
        device.taken.clear();
    }
    let seconds = begin.elapsed().as_secs_f64().max(f64::EPSILON);
    ((cycles as f64 / seconds) as u64, answered)
}
