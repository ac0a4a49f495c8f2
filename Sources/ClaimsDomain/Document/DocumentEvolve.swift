import EventSourcing

extension DocumentDecider {
  public static func evolve(_ document: inout Document, _ event: DocumentEvent) {
    switch event {
    case .documentStarted(let started):
      document.status = .draft
      document.owner = started.owner
      document.version = started.version
      document.supersedes = started.supersedes
      document.take(started.details)
      document.contribute(started.by)
      if started.by != started.owner { document.representatives = [started.by] }
    case .pageAdded(let added):
      document.pages.append(added.page)
      document.change(by: added.page.addedBy)
      document.reading = nil
    case .pageRemoved(let removed):
      document.pages.removeAll { $0.id == removed.page }
      document.change(by: removed.by)
      document.reading = nil
    case .documentMetadataEdited(let edited):
      let changes = document.admit(edited.details, since: edited.effective).changes(to: document)
      guard changes != DocumentDetails() else { return document.contribute(edited.by) }
      document.take(changes)
      document.change(by: edited.by)
    case .documentSubmitted(let submitted): document.submit(submitted.by, submitted.at)
    case .ocrRecorded(let recorded): document.reading = recorded.reading
    case .documentVerified(let verified):
      document.status = .verified
      document.verifiedBy = verified.by
      document.verifiedAt = verified.at
      document.reminders = []
    case .documentRejected(let rejected):
      document.reject(rejected.codes, rejected.text)
    case .documentResubmitted(let resubmitted):
      document.submit(resubmitted.by, resubmitted.at)
    case .expiryReminderSent(let reminder): document.reminders.append(reminder.days)
    case .documentExpired: document.status = .expired
    case .documentSuperseded(let superseded):
      document.status = .superseded
      document.supersededBy = superseded.successor
    case .documentRevoked(let revoked):
      document.verifiedBy = ActorID()
      document.verifiedAt = nil
      document.reject([], revoked.reason)
    case .documentShared(let shared):
      document.removeShare(with: shared.recipient)
      document.sharedWith.append(
        DocumentShare(recipient: shared.recipient, until: shared.until ?? Instant()))
    case .documentUnshared(let unshared): document.removeShare(with: unshared.recipient)
    case .documentDeleted:
      document.status = .deleted
      document.sharedWith = []
    case .documentDataErased(let erased):
      document.status = .erased
      document.sharedWith = []
      document.forgetTexts(erasedAt: erased.at)
    case .documentRepresentativeAuthorised(let authorised):
      document.representatives.append(authorised.representative)
    case .documentRepresentativeRevoked(let revoked):
      document.representatives.removeAll { $0 == revoked.representative }
    }
  }
}

extension Document {
  fileprivate mutating func take(_ details: DocumentDetails) {
    if let type = details.type { self.type = type }
    if let title = details.title { self.title = title }
    if let notes = details.notes { self.notes = notes }
    if let issuedOn = details.issuedOn { self.issuedOn = issuedOn }
    if let validUntil = details.validUntil { self.validUntil = validUntil }
    if details.isEndless { validUntil = nil }
  }

  fileprivate mutating func contribute(_ actor: ActorID) {
    guard !actor.isEmpty, !contributors.contains(actor) else { return }
    contributors.append(actor)
  }

  fileprivate mutating func change(by actor: ActorID) {
    contribute(actor)
    isChanged = status == .rejected
  }

  fileprivate mutating func submit(_ actor: ActorID, _ time: Instant?) {
    contribute(actor)
    status = .pending
    submissions &+= 1
    submittedAt = time
    isChanged = false
    rejectionCodes = []
    rejectionText = ""
  }

  fileprivate mutating func reject(_ codes: [String], _ text: String) {
    status = .rejected
    rejectionCodes = codes
    rejectionText = text
    isChanged = false
  }

  fileprivate mutating func removeShare(with recipient: String) {
    sharedWith.removeAll { $0.recipient.utf8.elementsEqual(recipient.utf8) }
  }
}
