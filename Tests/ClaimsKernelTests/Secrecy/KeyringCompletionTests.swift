import ClaimsDomain
import Cryptography
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel
@testable import WriteAheadLog

/// Source: Specs/Secrecy.md, "Seeds".
@Suite(
  "Completing a keyring by the log", .enabled(if: SealingKey.isAvailable, "this system cannot seal")
)
struct KeyringCompletionTests {
  private let folder: TemporaryFolder
  private let master: SealingKey
  private var path: String { folder.path("claims.wal") }

  init() throws {
    folder = try TemporaryFolder()
    master = try #require(SealingKey([UInt8](repeating: 7, count: 32)))
  }

  private func open(_ path: String) throws -> SealedLog<WriteAheadLog> {
    var options = LogOptions()
    (options.master, options.seals) = (master, true)
    return try SealedLog(try WriteAheadLog.open(path, options: options))
  }

  private func read(_ path: String) throws -> SealedLog<WriteAheadLog> {
    try SealedLog(try WriteAheadLog.openForReading(path, master: master))
  }

  /// A claim with a title, a note of the claimant, and a document without a text.
  private func script(_ numbers: ClosedRange<UInt64>) -> [CommandEnvelope] {
    var script = Script(ids: numbers.lowerBound * 100)
    if numbers.lowerBound == 1 { script.setRules { $0.retentionDays = 0 } }
    for number in numbers {
      script.add(
        "carla", .claimant,
        .openDraft(
          OpenDraft(
            type: .auto, title: "planted title \(number)", claimed: euros(5),
            lossDate: LocalDate("2026-02-28"))), on: number)
      script.add("sara", .supervisor, .void(VoidClaim(reason: "planted reason")), on: number)
    }
    return script.commands
  }

  private func owners(_ numbers: ClosedRange<UInt64>) -> [KeyOwner] {
    numbers.map { StreamID.claim(claimID($0)).subject }
  }

  /// What a process leaves whose life ends.
  private func left(as name: String) throws -> String {
    let copy = folder.path(name)
    for end in ["", ".mark", ".keys"] {
      try FileManager.default.copyItem(atPath: path + end, toPath: copy + end)
    }
    return copy
  }

  private func titles(in log: SealedLog<WriteAheadLog>) throws -> [String] {
    let state = try LogState(folding: log)
    return (1...9).compactMap { state.claims[claimID($0)]?.claim.title }
  }

  /// The texts of every event, as they are read.
  private func texts(in log: SealedLog<WriteAheadLog>) throws -> [String] {
    var texts: [String] = []
    try log.forEachEntry(after: .start) { entry in
      for (place, payload) in entry.places {
        place.forEachText(in: payload) { text, _, _ in
          texts.append(String(decoding: text, as: UTF8.self))
        }
      }
      return true
    }
    return texts
  }

  private static let all = (1...9).map { "planted title \($0)" }

  @Test("whoever opens a log after a crash finds the keys that had no slot yet, and erases by them")
  func crash() throws {
    let kernel = try kernel(try open(path), clock: tickingClock().read)
    #expect(try kernel.answers(script(1...9)).areAccepted)
    let keyring = try #require(kernel.log.base.keyring)
    let copy = try left(as: "copy.wal")
    let reader = try read(copy)
    // Readers do without the slots.
    #expect(try titles(in: reader) == Self.all)
    #expect(owners(1...9).contains { !(reader.base.keyring?.hasKey($0) ?? true) })
    let before = try Data(contentsOf: URL(filePath: copy + ".keys"))
    try reader.completeKeyring()
    // Known by owners too from then on, and nothing is written.
    for owner in owners(1...9) { #expect(reader.base.keyring?.hasKey(owner) ?? false) }
    #expect(try Data(contentsOf: URL(filePath: copy + ".keys")) == before)
    let again = try open(copy)
    let completed = try #require(again.base.keyring)
    #expect(completed.tally == keyring.tally && again.faults == nil)
    for owner in owners(1...9) { #expect(completed.hasKey(owner)) }
    try again.base.close()
    // Also if that process ends as suddenly.
    let third = try open(copy)
    let raised = try ClaimsKernel(third, clock: { start.adding(days: 2) })
    let answer: Answer = try raised.send(
      CommandEnvelope(
        id: Identifier(high: 0x99, low: 1), actor: ActorID("ada"), role: .administrator,
        claim: claimID(4), command: .erasePersonalData(ErasePersonalData(reason: "is over"))))
    #expect(answer.isAccepted)
    let after = try titles(in: try read(copy))
    #expect(after.enumerated().filter { SealedText.hides($1) }.map(\.offset) == [3])
    try raised.close()
    try kernel.close()
    // Closed, nothing has to be found.
    #expect(try #require(try read(path).base.keyring).tally == keyring.tally)
    let last = try read(copy)
    try last.checkTexts()
    #expect(last.faults == nil)
  }

  @Test("an older copy of the keyring is completed, up to the next erasure")
  func olderCopy() throws {
    let first = try kernel(try open(path), clock: tickingClock().read)
    #expect(try first.answers(script(1...1)).areAccepted)
    try first.close()
    let old = try Data(contentsOf: URL(filePath: path + ".keys"))
    let second = try ClaimsKernel(try open(path), clock: tickingClock().read)
    #expect(try second.answers(script(2...9)).areAccepted)
    try second.close()
    let tally = try #require(try read(path).base.keyring).tally
    try old.write(to: URL(filePath: path + ".keys"))
    #expect(try titles(in: try read(path)) == Self.all)
    let completed = try open(path)
    #expect(completed.base.keyring?.tally == tally && completed.faults == nil)
    let kernel = try ClaimsKernel(completed, clock: { start.adding(days: 2) })
    let eraser = CommandEnvelope(
      id: Identifier(high: 0x99, low: 1), actor: ActorID("ada"), role: .administrator,
      claim: claimID(2), command: .erasePersonalData(ErasePersonalData(reason: "is over")))
    let answer: Answer = try kernel.send(eraser)
    #expect(answer.isAccepted)
    #expect(try kernel.answers(script(10...10)).areAccepted)
    try kernel.close()
    // From then on it lacks what was made since: nobody writes. Of what was erased it tells readers nothing.
    try old.write(to: URL(filePath: path + ".keys"))
    let reader = try ClaimsKernel(try read(path), clock: { start })
    #expect(reader.log.base.keyring?.hasKey(owners(2...2)[0]) == false)
    #expect(try texts(in: reader.log).filter { $0.contains("planted title 2") } == [])
    #expect(try texts(in: reader.log).contains("planted title 3"))
    #expect(try reader.log.erasures().map(\.keys) == [.left])
    try reader.log.checkTexts()
    #expect(reader.log.faults != nil)
    let outdated = try open(path)
    guard case .damaged(_, .noKey)? = outdated.faults?.first else {
      Issue.record("\(String(describing: outdated.faults))")
      return
    }
    #expect(throws: EventStoreError.self) {
      try outdated.append(
        Commit(command: try eraser.record(), recorded: start, appends: []))
    }
    try outdated.base.close()
  }
}
