"""The gateway as a program sees it that is no page."""

import concurrent.futures, json, os, signal, socket, stat, sys, tempfile, threading, time, urllib.parse, uuid

from steps import ACCOUNT, SCOOTER, history, need, note
from under_test import GATEWAY, Gateway


def check_door(gateway, _):
    """Who may come in, and with what."""
    def status(*arguments, **options):
        return gateway.ask(*arguments, **options)[0]
    good = note("never written")
    need(status("GET", "/api/me", headers={"Authorization": "Bearer " + "x" * 43}) == 401, "a guess")
    need(status("GET", "/api/health", headers={"Host": "evil.example"}) == 403, "another host")
    need(status("POST", "/api/commands", good, "hugo", headers={"Origin": "http://evil.example"})
         == 403, "another origin")
    need(status("POST", "/api/commands", good, "hugo", headers={"Sec-Fetch-Site": "cross-site"})
         == 403, "another site")
    need(status("POST", "/api/commands", good, "hugo", headers={"Content-Type": "text/plain"})
         == 415, "a form")
    need(status("POST", "/api/commands", {**good, "actor": {"id": "sara", "role": "supervisor"}},
                "hugo") == 403, "another actor")
    need(status("POST", "/api/commands", {**good, "importedBy": "ada"}, "hugo") == 400, "an import")
    need(status("POST", "/api/commands", {**good, "at": "2020-01-01T00:00:00Z"}, "hugo") == 400,
         "a time")
    need(status("POST", "/api/test/begin", {}, "hugo") == 404, "a switch for tests")
    for raw in (b'{"id":1,"id":2}', b"[]", b"{", b"\xff", b"[" * 100_000):
        need(status("POST", "/api/commands", raw=raw, person="hugo",
                    headers={"Content-Type": "application/json"}) == 400, raw[:20])
    need(status("POST", "/api/commands", raw=b" " * 1_000_001, person="hugo",
                headers={"Content-Type": "application/json"}) == 413, "a large body")
    for path in ("/../gateway.py", "/%2e%2e/gateway.py", "/people.py", "//etc/passwd",
                 "/api/blobs/x"):
        need(status("GET", path, person="hugo") == 404, path)
    for name in ("list", "worklist", "actors", "history", "refusals"):
        need(status("POST", f"/api/queries/{name}", {}) == 401, f"{name} without a name")
    need(status("POST", "/api/queries/community", {}) == 200, "what anybody may know")
    need(status("GET", "/") == 200, "the page")
    policy = gateway.headers["Content-Security-Policy"]
    need("default-src 'none'" in policy and "script-src 'self'" in policy, policy)
    need(status("GET", "/app.js", headers={"If-None-Match": "x"}) == 200, "the page's code")
    for file in ("tokens", "files"):
        mode = stat.S_IMODE(os.stat(gateway.folder / file).st_mode)
        need(mode & 0o077 == 0, f"{file}: {mode:o}")
    need(not any("never written" in json.dumps(row) for row in history(gateway, ACCOUNT)), "written")
    with socket.create_connection(("127.0.0.1", gateway.port)) as chunked:
        chunked.sendall(b"POST /api/commands HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nTransfer-Encoding: "
                        b"chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n" % gateway.port)
        answer = b"".join(iter(lambda: chunked.recv(4096), b""))
        need(answer.startswith(b"HTTP/1.1 411") and answer.count(b"HTTP/1.1") == 1, answer)
    with socket.create_connection(("127.0.0.1", gateway.port)) as half:
        half.sendall(b"POST /api/commands HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 90\r\n"
                     b"Content-Type: application/json\r\n\r\n{" % gateway.port)
    need(status("GET", "/api/health") == 200, "after half a request")


def raw(gateway, text, patience=10):
    """The beginning of the answer to a request that is written by hand."""
    with socket.create_connection(("127.0.0.1", gateway.port), timeout=patience) as found:
        found.sendall(text.replace("HOST", f"127.0.0.1:{gateway.port}").encode("latin-1"))
        answer = b""
        while b"\r\n\r\n" not in answer:
            chunk = found.recv(4096)
            if not chunk:
                break
            answer += chunk
        return answer.decode()


def check_limits(gateway, _):
    """Numbers that are none, names that would forge an event, and more than one's share."""
    for length in ("\xb2", "1_0", "+1", "-1", "1e1", ""):
        answer = raw(gateway, "POST /api/commands HTTP/1.1\r\nHost: HOST\r\nContent-Length: "
                     f"{length}\r\nContent-Type: application/json\r\n\r\n{{}}")
        need(answer.startswith("HTTP/1.1 411"), f"Content-Length: {length!r}: {answer[:60]}")
    good = {"name": "community", "params": {}}
    for names in ("entry", "a\nid: 9", "a\rb", "", "a b", "x" * 65, "é"):
        query = urllib.parse.urlencode({"slices": json.dumps({names: good})})
        status, answer = gateway.ask("GET", f"/api/events?{query}")
        need(status == 400 and answer["error"]["code"] == "badSlices", f"{names!r}: {status}")
    for slices in ("[]", "3", '{"a":NaN}', "[" * 5000, '{"a":1,"a":2}', '{"a":{"name":"community"'):
        query = urllib.parse.urlencode({"slices": slices})
        need(gateway.ask("GET", f"/api/events?{query}")[0] == 400, slices[:20])
    for after in ("\xb2", "-1", "1_0", "9" * 30):
        query = urllib.parse.urlencode({"after": after})
        need(gateway.ask("GET", f"/api/events?{query}", person="ada")[0] == 400, after)
    need(gateway.ask("GET", "/api/me")[1] == {"person": None, "name": None, "roles": [],
                                               "colleagues": []}, "nobody")
    _, hugo = gateway.ask("GET", "/api/me", person="hugo")
    need(hugo["person"] == "hugo" and "handler" in hugo["roles"], hugo)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        small = Gateway(gateway.claims, folder, "--memory", "--upload-quota", "80000", "--upload-bytes",
                        "50000", "--room", "1", "--anonymous-listeners", "3",
                        "--anonymous-per-minute", "20")
        try:
            shares(small)
        finally:
            small.close()


def shares(gateway):
    """What each may use, and when it comes back."""
    def store(count, person=None):
        status, answer = gateway.ask("PUT", "/api/blobs", person=person, raw=os.urandom(count))
        return status, answer.get("error", {}).get("code")
    need(store(50_001, "hugo") == (413, "tooLarge"), "a large file")
    need(store(50_000, "hugo")[0] == store(30_000, "hugo")[0] == 200, "two files")
    need(store(10_000, "hugo") == (429, "tooMany"), "more than a day's files")
    need(int(gateway.headers["Retry-After"]) > 5_000, "when there is room again")
    need(store(10_000, "sara")[0] == 200, "somebody else's")
    need(store(9_000)[0] == 200 and store(9_000) == (429, "tooMany"), "without a name")
    # What did not come is not counted.
    half_a_file(gateway, "carla")
    need(store(50_000, "carla")[0] == 200, "after half a file")

    path = "/api/events?" + urllib.parse.urlencode({"slices": json.dumps(
        {f"s{number}": {"name": "community", "params": {}} for number in range(4)})})
    listening = [socket.create_connection(("127.0.0.1", gateway.port), timeout=10)
                 for _ in range(4)]
    answers = []
    for one in listening:
        one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\n\r\n".encode())
        answers.append(one.recv(4096).decode().split("\r\n")[0].split()[1])
    need(answers == ["200"] * 3 + ["429"], answers)
    for one in listening:
        one.close()
    # Whoever left is noticed soon, so that their places are free.
    gateway.wait_for(lambda: subscriptions(gateway) == 0, 10)
    more = "/api/events?" + urllib.parse.urlencode({"after": 0, "slices": json.dumps(
        {f"s{number}": {"name": "actors", "params": {}} for number in range(15)})})
    listening = []
    for number in range(17):
        one = socket.create_connection(("127.0.0.1", gateway.port), timeout=10)
        one.sendall((f"GET {more} HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\nAuthorization: "
                     f"Bearer {gateway.tokens['ada']}\r\n\r\n").encode())
        listening.append(one)
        status = one.recv(4096).decode().split("\r\n")[0].split()[1]
        need(status == ("200" if number < 16 else "429"), f"{number}: {status}")
    need(subscriptions(gateway) == 256, f"{subscriptions(gateway)} subscriptions")
    for one in listening:
        one.close()
    statuses = [gateway.post("/api/queries/community", {})[0] for _ in range(260)]
    need(statuses[0] == 200 and statuses[-1] == 429, f"{statuses[0]}, {statuses[-1]}")
    need(0 < int(gateway.headers["Retry-After"]) < 60, gateway.headers)
    need(gateway.post("/api/queries/community", {}, "hugo")[0] == 200, "with a name")


def half_a_file(gateway, person):
    with socket.create_connection(("127.0.0.1", gateway.port), timeout=10) as found:
        found.sendall(f"PUT /api/blobs HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\nAuthorization: "
                      f"Bearer {gateway.tokens[person]}\r\nContent-Length: 50000\r\n\r\nhalf".encode())
        found.shutdown(socket.SHUT_WR)
        need(b"tooShort" in b"".join(iter(lambda: found.recv(4096), b"")), "half a file")


def subscriptions(gateway):
    return gateway.ask("GET", "/api/health", person="ada")[1]["connection"]["subscriptions"]


def check_late(gateway, _):
    """What the kernel answers when nobody waits any more is given up, and nothing of it kept."""
    sys.path.insert(0, str(GATEWAY.parent))
    from event_stream import Listener, Listeners
    from kernel_process import Fault, KernelProcess, Unanswered
    listeners = Listeners()
    kernel = KernelProcess([gateway.claims, "serve", "--memory"], listeners.take, listeners.renew)
    listeners.kernel = kernel
    kernel.start()
    try:
        kernel.call("health")
        listener = Listener(None, "here", {"a": {"name": "community", "params": {}}}, None)
        os.kill(kernel.process.pid, signal.SIGSTOP)
        try:
            with listeners.lock:
                listeners.all.add(listener)
            answered = []
            try:
                kernel.ask("subscribe", {"slice": listener.slices["a"]}, 0.05,
                           lambda result, start: answered.append((start, result["subscription"])))
                raise AssertionError("a kernel that stands still answered")
            except Unanswered:
                need(len(kernel.calls) == 1, kernel.calls)
        finally:
            os.kill(kernel.process.pid, signal.SIGCONT)
        gateway.wait_for(lambda: answered and not kernel.calls, 10)
        listeners.unwanted.put(answered[0])
        gateway.wait_for(
            lambda: kernel.call("health")["connection"]["subscriptions"] == 0, 10)
        # And a listener that left while it was being tied leaves nothing either.
        listeners.subscribe(listener)
        need(kernel.call("health")["connection"]["subscriptions"] == 1, "one listens")
        listeners.remove(listener)
        listeners.subscribe(listener)
        gateway.wait_for(
            lambda: kernel.call("health")["connection"]["subscriptions"] == 0, 10)
        need(not listeners.owners, listeners.owners)
        # More subscriptions than the kernel has are told as such.
        try:
            for _ in range(1025):
                kernel.call("subscribe", {"feed": {"after": 0}})
            raise AssertionError("without end")
        except Fault as fault:
            need(fault.code == -32006, fault)
    finally:
        kernel.close()


def check_once(gateway, _):
    """A retried POST leaves one event, one after another or all at once."""
    command = note("once")
    answers = [gateway.post("/api/commands", command, "hugo")[1] for _ in range(3)]
    need([answer["accepted"]["repeated"] for answer in answers] == [False, True, True], answers)
    command = note("at once")
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(
            lambda _: gateway.post("/api/commands", command, "hugo")[1], range(8)))
    need(sum(not answer["accepted"]["repeated"] for answer in answers) == 1, answers)
    need(len({answer["accepted"]["position"] for answer in answers}) == 1, answers)
    texts = [row["data"].get("text") for row in history(gateway, ACCOUNT)]
    need(texts.count("once") == 1 and texts.count("at once") == 1, texts)
    other = {**command, "command": {"addNote": {"text": "x"}}}
    status, answer = gateway.post("/api/commands", other, "hugo")
    need(answer["refused"]["reasons"][0]["code"] == "commandIdReused", answer)


def check_role(gateway, _):
    """An action beyond the role is refused by the kernel, in the language of who asks."""
    command = {"id": str(uuid.uuid4()), "actor": {"role": "supervisor"}, "claim": SCOOTER,
               "command": {"confirmDecision": {}}}
    _, answer = gateway.post("/api/commands", command, "carla", headers={"Accept-Language": "es"})
    need(answer["refused"]["reasons"][0]["code"] == "notAuthorised", answer)
    need(any(letter in answer["refused"]["texts"][0] for letter in "áéíóúñ") or
         " el " in f" {answer['refused']['texts'][0]} ", answer["refused"]["texts"])
    need(any(row["command"]["id"] == command["id"] for row in gateway.log("refusals")),
         "it is in the log")
    command = {**note("x"), "actor": {"role": "handler"}}
    _, answer = gateway.post("/api/commands", command)
    need("refused" in answer, "nobody, as a handler")


def listen(gateway, person, path, seen, stop, last="0"):
    """Reads the feed by itself, and comes back with Last-Event-ID, as a browser would."""
    while not stop.is_set():
        try:
            with socket.create_connection(("127.0.0.1", gateway.port), timeout=2) as found:
                found.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\n"
                               f"Authorization: Bearer {gateway.tokens[person]}\r\n"
                               f"Last-Event-ID: {last}\r\n\r\n").encode())
                found.settimeout(0.5)
                buffer = b""
                while not stop.is_set():
                    try:
                        chunk = found.recv(65536)
                    except TimeoutError:
                        continue
                    if not chunk:
                        break
                    *blocks, buffer = (buffer + chunk).split(b"\n\n")
                    for block in blocks:
                        lines = dict(line.split(": ", 1) for line in block.decode().splitlines()
                                     if ": " in line and not line.startswith((":", "HTTP")))
                        if lines.get("event") == "entry":
                            last = lines["id"]
                            seen += [row["position"] for row in json.loads(lines["data"])["rows"]]
        except OSError:
            time.sleep(0.05)


def check_killed(gateway, _):
    """Kernel and gateway are killed again and again: every command counts once, and who follows the
    feed misses nothing and gets nothing twice."""
    seen, stop = [], threading.Event()
    follower = threading.Thread(target=listen, args=(
        gateway, "ada", "/api/events?after=0", seen, stop), daemon=True)
    follower.start()
    sent, done = [], threading.Event()

    def send():
        while not done.is_set():
            command = note(f"number {len(sent)}, {uuid.uuid4()}")
            sent.append(command["command"]["addNote"]["text"])
            gateway.wait_for(lambda: gateway.post("/api/commands", command, "hugo")[0] == 200, 60)

    senders = [threading.Thread(target=send) for _ in range(4)]
    for thread in senders:
        thread.start()
    for number in range(9):
        time.sleep(0.3)  # Long enough that something is on its way at every death.
        if number % 3 == 2:
            gateway.kill()
            gateway.start()
        else:
            gateway.kill_kernel()
    done.set()
    for thread in senders:
        thread.join()
    rows = gateway.log()
    texts = [row["data"].get("text") for row in rows]
    for text in sent:
        need(texts.count(text) == 1, f"{text}: {texts.count(text)}")
    # An administrator hears of every event, also of the one that was recorded last, which whoever
    # reads the file beside its writer does not see yet.
    positions = [row["position"] for row in rows]
    gateway.wait_for(lambda: len(seen) >= len(positions), 10)
    stop.set()
    follower.join()
    once = all(before < after for before, after in zip(seen, seen[1:]))
    need(once and seen[:len(positions)] == positions and len(seen) <= len(positions) + 1,
         f"{len(seen)} events seen, {len(positions)} there")
    return f"9 deaths, {len(sent)} commands, {len(seen)} events"
