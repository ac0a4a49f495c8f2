import Foundation

/// A failing case as a short text: its choices, or the seed that found it.
///
/// If steps may be crashes, each step begins with the choice whether it is one: the text says so,
/// whatever the settings are that it is run again with.
indirect enum Replay: Equatable {
  case recipe([[UInt64]], crashes: Bool = false)
  case seed(UInt64, steps: Int, crashes: Double = 0)
  /// A case of another kind than a value or a sequence, or with a way of its own to be run again.
  case marked(Mark, Replay)

  /// Bits of a replay's first byte.
  enum Mark: UInt8, CaseIterable {
    /// It would end the process: it is run in a child.
    case inChild = 4
    /// Steps are the deviations of a schedule.
    case schedule = 8
    /// The number of steps, the steps, and the deviations of a schedule.
    case parallel = 16
  }

  private static let prefix = "smt1"

  var text: String {
    let bytes = bytes
    let sum = Self.sum(bytes)
    let encoded = Data(bytes + [UInt8(sum & 255), UInt8(sum >> 8)]).base64EncodedString()
    return Self.prefix
      + encoded.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .marked(let mark, let inner):
      bytes = inner.bytes
      bytes[0] |= mark.rawValue
    case .recipe(let steps, let crashes):
      bytes.append(crashes ? 2 : 0)
      for step in steps {
        // What follows the last choice is the simplest anyway.
        let count = (step.lastIndex { $0 > 0 } ?? -1) + 1
        bytes.append(varint: UInt64(count))
        for index in step.prefix(count) { bytes.append(varint: index) }
      }
    case .seed(let seed, let steps, let crashes):
      bytes.append(crashes > 0 ? 3 : 1)
      bytes.append(varint: seed)
      bytes.append(varint: UInt64(steps))
      if crashes > 0 { bytes.append(varint: crashes.bitPattern) }
    }
    return bytes
  }

  /// - Throws: `MalformedReplay` if the text was cut off or changed.
  init(_ text: String) throws(MalformedReplay) {
    // Only the text that the case would be printed as: whatever is left over was changed.
    guard let replay = Self.read(text), replay.text == text else {
      throw MalformedReplay(text: text)
    }
    self = replay
  }

  private static func read(_ text: String) -> Replay? {
    guard text.hasPrefix(prefix) else { return nil }
    var encoded = String(text.dropFirst(prefix.count)).replacing("-", with: "+")
      .replacing("_", with: "/")
    encoded += String(repeating: "=", count: (4 - encoded.count % 4) % 4)
    guard let data = Data(base64Encoded: encoded), data.count > 2 else { return nil }
    var rest = [UInt8](data.dropLast(2))[...]
    let sum = sum(Array(rest))
    guard [UInt8](data.suffix(2)) == [UInt8(sum & 255), UInt8(sum >> 8)] else { return nil }
    guard let kind = rest.popFirst(), kind < 32, let replay = read(kind: kind & 3, &rest) else {
      return nil
    }
    return Mark.allCases.filter { kind & $0.rawValue != 0 }.reduce(replay) { .marked($1, $0) }
  }

  private static func read(kind: UInt8, _ rest: inout ArraySlice<UInt8>) -> Replay? {
    if kind == 1 || kind == 3 {
      guard let seed = rest.popVarint(), let steps = rest.popVarint(), steps < 1 << 31 else {
        return nil
      }
      let crashes = kind == 3 ? rest.popVarint().map(Double.init(bitPattern:)) : 0
      guard let crashes, crashes >= 0, crashes <= 1 else { return nil }
      return .seed(seed, steps: Int(steps), crashes: crashes)
    }
    var steps: [[UInt64]] = []
    while !rest.isEmpty {
      guard let count = rest.popVarint(), count <= rest.count else { return nil }
      var step: [UInt64] = []
      for _ in 0..<count {
        guard let index = rest.popVarint() else { return nil }
        step.append(index)
      }
      steps.append(step)
    }
    return .recipe(steps, crashes: kind == 2)
  }

  /// Fletcher's checksum of 16 bits: against slips of the hand, not of the mind.
  private static func sum(_ bytes: [UInt8]) -> UInt16 {
    var (low, high) = (UInt16(1), UInt16(0))
    for byte in bytes {
      low = (low + UInt16(byte)) % 255
      high = (high + low) % 255
    }
    return high << 8 | low
  }
}

/// A replay string that is invalid or cut off.
public struct MalformedReplay: Error, Equatable, CustomStringConvertible {
  /// The string that was given.
  public let text: String

  /// Creates the error from the string that was given.
  public init(text: String) { self.text = text }

  public var description: String {
    "expected a replay string as a failing case prints it (smt1…), found \"\(text)\": copy all of it"
  }
}

extension [UInt8] {
  fileprivate mutating func append(varint value: UInt64) {
    var rest = value
    while rest > 127 {
      append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func popVarint() -> UInt64? {
    var (value, shift) = (UInt64(0), UInt64(0))
    while let byte = popFirst() {
      guard shift < 64 else { return nil }
      value |= UInt64(byte & 127) << shift
      if byte < 128 { return value }
      shift += 7
    }
    return nil
  }
}
