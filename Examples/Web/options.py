"""What the gateway is told when it is started."""

import argparse, pathlib, re

SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
LONGEST_LIFE_S = 3650 * 86400


def positive(kind):
    """A reader of numbers above nothing: 0 would refuse everybody."""
    def read(text):
        value = kind(text)
        if not 0 < value < float("inf"):
            raise argparse.ArgumentTypeError(f"expected a number above 0; found {text}")
        return value
    read.__name__ = "number"  # As argparse names it where it is none.
    return read


def duration(text):
    found = re.fullmatch(r"([0-9]{1,9})([smhd])", text)
    seconds = int(found[1]) * SECONDS[found[2]] if found else 0
    if not 0 < seconds <= LONGEST_LIFE_S:
        raise argparse.ArgumentTypeError(
            f"expected a number and s, m, h or d, up to 3650d, such as 12h; found {text}")
    return seconds


def read_arguments(root):
    reader = argparse.ArgumentParser(
        description="claims on the web, for one machine or behind a proxy")
    add = reader.add_argument
    add("--port", type=int, default=8420, help="0 for any that is free")
    add("--address", default="127.0.0.1", help="where to listen; this machine alone")
    add("--origin", action="append", default=[], metavar="URL",
        help="a further name, such as https://claims.example.org of a proxy in front")
    add("--claims", metavar="PROGRAM", help="the claims program; built with swift where not given")
    add("--folder", type=pathlib.Path, default=root / ".build/web-example",
        help="where log, files and tokens are kept")
    add("--memory", action="store_true", help="keep no log")
    add("--commands", type=pathlib.Path, action="append", metavar="FILE",
        help="what a new log begins with, as `claims send` reads it; else an example")
    add("--empty", action="store_true", help="begin with nothing")
    add("--token-life", type=duration, default="30d", metavar="TIME",
        help="how long somebody's token holds before another takes its place: 30d, 12h, 15m")
    add("--show-tokens", action="store_true", help="print everybody's; else those that are new")
    add("--upload-bytes", type=int, default=64 << 20, help="how large a file may be")
    add("--upload-quota", type=int, default=1 << 30,
        help="how many bytes a person may store in a day")
    add("--room", type=int, default=1 << 30,
        help="how many bytes stay free where files are kept")
    add("--anonymous-per-minute", type=int, default=120,
        help="commands without a name from one address, and ten times as many questions")
    add("--anonymous-listeners", type=int, default=16,
        help="connections without a name that listen, from one address")
    add("--connections", type=positive(int), default=512, help="how many there may be, each with a thread")
    add("--connections-each", type=positive(int), default=128,
        help="how many from one address; behind a proxy, whose address is everybody's, as many as in all")
    add("--head-seconds", type=positive(float), default=10,
        help="how long a request's head may take, from the connection's start or the answer before it")
    add("--body-seconds", type=positive(float), default=20,
        help="how far a body may fall behind --body-rate")
    add("--body-rate", type=positive(int), default=16 << 10,
        help="how many bytes of a body have to come in a second")
    add("--clock", choices=["system", "manual"], default="system",
        help="manual: for tests alone, commands say what time it is")
    return reader.parse_args()
