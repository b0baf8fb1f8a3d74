//! Two's complement numbers in ports, bundles, registers and memories, beside those of Rust.
use nic_dsl::interpreter::Interpreter;
use nic_dsl::{
    Bits, Bool, Bundle, BundleExt, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports,
    Signed, elaborate, mux, register_value, when,
};

/// A point.
#[derive(Clone, Copy, Debug, Bundle)]
struct Point {
    #[width(12)]
    left: Signed,
    /// As wide as the generator wants.
    right: Signed,
}

/// Adds up what comes, and keeps some of it.
#[derive(Clone, Debug)]
struct Sums;

#[derive(Ports)]
struct SumsPorts {
    /// A point.
    #[shape(PointShape { right: 12 })]
    point: LevelSink<Point>,
    /// It counts.
    #[shape(())]
    take: LevelSink<Bool>,
    /// Where it is kept.
    #[shape(3)]
    place: LevelSink<Bits>,
    /// Sum of all that counted, at most as far as it goes.
    #[shape(PointShape { right: 14 })]
    sum: LevelSource<Point>,
    /// The product of both numbers.
    #[shape(24)]
    product: LevelSource<Signed>,
    /// The larger one, halved, and the smaller one, twice.
    #[shape(13)]
    halved_and_doubled: LevelSource<[Signed; 2]>,
    /// Their difference.
    #[shape(13)]
    difference: LevelSource<Signed>,
    /// What was kept there before.
    #[shape(12)]
    kept: LevelSource<Signed>,
}

impl Module for Sums {
    type Ports = SumsPorts;
    fn name(&self) -> String {
        "sums".to_owned()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, ports: SumsPorts) {
        let Point { left, right } = *ports.point;
        let none = PointValue { left: Signed::value(12, 0), right: Signed::value(14, -1) };
        let sum = register_value::<Point>(&PointShape { right: 14 }, &none);
        let kept = Memory::<Signed>::new(12, 8).style(MemoryStyle::Distributed);
        when(*ports.take, || {
            sum.left.set(sum.left.widening_add(left).saturate(12));
            sum.right.set((sum.right.extend(16) + right.extend(16)).saturate(14));
        });
        kept.write(*ports.take, *ports.place, right);
        ports.sum.assign(sum);
        ports.product.set(left.widening_multiply(right));
        let (larger, smaller) =
            (mux(left.is_above(right), left, right), mux(left.is_above(right), right, left));
        ports.halved_and_doubled.assign([(larger >> 1).extend(13), smaller.extend(13) << 1]);
        ports.difference.set(left.widening_subtract(right));
        ports.kept.assign(kept.read_now(*ports.place));
    }
}

#[test]
fn numbers_in_twos_complement_are_those_of_rust() {
    let module = elaborate(&Sums).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut device = Interpreter::new(module).expect("nothing is external");
    device.set("rst", true);
    device.clock_edge();
    device.set("rst", false);
    let (mut sums, mut kept, mut state) = ((0_i64, -1_i64), [None; 8], 1_u64);
    let (mut reached_least, mut reached_most) = (false, false);
    for step in 0..4_000 {
        let mut random = |from: i64, to: i64| {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            from + ((state >> 33) as i64) % (to - from + 1)
        };
        // Long runs of one sign, so that sums come to their ends.
        let (least, most) = if step / 200 % 2 == 0 { (-2048, 500) } else { (-500, 2047) };
        let (left, right, place) =
            (random(least, most), random(least, most), random(0, 7) as usize);
        let take = random(0, 3) > 0;
        device.set("point_left", Signed::value(12, left));
        device.set("point_right", Signed::value(12, right));
        device.set("take", take);
        device.set("place", place as u32);
        let mut number = |name: &str, width| Signed::number(width, &device.get(name));
        assert_eq!(number("sum_left", 12), sums.0.into());
        assert_eq!(number("sum_right", 14), sums.1.into());
        assert_eq!(number("product", 24), (left * right).into());
        assert_eq!(number("difference", 13), (left - right).into());
        let halved = left.max(right).div_euclid(2);
        assert_eq!(number("halved_and_doubled_0", 13), halved.into());
        assert_eq!(number("halved_and_doubled_1", 13), (2 * left.min(right)).into());
        if let Some(kept) = kept[place] {
            assert_eq!(number("kept", 12), i64::into(kept));
        }
        device.clock_edge();
        if take {
            sums.0 = (sums.0 + left).clamp(-2048, 2047);
            sums.1 = (sums.1 + right).clamp(-8192, 8191);
            kept[place] = Some(right);
        }
        reached_least |= sums.0 == -2048 && sums.1 == -8192;
        reached_most |= sums.0 == 2047 && sums.1 == 8191;
    }
    assert!(reached_least && reached_most, "the sums never came to their ends");
}

#[test]
fn a_plain_value_stands_for_one_number() {
    for width in 1..=9 {
        for number in -(1_i64 << (width - 1))..1 << (width - 1) {
            let value = Signed::value(width, number);
            assert!(value.bits() <= u64::from(width));
            assert_eq!(Signed::number(width, &value), number.into());
        }
    }
    let text = std::panic::catch_unwind(|| Signed::value(4, 8)).expect_err("7 is the last one");
    let text = text.downcast_ref::<String>().expect("it says why");
    assert_eq!(text, "8 does not fit 4 bits in two's complement");
}
