//! How long a channel of memory takes: DDR4-2400 with its banks, its refresh and the turns of its bus; or an ideal one.
//!
//! Times of the device: read and write latency, tRCD, tRP, tRAS from Micron, 4Gb DDR4 SDRAM (MT40A256M16), table 152 (speed bin
//! -083, 17-17-17), and Alliance AS4C256M16D4, table 92, which says the same; tCCD and tRTP from Micron's table 157, tREFI from its
//! table 159; tWTR and tWR from the data sheet of Transcend's module TS1GSH72V1H (page 8: its column of DDR4-2133, taken over in
//! nanoseconds); tRRD and tRFC1 of 4 Gb from the serial presence detect of a DDR4-2400T module of SK hynix.
//! A rank of eight chips of 8 bits: a burst of eight is a line, and a row of all chips has 128 lines.
//!
//! What the controller and the pins add is 35 memory clock cycles to a read, which is what Altera's DDR2 controller HPC II takes
//! besides the CAS latency at half rate (External Memory Interface Handbook, volume 3, section I, table 7-3: 17.5 local
//! clock cycles of two). Commands are not modelled one by one: a request's precharge and activation begin when
//! it comes, if the times of its bank allow that, and columns follow each other in the order of requests.

/// A memory clock cycle, in picoseconds (table 152: tCK).
const CLOCK: u64 = 833;
/// From a read to its first data, and from a write (CL, CWL).
const READ_LATENCY: u64 = 17 * CLOCK;
const WRITE_LATENCY: u64 = 12 * CLOCK;
/// A burst of eight.
const BURST: u64 = 4 * CLOCK;
/// From an activation to a column, and from a precharge to an activation (tRCD, tRP).
const ACTIVATE: u64 = 14_160;
const PRECHARGE: u64 = 14_160;
/// From an activation to a precharge (tRAS).
const ROW_OPEN: u64 = 32_000;
/// From a read to a precharge; from the last data of a write to one (tRTP, tWR).
const READ_TO_PRECHARGE: u64 = 7_500;
const WRITE_RECOVERY: u64 = 15_000;
/// Between columns of one bank group, and of two (tCCD_L, tCCD_S).
const COLUMN_SAME_GROUP: u64 = 5_000;
const COLUMN: u64 = 4 * CLOCK;
/// From the last data of a write to a read of its bank group, and of another (tWTR_L, tWTR_S).
const WRITE_TO_READ_SAME_GROUP: u64 = 7_500;
const WRITE_TO_READ: u64 = 2_500;
/// Cycles in which nobody drives the bus between a read and a write.
const TURN: u64 = 2 * CLOCK;
/// Between activations (tRRD_S).
const ACTIVATE_TO_ACTIVATE: u64 = 3_300;
/// Between refreshes, and the time that one takes (tREFI, tRFC1 of 4 Gb).
const REFRESH_INTERVAL: u64 = 7_800_000;
const REFRESH: u64 = 260_000;
/// What the controller and the pins add to a read.
const CONTROLLER: u64 = 35 * CLOCK;

/// Bank groups, banks of each, and lines of a row.
const GROUPS: u64 = 4;
const BANKS: u64 = 16;
const ROW_LINES: u64 = 128;

/// How long a channel takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Timing {
    /// A line in each cycle, each read after so many picoseconds.
    Ideal(u64),
    /// DDR4-2400.
    #[default]
    Ddr4,
}

#[derive(Clone, Copy, Default, Debug)]
struct Bank {
    row: Option<u64>,
    /// From when on a precharge is allowed, and a column of the open row.
    precharge: u64,
    column: u64,
    /// From when on an activation is allowed.
    activate: u64,
}

/// A column command.
#[derive(Clone, Copy, Debug)]
struct Column {
    at: u64,
    group: u64,
    is_write: bool,
}

/// A channel.
#[derive(Clone, Debug)]
pub struct Dram {
    timing: Timing,
    banks: [Bank; BANKS as usize],
    last: Option<Column>,
    activated: u64,
    refresh_due: u64,
    /// Rows that were open when they were needed, that had to be opened, and that took another's place.
    pub rows: [u64; 3],
}

impl Dram {
    /// A channel at rest.
    pub fn new(timing: Timing) -> Self {
        let banks = [Bank::default(); BANKS as usize];
        Self {
            timing,
            banks,
            last: None,
            activated: 0,
            refresh_due: REFRESH_INTERVAL,
            rows: [0; 3],
        }
    }

    /// Whether a request that has waited until `now` may be decided on: the bus is needed soon.
    pub fn is_free(&self, now: u64) -> bool {
        self.timing != Timing::Ddr4 || self.last.is_none_or(|column| column.at <= now)
    }

    /// When the last data of an access are there that came at `arrival` and is decided on at `now`.
    pub fn access(&mut self, line: u64, is_write: bool, (arrival, now): (u64, u64)) -> u64 {
        if let Timing::Ideal(read) = self.timing {
            return now + if is_write { 0 } else { read };
        }
        self.refresh(now);
        let group = line % GROUPS;
        let bank_number = group + GROUPS * (line / (GROUPS * ROW_LINES) % (BANKS / GROUPS));
        let row = line / (BANKS * ROW_LINES);
        let ready = self.open(bank_number as usize, row, arrival);
        let at = ready.max(now).max(self.after_last(group, is_write));
        self.last = Some(Column { at, group, is_write });
        let bank = &mut self.banks[bank_number as usize];
        if is_write {
            let end = at + WRITE_LATENCY + BURST;
            bank.precharge = bank.precharge.max(end + WRITE_RECOVERY);
            return end;
        }
        bank.precharge = bank.precharge.max(at + READ_TO_PRECHARGE);
        at + READ_LATENCY + BURST + CONTROLLER
    }

    /// When the row of a bank is open.
    fn open(&mut self, number: usize, row: u64, arrival: u64) -> u64 {
        let bank = &mut self.banks[number];
        let kind = match bank.row {
            Some(open) if open == row => 0,
            None => 1,
            Some(_) => 2,
        };
        self.rows[kind] += 1;
        if kind == 0 {
            return bank.column;
        }
        let closed = if kind == 2 { arrival.max(bank.precharge) + PRECHARGE } else { arrival };
        let at = closed.max(bank.activate).max(self.activated + ACTIVATE_TO_ACTIVATE);
        self.activated = at;
        *bank = Bank {
            row: Some(row),
            precharge: at + ROW_OPEN,
            column: at + ACTIVATE,
            activate: at + ROW_OPEN + PRECHARGE,
        };
        bank.column
    }

    /// When a column may follow the last one.
    fn after_last(&self, group: u64, is_write: bool) -> u64 {
        let Some(last) = self.last else { return 0 };
        let is_same = last.group == group;
        match (last.is_write, is_write) {
            (true, false) => {
                let turn = if is_same { WRITE_TO_READ_SAME_GROUP } else { WRITE_TO_READ };
                last.at + WRITE_LATENCY + BURST + turn
            }
            // The data of the write come behind those of the read.
            (false, true) => last.at + READ_LATENCY + BURST + TURN - WRITE_LATENCY,
            _ if is_same => last.at + COLUMN_SAME_GROUP,
            _ => last.at + COLUMN,
        }
    }

    /// Refreshes all banks if that is due.
    fn refresh(&mut self, now: u64) {
        while self.refresh_due <= now {
            let closed = self.banks.iter().filter(|bank| bank.row.is_some());
            let closed = closed.map(|bank| bank.precharge + PRECHARGE).max().unwrap_or(0);
            let end = self.refresh_due.max(closed) + REFRESH;
            for bank in &mut self.banks {
                *bank = Bank { activate: end, ..Bank::default() };
            }
            self.refresh_due += REFRESH_INTERVAL;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When the last of these accesses ends that all come at once.
    fn end(dram: &mut Dram, lines: impl IntoIterator<Item = (u64, bool)>) -> u64 {
        let mut now = 0;
        let mut last = 0;
        for (line, is_write) in lines {
            while !dram.is_free(now) {
                now += 1;
            }
            last = dram.access(line, is_write, (0, now)).max(last);
        }
        last
    }

    #[test]
    fn a_row_that_is_open_is_read_sooner_than_one_that_is_closed_and_that_than_one_in_the_way() {
        let mut dram = Dram::new(Timing::Ddr4);
        let far = 1_000_000;
        let closed = dram.access(0, false, (far, far)) - far;
        assert_eq!(closed, ACTIVATE + READ_LATENCY + BURST + CONTROLLER);
        let hit = dram.access(4, false, (2 * far, 2 * far)) - 2 * far;
        assert_eq!(hit, closed - ACTIVATE);
        let other_row = BANKS * ROW_LINES;
        let conflict = dram.access(other_row, false, (3 * far, 3 * far)) - 3 * far;
        assert_eq!(conflict, closed + PRECHARGE);
        assert_eq!(dram.rows, [1, 1, 1]);
    }

    #[test]
    fn lines_that_follow_each_other_are_read_at_the_rate_of_the_bus_less_refresh() {
        const LINES: u64 = 20_000;
        let mut dram = Dram::new(Timing::Ddr4);
        let time = end(&mut dram, (0..LINES).map(|line| (line, false)));
        let share = (LINES * BURST) as f64 / time as f64;
        // Refresh alone leaves 1 - 260 / 7,800.
        assert!((0.93..=0.967).contains(&share), "{share}");
    }

    #[test]
    fn reads_between_writes_cost_turns() {
        const LINES: u64 = 2_000;
        let mut apart = Dram::new(Timing::Ddr4);
        let apart = end(&mut apart, (0..LINES).map(|line| (line, line < LINES / 2)));
        let mut mixed = Dram::new(Timing::Ddr4);
        let mixed = end(&mut mixed, (0..LINES).map(|line| (line, line % 2 == 0)));
        assert!(mixed > 3 * apart, "{mixed} and {apart}");
    }

    #[test]
    fn rows_of_one_bank_cost_a_row_cycle_each() {
        const LINES: u64 = 1_000;
        let mut dram = Dram::new(Timing::Ddr4);
        let stride = BANKS * ROW_LINES;
        let time = end(&mut dram, (0..LINES).map(|line| (stride * line, false)));
        assert!(time >= (LINES - 1) * (ROW_OPEN + PRECHARGE), "{time}");
    }

    #[test]
    fn an_ideal_memory_answers_after_the_same_time() {
        let mut dram = Dram::new(Timing::Ideal(100));
        assert_eq!((dram.access(9, false, (0, 5)), dram.access(9, true, (0, 5))), (105, 5));
        assert!(dram.is_free(0));
    }
}
