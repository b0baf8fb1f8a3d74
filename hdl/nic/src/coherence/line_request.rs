//! A request of a port in two: what is looked at when it is chosen, and the line that it writes.
use nic_dsl::{Bits, Bool, Bundle, State, elaborate};
use nic_spec::message::LINE_TAG_BITS;

use super::geometry::LINE_BITS;
use crate::message::{LineOperation, LineRequest, LineSpace};

/// What is looked at when a request is chosen.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct LineHead {
    /// What is to be done.
    pub operation: State<LineOperation>,
    /// Where the line is.
    pub space: State<LineSpace>,
    /// The line.
    #[width(LINE_BITS)]
    pub line_address: Bits,
    /// Its tag.
    #[width(LINE_TAG_BITS)]
    pub tag: Bits,
    /// It writes every byte of the line.
    pub is_whole: Bool,
}

/// A line that is written, or part of one.
#[derive(Clone, Copy, Debug, Bundle)]
pub struct Written {
    /// The line.
    #[width(512)]
    pub data: Bits,
    /// Which bytes.
    #[width(64)]
    pub byte_enable: Bits,
}

/// Both of a request.
#[elaborate]
pub(super) fn parts(request: LineRequest) -> (LineHead, Written) {
    let LineRequest { operation, space, line_address, data, byte_enable, tag } = request;
    let is_whole = byte_enable.all();
    (LineHead { operation, space, line_address, tag, is_whole }, Written { data, byte_enable })
}
