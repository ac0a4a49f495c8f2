import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

extension Verb {
  func verify(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    if let file = arguments.value("proof") {
      return try verify(proof: file, arguments, &output)
    }
    let path = arguments.log
    let verification = try LogVerification(of: path)
    let isWhole = verification.ending == .whole
    if arguments.has("json") {
      output.line(verification.json)
    } else {
      output.line(verification.wording[output.speech.language])
    }
    guard isWhole else {
      output.message(verification.advice.at(path))
      return .damaged
    }
    if let file = arguments.value("against") {
      let code = try verify(path, against: file, arguments, &output)
      guard code == .done else { return code }
    }
    guard arguments.has("decisions") else { return .done }
    var audit = DecisionAudit()
    let log = try WriteAheadLog.openForReading(path)
    try naming(path) { () throws(EventStoreError) in try log.checkHoldsClaims() }
    try audit.run(on: log)
    for difference in audit.differences {
      output.line(arguments.has("json") ? difference.json : difference.text(output.speech))
    }
    output.line(arguments.has("json") ? audit.json : audit.wording[output.speech.language])
    return audit.differences.isEmpty ? .done : .failed
  }
}

extension LogVerification {
  /// How it ends, and what of it is intact.
  var wording: Wording {
    let counts = Wording(
      "\(commits) commits, \(refusals) refusals, \(events) events in \(streams) streams",
      "\(commits) confirmaciones, \(refusals) rechazos, \(events) eventos en \(streams) flujos")
    switch ending {
    case .whole:
      let origin = salvaged.map {
        Wording(
          "; salvaged from the log \($0.logID.text)", "; salvado del registro \($0.logID.text)")
      }
      return Wording(
        "whole: \(counts.en); \(intactBytes) bytes checked\(origin?.en ?? "")\(state.en)",
        "íntegro: \(counts.es); \(intactBytes) bytes comprobados\(origin?.es ?? "")\(state.es)")
    case .torn(let offset, let fault):
      return Wording(
        "torn at byte \(offset): \(fault.description); intact before it: \(counts.en)",
        "cortado en el byte \(offset): \(fault.wording.es); intacto antes: "
          + counts.es)
    case .damaged(let offset, let fault):
      return Wording(
        "damaged at byte \(offset): \(fault.description); intact before it: \(counts.en)",
        "dañado en el byte \(offset): \(fault.wording.es); intacto antes: "
          + counts.es)
    }
  }

  /// Whether somebody writes it, or closed it.
  private var state: Wording {
    if isBeingWritten {
      return Wording(
        "; somebody is writing it, and what is not durable yet was left out",
        "; alguien lo está escribiendo, y lo que aún no es duradero se omitió")
    }
    return isSealed
      ? Wording(", sealed", ", sellado")
      : Wording(", not sealed: it was not closed", ", sin sello: no se cerró")
  }

  /// What to do about an ending that is not whole.
  var advice: Wording {
    switch ending {
    case .whole: Wording("nothing to do", "nada que hacer")
    case .torn:
      Wording(
        "a crash tore the last write. Nothing acknowledged is missing, unless the end was removed "
          + "on purpose; the next 'claims send' cuts the torn bytes off and keeps a copy of them",
        "una caída cortó la última escritura. No falta nada de lo confirmado, salvo que el final se "
          + "quitara a propósito; el próximo 'claims send' recorta los bytes sobrantes y guarda una "
          + "copia")
    case .damaged:
      Wording(
        "bytes that were durable are missing or changed. Nothing is written to this log any more; "
          + "restore it from a copy, or save what is intact with 'claims salvage'",
        "faltan bytes que eran duraderos, o han cambiado. Ya no se escribe nada en este registro; "
          + "restáurelo de una copia, o salve lo que está intacto con 'claims salvage'")
    }
  }

  var json: String {
    return JSONWriter.object { writer in
      writer.key("ending")
      var place: (offset: UInt64, fault: FrameFault)?
      switch ending {
      case .whole: writer.string("whole")
      case .torn(let offset, let fault):
        writer.string("torn")
        place = (offset, fault)
      case .damaged(let offset, let fault):
        writer.string("damaged")
        place = (offset, fault)
      }
      if let place {
        writer.member("offset", place.offset)
        writer.member("reason", place.fault.description)
      }
      writer.member("logID", logID.text)
      if let salvaged {
        writer.member("salvagedFrom", salvaged.logID.text)
        writer.member("report", salvaged.report.description)
      }
      writer.member("bytes", bytes)
      writer.member("intactBytes", intactBytes)
      writer.member("commits", commits)
      writer.member("refusals", refusals)
      writer.member("events", events)
      writer.member("streams", streams)
      writer.member("sealed", isSealed)
      writer.member("beingWritten", isBeingWritten)
    }
  }
}

extension DecisionAudit {
  var json: String {
    return JSONWriter.object { writer in
      writer.member("decisions", decisions)
      writer.member("refusals", refusals)
      writer.member("summaries", summaries)
      writer.member("counted", counted)
      writer.member("differences", differences.count)
    }
  }

  var wording: Wording {
    let count = differences.count
    let outcome =
      count == 0
      ? Wording("all match", "todas coinciden")
      : Wording("\(count) differ", "\(count) difieren")
    let more =
      summaries > 0
      ? Wording(
        "; \(counted) more refusals were only counted",
        "; otros \(counted) rechazos solo se contaron")
      : Wording()
    return Wording(
      "Re-ran \(decisions) decisions and \(refusals) refusals: \(outcome.en)\(more.en)",
      "\(decisions) decisiones y \(refusals) rechazos repetidos: \(outcome.es)\(more.es)")
  }
}

extension DecisionAudit.Difference {
  func text(_ speech: Speech) -> String {
    let what = shown(stream, person)
    return Wording(
      "after position \(decidedAt.value), \(what), command \(command.text): \(wording.en)",
      "tras la posición \(decidedAt.value), \(what), orden \(command.text): \(wording.es)")[
        speech.language]
  }

  var json: String {
    return JSONWriter.object { writer in
      writer.member("decidedAt", decidedAt.value)
      writer.target(stream, person)
      writer.member("command", command.text)
      writer.member("difference", explanation)
    }
  }
}
