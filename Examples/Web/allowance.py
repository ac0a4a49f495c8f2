"""How much somebody may use in a time: what was used comes back bit by bit."""

import threading, time


class Allowance:
    """`most` at once for each of them, all of which is theirs again after `seconds`."""

    MOST_KEPT = 10_000  # Of more, those are forgotten who have used least.

    def __init__(self, most, seconds, now=time.monotonic):
        self.most, self.rate, self.now = most, most / seconds, now
        self.used = {}  # who: (how much, when)
        self.lock = threading.Lock()

    def take(self, who, amount=1):
        """Takes so much. Answers with 0, or with the seconds to wait, and nothing was taken then."""
        with self.lock:
            used = self.standing(who) + amount
            if used > self.most:
                return max(1, int((used - self.most) / self.rate) + 1)
            if who not in self.used and len(self.used) >= self.MOST_KEPT:
                self.forget()
            self.used[who] = (used, self.now())
            return 0

    def give_back(self, who, amount):
        """Takes back what was not used after all."""
        with self.lock:
            self.used[who] = (max(0, self.standing(who) - amount), self.now())

    def standing(self, who):
        used, since = self.used.get(who, (0, 0))
        return max(0, used - (self.now() - since) * self.rate)

    def forget(self):
        """With `lock` held: half of them, so that it is seldom done. Whoever has used much stays:
        many who ask a little do not give them all of it back."""
        standing = sorted(self.used, key=self.standing, reverse=True)
        self.used = {who: self.used[who] for who in standing[:self.MOST_KEPT // 2]}
