#!/usr/bin/env python3
"""Looks for each of the eight bugs with Hypothesis, by a naive and by a guided state machine.

    under_hypothesis.py                                 one seed, few examples: about a minute
    under_hypothesis.py --seeds 5 --examples 5000 --readme      the table in README.md anew
"""

import argparse, concurrent.futures, importlib, multiprocessing, os, pathlib, statistics
import subprocess, sys, time

HERE = pathlib.Path(__file__).resolve().parent
# Hypothesis takes numbers from local sources; what stands under this name is not local to it.
LIBRARY = HERE.parent.parent / ".build" / "hypothesis" / "site-packages"
HYPOTHESIS = "hypothesis==6.170.15"  # A seed means nothing to another version.
MACHINES = ["naive", "guided"]
START, END = "<!-- table -->\n", "<!-- end of table -->\n"


def install():
    if not (LIBRARY / "hypothesis").exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--target", str(LIBRARY), HYPOTHESIS], check=True)
    sys.path[:0] = [str(LIBRARY), str(HERE)]
    sys.dont_write_bytecode = True
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(LIBRARY.parent / "storage")


def run(machine, bug, seed, examples):
    """One search, in its own process: the guided machine's numbers must not help the naive one."""
    install()
    import hypothesis
    from hypothesis.stateful import run_state_machine_as_test

    module = importlib.import_module(machine)
    kind = type(machine, (getattr(module, machine.capitalize()),), {"bug": bug, "failures": []})
    settings = hypothesis.settings(
        max_examples=examples, stateful_step_count=module.STEPS, database=None, deadline=None,
        phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink], report_multiple_bugs=False,
        suppress_health_check=list(hypothesis.HealthCheck),
        verbosity=hypothesis.Verbosity.quiet)
    start = time.perf_counter()
    try:
        run_state_machine_as_test(hypothesis.seed(seed)(kind), settings=settings)
    except AssertionError:
        pass
    seconds = time.perf_counter() - start
    outcome = {"machine": machine, "bug": bug, "seed": seed, "seconds": seconds, "found": False}
    if kind.failures:
        # Hypothesis plays the shortest failure once more at the end.
        first, shortest = kind.failures[0][0], kind.failures[-1][1]
        outcome |= {"found": True, "after": first, "length": len(shortest), "trace": shortest}
    return outcome


def measure(options):
    plan = [
        (machine, bug, seed, options.examples)
        for seed in range(1, options.seeds + 1) for bug in options.bugs for machine in MACHINES
    ]
    with concurrent.futures.ProcessPoolExecutor(
        options.jobs, mp_context=multiprocessing.get_context("spawn"), max_tasks_per_child=1
    ) as pool:
        for outcome in concurrent.futures.as_completed([pool.submit(run, *each) for each in plan]):
            yield outcome.result()


def described(outcomes):
    """found | shortest/median/longest | examples until found | seconds"""
    found = [each for each in outcomes if each["found"]]
    seconds = statistics.median(each["seconds"] for each in outcomes)
    cells = [f"{len(found)} of {len(outcomes)}", "–", "–", f"{seconds:.1f}"]
    if found:
        lengths = [each["length"] for each in found]
        cells[1] = f"{min(lengths)}/{statistics.median_low(lengths)}/{max(lengths)}"
        cells[2] = str(statistics.median_low([each["after"] for each in found]))
    return cells


def table(outcomes, bugs, optimum):
    rows = [["bug", "what", "optimum", "machine", "found", "length", "examples", "seconds"]]
    for bug, what in bugs.items():
        for machine in MACHINES:
            chosen = [each for each in outcomes if (each["bug"], each["machine"]) == (bug, machine)]
            rows.append([bug, what, str(optimum[bug]), machine, *described(chosen)])
    rows.insert(1, ["---"] * len(rows[0]))
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=1, help="seeds 1 to this, for each bug")
    parser.add_argument("--examples", type=int, default=200, help="the most examples of one search")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--bugs", nargs="*", default=None, help="only these, as in B1 B5")
    parser.add_argument("--readme", action="store_true", help="write the table into README.md")
    parser.add_argument("--traces", action="store_true", help="print every shortened sequence")
    options = parser.parse_args()
    install()
    import hypothesis
    import shortest, workflow

    optimum = shortest.OPTIMUM
    options.bugs = options.bugs or list(workflow.BUGS)
    outcomes = []
    for each in measure(options):
        outcomes.append(each)
        if each["found"]:
            words = f"{each['length']} commands after {each['after']} examples"
            assert each["length"] >= optimum[each["bug"]], "shorter than the optimum: it is wrong"
        else:
            words = "not found"
        name = f"{each['bug']} {each['machine']}, seed {each['seed']}"
        print(f"{name}: {words}, {each['seconds']:.1f} s", file=sys.stderr, flush=True)
        if options.traces and each["found"]:
            print(f"    {each['trace']}", file=sys.stderr)
    chosen = {bug: what for bug, what in workflow.BUGS.items() if bug in options.bugs}
    text = table(outcomes, chosen, optimum) + (
        f"\nHypothesis {hypothesis.__version__}, seeds 1 to {options.seeds}, "
        f"{options.examples:,} examples each.\n")
    print(text)
    if options.readme:
        page = HERE / "README.md"
        before, rest = page.read_text().split(START)
        page.write_text(before + START + text + END + rest.split(END)[1])
    easy = {each["bug"] for each in outcomes if each["found"]} >= {"B1", "B2"} & set(options.bugs)
    if not easy:
        sys.exit("expected B1 and B2 to be found, since every search finds them early")


if __name__ == "__main__":
    main()
