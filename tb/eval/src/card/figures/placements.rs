//! Every place of rings and packets on the card with memory, and what they are read and written by: each half by
//! itself, and then every place of both halves together, each with the requests that were its best.
use nic_driver::card::{Operation, Space, WriteAnswer};
use nic_system::{Placement, Sends};

use super::super::Link;
use super::super::loopback::{Loopback, Question as Loop};
use super::super::setting::{HalfSetting, Setting};
use super::super::sweep::{Answer, Question};
use super::choices::{Group, Number, medians};
use super::{FIRST_USES, Findings, Next, Sheet, mean_nanoseconds, name, steady};
use crate::page::{Page, Table};
use crate::plot::{Figure, Panel};
use nic_tb::text::folded;

const SIZES: [usize; 2] = [64, 1500];
/// Programs read and write rings, which turns pages in device-bias back: rings are in one of two places.
const RINGS: [Option<Space>; 2] = [None, Some(Space::DeviceHostBias)];
const PACKETS: [Option<Space>; 3] =
    [None, Some(Space::DeviceHostBias), Some(Space::DeviceDeviceBias)];
/// What writes a received packet.
type Write = (Operation, WriteAnswer);
/// Received packets and their completions are written by the same kind.
const WRITES: [Write; 4] = [
    (Operation::NcWrite, WriteAnswer::Globally),
    (Operation::NcWrite, WriteAnswer::Ordered),
    (Operation::CoWrite, WriteAnswer::Globally),
    (Operation::NcPush, WriteAnswer::Globally),
];
const READS: [Operation; 3] = [Operation::NcRead, Operation::CsRead, Operation::CoRead];
const SENDS: [Sends; 2] = [Sends::Copies, Sends::CopiesPastCaches];
/// Rows that are printed of the fastest.
const PRINTED: usize = 10;

/// What is chosen for the half that receives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Receive {
    ring: Option<Space>,
    packets: Option<Space>,
    kind: Write,
}

/// What is chosen for the half that transmits, and for the copy that is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Transmit {
    ring: Option<Space>,
    packets: Option<Space>,
    kind: Operation,
    sends: Sends,
}

const RECEIVE: Receive = Receive { ring: None, packets: None, kind: WRITES[0] };
const TRANSMIT: Transmit =
    Transmit { ring: None, packets: None, kind: Operation::NcRead, sends: Sends::Copies };

impl Receive {
    const CHOICES: [&str; 3] = ["ring", "packets", "requests"];

    fn every() -> Vec<Self> {
        let kinds = |ring, packets| WRITES.map(|kind| Self { ring, packets, kind });
        RINGS
            .into_iter()
            .flat_map(|ring| PACKETS.map(|packets| kinds(ring, packets)))
            .flatten()
            .collect()
    }

    fn is_at(&self, other: &Self) -> bool {
        (self.ring, self.packets) == (other.ring, other.packets)
    }

    fn describe(&self) -> [String; 3] {
        let (operation, answer) = self.kind;
        let request = if answer == WriteAnswer::Ordered { ", WrCur" } else { "" };
        let kind = format!("{}{request}", name(operation));
        [place(self.ring).into(), place(self.packets).into(), kind]
    }
}

impl Transmit {
    const CHOICES: [&str; 4] = ["ring", "packets", "requests", "copy"];

    fn every() -> Vec<Self> {
        let kinds = |ring, packets| {
            let ways = |kind| SENDS.map(|sends| Self { ring, packets, kind, sends });
            READS.into_iter().flat_map(ways).collect::<Vec<_>>()
        };
        RINGS
            .into_iter()
            .flat_map(|ring| PACKETS.map(|packets| kinds(ring, packets)))
            .flatten()
            .collect()
    }

    fn is_at(&self, other: &Self) -> bool {
        (self.ring, self.packets) == (other.ring, other.packets)
    }

    fn describe(&self) -> [String; 4] {
        let copy = if self.sends == Sends::Copies { "stores" } else { "nt-st" };
        let [ring, packets] = [self.ring, self.packets].map(|space| place(space).to_string());
        [ring, packets, name(self.kind).into(), copy.into()]
    }
}

fn place(space: Option<Space>) -> &'static str {
    match space {
        Some(Space::DeviceHostBias) => "card, host-bias",
        Some(Space::DeviceDeviceBias) => "card, device-bias",
        Some(Space::Host) | None => "host",
    }
}

/// A row: both halves, what was varied, and what was found for each size.
#[derive(Clone, Debug)]
struct Row {
    varied: &'static str,
    receive: Receive,
    transmit: Transmit,
    found: [Loopback; 2],
}

impl Row {
    fn median(&self, size: usize) -> f64 {
        self.found[size].microseconds(50.0)
    }

    fn choices(&self) -> Vec<String> {
        [&self.receive.describe()[..], &self.transmit.describe()[..]].concat()
    }
}

/// What is asked of one row.
type Case = (&'static str, Receive, Transmit);

fn questions(cases: &[Case], frames: usize, seed: u64) -> Vec<Question> {
    let of = |(_, receive, transmit): &Case| {
        let setting = Setting {
            receive: HalfSetting {
                data: receive.kind.0,
                complete: receive.kind.0,
                ..HalfSetting::RECEIVE
            },
            transmit: HalfSetting { data: transmit.kind, ..HalfSetting::TRANSMIT },
        };
        let rings = [receive.ring, transmit.ring];
        let placement = Placement { rings, buffers: [receive.packets, transmit.packets] };
        let (sends, answer) = (transmit.sends, receive.kind.1);
        SIZES.map(|bytes| {
            let frames = FIRST_USES + frames;
            let question = Loop::unloaded(Link::CxlMemory, setting, bytes, frames, seed);
            Question::Loopback(Loop { placement, sends, answer, ..question })
        })
    };
    cases.iter().flat_map(of).collect()
}

fn rows(cases: &[Case], answers: &[Answer]) -> Vec<Row> {
    let row = |(case, found): (&Case, &[Answer; 2])| {
        let (varied, receive, transmit) = *case;
        let steady = |answer: &Answer| answer.loopback().map(steady).unwrap_or_default();
        Row { varied, receive, transmit, found: found.each_ref().map(steady) }
    };
    cases.iter().zip(answers.as_chunks::<2>().0).map(row).collect()
}

/// So many frames for each value.
pub fn placements(frames: usize, seed: u64) -> Sheet {
    let receive = Receive::every().into_iter().map(|receive| ("receive", receive, TRANSMIT));
    let transmit = Transmit::every().into_iter().map(|transmit| ("transmit", RECEIVE, transmit));
    let cases: Vec<Case> = receive.chain(transmit).collect();
    let questions = questions(&cases, frames, seed);
    let finish =
        move |answers: &[Answer]| Next::More(together(rows(&cases, answers), frames, seed));
    Sheet { questions, finish: Box::new(finish) }
}

/// Every place of both halves, with the kinds that were the fastest there for the shorter and for the longer frames
/// together: by the sum of both medians. Received packets are not placed in device-bias: the program reads them, and
/// their pages turn back.
fn together(halves: Vec<Row>, frames: usize, seed: u64) -> Sheet {
    let fastest = |of: &dyn Fn(&Row) -> bool| {
        let sum = |row: &Row| (0..SIZES.len()).map(|size| row.median(size)).sum::<f64>();
        let all = halves.iter().filter(|row| of(row));
        all.min_by(|a, b| sum(a).total_cmp(&sum(b))).expect("each place has rows").clone()
    };
    let mut cases: Vec<Case> = Vec::new();
    let stays =
        |half: &Receive| half.kind == RECEIVE.kind && half.packets != Some(Space::DeviceDeviceBias);
    for receive in Receive::every().into_iter().filter(stays) {
        let best = |row: &Row| row.varied == "receive" && row.receive.is_at(&receive);
        let receive = fastest(&best).receive;
        let plain = |half: &Transmit| (half.kind, half.sends) == (TRANSMIT.kind, TRANSMIT.sends);
        for transmit in Transmit::every().into_iter().filter(plain) {
            let best = |row: &Row| row.varied == "transmit" && row.transmit.is_at(&transmit);
            cases.push(("both", receive, fastest(&best).transmit));
        }
    }
    let questions = questions(&cases, frames, seed);
    Sheet::new(questions, move |answers| {
        let mut all = halves;
        all.extend(rows(&cases, answers));
        findings(&all, (frames, seed))
    })
}

fn every_row(all: &[Row]) -> Table {
    let title = format!("All {} rows", SIZES.len() * all.len());
    let mut table = Table::new(&title, &["varied", "bytes"]);
    table.headings.extend(Receive::CHOICES.map(|choice| format!("receive: {choice}")));
    table.headings.extend(Transmit::CHOICES.map(|choice| format!("transmit: {choice}")));
    let numbers = ["receive ns", "host ns", "transmit ns", "loopback us"];
    table.headings.extend(numbers.map(str::to_string));
    for row in all {
        for (size, found) in row.found.iter().enumerate() {
            let mut cells = vec![row.varied.to_string(), SIZES[size].to_string()];
            cells.extend(row.choices());
            let parts = [&found.receive, &found.host, &found.transmit];
            cells.extend(parts.map(|times| format!("{:.0}", mean_nanoseconds(times))));
            cells.push(format!("{:.3}", row.median(size)));
            table.rows.push(cells);
        }
    }
    table
}

/// The fastest of one size.
fn fastest(all: &[Row], size: usize) -> Table {
    // What is the best of both halves may be a row of one, too.
    let is_first = |(number, row): &(usize, &Row)| {
        let same = |other: &Row| (other.receive, other.transmit) == (row.receive, row.transmit);
        !all[..*number].iter().any(same)
    };
    let mut order: Vec<&Row> =
        all.iter().enumerate().filter(is_first).map(|(_, row)| row).collect();
    order.sort_by(|a, b| a.median(size).total_cmp(&b.median(size)));
    let title = format!("The {PRINTED} fastest of {} bytes, of {}", SIZES[size], order.len());
    let mut table = Table::new(&title, &["us", "of the plain one", "receive", "transmit"]);
    let is_plain = |row: &&Row| (row.receive, row.transmit) == (RECEIVE, TRANSMIT);
    let plain = all.iter().find(is_plain).map_or(f64::NAN, |row| row.median(size));
    for row in order.into_iter().take(PRINTED) {
        table.rows.push(vec![
            format!("{:.3}", row.median(size)),
            format!("{:.2}", row.median(size) / plain),
            row.receive.describe().join("; "),
            row.transmit.describe().join("; "),
        ]);
    }
    table
}

fn by_choice(all: &[Row]) -> Table {
    let of = |varied: &'static str, choices: &[&'static str], skipped: usize| {
        let rows = all.iter().filter(|row| row.varied == varied).map(|row| {
            let chosen = row.choices()[skipped..skipped + choices.len()].to_vec();
            (chosen, row.clone())
        });
        Group { name: varied, choices: choices.to_vec(), rows: rows.collect() }
    };
    let groups = [
        of("receive", &Receive::CHOICES, 0),
        of("transmit", &Transmit::CHOICES, Receive::CHOICES.len()),
    ];
    let numbers = SIZES.iter().enumerate().map(|(size, bytes)| {
        Number::new(format!("{bytes} B us"), 2, move |row: &Row| Some(row.median(size)))
    });
    let title = "Median loopback of all rows of a half with one choice, the other half plain";
    medians(title, &groups, &numbers.collect::<Vec<_>>())
}

fn findings(all: &[Row], (frames, seed): (usize, u64)) -> Findings {
    let about = format!(
        "Placements: every place of rings and packets on the card with memory (two channels of DDR4-2400), and what \
         reads and writes them: loopback, {frames} frames one at a time behind 64 that use each buffer for the first time, seed \
         {seed}. One half is varied and the other plain (all in host memory, NC-writes, NC-reads, copied by stores); both: \
         every place of the two, each with the requests that were its fastest, but without received packets in \
         device-bias, which the program's reads turn back. Descriptors are packed, signalled inline \
         and read by NC-reads; completions are written as packets are. WrCur: NC-writes of whole lines are \
         ordered requests, else weakly ordered ones. nt-st: the program stores the copy past its caches. receive: \
         from the first bit in until the program has the packet, mean; host: until it gives the copy to the card, \
         mean; transmit: until the first bit out, mean; loopback: all, median."
    );
    let mut summaries: Vec<Table> = (0..SIZES.len()).map(|size| fastest(all, size)).collect();
    summaries.push(by_choice(all));
    let report: Vec<String> = summaries.iter().map(Table::to_text).collect();
    let report = format!("{}\n\n{}", folded(&about, 100), report.join("\n"));
    let mut figure = Figure::new("Every place of rings and packets");
    for (size, bytes) in SIZES.iter().enumerate() {
        let mut panel = Panel::new(&format!("Median loopback, {bytes} bytes"), "rank", "us");
        for varied in ["receive", "transmit", "both"] {
            let of = all.iter().filter(|row| row.varied == varied);
            let mut medians: Vec<f64> = of.map(|row| row.median(size)).collect();
            medians.sort_by(f64::total_cmp);
            let points = medians.into_iter().enumerate().map(|(rank, time)| (rank as f64, time));
            panel = panel.line(varied, points);
        }
        figure = figure.panel(panel);
    }
    let title = "Every place of rings and packets".to_string();
    let page = Some(Page { title, about, summaries, all: every_row(all) });
    Findings { report, figure, page }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAMES: usize = 2;

    /// A loopback of so many microseconds behind its first uses, which take ten times as long.
    fn found(microseconds: u64) -> Answer {
        let mut times = vec![10_000_000 * microseconds; FIRST_USES];
        times.extend([1_000_000 * microseconds; FRAMES]);
        Answer::Loopback(Loopback {
            whole: times.clone(),
            receive: times.clone(),
            host: times.clone(),
            transmit: times,
            ..Loopback::default()
        })
    }

    fn question(question: &Question) -> &Loop {
        let Question::Loopback(question) = question else { panic!("only loopbacks are asked") };
        question
    }

    /// Pushes are the fastest to receive by, CS-reads to transmit by, wherever rings and packets are; the longer
    /// frames are slower.
    fn answers(questions: &[Question]) -> Vec<Answer> {
        let of = |asked: &Question| {
            let Loop { setting, bytes, .. } = question(asked);
            let is_push = setting.receive.data == Operation::NcPush;
            let is_shared = setting.transmit.data == Operation::CsRead;
            found(9 - 2 * u64::from(is_push) - u64::from(is_shared) + u64::from(*bytes > 64))
        };
        questions.iter().map(of).collect()
    }

    #[test]
    fn every_place_is_asked_for_once_and_both_halves_with_what_was_their_best() {
        let halves = placements(FRAMES, 1);
        let receive = RINGS.len() * PACKETS.len() * WRITES.len();
        let transmit = RINGS.len() * PACKETS.len() * READS.len() * SENDS.len();
        assert_eq!(halves.questions.len(), SIZES.len() * (receive + transmit));
        let all: Vec<String> = halves.questions.iter().map(|asked| format!("{asked:?}")).collect();
        // The plain one is of both halves.
        let distinct: std::collections::BTreeSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), SIZES.len() * (receive + transmit - 1));

        let found = answers(&halves.questions);
        let Next::More(together) = (halves.finish)(&found) else { panic!("both halves follow") };
        let places = RINGS.len() * (PACKETS.len() - 1) * RINGS.len() * PACKETS.len();
        assert_eq!(together.questions.len(), SIZES.len() * places);
        for asked in &together.questions {
            let Loop { setting, frames, .. } = question(asked);
            assert_eq!(setting.receive.data, Operation::NcPush);
            assert_eq!(setting.receive.complete, Operation::NcPush);
            assert_eq!(setting.transmit.data, Operation::CsRead);
            assert_eq!(*frames, FIRST_USES + FRAMES);
        }

        let found = answers(&together.questions);
        let Next::Done(findings) = (together.finish)(&found) else { panic!("it is the end") };
        let page = findings.page.expect("it is searched");
        assert_eq!(page.all.rows.len(), SIZES.len() * (receive + transmit + places));
        assert!(page.all.rows.iter().all(|row| row.len() == page.all.headings.len()));
        let best = &page.summaries[0].rows;
        assert_eq!(best.len(), PRINTED);
        assert_eq!(best[0][..2], ["6.000", "0.67"]);
        assert!(best[0][2].ends_with("NC-P") && best[0][3].contains("CS-read"), "{best:?}");
    }
}
