//! CXL.mem, the memory, and commands about pages.
use nic_dsl::{Bool, Bundle, Stream, any_of, elaborate, instance, mux, scope};

use super::{DcohType2, DcohType2Ports};
use crate::coherence::bias_banks::BiasBanks;
use crate::coherence::dmc_bank::DmcBankPorts;
use crate::interface::CxlMemoryPorts;
use crate::lib::merge::merge;
use crate::message::{M2sRequest, M2sRequestOpcode as Opcode};
use crate::stream::fifo::Fifo;

/// Requests, and writes, of the host that have come and are for no bank yet.
const AT_THE_ENTRY: u32 = 2;

impl DcohType2 {
    #[elaborate]
    pub(super) fn mem(&self, ports: &DcohType2Ports, devices: &[DmcBankPorts]) {
        for (i, device) in devices.iter().enumerate() {
            ports.memory_request[i].connect(*device.memory_request);
            device.memory_answer.connect(*ports.memory_answer[i]);
            ports.bias_reversion[i].connect(*device.bias_reversion);
        }
        match devices {
            [device] => self.mem_of_one(ports, device),
            _ => self.mem_of_several(ports, devices),
        }
    }

    /// The tag of a forward is a number.
    #[elaborate]
    fn mem_of_one(&self, ports: &DcohType2Ports, device: &DmcBankPorts) {
        let CxlMemoryPorts { m2s_request, m2s_write, s2m_response, s2m_data } = &*ports.cxl_memory;
        let request = m2s_request.payload;
        let is_forward = request.opcode.is_any(&[Opcode::MemRdFwd, Opcode::MemWrFwd]);
        let tag = mux(is_forward, self.renumbered(0, request.tag), request.tag);
        device.m2s_request.offer(m2s_request.valid, M2sRequest { tag, ..request });
        m2s_request.ready.set(device.m2s_request.ready);
        device.m2s_write.connect(**m2s_write);
        s2m_response.connect(*device.s2m_response);
        s2m_data.connect(*device.s2m_data);
        device.bias_command.connect(*ports.bias_command);
        ports.bias_answer.connect(*device.bias_answer);
    }

    /// What the host asks and writes, forwards too, goes to the bank of its line. It is taken before it is known
    /// which one that is: who is ready must not depend on what comes.
    #[elaborate]
    fn mem_of_several(&self, ports: &DcohType2Ports, devices: &[DmcBankPorts]) {
        let CxlMemoryPorts { m2s_request, m2s_write, s2m_response, s2m_data } = &*ports.cxl_memory;
        let requests = entry("m2s_requests", **m2s_request);
        let request = requests.payload;
        let is_forward = request.opcode.is_any(&[Opcode::MemRdFwd, Opcode::MemWrFwd]);
        let request_is_of = self.bank_of_line(request.line_address, devices);
        let writes = entry("m2s_writes", **m2s_write);
        let write_is_of = self.bank_of_line(writes.payload.line_address, devices);
        let bias = instance("bias", &BiasBanks { pages: self.device_memory.pages });
        bias.bias_command.connect(*ports.bias_command);
        ports.bias_answer.connect(*bias.bias_answer);
        for (i, device) in devices.iter().enumerate() {
            let tag = mux(is_forward, self.renumbered(i as u32, request.tag), request.tag);
            let asks = requests.valid & request_is_of[i];
            device.m2s_request.offer(asks, M2sRequest { tag, ..request });
            device.m2s_write.offer(writes.valid & write_is_of[i], writes.payload);
            device.bias_command.connect(*bias.bank_command[i]);
            bias.bank_answer[i].connect(*device.bias_answer);
            bias.bank_reversion[i].connect(*device.bias_reversion);
        }
        let ready = |is_of: &[Bool], ready: &dyn Fn(&DmcBankPorts) -> Bool| {
            any_of(is_of.iter().zip(devices).map(|(is_of, device)| *is_of & ready(device)))
        };
        requests.ready.set(ready(&request_is_of, &|device| device.m2s_request.ready));
        writes.ready.set(ready(&write_is_of, &|device| device.m2s_write.ready));
        let completions: Vec<_> = devices.iter().map(|device| *device.s2m_response).collect();
        let lines: Vec<_> = devices.iter().map(|device| *device.s2m_data).collect();
        scope("response", || merge(&completions, **s2m_response));
        scope("data", || merge(&lines, **s2m_data));
    }

    /// Of each bank, whether the line is its own.
    fn bank_of_line(&self, line: nic_dsl::Bits, devices: &[DmcBankPorts]) -> Vec<Bool> {
        let bank = self.device_memory.bank_of(line).expect("there are several");
        (0..devices.len() as u32).map(|number| bank.equals(number)).collect()
    }
}

/// What has come on a channel, a cycle later.
fn entry<P: Bundle<Shape = ()>>(name: &str, channel: Stream<P>) -> Stream<P> {
    let queue = instance(name, &Fifo::<P> { payload: (), depth: AT_THE_ENTRY });
    queue.source.connect(channel);
    queue.occupancy.ignore();
    *queue.sink
}
