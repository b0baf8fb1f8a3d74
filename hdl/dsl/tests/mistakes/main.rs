//! What users get wrong, and what they read then: one message for each, the line it is about, both
//! names, and what would be right.
//!
//! Each mistake runs in a process of its own, as a generator would: it ends with exit code 2, has
//! printed one message and written nothing.
use std::fs;
use std::path::PathBuf;
use std::process::{Command, exit};
use std::rc::Rc;

use nic_dsl::check::Error;
use nic_dsl::{
    Bits, Bool, LevelSink, LevelSource, Module, Ports, elaborate, ir, register_bool, verilog,
};

mod driving;
mod memories;
mod modules;
mod widths;

/// What a generator gets.
type Outcome = Result<Rc<ir::Module>, Vec<Error>>;

/// Numbers and a condition in, a number and a condition out; no clock.
#[derive(Ports)]
#[clocks()]
pub struct PlainPorts {
    /// How many there are.
    #[shape(8)]
    pub count: LevelSink<Bits>,
    /// How many there may be; a bit wider.
    #[shape(9)]
    pub limit: LevelSink<Bits>,
    /// Which of eight.
    #[shape(3)]
    pub number: LevelSink<Bits>,
    /// Whether anything happens.
    #[shape(())]
    pub enable: LevelSink<Bool>,
    /// The result.
    #[shape(8)]
    pub total: LevelSource<Bits>,
    /// Whether it is too much.
    #[shape(())]
    pub overflow: LevelSource<Bool>,
}

/// The same with a clock.
#[derive(Ports)]
pub struct ClockedPorts {
    /// How many there are.
    #[shape(8)]
    pub count: LevelSink<Bits>,
    /// Which of eight.
    #[shape(3)]
    pub number: LevelSink<Bits>,
    /// Whether anything happens.
    #[shape(())]
    pub enable: LevelSink<Bool>,
    /// The result.
    #[shape(8)]
    pub total: LevelSource<Bits>,
    /// Toggles, so that clock and reset are used.
    #[shape(())]
    pub alive: LevelSource<Bool>,
}

/// A module that a mistake describes.
#[derive(Clone, Debug)]
struct Plain(fn(&PlainPorts));
/// A module with a clock that a mistake describes.
#[derive(Clone, Debug)]
struct Clocked(fn(&ClockedPorts));

impl Module for Plain {
    type Ports = PlainPorts;
    fn name(&self) -> String {
        "adder".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: PlainPorts) {
        let PlainPorts { count, limit, number, enable, .. } = &ports;
        [**count, **limit, **number, enable.bits()].into_iter().for_each(Bits::ignore);
        (self.0)(&ports);
    }
}

impl Module for Clocked {
    type Ports = ClockedPorts;
    fn name(&self) -> String {
        "counter".to_string()
    }
    fn shape(&self) {}
    fn elaborate(&self, ports: ClockedPorts) {
        [*ports.count, *ports.number, ports.enable.bits()].into_iter().for_each(Bits::ignore);
        let beat = register_bool(false).named("beat");
        beat.set(!beat);
        ports.alive.set(beat);
        (self.0)(&ports);
    }
}

fn plain(describe: fn(&PlainPorts)) -> Outcome {
    elaborate(&Plain(describe))
}

fn clocked(describe: fn(&ClockedPorts)) -> Outcome {
    elaborate(&Clocked(describe))
}

/// The variable that names the mistake to the process that makes it.
const MISTAKE: &str = "NIC_DSL_MISTAKE";
/// The variable that says where that process writes.
const DIRECTORY: &str = "NIC_DSL_DIRECTORY";

/// Makes a mistake in a process of its own; gives what that process printed.
fn make(name: &str) -> String {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("mistake_{name}"));
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory");
    let this = std::env::current_exe().expect("this program");
    let output = Command::new(this)
        .args(["--exact", "acts_as_a_generator", "--ignored", "--nocapture"])
        .env(MISTAKE, name)
        .env(DIRECTORY, &directory)
        .output()
        .expect("this program runs");
    let text = String::from_utf8_lossy(&output.stderr).trim_end().to_string();
    assert_eq!(output.status.code(), Some(2), "{name}: {text}");
    let written = fs::read_dir(&directory).expect("the directory").count();
    assert_eq!(written, 0, "{name}: something is written");
    let messages = text.lines().filter(|line| line.contains(": module `")).count();
    assert_eq!(messages, 1, "{name}: {text}");
    without_numbers(&text)
}

/// The text without line numbers, which change with every edit of these files; the lines themselves
/// are there.
fn without_numbers(text: &str) -> String {
    let mut lines = vec![];
    for line in text.lines() {
        let mut kept = String::new();
        let mut rest = line;
        while let Some(at) = rest.find(".rs:") {
            kept += &rest[..at + 4];
            rest = rest[at + 4..].trim_start_matches(|c: char| c.is_ascii_digit());
            kept.push('_');
        }
        kept += rest;
        let gutter = kept.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        lines.push(match gutter.strip_prefix(" |") {
            Some(source) => format!("   |{source}").trim_end().to_string(),
            None => kept,
        });
    }
    lines.join("\n")
}

macro_rules! mistakes {
    ($($group:ident: $($name:ident)*;)*) => {
        $($(
            #[test]
            fn $name() {
                insta::assert_snapshot!(stringify!($name), make(stringify!($name)));
            }
        )*)*

        /// What the generator of that name makes.
        fn generate(name: &str) -> Outcome {
            match name {
                $($(stringify!($name) => $group::$name(),)*)*
                _ => panic!("there is no mistake `{name}`"),
            }
        }
    };
}

mistakes! {
    widths:
        a_sum_of_unequal_widths
        a_value_too_wide_for_its_signal
        a_value_too_narrow_for_its_signal
        a_choice_between_unequal_widths
        a_comparison_of_unequal_widths
        a_sum_of_unnamed_values
        a_number_that_does_not_fit
        a_number_below_zero_compared_unsigned
        a_number_outside_the_range_of_a_signed_value
        a_saturation_that_widens
        a_slice_outside_its_signal
        a_slice_without_bits
        a_register_without_bits
        a_register_too_wide_for_any_tool
        a_condition_of_several_bits
        an_extension_to_fewer_bits
        an_element_by_an_index_of_the_wrong_width
        a_shift_by_less_than_nothing;
    driving:
        an_output_driven_on_one_path_only
        an_output_never_driven
        an_output_not_driven_in_other_cases
        an_output_not_driven_in_one_state
        a_part_of_an_output_not_driven
        a_register_never_set
        an_assignment_without_effect
        an_input_assigned
        a_value_assigned
        an_output_of_an_instance_assigned
        a_loop_through_two_wires
        an_else_behind_another_condition
        a_switch_without_an_end
        a_case_twice
        a_case_that_is_no_constant
        a_value_never_used
        an_input_never_used;
    memories:
        a_memory_never_written
        a_memory_never_read
        an_address_of_the_wrong_width
        a_block_memory_read_at_once
        too_few_initial_words
        an_initial_field_that_does_not_fit
        lanes_that_do_not_fill_a_word
        a_mask_of_the_wrong_width
        a_style_that_no_device_has_for_the_ports;
    modules:
        a_clock_never_used
        a_register_without_a_clock
        a_clock_that_does_not_exist
        a_signal_of_another_clock
        an_instance_whose_input_is_not_driven
        two_instances_of_one_name
        an_instance_of_several_clocks
        a_clock_connected_twice
        a_port_with_a_name_of_a_simulator
        two_modules_of_one_name
        a_module_inside_itself
        a_signal_of_another_module
        a_keyword_as_a_name
        a_port_of_an_external_module_that_is_no_name
        a_reset_value_that_does_not_fit
        hardware_of_a_module_below_that_is_wrong;
}

#[test]
#[ignore = "what the other tests run in a process of its own"]
fn acts_as_a_generator() {
    let (Ok(name), Ok(directory)) = (std::env::var(MISTAKE), std::env::var(DIRECTORY)) else {
        return;
    };
    match generate(&name) {
        Ok(module) => {
            let file = PathBuf::from(directory).join(format!("{}.v", module.name));
            fs::write(file, verilog::print(&module)).expect("the file is written");
            exit(0);
        }
        Err(errors) => {
            errors.iter().for_each(|error| eprintln!("{error:#}"));
            exit(2);
        }
    }
}
