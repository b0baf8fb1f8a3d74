//! Random mutants, drawn and applied by Yosys on the module's netlist.
use std::time::Duration;

use nic_sim::tools::Tool;

use crate::error::{Error, Result};
use crate::rtl::{Rtl, Source};
use crate::yosys::{self, Scratch, first_error};

/// Long enough for the netlist of the largest module.
const LIMIT: Duration = Duration::from_secs(900);

/// A proof that does not come soon does not come: a survivor is looked at by hand then.
const PROOF_LIMIT: Duration = Duration::from_secs(120);

/// A change of one bit of one cell's port.
#[derive(Clone, Debug)]
pub struct Mutation {
    /// The Yosys command that applies it.
    command: String,
    /// What it does, by the line of Verilog rather than by numbers that move.
    pub description: String,
}

/// Turns a module into a netlist. Undefined values become something, so that no mutant changes only
/// what nobody looks at.
///
/// A memory with lanes has a write port for each, as wide as all of them, which makes a model that
/// takes a minute to compile, and most mutants are of bits that no lane writes: the ports become one.
///
/// What has Verilog parameters stays a box, or the mutant would instantiate it by the name that Yosys has for
/// these values of them.
fn netlist(rtl: &Rtl, module: &Source) -> String {
    let closure = rtl.closure(module);
    let is_box = |source: &&Source| source.has_parameters() && source.name != module.name;
    let names = |boxes: bool| {
        let files = closure.iter().copied().filter(|source| is_box(source) == boxes);
        files.map(|source| source.file.as_str()).collect::<Vec<_>>().join(" ")
    };
    let boxes = match names(true) {
        none if none.is_empty() => none,
        files => format!("read_verilog -lib {files}\n"),
    };
    let (files, name) = (names(false), &module.name);
    let has_lanes = closure.iter().any(|source| source.text.contains("_lane = 0;"));
    let join = if has_lanes { "memory_share\nopt -fine\nopt_clean\n" } else { "" };
    format!(
        "{boxes}read_verilog {files}\nhierarchy -check -top {name}\nproc\nopt_expr -mux_undef\nopt_clean\n\
         {join}"
    )
}

fn run(yosys: &Tool, rtl: &Rtl, module: &Source, script: &str) -> Result<Scratch> {
    let scratch = Scratch::new("mutate")?;
    scratch.write_sources(rtl.closure(module))?;
    let outcome = yosys::run(yosys, &scratch, script, LIMIT)?;
    match outcome.is_success() {
        true => Ok(scratch),
        false => {
            let reason = first_error(&outcome.text);
            Err(Error::failed(format!("failed to mutate {}: {reason}", module.name)))
        }
    }
}

/// Draws `count` mutants of one module, evenly over its cells, always the same for a seed.
pub fn draw(
    yosys: &Tool,
    rtl: &Rtl,
    module: &Source,
    count: usize,
    seed: u64,
) -> Result<Vec<Mutation>> {
    if count == 0 {
        return Ok(Vec::new());
    }
    let name = &module.name;
    let script = format!(
        "{}select {name}\nmutate -list {} -seed {seed} -o list.txt\n",
        netlist(rtl, module),
        2 * count
    );
    let scratch = run(yosys, rtl, module, &script)?;
    let list = scratch.read("list.txt")?;
    let kept = list.lines().filter(|line| !line.is_empty() && can_be_printed(line));
    let describe = |line: &str| Mutation {
        command: line.to_owned(),
        description: describe(line, &module.text),
    };
    Ok(kept.take(count).map(describe).collect())
}

/// The Verilog of the module after each of the mutations, and behind them after none: only the way
/// through Yosys.
pub fn emit(
    yosys: &Tool,
    rtl: &Rtl,
    module: &Source,
    mutations: &[Mutation],
) -> Result<Vec<String>> {
    let commands = mutations.iter().map(|mutation| mutation.command.as_str()).chain([""]);
    let name = &module.name;
    let mut script = format!("{}design -save unmutated\n", netlist(rtl, module));
    for (number, command) in commands.enumerate() {
        script += &format!(
            "design -load unmutated\n{command}\nselect {name}\n\
             write_verilog -noattr -selected mutated{number}.v\n"
        );
    }
    let scratch = run(yosys, rtl, module, &script)?;
    (0..=mutations.len()).map(|number| scratch.read(&format!("mutated{number}.v"))).collect()
}

/// Whether Yosys proves that the mutant computes the same outputs and the same next state from the
/// same state: then nobody can notice. `false` says only that it found no proof.
pub fn is_provably_equivalent(
    yosys: &Tool,
    rtl: &Rtl,
    module: &Source,
    mutation: &Mutation,
) -> Result<bool> {
    let (name, netlist) = (&module.name, netlist(rtl, module));
    let parts = rtl.with_parameters(module);
    let files: Vec<&str> = parts.iter().map(|source| source.file.as_str()).collect();
    let opened = match files.is_empty() {
        true => String::new(),
        false => format!(
            "read_verilog -overwrite {}\nhierarchy -check -top {name}\nproc\n",
            files.join(" ")
        ),
    };
    // Read once: Yosys numbers the cells of what it reads again from where it was.
    let side = |side: &str, command: &str| {
        format!(
            "design -load unmutated\n{command}\n{opened}flatten\nmemory_map\nrename {name} {side}\n\
             design -stash {side}\n"
        )
    };
    let script = format!(
        "{netlist}design -save unmutated\n{}{}design -copy-from gold -as gold gold\n\
         design -copy-from gate -as gate gate\nequiv_make gold gate equiv\nhierarchy -top equiv\n\
         equiv_simple -undef\nequiv_induct -undef\nequiv_status -assert\n",
        side("gold", ""),
        side("gate", &mutation.command)
    );
    let scratch = Scratch::new("equivalence")?;
    scratch.write_sources(rtl.closure(module))?;
    Ok(yosys::run(yosys, &scratch, &script, PROOF_LIMIT)?.is_success())
}

/// A mutant of a clock is not a mistake that anybody makes, and formal tools ignore clocks. A memory's
/// read has an address and data only, before it becomes synchronous: Yosys asserts that nobody
/// changes its other ports. What a memory is filled with stands at constant addresses.
fn can_be_printed(command: &str) -> bool {
    let is = |kind| value(command, "-cell").is_some_and(|cell| cell.starts_with(kind));
    let is_read = is("$memrd");
    match value(command, "-port") {
        Some("CLK") => false,
        Some("ADDR") if is("$meminit") => false,
        Some("ADDR" | "DATA") => true,
        _ => !is_read,
    }
}

/// `inv of bit 3 of port A of $add in line: wire [3:0] next = pointer + 4'd1;`
fn describe(command: &str, verilog: &str) -> String {
    let part = |option| value(command, option).unwrap_or("?");
    let kind = part("-cell").trim_start_matches('\\');
    let kind: String = kind
        .chars()
        .enumerate()
        .take_while(|(i, c)| *i == 0 || *c != '$')
        .map(|(_, c)| c)
        .collect();
    let line = values(command, "-src")
        .filter_map(line_number)
        .filter_map(|number| verilog.lines().nth(number.checked_sub(1)?))
        .map(str::trim)
        .next_back()
        .unwrap_or("?");
    let mode = match part("-mode") {
        "inv" => "inverts".to_owned(),
        "const0" => "clears".to_owned(),
        "const1" => "sets".to_owned(),
        other => format!("{other} with bit {} in", value(command, "-ctrlbit").unwrap_or("?")),
    };
    let (port, bit) = (part("-port"), part("-portbit"));
    let wire = value(command, "-wire").map(|wire| format!(" ({})", wire.trim_start_matches('\\')));
    format!("{mode} {port}[{bit}]{} of {kind} in: {line}", wire.unwrap_or_default())
}

fn value<'a>(command: &'a str, option: &'a str) -> Option<&'a str> {
    values(command, option).next()
}

fn values<'a>(command: &'a str, option: &'a str) -> impl DoubleEndedIterator<Item = &'a str> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let found: Vec<&str> =
        words.windows(2).filter(|pair| pair[0] == option).map(|pair| pair[1]).collect();
    found.into_iter()
}

/// The first number in `file.v:110.23-110.56`.
fn line_number(place: &str) -> Option<usize> {
    let (_, position) = place.rsplit_once(':')?;
    position.split(['.', '-']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_names_the_line_and_no_line_number() {
        let command = "mutate -mode const1 -module fifo -cell $eq$fifo.v:2$11 -port Y -portbit 0 \
                       -wire full -wirebit 0 -src fifo.v:2.8-2.12";
        let verilog = "module fifo;\n  wire full = count == 3'd4;\n";
        let expected = "sets Y[0] (full) of $eq in: wire full = count == 3'd4;";
        assert_eq!(describe(command, verilog), expected);
    }

    #[test]
    fn clocks_the_enables_of_asynchronous_reads_and_where_memories_are_filled_are_left_alone() {
        let command = |cell: &str, port: &str| format!("mutate -cell {cell} -port {port}");
        assert!(!can_be_printed(&command("$procdff$4", "CLK")));
        assert!(!can_be_printed(&command("$memrd$\\data$9", "EN")));
        assert!(can_be_printed(&command("$memrd$\\data$9", "ADDR")));
        assert!(can_be_printed(&command("$procdff$4", "EN")));
        assert!(!can_be_printed(&command("$meminit$\\data$9", "ADDR")));
        assert!(can_be_printed(&command("$meminit$\\data$9", "DATA")));
    }

    #[test]
    fn what_has_parameters_is_opened_where_a_mutant_is_compared() {
        let held = "module held #(\n  parameter WIDTH = 1\n) (\n  input wire [WIDTH-1:0] a,\n  output wire b\n);\n\
                    \x20 assign b = &a;\nendmodule\n";
        let around = "module around (input wire [1:0] a, output wire b);\n  wire inside;\n\
                      \x20 held #(.WIDTH(2)) all (\n    .a(a), .b(inside)\n  );\n\
                      \x20 assign b = inside & a[0];\nendmodule\n";
        let scratch = Scratch::new("opened").expect("a directory is made");
        scratch.write("held.v", held).expect("it is written");
        scratch.write("around.v", around).expect("it is written");
        let rtl = Rtl::read(scratch.path()).expect("it is read");
        let yosys =
            nic_sim::tools::find(nic_sim::tools::Kind::Yosys).expect("`make setup` installs it");
        let is_same = |port: &str| {
            let mutation = Mutation {
                command: format!(
                    "mutate -mode const1 -module around -cell $and$around.v:6$1 -port {port} -portbit 0"
                ),
                description: String::new(),
            };
            let module = rtl.module("around").expect("it is there");
            is_provably_equivalent(&yosys, &rtl, module, &mutation).expect("Yosys runs")
        };
        // What is inside says 1 where both bits are 1, so that the second operand changes nothing.
        assert!(is_same("B"));
        assert!(!is_same("A"));
    }

    #[test]
    fn a_mutation_without_a_place_is_still_described() {
        let command =
            "mutate -mode cnot1 -module fifo -cell $procmux$61 -port B -portbit 3 -ctrlbit 1";
        assert_eq!(describe(command, ""), "cnot1 with bit 1 in B[3] of $procmux in: ?");
    }
}
