import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What the log says: what happened, who did it, and what was known when.

/// How many rows a history has where nobody says.
private let rowsOfHistory = 1000

extension QueryReading {
  mutating func history(_ params: inout Params) throws(RPCError) -> Body {
    let stream = try params.stream("stream")?.stream
    let after = try params.value("after", UInt64.self) ?? 0
    let limit = try params.count("limit") ?? rowsOfHistory
    subject = stream
    return { (scene) throws(RPCError) in
      if let stream { _ = try scene.redaction(of: stream) }
      var rows: [String] = []
      guard limit > 0 else { return rows }
      try scene.forEachLine(of: stream, after: after) { line in
        if let seen = VisibleEvent(line, as: scene.visibility) { rows.append(seen.json) }
        return rows.count < limit
      }
      return rows
    }
  }

  func refusals(_ params: inout Params) throws(RPCError) -> Body {
    let after = try params.value("after", UInt64.self) ?? 0
    let limit = try params.count("limit") ?? rowsOfHistory
    return { (scene) throws(RPCError) in
      var rows: [String] = []
      guard limit > 0 else { return rows }
      try scene.forEachEntry(after: after) { (entry) throws(WireError) in
        if let line = try RefusalLine(entry)?.seen(as: scene.visibility) { rows.append(line.json) }
        return rows.count < limit
      }
      return rows
    }
  }

  mutating func timeline(_ params: inout Params) throws(RPCError) -> Body {
    let stream = try stream(&params)
    return { (scene) throws(RPCError) in
      _ = try scene.redaction(of: stream)
      var timeline = Timeline(as: scene.visibility)
      var rows: [String] = []
      try scene.forEachLine(of: stream) { line in
        if let moment = timeline.next(line) { rows.append(moment.json) }
        return true
      }
      return rows
    }
  }

  mutating func blame(_ params: inout Params) throws(RPCError) -> Body {
    let stream = try stream(&params)
    return { (scene) throws(RPCError) in
      _ = try scene.redaction(of: stream)
      var blame = Blame()
      try scene.forEachLine(of: stream) { line in
        blame.apply(line)
        return true
      }
      return blame.rows(as: scene.visibility).map(\.json)
    }
  }

  mutating func diff(_ params: inout Params) throws(RPCError) -> Body {
    let stream = try stream(&params)
    let from = try point(&params, "from") ?? .position(0)
    let to = try point(&params, "to") ?? AuditPoint()
    return { (scene) throws(RPCError) in
      let redaction = try scene.redaction(of: stream)
      var comparison = Comparison(from: from, to: to)
      try scene.forEachLine(of: stream) { line in
        comparison.apply(line)
        return true
      }
      return comparison.differences(as: redaction).map(\.json)
    }
  }

  mutating func replay(_ params: inout Params) throws(RPCError) -> Body {
    let claim = try params.value("claim", Identifier.self)
    let stream = try params.stream("stream")?.stream ?? claim.map { .claim($0) }
    var point = AuditPoint()
    if let position = try params.value("position", UInt64.self) {
      point.known = .position(position)
    }
    if let time = try params.value("recorded", Instant.self) {
      guard point.known == .everything else {
        throw params.fault(
          "recorded", "it and 'position' both say what was known",
          "él y 'position' dicen ambos qué se sabía")
      }
      point.known = .recorded(time)
    }
    point.effective = try params.value("effective", Instant.self)
    subject = stream
    return { [point] (scene) throws(RPCError) in
      guard let stream else { return try Self.replayedClaims(at: point, scene) }
      let redaction = try scene.redaction(of: stream)
      var folded = StreamAsOf(stream, point)
      try scene.forEachEntry(of: stream) { (entry) throws(WireError) in try folded.apply(entry) }
      guard let snapshot = folded.snapshot else {
        throw RPCError(
          .notFound, "there was no such stream then", "entonces no existía ese flujo")
      }
      return [snapshot.json(redaction)]
    }
  }

  private static func replayedClaims(
    at point: AuditPoint, _ scene: QueryScene
  ) throws(RPCError) -> [String] {
    var folded = ClaimsAsOf(point)
    try scene.forEachEntry { (entry) throws(WireError) in try folded.apply(entry) }
    return folded.claims(as: scene.visibility).map { $0.snapshot.json($0.redaction) }
  }

  private func point(_ params: inout Params, _ name: StaticString) throws(RPCError) -> AuditPoint? {
    guard let text = try params.value(name, String.self) else { return nil }
    if let point = AuditPoint(text) { return point }
    throw params.fault(
      "\(name)",
      "expected a position or a time as text, or either followed by @TIME for what was true then",
      "se esperaba una posición o un momento como texto, o cualquiera seguido de @TIME para lo que "
        + "era cierto entonces")
  }
}
