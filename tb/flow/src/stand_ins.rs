//! All emitted Verilog in one directory, with modules that have Verilog parameters in place of those that they
//! equal: what `NIC_RTL_DIR` takes, so that the tests of those run on them.
use std::fs;
use std::path::Path;

use nic_sim::tools::{compared_directories, product_directory};

use crate::error::{Context, Result};
use crate::rtl::{Rtl, Source};

/// Writes the directory; gives the modules that have something else in their place.
pub fn write(directory: &Path) -> Result<Vec<String>> {
    fs::create_dir_all(directory).context(|| format!("make {}", directory.display()))?;
    let write = |file: &str, text: &str| {
        let file = directory.join(file);
        fs::write(&file, text).context(|| format!("write {}", file.display()))
    };
    let rtl = Rtl::emitted()?;
    for source in rtl.sources() {
        write(&source.file, &source.text)?;
    }
    let families = Rtl::read(&product_directory().join("parametric"))?;
    let [_, stand_ins] = compared_directories();
    let mut replaced = vec![];
    for source in Rtl::read(&stand_ins)?.sources() {
        if rtl.module(&source.name).is_ok() {
            write(&source.file, &with_all_below(source, &families))?;
            replaced.push(source.name.clone());
        }
    }
    Ok(replaced)
}

/// The text with the modules that it instantiates, in one file as the benches expect it, under names that begin with
/// its own: another file may have them, too.
fn with_all_below(source: &Source, families: &Rtl) -> String {
    let below: Vec<&Source> = families
        .modules()
        .filter(|family| source.text.contains(&format!("  {} #(", family.name)))
        .flat_map(|family| families.closure(family))
        .collect();
    let texts = below.iter().map(|part| part.text.as_str()).chain([source.text.as_str()]);
    below.iter().fold(texts.collect::<String>(), |text, part| {
        let (old, new) = (&part.name, format!("{}_{}", source.name, part.name));
        text.replace(&format!("module {old} "), &format!("module {new} "))
            .replace(&format!("  {old} #("), &format!("  {new} #("))
    })
}
