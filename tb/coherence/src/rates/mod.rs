//! How many lines an engine moves in a cycle, and how long it makes one wait: beside a host that answers
//! after a fixed time and never stalls, cycle by cycle. Nobody checks what is said here; that the engine
//! is right is the matter of [`super::traffic`].
//!
//! Beside each rate stands what bounds it: the ports, the messages of a channel in a cycle, the operations
//! of the banks, and the lines that may be outstanding for as long as the host takes; and behind a link, the
//! flits in a cycle and how many of them a line takes.
mod bench;
mod bound;
mod host;
mod streams;
pub mod urgent;
mod waits;

use nic_host::Timing;
use nic_host::profile::{AGILEX7_CXL, AGILEX7_CXL_X4, Profile};
use nic_sim::generated::dcoh::Dcoh;
use nic_sim::generated::dcoh_links::DcohLinks;
use nic_sim::generated::dcoh_o128::DcohO128 as CardDcoh;

use bound::Limits;
use streams::streams;
use waits::{beside_full, beside_misses, snooped};

use crate::device::Engine;

/// A row of the table.
#[derive(Clone, Debug)]
pub struct Row {
    /// What is done.
    pub what: &'static str,
    /// What was measured: lines per cycle, or cycles.
    pub found: f64,
    /// More of it is better; otherwise less.
    pub is_rate: bool,
    /// The bound from arithmetic, and where it comes from.
    pub bound: (f64, &'static str),
}

/// Measures every row; the engine has so many numbers in all.
fn measure<D: Engine>(entries: u32) -> Vec<Row> {
    let limits = Limits { entries: f64::from(entries), sets: D::CHANNELS.len(), flits: None };
    let (hits, misses) = streams();
    let rows = hits.iter().chain(&misses).map(|stream| stream.measure::<D>(limits));
    rows.chain([beside_full::<D>(), beside_misses::<D>(), snooped::<D>()]).collect()
}

/// Measures the usual engine, that of the cards, which has more numbers, and one with still more and channels for each bank.
///
/// # Panics
/// If one stands still.
pub fn engines() -> [Vec<Row>; 3] {
    [measure::<Dcoh>(2 * 64), measure::<CardDcoh>(2 * 128), measure::<DcohLinks>(2 * 256)]
}

/// The profiles whose links are measured.
pub const LINKS: [&Profile; 2] = [&AGILEX7_CXL, &AGILEX7_CXL_X4];

/// Measures what goes over a link, with the flits of each of [`LINKS`]: the engine with channels for each bank.
///
/// # Panics
/// If one stands still.
pub fn links() -> [Vec<Row>; 2] {
    LINKS.map(|profile| {
        let flits = Timing::of(profile).flits;
        let limits = Limits { entries: 512.0, sets: DcohLinks::CHANNELS.len(), flits };
        streams().1.iter().map(|stream| stream.measure::<DcohLinks>(limits)).collect()
    })
}

/// The tables, as Markdown: of each engine and each link what was measured beside its bound.
pub fn markdown(engines: &[Vec<Row>; 3], links: &[Vec<Row>; 2]) -> String {
    let mut text = String::from(
        "# How fast the coherence engine is\n\n\
         Cycle by cycle, of `dcoh` as it is emitted, with two banks and one message per channel and cycle: \
         with 64\nlines of each bank outstanding, and with 128, as in the cards; and of `dcoh_links`, with 256, and \
         channels for each\nbank, two messages per channel and cycle. The host answers a request after L cycles, and a\nline with ExtCmp after the second number. `make engine-rates` writes this; \
         `tb/coherence/src/rates` has\nwhat is done. Lines per cycle unless said; the bound is the \
         least that ports, the messages of a channel, the\noperations of the banks and the lines that may \
         be outstanding for as long as the host takes leave.\n\n\
         | | 64 lines | bound | by | 128 lines | bound | by | 256, two messages | bound | by |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    table(&mut text, engines);
    let [whole, quarter] = LINKS.map(|profile| {
        let flits = Timing::of(profile).flits.expect("it is a link of flits");
        format!("`{}`, {flits:.3} flits", profile.name)
    });
    text += &format!(
        "\nThe same `dcoh_links` behind a link that packs the messages of both sets of channels into the \
         flits of a profile\n(`tb/host/src/link/flit.rs`): beside the bounds above, flits in a cycle times the lines \
         whose messages a flit holds,\nin the direction that has fewer.\n\n\
         | | {whole} | bound | by | {quarter} | bound | by |\n|---|---|---|---|---|---|---|\n"
    );
    table(&mut text, links);
    text
}

/// A line for each row, with the cells of each list.
fn table(text: &mut String, lists: &[Vec<Row>]) {
    for (i, Row { what, .. }) in lists[0].iter().enumerate() {
        let cells = lists.iter().map(|rows| {
            let row = &rows[i];
            let figure = |value: f64| match row.is_rate {
                true => format!("{value:.3}"),
                false => format!("{value:.0}"),
            };
            let (bound, by) = row.bound;
            format!("{} | {} | {by}", figure(row.found), figure(bound))
        });
        *text += &format!("| {what} | {} |\n", cells.collect::<Vec<_>>().join(" | "));
    }
}
