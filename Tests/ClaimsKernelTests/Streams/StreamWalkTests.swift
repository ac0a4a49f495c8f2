import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import StateMachineTesting
import TestSupport
import Testing

/// The invariants that no stream can keep alone: I05, I06, I16, I18 and R8, that no one outside
/// names what is not theirs, and that what an event asks for in another stream is done once; and
/// I17, I21, I22, I23 and I26, which rules, clocks and other streams could break.
@Suite("Random walks over several streams", .long)
struct StreamWalkTests {
  private static let seeds = sizedSeeds(2)

  /// With FAILURES in the environment, a folder, what fails is kept there and tried first.
  private static func settings(_ seed: UInt64, runs: Int) -> Settings {
    let folder = ProcessInfo.processInfo.environment["FAILURES"]
    return Settings(
      runs: runs, seed: seed, steps: 120, shrinking: 2000,
      failures: folder.map { SavedFailures(folder: $0) })
  }

  @Test(
    "I05, I06, I16 to I18, I21 to I23 and I26 hold after every step, whatever streams do at once",
    arguments: seeds)
  func invariants(seed: UInt64) async throws {
    let report = try await Checker(StreamWalk(), settings: Self.settings(seed, runs: 160)).walk()
    #expect(report.refused > 0 && report.refused < report.steps)
    // A walk that goes nowhere would keep every invariant.
    let steps = Set(report.coverage.steps.map(\.description))
    #expect(Self.steps.filter { !steps.contains($0) } == [])
    #expect(Self.answers.filter { report.labels[$0] == nil } == [])
  }

  @Test(
    "the kernel answers as the walk does, and its log and world keep the same, across reopenings",
    arguments: seeds)
  func kernel(seed: UInt64) async throws {
    var settings = Self.settings(seed, runs: 8)
    settings.crashes = 0.03
    let report = try await Checker(StreamWalk(), settings: settings)
      .check { try KernelOfStreams() }
    #expect(report.crashes > 0 && report.refused > 0)
    #expect(report.labels.contains { $0.key.hasPrefix("ticked ") && $0.value > 0 })
  }

  @Test(
    "every fault between streams is caught, by its invariant",
    arguments: StreamFault.allCases.sized())
  func faults(fault: StreamFault) async throws {
    let broken = StreamWalk(fault: fault)
    let settings = Settings(runs: 3000, seed: 1, steps: 120, shrinking: 60)
    let found = await #expect(throws: FailingCase.self) {
      try await Checker(broken, settings: settings).walk()
    }
    let failing = try #require(found)
    #expect(fault.invariants.contains { failing.message.hasPrefix($0) }, "\(failing)")
    // It is found again only from its string.
    let again = await #expect(throws: FailingCase.self) {
      try await Checker(broken, settings: Settings(replay: failing.replay)).walk()
    }
    #expect(again?.message == failing.message)
  }

  /// The steps that one stream takes because of another, and those that lead there.
  private static let steps = [
    "claim: none --openDraft--> draft", "claim: draft --referenceDocument--> draft",
    "claim: draft --submit--> submitted", "claim: submitted --acceptIntake--> open",
    "claim: open --approve--> approved", "claim: open --requestInfo--> infoRequested",
    "claim: infoRequested --provideInfo--> open", "claim: open --raiseReview--> open",
    "claim: open --unreferenceDocument--> open", "claim: submitted --markDuplicate--> closed",
    "document: pending --verifyDocument--> verified",
    "document: verified --revokeDocument--> rejected",
    "document: rejected --resubmitDocument--> pending",
    "document: rejected --deleteDocument--> deleted",
    "document: none --startDocument--> draft", "lead: qualified --convertLead--> converted",
    "lead: submitted --recordContact--> contacted",
    "report: revisado --escalateReport--> revisado", "report: revisado --linkReport--> revisado",
    "accident: none --startAccident--> recording",
    "accident: recording --discardAccident--> discarded",
    "report: nuevo --closeReport--> cerrado", "claim: draft --addPart--> draft",
    "report: revisado --startReportInvestigation--> en_investigacion",
    "claim: draft --recordUpload--> draft", "document: draft --addPage--> draft",
  ]

  /// What guards say that look at other streams, and what the system does by itself.
  private static let answers = [
    "documentNotFound", "documentDeleted", "documentNotVerified", "documentExpired",
    "documentRejected", "documentInUse", "originNotFound", "claimNotFound", "reportNotFound",
    "idTaken", "anonymousNotAllowed", "anonymityMismatch", "notParty",
    "notAuthorised", "ticked ReviewRaised", "ticked DocumentExpired", "ticked ExpiryReminderSent",
    "ticked InformationRequestExpired", "attachmentTooLarge", "sizeTooLarge", "mimeNotAllowed",
    "invalidImageFormat", "checksumMismatch", "alreadyExpired", "notDue", "reasonMissing",
    "outcomeInvalid",
  ]
}
