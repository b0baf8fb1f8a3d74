//! Pages that turn beside the random traffic.
use nic_spec::message::{BiasCommand, BiasStep, LineOperation, LineSpace};

use super::{Device, FIRST_LINE, Flip, LINES, PAGE_LINES, Traffic};

impl Traffic {
    /// A page turns: to host-bias by the bit alone, to device-bias after its lines are flushed.
    pub(super) fn turn_pages(&mut self, goes_on: bool) {
        let flip = std::mem::replace(&mut self.flip, Flip::Idle);
        self.flip = match flip {
            Flip::Idle if goes_on && self.generator.chance(1, 32) => {
                self.flip_page = FIRST_LINE + PAGE_LINES * self.generator.below(2);
                let back = self.generator.chance(1, 4);
                self.command(if back { BiasStep::ToHost } else { BiasStep::BeginToDevice })
            }
            Flip::Answer(step) => match self.rig.bias_answers.pop_front() {
                None => Flip::Answer(step),
                Some(answer) if step == BiasStep::BeginToDevice => {
                    assert!(answer.done);
                    let page = self.flip_page;
                    let of_page = |line: &u64| (page..page + PAGE_LINES).contains(line);
                    Flip::Flush(
                        LINES.map(|line| FIRST_LINE + line).into_iter().filter(of_page).collect(),
                    )
                }
                Some(answer) => {
                    self.flips[usize::from(answer.done)] += 1;
                    Flip::Idle
                }
            },
            Flip::Flush(mut lines) => match lines.pop_front() {
                None => self.command(BiasStep::CommitToDevice),
                Some(line) => {
                    let space = LineSpace::DeviceHostBias;
                    let tag = self.ask_for(0, LineOperation::Flush, space, line);
                    Flip::Flushing(lines, tag)
                }
            },
            Flip::Flushing(lines, tag) if self.asked.contains_key(&tag) => {
                Flip::Flushing(lines, tag)
            }
            Flip::Flushing(lines, _) => Flip::Flush(lines),
            Flip::Idle => Flip::Idle,
        };
    }

    pub(super) fn command(&mut self, step: BiasStep) -> Flip {
        let page = self.flip_page / PAGE_LINES;
        self.rig.bench.send(Device::BIAS_COMMAND, [BiasCommand { page, step }]);
        Flip::Answer(step)
    }
}
