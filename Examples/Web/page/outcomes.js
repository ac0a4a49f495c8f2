// What was sent and what became of it. Commands are kept until they are answered, with their ids:
// after a reload, or once the gateway is back, the same command goes out again and counts once.

import { send, Fault } from "./api.js";
import { h } from "./dom.js";
import { session } from "./session.js";
import { label, reasonText, t } from "./words.js";

const host = document.getElementById("outcomes");
const said = document.getElementById("said");
const MOST = 20;
let list = JSON.parse(sessionStorage.getItem("outcomes") ?? "[]");
const running = new Set();

/** Tells everybody, also those who do not see the screen. */
export function say(text) {
  said.textContent = "";
  requestAnimationFrame(() => { said.textContent = text; });
}

/**
 * Sends a command and answers with what became of it: `{accepted}` or `{refused}`.
 * @param command as Specs/JSON.md has it, its actor with a role alone
 * @param title what is shown for it
 */
export function perform(command, title, { anonymous = false } = {}) {
  let entry = list.find(entry => entry.command.id === command.id);
  if (!entry || entry.state === "refused" || entry.state === "failed") {
    list = list.filter(other => other !== entry);
    entry = { command, title, anonymous, state: "pending", text: "",
      person: anonymous ? "" : session.me?.person ?? "" };
    let settled = 0;
    list = [entry, ...list].filter(({ state }) => state === "pending" || (settled += 1) <= MOST);
  }
  return run(entry);
}

async function run(entry) {
  if (running.has(entry.command.id)) return null;
  running.add(entry.command.id);
  show();
  try {
    const answer = await send(entry.command, entry.anonymous);
    if (answer.accepted) {
      document.dispatchEvent(new Event("accepted"));
      entry.state = "accepted";
      entry.text = answer.accepted.repeated ? t("before")
        : answer.accepted.events.map(name => label("event", name)).join(", ");
    } else {
      entry.state = "refused";
      entry.text = answer.refused.reasons.map((reason, index) =>
        reasonText({ ...reason, text: answer.refused.texts[index] })).join("; ");
    }
    return answer;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    entry.state = "failed";
    entry.text = error.message;
    return { failed: error.message };
  } finally {
    running.delete(entry.command.id);
    show();
    say(`${entry.title}: ${t(entry.state)}. ${entry.text}`);
  }
}

/** Sends again what this person sent before and never heard of. */
export function resume() {
  for (const entry of list) {
    if (entry.state === "pending" && mine(entry)) run(entry);
  }
  show();
}

/** Forgets what is settled; what is not waits for the same person to sign in again. */
export function forget() {
  list = list.filter(entry => entry.state === "pending");
  show();
}

const mine = entry => entry.person === (session.me?.person ?? "");

export function show() {
  sessionStorage.setItem("outcomes", JSON.stringify(list));
  const shown = list.filter(entry => entry.anonymous || mine(entry));
  host.setAttribute("aria-label", t("outcomes"));
  host.hidden = !shown.length;
  if (!shown.length) {
    host.replaceChildren();
    return;
  }
  const pending = shown.filter(entry => entry.state === "pending").length;
  host.replaceChildren(h("div", { class: "tray" },
    h("div", { class: "row spread" },
      h("h2", {}, t("outcomes") + (pending ? ` · ${t("pending")}: ${pending}` : "")),
      h("button", { type: "button", class: "quiet", onclick: () => {
        list = list.filter(entry => entry.state === "pending");
        show();
        document.getElementById("main").focus();
      } }, t("clear"))),
    h("ol", {}, shown.map(entry => h("li", { class: entry.state, "data-command": entry.command.id },
      h("b", {}, t(entry.state)), ` ${entry.title}`, entry.text && ` – ${entry.text}`)))));
}
