//! Lines with parameters as a file.
use std::collections::BTreeSet;

use super::expression::{Place, Quantity};
use super::literals::{Constants, Literal};
use super::{Error, Family, Known, Line, Parameter, Piece, Printed};
use crate::ir::Module;
use crate::verilog::plan::Plan;
use crate::verilog::port_line;
use crate::verilog::text::{Text, comment, one_line};

/// The file of these lines.
pub(super) fn print(
    family: &Family,
    name: &str,
    Known { quantities, legal }: &Known,
    (lines, names, parts): (&[Line], &BTreeSet<String>, &[Printed]),
) -> Result<Printed, Error> {
    let mut nothing = Constants::default();
    let code: Vec<String> =
        lines.iter().map(|line| line.code(quantities, Place::Ports, &mut nothing)).collect();
    let find = |from: usize, wanted: &dyn Fn(&str) -> bool| {
        (from..lines.len()).find(|at| wanted(&code[*at])).unwrap_or(lines.len())
    };
    let module = find(0, &|code| code.starts_with("module "));
    let ports_end = find(module, &|code| code == ");");
    let formal = find(ports_end, &|code| code == "`ifdef FORMAL");
    let formal_end = find(formal, &|code| code == "`endif");
    // Behind the ports there is an empty line.
    let body = (ports_end + 2).min(formal);
    let hardware = Region::new(&lines[body..formal], quantities);
    let properties = Region::new(&lines[(formal + 1).min(formal_end)..formal_end], quantities);
    let of_ports = lines[module..ports_end].iter().flat_map(Line::quantities);
    let mut read: BTreeSet<&str> = of_ports
        .chain(hardware.all())
        .chain(properties.all())
        .flat_map(|quantity| read_by(quantities[quantity].text, family))
        .collect();
    read.extend(parts.iter().flat_map(|part| &part.parameters));
    if name == family.name {
        read.extend(family.refusals.iter().flat_map(|refusal| read_by(refusal.condition, family)));
    }
    let parameters = family.parameters.iter().filter(|parameter| read.contains(parameter.name));
    let parameters: Vec<&Parameter> = parameters.collect();

    let of_properties = properties.constants.without(&hardware.constants);
    distinct(quantities, &[&hardware.constants, &of_properties], names)?;

    let mut text = Text::default();
    for (line, code) in lines[..module].iter().zip(&code) {
        if code.starts_with("`default_nettype") && name == family.name && !family.note.is_empty() {
            text.line(0, "//");
            text.line(0, &comment(family.note));
        }
        text.line(line.indent, &line.with_remark(code));
    }
    print_parameters(name, &parameters, &mut text);
    print_ports(&lines[module + 1..ports_end], &code[module + 1..ports_end], &mut text);
    hardware.declare(None, (family, quantities, legal), &mut text);
    if name == family.name {
        print_refusals(family, &mut text);
    }
    print_misfits(name, &hardware.constants.misfits(quantities, legal), &mut text);
    text.append(hardware.text.clone());
    text.line(0, "");
    if formal < formal_end {
        text.line(0, "`ifdef FORMAL");
        properties.declare(Some(&hardware), (family, quantities, legal), &mut text);
        print_misfits(name, &of_properties.misfits(quantities, legal), &mut text);
        text.append(properties.text);
    }
    for (line, code) in lines.iter().zip(&code).skip(formal_end) {
        text.line(line.indent, &line.with_remark(code));
    }
    let parameters = parameters.iter().map(|parameter| parameter.name).collect();
    Ok(Printed { name: name.to_string(), text: text.finish(), parts: vec![], parameters })
}

/// Refuses names that two would have: of parameters, of what follows from them, of constants, and those in the module.
fn distinct(
    quantities: &[Quantity],
    constants: &[&Constants],
    names: &BTreeSet<String>,
) -> Result<(), Error> {
    let mut seen = names.clone();
    let of_quantities = quantities.iter().map(|quantity| quantity.name.to_string());
    let of_constants = constants.iter().flat_map(|constants| constants.names(quantities));
    match of_quantities.chain(of_constants).find(|name| !seen.insert(name.clone())) {
        Some(name) => Err(Error(format!(
            "`{name}` is the name of a parameter, or of a constant made of parameters, and of something else; rename one"
        ))),
        None => Ok(()),
    }
}

/// The parameters in a text.
fn read_by<'a>(text: &'a str, family: &'a Family) -> impl Iterator<Item = &'static str> + 'a {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter_map(|word| {
        family.parameters.iter().map(|parameter| parameter.name).find(|name| *name == word)
    })
}

/// A module with the name and the ports of `module` that has nothing inside but the family with these values
/// of its parameters.
pub fn stand_in(family: &Family, module: &Module, values: &[u64]) -> String {
    let plan = Plan::new(module);
    let mut text = Text::default();
    text.line(0, "`default_nettype none");
    text.line(0, "");
    crate::verilog::ports(&plan, &mut text);
    text.line(2, &format!("{} #(", family.name));
    for (number, (parameter, value)) in family.parameters.iter().zip(values).enumerate() {
        let comma = if number + 1 == values.len() { "" } else { "," };
        text.line(4, &format!(".{}({value}){comma}", parameter.name));
    }
    text.line(2, ") by_parameters (");
    let count = module.ports().count();
    for (number, (_, port)) in module.ports().enumerate() {
        let comma = if number + 1 == count { "" } else { "," };
        text.line(4, &format!(".{0}({0}){comma}", port.name));
    }
    text.line(2, ");");
    text.line(0, "");
    text.line(0, "endmodule");
    text.line(0, "");
    text.line(0, "`default_nettype wire");
    text.finish()
}

/// The parameters, in front of the ports.
fn print_parameters(name: &str, parameters: &[&Parameter], text: &mut Text) {
    if parameters.is_empty() {
        return text.line(0, &format!("module {name} ("));
    }
    text.line(0, &format!("module {name} #("));
    for (number, parameter) in parameters.iter().enumerate() {
        let comma = if number + 1 == parameters.len() { "" } else { "," };
        let line = format!("parameter {} = {}{comma}", parameter.name, parameter.default);
        port_line(&line, &one_line(parameter.meaning), text);
    }
    text.line(0, ") (");
}

/// The ports, their names below each other.
fn print_ports(lines: &[Line], code: &[String], text: &mut Text) {
    let parts = |code: &str| {
        let mut words = code.splitn(3, ' ');
        let [direction, kind, rest] = [(); 3].map(|()| words.next().unwrap_or_default());
        let (range, name) = match rest.split_once("] ") {
            Some((range, name)) => (format!("{range}]"), name.to_string()),
            None => (String::new(), rest.to_string()),
        };
        (format!("{direction:<6} {kind:<4}"), range, name)
    };
    let is_port = |code: &String| !code.is_empty();
    let widest = code.iter().filter(|code| is_port(code)).map(|code| parts(code).1.len()).max();
    let widest = widest.unwrap_or_default();
    for (line, code) in lines.iter().zip(code) {
        if is_port(code) {
            let (direction, range, name) = parts(code);
            let meaning = line.remark.trim_start_matches("//").trim();
            port_line(&format!("{direction} {range:widest$} {name}"), meaning, text);
        } else {
            text.line(2, &line.remark);
        }
    }
    text.line(0, ");");
    text.line(0, "");
}

/// An instance of a module that does not exist wherever a value is not legal.
fn print_refusals(family: &Family, text: &mut Text) {
    for refusal in family.refusals {
        print_refusal(family.name, (refusal.condition, refusal.rule), text);
    }
}

/// The same wherever a constant does not fit its width.
fn print_misfits(name: &str, misfits: &[(String, String)], text: &mut Text) {
    for (constant, condition) in misfits {
        print_refusal(name, (condition, &format!("{constant}_fits")), text);
    }
}

fn print_refusal(name: &str, (condition, rule): (&str, &str), text: &mut Text) {
    text.line(2, "generate");
    text.line(4, &format!("if ({condition}) begin : unless_{rule}"));
    text.line(6, &format!("{name}_only_if_{rule} refused ();"));
    text.line(4, "end");
    text.line(2, "endgenerate");
    text.line(0, "");
}

/// Lines with or without the properties, and what they need declared.
#[derive(Default)]
struct Region {
    text: Text,
    constants: Constants,
    quantities: BTreeSet<usize>,
}

impl Region {
    fn new(lines: &[Line], quantities: &[Quantity]) -> Self {
        let mut region = Self::default();
        for line in lines {
            region.quantities.extend(line.quantities());
            let code = line.code(quantities, Place::Body, &mut region.constants);
            region.text.line(line.indent, &line.with_remark(&code));
        }
        region
    }

    /// What the lines read, and the constants in them.
    fn all(&self) -> BTreeSet<usize> {
        self.quantities.iter().copied().chain(self.constants.quantities()).collect()
    }

    /// Declares what the hardware, if this is not it, has not declared yet.
    fn declare(
        &self,
        hardware: Option<&Self>,
        (family, quantities, legal): (&Family, &[Quantity], &[Quantity]),
        text: &mut Text,
    ) {
        let nothing = Self::default();
        let known = hardware.unwrap_or(&nothing);
        let mut any = false;
        for number in self.all().difference(&known.all()) {
            if let Some(Quantity { name, text: value, .. }) =
                quantities.get(*number).filter(|_| *number >= family.parameters.len())
            {
                text.line(2, &format!("localparam {name} = {value};"));
                any = true;
            }
        }
        let constants = self.constants.without(&known.constants);
        for declaration in constants.declarations(quantities, legal, hardware.is_none()) {
            text.line(2, &declaration);
            any = true;
        }
        if any {
            text.line(0, "");
        }
    }
}

impl Line {
    /// The code, without the comment behind it.
    fn code(&self, quantities: &[Quantity], place: Place, constants: &mut Constants) -> String {
        let mut text = String::new();
        let mut pieces = self.pieces.iter().peekable();
        while let Some(piece) = pieces.next() {
            text += &match piece {
                Piece::Text(text) => text.clone(),
                Piece::Number(number) => {
                    let value = number.text(quantities, place);
                    let is_count = matches!(pieces.peek(), Some(Piece::Text(next)) if next == "{");
                    let is_factor = text.ends_with("* ") && number.is_sum();
                    match () {
                        () if is_count => times(number, value),
                        () if is_factor => format!("({value})"),
                        () => value,
                    }
                }
                Piece::Literal(Literal::Same(text)) => text.clone(),
                Piece::Literal(Literal::Zeros(width)) => {
                    format!("{{{}{{1'b0}}}}", times(width, width.text(quantities, place)))
                }
                Piece::Literal(Literal::Ones(width)) => {
                    format!("{{{}{{1'b1}}}}", times(width, width.text(quantities, place)))
                }
                Piece::Literal(Literal::Constant { width, value }) => {
                    constants.name((width, value), quantities)
                }
            };
        }
        text
    }

    /// The quantities that the code reads, without those of its constants.
    fn quantities(&self) -> impl Iterator<Item = usize> + '_ {
        self.pieces.iter().flat_map(|piece| match piece {
            Piece::Number(read) | Piece::Literal(Literal::Zeros(read) | Literal::Ones(read)) => {
                read.quantities().collect::<Vec<_>>()
            }
            Piece::Text(_) | Piece::Literal(Literal::Same(_) | Literal::Constant { .. }) => vec![],
        })
    }

    /// The code and the comment behind it, which stands where the printer puts it.
    fn with_remark(&self, code: &str) -> String {
        match (code, self.remark.as_str()) {
            (code, "") => code.to_string(),
            ("", remark) => remark.to_string(),
            (code, remark) => format!("{code:<40} {remark}"),
        }
    }
}

/// The count of a replication.
fn times(count: &super::Expression, text: String) -> String {
    match count.constant().is_some() || count.quantity().is_some() {
        true => text,
        false => format!("({text})"),
    }
}
