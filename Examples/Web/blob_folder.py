"""Puts bytes into a folder under their SHA-256 hash, as `Specs/BlobStore.md` lays it out."""

import fcntl, hashlib, itertools, os, re

NAME = re.compile(r"[0-9a-f]{64}\Z")
CHUNK_BYTES = 1 << 16


class TooShort(Exception):
    """The source ended before what was announced."""

    def __init__(self, taken, count):
        super().__init__(f"{taken} bytes of {count} came")
        self.taken, self.count = taken, count


class BlobFolder:
    def __init__(self, path):
        self.path = path
        self.numbers = itertools.count(1)
        for name in ("", "blobs", "staging", "confirmed"):
            os.makedirs(os.path.join(path, name), mode=0o700, exist_ok=True)
        if os.stat(path).st_mode & 0o077:
            raise SystemExit(f"{path}: others may enter it; chmod 700 it")

    def put(self, source, count, progress=lambda taken: None):
        """Reads `count` bytes and stores them; durable when it returns. Answers with the hash."""
        staged = os.path.join(self.path, "staging", f"{os.getpid()}-{next(self.numbers)}")
        descriptor = os.open(staged, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                digest, taken = hashlib.sha256(), 0
                while taken < count:
                    chunk = source.read(min(CHUNK_BYTES, count - taken))
                    if not chunk:
                        raise TooShort(taken, count)
                    digest.update(chunk)
                    file.write(chunk)
                    taken += len(chunk)
                    progress(taken)
                file.flush()
                os.fsync(file.fileno())
                name = digest.hexdigest()
                folder = os.path.join(self.path, "blobs", name[:2])
                os.makedirs(folder, mode=0o700, exist_ok=True)
                os.rename(staged, os.path.join(folder, name))
            sync(folder)
            sync(os.path.dirname(folder))
            return digest.digest()
        except BaseException:
            try:
                os.unlink(staged)
            except FileNotFoundError:
                pass
            raise

    def read(self, name):
        """The bytes of a blob; None where it is not there or not what its name says."""
        if not NAME.match(name):
            return None
        try:
            with open(os.path.join(self.path, "blobs", name[:2], name), "rb") as file:
                data = file.read()
        except FileNotFoundError:
            return None
        return data if hashlib.sha256(data).hexdigest() == name else None

    def remove_abandoned(self):
        """Takes away what writers that are gone have left: whose lock can be had."""
        staging = os.path.join(self.path, "staging")
        for name in os.listdir(staging):
            path = os.path.join(staging, name)
            with open(path, "rb") as file:
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    continue
                os.unlink(path)


def sync(folder):
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
