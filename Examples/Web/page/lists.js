// Worklist, claims, documents, reports and what anybody may know: slices that stay as they are now.

import { addressOf, nameOf } from "./detail.js";
import { field, h, prefixes, replace, table } from "./dom.js";
import { codeLabel, codes, day, label, moment, money, statusesOf, statusLabel, t, told, valueLabel,
  verbLabel, waitingLabel } from "./words.js";

const KINDS = ["mine", "unassigned", "approvals", "due", "reviews"];
const SORTS = [["updated:desc", "newest"], ["claimed:desc", "amountDown"], ["title", "byTitle"],
  ["status", "byStatus"]];
const LATELY = 12;
/** Streams that have a page of their own, and under which address. */
const PAGES = { claim: "claims", document: "documents", report: "reports", lead: "leads",
  property: "properties" };

export const status = (name, type) => h("span", { class: "badge", "data-status": name },
  statusLabel(name, type));
const link = (kind, row, title) => PAGES[kind] ? h("a", { href: `#/${PAGES[kind]}/${row.id}`,
  "data-key": row.id }, title || t("untitled")) : title || t("untitled");
/** What a row of the worklist is about: of claims it need not say so. */
const kindOf = row => row.kind ?? "claim";
const coded = found => told(found) ?? "";

export function worklist(view, [kind = "mine"]) {
  const host = h("div", { class: "card flush" }, h("p", { class: "soft" }, t("loading")));
  const lately = h("ol", { class: "events compact" });
  view.show(t("worklist"), h("div", { class: "columns narrow-side" },
    h("div", { class: "stack" }, h("h1", {}, t("worklist")),
      h("nav", { class: "tabs", "aria-label": t("worklist") }, KINDS.map(name => h("a", {
        href: `#/worklist/${name}`, "aria-current": name === kind && "page" }, t(name)))),
      host),
    h("section", { class: "card", "aria-labelledby": "lately" },
      h("h2", { id: "lately" }, t("lately")), h("div", { class: "scroll", tabindex: 0,
        role: "region", "aria-labelledby": "lately" }, lately))));
  view.slice("work", { name: "worklist", params: { kind } }, rows => {
    replace(host, rows.length ? table(t(kind), [
      { title: t("title"), cell: row => link(kindOf(row), row, row.title) },
      { title: t("waits"), cell: row => row.items.map(item => h("div", {},
        waitingLabel(item.waiting), item.details && h("span", { class: "soft" },
          ` · ${verbLabel(item.details) ?? item.details}`), item.amount && ` · ${money(item.amount)}`,
        item.due && ` · ${moment(item.due)}`,
        item.obstacles?.length ? h("span", { class: "error" },
          ` · ${item.obstacles.map(reason => label("refusal", reason.code)).join("; ")}`) : "")) },
      { title: t("status"), cell: row => status(row.status, `${kindOf(row).replace(/^./, letter =>
        letter.toUpperCase())}Status`) },
      { title: t("claimed"), number: true, cell: row => money(row.claimed) },
    ], rows) : h("p", { class: "soft empty" }, t("nothingWaits")));
  });
  const seen = [];
  view.feed(LATELY, rows => {
    for (const row of rows) seen.unshift(row);
    seen.splice(LATELY);
    const short = Object.fromEntries(Object.keys(PAGES).map(kind =>
      [kind, prefixes(seen.map(row => row[kind]).filter(Boolean))]));
    lately.replaceChildren(...seen.map(row => h("li", { "data-position": row.position },
      h("strong", {}, label("event", row.event)),
      Object.keys(PAGES).filter(kind => row[kind]).map(kind =>
        [" ", h("a", { href: `#/${PAGES[kind]}/${row[kind]}` }, short[kind](row[kind]))]),
      h("p", {}, moment(row.recorded), " · ", row.actor.id || t("anonymous")))));
  });
}

export function claims(view, [, parameters]) {
  const asked = new URLSearchParams(parameters);
  const text = h("input", { type: "search", name: "text", value: asked.get("text") ?? "" });
  const choose = (name, options) => h("select", { name, value: asked.get(name) ?? "" },
    h("option", { value: "" }, t("any")),
    options.map(([value, words]) => h("option", { value }, words)));
  const statuses = choose("status", statusesOf("ClaimStatus")
    .map(name => [name, label("status", name, "ClaimStatus")]));
  const types = choose("type", codes("claimTypes").map(({ code }) =>
    [code, codeLabel("claimTypes", code)]));
  const sort = h("select", { name: "sort", value: asked.get("sort") ?? SORTS[0][0] },
    SORTS.map(([value, name]) => h("option", { value }, t(name))));
  const open = h("input", { type: "checkbox", name: "open", id: "only-open" });
  open.checked = asked.get("open") === "true";
  const host = h("div", { class: "card flush" }, h("p", { class: "soft" }, t("loading")));
  const count = h("p", { class: "soft", role: "status" });
  const ask = () => {
    const params = { limit: 100, sort: [sort.value] };
    if (/[\p{L}\p{N}]/u.test(text.value)) params.text = text.value.trim();
    if (statuses.value) params.status = [statuses.value];
    if (types.value) params.type = [types.value];
    if (open.checked) params.open = true;
    const kept = new URLSearchParams(Object.entries({ text: text.value, status: statuses.value,
      type: types.value, sort: sort.value, open: open.checked ? "true" : "" })
      .filter(([, value]) => value));
    history.replaceState(null, "", `#/claims?${kept}`);
    view.slice("claims", { name: "list", params }, rows => {
      const total = rows.find(row => row.total !== undefined);
      count.textContent = t("found", { n: total?.total ?? rows.length });
      const found = rows.filter(row => row.id);
      replace(host, found.length ? table(t("claims"), [
        { title: t("title"), cell: row => link("claim", row, row.claim.title) },
        { title: t("status"), cell: row => status(row.claim.status, "ClaimStatus") },
        { title: t("type"), cell: row => codeLabel("claimTypes", row.claim.type) },
        { title: t("claimed"), number: true, cell: row => money(row.claim.claimed) },
        { title: t("assignee"), cell: row => row.claim.handler },
        { title: t("updated"), cell: row => moment(row.updated) },
      ], found) : h("p", { class: "soft empty" }, t("none")));
    });
  };
  let timer;
  view.show(t("claims"), h("div", { class: "stack" },
    h("div", { class: "row spread" }, h("h1", {}, t("claims")),
      h("a", { class: "button", href: "#/claims/new" }, t("newClaim"))),
    h("form", { class: "filters", role: "search", "aria-label": t("search"),
      onsubmit: event => event.preventDefault(),
      oninput: () => {
        clearTimeout(timer);
        timer = setTimeout(ask, 250);
      } },
    field(t("searchHint"), text), field(t("status"), statuses), field(t("type"), types),
    field(t("sortBy"), sort),
    h("div", { class: "check" }, open, h("label", { for: "only-open" }, t("onlyOpen")))),
    count, host));
  ask();
}

export function documents(view) {
  const host = h("div", { class: "card flush" }, h("p", { class: "soft" }, t("loading")));
  view.show(t("documents"), h("div", { class: "stack" },
    h("div", { class: "row spread" }, h("h1", {}, t("documents")),
      h("a", { class: "button", href: "#/documents/new" }, t("newDocument"))), host));
  view.slice("documents", { name: "documents", params: { limit: 100 } }, rows =>
    replace(host, rows.length ? table(t("documents"), [
      { title: t("title"), cell: row => link("document", row, row.title) },
      { title: t("type"), cell: row => codeLabel("documentTypes", row.type) },
      { title: t("status"), cell: row => status(row.status, "DocumentStatus") },
      { title: t("owner"), cell: row => row.owner },
      { title: t("pages"), number: true, cell: row => row.pages },
      { title: t("expires"), cell: row => day(row.validUntil) },
    ], rows) : h("p", { class: "soft empty" }, t("none"))));
}

/** Streams that are listed alone: leads and properties. */
function listed(view, name, begin, columns) {
  const host = h("div", { class: "card flush" }, h("p", { class: "soft" }, t("loading")));
  view.show(t(name), h("div", { class: "stack" },
    h("div", { class: "row spread" }, h("h1", {}, t(name)),
      h("a", { class: "button", href: `#/${name}/new` }, t(begin))), host));
  view.slice(name, { name: "list", params: { kind: name, limit: 100 } }, rows => {
    const found = rows.filter(row => row.id);
    replace(host, found.length ? table(t(name), columns, found)
      : h("p", { class: "soft empty" }, t("none")));
  });
}

export const leads = view => listed(view, "leads", "newLead", [
  { title: label("field", "name"), cell: row => link("lead", row, nameOf(row.lead)) },
  { title: label("field", "practiceArea"), cell: row => row.lead.details.practiceArea
    && codeLabel("practiceAreas", row.lead.details.practiceArea) },
  { title: t("status"), cell: row => status(row.lead.status, "LeadStatus") },
  { title: label("field", "incidentDate"), cell: row => day(row.lead.details.incidentDate) },
  { title: label("field", "source"), cell: row => row.lead.details.source
    && codeLabel("leadSources", row.lead.details.source) },
  { title: t("updated"), cell: row => moment(row.updated) },
]);

export const properties = view => listed(view, "properties", "newProperty", [
  { title: t("title"), cell: row => link("property", row, nameOf(row.property)) },
  { title: label("field", "kind"), cell: row => row.property.details.kind
    && valueLabel(row.property.details.kind, "PropertyKind") },
  { title: t("status"), cell: row => status(row.property.status, "PropertyStatus") },
  { title: t("owner"), cell: row => row.property.owner },
  { title: label("field", "address"), cell: row => addressOf(row.property.details.address) },
  { title: t("rooms"), number: true, cell: row => row.property.rooms?.length || "" },
]);

export function reports(view) {
  const host = h("div", { class: "card flush" }, h("p", { class: "soft" }, t("loading")));
  view.show(t("reports"), h("div", { class: "stack" },
    h("div", { class: "row spread" }, h("h1", {}, t("reports")),
      h("a", { class: "button", href: "#/report" }, t("report"))), host));
  view.slice("reports", { name: "reports", params: { limit: 100 } }, rows => {
    const found = rows.filter(row => row.id);
    replace(host, found.length ? table(t("reports"), [
      { title: t("attack"), cell: row => link("report", row, coded(row.attackType)) },
      { title: t("impact"), cell: row => coded(row.impact) },
      { title: t("severity"), number: true, cell: row => row.severity || "" },
      { title: t("status"), cell: row => h("span", { class: "badge" }, coded(row.status)) },
      { title: label("field", "reporter"), cell: row => row.isAnonymous ? t("anonymous") : row.reporter },
      { title: t("when"), cell: row => day(row.incidentDate) },
    ], found) : h("p", { class: "soft empty" }, t("none")));
  });
}

export function community(view) {
  const host = h("div", { class: "card flush" }, h("p", { class: "soft" }, t("loading")));
  view.show(t("community"), h("div", { class: "stack" }, h("h1", {}, t("community")),
    h("p", { class: "soft" }, t("communityIntro")),
    h("div", {}, h("a", { class: "button", href: "#/report" }, t("report"))), host));
  view.slice("community", { name: "community" }, rows =>
    replace(host, rows.length ? table(t("community"), [
      { title: t("attack"), cell: row => coded(row.attackType) },
      { title: t("impact"), cell: row => coded(row.impact) },
      { title: t("severity"), number: true, cell: row => row.severity || "" },
      { title: t("day"), cell: row => day(row.day) ?? row.day },
      { title: t("status"), cell: row => h("span", { class: "badge" }, coded(row.status)) },
    ], rows) : h("p", { class: "soft empty" }, t("none"))));
}
