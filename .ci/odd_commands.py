#!/usr/bin/env python3
"""Prints commands with odd values, one a line, all of which `claims send` accepts.

Texts, amounts, dates, times and bytes at the edges of what may be said, in every kind of part, so
that everything that reads a log meets them. Who acts is registered first. Always the same lines.
"""

import base64, json, random

ODD_TEXTS = [
    "plain",
    "".join(map(chr, range(1, 0x20))) + "all the control characters that a text may have",
    'quote " reverse solidus \\ solidus / delete \x7f',
    "two\nlines\r\n\tand a tab",
    "Größe, 保険, страхование, ملاحظة, e\u0301",
    "beyond the plane: 😀 𝔘; separators: \u2028\u2029",
    "bounds: \u0080 \u07ff \u0800 \ud7ff \ue000 \uffff \U00010000 \U0010ffff",
    "zero width: \ufeff\u200b",
    "looks like \\u0041 and \\n, {\"json\": null}",
    "long " * 4000,
]
ODD_AMOUNTS = [0, 1, 127, 128, 2**31, 2**53 - 1, 2**53, 2**53 + 1, 2**62, 2**63 - 1]
ODD_DATES = [
    None, "0001-01-01", "0999-12-31", "1582-10-15", "1600-02-29", "1900-02-28", "1969-12-31",
    "1970-01-01", "1970-01-02", "2000-02-29", "2024-02-29",
]
ODD_TIMES = [
    None, "2025-03-01T09:00:00Z", "2025-03-01T23:30:00.5+05:30",
    "2025-02-28T23:59:59.999999999-11:00", "2024-02-29T00:00:00.000000001Z",
]
TYPES = ["medical", "dental", "vision", "property", "injuryLegal", "auto", "cyberLoss"]


def identifier(kind, number):
    return f"{kind}{number:07x}-0000-4000-8000-{number * 0x9E3779B1 % 2**48:012x}"


def bytes_of(chance, count):
    return base64.urlsafe_b64encode(chance.randbytes(count)).decode().rstrip("=")


def odd_commands():
    """Some claims, most of them drafts, each fifth one played to its end and opened again."""
    chance, count = random.Random(1), 0

    def command(claim, actor, role, verb, /, **arguments):
        return line({"claim": identifier("a", claim)}, actor, role, verb, **arguments)

    def line(target, actor, role, verb, /, **arguments):
        nonlocal count
        count += 1
        line = {
            "id": identifier("0", count),
            "actor": {"id": actor, "role": role},
            **target,
            "command": {verb: {k: v for k, v in arguments.items() if v is not None}},
        }
        if time := chance.choice(ODD_TIMES):
            line["effective"] = time
        if chance.random() < 0.3:
            line["correlation"] = identifier("c", chance.randrange(1000))
        if count > 1 and chance.random() < 0.1:
            line["importedBy"] = "administrator"
        return line

    def administer(target, verb, /, **arguments):
        return line(target, "administrator", "administrator", verb, **arguments)

    def register(actor, *roles):
        name = f"{chance.choice(ODD_TEXTS)[:100]}·"
        return administer({"person": actor}, "registerActor", name=name, roles=roles)

    def money(units, currency="EUR"):
        return {"minorUnits": str(units) if chance.random() < 0.5 else units, "currency": currency}

    def details(number):
        day = ODD_DATES[number % len(ODD_DATES)] or "9999-12-31"
        policy = {
            "reference": chance.choice(ODD_TEXTS), "from": "0001-01-01", "until": day,
            "limit": money(2**63 - 1), "deductible": money(0)}
        if day < "2001-01-01":
            policy["until"] = "9999-12-31"
        parties = [
            {"role": "witness", "name": chance.choice(ODD_TEXTS)[:50], "actor": f"w\u2028{number}"},
            {"role": "counsel"}]
        return dict(
            cause=chance.choice(ODD_TEXTS), location="", reportedDate=min(day, "2024-02-29"), serviceFrom="0001-01-01",
            policy=policy, property=identifier("b", number), use="claim" if number % 5 == 0 else "preauthorisation",
            diagnoses=[f"{place} {chance.choice(ODD_TEXTS)[:20]}" for place in range(number % 5 + 1)],
            parties=parties)

    def part_id(number, kind):
        return identifier("f", number * 16 + kind)

    def parts(number, sha256):
        """One of each kind; both line items together ask for what is claimed."""
        earlier, measured = part_id(number, 8), part_id(number, 2)
        points = [{"x": str(2**63 - 1), "y": -number, "z": str(-(2**53) - 1)}, {}, {"z": 2**53}]
        measurement = {
            "kind": "area", "value": str(2**64 - 1 - number), "unit": "squareMillimetre",
            "accuracy": "low", "points": points, "session": chance.choice(ODD_TEXTS)}
        yield {"id": earlier, "measurement": measurement}
        yield {"id": measured, "measurement": {**measurement, "value": 1, "supersedes": earlier}}
        attachment = {
            "name": f"{chance.choice(ODD_TEXTS)}.PNG", "mime": "image/png",
            "bytes": str(2**40 - number), "sha256": sha256, "location": chance.choice(ODD_TEXTS)}
        original = {**attachment, "bytes": 1, "sha256": bytes_of(chance, 32)}
        yield {"id": part_id(number, 9), "attachment": original, "photo": {}}
        photo = {
            "capturedAt": ODD_TIMES[number // 5 % len(ODD_TIMES)], "device": chance.choice(ODD_TEXTS),
            "latitudeMicrodegrees": -90_000_000, "longitudeMicrodegrees": "180000000",
            "annotates": part_id(number, 9), "measurements": [measured]}
        yield {"id": part_id(number, 0), "attachment": attachment, "photo": photo}
        damage = {
            "category": title, "description": chance.choice(ODD_TEXTS), "severity": "total",
            "cost": money(chance.choice(ODD_AMOUNTS)), "status": "proposed",
            "photos": [part_id(number, 0), part_id(number, 9)], "measurements": [measured]}
        yield {"id": part_id(number, 1), "damage": damage}
        prices = {"adjusted": money(0), "valuated": money(2**62)}
        for kind, more in [(3, {}), (4, prices)]:
            item = {
                "code": chance.choice(ODD_TEXTS), "quantity": 2**32 - 1, "asked": money(2**59), **more}
            yield {"id": part_id(number, kind), "lineItem": item}
        plain = {"name": title + ".pdf", "mime": "application/pdf", "bytes": 1, "sha256": bytes_of(chance, 32)}
        yield {"id": part_id(number, 5), "attachment": plain}

    def looked_into(number, owner, title):
        """Checks, questions, suspicion, lawsuits and reserves, up to a decision."""
        yield command(number, "hanna", "assessor", "startInvestigation")
        yield command(
            number, "hugo", "handler", "recordCheck",
            kind="coverage", result="passed", text=chance.choice(ODD_TEXTS))
        items = [f"{title} {place}" for place in range(number % 3 + 1)]
        due = "2262-04-11T23:47:16.854775807Z"
        yield command(number, "hugo", "handler", "requestInfo", items=items, due=due)
        yield command(
            number, owner, "claimant", "supplement", claimed=money(2**60 + 1), reason=title)
        for item in items:
            yield command(number, owner, "claimant", "provideInfo", item=item, text=title)
        yield command(
            number, "sys", "system", "flagFraud", indicator="altered", score=100, text=title)
        yield command(number, "sara", "supervisor", "referToSIU", reason=title)
        yield command(number, "a friend's", "investigator", "clearFraud", finding=title)
        yield command(
            number, "a friend's", "legal", "openLitigation",
            counsel=title, court=chance.choice(ODD_TEXTS), reference="\u2029·")
        yield command(number, "a friend's", "legal", "closeLitigation", result=title)
        yield command(
            number, "hugo", "handler", "recordCommunication",
            **{"channel": "phone", "with": title, "text": title, "inbound": True})
        line = {"exposure": title, "costType": "expense", "category": chance.choice(ODD_TEXTS)}
        yield command(number, "hanna", "handler", "setReserve", amount=money(2**61))
        yield command(number, "hanna", "handler", "setReserve", amount=money(2**53 + 1), line=line)

    def paid(number, title):
        amount, payment = 2**53 + number, identifier("d", number)
        yield command(
            number, "hugo", "handler", "requestPayment",
            payment=payment, amount=money(amount), payee=chance.choice(ODD_TEXTS))
        yield command(number, "sara", "supervisor", "authorisePayment", payment=payment)
        yield command(number, "paul", "payer", "issuePayment", payment=payment, final=True)
        yield command(number, "paul", "payer", "clearPayment", payment=payment)
        yield command(number, "hugo", "handler", "openSubrogation", against=title)
        yield command(
            number, "hugo", "handler", "recordRecovery", amount=money(2**53 + 1), source=title)
        yield command(number, "sara", "supervisor", "confirmRecovery", recovery=1)
        yield command(
            number, "hugo", "handler", "recordRecovery", amount=money(1), source=title, kind="salvage")
        yield command(number, "sara", "supervisor", "reverseRecovery", recovery=2, reason=title)
        yield command(number, "hugo", "handler", "closeSubrogation", result=title)
        yield command(number, "sys", "system", "close", outcome="completed", reason=title)

    yield register("administrator", "administrator")
    yield register("a friend's", "administrator", "investigator", "legal", "payer", "verifier")
    yield register("hanna", "assessor", "handler")
    yield register("hugo", "handler")
    yield register("sara", "supervisor")
    yield register("paul", "payer")
    yield register("sys", "system")
    yield register("'ü' \\", "auditor")
    hanna, paul = {"person": "hanna"}, {"person": "paul"}
    yield administer(hanna, "setAuthority", kind="decision", limit=money(2**62))
    yield administer(hanna, "setAuthority", kind="reserve", limit=money(1, "JPY"))
    yield administer(hanna, "setAuthority", kind="reserve")
    yield administer(paul, "grantRole", role="verifier")
    yield administer(paul, "revokeRole", role="verifier")
    yield administer(paul, "deactivateActor", reason="on leave, “üß”\u2028")
    yield administer(paul, "reactivateActor", reason="\tback")
    pair = {"first": "payer", "second": "handler"}
    rules = {
        "appealDays": 0, "fourEyes": True, "attachmentBytes": str(2**40), "assessmentBytes": str(2**40),
        "separations": [pair],
        "secondAuthoriserAbove": money(2**63 - 1), "coverageCheckRequired": False,
        "verifiedDocumentsRequired": False}
    yield administer({}, "setRules", rules=rules, reason=ODD_TEXTS[1])
    yield administer({}, "setRules", **{"from": "9999-12-31"}, reason="built in, from the last day")
    owners = {}
    for number in range(1, 61):
        title, date = ODD_TEXTS[number % len(ODD_TEXTS)], ODD_DATES[number % len(ODD_DATES)]
        amount, owner = ODD_AMOUNTS[number % len(ODD_AMOUNTS)], f"claimant {number} 'ü' \\"
        other = chance.randrange(1, number) if number % 3 == 0 else None
        if other:
            # Nobody relates a claim to one that they may not see.
            owner = owners[other]
        else:
            yield register(owner, "claimant")
        owners[number] = owner
        related = identifier("a", other) if other else None
        kind = TYPES[number % len(TYPES)]
        yield command(
            number, owner, "claimant", "openDraft",
            type=kind, title=title, claimed=money(amount), lossDate=date, related=related)
        yield command(number, owner, "claimant", "addNote", text=chance.choice(ODD_TEXTS) + "·")
        reader = chance.choice(["legal", "verifier", "payer", "investigator", "administrator"])
        yield command(number, "a friend's", reader, "addNote", text=chance.choice(ODD_TEXTS))
        edits = {"title": f"edited {title}", "claimed": money(7, "JPY"), "lossDate": "1999-12-31"}
        kept = {name: edit for name, edit in edits.items() if chance.random() < 0.5}
        if kept:
            yield command(number, owner, "claimant", "editDraft", **kept)
        if number % 5:
            continue
        everything = dict(title=title + "!", claimed=money(2**60), lossDate="2001-01-01")
        last = command(number, owner, "claimant", "editDraft", **everything)
        # True now, and so later than all that was said before: it is what is corrected below.
        last.pop("effective", None)
        yield last
        house = dict(
            title=title + "·", kind="house",
            address={"street": title + "·", "city": chance.choice(ODD_TEXTS)[:50] + "·", "country": "ES"})
        yield line(
            {"property": identifier("b", number)}, owner, "claimant", "registerProperty", details=house)
        yield command(number, owner, "claimant", "editDraft", **details(number))
        sha256 = bytes_of(chance, 32)
        for part in parts(number, sha256):
            adder = chance.choice([(owner, "claimant"), ("hugo", "handler"), ("hanna", "assessor")])
            yield command(number, *adder, "addPart", part=part)
        photo, damage, first, second = (part_id(number, kind) for kind in (0, 1, 3, 4))
        yield command(number, "hugo", "handler", "recordUpload", part=photo, status="uploading")
        stored = dict(status="stored", sha256=sha256, location=title)
        yield command(number, "hugo", "handler", "recordUpload", part=photo, **stored)
        yield command(
            number, "hanna", "assessor", "recordAnalysis",
            photo=photo, model=title, confidencePermille=1000, results=chance.choice(ODD_TEXTS))
        yield command(
            number, "hanna", "assessor", "assessDamage",
            part=damage, status="assessed", cost=money(2**63 - 1))
        friend = f"'ö' \\ {number}"
        yield register(friend, "claimant")
        yield command(
            number, owner, "claimant", "authoriseRepresentative",
            representative=friend, capacity=title)
        yield command(number, friend, "claimant", "acceptRepresentation")
        yield command(number, owner, "claimant", "submit")
        handler = f"hänna.{number}"
        yield register(handler, "handler")
        yield command(number, "sys", "system", "acceptIntake", handler=handler)
        yield from looked_into(number, owner, title)
        lines = [
            {"item": first, "approved": money(2**59)},
            {"item": second, "approved": money(0), "reason": title},
        ]
        if number % 2:
            yield command(number, "hanna", "handler", "deny", reason=title, provision=title)
            yield command(number, owner, "claimant", "appeal", grounds=title)
            yield command(number, "hugo", "handler", "deny", reason=title, code="late")
            yield command(number, "hugo", "handler", "notifyDecision", channel=title)
            yield command(number, owner, "claimant", "waiveAppeal")
            yield command(
                number, "sys", "system", "close", outcome="deniedFinal", reason=title)
        else:
            if number % 4:
                yield command(number, "hanna", "handler", "approve", amount=money(2**60), reason="")
            else:
                yield command(
                    number, "hanna", "assessor", "priceLineItem",
                    part=second, quantityApproved=1, adjusted=money(1), reason=title)
                yield command(
                    number, "hanna", "handler", "approvePartially", amount=money(2**59), lines=lines)
            yield from paid(number, title)
        # The draft, two notes, an edit or none; then the edit that states the title last.
        edited = 5 if kept else 4
        yield command(
            number, "sara", "supervisor", "correctFact",
            replaces=edited, details={"title": title + "?"}, reason=title)
        yield command(
            number, "sara", "supervisor", "correctFact",
            replaces=edited + 1, details={"cause": title + "?"}, reason=title)
        yield command(number, "hanna", "handler", "reopen", reason=title)
        yield command(number, "hanna", "handler", "close", outcome="transferred")


if __name__ == "__main__":
    for line in odd_commands():
        print(json.dumps(line))
