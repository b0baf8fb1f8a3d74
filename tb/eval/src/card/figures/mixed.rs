//! A mixed workload: packets and GETs at growing load, while the host changes entries of the table more and more often.
use super::super::mixed::{Mixed, Question as Point, Updates};
use super::super::sweep::{Answer, Question};
use super::{Findings, Sheet};
use crate::plot::{Figure, Panel};
use crate::statistics::Samples;
use nic_tb::text::table;

/// Packets and GETs in a millisecond, and how often entries change. Loads grow without changes and with as many as there
/// can be; changes grow at the middle one.
const POINTS: [([u64; 2], Updates); 7] = [
    (LOADS[0], Updates::None),
    (LOADS[0], Updates::Every(0)),
    (LOADS[1], Updates::None),
    (LOADS[1], Updates::Every(100)),
    (LOADS[1], Updates::Every(0)),
    (LOADS[2], Updates::None),
    (LOADS[2], Updates::Every(0)),
];
const LOADS: [[u64; 2]; 3] = [[125, 500], [250, 1_000], [500, 2_000]];

/// Every point, so many microseconds each.
pub fn mixed(microseconds: u64, seed: u64) -> Sheet {
    let of = |(offered, updates)| Question::Mixed(Point { offered, updates, microseconds, seed });
    Sheet::new(POINTS.into_iter().map(of).collect(), move |answers| {
        let found: Vec<Mixed> = answers.iter().filter_map(Answer::mixed).cloned().collect();
        findings(&found, microseconds, seed)
    })
}

/// A share of times in picoseconds, in microseconds.
fn shown(times: &[u64], percent: f64) -> String {
    let found = Samples::new(times.to_vec()).percentile(percent);
    found.map_or("-".into(), |time| format!("{:.2}", time as f64 / 1e6))
}

fn findings(found: &[Mixed], microseconds: u64, seed: u64) -> Findings {
    let per_second = |count: usize| count as f64 / microseconds as f64;
    let mut rows = vec![];
    for (([packets, gets], updates), found) in POINTS.into_iter().zip(found) {
        let all = [found.gets.clone(), found.gets_beside.clone()].concat();
        let of = |times: &Vec<u64>| [50.0, 99.0].map(|percent| shown(times, percent));
        let wanted = match updates {
            Updates::None => "none".to_owned(),
            Updates::Every(0) => "one after another".to_owned(),
            Updates::Every(microseconds) => format!("each {microseconds} us"),
        };
        let mut row =
            vec![format!("{:.3} + {:.2}", packets as f64 / 1e3, gets as f64 / 1e3), wanted];
        row.push(format!("{:.0}", per_second(found.turns.len()) * 1e3));
        row.push(format!("{:.3}", per_second(found.packets.len())));
        row.extend(of(&found.packets));
        row.push(format!("{:.2}", per_second(all.len())));
        row.extend(of(&all));
        row.extend(of(&found.gets_beside));
        row.push(found.counts.last().map_or("-".into(), u64::to_string));
        row.extend([&found.holds, &found.stores, &found.turns].map(|times| shown(times, 50.0)));
        rows.push(row);
    }
    let headings = [
        "offered, M/s",
        "changes",
        "k/s",
        "packets",
        "median",
        "p99",
        "GETs",
        "median",
        "p99",
        "beside",
        "p99",
        "dropped",
        "alone",
        "stored",
        "given back",
    ];
    let report = format!(
        "Mixed workload: packets of 512 B forwarded by one processor, GETs of 16 B + 64 B answered by the handler, on one\n\
         card (nic_type2, 64 buckets, 16 frames in its burst memory), both at random times; another processor changes\n\
         entries of the table meanwhile. Packets and table are in NIC memory in device-bias, descriptors in host-bias;\n\
         {microseconds} us of traffic each, seed {seed}. offered: packets + GETs. k/s: changes of entries done. packets, GETs: M/s that\n\
         came back, us from the first beat in to the first beat out (packets), to the last beat of the answer (GETs).\n\
         beside: GETs that were there during a change. dropped: frames that found no place in the burst memory. A change:\n\
         until the host is alone with the key, until the entry is stored, until its pages are back in device-bias and\n\
         the key is free; medians, us.\n\n{}",
        table(&headings, &rows)
    );
    Findings::new(report, picture(found))
}

/// The slowest of packets and GETs, without changes and with as many as there can be.
fn picture(found: &[Mixed]) -> Figure {
    let mut figure = Figure::new("Mixed workload");
    for (name, of_gets) in [("GETs", true), ("packets", false)] {
        let names = LOADS.map(|[packets, gets]| {
            let load = if of_gets { gets } else { packets };
            format!("{:.3} M/s", load as f64 / 1e3)
        });
        let mut panel = Panel::new(name, "offered", "p99, us").categories(names);
        for (name, wanted) in
            [("no changes", Updates::None), ("one change after another", Updates::Every(0))]
        {
            let points = POINTS.iter().zip(found).filter(|((_, updates), _)| *updates == wanted);
            let tails = points.map(|(_, found)| {
                let times = match of_gets {
                    true => [found.gets.clone(), found.gets_beside.clone()].concat(),
                    false => found.packets.clone(),
                };
                Samples::new(times).percentile(99.0).unwrap_or_default() as f64 / 1e6
            });
            panel = panel.bars(name, tails.collect::<Vec<_>>());
        }
        figure = figure.panel(panel);
    }
    figure
}
