//! AXI4 writes as a host's bridge sends them.
use nic_model::axi_write_slave::{Burst, Response};
use nic_sim::{Inlet, Outlet, Wrapper};
use nic_spec::message::{AxiAddress, AxiBurst, AxiResponse, AxiWriteData, AxiWriteResponse};

use crate::{Bench, Generator};

/// The AXI4 write channels of a module.
#[derive(Debug)]
pub struct WritePorts<D: Wrapper, const ID_BITS: usize, const BYTES: usize> {
    /// AW.
    pub address: Inlet<D, AxiAddress<ID_BITS>>,
    /// W.
    pub data: Inlet<D, AxiWriteData<BYTES>>,
    /// B.
    pub response: Outlet<D, AxiWriteResponse<ID_BITS>>,
}

impl<D: Wrapper, const ID_BITS: usize, const BYTES: usize> WritePorts<D, ID_BITS, BYTES> {
    /// Sends a burst under this id.
    pub fn send(&self, bench: &mut Bench<D>, id: u64, burst: &Burst) {
        let kind = match burst.is_incrementing {
            true => AxiBurst::Incrementing,
            false => *bench.generator().pick(&[AxiBurst::Fixed, AxiBurst::Wrapping]),
        };
        let length = burst.beats.len() as u64 - 1;
        let (address, size) = (burst.address, u64::from(burst.size));
        bench.send(self.address, [AxiAddress { id, address, length, size, burst: kind }]);
        let beats = burst.beats.iter().zip(0..).map(|((lanes, strobe), number)| {
            let mut data = [0; BYTES];
            data.copy_from_slice(lanes);
            AxiWriteData { data, strobe: *strobe, last: number == length }
        });
        bench.send(self.data, beats);
    }

    /// Expects the end of a burst.
    pub fn expect(&self, bench: &mut Bench<D>, id: u64, response: Response) {
        let response = match response {
            Response::Okay => AxiResponse::Okay,
            Response::SlaveError => AxiResponse::SlaveError,
            Response::DecodeError => AxiResponse::DecodeError,
        };
        bench.expect(self.response, [AxiWriteResponse { id, response }]);
    }
}

/// The burst of one beat that stores some bytes of one line of `bus_bytes`, with anything in the
/// lanes that it does not store.
pub fn line_store(generator: &mut Generator, bytes: &[(u64, u8)], bus_bytes: u64) -> Burst {
    let mut lanes = generator.bytes(bus_bytes as usize);
    let mut strobes = 0;
    for (address, byte) in bytes {
        lanes[(address % bus_bytes) as usize] = *byte;
        strobes |= 1 << (address % bus_bytes);
    }
    let line = bytes.first().map_or(0, |(address, _)| address / bus_bytes);
    let size = bus_bytes.ilog2();
    Burst { address: line * bus_bytes, size, is_incrementing: true, beats: vec![(lanes, strobes)] }
}
