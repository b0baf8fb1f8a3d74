//! Which configurations are the same hardware.
use super::*;

/// A module of that name which adds a number.
macro_rules! local_adder {
    ($name:literal, $number:literal) => {{
        #[derive(Clone, Debug)]
        struct Adder;
        impl Module for Adder {
            type Ports = PlainPorts;
            fn name(&self) -> String {
                $name.to_string()
            }
            fn shape(&self) {}
            fn elaborate(&self, ports: PlainPorts) {
                ports.go.ignore();
                ports.result.set(*ports.a + $number);
            }
        }
        elaborate(&Adder)
    }};
}

#[test]
fn two_local_types_of_one_name_are_two_modules() {
    let one = local_adder!("adds_1", 1).expect("it is legal");
    let two = local_adder!("adds_2", 2).expect("it is legal");
    assert!(verilog::print(&one).contains("8'd1") && verilog::print(&two).contains("8'd2"));
}

#[test]
fn two_modules_of_one_name_are_refused_unless_they_are_the_same_hardware() {
    let first = local_adder!("adds", 3).expect("it is legal");
    let again = local_adder!("adds", 3).expect("it is the same hardware");
    assert!(Rc::ptr_eq(&first, &again));
    let errors = local_adder!("adds", 4).expect_err("it is other hardware");
    assert_eq!(errors.len(), 1);
    assert!(errors[0].text().starts_with("two modules are both called `adds`"), "{errors:?}");
    let place = errors[0].place().expect("a place");
    assert!(place.file().ends_with("identity.rs"), "{place}");
}

/// A configuration whose text for debugging hides what matters.
struct Hidden {
    number: u8,
}

impl std::fmt::Debug for Hidden {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hidden")
    }
}

impl Module for Hidden {
    type Ports = PlainPorts;
    fn name(&self) -> String {
        format!("hidden_{}", self.number)
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: PlainPorts) {
        ports.go.ignore();
        ports.result.set(*ports.a + self.number);
    }
}

#[test]
fn what_a_configuration_prints_for_debugging_says_nothing_about_its_hardware() {
    for number in [5u8, 6] {
        let module = elaborate(&Hidden { number }).expect("it is legal");
        assert!(verilog::print(&module).contains(&format!("8'd{number}")));
    }
}

#[test]
fn a_name_that_a_proof_harness_has_is_refused() {
    local_adder!("proven", 1).expect("it is legal");
    let errors = local_adder!("proven_properties", 1).expect_err("the harness has the name");
    assert!(errors[0].text().contains("proof harness"), "{errors:?}");
}
