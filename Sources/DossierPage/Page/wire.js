// Reads the log's bytes: Protocol Buffers, by the fields that "schema" names.

// The fields of a message by their numbers, each value as it stands there.
function wireFields(bytes) {
  const fields = new Map();
  let at = 0;
  const varint = () => {
    let value = 0n, shift = 0n;
    for (;;) {
      if (at >= bytes.length || shift > 63n) throw new Error("cut off");
      const byte = bytes[at++];
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7n;
    }
  };
  const take = (count) => {
    if (count > bytes.length - at) throw new Error("cut off");
    at += count;
    return bytes.subarray(at - count, at);
  };
  while (at < bytes.length) {
    const tag = varint();
    const number = Number(tag >> 3n);
    let value;
    switch (Number(tag & 7n)) {
      case 0: value = varint(); break;
      case 1: {
        const piece = take(8);
        value = new DataView(piece.buffer, piece.byteOffset, 8).getBigInt64(0, true);
        break;
      }
      case 2: value = take(Number(varint())); break;
      default: throw new Error("a wire type that no log has");
    }
    if (!fields.has(number)) fields.set(number, []);
    fields.get(number).push(value);
  }
  return fields;
}

// The single values of a message by their names, as bytes, big integers or nothing.
function wireRecord(schema, message, bytes) {
  const fields = wireFields(bytes);
  return Object.fromEntries(
    schema.messages[message].map(([number, name]) => [name, fields.get(number)?.at(-1)]));
}

// A message as rows of path and text, the texts as the log's own lists of fields have them.
function wireRows(schema, message, bytes, before = "", rows = []) {
  const fields = wireFields(bytes);
  for (const [number, name, type, often] of schema.messages[message]) {
    const found = fields.get(number) ?? [];
    const path = before + name;
    if (often === "*") {
      elements(type, found).forEach((value, i) => {
        wireValue(schema, type, value, `${path}[${i}]`, rows);
      });
    } else if (found.length > 0 || often === "") {
      wireValue(schema, type, found.at(-1), path, rows);
    }
  }
  return rows;
}

// Numbers may stand together in one piece.
function elements(type, found) {
  const packed = ["bool", "sint64", "uint32", "uint64", "date"].includes(type);
  if (!packed) return found;
  return found.flatMap((value) => {
    if (typeof value === "bigint") return [value];
    const numbers = [];
    let number = 0n, shift = 0n;
    for (const byte of value) {
      number |= BigInt(byte & 127) << shift;
      shift += 7n;
      if (byte < 128) { numbers.push(number); number = 0n; shift = 0n; }
    }
    return numbers;
  });
}

function wireValue(schema, type, value, path, rows) {
  if (schema.messages[type]) {
    wireRows(schema, type, value ?? new Uint8Array(), path + ".", rows);
  } else {
    rows.push([path, wireText(schema, type, value)]);
  }
}

const zigzag = (value) => BigInt.asIntN(64, (value >> 1n) ^ -(value & 1n));

function wireText(schema, type, value) {
  switch (type) {
    case "string": return value ? decoder.decode(value) : "";
    case "bytes": return value ? base64URL(value) : "";
    case "identifier": return uuid(value);
    case "instant": return instantText(value ?? 0n);
    case "date": return instantText(zigzag(value ?? 0n) * 86400000000000n).slice(0, 10);
    case "sint64": return String(zigzag(value ?? 0n));
    case "uint32": case "uint64": return String(value ?? 0n);
  }
  const codes = schema.codes[type];
  if (!codes) throw new Error("a type that is not described: " + type);
  return codes[String(value ?? 0n)] ?? "?";
}

const base64URL = (bytes) =>
  toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function uuid(bytes) {
  const text = hex(bytes?.length === 16 ? bytes : new Uint8Array(16));
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20),
    text.slice(20)].join("-");
}

// RFC 3339 with nine digits.
function instantText(nanoseconds) {
  const second = 1000000000n;
  let seconds = nanoseconds / second, rest = nanoseconds % second;
  if (rest < 0n) { seconds -= 1n; rest += second; }
  const day = new Date(Number(seconds) * 1000).toISOString().slice(0, -5);
  return `${day}.${String(rest).padStart(9, "0")}Z`;
}
