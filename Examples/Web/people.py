"""Who somebody is, by the token they bring. Which roles they have is the kernel's to say.

Tokens stand in a file that its owner alone may read, one person a line: `token person`.
"""

import hashlib, os, secrets, stat


class People:
    def __init__(self, path):
        self.path = path
        self.tokens = {}  # person: token
        self.by_digest = {}
        if os.path.exists(path):
            self.read()

    def read(self):
        mode = stat.S_IMODE(os.stat(self.path).st_mode)
        if mode & 0o077:
            raise SystemExit(f"{self.path}: others may read it (mode {mode:o}); chmod 600 it")
        with open(self.path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                token, _, person = line.rstrip("\n").partition(" ")
                if len(token) < 32 or not person:
                    raise SystemExit(f"{self.path}, line {number}: expected a token and a person")
                self.admit(token, person)

    def admit(self, token, person):
        self.tokens[person] = token
        self.by_digest[digest(token)] = person

    def add(self, persons):
        """Gives a token to each who has none, and keeps them before anybody is told."""
        # A line is a token and a name: whoever's name would end the line gets none.
        missing = [name for name in persons if name not in self.tokens and name.isprintable()]
        if not missing:
            return
        for person in missing:
            self.admit(secrets.token_urlsafe(32), person)
        beside = f"{self.path}.{os.getpid()}"
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            for person, token in self.tokens.items():
                file.write(f"{token} {person}\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, self.path)

    def person(self, token):
        """Whose token it is; None where it is nobody's. Found by its hash, so that the time that
        looking takes tells nothing of how much of a guess is right."""
        return self.by_digest.get(digest(token))


def digest(token):
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()
