"""What somebody listens to, as server-sent events (HTML Standard, section 9.2).

Slices are named events, of which the newest counts; the feed is the event `entry`, of which none
may be missed. The id of each is the log's position up to which somebody knows everything then, so
that whoever comes back with `Last-Event-ID` misses nothing and gets nothing twice.
"""

import json, queue, threading

from kernel_process import Fault, Unanswered

LONGEST_QUEUE = 512  # Who reads more slowly is cut off, and comes back to whole slices.
HEARTBEAT_S = 15


class Listener:
    """One connection: its slices by name, where its feed stands, and what is to be written."""

    def __init__(self, reader, slices, after):
        self.reader, self.slices = reader, slices  # reader: {"as": person} or nothing
        self.after = after  # Position up to which the feed was handed over; None without a feed.
        self.waiting = queue.Queue(LONGEST_QUEUE)
        self.ties = {}  # name of a slice, or None for the feed: its subscription
        self.ended = False

    def put(self, name, data, position):
        try:
            self.waiting.put_nowait((name, data, position))
        except queue.Full:
            self.ended = True

    def blocks(self):
        """The text of each event as it comes; a comment when it is quiet, so that a connection
        that is gone is noticed."""
        yield "retry: 250\n\n"
        while not self.ended:
            try:
                name, data, position = self.waiting.get(timeout=HEARTBEAT_S)
            except queue.Empty:
                yield ": still here\n\n"
                continue
            if name is None:
                return
            # Where there is a feed, its position alone is the id: that of a slice may be ahead.
            identifies = self.after is None or name == "entry"
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

    A subscription is known by its number and by which start of the process gave it.
    """

    def __init__(self):
        self.lock = threading.Lock()
        self.all, self.kernel = set(), None
        self.owners = {}  # subscription: (listener, name of its slice, or None for the feed)
        self.early = {}  # subscription: what came before its answer was seen

    def add(self, listener):
        with self.lock:
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
            self.drop(key)

    def renew(self, start):
        """After a start of the kernel's process, which knows of no subscription."""
        with self.lock:
            for known in (self.owners, self.early):
                for key in [key for key in known if key[0] < start]:
                    del known[key]
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
        result, start = self.kernel.ask("subscribe", params)
        key = (start, result["subscription"])
        with self.lock:
            tied = listener.ties.get(name, (0, 0))
            keep = listener in self.all and tied[0] < start
            early = self.early.pop(key, [])
            if keep:
                listener.ties[name] = key
                self.owners[key] = (listener, name)
                for params in early:
                    self.deliver(listener, name, params)
        if not keep:
            self.drop(key)

    def drop(self, key):
        if key[0] == self.kernel.starts:
            try:
                self.kernel.call("unsubscribe", {"subscription": key[1]}, timeout=5)
            except (Fault, Unanswered):
                pass  # The process is gone, and its subscriptions are too.
        with self.lock:
            self.early.pop(key, None)

    def take(self, start, method, params):
        """A notification of the kernel: what changed, or what happened."""
        key = (start, params.get("subscription"))
        with self.lock:
            if key in self.owners:
                self.deliver(*self.owners[key], params)
            else:
                self.early.setdefault(key, []).append(params)

    def deliver(self, listener, name, params):
        position = params["position"]
        if name is not None:
            listener.put(name, {"position": position, **params["value"]}, position)
        elif position > listener.after:
            listener.after = position
            if params["rows"]:
                listener.put("entry", {"position": position, "rows": params["rows"]}, position)

    def end(self):
        with self.lock:
            listeners = list(self.all)
        for listener in listeners:
            listener.end()
