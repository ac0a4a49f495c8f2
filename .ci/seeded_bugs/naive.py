"""The workflow as a state machine of Hypothesis, as one writes it first: one rule per command."""

from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, multiple, rule

import workflow

STEPS = 50
amounts = st.integers(0, 131_072)


class Naive(RuleBasedStateMachine):
    bug = None
    executions, failures = 0, []

    def __init__(self):
        super().__init__()
        self.model = self.system = ()
        self.trace = []
        type(self).executions += 1

    def run(self, *command):
        self.trace.append(command)
        self.model, expected = workflow.step(self.model, command)
        self.system, found = workflow.step(self.system, command, self.bug)
        if (found, workflow.statuses(self.system)) != (expected, workflow.statuses(self.model)):
            self.failures.append((self.executions, list(self.trace)))
            raise AssertionError(f"{command}: expected {expected}, found {found}")

    claims = Bundle("claims")

    @rule(target=claims)
    def create(self):
        before = len(self.model)
        self.run("create")
        return before if len(self.model) > before else multiple()

    @rule(claim=claims, version=st.integers(0, 3))
    def submit(self, claim, version):
        self.run("submit", claim, version)

    @rule(claim=claims)
    def review(self, claim):
        self.run("review", claim)

    @rule(claim=claims, amount=amounts)
    def approve(self, claim, amount):
        self.run("approve", claim, amount)

    @rule(claim=claims)
    def reject(self, claim):
        self.run("reject", claim)

    @rule(claim=claims, amount=amounts, key=st.integers(0, 3))
    def pay(self, claim, amount, key):
        self.run("pay", claim, amount, key)

    @rule(claim=claims)
    def close(self, claim):
        self.run("close", claim)

    @rule(claim=claims)
    def reopen(self, claim):
        self.run("reopen", claim)
