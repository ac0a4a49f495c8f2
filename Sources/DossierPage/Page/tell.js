// Tells what bytes say as the dossier tells it, to compare the two.

// Amounts and lists in one piece, empty fields left out.
function displayed(schema, rows) {
  const shown = [];
  for (let i = 0; i < rows.length; i++) {
    const [path, value] = rows[i];
    const next = rows[i + 1];
    if (path.endsWith(".minorUnits") && next?.[0].endsWith(".currency")
      && /^[A-Z]{3}$|^$/.test(next[1])) {
      i += 1;
      if (next[1]) shown.push([path.slice(0, -11), amount(schema, BigInt(value), next[1])]);
    } else if (path.endsWith("[0]")) {
      const list = path.slice(0, -3) + "[";
      const values = [];
      while (i < rows.length && rows[i][0].startsWith(list) && rows[i][0].endsWith("]")) {
        values.push(rows[i][1]);
        i += 1;
      }
      i -= 1;
      shown.push([path.slice(0, -3), legible(values.join(", "))]);
    } else if (value !== "" && value !== "unspecified" && value !== "false") {
      shown.push([path, legible(value)]);
    }
  }
  return shown.map(([path, value]) => [fieldName(schema, path), value]);
}

function amount(schema, units, currency) {
  const digits = schema.digits[currency] ?? 2;
  const sign = units < 0n ? "-" : "";
  const text = String(units < 0n ? -units : units).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  return `${sign}${whole}${digits ? "." + text.slice(-digits) : ""} ${currency}`;
}

// Other control characters than the ends of lines could hide text. Times are told to the second.
function legible(text) {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/.test(text)) return longTime(text);
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd")).join("\n");
}

// "payments[0].amount" as the amount of the first payment.
function fieldName(schema, path) {
  return path.split(".").map((part) => {
    const bracket = part.indexOf("[");
    if (bracket < 0) return schema.fields[part]?.[0] ?? part;
    const name = part.slice(0, bracket), place = part.slice(bracket + 1, -1);
    return `${schema.fields[name]?.[1] ?? name} ${Number(place) + 1}`;
  }).join(": ");
}

const longTime = (text) => text.slice(0, 10) + " " + text.slice(11, 19) + " UTC";
