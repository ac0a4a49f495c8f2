// The button Verify: what holds, what does not, and at which step.

const shownFaults = 50;

function showVerify(words) {
  const place = live("verify");
  const status = element("p", { role: "status", "aria-live": "polite", class: "status" });
  const results = element("ul", { class: "results" });
  const button = element("button", { type: "button", click: run }, words.verifyNow);
  let checkpoint;
  try { checkpoint = readCheckpoint(json("about").note); } catch { checkpoint = undefined; }
  const field = checkpoint?.signatures.length
    ? element("input", { id: "key", type: "text", autocomplete: "off", spellcheck: "false" })
    : undefined;
  place.append(element("p", { class: "note" }, subtle ? words.webCrypto : words.ownHash));
  if (field) {
    place.append(element("p", { class: "field" },
      element("label", { for: "key" }, words.key), field,
      element("span", { class: "note" }, words.keyChecked)));
  }
  place.append(element("p", {}, button), status, results);

  async function run() {
    button.setAttribute("aria-disabled", "true");
    results.replaceChildren();
    delete place.dataset.result;
    try {
      const found = await verify(words, field?.value ?? "", (done, all) => {
        status.textContent = filled(words.checking, done, all);
      });
      tellAll(found);
    } catch {
      // What was written is never such that it cannot be gone through.
      tellAll({ faults: [{ text: words.fileChanged }], facts: [], open: [] });
    } finally {
      button.removeAttribute("aria-disabled");
    }
  }

  function tellAll(found) {
    const holds = found.faults.length === 0;
    status.textContent = holds ? words.holds : words.holdsNot;
    status.className = holds ? "status ok" : "status bad";
    for (const fault of found.faults.slice(0, shownFaults)) results.append(line("bad", fault));
    const more = found.faults.length - shownFaults;
    if (more > 0) results.append(line("bad", { text: filled(words.moreFaults, more) }));
    for (const fact of found.facts) results.append(line("ok", { text: fact }));
    for (const open of found.open) results.append(line("open", { text: open }));
    place.dataset.result = holds ? "holds" : "changed";
  }

  function line(kind, { text, step }) {
    const mark = { ok: "✓", bad: "✗", open: "–" }[kind];
    const told = step ? element("a", { href: "#" + step }, text) : text;
    return element("li", { class: kind }, element("span", { "aria-hidden": "true" }, mark + " "), told);
  }
}

async function verify(words, key, tell) {
  const found = { faults: [], facts: [], open: [] };
  const faulty = new Set();
  const fault = (text, step) => {
    if (step && faulty.has(step)) return;
    if (step) faulty.add(step);
    found.faults.push({ text, step });
  };
  await verifyParts(words, fault, tell);
  let data;
  try {
    data = { about: json("about"), evidence: json("evidence"), schema: json("schema") };
    data.checkpoint = readCheckpoint(data.about.note);
  } catch {
    fault(filled(words.partChanged, "evidence"));
  }
  if (data) await verifyFrames(words, data, fault, found, tell);
  if (data) await verifySignature(words, data.checkpoint, key, fault, found);
  await verifyFile(words, fault, found);
  return found;
}

// The position of a step; a refusal's is that of the event before it.
function stepName(id) {
  const step = document.getElementById(id);
  if (!step) return id.slice(1);
  const position = textOf(step, ".at").replace(/\D/g, "");
  return step.classList.contains("refused") ? `${position} (${textOf(step, ".title")})` : position;
}

// Each part of the page has the hash of what is in it.
async function verifyParts(words, fault, tell) {
  const parts = [...document.querySelectorAll("[data-hash]")];
  for (let start = 0; start < parts.length; start += 500) {
    tell(start, parts.length);
    await Promise.all(parts.slice(start, start + 500).map(async (part) => {
      const hash = toBase64(await sha256(encoder.encode(part.innerHTML)));
      if (hash === part.dataset.hash) return;
      if (part.classList.contains("step")) {
        fault(filled(words.stepChanged, stepName(part.id), textOf(part, ".title")), part.id);
      } else {
        fault(filled(words.partChanged, part.querySelector("h1, h2")?.textContent ?? part.id));
      }
    }));
    await new Promise((done) => setTimeout(done));
  }
}

async function verifyFrames(words, { about, evidence, schema, checkpoint }, fault, found, tell) {
  let frames, nodes;
  try {
    frames = evidence.frames.map(readFrame);
    nodes = evidence.nodes.map(fromBase64);
  } catch {
    return fault(filled(words.partChanged, "evidence"));
  }
  const context = { about, schema, refusals: 0 };
  const inLog = new Set(), steps = new Set(), proven = new Set();
  for (let start = 0; start < frames.length; start += 200) {
    tell(start, frames.length);
    const piece = frames.slice(start, start + 200);
    // One first: most of what leads to the root is the same for all of them.
    const first = await isInTree(piece[0], nodes, checkpoint, proven);
    const others = await Promise.all(
      piece.slice(1).map((frame) => isInTree(frame, nodes, checkpoint, proven)));
    [first, ...others].forEach((holds, i) => { if (holds) inLog.add(piece[i]); });
    await new Promise((done) => setTimeout(done));
  }
  for (const frame of frames) {
    let compared;
    try { compared = compareFrame(frame, context); } catch { compared = undefined; }
    if (!compared) {
      const id = frame.kind === 2 ? `r${context.refusals}` : `e${frame.first}`;
      fault(filled(words.stepUnread, stepName(id)), id);
      continue;
    }
    for (const { id, missing, isSame } of compared) {
      const name = stepName(id);
      if (missing) fault(filled(words.frameLoose, name));
      else if (!inLog.has(frame)) fault(filled(words.stepFrame, name), id);
      else if (!isSame) fault(filled(words.stepSays, name), id);
      else steps.add(id);
    }
    if (compared.length === 0 && !inLog.has(frame)) fault(filled(words.stepFrame, String(frame.first)));
  }
  const all = [...document.querySelectorAll(".steps > li")];
  const bare = all.filter((step) => !steps.has(step.id) && !faulty(step.id));
  function faulty(id) { return found.faults.some((one) => one.step === id); }
  if (about.as === undefined) {
    for (const step of bare) fault(filled(words.stepMissing, stepName(step.id)), step.id);
  } else if (bare.length > 0) {
    found.open.push(filled(words.boundOnly, bare.length, all.length));
  }
  if (all.length !== about.steps) fault(filled(words.partChanged, words.states));
  if (steps.size > 0) {
    found.facts.push(filled(words.proven, steps.size, all.length, checkpoint.origin, String(checkpoint.size)));
  }
}

async function verifySignature(words, checkpoint, key, fault, found) {
  if (checkpoint.signatures.length === 0) return found.open.push(words.unsigned);
  if (!key.trim()) return found.open.push(words.keyNot);
  try {
    const { name, holds } = await isSigned(checkpoint, key);
    if (holds) found.facts.push(filled(words.signed, name));
    else if (holds === undefined) found.open.push(words.cannotSign);
    else fault(filled(words.signedNot, name));
  } catch {
    fault(words.keyNot);
  }
}

// The whole file, as it was written: what this program added is taken out again.
async function verifyFile(words, fault, found) {
  const page = document.documentElement.cloneNode(true);
  for (const place of page.querySelectorAll("[data-live]")) {
    place.replaceChildren();
    delete place.dataset.result;
  }
  const seal = page.querySelector("#seal");
  const expected = seal?.textContent ?? "";
  if (seal) seal.textContent = "0".repeat(64);
  const text = "<!DOCTYPE html>"
    + page.outerHTML.replace(/\n<\/body><\/html>$/, "</body></html>") + "\n";
  if (hex(await sha256(encoder.encode(text))) !== expected) return fault(words.fileChanged);
  if (seal) seal.textContent = expected;
  const whole = await sha256(encoder.encode("<!DOCTYPE html>"
    + page.outerHTML.replace(/\n<\/body><\/html>$/, "</body></html>") + "\n"));
  found.facts.push(filled(words.fileHolds, hex(whole)));
}
