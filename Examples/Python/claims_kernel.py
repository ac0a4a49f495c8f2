"""A client of `claims serve`: commands, questions and subscriptions over lines of JSON.

    from claims_kernel import Accepted, Kernel

    with Kernel("claims.wal") as kernel:
        answer = kernel.send("hugo", "handler", "addNote", {"text": "called"}, claim=CLAIM)
        if isinstance(answer, Accepted):
            print(answer.events)

One file, Python 3.11 or newer, the standard library alone. A refusal is a value, not an exception: the
kernel has answered. What is raised says that it has not.

The protocol: Specs/JSONLines.md. What commands and rows are made of: Specs/JSON.md and Specs/Log.proto.
"""

from __future__ import annotations

import codecs
import functools
import io
import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Literal, NotRequired, Self, TypedDict

Role = Literal[
    "claimant", "handler", "supervisor", "payer", "administrator", "auditor", "assessor", "agent",
    "verifier", "investigator", "legal", "system", "anonymous"]
Row = dict[str, Any]


class Money(TypedDict):
    """Never a fraction: 1200 of EUR is twelve euros."""

    minorUnits: int
    currency: str


class Stream(TypedDict, total=False):
    """Exactly one member says which stream."""

    claim: str
    document: str
    report: str
    accident: str
    property: str
    quiz: str
    lead: str
    person: str
    rules: bool
    catalogs: bool


class Actor(TypedDict):
    id: str
    role: str


class Command(TypedDict):
    """A command as a line of JSON has it: `claim` stands for whichever kind of stream it goes to."""

    id: str
    actor: Actor
    command: dict[str, Mapping[str, Any]]
    claim: NotRequired[str]
    document: NotRequired[str]
    report: NotRequired[str]
    accident: NotRequired[str]
    property: NotRequired[str]
    quiz: NotRequired[str]
    lead: NotRequired[str]
    person: NotRequired[str]
    effective: NotRequired[str]
    correlation: NotRequired[str]
    expectedRevision: NotRequired[int]


@dataclass(frozen=True)
class Reason:
    """Why not: a stable code, and what was expected and found where that says more."""

    code: str
    expected: str = ""
    found: str = ""


@dataclass(frozen=True)
class Accepted:
    """The receipt of a command: the same for every repetition, across restarts."""

    command: str
    position: int
    revision: int
    recorded: str
    events: tuple[str, ...]
    repeated: bool


@dataclass(frozen=True)
class Refused:
    """What stands against a command. Nothing happened, and it may be sent again."""

    command: str
    reasons: tuple[Reason, ...]
    message: str

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(reason.code for reason in self.reasons)


Answer = Accepted | Refused


@dataclass(frozen=True)
class Item:
    """A command in the outbox: where it stands, why it was refused, and what may be done about it."""

    command: str
    status: str
    reasons: tuple[Reason, ...]
    actions: tuple[str, ...]
    row: Row


@dataclass(frozen=True)
class Foreseen:
    """What would happen if a command were sent now: the names of events, and what they would say."""

    events: tuple[tuple[str, Row], ...]


Forecast = Foreseen | Accepted | Refused


@dataclass(frozen=True)
class Permission:
    """What somebody may do, or why not; the rules that its arguments must keep."""

    actor: str
    role: str
    command: str
    allowed: bool
    reasons: tuple[Reason, ...]
    conditions: tuple[str, ...]


@dataclass(frozen=True)
class Rows:
    """The answer to a question, and the position of the last event that it rests on.

    page: where these are not all rows, how many count, of how many, and what goes on; see `every`.
    """

    position: int
    rows: list[Row]
    page: Row | None = None


class KernelError(Exception):
    """The kernel did not answer. `reason` is stable; the text is for people."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(f"{reason}: {message}")
        self.reason = reason


class InvalidRequest(KernelError):
    """What was sent is no request, or names something that is not there: mend the sender."""


class NotFound(KernelError):
    """There is no such stream, or the reader does not see it."""


class LogFailed(KernelError):
    """The log could not be written or read: start again, and send the same commands with the same ids."""


class KernelGone(KernelError):
    """The process ended before it answered, and did not come back.

    exit_code: as Specs/CommandLine.md lists them; None where a signal ended it, or nothing did.
    signal: the number of the signal that ended it.
    said: the end of what it said on standard error.
    """

    def __init__(
        self, reason: str, message: str, *, exit_code: int | None = None,
        signal: int | None = None, said: str = "",
    ) -> None:
        super().__init__(reason, message)
        self.exit_code = exit_code
        self.signal = signal
        self.said = said


_ERRORS: dict[str, type[KernelError]] = {
    "parseError": InvalidRequest, "invalidRequest": InvalidRequest, "methodNotFound": InvalidRequest,
    "invalidParams": InvalidRequest, "tooLarge": InvalidRequest, "notInitialized": InvalidRequest,
    "notFound": NotFound, "logFailed": LogFailed}


# Specs/JSONLines.md, "Lines".
_LONGEST_LINE = 1 << 20
_DEEPEST = 64
# Of what a process says on standard error, how much is kept: the end of it.
_MOST_SAID = 4096
# How long whoever ended its output may take to end: it has nothing more to do.
_LONGEST_END_S = 5.0
# How long to wait for the rest of what it said: whoever it started may hold its standard error still.
_LONGEST_LAST_WORDS_S = 0.5


def new_id() -> str:
    """The id of a command or of a stream, chosen by whoever sends."""
    return str(uuid.uuid4())


class Kernel:
    """A kernel in a process of its own, for as long as the `with` lasts.

    Every method may be called from any thread. Where the process dies, it is started again and what was
    not answered is sent again under its own id, so that it happens once: `restarts` times in a row.
    """

    def __init__(
        self, log: str | os.PathLike[str] | None, *, program: str | os.PathLike[str] = "claims",
        reader: str | None = None, language: str = "en", restarts: int = 3,
        arguments: Sequence[str] = (), timeout: float | None = 60,
        outbox: str | os.PathLike[str] | None = None,
    ) -> None:
        """
        log: the file; None keeps nothing, and then nothing comes back after the process died.
        outbox: the file in which commands wait for a connection; None sends alone.
        reader: the id of who reads, wherever a question does not say; None has the log itself.
        language: in which refusals are told: `en` or `es`.
        timeout: seconds to wait for an answer; None for ever.
        """
        where = ["--memory"] if log is None else ["--log", os.fspath(log)]
        queue = [] if outbox is None else ["--outbox", os.fspath(outbox)]
        self._line = [os.fspath(program), "serve", *where, *queue, *arguments]
        self._start: Row = {
            "protocolVersion": 1, "client": {"name": "claims_kernel.py", "version": "1"},
            "language": language}
        if reader is not None:
            self._start["actor"] = reader
        # Whether there is a connection is no part of any log: each process is told when it starts.
        self._queues, self._online = outbox is not None, True
        self._restarts = 0 if log is None else restarts
        self._timeout = timeout
        self._lock = threading.Lock()
        self._session: _Session | None = None
        self._closed = False
        self.limits: Row = {}
        self._connect(None)

    # Life

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Waits until everything is answered, and ends the process."""
        with self._lock:
            session, self._session = self._session, None
            self._closed = True
        if session is not None:
            session.close(self._timeout)

    @property
    def process(self) -> int | None:
        """The process's id; None once it is closed."""
        session = self._session
        return None if session is None else session.pid

    def _connect(self, gone: _Session | None) -> _Session:
        """The session; another one, where `gone` is the one that there was."""
        with self._lock:
            if self._closed:
                raise KernelGone("closed", "this kernel was closed")
            if self._session is not None and self._session is not gone:
                return self._session
            if gone is not None:
                gone.close(0)
            session = _Session(self._line + ([] if self._online else ["--offline"]))
            try:
                result = session.request("initialize", self._start).result(self._timeout)
            except TimeoutError as error:
                session.close(0)
                raise KernelGone(
                    "timeout", f"no answer in {self._timeout} s", said=session.said) from error
            except KernelGone:
                session.close(0)
                raise
            except BaseException:
                # What it said is told by no exception here.
                session.hand_on()
                session.close(0)
                raise
            session.hand_on()
            self.limits = dict(result.get("limits", {}))
            self._session = session
            return session

    def request(self, method: str, params: Mapping[str, Any] | None = None) -> Row:
        """Asks for anything that the protocol has, and gives its result."""
        return self._again(lambda session: session.request(method, params or {}))[1]

    def _again(self, ask: Callable[[_Session], Future[Row]]) -> tuple[_Session, Row]:
        """Asks, and asks the next process where this one dies."""
        session: _Session | None = None
        for left in range(self._restarts, -1, -1):
            try:
                session = self._connect(session)
                return session, ask(session).result(self._timeout)
            except TimeoutError as error:
                raise KernelGone("timeout", f"no answer in {self._timeout} s") from error
            except KernelGone as error:
                if left == 0 or error.reason in ("closed", "timeout"):
                    raise
        raise AssertionError("unreachable")

    # Acting

    def send(
        self, actor: str, role: Role, verb: str, arguments: Mapping[str, Any] | None = None, *,
        id: str | None = None, effective: str | None = None, expected_revision: int | None = None,
        **stream: str,
    ) -> Answer:
        """Sends a command to the stream that `claim=`, `document=`, … or `person=` names.

        With an `id` that was accepted before: the same receipt, and nothing happens twice.
        """
        return self.send_command(
            _command(
                actor, role, verb, arguments, id, effective, expected_revision, stream))

    def send_command(self, command: Command) -> Answer:
        return _answer(self.request("send", command))

    def forecast(
        self, actor: str, role: Role, verb: str, arguments: Mapping[str, Any] | None = None, *,
        id: str | None = None, effective: str | None = None, expected_revision: int | None = None,
        **stream: str,
    ) -> Forecast:
        """What would come of a command, which is not sent."""
        command = _command(
            actor, role, verb, arguments, id, effective, expected_revision, stream)
        result = self.request("forecast", {"command": command})
        if "accepted" in result:
            events = result["accepted"]["events"]
            return Foreseen(tuple((event["event"], event["data"]) for event in events))
        if "refused" in result:
            return _refused(result["refused"])
        return _accepted(result["repeated"])

    def allowed(
        self, stream: Stream, actor: str, role: Role | None = None, *, as_if_held: bool = False
    ) -> list[Permission]:
        """Every command: allowed, or why not. In each of their roles, unless one is named."""
        params: Row = {"stream": stream, "as": actor, "asIfHeld": as_if_held}
        if role is not None:
            params["role"] = role
        permissions = []
        for row in self.request("allowed", params)["rows"]:
            permission = row["permission"]
            permissions.append(
                Permission(
                    row["actor"], row["role"], permission["command"], permission["allowed"],
                    _reasons(permission["reasons"]), tuple(permission["conditions"])))
        return permissions

    # Without a connection

    def connection(self, online: bool) -> None:
        """Says that there is a connection, or none: then what is queued waits.

        It is so as long as this `Kernel` lives, whatever becomes of the process.
        """
        self._online = online or not self._queues
        self.request("connection", {"online": online})

    def enqueue(
        self, actor: str, role: Role, verb: str, arguments: Mapping[str, Any] | None = None, *,
        id: str | None = None, effective: str | None = None, expected_revision: int | None = None,
        **stream: str,
    ) -> Item | Refused:
        """Queues a command as `send` sends it: it is safe then, and delivered once, in its order."""
        command = _command(
            actor, role, verb, arguments, id, effective, expected_revision, stream)
        return _item(self.request("enqueue", command))

    def waiting(self, everything: bool = False) -> list[Item]:
        """What is not settled, in the order of sending; or everything."""
        ask = functools.partial(self.request, "outbox")
        return [_item_of(row) for row in _pages(ask, {"all": everything})]

    def decide(self, method: str, command: str, **params: Any) -> Item | Refused:
        """What becomes of an item: `retry`, `drop` (reason=), `retryAsNew` (as_=), `resolve` (by=)."""
        named = {name.rstrip("_"): value for name, value in params.items()}
        return _item(self.request(method, {"command": command, **named}))

    def edit(self, command: Command) -> Item | Refused:
        """Sends another command in place of the one that has its id."""
        return _item(self.request("edit", command))

    # Asking

    def query(
        self, name: str, params: Mapping[str, Any] | None = None, *, reader: str | None = None
    ) -> Rows:
        """A question by its name: `list`, `show`, `timeline`, `worklist`, … One answer, within its bounds."""
        result = self.request("query", _question(name, params, reader))
        return Rows(result["position"], result["rows"], result.get("page"))

    def every(
        self, name: str, params: Mapping[str, Any] | None = None, *, reader: str | None = None
    ) -> Iterator[Row]:
        """Every row of a question, however many answers it takes. Each answer is of its own moment."""
        return _pages(
            lambda asked: self.request("query", _question(name, asked, reader)), params or {})

    def tick(self, actor: str = "clock") -> list[Answer]:
        """Sends what time has brought, as somebody registered as `system`: what came of each command."""
        return [_answer(row) for row in self.request("tick", {"as": actor})["rows"]]

    def health(self) -> Row:
        return self.request("health")

    # Watching

    def watch(
        self, name: str, params: Mapping[str, Any] | None = None, *, reader: str | None = None
    ) -> Watch:
        """The rows of a question, now and whenever they change: the newest count. For screens."""
        return Watch(self, {"slice": _question(name, params, reader)})

    def feed(self, after: int = 0, *, reader: str | None = None) -> Feed:
        """Every event behind a position, in order, none left out and none twice. For books.

        Goes on where it was, whatever becomes of the process.
        """
        return Feed(self, after, reader)


class _Subscription:
    """What watches and feeds have in common: each message of theirs, and their end."""

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._session: _Session | None = None
        self._number = 0
        self._inbox: queue.SimpleQueue[Row | KernelGone | None] = queue.SimpleQueue()
        self._ended = False

    def _params(self) -> Row:
        raise NotImplementedError

    def _subscribe(self) -> None:
        inbox: queue.SimpleQueue[Row | KernelGone | None] = queue.SimpleQueue()
        self._session, result = self._kernel._again(
            lambda session: session.subscribe(self._params(), inbox))
        self._number, self._inbox = result["subscription"], inbox

    def _next(self, timeout: float | None) -> Row:
        """The next message; subscribes anew where the process is another one."""
        while True:
            if self._ended:
                raise StopIteration
            if self._session is None:
                self._subscribe()
            try:
                message = self._inbox.get(timeout=timeout)
            except queue.Empty:
                raise TimeoutError(f"nothing came in {timeout} s") from None
            if message is None:
                raise StopIteration
            if isinstance(message, KernelGone):
                self._session = None
                continue
            return message

    def close(self) -> None:
        """Ends the iteration, from any thread."""
        if self._ended:
            return
        self._ended = True
        self._inbox.put(None)
        if self._session is not None:
            self._session.unsubscribe(self._number)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class Watch(_Subscription):
    """Iterates over the rows of a question as they change."""

    def __init__(self, kernel: Kernel, params: Row) -> None:
        super().__init__(kernel)
        self._what = params
        self._rows: list[Row] = []
        self._subscribe()

    def _params(self) -> Row:
        return self._what

    def __iter__(self) -> Iterator[Rows]:
        return self

    def __next__(self) -> Rows:
        return self.next(None)

    def next(self, timeout: float | None) -> Rows:
        """The next change, within so many seconds.

        Raises TimeoutError where none came: the rows are those that were given last.
        """
        message = self._next(timeout)
        value = message["value"]
        if "rows" in value:
            self._rows = list(value["rows"])
        else:
            for place in reversed(value["removed"]):
                del self._rows[place]
            for inserted in value["inserted"]:
                self._rows.insert(inserted["at"], inserted["row"])
        return Rows(message["position"], list(self._rows), value.get("page"))


class Feed(_Subscription):
    """Iterates over commits: the events of each, and the position to go on behind."""

    def __init__(self, kernel: Kernel, after: int, reader: str | None) -> None:
        super().__init__(kernel)
        self.position = after
        self._reader = reader
        self._subscribe()

    def _params(self) -> Row:
        feed: Row = {"after": self.position}
        if self._reader is not None:
            feed["as"] = self._reader
        return {"feed": feed}

    def __iter__(self) -> Iterator[Rows]:
        return self

    def __next__(self) -> Rows:
        return self.next(None)

    def next(self, timeout: float | None) -> Rows:
        """The next commit, within so many seconds.

        Raises TimeoutError where none came.
        """
        message = self._next(timeout)
        self.position = message["position"]
        return Rows(self.position, message["rows"])


@dataclass
class _Waiting:
    future: Future[Row]
    inbox: queue.SimpleQueue[Row | KernelGone | None] | None = None
    # Which of the lines that were written it is: 0 where none was yet.
    line: int = 0


@dataclass
class _Book:
    """Who waits for what. Once the process is gone nobody does any more."""

    waiting: dict[int, _Waiting] = field(default_factory=dict)
    inboxes: dict[int, queue.SimpleQueue[Row | KernelGone | None]] = field(default_factory=dict)
    last: int = 0
    gone: KernelGone | None = None


class _Session:
    """One process, from its start to its end. A thread hands out what it says."""

    def __init__(self, line: Sequence[str]) -> None:
        self._line = line
        try:
            self._process = subprocess.Popen(
                line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        except OSError as error:
            raise KernelError("notStarted", f"{line[0]}: {error.strerror}") from error
        self.pid = self._process.pid
        self._lines = 0
        self._book = _Book()
        self._lock = threading.Lock()
        self._writing = threading.Lock()
        self._said, self._hands_on = bytearray(), False
        # One piece behind the other, cut anywhere.
        self._telling = threading.Lock()
        self._first: list[threading.Thread] = []
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def request(
        self, method: str, params: Mapping[str, Any],
        inbox: queue.SimpleQueue[Row | KernelGone | None] | None = None,
    ) -> Future[Row]:
        future: Future[Row] = Future()
        with self._lock:
            if self._book.gone is not None:
                raise self._book.gone
            self._book.last += 1
            number = self._book.last
        data = _line({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        one = _Waiting(future, inbox)
        with self._lock:
            if self._book.gone is not None:
                raise self._book.gone
            self._book.waiting[number] = one
        assert self._process.stdin is not None
        try:
            with self._writing:
                self._lines += 1
                one.line = self._lines
                self._process.stdin.write(data)
                self._process.stdin.flush()
        except (OSError, ValueError):
            # The thread that reads sees the end and tells everybody.
            pass
        return future

    def subscribe(
        self, params: Row, inbox: queue.SimpleQueue[Row | KernelGone | None]
    ) -> Future[Row]:
        return self.request("subscribe", params, inbox)

    def unsubscribe(self, number: int) -> None:
        with self._lock:
            self._book.inboxes.pop(number, None)
        try:
            self.request("unsubscribe", {"subscription": number})
        except KernelGone:
            pass

    def close(self, timeout: float | None) -> None:
        if timeout != 0:
            try:
                self.request("shutdown", {}).result(timeout)
            except (KernelError, TimeoutError):
                pass
        else:
            self._process.kill()
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
            except OSError:
                pass
        self._process.wait()
        self._thread.join()
        self._hear_out()
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None and not (stream is self._process.stderr and self._listener.is_alive()):
                stream.close()

    def _listen(self) -> None:
        """Keeps the end of what it tells people, and hands it on once it has begun to answer."""
        stream = self._process.stderr
        assert isinstance(stream, io.BufferedReader)
        while data := stream.read1(_MOST_SAID):
            with self._telling:
                with self._lock:
                    self._said += data
                    del self._said[:-_MOST_SAID]
                    hands_on = self._hands_on
                if hands_on:
                    self._tell(data)

    def hand_on(self) -> None:
        """It has begun to answer. What it says before it ends for a reason at its start is told by the
        exception alone."""
        self._telling.acquire()
        with self._lock:
            self._hands_on = True
            said = bytes(self._said)
        if not said:
            self._telling.release()
            return
        self._first.append(threading.Thread(target=self._tell_first, args=(said,), daemon=True))
        self._first[-1].start()

    def _tell_first(self, said: bytes) -> None:
        try:
            self._tell(said)
        finally:
            self._telling.release()

    def _hear_out(self) -> None:
        """Waits for what it said last to be told; not for ever."""
        for thread in [self._listener, *self._first]:
            thread.join(_LONGEST_LAST_WORDS_S)

    @property
    def said(self) -> str:
        """The end of what it said to people."""
        with self._lock:
            return self._said.decode(errors="replace").strip()

    def _tell(self, data: bytes) -> None:
        """Not while `_lock` is held, nor for whoever asks: perhaps nobody reads there."""
        try:
            sys.stderr.write(self._decoder.decode(data))
            sys.stderr.flush()
        except (AttributeError, OSError, ValueError):
            pass  # There is nobody to be told.

    def _gone(self) -> KernelGone:
        """How it ended, and what it said."""
        try:
            code = self._process.wait(_LONGEST_END_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._hear_out()
        said = self.said
        how = f"with exit code {code}" if code >= 0 else f"by signal {_signal_name(-code)}"
        return KernelGone(
            "gone", f"{shlex.join(self._line)} ended {how}, "
            + (f"and said: {said}" if said else "and said nothing"),
            exit_code=code if code >= 0 else None, signal=-code if code < 0 else None, said=said)

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            # A process that was killed may leave half a line: the last one.
            if line.endswith(b"\n"):
                self._take(json.loads(line))
        gone = self._gone()
        with self._lock:
            book = self._book
            book.gone = gone
            waiting, book.waiting = book.waiting, {}
            inboxes, book.inboxes = book.inboxes, {}
        for one in waiting.values():
            one.future.set_exception(gone)
        for inbox in inboxes.values():
            inbox.put(gone)

    def _take(self, message: Row) -> None:
        if "method" in message:
            params = message["params"]
            with self._lock:
                inbox = self._book.inboxes.get(params["subscription"])
            if inbox is not None:
                inbox.put(params)
            return
        number = message["id"]
        if number is None:
            self._fail_line(message["error"])
            return
        with self._lock:
            one = self._book.waiting.pop(number, None) if isinstance(number, int) else None
            # Before anything of the subscription is read: it comes behind its answer.
            if one is not None and one.inbox is not None and "result" in message:
                self._book.inboxes[message["result"]["subscription"]] = one.inbox
        if one is None:
            return
        if "result" in message:
            one.future.set_result(message["result"])
        else:
            one.future.set_exception(_error(message["error"]))

    def _fail_line(self, error: Row) -> None:
        """The kernel could not read a line: whoever wrote it hears so, and all where nobody knows who."""
        line = error.get("data", {}).get("line")
        with self._lock:
            waiting = self._book.waiting
            numbers = [number for number, one in waiting.items() if line in (None, one.line)]
            failed = [waiting.pop(number) for number in numbers]
        for one in failed:
            one.future.set_exception(_error(error))


def _signal_name(number: int) -> str:
    try:
        return f"{number}, {signal.Signals(number).name}"
    except ValueError:
        return str(number)


def _line(message: Row) -> bytes:
    """A message as the kernel takes it. What it could not read is not sent: nobody would be told whose it
    was."""
    try:
        text = json.dumps(message, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        data = text.encode() + b"\n"
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidRequest("parseError", f"this is no JSON: {error}") from error
    if len(data) > _LONGEST_LINE + 1:
        raise InvalidRequest("tooLarge", f"{len(data) - 1} bytes, of which a line has {_LONGEST_LINE}")
    if _depth(message) > _DEEPEST:
        raise InvalidRequest("parseError", f"nested more than {_DEEPEST} levels deep")
    return data


def _depth(value: object) -> int:
    if isinstance(value, Mapping):
        return 1 + max(map(_depth, value.values()), default=0)
    if isinstance(value, (list, tuple)):
        return 1 + max(map(_depth, value), default=0)
    return 0


def _error(error: Row) -> KernelError:
    reason = error.get("data", {}).get("reason", str(error["code"]))
    return _ERRORS.get(reason, KernelError)(reason, error["message"])


def _command(
    actor: str, role: str, verb: str, arguments: Mapping[str, Any] | None, id: str | None,
    effective: str | None, expected_revision: int | None, stream: Mapping[str, str],
) -> Command:
    command: Row = {
        "id": id or new_id(), "actor": {"id": actor, "role": role}, "command": {verb: arguments or {}},
        **stream}
    if effective is not None:
        command["effective"] = effective
    if expected_revision is not None:
        command["expectedRevision"] = expected_revision
    return command  # type: ignore[return-value]  # the kernel says what is wrong with its members


def _question(name: str, params: Mapping[str, Any] | None, reader: str | None) -> Row:
    question: Row = {"name": name, "params": dict(params or {})}
    if reader is not None:
        question["as"] = reader
    return question


def _pages(ask: Callable[[Row], Row], params: Mapping[str, Any]) -> Iterator[Row]:
    """Specs/JSONLines.md, "Bounds"."""
    following: Row | None = {}
    while following is not None:
        params = {**params, **following}
        result = ask(dict(params))
        page = result.get("page", {})
        yield from result["rows"][:page.get("shown")]
        following = page.get("next")


def _reasons(reasons: Sequence[Mapping[str, str]]) -> tuple[Reason, ...]:
    return tuple(
        Reason(reason["code"], reason.get("expected", ""), reason.get("found", ""))
        for reason in reasons)


def _accepted(receipt: Row) -> Accepted:
    return Accepted(
        receipt["command"], int(receipt["position"]), int(receipt["revision"]), receipt["recorded"],
        tuple(receipt["events"]), receipt["repeated"])


def _refused(refused: Row) -> Refused:
    return Refused(refused["command"], _reasons(refused["reasons"]), refused["message"])


def _item(result: Row) -> Item | Refused:
    return _item_of(result["item"]) if "item" in result else _refused(result["refused"])


def _item_of(row: Row) -> Item:
    return Item(
        row["command"], row["status"], _reasons(row.get("refused", {}).get("reasons", [])),
        tuple(row["actions"]), row)


def _answer(result: Row) -> Answer:
    return _accepted(result["accepted"]) if "accepted" in result else _refused(result["refused"])
