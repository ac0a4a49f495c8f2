// What somebody may do with a stream: a button for each command that is allowed, the reason for
// each that is not, a form, and what would come of it.

import { ask, forecast } from "./api.js";
import { freshID, h } from "./dom.js";
import { commandForm, Incomplete } from "./forms.js";
import { perform } from "./outcomes.js";
import { session } from "./session.js";
import { label, t } from "./words.js";

const FORECAST_AFTER_MS = 350;

export class Panel {
  /**
   * @param stream what the commands go to: { claim: UUID }
   * @param scene what forms may draw on: { state, currency }
   */
  constructor(schema, stream, scene) {
    Object.assign(this, { schema, stream, scene, open: null, asked: 0 });
    this.buttons = h("div", { class: "actions" });
    this.form = h("div", { class: "opened" });
    this.others = h("div");
    this.element = h("section", { class: "card stack", "aria-labelledby": "actions-title" },
      h("h2", { id: "actions-title" }, t("actions")), this.buttons, this.others);
  }

  /** Asks anew what is allowed. What is being filled in stays. */
  async refresh(scene = this.scene) {
    this.scene = scene;
    const number = this.asked += 1;
    const answer = await ask("allowed", { stream: this.stream, role: session.role });
    if (number !== this.asked) return;
    const permissions = answer.rows.map(row => row.permission);
    const allowed = permissions.filter(permission => permission.allowed);
    this.list(allowed.map(permission => permission.command));
    const refused = permissions.filter(permission => !permission.allowed);
    const wasOpen = this.others.querySelector("details")?.open;
    this.others.replaceChildren(refused.length ? h("details", { open: wasOpen },
      h("summary", {}, t("whyNot", { n: refused.length })),
      h("ul", { class: "reasons" }, refused.map(({ command, reasons }) => h("li", {},
        h("b", {}, label("verb", command)),
        h("span", { class: "soft" }, reasons.map(reason => reason.text).join("; ")))))) : "");
    this.open?.look();
  }

  /** A button for each; the open form stays where it is, and so does the focus. */
  list(verbs) {
    const content = verbs.join();
    if (content === this.listed) return;
    this.listed = content;
    const focused = this.element.contains(document.activeElement) && document.activeElement;
    this.buttons.replaceChildren(...verbs.map(verb => h("button", {
      type: "button", "data-verb": verb, "aria-expanded": "false", onclick: () => this.show(verb),
    }, label("verb", verb))), verbs.length ? "" : h("p", { class: "soft" }, t("noActions")));
    if (this.open) this.place();
    if (focused && this.element.contains(focused)) focused.focus();
    else if (focused) this.button(focused.dataset?.verb)?.focus();
  }

  button(verb) {
    return this.buttons.querySelector(`[data-verb="${verb}"]`);
  }

  /** Puts the form behind its button; behind all where that is not there any more. */
  place() {
    const button = this.button(this.open.verb);
    button?.setAttribute("aria-expanded", "true");
    button?.classList.add("open");
    if (button) button.after(this.form);
    else this.buttons.append(this.form);
  }

  /** No actions, and why. */
  close(text) {
    this.asked += 1;
    this.hide();
    this.listed = null;
    this.buttons.replaceChildren(h("p", { class: "soft" }, text));
    this.others.replaceChildren();
  }

  hide() {
    this.form.replaceChildren();
    this.form.remove();
    this.open = null;
    for (const button of this.buttons.querySelectorAll("button")) {
      button.setAttribute("aria-expanded", "false");
      button.classList.remove("open");
    }
  }

  /** The form of a command. One id from its first forecast to its answer: it counts once. */
  show(verb) {
    if (this.open?.verb === verb) {
      this.hide();
      return;
    }
    this.hide();
    const title = h("h3", { id: freshID("form"), class: "unseen" }, label("verb", verb));
    const fields = commandForm(this.schema, verb, this.scene);
    const ahead = h("div", { class: "forecast", role: "status" });
    const submit = h("button", { class: "main" }, t("send"));
    let id = crypto.randomUUID(), timer, number = 0, sending = false;
    const build = () => ({
      id, actor: { role: session.role }, ...this.stream, command: { [verb]: fields.read() } });
    const tell = (kind, head, text = "") => {
      ahead.className = `forecast ${kind}`;
      ahead.replaceChildren(h("b", {}, head), text && `: ${text}`);
    };
    const look = async () => {
      const mine = number += 1;
      try {
        const answer = await forecast(build());
        if (mine !== number || sending) return;
        if (answer.accepted) {
          tell("yes", t("forecastYes"),
            answer.accepted.events.map(event => label("event", event.event)).join(", "));
        } else if (answer.refused) {
          tell("no", t("forecastNo"), answer.refused.texts.join("; "));
        } else {
          tell("", t("forecastRepeated"));
        }
      } catch (error) {
        if (mine !== number) return;
        if (error instanceof Incomplete) tell("no", t("invalid", { what: error.message }));
        else tell("", t("forecastUnknown"));
      }
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(look, FORECAST_AFTER_MS);
    };
    const form = h("form", {
      "aria-labelledby": title.id, novalidate: true, "data-form": verb,
      oninput: later, onchange: later, onstored: later,
      onsubmit: async event => {
        event.preventDefault();
        if (sending) return;
        let command;
        try {
          command = build();
        } catch (error) {
          if (!(error instanceof Incomplete)) throw error;
          tell("no", t("invalid", { what: error.message }));
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
          tell("no", t("refused"), answer.refused.texts.join("; "));
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
    this.form.replaceChildren(form);
    this.open = { verb, look };
    this.place();
    look();
    (form.querySelector("input, select, textarea") ?? submit).focus();
  }
}
