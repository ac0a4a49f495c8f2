"""Answers over HTTP: JSON, errors in the language of who asks, and the headers that guard a page."""

import json, socket, time

LONGEST_LINGER_S = 3
GUARDS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()"}


class GivingAnswers:
    def language(self):
        headers = getattr(self, "headers", None)  # None of a request that could not be read.
        return spoken((headers or {}).get("Accept-Language", ""))

    def tell(self, value, status=200, more=()):
        data = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        self.respond(status, {
            "Content-Type": "application/json", "Content-Length": str(len(data)),
            "Cache-Control": "no-store", **dict(more)})
        if self.command != "HEAD":
            self.wfile.write(data)

    def refuse(self, refused):
        self.fail(refused.status, refused.code, refused.texts, refused.headers)

    def fail(self, status, code, texts, more=()):
        if self.began:  # An answer that was begun is cut off instead.
            self.close_connection = True
            return
        if not self.read_to_end:
            self.close_connection = True
            more = {**dict(more), "Connection": "close"}
        try:
            language = self.language()
            self.tell({"error": {"code": code, "message": texts.get(language, texts["en"])}}, status,
                      {**dict(more), "Content-Language": language})
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


def spoken(accepted):
    """Which of the kernel's languages a header asks for most: English if it asks for none of them."""
    best, most = "en", 0.0
    for part in accepted.lower().split(","):
        tag, _, weight = part.partition(";")
        tag = tag.strip() if tag.strip() == "en-xa" else tag.strip().split("-")[0]
        try:
            wanted = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if tag in ("en", "es", "en-xa") and wanted > most:
            best, most = tag, wanted
    return best
