//! The library with Verilog parameters: `rtl-out/parametric/`.
use nic_dsl::hierarchy;
use nic_dsl::verilog::{self, Printed};

use super::files::Files;
use super::product::{file_list, fusesoc_core};
use crate::catalog::PARAMETRIC;
use crate::module::{Error, Parametric};

/// The folder below `rtl-out/`.
pub(super) const FOLDER: &str = "parametric";
/// What is in it.
pub(super) const CONTENTS: &str = "the library with Verilog parameters (`WIDTH`, `DEPTH`, ...), for instances of your own; no card needs it";

/// The module types, those first that others instantiate.
fn types() -> impl Iterator<Item = &'static Parametric> {
    PARAMETRIC.iter().copied().flatten()
}

/// Adds the files, a list and a core; gives how many modules there are.
///
/// # Errors
/// A module type whose sizes have no common text.
pub(super) fn add(files: &mut Files) -> Result<usize, Error> {
    files.own(&format!("rtl-out/{FOLDER}"), "");
    let printed: Vec<Vec<Printed>> = types().map(Parametric::print).collect::<Result<_, _>>()?;
    let mut paths = vec![];
    for Printed { name, text, .. } in printed.into_iter().flatten() {
        let path = format!("{FOLDER}/{name}.v");
        files.add(format!("rtl-out/{path}"), text);
        paths.push(path);
    }
    files.add(format!("rtl-out/{FOLDER}.f"), file_list(&paths));
    let summary = "Streams, queues and memories with Verilog parameters";
    files.add(
        format!("rtl-out/{FOLDER}.core"),
        fusesoc_core("coherent_nic_parametric", summary, &paths, None),
    );
    Ok(paths.len())
}

/// Adds, for every size that is compared, the module of that size without parameters in `sizes/`, and in
/// `stand_ins/` a module of its name and ports with one of these modules inside.
///
/// # Errors
/// A size that does not elaborate.
pub(super) fn add_comparisons(files: &mut Files) -> Result<(), Error> {
    files.own("sizes", "");
    files.own("stand_ins", "");
    for of in types() {
        for values in of.compared {
            let module = of.elaborate(values)?;
            for part in hierarchy(&module) {
                files.add(format!("sizes/{}.v", part.name), verilog::print(&part));
            }
            files.add(format!("stand_ins/{}.v", module.name), of.stand_in(&module, values));
        }
    }
    Ok(())
}
