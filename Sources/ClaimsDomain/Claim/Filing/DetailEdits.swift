import EventSourcing

// Writing a draft: rows K01 and K02. Corrections change details in the same way.

extension EditDraft {
  /// Creates an edit of the first three details; what is nil stays as it is.
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    details = ClaimDetails(title: title, claimed: claimed, lossDate: lossDate)
  }
}

extension ClaimDetailsEdited {
  /// Creates an event that states the first three details; what is nil is not stated.
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    details = ClaimDetails(title: title, claimed: claimed, lossDate: lossDate)
  }
}

extension Claim {
  /// Takes over what is given; the rest stays.
  mutating func apply(_ change: ClaimDetails) {
    if let title = change.title { self.title = title }
    if let claimed = change.claimed { self.claimed = claimed }
    if let lossDate = change.lossDate { self.lossDate = lossDate }
    var rest = change
    (rest.title, rest.claimed, rest.lossDate) = (nil, nil, nil)
    if rest != ClaimDetails() { file.apply(rest) }
  }
}

extension ClaimFile {
  fileprivate mutating func apply(_ change: ClaimDetails) {
    let before = details.parties
    details.apply(change)
    noteFormerParties(before.map { $0.actor })
  }
}

extension ClaimDetails {
  /// Takes over what the change gives.
  fileprivate mutating func apply(_ change: ClaimDetails) {
    if let cause = change.cause { self.cause = cause }
    if let location = change.location { self.location = location }
    if let reportedDate = change.reportedDate { self.reportedDate = reportedDate }
    if let serviceFrom = change.serviceFrom { self.serviceFrom = serviceFrom }
    if let serviceTo = change.serviceTo { self.serviceTo = serviceTo }
    if let policy = change.policy { self.policy = policy }
    if let property = change.property { self.property = property }
    if let use = change.use { self.use = use }
    if !change.diagnoses.isEmpty { diagnoses = change.diagnoses }
    if !change.parties.isEmpty { parties = change.parties }
  }
}
