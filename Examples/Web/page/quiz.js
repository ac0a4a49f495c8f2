// A quiz: its questions come from the kernel's flow, where it stands from its stream.

import { query } from "./api.js";
import { h } from "./dom.js";
import { perform } from "./outcomes.js";
import { session } from "./session.js";
import { codeLabel, label, t, told } from "./words.js";

export async function quiz(view) {
  const host = h("div", { class: "card stack" }, h("p", { class: "soft" }, t("loading")));
  view.show(t("quiz"), h("div", { class: "stack narrow" }, h("h1", {}, t("quiz")), host));
  const [flow] = (await query("flows")).rows;
  // Claimants take it by name; everybody else without one.
  const anonymous = session.acting !== "claimant";
  let id = sessionStorage.getItem("quiz");

  const send = async (verb, fields = {}) => {
    const answer = await perform({ id: crypto.randomUUID(), quiz: id,
      actor: { role: anonymous ? "anonymous" : "claimant" }, command: { [verb]: fields } },
    label("verb", verb), { anonymous });
    if (answer?.accepted) await draw(true);
    else if (answer) {
      host.append(h("p", { class: "error" },
        (answer.refused?.texts ?? [answer.failed]).join("; ")));
    }
  };
  const begin = () => {
    id = crypto.randomUUID();
    sessionStorage.setItem("quiz", id);
    return send("startQuiz", { flow: flow.id, version: flow.version });
  };
  const buttons = (state, ...main) => h("div", { class: "row" }, main,
    state.history.length ? [
      h("button", { type: "button", onclick: () => send("goBack") }, t("back")),
      h("button", { type: "button", class: "quiet", onclick: () => send("resetQuiz") }, t("again")),
    ] : null);

  async function draw(focus) {
    const state = id && (await query("show", { stream: { quiz: id } })
      .catch(() => ({ rows: [] }))).rows[0]?.quiz;
    if (!state || state.status === "abandoned") {
      host.replaceChildren(h("p", {}, t("quizIntro")), h("div", {},
        h("button", { type: "button", class: "main", onclick: begin }, t("start"))));
      return;
    }
    const title = h("h2", { tabindex: -1 });
    const given = state.history.length;
    const bar = h("progress", { max: given + state.remaining, value: given,
      "aria-label": t("quiz") });
    if (state.status === "result") {
      const result = flow.results.find(result => result.id === state.result);
      title.textContent = told(result.title);
      host.replaceChildren(bar, title, h("p", {}, told(result.text)),
        state.practiceArea ? h("p", { class: "soft" }, `${t("recommended")}: ${
          codeLabel("practiceAreas", state.practiceArea)}`) : "", buttons(state));
    } else {
      const question = flow.questions.find(question => question.id === state.currentQuestion);
      title.textContent = told(question.text);
      title.id = "question";
      const form = h("form", { onsubmit: event => {
        event.preventDefault();
        const chosen = new FormData(form).get("option");
        if (chosen) send("selectOption", { option: chosen });
      } }, h("div", { class: "options", role: "radiogroup", "aria-labelledby": "question" },
        question.options.map(option => h("label", {},
          h("input", { type: "radio", name: "option", value: option.id }), told(option.text)))),
      buttons(state, h("button", { class: "main" }, t("answer"))));
      host.replaceChildren(bar, h("p", { class: "soft" }, t("step", { n: given + 1 })), title, form);
    }
    if (focus) title.focus();
  }
  await draw(false);
}
