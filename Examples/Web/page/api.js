// Asks the gateway. What cannot be reached is asked again with the same ids, which does no harm.

import { session } from "./session.js";

/** The gateway answered, and the answer is an error: what was asked makes no sense to it. */
export class Fault extends Error {
  constructor(status, body) {
    super(body?.error?.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = body?.error?.code;
  }
}

/** No answer came: nothing is known of what was asked. */
export class Unreachable extends Error {}

const PAUSES_MS = [150, 300, 600, 1200, 2500, 5000];
const wait = milliseconds => new Promise(done => setTimeout(done, milliseconds));

/** @param anonymous whether nothing may say who asks */
export function headers(anonymous = false) {
  const found = { "Accept-Language": session.language };
  if (session.token && !anonymous) found.Authorization = `Bearer ${session.token}`;
  return found;
}

async function once(method, path, body, who) {
  let response;
  try {
    response = await fetch(path, {
      method, cache: "no-store", credentials: "omit", signal: AbortSignal.timeout(30000),
      headers: { ...who,
        ...(body !== undefined && { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (error) {
    throw new Unreachable(error.message);
  }
  if (response.status === 503 || response.status === 504) throw new Unreachable(response.status);
  let answer;
  try {
    answer = await response.json();
  } catch {
    throw new Unreachable(`an answer that ended early (${response.status})`);
  }
  if (!response.ok) throw new Fault(response.status, answer);
  return answer;
}

/** @param tries how often; a command is tried until somebody answers */
async function asked(method, path, body, tries = 6, anonymous = false) {
  // Whoever asked it asks it again, whoever may have signed in meanwhile.
  const who = headers(anonymous);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(method, path, body, who);
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt + 1 >= tries) throw error;
      await wait(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]);
    }
  }
}

export const me = () => asked("GET", "/api/me");
export const schema = () => asked("GET", "/api/schema");
export const query = (name, parameters = {}) => asked("POST", `/api/queries/${name}`, parameters);

/** Every row of a query, however many answers it takes. */
export async function every(name, parameters) {
  const rows = [];
  for (let next = {}; next;) {
    parameters = { ...parameters, ...next };
    const answer = await query(name, parameters);
    rows.push(...answer.rows.slice(0, answer.page?.shown));
    next = answer.page?.next;
  }
  return rows;
}
export const forecast = command => asked("POST", "/api/forecast", command, 2);
export const ask = (path, body) => asked("POST", `/api/${path}`, body);
export const send = (command, anonymous) =>
  asked("POST", "/api/commands", command, Infinity, anonymous);

/** Sends a file; `progress` is told the share that is on its way, from 0 to 1. */
export function upload(file, progress, anonymous = false) {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("PUT", "/api/blobs");
    for (const [name, value] of Object.entries(headers(anonymous))) {
      request.setRequestHeader(name, value);
    }
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.responseType = "json";
    request.upload.onprogress = event => event.lengthComputable
      && progress(event.loaded / event.total);
    request.onload = () => request.status === 200 ? done(request.response)
      : failed(new Fault(request.status, request.response));
    request.onerror = () => failed(new Unreachable("the file did not arrive"));
    request.send(file);
  });
}
