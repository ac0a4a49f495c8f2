// What is wrong with what was filled in, said at the field that it is about. Which one that is follows from
// the kernel's reason: it names the field, or its code does, or it repeats what stands there.

import { reasonText, t } from "./words.js";

const camelWords = name => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/);
const one = word => word.replace(/s$/, "");
const controlOf = element => element.querySelector("input, select, textarea, button");

/** Fields that can be seen and have no others in them. */
const leaves = form => [...form.querySelectorAll("[data-field]")].filter(element =>
  !element.querySelector("[data-field]") && !element.closest("[hidden]") && controlOf(element));

const named = (fields, name) => fields.find(element =>
  element.dataset.field === name.split(".").at(-1).replace(/\[.*$/, ""));

/** The fields that a reason is about, and whether they are not filled in, or one of them would do. */
function place({ code, expected, found }, fields) {
  const names = expected.split(/, | or /).map(name => named(fields, name));
  if (/ or /.test(expected) && names.some(Boolean)) {
    // One of some is enough, and it is not told of which: those that are empty are shown, and the reason.
    return { fields: names.filter(element => element && !controlOf(element).value), isOneOf: true };
  }
  if (expected && names.every(Boolean)) return { fields: names, isMissing: !found };
  const codeWords = camelWords(code).map(one);
  const byCode = fields.filter(element =>
    camelWords(element.dataset.field).every(word => codeWords.includes(one(word))))
    .sort((a, b) => b.dataset.field.length - a.dataset.field.length);
  if (byCode.length) return { fields: byCode.slice(0, 1) };
  const amounts = fields.filter(element => element.dataset.type === "Money");
  if (amounts.length === 1 && /amount|currency|limit|reserve|claimed/i.test(code)) return { fields: amounts };
  const byValue = found ? fields.filter(element => controlOf(element).value === found) : [];
  if (byValue.length === 1) return { fields: byValue };
  const said = camelWords(expected).map(one);
  const bySaid = fields.filter(element => said.includes(one(element.dataset.field.toLowerCase())));
  if (bySaid.length) return { fields: bySaid, isMissing: !found };
  return { fields: fields.length === 1 ? fields : [] };
}

/** Says at a field what is wrong with it; nothing takes it away. */
export function mark(element, text = "") {
  const control = controlOf(element);
  const id = `${control.id}-error`;
  const described = new Set((control.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
  let shown = document.getElementById(id);
  if (!text) {
    shown?.remove();
    described.delete(id);
    control.removeAttribute("aria-invalid");
  } else {
    if (!shown) {
      shown = document.createElement("p");
      shown.className = "error";
      shown.id = id;
      element.append(shown);
    }
    if (shown.textContent !== text) shown.textContent = text;
    described.add(id);
    control.setAttribute("aria-invalid", "true");
  }
  if (described.size) control.setAttribute("aria-describedby", [...described].join(" "));
  else control.removeAttribute("aria-describedby");
}

/**
 * Shows reasons at the fields that were touched.
 * @param touched whether somebody has filled in a field, or has tried to send all of them
 * @returns the names of fields that are `wrong`, which says so beside them; what is `told` about none of
 *   them; and the names of fields that are `waiting` to be filled in
 */
export function complain(form, reasons, touched) {
  const fields = leaves(form);
  const at = new Map(), told = [], waiting = [];
  for (const reason of reasons) {
    const { fields: about, isMissing, isOneOf } = place(reason, fields);
    const text = reasonText(reason);
    if (!about.length || (isOneOf && about.some(touched))) told.push(text);
    for (const element of about) {
      const name = element.dataset.label;
      const said = isMissing || isOneOf ? t(isMissing ? "stillMissing" : "notFilled", { what: name })
        : `${name}: ${text}`;
      if (touched(element)) at.set(element, [...at.get(element) ?? [], said]);
      else if (!waiting.includes(name)) waiting.push(name);
    }
  }
  for (const element of fields) mark(element, (at.get(element) ?? []).join(". "));
  return { wrong: [...at.keys()].map(element => element.dataset.label), told, waiting };
}

export const first = form => form.querySelector("[aria-invalid=true]");
