//! The registers of a card, reached over AXI4-Lite as a driver reaches them.
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiLiteAddress, AxiLiteReadData, AxiLiteWriteData, AxiLiteWriteResponse, AxiResponse,
};
use nic_spec::register::{Map, Register};

use crate::Bench;

/// The AXI4-Lite channels of a module.
#[derive(Debug)]
pub struct Registers<D: Wrapper> {
    /// What they are.
    pub map: fn() -> Map,
    /// AW.
    pub write_address: Inlet<D, AxiLiteAddress>,
    /// W.
    pub write_data: Inlet<D, AxiLiteWriteData>,
    /// B.
    pub write_response: Outlet<D, AxiLiteWriteResponse>,
    /// AR.
    pub read_address: Inlet<D, AxiLiteAddress>,
    /// R.
    pub read_data: Outlet<D, AxiLiteReadData>,
}

/// Steps in which an access ends, whatever stalls.
const PATIENCE: usize = 2_000;

impl<D: Wrapper> Registers<D> {
    /// Lets the answers come here. Before any access, once.
    pub fn attach(&self, bench: &mut Bench<D>) {
        bench.collect(self.write_response);
        bench.collect(self.read_data);
    }

    /// Reads a word.
    pub fn read_at(&self, bench: &mut Bench<D>, address: u64) -> (u64, AxiResponse) {
        bench.send(self.read_address, [AxiLiteAddress { address }]);
        for _ in 0..PATIENCE {
            bench.step();
            if let Some(answer) = bench.take(self.read_data).pop() {
                return (answer.data, answer.response);
            }
        }
        panic!("the read of {address:#x} has no answer");
    }

    /// Writes some bytes of a word.
    pub fn write_at(
        &self,
        bench: &mut Bench<D>,
        address: u64,
        data: u64,
        strobe: u64,
    ) -> AxiResponse {
        bench.send(self.write_address, [AxiLiteAddress { address }]);
        bench.send(self.write_data, [AxiLiteWriteData { data, strobe }]);
        for _ in 0..PATIENCE {
            bench.step();
            if let Some(answer) = bench.take(self.write_response).pop() {
                return answer.response;
            }
        }
        panic!("the write of {address:#x} has no answer");
    }

    /// Reads the register called `block.register`, both words if it has two.
    pub fn read(&self, bench: &mut Bench<D>, name: &str) -> u64 {
        let (address, register) = self.place_of(name);
        let mut value = 0;
        for word in 0..u64::from(register.words()) {
            let (data, response) = self.read_at(bench, address + 4 * word);
            assert_eq!(response, AxiResponse::Okay, "{name} can be read");
            value |= data << (32 * word);
        }
        value
    }

    /// Writes the register called `block.register`, both words if it has two.
    pub fn write(&self, bench: &mut Bench<D>, name: &str, data: u64) {
        let (address, register) = self.place_of(name);
        for word in 0..u64::from(register.words()) {
            let part = data >> (32 * word) & 0xffff_ffff;
            let response = self.write_at(bench, address + 4 * word, part, 0xf);
            assert_eq!(response, AxiResponse::Okay, "{name} can be written");
        }
    }

    /// Reads a register whose values have names: the name of its value, or the number if it has none.
    pub fn read_name(&self, bench: &mut Bench<D>, name: &str) -> String {
        let value = self.read(bench, name);
        let (_, register) = self.place_of(name);
        let named = register.values.iter().find(|(_, code, _)| u64::from(*code) == value);
        named.map_or(value.to_string(), |(name, ..)| name.clone())
    }

    /// The register called `block.register`, and where it is.
    ///
    /// # Panics
    /// If the map has none.
    pub fn place_of(&self, name: &str) -> (u64, Register) {
        let found =
            (self.map)().find(name).unwrap_or_else(|| panic!("no register is called {name}"));
        (u64::from(found.0), found.1)
    }
}
