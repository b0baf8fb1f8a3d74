//! Ends a wait that makes no progress (S8), with the reason for its length.

/// Counts cycles without progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watchdog {
    limit: u64,
    reason: String,
    idle: u64,
}

impl Watchdog {
    /// Allows `limit` cycles without progress, because of `reason`.
    pub fn new(limit: u64, reason: impl Into<String>) -> Self {
        Self { limit, reason: reason.into(), idle: 0 }
    }

    /// Takes one cycle; the error says how long nothing happened and why that is too long.
    pub fn observe(&mut self, progress: bool) -> Result<(), String> {
        self.idle = if progress { 0 } else { self.idle + 1 };
        if self.idle <= self.limit {
            return Ok(());
        }
        let (limit, reason) = (self.limit, &self.reason);
        Err(format!("S8: no progress for {limit} cycles, and that is enough: {reason}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_starts_the_count_again() {
        let mut watchdog = Watchdog::new(2, "two cycles of latency");
        for progress in [false, false, true, false, false] {
            watchdog.observe(progress).expect("not too long");
        }
        let error = watchdog.observe(false).expect_err("the third cycle");
        assert_eq!(
            error,
            "S8: no progress for 2 cycles, and that is enough: two cycles of latency"
        );
    }
}
