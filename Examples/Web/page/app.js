// Which view is shown, and what it listens to.

import * as api from "./api.js";
import { stream } from "./detail.js";
import { field, h } from "./dom.js";
import { claims, community, documents, leads, properties, reports, worklist } from "./lists.js";
import { Live } from "./live.js";
import { forget, resume, say, show as showOutcomes } from "./outcomes.js";
import { quiz } from "./quiz.js";
import { report } from "./report.js";
import { session } from "./session.js";
import { languages, loadWords, role, t } from "./words.js";

const main = document.getElementById("main");
const VIEWS = {
  worklist, claims, documents, reports, leads, properties, community, quiz, report, signin: signIn };
const STREAMS = { claims: "claim", documents: "document", reports: "report", leads: "lead",
  properties: "property" };
const OPEN = new Set(["community", "quiz", "report", "signin"]);
const NAMED = ["worklist", "claims", "documents", "reports", "leads", "properties"];
let schema, current, state = "", refusal = "";

/** What a view gets: a place to show itself, and slices and the feed to listen to. */
class View {
  constructor(heading) {
    Object.assign(this, { schema, slices: {}, handlers: {}, missing: {}, heading });
  }

  show(title, ...content) {
    document.title = `${title} · ${t("brand")}`;
    main.replaceChildren(...content);
    if (this.heading) main.focus();
  }

  /** Calls `handler` with the rows of a query, now and whenever they change. */
  slice(name, asked, handler, missing) {
    this.slices[name] = asked;
    this.missing[name] = missing;
    let rows = [];
    this.handlers[name] = value => {
      if (value.rows) rows = value.rows;
      for (const place of (value.removed ?? []).toReversed()) rows.splice(place, 1);
      for (const { at, row } of value.inserted ?? []) rows.splice(at, 0, row);
      handler([...rows]);
    };
    this.listen();
  }

  /** Calls `handler` with events, the last `count` first, then each as it happens, none twice. */
  async feed(count, handler) {
    this.handlers.entry = value => handler(value.rows);
    const { position } = await api.query("worklist", { limit: 1 });
    this.after = Math.max(0, position - count);
    this.listen();
  }

  listen() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), 0);
  }

  connect() {
    if (current !== this) return;
    this.live?.stop();
    const parameters = new URLSearchParams({ slices: JSON.stringify(this.slices) });
    if (this.after !== undefined) parameters.set("after", this.after);
    this.live = new Live(`/api/events?${parameters}`, event => {
      if (event.name === "entry") this.after = Number(event.id);
      this.handlers[event.name]?.(event.data);
    }, found => {
      if (found === "missing") {
        for (const missing of Object.values(this.missing)) missing?.();
      } else setState(found);
      if (found === "refused") signedOut();
    });
  }

  leave() {
    clearTimeout(this.timer);
    this.live?.stop();
  }
}

// Something was accepted: what was not there may be there now.
document.addEventListener("accepted", () => {
  if (current?.live?.isMissing) current.connect();
});

function setState(found) {
  state = found;
  const shown = document.getElementById("state");
  if (!shown) return;
  shown.hidden = !found;
  shown.className = `state ${found}`;
  shown.textContent = found === "live" ? t("live") : found === "refused" ? t("refusedState")
    : t("waiting");
}

/** @param current what is shown, and whether it is that page itself or one below it */
function top({ name: shown, isExact }) {
  const names = [...(session.me?.person ? NAMED : []), "quiz", "report", "community"];
  const language = h("select", { value: session.language, "aria-label": t("language"),
    id: "language", onchange: () => {
      session.set({ language: language.value });
      start(false);
    } }, languages().map(([tag, name]) => h("option", { value: tag, lang: tag }, name)));
  const roles = session.me?.roles ?? [];
  const acting = h("select", { value: session.role, id: "role", onchange: () => {
    session.set({ role: acting.value });
    route(false);
  } }, roles.map(name => h("option", { value: name }, role(name))));
  document.getElementById("skip").textContent = t("skip");
  main.setAttribute("aria-label", t("content"));
  document.getElementById("top").replaceChildren(h("div", { class: "bar" },
    h("a", { class: "brand", href: "#/" }, t("brand")),
    h("nav", { "aria-label": t("main") }, h("ul", {}, names.map(name => h("li", {},
      h("a", { href: `#/${name}`, "aria-current": name === shown && (isExact ? "page" : "true") },
        t(name === "report" ? "reportShort" : name)))))),
    h("div", { class: "who" },
      session.me?.person && [h("span", { id: "state", class: `state ${state}` }),
        h("span", {}, h("b", {}, session.me.name)),
        roles.length > 0 && h("label", {}, h("span", { class: "unseen" }, t("as")), acting)],
      language,
      session.me?.person ? h("button", { type: "button", class: "quiet", id: "sign-out",
        onclick: signOut }, t("signOut"))
        : h("a", { href: "#/signin", "aria-current": shown === "signin" && "page" }, t("signIn")))));
  setState(state);
}

function signIn(view) {
  const token = h("input", { type: "password", autocomplete: "current-password", id: "token",
    spellcheck: "false" });
  const problem = h("p", { class: "error", role: "alert" }, refusal);
  view.show(t("signIn"), h("div", { class: "stack narrow" }, h("h1", {}, t("signIn")),
    h("form", { class: "card", onsubmit: async event => {
      event.preventDefault();
      problem.textContent = "";
      session.set({ token: token.value.trim() });
      if (await knows()) location.hash = "#/";
      else {
        problem.textContent = refusal;
        token.focus();
      }
    } }, field(t("token"), token, t("tokenHint")), problem,
    h("div", { class: "row" }, h("button", { class: "main" }, t("signIn")))),
    h("section", { class: "card stack", "aria-labelledby": "without" },
      h("h2", { id: "without" }, t("noSignIn")), h("div", { class: "row" },
        ["report", "quiz", "community"].map(name => h("a", { class: "button", href: `#/${name}` },
          t(name)))))));
}

/** Asks who has the token. One that nobody has, or that has ended, is forgotten. */
async function knows() {
  refusal = "";
  try {
    session.me = await api.me();
  } catch (error) {
    if (!(error instanceof api.Fault)) throw error;
    refusal = error.message;
    session.me = null;
    session.set({ token: "" });
    return false;
  }
  const roles = session.me.roles;
  session.set({ role: roles.includes(session.role) ? session.role : roles[0] ?? "" });
  resume();
  return Boolean(session.me.person);
}

/** The token has ended while somebody was here: says so where they sign in again. */
async function signedOut() {
  if (!await knows().catch(() => true)) route(true);
}

function signOut() {
  session.me = null;
  forget();
  session.set({ token: "", role: "" });
  location.hash = "#/signin";
  route(true);
}

function home() {
  if (!session.me?.person) return "signin";
  return session.role === "claimant" ? "claims" : "worklist";
}

/** Shows what the address says. */
function route(heading = true) {
  const [path, parameters] = location.hash.slice(2).split("?");
  let [name, ...rest] = path.split("/");
  if (!VIEWS[name] || (!session.me?.person && !OPEN.has(name))) name = home();
  if (name === "signin" && session.me?.person) name = home();
  current?.leave();
  current = new View(heading);
  state = "";
  top({ name, isExact: !rest[0] });
  showOutcomes();
  const view = current;
  const shown = STREAMS[name] && rest[0] ? stream(view, STREAMS[name], rest[0])
    : VIEWS[name](view, name === "worklist" ? [rest[0]] : [rest[0], parameters]);
  Promise.resolve(shown).catch(error => {
    if (current !== view) return;
    const text = error instanceof api.Unreachable ? "unreachable" : "somethingWrong";
    view.show(t("brand"), h("p", { class: "error", role: "alert" },
      t(text, { why: error.message })));
  });
}

async function start(heading) {
  // A token may come behind the address's # sign, where no server sees it; it does not stay there.
  const found = /^#token=([\w-]+)$/.exec(location.hash);
  if (found) {
    session.set({ token: found[1] });
    history.replaceState(null, "", "#/");
  }
  try {
    schema ??= await api.schema();
    await Promise.all([loadWords(), knows()]);
    route(heading);
  } catch (error) {
    main.replaceChildren(h("p", { class: "error", role: "alert" }, t("unreachable")));
    say(t("unreachable"));
    setTimeout(() => start(heading), 2000);
  }
}

addEventListener("hashchange", () => route(true));
start(false);
