// Walks the frames of a log as Specs/WriteAheadLog.md describes them, has the WebAssembly module
// fold every commit, and prints the claims.
import { readFileSync } from "node:fs";

const [, , modulePath, logPath] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {});
const { memory, room, fold, print_claims, printed } = instance.exports;

const log = readFileSync(logPath);
const COMMIT = 1;
let at = 4096;
while (at + 56 <= log.length && log.toString("latin1", at, at + 4) === "FRM1") {
  const kind = log.readUInt8(at + 8);
  const length = log.readUInt32LE(at + 16);
  const body = log.subarray(at + 56, at + 56 + length);
  if (kind === COMMIT) {
    const address = room(length);
    new Uint8Array(memory.buffer).set(body, address);
    if (fold(log.readBigInt64LE(at + 40)) !== 0) {
      console.error(`the commit at byte ${at} cannot be read`);
      process.exit(1);
    }
  }
  at += 56 + ((length + 7) & ~7);
}
const count = print_claims();
process.stdout.write(Buffer.from(memory.buffer, printed(), count));
