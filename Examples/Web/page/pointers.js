// Fields that name something: a part, a payment, a review, a document. What may be chosen comes from what
// is shown and from the kernel's lists. Whether a field wants something that is there, or an id that
// nobody has, the kernel is asked: what it refuses because of a made-up one has to be chosen.

import { Fault, forecast, query } from "./api.js";
import { prefixes } from "./dom.js";
import { singular } from "./lifecycle.js";
import { session } from "./session.js";
import { codeLabel, day, known, lowered, label, money, statusLabel, t } from "./words.js";

/** Which list of the kernel has what a field names, where that is no part of the stream itself. */
const ELSEWHERE = { document: "documents", successor: "documents", supersedes: "documents",
  original: "claims", related: "claims", claim: "claims", property: "properties", report: "reports",
  origin: "leads", lead: "leads", representative: "people" };
/** Lists of a stream that are not called as the field. */
const ALSO = { payment: ["expenses"], photo: ["parts"], recipient: ["sharedWith"] };
const MOST_TRIED = 3, KEPT_MS = 15000;

/** Where a stream keeps what such a field names. */
export const lists = (state, name) => Object.entries(state ?? {}).filter(([key, value]) =>
  Array.isArray(value) && (singular(key.replace(/^open(?=[A-Z])/, "").toLowerCase()) === name.toLowerCase()
    || ALSO[name]?.includes(key))).map(([, value]) => value);

/** The fields of a command that have to name something. `part: {id}` counts as `part`. */
export function pointers(schema, verb, state) {
  return (schema.messages[schema.commands[verb]?.message] ?? [])
    .filter(field => !field.optional && !field.repeated).flatMap(({ name, type }) => {
      if (type === "identifier") return [{ name, madeUp: crypto.randomUUID(), put: id => ({ [name]: id }) }];
      const isListed = lists(state, name).length > 0;
      if (/^uint/.test(type) && isListed) {
        return [{ name, madeUp: 3999999999, put: number => ({ [name]: number }) }];
      }
      if (type === "string" && isListed) {
        return [{ name, madeUp: crypto.randomUUID(), put: text => ({ [name]: text }) }];
      }
      const hasID = schema.messages[type]?.some(inner => inner.name === "id" && inner.type === "identifier");
      return hasID ? [{ name, madeUp: crypto.randomUUID(), put: id => ({ [name]: { id } }) }] : [];
    });
}

/** What is said of something to choose: its name, its status, an amount. */
function words(element) {
  const found = [];
  for (const [key, value] of Object.entries(element)) {
    if (key === "status") found.push(statusLabel(value));
    else if (value?.currency && value.minorUnits) found.push(money(value));
    else if (/^(title|payee|name|code|reason|text|heading)$/.test(key) && value) found.push(known(value) ?? value);
    else if (value && typeof value === "object" && !Array.isArray(value)) found.push(...words(value));
  }
  return [...new Set(found)].slice(0, 3);
}

/** [value, words] of what the stream itself has. */
export function own(state, name) {
  const elements = lists(state, name).flat();
  const id = element => element?.[name] ?? element?.id ?? element;
  const short = prefixes(elements.map(id).filter(value => String(value).length === 36));
  return elements.map(element => {
    const value = id(element);
    const told = typeof element === "object" ? words(element).join(", ") : "";
    const shown = String(value).length === 36 ? short(value) : String(value);
    return [value, told ? `${told} · ${shown}` : shown];
  });
}

let kept = new Map();
/** [value, words] of what stands in the kernel's list, asked for once in a while. */
async function elsewhere(name, stream) {
  const list = ELSEWHERE[name];
  if (!list) return null;
  if (list === "people") {
    return (session.me?.colleagues ?? []).map(({ person, name: called }) => [person, called]);
  }
  const key = `${session.token}.${list}`;
  if (!kept.has(key) || Date.now() - kept.get(key).at > KEPT_MS) {
    kept = new Map([...kept].slice(-8));
    kept.set(key, { at: Date.now(), rows: query("list", { limit: 100,
      ...(list !== "claims" && { kind: list }) }).then(({ rows }) => rows.filter(row => row.id))
      .catch(() => []) });
  }
  const rows = (await kept.get(key).rows).filter(row => !Object.values(stream).includes(row.id));
  const short = prefixes(rows.map(row => row.id));
  return rows.map(row => {
    const state = row[singular(list)] ?? {};
    const details = state.details ?? {};
    const title = state.title || details.title || details.name
      || (details.attackType && codeLabel("attackTypes", details.attackType)) || t("untitled");
    return [row.id, [title, statusLabel(state.status), day(details.incidentDate), short(row.id)]
      .filter(Boolean).join(" · ")];
  });
}

/** Whether a command is refused because of what one of its fields names. */
async function isRefusedFor(verb, stream, pointer, value) {
  const answer = await forecast({ id: crypto.randomUUID(), actor: { role: session.role }, ...stream,
    command: { [verb]: pointer.put(value) } });
  return (answer.refused?.reasons ?? []).some(({ code, found }) => found === String(value)
    || (code === "noChange" && typeof value === "string"));
}

const verdicts = new Map();
/** "new": an id that nobody has. "own": something of the stream. "any": something that is somewhere. */
async function verdict(verb, stream, pointer, there, others) {
  const key = `${session.role}.${verb}.${pointer.name}`;
  if (verdicts.has(key)) return verdicts.get(key);
  let found = "own";
  if (!await isRefusedFor(verb, stream, pointer, pointer.madeUp)) found = "new";
  else if (others) {
    const taken = new Set(there.map(([value]) => value));
    const tried = others.filter(([value]) => !taken.has(value)).slice(0, MOST_TRIED);
    const refused = await Promise.all(tried.map(([value]) => isRefusedFor(verb, stream, pointer, value)));
    if (refused.includes(false)) found = "any";
    else if (!tried.length) return "own"; // There is nothing to tell by: it is asked again.
  }
  verdicts.set(key, found);
  return found;
}

/**
 * What the fields of a command may name.
 * @returns { choices: { field: { kind, options } }, missing } where `missing` says in words what there is
 *   none of, so that the command cannot be filled in
 */
export async function choices(schema, verb, stream, state) {
  const found = {};
  let missing = "";
  for (const pointer of pointers(schema, verb, state)) {
    const there = own(state, pointer.name);
    try {
      const others = await elsewhere(pointer.name, stream);
      const kind = await verdict(verb, stream, pointer, there, others);
      const options = kind === "any" ? others : there;
      found[pointer.name] = { kind, options };
      if (kind !== "new" && !options.length) {
        missing ||= t("noneThere", { what: lowered(label("field", pointer.name)) });
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }
  const message = schema.messages[schema.commands[verb]?.message] ?? [];
  for (const { name } of message.filter(({ type, optional }) => optional && type === "identifier")) {
    found[name] = { kind: "any", options: await elsewhere(name, stream) ?? own(state, name) };
  }
  return { choices: found, missing };
}
