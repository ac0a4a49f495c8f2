import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Foundation
import Hashing
import Synchronization
import TestSupport
import Testing
import WriteAheadLog

@testable import ClaimsCommand

/// Without the log: what a dossier shows is held against the bytes that it carries.
@Suite("Verifying a dossier")
struct DossierVerificationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeDemoLog(to: folder.path())
  }

  private var path: String { folder.path("dossier.html") }

  private func dossier(_ words: String..., log: String = "test.wal") throws -> DossierFile {
    let run = try CommandLineRun(
      ["dossier"] + words + ["-o", path, "--log", folder.path(log)])
    #expect(run.status == 0, "\(run.messages)")
    return try DossierFile(Array(try Data(contentsOf: URL(filePath: path))))
  }

  private func verify(_ bytes: [UInt8]? = nil, _ more: String...) throws -> CommandLineRun {
    if let bytes { try Data(bytes).write(to: URL(filePath: path)) }
    return try CommandLineRun(["verify", "--dossier", path] + more)
  }

  /// The file with something else in a part, and hashes that fit.
  private func forged(
    _ file: DossierFile, _ id: String, _ change: (String) -> String
  ) throws -> [UInt8] {
    let part = try #require(file.parts.first { $0.id == id })
    let (tag, inner) = (
      file.text(part.outer.lowerBound..<part.inner.lowerBound), file.text(part.inner)
    )
    let other = change(inner)
    try #require(other != inner)
    let hash = Data(SHA256.hash(of: Array(other.utf8)).bytes).base64EncodedString()
    let text =
      file.text(0..<part.outer.lowerBound) + tag.replacingOccurrences(of: part.hash, with: hash)
      + other + file.text(part.inner.upperBound..<file.bytes.count)
    return sealed(text, file)
  }

  private func sealed(_ text: String, _ file: DossierFile) -> [UInt8] {
    Array(
      DossierHTML.sealed(text.replacingOccurrences(of: file.said, with: DossierHTML.blank)).utf8)
  }

  @Test(
    "tells every step of a whole dossier again from its bytes, in every language",
    arguments: [("a0", "en", 23), ("b0", "es", 20), ("c0", "en", 25), ("rules", "es", 1)])
  func whole(stream: String, language: String, count: Int) throws {
    _ = try dossier(stream, "--language", language)
    let run = try verify(nil, "--json")
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    #expect(run.lines.count == count + 1)
    #expect(run.lines.dropLast().allSatisfy { $0.hasSuffix(#","compared":true}"#) })
    let last = try #require(run.lines.last)
    #expect(last.hasPrefix(#"{"holds":true,"sha256":""#), "\(last)")
    #expect(last.contains(#""says":\#(count),"steps":\#(count),"compared":\#(count),"frames":"#))
    let told = try verify()
    #expect(told.lines.count == 2, "\(told.output)")
    #expect(told.lines[1].hasPrefix("\(count) of \(count) steps were told again from their bytes"))
  }

  @Test(
    "names the step that says something else, though all hashes were made to fit",
    arguments: [
      ("e20", "hugo", "sara"), ("e33", "closed", "open"), ("r1", "Handler", "Supervisor"),
      ("e15", "1800.00 EUR", "1900.00 EUR"), ("e20", "UTC", "CET"), ("e21", "<p ", "<p id=\"x\" "),
      ("e25", "</td>", "0</td>"), ("r1", "<li>", "<li>not "),
      ("e20", "datetime=\"2025", "datetime=\"2024"),
      ("e20", "</h3>", "</h3><p>and more</p>"),
    ])
  func forgedStep(id: String, old: String, new: String) throws {
    let file = try dossier("a0")
    let bytes = try forged(file, id) { text in
      guard let place = text.range(of: old) else { return text }
      return text.replacingCharacters(in: place, with: new)
    }
    let run = try verify(bytes, "--json")
    let name = id.hasPrefix("e") ? String(id.dropFirst()) : id
    #expect(run.status == 4)
    #expect(
      run.messages == "claims: \(path): Step \(name) says something else than its bytes.\n",
      "\(run.messages)")
    #expect(run.lines.contains(#"{"step":"\#(id)","compared":false,"fault":"otherThanBytes"}"#))
    #expect(run.lines.last?.hasPrefix(#"{"holds":false"#) == true)
  }

  @Test("names what was left out, moved, doubled or put between, though all hashes fit")
  func steps() throws {
    let file = try dossier("a0")
    let steps = file.steps
    let text = file.text(0..<file.bytes.count)
    let (first, second) = (file.text(steps[4].outer), file.text(steps[5].outer))
    for (other, message) in [
      (text.replacingOccurrences(of: first, with: ""), "a step 19 that is not shown"),
      (text.replacingOccurrences(of: first + second, with: second + first), "Step 20 is not where"),
      (text.replacingOccurrences(of: first, with: first + first), "Step 19 is not where"),
      (
        text.replacingOccurrences(of: second, with: "<li>paid</li>" + second),
        "Step 20 is not where"
      ),
    ] {
      let run = try verify(sealed(other, file))
      #expect(run.status == 4 && run.messages.contains(message), "\(message): \(run.messages)")
    }
    // A step with its evidence: the revisions have a gap.
    let third = file.text(steps[5].outer)
    let bytes = try forged(file, "evidence") { text in
      text.components(separatedBy: "]],[").filter { !Self.steps(ofFrame: $0).contains("20") }
        .joined(separator: "]],[")
    }
    let cut = try DossierFile(bytes)
    let about = try forged(cut, "about") {
      $0.replacingOccurrences(of: #""steps":23"#, with: #""steps":22"#)
    }
    let last = try DossierFile(about)
    let run = try verify(
      sealed(last.text(0..<about.count).replacingOccurrences(of: third, with: ""), last))
    #expect(run.status == 4 && run.messages.contains("Step 21: steps before it are missing."))
  }

  @Test(
    "names states, sums and words that do not follow from the steps",
    arguments: [
      ("state", "1700.00 EUR", "1800.00 EUR", "the part 'state' says something else"),
      ("money", "1700.00 EUR", "1800.00 EUR", "the part 'money' says something else"),
      ("states", "1700.00 EUR", "1800.00 EUR", "the part 'states' says something else"),
      ("words", "It holds", "It may hold", "another version wrote it, or it was changed"),
    ])
  func parts(id: String, old: String, new: String, message: String) throws {
    let bytes = try forged(try dossier("a0"), id) { $0.replacingOccurrences(of: old, with: new) }
    let run = try verify(bytes)
    #expect(
      run.status == (id == "words" ? 1 : 4) && run.messages.contains(message), "\(run.messages)")
  }

  @Test("names the step whose bytes a changed byte of the evidence is in", .long, arguments: 1...3)
  func evidence(seed: UInt64) throws {
    let file = try dossier("e0")
    let part = try #require(file.parts.first { $0.id == "evidence" })
    let text = file.text(part.inner)
    let start = try #require(text.range(of: #""frames":["#)).upperBound
    var place = part.inner.lowerBound + text[..<start].utf8.count
    for frame in text[start...].components(separatedBy: "]],[") {
      let names = Self.steps(ofFrame: frame)
      for offset in stride(from: Int(seed), to: frame.utf8.count, by: 37) {
        var bytes = file.bytes
        bytes[place + offset] ^= UInt8(seed)
        let check = DossierCheck(try DossierFile(bytes))
        #expect(!check.isIntact && check.changed.map(\.id) == ["evidence"])
        let faults = (check.comparison?.faults ?? []).map { String($0.id.dropFirst()) }
        #expect(names.contains { faults.contains($0) }, "\(offset) of \(names): \(faults)")
      }
      place += frame.utf8.count + 4
    }
  }

  /// The positions of its events: `INDEX, KIND, RECORDED, POSITION, EVENTS, …`.
  private static func steps(ofFrame text: String) -> [String] {
    let numbers = (text.components(separatedBy: "[[").last ?? "").split(separator: ",")
    guard numbers.count > 4, let first = Int(numbers[3]), let count = Int(numbers[4]) else {
      return []
    }
    return (first..<(first + count)).map { "\($0)" }
  }

  @Test("says of which steps what could not be compared, and why")
  func gaps() throws {
    _ = try dossier("a0", "--as", "auditor")
    let auditor = try verify()
    #expect(auditor.lines[1].hasPrefix("19 of 23 steps were told again from their bytes"))
    #expect(
      auditor.lines[2]
        == "not compared, of r1, r2, r3, r4: anything; this reader may not have their bytes, and the "
        + "hash of this file alone holds them")
    _ = try dossier("a0", "--as", "carla")
    let carla = try verify()
    #expect(carla.status == 0 && carla.lines.count == 2)
    #expect(carla.lines[1].hasPrefix("not compared, of 15–33: anything;"), "\(carla.output)")
    #expect(
      try verify(nil, "--json").lines[0]
        == #"{"step":"e15","compared":false,"notCompared":["bytes"]}"#)
  }

  @Test("takes from the step what another stream's command hides, and says so")
  func otherStream() throws {
    let sent = try CommandLineRun(
      "send", "--log", folder.path("report.wal"), input: registrations + Self.escalated)
    #expect(sent.status == 0, "\(sent.output)")
    let claim = "c1a10000-0000-4000-8000-000000000001"
    let file = try dossier(claim, log: "report.wal")
    let run = try verify(nil, "--json")
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    let first = file.steps[0].id
    #expect(run.lines[0] == #"{"step":"\#(first)","compared":true,"notCompared":["sender"]}"#)
    // What the event says is compared all the same.
    let bytes = try forged(file, first) {
      $0.replacingOccurrences(of: "Stolen by message", with: "Lost")
    }
    #expect(try verify(bytes).messages.contains("says something else than its bytes"))
    // An auditor has not the frame that names the claim.
    _ = try dossier(claim, "--as", "audra", log: "report.wal")
    let audra = try verify(nil, "--json")
    #expect(audra.status == 0, "\(audra.messages)")
    #expect(audra.lines[0] == #"{"step":"\#(first)","compared":false,"notCompared":["bytes"]}"#)
    #expect(audra.lines[1].hasSuffix(#""compared":true,"notCompared":["stream","changes"]}"#))
  }

  @Test(
    "takes from the step when it counts as recorded, where the clock was corrected, and says so")
  func correctedClock() throws {
    let (start, day) = (try #require(Instant("2026-03-01T09:00:00Z")), Int64(86_400_000_000_000))
    let now = Mutex(Instant(nanoseconds: start.nanoseconds + day))
    let log = try WriteAheadLog.open(folder.path("clock.wal"))
    let kernel = try ClaimsKernel(log) { now.withLock { $0 } }
    let (ada, claim) = (ActorID("ada"), Identifier(high: 0xc1, low: 1))
    var number: UInt64 = 0
    func id() -> Identifier {
      number += 1
      return Identifier(high: 0xc10c, low: number)
    }
    for (person, role) in [(ada, Role.administrator), (ActorID("carla"), .claimant)] {
      let register = RegisterActor(actor: person, name: person.text, roles: [role])
      _ = try kernel.send(
        CommandEnvelope(
          id: id(), actor: ada, role: .administrator, person: person,
          command: .registerActor(register)))
    }
    func send(_ command: ClaimCommand) throws -> Answer {
      try kernel.send(
        CommandEnvelope(
          id: id(), actor: ActorID("carla"), role: .claimant, claim: claim, command: command))
    }
    _ = try send(.openDraft(OpenDraft(type: .auto, title: "Hail")))
    now.withLock { $0 = start }
    let correct = CorrectClock(time: start, reason: "a day ahead")
    let answer = try kernel.send(
      CommandEnvelope(
        id: id(), actor: ada, role: .administrator, command: .correctClock(correct)))
    guard case .accepted = answer else {
      Issue.record("\(answer)")
      return
    }
    _ = try send(.addNote(AddNote(text: "Ice as large as eggs")))
    try log.close()
    let file = try dossier(claim.text, log: "clock.wal")
    let run = try verify(nil, "--json")
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    let first = file.steps[0].id
    #expect(run.lines[0] == #"{"step":"\#(first)","compared":true,"notCompared":["clock"]}"#)
    #expect(run.lines[1].hasSuffix(#","compared":true}"#))
    // What the clock showed is compared, and nothing counts as recorded after what came later.
    for (old, new) in [("2026-03-02", "2026-03-03"), ("\"2026-03-01", "\"2026-03-02")] {
      let bytes = try forged(file, first) { $0.replacingOccurrences(of: old, with: new) }
      let run = try verify(bytes)
      #expect(run.status == 4 && run.messages.contains("says something else"), "\(run.messages)")
    }
  }

  @Test(
    "names the steps of a log that was made up, with a revision or a position at the limit",
    arguments: [
      (UInt64.max, 15, 17),
      (1, UInt64.max - 1, 15),
    ])
  func limits(revision: UInt64, position: UInt64, without: Int) throws {
    let file = try dossier("a0")
    var frames = Array(file.frames.prefix(2))
    for place in frames.indices {
      guard case .shown(let bytes)? = frames[place].parts.popLast() else { continue }
      var event = try EventRecord<[UInt8]>(decoding: bytes)
      event.revision = revision
      frames[place].parts.append(.shown(try event.encoded()))
      (frames[place].index, frames[place].firstPosition) = (UInt64(place), position + UInt64(place))
    }
    let leaves = frames.map(\.leaf.hash)
    let root = Base64.text(SHA256.hash(of: [1] + leaves[0].bytes + leaves[1].bytes).bytes)
    let lists = frames.enumerated().map { place, frame in
      let parts = frame.parts.map { part in
        switch part {
        case .shown(let bytes): "\"+\(Base64.text(bytes))\""
        case .hidden(let digest): "\"-\(Base64.text(digest.bytes))\""
        }
      }
      return "[\(frame.index),\(frame.kind),\"\(frame.recorded.nanoseconds)\","
        + "\"\(frame.firstPosition)\",1,[\(parts.joined(separator: ","))],[\(1 - place)]]"
    }
    let nodes = leaves.map { "\"\(Base64.text($0.bytes))\"" }.joined(separator: ",")
    let made = try DossierFile(
      forged(file, "evidence") { _ in
        "{\"nodes\":[\(nodes)],\"frames\":[\(lists.joined(separator: ","))]}"
      })
    let note = try DossierAbout(made).request.note.text.split(separator: "\n")
    let bytes = try forged(made, "about") {
      $0.replacingOccurrences(of: "\(note[1])\\n\(note[2])", with: "2\\n\(root)")
    }
    let run = try verify(bytes)
    // Those of whose frames nothing is found out are named, from this one on.
    let first = "claims: \(path): Step \(without) carries no evidence.\n"
    #expect(run.status == 4 && run.messages.hasPrefix(first), "\(run.messages)")
  }

  @Test("says of a file that was cut where it ends, what was expected, and what to do")
  func cut() throws {
    let file = try dossier("a0")
    let step = try #require(file.steps.first { $0.id == "e20" })
    let part = try #require(file.parts.first { $0.id == "evidence" })
    for (size, place) in [
      (step.inner.lowerBound + 20, "in step 20"),
      (part.inner.lowerBound + 1, "in the part 'evidence'"),
      (step.outer.lowerBound, "behind step 19"),
      (file.parts[0].outer.lowerBound, "before its first step"),
      (file.bytes.count - 1, "behind the part 'words'"),
    ] {
      let run = try verify(Array(file.bytes[..<size]), "--json")
      #expect(run.status == 4)
      #expect(
        run.messages.contains(
          "expected it to end with </html>, found that it ends after \(size) bytes, \(place); ask for"
        ),
        "\(run.messages)")
      #expect(run.lines.last?.contains(#""endsAt":""#) == true)
    }
    let none = try verify(Array(file.bytes[..<100]))
    #expect(
      none.status == 1 && none.messages.contains("found 100 bytes of something else, or the first"))
  }

  @Test("finds in a record of reads to whom a file was handed, of every kind of stream")
  func handed() throws {
    let reads = folder.path("reads.wal")
    let all = folder.path("all")
    let log = ["--log", folder.path(), "--reads", reads]
    _ = try CommandLineRun(["dossier", "a0", "--as", "hugo", "-o", path] + log)
    #expect(try CommandLineRun(["dossier", "--all", "-o", all] + log).status == 0)
    let one = try verify(nil, "--reads", reads)
    #expect(one.status == 0)
    let told = try #require(one.lines.last)
    #expect(told.hasPrefix("it was handed to hugo (") && told.hasSuffix("position 1"), "\(told)")
    let names = try FileManager.default.contentsOfDirectory(atPath: all)
    #expect(names.count == 19)
    for name in names where name != "index.html" {
      let run = try CommandLineRun(
        "verify", "--dossier", all + "/" + name, "--reads", reads, "--json")
      let row = try #require(run.lines.last)
      #expect(row.hasPrefix(#"{"position":2,"recorded":""#), "\(name): \(row)")
    }
    let fresh = try dossier("b0")
    let nobody = try verify(fresh.bytes, "--reads", reads)
    #expect(
      nobody.lines.last == "the record of reads \(reads) knows of nobody to whom it was handed")
    #expect(try verify(nil, "--reads", folder.path()).status == 1)
    #expect(try CommandLineRun("verify", "--log", folder.path(), "--reads", reads).status == 2)
  }

  /// A report becomes a claim: two streams in one commit.
  private static let escalated: String = {
    let report = #""report":"4e900000-0000-4000-8000-000000000001""#
    let claim = "c1a10000-0000-4000-8000-000000000001"
    let commands = [
      (
        "ada", "administrator", #""person":"audra""#,
        #""registerActor":{"name":"Audra","roles":["auditor"]}"#
      ),
      ("carla", "claimant", report, #""startReport":{"reporter":"carla"}"#),
      (
        "carla", "claimant", report,
        #""editReport":{"attackType":"email","incidentDate":"2026-03-01T00:00:00Z","#
          + #""incidentPrecision":"day","impact":"robo_dinero","description":"A message"}"#
      ),
      ("carla", "claimant", report, #""submitReport":{}"#),
      ("hugo", "handler", report, #""reviewReport":{}"#),
      (
        "carla", "claimant", report,
        #""escalateReport":{"claim":"\#(claim)","title":"Stolen by message","#
          + #""claimed":{"minorUnits":150000,"currency":"EUR"}}"#
      ),
      (
        "carla", "claimant", #""claim":"\#(claim)""#,
        #""editDraft":{"title":"Stolen by a message","claimed":{"minorUnits":160000,"currency":"EUR"},"#
          + #""lossDate":"2026-03-01"}"#
      ),
    ]
    return commands.enumerated().map { number, command in
      #"{"id":"00000000-0000-4000-8000-00000000010\#(number)","actor":{"id":"\#(command.0)","#
        + #""role":"\#(command.1)"},\#(command.2),"command":{\#(command.3)}}"# + "\n"
    }.joined()
  }()
}
