import EventSourcing
import Foundation
import Testing

@testable import ClaimsDomain
@testable import ClaimsKernel
@testable import WriteAheadLog

@Suite("Faults in words")
struct FaultWordsTests {
  /// A fault, and what is in its words in every language.
  struct Sample: Sendable {
    let fault: any WordedFault
    let values: [String]

    init(_ fault: any WordedFault, _ values: String...) {
      (self.fault, self.values) = (fault, values)
    }
  }

  private static let id = Identifier(high: 1, low: 2)
  private static let wire: [Sample] = [
    Sample(WireError.truncated(offset: 71), "71"),
    Sample(WireError.malformed(offset: 72, .notUTF8), "72", "notUTF8"),
    Sample(WireError.unknownCode(73, of: "Role"), "73", "Role"),
    Sample(WireError.unknownKind(74, of: "ClaimEvent"), "74", "ClaimEvent"),
    Sample(WireError.unreadable(["the end", "el final"])),
  ]
  private static let store: [Sample] = [
    Sample(
      EventStoreError.system(call: "pwrite", code: 28, message: "No space"), "pwrite", "No space"),
    Sample(EventStoreError.poisoned(reason: "fdatasync failed: No space"), "fdatasync", "No space"),
    Sample(EventStoreError.closed),
    Sample(EventStoreError.damaged(offset: 75, reason: "no frame begins here"), "75"),
    Sample(
      EventStoreError.otherLog(reason: "this is the log of an outbox; expected one of claims")),
    Sample(EventStoreError.entryTooLarge(bytes: 76, limit: 75), "76", "75"),
    Sample(EventStoreError.beyondEnd(Position(80), end: Position(79)), "80", "79"),
    Sample(EventStoreError.commandAlreadyTaken(id), id.text),
    Sample(EventStoreError.malformedCommit(stream: .rules)),
    Sample(
      EventStoreError.revisionConflict(
        stream: .rules, expected: Revision(77), actual: Revision(78)),
      "77", "78"),
  ]
  private static let opening: [Sample] = [
    Sample(LogOpenError.missing(path: "a.wal"), "a.wal"),
    Sample(LogOpenError.missingFolder(path: "b/a.wal", folder: "b"), "b/a.wal", " b"),
    Sample(LogOpenError.markWithoutLog(path: "a.wal"), "a.wal", "a.wal.mark"),
    Sample(LogOpenError.markMissing(path: "a.wal"), "a.wal", "a.wal.mark"),
    Sample(LogOpenError.inUse(path: "a.wal", LogHolder(note: "process 79")), "a.wal", "process 79"),
    Sample(
      LogOpenError.damaged(path: "a.wal", offset: 80, reason: "invalid seal"), "a.wal", "80"),
    Sample(LogOpenError.system(path: "a.wal", .closed), "a.wal"),
    Sample(LogOpenError.unreadable(path: "a.wal", .empty), "a.wal", "4096"),
    Sample(LogOpenError.unreadable(path: "a.wal", .notALog), "a.wal"),
    Sample(LogOpenError.unreadable(path: "a.wal", .headerTruncated(bytes: 81)), "a.wal", "81"),
    Sample(LogOpenError.unreadable(path: "a.wal", .headerDamaged), "a.wal"),
    Sample(
      LogOpenError.unreadable(path: "a.wal", .newerFormat(major: 82, features: 83)), "82", "83"),
    Sample(FrameFault.noMagic), Sample(FrameFault.headerChecksum), Sample(FrameFault.bodyChecksum),
    Sample(FrameFault.cutOff), Sample(FrameFault.unproven), Sample(FrameFault.incomplete),
    Sample(FrameFault.tooLong),
    Sample(FrameFault.unknownKind(84), "84"),
    Sample(FrameFault.misplaced("frame 85 instead of 86"), "85", "86"),
    Sample(ProvingError.log(.closed)), Sample(ProvingError.fault(ProofFault("it shows no event"))),
    Sample(ProvingError.notVisibleYet(frames: 87, of: 88), "87", "88"),
    Sample(BackupError.log(.missing(path: "b.wal")), "b.wal"),
    Sample(BackupError.notVisibleYet(bytes: 97, of: 98), "97", "98"),
    Sample(
      BackupError.misplaced(ProofFault("b.wal is the log itself; name another file")), "b.wal"),
  ]
  private static let others: [Sample] = [
    Sample(TimeZoneFault(reason: Wording(en: "the end", es: "el final"))),
    Sample(UnknownClaim(id: id), id.text), Sample(UnknownStream.nothing),
    Sample(UnknownStream.several(89), "89"),
    Sample(UnreadableEvent(position: Position(90), reason: .truncated(offset: 91)), "90", "91"),
    Sample(JSONFault(WireError.truncated(offset: 92)), "92"),
    Sample(EventLogFault(line: 93, Phrase("there is no element", "no hay ningún elemento")), "93"),
    Sample(FHIRFault("item[0].net", Phrase("missing", "falta")), "item[0].net"),
    Sample(QuizFlowFileFault(line: 96, wording: Phrase("it is missing", "falta"))),
    Sample(IncidentFault(path: "", expected: Phrase("a", "un"), found: Phrase("b", "b")), "b"),
    Sample(Refusal(.notFound, found: "94"), "94"),
    Sample(TransportFault(.unreachable, "95"), "95"),
  ]

  @Test(
    "every fault is worded in two languages that differ, with the same values",
    arguments: wire + store + opening + others)
  func told(sample: Sample) {
    let wording = sample.fault.wording
    #expect(!wording.en.isEmpty && !wording.es.isEmpty)
    #expect(wording.en != wording.es)
    for value in sample.values {
      #expect(wording.en.contains(value))
      #expect(wording.es.contains(value))
    }
    #expect(Words(.es).text(for: sample.fault) == wording.es)
  }

  @Test("damage is worded in Spanish to its innermost reason")
  func nested() {
    let text = "its body is no entry: malformed"
    let fault = FrameFault.misplaced(text)
    #expect(
      fault.wording.es
        == "una trama intacta que no corresponde aquí: su cuerpo no es una entrada: malformed")
    #expect(
      ProofFault("line 3: expected path and base64; found \"x\"").wording.es
        == "línea 3: se esperaba path y base64; se encontró \"x\"")
    #expect(Phrase(saidByLog: "what no table knows").es == "what no table knows")
  }

  /// What the rooms say of bytes and proofs, with `1` for each filled-in value.
  private static let said: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var found: Set<String> = []
    for room in ["WriteAheadLog", "ClaimsKernel", "ClaimsStore"] {
      let folder = root.appending(path: "Sources").appending(path: room)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift",
          let source = try? String(contentsOf: file, encoding: .utf8)
        else { continue }
        // A text of several literals is one.
        let text = source.replacing(/"\s*\+ "/, with: "")
        let isProof = file.path.contains("/Proofs/")
        for match in text.matches(
          of:
            #/(ProofFault\(|offset: [^,\n]*,\s*reason: |otherLog\(reason: |\.misplaced\(|\bfault\()\s*"((?:[^"\\]|\\.)*)"/#
        ) {
          guard isProof || match.1 != "fault(" else { continue }
          found.insert(
            String(match.2).replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "1")
              .replacing("\\\"", with: "\""))
        }
      }
    }
    return found.sorted()
  }()

  @Test("whatever the log says of its bytes, and a proof of itself, can be said in Spanish")
  func phrases() {
    #expect(Self.said.count > 50)
    #expect(Self.said.contains("frame 1 instead of 1"))
    #expect(Self.said.contains("it shows no event"))
    #expect(Self.said.contains("this is the log of an outbox; expected one of claims"))
    // What is only filled in is translated for itself.
    let values: Set<String> = ["1", "\"1\""]
    #expect(
      Self.said.filter { SaidInEnglish.log.text($0, in: .es) == nil && !values.contains($0) } == [])
  }
}

extension Phrase {
  /// What no table says.
  fileprivate init(_ en: String, _ es: String) { self.init { $0 == .es ? es : en } }
}
