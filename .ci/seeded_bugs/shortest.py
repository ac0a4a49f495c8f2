#!/usr/bin/env python3
"""Confirms by breadth-first search how many commands each bug takes at least.

    shortest.py             B8 with one amount: seconds
    shortest.py --wide      B8 with five: half a minute

A command names a version as current or stale, and claims behave alike under any number. So states
that differ in versions or in the order of their claims only count as one; no sequence is lost.
"""

import argparse, sys, time

import workflow

OPTIMUM = {"B1": 3, "B2": 2, "B3": 7, "B4": 7, "B5": 5, "B6": 6, "B7": 10, "B8": 15}

EDGES = [0, 1, 2, 49_999, 50_000, 50_001, 100_000, 100_001]
ALPHABETS = {bug: (EDGES, [0, 1]) for bug in OPTIMUM} | {"B8": ([1], [0, 1, 2])}
# Fifteen commands deep the whole alphabet is too wide.
WIDE = ALPHABETS | {"B8": ([0, 1, 2, 50_000, 100_000], [0, 1, 2])}


def commands(claims, amounts, keys):
    yield ("create",)
    for number, claim in enumerate(claims):
        yield ("submit", number, claim.version)
        yield ("submit", number, claim.version - 1)
        for verb in ("review", "reject", "close", "reopen"):
            yield (verb, number)
        for amount in amounts:
            yield ("approve", number, amount)
            for key in keys:
                yield ("pay", number, amount, key)


def likeness(claims):
    """What two states have in common that behave alike."""
    plain = [claim._replace(version=0, keys=tuple(sorted(claim.keys))) for claim in claims]
    return tuple(sorted(plain))


def search(bug, alphabet, depth_max):
    """The length of the shortest sequence that shows the bug, and how many states were met."""
    met, level = {likeness(())}, [()]
    for depth in range(1, depth_max + 1):
        following = []
        for claims in level:
            for command in commands(claims, *alphabet):
                model, expected = workflow.step(claims, command)
                system, found = workflow.step(claims, command, bug)
                if (found, workflow.statuses(system)) != (expected, workflow.statuses(model)):
                    return depth, len(met)
                # A difference not seen yet would have to be carried along; no bug here hides one.
                assert system == model, (bug, command)
                if model != claims and (known := likeness(model)) not in met:
                    met.add(known)
                    following.append(model)
        level = following
    return None, len(met)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--wide", action="store_true")
    alphabets = WIDE if parser.parse_args().wide else ALPHABETS
    for bug, optimum in OPTIMUM.items():
        start = time.perf_counter()
        length, states = search(bug, alphabets[bug], optimum)
        seconds = time.perf_counter() - start
        print(f"{bug}: {length} commands, {states:,} states, {seconds:.1f} s", flush=True)
        if length != optimum:
            sys.exit(f"{bug}: expected {optimum} commands, found {length}")


if __name__ == "__main__":
    main()
