import ClaimsDomain
import ClaimsKernel
import EventSourcing

// One stream as it stands, and what waits for somebody.

extension QueryReading {
  mutating func show(_ params: inout Params) throws(RPCError) -> Body {
    let stream = try stream(&params)
    let isFull = try params.flag("full")
    return { (scene) throws(RPCError) in
      let redaction = try scene.redaction(of: stream)
      guard let snapshot = scene.logState.claims[stream.id] else {
        return scene.logState.snapshot(of: stream).map { [$0.json(redaction)] } ?? []
      }
      let answers = try scene.answering { (log) throws(EventStoreError) in
        try AnsweredRequests(of: snapshot.id, in: log)
      }
      let detail = ClaimDetail(snapshot, isAnswered: answers.contains(snapshot.id))
      return [detail.json(withParts: isFull, permissions: [], redaction: redaction)]
    }
  }

  func worklist(_ params: inout Params) throws(RPCError) -> Body {
    let kind = try params.choice("kind", WorklistKind.self) ?? .mine
    guard let worker = try params.actor("of") ?? reader else {
      throw params.fault(
        "of", "it is missing: whose work is asked for?",
        "falta: ¿de quién es el trabajo?")
    }
    return { (scene) throws(RPCError) in
      guard scene.logState.actors[worker] != nil else {
        throw RPCError(
          .invalidParams, "of: '\(worker.text)' is not in the register",
          "of: '\(worker.text)' no está inscrito")
      }
      let answers = try scene.answering { (log) throws(EventStoreError) in
        try AnsweredRequests(folding: log)
      }
      let roles = scene.logState.actors.roles(of: worker)
      let claims = scene.logState.worklist(
        kind, of: worker, as: roles, answers: answers, seenBy: scene.access, at: scene.now)
      let others = scene.logState.streamWork(
        kind, of: worker, as: roles, seenBy: scene.access, at: scene.now)
      return claims.map(\.json) + others.map(\.json)
    }
  }
}
