import ClaimsKernel
import EventSourcing

extension Verb {
  /// Replays a foreign log and tells where it does what the lifecycle would not allow.
  func conform(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let most = try arguments.number("most") ?? 20
    let source = try ForeignSource(self, arguments, file: arguments.rest[0])
    var conformance = Conformance(source.map)
    try source.log.forEachCase(output) { conformance.replay($0) }
    if arguments.has("json") {
      output.line(conformance.report.json)
    } else {
      output.text(conformance.report.text(output, most: most))
    }
    return .done
  }
}

extension ConformanceReport {
  /// For people; `most` deviations are listed.
  func text(_ output: Output, most: UInt64) -> String {
    var lines = [
      "\(counted(cases, "case")), \(conformingOnTable) conforming on the table, \(conforming) on the guards too"
        + (unjudged == 0 ? "" : ", \(unjudged) of which every event was passed over"),
      orderedOutcomes.map {
        "\($0.count) \($0.name == "none" ? "without a \(machine.rawValue)" : $0.name)"
      }
      .joined(separator: ", ") + closingsText,
    ].filter { !$0.isEmpty }
    if reopened > 0 {
      lines.append("\(reopened) reopened after they were closed, \(reopenings) times")
    }
    if resources == .roles {
      lines.append("resources are roles here: one name may stand for several people")
    }
    if let rulesChange {
      let changes = rulesChange.changes.map { "\($0.rule) \($0.to) instead of \($0.from)" }
      lines.append(
        "under changed rules, \(changes.joined(separator: ", ")): "
          + printable(rulesChange.reason))
    }
    lines += [
      "\(counted(inferred, "fact")) inferred: the log leaves them implicit and the map assumes them",
      "\(counted(events, "event")), \(passedOver) of them passed over",
    ]
    lines += passedOverText + unreadText(most: most)
    if guesses > 0 {
      lines.append(
        "guesses of the map's draft that are left: \(guesses). Look at each, and take its mark away"
      )
    }
    let kinds = Deviation.Kind.allCases.compactMap { kind in
      let count = deviations.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    lines.append(
      deviations.isEmpty
        ? "no deviations"
        : counted(deviations.count, "deviation") + ": " + kinds.joined(separator: ", "))
    lines += deviations.totals.text(of: deviations.count, most: most)
    lines += listed(deviations.map { $0.text(output) }, most: most)
    return (lines + remarksText(most: most)).joined(separator: "\n")
  }

  /// Where nothing counted, the map asks for transitions that the log does not have.
  var passedOverText: [String] {
    guard passedOver == events, !otherTransitions.isEmpty else { return [] }
    let found = otherTransitions.sorted { $0.key < $1.key }
      .map { "\(printable($0.key)) \($0.value)" }.joined(separator: ", ")
    return ["no event counts; the log's transitions are \(found): name them under transitions"]
  }

  /// What is odd about the log itself.
  func remarksText(most: UInt64) -> [String] {
    guard !remarks.isEmpty else { return [] }
    let kinds = LogRemark.Kind.allCases.compactMap { kind in
      let count = remarks.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return [counted(remarks.count, "remark") + ": " + kinds.joined(separator: ", ")]
      + listed(remarks.map(\.text), most: most)
  }

  /// What of the log goes nowhere, since no step of the map asks for it.
  func unreadText(most: UInt64) -> [String] {
    guard unread.total > 0 else { return [] }
    return [
      "\(unread.total) values that no step asks for: \(printable(unread.text(most: Int(clamping: most))))"
    ]
  }

  private var closingsText: String {
    guard !closings.isEmpty else { return "" }
    let counts = orderedClosings.map { "\(printable($0.name)) \($0.count)" }
    return " (" + counts.joined(separator: ", ") + ")"
  }
}

/// At most so many lines, and how many more there are.
func listed(_ lines: [String], most: UInt64) -> [String] {
  let shown = lines.prefix(Int(clamping: most))
  return shown.count == lines.count
    ? lines : shown + ["  and \(lines.count - shown.count) more; --most N lists N, --json all"]
}

extension [DeviationTotal] {
  /// Nothing if there is no more to it than the list that follows.
  func text(of count: Int, most: UInt64) -> [String] {
    guard self.count < count else { return [] }
    let width = String(first?.count ?? 0).count
    return listed(
      map { total in
        let count = String(total.count)
        let command = total.command.map { "\($0): " } ?? ""
        return "  " + String(repeating: " ", count: Swift.max(0, width - count.count)) + count
          + " × \(printable(total.activity)): \(total.kind.rawValue): \(command)"
          + printable(total.reason)
      }, most: most)
  }
}

extension LogRemark {
  fileprivate var text: String {
    let place = event == 0 ? "" : ", event \(event)"
    let activity = activity.isEmpty ? "" : ", \(printable(activity))"
    return "  case \(printable(foreignCase))\(place)\(activity): \(kind.rawValue): "
      + printable(reason)
  }
}

extension Deviation {
  fileprivate func text(_ output: Output) -> String {
    let step = command.map { "\($0)\(isInferred ? ", inferred" : ""): " } ?? ""
    let line = line.map { "line \($0): " } ?? ""
    return "  case \(printable(foreignCase)), event \(event), \(printable(activity)): "
      + output.red(kind.rawValue) + ": \(line)" + step + printable(reason)
  }
}
