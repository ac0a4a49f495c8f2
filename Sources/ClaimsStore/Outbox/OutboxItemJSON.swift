import ClaimsDomain
import ClaimsKernel
import EventSourcing

extension OutboxItem {
  /// What a person may do about it, as far as the item alone tells. Buttons come from here.
  public var actions: [OutboxVerb] {
    let asked: [OutboxVerb] = [
      .retryQueued, .dropQueued, .editQueued, .retryAsNew, .resolveConflict,
    ]
    return asked.filter { verb in
      guard let step = OutboxDecider.lifecycle.step(from: status, on: verb) else { return false }
      return !isUnanswered || !step.guards.contains { $0.code == .outcomeUnknown }
    }
  }

  /// One line of JSON. Source: Specs/Outbox.md, "Items".
  public var json: String {
    return JSONWriter.object { writer in
      writer.member("command", id.text)
      writer.member("status", status.name.description)
      writer.member("place", place)
      writer.target(stream, command.person)
      if attempts > 0 {
        writer.member("attempts", UInt64(attempts))
      }
      writer.member("fault", fault)
      if !reasons.isEmpty {
        writer.member("refused", Refusal(reasons))
      }
      if status == .acknowledged {
        writer.member("position", position)
        writer.member("revision", revision)
      }
      let times: [(String, Instant?)] = [
        ("queued", queuedAt), ("due", dueAt), ("settled", settledAt),
      ]
      for (name, time) in times {
        guard let time else { continue }
        writer.member(name, time.text)
      }
      for (name, id) in [("replaces", replaces), ("replacement", replacement)]
      where id != Identifier() {
        writer.member(name, id.text)
      }
      writer.key("isUnanswered")
      writer.number(isUnanswered ? "true" : "false")
      writer.key("actions")
      writer.names(actions.map { $0.wireName })
      if let envelope = try? envelope() {
        writer.key("asked")
        writer.number(envelope.json)
      }
    }
  }
}

extension OutboxVerb {
  /// The method that does it. Source: Specs/JSONLines.md, "Without a connection".
  fileprivate var wireName: String {
    switch self {
    case .retryQueued: "retry"
    case .dropQueued: "drop"
    case .editQueued: "edit"
    case .resolveConflict: "resolve"
    default: name.description
    }
  }
}

extension RefusedAnswer {
  /// What an outbox says to a command that it does not queue.
  init(_ refusal: Refusal, of envelope: CommandEnvelope) {
    self.init(refusal, of: envelope.id, to: envelope.stream, envelope.person)
  }

  /// What the other side has said to an item.
  init(_ item: OutboxItem) {
    self.init(Refusal(item.reasons), of: item.id, to: item.stream, item.command.person)
  }

  init(
    _ refusal: Refusal, of id: Identifier, to stream: StreamID? = nil,
    _ person: ActorID = ActorID()
  ) {
    self.init()
    command = id
    self.stream = stream.flatMap { $0.category.word == nil ? nil : $0 }
    self.person = person.isEmpty ? nil : person
    reasons = refusal.reasons
    message = refusal.message
  }
}

extension Receipt {
  /// As far as an outbox remembers it.
  init(_ item: OutboxItem) {
    self.init()
    command = item.id
    stream = item.stream.category.word == nil ? nil : item.stream
    person = item.command.person.isEmpty ? nil : item.command.person
    (position, revision) = (item.position, item.revision)
    recorded = item.settledAt ?? item.queuedAt
  }
}
