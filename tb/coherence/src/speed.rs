//! How fast an engine is simulated by itself: ports that always ask, a host that answers each read with
//! data in the next cycle, nobody who checks. Beside it the same evaluations without this bench and the typed ports.
use std::time::Instant;

use nic_host::{Endpoint, HostReady, ToDevice};
use nic_spec::message::{
    H2dData, LINE_TAGS, LineOperation, LineRequest, LineSpace, MemoryMap, WritePolicy,
};
use nic_tb::Generator;

use super::device::{Engine, Simulated};

/// Lines that the ports read in turn.
const LINES: u64 = 1 << 10;
/// Cycles that are recorded and driven again at a time; how often.
const RECORDED: u64 = 50_000;
const TIMES: u32 = 5;

/// What [`measure`] found.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// Cycles per second of real time.
    pub cycles: u64,
    /// Requests that were answered in the cycles.
    pub answered: u64,
    /// The time of the bench for the time of a loop that drives what was recorded and evaluates: the least of several runs of each.
    pub to_bare: f64,
}

/// Simulates so many cycles, and then some of them with and without the bench.
///
/// # Panics
/// If the model fails, or ends otherwise when it is driven with what was recorded.
pub fn measure<D: Engine>(cycles: u64, random: &Generator) -> Speed {
    let (mut typed, mut bare) = (f64::INFINITY, f64::INFINITY);
    let mut recorded = engine::<D>(random);
    recorded.model_mut().record();
    read(&mut recorded, RECORDED);
    let recording = recorded.model_mut().recorded();
    for _ in 0..TIMES {
        let mut device = engine::<D>(random);
        typed = typed.min(seconds(|| read(&mut device, RECORDED)).0);
        let mut again = engine::<D>(random);
        let driven = seconds(|| recording.replay(again.model_mut()));
        driven.1.unwrap_or_else(|failure| panic!("{failure}"));
        bare = bare.min(driven.0);
        let (device, again) = (device.model_mut(), again.model_mut());
        let is_same = |port| device.words(port) == again.words(port);
        assert!((0..device.port_count()).all(is_same), "the record ends otherwise");
    }
    let mut device = engine::<D>(random);
    let (seconds, answered) = seconds(|| read(&mut device, cycles));
    Speed { cycles: (cycles as f64 / seconds) as u64, answered, to_bare: typed / bare }
}

fn seconds<T>(action: impl FnOnce() -> T) -> (f64, T) {
    let begin = Instant::now();
    let result = action();
    (begin.elapsed().as_secs_f64().max(f64::EPSILON), result)
}

fn engine<D: Engine>(random: &Generator) -> Simulated<D> {
    let map = MemoryMap { host_end: LINES, device_begin: LINES, device_end: 2 * LINES };
    Simulated::new(&map, &WritePolicy { ordered_writes: 0, local_writes: 0 }, random.clone())
}

/// Reads on both ports for so many cycles; how many were answered.
fn read<D: Engine>(device: &mut Simulated<D>, cycles: u64) -> u64 {
    let host = HostReady {
        d2h_request: true,
        d2h_response: true,
        d2h_data: true,
        s2m_response: true,
        s2m_data: true,
    };
    let mut offers = ToDevice::default();
    let mut answered = 0;
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
        device.changes.clear();
    }
    answered
}
