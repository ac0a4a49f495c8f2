import EventSourcing
import Foundation
import StateMachineTesting
import Synchronization
import TestSupport

@testable import WriteAheadLog

/// How many crash states are tried.
let crashStates = sized(50_000, atLeast: 100)

let simulatedPath = "/log/claims.wal"

///
/// - Parameter isIndexed: whether each closing leaves an index, and each opening comes upon one.
func simulatedOptions(
  _ disk: SimulatedDisk, _ durability: Durability, isIndexed: Bool = true
) -> LogOptions {
  var options = fixedOptions()
  options.disk = disk.disk
  options.growth.smallestStep = 4096
  options.durability = durability
  if isIndexed { (options.indexing.fewestFrames, options.indexing.part) = (1, .max) }
  return options
}

/// The disk at one moment, and the end of what was acknowledged by then.
struct Moment: Sendable {
  let image: DiskImage
  let acknowledged: UInt64
}

/// Writes down the disk after every call that changes it.
final class Recorder: Sendable {
  private let notes = Mutex<(moments: [Moment], acknowledged: UInt64)>(([], 0))

  init(_ disk: SimulatedDisk) { disk.record { [weak self] in self?.note($0) } }

  var moments: [Moment] { notes.withLock { $0.moments } }
  var acknowledged: UInt64 { notes.withLock { $0.acknowledged } }

  func note(_ image: DiskImage) {
    notes.withLock { $0.moments.append(Moment(image: image, acknowledged: $0.acknowledged)) }
  }

  func acknowledge(_ end: UInt64, _ image: DiskImage) {
    notes.withLock { $0.acknowledged = max($0.acknowledged, end) }
    note(image)
  }
}

/// What a writer did to a log, with the disk after each of its calls.
struct Recording {
  let seed: UInt64
  let durability: Durability
  let moments: [Moment]
  /// The whole log in the end, and the ends of its frames.
  let bytes: [UInt8]
  let ends: Set<UInt64>

  /// Commits alone and in batches, refusals, restarts with and without closing: what comes is
  /// drawn from a seed.
  init(seed: UInt64, actions: Int = 7, _ durability: Durability) throws {
    let disk = SimulatedDisk()
    let recorder = Recorder(disk)
    var random = SeededGenerator(seed: seed)
    let options = simulatedOptions(disk, durability)
    var log = try WriteAheadLog.open(simulatedPath, options: options)
    var number: UInt64 = 0
    for _ in 0..<actions {
      let choice = Int.random(in: 0..<10, using: &random)
      switch choice {
      case 7:
        _ = try log.append(refusal(UInt64.random(in: 0...99, using: &random)))
      case 8, 9:
        // Closed, or gone as with its process.
        if choice == 8 { try log.close() } else { log.writer?.abandon() }
        log.writer?.releaseLock()
        log = try WriteAheadLog.open(simulatedPath, options: options)
        recorder.acknowledge(log.head.ticket.value, disk.image)
      default:
        for _ in 0..<Int.random(in: 1...(choice < 4 ? 1 : 5), using: &random) {
          number += 1
          let target = stream(UInt64.random(in: 1...4, using: &random))
          let long = Int.random(in: 0..<5, using: &random) == 0 ? 4_000 : 300
          let text = String(repeating: "x", count: Int.random(in: 0...long, using: &random))
          _ = try log.append(
            commit(number, to: [(target, log.revision(of: target).value)], text: text))
        }
        let ticket = log.head.ticket
        try log.waitUntilDurable(ticket)
        recorder.acknowledge(ticket.value, disk.image)
      }
    }
    try log.close()
    recorder.acknowledge(log.head.ticket.value, disk.image)
    self.seed = seed
    self.durability = durability
    moments = recorder.moments
    bytes = disk.image.file(simulatedPath) ?? []
    ends = Set(frameEnds(of: bytes).map { UInt64($0) } + [UInt64(FileHeader.size)])
  }

  /// Opens what a crash left, and holds it against what was written.
  ///
  /// - Parameter twice: whether the power fails again, once the log is open.
  /// - Returns: what is wrong, in words; nil if nothing is.
  func fault(opening image: DiskImage, acknowledged: UInt64, twice: Bool = true) -> String? {
    let disk = SimulatedDisk(image)
    let end: UInt64
    do {
      let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(disk, durability))
      end = log.head.ticket.value
    } catch { return "does not open: \(error)" }
    if end < acknowledged { return "\(acknowledged) was acknowledged, \(end) is left" }
    if !ends.contains(end) { return "a part of a frame is left: it ends at \(end)" }
    if !begins(disk.image.file(simulatedPath), upTo: end) {
      return "not what was written, before \(end)"
    }
    guard twice else { return nil }
    // What was shown stays, whatever comes next.
    let again = SimulatedDisk(disk.image.afterWorstPowerFailure)
    do {
      let log = try WriteAheadLog.open(simulatedPath, options: simulatedOptions(again, durability))
      let left = log.head.ticket.value
      if left != end { return "\(end) was shown, \(left) is left after another power failure" }
    } catch { return "does not open after another power failure: \(error)" }
    return nil
  }

  /// Whether the first bytes of a file are those of the log.
  func begins(_ file: [UInt8]?, upTo end: UInt64) -> Bool {
    guard let file, file.count >= end, bytes.count >= end else { return false }
    return file.withUnsafeBytes { found in
      bytes.withUnsafeBytes { written in
        guard let found = found.baseAddress, let written = written.baseAddress else { return false }
        return memcmp(found, written, Int(end)) == 0
      }
    }
  }
}

/// The end of each frame, by the lengths in the headers.
func frameEnds(of bytes: [UInt8]) -> [Int] {
  var ends: [Int] = []
  var at = FileHeader.size
  let major: UInt16 = bytes.get(at: 8)
  let size = major == FileHeader.plainMajor ? FrameHeader.plainSize : FrameHeader.size
  while at + size <= bytes.count {
    let length: UInt32 = bytes.get(at: at + 16)
    at += size + (Int(length) + 7) & ~7
    ends.append(at)
  }
  return ends
}
