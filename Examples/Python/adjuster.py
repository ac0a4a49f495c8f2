#!/usr/bin/env python3
"""An adjuster's morning: what waits, taking a claim in, a reserve, a proposal, and what happened.

    python3 Examples/Python/adjuster.py demo
    python3 Examples/Python/adjuster.py --log claims.wal --as hugo worklist
    python3 Examples/Python/adjuster.py --log claims.wal --as hugo take CLAIM
    python3 Examples/Python/adjuster.py --log claims.wal --as hugo settle CLAIM 1200.00 EUR "liability clear"
    python3 Examples/Python/adjuster.py --log claims.wal --as hugo timeline CLAIM

No rule stands here: what may be done is asked for, and what is refused is shown as the kernel says it.
Sending again what was sent before changes nothing: a command's id is derived from what it is for.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Mapping
from typing import Any

from claims_kernel import Accepted, Foreseen, Kernel, KernelError, Money, Refused, Role, Row

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
#: Ids are derived from this one and what they are for.
HERE = uuid.UUID("6b0e5a52-7a39-4d41-9c3c-7d2f6f0c1a11")


def program() -> str:
    """`claims`, as it was built here or is installed."""
    built = [REPOSITORY / ".build" / kind / "claims" for kind in ("release", "debug")]
    found = [os.environ.get("CLAIMS"), *[str(path) for path in built if path.exists()]]
    return next((path for path in found if path), None) or shutil.which("claims") or "claims"


def derived(*parts: str) -> str:
    return str(uuid.uuid5(HERE, "/".join(parts)))


class Adjuster:
    """Somebody who handles claims, before a kernel."""

    def __init__(self, kernel: Kernel, name: str) -> None:
        self.kernel = kernel
        self.name = name

    def worklist(self) -> None:
        """What waits for them, and what waits for anybody."""
        for kind in ("mine", "unassigned", "approvals", "due"):
            rows = list(self.kernel.every("worklist", {"kind": kind}, reader=self.name))
            print(f"{kind}: {len(rows) or 'nothing'}")
            for row in rows:
                waiting = ", ".join(told(item) for item in row["items"]) or "nothing"
                print(f"  {row['id'][:8]}  {row['title']}  {amount(row['claimed'])}: {waiting}")

    def take(self, claim: str) -> bool:
        """Takes a claim in, and begins to look into it."""
        return self.do(claim, "acceptIntake", {"handler": self.name}) and self.do(
            claim, "startInvestigation", {})

    def settle(self, claim: str, approved: Money, reason: str) -> bool:
        """Checks cover, reserves what it will cost, and approves that, or proposes it."""
        cover = {"kind": "coverage", "result": "passed", "text": reason}
        return (
            self.do(claim, "recordCheck", cover)
            and self.do(claim, "setReserve", {"amount": approved})
            and self.do(claim, "approve", {"amount": approved, "reason": reason}))

    def do(self, claim: str, verb: str, arguments: Mapping[str, Any]) -> bool:
        """Sends one command, and says what came of it."""
        name = derived(self.name, claim, verb, repr(sorted(arguments.items())))
        forecast = self.kernel.forecast(
            self.name, "handler", verb, arguments, id=name, claim=claim)
        answer = self.kernel.send(self.name, "handler", verb, arguments, id=name, claim=claim)
        if isinstance(answer, Refused):
            print(f"  {verb}: refused, {answer.message}")
            return False
        again = ", as before" if answer.repeated else ""
        print(f"  {verb}: {', '.join(answer.events)}{again}")
        if isinstance(forecast, Foreseen):
            assert tuple(event for event, _ in forecast.events) == answer.events
        return True

    def may(self, claim: str) -> None:
        """What they may do with a claim, as the kernel tells it."""
        allowed = [
            permission.command
            for permission in self.kernel.allowed({"claim": claim}, self.name, "handler")
            if permission.allowed]
        print(f"  {self.name} may now: {', '.join(allowed)}")

    def timeline(self, claim: str) -> None:
        """What happened, and what it changed."""
        for row in self.kernel.every("timeline", {"claim": claim}, reader=self.name):
            who = row["actor"].get("id") or row["actor"]["role"]
            print(f"  {row['revision']:>3}  {who:<8} {row['event']}")
            for change in row["changes"]:
                before, after = (change.get(side, "–") for side in ("before", "after"))
                if "T" not in after[10:11]:  # times are those of the day on which this runs
                    print(f"         {change['path']}  {before} → {after}")


def told(item: Row) -> str:
    words = [item["waiting"]]
    if item.get("details"):
        words.append(item["details"])
    if item.get("amount"):
        words.append(amount(item["amount"]))
    return " ".join(words)


def amount(money: Money) -> str:
    return f"{money['minorUnits'] / 100:.2f} {money['currency']}".strip()


def money(decimal: str, currency: str) -> Money:
    whole, _, cents = decimal.partition(".")
    return {"minorUnits": int(whole) * 100 + int((cents + "00")[:2]), "currency": currency}


def demo() -> bool:
    """Plays the demo's people and claims into a fresh log, files one more, and settles it."""
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, "demo.wal")
        commands = REPOSITORY / "Examples" / "Demo" / "commands.jsonl"
        played = subprocess.run(
            [program(), "send", "--log", log, commands], capture_output=True, text=True)
        if played.returncode not in (0, 3):  # 3: some are refused, on purpose
            print(played.stderr, file=sys.stderr)
            return False
        with Kernel(log, program=program()) as kernel:
            claim = file_claim(kernel)
            hugo = Adjuster(kernel, "hugo")
            print("what waits for hugo")
            hugo.worklist()
            print("he takes it in")
            done = hugo.take(claim)
            print("he may approve 1500.00 EUR alone, and approves 2100.00")
            done = done and hugo.settle(claim, money("2100.00", "EUR"), "liability clear")
            hugo.may(claim)
            print("what waits for sara")
            Adjuster(kernel, "sara").worklist()
            print("what happened")
            hugo.timeline(claim)
            return done


def file_claim(kernel: Kernel) -> str:
    """Carla's claim, drafted and submitted."""
    claim = derived("claim")
    draft = {
        "type": "auto", "title": "Hit by a trolley", "claimed": money("2250.00", "EUR"),
        "lossDate": "2025-06-01"}
    role: Role = "claimant"
    for verb, arguments in (("openDraft", draft), ("submit", {})):
        answer = kernel.send(
            "carla", role, verb, arguments, id=derived("carla", verb), claim=claim)
        assert isinstance(answer, Accepted), answer
    return claim


def whole_id(kernel: Kernel, start: str) -> str:
    """The claim whose id begins so."""
    found = [row["id"] for row in kernel.every("list") if row["id"].startswith(start)]
    if len(found) != 1:
        raise SystemExit(f"{start}: {len(found)} claims begin so")
    return str(found[0])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").splitlines()[0],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--log", help="the log")
    parser.add_argument("--as", dest="name", default="hugo", help="who handles claims")
    verbs = parser.add_subparsers(dest="verb", required=True)
    verbs.add_parser("demo")
    verbs.add_parser("worklist")
    for verb in ("take", "timeline", "may"):
        verbs.add_parser(verb).add_argument("claim", help="an id, or how it begins")
    settle = verbs.add_parser("settle")
    for name in ("claim", "amount", "currency", "reason"):
        settle.add_argument(name)
    given = parser.parse_args()
    if given.verb == "demo":
        return 0 if demo() else 1
    if given.log is None:
        parser.error("--log is missing")
    with Kernel(given.log, program=program()) as kernel:
        adjuster = Adjuster(kernel, given.name)
        if given.verb == "worklist":
            adjuster.worklist()
            return 0
        claim = whole_id(kernel, given.claim)
        if given.verb == "take":
            return 0 if adjuster.take(claim) else 1
        if given.verb == "settle":
            paid = money(given.amount, given.currency)
            return 0 if adjuster.settle(claim, paid, given.reason) else 1
        adjuster.may(claim) if given.verb == "may" else adjuster.timeline(claim)
        return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KernelError as error:
        sys.exit(f"adjuster: {error}")
