import Descriptions
import EventSourcing

/// How a log ends, once its intact frames have been read.
public enum LogEnding: Equatable, Sendable, PrintsFields {
  /// Nothing but zeros follows the last frame.
  case whole
  /// A crash tore the last write: what follows is cut off on opening, after a copy is kept.
  case torn(offset: UInt64, FrameFault)
  /// Bytes that were durable are missing or changed, or an intact frame is in the wrong place.
  case damaged(offset: UInt64, FrameFault)
}

/// What is known about the end of the intact frames.
struct EndingEvidence: Equatable, Hashable, CaseIterable {
  /// Whether any byte from there to the end of the file is not zero.
  var hasBytes: Bool
  /// Whether a durable mark above that place is carried by any intact frame header.
  var isBelowMark: Bool
  /// Whether the mark file names a place above.
  var isBelowKeptMark: Bool
  /// Whether the frame there is intact by its checksums, but not the one that belongs there.
  var isIntactStranger: Bool
  /// Whether such bytes reach further than a batch does, in a log whose writers bound them.
  var isLongerThanBatch: Bool

  static var allCases: [EndingEvidence] {
    let either = [false, true]
    return either.flatMap { bytes in
      either.flatMap { mark in
        either.flatMap { kept in
          either.flatMap { stranger in
            either.map {
              EndingEvidence(
                hasBytes: bytes, isBelowMark: mark, isBelowKeptMark: kept,
                isIntactStranger: stranger, isLongerThanBatch: $0)
            }
          }
        }
      }
    }
  }
}

/// What to do with an ending.
enum EndingVerdict: Equatable { case whole, torn, damaged }

/// One row of the decision: the evidence it speaks of (nil: either), the verdict, and why.
struct EndingRule {
  let hasBytes: Bool?
  let isBelowMark: Bool?
  let isBelowKeptMark: Bool?
  let isIntactStranger: Bool?
  var isLongerThanBatch: Bool?
  let verdict: EndingVerdict
  let why: StaticString

  func matches(_ evidence: EndingEvidence) -> Bool {
    (hasBytes ?? evidence.hasBytes) == evidence.hasBytes
      && (isBelowMark ?? evidence.isBelowMark) == evidence.isBelowMark
      && (isBelowKeptMark ?? evidence.isBelowKeptMark) == evidence.isBelowKeptMark
      && (isIntactStranger ?? evidence.isIntactStranger) == evidence.isIntactStranger
      && (isLongerThanBatch ?? evidence.isLongerThanBatch) == evidence.isLongerThanBatch
  }
}

/// Torn or damaged: every combination of the evidence matches exactly one row, as a test shows.
///
/// Source: Specs/WriteAheadLog.md, "Torn or damaged".
let endingRules: [EndingRule] = [
  EndingRule(
    hasBytes: nil, isBelowMark: nil, isBelowKeptMark: true, isIntactStranger: nil,
    verdict: .damaged, why: "the mark file tells that these bytes were durable"),
  EndingRule(
    hasBytes: nil, isBelowMark: true, isBelowKeptMark: false, isIntactStranger: nil,
    verdict: .damaged, why: "a later frame tells that these bytes were durable"),
  EndingRule(
    hasBytes: nil, isBelowMark: false, isBelowKeptMark: false, isIntactStranger: true,
    verdict: .damaged, why: "no crash writes an intact frame to a wrong place"),
  EndingRule(
    hasBytes: true, isBelowMark: false, isBelowKeptMark: false, isIntactStranger: false,
    isLongerThanBatch: true, verdict: .damaged, why: "one write does not reach so far"),
  EndingRule(
    hasBytes: true, isBelowMark: false, isBelowKeptMark: false, isIntactStranger: false,
    isLongerThanBatch: false, verdict: .torn, why: "these bytes were never acknowledged as durable"),
  EndingRule(
    hasBytes: false, isBelowMark: false, isBelowKeptMark: false, isIntactStranger: false,
    verdict: .whole, why: "the space after the last frame was never written"),
]

func verdict(on evidence: EndingEvidence) -> EndingVerdict {
  // The last resort is the careful one; the test shows that it is never needed.
  endingRules.first { $0.matches(evidence) }?.verdict ?? .damaged
}

/// Looks at everything behind the place where a scan stopped.
///
/// - Parameters:
///   - fault: why the scan stopped there; nil at the end of the file.
///   - keptMark: what the mark file says, or zero.
func judgeEnding(
  of file: File, _ format: FrameFormat, at offset: UInt64, size: UInt64, fault: FrameFault?,
  keptMark: UInt64 = 0
) throws(EventStoreError) -> LogEnding {
  var evidence = EndingEvidence(
    hasBytes: false, isBelowMark: false, isBelowKeptMark: keptMark > offset,
    isIntactStranger: fault?.isIntact ?? false, isLongerThanBatch: false)
  try evidence.look(behind: offset, to: size, of: file, format)
  switch verdict(on: evidence) {
  case .whole: return .whole
  case .torn: return .torn(offset: offset, fault ?? .cutOff)
  case .damaged: return .damaged(offset: offset, fault ?? .cutOff)
  }
}

extension EndingEvidence {
  /// Looks at everything behind the place where a scan stopped, as far as it can still matter.
  fileprivate mutating func look(
    behind offset: UInt64, to size: UInt64, of file: File, _ format: FrameFormat
  ) throws(EventStoreError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: (1 << 20) + format.headerSize, alignment: 16)
    defer { buffer.deallocate() }
    var start = offset
    while start < size, !isBelowMark, !isBelowKeptMark, let base = buffer.baseAddress {
      let count = try file.read(into: buffer, at: start)
      let window = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      // A batch of one frame may be longer than the limit by its header: less than a window.
      let isBehindBatch = format.isChained && start > offset + UInt64(CommitQueue.Batch.bytesMax)
      if !hasBytes || isBehindBatch && !isLongerThanBatch, !window.isZero {
        hasBytes = true
        isLongerThanBatch = isBehindBatch
      }
      // Frames begin at multiples of 8; windows overlap by a header.
      var next = 0
      while !isBelowMark, let place = window.place(of: FrameHeader.firstByte, from: next) {
        next = place + 1
        guard place % 8 == 0, place + format.headerSize <= count,
          let header = try? FrameHeader(UnsafeRawPointer(base + place), format)
        else { continue }
        isBelowMark =
          header.durableMark > offset && header.durableMark <= start + UInt64(place)
      }
      if count < buffer.count { break }
      start += UInt64(1 << 20)
    }
  }
}
