import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing

// The verbs flags and what-if: what is worth a look, and what would have been otherwise.

extension Verb {

  static let whatIfOptions = [
    Option("rules", "FILE")
  ]

  func flags(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var query: FlagsQuery = try arguments.query(without: ["thresholds"])
    query.thresholds = try arguments.json("thresholds") { (bytes) throws(JSONFault) in
      try FlagThresholds(json: bytes)
    }
    return try ask(query, audit(arguments, output), arguments, &output) { rows, scene, output in
      var count = 0
      let more = try rows.forEach { finding in
        count += 1
        output.entry(finding.text(output))
        return !output.isBroken
      }
      output.tell(leftOut: more)
      let speech = output.speech
      guard scene.visibility.seesEveryRefusal else { return }
      output.line(
        output.dim(
          count == 0 && more == 0
            ? speech.say(.nothingFlagged) : speech.say(.flagsFound, count)))
    }
  }

  func whatIf(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let (rules, limits) = (
      try arguments.json("rules") { (bytes) throws(JSONFault) in try SupposedRules(json: bytes) },
      try arguments.json("limits") { (bytes) throws(JSONFault) in try SupposedLimits(json: bytes) }
    )
    guard rules != nil || limits != nil || arguments.value("limit-factor") != nil else {
      throw Usage(.whatIfNeedsAPolicy)
    }
    var query = WhatIfQuery()
    query.rules = rules
    let given = try arguments.message(WhatIfQuery.self, without: ["limits"])
    (query.limitFactor, query.replay) = (given.limitFactor, given.replay)
    (query.period, query.clock) = (given.period, given.clock)
    query.limits = limits?.limits ?? []
    try arguments.check(query.fault)
    return try ask(query, audit(arguments, output), arguments, &output) { rows, _, output in
      var different = 0
      _ = try rows.forEach { row in
        switch row {
        case .difference, .stream: different += 1
        default: break
        }
        output.line(row.text(output, different: different, replayed: query.replay))
        return !output.isBroken
      }
      let speech = output.speech
      output.line(
        output.dim(
          speech.say(query.replay ? .playedOnInAWorldOfItsOwn : .judgedInTheWorldAsRecorded)))
    }
  }
}

extension Verb {
  /// Tells a reader who is shown no row, whatever there is, that this is no finding.
  fileprivate func audit(_ arguments: Arguments, _ output: Output) throws -> Asking {
    let asking = try Asking(arguments, output)
    if !asking.scene.visibility.seesEveryRefusal { output.message(.auditIsNotShown) }
    return asking
  }
}

extension Arguments {
  /// Reads the file that an option names, as JSON; nil if it is not given.
  fileprivate func json<Value>(
    _ option: String, _ read: ([UInt8]) throws(JSONFault) -> Value
  ) throws -> Value? {
    guard let file = value(option) else { return nil }
    let bytes = try Input(file).all()
    do throws(JSONFault) { return try read(bytes) } catch {
      throw Failure(error.wording.of(file: file))
    }
  }
}

extension FlagFinding {
  /// One line for people.
  fileprivate func text(_ output: Output) -> String {
    let speech = output.speech
    let places = positions.map { "\($0.value)" }.joined(separator: "–")
    let about = stream.map { shown($0, person, speech) } ?? speech.say(.peopleOnly)
    let who = people.map { printable($0.text) }.joined(separator: ", ")
    let money = amounts.map(\.display).joined(separator: ", ")
    return places.leftPadded(to: 9) + "  " + speech.time(times.recorded) + "  "
      + output.red(speech.say(flag.key).padded(to: 22)) + " "
      + [
        speech.say(measure.key, measure.value, measure.threshold), who, money, about,
        speech.effective(times.effective, recorded: times.recorded) ?? "",
      ].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension FlagName {
  fileprivate var key: Phrase.Key {
    switch self {
    case .backdated: .flagBackdated
    case .nearLimit: .flagNearLimit
    case .splitPayments: .flagSplitPayments
    case .pairs: .flagPairs
    case .oddHours: .flagOddHours
    case .correctionsAfterPayment: .flagCorrectionsAfterPayment
    case .fastApprovals: .flagFastApprovals
    }
  }
}

extension FlagMeasure {
  fileprivate var key: Phrase.Key {
    switch unit {
    case .days: .measuredInDays
    case .percent: .measuredInPercent
    case .minutes: .measuredInMinutes
    case .hour: .measuredByHour
    case .weekendHour: .measuredAtWeekend
    case .times: .measuredInTimes
    case .payments: .measuredInPayments
    }
  }
}

extension WhatIfRow {
  /// One line for people, or two.
  fileprivate func text(_ output: Output, different: Int, replayed: Bool) -> String {
    let speech = output.speech
    switch self {
    case .difference(let difference): return difference.text(output)
    case .total(let total):
      let amount = total.currency.isNone ? "" : Money.display(total.amount, total.currency)
      return [
        speech.label(ofVerbNamed: total.command),
        speech.say(total.change.key), "\(total.decisions)", amount,
      ].filter { !$0.isEmpty }.joined(separator: "  ")
    case .decisions(let count):
      return speech.say(replayed ? .commandsPlayed : .decisionsJudged, count, different)
    case .stream(let stream):
      func text(_ ending: ReplayedStream.Ending?) -> String {
        guard let ending else { return speech.say(.noSuchStream) }
        let status = speech.words?.name(ofStatus: ending.status) ?? ending.status.name.description
        let money = [ending.approved, ending.paid].compactMap { $0?.display }
        return ([status] + money).joined(separator: ", ")
      }
      return shown(stream.stream, ActorID(), speech) + "  \(text(stream.then)) → "
        + text(stream.otherwise)
    case .money(let money):
      return speech.say(
        .approvedThenOtherwise, money.currency.decimal(money.approved.then),
        money.currency.decimal(money.approved.otherwise), money.currency.code) + "; "
        + speech.say(
          .paidThenOtherwise, money.currency.decimal(money.paid.then),
          money.currency.decimal(money.paid.otherwise), money.currency.code)
    }
  }
}

extension Money {
  fileprivate static func display(_ amount: Int128, _ currency: Currency) -> String {
    currency.decimal(amount) + " " + currency.code
  }
}

extension WhatIfDifference {
  fileprivate func text(_ output: Output) -> String {
    let speech = output.speech
    let head =
      speech.begin(entry.last, entry.recorded)
      + speech.who(command.actor, command.role).padded(to: 22) + " "
      + speech.label(ofVerb: command.command.name).padded(to: 18) + " "
    let otherwise =
      kinds.otherwise.isEmpty
      ? printable(speech.text(for: reasons.otherwise))
      : kinds.otherwise.map { speech.title(of: $0) }.joined(separator: ", ")
    let money = amount.map { $0.display + "  " } ?? ""
    let effective = entry.effectiveText(speech).map { ", " + $0 } ?? ""
    return head + output.red(speech.say(change.key)) + "  " + money + otherwise + "; "
      + shown(command.stream, command.person, speech) + effective
  }
}

extension WhatIfDifference.Change {
  fileprivate var key: Phrase.Key {
    switch self {
    case .wouldBeRefused: .wouldBeRefusedNow
    case .wouldBeAccepted: .wouldBeAcceptedNow
    case .wouldLeadToOther: .wouldLeadToOther
    }
  }
}
