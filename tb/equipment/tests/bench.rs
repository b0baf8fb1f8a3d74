//! The bench passes what is right and catches what is wrong, and says which rule was broken.
mod devices;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::Command;

use devices::{Buffer, Crossing, Meter, broken_buffer, gate};
use nic_sim::{AnyDevice, Bits, Design, Wrapper};
use nic_spec::message::Beat;
use nic_tb::{Bench, Generator, Options, PortAccess, RandomTraffic, Stall, Traffic, Words, walk};

/// Packets of 1 to 3 beats.
fn packets(generator: &mut Generator, beats: usize) -> Vec<Beat<4>> {
    let mut list = Vec::new();
    let mut left = generator.below(3);
    while list.len() < beats {
        let last = left == 0 || list.len() + 1 == beats;
        let keep = if last { (1 << generator.within(1..=4)) - 1 } else { 0xf };
        let data = std::array::from_fn(|_| generator.bits(8) as u8);
        list.push(Beat { data, keep, last });
        left = if last { generator.below(3) } else { left - 1 };
    }
    list
}

/// Sends random beats through any device with the buffer's ports, resets it, sends again.
fn exercise(design: &'static Design, source: Stall, sink: Stall) {
    let make = || {
        let mut bench = Bench::<AnyDevice>::any(design, &Options::new(source, sink));
        bench.probe_every(1);
        bench
    };
    let mut bench = make();
    for _ in 0..2 {
        bench.take_transfers();
        let beats = packets(bench.generator(), 200);
        let words: Vec<_> = beats
            .iter()
            .map(|beat| nic_spec::message::Message::field_words(beat).concat())
            .collect();
        for beat in &words {
            bench.send_words(0, beat.clone());
        }
        bench.until_idle();
        let came: Vec<_> = bench.take_transfers();
        let came: Vec<_> =
            came.into_iter().filter(|(port, _)| *port == 1).map(|(_, w)| w).collect();
        assert!(came == words, "what came is not what was sent");
        bench.send_words(0, words[0].clone());
        bench.run(3);
        bench.reset();
    }
    bench.dismiss();
}

/// The message with which it panics, over all regimes; `None` if it never does.
fn complaint(action: impl Fn(Stall, Stall)) -> Option<String> {
    Stall::pairs().find_map(|(source, sink)| {
        let result = catch_unwind(AssertUnwindSafe(|| action(source, sink)));
        let payload = result.err()?;
        let text = payload.downcast_ref::<String>().cloned();
        text.or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
    })
}

#[test]
fn beats_pass_in_order_under_every_pair_of_regimes() {
    for (source, sink) in Stall::pairs() {
        let mut bench = Bench::<Buffer>::new(source, sink);
        let beats = packets(bench.generator(), 300);
        bench.expect(Buffer::SINK, beats.iter().copied());
        bench.send(Buffer::SOURCE, beats);
        bench.until_idle();
        bench.reset();
        let beats = packets(bench.generator(), 100);
        bench.expect(Buffer::SINK, beats.iter().copied());
        bench.send(Buffer::SOURCE, beats);
        bench.until_idle();
        assert_eq!(bench.transfers(1), 400);
        bench.finish();
    }
}

#[test]
fn a_sound_module_breaks_no_rule() {
    assert_eq!(complaint(|source, sink| exercise(Buffer::DESIGN, source, sink)), None);
    let walked = complaint(|source, sink| {
        let moved = walk(Buffer::DESIGN, source, sink, 900, &mut RandomTraffic::default());
        assert!(moved > 50, "{moved}");
    });
    assert_eq!(walked, None);
}

/// A line of the buffer, what it is replaced with, and how the complaint begins.
const CONTRACT_DEFECTS: &[(&str, &str, &str)] = &[
    ("sink_valid = offered_valid;", "sink_valid = offered_valid & ~toggle;", "S2: `sink`"),
    ("sink_data} = offered;", "sink_data} = offered ^ {36'd0, toggle};", "S2: `sink`"),
    ("sink_valid = offered_valid;", "sink_valid = offered_valid & sink_ready;", "S3: `sink`"),
    ("source_ready = ~occupied;", "source_ready = ~occupied | sink_ready;", "S5: `source_ready`"),
    ("sink_keep, sink_data} = offered;", "sink_keep, sink_data} = offered << 1;", "S6: `sink`"),
    ("sink_data} = offered;", "sink_data} = {1'b0, offered[35:0]};", "S6: `sink`"),
    ("offered_valid <= 1'b0;", "", "S7: `sink`"),
    ("source_ready = ~occupied;", "source_ready = ~occupied & (count < 8'd90);", "S8: "),
];

/// Lines that lose, double or change payloads, which only a comparison finds.
const DATA_DEFECTS: &[(&str, &str)] = &[
    ("held <= source;", ""),
    ("occupied <= 1'b1;", ""),
    ("occupied ? held : source;", "source;"),
    ("offered_valid <= occupied | (", "offered_valid <= offered_valid | occupied | ("),
    ("sink_data} = offered;", "sink_data} = {offered[36:8], offered[7:0] & ~{8{count[6]}}};"),
];

#[test]
fn a_walk_finds_what_breaks_the_stream_contract() {
    for (line, replacement, expected) in CONTRACT_DEFECTS {
        let design = broken_buffer(line, replacement);
        let text = complaint(|source, sink| {
            walk(design, source, sink, 3_000, &mut RandomTraffic::default());
        });
        let text = text.unwrap_or_else(|| panic!("`{replacement}` passes"));
        assert!(text.starts_with(expected), "`{replacement}`: {text}");
    }
}

#[test]
fn a_comparison_finds_every_defect() {
    let all = CONTRACT_DEFECTS.iter().map(|(line, replacement, _)| (line, replacement));
    for (line, replacement) in all.chain(DATA_DEFECTS.iter().map(|(a, b)| (a, b))) {
        let design = broken_buffer(line, replacement);
        let text = complaint(|source, sink| exercise(design, source, sink));
        assert!(text.is_some(), "`{replacement}` passes");
    }
}

#[test]
fn a_module_that_waits_for_ready_before_it_offers_stands_still() {
    let line = "sink_valid = offered_valid;";
    let waits = "sink_valid = offered_valid & seen;\n  reg seen;\n  always @(posedge clk) begin\n    \
                 if (rst | (sink_valid & sink_ready)) seen <= 1'b0;\n    \
                 else if (sink_ready) seen <= 1'b1;\n  end";
    let design = broken_buffer(line, waits);
    let text = complaint(|source, sink| {
        walk(design, source, sink, 3_000, &mut RandomTraffic::default());
    });
    assert!(text.expect("it is found").contains("S8: nothing moved"));
}

#[test]
fn a_test_that_waits_for_what_does_not_come_ends() {
    let design = broken_buffer("source_ready = ~occupied;", "source_ready = 1'b0;");
    let text = complaint(|source, sink| {
        let mut bench = Bench::<AnyDevice>::any(design, &Options::new(source, sink));
        bench.take_transfers();
        let beat = packets(bench.generator(), 1).remove(0);
        bench.send_words(0, nic_spec::message::Message::field_words(&beat).concat());
        while bench.transfers(0) == 0 {
            bench.step();
        }
    });
    let text = text.expect("it is found");
    assert!(text.starts_with("S8: ") && text.contains("`source` has 1 to send"), "{text}");
}

#[test]
fn the_contract_is_measured_and_compared() {
    let measure = || {
        let mut bench = Bench::<Buffer>::new(Stall::Never, Stall::Never);
        let beats = packets(bench.generator(), 100);
        bench.measure(Buffer::SOURCE, Buffer::SINK, beats.into_iter().map(|beat| vec![beat]))
    };
    let measured = measure();
    assert_eq!((measured.least, measured.most), (1, 1));
    assert_eq!((measured.cycles, measured.gaps), (99, 99));
    let contract = Buffer::DESIGN.contract.expect("it has one");
    measured.check(&contract).expect("as promised");

    let mut other = contract;
    other.interval = Some(2);
    assert!(measured.check(&other).expect_err("faster").contains("fix the contract"));
    other = contract;
    other.latency.as_mut().expect("it has one").most = 2;
    assert!(measured.check(&other).expect_err("faster").contains("faster than (1, 2)"));
    other.latency.as_mut().expect("it has one").most = 0;
    assert!(measured.check(&other).expect_err("slower").contains("slower than (1, 0)"));
}

#[test]
fn words_cross_between_clocks_of_any_ratio() {
    for (number, (source, sink)) in Stall::pairs().enumerate() {
        let periods = [[4_000, 4_001], [3_000, 10_007], [10_007, 3_000], [4_000, 4_000]];
        let mut bench = Bench::<Crossing>::with_periods(source, sink, &periods[number % 4]);
        for _ in 0..2 {
            let generator = bench.generator();
            let words: Vec<_> = (0..200).map(|_| Bits::new(generator.bits(16))).collect();
            bench.expect(Crossing::SINK, words.iter().copied());
            bench.send(Crossing::SOURCE, words);
            bench.until_idle();
            // In the middle of traffic, at any phase of the two clocks.
            for _ in 0..4 {
                let (steps, word) = (bench.generator().below(30), Bits::new(7));
                bench.send(Crossing::SOURCE, [word; 100]);
                bench.expect(Crossing::SINK, [word; 100]);
                bench.run(steps);
                bench.reset();
            }
        }
        bench.finish();
        walk(Crossing::DESIGN, source, sink, 900, &mut RandomTraffic::default());
    }
}

#[test]
fn a_keyed_port_may_reorder_across_keys_only() {
    let key = |beat: &Beat<4>| u64::from(beat.data[0]);
    let beat = |tag, value| Beat { data: [tag, value, 0, 0], keep: 0xf, last: true };
    let mut bench = Bench::<Buffer>::new(Stall::Never, Stall::Never);
    bench.expect_by(Buffer::SINK, key, [beat(1, 1), beat(1, 2), beat(2, 1)]);
    bench.send(Buffer::SOURCE, [beat(2, 1), beat(1, 1), beat(1, 2)]);
    bench.until_idle();
    bench.finish();
    let swapped = complaint(|source, sink| {
        let mut bench = Bench::<Buffer>::new(source, sink);
        bench.expect_by(Buffer::SINK, key, [beat(1, 1), beat(1, 2)]);
        bench.send(Buffer::SOURCE, [beat(1, 2), beat(1, 1)]);
        bench.until_idle();
        bench.finish();
    });
    assert!(swapped.expect("order matters").contains("`sink` in cycle"));
}

#[test]
fn a_responder_can_look_at_what_came_and_answer() {
    let mut bench = Bench::<Buffer>::new(Stall::Mostly, Stall::Alternate);
    bench.collect(Buffer::SINK);
    let mut rounds = 0;
    let beat = Beat { data: [0; 4], keep: 0xf, last: true };
    bench.send(Buffer::SOURCE, [beat]);
    while rounds < 20 {
        bench.step();
        for mut beat in bench.take(Buffer::SINK) {
            assert_eq!(beat.data[0], rounds);
            rounds += 1;
            beat.data[0] += 1;
            bench.send(Buffer::SOURCE, [beat]);
        }
    }
    bench.dismiss();
}

#[test]
fn pulses_and_levels_are_driven_and_compared() {
    for source in Stall::ALL {
        let mut bench = Bench::<Meter>::new(source, Stall::Never);
        bench.set_level(Meter::LIMIT, &Bits::new(1000));
        let amounts: Vec<_> = (0..50).map(|_| bench.generator().within(0..=60)).collect();
        let sums = amounts.iter().scan(0, |sum, amount| {
            *sum += amount;
            Some(*sum)
        });
        let sums: Vec<_> = sums.collect();
        bench.expect(
            Meter::PASSED,
            sums.iter().filter(|sum| **sum > 1000).map(|sum| Bits::new(*sum)),
        );
        bench.send(Meter::AMOUNT, amounts.iter().map(|amount| Bits::new(*amount)));
        bench.until_idle();
        assert_eq!(bench.level(Meter::TOTAL).value(), sums[49]);
        bench.finish();
    }
}

#[test]
fn a_property_that_fails_is_the_failure_of_the_bench() {
    let run = |amount: u64, count: usize| {
        complaint(move |source, sink| {
            let mut bench = Bench::<Meter>::new(source, sink);
            bench.ignore(Meter::PASSED);
            bench.send(Meter::AMOUNT, std::iter::repeat_n(Bits::new(amount), count));
            bench.until_idle();
            bench.dismiss();
        })
    };
    assert_eq!(run(199, 100), None);
    let text = run(199, 260).expect("the total is too large");
    let start = "assertion `total_stays_below_50000` of `meter` failed in cycle ";
    assert!(text.starts_with(start) && text.ends_with("(meter.v:27)"), "{text}");
    let text = run(200, 1).expect("the bench breaks the module's assumption");
    assert!(text.starts_with("assumption `amounts_are_small` of `meter` was broken in"), "{text}");
}

/// Small amounts, as the meter assumes.
struct SmallAmounts(u64);

impl Traffic for SmallAmounts {
    fn next(&mut self, _: &PortAccess, generator: &mut Generator) -> Option<Words> {
        Some(vec![generator.below(20) as u32])
    }

    fn moved(&mut self, _: &PortAccess, _: &[u32]) {
        self.0 += 1;
    }
}

#[test]
fn traffic_of_its_own_keeps_a_walk_within_the_assumptions() {
    let text = complaint(|source, sink| {
        walk(Meter::DESIGN, source, sink, 300, &mut RandomTraffic::default());
    });
    assert!(text.expect("random traffic breaks it").starts_with("assumption `amounts_are_small`"));
    let mut traffic = SmallAmounts(0);
    let moved = walk(Meter::DESIGN, Stall::Never, Stall::Never, 300, &mut traffic);
    assert_eq!(moved, traffic.0);
    assert!(moved >= 290, "{moved}");
}

#[test]
fn a_module_without_a_clock_is_transparent_where_it_says_so() {
    let paths: &[_] = &[
        ("open", "source_ready"),
        ("open", "sink_valid"),
        ("source_valid", "sink_valid"),
        ("source_data", "sink_data"),
        ("sink_ready", "source_ready"),
    ];
    struct Open(RandomTraffic);
    impl Traffic for Open {
        fn next(&mut self, port: &PortAccess, generator: &mut Generator) -> Option<Words> {
            self.0.next(port, generator)
        }
        fn level(&mut self, _: &PortAccess, _: &mut Generator) -> Words {
            vec![1]
        }
    }
    let run = |paths| {
        complaint(move |source, sink| {
            walk(gate(paths), source, sink, 900, &mut Open(RandomTraffic::default()));
        })
    };
    assert_eq!(run(paths), None);
    for missing in 0..paths.len() {
        let mut fewer = paths.to_vec();
        let (from, to) = fewer.remove(missing);
        let text = run(fewer.leak()).expect("a path is not declared");
        let what = format!("`{from}` reaches `{to}`, and no path is declared");
        assert!(text.starts_with("S5: ") && text.ends_with(&what), "{text}");
    }
}

#[test]
fn what_is_missing_extra_unsent_or_uncompared_fails() {
    let beat = Beat { data: [1, 2, 3, 4], keep: 0xf, last: true };
    let fails = |action: fn(&mut Bench<Buffer>, Beat<4>)| {
        let text = complaint(|source, sink| {
            let mut bench = Bench::<Buffer>::new(source, sink);
            action(&mut bench, beat);
            bench.finish();
        });
        text.expect("it fails")
    };
    let text = fails(|bench, beat| {
        bench.expect(Buffer::SINK, [beat]);
        bench.until_idle();
    });
    assert!(text.contains("S8") && text.contains("`sink` should give 1 more"), "{text}");
    let text = fails(|bench, beat| {
        bench.send(Buffer::SOURCE, [beat]);
        bench.until_idle();
    });
    assert!(text.contains("which nobody expects, collects or ignores"), "{text}");
    let text = fails(|bench, beat| bench.send(Buffer::SOURCE, [beat]));
    assert_eq!(text, "1 were not sent to `source`: run `until_idle`");
    let text = fails(|bench, beat| {
        bench.ignore(Buffer::SINK);
        bench.send(Buffer::SOURCE, [beat]);
        bench.until_idle();
    });
    assert_eq!(text, "nothing was compared");
}

#[test]
#[should_panic(expected = "a bench was dropped without `finish`")]
fn a_bench_without_a_verdict_panics() {
    drop(Bench::<Buffer>::new(Stall::Never, Stall::Never));
}

#[test]
fn typed_handles_drive_a_device_without_a_bench() {
    let mut device = Buffer::new().expect("it builds");
    let mut clocking = nic_sim::Clocking::single(0);
    let beat = Beat { data: [1, 2, 3, 4], keep: 0b11, last: true };
    use nic_sim::Device;
    device.model_mut().set(1, 1);
    clocking.step(device.model_mut()).expect("nothing fails");
    device.model_mut().set(1, 0);
    device.source().offer(&beat);
    clocking.settle(device.model_mut()).expect("nothing fails");
    assert!(device.source().is_ready());
    assert_eq!(device.sink().offered(), None);
    clocking.rise(device.model_mut()).expect("nothing fails");
    device.source().withdraw();
    device.sink().set_ready(true);
    clocking.settle(device.model_mut()).expect("nothing fails");
    assert_eq!(device.sink().offered(), Some(beat));
}

/// Not a test of its own: it is run by the next one, in a process of its own.
#[test]
#[ignore = "fails on purpose"]
fn fails_on_purpose() {
    let mut bench = Bench::<Buffer>::new(Stall::Never, Stall::Never);
    let beats = packets(bench.generator(), 3);
    bench.expect(Buffer::SINK, beats[1..].iter().copied());
    bench.send(Buffer::SOURCE, beats);
    bench.until_idle();
}

/// Standard error of the test that fails on purpose.
fn failing_run(seed: &str, waves: Option<&Path>) -> String {
    let mut command = Command::new(std::env::current_exe().expect("it has a path"));
    command.args(["--ignored", "--exact", "fails_on_purpose", "--nocapture"]);
    command.env("NIC_SEED", seed).env_remove("NIC_WAVES");
    if let Some(waves) = waves {
        command.env("NIC_WAVES", waves);
    }
    let output = command.output().expect("it runs");
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_first_line_of_a_failure_is_the_command_that_repeats_it() {
    let text = failing_run("811", None);
    let mut lines = text.lines().filter(|line| !line.is_empty());
    assert_eq!(lines.next(), Some("make test TEST=fails_on_purpose NIC_SEED=811"), "{text}");
    assert!(lines.next().expect("a second line").contains("NIC_WAVES="), "{text}");
    assert!(text.contains("`sink` in cycle") && text.contains("number 0 is Beat"), "{text}");
    // The same seed gives the same failure, another one another.
    let what =
        |text: &str| text.lines().find(|line| line.contains("number 0 is")).map(str::to_owned);
    assert_eq!(what(&failing_run("811", None)), what(&text));
    assert_ne!(what(&failing_run("812", None)), what(&text));
    assert!(failing_run("many", None).contains("NIC_SEED is \"many\"; it should be a number"));
}

#[test]
fn a_failing_run_leaves_a_waveform_if_asked() {
    let directory = std::env::temp_dir().join(format!("nic-tb-waves-{}", std::process::id()));
    let text = failing_run("1", Some(&directory));
    let file = directory.join("fails_on_purpose-buffer-never-never.vcd");
    let wave = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{error}: {text}"));
    std::fs::remove_dir_all(&directory).expect("it is removed");
    assert!(wave.contains("sink_valid") && wave.lines().filter(|l| l.starts_with('#')).count() > 8);
}
