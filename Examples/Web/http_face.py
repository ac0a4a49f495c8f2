"""HTTP for the desk: POST for commands and queries, PUT for files, server-sent events, the page."""

import base64, json, socket, threading, time, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from blob_folder import TooShort
from desk import Refused
from event_stream import Listener
from giving_files import GivingFiles
from kernel_process import Fault, Unanswered

LONGEST_BODY_BYTES = 1_000_000  # With the sender's id it still fits into a line of the kernel.
# The kernel takes 64, of which its own request needs some.
DEEPEST = 56
MOST_CONNECTIONS, MOST_LISTENERS_EACH, SLOWEST_S = 512, 64, 30
LONGEST_LINGER_S = 3
STATUS_OF_FAULT = {-32700: 400, -32602: 400, -32003: 404, -32001: 413}
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
        self.read_to_end = not self.body_bytes()
        self.began = False
        try:
            address = urllib.parse.urlsplit(self.path)
            self.parameters = dict(urllib.parse.parse_qsl(address.query))
            self.check_framing()
            self.check_origin(address.path.startswith("/api/"))
            answer(address.path)
            if not self.read_to_end:
                self.close_connection = True
        except Refused as error:
            self.fail(error.status, error.code, error.message)
        except Fault as error:
            reason = (error.data or {}).get("reason", "fault")
            self.fail(STATUS_OF_FAULT.get(error.code, 500), reason, error.message)
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
            person = self.person()
            self.tell(self.server.desk.me(person))
        elif path == "/api/health":
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
        person, count = self.person(), self.body_bytes()
        if person is None:
            self.server.desk.count_anonymous(self.client_address[0])
        if not 0 < count <= self.server.upload_bytes:
            raise Refused(413, "tooLarge", f"1 to {self.server.upload_bytes} bytes")
        try:
            digest = self.server.blobs.put(self.rfile, count)
        except TooShort as error:
            self.close_connection = True
            raise Refused(400, "tooShort", str(error)) from None
        self.read_to_end = True
        self.tell({"sha256": base64.urlsafe_b64encode(digest).decode().rstrip("="),
                   "blob": digest.hex(), "bytes": count})

    def listen(self):
        person, desk = self.person(), self.server.desk
        try:
            asked = json.loads(self.parameters.get("slices", "{}"))
            slices = {name: desk.slice(person, slice_) for name, slice_ in asked.items()}
            last = self.headers.get("Last-Event-ID") or self.parameters.get("after")
            after = int(last) if last else 0
        except (ValueError, AttributeError):
            raise Refused(400, "badSlices", "slices: expected a JSON object; after: a position") \
                from None
        feed = "after" in self.parameters and person is not None
        if not slices and not feed or len(slices) > 16:
            raise Refused(400, "badSlices", "ask for 1 to 16 slices, or the feed, or both")
        mine = sum(one.reader.get("as") == person for one in list(self.server.listeners.all))
        if person is not None and mine >= MOST_LISTENERS_EACH:
            raise Refused(429, "tooMany", "too many connections that listen")
        reader = {} if person is None else {"as": person}
        listener = Listener(reader, slices, after if feed else None)
        try:
            self.server.listeners.add(listener)
            self.respond(200, {"Content-Type": "text/event-stream", "Cache-Control": "no-store",
                               "Connection": "close", "X-Accel-Buffering": "no"})
            self.close_connection = True
            for block in listener.blocks():
                self.wfile.write(block.encode())
        finally:
            self.server.listeners.remove(listener)

    # Bodies and answers

    def body_bytes(self):
        length = self.headers.get("Content-Length", "0")
        return int(length) if length.isdigit() and len(length) < 16 else -1

    def json_body(self):
        count = self.body_bytes()
        if self.headers.get_content_type() != "application/json":
            raise Refused(415, "notJSON", "Content-Type: expected application/json")
        if not 0 < count <= LONGEST_BODY_BYTES:
            raise Refused(413, "tooLarge", f"1 to {LONGEST_BODY_BYTES} bytes")
        data = self.rfile.read(count)
        self.read_to_end = len(data) == count
        try:
            body = json.loads(data, object_pairs_hook=once, parse_constant=reject)
            if depth(body) > DEEPEST:
                raise ValueError(f"nested more than {DEEPEST} deep")
            # What the kernel's line cannot hold: endless numbers, halves of characters.
            json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
        except (ValueError, RecursionError) as error:
            raise Refused(400, "notJSON", f"{error}") from None
        if not isinstance(body, dict):
            raise Refused(400, "notJSON", "expected an object")
        return body

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


def once(pairs):
    """An object of which no member stands twice: the kernel would refuse it, so it must not be
    mended on the way there."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a member stands twice")
    return found


def depth(value):
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


def reject(name):
    raise ValueError(f"{name} is no JSON")
