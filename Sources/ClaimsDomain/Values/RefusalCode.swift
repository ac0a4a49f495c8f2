import EventSourcing

/// Every way in which a command can be refused. Numbers and names are stored and spoken by every
/// front end: never renumber or rename one; add.
///
/// Source: Specs/Lifecycles/Claim.md, "Refusals".
public enum RefusalCode: UInt32, CodedEnum {
  case unspecified = 0
  // The validator's own, in its order.
  case malformedCommand = 1
  case effectiveInFuture = 2
  case notAuthorised = 3
  case commandIdReused = 4
  case notFound = 5
  case idTaken = 6
  case notParty = 7
  case revisionConflict = 8
  case invalidTransition = 9
  case commandTooLarge = 10
  // The claim's guards.
  case missingRequiredFields = 20
  case noChange = 21
  case futureDate = 22
  case amountNotPositive = 23
  case negativeAmount = 24
  case currencyMismatch = 25
  case claimNotFound = 26
  case assigneeMissing = 28
  case conflictOfInterest = 29
  case reasonMissing = 30
  case emptyText = 31
  case outcomeInvalid = 32
  case reopenLimit = 33
  case openItemsRemain = 34
  // Reserves, decision, payments.
  case reserveBelowCommitted = 40
  case reserveBelowApproved = 41
  case amountExceedsClaimed = 42
  case amountExceedsReserve = 43
  case approvedBelowPaid = 44
  case alreadyPaid = 45
  case amountExceedsApproved = 46
  case payeeMissing = 47
  case paymentNotFound = 48
  case paymentNotPending = 49
  case paymentNotAuthorised = 50
  case fourEyesRequired = 51
  // Actors and rules.
  case lastAdministrator = 60
  case unknownCatalogCode = 61
  case actorNotRegistered = 62
  case ruleOutOfRange = 63
  // The whole claim: filing, inquiry, decisions, regions, parts.
  case resubmitLimit = 70
  case alreadyAcknowledged = 71
  case assigneeInvalid = 72
  case dueInPast = 73
  case itemNotOpen = 74
  case notDue = 75
  case nothingPending = 76
  case authorityExceeded = 77
  case coverageNotConfirmed = 78
  case documentNotVerified = 79
  case documentExpired = 80
  case documentRejected = 81
  case documentMissing = 82
  case holdActive = 83
  case policyLimitExceeded = 84
  case policyNotInForce = 85
  case filingDeadlinePassed = 86
  case appealWindowClosed = 87
  case appealLimit = 88
  case paymentNotIssued = 89
  case paymentAlreadyCleared = 90
  case amountExceedsPaid = 91
  case selfReference = 92
  case duplicateChain = 93
  case notReopenable = 94
  case limitationExpired = 95
  case scoreOutOfRange = 96
  case noFlag = 97
  case alreadyReferred = 98
  case notReferred = 99
  case nothingPaid = 100
  case recoveryExceedsPaid = 101
  case subrogationNotOpen = 102
  case litigationNotOpen = 103
  case eventNotFound = 104
  case correctionNotAllowed = 105
  case partNotFound = 106
  case partLocked = 107
  case asOfInFuture = 108
  case retentionActive = 109
  case litigationHold = 110
  case erasureUnavailable = 111
  case attachmentTooLarge = 112
  case mimeNotAllowed = 113
  case duplicateAttachment = 114
  case partLimit = 115
  case checksumMismatch = 116
  case documentNotFound = 117
  case documentDeleted = 118
  case alreadyReferenced = 119
  case documentRequired = 120
  case invalidField = 121
  case amountMismatch = 122
  case partStateInvalid = 123
  case alreadyOpen = 124
  case proposalOutdated = 125
  case partInUse = 126
  case originNotFound = 127
  // Documents.
  case invalidDocumentType = 130
  case invalidImageFormat = 131
  case sizeTooLarge = 132
  case compressionFailed = 133
  case pageNotFound = 134
  case alreadyExpired = 135
  case alreadyReminded = 136
  case documentInUse = 137
  case recipientMissing = 138
  // Incident reports.
  case anonymityMismatch = 150
  case anonymousNotAllowed = 151
  case invalidURL = 152
  case noticeOutOfOrder = 153
  case alreadySent = 154
  case timelineOutOfOrder = 155
  case reportNotFound = 156
  case alreadyEscalated = 157
  case impactTooLow = 158
  case attachmentLimit = 159
  // Accidents and properties.
  case propertyNotFound = 170
  case propertyInUse = 171
  case roomNotFound = 172
  case evidenceNotFound = 173
  // Intake: quizzes and leads.
  case flowNotFound = 180
  case flowBroken = 181
  case optionNotOffered = 182
  case nothingToUndo = 183
  case contactMissing = 184
  case consentMissing = 185
  case leadNotFound = 186
  case quizNotFound = 187
  case practiceAreaNotServed = 188
  // Catalogs, and what an outbox says.
  case catalogFixed = 200
  case offline = 220
  case signedOut = 221
  case earlierWaiting = 222
  case attemptLimit = 223
  case stillConflicting = 224
  case outcomeUnknown = 225

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RefusalCode" }
}
