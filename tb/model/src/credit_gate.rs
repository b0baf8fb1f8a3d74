//! What a credit gate should do: count.

/// The credits of a gate.
#[derive(Clone, Debug)]
pub struct CreditGate {
    credits: u64,
    outstanding: u64,
    surplus: u64,
}

impl CreditGate {
    /// A gate with so many credits, all of them here.
    pub fn new(credits: u64) -> Self {
        Self { credits, outstanding: 0, surplus: 0 }
    }

    /// A payload leaves; whether there was credit for it.
    pub fn take(&mut self) -> bool {
        let may = self.outstanding < self.credits;
        self.outstanding += u64::from(may);
        may
    }

    /// Credits come back.
    pub fn give_back(&mut self, amount: u64) {
        for _ in 0..amount {
            match self.outstanding {
                0 => self.surplus += 1,
                _ => self.outstanding -= 1,
            }
        }
    }

    /// Credits that are here.
    pub fn available(&self) -> u64 {
        self.credits - self.outstanding
    }

    /// Credits that came back though none was outstanding.
    pub fn surplus(&self) -> u64 {
        self.surplus
    }
}
