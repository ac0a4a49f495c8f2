"""Tokens have an end: what is refused then, what ends, what takes their place, and what is printed."""

import os, pathlib, socket, sys, tempfile, time

from steps import need, sign_in
from under_test import GATEWAY, Gateway

LATELY = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - 3600))


def check_tokens(gateway, browser):
    """One that has ended is refused, also on the page, and another is kept in its place."""
    hold_lives()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        small = Gateway(gateway.claims, folder)
        try:
            starts(small, browser)
            small.close()
            small.command += ["--token-life", "3s"]
            small.start()
            ends(small)
        finally:
            small.close()


def starts(gateway, browser):
    """What is printed when it starts, and what becomes of who was signed in."""
    file = gateway.folder / "tokens"
    need(all(token in gateway.told for token in gateway.tokens.values()), gateway.told)
    page = sign_in(gateway, browser, "hugo", "worklist")
    page.until("document.querySelector('#state.live')")
    gateway.close()
    old, before = gateway.tokens["hugo"], file.read_text()
    end = next(line.split(" ")[1] for line in before.splitlines() if line.startswith(old))
    file.write_text(before.replace(f"{old} {end}", f"{old} {LATELY}"))
    gateway.start()
    new = gateway.tokens["hugo"]
    need(new != old and old not in file.read_text(), "it has taken no other's place")
    need([token for token in gateway.tokens.values() if token in gateway.told] == [new], gateway.told)
    status, answer = me(gateway, old)
    need((status, answer["error"]["code"]) == (401, "expiredToken"), answer)
    need(answer["error"]["message"] == f"this token ended on {LATELY}; "
         "ask whoever runs the gateway for the new one", answer)
    need(gateway.headers["WWW-Authenticate"] == 'Bearer error="invalid_token"', gateway.headers)
    need(me(gateway, new)[1]["person"] == "hugo", "the new one")
    page.until(f"document.querySelector('#token') && "
               f"document.querySelector('#main .error').textContent.includes('{LATELY}')", 20)
    browser.call("Target.closeTarget", {"targetId": page.target})
    gateway.close()
    gateway.start()
    need("#token=" not in gateway.told and f"{file}, each with its end; --show-tokens" in gateway.told,
         gateway.told)
    need(me(gateway, old)[1]["error"]["code"] == "unknownToken", "once the file has forgotten it")
    gateway.close()
    gateway.command += ["--show-tokens"]
    gateway.start()
    need(all(token in gateway.told for token in gateway.tokens.values()), gateway.told)


def ends(gateway):
    """While it runs: who listens is cut off, and every token is replaced."""
    file = gateway.folder / "tokens"
    listening, token = gateway.wait_for(lambda: listener(gateway))
    latest = time.monotonic() + 30
    with listening:
        while listening.recv(65536):  # Also of what is said when it is quiet.
            need(time.monotonic() < latest, "who listens is not cut off")
    status, answer = me(gateway, token)
    need(status == 401 and answer["error"]["code"] in ("expiredToken", "unknownToken"), answer)
    gateway.wait_for(lambda: token not in file.read_text())
    need(file.stat().st_mode & 0o777 == 0o600, oct(file.stat().st_mode))

    def is_known():
        gateway.read_tokens()
        return me(gateway, gateway.tokens["hugo"])[0] == 200
    gateway.wait_for(is_known)


def me(gateway, token):
    return gateway.ask("GET", "/api/me", headers={"Authorization": f"Bearer {token}"})


def listener(gateway):
    gateway.read_tokens()
    token = gateway.tokens["hugo"]
    found = socket.create_connection(("127.0.0.1", gateway.port), timeout=20)
    found.sendall((f"GET /api/events?after=0 HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\n"
                   f"Authorization: Bearer {token}\r\n\r\n").encode())
    if found.recv(12) == b"HTTP/1.1 200":
        return found, token
    found.close()
    return None


def hold_lives():
    """Whose a token is by a clock that is set: before its end, after it, and for another life."""
    sys.path.insert(0, str(GATEWAY.parent))
    from people import People
    with tempfile.TemporaryDirectory() as folder:
        path, clock = pathlib.Path(folder) / "tokens", [1_000_000_000]
        start = lambda life=100: People(str(path), life, lambda: clock[0])
        people = start()
        need(people.renew(["ada", "no\nline", ""]) == ["ada"], "who gets one")
        token, end = people.tokens["ada"]
        need(path.read_text() == f"{token} 2001-09-09T01:48:20Z ada\n", path.read_text())
        clock[0] += 99
        need(people.renew(["ada", "hugo"]) == ["hugo"] and not people.is_due(), "before its end")
        need(start().find(token) == ("ada", end), "after a start")
        need(people.pause() == 1 and start(1000).find(token) == ("ada", end), "no longer than it was given")
        clock[0] += 1
        need(people.is_due() and people.renew(["ada"]) == ["ada"], "at its end")
        need(token not in path.read_text() and people.find(token) == ("ada", end), "who has had it")
        need(list(people.tokens) == ["hugo", "ada"], people.tokens)
        need(start(50).tokens["ada"][1] == clock[0] + 50, "a shorter life holds for old ones")
        clock[0] += 100
        people.renew([])
        need(people.find(token) is None and path.read_text() == "", "a life after its end")
        # Those of an older gateway have no end, and get one.
        path.write_text(f"{'x' * 43} Ada Lovelace\n")
        people = start()
        need(people.renew([]) == [] and path.read_text() == f"{'x' * 43} 2001-09-09T01:51:40Z Ada Lovelace\n",
             path.read_text())
        for line in ("short ada", "x" * 43, "x" * 43 + " 2001-99-09T01:48:20Z ada"):
            path.write_text(line + "\n")
            try:
                start()
                raise AssertionError(f"{line} is read")
            except SystemExit as error:
                need("line 1: expected a token, its end such as" in str(error), error)
        need(os.listdir(folder) == ["tokens"], os.listdir(folder))
