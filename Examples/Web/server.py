"""The listening socket: a thread for each connection, of which there is room for so many."""

import socket, threading
from http.server import ThreadingHTTPServer

from http_face import Handler

MOST_CONNECTIONS = 512


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
