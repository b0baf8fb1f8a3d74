//! Frames of every size of a 100 Gb/s Ethernet link: as many as the link takes, or fewer?
//!
//! Which bytes count: a *frame* is what the host stores behind the header and what the MAC is given, 60 to 9,216 bytes
//! here. On the link come its FCS (4), the preamble (8) and the gap (12), on the host's side the header (4).
use nic_sim::generated::mmio_queues::MmioQueues as Queues;
use nic_sim::{Clocked, Device, StreamInput, StreamOutput};
use nic_spec::message::{MmioQueueFault, MmioQueueWrite};
use nic_tb::Watchdog;

use super::nic::{self, ReorderNic};
use super::processor::Core;
use super::queues;
use super::transfer::{Setup, transfer};
use super::unit::{self, Unit};
use nic_tb::text::{table, thousands};

/// The least and the most bytes of a frame, without FCS.
const FRAMES: (usize, usize) = (60, 9_216);
/// What a frame takes of the link besides its bytes: FCS, preamble with start, gap (IEEE 802.3, 3.1.1 and 4.4.2).
const ON_THE_LINK: usize = 4 + 8 + 12;
/// Bytes before a frame.
const HEADER: usize = 4;
/// Bytes of the longest message of the units alone; those in cards take the header besides.
const UNITS: usize = 9_216;
/// Bytes of a beat and of a line.
const LINE: usize = 64;
/// Bytes of the link in a microsecond: 100 Gb/s.
const LINK: f64 = 12_500.0;
/// Clocks, in MHz: of the shell of F1 and of PCI Express, and of the MAC (CMAC, 322.265625 rounded).
const CLOCKS: [f64; 2] = [250.0, 322.27];
/// Sizes that are run: the least, those at the edges of beats, usual ones, the most.
const SIZES: [usize; 24] = [
    60, 61, 64, 65, 75, 76, 96, 124, 125, 126, 188, 189, 252, 253, 508, 509, 1_020, 1_021, 1_514,
    1_518, 4_092, 4_093, 9_212, 9_216,
];
/// Bytes stored in one run, and the fewest frames.
const VOLUME: usize = 64 * 1024;
const LEAST: usize = 60;

/// One size.
pub struct Row {
    frame: usize,
    /// Cycles of `mmio_reorder` and of `mmio_queues`, of messages that are no longer than they are made for, and of the
    /// card's host side, for so many frames.
    unit: Option<u64>,
    queues: Option<u64>,
    card: u64,
    count: u64,
}

/// How many runs [`run`] makes.
pub const STEPS: u64 = SIZES.len() as u64;

/// Cycles that a message of that frame takes at one beat in a cycle.
fn beats(frame: usize) -> u64 {
    (frame + HEADER).div_ceil(LINE) as u64
}

/// Millions of frames that the link takes in a second.
fn needed(frame: usize) -> f64 {
    LINK / (frame + ON_THE_LINK) as f64
}

/// Frames of each size through both units and the card.
///
/// # Errors
/// One line: as from [`transfer`], or more cycles for a frame than beats.
pub fn run(seed: u64, mut progress: impl FnMut(&str)) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for frame in SIZES {
        progress(&format!("line rate, {frame} bytes"));
        let count = (VOLUME / frame).max(LEAST);
        let setup = |bytes: usize| Setup {
            core: Core::INSTANT,
            seed,
            ..Setup::of(vec![vec![0xa5; bytes]; count])
        };
        // The unit alone has a length of two bytes for its header.
        let of_unit = setup(frame + HEADER - unit::HEADER_BYTES);
        let is_made_for = frame + HEADER <= UNITS;
        let unit = |_| transfer(&mut Unit::new(None)?, &of_unit, |_| {}).map(|run| run.cycles);
        let unit = is_made_for.then_some(()).map(unit).transpose()?;
        let card = transfer(&mut ReorderNic::new(None)?, &setup(frame), |_| {})?.cycles;
        let queues = |_| of_queues(frame + HEADER, count as u64);
        let queues = is_made_for.then_some(()).map(queues).transpose()?;
        rows.push(Row { frame, unit, queues, card, count: count as u64 });
    }
    Ok(rows)
}

/// Cycles of `mmio_queues` for messages of so many bytes, each in the next of 64 queues.
fn of_queues(bytes: usize, count: u64) -> Result<u64, String> {
    const ACTIVE: u64 = 64;
    let mut device = Clocked::<Queues>::new(None)?;
    device.reset(3)?;
    StreamOutput::open(device.model_mut(), Queues::MESSAGE).set_ready(true);
    device.run(queues::START)?;
    let lines = bytes.div_ceil(LINE) as u64;
    let store = |number: u64| {
        let (message, line) = (number / lines, number % lines);
        let mut data = [0xa5; LINE];
        if line == 0 {
            data[..2].copy_from_slice(&(bytes as u16).to_le_bytes());
        }
        let rest = bytes - LINE * line as usize;
        let byte_enable = u64::MAX >> (LINE - rest.min(LINE));
        let line_address = (message / ACTIVE * lines + line) % (1 << 12);
        MmioQueueWrite::<10, 12, LINE> { queue: message % ACTIVE, line_address, data, byte_enable }
    };
    let mut watchdog = Watchdog::new(5_000, "a message leaves when its lines have come");
    let (mut number, mut left, mut cycles) = (0, 0, 0);
    while left < count {
        let model = device.model_mut();
        let mut port = StreamInput::open(model, Queues::MMIO_WRITE);
        match number < count * lines {
            true => port.offer(&store(number)),
            false => port.withdraw(),
        }
        device.settle()?;
        let model = device.model_mut();
        let taken =
            number < count * lines && StreamInput::open(model, Queues::MMIO_WRITE).is_ready();
        let beat = StreamOutput::open(model, Queues::MESSAGE).offered();
        watchdog.observe(taken || beat.is_some())?;
        left += u64::from(beat.is_some_and(|beat| beat.payload.last));
        number += u64::from(taken);
        device.rise()?;
        cycles += 1;
        let fault = device.status().get().last_fault;
        if fault != MmioQueueFault::None {
            return Err(format!("{} stopped: {fault:?}", queues::MODULE));
        }
    }
    Ok(cycles)
}

/// The rows as a table, and what follows for the sizes between them.
pub fn report(rows: &[Row]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let share =
        |frame: usize, megahertz: f64| (megahertz / beats(frame) as f64 / needed(frame)).min(1.0);
    let cells = |row: &Row| {
        let per_frame = |cycles: u64| format!("{:.2}", cycles as f64 / row.count as f64);
        let mut cells = vec![
            thousands(row.frame as u64),
            format!("{:.2}", needed(row.frame)),
            beats(row.frame).to_string(),
            row.unit.map_or("-".to_owned(), per_frame),
            row.queues.map_or("-".to_owned(), per_frame),
            per_frame(row.card),
        ];
        cells.extend(CLOCKS.map(|clock| format!("{:.1} %", 100.0 * share(row.frame, clock))));
        cells
    };
    let clocks = CLOCKS.map(|clock| format!("of line rate at {clock} MHz"));
    let mut headings = vec!["frame", "Mpps of 100 GbE", "beats", unit::MODULE, queues::MODULE];
    headings.push(nic::MODULE);
    headings.extend(clocks.iter().map(String::as_str));
    let mut text = format!(
        "\nFrames of a 100 Gb/s link, stored without a pause and with a MAC that is always ready; frames without FCS, \
         as the host stores them.\nThe link takes {ON_THE_LINK} bytes more for each (FCS 4, preamble 8, gap 12), the \
         host stores {HEADER} more (the header). Cycles for a frame, simulated,\nthe time to fill the device included; \
         the shares are those of a beat in each cycle:\n\n{}",
        table(&headings, &rows.iter().map(cells).collect::<Vec<_>>())
    );
    for clock in CLOCKS {
        let below: Vec<usize> =
            (FRAMES.0..=FRAMES.1).filter(|frame| share(*frame, clock) < 1.0).collect();
        let worst = below.iter().min_by(|a, b| share(**a, clock).total_cmp(&share(**b, clock)));
        text += &match worst {
            None => format!(
                "At {clock} MHz every size from {} to {} has the line rate.\n",
                FRAMES.0, FRAMES.1
            ),
            Some(worst) => format!(
                "At {clock} MHz all sizes from {} to {} have it but {}; the worst is {worst} bytes with {:.1} %, which \
                 needs {:.1} MHz.\n",
                FRAMES.0,
                FRAMES.1,
                runs(&below),
                100.0 * share(*worst, clock),
                needed(*worst) * beats(*worst) as f64,
            ),
        };
    }
    text
}

/// Numbers in order, those that follow each other as one.
fn runs(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|a, b| a + 1 == *b).map(|run| match run {
        [one] => one.to_string(),
        _ => format!("{} to {}", run[0], run[run.len() - 1]),
    });
    runs.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_takes_its_beats_and_no_cycle_more() {
        for row in run(1, |_| {}).expect("frames pass") {
            let ideal = row.count * beats(row.frame);
            // What fills the device: its buffers, its latency, and for the card the whole of a first frame.
            let Row { frame, unit, queues, .. } = row;
            let is_in =
                |cycles: Option<u64>, more| cycles.is_none_or(|cycles| cycles <= ideal + more);
            assert!(is_in(unit, 16), "{frame}: {unit:?} cycles for {ideal} beats");
            assert!(
                is_in(queues, 16 + beats(frame)),
                "{frame}: {queues:?} cycles for {ideal} beats"
            );
            let card = row.card;
            assert!(
                card <= ideal + 80 + 2 * beats(frame),
                "{frame}: {card} cycles for {ideal} beats"
            );
        }
    }

    #[test]
    fn the_sizes_without_the_line_rate_are_named() {
        assert_eq!(runs(&[61, 62, 63, 75, 125, 126]), "61 to 63, 75, 125 to 126");
        let row = Row { frame: 61, unit: Some(2), queues: Some(2), card: 2, count: 1 };
        let text = report(&[row]);
        assert!(text.contains("but 61 to 75, 125; the worst is 61 bytes with 85.0 %"), "{text}");
        assert!(text.contains("At 322.27 MHz every size"), "{text}");
    }
}
