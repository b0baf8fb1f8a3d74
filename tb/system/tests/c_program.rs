//! The driver's functions for C: a program in C (`driver/c/examples/forward.c`), compiled with the header
//! that is generated and linked with the library, runs a ring of the simulated card as a process of its
//! own. Each of its accesses is served on a simulated processor; while it computes, no time passes.
use std::cell::{Cell, RefCell};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::rc::Rc;

use nic_driver::Machine;
use nic_sim::tools::{Kind, find, repository_root};
use nic_system::{Near, NicPcieCard, NicType1Card, SimulatedMachine, Trial, frames};
use nic_tb::seed::generator;

const FRAMES: usize = 60;
/// Memory of the program: rings, then buffers.
const MEMORY_BYTES: u64 = 512 << 10;

/// Runs a tool that must succeed.
fn succeed(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {text}");
}

/// The program in C, compiled in a directory of the test's own.
fn program(name: &str) -> PathBuf {
    let root = repository_root();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    // A target directory beside that of the tests: theirs may be locked.
    let library = scratch.join("driver_c");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    succeed(
        Command::new(cargo)
            .args(["build", "--quiet", "--offline", "--package", "nic-driver-c", "--target-dir"])
            .arg(&library)
            .current_dir(&root),
    );
    let compiler = find(Kind::Cc).unwrap_or_else(|missing| panic!("{missing}"));
    let program = scratch.join(name);
    let examples = root.join("driver/c/examples");
    succeed(
        compiler
            .command()
            .args(["-std=c99", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-I"])
            .arg(root.join("driver/include"))
            .arg("-I")
            .arg(&examples)
            .arg(examples.join("forward.c"))
            .arg(root.join("tb/system/tests/c_program/simulated_machine.c"))
            .arg(library.join("debug/libnic_driver_c.a"))
            .args(["-lpthread", "-ldl", "-lm", "-o"])
            .arg(&program),
    );
    program
}

/// What a program has asked for.
struct Request {
    what: u8,
    address: u64,
    value: u64,
    bytes: Vec<u8>,
}

/// The next request; none: the program has ended.
fn next(requests: &mut ChildStdout) -> io::Result<Option<Request>> {
    let mut what = [0];
    if requests.read(&mut what)? == 0 {
        return Ok(None);
    }
    let mut number = || {
        let mut bytes = [0; 8];
        requests.read_exact(&mut bytes).map(|()| u64::from_ne_bytes(bytes))
    };
    let (address, value) = (number()?, number()?);
    let mut bytes = vec![0; if what == [b's'] { value as usize } else { 0 }];
    requests.read_exact(&mut bytes)?;
    Ok(Some(Request { what: what[0], address, value, bytes }))
}

/// A program that waits looks so many times, so many cycles apart, and looks after its ring then.
const POLLS: usize = 100;
const POLL_CYCLES: u64 = 200;

/// Serves a program's accesses on a processor until it ends; `waits` becomes true when the program first
/// waits for a packet.
async fn serve(
    machine: SimulatedMachine,
    (mut requests, mut answers): (ChildStdout, ChildStdin),
    waits: Rc<Cell<bool>>,
    error: Rc<RefCell<Option<io::Error>>>,
) {
    let result = async {
        while let Some(Request { what, address, value, bytes }) = next(&mut requests)? {
            match what {
                b'l' => {
                    let mut bytes = vec![0; value as usize];
                    machine.load(address, &mut bytes).await;
                    answers.write_all(&bytes)?;
                    continue;
                }
                b'r' => {
                    let value = machine.read_register(address as usize).await;
                    answers.write_all(&value.to_ne_bytes())?;
                    continue;
                }
                b's' => machine.store(address, &bytes).await,
                b'w' => machine.write_register(address as usize, value as u32).await,
                b'b' => machine.release().await,
                b'c' => {
                    waits.set(true);
                    for _ in 0..POLLS {
                        if machine.load_word(address).await != value {
                            break;
                        }
                        machine.core.delay_cycles(POLL_CYCLES).await;
                    }
                }
                other => return Err(io::Error::other(format!("request {other:#x}"))),
            }
            answers.write_all(&[0])?;
        }
        Ok(())
    };
    *error.borrow_mut() = result.await.err();
}

fn start(program: &Path, packets: usize, memory: u64) -> Child {
    let mut command = Command::new(program);
    command.arg(packets.to_string()).arg(format!("{memory:#x}"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap_or_else(|error| panic!("{}: {error}", program.display()))
}

/// What a program that runs a ring in this memory has said when it has ended; frames come when it waits
/// for them.
fn run<C: Near>(trial: &mut Trial<C>, mut child: Child, frames: Vec<Vec<u8>>) -> Output {
    let pipes = (child.stdout.take().expect("piped"), child.stdin.take().expect("piped"));
    let (waits, error) = (Rc::new(Cell::new(false)), Rc::new(RefCell::new(None)));
    let machine = trial.system.machine(0);
    trial.system.host.spawn(serve(machine, pipes, waits.clone(), error.clone()));
    trial.until("the program waits or ends", |trial| {
        waits.get() || trial.system.host.running() == 0
    });
    for frame in frames {
        trial.send(100, frame);
    }
    trial.until("the program ends", |trial| trial.system.host.running() == 0);
    let error = error.borrow_mut().take();
    trial.demand(error.is_none(), || format!("{error:?}"));
    trial.cycles(1_000);
    child.wait_with_output().unwrap_or_else(|error| panic!("{error}"))
}

fn forwards<C: Near>(name: &str) {
    let program = program(name);
    let mut random = generator();
    let mut trial = Trial::<C>::new(name, &mut random, |_| {});
    let memory = trial.system.memory.lines(MEMORY_BYTES / 64).expect("there is memory");
    let frames: Vec<_> = (0..FRAMES)
        .map(|_| {
            let length = frames::any_length(&mut random);
            frames::any(&mut random, length)
        })
        .collect();
    let bytes: usize = frames.iter().map(Vec::len).sum();
    let output = run(&mut trial, start(&program, FRAMES, memory), frames);
    let (sent, all) = (trial.sent(), trial.frames.clone());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    trial.demand(output.status.success(), || said.clone());
    trial.demand(sent == all, || format!("{} of {} frames left as they came", sent.len(), FRAMES));
    let counted = format!("{FRAMES} packets, {bytes} bytes, 0 dropped\n");
    let right = format!("received: {counted}sent: {counted}");
    trial.demand(said == right, || format!("the program says {said:?}, not {right:?}"));
    trial.account();
}

#[test]
fn a_program_in_c_forwards_frames_through_cxl() {
    forwards::<NicType1Card>("forward_cxl");
}

#[test]
fn a_program_in_c_forwards_frames_through_pci_express() {
    forwards::<NicPcieCard>("forward_pcie");
}

#[test]
fn a_program_in_c_learns_what_is_wrong() {
    let program = program("forward_wrong");
    let mut random = generator();
    // No multiple of 64: the card takes no such range.
    let mut trial = Trial::<NicPcieCard>::new("wrong", &mut random, |_| {});
    let output = run(&mut trial, start(&program, 1, 0x1020), vec![]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said, "forward: ranges: a range lies between multiples of 64 below 2^52\n");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_program_in_c_says_why_its_ring_stopped() {
    let program = program("forward_stopped");
    let mut random = generator();
    let mut trial = Trial::<NicPcieCard>::new("stopped", &mut random, |setup| {
        setup.host.faults.error_per_10000 = 10_000;
    });
    let memory = trial.system.memory.lines(MEMORY_BYTES / 64).expect("there is memory");
    let output = run(&mut trial, start(&program, 1, memory), vec![]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let stopped = "forward: the ring that receives stopped: ";
    assert_eq!(said, format!("{stopped}a line of the ring could not be read or written\n"));
    assert_eq!(output.status.code(), Some(1));
}
