"""The kernel as a child process that is asked by lines: JSON-RPC 2.0, one message a line.

When it dies it is started again, and whatever was asked and not answered is asked again with the
same ids. That is safe: a command's id is its receipt, and questions change nothing.
"""

import itertools, json, subprocess, sys, threading, time

LONGEST_LINE_BYTES = 1 << 20  # Specs/JSONLines.md, "Lines"
LOG_FAILED, SHUTTING_DOWN = -32004, -32005  # There, "Errors": start again and send again.
FIRST_PAUSE_S, LONGEST_PAUSE_S, STEADY_AFTER_S = 0.05, 5.0, 10.0

INITIALIZE = {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
    "protocolVersion": 1, "client": {"name": "web gateway"}}}


class Fault(Exception):
    """The kernel could not answer: it says `message`, in Spanish `data["es"]`, under a JSON-RPC `code`."""

    def __init__(self, code, message, data=None):
        super().__init__(message)
        self.code, self.message, self.data = code, message, data or {}

    @property
    def texts(self):
        return {"en": self.message, "es": self.data.get("es", self.message)}


class Unanswered(Exception):
    """No answer came in time. Nothing is known of what was asked: ask again with the same ids."""

    def __init__(self, is_closing=False):
        super().__init__("the gateway is closing" if is_closing else "the kernel gave no answer in time")
        self.is_closing = is_closing


class Call:
    def __init__(self, line, on_result=None):
        self.line, self.done, self.on_result = line, threading.Event(), on_result
        self.abandoned = False  # Nobody waits for it any more.
        self.result, self.fault = None, None
        self.sent_to = 0  # Which start of the process it was written to,
        self.number = 0  # and as which of the lines that went there.


class KernelProcess:
    """Starts `command`, answers calls, and hands every notification to `on_notification`.

    `on_start` is called after each start: subscriptions do not outlive a process and are made anew
    there. Both are told which start of the process it is, from 1.
    """

    def __init__(self, command, on_notification, on_start=lambda start: None, environment=None):
        self.command, self.environment = command, environment
        self.on_notification, self.on_start = on_notification, on_start
        self.ids = itertools.count(1)
        # Two locks: whoever writes may wait for a kernel that waits to be read, so whoever reads
        # must need no lock that is held while writing.
        self.lock, self.writing = threading.Lock(), threading.Lock()
        self.calls, self.process, self.closing, self.starts = {}, None, False, 0
        self.lines = 0  # How many were written to this process.
        self.is_expected = False  # Whether the process ends because somebody asked for it.
        self.keeper = threading.Thread(target=self.keep_alive, name="kernel", daemon=True)

    def start(self):
        self.keeper.start()

    def call(self, method, params=None, timeout=20):
        """Asks and waits. Throws `Fault` for an error, `Unanswered` where none came in time."""
        return self.ask(method, params, timeout)[0]

    def every(self, question, timeout=20):
        """Every row of a query, however many answers it takes: Specs/JSONLines.md, "Bounds"."""
        params = dict(question.get("params") or {})
        while True:
            answer = self.call("query", {**question, "params": params}, timeout)
            page = answer.get("page") or {}
            yield from answer["rows"][:page.get("shown")]
            if "next" not in page:
                return
            params.update(page["next"])

    def ask(self, method, params=None, timeout=20, on_result=None):
        """The same, and which start of the process gave the answer.

        `on_result` is called with both before anything is read that comes behind the answer, also
        where that is too late for whoever asked."""
        number = next(self.ids)
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params or {}}
        try:
            line = json.dumps(message, ensure_ascii=False, allow_nan=False).encode() + b"\n"
        except (ValueError, RecursionError) as error:  # NaN, or half a character.
            raise Fault(-32602, f"this is no JSON: {error}", {
                "reason": "parseError", "es": f"esto no es JSON: {error}"}) from None
        if len(line) > LONGEST_LINE_BYTES + 1:
            raise Fault(-32001, f"at most {LONGEST_LINE_BYTES} bytes", {
                "reason": "tooLarge", "es": f"como máximo {LONGEST_LINE_BYTES} bytes"})
        call = Call(line, on_result)
        with self.lock:
            if self.closing:
                raise Unanswered(is_closing=True)
            self.calls[number] = call
        with self.writing:
            self.write(call)
        answered = call.done.wait(timeout)
        with self.lock:
            call.abandoned = on_result is not None and not call.done.is_set()
            if not call.abandoned:
                self.calls.pop(number, None)
        if not answered or (call.fault is None and call.result is Unanswered):
            raise Unanswered(self.closing)
        if call.fault:
            raise Fault(call.fault.get("code"), call.fault.get("message"), call.fault.get("data"))
        return call.result, call.sent_to

    def write(self, call):
        """With `writing` held. A line that does not get out is sent after the next start."""
        if self.process is None or call.sent_to == self.starts:
            return
        self.lines += 1
        call.sent_to, call.number = self.starts, self.lines
        try:
            self.process.stdin.write(call.line)
            self.process.stdin.flush()
        except (OSError, ValueError):
            pass

    def keep_alive(self):
        pause = FIRST_PAUSE_S
        while not self.closing:
            began = time.monotonic()
            try:
                self.run_once()
            except OSError as error:
                print(f"the kernel does not start: {error}", file=sys.stderr, flush=True)
            if self.closing:
                return
            if self.is_expected:
                self.is_expected = False
                continue
            pause = FIRST_PAUSE_S if time.monotonic() - began > STEADY_AFTER_S else pause
            print(f"the kernel ended; it starts again in {pause:.2f} s",
                  file=sys.stderr, flush=True)
            time.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE_S)

    def run_once(self):
        process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.environment,
            start_new_session=True)  # An interrupt at the terminal is the gateway's to handle.
        with self.writing:
            self.process, self.starts, self.lines = process, self.starts + 1, 0
            start = self.starts
            self.write(Call(json.dumps(INITIALIZE).encode() + b"\n"))
        # On a thread of its own: what it asks is answered to this one.
        threading.Thread(target=self.renew, args=(start,), name="renew", daemon=True).start()
        for line in process.stdout:
            self.take(line, start)
        with self.writing:
            self.process = None
            try:
                process.stdin.close()
            except OSError:
                pass  # What could not be flushed was never answered, and is sent again.
        process.wait()

    def renew(self, start):
        with self.lock:
            self.calls = {number: call for number, call in self.calls.items()
                          if not call.abandoned}
            waiting = list(self.calls.values())
        for call in waiting:
            with self.writing:
                self.write(call)
        self.on_start(start)

    def take(self, line, start):
        try:
            message = json.loads(line)
        except ValueError:
            return  # Cut off by the end of the process.
        if "method" in message:
            self.on_notification(start, message["method"], message.get("params") or {})
            return
        fault = message.get("error")
        if fault and fault.get("code") in (LOG_FAILED, SHUTTING_DOWN):
            self.restart()
            return
        with self.lock:
            calls = [self.calls.get(message.get("id"))]
            if message.get("id") is None and fault:
                # A line that it could not read: whoever wrote it hears so, and all where it does
                # not say which.
                line = (fault.get("data") or {}).get("line")
                calls = [call for call in self.calls.values() if line in (None, call.number)]
        for call in calls:
            if call and call.sent_to == start:
                call.result, call.fault = message.get("result"), fault
                if call.on_result and not fault:
                    call.on_result(call.result, start)
                with self.lock:
                    call.done.set()
                    if call.abandoned:
                        self.calls.pop(message.get("id"), None)

    def restart(self, at_once=False):
        """Ends the process, which is started again; what it did not answer is sent again."""
        self.is_expected, process = at_once, self.process
        if process:
            process.kill()
            if at_once:
                process.wait()  # So that nothing is answered from what it knew.

    def close(self, patience=5):
        """Lets the kernel finish: at the end of its input it syncs, seals the log and leaves."""
        self.closing, process = True, self.process
        with self.lock:
            waiting = list(self.calls.values())
        for call in waiting:
            call.result = Unanswered
            call.done.set()
        if process:
            try:
                process.stdin.close()
                process.wait(patience)
            except (OSError, subprocess.TimeoutExpired):
                process.kill()
        if self.keeper.is_alive() and self.keeper is not threading.current_thread():
            self.keeper.join(1)
