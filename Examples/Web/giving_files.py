"""Files over HTTP: those of the page, and those that people stored."""

import base64, hashlib, os

from desk import Refused

TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
         ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml"}


class GivingFiles:
    def give_file(self, path):
        name = "index.html" if path == "/" else path.removeprefix("/")
        kind = TYPES.get(os.path.splitext(name)[1])
        if kind is None or name not in self.server.page_files():
            raise Refused(404, "notFound", "there is nothing here")
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
            raise Refused(404, "notFound", "there is no such file")
        (kind, stream), = self.parameters.items()
        try:
            digest = base64.urlsafe_b64encode(bytes.fromhex(name)).decode().rstrip("=")
        except ValueError:
            raise Refused(404, "notFound", "there is no such file") from None
        if kind not in ("claim", "document", "report") \
                or not self.server.desk.sees(person, kind, stream, digest):
            raise Refused(404, "notFound", "there is no such file")
        data = self.server.blobs.read(name)
        if data is None:
            raise Refused(404, "notFound", "there is no such file")
        self.respond(200, {
            "Content-Type": "application/octet-stream", "Content-Length": str(len(data)),
            "Content-Disposition": "attachment", "Cache-Control": "no-store",
            "Content-Security-Policy": "default-src 'none'; sandbox"})
        if self.command != "HEAD":
            self.wfile.write(data)
