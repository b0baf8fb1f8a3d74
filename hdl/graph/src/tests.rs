//! The picture of designs made by hand and at random.
use std::panic::Location;
use std::rc::Rc;

use super::connections::{End, Owner, connections};
use super::sketch::{Sketch, feedback, four_fetchers, leaf, random_design};
use super::symbol::Symbol;
use super::{View, svg_library};
use nic_dsl::ir::*;

fn whole(module: &Rc<Module>) -> String {
    super::svg(module, View::Whole)
}

/// The arrows of a module, as `from -> to`.
fn arrows(module: &Module) -> Vec<String> {
    let name = |end: End| match end {
        (Owner::Boundary, pin) => module.groups[pin].name.clone(),
        (Owner::Instance(i), pin) => match &module.instances[i].of {
            Instantiated::Module(child) => {
                format!("{}.{}", module.instances[i].name, child.groups[pin].name)
            }
            Instantiated::External(_) => format!("{}.{pin}", module.instances[i].name),
        },
        (Owner::Logic, _) => "logic".into(),
    };
    let arrows = connections(module);
    arrows.iter().map(|arrow| format!("{} -> {}", name(arrow.from), name(arrow.to))).collect()
}

#[test]
fn arrows_follow_valid_through_wires_muxes_and_conditions() {
    let source = leaf("maker", &["< stream beats: Beat", "< level level: bits"]);
    let sink = leaf("taker", &["> stream beats: Beat", "> level level: bits"]);
    let mut m = Sketch::new("m", &[""])
        .port("> stream first: Beat")
        .port("> level choose: bits")
        .instance("maker", &source)
        .instance("taker", &sink)
        .connect("maker.level -> taker.level");
    let wire = m.signal("wire", SignalKind::Wire);
    let (first, made) = (m.read("first_valid"), m.read("maker.beats_valid"));
    m.assign("wire", made);
    let (wire, choose) = (m.add(Operation::Signal(wire)), m.read("choose"));
    let chosen = m.add(Operation::Mux(choose, first, wire));
    m.assign("taker.beats_valid", chosen);
    assert_eq!(
        arrows(&m.0),
        ["first -> taker.beats", "maker.beats -> taker.beats", "maker.level -> taker.level"]
    );
    m.0.body.pop();
    let target = |m: &Sketch| Target {
        signal: m.0.signal_named("taker.beats_valid").expect("it exists"),
        part: Part::Whole,
    };
    let place = Location::caller();
    let assign = |target, value| vec![Statement::Assign { target, value, place }];
    let constant = m.add(Operation::Constant(0_u32.into()));
    let (then, otherwise) = (assign(target(&m), wire), assign(target(&m), constant));
    m.0.body.push(Statement::If { condition: first, then, otherwise, place });
    assert_eq!(
        arrows(&m.0),
        ["first -> taker.beats", "maker.beats -> taker.beats", "maker.level -> taker.level"]
    );
}

#[test]
fn what_comes_from_or_ends_in_registers_is_logic() {
    assert_eq!(
        arrows(&feedback()),
        [
            "request -> cache.request",
            "bypass -> crossing.source",
            "cache.response -> response",
            "cache.miss -> memory.address",
            "cache.evicted -> logic",
            "memory.line -> cache.fill",
            "memory.busy -> busy",
            "crossing.sink -> late",
            "logic -> event",
            "logic -> memory.written",
        ]
    );
}

#[test]
fn a_constant_has_no_arrow() {
    let taker = leaf("taker", &["> stream beats: Beat"]);
    let mut m = Sketch::new("m", &[""]).instance("taker", &taker);
    let constant = m.add(Operation::Constant(0_u32.into()));
    m.assign("taker.beats_valid", constant);
    assert!(arrows(&m.0).is_empty());
}

/// A rectangle: left, top, right, bottom.
type Area = (i32, i32, i32, i32);

fn overlap(a: Area, b: Area) -> bool {
    a.0 < b.2 && b.0 < a.2 && a.1 < b.3 && b.1 < a.3
}

/// The number in an attribute of an element.
fn attribute(element: &str, name: &str) -> Option<i32> {
    let start = element.find(&format!(" {name}=\""))? + name.len() + 3;
    let rest = &element[start..];
    rest[..rest.find('"')?].parse().ok()
}

/// Where the texts of a picture are.
fn texts(picture: &str) -> Vec<(Area, String)> {
    let area = |line: &str| {
        let (x, y) = (attribute(line, "x")?, attribute(line, "y")?);
        let size = attribute(line, "font-size")?;
        let text = &line[line.find('>')? + 1..line.find("</text>")?];
        let plain = text.replace("&lt;", "<").replace("&gt;", ">");
        let width = super::symbol::text_width(&plain, size);
        let left = if line.contains("text-anchor=\"end\"") { x - width } else { x };
        Some(((left, y - size * 3 / 4, left + width, y + size / 4), plain))
    };
    picture.lines().filter(|line| line.starts_with("<text")).filter_map(area).collect()
}

fn assert_texts_are_apart(picture: &str) {
    let texts = texts(picture);
    assert!(texts.len() > 3);
    for (i, (a, name)) in texts.iter().enumerate() {
        for (b, other) in &texts[..i] {
            assert!(!overlap(*a, *b), "`{name}` lies on `{other}`");
        }
    }
}

#[test]
fn texts_do_not_overlap() {
    let all = [four_fetchers(), feedback()];
    for picture in [whole(&all[0]), whole(&all[1]), svg_library(&all)] {
        assert_texts_are_apart(&picture);
    }
}

/// Asserts that no wire of a box passes through a box inside it, on all levels.
fn assert_wires_avoid_boxes(symbol: &Symbol) {
    let Some(inside) = &symbol.inside else { return };
    for (x, y, child) in &inside.children {
        let area = (*x, *y, x + child.width, y + child.height);
        for wire in &inside.wires {
            for pair in wire.routes.iter().flat_map(|route| route.windows(2)) {
                let (a, b) = (pair[0], pair[1]);
                let line = (a.0.min(b.0), a.1.min(b.1), a.0.max(b.0), a.1.max(b.1));
                assert!(!overlap(area, line), "{} passes `{}`", wire.text, child.title);
                assert!(a.0 == b.0 || a.1 == b.1, "{} is not square", wire.text);
            }
        }
        for (other_x, other_y, other) in &inside.children {
            let there = (*other_x, *other_y, other_x + other.width, other_y + other.height);
            assert!(area == there || !overlap(area, there), "{} on {}", child.title, other.title);
        }
        assert!(area.0 > 0 && area.2 < symbol.width && area.3 < symbol.height);
        assert_wires_avoid_boxes(child);
    }
}

#[test]
fn arrows_pass_beside_boxes() {
    for module in [four_fetchers(), feedback()] {
        assert_wires_avoid_boxes(&Symbol::with_inside(&module.name, &module, View::Whole));
    }
}

#[test]
fn random_designs_have_no_texts_on_one_another_and_no_arrows_through_boxes() {
    let seed = std::env::var("NIC_SEED").map_or(1, |text| text.parse().expect("a number"));
    println!("replay: NIC_SEED={seed} cargo test -p nic-dsl random_designs");
    for i in 0..200 {
        let module = random_design(seed * 1000 + i);
        assert_texts_are_apart(&whole(&module));
        assert_wires_avoid_boxes(&Symbol::with_inside(&module.name, &module, View::Whole));
        let plan = View::Plan { hides: &|part| part.name.ends_with('1') };
        assert_wires_avoid_boxes(&Symbol::with_inside(&module.name, &module, plan));
    }
}

#[test]
fn a_plan_shows_what_passes_between_closed_parts_once() {
    let maker = leaf("maker", &["< stream odd: Beat", "< stream even: Beat", "< level full: bits"]);
    let taker = leaf("taker", &["> stream odd: Beat", "> stream even: Beat", "> level full: bits"]);
    let monitor = leaf("monitor", &["> stream beats: Beat"]);
    let module = Sketch::new("m", &[""])
        .port("> level choose: bits")
        .instance("maker", &maker)
        .instance("taker", &taker)
        .instance("monitor", &monitor)
        .connect("maker.odd -> taker.odd")
        .connect("maker.even -> taker.even")
        .connect("maker.odd -> monitor.beats")
        .connect("maker.full -> taker.full")
        .finish();
    let plan = View::Plan { hides: &|part| part.name == "monitor" };
    let symbol = Symbol::with_inside(&module.name, &module, plan);
    assert!(symbol.pins.is_empty(), "a level is not drawn");
    let inside = symbol.inside.expect("it has parts");
    let parts: Vec<&str> = inside.children.iter().map(|(_, _, part)| part.title.as_str()).collect();
    let arrows: Vec<&str> = inside.wires.iter().map(|wire| wire.text.as_str()).collect();
    assert_eq!(parts, ["maker", "taker"]);
    assert_eq!(arrows, ["maker.odd to taker.odd"]);
}

#[test]
fn the_same_design_gives_the_same_picture() {
    for seed in 0..20 {
        assert_eq!(whole(&random_design(seed)), whole(&random_design(seed)));
    }
    insta::assert_snapshot!("feedback", whole(&feedback()));
    insta::assert_snapshot!("four_fetchers", whole(&four_fetchers()));
}

#[test]
fn a_library_shows_each_module_with_its_payloads() {
    let mut pair = Sketch::new("join", &[""]).port("> stream first: Beat").port("< stream both: P");
    pair.0.groups[0].payload = "nic_spec::message::Beat<64>".into();
    pair.0.groups[1].payload = "nic_spec::message::Pair<spec::message::Beat<64>, u8>".into();
    let pair = pair.finish();
    let beat = leaf("skid_buffer", &["> stream source: Beat<64>", "< stream sink: Beat<64>"]);
    insta::assert_snapshot!("library", svg_library(&[beat, pair, feedback()]));
}
