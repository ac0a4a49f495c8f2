"""What somebody listens to, as server-sent events (HTML Standard, section 9.2).

Slices are named events, of which the newest counts; the feed is the event `entry`, of which none
may be missed. The id of each is the log's position up to which somebody knows everything then, so
that whoever comes back with `Last-Event-ID` misses nothing and gets nothing twice.
"""

import json, queue, re, threading, time

from answers import Refused
from kernel_process import Fault, Unanswered
from visitors import seen

LONGEST_QUEUE = 512  # Who reads more slowly is cut off, and comes back to whole slices.
HEARTBEAT_S, LOOK_S = 15, 1
# Each slice, and each feed, is a subscription, of which the kernel has 1024 for everybody.
MOST_SLICES, MOST_EACH, MOST_ANONYMOUS = 16, 256, 256
# A name is a line of what is written, and one of them is the feed's.
NAME, FEED = re.compile(r"[A-Za-z0-9_.-]{1,64}\Z", re.ASCII), "entry"


def check_names(names):
    for name in names:
        if not NAME.match(name) or name == FEED:
            raise Refused("sliceName")


class Listener:
    """One connection: its slices by name, where its feed stands, and what is to be written."""

    def __init__(self, person, address, slices, after, end=None):
        self.person = person
        self.reader = {} if person is None else {"as": person}
        self.owner = ("anonymous", address) if person is None else ("person", person)
        self.slices = slices
        self.after = after  # Position up to which the feed was handed over; None without a feed.
        self.waiting = queue.Queue(LONGEST_QUEUE)
        self.ties = {}  # name of a slice, or None for the feed: its subscription
        self.end_of_token = float("inf") if end is None else end
        self.ended = False

    @property
    def weight(self):
        return len(self.slices) + (self.after is not None)

    def put(self, name, data, position):
        try:
            self.waiting.put_nowait((name, data, position))
        except queue.Full:
            self.ended = True

    def blocks(self, is_gone):
        """The text of each event as it comes; a comment when it is quiet, so that a connection
        that is gone is noticed, and `is_gone` is asked more often."""
        yield "retry: 250\n\n"
        quiet = 0
        while not self.ended and time.time() < self.end_of_token:
            try:
                name, data, position = self.waiting.get(timeout=LOOK_S)
                quiet = 0
            except queue.Empty:
                quiet += LOOK_S
                if is_gone():
                    return
                if quiet >= HEARTBEAT_S:
                    quiet = 0
                    yield ": still here\n\n"
                continue
            if name is None:
                return
            # Where there is a feed, its position alone is the id: that of a slice may be ahead. Who has
            # no name has no feed, and is told no position.
            identifies = name == FEED or self.after is None and self.person is not None
            lines = ([f"id: {position}"] if identifies else []) + [f"event: {name}"]
            yield "\n".join([*lines, f"data: {json.dumps(data, ensure_ascii=False)}", "", ""])

    def end(self):
        self.ended = True
        try:
            self.waiting.put_nowait((None, None, None))
        except queue.Full:
            pass


class Listeners:
    """Ties listeners to subscriptions of the kernel's process, and anew to those of the next one.

    A subscription is known by its number and by which start of the process gave it. Whose it is
    is written down where the kernel's answer is read, before anything that comes behind it: nothing
    is told too early, and what is answered when nobody waits any more is given up again.
    """

    def __init__(self, anonymous_each=16):
        self.lock = threading.Lock()
        self.all, self.kernel = set(), None
        self.anonymous_each = anonymous_each
        self.owners = {}  # subscription: (listener, name of its slice, or None for the feed)
        self.unwanted = queue.SimpleQueue()
        threading.Thread(target=self.give_up, name="give up", daemon=True).start()

    def add(self, listener):
        with self.lock:
            mine = [one for one in self.all if one.owner == listener.owner]
            total = sum(one.weight for one in mine) + listener.weight
            if listener.owner[0] == "anonymous":
                others = sum(one.weight for one in self.all if one.owner[0] == "anonymous")
                crowded = len(mine) >= self.anonymous_each \
                    or others + listener.weight > MOST_ANONYMOUS
            else:
                crowded = total > MOST_EACH
            if crowded:
                raise Refused("tooManyListeners", again_after=5)
            self.all.add(listener)
        self.subscribe(listener)

    def remove(self, listener):
        listener.end()
        with self.lock:
            self.all.discard(listener)
            mine = [key for key, (owner, _) in self.owners.items() if owner is listener]
            for key in mine:
                del self.owners[key]
        for key in mine:
            self.unwanted.put(key)

    def renew(self, start):
        """After a start of the kernel's process, which knows of no subscription."""
        with self.lock:
            for key in [key for key in self.owners if key[0] < start]:
                del self.owners[key]
            listeners = list(self.all)
        for listener in listeners:
            try:
                self.subscribe(listener)
            except (Fault, Unanswered):
                listener.end()  # It comes back and asks again.

    def subscribe(self, listener):
        for name, asked in listener.slices.items():
            self.tie(listener, name, {"slice": {**asked, **listener.reader}})
        if listener.after is not None:
            self.tie(listener, None, {"feed": {"after": listener.after, **listener.reader}})

    def tie(self, listener, name, params):
        def answered(result, start):
            key = (start, result["subscription"])
            with self.lock:
                keep = listener in self.all and listener.ties.get(name, (0, 0))[0] < start
                if keep:
                    listener.ties[name] = key
                    self.owners[key] = (listener, name)
            if not keep:
                self.unwanted.put(key)

        self.kernel.ask("subscribe", params, on_result=answered)

    def give_up(self):
        """On a thread of its own: whoever reads what the kernel says must not wait for it."""
        while True:
            start, number = self.unwanted.get()
            if start == self.kernel.starts:
                try:
                    self.kernel.call("unsubscribe", {"subscription": number}, timeout=5)
                except (Fault, Unanswered):
                    pass  # The process is gone, and its subscriptions are too.

    def take(self, start, method, params):
        """A notification of the kernel: what changed, or what happened."""
        with self.lock:
            owner = self.owners.get((start, params.get("subscription")))
            if owner:
                self.deliver(*owner, params)

    def deliver(self, listener, name, params):
        position = params["position"]
        if name is not None:
            value = {"position": position, **params["value"]}
            listener.put(name, seen(listener.person, value), position)
        elif position > listener.after:
            listener.after = position
            if params["rows"]:
                listener.put(FEED, {"position": position, "rows": params["rows"]}, position)

    def end(self):
        with self.lock:
            listeners = list(self.all)
        for listener in listeners:
            listener.end()
