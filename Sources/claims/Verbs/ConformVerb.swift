import ClaimsKernel
import EventSourcing

extension Verb {
  /// Replays a foreign log and tells where it does what the lifecycle would not allow.
  func conform(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let most = try arguments.number("most") ?? 20
    let source = try ForeignSource(self, arguments, file: arguments.rest[0])
    var conformance = Conformance(source.map)
    try source.forEachCase { conformance.replay($0) }
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
      "\(cases) cases, \(conformingOnTable) conforming on the table, \(conforming) on the guards too"
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
      "\(inferred) facts inferred: the log leaves them implicit and the map assumes them",
      "\(events) events, \(passedOver) of them passed over",
    ]
    let kinds = Deviation.Kind.allCases.compactMap { kind in
      let count = deviations.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    lines.append(
      deviations.isEmpty
        ? "no deviations" : "\(deviations.count) deviations: " + kinds.joined(separator: ", "))
    let listed = deviations.prefix(Int(clamping: most))
    lines += listed.map { $0.text(output) }
    if listed.count < deviations.count {
      lines.append("  and \(deviations.count - listed.count) more; --most N lists N, --json all")
    }
    return lines.joined(separator: "\n")
  }

  private var closingsText: String {
    guard !closings.isEmpty else { return "" }
    let counts = orderedClosings.map { "\(printable($0.name)) \($0.count)" }
    return " (" + counts.joined(separator: ", ") + ")"
  }
}

extension Deviation {
  fileprivate func text(_ output: Output) -> String {
    let step = command.map { "\($0)\(isInferred ? ", inferred" : ""): " } ?? ""
    return "  case \(printable(foreignCase)), event \(event), \(printable(activity)): "
      + output.red(kind.rawValue) + ": " + step + printable(reason)
  }
}
