//! The main job: every frame of a capture comes from the network, is received into host memory by the
//! driver, sent from there, and leaves as it came.
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use nic_driver::Machine;
use nic_driver::descriptor::Checksum;
use nic_driver::pio::{PioCard, PioError};
use nic_host::profile::AGILEX7_CXL;
use nic_system::{
    Card, Forwarded, Frame, NicPcieCard, NicType1Card, NicType2Card, PioNicCard, Plan, RingShape,
    Setup, System, forward,
};
use nic_tb::pcap::Capture;

use super::Link;

/// Bytes of the shortest frame on a wire, and of the longest that the card takes.
const SHORTEST: usize = 60;
const LONGEST: usize = 9216;
/// Network cycles until both rings run.
const SETUP_CYCLES: u64 = 60_000;
/// Host cycles that a frame may take, and those that are spent beside frames.
const PATIENCE: u64 = 20_000;
const PATIENCE_BESIDE: u64 = 400_000;
/// Cycles of the card that a load waits at most.
const TRY_AGAIN_CYCLES: u32 = 20_000;
/// Ethernet, as captures name it.
const ETHERNET: u32 = 1;

/// The frames of a capture as a wire carries them: shorter ones padded with zeros.
///
/// # Errors
/// One line: a file that cannot be read, or the first frame that cannot be sent.
pub fn frames(path: &Path) -> Result<Vec<Vec<u8>>, String> {
    let shown = path.display();
    let capture = Capture::read(path).map_err(|error| error.to_string())?;
    if capture.link_type != ETHERNET {
        let link = capture.link_type;
        return Err(format!("{shown}: link type {link}; 1 (Ethernet) is right"));
    }
    if capture.packets.is_empty() {
        return Err(format!("{shown}: there is no frame in it"));
    }
    let mut frames = Vec::new();
    for (packet, number) in capture.packets.into_iter().zip(1..) {
        let (bytes, original) = (packet.data.len(), packet.original_length as usize);
        if bytes < original {
            return Err(format!(
                "{shown}: frame {number} has {bytes} of its {original} bytes; capture whole frames"
            ));
        }
        if bytes == 0 {
            return Err(format!("{shown}: frame {number} has no bytes"));
        }
        if bytes > LONGEST {
            return Err(format!(
                "{shown}: frame {number} has {bytes} bytes; at most {LONGEST} is right"
            ));
        }
        let mut data = packet.data;
        data.resize(bytes.max(SHORTEST), 0);
        frames.push(data);
    }
    Ok(frames)
}

/// What a run found.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The frames that left, in order.
    pub sent: Vec<Frame>,
    /// When each came, in network cycles.
    pub given: Vec<u64>,
    /// A cycle of the network's clock in picoseconds.
    pub network_period: u64,
    /// Cycles of the host's clock.
    pub cycles: u64,
}

impl Outcome {
    /// What this system has found after so many cycles.
    fn of<C: Card>(mut system: System<C>, setup: &Setup, cycles: u64) -> Self {
        system.card.flush();
        Self {
            sent: system.wire.received,
            given: system.wire.given,
            network_period: setup.network_period,
            cycles,
        }
    }

    /// Gb/s of frames from the first that left to the last.
    pub fn gigabits(&self) -> f64 {
        let [Some(first), Some(last)] = [self.sent.first(), self.sent.last()] else { return 0.0 };
        let bytes: usize = self.sent.iter().map(|frame| frame.bytes.len()).sum();
        let cycles = last.ended + 1 - first.began;
        bytes as f64 * 8e3 / (cycles * self.network_period) as f64
    }
}

/// Sends all frames through a card as fast as the wire can; `sent` is told how many have left.
///
/// # Errors
/// One line: a property or a rule that was broken, or a frame that is not as it came.
pub fn run(
    link: Link,
    frames: &[Vec<u8>],
    seed: u64,
    waves: Option<&Path>,
    sent: impl FnMut(usize),
) -> Result<Outcome, String> {
    match link {
        Link::Cxl => run_on::<NicType1Card>(link, frames, seed, waves, sent),
        Link::CxlMemory => run_on::<NicType2Card>(link, frames, seed, waves, sent),
        Link::Pcie => run_on::<NicPcieCard>(link, frames, seed, waves, sent),
    }
}

fn run_on<C: Card>(
    link: Link,
    frames: &[Vec<u8>],
    seed: u64,
    waves: Option<&Path>,
    progress: impl FnMut(usize),
) -> Result<Outcome, String> {
    let mut setup = Setup::server(link.profile(false), 2, seed);
    setup.waves = waves.map(Path::to_path_buf);
    let mut system = System::<C>::new(&setup).map_err(|error| error.to_string())?;
    let longest = frames.iter().map(Vec::len).max().unwrap_or_default();
    let buffer_bytes = longest.next_multiple_of(64).max(2048) as u16;
    let shapes = (RingShape::PLAIN, RingShape::PLAIN);
    let plan = Plan::with_buffers(&mut system.memory, 0, shapes, buffer_bytes);
    let mut plan = plan.map_err(|error| error.to_string())?;
    // The burst memory keeps what the host has no buffer for yet.
    plan.receive.starve_cycles = u16::MAX;
    for frame in frames {
        system.wire.send(SETUP_CYCLES, frame.clone());
    }
    let done = Rc::new(RefCell::new(Forwarded::default()));
    system.host.spawn(forward(system.machine(0), plan, frames.len(), done.clone()));
    let error = || done.borrow().error.as_ref().map(ToString::to_string);
    match pass(&mut system, frames, error, progress) {
        Ok(cycles) => Ok(Outcome::of(system, &setup, cycles)),
        Err(line) => {
            let counters = system.counters(1).map_err(|error| error.to_string())?;
            Err(format!("{line}: {counters:?}"))
        }
    }
}

/// Sends all frames through the card of coherent programmed I/O, whose program loads each from lines of the card and stores it into others.
///
/// # Errors
/// As [`run`].
pub fn run_in_lines(
    frames: &[Vec<u8>],
    seed: u64,
    waves: Option<&Path>,
    progress: impl FnMut(usize),
) -> Result<Outcome, String> {
    let mut setup = Setup::server(&AGILEX7_CXL, 1, seed);
    setup.waves = waves.map(Path::to_path_buf);
    let mut system = System::<PioNicCard>::new(&setup).map_err(|error| error.to_string())?;
    for frame in frames {
        system.wire.send(SETUP_CYCLES, frame.clone());
    }
    let first = 64 * setup.host.shape.device_memory.start;
    let failed = Rc::new(RefCell::new(None));
    let (says, machine, count) = (failed.clone(), system.machine(0), frames.len());
    system.host.spawn(async move {
        let done = forward_in_lines(&machine, first, count).await;
        *says.borrow_mut() = done.err().map(|error| error.to_string());
    });
    let cycles = pass(&mut system, frames, || failed.borrow().clone(), progress)?;
    Ok(Outcome::of(system, &setup, cycles))
}

/// A program that receives so many frames, and sends each as soon as it has it.
async fn forward_in_lines<M: Machine>(
    machine: &M,
    first: u64,
    count: usize,
) -> Result<(), PioError> {
    let card = PioCard::open(machine).await?;
    let mut sender = card.sender(first).await?;
    let mut receiver = card.receiver(first + card.window_bytes(), TRY_AGAIN_CYCLES).await?;
    let mut buffer = vec![0; card.maximum_packet_bytes()];
    let mut sent = 0;
    while sent < count {
        if let Some(packet) = receiver.receive(&mut buffer).await? {
            sender.send(&buffer[..packet.length_bytes], Checksum::None).await?;
            sent += 1;
        }
    }
    Ok(())
}

/// Cycles until all frames have left and all programs have ended; `error` says why a program has given up.
fn pass<C: Card>(
    system: &mut System<C>,
    frames: &[Vec<u8>],
    error: impl Fn() -> Option<String>,
    mut progress: impl FnMut(usize),
) -> Result<u64, String> {
    let end = PATIENCE * frames.len() as u64 + PATIENCE_BESIDE;
    while system.host.running() > 0 || system.wire.received.len() < frames.len() {
        system.cycle().map_err(|error| error.to_string())?;
        progress(system.wire.received.len());
        if let Some(error) = error() {
            return Err(error);
        }
        if system.host.now() > end {
            return Err(format!("{} frames left of {}", system.wire.received.len(), frames.len()));
        }
    }
    for ((came, left), number) in frames.iter().zip(&system.wire.received).zip(1..) {
        if *came != left.bytes || left.error {
            return Err(format!("frame {number} is not as it came"));
        }
    }
    Ok(system.host.now())
}
