//! The generated tables of resources and mutants are of the Verilog as it is.
use nic_flow::resources::Table;
use nic_flow::rtl::Rtl;
use nic_flow::{mutants, resources};
use nic_sim::tools::{Kind, find};

/// Nothing is synthesised: figures of what has changed must not stand in the table.
#[test]
fn the_table_is_of_the_verilog_as_it_is() {
    let rtl = Rtl::product().expect("the emitted Verilog is read");
    resources::resources(&rtl, None, Table::Check).unwrap_or_else(|error| panic!("{error}"));
}

/// No mutant is judged: verdicts on what has changed must not stand in the table.
#[test]
fn verdicts_on_mutants_are_on_the_verilog_as_it_is() {
    if let Err(missing) = find(Kind::Yosys).and_then(|_| find(Kind::Verilator)) {
        println!("skipped: {missing}");
        return;
    }
    let rtl = Rtl::emitted().expect("the emitted Verilog is read");
    mutants::record::record(&rtl, 1, true).unwrap_or_else(|error| panic!("{error}"));
}
