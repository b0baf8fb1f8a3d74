//! A model that was made from the committed list of files is the one that typed ports look for.
use nic_sim::BuildRequest;
use nic_sim::generated::all;
use nic_sim::tools::product_directory;

#[test]
fn tops_have_one_model_whoever_asks_for_it() {
    let mut compared = 0;
    for design in all() {
        if product_directory().join(format!("{}.f", design.module)).is_file() {
            let request = design.request().expect("its files are there");
            let committed = BuildRequest::committed(design.module).expect("the list is whole");
            assert!(request == committed, "{} has another model", design.module);
            compared += 1;
        }
    }
    assert!(compared > 10, "{compared} tops");
}

#[test]
fn a_top_that_nobody_has_is_named() {
    let error = BuildRequest::committed("nic_type9").expect_err("there is none").to_string();
    assert!(error.contains("nic_type9.f"), "{error}");
}
