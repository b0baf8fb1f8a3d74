//! The maps are sound, and the rule of places is kept. That nothing moves is a test of `nic-tests`.
use super::{Access, Block, Map, nic, pio_nic, reorder_nic, roce_nic};
use crate::message::{
    Choice, LsuConfiguration, Message, MmioFault, MmioRestart, MmioStatus, Nothing, RamWrite,
    RingConfiguration, RingRange, RingTail, TransmitStatus, Word,
};

fn maps() -> Vec<Map> {
    vec![reorder_nic::map(), nic::map(8), pio_nic::map(), roce_nic::map()]
}

#[test]
fn nothing_is_wrong_with_any_map() {
    for map in maps() {
        assert_eq!(map.findings(), Vec::<String>::new(), "{}", map.name);
        let (address, register) = map.find("card.version").expect("every card has one");
        assert_eq!((address, register.reset), (0x4, Some(u64::from(map.version_number()))));
        assert!(map.find("card.no_such_register").is_none() && map.find("card").is_none());
    }
    let (address, _) = maps()[1].find("receive_ring_3.base_address").expect("there are 8 rings");
    assert_eq!(address, 0x1_3020);
}

/// PCI Local Bus 3.0, 6.8.2: entries of 16 bytes in a row, table and pending bits at multiples of 8, both in 4 KiB
/// with nothing else.
#[test]
fn the_msix_table_is_where_an_operating_system_looks() {
    const PAGE: u32 = 0x1000;
    for rings in 1..=nic::MOST_RINGS {
        let map = nic::map(rings);
        let table = map.block("msix_table");
        let place =
            |name: &str| map.find(&format!("msix_table.{name}")).map(|(address, _)| address);
        for vector in 0..nic::VECTORS_PER_RING * rings {
            let words = ["message_address", "message_upper_address", "message_data", "masked"];
            for (word, at) in words.into_iter().zip((16 * vector..).step_by(4)) {
                assert_eq!(place(&format!("{word}_{vector}")), Some(table.base + at));
            }
            let (_, mask) = map.find(&format!("msix_table.masked_{vector}")).expect("seen above");
            assert_eq!(mask.reset, Some(1));
        }
        assert!(place("pending").is_some_and(|address| address.is_multiple_of(8)));
        let others = map.blocks.iter().filter(|block| block.name != "msix_table");
        let mut pages = others.flat_map(|b| (0..b.count).map(|number| b.address(number) / PAGE));
        assert!(pages.all(|page| page != table.base / PAGE), "{rings} rings");
    }
}

#[test]
fn a_field_has_one_word_or_two_and_moves_no_other() {
    let block = Block::new("lsu", 0).control::<LsuConfiguration>().status::<TransmitStatus>();
    let place = |name: &str| {
        let found = block.registers().into_iter().find(|r| r.name == name);
        found.map(|r| (r.offset, r.words()))
    };
    // Fields 0 to 4 have a word each, so the next field of two words leaves one free.
    assert_eq!(place("pattern"), Some((0x10, 1)));
    assert_eq!(place("base_line_address"), Some((0x18, 2)));
    assert_eq!(place("region_line_bits"), Some((0x20, 1)));
    assert_eq!(place("packets"), Some((0x200, 1)));
    assert_eq!(place("bytes"), Some((0x208, 2)));
    assert_eq!(place("padded_packets"), Some((0x210, 1)));
}

#[test]
fn a_command_is_sent_by_its_last_word() {
    let block = Block::new("all", 0)
        .command::<RamWrite<7, 40, 2>>("table")
        .command::<MmioRestart<12>>("restart")
        .command::<Nothing>("clear");
    let list: Vec<_> =
        block.registers().into_iter().map(|r| (r.name, r.offset, r.access)).collect();
    let expected = [
        ("table_address", 0x100, Access::Argument),
        ("table_data", 0x108, Access::Argument),
        ("table_lanes", 0x110, Access::Command),
        ("restart", 0x120, Access::Command),
        ("clear", 0x140, Access::Command),
    ];
    assert_eq!(list, expected.map(|(name, offset, access)| (name.to_string(), offset, access)));
    assert!(block.commands[2].is_bare && !block.commands[1].is_bare);
}

#[test]
fn values_and_texts_are_those_of_the_message() {
    let block = Block::new("mmio", 0).status::<MmioStatus>();
    let fault = &block.status[0];
    assert_eq!(fault.meaning, "Why it stands still.");
    let expected = MmioFault::VARIANTS.iter().map(|v| v.code);
    assert!(fault.values.iter().map(|(_, code, _)| *code).eq(expected));
    assert_eq!(fault.values[3].0, "beyond_window");
    assert_eq!(block.status[1].access, Access::ErrorCounter);
    assert_eq!(block.meaning, [MmioStatus::documentation()]);
}

#[test]
fn what_is_wrong_with_a_map_is_found() {
    let wrong = |blocks: Vec<Block>| Map { blocks, ..reorder_nic::map() }.findings().join("\n");
    let sound = || reorder_nic::map().blocks;
    let with = |block: Block| wrong([sound(), vec![block]].concat());
    let ring = || Block::new("ring", 0x4000).control::<RingConfiguration>();
    for (text, why) in [
        (with(Block::new("late", 0x1400).status::<RingTail>()), "are both at 0x1400"),
        (with(Block::new("axi_read", 0x4000).status::<RingTail>()), "two blocks are called"),
        (with(Block::new("odd", 0x4010).status::<RingTail>()), "0x4010 is no place"),
        (with(ring().constant::<RingRange>()), "have the same place"),
        (with(ring().repeated(2, 0x300)), "0x300 is no step"),
        (with(ring().repeated(0, 0x400)), "there is none"),
        (with(Block::new("empty", 0x4000)), "it has no register"),
        (with(Block::new("wide", 0x4000).status::<Word<65>>()), "65 bits; a register has at most"),
        (with(ring().reset("layout", 3)), "3 is no value of `layout`"),
        (with(ring().reset("enable", 2)), "2 does not fit `enable`"),
        (with(ring().status::<RingConfiguration>()), "two registers are called `enable`"),
        (with(ring().control::<[RingRange; 20]>()), "`begin_address_16` has no place in its part"),
        (with(ring().command::<[RingRange; 3]>("all")), "`all_2_begin_address` has no place"),
        (wrong(sound()[1..].to_vec()), "does not begin with who it is"),
    ] {
        assert!(text.contains(why), "`{why}` is not in:\n{text}");
    }
}
