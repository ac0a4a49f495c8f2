import EventSourcing

/// A command about a lead: a verb and its arguments.
public enum LeadCommand: Union {
  case startLead(StartLead)
  case editLead(EditLead)
  case submitLead(SubmitLead)
  case recordContact(RecordContact)
  case qualifyLead(QualifyLead)
  case disqualifyLead(DisqualifyLead)
  case convertLead(ConvertLead)
  case loseLead(LoseLead)
  case reviveLead(ReviveLead)
  case discardLead(DiscardLead)

  public static var unionName: StaticString { "LeadCommand" }

  @inlinable public var kind: LeadVerb {
    switch self {
    case .startLead: .startLead
    case .editLead: .editLead
    case .submitLead: .submitLead
    case .recordContact: .recordContact
    case .qualifyLead: .qualifyLead
    case .disqualifyLead: .disqualifyLead
    case .convertLead: .convertLead
    case .loseLead: .loseLead
    case .reviveLead: .reviveLead
    case .discardLead: .discardLead
    }
  }

  @inlinable public static func read<F: FieldVisitor & ~Copyable>(
    _ kind: LeadVerb, from visitor: inout F
  ) throws(WireError) -> LeadCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
    case .unspecified: return nil
    case .startLead: return .startLead(try filled(StartLead.self))
    case .editLead: return .editLead(try filled(EditLead.self))
    case .submitLead: return .submitLead(try filled(SubmitLead.self))
    case .recordContact: return .recordContact(try filled(RecordContact.self))
    case .qualifyLead: return .qualifyLead(try filled(QualifyLead.self))
    case .disqualifyLead: return .disqualifyLead(try filled(DisqualifyLead.self))
    case .convertLead: return .convertLead(try filled(ConvertLead.self))
    case .loseLead: return .loseLead(try filled(LoseLead.self))
    case .reviveLead: return .reviveLead(try filled(ReviveLead.self))
    case .discardLead: return .discardLead(try filled(DiscardLead.self))
    }
  }

  @inlinable public func visitPayload<F: FieldVisitor & ~Copyable>(
    _ visitor: inout F
  ) throws(WireError) {
    switch self {
    case .startLead(var payload): try visitor.payload(&payload)
    case .editLead(var payload): try visitor.payload(&payload)
    case .submitLead(var payload): try visitor.payload(&payload)
    case .recordContact(var payload): try visitor.payload(&payload)
    case .qualifyLead(var payload): try visitor.payload(&payload)
    case .disqualifyLead(var payload): try visitor.payload(&payload)
    case .convertLead(var payload): try visitor.payload(&payload)
    case .loseLead(var payload): try visitor.payload(&payload)
    case .reviveLead(var payload): try visitor.payload(&payload)
    case .discardLead(var payload): try visitor.payload(&payload)
    }
  }
}
