//! Every register of status that is not zero, read by a processor.
use std::cell::RefCell;
use std::rc::Rc;

use nic_driver::Machine;
use nic_driver::registers::nic::card;
use nic_spec::message::CardLink;
use nic_spec::register::nic::{StorePath, map_of};

use crate::card::{Card, CardError};
use crate::machine::SimulatedMachine;
use crate::system::System;

/// Registers by name, and their values.
pub type Counters = Vec<(String, u64)>;

/// Cycles that reading all registers takes at most.
const PATIENCE: u64 = 2_000_000;

impl<C: Card> System<C> {
    /// The registers of status that are not zero, as `block.register` and value. Programs that run
    /// already go on meanwhile.
    ///
    /// # Errors
    /// As [`System::cycle`]; or that the card does not answer.
    pub fn counters(&mut self, processor: usize) -> Result<Counters, CardError> {
        let found = Rc::new(RefCell::new(None));
        let machine = self.machine(processor);
        self.host.spawn(read(machine, C::LINK, found.clone()));
        for _ in 0..PATIENCE {
            self.cycle()?;
            if let Some(counters) = found.borrow_mut().take() {
                return Ok(counters);
            }
        }
        Err(CardError("the card's registers do not answer".to_string()))
    }
}

async fn read(machine: SimulatedMachine, link: CardLink, found: Rc<RefCell<Option<Counters>>>) {
    let mut counters = Counters::new();
    let rings = machine.read_register(card::RINGS).await;
    let takes_stores = machine.read_register(card::HAS_MMIO_PATH).await != 0;
    let has_queues = machine.read_register(card::HAS_STORE_QUEUES).await != 0;
    let stores = match (takes_stores, has_queues) {
        (false, _) => StorePath::None,
        (true, false) => StorePath::Window,
        (true, true) => StorePath::Queues,
    };
    let has_key_value = machine.read_register(card::HAS_KEY_VALUE).await != 0;
    let has_push_gate = machine.read_register(card::HAS_PUSH_GATE).await != 0;
    for block in &map_of(rings, link, stores, has_key_value, has_push_gate).blocks {
        for (number, name) in (0..).zip(block.instance_names()) {
            for register in &block.status {
                let offset = (block.address(number) + register.offset) as usize;
                let low = machine.read_register(offset).await;
                let high = match register.words() {
                    1 => 0,
                    _ => machine.read_register(offset + 4).await,
                };
                let value = u64::from(high) << 32 | u64::from(low);
                if value != 0 {
                    counters.push((format!("{name}.{}", register.name), value));
                }
            }
        }
    }
    *found.borrow_mut() = Some(counters);
}
