//! Where lines are found that are read by DMA, and where those go that are written.
use nic_host::cache::Size;
use nic_host::profile::PCIE_GEN4;
use nic_host::{Configuration, LineState, RootConfiguration};

use super::Pair;

fn with_ways(ways: usize) -> RootConfiguration {
    RootConfiguration { io_ways: Some(ways), ..RootConfiguration::PLAIN }
}

/// A host with a last-level cache of 4 sets of 8 ways.
fn small(ways: usize) -> Pair {
    let mut configuration = Configuration::server(2);
    configuration.shape.last_level = Size { sets: 4, ways: 8 };
    Pair::of(&PCIE_GEN4, configuration, with_ways(ways))
}

#[test]
fn a_written_line_goes_to_the_cache_or_to_memory() {
    for (ways, state, writes) in [(2, LineState::Modified, 0), (0, LineState::Invalid, 1)] {
        let mut pair = Pair::new(&PCIE_GEN4, with_ways(ways));
        pair.device.write(640, &[5; 64]);
        pair.until_idle();
        assert_eq!((pair.host.state(10), pair.host.value(10).data), (state, [5; 64]));
        let counters = pair.host.counters();
        assert_eq!((counters.memory_writes, counters.memory_reads), (writes, 0));
        assert_eq!((counters.dma_lines_written, counters.dma_lines_updated), (1, 0));
        assert_eq!(counters.dma_lines_allocated, u64::from(ways > 0));
    }
}

#[test]
fn a_part_of_a_line_keeps_the_rest_wherever_it_is() {
    for ways in [2, 0] {
        let mut pair = Pair::new(&PCIE_GEN4, with_ways(ways));
        // One line only in memory, one in the last-level cache, one in a private cache.
        pair.run(0, |core| async move {
            core.store(0, &[1; 192]).await;
            core.fence().await;
            core.flush(0, 64).await;
            core.demote(64, 64).await;
        });
        for line in 0..3 {
            pair.device.write(64 * line + 7, &[9; 11]);
        }
        pair.until_idle();
        let expected = |byte| if (7..18).contains(&byte) { 9 } else { 1 };
        for line in 0..3 {
            assert_eq!(pair.host.value(line).data, std::array::from_fn(expected), "line {line}");
        }
        let states = [0, 1, 2].map(|line| pair.host.state(line).is_valid());
        assert_eq!(states, [ways > 0; 3]);
    }
}

#[test]
fn a_processor_sees_what_is_written_and_not_its_old_copy() {
    for ways in [2, 0] {
        let mut pair = Pair::new(&PCIE_GEN4, with_ways(ways));
        let seen = pair.start(3, |core| async move {
            core.store_u64(128, 1).await;
            core.fence().await;
            core.wait_until_changed(128, &1u64.to_le_bytes()).await;
            core.load_u64(128).await
        });
        pair.cycles(200);
        pair.device.write(128, &[2, 0, 0, 0]);
        pair.until_idle();
        assert_eq!(seen.take(), Some(2));
    }
}

#[test]
fn writes_fill_their_ways_and_no_others() {
    let mut pair = small(2);
    // Six lines of a set belong to a program; eight more of the set are written by DMA.
    pair.run(0, |core| async move {
        for line in 0..6 {
            core.store(64 * 4 * line, &[1; 8]).await;
        }
        core.fence().await;
    });
    for line in 6..14 {
        pair.device.write(64 * 4 * line, &[line as u8; 64]);
    }
    pair.until_idle();
    let is_there = |line: &u64| pair.host.state(4 * line).is_valid();
    let found: Vec<u64> = (0..14).filter(is_there).collect();
    assert_eq!(found, [0, 1, 2, 3, 4, 5, 12, 13]);
    assert_eq!(pair.host.counters().memory_writes, 6);
    for line in 6..14 {
        assert_eq!(pair.host.value(4 * line).data, [line as u8; 64]);
    }
}

#[test]
fn a_line_that_the_cache_has_is_updated_where_it_is() {
    let mut pair = small(1);
    pair.run(0, |core| async move {
        for line in 0..4 {
            core.store(64 * 4 * line, &[1; 64]).await;
        }
        core.fence().await;
        core.demote(0, 64 * 16).await;
    });
    for line in 0..4 {
        pair.device.write(64 * 4 * line, &[2; 64]);
    }
    pair.until_idle();
    let counters = pair.host.counters();
    assert_eq!((counters.dma_lines_updated, counters.dma_lines_allocated), (4, 0));
    assert!((0..4).all(|line| pair.host.state(4 * line) == LineState::Modified));
    assert_eq!(counters.memory_writes, 0);
}

#[test]
fn a_read_leaves_all_copies_as_they_are_and_makes_none() {
    let mut pair = Pair::new(&PCIE_GEN4, RootConfiguration::PLAIN);
    pair.run(0, |core| async move {
        core.store(0, &[3; 64]).await;
        core.load(64, 8).await;
    });
    let before = [0, 1, 2].map(|line| pair.host.state(line));
    assert_eq!(pair.read(0, 192).bytes, [vec![3; 64], vec![0; 128]].concat());
    assert_eq!([0, 1, 2].map(|line| pair.host.state(line)), before);
    assert_eq!(before, [LineState::Modified, LineState::Exclusive, LineState::Invalid]);
    // The processor still hits.
    let messages = pair.host.counters().memory_reads;
    pair.run(0, |core| async move { core.load(0, 128).await });
    assert_eq!(pair.host.counters().memory_reads, messages);
}
