// What the page says. Labels of verbs, statuses, fields and refusals come from the kernel; only
// what the page itself says stands here.

import { query } from "./api.js";
import { session } from "./session.js";

const TEXTS = {
  brand: ["Claims", "Reclamaciones"], skip: ["Skip to content", "Ir al contenido"],
  worklist: ["Worklist", "Tareas"], claims: ["Claims", "Reclamaciones"],
  documents: ["Documents", "Documentos"], reports: ["Incidents", "Incidentes"],
  quiz: ["Case review", "Evaluación"], community: ["Community", "Comunidad"],
  report: ["Report an incident", "Reportar un incidente"],
  reportShort: ["Report", "Reportar"],
  leads: ["Leads", "Consultas"], properties: ["Properties", "Propiedades"],
  main: ["Main", "Principal"], content: ["Content", "Contenido"], signIn: ["Sign in", "Iniciar sesión"],
  signOut: ["Sign out", "Cerrar sesión"],
  token: ["Sign-in token", "Clave de acceso"],
  tokenHint: ["Whoever runs the gateway has one for each person.",
    "Quien administra la pasarela tiene una para cada persona."],
  noSignIn: ["Without signing in", "Sin iniciar sesión"],
  as: ["Acting as", "Rol"], language: ["Language", "Idioma"],
  live: ["Live", "En vivo"], waiting: ["Reconnecting…", "Reconectando…"],
  refusedState: ["Signed out", "Sesión cerrada"],
  mine: ["Mine", "Mías"], unassigned: ["Unassigned", "Sin asignar"],
  approvals: ["To approve", "Por aprobar"], due: ["Due", "Vencen"], reviews: ["Reviews", "Revisiones"],
  nothingWaits: ["Nothing waits here.", "No hay nada pendiente."],
  title: ["Title", "Título"], status: ["Status", "Estado"], type: ["Type", "Tipo"],
  claimed: ["Claimed", "Reclamado"], assignee: ["Handler", "Tramitador"],
  updated: ["Updated", "Actualizada"], waits: ["Waits for", "Espera"],
  lately: ["What happened lately", "Actividad reciente"],
  search: ["Search", "Buscar"], searchHint: ["Words in titles", "Palabras del título"],
  any: ["Any", "Todos"], onlyOpen: ["Only open ones", "Solo abiertas"],
  sortBy: ["Sort by", "Ordenar por"], found: ["{n} found", "{n} encontradas"],
  newest: ["Latest change", "Último cambio"],
  amountDown: ["Amount, largest first", "Importe, de mayor a menor"],
  byTitle: ["Title", "Título"], byStatus: ["Status", "Estado"],
  newClaim: ["New claim", "Nueva reclamación"], newDocument: ["New document", "Nuevo documento"],
  newLead: ["New lead", "Nueva consulta"], newProperty: ["New property", "Nueva propiedad"],
  none: ["None yet.", "Todavía no hay."], untitled: ["Untitled", "Sin título"],
  notFound: ["There is nothing here, or nothing that you may see.",
    "Aquí no hay nada, o nada que usted pueda ver."],
  facts: ["Facts", "Datos"], more: ["All fields", "Todos los datos"],
  payments: ["Payments", "Pagos"],
  moreChanges: ["{n} more", "{n} más"],
  timeline: ["Timeline", "Cronología"], actions: ["Actions", "Acciones"],
  next: ["What it needs next", "Lo que necesita ahora"], aside: ["Other ways on", "Otras salidas"],
  ends: ["Ways to end it", "Formas de terminar"],
  otherActions: ["Further", "Además"], moreActions: ["More actions ({n})", "Más acciones ({n})"],
  waitsFor: ["Waits for: {what}", "Espera: {what}"],
  noneThere: ["There is no {what} yet.", "Todavía no hay {what}."],
  noActions: ["Nothing to do for you now.", "Nada que hacer por ahora."],
  whyNot: ["Why not the others ({n})", "Por qué no las demás ({n})"],
  pastActions: ["The past can be looked at, not changed.", "El pasado se puede ver, no cambiar."],
  timeTravel: ["As known at", "Según lo conocido"], now: ["Now", "Ahora"],
  backToNow: ["Back to now", "Volver a ahora"], earlier: ["Earlier", "Antes"],
  later: ["Later", "Después"],
  pastBanner: ["As it was known on {when}, read-only.", "Según se conocía el {when}, solo lectura."],
  position: ["position {n}", "posición {n}"],
  effective: ["true since {when}", "vigente desde {when}"],
  anonymous: ["somebody without a name", "alguien sin nombre"],
  send: ["Send", "Enviar"], cancel: ["Cancel", "Cancelar"],
  required: ["Fill in what you know: here it is said what would come of it.",
    "Complete lo que sepa: aquí se dice qué resultaría."],
  stillNeeded: ["Still to be filled in", "Falta completar"],
  or: ["or", "o"], notFilled: ["{what}: not filled in", "{what}: sin completar"],
  stillMissing: ["{what} is missing", "Falta: {what}"],
  forecastYes: ["Would be accepted", "Se aceptaría"],
  forecastNo: ["Would be refused", "Se rechazaría"],
  forecastRepeated: ["Was sent already", "Ya se envió"],
  forecastAsking: ["Looking ahead…", "Comprobando…"],
  forecastUnknown: ["No preview now", "Sin vista previa por ahora"],
  invalid: ["{what}: cannot be read as a number, such as {example}",
    "{what}: no se puede leer como un número, por ejemplo {example}"],
  outcomes: ["What you sent", "Lo que envió"],
  pending: ["Pending", "Pendiente"], accepted: ["Accepted", "Aceptado"],
  refused: ["Refused", "Rechazado"], failed: ["Not sent", "No enviado"],
  before: ["accepted before", "aceptado antes"],
  clear: ["Clear list", "Limpiar lista"],
  newID: ["A new one", "Uno nuevo"], give: ["Give {what}", "Indicar {what}"],
  add: ["Add", "Agregar"], remove: ["Remove", "Quitar"], choose: ["Choose…", "Elegir…"],
  currency: ["Currency", "Moneda"], file: ["File", "Archivo"],
  uploading: ["Uploading {name}", "Subiendo {name}"], uploaded: ["Stored", "Guardado"],
  uploadFailed: ["The file was not stored: {why}", "El archivo no se guardó: {why}"],
  rooms: ["Rooms", "Habitaciones"],
  pages: ["Pages", "Páginas"], download: ["Download", "Descargar"],
  addPages: ["Add a page", "Agregar una página"],
  quizIntro: [
    "A few questions tell whether there may be a case, and of which kind. It is no legal advice.",
    "Unas pocas preguntas indican si puede haber un caso y de qué tipo. No es asesoramiento legal."],
  start: ["Begin", "Comenzar"], back: ["Back", "Atrás"], again: ["Start again", "Comenzar de nuevo"],
  step: ["Question {n}", "Pregunta {n}"], answer: ["Answer", "Responder"],
  recommended: ["Field of law", "Área"], loading: ["Loading…", "Cargando…"],
  communityIntro: ["Every incident that was reported: what anybody may know, and no more.",
    "Todos los incidentes reportados: lo que cualquiera puede saber, y nada más."],
  day: ["Day", "Día"], attack: ["Attack", "Ataque"], impact: ["Impact", "Impacto"],
  severity: ["Severity", "Gravedad"],
  who: ["Who reports", "Quién reporta"], withName: ["With my name", "Con mi nombre"],
  withoutName: ["Anonymously", "De forma anónima"],
  withoutNameHint: [
    "Nothing that you send leads to you. You get a code that shows the report to be yours.",
    "Nada de lo que envíe lo identifica. Recibirá un código que demuestra que el reporte es suyo."],
  happened: ["What happened", "Qué ocurrió"], when: ["When", "Cuándo"],
  tellMore: ["In your words", "En sus palabras"],
  descriptionHint: ["What you noticed, and what you did.", "Qué notó y qué hizo."],
  message: ["What the message said", "Qué decía el mensaje"],
  origin: ["Who sent it: address, number or account", "Quién lo envió: correo, número o cuenta"],
  address: ["Address that it led to", "Dirección web a la que llevaba"],
  evidence: ["Evidence (pictures, films, PDF)", "Pruebas (imágenes, videos, PDF)"],
  sendReport: ["Send report", "Enviar reporte"],
  reportSent: ["Your report was received.", "Recibimos su reporte."],
  keepCode: ["Keep this code. It is shown this once, and nobody can find it again for you.",
    "Guarde este código. Se muestra una sola vez y nadie podrá recuperarlo."],
  copy: ["Copy code", "Copiar código"], copied: ["Copied.", "Copiado."],
  another: ["Report another incident", "Reportar otro incidente"],
  unreachable: ["The gateway cannot be reached. Everything sent stays pending until it can.",
    "No se puede contactar con la pasarela. Lo enviado queda pendiente."],
  yes: ["yes", "sí"], no: ["no", "no"], by: ["by", "por"], expires: ["Valid until", "Válido hasta"],
  owner: ["Owner", "Titular"], somethingWrong: ["Something went wrong: {why}", "Algo falló: {why}"],
};

/** The language of testers: longer by half, in other letters, and in brackets. Specs/Words.md. */
const PSEUDO = "en-XA";
const LETTERS = { a: "á", e: "é", i: "í", o: "ó", u: "ú", n: "ñ", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };
const stretched = text => `[${text.replace(/\{\w+\}|[aeiounAEIOU]/g, found => LETTERS[found] ?? found)}${
  " ~~~".repeat(Math.ceil(text.length / 8))}]`;

/** A text of the page, with what stands in braces filled in. */
export function t(key, values = {}) {
  const text = TEXTS[key]?.[session.language === "es" ? 1 : 0] ?? key;
  return (session.language === PSEUDO ? stretched(text) : text)
    .replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** Which texts are codes, and of which catalog. Only helps to choose and to read; the kernel checks. */
const CATALOGS = {
  "RejectIntake.codes": "rejectionReasons", "Deny.code": "denialReasons",
  "Reopen.code": "reopenReasons", "FlagFraud.indicator": "fraudIndicators",
  "ReserveLine.category": "costCategories", "DamageItem.category": "damageCategories",
  "DocumentDetails.type": "documentTypes", "RejectDocument.codes": "documentRejectionReasons",
  "RecordCommunication.channel": "contactChannels", "RecordContact.channel": "contactChannels",
  "CloseReport.reason": "closeReasons", "LoseLead.reason": "leadLossReasons",
  attackType: "attackTypes", impact: "impacts", securityIncident: "securityIncidents",
  dangerLevel: "dangerLevels", discoveryMethod: "discoveryMethods", actions: "incidentActions",
  practiceArea: "practiceAreas", incidentType: "incidentTypes", source: "leadSources",
  preferredChannel: "contactChannels", channel: "contactChannels", lossReason: "leadLossReasons",
  closeReason: "closeReasons", indicator: "fraudIndicators",
};
export const catalogOf = (field, message) => CATALOGS[`${message}.${field}`] ?? CATALOGS[field];

const labels = new Map();
const catalogs = new Map();
const statuses = new Map();

/** Asks the kernel for its words, once. */
export async function loadWords() {
  const [words, entries] = await Promise.all([
    query("words").catch(() => ({ rows: [] })), query("catalogs").catch(() => ({ rows: [] }))]);
  for (const { kind, type, name, labels: found } of words.rows) {
    if (kind === "status") {
      if (!statuses.has(type)) statuses.set(type, new Set());
      statuses.get(type).add(name);
    }
    for (const key of [`${kind}.${name}`, `${kind}.${type}.${name}`]) {
      if (!labels.has(key)) labels.set(key, found);
    }
  }
  catalogs.clear();
  for (const entry of entries.rows) {
    if (!catalogs.has(entry.catalog)) catalogs.set(entry.catalog, []);
    catalogs.get(entry.catalog).push(entry);
  }
}

/** The languages that the kernel speaks, each by its own name; the page's own two without it. */
export const languages = () => {
  const found = [...labels].filter(([key]) => key.startsWith("language."))
    .map(([key, { en }]) => [key.slice("language.".length), en])
    .filter(([tag]) => !tag.includes("."));
  return found.length ? found : [["en", "English"], ["es", "Español"]];
};

/** A label in the session's language; in English where nobody wrote it in that one. */
export const told = found => found?.[session.language] ?? found?.en;

/** The words of a name that has none: `policeReport` is "Police report". */
const spaced = name => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

/** What the kernel calls a verb, status, event, value, refusal or field. */
export function label(kind, name, type) {
  if (!name || name === "unspecified") return "";
  const found = labels.get(`${kind}.${type}.${name}`) ?? labels.get(`${kind}.${name}`);
  return capital(told(found) || spaced(name));
}

/** What a listed value is called, of whichever enumeration it is. */
export const valueLabel = (name, type) =>
  labels.has(`status.${name}`) && !type ? label("status", name) : label("value", name, type);

/** The statuses of a lifecycle, as they are declared. */
export const statusesOf = type => [...statuses.get(type) ?? []];

/** What a status is called, of a stream or of something in one. */
export const statusLabel = (name, type) => labels.has(`status.${type}.${name}`)
  || (labels.has(`status.${name}`) && !labels.has(`value.${type}.${name}`))
  ? label("status", name, type) : label("value", name, type);

/** What is waited for: of claims a word of its own, of all else the command to send. */
export const waitingLabel = name => labels.has(`value.WaitingItem.${name}`)
  ? label("value", name, "WaitingItem") : label("verb", name);

export const verbLabel = name => labels.has(`verb.${name}`) ? label("verb", name) : undefined;

/** What the kernel calls a field that may stand in the plural. */
export const fieldLabel = name => label("field", labels.has(`field.${name}`) || !labels.has(`field.${name}s`)
  ? name : `${name}s`);

/** Within a sentence: but for words that are written in capitals. */
export const lowered = text => /^\[?\p{Lu}\p{Lu}/u.test(text) ? text
  : text.charAt(0).toLowerCase() + text.slice(1);

/** What the kernel calls a code of some enumeration; nothing for other texts. */
export const known = name => {
  if (name === "unspecified" || name === "none") return "–";
  const found = labels.get(`status.${name}`) ?? labels.get(`value.${name}`);
  return found && capital(told(found));
};

/** What a text says that may be a code: of the field's catalog, or of an enumeration; nothing for others. */
export function coded(field, text, message) {
  const listed = catalogs.get(catalogOf(field, message))?.find(({ code }) => code === text);
  if (listed) return told(listed.labels);
  if (/^(codes?|rejectionCodes|reason|type|category)$/.test(field) && /^\w+$/.test(text)) {
    for (const entries of catalogs.values()) {
      const found = entries.find(({ code }) => code === text);
      if (found) return told(found.labels);
    }
  }
  return known(text);
}

/** Names that stand within a text: parts of a list, or in the code's spelling wherever they are. */
const NAMES = /\b[a-z]+(?:[A-Z][A-Za-z]*|(?:_[a-z]+)+)\b/g;
const called = name => {
  const found = ["status", "value", "field", "verb"].map(kind => labels.get(`${kind}.${name}`)).find(Boolean)
    ?? [...catalogs.values()].flat().find(({ code }) => code === name)?.labels;
  return found && lowered(told(found));
};

/** A reason of the kernel's in words: where its text still has names in it, what they are called. */
export function reasonText({ code, expected, found, text }) {
  let said = text || label("refusal", code);
  for (const names of [expected, found]) {
    const parts = names ? names.split(/, | or /) : [];
    const words = parts.map(name => /^[a-z]\w*$/.test(name) && called(name));
    if (!parts.length || !words.every(Boolean)) continue;
    const list = words.slice(0, -1).join(", ") + (words.length < 2 ? "" : / or /.test(names) ? ` ${t("or")} ` : ", ")
      + words.at(-1);
    // What is missing needs no "expected" before it.
    const isMissing = names === expected && !found && parts.every(name => labels.has(`field.${name}`));
    said = isMissing && session.language === "en" ? said.replace(`: expected ${names}`, `: ${list}`)
      : said.replace(` ${names}`, ` ${list}`);
  }
  said = said.replace(NAMES, name => called(name) ?? name);
  // Amounts as everywhere else on the page: 1,950.00 EUR, 1950,00 EUR.
  return said.replace(/(?<![\w.,])(-?\d+)(?:\.(\d+))? ([A-Z]{3})\b/g, (found, whole, part = "", currency) =>
    part.length === fractionDigits(currency) ? money({ minorUnits: whole + part, currency }) : found);
}

export const role = name => label("value", name, "Role");

export function codeLabel(catalog, code) {
  const entry = catalogs.get(catalog)?.find(entry => entry.code === code);
  return told(entry?.labels) || spaced(code);
}

export const codes = catalog => (catalogs.get(catalog) ?? []).filter(entry => !entry.retired);

/** Which digits of minor units stand behind the point: ISO 4217, as the browser knows it. */
export function fractionDigits(currency) {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency })
      .resolvedOptions().maximumFractionDigits;
  } catch {
    return 2;
  }
}

/** Digits as they are: an amount is never a floating-point number here. */
export function money(amount) {
  if (!amount || !amount.currency) return "";
  const digits = fractionDigits(amount.currency);
  const units = BigInt(amount.minorUnits);
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, "0");
  const whole = BigInt(digits ? text.slice(0, -digits) : text);
  const grouped = new Intl.NumberFormat(session.language).format(whole);
  const point = session.language === "es" ? "," : ".";
  const fraction = digits ? point + text.slice(-digits) : "";
  return `${units < 0n ? "−" : ""}${grouped}${fraction} ${amount.currency}`;
}

const asDate = text => new Date(text.replace(/(\.\d{3})\d*/, "$1"));

export const moment = text => text && new Intl.DateTimeFormat(session.language, {
  dateStyle: "medium", timeStyle: "short" }).format(asDate(text));

export const day = text => text && new Intl.DateTimeFormat(session.language, {
  dateStyle: "medium", timeZone: "UTC" })
  .format(asDate(text.length === 10 ? `${text}T00:00:00Z` : text));
