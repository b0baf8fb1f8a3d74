//! Width adapters of any two widths, many in one model: building a model costs more than running it.
//!
//! `make test` takes all powers of two and as many pairs again, drawn from the seed; `make
//! test-long` takes every pair.
use std::fmt::Write;
use std::path::Path;

use nic_model::width_adapter::{Piece, WidthAdapter, cut};
use nic_sim::Source;
use nic_sim::design::{Design, Direction, Domain, Field, Group, GroupKind, Port, Sources};
use nic_tb::{Bench, Generator, InOrder, Options, Seed, Stall, Words, seed};
use nic_tests::variant;

/// Adapters in one model.
const BATCH: usize = 64;

#[test]
fn widths_towards_wider_beats_keep_bytes_ends_and_rate() {
    sweep(|source, sink| source < sink);
}

#[test]
fn widths_towards_narrower_beats_keep_bytes_ends_and_rate() {
    sweep(|source, sink| source >= sink);
}

fn sweep(chosen: impl Fn(usize, usize) -> bool) {
    let mut pairs = pairs();
    pairs.retain(|pair| chosen(pair.source, pair.sink));
    // Those that take about as long run together.
    pairs.sort_by_key(|pair| pair.wide() * pair.wide() / pair.narrow());
    for batch in pairs.chunks(BATCH) {
        let design = batch_design(batch);
        every_size_at_full_rate(design, batch);
        for (source, sink) in [(Stall::Alternate, Stall::Mostly), (Stall::Mostly, Stall::Bursts)] {
            some_sizes_with_stalls(design, batch, source, sink);
        }
    }
}

/// The pairs to try.
fn pairs() -> Vec<Pair> {
    let pairs = (1..=64).flat_map(|source| (1..=64).map(move |sink| Pair { source, sink }));
    let is_legal = |p: &Pair| p.source.is_multiple_of(p.sink) || p.sink.is_multiple_of(p.source);
    let mut pairs: Vec<_> = pairs.filter(is_legal).collect();
    assert_eq!(pairs.len(), 496, "pairs of widths of which one is a multiple of the other");
    if !seed::is_long() {
        // Both directions draw the same.
        let mut generator = Seed::from_environment().fork("width_adapter_ratios");
        generator.shuffle(&mut pairs);
        // Powers of two first.
        pairs.sort_by_key(|pair| !(pair.source.is_power_of_two() && pair.sink.is_power_of_two()));
        pairs.truncate(2 * 49);
    }
    pairs
}

fn every_size_at_full_rate(design: &'static Design, pairs: &[Pair]) {
    let sizes = |pair: &Pair, generator: &mut Generator| {
        let mut sizes: Vec<_> = (1..=3 * pair.wide() + 1).chain([65]).collect();
        generator.shuffle(&mut sizes);
        sizes
    };
    for (pair, port) in run(design, pairs, Stall::Never, Stall::Never, sizes) {
        let name = pair.module();
        assert_eq!(port.last - port.first + 1, port.transfers, "`{name}`: the narrow side pauses");
    }
}

fn some_sizes_with_stalls(design: &'static Design, pairs: &[Pair], source: Stall, sink: Stall) {
    let sizes = |pair: &Pair, generator: &mut Generator| {
        let wide = pair.wide();
        let near = [1, wide - 1, wide, wide + 1, 2 * wide, 65].into_iter().filter(|size| *size > 0);
        let random = (0..6).map(|_| generator.within(1..=3 * wide as u64) as usize);
        let mut sizes: Vec<_> = near.chain(random).collect();
        generator.shuffle(&mut sizes);
        sizes
    };
    run(design, pairs, source, sink, sizes);
}

/// The narrow side of an adapter, as it was seen.
#[derive(Clone, Copy, Default)]
struct Seen {
    first: u64,
    last: u64,
    transfers: u64,
}

/// Sends packets of `sizes` through all adapters at once, and compares what they become.
fn run<'p>(
    design: &'static Design,
    pairs: &'p [Pair],
    source: Stall,
    sink: Stall,
    sizes: impl Fn(&Pair, &mut Generator) -> Vec<usize>,
) -> Vec<(&'p Pair, Seen)> {
    let mut bench = Bench::any(design, &Options::new(source, sink));
    let mut boards: Vec<InOrder<Piece>> = pairs.iter().map(|_| InOrder::new()).collect();
    let mut seen = vec![Seen::default(); pairs.len()];
    for (index, pair) in pairs.iter().enumerate() {
        let mut model = WidthAdapter::new(pair.sink);
        for size in sizes(pair, bench.generator()) {
            for piece in cut(&bench.generator().bytes(size), pair.source) {
                let words = to_words(&piece, pair.source, bench.generator());
                bench.send_words(2 * index, words);
                boards[index].expect_all(model.accept(piece));
            }
        }
    }
    bench.take_transfers();
    let mut moved = bench.cycle();
    while boards.iter().any(|board| board.pending() > 0) {
        bench.step();
        let cycle = bench.cycle();
        for (group, words) in bench.take_transfers() {
            let (pair, is_sink) = (&pairs[group / 2], group % 2 == 1);
            moved = cycle;
            if is_sink == (pair.sink <= pair.source) {
                let seen = &mut seen[group / 2];
                seen.first = if seen.transfers == 0 { cycle } else { seen.first };
                (seen.last, seen.transfers) = (cycle, seen.transfers + 1);
            }
            if is_sink {
                let found = from_words(&words, pair.sink);
                let matches = boards[group / 2].observe(&found);
                matches.unwrap_or_else(|error| panic!("`{}`: {error}", pair.module()));
            }
        }
        assert!(cycle < moved + 8 * Stall::BURST, "S8: nothing moves any more");
    }
    // Whatever came now would be too much.
    bench.run(4 * Stall::BURST);
    let late = bench.take_transfers().first().map(|(group, _)| pairs[group / 2].module());
    assert_eq!(late, None, "an adapter gives more than it took");
    bench.dismiss();
    for (board, pair) in boards.into_iter().zip(pairs) {
        board.finish().unwrap_or_else(|error| panic!("`{}`: {error}", pair.module()));
    }
    pairs.iter().zip(seen).collect()
}

/// A beat's fields one after the other: data, keep, last. Bytes that are not kept are noise.
fn to_words(piece: &Piece, bytes: usize, generator: &mut Generator) -> Words {
    let mut data = generator.bytes(bytes);
    data[..piece.bytes.len()].copy_from_slice(&piece.bytes);
    let keep = u64::MAX >> (64 - piece.bytes.len());
    let keep = [keep as u32, (keep >> 32) as u32];
    let mut words: Words = data.chunks(4).map(little_endian).collect();
    words.extend(&keep[..bytes.div_ceil(32)]);
    words.push(u32::from(piece.last));
    words
}

fn from_words(words: &[u32], bytes: usize) -> Piece {
    let (data, rest) = words.split_at(bytes.div_ceil(4));
    let (keep, last) = rest.split_at(bytes.div_ceil(32));
    let kept = (0..bytes).filter(|byte| keep[byte / 32] >> (byte % 32) & 1 == 1);
    let bytes = kept.map(|byte| (data[byte / 4] >> (8 * (byte % 4))) as u8).collect();
    Piece { bytes, last: last[0] != 0 }
}

fn little_endian(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte))
}

/// The widths of an adapter.
struct Pair {
    source: usize,
    sink: usize,
}

impl Pair {
    fn wide(&self) -> usize {
        self.source.max(self.sink)
    }

    fn narrow(&self) -> usize {
        self.source.min(self.sink)
    }

    fn module(&self) -> String {
        format!("width_adapter_{}_to_{}", self.source, self.sink)
    }

    fn emit(&self) -> Vec<Source> {
        let Self { source, sink } = self;
        let settings = [format!("SOURCE_BYTES={source}"), format!("SINK_BYTES={sink}")];
        variant::emit("width_adapter", &settings, Path::new(env!("CARGO_TARGET_TMPDIR")))
    }
}

/// A module with all these adapters side by side. It lives as long as the process, as designs do.
fn batch_design(pairs: &[Pair]) -> &'static Design {
    let first = pairs.first().expect("a batch is not empty").module();
    let module: &str = leak(format!("batch_from_{first}"));
    let mut ports = vec![Port::clock("clk", Some(0)), Port::reset("rst", Some(0))];
    let (mut groups, mut instances) = (Vec::new(), String::new());
    for pair in pairs {
        let child = pair.module();
        writeln!(instances, "  {child} {child} (\n    .clk(clk),\n    .rst(rst)").expect("text");
        for (side, bytes) in [("source", pair.source), ("sink", pair.sink)] {
            let is_source = side == "source";
            let at = ports.len();
            for (signal, bits) in
                [("valid", 1), ("ready", 1), ("data", 8 * bytes), ("keep", bytes), ("last", 1)]
            {
                let name = leak(format!("{child}_{side}_{signal}"));
                let bits = bits as u32;
                ports.push(match is_source == (signal != "ready") {
                    true => Port::input(name, bits, Some(0)),
                    false => Port::output(name, bits, Some(0)),
                });
                writeln!(instances, "    , .{side}_{signal}({name})").expect("text");
            }
            let field = |name, offset| Field { name, port: at + offset };
            groups.push(Group {
                name: leak(format!("{child}_{side}")),
                kind: GroupKind::Stream,
                direction: if is_source { Direction::Input } else { Direction::Output },
                domain: 0,
                payload: "bits",
                valid: Some(at),
                ready: Some(at + 1),
                fields: Vec::leak(vec![field("data", 2), field("keep", 3), field("last", 4)]),
            });
        }
        instances += "  );\n";
    }
    let declarations: Vec<_> = ports
        .iter()
        .map(|port| {
            let direction = if port.direction == Direction::Input { "input" } else { "output" };
            format!("  {direction} wire [{}:0] {}", port.width - 1, port.name)
        })
        .collect();
    let text =
        format!("module {module} (\n{}\n);\n{instances}endmodule\n", declarations.join(",\n"));
    let mut sources: Vec<(&str, &str)> = vec![(leak(format!("{module}.v")), leak(text))];
    for source in pairs.iter().flat_map(Pair::emit) {
        sources.push((leak(source.name), leak(source.text)));
    }
    Box::leak(Box::new(Design {
        module,
        summary: "Width adapters side by side.",
        sources: Sources::Embedded(sources.leak()),
        externals: &[],
        ports: ports.leak(),
        groups: groups.leak(),
        domains: &[Domain { name: "", clock: 0, reset: 1 }],
        combinational_paths: &[],
        contract: None,
    }))
}

fn leak(text: String) -> &'static str {
    text.leak()
}
