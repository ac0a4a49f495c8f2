// What is shown first. Nothing here allows or forbids anything: it orders what the kernel allows, by the
// kernel's own tables (which command leads from which status to which), by what it says is waited for,
// and by which part of the stream a command is about. README.md, "What is shown first".

/** How many actions are shown before "more". */
export const UP_FRONT = 6;
/** What is written down beside the course of things: notes and files. They come last. */
const BESIDE = new Set(["part", "document", "page", "attachment", "evidence", "photo", "room", "note",
  "communication", "report"]);

const camelWords = name => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(" ");
export const singular = name => name.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
const bare = key => singular(key.replace(/^open(?=[A-Z])/, "").replace(/^./, first => first.toLowerCase()));

/** How many moves it takes from one status to each. */
function distances(moves, from) {
  const found = new Map([[from, 0]]);
  for (const at of found.keys()) {
    for (const [before, after] of moves) {
      if (before === at && !found.has(after)) found.set(after, found.get(at) + 1);
    }
  }
  return found;
}

/**
 * Commands that change the status: those that lead on, those that end it, and all others.
 *
 * A lifecycle leads to the status that takes most moves to reach without going back, and is not the end
 * of everything. What comes nearer to it leads on; once there, whatever goes further.
 * @param moves [from, to, verb] for each row of the lifecycle
 * @param order its statuses as they are declared
 */
export function ways(moves, order, status) {
  const place = name => order.indexOf(name);
  const forward = moves.filter(([from, to]) => place(from) < place(to));
  const left = new Set(moves.map(([from]) => from));
  let goal, most = -1;
  for (const [name, steps] of distances(forward, "none")) {
    if (!left.has(name) || steps < most || (steps === most && place(name) < place(goal))) continue;
    [goal, most] = [name, steps];
  }
  // What has one status alone before its end leads nowhere.
  const isOneStatus = most < 3;
  const ahead = distances(forward.map(([from, to]) => [to, from]), goal);
  const here = ahead.get(status) ?? Infinity;
  const rank = to => here ? ahead.get(to) ?? Infinity : place(to) > place(status) ? 0 : Infinity;
  const best = new Map();
  for (const [from, to, verb] of moves) {
    if (from !== status || to === from) continue;
    const found = { rank: rank(to), place: place(to), isEnd: place(to) > place(goal) };
    const known = best.get(verb);
    if (!known || found.rank < known.rank) best.set(verb, found);
  }
  const sorted = [...best].sort(([, a], [, b]) => (a.rank - b.rank || 0) || a.isEnd - b.isEnd
    || a.place - b.place);
  const leadsOn = ([, found]) => status === "none"
    || (!isOneStatus && place(status) <= place(goal) && (found.rank < here || (here === 0 && found.rank === 0)));
  const those = fits => sorted.filter(fits).map(([verb]) => verb);
  return { onward: those(leadsOn), aside: those(entry => !leadsOn(entry) && !entry[1].isEnd),
    ends: those(entry => !leadsOn(entry) && entry[1].isEnd) };
}

/** Commands whose name says what is waited for: "paymentToRequest" is `requestPayment`. */
function awaited(verbs, waiting) {
  const found = [];
  for (const item of waiting) {
    const words = camelWords(item).filter(word => word !== "to" && word !== "proposal");
    const fits = verbs.map(verb => [verb, camelWords(verb)]).filter(([verb, parts]) => verb === item
      || words.every(word => parts.some(part => part.slice(0, 4) === word.slice(0, 4))));
    const fewest = Math.min(...fits.map(([, parts]) => parts.length));
    found.push(...fits.filter(([, parts]) => parts.length === fewest).map(([verb]) => verb));
  }
  return found;
}

/** The part of a stream that a command is about: what it points at, or what its name has in common with one. */
function subject(verb, pointers, state, kind) {
  const keys = Object.keys(state);
  for (const name of pointers) {
    if (keys.some(key => bare(key) === name)) return name;
  }
  for (const word of camelWords(verb).slice(1).map(singular)) {
    if (word === kind) continue;
    const key = keys.find(key => bare(key).toLowerCase() === word)
      ?? keys.find(key => word.length > 4 && key.toLowerCase().startsWith(word));
    if (key) return bare(key);
    if (BESIDE.has(word)) return word; // Its reader may not see how many there are.
  }
  return "";
}

/**
 * Groups of commands, in the order in which they are shown: what leads on or is waited for ("next"), other
 * changes of status ("aside"), by what they are about in the order of the stream's fields, about nothing
 * of those (""), what ends it ("ends"), notes and files.
 * @returns [{ name, verbs }] of which "next", "aside", "ends" and "" are names of no field
 */
export function groups(verbs, { moves = [], order = [], status = "none", state = {}, waiting = [],
  kind = "", pointers = () => [] }) {
  const { onward, aside, ends } = ways(moves, order, status);
  const keys = Object.keys(state).map(bare);
  const next = [...new Set([...awaited(verbs, waiting), ...onward])];
  const about = new Map([["next", next], ["aside", aside.filter(verb => !next.includes(verb))]]);
  const placed = new Set([...next, ...aside, ...ends]);
  const rest = new Map([["ends", ends.filter(verb => !next.includes(verb))]]);
  for (const verb of verbs) {
    if (placed.has(verb)) continue;
    const name = subject(verb, pointers(verb), state, kind);
    if (!rest.has(name)) rest.set(name, []);
    rest.get(name).push(verb);
  }
  const rank = name => (BESIDE.has(name) ? 3000 : name === "ends" ? 2000 : name === "" ? 1000 : 0)
    + keys.indexOf(name);
  for (const name of [...rest.keys()].sort((a, b) => rank(a) - rank(b))) about.set(name, rest.get(name));
  return [...about].map(([name, found]) => ({ name, verbs: found.filter(verb => verbs.includes(verb)) }))
    .filter(({ verbs }) => verbs.length);
}

/** The first of them up to `count`, and the rest. */
export function split(all, count = UP_FRONT) {
  const first = [], rest = [];
  let room = count;
  for (const { name, verbs } of all) {
    if (room > 0) first.push({ name, verbs: verbs.slice(0, room) });
    if (verbs.length > room) rest.push({ name, verbs: verbs.slice(Math.max(0, room)) });
    room = Math.max(0, room - verbs.length);
  }
  return [first, rest];
}
