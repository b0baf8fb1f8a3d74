//! The emitted coherence engine, and the host at the other end of its CXL.cache link.
use nic_host::profile::Parameter;
use nic_host::{Configuration, Core, Host, Line, Profile};
use nic_sim::generated::dcoh::Dcoh;
use nic_spec::message::{LineOperation, LineRequest, LineResponse, MemoryMap, WritePolicy};
use nic_tb::Seed;

use super::rig::{Path, Rig, Workload, content};
use nic_coherence::device::Simulated;

/// The module.
pub const MODULE: &str = "dcoh";
/// Lines that its cache holds.
pub const CACHE_LINES: u64 = 2 * 256 * 4;
/// Bytes of a line.
pub const LINE: u64 = 64;

/// A port of the engine, and the host.
pub struct Coherent {
    /// The host.
    pub host: Host,
    device: Simulated<Dcoh>,
}

impl Coherent {
    fn new(profile: &Profile, seed: u64) -> Self {
        let configuration = Configuration::server(1);
        let shape = &configuration.shape;
        let map = MemoryMap {
            host_end: shape.host_memory.end,
            device_begin: shape.device_memory.start,
            device_end: shape.device_memory.end,
        };
        let mut random = Seed::new(seed).fork("coherent path");
        let writes = WritePolicy { ordered_writes: 0, local_writes: 0 };
        let device = Simulated::new(&map, &writes, random.fork("device"));
        Self { host: Host::new(profile, configuration, random), device }
    }

    /// How the ports make NC-writes, and when these are answered.
    pub fn set_write_policy(&mut self, writes: &WritePolicy) {
        self.device.set_write_policy(writes);
    }

    /// Memory has these lines, and no cache.
    pub fn fill_memory(&mut self, lines: std::ops::Range<u64>) {
        for line in lines {
            self.host.set_memory(line, Line { data: content(line), poison: false });
        }
    }

    /// Runs programs until all have ended and nothing is outstanding.
    ///
    /// # Errors
    /// One line: a property that failed.
    pub fn finish_programs(&mut self) -> Result<(), String> {
        while self.host.running() > 0 || !self.host.is_idle() {
            self.cycle()?;
        }
        Ok(())
    }

    /// A processor writes these lines, and demotes them to the last-level cache.
    ///
    /// # Errors
    /// One line: a property that failed.
    pub fn fill_last_level(&mut self, lines: std::ops::Range<u64>) -> Result<(), String> {
        let core: Core = self.host.core(0);
        self.host.spawn(async move {
            for line in lines.clone() {
                core.store(LINE * line, &content(line)).await;
            }
            core.demote(LINE * lines.start, (LINE * (lines.end - lines.start)) as usize).await;
        });
        self.finish_programs()
    }
}

impl Path for Coherent {
    fn is_ready(&self) -> bool {
        self.device.requests[0].len() < 2
    }

    fn ask(&mut self, request: LineRequest) {
        self.device.requests[0].push_back(request);
    }

    fn cycle(&mut self) -> Result<Option<LineResponse>, String> {
        self.host.cycle_with(&mut self.device);
        self.device.taken.clear();
        self.device.changes.clear();
        Ok(self.device.responses.pop().map(|(_, answer, _)| answer))
    }

    fn is_idle(&self) -> bool {
        self.host.is_idle()
    }

    fn now(&self) -> u64 {
        self.host.now()
    }
}

/// A load/store unit before the engine; `delay` is from [`delay`].
///
/// # Errors
/// One line: a model that cannot be built.
pub fn rig(profile: &Profile, delay: u64, seed: u64) -> Result<Rig<Coherent>, String> {
    Rig::new(Coherent::new(profile, seed), delay)
}

/// Cycles that answers are delayed so that a hit in the engine's cache takes the profile's time: what
/// our own pipeline takes is measured.
///
/// # Errors
/// One line: a model that cannot be built, or a hit that takes longer than the profile says.
pub fn delay(profile: &Profile, seed: u64) -> Result<u64, String> {
    let own = own_hit(profile, seed)?;
    let wanted = profile.cycles(Parameter::OwnCacheHit);
    wanted.checked_sub(own).ok_or(format!("a hit takes {own} cycles, not {wanted}"))
}

/// Cycles of a hit in the engine's cache without a delay.
///
/// # Errors
/// As [`Rig::run`].
pub fn own_hit(profile: &Profile, seed: u64) -> Result<u64, String> {
    let mut rig = rig(profile, 0, seed)?;
    rig.path.fill_memory(0..1);
    rig.run(&Workload::alone(LineOperation::CsRead, 0, 1))?;
    Ok(rig.run(&Workload::alone(LineOperation::CsRead, 0, 1))?.results.cycles)
}
