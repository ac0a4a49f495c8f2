import ClaimsKernel
import EventSourcing

extension Verb {
  /// Replays a foreign log and tells where it does what our lifecycle would not allow.
  func conform(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let file = arguments.rest[0]
    guard let mapFile = arguments.value("map") else {
      throw Usage("'\(self)' needs --map MAP.json; Examples/Maps has one, and says how they read")
    }
    guard mapFile != "-" || file != "-" else {
      throw Usage("the map and the log cannot both come from standard input")
    }
    let most = try arguments.number("most") ?? 20
    var conformance = Conformance(try map(from: mapFile))
    let input = try Input(file)
    do {
      try XESReader.read({ try input.chunk() }) { conformance.replay($0) }
    } catch let fault as XESFault {
      throw Failure("\(shown(file)): \(printable(fault.message))")
    } catch let failure as Failure {
      throw Failure("\(shown(file)): \(failure.explanation)")
    }
    if arguments.has("json") {
      output.line(conformance.report.json)
    } else {
      output.text(conformance.report.text(output, most: most))
    }
    return .done
  }

  private func map(from file: String) throws(Failure) -> ActivityMap {
    let input = try Input(file)
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try input.all()
    } catch { throw Failure("\(shown(file)): \(error.explanation)") }
    do throws(JSONFault) {
      return try ActivityMap(json: bytes)
    } catch { throw Failure("\(shown(file)): \(printable(error.explanation))") }
  }

  private func shown(_ file: String) -> String { file == "-" ? "standard input" : file }
}

extension ConformanceReport {
  /// For people; `most` deviations are listed.
  func text(_ output: Output, most: UInt64) -> String {
    var lines = [
      "\(cases) cases, \(conforming) conforming"
        + (unjudged == 0 ? "" : ", \(unjudged) of which every event was passed over"),
      orderedOutcomes.map {
        "\($0.count) \($0.status == .none ? "without a claim" : "\($0.status.name)")"
      }
      .joined(separator: ", "),
      "\(inferred) facts inferred: the log leaves them implicit and the map assumes them",
      "\(events) events, \(passedOver) of them passed over",
    ].filter { !$0.isEmpty }
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
}

extension Deviation {
  fileprivate func text(_ output: Output) -> String {
    let step = command.map { "\($0.name)\(isInferred ? ", inferred" : ""): " } ?? ""
    return "  case \(printable(foreignCase)), event \(event), \(printable(activity)): "
      + output.red(kind.rawValue) + ": " + step + printable(reason)
  }
}
