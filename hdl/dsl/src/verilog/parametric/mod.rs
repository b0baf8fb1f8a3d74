//! A module type printed once, with Verilog parameters in place of the sizes that differ.
//!
//! A description knows nothing of Verilog's parameters: it is Rust, and elaborates with numbers. They
//! are found: the module is elaborated in several sizes, the texts must agree in everything but
//! numbers, and for each number an expression in the parameters must give its value in every size,
//! else there is an error. So the text says for these sizes what the generator prints, and for others as
//! far as they are made of the same statements.
//!
//! A literal whose width or value depends on a parameter becomes a `localparam`, but zeros and ones are
//! replications. A value for which the text does not hold instantiates a module that does not exist,
//! whose name says what would be right: every tool stops there. It does so, too, where a constant does not fit its
//! width, if there is one that does not at any of some values that are legal.
mod expression;
mod literals;
mod member;
mod print;
mod token;

use std::collections::BTreeSet;
use std::fmt;
use std::rc::Rc;

use num_bigint::BigUint;

use crate::ir::{Instantiated, Module};
use expression::{Expression, Quantity};
use literals::Literal;
use token::Token;

pub use member::{Member, Members};
pub use print::stand_in;

/// A Verilog parameter.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name, in capitals.
    pub name: &'static str,
    /// The value that it has where none is given.
    pub default: u64,
    /// What it means, for the comment beside it.
    pub meaning: &'static str,
}

/// A number that follows from the parameters and has a name: a `localparam`.
#[derive(Clone, Copy, Debug)]
pub struct Derived {
    /// Its name, in capitals; that of a width ends with `_BITS`.
    pub name: &'static str,
    /// In Verilog, of parameters alone: `$clog2(DEPTH)`.
    pub text: &'static str,
    /// From the parameters' values, in their order; of all that are legal and at least 1.
    pub value: fn(&[u64]) -> u64,
}

/// The value of the parameter of that name.
pub type ValueOf<'a> = &'a dyn Fn(&str) -> u64;

/// Values that are not legal.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    /// When, in Verilog, of parameters alone.
    pub condition: &'static str,
    /// The same here, of the values by the parameters' names.
    pub refuses: fn(ValueOf) -> bool,
    /// What would be right, as a name: `DEPTH_is_a_power_of_two`.
    pub rule: &'static str,
}

/// A module type with parameters, and its values where it is instantiated.
pub type Part = (&'static str, Vec<(&'static str, u64)>);

/// A module type as it is printed with parameters.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// Name of the Verilog module.
    pub name: &'static str,
    /// What the header is to say of this text, which describes the module with every setting; may be empty.
    pub note: &'static str,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    /// Numbers that follow from them.
    pub derived: &'static [Derived],
    /// Values for which the text does not hold.
    pub refusals: &'static [Refusal],
    /// The family that a module below it is of, by the module's name; nothing if it is of none.
    pub part: fn(&str) -> Option<Part>,
}

impl Family {
    /// Whether these values are legal.
    pub fn is_legal(&self, values: &[u64]) -> bool {
        let of = |name: &str| {
            let at = self.parameters.iter().position(|parameter| parameter.name == name);
            at.and_then(|at| values.get(at)).copied().unwrap_or_default()
        };
        !self.refusals.iter().any(|refusal| (refusal.refuses)(&of))
    }
}

/// The module in one size.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The parameters' values, in the family's order.
    pub values: Vec<u64>,
    /// What is made of them.
    pub module: Rc<Module>,
}

/// Why a module type cannot be printed once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error(String);

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

/// Fewer sizes say nothing: any two numbers are on a line.
const FEWEST_SAMPLES: usize = 4;

/// A Verilog file with parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Name of the module.
    pub name: String,
    /// The text.
    pub text: String,
    /// The modules that it instantiates.
    pub parts: Vec<String>,
    /// The parameters that it reads.
    parameters: Vec<&'static str>,
}

/// The Verilog of a module type with parameters; those of its parts that are of no family come before it,
/// each in a file of its own and with as many of the same parameters as it needs.
///
/// # Errors
/// Sizes that differ in more than numbers, or in a number that no expression in the parameters explains; a name in the
/// module that a parameter has, or a constant made of parameters.
pub fn parametric(family: &Family, samples: &[Sample]) -> Result<Vec<Printed>, Error> {
    if samples.len() < FEWEST_SAMPLES {
        let text = format!("{} sizes; {FEWEST_SAMPLES} are needed", samples.len());
        return Err(Error(format!("`{}`: {text}", family.name)));
    }
    let modules: Vec<&Module> = samples.iter().map(|sample| &*sample.module).collect();
    let sizes: Vec<Vec<u64>> = samples.iter().map(|sample| sample.values.clone()).collect();
    let known = Known { quantities: quantities(family, &sizes), legal: legal(family) };
    let mut files = vec![];
    print_all(family, family.name, (&modules, &known), &mut files)?;
    Ok(files)
}

/// What is known of the parameters.
struct Known {
    /// With their values in the samples.
    quantities: Vec<Quantity>,
    /// With legal values, many of them small or beside a power of two.
    legal: Vec<Quantity>,
}

/// Values at which a constant may cease to fit its width.
const TELLING: [u64; 18] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65];

/// Parameters and what follows from them, with legal values of those that tell, in every combination.
fn legal(family: &Family) -> Vec<Quantity> {
    let mut sizes: Vec<Vec<u64>> = vec![vec![]];
    // The combinations of many parameters are too many.
    let step = if family.parameters.len() > 3 { 4 } else { 1 };
    for _ in family.parameters {
        let values = TELLING.iter().step_by(step);
        let longer = |size: &Vec<u64>| -> Vec<Vec<u64>> {
            values.clone().map(|value| [&size[..], &[*value]].concat()).collect()
        };
        sizes = sizes.iter().flat_map(longer).collect();
    }
    sizes.retain(|size| family.is_legal(size));
    quantities(family, &sizes)
}

/// Prints a module under that name, and before it its parts.
fn print_all(
    family: &Family,
    name: &str,
    (modules, known): (&[&Module], &Known),
    files: &mut Vec<Printed>,
) -> Result<(), Error> {
    let mut parts: Vec<Printed> = vec![];
    let mut of_families: Vec<String> = vec![];
    for (number, instance) in modules[0].instances.iter().enumerate() {
        let below: Option<Vec<&Module>> =
            modules.iter().map(|module| part_of(module, number)).collect();
        let Some(below) = below else { continue };
        if let Some((part, _)) = (family.part)(&below[0].name) {
            of_families.push(part.to_string());
            continue;
        }
        let name = format!("{name}_{}", instance.name);
        print_all(family, &name, (&below, known), files)?;
        parts.extend(files.last().cloned());
    }
    let of_module = |Error(why)| Error(format!("`{name}`: {why}"));
    if files.iter().any(|file| file.name == name) {
        return Err(of_module(Error("two parts would have that name; rename one".to_string())));
    }
    let lines = lines(family, name, modules, &parts, &known.quantities).map_err(of_module)?;
    let names = names(modules[0]);
    let printed = print::print(family, name, known, (&lines, &names, &parts));
    let mut printed = printed.map_err(of_module)?;
    printed.parts = parts.into_iter().map(|part| part.name).chain(of_families).collect();
    files.push(printed);
    Ok(())
}

/// The module of an instance, if it is one of ours.
fn part_of(module: &Module, instance: usize) -> Option<&Module> {
    match &module.instances.get(instance)?.of {
        Instantiated::Module(part) => Some(part),
        Instantiated::External(_) => None,
    }
}

/// Parameters and what follows from them, with their values in each size.
fn quantities(family: &Family, sizes: &[Vec<u64>]) -> Vec<Quantity> {
    let parameters = family.parameters.iter().enumerate().map(|(number, parameter)| Quantity {
        name: parameter.name,
        text: parameter.name,
        values: sizes.iter().map(|values| values[number]).collect(),
    });
    let derived = family.derived.iter().map(|derived| Quantity {
        name: derived.name,
        text: derived.text,
        values: sizes.iter().map(|values| (derived.value)(values)).collect(),
    });
    parameters.chain(derived).collect()
}

/// A line as it is in every size.
struct Line {
    indent: usize,
    pieces: Vec<Piece>,
    /// The comment behind it.
    remark: String,
}

/// A piece of a line.
enum Piece {
    Text(String),
    Number(Expression),
    Literal(Literal),
}

/// The lines of all sizes as those of one.
fn lines(
    family: &Family,
    name: &str,
    modules: &[&Module],
    parts: &[Printed],
    quantities: &[Quantity],
) -> Result<Vec<Line>, Error> {
    let texts: Vec<Vec<(usize, String)>> =
        modules.iter().map(|module| super::text(module, &Members::new()).into_lines()).collect();
    let fewest = texts.iter().map(Vec::len).min().unwrap_or_default();
    let mut list = vec![];
    let mut is_body = false;
    for number in 0..fewest {
        let (indent, first) = &texts[0][number];
        is_body |= first == ");";
        let lines = texts.iter().map(|text| text[number].1.as_str());
        let split: Vec<(&str, &str)> = lines.map(code_and_remark).collect();
        if split.iter().any(|(_, remark)| *remark != split[0].1) {
            return Err(Error(format!("a comment differs between sizes: `{first}`")));
        }
        let tokens = modules.iter().zip(&split);
        let tokens = tokens.map(|(module, (code, _))| {
            token::tokens(code, &|word| match word == module.name {
                true => Some(vec![Token::Text(name.to_string())]),
                false => stands_for(family, (name, module), parts, word),
            })
        });
        let pieces = pieces(&tokens.collect::<Vec<_>>(), quantities, is_body);
        let pieces = pieces.map_err(|Error(why)| Error(format!("{why}: `{first}`")))?;
        list.push(Line { indent: *indent, pieces, remark: split[0].1.to_string() });
    }
    match texts.iter().all(|text| text.len() == fewest) {
        true => Ok(list),
        false => Err(Error("some sizes have more lines than others".to_string())),
    }
}

/// A line and the comment behind it.
fn code_and_remark(line: &str) -> (&str, &str) {
    let mut code = super::text::outside_strings(line).map(|(at, _)| at);
    match code.find(|at| line[*at..].starts_with("//")) {
        Some(at) => (line[..at].trim_end(), line[at..].trim_end()),
        None => (line, ""),
    }
}

/// The names that a module's text has, but for those of the ports of its instances.
fn names(module: &Module) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (_, line) in super::text(module, &Members::new()).into_lines() {
        let tokens = token::tokens(code_and_remark(&line).0, &|_| None);
        let texts = tokens.iter().map(|token| match token {
            Token::Text(text) => text.as_str(),
            _ => "",
        });
        let texts: Vec<&str> = texts.collect();
        let of_instance = |at: usize| at > 0 && texts[at - 1] == ".";
        let own = (0..texts.len()).filter(|at| !of_instance(*at));
        names.extend(own.map(|at| texts[at].to_string()));
    }
    names
}

/// What stands in place of the name of a module below this one.
fn stands_for(
    family: &Family,
    (whole, module): (&str, &Module),
    parts: &[Printed],
    name: &str,
) -> Option<Vec<Token>> {
    let numbers = 0..module.instances.len();
    let mut instances = numbers.filter_map(|number| Some((number, part_of(module, number)?)));
    let (number, _) = instances.find(|(_, part)| part.name == name)?;
    let text = |text: &str| Token::Text(text.to_string());
    let (part, values) = match (family.part)(name) {
        Some((part, values)) => {
            let number = |(name, value)| (name, Token::Number(value));
            (part.to_string(), values.into_iter().map(number).collect::<Vec<_>>())
        }
        None => {
            let wanted = format!("{whole}_{}", module.instances[number].name);
            let part = parts.iter().find(|part| part.name == wanted)?;
            let same = part.parameters.iter().map(|name| (*name, text(name)));
            (part.name.clone(), same.collect())
        }
    };
    let mut list = vec![text(&part)];
    for (number, (name, value)) in values.into_iter().enumerate() {
        let before = if number == 0 { " #(" } else { ", " };
        list.extend([text(&format!("{before}.{name}(")), value, text(")")]);
    }
    if list.len() > 1 {
        list.push(text(")"));
    }
    Some(list)
}

/// Whether the number there is the first of a range `[7:0]`.
fn is_range(line: &[Token], at: usize) -> bool {
    let is = |at: usize, text: &str| matches!(line.get(at), Some(Token::Text(of)) if of == text);
    let is_zero = |at: usize| line.get(at) == Some(&Token::Number(0));
    at > 0 && is(at - 1, "[") && is(at + 1, ":") && is_zero(at + 2) && is(at + 3, "]")
}

/// What the lines of all sizes have in common; in the body, where what follows from the parameters has
/// names, a range is that of a width.
fn pieces(
    lines: &[Vec<Token>],
    quantities: &[Quantity],
    is_body: bool,
) -> Result<Vec<Piece>, Error> {
    let differs = || Error("sizes differ in more than numbers".to_string());
    let unexplained = || Error("no expression in the parameters explains a number".to_string());
    let length = lines[0].len();
    if lines.iter().any(|line| line.len() != length) {
        return Err(differs());
    }
    let mut list = vec![];
    for at in 0..length {
        let tokens: Vec<&Token> = lines.iter().map(|line| &line[at]).collect();
        list.push(match tokens[0] {
            Token::Text(text) => {
                if tokens.iter().any(|token| *token != tokens[0]) {
                    return Err(differs());
                }
                Piece::Text(text.clone())
            }
            Token::Number(_) => {
                let number = |token: &&Token| match token {
                    Token::Number(number) => i64::try_from(*number).ok(),
                    _ => None,
                };
                let values: Option<Vec<i64>> = tokens.iter().map(number).collect();
                let values = values.ok_or_else(differs)?;
                let found = match is_body && is_range(&lines[0], at) {
                    true => Expression::find_last(&values, quantities),
                    false => Expression::find(&values, quantities),
                };
                Piece::Number(found.ok_or_else(unexplained)?)
            }
            Token::Sized { text, .. } => {
                let sized = |token: &&Token| match token {
                    Token::Sized { width, value, .. } => Some((*width, value.clone())),
                    _ => None,
                };
                let sizes: Option<Vec<(u64, BigUint)>> = tokens.iter().map(sized).collect();
                let sizes = sizes.ok_or_else(differs)?;
                let sizes: Vec<(u64, &BigUint)> =
                    sizes.iter().map(|(width, value)| (*width, value)).collect();
                Piece::Literal(Literal::find(&sizes, text, quantities).ok_or_else(unexplained)?)
            }
        });
    }
    Ok(list)
}
