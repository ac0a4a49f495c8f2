import EventSourcing

extension LeadDecider {
  public static func opposite(
    of command: LeadCommand, on before: Lead, isLatest: Bool, because reason: String
  ) -> LeadCommand? {
    switch command {
    case .disqualifyLead, .loseLead: .reviveLead(ReviveLead(reason: reason))
    default: nil
    }
  }
}
