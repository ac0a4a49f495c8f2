import EventSourcing

/// How a log ends, once its intact frames have been read.
public enum LogEnding: Equatable, Sendable {
  /// Nothing but zeros follows the last frame.
  case whole
  /// A crash tore the last write: what follows is cut off on opening, after a copy is kept.
  case torn(offset: UInt64, FrameFault)
  /// Bytes that were durable are missing or changed, or an intact frame stands in a wrong place.
  case damaged(offset: UInt64, FrameFault)
}

/// What is known about the place where the intact frames end.
struct EndingEvidence: Equatable, Hashable, CaseIterable {
  /// Whether any byte from there to the end of the file is not zero.
  var hasBytes: Bool
  /// Whether a durable mark above that place is carried by any intact frame header.
  var isBelowMark: Bool
  /// Whether the frame there is intact by its checksums, but not the one that belongs there.
  var isIntactStranger: Bool

  static var allCases: [EndingEvidence] {
    [false, true].flatMap { bytes in
      [false, true].flatMap { mark in
        [false, true].map {
          EndingEvidence(hasBytes: bytes, isBelowMark: mark, isIntactStranger: $0)
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
  let isIntactStranger: Bool?
  let verdict: EndingVerdict
  let why: StaticString

  func matches(_ evidence: EndingEvidence) -> Bool {
    (hasBytes ?? evidence.hasBytes) == evidence.hasBytes
      && (isBelowMark ?? evidence.isBelowMark) == evidence.isBelowMark
      && (isIntactStranger ?? evidence.isIntactStranger) == evidence.isIntactStranger
  }
}

/// Torn or damaged: every combination of the evidence matches exactly one row, as a test shows.
///
/// Source: Specs/WriteAheadLog.md, "Torn or damaged".
let endingRules: [EndingRule] = [
  EndingRule(
    hasBytes: nil, isBelowMark: true, isIntactStranger: nil, verdict: .damaged,
    why: "a later frame tells that these bytes were durable"),
  EndingRule(
    hasBytes: nil, isBelowMark: false, isIntactStranger: true, verdict: .damaged,
    why: "no crash writes an intact frame into a wrong place"),
  EndingRule(
    hasBytes: true, isBelowMark: false, isIntactStranger: false, verdict: .torn,
    why: "nobody was told that these bytes were durable"),
  EndingRule(
    hasBytes: false, isBelowMark: false, isIntactStranger: false, verdict: .whole,
    why: "the space after the last frame was never written"),
]

func verdict(on evidence: EndingEvidence) -> EndingVerdict {
  // The last resort is the careful one; the test shows that it is never needed.
  endingRules.first { $0.matches(evidence) }?.verdict ?? .damaged
}

/// Looks at everything behind the place where a scan stopped.
///
/// - Parameter fault: why the scan stopped there.
func judgeEnding(
  of file: File, salt: UInt64, at offset: UInt64, size: UInt64, fault: FrameFault?
) throws(EventStoreError) -> LogEnding {
  guard let fault else { return .whole }
  let checksum = Checksum(salt: salt)
  var evidence = EndingEvidence(
    hasBytes: false, isBelowMark: false, isIntactStranger: fault.isIntact)
  let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: (1 << 20) + FrameHeader.size, alignment: 16)
  defer { buffer.deallocate() }
  var start = offset
  while start < size, let base = buffer.baseAddress {
    let count = try file.read(into: buffer, at: start)
    if count == 0 { break }
    if !evidence.hasBytes { evidence.hasBytes = buffer[..<count].contains { $0 != 0 } }
    // Frames begin at multiples of 8; windows overlap by a header.
    var place = 0
    while place + FrameHeader.size <= count {
      defer { place += 8 }
      guard
        base.loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
          == FrameHeader.magic,
        let header = try? FrameHeader(UnsafeRawPointer(base + place), checksum)
      else { continue }
      if header.durableMark > offset, header.durableMark <= start + UInt64(place) {
        evidence.isBelowMark = true
      }
    }
    if count < buffer.count { break }
    start += UInt64(1 << 20)
  }
  switch verdict(on: evidence) {
  case .whole: return .whole
  case .torn: return .torn(offset: offset, fault)
  case .damaged: return .damaged(offset: offset, fault)
  }
}
