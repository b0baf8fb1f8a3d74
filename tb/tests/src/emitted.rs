//! Emitted modules of sizes that have no typed ports.
use std::fs;

use nic_sim::design::{Direction, Port, PortKind, Sources};
use nic_sim::{Design, tools};

/// What the Verilog of a module says of its ports; nothing else is known of it.
///
/// # Panics
/// If there is no such module.
pub fn design(module: &'static str) -> Design {
    let file = tools::emitted_file(&format!("{module}.v"));
    let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let ports: Vec<Port> = text.lines().take_while(|line| *line != ");").filter_map(port).collect();
    assert!(!ports.is_empty(), "{module} has ports");
    of_ports(module, ports)
}

/// A queue or a buffer of the library whose payload is that of a stream of `unit`, by its name: `source` and `sink`
/// have its fields. What else it has are outputs.
///
/// # Panics
/// If the unit has no such stream.
pub fn buffer(
    module: &'static str,
    (unit, stream): (&Design, &str),
    outputs: &[(&'static str, u32)],
) -> Design {
    let of_stream =
        |port: &Port| Some((port.name.strip_prefix(stream)?.strip_prefix('_')?, port.width));
    let payload = unit.ports.iter().filter_map(of_stream);
    let payload: Vec<(&str, u32)> =
        payload.filter(|(field, _)| !["valid", "ready"].contains(field)).collect();
    assert!(!payload.is_empty(), "{} has no stream `{stream}`", unit.module);
    let mut ports = vec![data("clk", 1, Direction::Input), data("rst", 1, Direction::Input)];
    for (side, there, back) in [
        ("source", Direction::Input, Direction::Output),
        ("sink", Direction::Output, Direction::Input),
    ] {
        ports.push(data(&format!("{side}_valid"), 1, there));
        ports.push(data(&format!("{side}_ready"), 1, back));
        ports.extend(
            payload.iter().map(|(field, width)| data(&format!("{side}_{field}"), *width, there)),
        );
    }
    ports.extend(outputs.iter().map(|(name, width)| data(name, *width, Direction::Output)));
    of_ports(module, ports)
}

fn data(name: &str, width: u32, direction: Direction) -> Port {
    Port { name: name.to_owned().leak(), width, direction, kind: PortKind::Data, domain: None }
}

fn of_ports(module: &'static str, ports: Vec<Port>) -> Design {
    Design {
        module,
        summary: "",
        sources: Sources::Emitted(&[]),
        externals: &[],
        ports: ports.leak(),
        groups: &[],
        domains: &[],
        combinational_paths: &[],
        contract: None,
    }
}

/// The port that a line declares: `input  wire [3:0]  event_data,`.
fn port(line: &str) -> Option<Port> {
    let mut words = line.split_whitespace();
    let direction = match words.next()? {
        "input" => Direction::Input,
        "output" => Direction::Output,
        _ => return None,
    };
    let mut words = words.skip_while(|word| *word == "wire");
    let first = words.next()?;
    let range = first.strip_prefix('[').and_then(|rest| rest.strip_suffix(":0]"));
    let (width, name) = match range {
        Some(highest) => (highest.parse::<u32>().ok()? + 1, words.next()?),
        None => (1, first),
    };
    Some(data(name.trim_end_matches(','), width, direction))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_is_read_with_its_width_and_direction() {
        let found = port("  output wire [5:0]  value,          // The number.").expect("a port");
        assert_eq!((found.name, found.width, found.direction), ("value", 6, Direction::Output));
        let found = port("  input  wire        clk,").expect("a port");
        assert_eq!((found.name, found.width, found.direction), ("clk", 1, Direction::Input));
        assert_eq!(port("  // The events, each with its amount."), None);
    }
}
