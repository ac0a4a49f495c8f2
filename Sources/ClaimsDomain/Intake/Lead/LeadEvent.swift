import EventSourcing

/// Something that happened to a lead.
public enum LeadEvent: Union {
  case leadStarted(LeadStarted)
  case leadEdited(LeadEdited)
  case leadSubmitted(LeadSubmitted)
  case contactAttempted(ContactAttempted)
  case leadContacted(LeadContacted)
  case leadQualified(LeadQualified)
  case leadDisqualified(LeadDisqualified)
  case leadConverted(LeadConverted)
  case leadLost(LeadLost)
  case leadRevived(LeadRevived)
  case leadDiscarded(LeadDiscarded)

  public static var unionName: StaticString { "LeadEvent" }

  @inlinable public var kind: LeadEventKind {
    switch self {
    case .leadStarted: .leadStarted
    case .leadEdited: .leadEdited
    case .leadSubmitted: .leadSubmitted
    case .contactAttempted: .contactAttempted
    case .leadContacted: .leadContacted
    case .leadQualified: .leadQualified
    case .leadDisqualified: .leadDisqualified
    case .leadConverted: .leadConverted
    case .leadLost: .leadLost
    case .leadRevived: .leadRevived
    case .leadDiscarded: .leadDiscarded
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: LeadEventKind, from visitor: inout F
  ) throws(WireError) -> LeadEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .leadStarted: return .leadStarted(try filled(LeadStarted.self))
    case .leadEdited: return .leadEdited(try filled(LeadEdited.self))
    case .leadSubmitted: return .leadSubmitted(try filled(LeadSubmitted.self))
    case .contactAttempted: return .contactAttempted(try filled(ContactAttempted.self))
    case .leadContacted: return .leadContacted(try filled(LeadContacted.self))
    case .leadQualified: return .leadQualified(try filled(LeadQualified.self))
    case .leadDisqualified: return .leadDisqualified(try filled(LeadDisqualified.self))
    case .leadConverted: return .leadConverted(try filled(LeadConverted.self))
    case .leadLost: return .leadLost(try filled(LeadLost.self))
    case .leadRevived: return .leadRevived(try filled(LeadRevived.self))
    case .leadDiscarded: return .leadDiscarded(try filled(LeadDiscarded.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .leadStarted(var payload): try visitor.payload(&payload)
    case .leadEdited(var payload): try visitor.payload(&payload)
    case .leadSubmitted(var payload): try visitor.payload(&payload)
    case .contactAttempted(var payload): try visitor.payload(&payload)
    case .leadContacted(var payload): try visitor.payload(&payload)
    case .leadQualified(var payload): try visitor.payload(&payload)
    case .leadDisqualified(var payload): try visitor.payload(&payload)
    case .leadConverted(var payload): try visitor.payload(&payload)
    case .leadLost(var payload): try visitor.payload(&payload)
    case .leadRevived(var payload): try visitor.payload(&payload)
    case .leadDiscarded(var payload): try visitor.payload(&payload)
    }
  }
}
