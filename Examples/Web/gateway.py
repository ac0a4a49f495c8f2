#!/usr/bin/env python3
"""Puts `claims serve` on the web: HTTP, server-sent events and a page. See README.md.

Needs Python 3.10 or newer and nothing else.
"""

import json, os, pathlib, signal, sys, threading

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))

import lifecycles, schema, starting
from blob_folder import BlobFolder
from connections import Connections
from desk import Desk
from event_stream import Listeners
from giving_files import Uploads
from kernel_process import Fault, KernelProcess, Unanswered
from options import read_arguments
from people import People
from server import Server

# Streams that have a page.
KINDS = ("claim", "document", "report", "lead", "property")
EXAMPLE = [ROOT / "Examples/Demo/commands.jsonl", HERE / "beginning.jsonl"]


def serve_command(claims, arguments):
    command = [claims, "serve"]
    command += ["--memory"] if arguments.memory else ["--log", str(arguments.folder / "claims.wal")]
    return command + (["--clock", "manual"] if arguments.clock == "manual" else [])


def load(kernel, files):
    """Sends the commands of files to a log that holds nothing. Some are refused, as is told there.

    All of them have ids, so that loading may break off and begin again."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip():
                kernel.call("send", json.loads(line))


def everybody(kernel, timeout=60):
    return [row["person"] for row in kernel.every({"name": "actors"}, timeout)]


def renew_tokens(people, kernel):
    """Once one has ended: another in its place, and one for each who was registered meanwhile."""
    if not people.is_due():
        return
    try:
        made = people.renew(everybody(kernel, 5))
    except (Fault, Unanswered, OSError) as error:
        print(f"no new tokens: {error}; it is tried again", file=sys.stderr, flush=True)
    else:
        print(f"New tokens in {people.path}: {', '.join(made) or 'none'}", flush=True)


def tell_tokens(people, shown, url):
    if shown:
        print("Who signs in, and with which token:")
        for person in shown:
            print(f"  {person:<8} {url}/#token={people.tokens[person][0]}")
    print(f"Tokens are kept in {people.path}, each with its end; --show-tokens prints them.")


def listening(address, kernel, **parts):
    try:
        return Server(address, kernel=kernel, **parts)
    except OSError as error:  # Somebody else came first meanwhile.
        kernel.close()
        starting.cannot_listen(*address, error)


def main():
    arguments = read_arguments(ROOT)
    starting.check_address(arguments.address, arguments.port)
    starting.check_readable(arguments.commands or [])
    held = starting.take_folder(arguments.folder)
    claims = starting.find_claims(arguments.claims, ROOT)

    listeners = Listeners(arguments.anonymous_listeners)
    kernel = KernelProcess(serve_command(claims, arguments), listeners.take, listeners.renew)
    listeners.kernel = kernel
    kernel.start()
    asked_to_end = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: asked_to_end.set())

    people = People(str(arguments.folder / "tokens"), arguments.token_life)
    blobs = BlobFolder(str(arguments.folder / "files"))
    blobs.remove_abandoned()
    try:
        begun = arguments.folder / "begun"
        if not arguments.empty and (arguments.memory or not begun.exists()):
            load(kernel, arguments.commands or EXAMPLE)
            begun.touch()
        made = people.renew(everybody(kernel))
    except (Fault, Unanswered) as error:
        kernel.close()
        sys.exit(f"the kernel does not answer as expected: {error}")

    page = HERE / "page"
    known = schema.read((ROOT / "Specs/Log.proto").read_text(encoding="utf-8"))
    known["lifecycles"] = lifecycles.read(claims, KINDS)
    server = listening(
        (arguments.address, arguments.port), kernel=kernel, people=people, blobs=blobs,
        listeners=listeners, page=str(page), uploads=Uploads(
            blobs.path, arguments.upload_bytes, arguments.upload_quota, arguments.room),
        connections=Connections(arguments.connections_each, arguments.connections),
        head_seconds=arguments.head_seconds, body_seconds=arguments.body_seconds,
        body_rate=arguments.body_rate,
        desk=Desk(kernel, arguments.clock == "manual", arguments.anonymous_per_minute),
        schema=known,
        page_files=lambda: {entry.name for entry in os.scandir(page) if entry.is_file()},
        complain=lambda text: print(text, file=sys.stderr, flush=True))
    port = server.server_address[1]
    named = [f"http://{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]")]
    server.origins = {origin.lower().rstrip("/") for origin in [*named, *arguments.origin]}
    server.hosts = {origin.split("://")[1] for origin in server.origins}
    threading.Thread(target=server.serve_forever, name="http", daemon=True).start()

    print(f"{named[0]}/\n")
    tell_tokens(people, people.tokens if arguments.show_tokens else made, named[0])
    print("\nTo end: Ctrl-C", flush=True)
    while not asked_to_end.wait(people.pause()):
        renew_tokens(people, kernel)

    server.shutdown()
    listeners.end()
    server.server_close()
    kernel.close()
    held.close()


if __name__ == "__main__":
    main()
