"""More connections than there is room for: from one address, and from all."""

import json, os, pathlib, socket, sys, tempfile, unittest.mock

from steps import need
from under_test import GATEWAY, Gateway

LIMITS = ("--connections", "6", "--connections-each", "4")
HERE, THERE, ELSEWHERE = "127.0.0.1", "127.0.0.2", "127.0.0.3"


def check_crowd(gateway, _):
    """One more is answered at once and without a thread; who leaves makes room."""
    hold_places()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        small = Gateway(gateway.claims, folder, "--memory", *LIMITS)
        try:
            crowd(small)
        finally:
            small.close()


def crowd(gateway):
    threads = pathlib.Path(f"/proc/{gateway.process.pid}/task")
    held = [place(gateway, HERE) for _ in range(4)]
    before = len(os.listdir(threads))
    for _ in range(100):  # Many more than are kept until they have read the answer.
        need(entered(gateway, HERE) is None, "one more from one address")
    need(len(os.listdir(threads)) <= before, "threads were started for it")
    # Somebody else comes in as long as there is room for anybody.
    held += [place(gateway, THERE) for _ in range(2)]
    need(entered(gateway, ELSEWHERE) is None, "one more than there is room for")
    held.pop(0).close()
    held.append(place(gateway, ELSEWHERE))
    for one in held:
        one.close()
    place(gateway, HERE).close()


def place(gateway, address):
    return gateway.wait_for(lambda: entered(gateway, address))


def entered(gateway, address):
    """A connection that has been answered and is kept; None where it is turned away as it should be."""
    found = socket.create_connection(("127.0.0.1", gateway.port), 30, (address, 0))
    found.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % gateway.port)
    answer = found.recv(4096)
    if answer.startswith(b"HTTP/1.1 200"):
        return found
    answer += b"".join(iter(lambda: found.recv(4096), b""))
    found.close()
    head, _, data = answer.partition(b"\r\n\r\n")
    need(head.startswith(b"HTTP/1.1 503") and b"\r\nRetry-After: 5" in head, head)
    need(json.loads(data) == {"error": {
        "code": "busy", "message": "at most 4 connections from one address, 6 in all; close others, or wait 5 s"}},
        data)
    return None


def hold_places():
    """Whose an address is, and that a place is free again where no thread could be had."""
    sys.path.insert(0, str(GATEWAY.parent))
    from connections import Connections, household
    from server import Server, ThreadingHTTPServer
    for address, whose in (("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::1", "::"),
                           ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("fe80::7%lo", "fe80::")):
        need(household(address) == whose, f"{address}: {household(address)}")
    server = Server.__new__(Server)
    accepted = (None, ("2001:db8::7", 1, 0, 0))
    with unittest.mock.patch.object(ThreadingHTTPServer, "get_request", return_value=accepted):
        need(server.get_request() == (None, ("2001:db8::", 1, 0, 0)), "whose a connection is")
    server.connections = Connections(1, 1)
    with unittest.mock.patch.object(ThreadingHTTPServer, "process_request", side_effect=RuntimeError):
        try:
            server.process_request(None, (HERE, 1))
        except RuntimeError:
            pass
    need(server.connections.take(HERE) and not server.connections.take(HERE), "one place")
