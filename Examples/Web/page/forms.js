// Forms from the list of fields that the kernel gives: no rule stands here. Whether what was filled
// in makes sense is asked of the kernel, before it is sent and when it is.

import { upload } from "./api.js";
import { field, freshID, h } from "./dom.js";
import { session } from "./session.js";
import { codeLabel, codes, fractionDigits, label, t, valueLabel } from "./words.js";

/** Which texts are codes, and of which catalog. Only helps to choose; the kernel checks. */
const CATALOGS = {
  "RejectIntake.codes": "rejectionReasons", "Deny.code": "denialReasons",
  "Reopen.code": "reopenReasons", "FlagFraud.indicator": "fraudIndicators",
  "ReserveLine.category": "costCategories", "DamageItem.category": "damageCategories",
  "DocumentDetails.type": "documentTypes", "RejectDocument.codes": "documentRejectionReasons",
  "RecordCommunication.channel": "contactChannels", "RecordContact.channel": "contactChannels",
  "CloseReport.reason": "closeReasons", "LoseLead.reason": "leadLossReasons",
  attackType: "attackTypes", impact: "impacts", securityIncident: "securityIncidents",
  dangerLevel: "dangerLevels", discoveryMethod: "discoveryMethods", actions: "incidentActions",
  practiceArea: "practiceAreas", incidentType: "incidentTypes", source: "leadSources",
  preferredChannel: "contactChannels",
};
const PEOPLE = new Set(["handler", "assignee", "representative", "claimant", "owner", "reporter"]);
const LONG = new Set(["reason", "text", "grounds", "description", "finding", "notes", "note",
  "messageContent", "results", "statement"]);
/** What the log writes itself whatever a sender says, and what a store of files knows better. */
const OWN = new Set(["addedBy", "addedAt"]);
const FILE = ["name", "mime", "bytes", "sha256"];
const OF_FILES = new Set([...FILE, "id", "url", "location", "status"]);
const CURRENCIES = ["EUR", "USD", "MXN", "ARS", "CLP", "COP", "GBP", "CHF"];

class Incomplete extends Error {}

/**
 * The fields of a command.
 * @returns {{elements, read, idle}} `read` gives the command's message, or throws what is wrong
 */
export function commandForm(schema, verb, scene) {
  return messageForm(schema, schema.commands[verb].message, { ...scene, verb });
}

function messageForm(schema, name, scene) {
  const listed = (schema.messages[name] ?? []).filter(item => !OWN.has(item.name));
  // What has a name, a type, a size and a hash is a file: it is chosen and uploaded.
  const isFile = FILE.every(part => listed.some(item => item.name === part));
  const file = isFile && fileControl(t("file"), scene);
  const parts = listed.filter(item => !isFile || !OF_FILES.has(item.name))
    .map(item => ({ item, control: item.repeated ? repeated(schema, name, item, scene)
      : single(schema, name, item, scene) }));
  const id = isFile && listed.some(item => item.name === "id") && crypto.randomUUID();
  return {
    elements: [file && file.element, ...parts.map(part => part.control.element)].filter(Boolean),
    read() {
      const message = { ...(file && file.read()), ...(id && { id }) };
      for (const { item, control } of parts) {
        const value = control.read();
        if (value !== undefined) message[item.name] = value;
      }
      return message;
    },
  };
}

function single(schema, message, item, scene) {
  const text = label("field", item.name);
  const catalog = item.type === "string"
    && (CATALOGS[`${message}.${item.name}`] ?? CATALOGS[item.name]);
  if (item.type === "Money") return moneyControl(text, scene);
  if (item.type === "bool") return checkControl(text);
  if (schema.enums[item.type]) {
    return selectControl(text, schema.enums[item.type].map(name =>
      [name, valueLabel(name, item.type)]));
  }
  if (catalog) {
    return selectControl(text, codes(catalog).map(({ code }) => [code, codeLabel(catalog, code)]));
  }
  if (schema.messages[item.type]) return nested(schema, text, item, scene);
  if (item.type === "identifier") return identifierControl(text, item, scene);
  if (item.type === "date") return inputControl(text, { type: "date" });
  if (item.type === "instant") {
    return inputControl(text, { type: "datetime-local" }, value => new Date(value).toISOString());
  }
  if (/^[us]int/.test(item.type)) {
    return inputControl(text, { inputmode: "numeric", autocomplete: "off" }, value => {
      if (!/^-?\d{1,19}$/.test(value)) throw new Incomplete(text);
      const number = Number(value);
      return Number.isSafeInteger(number) ? number : value;
    });
  }
  if (PEOPLE.has(item.name)) return personControl(text);
  if (LONG.has(item.name)) return inputControl(text, { rows: 3 }, undefined, "textarea");
  return inputControl(text, { autocomplete: "off" });
}

function inputControl(text, attributes, convert = value => value, element = "input") {
  const input = h(element, attributes);
  return {
    element: field(text, input),
    read() {
      const value = input.value.trim();
      return value === "" ? undefined : convert(value);
    },
  };
}

function selectControl(text, options) {
  const select = h("select", {}, h("option", { value: "" }, t("choose")),
    options.map(([value, words]) => h("option", { value }, words)));
  return { element: field(text, select), read: () => select.value || undefined };
}

function checkControl(text) {
  const input = h("input", { type: "checkbox", id: freshID("check") });
  return {
    element: h("div", { class: "check" }, input, h("label", { for: input.id }, text)),
    read: () => input.checked || undefined,
  };
}

function personControl(text) {
  const people = h("datalist", { id: freshID("people") }, (session.me?.colleagues ?? [])
    .map(({ person, name }) => h("option", { value: person }, name)));
  const input = h("input", { list: people.id, autocomplete: "off" });
  const element = field(text, input);
  element.append(people);
  return { element, read: () => input.value.trim() || undefined };
}

function moneyControl(text, scene) {
  const currency = h("select", { "aria-label": `${text}: ${t("currency")}`,
    value: scene.currency || "EUR" },
  [...new Set([scene.currency || "EUR", ...CURRENCIES])]
    .map(code => h("option", { value: code }, code)));
  const amount = h("input", { inputmode: "decimal", autocomplete: "off", id: freshID("amount") });
  return {
    element: h("div", { class: "field" }, h("label", { for: amount.id }, text),
      h("div", { class: "pair" }, amount, currency)),
    read: () => amount.value.trim() === "" ? undefined
      : { minorUnits: minorUnits(amount.value, currency.value, text), currency: currency.value },
  };
}

/** 1,234.50 and 1.234,50: the last point or comma with fewer than three digits behind it parts. */
function minorUnits(input, currency, text) {
  const digits = fractionDigits(currency);
  const found = /^\s*(-?)([\d.,\s]*?)(?:[.,](\d{0,2}))?\s*$/.exec(input);
  const whole = found?.[2].replace(/[.,\s]/g, "");
  const fraction = found?.[3] ?? "";
  if (!found || !/^\d{1,15}$/.test(whole) || fraction.length > digits) throw new Incomplete(text);
  const units = BigInt(whole + fraction.padEnd(digits, "0")) * (found[1] ? -1n : 1n);
  return units <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(units) : units.toString();
}

/** One of the ids that stand in what is shown, or a new one. */
function identifierControl(text, item, scene) {
  const known = [...knownIDs(scene.state, item.name)];
  if (!known.length && item.name === "id") {
    const id = crypto.randomUUID();
    return { element: h("span", { hidden: true }), read: () => id };
  }
  const fresh = crypto.randomUUID();
  const begins = /^(request|add|open|start|begin|escalate)/.test(scene.verb ?? "");
  const options = known.map(([id, words]) => [id, words]);
  const select = h("select", { value: begins || !known.length ? fresh : known[0][0] },
    options.map(([value, words]) => h("option", { value }, words)),
    h("option", { value: fresh }, t("newID")), item.optional && h("option", { value: "" }, "–"));
  if (item.optional) select.value = "";
  return { element: field(text, select), read: () => select.value || undefined };
}

function* knownIDs(state, name, within = "") {
  if (Array.isArray(state)) {
    for (const element of state) {
      if (typeof element === "object") yield* knownIDs(element, name, within);
      else if (within.startsWith(name) && typeof element === "string" && element.length === 36) {
        yield [element, element.slice(0, 8)];
      }
    }
  } else if (state && typeof state === "object") {
    const fits = within.startsWith(name) || (name !== "payment" && within === "parts")
      || (name === "id" && within !== "");
    if (typeof state.id === "string" && fits) {
      const words = [state.title ?? state.payee ?? state.name ?? state.code, state.status
        && valueLabel(state.status)].filter(Boolean).join(", ");
      yield [state.id, `${words ? `${words} · ` : ""}${state.id.slice(0, 8)}`];
    }
    for (const [key, value] of Object.entries(state)) {
      if (value && typeof value === "object") yield* knownIDs(value, name, key);
    }
  }
}

function nested(schema, text, item, scene) {
  const form = messageForm(schema, item.type, { ...scene, verb: "" });
  if (!item.optional) {
    return { element: h("fieldset", {}, h("legend", {}, text), form.elements), read: form.read };
  }
  const given = h("input", { type: "checkbox", id: freshID("given") });
  const inner = h("fieldset", { hidden: true }, h("legend", {}, text), form.elements);
  given.addEventListener("change", () => { inner.hidden = !given.checked; });
  return {
    element: h("div", { class: "field" }, h("div", { class: "check" }, given,
      h("label", { for: given.id }, t("give", { what: text }))), inner),
    read: () => given.checked ? form.read() : undefined,
  };
}

function repeated(schema, message, item, scene) {
  const text = label("field", item.name);
  const rows = new Set();
  const host = h("div", { class: "field" });
  const add = h("button", { type: "button", onclick: () => {
    const control = single(schema, message, { ...item, repeated: false, optional: false }, scene);
    const row = h("div", { class: "field" }, control.element, h("button", {
      type: "button", class: "quiet", onclick: () => {
        rows.delete(control);
        row.remove();
        add.focus();
      } }, `${t("remove")}: ${text}`));
    rows.add(control);
    host.append(row);
    row.querySelector("input, select, textarea")?.focus();
  } }, `${t("add")}: ${text}`);
  return {
    element: h("fieldset", {}, h("legend", {}, text), host, h("div", {}, add)),
    read() {
      const values = [...rows].map(control => control.read()).filter(value => value !== undefined);
      return values.length ? values : undefined;
    },
  };
}

/** Uploads what is chosen; what is told to the kernel is its name, type, size and hash. */
export function fileControl(text, scene = {}) {
  let stored;
  const input = h("input", { type: "file" });
  const bar = h("progress", { max: 1, value: 0, "aria-label": text, hidden: true });
  const told = h("p", { class: "hint", role: "status" });
  input.addEventListener("change", async () => {
    stored = undefined;
    const [file] = input.files;
    if (!file) return;
    bar.hidden = false;
    bar.value = 0;
    told.textContent = t("uploading", { name: file.name });
    try {
      const { sha256, bytes } = await upload(file, share => { bar.value = share; },
        scene.anonymous);
      stored = { name: file.name, mime: file.type || "application/octet-stream", bytes, sha256 };
      bar.value = 1;
      told.textContent = `${t("uploaded")}: ${file.name}`;
    } catch (error) {
      bar.hidden = true;
      told.textContent = t("uploadFailed", { why: error.message });
    }
    input.dispatchEvent(new Event("stored", { bubbles: true }));
  });
  const element = field(text, input);
  element.append(bar, told);
  return { element, read: () => stored };
}

export { Incomplete };
