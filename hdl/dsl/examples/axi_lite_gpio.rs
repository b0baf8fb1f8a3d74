//! Pins behind AXI4-Lite: bundles, a register map, two streams that meet. `0x0` reads the pins,
//! `0x4` drives them, `0x8` enables their drivers; other addresses answer with an error.
//!
//! `cargo run -p nic-dsl --example axi_lite_gpio` prints the Verilog.
use nic_dsl::{
    Bits, Bundle, LevelSink, LevelSource, Module, Ports, Sink, Source, assert_always, constant,
    elaborate, mux, register, register_bool, register_reset, switch, verilog, when, wire,
};

/// An address; protection bits are left out.
#[derive(Clone, Copy, Debug, Bundle)]
struct Address {
    #[width(4)]
    addr: Bits,
}

/// A word to write.
#[derive(Clone, Copy, Debug, Bundle)]
struct WriteData {
    #[width(32)]
    data: Bits,
    /// Which bytes.
    #[width(4)]
    strb: Bits,
}

/// How a write ended: 0 well, 2 with an error (AXI4, A3.4.4).
#[derive(Clone, Copy, Debug, Bundle)]
struct WriteResponse {
    #[width(2)]
    resp: Bits,
}

/// A word that was read.
#[derive(Clone, Copy, Debug, Bundle)]
struct ReadData {
    #[width(32)]
    data: Bits,
    #[width(2)]
    resp: Bits,
}

const OKAY: u32 = 0;
const SLAVE_ERROR: u32 = 2;

/// Pins as three registers.
#[derive(Clone, Debug)]
struct Gpio {
    /// Pins, 1 to 32.
    pins: u32,
}

#[derive(Ports)]
struct GpioPorts {
    aw: Sink<Address>,
    w: Sink<WriteData>,
    b: Source<WriteResponse>,
    ar: Sink<Address>,
    r: Source<ReadData>,
    /// The pins, in step with the clock.
    pins: LevelSink<Bits>,
    /// What they are driven to.
    driven: LevelSource<Bits>,
    /// Which of them are driven.
    enabled: LevelSource<Bits>,
}

impl Module for Gpio {
    type Ports = GpioPorts;

    fn name(&self) -> String {
        format!("axi_lite_gpio_p{}", self.pins)
    }

    fn shape(&self) -> GpioPortsShape {
        let pins = self.pins;
        GpioPortsShape { aw: (), w: (), b: (), ar: (), r: (), pins, driven: pins, enabled: pins }
    }

    #[elaborate]
    fn elaborate(&self, GpioPorts { aw, w, b, ar, r, pins, driven, enabled }: Self::Ports) {
        let drives = register_reset(self.pins, 0);
        let drivers = register_reset(self.pins, 0);
        driven.set(drives);
        enabled.set(drivers);

        // A write happens when both its halves are here and the last answer has gone.
        let answered = register_bool(false);
        let write_answer = register::<WriteResponse>(());
        let writes = aw.valid & w.valid & (!answered | b.ready);
        aw.ready.set(writes);
        w.ready.set(writes);
        b.offer(answered, write_answer);
        // A check of the language finds what nobody uses; what is meant to be unused says so.
        if self.pins < 32 {
            w.payload.data.top(32 - self.pins).ignore();
        }
        if self.pins <= 24 {
            w.payload.strb.top(4 - self.pins.div_ceil(8)).ignore();
        }
        let written = |old: Bits| merge(old, w.payload.data, w.payload.strb);
        when(b.ready, || answered.set(false));
        when(writes, || {
            answered.set(true);
            write_answer.resp.set(OKAY);
            switch(aw.payload.addr)
                .case(0x4, || drives.set(written(drives)))
                .case(0x8, || drivers.set(written(drivers)))
                .otherwise(|| write_answer.resp.set(SLAVE_ERROR));
        });

        let has_read = register_bool(false);
        let read_answer = register::<ReadData>(());
        let takes = ar.valid & (!has_read | r.ready);
        ar.ready.set(takes);
        r.offer(has_read, read_answer);
        let word = wire::<Bits>(32_u32);
        let is_there = wire::<Bits>(1_u32);
        is_there.set(1);
        switch(ar.payload.addr)
            .case(0x0, || word.set(pins.zero_extend(32)))
            .case(0x4, || word.set(drives.zero_extend(32)))
            .case(0x8, || word.set(drivers.zero_extend(32)))
            .otherwise(|| {
                word.set(0);
                is_there.set(0);
            });
        when(r.ready, || has_read.set(false));
        when(takes, || {
            has_read.set(true);
            read_answer.data.set(word);
            read_answer.resp.set(mux(
                is_there.as_bool(),
                constant(2, OKAY),
                constant(2, SLAVE_ERROR),
            ));
        });
        assert_always("a write has both its halves", aw.fires().equals(w.fires()));
    }
}

/// The register after a write of the bytes that `strobe` names.
fn merge(old: Bits, new: Bits, strobe: Bits) -> Bits {
    let width = old.width();
    let bytes = width.div_ceil(8);
    let chosen = nic_dsl::pack(strobe.truncate(bytes).to_bools().into_iter().map(|b| b.mask(8)));
    let chosen = chosen.truncate(width);
    (new.truncate(width) & chosen) | (old & !chosen)
}

fn main() {
    match nic_dsl::elaborate(&Gpio { pins: 8 }) {
        Ok(module) => println!("{}", verilog::print(&module)),
        Err(errors) => errors.iter().for_each(|error| eprintln!("{error}")),
    }
}

#[cfg(test)]
mod tests {
    use nic_dsl::interpreter::Interpreter;

    use super::*;

    struct Bus(Interpreter);

    impl Bus {
        fn new() -> Self {
            let module = nic_dsl::elaborate(&Gpio { pins: 12 }).expect("the module is right");
            let mut running = Interpreter::new(module).expect("nothing is external");
            for input in ["aw_valid", "w_valid", "ar_valid"] {
                running.set(input, 0_u32);
            }
            running.set("b_ready", 1_u32);
            running.set("r_ready", 1_u32);
            running.set("pins", 0x345_u32);
            running.set("rst", 1_u32);
            running.clock_edge();
            running.set("rst", 0_u32);
            Self(running)
        }

        fn value(&mut self, signal: &str) -> u32 {
            u32::try_from(self.0.get(signal)).expect("a word")
        }

        fn write(&mut self, address: u32, data: u32, strobe: u32) -> u32 {
            for (input, value) in [("aw_addr", address), ("w_data", data), ("w_strb", strobe)] {
                self.0.set(input, value);
            }
            self.0.set("aw_valid", 1_u32);
            // The data come a cycle after the address.
            self.0.clock_edge();
            assert_eq!(self.value("aw_ready"), 0, "an address alone is not taken");
            self.0.set("w_valid", 1_u32);
            assert_eq!((self.value("aw_ready"), self.value("w_ready")), (1, 1));
            self.0.clock_edge();
            self.0.set("aw_valid", 0_u32);
            self.0.set("w_valid", 0_u32);
            assert_eq!(self.value("b_valid"), 1);
            let response = self.value("b_resp");
            self.0.clock_edge();
            response
        }

        fn read(&mut self, address: u32) -> (u32, u32) {
            self.0.set("ar_addr", address);
            self.0.set("ar_valid", 1_u32);
            self.0.clock_edge();
            self.0.set("ar_valid", 0_u32);
            assert_eq!(self.value("r_valid"), 1);
            let answer = (self.value("r_data"), self.value("r_resp"));
            self.0.clock_edge();
            answer
        }
    }

    #[test]
    fn registers_are_written_by_byte_and_read_back() {
        let mut bus = Bus::new();
        assert_eq!(bus.write(0x4, 0xabc, 0b1111), OKAY);
        assert_eq!(bus.write(0x4, 0xfff, 0b0001), OKAY);
        assert_eq!(bus.read(0x4), (0xaff, OKAY));
        assert_eq!(bus.write(0x8, 0x00f, 0b0011), OKAY);
        assert_eq!((bus.value("driven"), bus.value("enabled")), (0xaff, 0x00f));
        assert_eq!(bus.read(0x0), (0x345, OKAY));
    }

    #[test]
    fn an_address_without_a_register_is_refused() {
        let mut bus = Bus::new();
        assert_eq!(bus.write(0x0, 1, 0b1111), SLAVE_ERROR);
        assert_eq!(bus.write(0xc, 1, 0b1111), SLAVE_ERROR);
        assert_eq!(bus.read(0xc), (0, SLAVE_ERROR));
        assert_eq!((bus.value("driven"), bus.value("enabled")), (0, 0));
    }
}
