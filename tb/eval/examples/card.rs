//! Quick look at the card's figures.
use nic_driver::Half;
use nic_driver::card::Operation;
use nic_eval::card::{Combination, Link, latency, rate};

fn main() {
    for link in Link::BOTH {
        for bytes in [64, 1500] {
            let begin = std::time::Instant::now();
            let question = latency::Question {
                link,
                combination: Combination(0),
                bytes,
                samples: 20,
                jitter: false,
                seed: 1,
            };
            let found = latency::loopback(&question);
            println!(
                "{} {bytes} {:?} {:?} {:?}",
                link.name(),
                found.as_ref().map(|s| s.percentile(50.0)),
                found.as_ref().map(|s| s.percentile(99.0)),
                begin.elapsed()
            );
        }
        for (half, data) in
            [(Half::Receive, Operation::NcWrite), (Half::Transmit, Operation::NcRead)]
        {
            let begin = std::time::Instant::now();
            let found = rate::rate(&rate::Question::new(link, half, data, 1));
            println!(
                "{} {half:?} {:?} {:?}",
                link.name(),
                found.as_ref().map(|r| r.gigabits()),
                begin.elapsed()
            );
            println!("{:?}", found.map(|r| r.counters));
        }
    }
}
