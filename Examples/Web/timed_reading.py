"""A connection that is read for a time: a client that sends slowly holds a thread no longer than that."""

import io, time


class TooSlow(Exception):
    """What was expected did not come in its time."""


class TimedReader(io.RawIOBase):
    """Reads a socket up to a deadline, which moves only as fast as bytes come at the lowest rate."""

    def __init__(self, connection, seconds):
        self.connection = connection
        self.expect(seconds)

    def expect(self, seconds, rate=None):
        """From now on: the first byte in so many seconds and, without a rate, all others too.

        With a rate, whoever sends so many bytes a second is never late, and to have sent faster
        earns no more than the same seconds again."""
        self.seconds, self.rate = seconds, rate
        self.ends = time.monotonic() + seconds

    def readable(self):
        return True

    def readinto(self, buffer):
        left = self.ends - time.monotonic()
        usual = self.connection.gettimeout()
        try:
            if left <= 0:
                raise TimeoutError
            self.connection.settimeout(left)
            count = self.connection.recv_into(buffer)
        except TimeoutError:
            raise TooSlow from None
        finally:
            self.connection.settimeout(usual)  # Which holds for what is written.
        if self.rate:
            self.ends = min(self.ends + count / self.rate, time.monotonic() + self.seconds)
        return count
