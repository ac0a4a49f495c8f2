"""Searches exhaustively, breadth first, for the fewest steps that show a bug.

Every value that is stored is a new one. No system looks at values, so what fails with some fails
with all of them different. States that differ in nothing but these values count as one.
"""

import copy

import ring_buffer, transactions, turnstile

DEPTH_MAX = 12


class Value:
    """Unlike every other one; its copy is itself."""

    def __deepcopy__(self, memo):
        return self


def turnstile_commands(model):
    return [("coin",), ("push",), ("key",)]


def transactions_commands(model):
    for key in transactions.KEYS:
        yield from [("get", key), ("set", key, Value()), ("delete", key)]
    yield ("begin",)
    if model.depth > 0:
        yield from [("commit",), ("rollback",)]


def single_commands(model):
    yield from [("push", Value()), ("count",)]
    if model.values:
        yield from [("pop",), ("peek",)]


def ring_buffer_commands(model):
    yield from single_commands(model)
    for count in range(ring_buffer.PUSHED_MAX + 1):
        yield ("push_all", [Value() for _ in range(count)])


SEARCHES = {
    "turnstile": (turnstile.Turnstile, turnstile.Model, turnstile_commands),
    "transactions": (transactions.Store, transactions.Model, transactions_commands),
    "ring_buffer": (ring_buffer.RingBuffer, ring_buffer.Model, ring_buffer_commands),
    "ring_buffer, pushed singly": (ring_buffer.RingBuffer, ring_buffer.Model, single_commands),
}


def likeness(state):
    """What two states have in common that behave alike: each value named by where it stands."""
    names = {}

    def plain(part):
        if isinstance(part, Value):
            return names.setdefault(part, f"value {len(names)}")
        if isinstance(part, dict):
            return tuple((name, plain(part[name])) for name in sorted(part))
        if isinstance(part, list):
            return tuple(map(plain, part))
        return part

    return tuple(plain(vars(one)) for one in state)


def optimum(name):
    """The length of the shortest sequence that fails."""
    system, model, commands = SEARCHES[name]
    level = [(system(is_buggy=True), model())]
    met = {likeness(level[0])}
    for depth in range(1, DEPTH_MAX + 1):
        following = []
        for state in level:
            for command, *arguments in commands(state[1]):
                following.append(copy.deepcopy(state))
                found, expected = (getattr(one, command)(*arguments) for one in following[-1])
                if found != expected:
                    return depth
                if (known := likeness(following[-1])) in met:
                    following.pop()
                met.add(known)
        level = following
    raise LookupError(f"{name}: nothing fails within {DEPTH_MAX} steps")
