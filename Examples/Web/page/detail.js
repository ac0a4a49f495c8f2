// One stream: what it is, what happened to it, how it was at any time, and what may be done now.

import { every, query } from "./api.js";
import { facts, h, prefixes, replace, table } from "./dom.js";
import { status } from "./lists.js";
import { Panel } from "./panel.js";
import { session } from "./session.js";
import { codeLabel, coded, day, label, moment, money, statusesOf, statusLabel, t, valueLabel }
  from "./words.js";

const STATUS_TYPES = { claim: "ClaimStatus", document: "DocumentStatus", report: "ReportStatus",
  lead: "LeadStatus", property: "PropertyStatus" };
/** How the kernel spells values that are no texts, in what changed. */
const NAMED = { true: true, false: false, 0: 0 };
const MOST_CHANGES = 6;
const BEGINS = { claim: "claims", document: "documents", report: "reports", lead: "leads",
  property: "properties" };
const NEW = { claim: "newClaim", document: "newDocument", lead: "newLead", property: "newProperty" };

/** A claim's payments of one kind; nothing if there are none. */
function payments(title, list) {
  return list?.length ? h("section", { class: "card flush", "aria-label": title }, table(title, [
    { title: label("field", "payee"), cell: payment => payment.payee },
    { title: label("field", "amount"), number: true, cell: payment => money(payment.amount) },
    { title: t("status"), cell: payment => status(payment.status, "PaymentStatus") },
  ], list)) : null;
}

export async function stream(view, kind, id) {
  if (id === "new") {
    location.replace(`#/${BEGINS[kind]}/${crypto.randomUUID()}`);
    return;
  }
  const panel = new Panel(view.schema, { [kind]: id }, { state: {} });
  const head = h("div", { class: "stack" }, h("p", { class: "soft" }, t("loading")));
  const time = h("div");
  const history = h("ol", { class: "events" });
  const past = h("section", { class: "card", "aria-labelledby": "timeline", hidden: true },
    h("h2", { id: "timeline" }, t("timeline")), history);
  let current, events = [], slider;

  // In the order in which a narrow screen shows them: what may be done stands before what happened.
  view.show(t(BEGINS[kind]), h("div", { class: "columns stream" }, head, panel.element,
    h("div", { class: "stack behind" }, time, past)));
  const sceneOf = row => ({ state: row?.[kind] ?? {}, currency: row?.[kind]?.claimed?.currency,
    waiting: row?.waiting, order: statusesOf(STATUS_TYPES[kind]) });

  const draw = (row, then) => {
    const state = row?.[kind];
    if (!state) {
      replace(head, h("h1", {}, t(NEW[kind] ?? "report")));
      return;
    }
    const name = nameOf(state);
    document.title = `${name} · ${t("brand")}`;
    replace(head,
      then && h("p", { class: "banner", role: "status" }, t("pastBanner", { when: then })),
      h("div", { class: "row" }, h("h1", {}, name), h("span", { class: "badge strong", id: "status",
        "data-status": state.status }, statusLabel(state.status, STATUS_TYPES[kind]))),
      h("section", { class: "card", "aria-label": t("facts") }, facts(FACTS[kind]?.(state) ?? []),
        h("details", { "data-key": "all" }, h("summary", {}, t("more")), describe(state))),
      kind === "claim" && payments(t("payments"), state.payments),
      kind === "claim" && payments(label("field", "expenses"), state.expenses),
      kind === "property" && rooms(state.rooms),
      kind !== "claim" && files(kind, id, state.pages ?? state.attachments ?? []));
  };

  const drawEvents = here => {
    past.hidden = !events.length;
    const path = fieldPaths(events);
    replace(history, ...events.toReversed().map(event => h("li", {
      class: event.position === here ? "here" : event.position > here ? "later" : "",
      "data-position": event.position },
    h("strong", {}, label("event", event.event)),
    h("p", {}, moment(event.recorded), " · ", event.actor.id || t("anonymous"),
      event.actor.role && ` (${label("value", event.actor.role, "Role").toLowerCase()})`,
      event.effective && event.effective.slice(0, 16) !== event.recorded.slice(0, 16)
        && ` · ${t("effective", { when: moment(event.effective) })}`),
    changes(event.changes ?? [], current?.[kind]?.claimed?.currency, path, messageOf(event), event.position),
    said(event.said ?? [], path, messageOf(event)))));
  };

  const messageOf = event => view.schema.commands[event.command?.name]?.message;

  const refresh = async () => {
    const [timeline] = await Promise.all([
      every("timeline", { stream: { [kind]: id } }).catch(() => []),
      slider?.past ? null : panel.refresh(sceneOf(current))]);
    events = timeline;
    if (events.length) {
      slider ??= timeSlider(time, {
        async past(index, words) {
          const { rows } = await query("replay", {
            stream: { [kind]: id }, position: events[index].position });
          if (!slider.past) return;
          draw(rows[0], words);
          drawEvents(events[index].position);
          panel.close(t("pastActions"));
        },
        now() {
          draw(current);
          drawEvents(Infinity);
          panel.refresh();
        },
      });
      slider.set(events);
    }
    if (!slider?.past) drawEvents(Infinity);
  };

  view.slice("stream", { name: "show", params: { stream: { [kind]: id },
    ...(kind === "claim" && { full: true }) } }, rows => {
    [current] = rows;
    if (!slider?.past) draw(current);
    refresh();
  }, () => {
    // Not there yet, or not to be seen: what may be done with it tells which.
    draw(undefined);
    panel.refresh(sceneOf());
  });
}

/** Steps through what was known: each of the events, the last one being now. */
function timeSlider(host, { past, now }) {
  const input = h("input", { type: "range", min: 0, step: 1, id: "time" });
  const output = h("output", { for: "time" });
  const back = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => {
    input.value = input.max;
    move();
    input.focus();
  } }, t("backToNow"));
  const state = { past: false, events: [], set(events) {
    this.events = events;
    input.max = events.length - 1;
    if (!this.past) input.value = input.max;
    tell();
  } };
  const words = () => {
    const event = state.events[Number(input.value)];
    return state.past ? `${moment(event.recorded)} (${t("position", { n: event.position })})`
      : t("now");
  };
  const tell = () => {
    output.textContent = words();
    input.setAttribute("aria-valuetext", words());
    back.hidden = !state.past;
  };
  let timer;
  const move = () => {
    state.past = Number(input.value) < Number(input.max);
    tell();
    clearTimeout(timer);
    timer = setTimeout(() => state.past ? past(Number(input.value), words()) : now(), 60);
  };
  input.addEventListener("input", move);
  host.replaceChildren(h("section", { class: "card time", "aria-label": t("timeTravel") },
    h("div", { class: "row spread" }, h("label", { for: "time" }, h("b", {}, t("timeTravel"))),
      back), input, output));
  return state;
}

/** What a stream is called: its title, a name, or what it is about. */
export function nameOf({ title, details = {} }) {
  return title || details.title || details.name
    || (details.attackType && codeLabel("attackTypes", details.attackType))
    || (details.practiceArea && codeLabel("practiceAreas", details.practiceArea)) || t("untitled");
}

export const addressOf = address => address && [address.street, [address.zip, address.city].filter(Boolean)
  .join(" "), address.state, address.country].filter(Boolean).join(", ");

const FACTS = {
  claim: state => [
    [t("claimed"), money(state.claimed)],
    [label("field", "approved"), state.approved?.minorUnits ? money(state.approved) : ""],
    [label("field", "paid"), state.paid?.minorUnits ? money(state.paid) : ""],
    [label("field", "reserve"), state.reserve?.minorUnits ? money(state.reserve) : ""],
    [t("type"), codeLabel("claimTypes", state.type)],
    [label("field", "lossDate"), day(state.lossDate)],
    [label("field", "claimant"), state.claimant], [t("assignee"), state.handler],
    [label("field", "outcome"), state.outcome && valueLabel(state.outcome, "CloseOutcome")],
    [label("field", "fraud"), state.fraud && state.fraud !== "none"
      ? valueLabel(state.fraud, "FraudStatus") : ""],
  ],
  document: state => [
    [t("type"), codeLabel("documentTypes", state.type)], [t("owner"), state.owner],
    [t("expires"), day(state.validUntil)], [t("pages"), state.pages.length],
    [label("field", "rejectionText"), state.rejectionText],
  ],
  report: state => [
    [t("impact"), state.details.impact && codeLabel("impacts", state.details.impact)],
    [t("when"), day(state.details.incidentDate)],
    [label("field", "reporter"), state.isAnonymous ? t("anonymous") : state.reporter],
    [label("field", "assignee"), state.assignee],
    [label("field", "description"), state.details.description],
  ],
  lead: state => [
    [label("field", "practiceArea"), state.details.practiceArea
      && codeLabel("practiceAreas", state.details.practiceArea)],
    [label("field", "incidentType"), state.details.incidentType
      && codeLabel("incidentTypes", state.details.incidentType)],
    [label("field", "incidentDate"), day(state.details.incidentDate)],
    [label("field", "claimant"), state.claimant], [label("field", "email"), state.details.email],
    [label("field", "phone"), state.details.phone],
    [label("field", "preferredChannel"), state.details.preferredChannel
      && codeLabel("contactChannels", state.details.preferredChannel)],
    [label("field", "limitationEnds"), day(state.limitationEnds)],
    [label("field", "description"), state.details.description],
  ],
  property: state => [
    [label("field", "kind"), state.details.kind && valueLabel(state.details.kind, "PropertyKind")],
    [t("owner"), state.owner], [label("field", "address"), addressOf(state.details.address)],
    [label("field", "yearBuilt"), state.details.yearBuilt],
    [label("field", "notes"), state.details.notes],
  ],
};

/** The last name in the path of a field: `parts[UUID].lineItem.status` is `status`. */
const lastOf = path => path.split(".").at(-1).replace(/\[.*$/, "");

/** What an event changed, but for what its title says and for what only machines read. */
function changes(list, currency, fieldPath, message, key) {
  const shown = list.filter(({ path }) => path !== "status" && !/(^|\.)(id|currency)$/.test(path))
    .map(({ path, before, after }) => {
      const inMoney = path.endsWith(".minorUnits");
      const words = text => text === undefined || text === "" ? null
        : inMoney ? told({ minorUnits: Number(text), currency })
          : told(NAMED[text] ?? text, lastOf(path), message);
      return [fieldPath(inMoney ? path.slice(0, -".minorUnits".length) : path), words(before),
        words(after)];
    }).filter(([, before, after]) => (before ?? "–") !== (after ?? "–"));
  if (!shown.length) return null;
  const lines = shown.map(([path, before, after]) => h("li", {}, h("span", { class: "soft" }, `${path}: `),
    before && before !== "–" && [h("s", { class: "soft" }, before), " → "], after ?? "–"));
  const rest = lines.splice(MOST_CHANGES);
  return [h("ul", { class: "changes" }, lines), rest.length > 0 && h("details", { class: "changes",
    "data-key": key }, h("summary", {}, t("moreChanges", { n: rest.length })), h("ul", { class: "changes" }, rest))];
}

/** What an event says besides: why, and the texts of notes, for whoever may read them. */
const CODED = /(^|\.)(codes?|channel|kind|result|indicator|reason|impact|\w*Type)(\[\d+\])?$/;
function said(list, fieldPath, message) {
  if (!list.length) return null;
  return h("dl", { class: "said" }, list.map(({ field, text }) => h("div", {},
    h("dt", {}, fieldPath(field)),
    h("dd", {}, (CODED.test(field) && coded(lastOf(field), text, message)) || text))));
}

/** Paths of fields in words, with as much of each id in them as tells it from the others shown. */
function fieldPaths(events) {
  const ids = new Set(JSON.stringify(events.map(({ changes: list = [], said: texts = [] }) =>
    [list.map(({ path }) => path), texts.map(({ field }) => field)]))
    .match(/(?<=\[)[0-9a-f]{8}-[0-9a-f-]{27}(?=\])/g) ?? []);
  const short = prefixes(ids);
  return path => path.split(".").map(part => {
    const [, name, index] = /^([^[]*)(?:\[(.*)\])?/.exec(part);
    return label("field", name) + (index ? ` ${/^\d+$/.test(index) ? Number(index) + 1
      : ids.has(index) ? short(index) : index}` : "");
  }).join(", ");
}

/** Every field that says something. */
function describe(state) {
  const rows = Object.entries(state).flatMap(([name, value]) => {
    const content = told(value, name);
    return content === null ? [] : [h("dt", {}, label("field", name)), h("dd", {}, content)];
  });
  return h("dl", { class: "all" }, rows);
}

function told(value, name, message) {
  if (value === null || value === "" || value === false || value === 0 || value === "none"
    || value === "unspecified") return null;
  if (value === true) return t("yes");
  if (Array.isArray(value)) {
    const shown = value.map(element => told(element, name, message)).filter(content => content !== null);
    return shown.length ? shown.map(content => h("div", {}, content)) : null;
  }
  if (typeof value === "object") {
    if ("minorUnits" in value) return value.minorUnits ? money(value) : null;
    return Object.values(value).some(inner => told(inner) !== null) ? describe(value) : null;
  }
  if (/^1970-01-01T00:00:00(\.0+)?Z$/.test(value)) return null; // It was not set.
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return moment(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value);
  return coded(name, String(value), message) ?? String(value);
}

function rooms(list) {
  return list?.length ? h("section", { class: "card flush", "aria-label": t("rooms") }, table(t("rooms"), [
    { title: label("field", "room"), cell: room => room.name },
    { title: label("field", "kind"), cell: room => valueLabel(room.kind, "RoomKind") },
    { title: label("field", "notes"), cell: room => room.notes },
  ], list)) : null;
}

/** Files of a stream, for whoever sees it. */
function files(kind, id, list) {
  if (!list.length) return null;
  return h("section", { class: "card flush", "aria-label": t("pages") }, table(t("pages"), [
    { title: t("file"), cell: file => file.name },
    { title: label("field", "bytes"), number: true,
      cell: file => new Intl.NumberFormat(session.language).format(file.bytes) },
    { title: t("download"), cell: file => h("button", { type: "button", class: "quiet",
      "aria-label": `${t("download")}: ${file.name}`, onclick: () => download(kind, id, file) },
    t("download")) },
  ], list));
}

async function download(kind, id, file) {
  const binary = atob(file.sha256.replace(/-/g, "+").replace(/_/g, "/"));
  const name = [...binary].map(char => char.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  const response = await fetch(`/api/blobs/${name}?${kind}=${id}`, {
    headers: { Authorization: `Bearer ${session.token}` }, credentials: "omit" });
  if (!response.ok) return;
  const url = URL.createObjectURL(await response.blob());
  h("a", { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
