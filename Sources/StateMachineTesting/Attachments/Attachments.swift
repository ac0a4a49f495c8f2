/// A failure that has more to show than fits into a message: for the attachments of a test.
public protocol FailureReport: Error {
  /// Names of files, and what is in them.
  var attachments: [(name: String, text: String)] { get }
}

extension FailingCase: FailureReport {
  public var attachments: [(name: String, text: String)] {
    [("replay.txt", replay), ("program.swift", program), ("coverage.svg", coverage?.drawn)]
      .compactMap { name, text in text.map { (name, $0) } }
  }
}

extension FailingParallelRun: FailureReport {
  public var attachments: [(name: String, text: String)] {
    [("replay.txt", replay), ("program.swift", program)]
      .compactMap { name, text in text.map { (name, $0) } }
  }
}

extension FailingSchedule: FailureReport {
  public var attachments: [(name: String, text: String)] { [("replay.txt", replay)] }
}

extension Falsified: FailureReport {
  public var attachments: [(name: String, text: String)] {
    [("replay.txt", replay), ("value.swift", swiftSource)]
  }
}

extension NotLinearizable: FailureReport {
  public var attachments: [(name: String, text: String)] { [("history.html", html)] }
}

extension Coverage {
  /// The picture; nil if there are no regions.
  fileprivate var drawn: String? { matrices.isEmpty ? nil : svg() }
}
