"""A gateway that is started, killed and asked by tests."""

import http.client, json, os, pathlib, socket, subprocess, sys, threading, time, uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GATEWAY = ROOT / "Examples/Web/gateway.py"


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Gateway:
    def __init__(self, claims, folder, *options):
        self.port, self.folder, self.claims = free_port(), pathlib.Path(folder), claims
        self.command = [
            sys.executable, str(GATEWAY), "--claims", claims, "--port", str(self.port),
            "--folder", str(folder), "--anonymous-per-minute", "100000", *options]
        self.url = f"http://127.0.0.1:{self.port}"
        self.local, self.marks = threading.local(), 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, text=True,
            stderr=open(self.folder / "errors", "ab"))
        self.told = ""
        for line in self.process.stdout:
            self.told += line
            if line.startswith("To end"):
                break
        else:
            raise SystemExit("the gateway does not start:\n" + (self.folder / "errors").read_text())
        self.read_tokens()

    def read_tokens(self):
        lines = (self.folder / "tokens").read_text().splitlines()
        # At once: others ask meanwhile.
        self.tokens = {person: token for token, _, person in (line.split(" ", 2) for line in lines)}

    def kill(self):
        self.process.kill()
        self.process.wait()

    def kernel_pid(self):
        shown = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)],
                               capture_output=True, text=True).stdout.split()
        return int(shown[0]) if shown else None

    def kill_kernel(self):
        pid = self.kernel_pid()
        if pid:
            os.kill(pid, 9)
        return pid

    def close(self):
        self.process.terminate()
        return self.process.wait(20)

    def log(self, verb="history", *words):
        """What `claims` reads in the log itself: all of it, past the gateway.

        Of a log that is being written it takes the last commit for durable once there is a later
        one: somebody is registered for that."""
        self.marks += 1
        mark = {"id": str(uuid.uuid4()), "actor": {"role": "administrator"},
                "person": f"mark {self.marks}",
                "command": {"registerActor": {"name": "Mark", "roles": ["payer"]}}}
        status, answer = self.wait_for(lambda: self.post("/api/commands", mark, "ada"))
        if status != 200 or "accepted" not in answer:
            raise AssertionError(f"{status} {answer}")
        shown = subprocess.run([self.claims, verb, *words, "--json", "--log",
                                str(self.folder / "claims.wal")], capture_output=True, text=True)
        if shown.returncode:
            raise AssertionError(shown.stderr)
        return [json.loads(line) for line in shown.stdout.splitlines()]

    def ask(self, method, path, body=None, person=None, headers=(), raw=None):
        """Status and answer. One connection a thread, as a browser keeps one."""
        sent = dict(headers)
        if person:
            sent["Authorization"] = f"Bearer {self.tokens[person]}"
        data = raw
        if body is not None:
            data = json.dumps(body).encode()
            sent.setdefault("Content-Type", "application/json")
        for attempt in (1, 2):
            connection = getattr(self.local, "connection", None)
            if connection is None:
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
                self.local.connection = connection
            try:
                connection.request(method, path, data, sent)
                response = connection.getresponse()
                text = response.read()
                break
            except (OSError, http.client.HTTPException):
                connection.close()
                self.local.connection = None
                if attempt == 2:
                    raise
        self.headers = dict(response.getheaders())
        try:
            return response.status, json.loads(text)
        except ValueError:
            return response.status, text

    def post(self, path, body, person=None, **options):
        return self.ask("POST", path, body, person, **options)

    def query(self, name, params=None, person="ada"):
        status, answer = self.post(f"/api/queries/{name}", params or {}, person)
        if status != 200:
            raise AssertionError(f"{name}: {status} {answer}")
        return answer["rows"]

    def wait_for(self, what, seconds=20):
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            try:
                found = what()
                if found:
                    return found
            except (OSError, http.client.HTTPException, AssertionError):
                pass
            time.sleep(0.05)
        raise AssertionError("it never came")
