//! A filter of finite impulse response on pairs of signed samples: numbers in two's complement in ports, bundles
//! and registers, products that lose nothing, and a result that saturates.
//!
//! `cargo run -p nic-dsl --example fir` prints the Verilog.
use nic_dsl::{
    BigUint, Bundle, Module, Ports, PulseSink, PulseSource, Signed, elaborate, register_bool,
    register_value, verilog, when,
};

/// A sample: what is in phase, and what is a quarter behind.
#[derive(Clone, Copy, Debug, Bundle)]
#[bundle(parameters(bits = self.in_phase.width()))]
struct Sample {
    #[width(bits)]
    in_phase: Signed,
    #[width(bits)]
    quadrature: Signed,
}

/// Each result is the sum of the last samples, each times its coefficient, divided by a power of two.
#[derive(Clone, Debug)]
struct Fir {
    /// What it is called: two filters of one name would have to be the same.
    name: &'static str,
    /// Bits of a number of a sample.
    bits: u32,
    /// Of the newest sample first; at least one.
    coefficients: Vec<i64>,
    /// The power of two.
    shift: u32,
}

#[derive(Ports)]
struct FirPorts {
    /// Samples, one in each cycle at most.
    sample: PulseSink<Sample>,
    /// Their results, a cycle later.
    result: PulseSource<Sample>,
}

impl Fir {
    /// The sum of the newest sample and of what is kept of those before. Each register keeps the sum that the next
    /// sample completes, so that between two of them are one product and one addition, however many there are.
    #[elaborate]
    fn filtered(&self, sample: Signed) -> Signed {
        let (newest, earlier) = self.coefficients.split_first().expect("at least one coefficient");
        let coefficient_bits = self.coefficients.iter().map(|one| bits_of(*one)).max().unwrap_or(1);
        // As many products as there are coefficients may add up.
        let width = self.bits + coefficient_bits + self.coefficients.len().ilog2() + 1;
        let wide = sample.extend(width);
        let mut later: Option<Signed> = None;
        for coefficient in earlier.iter().rev() {
            let kept = register_value::<Signed>(&width, &BigUint::ZERO).named("kept");
            let product = wide * *coefficient;
            kept.set(later.map_or(product, |later| later + product));
            later = Some(kept);
        }
        let newest = wide * *newest;
        let sum = later.map_or(newest, |later| later + newest);
        (sum >> self.shift).saturate(self.bits)
    }
}

/// Bits of a number in two's complement.
fn bits_of(number: i64) -> u32 {
    let magnitude = if number < 0 { !number } else { number };
    i64::BITS - magnitude.leading_zeros() + 1
}

impl Module for Fir {
    type Ports = FirPorts;

    fn name(&self) -> String {
        format!("fir_{}", self.name)
    }

    fn shape(&self) -> FirPortsShape {
        let sample = SampleShape { bits: self.bits };
        FirPortsShape { sample: sample.clone(), result: sample }
    }

    #[elaborate]
    fn elaborate(&self, FirPorts { sample, result }: Self::Ports) {
        let shape = SampleShape { bits: self.bits };
        let zero = SampleValue { in_phase: BigUint::ZERO, quadrature: BigUint::ZERO };
        let filtered = register_value::<Sample>(&shape, &zero);
        let is_there = register_bool(false);
        is_there.set(sample.valid);
        when(sample.valid, || {
            let in_phase = nic_dsl::scope("in_phase", || self.filtered(sample.payload.in_phase));
            let quadrature =
                nic_dsl::scope("quadrature", || self.filtered(sample.payload.quadrature));
            filtered.in_phase.set(in_phase);
            filtered.quadrature.set(quadrature);
        });
        result.send(is_there, filtered);
    }
}

fn main() {
    match nic_dsl::elaborate(&low_pass()) {
        Ok(module) => println!("{}", verilog::print(&module)),
        Err(errors) => errors.iter().for_each(|error| eprintln!("{error}")),
    }
}

/// Eight coefficients for samples of 12 bits.
fn low_pass() -> Fir {
    let coefficients = vec![-9, 31, 120, 242, 242, 120, 31, -9];
    Fir { name: "low_pass", bits: 12, coefficients, shift: 9 }
}

#[cfg(test)]
mod tests {
    use nic_dsl::interpreter::Interpreter;

    use super::*;

    #[test]
    fn each_result_is_the_sum_of_products_of_the_last_samples() {
        let fir = low_pass();
        let module = nic_dsl::elaborate(&fir).expect("the module is right");
        let mut running = Interpreter::new(module).expect("nothing is external");
        running.set("rst", true);
        running.clock_edge();
        running.set("rst", false);
        let (mut samples, mut expected) = (vec![], None);
        let mut saturated = 0;
        for step in 0..2_000_i64 {
            let is_there = step % 7 != 3;
            // A square wave at the ends, and something in between.
            let ends = if step / 40 % 2 == 0 { 2047 } else { -2048 };
            let sample = [ends, (step * 1_103 + step * step) % 4_096 - 2_048];
            running.set("sample_valid", is_there);
            running.set("sample_in_phase", Signed::value(12, sample[0]));
            running.set("sample_quadrature", Signed::value(12, sample[1]));
            let valid = running.get("result_valid") == BigUint::from(1_u32);
            assert_eq!(valid, expected.is_some(), "step {step}");
            if let Some(sums) = expected {
                let [in_phase, quadrature]: [i64; 2] = sums;
                let mut number = |name: &str| Signed::number(12, &running.get(name));
                assert_eq!(number("result_in_phase"), in_phase.into(), "step {step}");
                assert_eq!(number("result_quadrature"), quadrature.into(), "step {step}");
            }
            expected = is_there.then(|| {
                samples.insert(0, sample);
                [0, 1].map(|of| {
                    let products = fir.coefficients.iter().zip(&samples).map(|(c, s)| c * s[of]);
                    let sum = products.sum::<i64>().div_euclid(1 << fir.shift);
                    saturated += i32::from(!(-2_048..2_048).contains(&sum));
                    sum.clamp(-2_048, 2_047)
                })
            });
            running.clock_edge();
        }
        assert!(saturated > 100, "{saturated} results were beyond what 12 bits hold");
    }
}
