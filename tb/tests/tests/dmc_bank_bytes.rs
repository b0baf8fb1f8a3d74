//! The bank of the cache of device memory, bit by bit: which bytes of a line a write reaches, and the number by which the first
//! message that nobody knows is named.
use nic_sim::generated::dmc_bank_tiny::DmcBankTiny as Device;
use nic_spec::message::{
    DeviceMemoryFault as Fault, LineOperation, LineSpace, LineStatus, M2sRequest, M2sRequestOpcode,
    MemSnoop, Message, MetaField, MetaValue,
};
use nic_tb::Stall;
use nic_tests::device_memory::{FIRST_LINE, Rig};

/// Bits of the tag of a request of the host (CXL 3.2, table 3-36).
const TAG_BITS: u64 = 16;

#[test]
fn a_write_reaches_its_bytes_and_no_others() {
    let mut rig = Rig::new(Stall::Never, Stall::Never);
    rig.to_device_bias(FIRST_LINE);
    for byte in 0..64 {
        for bytes in [1_u64 << byte, !(1 << byte)] {
            // A line of its own in memory, and one that the bank has written to before.
            for is_held in [false, true] {
                let line = FIRST_LINE + byte % 8;
                let (mut expected, _) = rig.in_memory(line);
                let mut ask = |operation, data, bytes| {
                    let tag =
                        rig.ask(0, operation, LineSpace::DeviceDeviceBias, line, (data, bytes));
                    let response = rig.response(tag);
                    assert_eq!(response.status, LineStatus::Okay);
                    response.data
                };
                if is_held {
                    expected = [0xa5; 64];
                    ask(LineOperation::CoWrite, expected, u64::MAX);
                }
                let data = [byte as u8 ^ 0x40; 64];
                (0..64).filter(|at| bytes >> at & 1 == 1).for_each(|at| expected[at] = data[at]);
                ask(LineOperation::NcWrite, data, bytes);
                assert_eq!(
                    ask(LineOperation::NcRead, [0; 64], 0),
                    expected,
                    "{bytes:#x} {is_held}"
                );
                rig.run(8);
                assert_eq!(rig.in_memory(line), (expected, false), "{bytes:#x} {is_held}");
            }
        }
    }
    rig.assert_silent();
    rig.bench.dismiss();
}

#[test]
fn a_message_that_nobody_knows_is_named_by_its_whole_tag() {
    for bit in 0..TAG_BITS {
        let mut rig = Rig::new(Stall::Never, Stall::Never);
        let request = M2sRequest {
            opcode: M2sRequestOpcode::MemRd,
            snoop: MemSnoop::SnpInv,
            meta_field: MetaField::Meta0State,
            meta_value: MetaValue::Any,
            tag: 1 << bit,
            line_address: FIRST_LINE,
        };
        let mut words = request.field_words().concat();
        // An opcode that there is not.
        words[0] = 15;
        rig.bench.send_words(Device::M2S_REQUEST.index(), words);
        rig.run(10);
        let status = rig.status();
        assert_eq!((status.fault, status.fault_number), (Fault::UnknownOpcode, 1 << bit));
        rig.bench.dismiss();
    }
}
