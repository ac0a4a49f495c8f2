// Server-sent events over fetch, since an EventSource cannot say who it is. Resumes behind the last
// event that was seen, by the same header that an EventSource would send.

import { headers } from "./api.js";

const PAUSES_MS = [100, 250, 500, 1000, 2000, 4000];

export class Live {
  /**
   * @param path what to listen to
   * @param onEvent called with { name, id, data }
   * @param onState called with "live", "waiting", "missing" (what is asked for is not there), or
   *   "refused" (nobody has this token any more)
   */
  constructor(path, onEvent, onState) {
    Object.assign(this, { path, onEvent, onState, lastID: "", stopped: false,
      isMissing: false });
    this.abort = new AbortController();
    this.run();
  }

  stop() {
    this.stopped = true;
    this.abort.abort();
  }

  async run() {
    for (let attempt = 0; !this.stopped; attempt += 1) {
      try {
        const response = await fetch(this.path, {
          cache: "no-store", credentials: "omit", signal: this.abort.signal,
          headers: { ...headers(), ...(this.lastID && { "Last-Event-ID": this.lastID }) },
        });
        if (response.status === 401 || response.status === 403) {
          this.onState("refused");
          return;
        }
        if (response.status >= 400 && response.status < 500 && response.status !== 429) {
          this.isMissing = true;
          this.onState("missing");
          return;
        }
        if (response.ok) {
          this.onState("live");
          attempt = 0;
          await this.read(response.body.pipeThrough(new TextDecoderStream()).getReader());
        }
      } catch {
        // The connection is gone; whatever the reason, it is made again.
      }
      if (this.stopped) return;
      this.onState("waiting");
      await new Promise(done =>
        setTimeout(done, PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]));
    }
  }

  async read(reader) {
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done || this.stopped) return;
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop();
      for (const block of blocks) this.take(block);
    }
  }

  take(block) {
    const event = { name: "message", id: "", data: "" };
    for (const line of block.split("\n")) {
      const colon = line.indexOf(":");
      if (colon <= 0) continue;
      const value = line.slice(colon + 1).replace(/^ /, "");
      const name = line.slice(0, colon);
      if (name === "event") event.name = value;
      if (name === "id") event.id = value;
      if (name === "data") event.data += value;
    }
    if (event.id) this.lastID = event.id;
    if (event.data) this.onEvent({ ...event, data: JSON.parse(event.data) });
  }
}
