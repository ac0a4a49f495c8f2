"""The naive machine, helped: a second rule per command that chooses a claim the command is for.

A refused command can still happen, by the inherited rules, since four of the bugs are seen by one.
"""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from naive import Naive

STEPS = 100
# Other amounts come by the inherited rules.
amounts = st.sampled_from([0, 1, 2, 49_999, 50_000, 50_001, 100_000, 100_001])


def fits(*statuses, paid_at_least=0):
    """The numbers of the claims a command is for."""

    def numbers(machine):
        # The newest first, as bundles have it: what an earlier claim adds is easier to leave out.
        return [
            number for number, claim in reversed(list(enumerate(machine.model)))
            if claim.status in statuses
            and (claim.status != "approved" or claim.paid >= paid_at_least)
        ]

    return numbers


def rule_for(numbers, **arguments):
    claim = st.runner().flatmap(lambda machine: st.sampled_from(numbers(machine)))
    return lambda body: precondition(numbers)(rule(claim=claim, **arguments)(body))


class Guided(Naive):
    @rule_for(fits("draft"))
    def submit_draft(self, claim):
        self.run("submit", claim, self.model[claim].version)

    @rule_for(fits("submitted"))
    def review_submitted(self, claim):
        self.run("review", claim)

    @rule_for(fits("reviewing"), amount=amounts)
    def approve_reviewing(self, claim, amount):
        self.run("approve", claim, amount)

    @rule_for(fits("reviewing"))
    def reject_reviewing(self, claim):
        self.run("reject", claim)

    @rule_for(fits("approved"), amount=amounts, key=st.integers(0, 7))
    def pay_approved(self, claim, amount, key):
        self.run("pay", claim, amount, key)

    @rule_for(fits("approved", "rejected", paid_at_least=1))
    def close_decided(self, claim):
        self.run("close", claim)

    @rule_for(fits("rejected", "closed"))
    def reopen_ended(self, claim):
        self.run("reopen", claim)
