//! How many simulated cycles the host does in a second, beside a device that streams and a processor
//! that polls. For whoever changes the host; no test looks at it.
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use nic_host::{
    Configuration, DeviceReady, Endpoint, FromDevice, Host, HostReady, IoEndpoint, IoFromDevice,
    IoToDevice, Profile, ToDevice, profile,
};
use nic_spec::message::{
    D2hData, D2hRequest, D2hRequestOpcode, H2dResponseOpcode, PcieRequest, PcieRequestType,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const USAGE: &str = "speed: [cycles], at least 10000; default 1000000";
/// Requests that the device has outstanding at most.
const OUTSTANDING: usize = 128;
/// Lines that it goes round.
const LINES: u64 = 4096;

/// A device of CXL.cache that reads and writes lines past its cache, in turn.
struct Stream {
    free: Vec<u64>,
    next: u64,
    pulled: Vec<u64>,
    done: u64,
}

impl Endpoint for Stream {
    fn ready(&self) -> DeviceReady {
        DeviceReady::ALL
    }

    fn cycle(&mut self, offered: ToDevice, host: HostReady) -> FromDevice {
        let mut ended = offered.h2d_data.map(|data| data.cqid);
        if let Some(response) = offered.h2d_response {
            match response.opcode {
                H2dResponseOpcode::FastGoWritePull => self.pulled.push(response.response_data),
                _ => self.free.push(response.cqid),
            }
            self.done += u64::from(response.opcode == H2dResponseOpcode::ExtCmp);
        }
        self.done += u64::from(ended.is_some());
        self.free.extend(ended.take());
        let mut sent = FromDevice::default();
        if host.d2h_request
            && let Some(cqid) = self.free.pop()
        {
            let opcode = match self.next % 2 {
                0 => D2hRequestOpcode::RdCurr,
                _ => D2hRequestOpcode::WoWrInvF,
            };
            let line_address = 1 + self.next % LINES;
            self.next += 1;
            sent.d2h_request = Some(D2hRequest { opcode, line_address, cqid, non_temporal: false });
        }
        if host.d2h_data
            && let Some(uqid) = self.pulled.pop()
        {
            sent.d2h_data = Some(D2hData {
                uqid,
                chunk_valid: true,
                bogus: false,
                poison: false,
                data: [7; 64],
                byte_enable: u64::MAX,
            });
        }
        sent
    }
}

/// A device of PCI Express that writes packets of 256 bytes and reads 512, in turn.
struct Packets {
    free: Vec<u64>,
    next: u64,
    /// Lines of the packet that is leaving.
    left: u64,
    /// Completions of a tag that are to come.
    coming: [u64; 256],
    done: u64,
}

impl IoEndpoint for Packets {
    fn cycle(&mut self, offered: IoToDevice) -> IoFromDevice {
        let mut sent = IoFromDevice { takes_completion: true, ..IoFromDevice::default() };
        if let Some(completion) = offered.completion {
            self.done += 1;
            let coming = &mut self.coming[completion.tag as usize];
            *coming -= 1;
            if *coming == 0 {
                self.free.push(completion.tag);
            }
        }
        if !offered.takes_request {
            return sent;
        }
        let is_write = self.left > 0 || !self.next.is_multiple_of(3) || self.free.is_empty();
        let line = 512 / 64 * (self.next % (LINES / 8));
        let base = PcieRequest {
            request_type: PcieRequestType::MemoryWrite,
            address: 64 * (1 + line),
            length: 64,
            tag: 0,
            first_dw_be: 0b1111,
            last_dw_be: 0b1111,
            data: [7; 64],
            last: self.left == 1,
        };
        if is_write {
            self.left = if self.left == 0 { 3 } else { self.left - 1 };
            self.next += u64::from(self.left == 0);
            self.done += 1;
            sent.request = Some(base);
        } else if let Some(tag) = self.free.pop() {
            self.next += 1;
            self.coming[tag as usize] = 8;
            let request_type = PcieRequestType::MemoryRead;
            let address = 64 * line;
            sent.request =
                Some(PcieRequest { request_type, address, length: 128, tag, last: true, ..base });
        }
        sent
    }
}

/// A stretch of this process's time on a processor; where the system does not say, of wall time.
struct Stopwatch(Option<u64>, Instant);

impl Stopwatch {
    fn start() -> Self {
        Self(Self::on_processor(), Instant::now())
    }

    fn seconds(&self) -> f64 {
        match (self.0, Self::on_processor()) {
            (Some(begin), Some(end)) => (end - begin) as f64 / 1e9,
            _ => self.1.elapsed().as_secs_f64(),
        }
    }

    fn on_processor() -> Option<u64> {
        let text = fs::read_to_string("/proc/self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok()
    }
}

fn host(profile: &Profile, polls: bool) -> Host {
    let mut host = Host::new(profile, Configuration::server(2), ChaCha8Rng::seed_from_u64(1));
    let core = host.core(0);
    host.spawn(async move {
        loop {
            match polls {
                true => drop(core.load_u64(0).await),
                false => drop(core.wait_until_changed(0, &[0; 8]).await),
            }
        }
    });
    host
}

fn coherent(cycles: u64, polls: bool) {
    let mut host = host(&profile::AGILEX7_CXL, polls);
    let mut device =
        Stream { free: (0..OUTSTANDING as u64).collect(), next: 0, pulled: vec![], done: 0 };
    let begin = Stopwatch::start();
    for _ in 0..cycles {
        host.cycle_with(&mut device);
    }
    report("CXL.cache", polls, cycles, device.done, &begin);
}

fn packets(cycles: u64, polls: bool) {
    let mut host = host(&profile::PCIE_GEN4, polls);
    let mut device =
        Packets { free: (0..256).collect(), next: 0, left: 0, coming: [0; 256], done: 0 };
    let begin = Stopwatch::start();
    for _ in 0..cycles {
        host.cycle_io(&mut device).unwrap_or_else(|violation| panic!("{violation}"));
    }
    report("PCI Express", polls, cycles, device.done, &begin);
}

fn report(link: &str, polls: bool, cycles: u64, lines: u64, begin: &Stopwatch) {
    println!(
        "{link}, a processor {}: {:.0} cycles a second, {:.3} lines a cycle",
        if polls { "polls" } else { "waits" },
        cycles as f64 / begin.seconds(),
        lines as f64 / cycles as f64
    );
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let cycles = match &arguments[..] {
        [] => Some(1_000_000),
        [number] => number.parse().ok().filter(|cycles| *cycles >= 10_000),
        _ => None,
    };
    let Some(cycles) = cycles else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    coherent(cycles, true);
    coherent(cycles, false);
    packets(cycles, true);
    packets(cycles, false);
    ExitCode::SUCCESS
}
