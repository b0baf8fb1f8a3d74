//! Memories: sizes, ports, contents.
use super::structure::{exists, fits, one_bit};
use super::{Report, Width};
use crate::ir::*;

pub(super) fn check(report: &mut Report) {
    for (i, memory) in report.module.memories.iter().enumerate() {
        let before = report.errors.len();
        shape(report, memory);
        if report.errors.len() == before {
            for (number, port) in memory.ports.iter().enumerate() {
                check_port(report, memory, MemoryId(i as u32), number, port);
            }
            device(report, memory);
        }
    }
    outputs(report);
}

fn shape(report: &mut Report, memory: &Memory) {
    let Memory { name, width, depth, lane_width, place, .. } = memory;
    if *width == 0 || *depth == 0 {
        let text = format!("memory `{name}` has {depth} words of {}; it needs some", Width(*width));
        report.error(place, text);
    }
    if *width > WIDEST || *depth > DEEPEST {
        let text = format!(
            "memory `{name}` has {depth} words of {}; {DEEPEST} words of {WIDEST} are the most",
            Width(*width)
        );
        report.error(place, text);
    }
    if *lane_width == 0 || width % lane_width != 0 {
        let text = format!(
            "memory `{name}` has lanes of {}, which do not divide its {}",
            Width(*lane_width),
            Width(*width)
        );
        report.error(place, text);
    }
    if let Some(initial) = &memory.initial {
        if initial.len() != *depth as usize {
            let text = format!(
                "memory `{name}` has {} initial words; it must have {depth}, one for each word, or \
                 none",
                initial.len()
            );
            report.error(place, text);
        }
        if let Some(position) = initial.iter().position(|value| !fits(value, *width)) {
            let text = format!(
                "initial word {position} of memory `{name}` needs {}, it has {width}",
                Width(initial[position].bits())
            );
            report.error(place, text);
        }
    }
    // A new word is forwarded past the array, so its writer and its reader share a clock.
    let one_clock = memory.ports.windows(2).all(|pair| pair[0].domain == pair[1].domain);
    if memory.read_during_write == ReadDuringWrite::New && !one_clock {
        let text = format!(
            "memory `{name}` gives the new word in a read during a write, but has ports of several \
             clocks; use Old or Undefined"
        );
        report.error(place, text);
    }
}

fn check_port(
    report: &mut Report,
    memory: &Memory,
    id: MemoryId,
    number: usize,
    port: &MemoryPort,
) {
    let module = report.module;
    let place = port.place;
    let what = format!("port `{}` of memory `{}`", port.name, memory.name);
    if port.domain.index() >= module.domains.len() {
        return report.error(place, format!("{what} has no clock domain"));
    }
    let width_is = |report: &mut Report, id: ExpressionId, part: &str, right: u32| {
        if exists(report, id, place) {
            let found = module.expression(id).width;
            if found != right {
                let text =
                    format!("the {part} of {what} has {}; it must have {right}", Width(found));
                report.error(place, text);
            }
        }
    };
    if exists(report, port.enable, place) {
        one_bit(report, port.enable, &format!("the enable of {what}"), place);
    }
    width_is(report, port.address, "address", memory.address_width());
    let output = match port.kind {
        MemoryPortKind::Write { data, lanes } => {
            width_is(report, data, "data", memory.width);
            width_is(report, lanes, "lane mask", memory.lanes());
            None
        }
        MemoryPortKind::Read { output } => Some(output),
        MemoryPortKind::ReadWrite { data, lanes, output } => {
            width_is(report, data, "data", memory.width);
            width_is(report, lanes, "lane mask", memory.lanes());
            Some(output)
        }
    };
    let Some(output) = output else { return };
    let right = module.signals.get(output.index()).is_some_and(|signal| {
        signal.kind == SignalKind::MemoryOutput(id, number)
            && signal.width == memory.width
            && signal.domain == Some(port.domain)
    });
    if !right {
        let text = format!(
            "the output of {what} must be a memory output of this port, of {}, in its clock domain",
            Width(memory.width)
        );
        report.error(place, text);
    }
}

/// Refuses the first port with which no device has the memory.
fn device(report: &mut Report, memory: &Memory) {
    let found = memory.ports.iter().enumerate().find_map(|(number, port)| {
        Some((port.place, no_device(memory, &memory.ports[..=number])?))
    });
    if let Some((place, text)) = found {
        report.error(place, text.to_string());
    }
}

/// Why no device has the memory with these ports, if none has.
fn no_device(memory: &Memory, ports: &[MemoryPort]) -> Option<&'static str> {
    let is_reader = |port: &&MemoryPort| matches!(port.kind, MemoryPortKind::Read { .. });
    let readers = ports.iter().filter(is_reader).count();
    let writers = ports.len() - readers;
    let is_of_one_clock = ports.iter().all(|port| port.domain == ports[0].domain);
    match memory.style {
        MemoryStyle::Distributed if writers > 1 => {
            Some("a distributed memory has one port that writes")
        }
        MemoryStyle::Block | MemoryStyle::Ultra if writers > 2 => {
            Some("a block RAM has two ports that write")
        }
        MemoryStyle::Block | MemoryStyle::Ultra if writers == 2 && readers > 0 => Some(
            "both ports of this block RAM write, and it has no third that reads; `read_write` reads \
             with one of the two",
        ),
        MemoryStyle::Ultra if !is_of_one_clock => Some("an UltraRAM has one clock"),
        MemoryStyle::Ultra if memory.initial.is_some() => {
            Some("an UltraRAM has no contents at power-up")
        }
        _ => None,
    }
}

/// Each memory output is the output of the port it names.
fn outputs(report: &mut Report) {
    let module = report.module;
    for (i, signal) in module.signals.iter().enumerate() {
        let SignalKind::MemoryOutput(memory, number) = signal.kind else { continue };
        let port = module.memories.get(memory.index()).and_then(|memory| memory.ports.get(number));
        let own = SignalId(i as u32);
        let right = port.is_some_and(|port| match port.kind {
            MemoryPortKind::Write { .. } => false,
            MemoryPortKind::Read { output } | MemoryPortKind::ReadWrite { output, .. } => {
                output == own
            }
        });
        if !right {
            let text = format!("memory output `{}` is the output of no memory port", signal.name);
            report.error(signal.place, text);
        }
    }
}
