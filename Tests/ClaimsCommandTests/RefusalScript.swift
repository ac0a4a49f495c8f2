import Foundation

/// Lines for `claims send`, each with the code that its answer has to name, or `accepted`. Each is
/// sent to what the accepted lines before it have left.
struct RefusalScript {
  private(set) var lines = registrations.split(separator: "\n").map { ("accepted", String($0)) }
  private var count = 0

  static func claim(_ number: Int) -> String { #""claim":"\#(id(0xa, number))","# }
  static func person(_ name: String) -> String { #""person":"\#(name)","# }
  static let rules = ""
  static let administrator = "ada administrator"

  static func id(_ kind: Int, _ number: Int) -> String {
    String(format: "00000000-0000-0000-%04x-%012x", kind, number)
  }

  static func money(_ amount: Int64, _ currency: String = "EUR") -> String {
    #"{"minorUnits":\#(amount),"currency":"\#(currency)"}"#
  }

  /// A photo's file, each number with bytes of its own.
  static func photo(
    _ number: Int, file: Int? = nil, bytes: Int = 9, mime: String = "image/png"
  ) -> String {
    #"{"addPart":{"part":{"id":"\#(id(0xf, number))","attachment":{"name":"x","bytes":\#(bytes),"#
      + #""mime":"\#(mime)","sha256":"\#(sha256(file ?? number))"},"photo":{}}}}"#
  }

  static func sha256(_ file: Int) -> String {
    Data(repeating: UInt8(truncatingIfNeeded: file), count: 32).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// - Parameters:
  ///   - who: an actor and a role.
  ///   - more: further members of the line.
  mutating func refuse(
    _ code: String, _ who: String, _ command: String, on target: String = claim(1),
    more: String = "", id: Int? = nil
  ) {
    count += 1
    let words = who.split(separator: " ")
    lines.append(
      (
        code,
        #"{"id":"\#(Self.id(0, id ?? count))","actor":{"id":"\#(words[0])","role":"\#(words[1])"},"#
          + #"\#(target)\#(more)"command":\#(command)}"#
      ))
  }

  mutating func accept(
    _ who: String, _ command: String, on target: String = claim(1), more: String = ""
  ) {
    refuse("accepted", who, command, on: target, more: more)
  }

  mutating func refuse(_ code: String, line: String) { lines.append((code, line)) }

  mutating func set(rules: String) {
    accept(
      Self.administrator, #"{"setRules":{"rules":\#(rules),"reason":"x"}}"#, on: Self.rules)
  }
}
