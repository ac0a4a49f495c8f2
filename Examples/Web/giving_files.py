"""Files over HTTP: those of the page, and those that people store."""

import base64, hashlib, os, shutil, threading

from allowance import Allowance
from answers import Refused
from blob_folder import TooShort

MOST_AT_ONCE = 16  # A file may take its time, and each takes a connection.

TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}


class Uploads:
    """How much may be stored: by each in a day, by all without a name, and as long as there is room."""

    def __init__(self, folder, bytes_each, quota, room):
        self.folder, self.bytes_each, self.room = folder, bytes_each, room
        self.named = Allowance(quota, 86400)
        # Without a name an eighth of it from one address, and from all of them as much as one person.
        self.anonymous, self.all_anonymous = Allowance(quota // 8, 86400), Allowance(quota, 86400)
        self.places = threading.BoundedSemaphore(MOST_AT_ONCE)

    def begin(self, person, address, count):
        """Takes so many bytes of what they have. Answers with what gives them back."""
        taken = []
        kinds = [(self.named, person)] if person is not None else \
            [(self.anonymous, address), (self.all_anonymous, None)]
        if shutil.disk_usage(self.folder).free - count < self.room:
            raise Refused("noRoom")
        for allowance, who in kinds:
            seconds = allowance.take(who, count)
            if seconds:
                for allowance, who in taken:
                    allowance.give_back(who, count)
                raise Refused("tooManyFiles", again_after=seconds)
            taken.append((allowance, who))
        return lambda: [allowance.give_back(who, count) for allowance, who in taken]


class GivingFiles:
    def take_blob(self):
        person, count, address = self.person(), self.body_bytes(), self.client_address[0]
        uploads = self.server.uploads
        if person is None:
            self.server.desk.count_anonymous(address)
        if not 0 < count <= uploads.bytes_each:
            raise Refused("tooLarge", most=uploads.bytes_each)
        if not uploads.places.acquire(blocking=False):
            raise Refused("busy", again_after=5)
        try:
            give_back = uploads.begin(person, address, count)
            try:
                digest = self.server.blobs.put(self.rfile, count)
            except BaseException:
                give_back()
                raise
        except TooShort as error:
            self.close_connection = True
            raise Refused("tooShort", taken=error.taken, count=error.count) from None
        finally:
            uploads.places.release()
        self.read_to_end = True
        self.tell({"sha256": base64.urlsafe_b64encode(digest).decode().rstrip("="),
                   "blob": digest.hex(), "bytes": count})

    def give_file(self, path):
        name = "index.html" if path == "/" else path.removeprefix("/")
        kind = TYPES.get(os.path.splitext(name)[1])
        if kind is None or name not in self.server.page_files():
            raise Refused("nothingHere")
        with open(os.path.join(self.server.page, name), "rb") as file:
            data = file.read()
        tag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
        headers = {"Content-Type": kind, "Cache-Control": "no-cache", "ETag": tag}
        if self.headers.get("If-None-Match") == tag:
            self.respond(304, headers)
            return
        self.respond(200, {**headers, "Content-Length": str(len(data))})
        if self.command != "HEAD":
            self.wfile.write(data)

    def give_blob(self, name):
        """To whoever sees a stream that names it, and never as something a browser would run."""
        person = self.person()
        if person is None or len(self.parameters) != 1 or len(name) != 64:
            raise Refused("noSuchFile")
        (kind, stream), = self.parameters.items()
        try:
            digest = base64.urlsafe_b64encode(bytes.fromhex(name)).decode().rstrip("=")
        except ValueError:
            raise Refused("noSuchFile") from None
        if kind not in ("claim", "document", "report") \
                or not self.server.desk.sees(person, kind, stream, digest):
            raise Refused("noSuchFile")
        data = self.server.blobs.read(name)
        if data is None:
            raise Refused("noSuchFile")
        self.respond(200, {
            "Content-Type": "application/octet-stream", "Content-Length": str(len(data)),
            "Content-Disposition": "attachment", "Cache-Control": "no-store",
            "Content-Security-Policy": "default-src 'none'; sandbox"})
        if self.command != "HEAD":
            self.wfile.write(data)
