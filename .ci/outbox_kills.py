"""Kills a real process in front of an outbox after each of 200 steps, twice: before its answer is heard, and
after. Then both sides are compared: everything is settled or still waits, none is lost, none is there twice.
Part of check_kills.
"""

import json, os, random, signal, subprocess, sys, tempfile, time

STEPS = int(os.environ.get("OUTBOX_STEPS", "200"))
CLAIM = "00000000-0000-0000-0000-00000000000a"
WAITING = {"queued", "sending", "retry"}


def check(holds, what):
    if not holds:
        sys.exit(f"FAILED: {what}")


def uuid(number):
    return f"00000000-0000-0000-0000-{number:012x}"


def note(number, text, **more):
    return {"id": uuid(number), "actor": {"id": "carla", "role": "claimant"}, "claim": CLAIM,
            "command": {"addNote": {"text": text}}, **more}


class Device:
    """`claims serve` with an outbox, and what its user has asked for, life after life."""

    def __init__(self, claims, folder):
        self.line = [claims, "serve", "--log", os.path.join(folder, "kept.wal"),
                     "--outbox", os.path.join(folder, "out.wal")]
        self.is_online, self.lives, self.forgotten = True, 0, 0
        # By id: the items that somebody was told of.
        self.known = {}

    def start(self):
        words = [] if self.is_online else ["--offline"]
        self.process = subprocess.Popen(
            self.line + words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number, self.lives = 0, self.lives + 1
        self.ask("initialize", {"protocolVersion": 1})

    def write(self, method, params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, params):
        self.write(method, params)
        answer = self.process.stdout.readline()
        check(answer, f"{method}: no answer")
        answer = json.loads(answer)
        check("result" in answer, f"{method} {params}: {answer}")
        return answer["result"]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def items(self):
        return self.ask("outbox", {"all": True})["rows"]

    def accepted(self):
        """The commands in the log behind, and where each stands."""
        rows = self.ask("query", {"name": "history", "params": {"limit": 10_000}})["rows"]
        found = [row["command"]["id"] for row in rows]
        check(len(set(found)) == len(found), "a command is in the log twice")
        return {row["command"]["id"]: row["position"] for row in rows}

    def compare(self):
        """Both sides, as they stand in the middle of everything."""
        # The log first: what is acknowledged by then stands in it.
        items = {item["command"]: item for item in self.items()}
        log = self.accepted()
        lost = self.known.keys() - items.keys()
        check(not lost, f"lost from the outbox: {sorted(lost)}")
        for id, item in items.items():
            if item["status"] == "acknowledged":
                check(log.get(id) == item["position"], f"{item} is not in the log where it says")
        places = [item["place"] for item in items.values()]
        check(places == sorted(set(places)), "items are out of order")
        return items, log


def next_action(number, device, dice):
    """What the user does next: queues something, or decides about what was refused."""
    aside = [item for item in device.items() if item["status"] in ("refused", "conflict", "parked")]
    chance = dice.random()
    if chance < 0.08:
        return "connection", {"online": not device.is_online}
    if aside and chance < 0.4:
        item = dice.choice(aside)
        id, action = item["command"], dice.choice(item["actions"])
        if action == "edit":
            return "edit", {**item["asked"], "command": {"addNote": {"text": f"mended at {number}"}}}
        if action == "retryAsNew":
            return "retryAsNew", {"command": id, "as": uuid(0x1000_0000 + number)}
        if action == "resolve":
            return "resolve", {"command": id, "by": dice.choice(["rebase", "keepLocal", "keepRemote"])}
        return action, {"command": id}
    if chance < 0.52:
        return "enqueue", note(number, "")
    if chance < 0.64:
        return "enqueue", note(number, f"stale {number}", expectedRevision=0)
    return "enqueue", note(number, f"note {number}")


def serve_kills(claims):
    """Each action is sent, and the process killed before it has answered; then the same is sent again, answered,
    and the process killed while it delivers."""
    dice = random.Random(6)
    with tempfile.TemporaryDirectory() as folder:
        device = Device(claims, folder)
        device.start()
        for number, (name, role) in enumerate([("ada", "administrator"), ("carla", "claimant")]):
            device.ask("send", {"id": uuid(number + 1), "actor": {"id": "ada", "role": "administrator"},
                                "person": name, "command": {"registerActor": {"name": name, "roles": [role]}}})
        device.ask("send", {"id": uuid(3), "actor": {"id": "carla", "role": "claimant"}, "claim": CLAIM,
                            "command": {"openDraft": {"type": "auto"}}})
        for step in range(STEPS):
            action, params = next_action(100 + step, device, dice)
            device.write(action, params)
            time.sleep(dice.random() * 0.003)
            device.kill()
            device.start()
            items, _ = device.compare()
            answer = device.ask(action, params)
            if action == "connection":
                device.is_online = params["online"]
            elif "refused" in answer:
                # What was shown was not on the disk yet: it is asked for again, and decided about once it is known.
                asked = items.get(params.get("id") if action == "edit" else params.get("command"))
                check(asked and asked["status"] in WAITING, f"{action} {params}, asked again: {answer}")
                device.forgotten += 1
            else:
                # However far the first request had come: the same again is answered as that was.
                check("item" in answer, f"{action} {params}, asked again: {answer}")
                device.known[answer["item"]["command"]] = answer["item"]
            time.sleep(dice.random() * 0.003)
            device.kill()
            device.start()
        device.is_online = True
        device.ask("connection", {"online": True})
        deadline = time.monotonic() + 60
        while True:
            standing = device.ask("outbox", {})
            if not standing["underWay"] + standing["parked"]:
                break
            check(time.monotonic() < deadline, "what waits is not delivered")
            for item in standing["rows"]:
                if item["status"] in ("retry", "parked"):
                    device.ask("retry", {"command": item["command"]})
            time.sleep(0.01)
        items, log = device.compare()
        settled = {id for id, item in items.items() if item["status"] == "acknowledged"}
        behind = log.keys() - {uuid(1), uuid(2), uuid(3)}
        # Whoever drops what was sent and not answered is told that it may have been carried out; whoever edits it,
        # that the other side has its id already.
        unheard = {id for id, item in items.items()
                   if item["status"] == "dropped" and item["isUnanswered"]
                   or any(r["code"] == "commandIdReused" for r in item.get("refused", {}).get("reasons", []))}
        check(settled <= behind <= settled | unheard, f"the two sides do not agree: acknowledged and not in the log "
              f"{sorted(settled - behind)}, in the log and here {[items.get(id) for id in behind - settled - unheard]}")
        check(not WAITING & {item["status"] for item in items.values()}, "something still waits")
        device.kill()
        counts = {status: sum(item["status"] == status for item in items.values())
                  for status in sorted({item["status"] for item in items.values()})}
        print(f"serve --outbox: killed after each of {STEPS} steps, before and after its answer, in "
              f"{device.lives} lives: {', '.join(f'{n} {s}' for s, n in counts.items())}; "
              f"{device.forgotten} shown and asked for again; both sides agree")


def send_kills(claims):
    """`claims send --outbox` is killed while it queues, and `claims sync` while it delivers, after each step."""
    dice = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        log, outbox = os.path.join(folder, "kept.wal"), os.path.join(folder, "out.wal")

        def run(*words, text="", killing=None):
            """Killed within so many seconds, where that is said."""
            process = subprocess.Popen([claims, *words], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            try:
                process.stdin.write(text.encode())
                process.stdin.flush()
            except BrokenPipeError:
                pass
            if killing:
                time.sleep(dice.random() * killing)
                process.send_signal(signal.SIGKILL)
            try:
                process.stdin.close()
            except BrokenPipeError:
                pass
            told = process.stdout.read().splitlines(True)
            process.stdout.close()
            process.wait()
            # A line that the kill cut off told nobody anything.
            return [json.loads(line) for line in told if line.endswith(b"\n")]

        people = [{"id": uuid(number + 1), "actor": {"id": "ada", "role": "administrator"}, "person": name,
                   "command": {"registerActor": {"name": name, "roles": [role]}}}
                  for number, (name, role) in enumerate([("ada", "administrator"), ("carla", "claimant")])]
        draft = {"id": uuid(3), "actor": {"id": "carla", "role": "claimant"}, "claim": CLAIM,
                 "command": {"openDraft": {"type": "auto"}}}
        run("send", "--log", log, text="".join(json.dumps(c) + "\n" for c in [*people, draft]))
        # As long as a whole life takes here; not for long on a busy machine.
        started = time.monotonic()
        run("history", "--log", log, "--json")
        longest = min(0.05, 2 * (time.monotonic() - started))
        wanted, told = [], 0
        for step in range(STEPS):
            line = json.dumps(note(100 + step, f"note {step}")) + "\n"
            told += len(run("send", "--outbox", outbox, text=line, killing=longest))
            run("send", "--outbox", outbox, text=line)
            wanted.append(uuid(100 + step))
            run("sync", "--outbox", outbox, "--log", log, "--json", killing=longest)
        run("sync", "--outbox", outbox, "--log", log, "--json")
        check(not os.path.exists(outbox), "something is left in the outbox")
        found = [row["command"]["id"] for row in run("history", "--log", log, "--json")][3:]
        check(found == wanted, f"{len(found)} of {len(wanted)} are in the log, or not once, or not in order")
        print(f"send --outbox and sync: each killed after each of {STEPS} steps, {told} queued before the kill: "
              f"one event each, in order")


def main(claims):
    serve_kills(claims)
    send_kills(claims)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else ".build/debug/claims")
