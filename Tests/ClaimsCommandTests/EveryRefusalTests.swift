import ClaimsDomain
import ClaimsKernel
import Foundation
import Testing

@Suite("Every refusal on the command line")
struct EveryRefusalTests {
  /// These are said by an outbox, before anything comes to a log.
  private let outbox: Set<String> = [
    "offline", "signedOut", "earlierWaiting", "attemptLimit", "stillConflicting", "outcomeUnknown",
  ]

  /// Those that the scenarios in Specs are refused with.
  private func codesOfScenarios() throws -> Set<String> {
    let folder = package.appending(path: "Specs/Scenarios")
    var codes: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".json") && name != "TwoClocks.json" {
      let file = try ScenarioFile(json: Array(Data(contentsOf: folder.appending(path: name))))
      for scenario in file.scenarios {
        guard case .object(let then) = scenario.then, case .array(let reasons) = then["refused"]
        else { continue }
        for case .object(let reason) in reasons {
          if case .string(let code) = reason["code"] { codes.insert(code) }
        }
      }
    }
    return codes
  }

  @Test("every refusal code can be had, recorded, and read again")
  func everyRefusal() throws {
    let folder = try TemporaryFolder()
    var script = RefusalScript()
    script.registers()
    script.wholeLife()
    script.parts()
    script.intake()
    script.suspicionAndAuthority()
    script.moneyBack()
    script.duplicates()
    script.inAdvance()
    script.windows()
    let run = try CommandLineRun(
      "send", "--importing", "--log", folder.path(),
      input: script.lines.map(\.1).joined(separator: "\n"))
    #expect(run.status == 3)
    #expect(run.lines.count == script.lines.count)
    for (answer, (expected, line)) in zip(run.lines, script.lines) {
      let first = expected == "accepted" ? #"{"accepted":"# : #""code":"\#(expected)""#
      #expect(answer.contains(first), "\(line.prefix(300)) was answered \(answer)")
    }
    let produced = Set(script.lines.map(\.0)).subtracting(["accepted"])
    let codes = Set(RefusalCode.allCases.map { "\($0.name)" }).subtracting(["unspecified"])
    let reachable = codes.subtracting(outbox)
    #expect(produced.union(try codesOfScenarios()) == reachable)
    // All but those that are no command, or too large to keep.
    let recorded = try CommandLineRun("refusals", "--log", folder.path(), "--json")
    let refused = script.lines.filter { $0.0 != "accepted" }.count
    #expect(recorded.lines.count == refused - 2)
    let audit = try CommandLineRun("verify", "--decisions", "--log", folder.path())
    #expect(audit.status == 0, "\(audit.output)")
  }
}

extension RefusalScript {
  fileprivate mutating func registers() {
    for (name, role) in [("ines", "investigator"), ("lena", "legal"), ("sys", "system")] {
      accept(
        Self.administrator, #"{"registerActor":{"name":"\#(name)","roles":["\#(role)"]}}"#,
        on: Self.person(name))
    }
    let revoke = #"{"revokeRole":{"role":"administrator"}}"#
    refuse("lastAdministrator", Self.administrator, revoke, on: Self.person("ada"))
    refuse(
      "unknownCatalogCode", Self.administrator, #"{"grantRole":{}}"#, on: Self.person("paul"))
    refuse("actorNotRegistered", Self.administrator, revoke, on: Self.person("bob"))
    refuse(
      "ruleOutOfRange", Self.administrator,
      #"{"setRules":{"rules":{"appealDays":40000},"reason":"x"}}"#, on: Self.rules)
    refuse(
      "clockImplausible", Self.administrator,
      #"{"confirmClock":{"time":"2000-01-01T00:00:00Z","reason":"x"}}"#, on: Self.rules)
  }

  /// From the draft to the third reopening.
  fileprivate mutating func wholeLife() {
    let (carla, hugo, note) = ("carla claimant", "hugo handler", #"{"addNote":{"text":"x"}}"#)
    let (sara, paul) = ("sara supervisor", "paul payer")
    let money = Self.money
    let pay = #"{"payment":"\#(Self.id(0xaa, 1))""#
    let draft = #"{"openDraft":{"type":"auto","claimed":\#(money(900, "EUR"))}}"#
    func reserve(_ amount: Int64, _ currency: String = "EUR") -> String {
      #"{"setReserve":{"amount":\#(money(amount, currency))}}"#
    }
    func approve(_ amount: Int64) -> String { #"{"approve":{"amount":\#(money(amount, "EUR"))}}"# }
    func close(_ outcome: String) -> String { #"{"close":{"outcome":"\#(outcome)"}}"# }
    func request(_ amount: Int64, _ payee: String = "c") -> String {
      #"{"requestPayment":\#(pay),"amount":\#(money(amount, "EUR")),"payee":"\#(payee)"}}"#
    }
    refuse("notFound", hugo, note)
    refuse("malformedCommand", line: "{")
    refuse("missingRequiredFields", carla, #"{"openDraft":{}}"#)
    refuse(
      "negativeAmount", carla,
      #"{"openDraft":{"type":"auto","claimed":\#(money(-1, "EUR"))}}"#)
    refuse(
      "claimNotFound", carla, #"{"openDraft":{"type":"auto","related":"\#(Self.id(0xa, 255))"}}"#)
    refuse(
      "originNotFound", carla, #"{"openDraft":{"type":"auto","origin":"\#(Self.id(0xa, 255))"}}"#)
    accept(carla, draft)
    refuse("commandIdReused", carla, note, id: 1)
    refuse("idTaken", carla, draft)
    refuse("noChange", carla, #"{"editDraft":{"claimed":\#(money(900, "EUR"))}}"#)
    refuse("futureDate", carla, #"{"editDraft":{"lossDate":"2999-01-01"}}"#)
    refuse("notFound", "dario claimant", note)
    refuse("notAuthorised", "aude auditor", note)
    refuse("effectiveInFuture", carla, note, more: #""effective":"2200-01-01T00:00:00Z","#)
    refuse("revisionConflict", carla, note, more: #""expectedRevision":9,"#)
    refuse("emptyText", carla, #"{"addNote":{"text":" "}}"#)
    refuse("invalidTransition", hugo, #"{"reopen":{"reason":"x"}}"#)
    accept(carla, #"{"editDraft":{"title":"t","lossDate":"2026-01-01"}}"#)
    accept(carla, #"{"submit":{}}"#)
    refuse("assigneeMissing", hugo, #"{"acceptIntake":{}}"#)
    refuse("conflictOfInterest", hugo, #"{"acceptIntake":{"handler":"carla"}}"#)
    refuse("assigneeInvalid", hugo, #"{"acceptIntake":{"handler":"paul"}}"#)
    accept(hugo, #"{"acceptIntake":{"handler":"hugo"}}"#)
    refuse("reasonMissing", hugo, #"{"deny":{}}"#)
    refuse("currencyMismatch", hugo, reserve(1, "USD"))
    refuse("coverageNotConfirmed", hugo, approve(500))
    accept(hugo, #"{"recordCheck":{"kind":"coverage","result":"passed"}}"#)
    refuse("amountExceedsReserve", hugo, approve(500))
    accept(hugo, reserve(900))
    refuse("amountExceedsClaimed", hugo, approve(901))
    refuse("amountNotPositive", hugo, approve(0))
    accept(hugo, approve(800))
    refuse("reserveBelowApproved", hugo, reserve(799))
    refuse("payeeMissing", hugo, request(1, ""))
    refuse("amountExceedsApproved", hugo, request(.max))
    refuse("paymentNotFound", sara, #"{"authorisePayment":\#(pay)}}"#)
    accept(hugo, request(500))
    refuse("openItemsRemain", sara, close("closedWithoutPayment"))
    refuse("paymentNotAuthorised", paul, #"{"issuePayment":\#(pay)}}"#)
    refuse("fourEyesRequired", "hugo payer", #"{"authorisePayment":\#(pay)}}"#)
    accept(sara, #"{"authorisePayment":\#(pay)}}"#)
    refuse("paymentNotPending", sara, #"{"authorisePayment":\#(pay)}}"#)
    accept(paul, #"{"issuePayment":\#(pay),"final":true}}"#)
    refuse("outcomeInvalid", hugo, close("transferred"))
    accept(hugo, close("completed"))
    accept(hugo, #"{"reopen":{"reason":"x"}}"#)
    refuse("alreadyPaid", hugo, #"{"deny":{"reason":"x"}}"#)
    refuse("reserveBelowCommitted", hugo, reserve(499))
    refuse("approvedBelowPaid", hugo, approve(499))
    for _ in 1...2 {
      accept(hugo, close("transferred"))
      accept(hugo, #"{"reopen":{"reason":"x"}}"#)
    }
    accept(hugo, close("transferred"))
    refuse("reopenLimit", hugo, #"{"reopen":{"reason":"x"}}"#)
    refuse(
      "commandTooLarge", hugo,
      #"{"addNote":{"text":"\#(String(repeating: "n", count: 300_000))"}}"#)
  }

  /// What belongs to a draft: files, damage, line items.
  fileprivate mutating func parts() {
    let (carla, hugo, second) = ("carla claimant", "hugo handler", Self.claim(2))
    func upload(_ status: String, _ file: Int) -> String {
      #"{"recordUpload":{"part":"\#(Self.id(0xf, 1))","status":"\#(status)","#
        + #""sha256":"\#(Self.sha256(file))"}}"#
    }
    func part(_ number: Int, _ content: String) -> String {
      #"{"part":{"id":"\#(Self.id(0xf, number))",\#(content)}}"#
    }
    func assess(_ status: String) -> String {
      #"{"assessDamage":{"part":"\#(Self.id(0xf, 2))","status":"\#(status)","#
        + #""cost":\#(Self.money(5))}}"#
    }
    let damage =
      #""damage":{"category":"wall","severity":"minor","cost":\#(Self.money(4))"#
      + #","photos":["\#(Self.id(0xf, 1))"]}"#
    let item = #""lineItem":{"code":"c","quantity":1,"asked":\#(Self.money(100))}"#
    accept(
      carla,
      #"{"openDraft":{"type":"medical","claimed":\#(Self.money(900)),"title":"t","#
        + #""lossDate":"2026-01-01"}}"#, on: second)
    set(rules: #"{"documentsRequired":1,"filingDays":1,"partLimit":1}"#)
    accept(carla, Self.photo(1), on: second)
    refuse("partLimit", carla, Self.photo(2), on: second)
    refuse("documentMissing", carla, #"{"submit":{}}"#, on: second)
    refuse("filingDeadlinePassed", carla, #"{"submit":{}}"#, on: second)
    set(rules: "{}")
    refuse("attachmentTooLarge", carla, Self.photo(2, bytes: 9_000_000_000), on: second)
    refuse("mimeNotAllowed", carla, Self.photo(2, mime: "text/html"), on: second)
    refuse("duplicateAttachment", carla, Self.photo(2, file: 1), on: second)
    refuse("partNotFound", carla, #"{"removePart":{"part":"\#(Self.id(0xf, 9))"}}"#, on: second)
    refuse("partStateInvalid", carla, upload("stored", 1), on: second)
    accept(carla, upload("uploading", 1), on: second)
    refuse("checksumMismatch", carla, upload("stored", 2), on: second)
    accept(carla, #"{"addPart":\#(part(2, damage))}"#, on: second)
    refuse("partInUse", carla, #"{"removePart":{"part":"\#(Self.id(0xf, 1))"}}"#, on: second)
    accept(hugo, assess("assessed"), on: second)
    accept(hugo, assess("agreed"), on: second)
    refuse("partLocked", carla, #"{"updatePart":\#(part(2, damage))}"#, on: second)
    accept(carla, #"{"addPart":\#(part(3, item))}"#, on: second)
    refuse("amountMismatch", carla, #"{"submit":{}}"#, on: second)
    accept(carla, #"{"removePart":{"part":"\#(Self.id(0xf, 3))"}}"#, on: second)
    refuse(
      "documentNotFound", carla, #"{"referenceDocument":{"document":"\#(Self.id(0xd, 1))"}}"#,
      on: second)
  }

  /// From the policy to the handler's questions.
  fileprivate mutating func intake() {
    let (carla, hugo, second) = ("carla claimant", "hugo handler", Self.claim(2))
    func policy(until: String) -> String {
      #"{"editDraft":{"policy":{"reference":"p","from":"2020-01-01","until":"\#(until)","#
        + #""limit":\#(Self.money(500))}}}"#
    }
    func ask(due: String) -> String {
      #"{"requestInfo":{"items":["invoice"],"due":"\#(due)T00:00:00Z"}}"#
    }
    refuse(
      "invalidField", carla, #"{"editDraft":{"diagnoses":["1","2","3","4","5","6"]}}"#, on: second)
    accept(carla, policy(until: "2025-12-31"), on: second)
    refuse("policyNotInForce", carla, #"{"submit":{}}"#, on: second)
    accept(carla, policy(until: "2026-12-31"), on: second)
    accept(carla, #"{"submit":{}}"#, on: second)
    accept(hugo, #"{"rejectIntake":{"codes":["noCoverage"]}}"#, on: second)
    accept(carla, #"{"editDraft":{"title":"better"}}"#, on: second)
    set(rules: #"{"resubmitLimit":0}"#)
    refuse("resubmitLimit", carla, #"{"resubmit":{}}"#, on: second)
    set(rules: "{}")
    accept(carla, #"{"resubmit":{}}"#, on: second)
    accept(hugo, #"{"acceptIntake":{"handler":"hugo"}}"#, on: second)
    accept(hugo, #"{"acknowledge":{}}"#, on: second)
    refuse("alreadyAcknowledged", hugo, #"{"acknowledge":{}}"#, on: second)
    refuse("dueInPast", hugo, ask(due: "2020-01-01"), on: second)
    accept(hugo, ask(due: "2200-01-01"), on: second)
    refuse("itemNotOpen", carla, #"{"provideInfo":{"item":"receipt"}}"#, on: second)
    refuse("notDue", "sys system", #"{"expireInfoRequest":{}}"#, on: second)
    accept(carla, #"{"provideInfo":{"item":"invoice","text":"here"}}"#, on: second)
  }

  /// Up to a decision that is proposed and confirmed.
  fileprivate mutating func suspicionAndAuthority() {
    let (hugo, sara, ines, second) = (
      "hugo handler", "sara supervisor", "ines investigator", Self.claim(2)
    )
    let approve = #"{"approve":{"amount":\#(Self.money(400))}}"#
    func flag(_ score: Int) -> String {
      #"{"flagFraud":{"indicator":"altered","score":\#(score)}}"#
    }
    func reserve(_ amount: Int64) -> String {
      #"{"setReserve":{"amount":\#(Self.money(amount))}}"#
    }
    func limit(_ actor: String, _ limit: String) -> (String, String) {
      (#"{"setAuthority":{"kind":"decision"\#(limit)}}"#, Self.person(actor))
    }
    accept(hugo, #"{"recordCheck":{"kind":"coverage","result":"passed"}}"#, on: second)
    accept(hugo, reserve(900), on: second)
    refuse(
      "policyLimitExceeded", hugo, #"{"approve":{"amount":\#(Self.money(600))}}"#, on: second)
    set(rules: #"{"confirmedPolicyRequired":true}"#)
    refuse("policyNotConfirmed", hugo, approve, on: second)
    set(rules: "{}")
    refuse("noFlag", hugo, #"{"referToSIU":{}}"#, on: second)
    refuse("notReferred", ines, #"{"clearFraud":{"finding":"x"}}"#, on: second)
    refuse("scoreOutOfRange", hugo, flag(101), on: second)
    accept(hugo, flag(100), on: second)
    accept(hugo, #"{"referToSIU":{}}"#, on: second)
    refuse("alreadyReferred", hugo, #"{"referToSIU":{}}"#, on: second)
    refuse("holdActive", hugo, approve, on: second)
    accept(ines, #"{"clearFraud":{"finding":"x"}}"#, on: second)
    refuse("nothingPending", sara, #"{"confirmDecision":{}}"#, on: second)
    let (hugos, saras) = (
      limit("hugo", #","limit":\#(Self.money(100))"#),
      limit("sara", #","limit":\#(Self.money(10))"#)
    )
    accept(Self.administrator, hugos.0, on: hugos.1)
    accept(hugo, approve, on: second)
    accept(hugo, reserve(300), on: second)
    refuse("proposalOutdated", sara, #"{"confirmDecision":{}}"#, on: second)
    accept(hugo, reserve(900), on: second)
    accept(Self.administrator, saras.0, on: saras.1)
    refuse("authorityExceeded", sara, #"{"confirmDecision":{}}"#, on: second)
    accept(Self.administrator, limit("sara", "").0, on: Self.person("sara"))
    accept(sara, #"{"confirmDecision":{}}"#, on: second)
  }
}
