"""Searches one machine from one seed, and times it without its bug: the twin of main.swift.

    comparison.py MACHINE SEED      prints a line of JSON; `compare` installs Hypothesis
"""

import importlib, json, sys, time

import hypothesis
from hypothesis.stateful import run_state_machine_as_test

RUNS, TIMED_RUNS, STEPS = 1000, 200, 50


def check(machine, seed, runs, phases):
    """How long it took, and what failed."""
    settings = hypothesis.settings(
        max_examples=runs, stateful_step_count=STEPS, phases=phases, database=None, deadline=None,
        report_multiple_bugs=False, suppress_health_check=list(hypothesis.HealthCheck))
    failure = None
    start = time.perf_counter()
    try:
        run_state_machine_as_test(hypothesis.seed(seed)(machine), settings=settings)
    except AssertionError as error:
        failure = error
    return time.perf_counter() - start, failure


def case(failure, machine):
    """The rules of the program that Hypothesis prints, without the invariants between them."""
    rules = {rule.function.__name__ for rule in machine().rules}
    lines = [line for note in failure.__notes__ for line in note.splitlines()]
    calls = [line.strip().removeprefix("state.") for line in lines]
    return [call for call in calls if call.split("(")[0] in rules]


def main():
    machine = importlib.import_module(sys.argv[1]).Machine
    seed = int(sys.argv[2])
    phase = hypothesis.Phase
    seconds, failure = check(machine, seed, RUNS, [phase.generate, phase.shrink])

    class Correct(machine):
        is_buggy, runs, checks = False, 0, 0

        def check_invariants(self, *arguments):
            """Called before the first step and after every one."""
            Correct.checks += 1
            super().check_invariants(*arguments)

        def teardown(self):
            Correct.runs += 1

    timed, wrong = check(Correct, seed, TIMED_RUNS, [phase.generate])
    if wrong:
        raise wrong
    print(json.dumps({
        "case": case(failure, machine) if failure else None, "seconds": seconds,
        "steps": Correct.checks - Correct.runs, "timed": timed}))


if __name__ == "__main__":
    main()
