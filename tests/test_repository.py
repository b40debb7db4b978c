"""What the repository may hold: nothing that belongs to one machine, and every version pinned."""

import json
import os
import re
import subprocess
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent

# The brackets keep this file from finding itself.
MACHINE_PATH = re.compile(r"(?<![\w.~}$])/(?:[w]ork|[r]oot|[t]mp|[h]ome/\w+)/")
REGISTRY = re.compile(r"[p]ypi\.org|[p]ythonhosted|[n]pmjs|deb\.[d]ebian")


def tracked() -> list[Path]:
    command = ["git", "ls-files", "-z"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines_matching(pattern: re.Pattern[str]) -> list[str]:
    found = []
    for path in tracked():
        text = path.read_bytes()
        if b"\0" in text:
            continue  # a picture or the like
        for number, line in enumerate(text.decode().splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    return found


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def needed(wanted: list[str]) -> set[str]:
    """The names of these requirements and of all that they pull in on this machine."""
    seen: set[tuple[str, str]] = set()
    queue = [(Requirement(each), "") for each in wanted]
    while queue:
        requirement, extra = queue.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        for part in {"", *requirement.extras}:
            step = (canonicalize_name(requirement.name), part)
            if step not in seen:
                seen.add(step)
                queue += [(Requirement(each), part) for each in requires(step[0]) or ()]
    return {name for name, _ in seen}


def test_no_tracked_file_names_a_path_of_one_machine():
    assert not lines_matching(MACHINE_PATH)


def test_no_tracked_file_names_a_package_registry():
    assert not lines_matching(REGISTRY)


@pytest.mark.parametrize("folder", [".venv", ".setup", "server/static", "web/node_modules"])
def test_nothing_installed_or_built_is_tracked(folder):
    assert not [path for path in tracked() if path.is_relative_to(ROOT / folder)]


def test_the_lock_file_pins_by_hash_and_not_by_address():
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    locked = {name: package for name, package in packages.items() if name}
    assert locked
    assert not [name for name, package in locked.items() if "resolved" in package]
    assert not [
        name
        for name, package in locked.items()
        if "integrity" not in package and not package.get("inBundle")
    ]


def test_the_lock_file_holds_the_packages_of_every_platform():
    """Made where some could not be had, it would be refused by `npm ci`, or on a Pi."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    optional = {name for each in packages.values() for name in each.get("optionalDependencies", {})}
    assert not {name for name in optional if f"node_modules/{name}" not in packages}


def test_web_packages_are_named_by_exact_version():
    package = json.loads((ROOT / "web/package.json").read_text())
    versions = package["dependencies"] | package["devDependencies"]
    assert not {name: v for name, v in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", v)}


def test_all_that_is_installed_is_pinned():
    wanted = [*project()["dependencies"], *project()["optional-dependencies"]["dev"]]
    assert not needed(wanted) - pins().keys()


def test_ci_runs_make_test():
    script = ROOT / ".ci/run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text()
    assert "set -euo pipefail" in script.read_text()


@pytest.mark.parametrize("script", sorted((ROOT / "setup").glob("*.sh")), ids=lambda s: s.name)
def test_a_setup_script_can_be_run(script):
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", script], check=True)


def test_make_help_names_every_target():
    phony = re.search(r"^\.PHONY: help (.*)$", (ROOT / "Makefile").read_text(), re.M)
    assert phony
    help_text = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True).stdout
    assert re.findall(r"^make (\w+)", help_text, re.M) == phony[1].split()


def test_every_page_of_the_documentation_is_linked_from_another():
    pages = [path for path in tracked() if path.parent == ROOT / "docs" and path.suffix == ".md"]
    readers = [ROOT / "README.md", *pages]
    texts = {path: path.read_text() for path in readers}
    lonely = [
        page.name
        for page in pages
        if not any(f"{page.name})" in text for path, text in texts.items() if path != page)
    ]
    assert lonely == []


CODE = {".py", ".ts", ".tsx", ".css", ".mjs", ".c", ".sh", ".html"}
MOST_LINES = 400
LIST_OF_MESSAGES = "server/messages.py"  # one flat table


def test_no_file_has_grown_too_long_to_be_read_at_once():
    long = {}
    for path in tracked():
        lines = path.read_text().splitlines() if path.suffix in CODE else []
        if len(lines) > MOST_LINES and "Generated" not in lines[0]:
            long[str(path.relative_to(ROOT))] = len(lines)
    long.pop(LIST_OF_MESSAGES)
    assert long == {}
