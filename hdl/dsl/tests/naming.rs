//! `#[elaborate]`: which bindings are named, and that it leaves everything else alone.
#![allow(
    clippy::let_and_return,
    clippy::needless_late_init,
    unused_parens,
    reason = "each such form is one whose names are tested"
)]
use std::cell::RefCell;

use nic_dsl::naming::Nameable;
use nic_dsl::{
    BigUint, Bits, Bool, Bundle, LevelSink, LevelSource, Memory, Module, Ports, constant,
    elaborate, register, reset,
};

thread_local! {
    static NAMED: RefCell<Vec<(u32, String)>> = const { RefCell::new(Vec::new()) };
}

/// Remembers what it is called.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Recorder(u32);
impl Nameable for Recorder {
    fn name_signals(&self, name: &str) {
        NAMED.with_borrow_mut(|named| named.push((self.0, name.to_string())));
    }
}

fn used<T>(_: T) {}

/// Checks what was named since the last call, and how.
fn expect(expected: &[(u32, &str)]) {
    let found = NAMED.take();
    let found: Vec<(u32, &str)> = found.iter().map(|(id, name)| (*id, name.as_str())).collect();
    assert_eq!(found, expected);
}

#[elaborate]
fn patterns() {
    struct Both {
        left: Recorder,
        right: Recorder,
    }
    let plain = Recorder(1);
    let (first, (second, _third)) = (Recorder(2), (Recorder(3), Recorder(4)));
    let Both { left, right: renamed } = Both { left: Recorder(5), right: Recorder(6) };
    let [low, .., high] = [Recorder(7), Recorder(8), Recorder(9)];
    let Some(inside) = Some(Recorder(10)) else { unreachable!("it is some") };
    let (Ok(either) | Err(either)) = Err::<Recorder, Recorder>(Recorder(11));
    let whole @ [inner, _] = [Recorder(12), Recorder(14)];
    let r#type: Recorder = Recorder(13);
    let _ = (plain, first, second, left, renamed, low, high, inside, either, whole, inner, r#type);
}

#[test]
fn every_name_of_a_pattern_is_given() {
    patterns();
    expect(&[
        (1, "plain"),
        (2, "first"),
        (3, "second"),
        (5, "left"),
        (6, "renamed"),
        (7, "low"),
        (9, "high"),
        (10, "inside"),
        (11, "either"),
        (12, "inner"),
        (13, "type"),
    ]);
}

#[elaborate]
fn places(choice: bool) -> Recorder {
    let make = |id: u32| {
        let in_closure = Recorder(id);
        in_closure
    };
    for id in [1, 2] {
        let in_loop = make(id);
        if let Some(3) = Some(id) {}
        used(in_loop);
    }
    match u8::from(choice) {
        0 => {}
        1 => {
            let in_arm = Recorder(3);
            used(in_arm);
        }
        _ => unreachable!("a bool has two values"),
    }
    let result = {
        let in_block = Recorder(4);
        if choice {
            let in_branch = Recorder(5);
            used(in_branch);
        }
        Recorder(in_block.0 + 2)
    };
    let result = Recorder(result.0 + 1);
    result
}

#[test]
fn lets_are_found_wherever_they_run() {
    assert_eq!(places(true), Recorder(7));
    expect(&[
        (1, "in_closure"),
        (1, "in_loop"),
        (2, "in_closure"),
        (2, "in_loop"),
        (3, "in_arm"),
        (4, "in_block"),
        (5, "in_branch"),
        (6, "result"),
        (7, "result"),
    ]);
}

#[elaborate]
fn passed_over() -> usize {
    let mut turns = Recorder(1);
    turns = Recorder(turns.0 + 1);
    let _hidden = Recorder(3);
    let late;
    late = Recorder(4);
    #[cfg(any())]
    let absent = Recorder(5);
    fn nested() -> Recorder {
        let in_item = Recorder(6);
        in_item
    }
    const LENGTH: usize = {
        let in_constant = 2;
        in_constant
    };
    let array = [0_u8; {
        let in_length = LENGTH;
        in_length
    }];
    let None = None::<Recorder> else { unreachable!("it is none") };
    used((turns, late, nested()));
    array.len()
}

#[test]
fn what_names_nothing_is_passed_over() {
    assert_eq!(passed_over(), 2);
    expect(&[]);
}

#[elaborate]
fn other_types<T, P: Bundle>(anything: T, payload: P) -> (T, P) {
    let count = 3;
    let text = "text";
    let closure = |value: usize| value + count;
    let tuple = (count, text);
    let list: Vec<usize> = (0..count).map(closure).collect();
    let found = list.iter().position(|value| *value == 4);
    let unknown = anything;
    let reference = &tuple;
    let moved = list;
    let recorders = vec![Recorder(1), Recorder(2)];
    let perhaps = Some(Recorder(3));
    let same = payload;
    assert_eq!((reference.0, moved.len(), found), (3, 3, Some(1)));
    used((recorders, perhaps));
    (unknown, same)
}

#[derive(Ports)]
struct MixPorts {
    /// One side.
    left: LevelSink<Bits>,
    /// The other.
    right: LevelSink<Bits>,
    /// The mix.
    mixture: LevelSource<Bits>,
    /// Whether the two agree.
    agree: LevelSource<Bool>,
}

#[derive(Clone, Copy, Debug, Bundle)]
struct Pair {
    #[width(8)]
    sum: Bits,
    is_zero: Bool,
}

#[derive(Debug)]
struct Mix;
impl Module for Mix {
    type Ports = MixPorts;
    fn name(&self) -> String {
        "mix".to_string()
    }
    fn shape(&self) -> MixPortsShape {
        MixPortsShape { left: 8, right: 8, mixture: 8, agree: () }
    }
    #[elaborate]
    fn elaborate(&self, ports: Self::Ports) {
        let MixPorts { left, right, mixture, agree } = ports;
        let sum = *left + *right;
        let doubled = double(sum);
        let held: Pair = register(());
        held.sum.set(doubled ^ sum);
        held.is_zero.set(doubled.is_zero());
        reset().ignore();
        let (text, held) = other_types("text", held);
        assert_eq!(text, "text");
        expect(&[(1, "recorders_0"), (2, "recorders_1"), (3, "perhaps")]);
        let words = Memory::<Bits>::new(8, 4);
        words.write(!held.is_zero, held.sum.slice(0, 2), held.sum);
        let word = words.read(held.is_zero, sum.slice(0, 2));
        mixture.set(word ^ constant(8, BigUint::from(5_u32)));
        agree.set(held.is_zero);
    }
}

/// A generator function: it runs inside whichever module calls it.
#[elaborate]
fn double(value: Bits) -> Bits {
    let doubled = value + value;
    doubled
}

#[test]
fn signals_memories_and_values_take_the_names_of_their_lets() {
    let module = nic_dsl::elaborate(&Mix).expect("nothing is wrong with it");
    let signals: Vec<&str> = module.signals.iter().map(|s| s.name.as_str()).collect();
    for name in ["same_sum", "same_is_zero"] {
        assert!(!signals.contains(&name), "a register keeps its first name: {signals:?}");
    }
    for name in ["held_sum", "held_is_zero", "word"] {
        assert!(signals.contains(&name), "{name} is not in {signals:?}");
    }
    let values: Vec<&str> = module.expressions.iter().filter_map(|e| e.name.as_deref()).collect();
    assert_eq!(values, ["sum", "doubled"]);
    assert_eq!(module.memories[0].name, "words");
}
