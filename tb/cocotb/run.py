"""Builds the card with Icarus and runs the cocotb tests; exit code 1 if one fails, 2 if none can run."""
import shutil
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOP = "vu9p_reorder_nic"


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
    rtl = ROOT / "rtl-out"
    listed = (rtl / "filelist.f").read_text().split()
    sources = [rtl / name for name in listed] + sorted((ROOT / "fpga/vu9p").glob("*.v"))
    runner = get_runner("icarus")
    build = ROOT / "out/cocotb"
    runner.build(
        sources=sources,
        hdl_toplevel=TOP,
        build_dir=build,
        build_args=["-g2005"],
        timescale=("1ps", "1ps"),
        always=True,
        log_file=str(build / "build.log"),
    )
    began = time.monotonic()
    results = runner.test(
        hdl_toplevel=TOP,
        test_module=f"test_{TOP}",
        test_dir=ROOT / "tb/cocotb",
        build_dir=build,
        results_xml=str(build / "results.xml"),
        timescale=("1ps", "1ps"),
        log_file=str(build / "test.log"),
    )
    tests, failed = get_results(results)
    print(f"cocotb: {tests - failed} of {tests} tests passed in {time.monotonic() - began:.0f} s")
    if failed or not tests:
        print(f"cocotb: see {(build / 'test.log').relative_to(ROOT)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
