//! Memory as banks that are busy and that are refreshed: what makes accesses of memory scatter.
//!
//! Every access opens a row of its bank and closes it again; the next of the bank waits until then.
//! A channel moves one line at a time, and does nothing while it is refreshed. Accesses of a bank are
//! served as they come.
use crate::profile::{Parameter, Profile};

/// What the memory is like; times in picoseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Geometry {
    channels: u64,
    /// Of a channel.
    banks: u64,
    bank_cycle: u64,
    burst: u64,
    refresh_interval: u64,
    refresh_time: u64,
}

/// The channels of memory with their banks.
#[derive(Clone, Debug)]
pub(crate) struct Dram {
    geometry: Geometry,
    /// Until when each bank and each channel is busy.
    banks: Vec<u64>,
    channels: Vec<u64>,
}

impl Dram {
    /// The memory of a profile, if it says that there are banks.
    pub(crate) fn of(profile: &Profile) -> Option<Self> {
        profile.row(Parameter::MemoryChannels)?;
        let geometry = Geometry {
            channels: profile.count(Parameter::MemoryChannels) as u64,
            banks: profile.count(Parameter::MemoryBanks) as u64,
            bank_cycle: profile.picoseconds(Parameter::BankCycle),
            burst: profile.picoseconds(Parameter::MemoryBurst),
            refresh_interval: profile.picoseconds(Parameter::RefreshInterval),
            refresh_time: profile.picoseconds(Parameter::RefreshTime),
        };
        Some(Self {
            banks: vec![0; (geometry.channels * geometry.banks) as usize],
            channels: vec![0; geometry.channels as usize],
            geometry,
        })
    }

    /// An access of a line begins as soon as it can; how much longer that takes.
    pub(crate) fn wait(&mut self, now: u64, line: u64) -> u64 {
        let Geometry { channels, banks, bank_cycle, burst, .. } = self.geometry;
        // As controllers do: consecutive lines to other channels, rows spread over the banks.
        let channel = (line ^ (line >> 7) ^ (line >> 13)) % channels;
        let within = ((line / channels) ^ (line >> 11) ^ (line >> 17)) % banks;
        let bank = (channel * banks + within) as usize;
        let free = now.max(self.banks[bank]).max(self.channels[channel as usize]);
        let begin = self.after_refresh(free, channel);
        self.banks[bank] = begin + bank_cycle;
        self.channels[channel as usize] = begin + burst;
        begin - now
    }

    /// The first time from this on at which the channel is not refreshed; each has its turn.
    fn after_refresh(&self, time: u64, channel: u64) -> u64 {
        let Geometry { channels, refresh_interval, refresh_time, .. } = self.geometry;
        let turn = refresh_interval * channel / channels;
        let within = (time + refresh_interval - turn) % refresh_interval;
        if within < refresh_time { time + refresh_time - within } else { time }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::AGILEX7_CXL_JITTER;

    fn dram() -> Dram {
        Dram::of(&AGILEX7_CXL_JITTER).expect("the profile has banks")
    }

    #[test]
    fn a_bank_is_busy_for_its_cycle_and_others_are_not() {
        let mut dram = dram();
        let begin = 1_000_000;
        assert_eq!(dram.wait(begin, 1), 0);
        assert_eq!(dram.wait(begin, 1), dram.geometry.bank_cycle);
        assert_eq!(dram.wait(begin, 2), 0);
    }

    #[test]
    fn a_refresh_keeps_its_share_of_the_accesses_waiting() {
        let mut dram = dram();
        let Geometry { refresh_interval, refresh_time, .. } = dram.geometry;
        let count = 10_000;
        // One access at a time, so that only refreshes are in the way.
        let waits: Vec<u64> =
            (0..count).map(|access| dram.wait(access * 1_003_001, access * 17)).collect();
        let waited = waits.iter().filter(|wait| **wait > 0).count() as f64 / count as f64;
        let share = refresh_time as f64 / refresh_interval as f64;
        assert!((waited / share - 1.0).abs() < 0.1, "{waited} of {share}");
        assert!(waits.iter().all(|wait| *wait <= refresh_time));
    }

    #[test]
    fn all_channels_and_banks_are_used_by_consecutive_lines_and_by_pages() {
        for stride in [1, 64, 4096] {
            let mut dram = dram();
            for line in 0..20_000 {
                dram.wait(0, line * stride);
            }
            let used = dram.banks.iter().filter(|bank| **bank > 0).count();
            assert!(used * 2 > dram.banks.len(), "stride {stride}: {used} banks");
        }
    }
}
