//! Interrupts: when they arrive, and that none is lost.
use nic_host::profile::{PCIE_GEN4, Parameter};
use nic_host::{INTERRUPT_WINDOW, RootConfiguration};
use nic_spec::message::InterruptMessage;

use super::Pair;

#[test]
fn an_interrupt_takes_what_the_profile_says() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    let woken = pair.start(0, |core| async move {
        core.interrupt(7).await;
        core.picoseconds()
    });
    pair.cycles(100);
    let begin = pair.host.now();
    pair.device.interrupt(7);
    pair.until_idle();
    let woken = woken.take().expect("the program was woken");
    let took = woken - begin * 2500;
    // The message's way up the link, and then the profile's time.
    let expected =
        PCIE_GEN4.picoseconds(Parameter::MmioWrite) + PCIE_GEN4.picoseconds(Parameter::Interrupt);
    assert!((expected..expected + 6 * 2500).contains(&took), "{took} ps, not {expected}");
}

#[test]
fn an_interrupt_that_nobody_waits_for_is_kept() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    for vector in [3, 3, 300] {
        pair.device.interrupt(vector);
    }
    pair.until_idle();
    assert_eq!(pair.host.counters().interrupts, 3);
    pair.run(0, |core| async move {
        core.interrupt(300).await;
        core.interrupt(3).await;
        // Both of vector 3 were one.
        assert!(!core.has_interrupt(3) && !core.has_interrupt(300));
    });
}

#[test]
fn a_vector_wakes_only_who_waits_for_it_and_every_one_is_seen() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::FREE);
    let counts: Vec<_> = (0..4)
        .map(|core| {
            pair.start(core, |core| async move {
                // A counter in memory says how many there were: an interrupt may stand for many.
                let (vector, mut seen) = (core.index() as u64, 0);
                while seen < 50 {
                    core.interrupt(vector).await;
                    let found = core.load_u32(64 * vector).await;
                    assert!(found >= seen && found > 0, "an interrupt before its reason");
                    seen = found;
                }
                seen
            })
        })
        .collect();
    for number in 1..=50u32 {
        for vector in 0..4 {
            pair.device.write(64 * vector, &number.to_le_bytes());
            pair.device.interrupt(vector);
            pair.cycles(number as u64 * 37 % 200);
        }
    }
    pair.until_idle();
    assert!(counts.iter().all(|count| count.take() == Some(50)));
}

#[test]
fn a_write_into_the_window_is_a_message_if_it_is_one_whole_dw() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    let window = INTERRUPT_WINDOW.start;
    pair.device.write(window + 0x40, &77u32.to_le_bytes());
    pair.device.write(INTERRUPT_WINDOW.end - 4, &78u32.to_le_bytes());
    pair.until_idle();
    assert_eq!(pair.host.counters().interrupt_messages, 2);
    pair.run(0, |core| async move {
        core.interrupt(77).await;
        core.interrupt(78).await;
    });
    // Two DWs, half of one, and one beside the window, where there is memory.
    pair.device.write(window, &[0; 8]);
    pair.device.write(window + 4, &[1, 0]);
    pair.device.write(INTERRUPT_WINDOW.end, &[1, 0, 0, 0]);
    pair.until_idle();
    let counters = pair.host.counters();
    assert_eq!((counters.interrupt_messages, counters.interrupts), (2, 2));
    assert_eq!(counters.dma_lines_refused, 2);
    assert_eq!(pair.host.value(INTERRUPT_WINDOW.end / 64).data[..4], [1, 0, 0, 0]);
}

#[test]
fn a_message_to_memory_is_a_write() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    pair.device.message(InterruptMessage { address: 2048 + 20, data: 0x1234_5678 });
    pair.until_idle();
    assert_eq!(pair.host.value(32).data[20..24], 0x1234_5678u32.to_le_bytes());
    assert_eq!(pair.host.counters().interrupt_messages, 0);
}
