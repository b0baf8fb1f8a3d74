//! What may pass what: each rule is kept, and noticed when it is broken.
use std::panic::{AssertUnwindSafe, catch_unwind};

use nic_host::profile::PCIE_GEN4;
use nic_host::{Configuration, Faults, MmioAccess, Passing, RootConfiguration, Spell};
use nic_tb::seed::generator;

use super::Pair;

/// A host whose home agent is slow by chance, so that what may overtake does.
fn slow(wrong: Option<Passing>) -> Pair {
    let configuration = Configuration { faults: Faults::SLOW, ..Configuration::server(4) };
    let root = RootConfiguration { wrong, ..RootConfiguration::FREE };
    Pair::of(&PCIE_GEN4, configuration, root)
}

/// A host whose home agent is slower by chance than the way back to the device or to a program.
fn late(wrong: Option<Passing>) -> Pair {
    let faults = Faults { slow_answer: Spell { per_10000: 5000, cycles: 4000 }, ..Faults::NONE };
    let configuration = Configuration { faults, ..Configuration::server(1) };
    let root = RootConfiguration { wrong, ..RootConfiguration::PLAIN };
    Pair::of(&PCIE_GEN4, configuration, root)
}

/// Whether a run fails when the rule is broken, and only then.
fn is_noticed(wrong: Passing, on: fn(Option<Passing>) -> Pair, run: impl Fn(&mut Pair)) -> bool {
    run(&mut on(None));
    catch_unwind(AssertUnwindSafe(|| run(&mut on(Some(wrong))))).is_err()
}

/// The device writes a payload of several lines and then a flag, again and again; a processor that
/// sees the flag must see the payload.
fn flag_behind_payload(pair: &mut Pair) {
    let rounds = 30;
    pair.start(0, move |core| async move {
        for round in 1..=rounds {
            // Copies of its own, which have to go.
            core.load(4096, 512).await;
            core.wait_until_changed(0, &[round - 1]).await;
            assert_eq!(core.load(4096, 512).await, [round; 512], "round {round}");
            core.store(64, &[round]).await;
        }
    });
    for round in 1..=rounds {
        pair.device.write(4096, &[round; 512]);
        pair.device.write(0, &[round]);
        while pair.host.value(1).data[0] != round {
            pair.cycle();
        }
    }
    pair.until_idle();
}

#[test]
fn a_flag_is_not_seen_before_the_payload() {
    assert!(is_noticed(Passing::Write, slow, flag_behind_payload));
}

#[test]
fn a_read_sees_what_was_written_before_it() {
    let run = |pair: &mut Pair| {
        let mut random = generator();
        for round in 1..100 {
            let (at, length) = (64 * random.below(16) + random.below(64), 1 + random.below(400));
            pair.device.write(at, &vec![round; length as usize]);
            let first = at / 4 * 4;
            let found = pair.read(first, (at + length).next_multiple_of(4) - first);
            let own = &found.bytes[(at - first) as usize..][..length as usize];
            assert!(own.iter().all(|byte| *byte == round), "round {round}");
        }
    };
    assert!(is_noticed(Passing::Read, slow, run));
}

#[test]
fn a_read_of_nothing_ends_when_all_writes_before_it_are_visible() {
    let run = |pair: &mut Pair| {
        for round in 1..50u8 {
            pair.device.write(1024, &[round; 256]);
            let number = pair.device.read(0, 0);
            while pair.device.found.iter().all(|found| found.number != number) {
                pair.cycle();
            }
            assert!((16..20).all(|line| pair.host.value(line).data == [round; 64]));
        }
    };
    assert!(is_noticed(Passing::Read, late, run));
}

#[test]
fn an_interrupt_arrives_when_all_writes_before_it_are_visible() {
    let run = |pair: &mut Pair| {
        pair.start(2, |core| async move {
            for round in 1..60u8 {
                core.interrupt(5).await;
                assert_eq!(core.load(2048, 256).await, [round; 256], "round {round}");
                core.store(64, &[round]).await;
            }
        });
        for round in 1..60u8 {
            pair.device.write(2048, &[round; 256]);
            pair.device.interrupt(5);
            while pair.host.value(1).data[0] != round {
                pair.cycle();
            }
        }
        pair.until_idle();
    };
    run(&mut slow(None));
}

#[test]
fn an_interrupt_that_passes_writes_is_noticed() {
    // The writes are kept waiting for longer than an interrupt takes to its program.
    let run = |wrong| {
        let mut pair = late(wrong);
        let mut early = 0;
        for round in 1..60u8 {
            let woken = pair.start(0, |core| async move { core.interrupt(1).await });
            pair.device.write(2048, &[round; 256]);
            pair.device.interrupt(1);
            while woken.borrow().is_none() {
                pair.cycle();
            }
            early += u64::from((32..36).any(|line| pair.host.value(line).data != [round; 64]));
            pair.until_idle();
        }
        early
    };
    assert_eq!(run(None), 0);
    assert!(run(Some(Passing::Interrupt)) > 0);
}

#[test]
fn an_answer_arrives_when_all_writes_before_it_are_visible() {
    let run = |pair: &mut Pair| {
        for round in 1..60u8 {
            let found = pair.start(1, |core| async move {
                core.mmio_read32(8).await;
                core.load(2048, 256).await
            });
            // The device writes before it answers.
            let before = pair.device.accesses.len();
            while pair.device.accesses.len() == before {
                pair.cycle();
            }
            pair.device.write(2048, &[round; 256]);
            pair.until_idle();
            assert_eq!(found.take(), Some(vec![round; 256]), "round {round}");
        }
    };
    let answers_late = |pair: &mut Pair| {
        pair.device.answers_after = 20;
        run(pair);
    };
    assert!(is_noticed(Passing::Answer, slow, answers_late));
}

#[test]
fn a_completion_does_not_pass_a_write_of_a_processor() {
    // The device stops taking accesses while completions come.
    let run = |wrong| {
        let root = RootConfiguration { wrong, ..RootConfiguration::PLAIN };
        let mut pair = Pair::new(&PCIE_GEN4, root);
        let mut passed = 0;
        for round in 0..20 {
            pair.start(0, |core| async move { core.mmio_write32(4, 1).await });
            let number = pair.device.read(0, 64);
            pair.cycles(30 * round);
            let before = pair.device.accesses.len();
            pair.device.takes_accesses = false;
            pair.cycles(1000);
            let is_here = pair.device.found.iter().any(|found| found.number == number);
            let is_written = pair.device.accesses.len() > before || before > round as usize;
            passed += u64::from(is_here && !is_written);
            pair.device.takes_accesses = true;
            pair.until_idle();
        }
        passed
    };
    // The write sets out first: its store is 217 ns on its way, the read a microsecond.
    assert_eq!(run(None), 0);
    assert!(run(Some(Passing::Completion)) > 0);
}

#[test]
fn a_write_does_not_wait_for_a_read() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    for line in 0..64 {
        pair.device.read(512 * line, 512);
    }
    pair.device.write(1 << 20, &[1; 64]);
    while pair.host.value((1 << 20) / 64).data[0] == 0 {
        pair.cycle();
    }
    assert!(pair.device.found.is_empty(), "the write is visible while no read has ended");
    pair.until_idle();
}

#[test]
fn reads_are_completed_in_any_order_if_the_root_port_may() {
    for (root, any) in [(RootConfiguration::PLAIN, false), (RootConfiguration::FREE, true)] {
        let mut pair = Pair::new(&PCIE_GEN4, root);
        let numbers: Vec<u64> = (0..40).map(|read| pair.device.read(512 * read, 512)).collect();
        pair.until_idle();
        let found: Vec<u64> = pair.device.found.iter().map(|found| found.number).collect();
        assert_eq!(found != numbers, any);
    }
}

#[test]
fn accesses_reach_the_device_in_the_order_of_their_processor() {
    let mut pair = slow(None);
    pair.device.takes = 4;
    for core in 0..3 {
        pair.start(core, move |core| async move {
            for number in 0..40 {
                core.mmio_write32(64 * core.index() as u64, number).await;
                if number % 8 == 3 {
                    core.mmio_read32(4).await;
                }
            }
        });
    }
    pair.until_idle();
    for core in 0..3 {
        let of_core = |access: &MmioAccess| match access {
            MmioAccess::Write(write) if write.line == core => Some(write.data[0]),
            _ => None,
        };
        let seen: Vec<u8> =
            pair.device.accesses.iter().filter_map(|(_, access)| of_core(access)).collect();
        assert_eq!(seen, (0..40).collect::<Vec<u8>>());
    }
}
