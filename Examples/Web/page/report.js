// An incident is reported, with a name or without one. Without one there is a code: it is made
// here, shown once, and only its hash is sent.

import { complain, first } from "./complaints.js";
import { h, field } from "./dom.js";
import { fileControl } from "./forms.js";
import { perform } from "./outcomes.js";
import { session } from "./session.js";
import { codeLabel, codes, label, t } from "./words.js";

/** Letters and digits that are not taken for one another when read aloud or written down. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LETTERS = 20;

export function report(view) {
  const named = session.acting === "claimant";
  const who = name => h("input", { type: "radio", name: "who", value: name,
    checked: (name === "named") === named, disabled: name === "named" && !named });
  const catalog = name => h("select", {}, h("option", { value: "" }, t("choose")),
    codes(name).map(({ code }) => h("option", { value: code }, codeLabel(name, code))));
  const controls = {
    attackType: catalog("attackTypes"), impact: catalog("impacts"),
    incidentDate: h("input", { type: "date" }), description: h("textarea"),
    messageContent: h("textarea"), attackOrigin: h("input", { autocomplete: "off" }),
    suspiciousURL: h("input", { inputmode: "url", autocomplete: "off" }),
  };
  const asking = (name, text, hint) => {
    const element = field(text, controls[name], hint);
    Object.assign(element.dataset, { field: name, label: text });
    return element;
  };
  const evidence = fileControl(t("evidence"), {
    get anonymous() { return isAnonymous(); } });
  const problem = h("p", { class: "error", role: "alert" });
  const button = h("button", { class: "main" }, t("sendReport"));
  const form = h("form", { class: "card", novalidate: true, onsubmit: hand },
    h("fieldset", { class: "bare" }, h("legend", {}, t("who")), h("div", { class: "options" },
      h("label", {}, who("named"), t("withName")),
      h("label", {}, who("anonymous"), h("span", {}, t("withoutName"),
        h("span", { class: "hint" }, ` – ${t("withoutNameHint")}`))))),
    asking("attackType", t("happened")), asking("impact", t("impact")), asking("incidentDate", t("when")),
    asking("description", t("tellMore"), t("descriptionHint")), asking("messageContent", t("message")),
    asking("attackOrigin", t("origin")), asking("suspiciousURL", t("address")), evidence.element, problem,
    h("div", { class: "row" }, button));
  const host = h("div", { class: "stack narrow" }, h("h1", {}, t("report")), form);
  view.show(t("report"), host);

  const isAnonymous = () => new FormData(form).get("who") !== "named";
  // What was accepted is not sent again when a later step was refused and is mended.
  let begun = null;

  async function hand(event) {
    event.preventDefault();
    button.disabled = true;
    problem.textContent = "";
    complain(form, [], () => true);
    const anonymous = isAnonymous();
    if (begun?.anonymous !== anonymous) {
      begun = { anonymous, report: crypto.randomUUID(), done: {},
        code: anonymous ? newCode() : "" };
      if (anonymous) begun.receipt = await hash(begun.code);
    }
    const receipt = anonymous ? { receipt: begun.receipt } : {};
    const file = evidence.read();
    const steps = [
      ["startReport", anonymous ? { isAnonymous: true, ...receipt }
        : { reporter: session.me.person }],
      ["editReport", { ...edited(), ...receipt }],
      file && ["addReportAttachment", { ...file, ...receipt }],
      ["submitReport", receipt],
    ].filter(Boolean);
    for (const [verb, fields] of steps) {
      const content = JSON.stringify(fields);
      if (begun.done[verb] === content) continue;
      const answer = await perform({ id: crypto.randomUUID(), report: begun.report,
        actor: { role: anonymous ? "anonymous" : session.role }, command: { [verb]: fields } },
      label("verb", verb), { anonymous });
      if (!answer?.accepted) {
        const onlyRepeats = answer?.refused?.reasons.every(reason => reason.code === "noChange");
        if (onlyRepeats && verb === "editReport") continue;
        const { wrong, told } = answer?.refused ? complain(form, answer.refused.reasons.map((reason, index) =>
          ({ ...reason, text: answer.refused.texts[index] })), () => true) : { wrong: [], told: [answer?.failed] };
        problem.textContent = `${t("refused")}: ${(told.length ? told : wrong).join("; ")}`;
        button.disabled = false;
        first(form)?.focus();
        return;
      }
      begun.done[verb] = content;
    }
    finish();
  }

  function edited() {
    const fields = {};
    for (const [name, control] of Object.entries(controls)) {
      if (control.value.trim()) fields[name] = control.value.trim();
    }
    if (fields.incidentDate) {
      fields.incidentDate += "T00:00:00Z";
      fields.incidentPrecision = "day";
    }
    return fields;
  }

  function finish() {
    const title = h("h2", { tabindex: -1 }, t("reportSent"));
    const copied = h("span", { role: "status", class: "soft" });
    form.replaceWith(h("section", { class: "card stack" }, title, begun.code && [
      h("p", {}, t("keepCode")), h("p", { class: "code", id: "code" }, begun.code),
      h("div", { class: "row" }, h("button", { type: "button", onclick: async () => {
        await navigator.clipboard.writeText(begun.code).catch(() => {});
        copied.textContent = t("copied");
      } }, t("copy")), copied)],
    h("div", { class: "row" }, h("button", { type: "button", onclick: () => report(view) },
      t("another")))));
    title.focus();
  }
}

function newCode() {
  let code = "";
  while (code.length < CODE_LETTERS) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // Bytes that would make the first letters likelier are passed over.
      if (byte < 256 - 256 % ALPHABET.length && code.length < CODE_LETTERS) {
        code += ALPHABET[byte % ALPHABET.length];
      }
    }
  }
  return code.match(/.{5}/g).join("-");
}

async function hash(code) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
