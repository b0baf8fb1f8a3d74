"""Tops whose tests passed with all that they are made of, here or in tb/records/cocotb.txt: what a test run leaves out
(ADR 66). NIC_FRESH=1 leaves out nothing, NIC_RECORD=1 notes what passed for `flow record`."""
import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tb/records/cocotb.txt"
CACHE = ROOT / "out/cache/cocotb"
NOTES = ROOT / "out/records.log"


def code(path):
    """A file, without comments and empty lines if it is code; a line with a string stays as it is."""
    mark = {".py": "#", ".v": "//", ".vh": "//"}.get(path.suffix)
    if mark is None:
        return path.read_text()
    lines = path.read_text().splitlines()
    bare = [line if '"' in line or "'" in line else line.split(mark)[0].rstrip() for line in lines]
    return "\n".join(line for line in bare if line)


def below(top, sources):
    """The files of a top and of all modules that it names, and of those that these name."""
    by_name = {source.stem: source for source in sources}
    found, waiting = {}, [top]
    while waiting:
        name = waiting.pop()
        if name in by_name and name not in found:
            found[name] = code(by_name[name])
            waiting += set(re.findall(r"\w+", found[name])) & by_name.keys()
    return [found[name] for name in sorted(found)]


def key(top, sources, directories):
    """The hash of the Verilog, the tests, the addresses of registers, the pinned packages and the simulator."""
    here = ROOT / "tb/cocotb"
    files = [path for path in here.glob("*.py") if not path.name.startswith("test_")]
    files += [here / f"test_{top}.py", ROOT / ".ci/requirements-cocotb.txt"]
    files += (ROOT / "docs/generated").glob("registers-*.md")
    for directory in directories:
        files += [path for path in (ROOT / directory).rglob("*") if path.suffix in (".v", ".vh")]
    version = subprocess.run([shutil.which("iverilog"), "-V"], capture_output=True, text=True)
    texts = [version.stdout.split("\n")[0], *below(top, sources), *map(code, sorted(set(files)))]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:32]


def is_usual():
    """With another seed, tests are other tests."""
    return os.environ.get("NIC_SEED", "1") == "1"


def passed(top, hashed):
    """How many tests passed with this hash; none if that is not known."""
    if os.environ.get("NIC_FRESH") == "1" or not is_usual():
        return 0
    file = CACHE / hashed
    if file.is_file():
        tests = file.read_text()
    else:
        lines = RECORD.read_text().splitlines() if RECORD.is_file() else []
        tests = next((line.split()[2] for line in lines if line.split()[1:2] == [hashed]), "0")
    if tests != "0":
        note(top, hashed, tests)
    return int(tests)


def keep(top, hashed, tests):
    """All of them have passed."""
    if is_usual():
        CACHE.mkdir(parents=True, exist_ok=True)
        (CACHE / hashed).write_text(str(tests))
        note(top, hashed, tests)


def note(top, hashed, tests):
    if os.environ.get("NIC_RECORD") == "1":
        NOTES.parent.mkdir(exist_ok=True)
        with NOTES.open("a") as notes:
            notes.write(f"cocotb {top} {hashed} {tests}\n")
