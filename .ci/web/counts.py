"""What is told to somebody who has not signed in counts nothing, however they ask."""

import json, socket, urllib.parse, uuid

from steps import ACCOUNT, need, note

# Of health, of an answer, of a refusal.
COUNTS = {"position", "durablePosition", "decidedAt", "streams", "pending", "observers", "counters", "connection",
          "outbox", "logID"}
NOBODY = {"role": "anonymous"}
RECEIPT = "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"


def check_counts(gateway, _):
    """Health, queries, commands, forecasts and events, all of which count for whoever signed in."""
    need(gateway.ask("GET", "/api/health") == (200, {"answers": True}), "health")
    need(names(gateway.ask("GET", "/api/health", person="ada")[1]) & COUNTS, "health for somebody")
    told = {}
    for query in ("community", "catalogs", "words", "flows"):
        told[query] = ask(gateway, f"/api/queries/{query}", {})
        need("position" in ask(gateway, f"/api/queries/{query}", {}, "carla"), f"{query} for somebody")
    flow, quiz, report = told["flows"]["rows"][0], str(uuid.uuid4()), str(uuid.uuid4())
    start = {"quiz": quiz, "command": {"startQuiz": {"flow": flow["id"], "version": flow["version"]}}}
    begin = {"report": report, "command": {"startReport": {"isAnonymous": True, "receipt": RECEIPT}}}
    for name, command, outcome in (
            ("quiz", start, "accepted"), ("taken", start, "refused"), ("report", begin, "accepted"),
            ("claim", {"claim": ACCOUNT, "command": {"addNote": {"text": "x"}}}, "refused")):
        command = {"id": str(uuid.uuid4()), "actor": NOBODY, **command}
        told[f"forecast of {name}"] = ask(gateway, "/api/forecast", command)
        told[name] = ask(gateway, "/api/commands", command)
        told[f"{name} again"] = ask(gateway, "/api/commands", command)
        told[f"forecast of {name} again"] = ask(gateway, "/api/forecast", command)
        need(outcome in told[name], told[name])
    told["show"] = ask(gateway, "/api/queries/show", {"stream": {"quiz": quiz}})
    told["receipt"] = ask(gateway, "/api/queries/receipt", {"receipt": RECEIPT})
    told["error"] = gateway.post("/api/queries/community", {"position": 1})[1]
    event, named = first_event(gateway), first_event(gateway, "carla")
    told["event"] = json.loads(event["data"])
    for name, answer in told.items():
        need(not names(answer) & COUNTS, f"{name}: {json.dumps(answer)[:300]}")
    need(set(event) == {"event", "data"} and set(named) == {"id", "event", "data"}, f"{event} {named}")
    need(ask(gateway, "/api/commands", note("counted"), "hugo")["accepted"]["position"] > 0, "for somebody")
    return f"{len(told)} answers"


def ask(gateway, path, body, person=None):
    status, answer = gateway.post(path, body, person)
    need(status == 200, f"{path}: {status} {answer}")
    return answer


def names(value):
    """Of all members at any depth."""
    if isinstance(value, list):
        return set().union(*map(names, value))
    return set(value).union(*map(names, value.values())) if isinstance(value, dict) else set()


def first_event(gateway, person=None):
    """The lines of the first slice that is told."""
    slices = urllib.parse.urlencode({"slices": json.dumps({"c": {"name": "community"}})})
    with socket.create_connection(("127.0.0.1", gateway.port), timeout=20) as found:
        token = f"Authorization: Bearer {gateway.tokens[person]}\r\n" if person else ""
        found.sendall(f"GET /api/events?{slices} HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\n{token}\r\n".encode())
        answer = b""
        while answer.count(b"\n\n") < 2:  # The first block says when to come back.
            chunk = found.recv(65536)
            need(chunk, f"it ended after {answer}")
            answer += chunk
    block = answer.split(b"\n\n")[1].decode()
    return dict(line.split(": ", 1) for line in block.split("\n"))
