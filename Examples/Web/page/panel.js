// What somebody may do with a stream: a button for each command that is allowed, the reason for
// each that is not, a form, and what would come of it.

import { ask, forecast } from "./api.js";
import { complain, first, mark } from "./complaints.js";
import { freshID, h } from "./dom.js";
import { commandForm, Incomplete } from "./forms.js";
import { groups, split } from "./lifecycle.js";
import { perform } from "./outcomes.js";
import { choices, pointers } from "./pointers.js";
import { session } from "./session.js";
import { fieldLabel, label, lowered, reasonText, t, waitingLabel } from "./words.js";

const FORECAST_AFTER_MS = 350;
const GROUPS = { next: "next", aside: "aside", ends: "ends", "": "otherActions" };

export class Panel {
  /**
   * @param stream what the commands go to: { claim: UUID }
   * @param scene what forms may draw on: { state, currency, order, waiting }
   */
  constructor(schema, stream, scene) {
    Object.assign(this, { schema, stream, scene, open: null, asked: 0, choices: {} });
    this.waits = h("p", { class: "soft", hidden: true });
    this.buttons = h("div", { class: "groups" });
    this.more = h("details", { class: "more-actions", hidden: true });
    this.form = h("div", { class: "opened" });
    this.others = h("div");
    this.element = h("section", { class: "card stack panel", "aria-labelledby": "actions-title" },
      h("h2", { id: "actions-title" }, t("actions")), this.waits, this.buttons, this.more, this.others);
  }

  /** Asks anew what is allowed. What is being filled in stays. */
  async refresh(scene = this.scene) {
    this.scene = scene;
    const number = this.asked += 1;
    const answer = await ask("allowed", { stream: this.stream, role: session.role });
    if (number !== this.asked) return;
    const permissions = answer.rows.map(row => row.permission);
    const refused = permissions.filter(permission => !permission.allowed)
      .map(({ command, reasons }) => ({ command, text: reasons.map(reasonText).join("; ") }));
    let allowed = permissions.filter(permission => permission.allowed)
      .map(permission => permission.command);
    // What cannot be filled in cannot be sent: it stands with the others, and says what there is none of.
    const found = await Promise.all(allowed.map(async verb => [verb,
      await choices(this.schema, verb, this.stream, scene.state).catch(() => ({ choices: {} }))]));
    if (number !== this.asked) return;
    this.choices = Object.fromEntries(found.map(([verb, { choices: options }]) => [verb, options]));
    for (const [command, { missing }] of found) {
      if (missing && this.open?.verb !== command) refused.unshift({ command, text: missing });
    }
    const kept = new Set(refused.map(({ command }) => command));
    allowed = allowed.filter(verb => !kept.has(verb));
    this.list(allowed);
    const waiting = (scene.waiting ?? []).map(({ waiting: name }) =>
      lowered(waitingLabel(name)));
    this.waits.hidden = !waiting.length;
    this.waits.textContent = t("waitsFor", { what: [...new Set(waiting)].join(", ") });
    const wasOpen = this.others.querySelector("details")?.open;
    this.others.replaceChildren(refused.length ? h("details", { open: wasOpen, class: "why-not" },
      h("summary", {}, t("whyNot", { n: refused.length })),
      h("ul", { class: "reasons" }, refused.map(({ command, text }) => h("li", { "data-refused": command },
        h("b", {}, label("verb", command)), h("span", { class: "soft" }, text))))) : "");
    this.open?.look();
  }

  /** A button for each; the open form stays where it is, and so does the focus. */
  list(verbs) {
    const { state = {}, order, waiting = [] } = this.scene;
    const [kind] = Object.keys(this.stream);
    const all = groups(verbs, { kind, moves: this.schema.lifecycles?.[kind], order, status: state.status, state,
      waiting: waiting.map(item => item.waiting),
      pointers: verb => pointers(this.schema, verb, state).map(({ name }) => name) });
    const content = JSON.stringify(all);
    if (content === this.listed) return;
    this.listed = content;
    const focused = this.element.contains(document.activeElement) && document.activeElement;
    const [shown, rest] = split(all);
    this.buttons.replaceChildren(...shown.map(group => this.group(group)),
      verbs.length ? "" : h("p", { class: "soft" }, t("noActions")));
    const count = rest.reduce((sum, group) => sum + group.verbs.length, 0);
    this.more.hidden = !count;
    this.more.replaceChildren(h("summary", {}, t("moreActions", { n: count })),
      h("div", { class: "groups" }, rest.map(group => this.group(group))));
    if (this.open) this.place();
    if (focused && this.element.contains(focused)) focused.focus();
    else if (focused) this.button(focused.dataset?.verb)?.focus();
  }

  group({ name, verbs }) {
    const id = freshID("group");
    return h("div", { role: "group", "aria-labelledby": id, "data-group": name },
      h("h3", { id }, name in GROUPS ? t(GROUPS[name]) : fieldLabel(name)),
      h("div", { class: "actions" }, verbs.map(verb => h("button", { type: "button", "data-verb": verb,
        "aria-expanded": "false", onclick: () => this.show(verb) }, label("verb", verb)))));
  }

  button(verb) {
    return this.element.querySelector(`[data-verb="${verb}"]`);
  }

  /** Puts the form behind its button; behind all where that is not there any more. */
  place() {
    const button = this.button(this.open.verb);
    button?.setAttribute("aria-expanded", "true");
    button?.classList.add("open");
    if (button && this.more.contains(button)) this.more.open = true;
    if (button) button.after(this.form);
    else this.buttons.append(this.form);
  }

  /** No actions, and why. */
  close(text) {
    this.asked += 1;
    this.hide();
    this.listed = null;
    this.waits.hidden = this.more.hidden = true;
    this.more.replaceChildren();
    this.buttons.replaceChildren(h("p", { class: "soft" }, text));
    this.others.replaceChildren();
  }

  hide() {
    this.form.replaceChildren();
    this.form.remove();
    this.open = null;
    for (const button of this.element.querySelectorAll("[data-verb]")) {
      button.setAttribute("aria-expanded", "false");
      button.classList.remove("open");
    }
  }

  /**
   * The form of a command. One id from its first forecast to its answer: it counts once.
   *
   * It opens without a complaint. What is wrong is said at fields that were filled in, and at all of
   * them once somebody has tried to send.
   */
  show(verb) {
    if (this.open?.verb === verb) {
      this.hide();
      return;
    }
    this.hide();
    const title = h("h4", { id: freshID("form"), class: "unseen" }, label("verb", verb));
    const fields = commandForm(this.schema, verb,
      { ...this.scene, choices: this.choices[verb] });
    const isEmpty = !fields.elements.some(element => !element.hidden);
    const ahead = h("div", { class: "forecast", role: "status" });
    const submit = h("button", { class: "main" }, t("send"));
    const touched = new WeakSet();
    let id = crypto.randomUUID(), timer, number = 0, sending = false, begun = false, attempted = false;
    const build = () => ({
      id, actor: { role: session.role }, ...this.stream, command: { [verb]: fields.read() } });
    const tell = (kind, head, text = "") => {
      ahead.className = `forecast ${kind}`;
      ahead.replaceChildren(...(text ? [h("b", {}, head), `: ${text}`] : [kind ? h("b", {}, head) : head]));
    };
    const isTouched = element => attempted || touched.has(element);
    /** Says what a refusal says, as far as it is about something that was filled in. */
    const refuse = ({ reasons, texts }, head) => {
      const all = reasons.map((reason, index) => ({ ...reason, text: texts[index] }));
      const { wrong, told, waiting } = complain(form, all, isTouched);
      if (!begun && !isEmpty) tell("", t("required"));
      else if (wrong.length + told.length) tell("no", head, [wrong.join(", "), ...told].filter(Boolean).join("; "));
      else tell("", t("stillNeeded"), waiting.join(", "));
    };
    const unread = error => {
      if (!(error instanceof Incomplete)) throw error;
      complain(form, [], isTouched);
      if (error.element) mark(error.element, error.message);
      tell("no", t("forecastNo"), error.element?.dataset.label ?? error.message);
    };
    const look = async () => {
      const mine = number += 1;
      try {
        const answer = await forecast(build());
        if (mine !== number || sending) return;
        if (answer.refused) {
          refuse(answer.refused, t("forecastNo"));
          return;
        }
        complain(form, [], isTouched);
        if (answer.accepted) {
          tell("yes", t("forecastYes"),
            answer.accepted.events.map(event => label("event", event.event)).join(", "));
        } else tell("", t("forecastRepeated"));
      } catch (error) {
        if (mine !== number) return;
        if (error instanceof Incomplete) unread(error);
        else tell("", t("forecastUnknown"));
      }
    };
    const later = event => {
      begun = true;
      number += 1; // What is still to be answered was asked of what stood there before.
      for (let at = event.target; at && at !== form; at = at.parentElement) touched.add(at);
      clearTimeout(timer);
      timer = setTimeout(look, FORECAST_AFTER_MS);
    };
    const form = h("form", {
      "aria-labelledby": title.id, novalidate: true, "data-form": verb,
      oninput: later, onchange: later, onstored: later,
      onsubmit: async event => {
        event.preventDefault();
        if (sending) return;
        begun = attempted = true;
        let command;
        try {
          command = build();
        } catch (error) {
          unread(error);
          first(form)?.focus();
          return;
        }
        sending = true;
        submit.disabled = true;
        tell("", `${t("pending")}…`);
        const answer = await perform(command, label("verb", verb));
        sending = false;
        submit.disabled = false;
        if (answer?.accepted) {
          this.hide();
          this.element.querySelector("h2").setAttribute("tabindex", "-1");
          this.element.querySelector("h2").focus();
        } else if (answer?.refused) {
          refuse(answer.refused, t("refused"));
          first(form)?.focus();
          id = crypto.randomUUID(); // A refusal is an answer; what is sent next is another command.
        } else if (answer?.failed) {
          tell("no", t("failed"), answer.failed);
        }
      },
    }, title, fields.elements, ahead, h("div", { class: "row" }, submit,
      h("button", { type: "button", onclick: () => {
        this.hide();
        this.button(verb)?.focus();
      } }, t("cancel"))));
    if (!isEmpty) tell("", t("required"));
    this.form.replaceChildren(form);
    this.open = { verb, look };
    this.place();
    look();
    (form.querySelector("input, select, textarea") ?? submit).focus();
  }
}
