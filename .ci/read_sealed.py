#!/usr/bin/env python3
"""Prints a log whose texts are sealed as read_log.py prints another, for whoever has the keyring and the master key.

Written from Specs/Secrecy.md with `cryptography`, so that the text is known to be enough.
    CLAIMS_MASTER_KEY=... read_sealed.py [--refusals] LOG
With --blobs, the bytes of every sealed blob beside it.
"""

import base64, hashlib, os, pathlib, sys, uuid

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

import read_log
from read_log import crc, expect


class Keyring:
    def __init__(self, data, master):
        self.data, self.master = data, AESGCM(master)
        header = data[:128]
        expect(header[:8], b"\x89KEY\r\n\x1a\n", "magic", 0)
        expect(int.from_bytes(header[8:12], "little"), 1, "version", 8)
        expect(crc(header[:124]), int.from_bytes(header[124:128], "little"), "the header's CRC", 124)
        self.master.decrypt(header[96:108], header[108:124], b"claims keyring 1" + header[:96])
        self.id = header[16:32]

    def key(self, id, stream):
        # Notes on a key come after it.
        slots = [self.data[at : at + 128] for at in range(128, len(self.data), 128)]
        at = next((place * 128 + 128 for place, slot in enumerate(slots) if slot[:16] == id), None)
        if at is None:
            # It has no slot yet: the last seed tells it.
            seed = [slot for slot in slots if slot[16:24] == b"\0\0\0\0\4\0\0\0" and slot[48] == 1][-1]
            return AESGCM(self.unwrapped(seed).encrypt(id[:12], bytes(32), b"")[:32])
        slot = self.data[at : at + 128]
        expect(crc(slot[:124]), int.from_bytes(slot[124:128], "little"), "the slot's CRC", at)
        if stream is None:
            stream = (int.from_bytes(slot[16:20], "little"), str(uuid.UUID(bytes=slot[24:40])))
        owner = (int.from_bytes(slot[16:20], "little"), str(uuid.UUID(bytes=slot[24:40])))
        expect(owner, stream, "owner", at)
        return self.unwrapped(slot)

    def unwrapped(self, slot):
        return AESGCM(self.master.decrypt(slot[64:76], slot[76:124], b"claims key 1" + self.id + slot[:64]))


def read_blob(data, key, id):
    """A sealed blob, as Specs/BlobStore.md says."""
    expect(data[:28], b"\x89BLB\r\n\x1a\n" + (1).to_bytes(4, "little") + id, "start", 0)
    own = AESGCM(key.decrypt(data[60:72], data[72:120], b"claims blob 1" + data[:60]))
    chunks = [data[at : at + 262_160] for at in range(120, len(data), 262_160)]
    opened = b"".join(
        own.decrypt(b"\0\0\0" + place.to_bytes(8, "big") + bytes([place == len(chunks) - 1]), chunk, b"")
        for place, chunk in enumerate(chunks)
    )
    expect(hashlib.sha256(opened).digest(), data[28:60], "the hash of what was sealed", 28)
    return opened


class SealedReader(read_log.Reader):
    def __init__(self, log, keyring):
        super().__init__(log)
        self.keyring, self.found = keyring, 0
        expect(log[4076:4092], keyring.id, "the keyring's id", 4076)

    def opened(self, message, stream, command, kind, type=0, place=0):
        category, id = stream
        context = (
            b"claims text 1" + self.keyring.id + category.to_bytes(4, "big") + uuid.UUID(id).bytes + command.id
            + kind.to_bytes(1, "big") + type.to_bytes(4, "big") + place.to_bytes(4, "big")
        )

        def open_text(text, path):
            if not text.startswith("\0"):
                return text
            sealed = base64.urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4))
            expect(sealed[0], 1, "version of a sealed text", self.position)
            self.found += 1
            return self.keyring.key(sealed[1:17], stream).decrypt(sealed[17:29], sealed[29:], path).decode()

        def step(path, field, element=0):
            return path + field.number.to_bytes(4, "big") + element.to_bytes(4, "big")

        def walk(message, path):
            for field in message.DESCRIPTOR.fields:
                value = getattr(message, field.name)
                if field.message_type and field.is_repeated:
                    for place, each in enumerate(value):
                        walk(each, step(path, field, place))
                elif field.message_type and message.HasField(field.name):
                    walk(value, step(path, field))
                elif field.type == field.TYPE_STRING and field.is_repeated:
                    value[:] = [open_text(each, step(path, field, place)) for place, each in enumerate(value)]
                elif field.type == field.TYPE_STRING and value:
                    setattr(message, field.name, open_text(value, step(path, field)))

        walk(message, context)
        return message


def main():
    (path,) = [word for word in sys.argv[1:] if not word.startswith("--")]
    keyring = Keyring(pathlib.Path(path + ".keys").read_bytes(), bytes.fromhex(os.environ["CLAIMS_MASTER_KEY"]))
    if "--blobs" in sys.argv:
        for file in sorted(pathlib.Path(path + ".blobs/blobs").rglob("*.*")):
            id = bytes.fromhex(file.suffix[1:])
            sys.stdout.buffer.write(read_blob(file.read_bytes(), keyring.key(id, None), id))
        return
    reader = SealedReader(pathlib.Path(path).read_bytes(), keyring)
    reader.read()
    for line in reader.refusals if "--refusals" in sys.argv else reader.lines:
        sys.stdout.buffer.write(line.encode() + b"\n")


if __name__ == "__main__":
    main()
