// Leads each frame to the root of the checkpoint. Source: Specs/Proofs.md; RFC 9162, 2.1.3.2.

function readCheckpoint(note) {
  const text = note.includes("\n\n") ? note.slice(0, note.lastIndexOf("\n\n") + 1) : note;
  const [origin, size, root] = text.split("\n");
  if (!/^\d+$/.test(size ?? "")) throw new Error("the checkpoint is none");
  const signatures = note.slice(text.length).split("\n").filter(Boolean).map((line) => {
    const [, name, bytes] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
    const all = fromBase64(bytes ?? "");
    return { name, keyHash: all.subarray(0, 4), bytes: all.subarray(4) };
  });
  return { text, origin, size: BigInt(size), root: toBase64(fromBase64(root)), signatures };
}

// What stands in the evidence: numbers, parts that are shown or hidden, and the path.
function readFrame([index, kind, recorded, first, events, parts, path]) {
  return {
    index: BigInt(index), kind, recorded: BigInt(recorded), first: BigInt(first), events, path,
    parts: parts.map((part) => ({
      isShown: part[0] === "+", bytes: fromBase64(part.slice(1)),
    })),
  };
}

async function leafHash(frame) {
  const numbers = new Uint8Array(22);
  const view = new DataView(numbers.buffer);
  numbers[1] = frame.kind;
  view.setBigInt64(2, frame.recorded);
  view.setBigUint64(10, frame.first);
  view.setUint32(18, frame.events);
  const hashes = await Promise.all(
    frame.parts.map((part) => (part.isShown ? sha256(part.bytes) : part.bytes)));
  return sha256(joined(numbers, ...hashes));
}

// Whether a frame is in the tree of the checkpoint. Nodes that were led to the root already, by their
// level and place, need not be led there again.
async function isInTree(frame, nodes, checkpoint, proven) {
  let place = frame.index, last = checkpoint.size - 1n, level = 0;
  if (place > last) return false;
  const met = [];
  let node = await leafHash(frame);
  const climb = () => { place >>= 1n; last >>= 1n; level += 1; };
  const meet = () => {
    const key = `${level} ${place} ${toBase64(node)}`;
    met.push(key);
    return proven.has(key);
  };
  let isProven = meet();
  for (const step of frame.path) {
    if (isProven) break;
    if (last === 0n) return false;
    const sibling = nodes[step];
    if (!sibling) return false;
    if ((place & 1n) === 1n || place === last) {
      node = await sha256(joined(Uint8Array.of(1), sibling, node));
      while ((place & 1n) === 0n && place > 0n) climb();
    } else {
      node = await sha256(joined(Uint8Array.of(1), node, sibling));
    }
    climb();
    isProven = meet();
  }
  if (!isProven && !(last === 0n && toBase64(node) === checkpoint.root)) return false;
  for (const key of met) proven.add(key);
  return true;
}

// Whether the key signed the checkpoint: true, false, or nothing if this browser cannot tell.
async function isSigned(checkpoint, keyText) {
  const [, name, hash, key] = /^([^+\s]+)\+([0-9a-f]{8})\+(\S+)$/.exec(keyText.trim()) ?? [];
  if (!key) throw new Error("no key");
  const bytes = fromBase64(key);
  const own = (await sha256(joined(encoder.encode(name + "\n"), bytes))).subarray(0, 4);
  if (bytes.length !== 33 || bytes[0] !== 1 || hex(own) !== hash) throw new Error("no key");
  const signature = checkpoint.signatures.find(
    (found) => found.name === name && hex(found.keyHash) === hash);
  if (!signature) return { name, holds: false };
  try {
    const publicKey = await subtle.importKey("raw", bytes.slice(1), "Ed25519", false, ["verify"]);
    const holds = await subtle.verify(
      "Ed25519", publicKey, signature.bytes, encoder.encode(checkpoint.text));
    return { name, holds };
  } catch {
    return { name, holds: undefined };
  }
}
