//! The bus of registers: what a hub asks goes to all blocks at once, and of what they answer, which is zero
//! but for one, the disjunction goes back.
use std::cell::RefCell;

use nic_dsl::{
    Bits, Bool, Bundle, Pulse, PulseSink, PulseSource, any_of, assert_always, elaborate,
};
use nic_spec::register::{BLOCK_BYTES, Map};

use super::commands::CommandSet;
use super::register_block::RegisterBlockPorts;
use super::register_bridge::RegisterBridgePorts;
use crate::message::{RegisterAccess, RegisterAnswer};

/// Bits of a block's page: its address without that in the block.
pub const PAGE_BITS: u32 = 32 - BLOCK_BYTES.ilog2();

/// A bus, as the parent of a hub and of its blocks connects them.
pub struct RegisterBus {
    access: Pulse<RegisterAccess>,
    /// First address of each block, by name.
    blocks: Vec<(String, u32)>,
    answers: RefCell<Vec<Pulse<RegisterAnswer>>>,
    deferrals: RefCell<Vec<Bool>>,
}

impl RegisterBus {
    /// The bus on which `access` is asked, to the blocks of a map.
    pub fn new(access: Pulse<RegisterAccess>, map: &Map) -> Self {
        let mut blocks = Vec::new();
        for block in &map.blocks {
            let addresses = (0..block.count).map(|number| block.address(number));
            blocks.extend(block.instance_names().into_iter().zip(addresses));
        }
        Self { access, blocks, answers: RefCell::default(), deferrals: RefCell::default() }
    }

    /// The page of a block.
    ///
    /// # Panics
    /// If the map has no such block.
    fn page(&self, name: &str) -> u32 {
        let found = self.blocks.iter().find(|(own, _)| own == name);
        let (_, address) = found.unwrap_or_else(|| panic!("the map has no block `{name}`"));
        address >> BLOCK_BYTES.ilog2()
    }

    /// Connects a block of the map.
    ///
    /// # Panics
    /// If the map has no such block.
    pub fn connect<C: Bundle, S: Bundle, K: CommandSet>(
        &self,
        name: &str,
        block: &RegisterBlockPorts<C, S, K>,
    ) {
        block.access.connect(self.access);
        block.page.set(self.page(name));
        self.answers.borrow_mut().push(*block.answer);
    }

    /// Connects a bridge, behind which those blocks are; gives the bus there.
    ///
    /// # Panics
    /// If the map has no such block, or the bridge is to another number of them.
    pub fn bridge(&self, names: &[&str], bridge: &RegisterBridgePorts) -> Self {
        assert_eq!(bridge.page.len(), names.len(), "a bridge has a page for each of {names:?}");
        for (page, name) in bridge.page.iter().zip(names) {
            page.set(self.page(name));
        }
        self.extend(&bridge.access, *bridge.answer);
        self.defers(*bridge.deferred);
        let (access, blocks) = (*bridge.unit_access, self.blocks.clone());
        Self { access, blocks, answers: RefCell::default(), deferrals: RefCell::default() }
    }

    /// Connects a module that has blocks inside, by its ports for the bus.
    pub fn extend(&self, access: &PulseSink<RegisterAccess>, answer: Pulse<RegisterAnswer>) {
        access.connect(self.access);
        self.answers.borrow_mut().push(answer);
    }

    /// Connects blocks outside, by the parent's own ports for the bus; nobody vouches for what they say without an
    /// answer.
    pub fn extend_out(&self, access: &PulseSource<RegisterAccess>, answer: Pulse<RegisterAnswer>) {
        access.connect(self.access);
        let (valid, payload) = (answer.valid, answer.payload);
        let data = payload.data & valid.mask(payload.data.width());
        let payload = RegisterAnswer { data, refused: payload.refused & valid };
        self.answers.borrow_mut().push(Pulse { valid, payload });
    }

    /// A bridge inside of such a module says that it has the access of the cycle before.
    pub fn defers(&self, deferred: Bool) {
        self.deferrals.borrow_mut().push(deferred);
    }

    /// What the blocks answer.
    #[elaborate]
    pub fn answer(&self) -> Pulse<RegisterAnswer> {
        let answers = self.answers.borrow();
        let answered = any_of(answers.iter().map(|answer| answer.valid));
        let refused = any_of(answers.iter().map(|answer| answer.payload.refused));
        let data = answers.iter().map(|answer| answer.payload.data);
        let read_data: Bits = data.reduce(|all, one| all | one).expect("a bus has a block");
        Pulse { valid: answered, payload: RegisterAnswer { data: read_data, refused } }
    }

    /// Whether a bridge has taken the access of the cycle before.
    pub fn is_deferred(&self) -> Bool {
        any_of(self.deferrals.borrow().iter().copied())
    }
}

/// Who does not answer says zero, or the answer of the bus would be wrong.
pub(super) fn silent_without_answer(answer: &PulseSource<RegisterAnswer>) {
    let is_zero = answer.payload.data.is_zero() & !answer.payload.refused;
    assert_always("without an answer nothing is said", answer.valid | is_zero);
}
