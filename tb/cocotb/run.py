"""Builds the tops that are named with Icarus and runs their cocotb tests; of all, if none is named, those of which
something has changed since they passed. Exit code 1 if one fails, 2 if there is no such top."""
import shutil
import subprocess
import sys
import time
from pathlib import Path

import known

ROOT = Path(__file__).resolve().parents[2]
# Each top with the directories of what is not in rtl-out; its tests are in test_<top>.py. A top that is not there,
# either, is emitted.
TOPS = {
    "vu9p_reorder_nic": ["fpga/vu9p", "fpga/common"],
    "vu9p_queues_nic": ["fpga/vu9p", "fpga/common"],
    "vu9p_nic": ["fpga/vu9p", "fpga/common"],
    "cxl_ip_shim": ["tb/cocotb/shim"],
    "nic_pcie": [],
    "pio_nic": [],
    "nic_type1": [],
    # The tags of all its pages are swept before it answers: the card in rtl-out has 128 times as many.
    "nic_type2_tiny": [],
}


def emitted(top):
    """A top that is no product, and all below it."""
    directory = ROOT / "out/cocotb/rtl" / top
    shutil.rmtree(directory, ignore_errors=True)
    emit = ["cargo", "run", "--quiet", "--bin", "emit", "--"]
    command = [*emit, "--module", top, "--out", str(directory)]
    subprocess.run(command, cwd=ROOT, check=True)
    return sorted(directory.glob("*.v"))


def run(runner, get_results, top, directories, is_named):
    """Builds a top and runs its tests: how many there are, and how many failed."""
    rtl = ROOT / "rtl-out"
    listed = (rtl / "filelist.f").read_text().split()
    sources = [rtl / name for name in listed]
    if not any(source.stem == top for source in sources) and not directories:
        sources = emitted(top)
    for directory in directories:
        sources += sorted((ROOT / directory).glob("*.v"))
    hashed = known.key(top, sources, directories)
    before = 0 if is_named else known.passed(top, hashed)
    if before:
        print(f"cocotb: {top}: {before} tests passed before with all that they are made of")
        return before, 0
    build = ROOT / "out/cocotb" / top
    runner.build(
        sources=sources,
        includes=[ROOT / directory for directory in directories],
        hdl_toplevel=top,
        build_dir=build,
        build_args=["-g2005"],
        timescale=("1ps", "1ps"),
        always=True,
        log_file=str(build / "build.log"),
    )
    began = time.monotonic()
    results = runner.test(
        hdl_toplevel=top,
        test_module=f"test_{top}",
        test_dir=ROOT / "tb/cocotb",
        build_dir=build,
        results_xml=str(build / "results.xml"),
        timescale=("1ps", "1ps"),
        log_file=str(build / "test.log"),
    )
    tests, failed = get_results(results)
    seconds = time.monotonic() - began
    print(f"cocotb: {top}: {tests - failed} of {tests} tests passed in {seconds:.0f} s")
    if tests and not failed:
        known.keep(top, hashed, tests)
    else:
        print(f"cocotb: see {(build / 'test.log').relative_to(ROOT)}", file=sys.stderr)
    return tests, failed


def main():
    if shutil.which("iverilog") is None:
        print("cocotb: skipped: no iverilog; install Icarus Verilog from the system's packages")
        return 0
    try:
        import cocotbext.axi  # noqa: F401, because only its presence counts here
        from cocotb_tools.runner import get_results, get_runner
    except ImportError as error:
        print(f"cocotb: skipped: {error}; `make cocotb` installs it")
        return 0
    unknown = [top for top in sys.argv[1:] if top not in TOPS]
    if unknown:
        print(f"cocotb: no top {unknown[0]}; {', '.join(TOPS)} are right", file=sys.stderr)
        return 2
    tops = {top: TOPS[top] for top in sys.argv[1:]} or TOPS
    is_named = len(sys.argv) > 1
    counts = [run(get_runner("icarus"), get_results, *top, is_named) for top in tops.items()]
    return 1 if any(failed or not tests for tests, failed in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
