//! Which memory cells a module becomes, without the rest of the synthesis.
use std::collections::BTreeMap;

use nic_sim::tools::{Kind, find};

use super::LIMIT;
use super::device::{LIBRARY, LUTRAM_NARROW, memories, statistics, ultra_flag};
use super::figures::read_cells;
use crate::error::{Context, Error, Result};
use crate::rtl::{Rtl, Source};
use crate::yosys::{self, Scratch, first_error};
use nic_sim::cache::{Cache, Key};

/// The memory cells that a module becomes on UltraScale+, by type.
///
/// Memories are mapped as for the figures; what comes before is its own preparation without the
/// two `check` passes and the search for state machines, and nothing comes after: a quarter of the
/// time of a whole synthesis, and the same memories.
pub fn memory_cells(rtl: &Rtl, module: &Source) -> Result<BTreeMap<String, u64>> {
    let yosys = find(Kind::Yosys).map_err(|missing| Error::failed(missing.to_string()))?;
    let closure = rtl.closure(module);
    let files: Vec<&str> = closure.iter().map(|source| source.file.as_str()).collect();
    let name = &module.name;
    let ultra = ultra_flag(&closure);
    let script = format!(
        "{}read_verilog {}\nhierarchy -check -top {name}\nproc\nflatten\nopt_expr\nopt_clean\n\
         opt -nodffe -nosdff\nopt\nwreduce\npeepopt\nopt_clean\nmemory_dff\nopt_clean\nopt\n\
         memory -nomap\n{}\
         synth_xilinx -family xcup -flatten{ultra} -top {name} -run map_memory:map_ffram\n{}",
        LIBRARY,
        files.join(" "),
        memories(ultra),
        statistics(name)
    );
    let cache = Cache::recorded("memories");
    let key = Key::of([rtl.key(module).text().as_str(), &yosys.version, &script, LUTRAM_NARROW]);
    if let Some(counts) = cache.get(name, key).and_then(|text| serde_json::from_str(&text).ok()) {
        return Ok(counts);
    }
    let scratch = Scratch::new("memories")?;
    scratch.write("lutram_narrow.v", LUTRAM_NARROW)?;
    scratch.write_sources(closure)?;
    let outcome = yosys::run(&yosys, &scratch, &script, LIMIT)?;
    if !outcome.is_success() {
        let reason = first_error(&outcome.text);
        return Err(Error::failed(format!("synth_xilinx refuses {name}: {reason}")));
    }
    let mut counts = read_cells(&scratch, name)?.counts;
    // What is left as a memory becomes flip-flops.
    let is_memory = |cell: &str| cell.starts_with("RAM") || cell.starts_with("URAM");
    counts.retain(|cell, _| is_memory(cell) || cell.starts_with("$mem"));
    let text = serde_json::to_string(&counts).context(|| "write counts".to_owned())?;
    cache.put(name, key, &text)?;
    Ok(counts)
}
