// Generated from Sources/ClaimsKernel/Words/Languages by `swift run GenerateMessages`; change
// the tables there instead.
// swift-format-ignore-file

extension Expectation {
  /// within a day of {1}, the time of this record
  public static func withinADayOf<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("withinADayOf", "within a day of {1}, the time of this record", [v1.filling]) }
  /// a clock within {1} days of the last entry, of {2}: set it, or an administrator sends confirmClock if it is right, or correctClock if it was wrong before
  public static func withinDaysOfTheLastEntry<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("withinDaysOfTheLastEntry", "a clock within {1} days of the last entry, of {2}: set it, or an administrator sends confirmClock if it is right, or correctClock if it was wrong before", [v1.filling, v2.filling]) }
  /// a clock between 1677-09-21 and 2262-04-11: set it
  public static var clockInRange: Self { Self("clockInRange", "a clock between 1677-09-21 and 2262-04-11: set it") }
  /// latitudeMicrodegrees and longitudeMicrodegrees, both on Earth
  public static var latitudeMicrodegreesAndLongitudeMicrodegreesBothOnEarth: Self { Self("latitudeMicrodegreesAndLongitudeMicrodegreesBothOnEarth", "latitudeMicrodegrees and longitudeMicrodegrees, both on Earth") }
  /// lead or claim
  public static var leadOrClaim: Self { Self("leadOrClaim", "lead or claim") }
  /// place or description
  public static var placeOrDescription: Self { Self("placeOrDescription", "place or description") }
  /// the log's first command registers its administrator
  public static var logsFirstCommandRegistersItsAdministrator: Self { Self("logsFirstCommandRegistersItsAdministrator", "the log's first command registers its administrator") }
  /// an id of 1 to 64 bytes
  public static var idOf64Bytes: Self { Self("idOf64Bytes", "an id of 1 to 64 bytes") }
  /// a kind of decision
  public static var kindOfDecision: Self { Self("kindOfDecision", "a kind of decision") }
  /// a catalog
  public static var catalog: Self { Self("catalog", "a catalog") }
  /// a new code
  public static var newCode: Self { Self("newCode", "a new code") }
  /// version {1}
  public static func version<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("version", "version {1}", [v1.filling]) }
  /// an id
  public static var someID: Self { Self("someID", "an id") }
  /// an id of its own
  public static var idOfItsOwn: Self { Self("idOfItsOwn", "an id of its own") }
  /// the id of a question
  public static var idOfQuestion: Self { Self("idOfQuestion", "the id of a question") }
  /// an option at least
  public static var optionAtLeast: Self { Self("optionAtLeast", "an option at least") }
  /// the id of a question or of a result
  public static var idOfQuestionOrOfResult: Self { Self("idOfQuestionOrOfResult", "the id of a question or of a result") }
  /// an option that leads here
  public static var optionThatLeadsHere: Self { Self("optionThatLeadsHere", "an option that leads here") }
  /// no way back to a question that was answered
  public static var noWayBackToQuestionThatWasAnswered: Self { Self("noWayBackToQuestionThatWasAnswered", "no way back to a question that was answered") }
  /// a text
  public static var someText: Self { Self("someText", "a text") }
  /// at most {1} options
  public static func atMostOptions<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("atMostOptions", "at most {1} options", [v1.filling]) }
  /// at most {1}
  public static func atMost<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("atMost", "at most {1}", [v1.filling]) }
  /// 1 to {1} letters, digits, _ and -
  public static func letters<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("letters", "1 to {1} letters, digits, _ and -", [v1.filling]) }
  /// the claimant told of the decision (notifyDecision), or the appeal waived (waiveAppeal)
  public static var toldOrAppealWaived: Self { Self("toldOrAppealWaived", "the claimant told of the decision (notifyDecision), or the appeal waived (waiveAppeal)") }
  /// after {1}, or once the claimant waived the appeal (waiveAppeal)
  public static func afterOrAppealWaived<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("afterOrAppealWaived", "after {1}, or once the claimant waived the appeal (waiveAppeal)", [v1.filling]) }
  /// revision {1}
  public static func revision<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("revision", "revision {1}", [v1.filling]) }
  /// {1} lines
  public static func soManyLines<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("soManyLines", "{1} lines", [v1.filling]) }
  /// {1} do
  public static func soManyDo<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("soManyDo", "{1} do", [v1.filling]) }
  /// {1} to {2}
  public static func oneToOther<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("oneToOther", "{1} to {2}", [v1.filling, v2.filling]) }
  /// a handler or an assessor
  public static var handlerOrAssessor: Self { Self("handlerOrAssessor", "a handler or an assessor") }
  /// a claim in this log
  public static var claimInThisLog: Self { Self("claimInThisLog", "a claim in this log") }
  /// a report or an accident in this log
  public static var reportOrAccidentInThisLog: Self { Self("reportOrAccidentInThisLog", "a report or an accident in this log") }
  /// an accident of the claimant's that was not discarded
  public static var accidentOfClaimantsThatWasNot: Self { Self("accidentOfClaimantsThatWasNot", "an accident of the claimant's that was not discarded") }
  /// somebody who is no party
  public static var somebodyWhoIsNoParty: Self { Self("somebodyWhoIsNoParty", "somebody who is no party") }
  /// somebody who has no role on claims but claimant or agent
  public static var somebodyOutside: Self { Self("somebodyOutside", "somebody who has no role on claims but claimant or agent") }
  /// at least one code
  public static var atLeastOneCode: Self { Self("atLeastOneCode", "at least one code") }
  /// at least one item
  public static var atLeastOneItem: Self { Self("atLeastOneItem", "at least one item") }
  /// at most 5 diagnoses
  public static var atMost5Diagnoses: Self { Self("atMost5Diagnoses", "at most 5 diagnoses") }
  /// items that differ
  public static var itemsThatDiffer: Self { Self("itemsThatDiffer", "items that differ") }
  /// a coverage check that passed
  public static var coverageCheckThatPassed: Self { Self("coverageCheckThatPassed", "a coverage check that passed") }
  /// every line item once
  public static var everyLineItemOnce: Self { Self("everyLineItemOnce", "every line item once") }
  /// a limit for this actor
  public static var limitForThisActor: Self { Self("limitForThisActor", "a limit for this actor") }
  /// no amount
  public static var noAmount: Self { Self("noAmount", "no amount") }
  /// an event that states details
  public static var eventThatStatesDetails: Self { Self("eventThatStatesDetails", "an event that states details") }
  /// a revision of this claim
  public static var revisionOfThisClaim: Self { Self("revisionOfThisClaim", "a revision of this claim") }
  /// a photo
  public static var photo: Self { Self("photo", "a photo") }
  /// an attachment
  public static var someAttachment: Self { Self("someAttachment", "an attachment") }
  /// a damage item
  public static var damageItem: Self { Self("damageItem", "a damage item") }
  /// a line item
  public static var lineItem: Self { Self("lineItem", "a line item") }
  /// a measurement
  public static var measurement: Self { Self("measurement", "a measurement") }
  /// a measurement of the same kind that none supersedes
  public static var measurementOfSameKindThatNone: Self { Self("measurementOfSameKindThatNone", "a measurement of the same kind that none supersedes") }
  /// the same photo
  public static var samePhoto: Self { Self("samePhoto", "the same photo") }
  /// a part that no other names
  public static var partThatNoOtherNames: Self { Self("partThatNoOtherNames", "a part that no other names") }
  /// a value above zero
  public static var valueAboveZero: Self { Self("valueAboveZero", "a value above zero") }
  /// a unit that fits the kind
  public static var unitThatFitsKind: Self { Self("unitThatFitsKind", "a unit that fits the kind") }
  /// three points or more
  public static var threePointsOrMore: Self { Self("threePointsOrMore", "three points or more") }
  /// photo beside an attachment only
  public static var photoBesideAttachmentOnly: Self { Self("photoBesideAttachmentOnly", "photo beside an attachment only") }
  /// attachment.sha256 of 32 bytes
  public static var attachmentSHA256: Self { Self("attachmentSHA256", "attachment.sha256 of 32 bytes") }
  /// photo.latitudeMicrodegrees and photo.longitudeMicrodegrees, both on Earth
  public static var photoLatitudeMicrodegreesAndPhotoLongitudeMicrodegreesBoth: Self { Self("photoLatitudeMicrodegreesAndPhotoLongitudeMicrodegreesBoth", "photo.latitudeMicrodegrees and photo.longitudeMicrodegrees, both on Earth") }
  /// one of attachment, damage, measurement, lineItem
  public static var oneOfAttachmentDamageMeasurementLineItem: Self { Self("oneOfAttachmentDamageMeasurementLineItem", "one of attachment, damage, measurement, lineItem") }
  /// proposed reserve
  public static var proposedReserve: Self { Self("proposedReserve", "proposed reserve") }
  /// proposed decision
  public static var proposedDecision: Self { Self("proposedDecision", "proposed decision") }
  /// review
  public static var review: Self { Self("review", "review") }
  /// recovery
  public static var recovery: Self { Self("recovery", "recovery") }
  /// lawsuit
  public static var lawsuit: Self { Self("lawsuit", "lawsuit") }
  /// a day that is not over
  public static var dayThatIsNotOver: Self { Self("dayThatIsNotOver", "a day that is not over") }
  /// a document of the same owner
  public static var documentOfSameOwner: Self { Self("documentOfSameOwner", "a document of the same owner") }
  /// a last day
  public static var lastDay: Self { Self("lastDay", "a last day") }
  /// a name for every field
  public static var nameForEveryField: Self { Self("nameForEveryField", "a name for every field") }
  /// a page that could be made smaller
  public static var pageThatCouldBeMadeSmaller: Self { Self("pageThatCouldBeMadeSmaller", "a page that could be made smaller") }
  /// a page
  public static var page: Self { Self("page", "a page") }
  /// another document
  public static var anotherDocument: Self { Self("anotherDocument", "another document") }
  /// no claim that names it
  public static var noClaimThatNamesIt: Self { Self("noClaimThatNamesIt", "no claim that names it") }
  /// none now
  public static var noneNow: Self { Self("noneNow", "none now") }
  /// one of validUntil, isEndless
  public static var oneOfValidUntilIsEndless: Self { Self("oneOfValidUntilIsEndless", "one of validUntil, isEndless") }
  /// other pages or other details
  public static var otherPagesOrOtherDetails: Self { Self("otherPagesOrOtherDetails", "other pages or other details") }
  /// somebody who may see it
  public static var somebodyWhoMaySeeIt: Self { Self("somebodyWhoMaySeeIt", "somebody who may see it") }
  /// until after {1}
  public static func untilAfter<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("untilAfter", "until after {1}", [v1.filling]) }
  /// validUntil at least {1}
  public static func validUntilAtLeast<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("validUntilAtLeast", "validUntil at least {1}", [v1.filling]) }
  /// page.sha256 of 32 bytes
  public static var pageSHA256: Self { Self("pageSHA256", "page.sha256 of 32 bytes") }
  /// days {1}
  public static func days<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("days", "days {1}", [v1.filling]) }
  /// from {1}
  public static func from<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("from", "from {1}", [v1.filling]) }
  /// email or phone
  public static var emailOrPhone: Self { Self("emailOrPhone", "email or phone") }
  /// an address such as name@example.org
  public static var addressSuchAsNameExampleOrg: Self { Self("addressSuchAsNameExampleOrg", "an address such as name@example.org") }
  /// a completed quiz
  public static var completedQuiz: Self { Self("completedQuiz", "a completed quiz") }
  /// no conflict
  public static var noConflict: Self { Self("noConflict", "no conflict") }
  /// rules that let leads end
  public static var rulesThatLetLeadsEnd: Self { Self("rulesThatLetLeadsEnd", "rules that let leads end") }
  /// fewer than {1} attempts
  public static func fewerThanAttempts<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("fewerThanAttempts", "fewer than {1} attempts", [v1.filling]) }
  /// attempt {1}
  public static func attempt<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("attempt", "attempt {1}", [v1.filling]) }
  /// a way to resolve it
  public static var wayToResolveIt: Self { Self("wayToResolveIt", "a way to resolve it") }
  /// a code of {1} that is in use
  public static func codeInUse<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("codeInUse", "a code of {1} that is in use", [v1.filling]) }
  /// a code of {1}
  public static func codeOf<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("codeOf", "a code of {1}", [v1.filling]) }
  /// at most {1} bytes
  public static func atMostBytes<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("atMostBytes", "at most {1} bytes", [v1.filling]) }
  /// at most {1} times
  public static func atMostTimes<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("atMostTimes", "at most {1} times", [v1.filling]) }
  /// at most {1} of {2}
  public static func atMostOf<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("atMostOf", "at most {1} of {2}", [v1.filling, v2.filling]) }
  /// at most {1} by {2:field}
  public static func atMostBy<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("atMostBy", "at most {1} by {2:field}", [v1.filling, v2.filling]) }
  /// at most {1} of {2} by {3:field}
  public static func atMostOfBy<V1: ExpectationFilling, V2: ExpectationFilling, V3: ExpectationFilling>(_ v1: V1, _ v2: V2, _ v3: V3) -> Self { Self("atMostOfBy", "at most {1} of {2} by {3:field}", [v1.filling, v2.filling, v3.filling]) }
  /// sub-limits of categories that differ
  public static var categoriesThatDiffer: Self { Self("categoriesThatDiffer", "sub-limits of categories that differ") }
  /// {1:field} at most {2:field}
  public static func fieldAtMost<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("fieldAtMost", "{1:field} at most {2:field}", [v1.filling, v2.filling]) }
  /// at least {1}
  public static func atLeast<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("atLeast", "at least {1}", [v1.filling]) }
  /// more than {1}
  public static func moreThan<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("moreThan", "more than {1}", [v1.filling]) }
  /// less than {1}
  public static func lessThan<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("lessThan", "less than {1}", [v1.filling]) }
  /// later than {1}
  public static func laterThan<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("laterThan", "later than {1}", [v1.filling]) }
  /// not before {1}
  public static func notBefore<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("notBefore", "not before {1}", [v1.filling]) }
  /// within {1} days of {2}
  public static func withinDays<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("withinDays", "within {1} days of {2}", [v1.filling, v2.filling]) }
  /// somebody other than {1}
  public static func somebodyOtherThan<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("somebodyOtherThan", "somebody other than {1}", [v1.filling]) }
  /// none: {1} holds no role
  public static func noneHoldsNoRole<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("noneHoldsNoRole", "none: {1} holds no role", [v1.filling]) }
  /// {1} bytes
  public static func bytes<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("bytes", "{1} bytes", [v1.filling]) }
  /// somebody else
  public static var somebodyElse: Self { Self("somebodyElse", "somebody else") }
  /// another administrator, who grants it
  public static var anotherAdministrator: Self { Self("anotherAdministrator", "another administrator, who grants it") }
  /// a positive amount
  public static var positiveAmount: Self { Self("positiveAmount", "a positive amount") }
  /// what is owed approved again, or written off
  public static var approvedAgainOrWrittenOff: Self { Self("approvedAgainOrWrittenOff", "what is owed approved again, or written off") }
  /// a day from {1} to {2}
  public static func dayFromTo<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("dayFromTo", "a day from {1} to {2}", [v1.filling, v2.filling]) }
  /// a new id
  public static var newId: Self { Self("newId", "a new id") }
  /// a report with a name, or an accident
  public static var reportWithNameOrAccident: Self { Self("reportWithNameOrAccident", "a report with a name, or an accident") }
  /// an id of visible characters, with single spaces only between them
  public static var idOfVisibleCharacters: Self { Self("idOfVisibleCharacters", "an id of visible characters, with single spaces only between them") }
  /// an id of Latin letters, digits and signs, without quotation marks
  public static var idOfLatinLetters: Self { Self("idOfLatinLetters", "an id of Latin letters, digits and signs, without quotation marks") }
  /// an id without control characters
  public static var idWithoutControlCharacters: Self { Self("idWithoutControlCharacters", "an id without control characters") }
  /// nobody's id with the role anonymous
  public static var nobodysIdWithRoleAnonymous: Self { Self("nobodysIdWithRoleAnonymous", "nobody's id with the role anonymous") }
  /// the receipt in the role anonymous alone
  public static var receiptInRoleAnonymousAlone: Self { Self("receiptInRoleAnonymousAlone", "the receipt in the role anonymous alone") }
  /// no correlation id in the role anonymous
  public static var noCorrelationIdInRoleAnonymous: Self { Self("noCorrelationIdInRoleAnonymous", "no correlation id in the role anonymous") }
  /// a role
  public static var role: Self { Self("role", "a role") }
  /// not both
  public static var notBoth: Self { Self("notBoth", "not both") }
  /// no limit
  public static var noLimit: Self { Self("noLimit", "no limit") }
  /// an id that is free
  public static var freeID: Self { Self("freeID", "an id that is free") }
  /// an id that looks like no other
  public static var idThatLooksLikeNoOther: Self { Self("idThatLooksLikeNoOther", "an id that looks like no other") }
  /// reason
  public static var reason: Self { Self("reason", "reason") }
  /// nothing
  public static var nothing: Self { Self("nothing", "nothing") }
  /// no open activity
  public static var noOpenActivity: Self { Self("noOpenActivity", "no open activity") }
  /// a claim that was accepted
  public static var acceptedClaim: Self { Self("acceptedClaim", "a claim that was accepted") }
  /// a request for information that was not answered in time
  public static var unansweredRequest: Self { Self("unansweredRequest", "a request for information that was not answered in time") }
  /// somebody who works on claims, documents, reports or leads
  public static var somebodyWhoWorksHere: Self { Self("somebodyWhoWorksHere", "somebody who works on claims, documents, reports or leads") }
  /// no open claim
  public static var noOpenClaim: Self { Self("noOpenClaim", "no open claim") }
  /// a property that is not archived
  public static var propertyThatIsNotArchived: Self { Self("propertyThatIsNotArchived", "a property that is not archived") }
  /// 1 to {1} square centimetres
  public static func squareCentimetres<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("squareCentimetres", "1 to {1} square centimetres", [v1.filling]) }
  /// 1 to {1}
  public static func oneTo<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("oneTo", "1 to {1}", [v1.filling]) }
  /// a flow without faults
  public static var flowWithoutFaults: Self { Self("flowWithoutFaults", "a flow without faults") }
  /// a flow
  public static var flow: Self { Self("flow", "a flow") }
  /// rules that let quizzes end
  public static var rulesThatLetQuizzesEnd: Self { Self("rulesThatLetQuizzesEnd", "rules that let quizzes end") }
  /// the flow that the quiz follows
  public static var flowThatQuizFollows: Self { Self("flowThatQuizFollows", "the flow that the quiz follows") }
  /// {1:field} at or after {2:field}
  public static func fieldAtOrAfter<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("fieldAtOrAfter", "{1:field} at or after {2:field}", [v1.filling, v2.filling]) }
  /// a link to the report that it repeats
  public static var linkToReportThatItRepeats: Self { Self("linkToReportThatItRepeats", "a link to the report that it repeats") }
  /// a report in this log
  public static var reportInThisLog: Self { Self("reportInThisLog", "a report in this log") }
  /// a report that a claim was made of
  public static var reportThatClaimWasMadeOf: Self { Self("reportThatClaimWasMadeOf", "a report that a claim was made of") }
  /// a stage with a deadline
  public static var stageWithDeadline: Self { Self("stageWithDeadline", "a stage with a deadline") }
  /// an administrator, a handler or an investigator
  public static var administratorHandlerOrInvestigator: Self { Self("administratorHandlerOrInvestigator", "an administrator, a handler or an investigator") }
  /// before the final notice
  public static var beforeFinalNotice: Self { Self("beforeFinalNotice", "before the final notice") }
  /// claim and title
  public static var claimAndTitle: Self { Self("claimAndTitle", "claim and title") }
  /// description, messageContent, suspiciousURL or evidence
  public static var descriptionMessageContentSuspiciousURLOrEvidence: Self { Self("descriptionMessageContentSuspiciousURLOrEvidence", "description, messageContent, suspiciousURL or evidence") }
  /// falsoPositivo, duplicado or spam before it is reviewed
  public static var falsoPositivoDuplicadoOrSpamBeforeIt: Self { Self("falsoPositivoDuplicadoOrSpamBeforeIt", "falsoPositivo, duplicado or spam before it is reviewed") }
  /// nobody's name
  public static var nobodysName: Self { Self("nobodysName", "nobody's name") }
  /// receipt of 32 bytes
  public static var receiptOf32Bytes: Self { Self("receiptOf32Bytes", "receipt of 32 bytes") }
  /// sha256 of 32 bytes
  public static var sha256: Self { Self("sha256", "sha256 of 32 bytes") }
  /// something stolen
  public static var somethingStolen: Self { Self("somethingStolen", "something stolen") }
  /// the final notice
  public static var finalNotice: Self { Self("finalNotice", "the final notice") }
  /// the report's receipt
  public static var reportsReceipt: Self { Self("reportsReceipt", "the report's receipt") }
  /// whose report it is
  public static var whoseReportItIs: Self { Self("whoseReportItIs", "whose report it is") }
  /// separations of two different roles
  public static var separationsOfTwoDifferentRoles: Self { Self("separationsOfTwoDifferentRoles", "separations of two different roles") }
  /// timeZone a time zone as in POSIX: CET-1CEST,M3.5.0,M10.5.0/3
  public static var timeZoneAsInPOSIX: Self { Self("timeZoneAsInPOSIX", "timeZone a time zone as in POSIX: CET-1CEST,M3.5.0,M10.5.0/3") }
  /// secondAuthoriserAbove an amount that is not negative, in a currency
  public static var secondAuthoriserAboveAmountThatIsNotNegative: Self { Self("secondAuthoriserAboveAmountThatIsNotNegative", "secondAuthoriserAbove an amount that is not negative, in a currency") }
  /// attachmentBytes 1 to {1}
  public static func attachmentBytes1To<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("attachmentBytes1To", "attachmentBytes 1 to {1}", [v1.filling]) }
  /// assessmentBytes 1 to {1}
  public static func assessmentBytes1To<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("assessmentBytes1To", "assessmentBytes 1 to {1}", [v1.filling]) }
  /// 7 to 15 digits, perhaps after a +
  public static var phoneDigits: Self { Self("phoneDigits", "7 to 15 digits, perhaps after a +") }
  /// the event that was the last to state {1:field}
  public static func lastEventToState<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("lastEventToState", "the event that was the last to state {1:field}", [v1.filling]) }
  /// {1:field} 1 to {2}
  public static func fieldOneTo<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("fieldOneTo", "{1:field} 1 to {2}", [v1.filling, v2.filling]) }
  /// {1:field} of at most {2} bytes
  public static func fieldOfAtMostBytes<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("fieldOfAtMostBytes", "{1:field} of at most {2} bytes", [v1.filling, v2.filling]) }
  /// {1:field} with at most {2} of them
  public static func fieldWithAtMost<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("fieldWithAtMost", "{1:field} with at most {2} of them", [v1.filling, v2.filling]) }
  /// {1:field} no later than {2}
  public static func fieldNoLaterThan<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("fieldNoLaterThan", "{1:field} no later than {2}", [v1.filling, v2.filling]) }
  /// {1:field} no earlier than {2}
  public static func fieldNoEarlierThan<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("fieldNoEarlierThan", "{1:field} no earlier than {2}", [v1.filling, v2.filling]) }
  /// {1:field} not blank, and different from those before it
  public static func fieldOnceAndNotBlank<V1: ExpectationFilling>(_ v1: V1) -> Self { Self("fieldOnceAndNotBlank", "{1:field} not blank, and different from those before it", [v1.filling]) }
  /// {1:field} at or after {2:field}, {3}
  public static func fieldAtOrAfterTime<V1: ExpectationFilling, V2: ExpectationFilling, V3: ExpectationFilling>(_ v1: V1, _ v2: V2, _ v3: V3) -> Self { Self("fieldAtOrAfterTime", "{1:field} at or after {2:field}, {3}", [v1.filling, v2.filling, v3.filling]) }
  /// {1} in {2}
  public static func verbInStatus<V1: ExpectationFilling, V2: ExpectationFilling>(_ v1: V1, _ v2: V2) -> Self { Self("verbInStatus", "{1} in {2}", [v1.filling, v2.filling]) }
}
