//! The emitted card behind a TAP device: what the kernel sends there comes to the card, and what the card sends goes
//! there.
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::process::ExitCode;
use std::thread::sleep;
use std::time::Duration;

use clap::Parser;
use nic_campaign::arguments;
use nic_eval::key_value::live::Live;
use nic_system::SmallType2KvsCard;

/// Serves key-value requests, ARP and echo requests for 10.11.0.2 at a TAP device until that is deleted. The device is
/// the standard input, open for reading and writing, without waiting (`make live` opens it).
#[derive(Parser)]
#[command(name = "live", allow_negative_numbers = true)]
struct Arguments {
    /// Seed of all randomness [default: NIC_SEED, else 1].
    #[arg(long)]
    seed: Option<u64>,
}

/// What the standard input must be.
const DEVICE: &str = "/dev/net/tun";
/// Bytes of the longest frame that a TAP device gives.
const LONGEST: usize = 9_216;
/// Cycles from one look at the device to the next.
const LOOK_CYCLES: u64 = 50;
/// Cycles in which nothing comes, goes or is unanswered, until simulated time passes more slowly, and how much more.
const IDLE_CYCLES: u64 = 5_000;
const NAP: Duration = Duration::from_millis(1);
/// What the kernel answers when the device is gone (EBADFD of Linux).
const IS_GONE: i32 = 77;

fn main() -> ExitCode {
    let arguments = arguments::parse::<Arguments>();
    let result = arguments.and_then(|arguments| Ok((arguments::seed(arguments.seed)?, device()?)));
    let (seed, device) = match result {
        Ok(found) => found,
        Err(line) => {
            eprintln!("live: {line}");
            return ExitCode::from(2);
        }
    };
    match serve(seed, device) {
        Ok(report) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(line) => {
            eprintln!("live: {line}");
            ExitCode::FAILURE
        }
    }
}

/// The device that is the standard input.
fn device() -> Result<File, String> {
    let input = fs::read_link("/proc/self/fd/0").unwrap_or_default();
    if input.as_os_str() != DEVICE {
        let input = input.display();
        return Err(format!("the standard input is {input}; a TAP device ({DEVICE}) is right"));
    }
    let device = io::stdin().as_fd().try_clone_to_owned();
    device.map(File::from).map_err(|error| format!("failed to use the standard input: {error}"))
}

fn serve(seed: u64, mut device: File) -> Result<String, String> {
    let mut live = Live::<SmallType2KvsCard>::new(seed)?;
    println!("live: requests are served");
    let mut buffer = [0; LONGEST];
    let mut idle = 0;
    loop {
        match device.read(&mut buffer) {
            Ok(length) => {
                live.give(buffer[..length].to_vec());
                idle = 0;
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => idle += LOOK_CYCLES,
            Err(error) if error.raw_os_error() == Some(IS_GONE) => return live.finish(),
            Err(error) => return Err(format!("failed to read a frame: {error}")),
        }
        for frame in live.run(LOOK_CYCLES)? {
            device
                .write_all(&frame)
                .map_err(|error| format!("failed to write a frame: {error}"))?;
            idle = 0;
        }
        if idle > IDLE_CYCLES && live.unanswered() == 0 {
            sleep(NAP);
        }
    }
}
