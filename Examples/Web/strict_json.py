"""JSON from elsewhere, read as strictly as the kernel reads it: so that nothing is mended on the way."""

import json

from desk import Refused

# The kernel takes 64, of which its own request needs some.
DEEPEST = 56


def parsed(text, code):
    """An object that the kernel's line can hold."""
    try:
        value = json.loads(text, object_pairs_hook=once, parse_constant=reject)
        if depth(value) > DEEPEST:
            raise ValueError(f"nested more than {DEEPEST} deep")
        # Endless numbers, halves of characters.
        json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise Refused(400, code, f"{error}") from None
    if not isinstance(value, dict):
        raise Refused(400, code, "expected an object")
    return value


def once(pairs):
    """An object of which no member stands twice: the kernel would refuse it, so it must not be
    mended on the way there."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a member stands twice")
    return found


def depth(value):
    if isinstance(value, dict):
        value = list(value.values())
    return 1 + max(map(depth, value), default=0) if isinstance(value, list) else 0


def reject(name):
    raise ValueError(f"{name} is no JSON")
