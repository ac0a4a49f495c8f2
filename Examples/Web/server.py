"""The listening socket: a thread for each connection, of which there is room for so many."""

import collections, json, socket, time
from http.server import ThreadingHTTPServer

from answers import Refused
from connections import household
from giving_answers import LONGEST_LINGER_S
from http_face import Handler

MOST_LEAVING = 64


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def __init__(self, address, **parts):
        self.address_family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
        super().__init__(address, Handler)
        self.__dict__.update(parts)  # desk, people, blobs, listeners, connections, schema, page, …
        self.leaving = collections.deque()  # Who was turned away: when it is closed, and what.

    def get_request(self):
        request, (address, *rest) = super().get_request()
        return request, (household(address), *rest)

    def process_request(self, request, client_address):
        if not self.connections.take(client_address[0]):
            self.turn_away(request)
            return
        try:
            super().process_request(request, client_address)
        except BaseException:  # There was no thread to be had.
            self.connections.give_back(client_address[0])
            raise

    def process_request_thread(self, request, client_address):
        try:
            super().process_request_thread(request, client_address)
        finally:
            self.connections.give_back(client_address[0])

    def turn_away(self, request):
        """Answers without a thread, and before anything is read: so nothing here may wait.

        To close at once would reset the connection, and the answer would be lost with it."""
        try:
            request.setblocking(False)
            request.send(crowded(self.connections))
            request.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        self.leaving.append((time.monotonic() + LONGEST_LINGER_S, request))
        self.close_leaving()

    def close_leaving(self):
        """Closes who was turned away a while ago, and the first where there are too many."""
        while self.leaving and (len(self.leaving) > MOST_LEAVING
                                or self.leaving[0][0] < time.monotonic()):
            self.leaving.popleft()[1].close()

    service_actions = close_leaving  # The library calls it twice a second.

    def handle_error(self, request, client_address):
        """Connections break; what breaks otherwise was answered with 500 where it happened."""


def crowded(connections):
    """In English: no header was read, so no language is asked for."""
    refused = Refused("tooManyConnections", again_after=5, each=connections.each, total=connections.total)
    data = json.dumps({"error": {"code": refused.code, "message": refused.texts["en"]}}).encode()
    headers = {"Content-Type": "application/json", "Content-Length": len(data), "Content-Language": "en",
               "Cache-Control": "no-store", "Connection": "close", **refused.headers}
    lines = [f"HTTP/1.1 {refused.status} Service Unavailable",
             *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + data
