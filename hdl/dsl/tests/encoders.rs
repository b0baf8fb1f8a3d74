//! Encoders of every width beside Rust's own functions.
use nic_dsl::interpreter::Interpreter;
use nic_dsl::{Bits, Bool, LevelSink, LevelSource, Module, Ports, elaborate, ir};

/// The encoders of one width.
#[derive(Clone, Debug)]
struct Encoders {
    width: u32,
}

/// Its ports.
#[derive(Ports)]
#[clocks()]
struct EncodersPorts {
    /// The bits.
    bits: LevelSink<Bits>,
    /// One of them is one.
    #[shape(())]
    any: LevelSource<Bool>,
    /// The number of the lowest.
    lowest: LevelSource<Bits>,
    /// The numbers of all, in each other.
    numbers: LevelSource<Bits>,
    /// How many.
    count: LevelSource<Bits>,
    /// More than one.
    #[shape(())]
    several: LevelSource<Bool>,
    /// The lowest, alone.
    alone: LevelSource<Bits>,
}

impl Module for Encoders {
    type Ports = EncodersPorts;
    fn name(&self) -> String {
        format!("encoders_w{}", self.width)
    }
    fn shape(&self) -> EncodersPortsShape {
        let number = ir::index_bits(self.width);
        let count = ir::index_bits(self.width + 1);
        EncodersPortsShape {
            bits: self.width,
            lowest: number,
            numbers: number,
            count,
            alone: self.width,
        }
    }
    #[elaborate]
    fn elaborate(&self, ports: EncodersPorts) {
        let (any, lowest) = ports.bits.lowest_one();
        ports.any.set(any);
        ports.lowest.set(lowest);
        ports.numbers.set(ports.bits.number_of_one());
        ports.count.set(ports.bits.count_ones());
        ports.several.set(ports.bits.several());
        ports.alone.set(ports.bits.lowest_alone());
    }
}

#[test]
fn every_width_says_which_and_how_many() {
    for width in (1..=40_u32).chain([64, 65, 100, 127, 128]) {
        let module = elaborate(&Encoders { width }).unwrap_or_else(|errors| panic!("{errors:?}"));
        let mut device = Interpreter::new(module).expect("nothing is external");
        let highest = 128 - width;
        let some = (0..200_u128).map(|step| {
            let bits = step.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
            // Fewer ones and more, for the lowest to be anywhere.
            (bits & bits.rotate_left(step as u32) & (u128::MAX << (step % 128))) >> highest
        });
        let only = (0..width).map(|bit| 1_u128 << bit);
        let pairs = (0..width).map(|bit| 1_u128 << bit | 1_u128 << (width - 1));
        for bits in some.chain(only).chain(pairs).chain([0, u128::MAX >> highest]) {
            device.set("bits", bits);
            let ones = (0..width).filter(|number| bits >> number & 1 == 1);
            assert_eq!(device.get("any"), u32::from(bits != 0).into(), "{bits:#x} of {width}");
            assert_eq!(device.get("count"), bits.count_ones().into(), "{bits:#x} of {width}");
            let numbers = ones.fold(0, |all, number| all | number);
            assert_eq!(device.get("numbers"), numbers.into(), "{bits:#x} of {width}");
            let several = u32::from(bits.count_ones() > 1);
            assert_eq!(device.get("several"), several.into(), "{bits:#x} of {width}");
            let alone = bits & bits.wrapping_neg();
            assert_eq!(device.get("alone"), alone.into(), "{bits:#x} of {width}");
            if bits != 0 {
                assert_eq!(device.get("lowest"), bits.trailing_zeros().into(), "{bits:#x}");
            }
        }
    }
}
