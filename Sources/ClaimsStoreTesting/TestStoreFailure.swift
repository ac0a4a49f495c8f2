import Descriptions

/// What a test left out or stated wrongly, for people to read.
///
/// It is thrown, so that Swift Testing and XCTest report it alike and neither is needed here.
public struct TestStoreFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was done, and the place in the test.
  public let head: String
  /// One line for each thing that is not as it was stated.
  public let findings: [String]

  init(_ head: String, _ findings: [String]) {
    self.head = head
    self.findings = findings
  }

  public var description: String { ([head + ":"] + findings).joined(separator: "\n") }
}

/// The line of a test that called.
public struct TestPlace: Sendable, PrintsFields {
  let text: String

  /// - Parameters: what `#fileID` and `#line` say.
  public init(_ file: StaticString, _ line: UInt) {
    let name = file.description.split(separator: "/").last.map(String.init) ?? file.description
    text = "\(name):\(line)"
  }
}
