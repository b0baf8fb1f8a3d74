//! Icarus: one test bench for each circuit, which reads its inputs and prints its outputs.
use std::fmt::Write as _;
use std::path::Path;

use nic_dsl::ir::SignalId;
use nic_sim::tools::Tool;
use num_bigint::BigUint;
use num_traits::Num;

use super::{Options, Stop, execute, execute_within, read, verilog, write};
use crate::specimen::{Shown, Specimen, Trace};

/// Runs a batch.
pub(super) fn run(
    tools: &[Tool],
    options: Options,
    directory: &Path,
    batch: &[Specimen],
) -> Result<Vec<Trace>, Stop> {
    simulate(tools, options, directory, batch, verilog(batch))
}

/// Runs a batch whose modules are in `text`.
pub(super) fn simulate(
    tools: &[Tool],
    options: Options,
    directory: &Path,
    batch: &[Specimen],
    mut text: String,
) -> Result<Vec<Trace>, Stop> {
    let [compiler, simulator] = tools else { unreachable!("two tools") };
    for (number, specimen) in batch.iter().enumerate() {
        text += &bench(number, specimen);
        write(directory, &format!("stimulus{number}"), stimulus(specimen))?;
    }
    write(directory, "batch.v", text)?;
    let mut command = compiler.command();
    command.args(["-g2005", "-o", "batch.vvp", "batch.v"]);
    for number in 0..batch.len() {
        command.arg("-s").arg(format!("bench{number}"));
    }
    execute(command, directory)?;
    let mut command = simulator.command();
    command.args(["-n", "batch.vvp"]);
    execute_within(options.seconds(batch), command, directory)?;
    (0..batch.len())
        .map(|number| {
            let text = read(directory, &format!("response{number}"))?;
            Ok(trace(&batch[number], &String::from_utf8_lossy(&text))?)
        })
        .collect()
}

fn bits(specimen: &Specimen, ports: &[SignalId]) -> u32 {
    ports.iter().map(|port| specimen.module.signal(*port).width).sum()
}

/// Clocks above the driven ports, one hexadecimal number for each cycle.
fn stimulus(specimen: &Specimen) -> String {
    let mut text = String::new();
    for cycle in &specimen.stimulus.cycles {
        let mut line = BigUint::ZERO;
        for rises in &cycle.rising {
            line = (line << 1) + u32::from(*rises);
        }
        for (port, value) in specimen.stimulus.ports.iter().zip(&cycle.values) {
            line = (line << specimen.module.signal(*port).width) + value;
        }
        let _ = writeln!(text, "{line:x}");
    }
    text
}

fn bench(number: usize, specimen: &Specimen) -> String {
    let module = &specimen.module;
    let cycles = specimen.stimulus.cycles.len();
    let clocks: Vec<SignalId> = module.domains.iter().map(|domain| domain.clock).collect();
    let (inputs, outputs) = (&specimen.stimulus.ports, &specimen.expectation.ports);
    // A circuit may have no input at all; a vector cannot.
    let bits_in = (bits(specimen, inputs) as usize + clocks.len()).max(1);
    let mut text = format!(
        "\nmodule bench{number};\nreg [{}:0] stimulus [0:{}];\nreg [{}:0] now;\n\
         integer cycle, file;\n",
        bits_in - 1,
        cycles - 1,
        bits_in - 1,
    );
    let mut connections = Vec::new();
    let mut high = bits_in;
    let mut raise = String::new();
    let mut lower = String::new();
    for clock in &clocks {
        high -= 1;
        let name = &module.signal(*clock).name;
        let _ = writeln!(text, "reg d_{name} = 0;");
        connections.push(format!(".{name}(d_{name})"));
        let _ = writeln!(raise, "    d_{name} = now[{high}];");
        let _ = writeln!(lower, "    d_{name} = 0;");
    }
    for port in inputs {
        let signal = module.signal(*port);
        let low = high - signal.width as usize;
        connections.push(format!(".{}(now[{}:{low}])", signal.name, high - 1));
        high = low;
    }
    let mut fields = Vec::new();
    for port in outputs {
        let signal = module.signal(*port);
        let _ = writeln!(text, "wire [{}:0] d_{};", signal.width - 1, signal.name);
        connections.push(format!(".{0}(d_{0})", signal.name));
        fields.push(format!("d_{}", signal.name));
    }
    let format = vec!["%h"; fields.len()].join(" ");
    let _ = write!(
        text,
        "{name} dut ({connections});\ninitial begin\n  $readmemh(\"stimulus{number}\", stimulus);\n  \
         file = $fopen(\"response{number}\", \"w\");\n  \
         for (cycle = 0; cycle < {cycles}; cycle = cycle + 1) begin\n    now = stimulus[cycle];\n    \
         #1 $fdisplay(file, \"{format}\", {fields});\n{raise}    #1;\n{lower}  end\n  \
         $fclose(file);\nend\nendmodule\n",
        name = module.name,
        connections = connections.join(", "),
        fields = fields.join(", "),
    );
    text
}

fn trace(specimen: &Specimen, text: &str) -> Result<Trace, String> {
    let shown = |digits: &str| match BigUint::from_str_radix(digits, 16) {
        Ok(number) => Shown::Known(number),
        Err(_) => Shown::Unknown(digits.into()),
    };
    let trace: Trace = text.lines().map(|l| l.split(' ').map(shown).collect()).collect();
    let complete = trace.len() == specimen.stimulus.cycles.len()
        && trace.iter().all(|outputs| outputs.len() == specimen.expectation.ports.len());
    if complete {
        Ok(trace)
    } else {
        Err(format!("{}: the response is incomplete", specimen.module.name))
    }
}
