// Folds a claims log in WebAssembly and prints its claims as `claims list --json` does.
//
// This side knows frames, and nothing of claims; the module knows claims, and nothing of files.
// Usage: node replay.mjs MODULE LOG. Source: Specs/WriteAheadLog.md, "Frames".

import { readFileSync } from "node:fs"

const [modulePath, logPath] = process.argv.slice(2)
const log = readFileSync(logPath)
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), {})
const domain = instance.exports

const COMMIT = 1
const fileHeader = 4096
const isChained = log.readUInt16LE(8) === 2
const frameHeader = isChained ? 64 : 56
const magic = isChained ? "FRM2" : "FRM1"

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? 0x82f63b78 : 0)
  return byte
})

function crc(bytes, start = 0) {
  let state = ~start
  for (const byte of bytes) state = table[(state ^ byte) & 0xff] ^ (state >>> 8)
  return ~state >>> 0
}

function* frames() {
  if (crc(log.subarray(0, 4092)) !== log.readUInt32LE(4092)) throw new Error("no log's header")
  const seed = crc(log.subarray(32, 40))
  let at = fileHeader
  while (at + frameHeader <= log.length && log.toString("latin1", at, at + 4) === magic) {
    const length = log.readUInt32LE(at + 16)
    const end = at + frameHeader + Math.ceil(length / 8) * 8
    const intact =
      crc(log.subarray(at + 8, at + frameHeader), seed) === log.readUInt32LE(at + 4) &&
      crc(log.subarray(at + frameHeader, end), seed) === log.readUInt32LE(at + 20)
    if (!intact) break
    yield {
      kind: log[at + 8],
      recorded: log.readBigInt64LE(at + 40),
      body: log.subarray(at + frameHeader, at + frameHeader + length),
      at,
    }
    at = end
  }
  // Whether that is a torn tail or damage is for `claims verify` to tell.
  if (log.subarray(at).some((byte) => byte !== 0)) throw new Error(`no intact frame at ${at}`)
}

// Memory that grows gets a new ArrayBuffer: it is asked for after the call that may make it grow.
function shared(size) {
  const address = domain.buffer(size)
  return new Uint8Array(domain.memory.buffer, address, size)
}

const count = { commits: 0, events: 0, claims: 0 }
for (const { kind, recorded, body, at } of frames()) {
  if (kind !== COMMIT) continue
  shared(body.length).set(body)
  const events = domain.fold(body.length, recorded)
  if (events < 0) throw new Error(`the commit at ${at} cannot be read`)
  count.commits += 1
  count.events += events
}
let lines = ""
for (let place = 0; place < domain.streams(); place++) {
  const length = domain.show(place)
  if (length === 0) continue
  lines += Buffer.from(shared(length)).toString() + "\n"
  count.claims += 1
}
process.stdout.write(lines)
console.error(`${count.commits} commits, ${count.events} events, ${count.claims} claims`)
