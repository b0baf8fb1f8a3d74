//! Measures a module and compares with what its contract promises: slower fails, and so does
//! faster, because then the contract is wrong.
use nic_sim::design::Contract;
use nic_sim::{Device, Wrapper};

use super::{Bench, InputPort, OutputPort};

/// What was measured while nothing stalled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// Least cycles from an input's transfer to the first offer of its result.
    pub least: u64,
    /// Most cycles.
    pub most: u64,
    /// Cycles between the first and the last transfer on the busiest port, back to back.
    pub cycles: u64,
    /// Transfers on that port, less one.
    pub gaps: u64,
}

impl<D: Wrapper> Bench<D> {
    /// Measures latency with one unit of traffic at a time in the idle device, and the interval
    /// with all units back to back. Use it on a bench in which nothing stalls.
    ///
    /// # Panics
    /// If nothing came out, or there are less than two transfers.
    pub fn measure<I, O>(
        mut self,
        inlet: I,
        outlet: O,
        units: impl IntoIterator<Item = Vec<I::Payload>>,
    ) -> Measured
    where
        I: InputPort<D> + Copy,
        O: OutputPort<D> + Copy,
    {
        let (input, output) = (inlet.position(), outlet.position());
        self.engine.ignore_others();
        let units: Vec<_> = units.into_iter().collect();
        let (mut least, mut most) = (u64::MAX, 0);
        for unit in units.iter().take(64) {
            self.engine.ports[output].first_offer = None;
            self.send(inlet, unit.iter().cloned());
            let latency = self.first_latency(input, output);
            self.until_idle();
            if let Some(latency) = latency {
                least = least.min(latency);
                most = most.max(latency);
            }
        }
        assert!(least <= most, "nothing came out: there is no latency");

        let before: Vec<_> = self.engine.ports.iter().map(|port| port.transfers).collect();
        self.engine.ports.iter_mut().for_each(|port| port.first_transfer = None);
        self.send(inlet, units.into_iter().flatten());
        self.until_idle();
        let busiest = [input, output]
            .into_iter()
            .max_by_key(|&port| self.transfers(port) - before[port])
            .unwrap_or(input);
        let gaps = (self.transfers(busiest) - before[busiest]).saturating_sub(1);
        assert!(gaps > 0, "a single transfer has no interval");
        let port = &self.engine.ports[busiest];
        let cycles = port.last_transfer.zip(port.first_transfer).map_or(0, |(l, f)| l - f);
        self.dismiss();
        Measured { least, most, cycles, gaps }
    }
}

impl<D: Device> Bench<D> {
    /// Runs until the output offers something; cycles since the last transfer on the input.
    fn first_latency(&mut self, input: usize, output: usize) -> Option<u64> {
        let (mut idle, mut steps) = (0, 0);
        while idle < super::QUIET {
            let moved = self.advance();
            idle = if moved { 0 } else { idle + 1 };
            steps += 1;
            assert!(
                steps < super::ENDLESS,
                "the device moves for {steps} cycles, and takes nothing"
            );
            let sent = self.engine.ports[input].last_transfer;
            if let (Some(offer), Some(sent)) = (self.engine.ports[output].first_offer, sent) {
                return offer.checked_sub(sent);
            }
        }
        None
    }
}

impl Measured {
    /// Compares with the contract; the error says what is slower or faster than promised.
    pub fn check(&self, contract: &Contract) -> Result<(), String> {
        let Self { least, most, cycles, gaps } = *self;
        if let Some(latency) = contract.latency {
            let promised = (u64::from(latency.least), u64::from(latency.most));
            if most > promised.1 {
                return Err(format!("latency is {least}..={most}, slower than {promised:?}"));
            }
            if (least, most) != promised {
                return Err(format!(
                    "latency is {least}..={most}, faster than {promised:?}: fix the contract"
                ));
            }
        }
        if let Some(interval) = contract.interval {
            let promised = gaps * u64::from(interval);
            if cycles > promised {
                return Err(format!(
                    "{gaps} intervals take {cycles} cycles, more than {interval} each"
                ));
            }
            if cycles < promised {
                return Err(format!(
                    "{gaps} intervals take {cycles} cycles, less than {interval} each: fix the \
                     contract"
                ));
            }
        }
        Ok(())
    }
}
