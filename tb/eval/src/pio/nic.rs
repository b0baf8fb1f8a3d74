//! Frames through the card of coherent programmed I/O: how long each takes from a program to the MAC, and from the MAC to a program.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::Machine;
use nic_driver::descriptor::Checksum;
use nic_driver::pio::{PioCard, PioError};
use nic_host::Profile;
use nic_system::{PioNicCard, Setup, SimulatedMachine, System};
use nic_tb::{Generator, Seed};

use super::ways::{Spans, Watch, Ways};

/// Bytes of the longest frame that a group holds.
pub const GROUP_BYTES: usize = 4092;
/// Bytes of the longest of all.
pub const LONGEST_BYTES: usize = 9216;
/// Frames that come first and do not count: both groups of both windows are used for the first time.
const FIRST: usize = 4;
/// Picoseconds at most before a frame is sent.
const PAUSE: u64 = 1_000_000;
/// Cycles of the network's clock until a frame comes back: the program waits by then.
const AWAY: u64 = 3_000;
/// Cycles of the card that a load waits at most: none is told to try again.
const TRY_AGAIN: u32 = 1_000_000;
/// Host cycles in which a program must end.
const PATIENCE: u64 = 100_000_000;

/// How a program fetches the lines of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fetch {
    /// All at once, when the first line has come.
    Together,
    /// One after the other.
    LineByLine,
}

/// So many frames of so many bytes, sent and received one by one, with pauses.
///
/// # Errors
/// One line: a model that cannot be built, a property or a rule that was broken, what the driver says, or a frame that
/// comes back as another.
pub fn ways(
    profile: &'static Profile,
    (bytes, fetch): (usize, Fetch),
    samples: usize,
    seed: u64,
) -> Result<Ways, String> {
    let setup = Setup::server(profile, 1, seed);
    let first = 64 * setup.host.shape.device_memory.start;
    let mut system = System::<PioNicCard>::new(&setup).map_err(|error| error.to_string())?;
    let said = Rc::new(RefCell::new(None));
    let (says, machine) = (said.clone(), system.machine(0));
    let random = Seed::new(seed).fork("frames");
    let count = FIRST + samples;
    system.host.spawn(async move {
        let found = match fetch {
            Fetch::Together => program(&machine, &machine, (first, bytes, count), random).await,
            Fetch::LineByLine => {
                let slow = LineByLine(machine.clone());
                program(&slow, &machine, (first, bytes, count), random).await
            }
        };
        *says.borrow_mut() = Some(found);
    });
    let end = system.host.now() + PATIENCE;
    let mut watch = Watch::default();
    while system.host.running() > 0 {
        system.cycle().map_err(|error| error.to_string())?;
        watch.cycle(&mut system, AWAY);
        if system.host.now() > end {
            return Err(format!("{} frames have left after {PATIENCE} cycles", watch.count()));
        }
    }
    let spans =
        said.take().unwrap_or_else(|| Err("the program has ended without a word".into()))?;
    watch.ways(&spans, FIRST)
}

/// Sends and receives so many frames; when each began, and when it was there again.
async fn program<M: Machine>(
    machine: &M,
    SimulatedMachine { core, .. }: &SimulatedMachine,
    (first, bytes, count): (u64, usize, usize),
    mut random: Generator,
) -> Result<Spans, String> {
    let said = |error: PioError| error.to_string();
    let card = PioCard::open(machine).await.map_err(said)?;
    let mut sender = card.sender(first).await.map_err(said)?;
    let window = first + card.window_bytes();
    let mut receiver = card.receiver(window, TRY_AGAIN).await.map_err(said)?;
    let mut buffer = vec![0; card.maximum_packet_bytes()];
    let mut spans = vec![];
    for number in 0..count {
        core.delay_picoseconds(random.within(0..=PAUSE)).await;
        let frame = random.bytes(bytes);
        let began = core.picoseconds();
        sender.send(&frame, Checksum::None).await.map_err(said)?;
        let packet = loop {
            if let Some(packet) = receiver.receive(&mut buffer).await.map_err(said)? {
                break packet;
            }
        };
        spans.push((began, core.picoseconds()));
        if buffer[..packet.length_bytes] != frame {
            return Err(format!("frame {number} came back as another"));
        }
    }
    Ok(spans)
}

/// A processor that is told of no line before it loads it.
struct LineByLine(SimulatedMachine);

impl Machine for LineByLine {
    async fn load(&self, address: u64, bytes: &mut [u8]) {
        self.0.load(address, bytes).await;
    }

    async fn store(&self, address: u64, bytes: &[u8]) {
        self.0.store(address, bytes).await;
    }

    async fn release(&self) {
        self.0.release().await;
    }

    async fn read_register(&self, offset: usize) -> u32 {
        self.0.read_register(offset).await
    }

    async fn write_register(&self, offset: usize, value: u32) {
        self.0.write_register(offset, value).await;
    }

    async fn wait_for_change(&self, address: u64, known: u64) {
        self.0.wait_for_change(address, known).await;
    }

    async fn flush(&self, address: u64, bytes: u64) -> bool {
        self.0.flush(address, bytes).await
    }

    async fn barrier(&self) -> bool {
        self.0.barrier().await
    }
}
