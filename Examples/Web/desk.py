"""What somebody may ask of the kernel through the gateway: the door, and no more than the door.

Who somebody is comes from their token, never from what they send. Whether they may do or see
something is the kernel's to say: every command goes out with its sender's id, every question with
its reader's.
"""

from allowance import Allowance
from answers import Refused
from kernel_process import Fault
from visitors import OPEN_QUERIES, seen

# Questions about the log itself, or about what it has on people, are asked for somebody by name.
QUERIES = {
    "list", "show", "history", "timeline", "replay", "blame", "diff", "refusals", "documents",
    "reports", "community", "worklist", "financials", "aging", "fraud", "sla", "funnel", "actors",
    "rules", "catalogs", "words", "flows", "receipt"}
COMMAND_MEMBERS = {
    "id", "actor", "claim", "document", "report", "accident", "property", "quiz", "lead", "activity", "person",
    "command", "effective", "correlation", "expectedRevision"}


class Desk:
    def __init__(self, kernel, takes_time=False, anonymous_per_minute=120):
        self.kernel, self.takes_time = kernel, takes_time
        self.commands = Allowance(anonymous_per_minute, 60)
        self.questions = Allowance(10 * anonymous_per_minute, 60)

    def me(self, person):
        """Who they are, and whom they may choose among: those whom the kernel shows them."""
        if person is None:  # What is known of nobody, the kernel need not be asked.
            return {"person": None, "name": None, "roles": [], "colleagues": []}
        try:
            rows = list(self.kernel.every({"name": "actors", "as": person}))
        except Fault:  # They have a token, and are not in the register.
            rows = []
        found = next((row for row in rows if row["person"] == person), None)
        return {
            "person": person, "name": found["name"] if found else person,
            "roles": [held["role"] for held in found["roles"]] if found else [],
            "colleagues": [{"person": row["person"], "name": row["name"]} for row in rows]}

    def command(self, person, body, address):
        """The command as the kernel gets it, with its sender's id in place of what stood there."""
        unknown = set(body) - COMMAND_MEMBERS - ({"at"} if self.takes_time else set())
        if unknown:
            raise Refused("unknownMember", names=", ".join(sorted(unknown)))
        actor = body.get("actor")
        if not isinstance(actor, dict) or not isinstance(actor.get("role"), str):
            raise Refused("roleMissing")
        if set(actor) - {"id", "role"} or actor.get("id", person or "") != (person or ""):
            raise Refused("notYou")
        if person is None:
            self.count_anonymous(address)
        return {**body, "actor": {"id": person or "", "role": actor["role"]}}

    def send(self, person, body, address, language):
        answer = self.kernel.call("send", self.command(person, body, address))
        return self.tell(seen(person, answer), language)

    def forecast(self, person, body, address, language):
        answer = self.kernel.call("forecast", {"command": self.command(person, body, address)})
        return self.tell(seen(person, answer), language)

    def health(self, person, address):
        """Of the kernel; without a name only that there is one, which answers."""
        if person is None:
            self.count_question(address)
        answer = self.kernel.call("health", timeout=5)
        return {"answers": True} if person is None else answer

    def allowed(self, person, body, language):
        if person is None:
            raise Refused("signIn")
        answer = self.kernel.call("allowed", {**body, "as": person})
        rows = [row["permission"] for row in answer["rows"]]
        reasons = [reason for row in rows for reason in row["reasons"]]
        for reason, text in zip(reasons, self.words(reasons, language)):
            reason["text"] = text
        return answer

    def query(self, person, name, params):
        if name not in QUERIES:
            raise Refused("noSuchQuery", name=name)
        question = {"name": name, "params": params}
        if name in OPEN_QUERIES:
            return seen(person, self.kernel.call("query", question))
        if person is not None:
            return self.kernel.call("query", {**question, "as": person})
        if name == "show" and set(params.get("stream") or {}) == {"quiz"}:
            # An anonymous quiz belongs to whoever has its id: Specs/Lifecycles/Quiz.md.
            answer = self.kernel.call("query", question)
            if answer["rows"] and answer["rows"][0].get("quiz", {}).get("taker") == "":
                return seen(person, answer)
            raise Refused("noSuchQuiz")
        raise Refused("signIn")

    def slice(self, person, asked):
        """A slice to listen to, as `query` would answer it, and for whom."""
        if not isinstance(asked, dict) or asked.get("name") not in QUERIES \
                or set(asked) - {"name", "params"}:
            raise Refused("noSuchSlice")
        if person is None and asked["name"] not in OPEN_QUERIES:
            raise Refused("signInToListen")
        return asked

    def sees(self, person, kind, stream, digest):
        """Whether a stream that this person sees names a blob."""
        answer = self.query(person, "show", {"stream": {kind: stream}, "full": True}
                            if kind == "claim" else {"stream": {kind: stream}})
        return digest in list(texts(answer["rows"]))

    def tell(self, answer, language):
        refused = answer.get("refused")
        if refused:
            refused["texts"] = self.words(refused["reasons"], language)
        return answer

    def words(self, reasons, language):
        if not reasons:
            return []
        params = {"reasons": [{name: reason[name] for name in ("code", "expected", "found")}
                              for reason in reasons], "language": language}
        try:
            rows = self.kernel.call("query", {"name": "reasons", "params": params})["rows"]
            return [row["text"] for row in rows]
        except Fault:  # An older kernel: its codes are stable, and better than nothing.
            return [reason["code"] for reason in reasons]

    def count_anonymous(self, address):
        """So many commands a minute from one address: nobody's name stands on them."""
        self.check(self.commands.take(address), "tooManyCommands")

    def count_question(self, address):
        """And so many questions."""
        self.check(self.questions.take(address), "tooManyQuestions")

    def check(self, seconds, what):
        if seconds:
            raise Refused(what, again_after=seconds)


def texts(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for element in value:
            yield from texts(element)
    elif isinstance(value, dict):
        for element in value.values():
            yield from texts(element)
