"""Clients that send slowly, or nothing: each is cut off after the time that the gateway was given."""

import json, os, socket, tempfile, time

from steps import need
from under_test import Gateway

PATIENCE_S = 30  # Far more than the gateway has, which is busy.
NOBODY = "GET /api/me HTTP/1.1\r\nHost: HOST\r\n\r\n"
LIMITS = ("--head-seconds", "1", "--body-seconds", "2", "--body-rate", "100")


def check_slow(gateway, _):
    """A head and a body have their time, a file too, and who is steady is not cut off."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        small = Gateway(gateway.claims, folder, "--memory", "--upload-quota", "1600000",
                        "--room", "1", *LIMITS)
        try:
            heads(small)
            bodies(small)
        finally:
            small.close()


def opened(gateway, text=""):
    found = socket.create_connection(("127.0.0.1", gateway.port), timeout=PATIENCE_S)
    found.sendall(text.replace("HOST", f"127.0.0.1:{gateway.port}").encode())
    return found


def dribble(connections):
    """Sends a byte on each now and then, until the gateway has ended all of them. What it said."""
    said, open_ones = {one: b"" for one in connections}, set(connections)
    ends = time.monotonic() + PATIENCE_S
    while open_ones:
        need(time.monotonic() < ends, f"{len(open_ones)} are open after {PATIENCE_S} s")
        for one in list(open_ones):
            one.settimeout(0.02)
            try:
                one.sendall(b"x")
                chunk = one.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                chunk = b""
            said[one] += chunk
            if not chunk:
                one.close()
                open_ones.remove(one)
        time.sleep(0.05)
    return [said[one].decode() for one in connections]


def code(answer):
    head, _, data = answer.partition("\r\n\r\n")
    return head.split(" ")[1], json.loads(data)["error"]["code"]


def nobody(connection):
    """Reads the whole answer to who somebody without a token is."""
    answer = b""
    while not answer.endswith(b"}"):
        chunk = connection.recv(4096)
        need(chunk, f"it ended after {answer}")
        answer += chunk


def heads(gateway):
    answers = dribble([opened(gateway, "GET / HTTP/1.1\r\nX: ") for _ in range(8)])
    need({code(answer) for answer in answers} == {("408", "tooSlow")}, answers)
    with opened(gateway) as silent:
        need(silent.recv(1) == b"", "nothing is answered to nothing")
    # A connection that is kept has the same time for each head, from the answer before it.
    kept = gateway.wait_for(lambda: used_twice(gateway))
    answer, = dribble([kept])
    need(code(answer) == ("408", "tooSlow"), answer)
    with opened(gateway, NOBODY) as idle:
        nobody(idle)
        need(idle.recv(1) == b"", "nothing is answered to nothing more")


def used_twice(gateway):
    """A connection that is older than a head may be, and has been answered lately."""
    kept = opened(gateway)
    for _ in range(2):
        time.sleep(0.6)
        kept.sendall(NOBODY.replace("HOST", f"127.0.0.1:{gateway.port}").encode())
        nobody(kept)
    return kept


def bodies(gateway):
    query = ("POST /api/queries/community HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n"
             "Accept-Language: es\r\nContent-Length: 60000\r\n\r\n")
    file = "PUT /api/blobs HTTP/1.1\r\nHost: HOST\r\nContent-Length: 60000\r\n\r\n"
    # To have sent much at once is no leave to hold the connection.
    slow = [opened(gateway, text) for text in (query, query + " " * 50_000, file, file + "x" * 50_000)]
    answers = dribble(slow)
    need({code(answer) for answer in answers} == {("408", "tooSlow")}, answers)
    need("el cuerpo: se esperaban 100 bytes por segundo" in answers[0], answers[0])
    need(not os.listdir(gateway.folder / "files/staging"), "half a file is kept")
    # What did not come is not counted: a day's files without a name are all there for this one.
    with opened(gateway, file.replace("60000", "200000")) as steady:
        for _ in range(20):
            steady.sendall(b"x" * 10_000)
            time.sleep(0.2)
        answer = steady.recv(65536)
        need(answer.startswith(b"HTTP/1.1 200"), answer)
