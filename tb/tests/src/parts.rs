//! A unit whose parts are stubs: what the unit itself does between its ports and its parts.
//!
//! A part that works shows what its wires carry late or never: nobody counts to 2^43, or has buffers
//! all over memory. A stub has the ports of its part and nothing behind them: the test gives each
//! of its outputs a value and sees each of its inputs. A place is a port of the unit, or `part.port`.
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;
use std::sync::Arc;

use nic_sim::design::{Direction, Port, Sources};
use nic_sim::{BuildRequest, Design, Library, Model, PowerUp, Source, tools};
use nic_tb::Generator;

/// Little-endian words.
pub type Words = Vec<u32>;

/// A unit with stubs for its parts.
#[derive(Debug)]
pub struct Parts {
    model: Model,
    places: BTreeMap<String, Place>,
}

/// Where a value is given or seen.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// A position in the model.
    port: usize,
    /// The test gives it a value: an input of the unit, or an output of a part.
    is_driven: bool,
}

impl Parts {
    /// The unit, with a stub for each of its parts: the name of the instance, and what it is.
    ///
    /// # Panics
    /// If it cannot be built.
    pub fn new(unit: &Design, parts: &[(&str, &Design)]) -> Self {
        let Sources::Emitted([file, ..]) = unit.sources else {
            panic!("`{}` is not emitted", unit.module);
        };
        let unit_text = Source::read(&tools::emitted_file(file)).unwrap_or_else(|e| panic!("{e}"));
        let unit_text = Source::new(*file, with_stubs(&unit_text.text, parts));
        let kinds: BTreeMap<&str, &Design> =
            parts.iter().map(|(_, part)| (part.module, *part)).collect();
        let mut sources = vec![Source::new("harness.v", harness(unit, parts)), unit_text];
        sources.extend(
            kinds.values().map(|part| Source::new(format!("{}.v", part.module), stub(part))),
        );
        let library = Library::build(&BuildRequest::new("harness", sources));
        let model = Model::new(&library.unwrap_or_else(|error| panic!("{error}")));
        let mut places = BTreeMap::new();
        for port in unit.ports {
            places.insert(port.name.to_owned(), place(&model, port.name));
        }
        for (number, (name, part)) in parts.iter().enumerate() {
            for port in part.ports {
                let found = place(&model, &joint(number, port));
                places.insert(format!("{name}.{}", port.name), found);
            }
        }
        let mut unit = Self { model, places };
        unit.model.eval();
        unit
    }

    fn place(&self, place: &str) -> Place {
        *self.places.get(place).unwrap_or_else(|| panic!("there is no `{place}`"))
    }

    /// Whether there is such a place.
    pub fn has(&self, place: &str) -> bool {
        self.places.contains_key(place)
    }

    /// The places whose values are seen.
    pub fn seen(&self) -> impl Iterator<Item = &str> {
        self.places.iter().filter(|(_, place)| !place.is_driven).map(|(name, _)| name.as_str())
    }

    /// What a place carries.
    pub fn words(&self, place: &str) -> Words {
        self.model.words(self.place(place).port)
    }

    /// What a place of at most 64 bits carries.
    pub fn number(&self, place: &str) -> u64 {
        self.model.get(self.place(place).port)
    }

    /// Gives a place its value; it acts with [`Parts::settle`].
    pub fn set(&mut self, place: &str, words: &[u32]) {
        let port = self.place(place).port;
        self.model.write(port, words);
    }

    /// As [`Parts::set`], for at most 64 bits.
    pub fn set_number(&mut self, place: &str, value: u64) {
        let port = self.place(place).port;
        self.model.set(port, value);
    }

    /// Gives every place but the clock any value.
    pub fn set_any(&mut self, generator: &mut Generator) {
        for place in self.places.values().filter(|place| place.is_driven) {
            if self.model.name(place.port) != "clk" {
                let words = generator.words(self.model.width(place.port));
                self.model.write(place.port, &words);
            }
        }
    }

    /// Gives every place but the clock zero.
    pub fn clear(&mut self) {
        for place in self.places.values().filter(|place| place.is_driven) {
            let words = self.model.width(place.port).div_ceil(32) as usize;
            self.model.write(place.port, &vec![0; words]);
        }
    }

    /// Lets what was given act, within the cycle.
    pub fn settle(&mut self) {
        self.model.eval();
    }

    /// The rising edge of the clock, and the falling one.
    pub fn tick(&mut self) {
        self.set_number("clk", 1);
        self.settle();
        self.set_number("clk", 0);
        self.settle();
    }

    /// As at power-up, with this in its registers: what counts far is near its end then.
    pub fn power_up(&mut self, power_up: PowerUp) {
        self.model = Model::with_power_up(&Arc::clone(self.model.library()), power_up);
        self.settle();
    }

    /// Two cycles of reset, everything else zero.
    pub fn reset(&mut self) {
        self.clear();
        self.set_number("rst", 1);
        (0..2).for_each(|_| self.tick());
        self.set_number("rst", 0);
        self.settle();
    }

    /// Demands that two places, one that is driven and one that is seen, carry the same.
    fn expect_joined(&self, one: &str, other: &str) {
        let driven = [one, other].map(|place| self.place(place).is_driven);
        assert_ne!(driven[0], driven[1], "one of `{one}` and `{other}` is driven");
        assert_eq!(self.words(one), self.words(other), "`{one}` and `{other}` are joined");
    }
}

/// How a unit joins its parts within a cycle, as long as it is at rest after a reset.
pub struct Wiring<'a> {
    /// Places that carry the same.
    pub joined: Vec<(String, String)>,
    /// Gives some places values that any bits are rarely.
    pub choose: &'a dyn Fn(&mut Parts, &mut Generator),
    /// Other places, and what they should carry.
    pub own: &'a dyn Fn(&Parts) -> Vec<(String, u64)>,
    /// Streams that are looked at elsewhere.
    pub streams: Vec<String>,
}

impl Wiring<'_> {
    /// Any bits everywhere, again and again: a place that has one wrong bit shows it half of the times.
    ///
    /// # Panics
    /// If a place carries something else, or if nobody looks at it.
    pub fn expect(&self, parts: &mut Parts, generator: &mut Generator) {
        parts.reset();
        for _ in 0..64 {
            parts.set_any(generator);
            (self.choose)(parts, generator);
            if parts.number("rst") == 1 {
                parts.set_number("clk", 1);
            }
            parts.settle();
            self.joined.iter().for_each(|(one, other)| parts.expect_joined(one, other));
            for (place, value) in (self.own)(parts) {
                assert_eq!(parts.number(&place), value, "`{place}`");
            }
            parts.set_number("clk", 0);
            parts.settle();
        }
        let own = (self.own)(parts).into_iter().map(|(place, _)| place);
        let joined = self.joined.iter().flat_map(|(one, other)| [one, other]).cloned();
        let places: BTreeSet<String> = own.chain(joined).collect();
        let is_of = |place: &str, stream: &String| {
            place.strip_prefix(stream.as_str()).is_some_and(|field| field.starts_with('_'))
        };
        let forgotten = parts.seen().find(|place| {
            !places.contains(*place) && !self.streams.iter().any(|stream| is_of(place, stream))
        });
        assert_eq!(forgotten, None, "nobody looks at it");
    }
}

/// What a stream carries, by the names of its fields.
pub type Beat = BTreeMap<String, Words>;

/// Streams of parts that become one of the unit.
#[derive(Clone, Debug)]
pub struct Merge {
    /// Where they come from.
    pub from: Vec<String>,
    /// Where they go.
    pub to: String,
    /// What becomes of a beat of stream `i` on its way.
    pub change: fn(usize, &mut Beat),
    /// Beats up to one with `last` stay together.
    pub has_packets: bool,
}

/// What is under way in a [`Merge`].
struct Running<'a> {
    merge: &'a Merge,
    /// Beats that are offered and were not taken, of each stream.
    offered: Vec<Option<Beat>>,
    /// Beats that were taken and did not come out, of each stream.
    taken: Vec<VecDeque<Beat>>,
    /// Whether a packet has begun and not ended, of each stream.
    is_open: Vec<bool>,
    /// Beats that came out, of each stream.
    out: Vec<usize>,
}

impl Merge {
    /// All places of it begin with one of these and `_`.
    pub fn streams(&self) -> impl Iterator<Item = String> {
        self.from.iter().chain([&self.to]).cloned()
    }
}

/// Beats of any content on all streams: each comes out once, unchanged, in the order of its stream, and
/// is offered before it is taken.
///
/// # Panics
/// If one does not, or another does.
pub fn expect_merged(parts: &mut Parts, generator: &mut Generator, merges: &[Merge], cycles: u64) {
    merges.iter().for_each(|merge| expect_offered_unasked(parts, merge));
    parts.reset();
    let mut running: Vec<Running> = merges
        .iter()
        .map(|merge| Running {
            merge,
            offered: vec![None; merge.from.len()],
            taken: vec![VecDeque::new(); merge.from.len()],
            is_open: vec![false; merge.from.len()],
            out: vec![0; merge.from.len()],
        })
        .collect();
    // In the end all that was offered comes out.
    for cycle in 0..cycles + 40 {
        let is_over = cycle >= cycles;
        running.iter_mut().for_each(|running| running.give(parts, generator, is_over));
        parts.settle();
        running.iter_mut().for_each(|running| running.take(parts));
        parts.tick();
    }
    for Running { merge, offered, taken, out, .. } in running {
        let is_left = offered.iter().flatten().count() + taken.iter().flatten().count();
        assert_eq!(is_left, 0, "beats stay inside: `{}`", merge.to);
        assert!(out.iter().all(|count| *count > 0), "`{}` has beats of all: {out:?}", merge.to);
    }
}

/// What a part offers is offered by the unit, though nobody takes it: an offer must not wait for `ready`.
fn expect_offered_unasked(parts: &mut Parts, merge: &Merge) {
    for stream in &merge.from {
        parts.reset();
        parts.set_number(&format!("{stream}_valid"), 1);
        (0..4).for_each(|_| parts.tick());
        let is_offered = parts.number(&format!("{}_valid", merge.to)) == 1;
        assert!(is_offered, "`{}` waits to be taken before it is offered", merge.to);
    }
}

impl Running<'_> {
    fn give(&mut self, parts: &mut Parts, generator: &mut Generator, is_over: bool) {
        for (number, stream) in self.merge.from.iter().enumerate() {
            if self.offered[number].is_some() {
                continue;
            }
            let mut beat = Beat::new();
            for field in fields(parts, stream) {
                let place = format!("{stream}_{field}");
                let words = match is_over && self.merge.has_packets && field == "last" {
                    true => vec![1],
                    false => generator.words(parts.model.width(parts.place(&place).port)),
                };
                parts.set(&place, &words);
                beat.insert(field, words);
            }
            let is_offered = if is_over { self.is_open[number] } else { generator.chance(1, 2) };
            parts.set_number(&format!("{stream}_valid"), u64::from(is_offered));
            self.offered[number] = is_offered.then_some(beat);
        }
        let is_ready = is_over || generator.chance(1, 2);
        parts.set_number(&format!("{}_ready", self.merge.to), u64::from(is_ready));
    }

    fn take(&mut self, parts: &Parts) {
        let is = |stream: &str, signal| parts.number(&format!("{stream}_{signal}")) == 1;
        for (number, stream) in self.merge.from.iter().enumerate() {
            if is(stream, "ready")
                && let Some(mut beat) = self.offered[number].take()
            {
                self.is_open[number] = self.merge.has_packets && beat["last"] == [0];
                (self.merge.change)(number, &mut beat);
                self.taken[number].push_back(beat);
            }
        }
        let to = &self.merge.to;
        if is(to, "valid") && is(to, "ready") {
            let beat: Beat = fields(parts, to)
                .into_iter()
                .map(|field| {
                    let words = parts.words(&format!("{to}_{field}"));
                    (field, words)
                })
                .collect();
            let whose = self.taken.iter().position(|taken| taken.front() == Some(&beat));
            let whose = whose.unwrap_or_else(|| panic!("`{to}` gives what nobody did: {beat:x?}"));
            self.taken[whose].pop_front();
            self.out[whose] += 1;
        }
    }
}

/// The fields of a stream.
fn fields(parts: &Parts, stream: &str) -> Vec<String> {
    let names =
        parts.places.keys().filter_map(|place| place.strip_prefix(stream)?.strip_prefix('_'));
    names.filter(|field| !["valid", "ready"].contains(field)).map(str::to_owned).collect()
}

/// A part's port as a port of the harness.
fn joint(part: usize, port: &Port) -> String {
    format!("part_{part}_{}", port.name)
}

fn place(model: &Model, name: &str) -> Place {
    let port = model.port(name).unwrap_or_else(|| panic!("the harness has no `{name}`"));
    Place { port, is_driven: !model.is_output(port) }
}

/// The unit with the stubs in place of its parts: where a part has Verilog parameters and the fields of a payload in
/// one port, the stub has a port for each.
fn with_stubs(unit: &str, parts: &[(&str, &Design)]) -> String {
    let mut text = String::new();
    let mut lines = unit.lines();
    while let Some(line) = lines.next() {
        // `  fifo #(.WIDTH(8), .DEPTH(16)) queue (`, or as Yosys prints it, a line for each.
        let mut opening = line.to_owned();
        if line.ends_with(" #(") {
            let parameters = lines.by_ref();
            for line in parameters {
                opening += line.trim();
                if line.starts_with("  ) ") {
                    break;
                }
            }
        }
        let instance = opening.strip_suffix(" (").and_then(|line| line.rsplit_once(' '));
        let name = instance.filter(|(of, _)| of.contains(" #(")).map(|(_, name)| name);
        let Some((name, part)) = parts.iter().find(|(part, _)| Some(*part) == name) else {
            let _ = writeln!(text, "{}", if line.ends_with(" #(") { &opening } else { line });
            continue;
        };
        let inside: Vec<&str> =
            lines.by_ref().take_while(|line| *line != "  );").map(str::trim).collect();
        text += &stub_instance(name, part, &split(&inside.join(" ")));
    }
    text
}

/// The stub with these connections; a payload in one port has a wire in front, whose parts are the fields, the first
/// in the lowest bits.
fn stub_instance(name: &str, part: &Design, connections: &[String]) -> String {
    let connections: Vec<(&str, &str)> = connections
        .iter()
        .filter_map(|connection| connection.strip_prefix('.')?.strip_suffix(')')?.split_once('('))
        .collect();
    let (mut wires, mut all) = (String::new(), Vec::new());
    for (port, connected) in &connections {
        let fields =
            port.strip_suffix("_data").map_or(Vec::new(), |stream| fields_of(part, stream));
        let is_alone = |field: &&Port| {
            field.name == *port || !connections.iter().any(|(of, _)| *of == field.name)
        };
        if fields.len() < 2 || !fields.iter().all(is_alone) {
            all.push(format!(".{port}({connected})"));
            continue;
        }
        let wire = format!("{name}_{port}_joined");
        let width: u32 = fields.iter().map(|field| field.width).sum();
        let assigned = match fields[0].direction {
            Direction::Input => format!("{wire} = {connected}"),
            Direction::Output => format!("{connected} = {wire}"),
        };
        let _ = writeln!(wires, "  wire [{width}-1:0] {wire};\n  assign {assigned};");
        let mut low = 0;
        for field in fields {
            all.push(format!(".{}({wire}[{low} +: {}])", field.name, field.width));
            low += field.width;
        }
    }
    format!("{wires}  {} {name} (\n    {}\n  );\n", part.module, all.join(",\n    "))
}

/// The fields of a stream of a part, in their order.
fn fields_of<'a>(part: &'a Design, stream: &str) -> Vec<&'a Port> {
    let is_field = |port: &&Port| {
        let field = port.name.strip_prefix(stream).and_then(|rest| rest.strip_prefix('_'));
        field.is_some_and(|field| !["valid", "ready"].contains(&field))
    };
    part.ports.iter().filter(is_field).collect()
}

/// The parts of a list, whose commas are outside of brackets.
fn split(list: &str) -> Vec<String> {
    let mut depth = 0;
    let outer = list.split(|c: char| {
        depth += i32::from("([{".contains(c)) - i32::from(")]}".contains(c));
        c == ',' && depth == 0
    });
    outer.map(|part| part.trim().to_owned()).collect()
}

/// The ports of a part; what each of its outputs carries is a variable of the same name and `_value`.
fn stub(part: &Design) -> String {
    let mut text = format!("module {} (\n", part.module);
    let ports = part.ports.iter().map(|port| declaration(port.direction, port.width, port.name));
    text += &ports.collect::<Vec<String>>().join(",\n");
    text += "\n);\n";
    // Writing to a string does not fail.
    for Port { name, width, .. } in outputs(part) {
        let _ =
            write!(text, "  reg [{width}-1:0] {name}_value;\n  assign {name} = {name}_value;\n");
    }
    text + "endmodule\n"
}

/// The unit, and the places of its parts as ports of a module around it.
fn harness(unit: &Design, parts: &[(&str, &Design)]) -> String {
    let of_unit = unit.ports.iter().map(|port| declaration(port.direction, port.width, port.name));
    let of_parts = parts.iter().enumerate().flat_map(|(number, (_, part))| {
        part.ports.iter().map(move |port| {
            let direction = match port.direction {
                Direction::Input => Direction::Output,
                Direction::Output => Direction::Input,
            };
            declaration(direction, port.width, &joint(number, port))
        })
    });
    let ports = of_unit.chain(of_parts).collect::<Vec<String>>().join(",\n");
    let joined = unit.ports.iter().map(|port| format!(".{0}({0})", port.name));
    let joined = joined.collect::<Vec<String>>().join(",\n    ");
    let mut text =
        format!("module harness (\n{ports}\n);\n  {} unit (\n    {joined}\n  );\n", unit.module);
    for (number, (name, part)) in parts.iter().enumerate() {
        for port in part.ports {
            let (joint, port_name) = (joint(number, port), port.name);
            let _ = match port.direction {
                Direction::Input => writeln!(text, "  assign {joint} = unit.{name}.{port_name};"),
                Direction::Output => {
                    writeln!(text, "  always @* unit.{name}.{port_name}_value = {joint};")
                }
            };
        }
    }
    text + "endmodule\n"
}

fn outputs(design: &Design) -> impl Iterator<Item = &Port> {
    design.ports.iter().filter(|port| port.direction == Direction::Output)
}

fn declaration(direction: Direction, width: u32, name: &str) -> String {
    let direction = match direction {
        Direction::Input => "input",
        Direction::Output => "output",
    };
    format!("  {direction} wire [{width}-1:0] {name}")
}
