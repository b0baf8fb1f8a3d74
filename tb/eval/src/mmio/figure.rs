//! The figure `mmio`: the paper's rows and ours, message sizes, orders of arrival.
//!
//! Three kinds of time never share a column: cycles are simulated; Gb/s at a clock are arithmetic on
//! them; a core's Gb/s rest on its two calibrated times.
use super::buffers;
use super::card::Card;
use super::line_rate;
use super::nic::{self, ReorderNic};
use super::processor::{Core, Fencing};
use super::promises;
use super::queues;
use super::rate::{Arrival, Rate, rate};
use super::shares;
use super::transfer::{Outcome, Setup, transfer};
use super::unit::{MODULE, Unit, WINDOW};
use crate::plot::{Figure, Panel};
use nic_tb::text::{table, thousands};

/// Message sizes, headers included.
const SIZES: [usize; 13] = [16, 32, 48, 64, 65, 128, 256, 512, 1024, 1500, 2048, 4096, 9216];
/// Clocks, in MHz: the paper's prototype, a 100 Gb/s MAC's, the paper's estimate of an ASIC.
const CLOCKS: [u64; 3] = [250, 322, 500];

/// Bytes that a run of one size stores, if the number of messages allows.
const VOLUME: usize = 256 * 1024;
/// More messages than that even if they are long.
const LEAST_MESSAGES: usize = 200;

/// How much is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// Lines for each order of arrival; with none, orders of arrival are left out.
    pub lines: u64,
    /// Messages of each size at most.
    pub messages: usize,
    /// Where all randomness comes from.
    pub seed: u64,
}

/// One size of message.
struct Size {
    bytes: usize,
    unit: Outcome,
    free: Outcome,
    fenced: Outcome,
}

/// What was found.
pub struct Findings {
    extent: Extent,
    sizes: Vec<Size>,
    line_rates: Vec<line_rate::Row>,
    buffers: Vec<buffers::Row>,
    promises: Vec<promises::Row>,
    queues: Vec<queues::Row>,
    shares: Vec<shares::Row>,
    rates: Vec<(String, Rate)>,
}

/// How many steps [`run`] reports.
pub fn steps(extent: Extent) -> u64 {
    let orders = if extent.lines == 0 {
        0
    } else {
        line_rate::STEPS + buffers::STEPS + promises::STEPS + queues::STEPS + shares::STEPS
    };
    3 * SIZES.len() as u64 + orders + arrivals(extent).len() as u64
}

fn arrivals(extent: Extent) -> Vec<(String, Arrival)> {
    if extent.lines == 0 {
        return Vec::new();
    }
    let reaches = [WINDOW / 4, WINDOW / 2, WINDOW - 1, WINDOW, 3 * WINDOW / 2];
    let mut all = vec![("in order".to_owned(), Arrival::InOrder)];
    for reach in reaches {
        all.push((format!("reversed in blocks of {reach}"), Arrival::Reversed(reach)));
    }
    for reach in reaches {
        all.push((format!("random within {reach} lines"), Arrival::Random(reach)));
    }
    all
}

/// Runs everything; `progress` hears what begins.
///
/// # Errors
/// One line, as from [`transfer`] and [`rate`].
pub fn run(extent: Extent, mut progress: impl FnMut(&str)) -> Result<Findings, String> {
    let mut sizes = Vec::new();
    for bytes in SIZES {
        let count = (VOLUME / bytes).clamp(LEAST_MESSAGES.min(extent.messages), extent.messages);
        progress(&format!("{bytes} bytes, the unit's limit"));
        let unit = one(
            &mut Unit::new(None)?,
            (Core::INSTANT, Fencing::Never),
            (bytes, count),
            extent.seed,
        )?;
        progress(&format!("{bytes} bytes, a core without fences"));
        let free = (Core::PAPER, Fencing::Never);
        let free = one(&mut ReorderNic::new(None)?, free, (bytes, count), extent.seed)?;
        progress(&format!("{bytes} bytes, a core with fences"));
        let fenced = (Core::PAPER, Fencing::EachMessage);
        let fenced = one(&mut ReorderNic::new(None)?, fenced, (bytes, count), extent.seed)?;
        sizes.push(Size { bytes, unit, free, fenced });
    }
    let (mut buffers, mut promises) = (Vec::new(), Vec::new());
    let (mut queues, mut shares) = (Vec::new(), Vec::new());
    let mut line_rates = Vec::new();
    if extent.lines > 0 {
        line_rates = line_rate::run(extent.seed, &mut progress)?;
        buffers = buffers::run(extent.messages, extent.seed, &mut progress)?;
        promises = promises::run(extent.messages, extent.seed, &mut progress)?;
        queues = queues::run(extent.lines, extent.seed, &mut progress)?;
        shares = shares::run(extent.seed, &mut progress)?;
    }
    let mut rates = Vec::new();
    for (name, arrival) in arrivals(extent) {
        progress(&name);
        let found = rate(&mut Unit::new(None)?, arrival, extent.lines, extent.seed, |_| {})?;
        rates.push((name, found));
    }
    Ok(Findings { extent, sizes, line_rates, buffers, promises, queues, shares, rates })
}

/// Messages of one size through a card, from buffers that are flushed in random order.
fn one(
    card: &mut impl Card,
    (core, fencing): (Core, Fencing),
    (bytes, count): (usize, usize),
    seed: u64,
) -> Result<Outcome, String> {
    let frames = vec![vec![0xa5; bytes - card.header_bytes()]; count];
    transfer(card, &Setup { core, fencing, seed, ..Setup::of(frames) }, |_| {})
}

/// Gb/s of the bytes of messages, their headers included.
fn gigabits(size: &Size, outcome: &Outcome, megahertz: f64) -> f64 {
    let bits = 8.0 * size.bytes as f64 * outcome.deliveries.len() as f64;
    bits * megahertz / 1_000.0 / outcome.cycles as f64
}

/// The clock of the card in the runs with a core.
const CARD_MEGAHERTZ: f64 = 250.0;

impl Findings {
    fn size(&self, bytes: usize) -> Option<&Size> {
        self.sizes.iter().find(|size| size.bytes == bytes)
    }

    /// The paper's rows beside ours.
    fn paper(&self) -> String {
        let Some(line) = self.size(64) else { return String::new() };
        let per_message = line.unit.cycles as f64 / line.unit.deliveries.len() as f64;
        let at = |megahertz: u64| gigabits(line, &line.unit, megahertz as f64);
        let core = |outcome| gigabits(line, outcome, CARD_MEGAHERTZ);
        let rows = [
            ["cycles per 64-byte message", "2", &format!("{per_message:.2}"), "simulated"],
            ["Gb/s at 250 MHz", "64", &format!("{:.1}", at(250)), "cycles x clock"],
            ["Gb/s at 500 MHz", "128", &format!("{:.1}", at(500)), "cycles x clock"],
            ["Gb/s of a core, no fences", "120", &format!("{:.1}", core(&line.free)), "calibrated"],
            ["Gb/s of a core, fences", "1", &format!("{:.2}", core(&line.fenced)), "calibrated"],
        ];
        let rows: Vec<Vec<String>> =
            rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
        table(&["64-byte messages", "paper", "here", "how"], &rows)
    }

    /// By message size.
    fn by_size(&self) -> String {
        let clocks = CLOCKS.map(|clock| format!("unit, {clock} MHz"));
        let mut headings = vec!["bytes", "cycles per message", "lines per cycle"];
        headings.extend(clocks.iter().map(String::as_str));
        headings.extend(["core, no fences", "core, fences"]);
        let row = |size: &Size| {
            let Outcome { cycles, deliveries, stores, .. } = &size.unit;
            let per_message = *cycles as f64 / deliveries.len() as f64;
            let mut row = vec![
                thousands(size.bytes as u64),
                format!("{per_message:.2}"),
                format!("{:.3}", *stores as f64 / *cycles as f64),
            ];
            let unit = CLOCKS.map(|clock| gigabits(size, &size.unit, clock as f64));
            row.extend(unit.map(|gigabits| format!("{gigabits:.1}")));
            let core = [&size.free, &size.fenced].map(|o| gigabits(size, o, CARD_MEGAHERTZ));
            row.extend(core.map(|gigabits| format!("{gigabits:.2}")));
            row
        };
        table(&headings, &self.sizes.iter().map(row).collect::<Vec<_>>())
    }

    /// By order of arrival.
    fn by_order(&self) -> String {
        if self.rates.is_empty() {
            return String::new();
        }
        let buffers = buffers::report(&self.buffers) + &promises::report(&self.promises);
        let queues = queues::report(&self.queues) + &shares::report(&self.shares);
        let row = |(name, rate): &(String, Rate)| {
            let per_cycle = format!("{:.4}", rate.lines_per_cycle());
            vec![name.clone(), thousands(rate.lines), thousands(rate.cycles), per_cycle]
        };
        let rows: Vec<_> = self.rates.iter().map(row).collect();
        let table = table(&["order of arrival", "lines", "cycles", "lines per cycle"], &rows);
        format!(
            "\nLines in and out of {MODULE} per cycle, messages of 64 bytes, a store offered in \
             every cycle:\n\n{table}{queues}{buffers}"
        )
    }

    /// The report.
    pub fn report(&self) -> String {
        let Core { line, fence, .. } = Core::PAPER;
        format!(
            "MMIO figure 2 and section 3.2, seed {}.\n\n{}\n\
             Gb/s by size of message, its header included; eight write-combining buffers, flushed \
             in random order.\nThe unit: {MODULE} with a store in every cycle. A core: {:.2} ns to \
             store a line and {:.0} ns at a fence, fitted\nto the paper's two rates at 64 bytes, \
             the other sizes follow; its stores go through {} at {CARD_MEGAHERTZ} MHz.\n\n{}",
            self.extent.seed,
            self.paper(),
            line as f64 / 1_000.0,
            fence as f64 / 1_000.0,
            nic::MODULE,
            self.by_size(),
        ) + &line_rate::report(&self.line_rates)
            + &self.by_order()
    }

    /// The picture.
    pub fn figure(&self) -> Figure {
        let names = || self.sizes.iter().map(|size| size.bytes.to_string());
        let line = |outcome: fn(&Size) -> &Outcome, megahertz: f64| {
            let points =
                self.sizes.iter().map(move |size| gigabits(size, outcome(size), megahertz));
            (0..).map(f64::from).zip(points).collect::<Vec<_>>()
        };
        let throughput = Panel::new("One core through the card", "message, bytes", "Gb/s")
            .categories(names())
            .line("no fences", line(|size| &size.free, CARD_MEGAHERTZ))
            .line("a fence after each", line(|size| &size.fenced, CARD_MEGAHERTZ))
            .level("line rate of the paper's NIC", 100.0);
        let mut limit = Panel::new("The unit's own limit", "message, bytes", "Gb/s");
        limit = limit.categories(names());
        for clock in CLOCKS {
            let points = line(|size| &size.unit, clock as f64);
            limit = limit.line(&format!("{clock} MHz"), points);
        }
        Figure::new("Stores in any order, sent in order")
            .note(&format!(
                "{} and its {MODULE}; eight write-combining buffers flushed in random order, seed {}",
                nic::MODULE, self.extent.seed
            ))
            .panel(throughput)
            .panel(limit.level("paper's prototype, 64 bytes", 64.0))
    }
}
