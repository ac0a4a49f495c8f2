"""Foreign data by a seed, of any size, with the sums that have to come of it, in cents. Nothing is held in memory."""

import collections, datetime, heapq, itertools, json, random

LOG_MAP = {
    "name": "generated", "resources": "roles", "amount": {"currency": "EUR"},
    "rules": {"values": {"fourEyes": False}, "reason": "each name stands for many"},
    "activities": {
        "file": [
            {"command": {"openDraft": {"type": "auto", "claimed": {"attribute": "amount"}}}, "role": "agent"},
            {"command": "submit", "role": "agent"}],
        "take": [{"command": "acceptIntake", "role": "handler"}],
        "decide": [
            {"command": {"recordCheck": {"kind": "coverage", "result": "passed"}}, "role": "handler"},
            {"command": {"setReserve": {"amount": {"attribute": "latest:amount"}}}, "role": "handler"},
            {"command": {"approve": {"amount": {"attribute": "latest:amount"}}}, "role": "handler"}],
        "pay": [
            {"command": {"requestPayment": {"amount": {"attribute": "paid"}}}, "role": "handler"},
            {"command": "authorisePayment", "role": "payer"}, {"command": "issuePayment", "role": "payer"}],
        "call": [{"command": "addNote", "role": "handler"}]}}
EVENTS_A_CASE = 10
START = datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)


def cases(events):
    """Ten events a case, which overlap: the name, and each event's activity, person, time, attribute and cents."""
    draw = random.Random(18)
    for case in range(events // EVENTS_A_CASE):
        amount = draw.randrange(200, 100_000)
        first = draw.randrange(1, amount)
        call = ("call", None, 0)
        steps = [("file", "amount", amount), ("take", None, 0), call, call, ("decide", None, 0), call,
                 ("pay", "paid", first), call, ("pay", "paid", amount - first), call]
        yield str(case), [
            (name, f"p{case % 7}", (START + datetime.timedelta(minutes=case + 1000 * place)).isoformat(), key, cents)
            for place, (name, key, cents) in enumerate(steps)]


def decimal(cents):
    return f"{cents // 100}.{cents % 100:02}"


def write_xes(out, events):
    out.write("<log>")
    for name, steps in cases(events):
        out.write(f'<trace><string key="concept:name" value="{name}"/>')
        for activity, person, time, key, cents in steps:
            amount = f'<float key="{key}" value="{decimal(cents)}"/>' if key else ""
            out.write(f'<event><string key="concept:name" value="{activity}"/><string key="org:resource" '
                      f'value="{person}"/><date key="time:timestamp" value="{time}"/>{amount}</event>')
        out.write("</trace>\n")
    out.write("</log>")


def write_csv(out, events):
    """In the order of time, as tables are kept: the rows of a case do not stand together."""
    out.write("case:concept:name;concept:name;org:resource;time:timestamp;amount;paid\n")
    rows = [map(lambda case, place=place: (case[0], *case[1][place]), cases(events)) for place in range(EVENTS_A_CASE)]
    for name, activity, person, time, key, cents in heapq.merge(*rows, key=lambda row: row[3]):
        amounts = [decimal(cents) if key == column else "" for column in ("amount", "paid")]
        out.write(";".join([name, activity, person, time, *amounts]) + "\n")


def write_ocel(out, events):
    """Each case an object."""
    out.write('{"objectTypes":[{"name":"case","attributes":[]}],"eventTypes":[],"objects":[')
    for number, (name, _) in enumerate(cases(events)):
        out.write((",\n" if number else "\n") + json.dumps({"id": name, "type": "case"}))
    out.write('],"events":[')
    number = 0
    for name, steps in cases(events):
        for activity, person, time, key, cents in steps:
            attributes = [{"name": "org:resource", "value": person}]
            if key:
                attributes.append({"name": key, "value": decimal(cents)})
            out.write((",\n" if number else "\n") + json.dumps({
                "id": f"e{number}", "type": activity, "time": time, "attributes": attributes,
                "relationships": [{"objectId": name, "qualifier": "of"}]}))
            number += 1
    out.write("]}")


def log_sums(events):
    sums = collections.Counter()
    for _, steps in cases(events):
        for activity, _, _, _, cents in steps:
            sums[{"file": "claimed", "pay": "paid"}.get(activity, "")] += cents
    return sums["claimed"], sums["paid"]


def usd(amount):
    return {"value": amount / 100, "currency": "USD"}


def concept(code):
    return {"coding": [{"code": code}]}


def resources(count):
    """Claims and their explanations of benefit, and what is claimed and paid in them, in cents."""
    chance = random.Random(18)
    claimed = paid = 0
    for number in range(count // 2):
        asked = [chance.randrange(1, 1_000_000) for _ in range(chance.randrange(1, 6))]
        # Some items say nothing of what they get.
        benefits = [chance.choice([None, price, price // 3, price // 7]) for price in asked]
        benefit = sum(filter(None, benefits))
        day = f"20{chance.randrange(10, 24)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 28):02}"
        common = {
            "status": "active", "type": concept("professional"), "use": "claim", "created": day,
            "patient": {"reference": f"Patient/{number % 997}"},
            "provider": {"reference": f"Organization/{number % 101}"},
            "insurance": [{"sequence": 1, "focal": True,
                           "coverage": {"reference": f"Coverage/{number % 997}"}}],
        }
        items = [{"sequence": place + 1, "productOrService": concept(str(1000 + place)),
                  "servicedDate": day, "net": usd(price)} for place, price in enumerate(asked)]
        yield common | {"resourceType": "Claim", "id": f"c{number}", "item": items,
                        "priority": concept("normal"), "total": usd(sum(asked))}
        for item, amount in zip(items, benefits):
            if amount is not None:
                item["adjudication"] = [{"category": concept("benefit"), "amount": usd(amount)}]
        yield common | {
            "resourceType": "ExplanationOfBenefit", "id": f"e{number}", "item": items,
            "insurer": {"reference": f"Organization/i{number % 7}"}, "outcome": "complete",
            "claim": {"reference": f"Claim/c{number}"},
            "payment": {"amount": usd(benefit), "date": day}}
        claimed += sum(asked)
        paid += benefit
    yield claimed, paid


def incidents(count):
    """VERIS, with what people write about each."""
    chance = random.Random(18)
    for number in range(count):
        yield {
            "incident_id": f"{number:08x}-0000-4000-8000-{chance.randrange(1 << 48):012x}", "source_id": "generated",
            "schema_version": "1.3.4", "security_incident": "Confirmed", "discovery_method": {"unknown": True},
            "summary": f"Case {number}: " + "what was seen and by whom; " * 20,
            "victim": {"victim_id": f"Victim {number % 997}", "industry": "524", "country": ["US"]},
            "asset": {"assets": [{"variety": "S - Database"}]}, "actor": {"unknown": {"notes": "x" * 60}},
            "action": {"error": {"variety": ["Loss"], "vector": ["Unknown"]}},
            "attribute": {"confidentiality": {"data_disclosure": "Yes", "data": [{"variety": "Personal"}]}},
            "timeline": {"incident": {"year": 2000 + number % 20, "month": 1 + number % 12}},
            "plus": {"created": "2020-03-01T09:00:00Z", "master_id": f"{number}", "analyst": "swift"},
        }


PEOPLE = [("ada", "administrator"), ("carla", "claimant"), ("hugo", "handler"), ("sara", "supervisor"), ("paul", "payer")]
TYPES = ["medical", "dental", "vision", "property", "injuryLegal", "auto", "cyberLoss"]


def steps(claim):
    """A claim's way through its life: who sends what. Each has another loss: two of the same would be flagged."""
    amount = {"minorUnits": 90000, "currency": "EUR"}
    payment = "00000000-0000-0007-0000-000000000007"
    day = datetime.date(2024, 10, 1) - datetime.timedelta(days=claim // len(TYPES))
    return [
        ("carla", {"openDraft": {
            "type": TYPES[claim % len(TYPES)], "title": "Rear-end collision at the station",
            "claimed": {"minorUnits": 120000, "currency": "EUR"}, "lossDate": day.isoformat()}}),
        ("carla", {"submit": {}}),
        ("hugo", {"acceptIntake": {"handler": "hugo"}}),
        ("hugo", {"setReserve": {"amount": amount}}),
        ("hugo", {"recordCheck": {"kind": "coverage", "result": "passed"}}),
        ("hugo", {"startInvestigation": {}}),
        ("hugo", {"approve": {"amount": amount, "reason": "liability clear"}}),
        ("hugo", {"requestPayment": {"payment": payment, "amount": amount, "payee": "Garage Central"}}),
        ("sara", {"authorisePayment": {"payment": payment}}),
        ("paul", {"issuePayment": {"payment": payment}}),
        ("hugo", {"close": {"outcome": "completed"}})]


def commands(count):
    """As many commands for `claims send`, all of which are accepted: claims in groups of a thousand, step by step."""
    draw, roles = random.Random(19), dict(PEOPLE)
    for number, (actor, target, body) in enumerate(itertools.islice(asked(), count), 1):
        yield {"id": f"{draw.getrandbits(32):08x}-0000-4000-8000-{number:012x}",
               "actor": {"id": actor, "role": roles[actor]}, **target, "command": body}


def asked():
    for name, role in PEOPLE:
        yield "ada", {"person": name}, {"registerActor": {"name": name, "roles": [role]}}
    for group in itertools.count():
        claims = [(f"c1a10000-0000-4000-8000-{claim:012x}", steps(claim))
                  for claim in range(1000 * group, 1000 * group + 1000)]
        for place in range(len(claims[0][1])):
            for claim, life in claims:
                yield life[place][0], {"claim": claim}, life[place][1]
