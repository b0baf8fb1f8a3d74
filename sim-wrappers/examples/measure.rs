//! Measures this layer: cold and warm build, a fresh model, cycles per second.
//!
//! `cargo run --release --example measure -p nic-sim`
use std::time::Instant;

use nic_sim::{BuildRequest, Clocking, Library, Model, Source};

/// Stages of a 512-bit pipeline that mixes its data; the salt makes the text, and so the build, new.
fn pipeline(stages: usize, salt: u128) -> String {
    let mut text = format!(
        "// {salt}\nmodule pipeline (input wire clk, input wire rst, input wire [511:0] data,\n\
         input wire enable, output wire [511:0] result);\nwire [511:0] s0 = data;\n"
    );
    for stage in 1..=stages {
        let before = stage - 1;
        text += &format!(
            "reg [511:0] r{stage};\nwire [511:0] s{stage} = r{stage} ^ {{r{stage}[500:0], \
             r{stage}[511:501]}};\nalways @(posedge clk) if (rst) r{stage} <= 512'd0; \
             else if (enable) r{stage} <= s{before} + r{stage};\n"
        );
    }
    text + &format!("assign result = s{stages};\nendmodule\n")
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let salt = std::time::UNIX_EPOCH.elapsed()?.as_nanos();
    for stages in [1, 4] {
        let text = pipeline(stages, salt);
        let request = BuildRequest::new("pipeline", vec![Source::new("pipeline.v", text)]);
        let start = Instant::now();
        let library = Library::build(&request)?;
        let cold = start.elapsed();
        drop(library);
        let start = Instant::now();
        let library = Library::build(&request)?;
        let warm = start.elapsed();

        const MODELS: u32 = 10_000;
        let start = Instant::now();
        for _ in 0..MODELS {
            drop(Model::new(&library));
        }
        let fresh = start.elapsed() / MODELS;

        let mut model = Model::new(&library);
        let [clk, rst, data, enable] = ["clk", "rst", "data", "enable"]
            .map(|name| model.port(name).unwrap_or_else(|| panic!("no port {name}")));
        let mut clocking = Clocking::single(clk);
        model.set(rst, 1);
        clocking.step(&mut model)?;
        model.set(rst, 0);
        model.set(enable, 1);
        const CYCLES: u32 = 1_000_000;
        let mut words = [0x9e37_79b9; 16];
        let start = Instant::now();
        for cycle in 0..CYCLES {
            words[cycle as usize % 16] ^= cycle;
            model.write(data, &words);
            clocking.step(&mut model)?;
        }
        let rate = f64::from(CYCLES) / start.elapsed().as_secs_f64();
        println!(
            "{stages} stages: cold build {cold:.2?}, warm {warm:.2?}, fresh model {fresh:.2?}"
        );
        println!("    {:.2} M cycles/s", rate / 1e6);
    }
    Ok(())
}
