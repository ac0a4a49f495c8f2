import ClaimsKernel

// What is told of a position that the log does not have: it may have been meant for a year.

extension Arguments {
  /// What `--period` says; nil without it.
  func period() throws -> Period? {
    try message(ExportChoice.self, without: ["kinds", "clock"]).period
  }
}

extension Output {
  /// Tells if the log ends before a point that is asked for: its latest state is shown then.
  func tell(end: UInt64, before point: AuditPoint) {
    tell(end: end, before: [point]) { Self.day(of: point, "-12-31") }
  }

  /// The same of a period: little or nothing is found then.
  func tell(end: UInt64, before period: Period) {
    tell(end: end, before: [period.from, period.to].compactMap { $0 }) {
      Self.day(of: period.from, "-01-01") + ".." + Self.day(of: period.to, "-12-31")
    }
  }

  private func tell(end: UInt64, before points: [AuditPoint], inDays: () -> String) {
    let behind = points.filter { $0.position.map { $0 > end } ?? false }
    guard !behind.isEmpty else { return }
    guard let year = behind.lazy.compactMap(\.likelyYear).first else {
      return message(.theLogEndsAtPosition, end)
    }
    message(.yearIsReadAsPosition, year, end, inDays())
  }

  private static func day(of point: AuditPoint?, _ rest: String) -> String {
    guard let point else { return "" }
    guard let year = point.likelyYear else { return point.text }
    return String(year) + rest + AuditPoint(.everything, effective: point.effective).text
  }
}
