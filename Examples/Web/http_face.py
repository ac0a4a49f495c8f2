"""HTTP for the desk: POST for commands and queries, PUT for files, server-sent events, the page."""

import json, select, socket, threading, time, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from desk import Refused
from event_stream import MOST_SLICES, Listener, check_names
from giving_files import GivingFiles
from kernel_process import Fault, Unanswered
from strict_json import parsed

LONGEST_BODY_BYTES = 1_000_000  # With the sender's id it still fits into a line of the kernel.
MOST_CONNECTIONS, SLOWEST_S = 512, 30
LONGEST_LINGER_S = 3
STATUS_OF_FAULT = {-32700: 400, -32602: 400, -32003: 404, -32001: 413, -32006: 503}
GUARDS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()"}


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, address, **parts):
        self.address_family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
        super().__init__(address, Handler)
        self.__dict__.update(parts)  # desk, people, blobs, listeners, schema, page, hosts, …
        self.places = threading.BoundedSemaphore(MOST_CONNECTIONS)

    def process_request(self, request, client_address):
        if not self.places.acquire(blocking=False):
            self.shutdown_request(request)
            return
        super().process_request(request, client_address)

    def process_request_thread(self, request, client_address):
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.places.release()

    def handle_error(self, request, client_address):
        """Connections break; what breaks otherwise was answered with 500 where it happened."""


class Handler(GivingFiles, BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "claims", ""
    timeout = SLOWEST_S
    disable_nagle_algorithm = True  # Head and body go out one after the other.

    def do_GET(self):
        self.handle_with(self.get)

    def do_HEAD(self):
        self.handle_with(self.get)

    def do_POST(self):
        self.handle_with(self.post)

    def do_PUT(self):
        self.handle_with(self.put)

    def handle_with(self, answer):
        """Checks who asks, answers, and turns every error into one line of JSON."""
        self.began = False
        self.read_to_end = not self.body_bytes()
        try:
            address = urllib.parse.urlsplit(self.path)
            self.parameters = dict(urllib.parse.parse_qsl(address.query))
            self.check_framing()
            self.check_origin(address.path.startswith("/api/"))
            answer(address.path)
            if not self.read_to_end:
                self.close_connection = True
        except Refused as error:
            again = {"Retry-After": str(error.again_after)} if error.again_after else {}
            self.fail(error.status, error.code, error.message, again)
        except Fault as error:
            reason, status = (error.data or {}).get("reason", "fault"), \
                STATUS_OF_FAULT.get(error.code, 500)
            self.fail(status, reason, error.message, {"Retry-After": "5"} if status == 503 else {})
        except Unanswered as error:
            self.fail(503, "unanswered", str(error), {"Retry-After": "1"})
        except (ConnectionError, TimeoutError):
            self.close_connection = True
        except Exception as error:
            self.server.complain(f"{self.command} {self.path.split('?')[0]}: {error!r}")
            self.fail(500, "internal", "an error of the gateway")

    # Who asks

    def check_framing(self):
        """Where a body ends has to be plain: what is left of it would be read as a request."""
        lengths = self.headers.get_all("Content-Length", [])
        if "Transfer-Encoding" in self.headers or len(lengths) > 1 or self.body_bytes() < 0:
            self.read_to_end = False
            raise Refused(411, "lengthRequired", "Content-Length: expected one number")

    def check_origin(self, is_api):
        """Only pages of this gateway may ask: other sites may neither send for whoever looks at
        them, nor come in under a name of theirs that leads here."""
        host = self.headers.get("Host", "").lower()
        origin = self.headers.get("Origin")
        if host not in self.server.hosts:
            raise Refused(403, "otherHost", "this gateway has another name")
        if origin is not None and origin.lower() not in self.server.origins:
            raise Refused(403, "otherOrigin", "other sites may not ask")
        site = self.headers.get("Sec-Fetch-Site", "none")
        if is_api and site not in ("none", "same-origin"):
            raise Refused(403, "otherOrigin", "other sites may not ask")

    def person(self):
        """Whose token came; None where none did. A wrong one is nobody's, not nobody."""
        words = self.headers.get("Authorization")
        if words is None:
            return None
        scheme, _, token = words.partition(" ")
        person = self.server.people.person(token.strip()) if scheme.lower() == "bearer" else None
        if person is None:
            raise Refused(401, "unknownToken", "nobody has this token")
        return person

    def language(self):
        wanted = self.headers.get("Accept-Language", "en").strip().lower()
        return "es" if wanted.split(",")[0].split("-")[0] == "es" else "en"

    # What they ask

    def get(self, path):
        if path == "/api/events":
            self.listen()
        elif path == "/api/me":
            self.tell(self.server.desk.me(self.person()))
        elif path == "/api/health":
            if self.person() is None:
                self.server.desk.count_question(self.client_address[0])
            self.tell(self.server.desk.kernel.call("health", timeout=5))
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
        elif path == "/api/test/begin" and desk.takes_time:
            desk.kernel.restart(at_once=True)  # A store in memory begins with nothing.
            self.tell({})
        elif path == "/api/test/history" and desk.takes_time:
            self.tell(desk.kernel.call("query", {"name": "history", "params": body}))
        else:
            raise Refused(404, "notFound", "there is nothing here")

    def put(self, path):
        if path != "/api/blobs":
            raise Refused(404, "notFound", "there is nothing here")
        self.take_blob()

    def listen(self):
        person, address = self.person(), self.client_address[0]
        if person is None:
            self.server.desk.count_question(address)
        asked = parsed(self.parameters.get("slices", "{}"), "badSlices")
        check_names(asked)
        slices = {name: self.server.desk.slice(person, slice_) for name, slice_ in asked.items()}
        last = self.headers.get("Last-Event-ID") or self.parameters.get("after") or "0"
        after = whole(last)
        if after is None:
            raise Refused(400, "badSlices", "after: expected a position")
        feed = "after" in self.parameters and person is not None
        if not slices and not feed or len(slices) > MOST_SLICES:
            raise Refused(400, "badSlices", f"ask for 1 to {MOST_SLICES} slices, or the feed, or both")
        listener = Listener(person, address, slices, after if feed else None)
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

    # Bodies and answers

    def body_bytes(self):
        length = whole(self.headers.get("Content-Length", "0"))
        return -1 if length is None else length

    def json_body(self):
        count = self.body_bytes()
        if self.headers.get_content_type() != "application/json":
            raise Refused(415, "notJSON", "Content-Type: expected application/json")
        if not 0 < count <= LONGEST_BODY_BYTES:
            raise Refused(413, "tooLarge", f"1 to {LONGEST_BODY_BYTES} bytes")
        data = self.rfile.read(count)
        self.read_to_end = len(data) == count
        return parsed(data, "notJSON")

    def tell(self, value, status=200, more=()):
        data = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        self.respond(status, {
            "Content-Type": "application/json", "Content-Length": str(len(data)),
            "Cache-Control": "no-store", **dict(more)})
        if self.command != "HEAD":
            self.wfile.write(data)

    def fail(self, status, code, message, more=()):
        if self.began:  # An answer that was begun is cut off instead.
            self.close_connection = True
            return
        if not self.read_to_end:
            self.close_connection = True
            more = {**dict(more), "Connection": "close"}
        try:
            self.tell({"error": {"code": code, "message": message}}, status, more)
            if not self.read_to_end:
                self.linger()
        except (ConnectionError, TimeoutError):
            self.close_connection = True

    def linger(self):
        """Lets the rest of a body come for a while and drops it: to close at once would reset the
        connection, and the answer would be lost with it."""
        self.close_connection = True
        self.wfile.flush()
        self.connection.shutdown(socket.SHUT_WR)
        self.connection.settimeout(0.5)
        ends = time.monotonic() + LONGEST_LINGER_S
        while time.monotonic() < ends and self.connection.recv(1 << 18):
            pass

    def respond(self, status, headers):
        self.began = True
        self.send_response(status)
        for name, value in {**GUARDS, **headers}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format, *arguments):
        """Nothing: an address may name what somebody looks at."""


def whole(text):
    """A number of ASCII digits alone, since others are digits for Python too; None for all else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None
