"""Who may be connected: so many from one address, and so many in all."""

import collections, ipaddress, threading


class Connections:
    def __init__(self, each, total):
        self.each, self.total = each, total
        self.open = collections.Counter()  # address: how many
        self.lock = threading.Lock()

    def take(self, address):
        """Takes one place. Answers whether there was one."""
        with self.lock:
            if self.open[address] >= self.each or self.open.total() >= self.total:
                return False
            self.open[address] += 1
            return True

    def give_back(self, address):
        with self.lock:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


def household(address):
    """Whose an address is. Whoever has one of IPv6 has all that share its first 64 bits."""
    found = ipaddress.ip_address(address)
    if found.version == 4:
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))
