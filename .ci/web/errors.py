"""What the gateway says no to, in the language of who asks: always JSON, with a code that stays."""

import http.client, json, re, socket, string, sys, uuid

from steps import need, note
from under_test import GATEWAY

SPANISH = {"Accept-Language": "es-MX,es;q=0.9,en;q=0.8"}
JSON = {"Content-Type": "application/json"}
ONE_SLICE = "/api/events?slices=%s"

# Method, path, headers, body: status and code.
ASKED = [
    ("GET", "/nothing", {}, None, 404, "notFound"),
    ("GET", "/api/nothing", {}, None, 404, "notFound"),
    ("DELETE", "/api/nothing", {}, None, 404, "notFound"),
    ("POST", "/api/test/begin", JSON, b"{}", 404, "notFound"),
    ("GET", "/api/blobs/x", {}, None, 404, "notFound"),
    ("POST", "/api/queries/nothing", JSON, b"{}", 404, "noSuchQuery"),
    ("GET", "/api/me", {"Authorization": "Bearer nobody"}, None, 401, "unknownToken"),
    ("POST", "/api/allowed", JSON, b"{}", 401, "signIn"),
    ("POST", "/api/queries/list", JSON, b"{}", 401, "signIn"),
    ("GET", ONE_SLICE % '{"a":{"name":"list"}}', {}, None, 401, "signIn"),
    ("GET", "/api/me", {"Host": "evil.example"}, None, 403, "otherHost"),
    ("GET", "/api/me", {"Origin": "http://evil.example"}, None, 403, "otherOrigin"),
    ("POST", "/api/commands", JSON, b"{", 400, "notJSON"),
    ("POST", "/api/commands", JSON, b"[]", 400, "notJSON"),
    ("POST", "/api/commands", JSON, b'{"id":1,"id":2}', 400, "notJSON"),
    ("POST", "/api/commands", JSON, b"\xff", 400, "notJSON"),
    ("POST", "/api/commands", JSON, "{}".encode("utf-16"), 400, "notJSON"),
    ("POST", "/api/commands", JSON, b"[" * 100_000, 400, "notJSON"),
    ("POST", "/api/commands", JSON, b'{"a":NaN}', 400, "notJSON"),
    ("POST", "/api/commands", JSON, b'{"a":1e999}', 400, "notJSON"),
    ("POST", "/api/commands", JSON, b'{"a":"\\ud800"}', 400, "notJSON"),
    ("POST", "/api/commands", JSON, b'{"what":1}', 400, "unknownMember"),
    ("POST", "/api/commands", JSON, b"{}", 400, "roleMissing"),
    ("POST", "/api/commands", JSON, b'{"actor":{"id":"sara","role":"supervisor"}}', 403, "notYou"),
    ("POST", "/api/commands", {"Content-Type": "text/plain"}, b"{}", 415, "notJSON"),
    ("POST", "/api/commands", JSON, b" " * 1_000_001, 413, "tooLarge"),
    ("POST", "/api/commands", JSON, b"", 413, "tooLarge"),
    ("PUT", "/api/blobs", {}, b"", 413, "tooLarge"),
    ("GET", ONE_SLICE % "[", {}, None, 400, "badSlices"),
    ("GET", ONE_SLICE % '{"a+b":{"name":"community"}}', {}, None, 400, "badSlices"),
    ("GET", ONE_SLICE % '{"a":3}', {}, None, 400, "noSuchSlice"),
    ("GET", "/api/events", {}, None, 400, "badSlices"),
    ("GET", "/api/events?after=x", {}, None, 400, "badSlices"),
    ("GET", "/" + "x" * 70_000, {}, None, 414, "addressTooLong"),
    ("GET", "/", {"X": "x" * 70_000}, None, 431, "headersTooLarge"),
    # What the kernel says no to, in its own words.
    ("POST", "/api/queries/catalogs", JSON, b'{"nothing":1}', 400, "invalidParams"),
]
# What a path takes instead.
OTHERWISE = [
    ("DELETE", "/api/commands", "POST"), ("GET", "/api/commands", "POST"),
    ("PUT", "/api/queries/list", "POST"), ("OPTIONS", "/api/allowed", "POST"),
    ("PATCH", "/api/me", "GET, HEAD"), ("POST", "/api/health", "GET, HEAD"),
    ("HEAD", "/api/events", "GET"), ("POST", "/api/events", "GET"), ("GET", "/api/blobs", "PUT"),
    ("DELETE", "/api/blobs/" + "0" * 64, "GET, HEAD"), ("DELETE", "/", "GET, HEAD"),
    ("TRACE", "/app.js", "GET, HEAD"), ("BREW", "/api/schema", "GET, HEAD")]


def ask(gateway, method, path, headers, body):
    """One request on a connection of its own: its status, its headers and what came."""
    connection = http.client.HTTPConnection("127.0.0.1", gateway.port, timeout=30)
    try:
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        return response.status, dict(response.getheaders()), response.read()
    finally:
        connection.close()


def check_errors(gateway, _):
    """Every error is JSON, with the same code in both languages and words in the one that is asked for."""
    told = set()
    for method, path, headers, body, status, code in ASKED:
        what = f"{method} {path[:60]} {headers if len(str(headers)) < 80 else ''} {(body or b'')[:30]!r}"
        messages = [error(gateway, what, method, path, {**headers, **language}, body, status, code)
                    for language in ({}, SPANISH)]
        # In which language is not known of a request whose headers were not read.
        if code not in ("addressTooLong", "headersTooLarge"):
            need(messages[0] != messages[1], f"{what}: {messages}")
        told.add(code)
    for method, path, allowed in OTHERWISE:
        status, headers, data = ask(gateway, method, path, SPANISH, None)
        need((status, headers.get("Allow")) == (405, allowed), f"{method} {path}: {status} {headers}")
        found = {"code": "otherMethod", "message": f"{method}: aquí no se admite; hay: {allowed}"}
        need(data == b"" if method == "HEAD" else json.loads(data) == {"error": found},
             f"{method} {path}: {data}")
    need(error(gateway, "a token", "GET", "/api/me", {"Authorization": "Bearer x", **SPANISH}, None, 401,
               "unknownToken") == "nadie tiene este token; pida el suyo a quien administra la pasarela", "in Spanish")
    for accepted, words in {
            "es;q=0.9": "es", "en;q=0.1, es;q=0.9": "es", "fr, es-MX;q=0.5": "es", "es;q=0": "en", "fr": "en",
            "en, es": "en", "es;q=x, *": "en", ",;q=": "en"}.items():
        found = ask(gateway, "GET", "/api/nothing", {"Accept-Language": accepted}, None)[1]
        need(found["Content-Language"] == words, f"{accepted}: {found}")
    # After a method that it does not take, the connection goes on.
    connection = http.client.HTTPConnection("127.0.0.1", gateway.port, timeout=30)
    for method, status in (("DELETE", 405), ("GET", 200)):
        connection.request(method, "/api/me")
        response = connection.getresponse()
        response.read()
        need(response.status == status, f"{method}: {response.status}")
    connection.close()
    for line, status, code in (
            (b"nothing\r\n\r\n", 400, "badRequest"), (b"GET / HTTP/9.9\r\n\r\n", 505, "otherVersion"),
            (b"GET http://[ HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", 400, "badRequest"),
            (b"GET / HTTP/x\r\n\r\n", 400, "badRequest"), (b"GET / a b c\r\n\r\n", 400, "badRequest"),
            (b"POST /api/commands HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n", 411,
             "lengthRequired")):
        head, _, data = written(gateway, line).partition(b"\r\n\r\n")
        need(head.startswith(b"HTTP/1.1 %d" % status) and b"Content-Type: application/json" in head,
             f"{line}: {head}")
        need(json.loads(data)["error"]["code"] == code, f"{line}: {data}")
        told.add(code)
    need(gateway.ask("GET", "/api/health")[0] == 200, "after all of that")
    hold_answers(told)
    return f"{len(ASKED) + len(OTHERWISE)} requests in two languages"


def error(gateway, what, method, path, headers, body, status, code):
    """Looks that an answer is an error as it should be; its words."""
    found, answered, data = ask(gateway, method, path, headers, body)
    need(found == status, f"{what}: {found} {data[:200]}")
    need(answered["Content-Type"] == "application/json", f"{what}: {answered}")
    answer = json.loads(data)
    need(set(answer) == {"error"} and set(answer["error"]) == {"code", "message"}, f"{what}: {answer}")
    need(answer["error"]["code"] == code, f"{what}: {answer}")
    return answer["error"]["message"]


def written(gateway, line):
    with socket.create_connection(("127.0.0.1", gateway.port), timeout=10) as found:
        found.sendall(line)
        return b"".join(iter(lambda: found.recv(4096), b""))


def hold_answers(told):
    """Every text has its like in the other language, fills in the same, and stands on the page."""
    sys.path.insert(0, str(GATEWAY.parent))
    from answers import ANSWERS, FLAWS
    page = (GATEWAY.parent / "README.md").read_text()
    for texts in [*(row[2:] for row in ANSWERS.values()), *FLAWS.values()]:
        fields = [{field for _, field, _, _ in string.Formatter().parse(text) if field} for text in texts]
        need(fields[0] == fields[1], texts)
        need(texts[0] != texts[1] or texts[0].endswith(": {why}"), texts)
    for status, code, *_ in ANSWERS.values():
        need(re.search(rf"^\| {status} \|.*`{code}`", page, re.MULTILINE), f"{code} is not in README.md")
    # The rest is held by the checks of what each may use, or is seldom.
    rest = {code for _, code, *_ in ANSWERS.values()} - told
    need(rest == {"otherMethod", "expiredToken", "tooShort", "tooSlow", "tooMany", "internal", "busy", "unanswered",
                  "noRoom"}, rest)
