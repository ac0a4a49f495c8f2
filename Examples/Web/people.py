"""Who somebody is, by the token they bring. Which roles they have is the kernel's to say.

Tokens stand in a file that its owner alone may read, one person a line: `token end person`. At its
end a token is taken out of it, and another one is made in its place.
"""

import calendar, hashlib, os, re, secrets, stat, threading, time

# A line without an end was written before tokens had one.
LINE = re.compile(r"(\S{32,}) (?:(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) )?(.+)", re.ASCII)
TIME = "%Y-%m-%dT%H:%M:%SZ"
LONGEST_PAUSE_S = 60  # For a clock that is set meanwhile.


class People:
    def __init__(self, path, life, now=time.time):
        self.path, self.life, self.now = path, life, now
        self.lock = threading.Lock()
        self.tokens = {}  # person: (token, when it ends), as the file has them
        self.by_digest = {}  # (person, when it ends), of those that ended lately too
        self.is_kept = True  # Whether the file says the same.
        if os.path.exists(path):
            self.read()

    def read(self):
        mode = stat.S_IMODE(os.stat(self.path).st_mode)
        if mode & 0o077:
            raise SystemExit(f"{self.path}: others may read it (mode {mode:o}); chmod 600 it")
        latest = int(self.now() + self.life)
        with open(self.path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                try:
                    token, written, person = LINE.fullmatch(line.rstrip("\n")).groups()
                    end = calendar.timegm(time.strptime(written, TIME)) if written else latest
                except (AttributeError, ValueError):
                    raise SystemExit(f"{self.path}, line {number}: expected a token, its end such as "
                                     "2026-03-31T12:00:00Z, and a person; mend or remove it") from None
                # A life that is shorter now holds for the old ones too.
                self.is_kept = self.is_kept and written is not None and end <= latest
                self.admit(token, min(end, latest), person)

    def admit(self, token, end, person):
        self.tokens[person] = (token, end)
        self.by_digest[digest(token)] = (person, end)

    def renew(self, persons):
        """Takes away tokens that have ended, gives one to each who has none, and keeps them before
        anybody is told. Answers with who got one."""
        with self.lock:
            now = self.now()
            kept = {person: held for person, held in self.tokens.items() if held[1] > now}
            # A line is a token and a name: whoever's name would end the line gets none.
            made = [name for name in persons if name not in kept and name and name.isprintable()]
            kept |= {name: (secrets.token_urlsafe(32), int(now + self.life)) for name in made}
            if kept != self.tokens or not self.is_kept:
                self.keep(kept)
            self.tokens, self.is_kept = kept, True
            self.by_digest = {
                **{key: held for key, held in self.by_digest.items() if held[1] <= now < held[1] + self.life},
                **{digest(token): (person, end) for person, (token, end) in kept.items()}}
            return made

    def keep(self, tokens):
        beside = f"{self.path}.{os.getpid()}"
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                for person, (token, end) in tokens.items():
                    file.write(f"{token} {shown(end)} {person}\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, self.path)
        except BaseException:
            os.unlink(beside)
            raise

    def find(self, token):
        """Whose token it is and when it ends, or did; None where it is nobody's. Found by its hash,
        so that the time that looking takes tells nothing of how much of a guess is right."""
        return self.by_digest.get(digest(token))

    def next_end(self):
        return min((end for _, end in self.tokens.values()), default=float("inf"))

    def is_due(self):
        return self.next_end() <= self.now()

    def pause(self):
        """Seconds until a token ends, at least one and not too many."""
        return max(1, min(self.next_end() - self.now(), LONGEST_PAUSE_S))


def digest(token):
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()


def shown(end):
    return time.strftime(TIME, time.gmtime(end))
