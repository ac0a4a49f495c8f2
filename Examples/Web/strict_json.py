"""JSON from elsewhere, read as strictly as the kernel reads it: so that nothing is mended on the way."""

import json

from answers import Refused

# The kernel takes 64, of which its own request needs some.
DEEPEST = 56


class Flaw(ValueError):
    """Why it is no JSON that the kernel would take: one of FLAWS, and what fills it in."""

    def __init__(self, kind, **found):
        super().__init__(kind)
        self.why = (kind, found)


def parsed(text, what):
    """An object that the kernel's line can hold; else the answer `what`, which says why."""
    try:
        return read(text)
    except Flaw as flaw:
        raise Refused(what, why=flaw.why) from None


def read(text):
    try:
        # Python would guess at UTF-16 and UTF-32.
        text = text.decode() if isinstance(text, bytes) else text
        value = json.loads(text, object_pairs_hook=once, parse_constant=reject)
        deep = depth(value)
    except RecursionError:
        raise Flaw("tooDeep", deepest=DEEPEST) from None
    except json.JSONDecodeError as error:
        raise Flaw("syntax", line=error.lineno, column=error.colno) from None
    except UnicodeDecodeError:
        raise Flaw("notUTF8") from None
    except Flaw:
        raise
    except ValueError:  # More digits than a number may have.
        raise Flaw("number") from None
    if deep > DEEPEST:
        raise Flaw("tooDeep", deepest=DEEPEST)
    try:
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError:
        raise Flaw("character") from None
    except ValueError:  # 1e999 is endless for Python.
        raise Flaw("number") from None
    if not isinstance(value, dict):
        raise Flaw("notObject")
    return value


def once(pairs):
    """An object of which no member stands twice: the kernel would refuse it, so it must not be
    mended on the way there."""
    found = {}
    for name, value in pairs:
        if name in found:
            raise Flaw("twice", name=json.dumps(name))
        found[name] = value
    return found


def depth(value):
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


def reject(name):
    raise Flaw("number")
