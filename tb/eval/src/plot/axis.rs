//! Axes: from values to places, and where the ticks stand.
use nic_tb::text::thousands;

/// What an axis shows, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Scale {
    values: (f64, f64),
    places: (f64, f64),
}

impl Scale {
    /// Maps the values from `values.0` to `values.1` to the places from `places.0` to `places.1`.
    pub fn new(values: (f64, f64), places: (f64, f64)) -> Self {
        Self { values, places }
    }

    /// The place of a value; outside values stand at the nearer end.
    pub fn place(&self, value: f64) -> f64 {
        let (low, high) = self.values;
        let part = if high > low { (value.clamp(low, high) - low) / (high - low) } else { 0.0 };
        self.places.0 + part * (self.places.1 - self.places.0)
    }
}

/// Round numbers that divide a range into about `wanted` parts. The first is at most `low`, the
/// last at least `high`.
pub fn ticks(low: f64, high: f64, wanted: usize) -> Vec<f64> {
    let high = if high > low { high } else { low + 1.0 };
    let span = high - low;
    let step = round_step(span / wanted.max(1) as f64);
    let first = (low / step).floor();
    let last = (high / step - 1e-9).ceil().max(first + 1.0);
    (0..=(last - first) as usize).map(|i| (first + i as f64) * step).collect()
}

/// 1, 2 or 5 times a power of ten, the one nearest to `step` by ratio.
fn round_step(step: f64) -> f64 {
    let power = 10_f64.powf(step.log10().floor());
    let part = step / power;
    let round = match part {
        part if part < 1.42 => 1.0,
        part if part < 3.17 => 2.0,
        part if part < 7.08 => 5.0,
        _ => 10.0,
    };
    round * power
}

/// The text at a tick, with as many decimals as the ticks need to differ.
pub fn tick_label(value: f64, ticks: &[f64]) -> String {
    let step = ticks.windows(2).map(|pair| pair[1] - pair[0]).next().unwrap_or(1.0);
    let decimals = (-step.log10().floor()).max(0.0) as usize;
    number_label(value, decimals)
}

/// A number with that many decimals, its thousands apart.
pub fn number_label(value: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", value.abs());
    let (whole, fraction) = match text.split_once('.') {
        Some((whole, fraction)) => (whole, format!(".{fraction}")),
        None => (text.as_str(), String::new()),
    };
    let whole = whole.parse().map_or_else(|_| whole.to_owned(), thousands);
    let is_zero = text.chars().all(|c| c == '0' || c == '.');
    let sign = if value < 0.0 && !is_zero { "\u{2212}" } else { "" };
    format!("{sign}{whole}{fraction}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_enclose_the_range() {
        assert_eq!(ticks(0.0, 612.0, 5), [0.0, 100.0, 200.0, 300.0, 400.0, 500.0, 600.0, 700.0]);
        assert_eq!(ticks(0.0, 1000.0, 5), [0.0, 200.0, 400.0, 600.0, 800.0, 1000.0]);
        assert_eq!(ticks(23.0, 97.0, 5), [20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(ticks(0.0, 0.0, 5).len(), 6);
        for high in 1..500 {
            let ticks = ticks(0.0, f64::from(high) * 0.37, 5);
            assert!((4..=9).contains(&ticks.len()), "{ticks:?}");
            assert!(ticks[ticks.len() - 1] >= f64::from(high) * 0.37 - 1e-6, "{ticks:?}");
        }
    }

    #[test]
    fn labels_have_the_decimals_that_tell_ticks_apart() {
        let ticks = ticks(0.0, 0.02, 5);
        let labels: Vec<_> = ticks.iter().map(|tick| tick_label(*tick, &ticks)).collect();
        assert_eq!(labels, ["0.000", "0.005", "0.010", "0.015", "0.020"]);
        assert_eq!(tick_label(20_000.0, &[0.0, 5_000.0]), "20,000");
        assert_eq!(number_label(-1234.56, 1), "\u{2212}1,234.6");
    }

    #[test]
    fn a_scale_maps_ends_to_ends_and_keeps_outside_values_inside() {
        let scale = Scale::new((0.0, 10.0), (100.0, 0.0));
        let found = [0.0, 5.0, 10.0, 20.0].map(|value| scale.place(value));
        assert_eq!(found, [100.0, 50.0, 0.0, 0.0]);
    }
}
