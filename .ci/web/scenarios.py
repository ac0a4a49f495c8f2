"""Plays Specs/Scenarios over HTTP: the same vectors as in process, through every layer between."""

import itertools, json, secrets

from under_test import Gateway, ROOT

FOLDER = ROOT / "Specs/Scenarios"
STREAMS = ("claim", "document", "report", "accident", "property", "quiz", "lead", "activity", "person")


def files():
    """All but those of sealed logs: what a server holds in memory is not sealed."""
    for path in sorted(FOLDER.glob("*.json")):
        found = json.loads(path.read_text())
        if not found.get("isSealed"):
            yield path.name, found


def steps(listed, histories):
    for step in listed:
        if isinstance(step, str):
            yield from steps(histories[step], histories)
        else:
            yield step


def everybody():
    people = set()
    for _, found in files():
        for listed in [found["setup"], *found.get("histories", {}).values(),
                       *([*s["given"], s["when"]] for s in found["scenarios"])]:
            people |= {step["actor"]["id"] for step in listed if isinstance(step, dict)}
    # Those of the questions about two clocks.
    return sorted((people | {"ada", "carla", "hugo", "sara"}) - {""})


def plain(value):
    """Without what is null: a member that is null is as one that is not there."""
    if isinstance(value, dict):
        return {name: plain(inner) for name, inner in value.items() if inner is not None}
    return [plain(inner) for inner in value] if isinstance(value, list) else value


def outcome(gateway, command):
    person = command["actor"]["id"] or None
    status, answer = gateway.post("/api/commands", command, person)
    if status != 200:
        return {"http": status, "answer": answer}, None
    if "refused" in answer:
        return {"refused": [{name: reason[name] for name in ("code", "expected", "found")}
                            for reason in answer["refused"]["reasons"]]}, None
    return None, answer["accepted"]


def events(gateway, command, receipt):
    """Those of the commit; none where the log had the command already."""
    if receipt["repeated"]:
        return {"accepted": []}
    # For tests the gateway tells all of the log, which it tells no person.
    _, answer = gateway.post("/api/test/history", {})
    found = []
    for row in itertools.dropwhile(lambda row: row["command"]["id"] != receipt["command"], answer["rows"]):
        event = {"event": row["event"], "data": row["data"]}
        event.update({kind: row[kind] for kind in STREAMS
                      if kind in row and row[kind] != command.get(kind)})
        found.append(event)
    return {"accepted": found}


def whole(gateway, command, refused):
    """The refusal as it was recorded: its answer leaves out what the sender may not read."""
    try:
        rows = gateway.query("refusals", {}, "ada")
    except AssertionError:  # in a log without her
        return refused
    for row in rows:
        if row["command"]["id"] == command["id"] and "reasons" in row:
            return {"refused": row["reasons"]}
    return refused


def is_unseen(expected, came):
    """Whether it is told that there is nothing, or no more, in place of that the sender is no party to it."""
    codes = [[reason["code"] for reason in one.get("refused", [])] for one in (expected, came)]
    return codes in ([["notParty"], ["notFound"]], [["notParty"], ["notParty"]])


def play(gateway, found, scenario):
    """What came of it, or why it did not get so far."""
    status, answer = gateway.post("/api/test/begin", {})
    if status != 200:
        return f"no new log: {answer}"
    histories = found.get("histories", {})
    for step in [*steps(found["setup"], histories), *steps(scenario["given"], histories)]:
        refused, _ = outcome(gateway, step)
        if refused:
            return f"{step['id']} was not accepted: {refused}"
    when = scenario["when"]
    refused, receipt = outcome(gateway, when)
    came = whole(gateway, when, refused) if refused else events(gateway, when, receipt)
    expected = {name: value for name, value in scenario["then"].items() if value is not None}
    if is_unseen(expected, came):
        return None
    return None if plain(came) == plain(expected) else f"expected {expected}\n  found {came}"


def two_clocks(gateway):
    """What a claim looked like at points of both clocks, as its handler sees it."""
    found = json.loads((ROOT / "Specs/TwoClocks.json").read_text())
    gateway.post("/api/test/begin", {})
    for step in found["commands"]:
        _, answer = gateway.post(
            "/api/commands", {**step["command"], "at": step["recorded"]}, step["command"]["actor"]["id"])
        codes = [reason["code"] for reason in answer.get("refused", {}).get("reasons", [])]
        if codes != ([step["refused"]] if "refused" in step else []):
            yield f"{step} came to {answer}"
    for question in found["asOf"]:
        first, _, effective = question["known"].partition("@")
        params = {"position": int(first)} if first.isdigit() else {"recorded": first} if first else {}
        rows = gateway.query("replay", {**params, **({"effective": effective} if effective else {})}, "hugo")
        expected = question["expect"]
        came = {path: at(rows[0]["claim"], path) for path in expected} if expected and rows else None
        if came != expected or bool(rows) != bool(expected):
            yield f"{question['about']}: expected {expected}, found {came}"


def at(claim, path):
    """What stands under a path with dots, an amount as its minor units; what is zero is not there."""
    for name in path.split("."):
        claim = claim.get(name) if isinstance(claim, dict) else None
    if isinstance(claim, dict):
        claim = claim.get("minorUnits")
    return None if claim in (0, "", "unspecified") else claim


def run(claims, folder):
    tokens = folder / "tokens"
    tokens.touch(0o600)
    tokens.write_text("".join(f"{secrets.token_urlsafe(32)} {name}\n" for name in everybody()))
    gateway = Gateway(claims, folder, "--memory", "--empty", "--clock", "manual")
    failed, count = [], 0
    try:
        for name, found in files():
            for scenario in found["scenarios"]:
                count += 1
                differs = play(gateway, found, scenario)
                if differs:
                    failed.append(f"{name}: {scenario['name']}: {differs}")
        failed += [f"TwoClocks.json: {differs}" for differs in two_clocks(gateway)]
    finally:
        gateway.close()
    if failed or not count:
        raise AssertionError(f"{len(failed)} of {count} differ\n" + "\n".join(failed[:5]))
    return f"{count} scenarios"
