//! What the cards instantiate of the library with Verilog parameters is what the generator makes of the modules
//! in their place.
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use nic_dsl::interpreter::Interpreter;
use nic_dsl::ir::{Instantiated, Module, SignalKind};
use nic_dsl::verilog::{Member, Members};
use nic_hdl::catalog::PARAMETRIC;
use nic_hdl::emission::Library;
use nic_hdl::module::Parametric;
use num_bigint::BigUint;

/// The modules in whose place a family is instantiated, each with what stands for it.
fn replaced() -> Vec<(Rc<Module>, Member)> {
    fn find(module: &Module, members: &Members, found: &mut BTreeMap<String, Rc<Module>>) {
        for instance in &module.instances {
            let Instantiated::Module(child) = &instance.of else { continue };
            if members.contains_key(&child.name) {
                found.insert(child.name.clone(), child.clone());
            }
        }
    }
    let library = Library::elaborate().expect("it elaborates");
    let mut found = BTreeMap::new();
    library.modules().for_each(|emitted| find(&emitted.module, library.members(), &mut found));
    let members = library.members();
    found.into_values().map(|module| (module.clone(), members[&module.name].clone())).collect()
}

fn family(member: &Member) -> &'static Parametric {
    let mut all = PARAMETRIC.iter().copied().flatten();
    all.find(|of| of.family.name == member.family()).expect("it is in the catalogue")
}

/// Which parameters and numbers that follow from them are 1: a signal of one bit has no range, and the text of
/// such sizes is another for that alone.
fn ones(of: &Parametric, values: &[u64]) -> Vec<bool> {
    let derived = of.family.derived.iter().map(|derived| (derived.value)(values));
    values.iter().copied().chain(derived).map(|number| number == 1).collect()
}

/// The text with parameters is found again with the values of each instance among its sizes. Where one of them
/// takes the range from a signal, Yosys has compared a size with the same ones (`tb/flow/tests/parametric.rs`), and so
/// where the text is another.
#[test]
fn the_text_with_parameters_says_what_is_printed_for_every_instance() {
    let mut printed = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for (module, member) in replaced() {
        let (of, values) = (family(&member), member.values());
        if !seen.insert((member.family(), values.clone())) {
            continue;
        }
        assert!(of.family.is_legal(&values), "{}: {values:?}", module.name);
        let text = printed.entry(member.family()).or_insert_with(|| of.print().expect("it prints"));
        let is_found = of.print_with(&values).is_ok_and(|found| &found == text);
        let ones_here = ones(of, &values);
        let is_alike = |other: &&[u64]| ones_here.contains(&true) && ones(of, other) == ones_here;
        let is_compared = of.compared.contains(&&values[..]) || of.compared.iter().any(is_alike);
        assert!(is_found || is_compared, "{}: `{}` with {values:?}", module.name, member.family());
    }
    assert!(seen.len() > 40, "{} instances differ", seen.len());
}

/// Draws numbers.
struct Draw(u64);

impl Draw {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn bits(&mut self, width: u32) -> BigUint {
        let words: Vec<u32> = (0..width.div_ceil(32)).map(|_| self.word() as u32).collect();
        BigUint::new(words) & ((BigUint::from(1_u8) << width) - 1_u8)
    }
}

/// Runs both with the same inputs; gives the first cycle in which an output differs.
fn difference(of: &Rc<Module>, module: &Rc<Module>, member: &Member) -> Option<u32> {
    let mut one = Interpreter::new(of.clone()).expect("it has no parts from elsewhere");
    let mut other = Interpreter::new(module.clone()).expect("it has no parts from elsewhere");
    let mut draw = Draw(0x9e37_79b9_7f4a_7c15);
    let domains: Vec<&str> = of.domains.iter().map(|domain| domain.name.as_str()).collect();
    let deepest = of.memories.iter().map(|memory| memory.depth).max().unwrap_or(0).min(256);
    for cycle in 0..4 * deepest + 400 {
        // Mostly full, then mostly empty.
        let rarely = |draw: &mut Draw| draw.word().is_multiple_of(8);
        let fills = (cycle / (deepest + 20)).is_multiple_of(2);
        for (port, joined) in member.ports() {
            let signal =
                of.ports().find(|(_, signal)| &signal.name == port).expect("it is there").1;
            let value = match signal.kind {
                SignalKind::Reset => BigUint::from(u8::from(cycle < 2)),
                SignalKind::Input if port.ends_with("_valid") => {
                    BigUint::from(u8::from(rarely(&mut draw) != fills))
                }
                SignalKind::Input if port.ends_with("_ready") => {
                    BigUint::from(u8::from(rarely(&mut draw) == fills))
                }
                SignalKind::Input => draw.bits(signal.width),
                _ => continue,
            };
            let mut rest = value.clone();
            for name in joined.iter().rev() {
                let part = module.ports().find(|(_, signal)| &signal.name == name);
                let width = part.expect("it is there").1.width;
                other.set(name, &rest & ((BigUint::from(1_u8) << width) - 1_u8));
                rest >>= width;
            }
            one.set(port, value);
        }
        for (port, joined) in member.ports() {
            let signal =
                of.ports().find(|(_, signal)| &signal.name == port).expect("it is there").1;
            if signal.kind != SignalKind::Output {
                continue;
            }
            let mut all = BigUint::default();
            for name in joined {
                let part = module.ports().find(|(_, signal)| &signal.name == name);
                all = (all << part.expect("it is there").1.width) | other.get(name);
            }
            if one.get(port) != all {
                return Some(cycle);
            }
        }
        let moving: Vec<&str> = match domains.len() {
            1 => domains.clone(),
            _ => domains.iter().copied().filter(|_| !draw.word().is_multiple_of(3)).collect(),
        };
        one.step(&moving);
        other.step(&moving);
    }
    None
}

/// Payloads of fields leave as they came: what has them does what the same module does with words.
#[test]
fn what_has_fields_does_what_stands_for_it() {
    let mut of_words: BTreeMap<(&str, Vec<u64>), Rc<Module>> = BTreeMap::new();
    let all = replaced();
    for (module, member) in &all {
        let of = of_words
            .entry((member.family(), member.values()))
            .or_insert_with(|| family(member).elaborate(&member.values()).expect("it is legal"));
        assert_eq!(difference(of, module, member), None, "{} differs from words", module.name);
    }
    assert!(all.len() > 80, "{} modules", all.len());
}

#[test]
fn a_payload_joined_in_another_order_is_found() {
    let all = replaced();
    let with_fields = all.iter().find(|(module, _)| module.name == "skid_buffer_line_request");
    let (module, member) = with_fields.expect("a card has it");
    let of = family(member).elaborate(&member.values()).expect("it is legal");
    let others = all.iter().find(|(module, _)| module.name == "skid_buffer_receive_request");
    let other = &others.expect("a card has it").0;
    assert_eq!(difference(&of, module, member), None);
    assert_eq!(Member::new(&family(member).family, &member.values(), &of, other), None);
    let mut turned = Module::clone(module);
    let sink = turned.groups.iter_mut().find(|group| group.name == "sink").expect("it is there");
    sink.fields.reverse();
    let wrong = Member::new(&family(member).family, &member.values(), &of, &turned);
    assert!(difference(&of, module, &wrong.expect("the widths are right")).is_some());
}
