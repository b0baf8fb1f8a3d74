//! The registers of cards: each block answers at the addresses of its map, after reset as the map says, and
//! nobody does elsewhere.
use std::cell::Cell;
use std::rc::Rc;

use nic_driver::Machine;
use nic_driver::registers::nic::card;
use nic_spec::message::CardLink;
use nic_spec::register::nic::{StorePath, map_of};
use nic_spec::register::{Access, BLOCK_BYTES, Map};
use nic_system::{
    Near, SimulatedMachine, TinyAgilexCard, TinyPcieCard, TinyPushType2Card, TinyQueuesType1Card,
    TinyStoresPcieCard, TinyType2AgilexCard, TinyType2KvsCard, Trial,
};
use nic_tb::seed::generator;

/// Pages that have blocks, and some behind them.
const PAGES: u32 = 0x80;

/// The map of a card behind this link, as its first block says what it was made with.
async fn map_of_card(machine: &SimulatedMachine, link: CardLink) -> Map {
    let rings = machine.read_register(card::RINGS).await;
    let stores = match machine.read_register(card::HAS_STORE_QUEUES).await {
        1 => StorePath::Queues,
        _ if machine.read_register(card::HAS_MMIO_PATH).await == 1 => StorePath::Window,
        _ => StorePath::None,
    };
    let has_key_value = machine.read_register(card::HAS_KEY_VALUE).await == 1;
    let has_push_gate = machine.read_register(card::HAS_PUSH_GATE).await == 1;
    map_of(rings, link, stores, has_key_value, has_push_gate)
}

/// Reads every register, and what is none of any block.
async fn read_all(machine: &SimulatedMachine, map: &Map) {
    let (mut refused, mut first_refused) = (0, None);
    let mut taken = vec![];
    for block in &map.blocks {
        for (name, number) in block.instance_names().into_iter().zip(0..) {
            let address = block.address(number);
            taken.push(address);
            let mut words = vec![];
            for register in block.registers() {
                for word in 0..register.words() {
                    let offset = register.offset + 4 * word;
                    words.push(offset);
                    let read = machine.read_register((address + offset) as usize).await;
                    let after_reset = register.reset.unwrap_or(0) >> (32 * word);
                    if register.access == Access::Control {
                        let expected = (after_reset & 0xffff_ffff) as u32;
                        assert_eq!(read, expected, "{name}.{}, word {word}", register.name);
                    }
                }
            }
            let last = BLOCK_BYTES - 4;
            if !words.contains(&last) {
                machine.read_register((address + last) as usize).await;
                refused += 1;
                first_refused.get_or_insert(address + last);
            }
        }
    }
    let free = (0..PAGES).map(|page| page * BLOCK_BYTES).filter(|page| !taken.contains(page));
    for address in free {
        machine.read_register(address as usize).await;
        refused += 1;
    }
    let register = |name: &str| map.find(name).expect("a hub counts").0 as usize;
    let counted = machine.read_register(register("registers.refused_accesses")).await;
    assert_eq!(counted, refused, "accesses that were refused");
    let first = machine.read_register(register("registers.first_refused_address")).await;
    assert_eq!(Some(first), first_refused, "the first of them");
}

fn every_block_is_where_its_map_says<C: Near>(link: CardLink) {
    let mut trial = Trial::<C>::new(format!("{link:?}"), &mut generator(), |_| {});
    let machine = trial.system.machine(0);
    let is_done = Rc::new(Cell::new(false));
    let done = is_done.clone();
    trial.system.host.spawn(async move {
        let map = map_of_card(&machine, link).await;
        read_all(&machine, &map).await;
        done.set(true);
    });
    trial.until("all registers are read", |_| is_done.get());
}

#[test]
fn blocks_of_cards_with_coherence_are_where_their_maps_say() {
    every_block_is_where_its_map_says::<TinyQueuesType1Card>(CardLink::Cxl);
    every_block_is_where_its_map_says::<TinyType2KvsCard>(CardLink::CxlMemory);
    every_block_is_where_its_map_says::<TinyPushType2Card>(CardLink::CxlMemory);
}

#[test]
fn blocks_of_cards_behind_an_ip_are_where_their_maps_say() {
    every_block_is_where_its_map_says::<TinyAgilexCard>(CardLink::CxlIp);
    every_block_is_where_its_map_says::<TinyType2AgilexCard>(CardLink::CxlIp);
}

#[test]
fn blocks_of_cards_on_pci_express_are_where_their_maps_say() {
    every_block_is_where_its_map_says::<TinyPcieCard>(CardLink::PciExpress);
    every_block_is_where_its_map_says::<TinyStoresPcieCard>(CardLink::PciExpress);
}
