//! The registers of a card, reached over AXI4-Lite as a driver reaches them.
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{
    AxiLiteAddress, AxiLiteReadData, AxiLiteWriteData, AxiLiteWriteResponse, AxiResponse,
};
use nic_spec::register::{REORDER_NIC, find};
use nic_tb::Bench;

/// The AXI4-Lite channels of a module.
#[derive(Debug)]
pub struct Registers<D: Wrapper> {
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

    /// Reads the register of that name.
    pub fn read(&self, bench: &mut Bench<D>, name: &str) -> u64 {
        let (data, response) = self.read_at(bench, offset_of(name));
        assert_eq!(response, AxiResponse::Okay, "{name} can be read");
        data
    }

    /// Writes the register of that name.
    pub fn write(&self, bench: &mut Bench<D>, name: &str, data: u64) {
        let response = self.write_at(bench, offset_of(name), data, 0xf);
        assert_eq!(response, AxiResponse::Okay, "{name} can be written");
    }
}

/// Where the register of that name is.
pub fn offset_of(name: &str) -> u64 {
    let register = find(REORDER_NIC, name);
    u64::from(register.unwrap_or_else(|| panic!("no register is called {name}")).offset)
}
