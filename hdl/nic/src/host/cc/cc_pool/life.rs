//! When the pool runs, and what it says of it.
use nic_dsl::{
    Bool, BundleExt, all_of, assert_always, assume, cover, delayed, delayed_bool, elaborate,
    register_state, state, when, wire,
};

use super::{CcPool, CcPoolPorts, Told};
use crate::message::{LineOperation, PoolBuffers, PoolConfiguration, PoolFault, PoolState};

/// Lines of a ring: two to the power of this, at most.
const MOST_LINES_LOG2: u32 = 16;
/// Two to the power of these are the smallest and the largest buffer.
const SIZES_LOG2: [u32; 2] = [7, 14];
/// Bits of an address below the units of which buffers are made.
const UNIT_LOG2: u32 = 7;
/// Bits of an address below a line.
const LINE_LOG2: u32 = 6;
/// Buffers in a line.
const WORDS: u32 = super::WORDS;

impl CcPool {
    /// Whether buffers of a size can be kept so.
    #[elaborate]
    fn is_legal(&self, buffers: &PoolBuffers) -> Bool {
        let [least, most] = SIZES_LOG2;
        let highest = buffers.fetch_below.widening_add(nic_dsl::constant(8, WORDS));
        all_of([
            buffers.size_log2.is_at_least(least) & buffers.size_log2.is_at_most(most),
            buffers.lines_log2.is_at_most(MOST_LINES_LOG2),
            buffers.begin_address.truncate(UNIT_LOG2).is_zero(),
            buffers.end_address.truncate(UNIT_LOG2).is_zero(),
            buffers.supply_address.truncate(LINE_LOG2).is_zero(),
            buffers.return_address.truncate(LINE_LOG2).is_zero(),
            highest.is_at_most(buffers.return_above.zero_extend(9)),
            buffers.return_above.is_below(self.buffers),
        ])
    }

    /// Starts and stops. `is_quiet`: nothing is left; `faults`: unreadable, bad, unwritten, stray.
    #[elaborate]
    pub(super) fn life(&self, ports: &CcPoolPorts, (is_quiet, faults): (Bool, &[Bool; 4])) -> Told {
        let configuration = *ports.configuration;
        let enable = configuration.enable;
        let was_enabled = delayed_bool(enable);
        let reads = [LineOperation::NcRead, LineOperation::CsRead, LineOperation::CoRead];
        let writes = [LineOperation::NcWrite, LineOperation::NcPush, LineOperation::CoWrite];
        let is_legal = delayed_bool(all_of([
            self.is_legal(&ports.small_buffers),
            self.is_legal(&ports.full_buffers),
            configuration.read_operation.is_any(&reads),
            configuration.write_operation.is_any(&writes),
        ]));

        let life = register_state(PoolState::Stopped);
        let begins = life.is(PoolState::Stopped) & enable & was_enabled;
        life.switch(|now| match now {
            PoolState::Stopped => {
                when(begins & is_legal, || life.goto(PoolState::Running))
                    .otherwise_when(begins, || life.goto(PoolState::Refused));
            }
            PoolState::Running => when(!enable, || life.goto(PoolState::Draining)).otherwise(|| {}),
            PoolState::Draining => {
                when(is_quiet, || life.goto(PoolState::Stopped)).otherwise(|| {});
            }
            PoolState::Refused => when(!enable, || life.goto(PoolState::Stopped)).otherwise(|| {}),
        });

        let fault = register_state(PoolFault::None);
        let [unreadable, bad, unwritten, stray] = *faults;
        let causes = [
            (unreadable, PoolFault::Unreadable),
            (bad, PoolFault::BadBuffer),
            (unwritten, PoolFault::Unwritten),
            (stray, PoolFault::StrayAnswer),
        ];
        when(begins, || {
            fault.goto(PoolFault::None);
            when(!is_legal, || fault.goto(PoolFault::BadConfiguration));
        })
        .otherwise(|| {
            for (happens, cause) in causes {
                when(happens & fault.is(PoolFault::None), || fault.set(state(cause)));
            }
        });
        ports.status.state.set(life);
        ports.status.fault.set(fault);

        let is_stopped = life.is_any(&[PoolState::Stopped, PoolState::Refused]);
        let settings = [
            ports.small_buffers.packed(),
            ports.full_buffers.packed(),
            configuration.recycles.bits(),
            configuration.space.packed(),
            configuration.read_operation.packed(),
            configuration.write_operation.packed(),
            configuration.poll_interval_cycles,
        ];
        let are_same = all_of((0..).zip(settings).map(|(number, setting)| {
            setting.equals(delayed(setting).named(&format!("setting_{number}_before")))
        }));
        assume("the configuration stays while it runs", is_stopped | are_same);
        let is_last = wire::<Bool>(());
        let is_running = life.is(PoolState::Running);
        let is_draining = life.is(PoolState::Draining);
        assert_always("it runs as it was told to", is_running.implies(was_enabled));
        cover("it stops", is_draining & is_quiet);
        let configuration =
            PoolConfiguration { recycles: delayed_bool(configuration.recycles), ..configuration };
        Told { configuration, is_running, is_draining, is_stopped, is_last }
    }
}
