// Compares what a step says with the bytes of the log that are proven.

const textOf = (step, selector) => step.querySelector(selector)?.textContent ?? "";
const timeOf = (step, kind) => step.querySelector("time." + kind)?.getAttribute("datetime") ?? "";

function saidIn(step) {
  return [...step.querySelectorAll(":scope > dl.said > dt")].map(
    (name) => [name.textContent, name.nextElementSibling?.textContent]);
}

// What a step is made of, and nothing besides.
const pieces = new Set(
  ["H3", "P.by", "P.when", "H4", "UL.reasons", "DL.said", "TABLE.changes", "P.note"]);
const isPlain = (step) => [...step.children].every(
  (piece) => pieces.has(piece.tagName + (piece.className ? "." + piece.className : "")));

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

// The steps that a frame is about, each with whether it says what the frame says. A frame may name
// the stream, whose number its events have.
function compareFrame(frame, context) {
  const { schema, about } = context;
  const record = (part, message) =>
    part?.isShown ? wireRecord(schema, message, part.bytes) : undefined;
  const command = record(frame.parts[0], "CommandRecord");
  if (frame.kind === 2) return [compareRefusal(frame, command, context)];
  const places = frame.parts.length - frame.events;
  for (const part of frame.parts.slice(1, places)) {
    const name = record(part, "StreamRecord");
    if (!name) continue;
    if (uuid(name.id) !== about.stream || Number(name.category) !== about.category) {
      throw new Error("another stream");
    }
    context.number = name.number;
  }
  return frame.parts.slice(places).flatMap((part, i) => {
    const event = record(part, "EventRecord");
    if (!event) return [];
    const id = `e${frame.first + BigInt(i)}`;
    const step = document.getElementById(id);
    if (!step) return [{ id, missing: true }];
    // A reader may not have the frame that names the stream.
    if (about.as !== undefined) context.number ??= event.streamNumber;
    const isOwn = event.streamNumber === context.number;
    return [{ id, isSame: isOwn && saysTheSame(step, frame, command, event, context) }];
  });
}

function saysTheSame(step, frame, command, event, { schema }) {
  const [message, title] = schema.events[String(event.type ?? 0n)] ?? [];
  if (!message || textOf(step, ".title") !== title || !isPlain(step)) return false;
  const rows = wireRows(schema, message, event.payload ?? new Uint8Array());
  // Of rules only those are told that differ from the built-in ones.
  if (message !== "RulesSet" && !isSame(saidIn(step), displayed(schema, rows))) return false;
  return saysWho(step, frame, command, schema);
}

// Who sent it, when it was recorded, and since when it is true. Of a command that went to another
// stream nothing is shown to compare with, but when it was recorded.
function saysWho(step, frame, command, schema) {
  const recorded = instantText(frame.recorded);
  if ((timeOf(step, "clock") || timeOf(step, "recorded")) !== recorded) return false;
  if (timeOf(step, "recorded") > recorded) return false;
  for (const time of step.querySelectorAll("time")) {
    if (time.textContent !== longTime(time.getAttribute("datetime"))) return false;
  }
  if (!command) return true;
  const effective = timeOf(step, "effective") || timeOf(step, "recorded");
  const expected = command.effective === undefined ? recorded : instantText(command.effective);
  const isShared = textOf(step, ".actor") !== legible(decoder.decode(command.actor ?? new Uint8Array()));
  return effective === (timeOf(step, "clock") && command.effective === undefined
    ? timeOf(step, "recorded") : expected)
    && !isShared
    && textOf(step, ".role") === schema.codes.Role[String(command.role ?? 0n)]
    && (!step.querySelector(".verb")
      || textOf(step, ".verb") === schema.commands[String(command.type ?? 0n)]?.[1])
    && textOf(step, ".importer") === legible(decoder.decode(command.importedBy ?? new Uint8Array()));
}

// Refusals stand in the order of the log.
function compareRefusal(frame, command, context) {
  const { schema } = context;
  context.refusals = (context.refusals ?? 0) + 1;
  const id = `r${context.refusals}`;
  const step = document.getElementById(id);
  if (!step) return { id, missing: true };
  const [message, verb] = schema.commands[String(command?.type ?? 0n)] ?? [];
  const rows = wireRows(schema, "Refusal", frame.parts[1].bytes);
  const codes = rows.filter(([path]) => /^reasons\[\d+\]\.code$/.test(path)).map(([, code]) => code);
  const reasons = [...step.querySelectorAll(".reasons > li")].map((item) => item.textContent);
  if (codes.length === 0) {
    return { id, isSame: rows.some(([path]) => path.startsWith("summary.")) };
  }
  const said = displayed(schema, wireRows(schema, message, command.payload ?? new Uint8Array()));
  return {
    id,
    isSame: isPlain(step) && textOf(step, ".title").includes(verb) && isSame(saidIn(step), said)
      && reasons.length === codes.length
      && reasons.every((reason, i) => reason.startsWith(codes[i]))
      && saysWho(step, frame, command, schema),
  };
}
