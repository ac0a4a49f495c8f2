import ClaimsDomain
import ClaimsKernel
import EventSourcing

// One stream as it stands, and what waits for somebody.

extension QueryReading {
  mutating func show(_ params: inout Params) throws(RPCError) -> Body {
    guard let stream = try params.stream("stream")?.stream else {
      throw params.fault("stream", "it is missing", "falta")
    }
    guard stream.category.word != nil else {
      throw params.fault(
        "stream", "ask for actors, rules or catalogs, or for its history",
        "pregunte por actors, rules o catalogs, o por su historia")
    }
    let isFull = try params.flag("full")
    subject = stream
    return { (scene) throws(RPCError) in
      let redaction = try scene.redaction(of: stream)
      if let card = scene.world.card(of: stream) { return [card.json(redaction)] }
      guard let card = scene.world.claims[stream.id] else {
        throw RPCError.noStream
      }
      let answers = try scene.answering { (log) throws(EventStoreError) in
        try AnsweredRequests(of: card.id, in: log)
      }
      let detail = ClaimDetail(card, isAnswered: answers.contains(card.id))
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
      guard scene.world.actors[worker] != nil else {
        throw RPCError(
          .invalidParams, "of: '\(worker.text)' is not in the register",
          "of: '\(worker.text)' no está inscrito")
      }
      let answers = try scene.answering { (log) throws(EventStoreError) in
        try AnsweredRequests(folding: log)
      }
      return scene.world.worklist(
        kind, of: worker, as: scene.world.actors.roles(of: worker), answers: answers,
        seenBy: scene.access, at: scene.now
      ).map(\.json)
    }
  }
}
