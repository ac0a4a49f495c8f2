"""HTTP for the desk: POST for commands and queries, PUT for files, server-sent events, the page."""

import io, select, socket, urllib.parse
from http.server import BaseHTTPRequestHandler

from answers import Refused
from event_stream import MOST_SLICES, Listener, check_names
from giving_answers import GivingAnswers
from giving_files import GivingFiles
from kernel_process import Fault, Unanswered
from people import shown
from strict_json import parsed
from timed_reading import TimedReader, TooSlow

LONGEST_BODY_BYTES = 1_000_000  # With the sender's id it still fits into a line of the kernel.
SLOWEST_S = 30  # For what is written at once.
# What the library finds wrong with a request before it is one.
UNREADABLE = {408: "headTooSlow", 414: "addressTooLong", 431: "headersTooLarge",
              505: "otherVersion"}
SEEN, SENT = ["GET", "HEAD"], ["POST"]
METHODS = {"/api/me": SEEN, "/api/health": SEEN, "/api/schema": SEEN, "/api/events": ["GET"],
           "/api/commands": SENT, "/api/forecast": SENT, "/api/allowed": SENT, "/api/blobs": ["PUT"]}
TEST_PATHS = {"/api/test/begin", "/api/test/history"}
STATUS_OF_FAULT = {-32700: 400, -32602: 400, -32003: 404, -32001: 413, -32006: 503}


class Handler(GivingAnswers, GivingFiles, BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "claims", ""
    timeout = SLOWEST_S
    disable_nagle_algorithm = True  # Head and body go out one after the other.

    def setup(self):
        super().setup()
        self.rfile.close()
        self.reading = TimedReader(self.connection, self.server.head_seconds)
        self.rfile = io.BufferedReader(self.reading)

    def handle_one_request(self):
        # Those of the request before it are none of this one's.
        self.headers, self.command, self.requestline = None, "", ""
        begun = False
        try:
            begun = bool(self.rfile.peek(1))
            super().handle_one_request()
        except TooSlow:
            self.close_connection = True
            if begun:
                self.send_error(408)
        self.reading.expect(self.server.head_seconds)

    def send_error(self, status, message=None, explain=None):
        """What the library would answer by itself, with a page: a request that it cannot read, which
        ends the connection; or a method that it does not know."""
        if status == 501:
            return self.do_GET()
        self.began, self.read_to_end, self.request_version = False, False, "HTTP/1.1"
        self.refuse(Refused(UNREADABLE.get(status, "badRequest"), limit=self.server.head_seconds))

    def do_GET(self):
        """Checks who asks, answers, and turns every error into one line of JSON."""
        self.began = False
        self.read_to_end = not self.body_bytes()
        limit, rate = self.server.body_seconds, self.server.body_rate
        self.reading.expect(limit, rate)
        try:
            address = self.address()
            self.parameters = dict(urllib.parse.parse_qsl(address.query))
            self.check_framing()
            self.check_origin(address.path.startswith("/api/"))
            self.answer(address.path)
            if not self.read_to_end:
                self.close_connection = True
        except Refused as error:
            self.refuse(error)
        except Fault as error:
            status = STATUS_OF_FAULT.get(error.code, 500)
            self.fail(status, error.data.get("reason", "fault"), error.texts,
                      {"Retry-After": "5"} if status == 503 else {})
        except Unanswered as error:
            self.refuse(Refused("closing" if error.is_closing else "unanswered", again_after=1))
        except TooSlow:
            self.refuse(Refused("bodyTooSlow", limit=limit, rate=rate))
        except (ConnectionError, TimeoutError):
            self.close_connection = True
        except Exception as error:
            self.server.complain(f"{self.command} {self.path.split('?')[0]}: {error!r}")
            self.refuse(Refused("internal"))

    do_HEAD = do_POST = do_PUT = do_GET

    def address(self):
        try:
            return urllib.parse.urlsplit(self.path)
        except ValueError:  # A bracket that is not closed.
            raise Refused("badRequest") from None

    def answer(self, path):
        """What is asked of a path by a method that it takes."""
        allowed = self.methods(path)
        if not allowed:
            raise Refused("nothingHere")
        if self.command not in allowed:
            raise Refused("otherMethod", method=self.command, allowed=", ".join(allowed),
                          headers={"Allow": ", ".join(allowed)})
        {"GET": self.get, "HEAD": self.get, "POST": self.post, "PUT": self.put}[self.command](path)

    def methods(self, path):
        if path in METHODS:
            return METHODS[path]
        if path in TEST_PATHS and self.server.desk.takes_time or path.startswith("/api/queries/"):
            return SENT
        # Whether there is such a file is for whoever may read.
        is_file = path.startswith("/api/blobs/") or not path.startswith("/api/")
        return SEEN if is_file else []

    # Who asks

    def check_framing(self):
        """Where a body ends has to be plain: what is left of it would be read as a request."""
        lengths = self.headers.get_all("Content-Length", [])
        if "Transfer-Encoding" in self.headers or len(lengths) > 1 or self.body_bytes() < 0:
            self.read_to_end = False
            raise Refused("lengthRequired")

    def check_origin(self, is_api):
        """Only pages of this gateway may ask: other sites may neither send for whoever looks at
        them, nor come in under a name of theirs that leads here."""
        host = self.headers.get("Host", "").lower()
        origin = self.headers.get("Origin")
        if host not in self.server.hosts:
            raise Refused("otherHost")
        if origin is not None and origin.lower() not in self.server.origins:
            raise Refused("otherOrigin")
        site = self.headers.get("Sec-Fetch-Site", "none")
        if is_api and site not in ("none", "same-origin"):
            raise Refused("otherOrigin")

    def person(self):
        """Whose token came; None where none did. A wrong one is nobody's, not nobody, and one that
        has ended neither. `self.token_end` is when it ends."""
        self.token_end = None
        words = self.headers.get("Authorization")
        if words is None:
            return None
        scheme, _, token = words.partition(" ")
        people = self.server.people
        found = people.find(token.strip()) if scheme.lower() == "bearer" else None
        challenge = {"WWW-Authenticate": 'Bearer error="invalid_token"'}
        if found is None:
            raise Refused("unknownToken", headers=challenge)
        person, self.token_end = found
        if self.token_end <= people.now():
            raise Refused("expiredToken", end=shown(self.token_end), headers=challenge)
        return person

    # What they ask

    def get(self, path):
        if path == "/api/events":
            self.listen()
        elif path == "/api/me":
            self.tell(self.server.desk.me(self.person()))
        elif path == "/api/health":
            self.tell(self.server.desk.health(self.person(), self.client_address[0]))
        elif path == "/api/schema":
            self.tell(self.server.schema)
        elif path.startswith("/api/blobs/"):
            self.give_blob(path.removeprefix("/api/blobs/"))
        else:
            self.give_file(path)

    def post(self, path):
        person, desk = self.person(), self.server.desk
        body, address, language = self.json_body(), self.client_address[0], self.language()
        if person is None and not path.startswith("/api/test/"):
            desk.count_question(address)
        if path == "/api/commands":
            self.tell(desk.send(person, body, address, language))
        elif path == "/api/forecast":
            self.tell(desk.forecast(person, body, address, language))
        elif path == "/api/allowed":
            self.tell(desk.allowed(person, body, language))
        elif path.startswith("/api/queries/"):
            self.tell(desk.query(person, path.removeprefix("/api/queries/"), body))
        elif path == "/api/test/begin":
            desk.kernel.restart(at_once=True)  # A store in memory begins with nothing.
            self.tell({})
        elif path == "/api/test/history":
            self.tell(desk.kernel.call("query", {"name": "history", "params": body}))

    def put(self, path):
        self.take_blob()

    def listen(self):
        person, address = self.person(), self.client_address[0]
        if person is None:
            self.server.desk.count_question(address)
        asked = parsed(self.parameters.get("slices", "{}"), "slicesNotJSON")
        check_names(asked)
        slices = {name: self.server.desk.slice(person, slice_) for name, slice_ in asked.items()}
        last = self.headers.get("Last-Event-ID") or self.parameters.get("after") or "0"
        after = whole(last)
        if after is None:
            raise Refused("badPosition")
        feed = "after" in self.parameters and person is not None
        if not slices and not feed or len(slices) > MOST_SLICES:
            raise Refused("sliceCount", most=MOST_SLICES)
        listener = Listener(person, address, slices, after if feed else None, self.token_end)
        try:
            self.server.listeners.add(listener)
            self.respond(200, {"Content-Type": "text/event-stream", "Cache-Control": "no-store",
                               "Connection": "close", "X-Accel-Buffering": "no"})
            self.close_connection = True
            for block in listener.blocks(self.is_gone):
                self.wfile.write(block.encode())
        finally:
            self.server.listeners.remove(listener)

    def is_gone(self):
        """Whether the other side has closed the connection, on which it has nothing more to say."""
        poll = select.poll()
        poll.register(self.connection, select.POLLIN)
        return bool(poll.poll(0)) and not self.connection.recv(1, socket.MSG_PEEK)

    # Bodies

    def body_bytes(self):
        length = whole(self.headers.get("Content-Length", "0"))
        return -1 if length is None else length

    def json_body(self):
        count = self.body_bytes()
        if self.headers.get_content_type() != "application/json":
            raise Refused("otherType")
        if not 0 < count <= LONGEST_BODY_BYTES:
            raise Refused("tooLarge", most=LONGEST_BODY_BYTES)
        data = self.rfile.read(count)
        self.read_to_end = len(data) == count
        return parsed(data, "notJSON")

    def log_message(self, format, *arguments):
        """Nothing: an address may name what somebody looks at."""


def whole(text):
    """A number of ASCII digits alone, since others are digits for Python too; None for all else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None
