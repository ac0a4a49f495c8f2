#!/usr/bin/env python3
"""Prints a claims log line by line as `claims history --json` does, or `claims refusals --json`.

Written from Specs/WriteAheadLog.md, Specs/Log.proto and Specs/JSON.md alone, with a protobuf
library (grpcio-tools), so that the three texts are known to be enough. Of a damaged log nothing is
printed, and the exit status is 4; of a torn one the whole frames are, and it is 3.
"""

import base64, datetime, json, pathlib, re, struct, sys, tempfile, uuid
from typing import NamedTuple

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import DecodeError
from grpc_tools import protoc

COMMIT, REFUSAL, SEAL, CHECKPOINT = 1, 2, 3, 4
CLAIM, ACTOR = 1, 2
UNIONS = {
    CLAIM: "Claim", ACTOR: "Actor", 3: "Rules", 4: "Document", 5: "Report", 6: "Accident",
    7: "Property", 8: "Quiz", 9: "Lead", 10: "Catalog",
}
# The registers of which a log has one each are called by no id.
ONLY = {3, 10}
PACKAGE = "claims.log.v1."


class Damaged(ValueError):
    pass


def expect(found, expected, what, at):
    if found != expected:
        raise Damaged(f"at {at}: {what} is {found!r}, expected {expected!r}")


# Log.proto: the messages, and the word behind each field that tells what its bits mean.

def load_schema():
    specs = pathlib.Path(__file__).resolve().parent.parent / "Specs"
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder, "log.bin")
        flags = [f"-I{specs}", "--include_source_info", f"--descriptor_set_out={out}", "Log.proto"]
        if protoc.main(["protoc", *flags]) != 0:
            sys.exit("Log.proto does not compile")
        file = descriptor_pb2.FileDescriptorSet.FromString(out.read_bytes()).file[0]
    words = {}
    for place in file.source_code_info.location:
        if len(place.path) == 4 and place.trailing_comments:  # a message, and a field in it
            message = file.message_type[place.path[1]]
            name = f"{PACKAGE}{message.name}.{message.field[place.path[3]].name}"
            words[name] = place.trailing_comments.strip()
    file.ClearField("source_code_info")
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return pool, words


SCHEMA, WORDS = load_schema()


def parse(name, data):
    kind = SCHEMA.FindMessageTypeByName(PACKAGE + name)
    try:
        return message_factory.GetMessageClass(kind).FromString(data)
    except DecodeError as error:
        raise Damaged(f"bytes that are no {name}: {error}")


def union(category, kind):
    if category not in UNIONS:
        raise Damaged(f"there is no category {category}; the log is newer than this reader")
    return UNIONS[category] + kind


def member(union, number):
    """The command or event with this number."""
    field = SCHEMA.FindMessageTypeByName(PACKAGE + union).fields_by_number.get(number)
    if field is None:
        raise Damaged(f"{union} has no number {number}; the log is newer than Log.proto")
    return field


# JSON.md: values.

def instant(ns):
    seconds, rest = divmod(ns, 10**9)
    moment = datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=seconds)
    return f"{moment.isoformat()}.{rest:09}Z"


def identifier(data):
    return str(uuid.UUID(bytes=data or bytes(16)))


def enum_name(enum, number):
    value = enum.values_by_number.get(number)
    if value is None:
        raise Damaged(f"{enum.name} has no number {number}; the log is newer than Log.proto")
    prefix = re.sub(r"(?<=.)(?=[A-Z])", "_", enum.name).upper() + "_"
    name = value.name.removeprefix(prefix).lower()
    if enum.name == "ReportStatus":
        return name
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def shown(field, value):
    word = WORDS.get(field.full_name)
    if hasattr(value, "extend"):  # repeated
        return [shown(field, each) for each in value]
    if field.message_type:
        return message_shown(value)
    if field.enum_type:
        return enum_name(field.enum_type, value)
    if word == "identifier":
        return identifier(value)
    if word == "instant":
        return instant(value)
    if word == "date":
        return (datetime.date(1970, 1, 1) + datetime.timedelta(days=value)).isoformat()
    if isinstance(value, bytes):
        return base64.urlsafe_b64encode(value).decode().rstrip("=")
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 2**53:
        return str(value)
    return value


def message_shown(message):
    def all_shown(field, value):
        if field.is_repeated:
            return [shown(field, one) for one in value]
        return shown(field, value)

    return {
        field.name: all_shown(field, getattr(message, field.name))
        for field in message.DESCRIPTOR.fields
        # The library puts each `optional` field into a oneof of its own.
        if (field.containing_oneof is None or message.HasField(field.name))
        and not stored_only(message.DESCRIPTOR.name, field)
    }


# JSON.md, "Values": what is stored for the program alone.
EDITS = {
    "AccidentEdited", "DocumentMetadataEdited", "LeadEdited", "PropertyEdited", "RoomEdited", "ReportEdited",
    "IncidentClassified", "IncidentTimelineRecorded"}
STORED = {"fieldTimes", "awaitsNotice", "appealFrom", "appealsAnew", "ofDecision"}


def stored_only(message, field):
    if field.message_type and field.message_type.name == "ReasonDetail":
        return True
    return field.name in STORED or field.name == "effective" and message in EDITS


def text(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# WriteAheadLog.md: the file.

def crc_table():
    for byte in range(256):
        for _ in range(8):
            byte = byte >> 1 ^ (0x82F63B78 if byte & 1 else 0)
        yield byte


TABLE = list(crc_table())


def crc(data, start=0):
    state = start ^ 0xFFFFFFFF
    for byte in data:
        state = TABLE[(state ^ byte) & 0xFF] ^ state >> 8
    return state ^ 0xFFFFFFFF


def read_header(log):
    expect(len(log) >= 4096, True, "room for a file header", 0)
    magic, major, _minor, features = struct.unpack_from("<8sHHI", log, 0)
    expect(magic, b"\x89WAL\r\n\x1a\n", "magic", 0)
    expect(crc(log[:4092]), int.from_bytes(log[4092:4096], "little"), "the header's CRC", 4092)
    expect(major in (1, 2), True, "format", 8)
    expect(features in (0, 2), True, "features", 12)
    return major == 2, log[32:40], log[8:48] + (log[4076:4092] if features == 2 else b"")


# Where a sealed text stands: see Specs/Secrecy.md.
EVENT, REFUSED, REASONS = 2, 3, 4


class Frame(NamedTuple):
    at: int
    kind: int
    reserved: bytes
    event_count: int
    length: int
    body_crc: int
    index: int
    position: int
    recorded: int
    mark: int
    previous: int
    epoch: int
    crc: int


class Reader:
    def __init__(self, log):
        self.is_chained, salt, identity = read_header(log)
        self.log, self.seed = log, crc(salt)
        self.size, self.magic = (64, b"FRM2") if self.is_chained else (56, b"FRM1")
        self.link = crc(identity, self.seed) if self.is_chained else 0
        self.epoch = 0
        self.index, self.position, self.recorded = 0, 1, -(2**63)
        self.streams = []  # a stream is its category and id
        self.revisions, self.lines, self.refusals = [], [], []
        self.corrected = self.corrections()

    def frame_header(self, at):
        """The header at this offset, if one stands there whose checksum holds."""
        header = self.log[at : at + self.size]
        if len(header) < self.size or header[:4] != self.magic:
            return None
        own = int.from_bytes(header[4:8], "little")
        if crc(header[8:], self.seed) != own:
            return None
        chain = struct.unpack("<II", header[56:]) if self.is_chained else (0, 0)
        return Frame(at, *struct.unpack("<B3sIIIQQqQ", header[8:56]), *chain, own)

    def read(self):
        """Why reading stopped before the end, or None."""
        at = 4096
        while frame := self.frame_header(at):
            start = at + self.size
            body = self.log[start : start + (frame.length + 7) // 8 * 8]
            if len(body) < frame.length or crc(body, self.seed) != frame.body_crc:
                break
            self.take(frame, body)
            at = start + len(body)
        self.expect_no_mark_above(at)
        return f"torn at {at}" if any(self.log[at:]) else None

    def expect_no_mark_above(self, at):
        for found in re.finditer(self.magic, self.log[at:]):
            later = self.frame_header(at + found.start())
            if found.start() % 8 == 0 and later and at < later.mark <= later.at:
                raise Damaged(f"at {at}: no intact frame, but the one at {later.at} vouches for it")

    def take(self, frame, body):
        at = frame.at
        expect(COMMIT <= frame.kind <= CHECKPOINT, True, f"kind {frame.kind} known", at)
        resets_clock = frame.kind == COMMIT and frame.reserved == bytes([1, 0, 0])
        expect(resets_clock or frame.reserved == bytes(3), True, "flags and reserved", at)
        expect(frame.length <= 16 << 20, True, "length in bounds", at)
        expect(frame.index, self.index, "frame index", at)
        expect(frame.position, self.position, "first position", at)
        expect(resets_clock or frame.recorded >= self.recorded, True, "recorded not before the last", at)
        expect(frame.mark <= at, True, "mark not ahead of the frame", at)
        expect(frame.previous, self.link, "the CRC of the header before", at)
        expect(frame.epoch >= self.epoch, True, "epoch not before the last", at)
        self.link, self.epoch = (frame.crc, frame.epoch) if self.is_chained else (0, 0)
        expect(any(body[frame.length :]), False, "padding other than zeros", at)
        self.index, self.recorded = frame.index + 1, frame.recorded
        if frame.kind == SEAL:
            expect((frame.length, frame.event_count, frame.mark), (0, 0, at), "seal", at)
        elif frame.kind != CHECKPOINT:
            self.take_entry(frame, parse("EntryRecord", body[: frame.length]))

    def take_entry(self, frame, entry):
        at, refused = frame.at, frame.kind == REFUSAL
        expect(len(entry.events), frame.event_count, "event count", at)
        expect(entry.HasField("refusal"), refused, "presence of a refusal", at)
        expect(refused and bool(entry.events or entry.streams), False, "effect of a refusal", at)
        for stream in entry.streams:
            expect(stream.number, len(self.streams) + 1, "stream number", at)
            self.streams.append((stream.category, identifier(stream.id)))
            self.revisions.append(0)
        for event in entry.events:
            number = event.streamNumber
            expect(1 <= number <= len(self.streams), True, f"stream {number} made", at)
            self.revisions[number - 1] += 1
            expect(event.revision, self.revisions[number - 1], "revision", at)
            self.lines.append(text(self.history(frame, entry.command, event)))
            self.position += 1
        if refused:
            self.refusals.append(text(self.refusal(frame, entry)))

    def corrections(self):
        """Where the clock was corrected, and to what."""
        at, found = 4096, []
        while frame := self.frame_header(at):
            if frame.reserved[0] & 1:
                found.append((at, frame.recorded))
            at += self.size + (frame.length + 7) // 8 * 8
        return found

    def recorded_at(self, frame):
        later = [recorded for at, recorded in self.corrected if at > frame.at]
        return min([frame.recorded, *later])

    def times(self, frame):
        recorded = self.recorded_at(frame)
        wrong = {"clock": instant(frame.recorded)} if recorded != frame.recorded else {}
        return {"recorded": instant(recorded), **wrong}

    def refusal(self, frame, entry):
        command, refusal = entry.command, parse("Refusal", entry.refusal)
        number = command.streamNumber
        expect(number <= len(self.streams), True, f"stream {number} made", frame.at)
        stream = (command.category, identifier(command.stream))
        if number:
            stream = self.streams[number - 1]
        kind = member(union(stream[0], "Command"), command.type)
        counted = refusal.HasField("summary")  # several commands; this is the last of them
        effective = command.effective if command.HasField("effective") else self.recorded_at(frame)
        asked = {"id": identifier(command.id), "name": kind.name}
        if not counted:
            asked["data"] = message_shown(
                self.opened(parse(kind.message_type.name, command.payload), stream, command, REFUSED, command.type))
        refusal = self.opened(refusal, stream, command, REASONS)
        return {
            "decidedAt": frame.position - 1,
            **target(stream, command),
            **self.times(frame),
            **({} if counted else {"effective": instant(effective)}),
            **sender(command),
            "command": asked,
            **({"summary": message_shown(refusal.summary)} if counted else {}),
            **({} if counted else {"reasons": [message_shown(each) for each in refusal.reasons]}),
        }

    def history(self, frame, command, event):
        effective = command.effective if command.HasField("effective") else self.recorded_at(frame)
        stream = self.streams[event.streamNumber - 1]
        kind = member(union(stream[0], "Event"), event.type)
        asked_of = command.category
        if command.streamNumber:
            asked_of = self.streams[command.streamNumber - 1][0]
        name = member(union(asked_of, "Command"), command.type).name
        asked = {"id": identifier(command.id), "name": name}
        if any(command.correlation):
            asked["correlation"] = identifier(command.correlation)
        return {
            "position": self.position,
            **target(stream, command),
            "revision": event.revision,
            **self.times(frame),
            "effective": instant(effective),
            **sender(command),
            "command": asked,
            "event": kind.name,
            "data": message_shown(
                self.opened(
                    parse(kind.message_type.name, event.payload), stream, command, EVENT, event.type,
                    self.position - frame.position)),
        }

    def opened(self, message, stream, command, kind, type=0, place=0):
        """The message with its texts: here they stay as they are."""
        return message


def target(stream, command):
    """Of what the line tells: a claim or another stream, somebody in the register, or a register."""
    category, id = stream
    if category in ONLY:
        return {}
    return {"person": command.person} if category == ACTOR else {UNIONS[category].lower(): id}


def sender(command):
    role = enum_name(SCHEMA.FindEnumTypeByName(PACKAGE + "Role"), command.role)
    imported = {"importedBy": command.importedBy} if command.importedBy else {}
    return {"actor": {"id": command.actor, "role": role}, **imported}


def main():
    arguments = [word for word in sys.argv[1:] if word != "--refusals"]
    if len(arguments) != 1:
        sys.exit("usage: read_log.py [--refusals] LOG")
    try:
        reader = Reader(pathlib.Path(arguments[0]).read_bytes())
        torn = reader.read()
    except (ValueError, OverflowError) as damage:  # also identifiers and dates that are none
        print(f"damaged: {damage}", file=sys.stderr)
        sys.exit(4)
    for line in reader.refusals if "--refusals" in sys.argv else reader.lines:
        sys.stdout.buffer.write(line.encode() + b"\n")
    if torn:
        print(torn, file=sys.stderr)
        sys.exit(3)


if __name__ == "__main__":
    main()
