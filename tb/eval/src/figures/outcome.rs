//! A paper's number beside ours.
use nic_tb::text::table;

/// What a number may be used for (targets).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Numbers of the profile may be chosen with it.
    Calibrate,
    /// It must follow from the others.
    Predict,
}

/// One number.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// What was measured.
    pub what: String,
    /// What of: `ns`, `GB/s`; [`LOWER`] is compared in points.
    pub unit: &'static str,
    /// The paper's.
    pub paper: f64,
    /// Ours.
    pub here: f64,
    /// What the paper's may be used for.
    pub used: Use,
}

impl Outcome {
    /// The difference, as a part of the paper's.
    pub fn error(&self) -> f64 {
        (self.here - self.paper) / self.paper
    }
}

/// The unit of a latency that is so much lower than another.
pub const LOWER: &str = "% lower";

/// All of them as a table.
pub fn comparison(outcomes: &[Outcome]) -> String {
    let row = |outcome: &Outcome| {
        let used = match outcome.used {
            Use::Calibrate => "calibrate",
            Use::Predict => "predict",
        };
        vec![
            outcome.what.clone(),
            outcome.unit.to_owned(),
            format!("{}", outcome.paper),
            format!("{:.2}", outcome.here),
            match outcome.unit {
                LOWER => format!("{:+.1} points", outcome.here - outcome.paper),
                _ => format!("{:+.1} %", 100.0 * outcome.error()),
            },
            used.to_owned(),
        ]
    };
    let rows: Vec<Vec<String>> = outcomes.iter().map(row).collect();
    table(&["", "unit", "paper", "here", "error", "use"], &rows)
}
