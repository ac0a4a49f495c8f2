"""A store whose nested transactions lose a deletion: the twin of Transactions.swift."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

KEYS = ["a", "b", "c"]


class Store:
    """The system under test: an open transaction is a layer of what it wrote, None if deleted."""

    def __init__(self, is_buggy):
        self.is_buggy = is_buggy
        self.layers = [{}]

    @property
    def depth(self):
        return len(self.layers) - 1

    def set(self, key, value):
        self.layers[-1][key] = value

    def get(self, key):
        for layer in reversed(self.layers):
            if key in layer:
                return layer[key]
        return None

    def delete(self, key):
        existed = self.get(key) is not None
        self.layers[-1][key] = None
        return existed

    def begin(self):
        self.layers.append({})

    def commit(self):
        for key, value in self.layers.pop().items():
            # The bug: a deletion gives way to what the outer transaction had written.
            if value is None and self.is_buggy and self.depth > 0:
                value = self.layers[-1].get(key)
            self.layers[-1][key] = value

    def rollback(self):
        self.layers.pop()


class Model:
    """The whole contents, once more for every open transaction."""

    def __init__(self):
        self.contents = [{}]

    @property
    def depth(self):
        return len(self.contents) - 1

    def set(self, key, value):
        self.contents[-1][key] = value

    def get(self, key):
        return self.contents[-1].get(key)

    def delete(self, key):
        return self.contents[-1].pop(key, None) is not None

    def begin(self):
        self.contents.append(dict(self.contents[-1]))

    def commit(self):
        del self.contents[-2]

    def rollback(self):
        self.contents.pop()


keys, values = st.sampled_from(KEYS), st.integers(0, 99)
inside = precondition(lambda machine: machine.model.depth > 0)


class Machine(RuleBasedStateMachine):
    is_buggy = True

    def __init__(self):
        super().__init__()
        self.store, self.model = Store(self.is_buggy), Model()

    @rule(key=keys)
    def get(self, key):
        assert self.store.get(key) == self.model.get(key)

    @rule(key=keys, value=values)
    def set(self, key, value):
        assert self.store.set(key, value) == self.model.set(key, value)

    @rule(key=keys)
    def delete(self, key):
        assert self.store.delete(key) == self.model.delete(key)

    @rule()
    def begin(self):
        assert self.store.begin() == self.model.begin()

    @inside
    @rule()
    def commit(self):
        assert self.store.commit() == self.model.commit()

    @inside
    @rule()
    def rollback(self):
        assert self.store.rollback() == self.model.rollback()

    @invariant()
    def equally_deep(self):
        assert self.store.depth == self.model.depth
