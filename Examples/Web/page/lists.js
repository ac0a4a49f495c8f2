// Worklist, claims, documents, reports and what anybody may know: slices that stay as they are now.

import { field, h, replace, table } from "./dom.js";
import { codeLabel, codes, day, label, moment, money, t, told } from "./words.js";

const KINDS = ["mine", "unassigned", "approvals", "due", "reviews"];
const SORTS = [["updated:desc", "newest"], ["claimed:desc", "amountDown"], ["title", "byTitle"],
  ["status", "byStatus"]];
const LATELY = 12;
const LINKED = ["claim", "document", "report"];

export const status = (name, type) => h("span", { class: "badge", "data-status": name },
  label("status", name, type));
const link = (kind, row, title) => h("a", { href: `#/${kind}s/${row.id}`, "data-key": row.id },
  title || t("untitled"));
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
      { title: t("title"), cell: row => link("claim", row, row.title) },
      { title: t("waits"), cell: row => row.items.map(item => h("div", {},
        label("value", item.waiting, "WaitingItem"), item.details && h("span", { class: "soft" },
          ` · ${item.details}`), item.due && ` · ${moment(item.due)}`,
        item.obstacles?.length ? h("span", { class: "error" },
          ` · ${item.obstacles.map(reason => label("refusal", reason.code)).join("; ")}`) : "")) },
      { title: t("status"), cell: row => status(row.status, "ClaimStatus") },
      { title: t("claimed"), number: true, cell: row => money(row.claimed) },
    ], rows) : h("p", { class: "soft empty" }, t("nothingWaits")));
  });
  const seen = [];
  view.feed(LATELY, rows => {
    for (const row of rows) seen.unshift(row);
    seen.splice(LATELY);
    lately.replaceChildren(...seen.map(row => h("li", { "data-position": row.position },
      h("strong", {}, label("event", row.event)),
      LINKED.filter(kind => row[kind]).map(kind =>
        [" ", h("a", { href: `#/${kind}s/${row[kind]}` }, row[kind].slice(0, 8))]),
      h("p", {}, moment(row.recorded), " · ", row.actor.id || t("anonymous")))));
  });
}

export function claims(view, [, parameters]) {
  const asked = new URLSearchParams(parameters);
  const text = h("input", { type: "search", name: "text", value: asked.get("text") ?? "" });
  const choose = (name, options) => h("select", { name, value: asked.get(name) ?? "" },
    h("option", { value: "" }, t("any")),
    options.map(([value, words]) => h("option", { value }, words)));
  const statuses = choose("status", view.schemaOf("ClaimStatus")
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
      { title: t("reporter"), cell: row => row.isAnonymous ? t("anonymous") : row.reporter },
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
