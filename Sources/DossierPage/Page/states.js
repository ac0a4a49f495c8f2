// What the stream was, by what was known (a slider) and by what was true (a field).

const partsAtOnce = 100;

function showStates(words) {
  const place = live("states");
  const states = json("states"), about = json("about");
  if (!place || states.ticks.length === 0) return;
  const lastTick = states.ticks.length - 1;
  // The last tick is what came behind the last event that is seen; mostly nothing.
  const last = states.steps[lastTick].length > 0 ? lastTick : Math.max(0, lastTick - 1);
  const slider = element("input", {
    id: "known", type: "range", min: 0, max: last, step: 1, value: last, input: show,
    "aria-describedby": "known-text",
  });
  const knownText = element("output", { id: "known-text", for: "known" });
  const field = element("input", {
    id: "true", type: "text", list: "moments", autocomplete: "off", spellcheck: "false",
    "aria-describedby": "true-note true-fault", input: show,
  });
  const moments = element("datalist", { id: "moments" },
    ...states.moments.slice(0, 500).map((time) => element("option", { value: plainTime(time) })));
  const fault = element("span", { id: "true-fault", class: "fault", role: "alert" });
  const table = element("div", { class: "state" });
  const section = element("section", { "aria-labelledby": "states-title", class: "explore" },
    element("h2", { id: "states-title" }, words.states),
    element("p", { class: "note" }, words.statesNote),
    states.thinned ? element("p", { class: "note" }, words.thinned) : null,
    element("p", { class: "field" },
      element("label", { for: "known" }, words.known), slider, knownText),
    element("p", { class: "field" },
      element("label", { for: "true" }, words.true), field, moments,
      element("span", { id: "true-note", class: "note" }, words.trueNote), fault),
    table);
  place.append(section);
  const asked = about.asOf.split("@")[1];
  if (asked) field.value = plainTime(asked);
  let partsShown = partsAtOnce;
  show();

  function show() {
    const tick = Number(slider.value);
    const time = readTime(field.value);
    fault.textContent = time === undefined ? words.badTime : "";
    field.setAttribute("aria-invalid", String(time === undefined));
    if (time === undefined) return;
    knownText.textContent = tickText(tick);
    slider.setAttribute("aria-valuetext", knownText.textContent);
    const at = time === null ? states.moments.length
      : states.moments.filter((moment) => moment <= time).length;
    const { values, changed } = stateAt(tick, at);
    table.replaceChildren(...stateTable(values, changed, tick, at, time));
  }

  function tickText(tick) {
    if (tick === lastTick) return words.afterLast;
    const position = states.ticks[tick];
    const recorded = timeOf(document.getElementById("e" + position), "recorded");
    return `${words.position} ${position} · ${words.recorded} ${longTime(recorded)}`;
  }

  // By the places of paths, the places of values; and what the last tick changed.
  function stateAt(tick, at) {
    const other = new Map();
    for (let i = states.others.length - 1; i >= at; i--) {
      for (const [step, changes] of Object.entries(states.others[i])) other.set(Number(step), changes);
    }
    const values = new Map();
    let changed = new Set();
    for (let step = 0; step <= tick; step++) {
      const changes = other.get(step) ?? states.steps[step];
      changed = new Set();
      for (let i = 0; i < changes.length; i += 2) {
        if (changes[i + 1] < 0) values.delete(changes[i]); else values.set(changes[i], changes[i + 1]);
        changed.add(changes[i]);
      }
    }
    return { values, changed };
  }

  function stateTable(values, changed, tick, at, time) {
    const rows = [...values].sort((one, other) => one[0] - other[0]);
    const isPart = ([path]) => states.paths[path].startsWith("parts[");
    const parts = rows.filter(isPart);
    const fields = rows.filter((row) => !isPart(row));
    const position = states.ticks[tick];
    const used = time === null ? words.anyTime
      : at === 0 ? words.before : longTime(states.moments[at - 1]);
    return [
      element("p", { class: "note" }, filled(words.asTrue, used), " ",
        element("a", { href: "#e" + position }, filled(words.toStep, position))),
      fields.length === 0 ? element("p", {}, words.nothing) : element("table", { "aria-labelledby": "states-title" },
        element("thead", {}, element("tr", {},
          element("th", { scope: "col" }, words.field), element("th", { scope: "col" }, words.value))),
        element("tbody", {}, ...fields.map((row) => stateRow(row, changed)))),
      ...partList(parts, changed),
    ];
  }

  function stateRow([path, value], changed) {
    const mark = changed.has(path)
      ? element("span", { class: "changed" }, " " + words.changedHere) : null;
    return element("tr", {},
      element("th", { scope: "row" }, states.labels[path]),
      element("td", {}, states.values[value], mark));
  }

  function partList(parts, changed) {
    if (parts.length === 0) return [];
    const more = parts.length - partsShown;
    return [
      element("h3", {}, `${words.parts}: ${parts.length}`),
      element("ul", { class: "parts" }, ...parts.slice(0, partsShown).map(([path, value]) =>
        element("li", {}, states.values[value], changed.has(path)
          ? element("span", { class: "changed" }, " " + words.changedHere) : null))),
      more > 0 ? element("p", {}, element("button", {
        type: "button", click: () => { partsShown += 10 * partsAtOnce; show(); },
      }, filled(words.more, more))) : null,
    ].filter(Boolean);
  }
}

const plainTime = (time) => time.replace(/\.0+Z$/, "Z");

// A time as the moments are written; null if none is asked for, nothing if it is none.
function readTime(text) {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?Z?$/.exec(trimmed);
  if (!parts || Number.isNaN(Date.parse(parts[1] + "T" + (parts[2] ?? "00:00") + "Z"))) return undefined;
  // A day alone is the whole of it.
  const [time, seconds, rest] = parts[2]
    ? [parts[2], parts[3] ?? "00", (parts[4] ?? "").padEnd(9, "0")] : ["23:59", "59", "999999999"];
  return `${parts[1]}T${time}:${seconds}.${rest}Z`;
}
