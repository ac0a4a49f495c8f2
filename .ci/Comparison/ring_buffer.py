"""A ring buffer that mixes up what it holds when it grows: the twin of RingBuffer.swift."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

CAPACITY, PUSHED_MAX = 4, 4


class RingBuffer:
    """The system under test: the oldest element is at `head`, the next ones behind it, in a ring."""

    def __init__(self, is_buggy):
        self.is_buggy = is_buggy
        self.slots = [None] * CAPACITY
        self.head = self.filled = 0

    def push(self, value):
        if self.filled == len(self.slots):
            self.grow()
        self.slots[(self.head + self.filled) % len(self.slots)] = value
        self.filled += 1

    def push_all(self, values):
        for value in values:
            self.push(value)

    def pop(self):
        value, self.slots[self.head] = self.slots[self.head], None
        self.head = (self.head + 1) % len(self.slots)
        self.filled -= 1
        return value

    def peek(self):
        return self.slots[self.head]

    def count(self):
        return self.filled

    def grow(self):
        around = self.slots[: self.head]
        # The bug: what had gone around the end is copied backwards.
        if self.is_buggy:
            around.reverse()
        self.slots = self.slots[self.head :] + around + [None] * len(self.slots)
        self.head = 0


class Model:
    def __init__(self):
        self.values = []

    def push(self, value):
        self.values.append(value)

    def push_all(self, values):
        self.values += values

    def pop(self):
        return self.values.pop(0)

    def peek(self):
        return self.values[0]

    def count(self):
        return len(self.values)


elements = st.integers(0, 99)
not_empty = precondition(lambda machine: machine.model.values)


class Machine(RuleBasedStateMachine):
    is_buggy = True

    def __init__(self):
        super().__init__()
        self.buffer, self.model = RingBuffer(self.is_buggy), Model()

    @rule(value=elements)
    def push(self, value):
        assert self.buffer.push(value) == self.model.push(value)

    @rule(values=st.lists(elements, max_size=PUSHED_MAX))
    def push_all(self, values):
        assert self.buffer.push_all(values) == self.model.push_all(values)

    @not_empty
    @rule()
    def pop(self):
        assert self.buffer.pop() == self.model.pop()

    @not_empty
    @rule()
    def peek(self):
        assert self.buffer.peek() == self.model.peek()

    @rule()
    def count(self):
        assert self.buffer.count() == self.model.count()

    @invariant()
    def there_is_room(self):
        assert len(self.buffer.slots) >= len(self.model.values)
