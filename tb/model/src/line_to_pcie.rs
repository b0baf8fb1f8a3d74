//! What an endpoint should answer: requests act on host memory one after the other.
use std::collections::BTreeMap;

use nic_spec::message::{LineOperation, LineRequest, LineSpace, LineStatus};

/// Host memory as the requests of one endpoint leave it.
#[derive(Clone, Debug)]
pub struct LineToPcie {
    lines: BTreeMap<u64, [u8; 64]>,
    background: fn(u64) -> [u8; 64],
}

/// How a request should be answered, if nothing fails at the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer {
    /// How it ends.
    pub status: LineStatus,
    /// What a read brings.
    pub data: Option<[u8; 64]>,
}

impl LineToPcie {
    /// A memory whose untouched lines are `background` of their line address.
    pub fn new(background: fn(u64) -> [u8; 64]) -> Self {
        Self { lines: BTreeMap::new(), background }
    }

    /// The line at that line address.
    pub fn line(&self, line_address: u64) -> [u8; 64] {
        self.lines.get(&line_address).copied().unwrap_or_else(|| (self.background)(line_address))
    }

    /// The lines that were written.
    pub fn written(&self) -> impl Iterator<Item = (u64, [u8; 64])> + '_ {
        self.lines.iter().map(|(line_address, line)| (*line_address, *line))
    }

    /// What comes of a request after those before it.
    pub fn ask(&mut self, request: &LineRequest) -> Answer {
        if request.space != LineSpace::Host || request.operation == LineOperation::Watch {
            return Answer { status: LineStatus::Error, data: None };
        }
        let mut line = self.line(request.line_address);
        let data = match request.operation {
            LineOperation::NcRead | LineOperation::CsRead | LineOperation::CoRead => Some(line),
            LineOperation::NcWrite | LineOperation::NcPush | LineOperation::CoWrite => {
                for byte in (0..64).filter(|byte| request.byte_enable >> byte & 1 == 1) {
                    line[byte] = request.data[byte];
                }
                self.lines.insert(request.line_address, line);
                None
            }
            LineOperation::Evict
            | LineOperation::Flush
            | LineOperation::Barrier
            | LineOperation::CoModify => None,
            LineOperation::Watch => unreachable!("refused above"),
        };
        Answer { status: LineStatus::Okay, data }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_read_sees_the_bytes_that_were_written_before_it() {
        let mut model = LineToPcie::new(|line| [line as u8; 64]);
        let mut request = LineRequest {
            operation: LineOperation::NcPush,
            space: LineSpace::Host,
            line_address: 7,
            data: [1; 64],
            byte_enable: 0b110,
            tag: 0,
        };
        assert_eq!(model.ask(&request).data, None);
        request.operation = LineOperation::CsRead;
        let line = model.ask(&request).data.expect("a read brings data");
        assert_eq!(line[..4], [7, 1, 1, 7]);
        request.space = LineSpace::DeviceHostBias;
        assert_eq!(model.ask(&request).status, LineStatus::Error);
    }
}
