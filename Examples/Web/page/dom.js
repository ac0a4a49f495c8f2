// Elements from plain calls. Text only ever enters as text: nothing here reads HTML.

/** h("button", { type: "button", class: "plain", onclick: f }, "Send", child) */
export function h(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value") element.value = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined
    && child !== false));
  if (name === "select" && attributes?.value !== undefined) element.value = attributes.value;
  return element;
}

/** A table that keeps its meaning where narrow screens stack its cells. */
export function table(caption, columns, rows) {
  return h("table", { role: "table" },
    h("caption", { class: "unseen" }, caption),
    h("thead", { role: "rowgroup" }, h("tr", { role: "row" },
      columns.map(column => h("th", {
        role: "columnheader", scope: "col", class: column.number && "number" }, column.title)))),
    h("tbody", { role: "rowgroup" }, rows.map(row => h("tr", { role: "row" },
      columns.map((column, index) => {
        const content = column.cell(row);
        return h(index ? "td" : "th", {
          role: index ? "cell" : "rowheader", scope: index ? undefined : "row",
          class: column.number && "number", "data-label": column.title,
          "data-empty": content === "" || content === undefined || content === null },
        content ?? "");
      })))));
}

/** A list of terms; those without a value are left out. */
export function facts(pairs) {
  return h("dl", { class: "facts" }, pairs
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .map(([term, value]) => h("div", { class: String(value).length > 40 && "wide" },
      h("dt", {}, term), h("dd", {}, value))));
}

/** How much of ids that stand beside one another tells them apart: the first 8 letters, or more. */
export function prefixes(ids) {
  const all = [...new Set(ids)];
  let length = 8;
  while (length < 36 && new Set(all.map(id => id.slice(0, length))).size < all.length) length += 1;
  return id => id.slice(0, length);
}

let ids = 0;
export const freshID = prefix => `${prefix}-${ids += 1}`;

/** A label, its control, and what helps to fill it in. */
export function field(label, control, hint) {
  control.id ||= freshID("field");
  const hintID = `${control.id}-hint`;
  if (hint) control.setAttribute("aria-describedby", hintID);
  return h("div", { class: "field" }, h("label", { for: control.id }, label), control,
    hint && h("p", { class: "hint", id: hintID }, hint));
}

/** Puts new content where it belongs. What was focused or opened stays so, if it is still there. */
export function replace(host, ...content) {
  const focused = document.activeElement;
  const key = host.contains(focused) ? focused.dataset.key : undefined;
  const open = [...host.querySelectorAll("details[open][data-key]")]
    .map(found => found.dataset.key);
  host.replaceChildren(...content.flat(Infinity).filter(Boolean));
  for (const name of open) {
    host.querySelector(`details[data-key="${CSS.escape(name)}"]`)?.setAttribute("open", "");
  }
  if (key) host.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
