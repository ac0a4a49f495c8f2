"""A small claims workflow and eight bugs that can be planted in it, one at a time.

A state is never changed, only replaced, so that a search can remember it. Without a bug `step` is
the model, with one it is the system under test.
"""

from typing import NamedTuple

CLAIMS_MAX, REJECTED_REOPENINGS_MAX, CLOSED_REOPENINGS_MAX = 4, 2, 1
APPROVED_MAX, PAYMENT_MAX = 100_000, 50_000

BUGS = {
    "B1": "approve is accepted from submitted",
    "B2": "submit does not check the version",
    "B3": "the second reopening of a rejected claim approves it",
    "B4": "payment keys are kept per claim",
    "B5": "a payment may be one over its limit",
    "B6": "the paid total is kept in 16 unsigned bits",
    "B7": "a closed, paid claim is reopened without limit",
    "B8": "the first payment of the third claim to be paid answers one too many",
}


class Claim(NamedTuple):
    status: str = "draft"
    version: int = 1
    approved: int = 0
    paid: int = 0
    rejected_reopenings: int = 0
    closed_reopenings: int = 0
    keys: frozenset = frozenset()


def step(claims, command, bug=None):
    """The claims after a command, and the answer to it. The claim a command names has to exist."""
    verb, *arguments = command
    if verb == "create":
        if len(claims) == CLAIMS_MAX:
            return claims, ("refused", "full")
        return claims + (Claim(),), ("accepted", 1)
    number, *arguments = arguments
    claim = claims[number]
    if verb == "pay":
        changed, answer = pay(claims, claim, *arguments, bug)
    else:
        changed = VERBS[verb](claim, *arguments, bug)
        answer = ("accepted", claim.version + 1)
    if isinstance(changed, str):
        return claims, ("duplicate",) if changed == "duplicate" else ("refused", changed)
    changed = changed._replace(version=claim.version + 1)
    return claims[:number] + (changed,) + claims[number + 1 :], answer


def submit(claim, version, bug):
    if claim.status != "draft":
        return "status"
    if version != claim.version and bug != "B2":
        return "staleVersion"
    return claim._replace(status="submitted")


def review(claim, bug):
    return claim._replace(status="reviewing") if claim.status == "submitted" else "status"


def approve(claim, amount, bug):
    if claim.status != "reviewing" and not (bug == "B1" and claim.status == "submitted"):
        return "status"
    if not 1 <= amount <= APPROVED_MAX or amount < claim.paid:
        return "amount"
    return claim._replace(status="approved", approved=amount)


def reject(claim, bug):
    return claim._replace(status="rejected") if claim.status == "reviewing" else "status"


def pay(claims, claim, amount, key, bug):
    known = claim.keys if bug == "B4" else frozenset().union(*(other.keys for other in claims))
    if key in known:
        return "duplicate", None
    if claim.status != "approved":
        return "status", None
    # The bug's own limit is not written out: Hypothesis tries numbers it reads in the source.
    limit = PAYMENT_MAX + 1 if bug == "B5" else PAYMENT_MAX
    if not 1 <= amount <= limit or claim.paid + amount > claim.approved:
        return "amount", None
    paid = claim.paid + amount
    if bug == "B6":
        paid %= 1 << 16
    third = claim.paid == 0 and sum(1 for other in claims if other.paid > 0) == 2
    total = paid + 1 if bug == "B8" and third else paid
    return claim._replace(paid=paid, keys=claim.keys | {key}), ("paid", total)


def close(claim, bug):
    paid_out = claim.status == "approved" and claim.paid > 0
    return claim._replace(status="closed") if paid_out or claim.status == "rejected" else "status"


def reopen(claim, bug):
    if claim.status == "rejected":
        if claim.rejected_reopenings == REJECTED_REOPENINGS_MAX:
            return "reopenLimit"
        reopenings = claim.rejected_reopenings + 1
        status = "approved" if bug == "B3" and reopenings == 2 else "reviewing"
        return claim._replace(status=status, rejected_reopenings=reopenings)
    if claim.status == "closed":
        unlimited = bug == "B7" and claim.paid > 0
        if claim.closed_reopenings >= CLOSED_REOPENINGS_MAX and not unlimited:
            return "reopenLimit"
        return claim._replace(status="reviewing", closed_reopenings=claim.closed_reopenings + 1)
    return "status"


VERBS = {
    "submit": submit, "review": review, "approve": approve, "reject": reject, "close": close,
    "reopen": reopen,
}


def statuses(claims):
    return [claim.status for claim in claims]
