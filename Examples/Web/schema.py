"""The fields of every command, from the schema that the code writes: `Specs/Log.proto`.

A front end builds its forms from them, so that no page repeats what a command consists of.
"""

import re

BLOCK = re.compile(r"^(message|enum) (\w+) \{\n(.*?)^\}", re.M | re.S)
FIELD = re.compile(r"^\s+(repeated |optional )?(\w+) (\w+) = \d+;(?:\s+// (\w+))?", re.M)
CASE = re.compile(r"^\s+(\w+) = (\d+);", re.M)


def read(text):
    """`{"commands": {verb: {"message", "stream"}}, "messages": {…}, "enums": {name: [names]}}`."""
    messages, enums, commands = {}, {}, {}
    for kind, name, body in BLOCK.findall(text):
        if kind == "enum":
            enums[name] = cases(name, body)
        elif "oneof" not in body:
            messages[name] = [
                {"name": field, "type": meaning or type_, **({how.strip(): True} if how else {})}
                for how, type_, field, meaning in FIELD.findall(body)]
        elif name.endswith("Command"):
            stream = name.removesuffix("Command").lower()
            stream = {"actor": "person", "catalog": "catalogs"}.get(stream, stream)
            for _, type_, verb, _ in FIELD.findall(body):
                commands[verb] = {"message": type_, "stream": stream}
    reached = {}
    for command in commands.values():
        reach(command["message"], messages, reached)
    statuses = {name: names for name, names in enums.items() if name.endswith("Status")}
    used = {field["type"] for fields in reached.values() for field in fields}
    return {"commands": commands, "messages": reached,
            "enums": {name: names for name, names in enums.items() if name in used},
            "statuses": statuses}


def reach(name, messages, reached):
    if name in messages and name not in reached:
        reached[name] = messages[name]
        for field in messages[name]:
            reach(field["type"], messages, reached)


def cases(enum, body):
    """Names as JSON has them: `Specs/JSON.md`, "Values"."""
    prefix = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", enum).upper() + "_"
    names = []
    for case, number in CASE.findall(body):
        if number == "0":
            continue
        first, *rest = case.removeprefix(prefix).lower().split("_")
        snake = enum == "ReportStatus"
        names.append("_".join([first, *rest]) if snake
                     else first + "".join(word.capitalize() for word in rest))
    return names
