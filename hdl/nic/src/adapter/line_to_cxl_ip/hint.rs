//! Hints: what the user fields of AR and AW say of a request.
use nic_dsl::{Bits, State, concatenate, constant, mux};

use super::LineToCxlIp;
use crate::message::{LineOperation, LineRequest, LineSpace};

/// What AWUSER and ARUSER say (design: coherence 2).
mod opcode {
    pub const NON_CACHEABLE: u32 = 0;
    pub const READ_SHARED: u32 = 1;
    pub const READ_OWNED: u32 = 2;
    pub const WRITE_OWNED: u32 = 1;
    pub const PUSH: u32 = 2;
    pub const BARRIER: u32 = 3;
    pub const EVICT: u32 = 4;
    pub const FLUSH_HOST_MEMORY_CACHE: u32 = 5;
    pub const FLUSH_DEVICE_MEMORY_CACHE: u32 = 6;
}

impl LineToCxlIp {
    /// The opcode of a read.
    pub(super) fn read_opcode(operation: State<LineOperation>) -> Bits {
        let otherwise = constant(4, opcode::NON_CACHEABLE);
        let owned =
            mux(operation.is(LineOperation::CoRead), constant(4, opcode::READ_OWNED), otherwise);
        mux(operation.is(LineOperation::CsRead), constant(4, opcode::READ_SHARED), owned)
    }

    /// The opcode of everything else.
    pub(super) fn write_opcode(request: &LineRequest) -> Bits {
        let flush = mux(
            request.space.is(LineSpace::Host),
            constant(4, opcode::FLUSH_HOST_MEMORY_CACHE),
            constant(4, opcode::FLUSH_DEVICE_MEMORY_CACHE),
        );
        let codes = [
            (LineOperation::Flush, flush),
            (LineOperation::CoWrite, constant(4, opcode::WRITE_OWNED)),
            (LineOperation::NcPush, constant(4, opcode::PUSH)),
            (LineOperation::Barrier, constant(4, opcode::BARRIER)),
            (LineOperation::Evict, constant(4, opcode::EVICT)),
        ];
        let otherwise = constant(4, opcode::NON_CACHEABLE);
        codes.into_iter().fold(otherwise, |otherwise, (operation, code)| {
            mux(request.operation.is(operation), code, otherwise)
        })
    }

    /// A user field of `bits`: `target_hdm` above `do_not_send_d2hreq` above the opcode. A push, which only `writes` can
    /// be, asks the host.
    pub(super) fn user(
        &self,
        space: State<LineSpace>,
        writes: Option<State<LineOperation>>,
        opcode: Bits,
        bits: u32,
    ) -> Bits {
        if !self.names_space() {
            return opcode.zero_extend(bits);
        }
        let is_device = !space.is(LineSpace::Host);
        let is_device_bias = space.is(LineSpace::DeviceDeviceBias);
        let asks_nobody = match writes {
            Some(operation) => is_device_bias & !operation.is(LineOperation::NcPush),
            None => is_device_bias,
        };
        concatenate([is_device.bits(), asks_nobody.bits(), opcode]).zero_extend(bits)
    }
}
