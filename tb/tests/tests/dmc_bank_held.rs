//! The bank of the cache of device memory beside a host that writes back lines of which the device has a copy.
use nic_spec::message::{
    DeviceMemoryFault as Fault, LineOperation, LineSpace, LineState, M2sWriteOpcode, MemSnoop,
    MetaValue, S2mCompletion,
};
use nic_tb::Stall;
use nic_tests::device_memory::{FIRST_LINE, Rig};

/// What the host may say of its own caches.
const SAID: [Option<MetaValue>; 4] =
    [None, Some(MetaValue::Invalid), Some(MetaValue::Any), Some(MetaValue::Shared)];

#[test]
fn whatever_a_write_back_says_the_copy_of_the_device_goes() {
    for meta in SAID {
        for operation in [LineOperation::CsRead, LineOperation::CoRead, LineOperation::CoWrite] {
            let mut rig = Rig::new(Stall::Never, Stall::Never);
            rig.to_device_bias(FIRST_LINE);
            let asked = ([2; 64], u64::MAX);
            let tag = rig.ask(0, operation, LineSpace::DeviceDeviceBias, FIRST_LINE, asked);
            rig.response(tag);
            assert_ne!(rig.state(FIRST_LINE), LineState::Invalid);
            let message = (M2sWriteOpcode::MemWr, meta, MemSnoop::None);
            let tag = rig.write(message, FIRST_LINE, ([1; 64], u64::MAX, false));
            assert_eq!(rig.completion(tag).completion, S2mCompletion::Cmp);
            rig.run(8);
            assert_eq!(rig.state(FIRST_LINE), LineState::Invalid, "{meta:?} {operation:?}");
            assert_eq!(rig.in_memory(FIRST_LINE), ([1; 64], false));
            let status = rig.status();
            assert_eq!((status.fault, status.fault_number), (Fault::WriteToHeld, tag));
            assert_eq!(status.writes_to_held, 1);
            rig.assert_silent();
            rig.bench.dismiss();
        }
    }
}
