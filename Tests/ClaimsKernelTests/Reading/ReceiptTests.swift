import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

/// What the holder of an anonymous report's code learns, and no other reader.
@Suite("Receipts")
struct ReceiptTests {
  private static let receipt = [UInt8](repeating: 102, count: 32)

  @Test("find their anonymous report, and show how far it is, in both languages")
  func found() throws {
    var scene = try BoardScene.whole()
    let view = try #require(try scene.logState.view(ofReceipt: Self.receipt))
    #expect(view.id == reportID(2))
    #expect(view.status == .nuevo)
    #expect(view.text(in: .en).status == "New")
    #expect(view.text(in: .es).status == "Nuevo")
    #expect(view.text(in: .es).impact == "Sin Impacto")

    try scene.investigate(2)
    let closed = CloseReport(reason: "sinEvidencia", text: "the sender is unknown to us")
    try scene.send("hugo", .handler, .report(.closeReport(closed)), .report(reportID(2)))
    let later = try #require(try scene.logState.view(ofReceipt: Self.receipt))
    #expect(later.status == .cerrado)
    #expect(later.text(in: .en).closeReason == "Not enough evidence")
    #expect(later.text(in: .es).closeReason == "Evidencia insuficiente")
    guard case .object(let members) = try parsed(later.json) else {
      Issue.record("no object")
      return
    }
    #expect(
      Set(members.keys) == [
        "report", "status", "attackType", "impact", "severity", "incidentDate", "created",
        "submitted", "updated", "closeReason", "attachments",
      ])
    for secret in [
      BoardScene.note, closed.text, BoardScene.words, "hugo", "ines", base64URL(Self.receipt),
    ] {
      #expect(!later.json.contains(secret), "\(secret)")
    }
  }

  @Test("that are wrong find nothing, however near they come")
  func wrong() throws {
    let logState = try BoardScene.whole().logState
    for place in Self.receipt.indices {
      for bit in 0..<8 {
        var near = Self.receipt
        near[place] ^= 1 << bit
        #expect(logState.view(ofReceipt: near) == nil)
      }
    }
    for count in 0..<32 {
      #expect(logState.view(ofReceipt: Array(Self.receipt.prefix(count))) == nil)
    }
    #expect(logState.view(ofReceipt: Self.receipt + [0]) == nil)
  }

  @Test("of reports with a name find nothing: a named reporter asks by name")
  func named() throws {
    var scene = try BoardScene.whole()
    let receipt = [UInt8](repeating: 9, count: 32)
    let start = StartReport(receipt: receipt)
    try scene.send("carla", .claimant, .report(.startReport(start)), .report(reportID(9)))
    let logState = try scene.logState
    #expect(logState.report(withReceipt: receipt) == reportID(9))
    #expect(logState.view(ofReceipt: receipt) == nil)
  }

  /// What the query shows. Source: Specs/Reading.md, "Receipts".
  private static let told: Set<String> = [
    "ReportStarted.at", "ReportEdited.details.attackType", "ReportEdited.details.impact",
    "ReportEdited.details.incidentDate", "ReportClosed.reason",
    // What was found is the report's own now.
    "IncidentClassified.classification.attackType", "IncidentClassified.classification.impact",
  ]

  @Test("show no value of any event but those that are listed, and no name")
  func canaries() throws {
    let log = try CanaryLog.shared.get()
    let logState = log.logState
    let marks = Set("\"{}[], \n\r".utf8)
    var views = 0
    for snapshot in logState.reports.snapshots {
      // A receipt finds anonymous reports only: these are taken for such.
      let view = ReceiptView(snapshot.id, snapshot.state, logState.catalogs)
      views += 1
      let tokens = Set(
        view.json.utf8.split(whereSeparator: marks.contains).map {
          String(decoding: $0.drop { $0 == 0x3a }, as: UTF8.self)
        })
      for canary in log.canaries where tokens.contains(canary.text) {
        let name = "\(canary.event.name).\(canary.path)"
        // When something last happened is shown, but not what.
        let isTime = canary.path == "at" || canary.path.hasSuffix(".at")
        #expect(Self.told.contains(name) || isTime, "\(name)")
      }
      for sender in log.senders { #expect(!tokens.contains(sender)) }
    }
    #expect(views > 15)
  }
}
