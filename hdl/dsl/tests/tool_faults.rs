//! How the printer goes around faults of tools. That the tools then agree is the soundness test's.
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Memory, MemoryStyle, Module, Ports, elaborate,
    register_array, register_reset, verilog, when,
};

/// A table and a register, with inputs for both.
#[derive(Ports)]
struct TablePorts {
    /// A number.
    #[shape(4)]
    a: LevelSink<Bits>,
    /// Another number.
    #[shape(4)]
    b: LevelSink<Bits>,
    /// A condition.
    #[shape(())]
    outer: LevelSink<Bool>,
    /// A condition within it.
    #[shape(())]
    inner: LevelSink<Bool>,
    /// A word of the table.
    #[shape(4)]
    word: LevelSource<Bits>,
    /// What the register holds.
    #[shape(4)]
    held: LevelSource<Bits>,
}

/// A module that a test describes with a function.
#[derive(Clone, Debug)]
struct Sketch(fn(&TablePorts, Memory<Bits>, Bits));

impl Module for Sketch {
    type Ports = TablePorts;
    fn name(&self) -> String {
        "squares_and_state".to_string()
    }
    fn shape(&self) {}
    #[elaborate]
    fn elaborate(&self, ports: TablePorts) {
        let squares = Memory::<Bits>::new(4, 16)
            .style(MemoryStyle::Distributed)
            .initial(&(0u8..16).map(|n| (n * n % 16).into()).collect::<Vec<_>>());
        squares.write(*ports.inner, *ports.a, *ports.b);
        let state = register_reset(4, 0);
        ports.held.set(state);
        (self.0)(&ports, squares, state);
    }
}

fn print(describe: fn(&TablePorts, Memory<Bits>, Bits)) -> String {
    match elaborate(&Sketch(describe)) {
        Ok(module) => verilog::print(&module),
        Err(errors) => panic!("{errors:?}"),
    }
}

#[test]
fn an_index_that_could_outgrow_its_width_is_a_wire() {
    let text = print(|p, squares, state| {
        when(*p.outer, || state.set(*p.b));
        p.word.set(squares.read_now(*p.a + *p.b));
    });
    assert!(text.contains("wire [3:0] squares_sum = a + b;"), "{text}");
    assert!(text.contains("= squares[squares_sum];"), "{text}");
}

#[test]
fn an_index_that_stays_as_wide_as_it_is_stays_where_it_is() {
    let text = print(|p, squares, state| {
        when(*p.outer, || state.set(*p.b));
        p.word.set(squares.read_now(*p.a & *p.b));
    });
    assert!(text.contains("= squares[a & b];"), "{text}");
}

#[test]
fn an_assignment_over_a_conditional_one_below_the_top_has_a_branch() {
    let text = print(|p, squares, state| {
        p.word.set(squares.read_now(*p.a));
        when(*p.outer, || {
            when(*p.inner, || state.set(*p.a));
            state.slice(0, 2).set(p.b.slice(0, 2));
        });
    });
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let at = lines.iter().position(|line| line.starts_with("if (1'b1) begin")).expect("a branch");
    assert_eq!(lines[at + 1], "state[1:0] <= b[1:0];", "{text}");
}

#[test]
fn an_assignment_beside_a_conditional_one_has_none() {
    let text = print(|p, squares, state| {
        p.word.set(squares.read_now(*p.a));
        when(*p.outer, || {
            when(*p.inner, || state.slice(2, 2).set(p.a.slice(2, 2)));
            state.slice(0, 2).set(p.b.slice(0, 2));
        });
    });
    assert!(!text.contains("1'b1"), "{text}");
}

#[test]
fn an_assignment_at_the_top_has_none() {
    let text = print(|p, squares, state| {
        p.word.set(squares.read_now(*p.a));
        when(*p.outer, || state.set(*p.a));
        state.slice(0, 2).set(p.b.slice(0, 2));
    });
    assert!(!text.contains("1'b1"), "{text}");
}

#[test]
fn a_loop_and_an_element_by_its_number_below_the_top_have_a_branch() {
    let text = print(|p, squares, state| {
        p.word.set(squares.read_now(*p.a));
        let kept = register_array::<Bits>(4, 4);
        state.set(kept.at(p.b.truncate(2)));
        when(*p.outer, || {
            // Yosys makes a choice of it, which would win over the loop.
            kept.at(p.a.truncate(2)).set(*p.a);
            kept.each(|element, _| element.set(*p.b));
        });
    });
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let at = lines.iter().position(|line| line.starts_with("if (1'b1) begin")).expect("a branch");
    assert!(lines[at - 1].contains("[a[1:0]] <= a;"), "{text}");
    assert!(lines[at + 1].starts_with("for (i = 0;"), "{text}");
}
