//! The emitted banked buffer against one written by hand: speed of simulation, and size.
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use nic_sim::tools::repository_root;
use nic_sim::{BuildRequest, Library, Model, Source as VerilogSource};

use crate::error::{Context, Error, Result};
use crate::progress::Progress;
use crate::resources;
use crate::rtl::{Rtl, Source};
use crate::table::Table;

/// The two modules: four banks of 1,024 words each.
const EMITTED: &str = "banked_buffer_b4_d1024";
const HAND_WRITTEN: &str = "banked_buffer";

/// Least speed and most cells of ours, in hundredths of the hand-written one's.
const LEAST_SPEED: u64 = 90;
const MOST_CELLS: u64 = 105;

/// Runs of each, in turns, so that a change of the machine's speed meets both.
const PAIRS: usize = 15;
const CYCLES: usize = 40_000;

/// Cycles of input that are drawn once and then repeated.
const DRAWN: usize = 1024;

fn hand_written() -> PathBuf {
    repository_root().join("tb/flow/bench")
}

/// Measures both, prints a table, and fails when ours is worse than promised. With `record` the
/// table also goes to `docs/generated/bench.md`.
pub fn bench(ours: &Rtl, record: bool) -> Result<()> {
    let theirs = Rtl::read(&hand_written())?;
    let (emitted, written) = (ours.module(EMITTED)?, theirs.module(HAND_WRITTEN)?);
    let libraries = [library(ours, emitted)?, library(&theirs, written)?];
    let stimulus = Stimulus::draw(&libraries)?;
    let speed = speed(&libraries, &stimulus)?;
    let mut table =
        Table::new(&["banked buffer", "emitted", "by hand", "ratio", "limit", "result"]);
    let mut failed = 0;
    let mut row = |what: &str, ours: u64, theirs: u64, ratio: u64, limit: &str, holds: bool| {
        let result = if holds { "holds" } else { "fails" };
        failed += usize::from(!holds);
        let ratio = format!("{}.{:02}", ratio / 100, ratio % 100);
        table.row([what, &ours.to_string(), &theirs.to_string(), &ratio, limit, result]);
    };
    let [our_speed, their_speed] = speed.cycles_per_second;
    let limit = format!("at least {}.{:02}", LEAST_SPEED / 100, LEAST_SPEED % 100);
    let holds = speed.ratio >= LEAST_SPEED;
    row("cycles/s", our_speed, their_speed, speed.ratio, &limit, holds);
    let figures = |rtl: &Rtl, source: &Source| {
        let mut figures = resources::figures(rtl, &[source])?;
        let found = figures.remove(&source.name).map(|synthesis| synthesis.figures);
        found.ok_or_else(|| Error::failed("no figures".to_owned()))
    };
    let (our, their) = (figures(ours, emitted)?, figures(&theirs, written)?);
    let limit = format!("at most {}.{:02}", MOST_CELLS / 100, MOST_CELLS % 100);
    for (what, our, their) in [
        ("LUT", our.luts, their.luts),
        ("FF", our.registers, their.registers),
        ("RAMB36", our.block_ram_36, their.block_ram_36),
    ] {
        // Nothing against nothing is equal.
        let ratio = if our == their { 100 } else { (100 * our).div_ceil(their.max(1)) };
        row(what, our, their, ratio, &limit, ratio <= MOST_CELLS);
    }
    print!("{table}");
    if record {
        let file = repository_root().join("docs/generated/bench.md");
        fs::write(&file, document(&table)).context(|| format!("write {}", file.display()))?;
    }
    match failed {
        0 => Ok(()),
        count => Err(Error::failed(format!("{count} of the limits do not hold"))),
    }
}

/// `docs/generated/bench.md`.
fn document(table: &Table) -> String {
    format!(
        "# Emitted against written by hand\n\n\
         Written by `make bench RECORD=1`: the emitted `{EMITTED}` against\n\
         [a banked buffer written by hand](../../tb/flow/bench/banked_buffer.v) with the same ports. \
         Cycles\nper second are those of the machine it ran on; their ratio is the median over \
         {PAIRS} pairs of runs of\n{CYCLES} cycles each, in turns, with the same random traffic, and \
         the outputs are compared. Cells are\nYosys's (`synth_xilinx -family \
         xcup`).\n\n{}",
        table.markdown()
    )
}

/// Both without their properties: the hand-written one has none.
fn library(rtl: &Rtl, module: &Source) -> Result<Arc<Library>> {
    let sources = rtl.closure(module);
    let sources = sources.iter().rev().map(|s| VerilogSource::new(&*s.file, &*s.text)).collect();
    let mut request = BuildRequest::new(&*module.name, sources);
    request.defines.clear();
    Library::build(&request).context(|| format!("build {}", module.name))
}

/// Values of all data inputs, by name, for each cycle.
struct Stimulus {
    names: Vec<String>,
    cycles: Vec<Vec<Vec<u32>>>,
}

impl Stimulus {
    fn draw(libraries: &[Arc<Library>; 2]) -> Result<Self> {
        let ports = |library: &Library| {
            let mut ports = library.ports().to_vec();
            // A module without state to reset has no reset; that is no difference in what it does.
            ports.retain(|port| !["clk", "rst"].contains(&port.name.as_str()));
            ports.sort_by(|left, right| left.name.cmp(&right.name));
            ports
        };
        let [ours, theirs] = [ports(&libraries[0]), ports(&libraries[1])];
        if ours != theirs {
            let names = |ports: &[nic_sim::library::LibraryPort]| {
                let port =
                    |port: &nic_sim::library::LibraryPort| format!("{}[{}]", port.name, port.width);
                ports.iter().map(port).collect::<Vec<_>>().join(" ")
            };
            return Err(Error::failed(format!(
                "the ports differ: emitted {}; by hand {}",
                names(&ours),
                names(&theirs)
            )));
        }
        let inputs: Vec<_> = ours.into_iter().filter(|port| !port.is_output).collect();
        let mut random = SplitMix(1);
        let draw = |random: &mut SplitMix, width: u32| {
            let mut words: Vec<u32> = (0..width.div_ceil(32)).map(|_| random.next()).collect();
            if let (Some(top), 1..) = (words.last_mut(), width % 32) {
                *top &= (1 << (width % 32)) - 1;
            }
            words
        };
        let cycle = |_| inputs.iter().map(|port| draw(&mut random, port.width)).collect();
        Ok(Self {
            cycles: (0..DRAWN).map(cycle).collect(),
            names: inputs.iter().map(|port| port.name.clone()).collect(),
        })
    }
}

/// The generator of Steele, Lea and Flood: always the same traffic.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 32) as u32
    }
}

struct Speed {
    cycles_per_second: [u64; 2],
    /// Median over the pairs, in hundredths.
    ratio: u64,
}

fn speed(libraries: &[Arc<Library>; 2], stimulus: &Stimulus) -> Result<Speed> {
    let progress = Progress::new("simulation", PAIRS);
    let mut ratios = Vec::new();
    let mut times = [Vec::new(), Vec::new()];
    for pair in 0..PAIRS {
        // Who goes first changes, because the second finds a warmer machine.
        let order = if pair % 2 == 0 { [0, 1] } else { [1, 0] };
        let mut sums = [0; 2];
        let mut seconds = [0.0; 2];
        for which in order {
            (seconds[which], sums[which]) = simulate(&libraries[which], stimulus)?;
        }
        if sums[0] != sums[1] {
            return Err(Error::failed("the emitted and the hand-written outputs differ"));
        }
        ratios.push(seconds[1] / seconds[0]);
        times[0].push(seconds[0]);
        times[1].push(seconds[1]);
        progress.step();
    }
    let rate = |times: &mut Vec<f64>| (CYCLES as f64 / median(times)) as u64;
    let [ours, theirs] = &mut times;
    Ok(Speed {
        cycles_per_second: [rate(ours), rate(theirs)],
        ratio: (100.0 * median(&mut ratios)) as u64,
    })
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Seconds, and a sum over everything that the outputs were.
fn simulate(library: &Arc<Library>, stimulus: &Stimulus) -> Result<(f64, u64)> {
    let mut model = Model::with_power_up(library, nic_sim::PowerUp::Zeros);
    let port = |model: &Model, name: &str| {
        model.port(name).ok_or_else(|| Error::failed(format!("no port {name}")))
    };
    let clock = port(&model, "clk")?;
    let inputs: Vec<usize> =
        stimulus.names.iter().map(|name| port(&model, name)).collect::<Result<_>>()?;
    let mut outputs: Vec<(String, usize, Vec<u32>)> = (0..model.port_count())
        .filter(|port| model.is_output(*port))
        .map(|port| (model.name(port).to_owned(), port, model.words(port)))
        .collect();
    outputs.sort();
    if let Some(reset) = model.port("rst") {
        for level in [1, 0] {
            model.set(reset, level);
            model.set(clock, 0);
            model.eval();
            model.set(clock, level);
            model.eval();
        }
        model.set(clock, 0);
    }
    let mut sum = 0_u64;
    let start = Instant::now();
    for cycle in 0..CYCLES {
        for (port, words) in inputs.iter().zip(&stimulus.cycles[cycle % DRAWN]) {
            model.write(*port, words);
        }
        model.set(clock, 0);
        model.eval();
        model.set(clock, 1);
        model.eval();
        for (_, port, words) in &mut outputs {
            model.read(*port, words);
            for word in &*words {
                sum = sum.rotate_left(5) ^ u64::from(*word);
            }
        }
    }
    Ok((start.elapsed().as_secs_f64(), sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]).to_bits(), 2.0_f64.to_bits());
    }

    #[test]
    fn the_same_traffic_comes_every_time() {
        let mut random = SplitMix(1);
        // The generator's reference output for seed 1 begins with 0x910a2dec89025cc1.
        assert_eq!(random.next(), 0x910a_2dec);
    }
}
