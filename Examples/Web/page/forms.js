// Forms from the list of fields that the kernel gives: no rule stands here. Whether what was filled
// in makes sense is asked of the kernel, before it is sent and when it is.

import { upload } from "./api.js";
import { field, freshID, h } from "./dom.js";
import { session } from "./session.js";
import { catalogOf, codeLabel, codes, fractionDigits, label, money, t, valueLabel }
  from "./words.js";

const PEOPLE = new Set(["handler", "assignee", "representative", "claimant", "owner", "reporter"]);
const LONG = new Set(["reason", "text", "grounds", "description", "finding", "notes", "note",
  "messageContent", "results", "statement"]);
/** What the log writes itself whatever a sender says, and what a store of files knows better. */
const OWN = new Set(["addedBy", "addedAt"]);
const FILE = ["name", "mime", "bytes", "sha256"];
const OF_FILES = new Set([...FILE, "id", "url", "location", "status"]);
const CURRENCIES = ["EUR", "USD", "MXN", "ARS", "CLP", "COP", "GBP", "CHF"];

/** Something that was filled in cannot be read: what is wrong, and at which field. */
class Incomplete extends Error {
  constructor(text, element) {
    super(text);
    this.element = element;
  }
}

/**
 * The fields of a command.
 * @param scene what forms may draw on: { currency, choices: { field: { kind, options } } }
 * @returns {{elements, read}} `read` gives the command's message, or throws what is wrong
 */
export function commandForm(schema, verb, scene) {
  return messageForm(schema, schema.commands[verb].message, scene);
}

/** Says in the page which field of the kernel's a control is for. */
function naming(control, item) {
  const { dataset } = control.element;
  dataset.field ??= item.name;
  dataset.type ??= item.type;
  dataset.label ??= label("field", item.name);
  return control;
}

function messageForm(schema, name, scene) {
  const listed = (schema.messages[name] ?? []).filter(item => !OWN.has(item.name));
  // What has a name, a type, a size and a hash is a file: it is chosen and uploaded.
  const isFile = FILE.every(part => listed.some(item => item.name === part));
  const file = isFile && naming(fileControl(t("file"), scene), { name: "sha256", type: "bytes" });
  const parts = listed.filter(item => !isFile || !OF_FILES.has(item.name))
    .map(item => ({ item, control: naming(item.repeated ? repeated(schema, name, item, scene)
      : single(schema, name, item, scene), item) }));
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
  const catalog = item.type === "string" && catalogOf(item.name, message);
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
  const chosen = scene.choices?.[item.name === "id" ? scene.within : item.name];
  if (item.type === "identifier") return identifierControl(text, item, chosen);
  if (chosen && chosen.kind !== "new") {
    return selectControl(text, chosen.options, /^[us]int/.test(item.type) ? Number : undefined);
  }
  if (item.type === "date") return inputControl(text, { type: "date" });
  if (item.type === "instant") {
    return inputControl(text, { type: "datetime-local" }, value => new Date(value).toISOString());
  }
  if (/^[us]int/.test(item.type)) {
    return inputControl(text, { inputmode: "numeric", autocomplete: "off" }, (value, element) => {
      if (!/^-?\d{1,19}$/.test(value)) throw unread(text, element, "12");
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
  const host = field(text, input);
  return {
    element: host,
    read() {
      const value = input.value.trim();
      return value === "" ? undefined : convert(value, host);
    },
  };
}

const unread = (text, element, example) => new Incomplete(t("invalid", { what: text, example }), element);

function selectControl(text, options, convert = value => value) {
  const select = h("select", {}, h("option", { value: "" }, t("choose")),
    options.map(([value, words]) => h("option", { value }, words)));
  return { element: field(text, select),
    read: () => select.value === "" ? undefined : convert(select.value) };
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
  const element = h("div", { class: "field" }, h("label", { for: amount.id }, text),
    h("div", { class: "pair" }, amount, currency));
  return {
    element,
    read: () => amount.value.trim() === "" ? undefined : {
      minorUnits: minorUnits(amount.value, currency.value, text, element), currency: currency.value },
  };
}

/** 1,234.50 and 1.234,50: the last point or comma with fewer than three digits behind it parts. */
function minorUnits(input, currency, text, element) {
  const digits = fractionDigits(currency);
  const found = /^\s*(-?)([\d.,\s]*?)(?:[.,](\d{0,2}))?\s*$/.exec(input);
  const whole = found?.[2].replace(/[.,\s]/g, "");
  const fraction = found?.[3] ?? "";
  if (!found || !/^\d{1,15}$/.test(whole) || fraction.length > digits) {
    throw unread(text, element, money({ minorUnits: 123450, currency }).replace(/ \w+$/, ""));
  }
  const units = BigInt(whole + fraction.padEnd(digits, "0")) * (found[1] ? -1n : 1n);
  return units <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(units) : units.toString();
}

/** One of the ids that there are, or a new one, which nobody has to see. */
function identifierControl(text, item, chosen) {
  if (chosen?.kind === "new" || (!chosen && item.name === "id")) {
    const id = crypto.randomUUID();
    return { element: h("span", { hidden: true }), read: () => id };
  }
  const options = chosen?.options ?? [];
  if (!options.length) return { element: h("span", { hidden: true }), read: () => undefined };
  const select = h("select", { value: item.optional || options.length > 1 ? "" : options[0][0] },
    h("option", { value: "" }, item.optional ? "–" : t("choose")),
    options.map(([value, words]) => h("option", { value }, words)));
  return { element: field(text, select), read: () => select.value || undefined };
}

function nested(schema, text, item, scene) {
  const form = messageForm(schema, item.type, { ...scene, within: item.name });
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
