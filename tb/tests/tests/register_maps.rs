//! The maps of registers: nothing in them moves unnoticed.
use nic_spec::register::{Map, Register, nic, pio_nic, reorder_nic, roce_nic};

/// Every register with its address, as a driver's author would list them.
fn listing(map: &Map) -> String {
    let (major, minor) = map.version;
    let mut text = format!("{} {major}.{minor}\n", map.name);
    for block in &map.blocks {
        for register in block.registers() {
            let Register { name, offset, access, bits, reset, .. } = register;
            let (place, access) = (block.base + offset, access.name());
            let reset = reset.map_or(String::new(), |reset| format!(", {reset:#x}"));
            text += &format!("{place:#07x} {}.{name}: {access}, {bits} bits{reset}\n", block.name);
        }
        if block.count > 1 {
            text += &format!("{} of {}, {:#x} apart\n", block.count, block.name, block.stride);
        }
    }
    text
}

/// A driver holds these addresses. What only adds lines raises the minor number of the version;
/// whatever changes or takes away a line raises the major one.
#[test]
fn no_register_moves_unnoticed() {
    insta::assert_snapshot!("reorder_nic", listing(&reorder_nic::map()));
    insta::assert_snapshot!("pio_nic", listing(&pio_nic::map()));
    insta::assert_snapshot!("roce_nic", listing(&roce_nic::map()));
    insta::assert_snapshot!("nic", listing(&nic::map(nic::MOST_RINGS)));
}
