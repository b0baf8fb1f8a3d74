//! The codes of the messages are those of the table in docs/cxl-codes.md, which has the sources.
use std::collections::BTreeMap;

use nic_spec::message::{
    Choice, D2hRequestOpcode, D2hResponseOpcode, GoState, H2dRequestOpcode, H2dResponseOpcode,
    M2sRequestOpcode, M2sWriteOpcode, MemSnoop, MetaField, MetaValue, S2mCompletion, S2mDataOpcode,
};

/// Width and codes of each field, by the name that it has here.
fn documented() -> BTreeMap<String, (String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cxl-codes.md");
    let text = std::fs::read_to_string(path).expect("the document is there");
    let mut fields = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, _, name, bits, codes, _, _] = cells[..] else { continue };
        let Some(name) = name.strip_prefix('`').and_then(|name| name.strip_suffix('`')) else {
            continue;
        };
        fields.insert(name.to_owned(), (bits.to_owned(), codes.to_owned()));
    }
    fields
}

fn check<C: Choice>(documented: &mut BTreeMap<String, (String, String)>) {
    let codes: Vec<String> = C::ALL.iter().map(|c| format!("{c:?} {}", c.code())).collect();
    let declared = (C::WIDTH.to_string(), codes.join(", "));
    assert_eq!(documented.remove(C::NAME), Some(declared), "{}", C::NAME);
}

#[test]
fn every_code_is_as_documented() {
    let mut fields = documented();
    check::<D2hRequestOpcode>(&mut fields);
    check::<D2hResponseOpcode>(&mut fields);
    check::<H2dRequestOpcode>(&mut fields);
    check::<H2dResponseOpcode>(&mut fields);
    check::<GoState>(&mut fields);
    check::<M2sRequestOpcode>(&mut fields);
    check::<M2sWriteOpcode>(&mut fields);
    check::<MemSnoop>(&mut fields);
    check::<MetaField>(&mut fields);
    check::<MetaValue>(&mut fields);
    check::<S2mCompletion>(&mut fields);
    check::<S2mDataOpcode>(&mut fields);
    assert!(fields.is_empty(), "documented and not declared: {fields:?}");
}
