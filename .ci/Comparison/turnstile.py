"""A turnstile that forgets a coin while it is out of service: the twin of Turnstile.swift."""

from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

CREDIT_MAX = 2


class Turnstile:
    """The system under test: a coin buys one push, and a key puts it out of service and back."""

    def __init__(self, is_buggy):
        self.is_buggy = is_buggy
        self.credit = self.visitors = 0
        self.kept = None

    def coin(self):
        if self.kept is not None:
            return "out of service"
        if self.credit == CREDIT_MAX:
            return "full"
        self.credit += 1
        return "paid", self.credit

    def push(self):
        if self.kept is not None:
            return "out of service"
        if self.credit == 0:
            return "locked"
        self.credit -= 1
        self.visitors += 1
        return "visitor", self.visitors

    def key(self):
        if self.kept is None:
            # The bug: one bit for what is a number.
            self.kept = int(self.credit > 0) if self.is_buggy else self.credit
            self.credit = 0
            return "in service", False
        self.credit, self.kept = self.kept, None
        return "in service", True


class Model:
    def __init__(self):
        self.is_in_service = True
        self.coins = self.credit = self.visitors = 0

    def coin(self):
        if not self.is_in_service:
            return "out of service"
        if self.credit == CREDIT_MAX:
            return "full"
        self.credit += 1
        self.coins += 1
        return "paid", self.credit

    def push(self):
        if not self.is_in_service:
            return "out of service"
        if self.credit == 0:
            return "locked"
        self.credit -= 1
        self.visitors += 1
        return "visitor", self.visitors

    def key(self):
        self.is_in_service = not self.is_in_service
        return "in service", self.is_in_service


class Machine(RuleBasedStateMachine):
    is_buggy = True

    def __init__(self):
        super().__init__()
        self.turnstile, self.model = Turnstile(self.is_buggy), Model()

    @rule()
    def coin(self):
        assert self.turnstile.coin() == self.model.coin()

    @rule()
    def push(self):
        assert self.turnstile.push() == self.model.push()

    @rule()
    def key(self):
        assert self.turnstile.key() == self.model.key()

    @invariant()
    def nobody_passes_unpaid(self):
        assert self.model.coins == self.model.visitors + self.model.credit
