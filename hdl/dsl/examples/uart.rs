//! A serial line: bytes as a stream in, one wire out, and back. State machines, registers, streams.
//!
//! `cargo run -p nic-dsl --example uart` prints the Verilog; `cargo test -p nic-dsl --examples` runs
//! the tests at the end of each example in the interpreter.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, PulseSource, Sink, States, concatenate,
    constant, cover, elaborate, register_bool, register_reset, register_state, verilog, when,
};

/// Sends bytes, lowest bit first, between a start bit (0) and a stop bit (1).
#[derive(Clone, Debug)]
struct Transmitter {
    /// Cycles of the clock that a bit takes, at least 2.
    cycles: u32,
}

#[derive(Ports)]
struct TransmitterPorts {
    /// Bytes to send.
    data: Sink<Bits>,
    /// The line; 1 while nothing is sent.
    line: LevelSource<Bool>,
}

/// Bits of a byte on the line: start, eight of data, stop.
const FRAME: u32 = 10;

impl Module for Transmitter {
    type Ports = TransmitterPorts;

    fn name(&self) -> String {
        format!("uart_transmitter_c{}", self.cycles)
    }

    fn shape(&self) -> TransmitterPortsShape {
        TransmitterPortsShape { data: 8, line: () }
    }

    #[elaborate]
    fn elaborate(&self, TransmitterPorts { data, line }: Self::Ports) {
        // Lowest bit next; ones follow, which is what a line at rest shows.
        let shifted = register_reset(FRAME, (1_u32 << FRAME) - 1);
        let left = register_reset(4, 0);
        let (tick, restart) = divider(self.cycles);
        let idle = left.is_zero();
        data.ready.set(idle);
        line.set(shifted.bit(0));
        restart.set(idle);
        when(data.fires(), || {
            shifted.set(concatenate([constant(1, 1), data.payload, constant(1, 0)]));
            left.set(FRAME);
        })
        .otherwise_when(tick & !idle, || {
            shifted.set(concatenate([constant(1, 1), shifted.slice(1, FRAME - 1)]));
            left.set(left - 1);
        });
        cover("a byte follows another at once", data.fires() & shifted.all());
    }
}

/// Counts cycles: true in the last of every `cycles`; a wire that begins a new count.
#[elaborate]
fn divider(cycles: u32) -> (Bool, Bool) {
    let width = u32::BITS - (cycles - 1).leading_zeros();
    let count = register_reset(width, 0);
    let restart = nic_dsl::wire::<Bool>(());
    let last = count.equals(cycles - 1);
    when(restart | last, || count.set(0)).otherwise(|| count.set(count + 1));
    (last, restart)
}

/// What the receiver waits for.
#[derive(Clone, Copy, PartialEq, Debug, States)]
enum Waits {
    /// A start bit.
    Start,
    /// The middle of the next bit.
    Bit,
    /// The end of the stop bit.
    Stop,
}

/// Gives out the bytes of a line.
#[derive(Clone, Debug)]
struct Receiver {
    /// Cycles of the clock that a bit takes, even, at least 4.
    cycles: u32,
}

#[derive(Ports)]
struct ReceiverPorts {
    /// The line, in step with the clock.
    line: LevelSink<Bool>,
    /// Bytes; they cannot be refused.
    data: PulseSource<Bits>,
    /// A stop bit was 0 since reset.
    broken: LevelSource<Bool>,
}

impl Module for Receiver {
    type Ports = ReceiverPorts;

    fn name(&self) -> String {
        format!("uart_receiver_c{}", self.cycles)
    }

    fn shape(&self) -> ReceiverPortsShape {
        ReceiverPortsShape { line: (), data: 8, broken: () }
    }

    #[elaborate]
    fn elaborate(&self, ReceiverPorts { line, data, broken }: Self::Ports) {
        let waits = register_state(Waits::Start);
        // Half a bit more than one, so that a bit is looked at in its middle.
        let first = self.cycles + self.cycles / 2 - 1;
        let count = register_reset(u32::BITS - first.leading_zeros(), 0);
        let shifted = register_reset(8, 0);
        let bits = register_reset(3, 0);
        let is_broken = register_bool(false);
        let ends = count.is_zero();
        let stops = waits.is(Waits::Stop) & ends;
        data.send(stops & *line, shifted);
        broken.set(is_broken);
        when(!ends, || count.set(count - 1));
        waits.switch(|state| match state {
            Waits::Start => {
                when(!*line, || {
                    count.set(first - 1);
                    bits.set(0);
                    waits.goto(Waits::Bit);
                });
            }
            Waits::Bit => {
                when(ends, || {
                    shifted.set(concatenate([line.bits(), shifted.slice(1, 7)]));
                    count.set(self.cycles - 1);
                    bits.set(bits + 1);
                    when(bits.all(), || waits.goto(Waits::Stop));
                });
            }
            Waits::Stop => {
                when(ends, || {
                    waits.goto(Waits::Start);
                    when(!*line, || is_broken.set(true));
                });
            }
        });
    }
}

fn main() {
    let transmitter = nic_dsl::elaborate(&Transmitter { cycles: 868 });
    let receiver = nic_dsl::elaborate(&Receiver { cycles: 868 });
    for module in [transmitter, receiver] {
        match module {
            Ok(module) => println!("{}", verilog::print(&module)),
            Err(errors) => errors.iter().for_each(|error| eprintln!("{error}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use nic_dsl::interpreter::Interpreter;

    use super::*;

    fn running<M: Module>(module: &M) -> Interpreter {
        let module = nic_dsl::elaborate(module).expect("the module is right");
        let mut running = Interpreter::new(module).expect("nothing is external");
        running.set("rst", 1_u32);
        running.clock_edge();
        running.set("rst", 0_u32);
        running
    }

    #[test]
    fn what_is_sent_is_received() {
        let mut transmitter = running(&Transmitter { cycles: 4 });
        let mut receiver = running(&Receiver { cycles: 4 });
        let mut to_send = [0x00_u32, 0xff, 0xa5, 0x5a, 0x01, 0x80].to_vec();
        let mut received = Vec::new();
        let sent = to_send.clone();
        to_send.reverse();
        for _ in 0..400 {
            transmitter.set("data_valid", u32::from(!to_send.is_empty()));
            transmitter.set("data", to_send.last().copied().unwrap_or(0));
            if transmitter.get("data_ready") == 1_u32.into() {
                to_send.pop();
            }
            receiver.set("line", transmitter.get("line"));
            if receiver.get("data_valid") == 1_u32.into() {
                received.push(u32::try_from(receiver.get("data")).expect("a byte"));
            }
            transmitter.clock_edge();
            receiver.clock_edge();
        }
        assert_eq!(received, sent);
        assert_eq!(receiver.get("broken"), 0_u32.into());
    }

    #[test]
    fn a_stop_bit_that_is_0_is_said_and_its_byte_dropped() {
        let mut receiver = running(&Receiver { cycles: 4 });
        receiver.set("line", 0_u32);
        for _ in 0..60 {
            assert_eq!(receiver.get("data_valid"), 0_u32.into());
            receiver.clock_edge();
        }
        assert_eq!(receiver.get("broken"), 1_u32.into());
    }
}
