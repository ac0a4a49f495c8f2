import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What many streams come to: work, money, ages, suspicions, clocks, intake.

extension QueryReading {
  func worklist(_ params: inout Params) throws(RPCError) -> Body {
    let kind = try params.choice("kind", WorklistKind.self) ?? .mine
    guard let worker = try params.actor("of") ?? reader else {
      throw params.fault(
        "of", "it is missing: whose work is asked for?",
        "falta: ¿de quién es el trabajo?")
    }
    return { (scene) throws(RPCError) in
      guard scene.world.actors[worker] != nil else {
        throw RPCError(
          .invalidParams, "of: '\(worker.text)' is not in the register",
          "of: '\(worker.text)' no está inscrito")
      }
      let answers = try scene.answering { () throws(EventStoreError) in
        try AnsweredRequests(folding: scene.log)
      }
      let roles = scene.world.actors.roles(of: worker)
      let claims = scene.world.worklist(
        kind, of: worker, as: roles, answers: answers, seenBy: scene.access, at: scene.now)
      let others = scene.world.streamWork(
        kind, of: worker, as: roles, seenBy: scene.access, at: scene.now)
      return claims.map(\.json) + others.map(\.json)
    }
  }

  func financials(_ params: inout Params) throws(RPCError) -> Body {
    let wanted = try params.choice("by", FinancialsGrouping.self) ?? .type
    let clock = try params.choice("clock", ModelClock.self)
    guard wanted == .triangle || clock == nil else {
      throw params.fault("clock", "it concerns 'triangle' alone", "solo concierne a 'triangle'")
    }
    return { (scene) throws(RPCError) in
      let claims = scene.world.claims
      if let grouping = FinancialGrouping(rawValue: wanted.rawValue) {
        return FinancialTable(of: claims, by: grouping, as: scene.sight).jsonLines
      }
      let paid = try scene.answering { () throws(EventStoreError) in
        try PaidByMonth(folding: scene.log, clock: clock ?? .recorded)
      }
      let through = CalendarMonth((scene.log.head.recorded ?? Instant()).dayUTC)
      return PaidTriangle(of: claims, paid, through: through, as: scene.sight).jsonLines
    }
  }

  func aging(_ params: inout Params) throws(RPCError) -> Body {
    let asked = try params.choices("by", AgingGrouping.self)
    let groupings = asked.isEmpty ? [.type, .assignee] : asked
    let clock = try params.choice("clock", ModelClock.self) ?? .recorded
    let day = try params.value("at", LocalDate.self)
    return { (scene) throws(RPCError) in
      let claims = try scene.answering { () throws(EventStoreError) in
        try DatedClaims(clock: clock, until: day?.endUTC, folding: scene.log)
      }
      return AgingTable(
        of: claims, by: groupings, on: day ?? scene.now.dayUTC, as: scene.sight
      ).jsonLines
    }
  }

  func fraud(_ params: inout Params) throws(RPCError) -> Body {
    let statuses = try params.codes("status", FraudStatus.self)
    let clock = try params.choice("clock", ModelClock.self) ?? .recorded
    let until = try params.value("at", Instant.self)
    return { (scene) throws(RPCError) in
      let claims = try scene.answering { () throws(EventStoreError) in
        try DatedClaims(clock: clock, until: until, folding: scene.log)
      }
      return FraudBoard(
        of: claims, in: statuses, at: until ?? scene.now, as: scene.sight
      ).rows.map(\.json)
    }
  }

  func sla(_ params: inout Params) throws(RPCError) -> Body {
    guard let given = params.take("profile") else {
      throw params.fault(
        "profile", "it is missing: which clocks are there?", "falta: ¿qué plazos hay?")
    }
    let profile: SLAProfile
    do throws(JSONFault) { profile = try SLAProfile(json: Array(given.text.utf8)) } catch {
      throw params.fault("profile", error.wording)
    }
    let clock = try params.choice("clock", ModelClock.self) ?? .recorded
    let time = try params.value("at", Instant.self)
    let subject = try params.choice("subject", SLASubject.self)
    let onlyBreached = try params.flag("breached")
    let limit = try params.count("limit") ?? .max
    return { (scene) throws(RPCError) in
      let monitor = try scene.answering { () throws(EventStoreError) in
        try SLAMonitor(profile, clock: clock, folding: scene.log)
      }
      var rows: [String] = []
      monitor.forEachClock(at: time ?? scene.now, of: subject, as: scene.sight) { entry in
        guard rows.count < limit, !onlyBreached || entry.clock.state == .breached else { return }
        rows.append(entry.json)
      }
      return rows
    }
  }

  func funnel(_ params: inout Params) throws(RPCError) -> Body {
    let asked = try params.choices("by", FunnelGrouping.self)
    return { scene in
      IntakeFunnel(of: scene.world, by: asked.isEmpty ? [.month] : asked, as: scene.access)
        .jsonLines
    }
  }
}

private enum FinancialsGrouping: String, CaseIterable {
  case claim, line, type, month, triangle
}

extension LocalDate {
  /// Its last moment, in UTC; nil for a day that no time can name.
  fileprivate var endUTC: Instant? { Instant(text + "T23:59:59.999999999Z") }
}
