import EventSourcing
import Hashing
import Testing

@testable import WriteAheadLog

@Suite("Evidence")
struct EvidenceTests {
  let folder: TemporaryFolder
  let log: WriteAheadLog

  init() throws {
    folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    log = try WriteAheadLog.openForReading(folder.path())
  }

  private func shown(_ evidence: Evidence) throws -> [String] {
    try evidence.entries().map { entry in
      let events = entry.events.map {
        "\($0.position.value):\($0.stream.id.low)@\($0.revision.value)="
          + String(decoding: $0.payload.prefix(5), as: UTF8.self)
      }
      let command = entry.command.map { "command \($0.id.low): " } ?? ""
      return "\(entry.index) \(command)\(events.joined(separator: " ")) +\(entry.hiddenEvents)"
    }
  }

  @Test("of an event shows that event and its stream's name, and nothing else")
  func event() throws {
    let evidence = try log.evidence(ofEventAt: Position(4))
    // Event 4 came in a commit over two streams; it began the second.
    #expect(try shown(evidence) == ["3 4:3@1=3 ccc +1"])
    #expect(evidence.frames.flatMap(\.parts).count == 4)
    let hidden = evidence.frames.flatMap(\.parts).filter {
      if case .hidden = $0 { true } else { false }
    }
    #expect(hidden.count == 2)
    // Before event 3 a command was refused.
    #expect(try shown(try log.evidence(ofEventAt: Position(3))) == ["0  +1", "3 3:1@2=3 ccc +1"])
    #expect(try shown(try log.evidence(ofEventAt: Position(5))) == ["0  +1", "4 5:1@3=4 ddd +0"])
    #expect(throws: ProvingError.self) { try log.evidence(ofEventAt: Position(8)) }
    #expect(throws: ProvingError.self) { try log.evidence(ofEventAt: Position(0)) }
  }

  @Test("of a stream shows all of it, and hashes of what others had in the same commits")
  func whole() throws {
    let evidence = try log.evidence(of: stream(1))
    #expect(
      try shown(evidence) == [
        "0 command 1: 1:1@1=1 a +0", "3 command 3: 3:1@2=3 ccc +1", "4 command 4: 5:1@3=4 ddd +0",
        "6 command 6: 7:1@4=6 f +0",
      ])
    #expect(try evidence.verify() == log.checkpoint())
    // The command went to stream 1, and is no business of a query about stream 3.
    #expect(try shown(try log.evidence(of: stream(3))) == ["3 4:3@1=3 ccc +1"])
    #expect(throws: ProvingError.self) { try log.evidence(of: stream(9)) }
  }

  @Test("is made for a checkpoint that was kept, of what that saw")
  func forKeeper() throws {
    let size = 5
    let root = MerkleTree(of: try log.leaves().prefix(size)).root
    let kept = Checkpoint(origin: "elsewhere", size: UInt64(size), root: root)
    let evidence = try log.evidence(of: stream(1), at: kept)
    #expect(try evidence.verify() == kept)
    #expect(try shown(evidence).map { $0.prefix(1) } == ["0", "3", "4"])
    #expect(throws: ProvingError.self) { try log.evidence(ofEventAt: Position(7), at: kept) }
    var other = kept
    other.root = SHA256.hash(of: [1])
    #expect(throws: ProvingError.self) { try log.evidence(of: stream(1), at: other) }
    other = kept
    other.origin = Checkpoint.origin(of: Identifier(high: 9, low: 9))
    #expect(throws: ProvingError.self) { try log.evidence(of: stream(1), at: other) }
  }

  @Test("that shows no event, or events before the first, proves nothing")
  func nothing() throws {
    var evidence = try log.evidence(of: stream(1))
    evidence.frames = []
    #expect(throws: ProofFault.self) { try evidence.entries() }
    let parts: [Evidence.Part] = [.shown([]), .shown([])]
    let frame = Evidence.Frame(
      index: 0, kind: 1, recorded: Instant(), firstPosition: 0, eventCount: 1, parts: parts,
      path: [])
    let made = Checkpoint(origin: "x", size: 1, root: frame.leaf.hash)
    let hostile = Evidence(frames: [frame], note: SignedNote(made.text))
    #expect(throws: Never.self) { try hostile.verify() }
    #expect(throws: ProofFault.self) { try hostile.entries() }
  }

  @Test("reads back from its text")
  func text() throws {
    for evidence in [
      try log.evidence(of: stream(2)), try log.evidence(ofEventAt: Position(1)),
    ] {
      #expect(try Evidence(text: evidence.text) == evidence)
    }
  }

  @Test("holds for no text in which any letter is changed")
  func tampered() throws {
    let text = Array(try log.evidence(of: stream(1)).text.utf8)
    let letters = Array("A0".utf8)
    var tried = 0
    for place in text.indices {
      // The origin is a name: the checkpoint's keeper compares it.
      for letter in letters where letter != text[place] {
        var other = text
        other[place] = letter
        let changed = String(decoding: other, as: UTF8.self)
        guard let read = try? Evidence(text: changed), (try? read.entries()) != nil else {
          tried += 1
          continue
        }
        let checkpoint = try Checkpoint(text: read.note.text)
        #expect(checkpoint.origin != Checkpoint.origin(of: log.logID), "place \(place)")
      }
    }
    #expect(tried > text.count)
  }

  @Test("holds for no frame with another number, kind, time, position or count of events")
  func numbers() throws {
    let evidence = try log.evidence(of: stream(1))
    let changes: [(inout Evidence.Frame) -> Void] = [
      { $0.index += 1 }, { $0.kind += 1 }, { $0.firstPosition += 1 }, { $0.eventCount += 1 },
      { $0.recorded = Instant(nanoseconds: $0.recorded.nanoseconds + 1) },
    ]
    for place in evidence.frames.indices {
      for change in changes {
        var changed = evidence
        change(&changed.frames[place])
        #expect(throws: ProofFault.self) { try changed.verify() }
      }
    }
  }

  @Test("of frames in another order does not hold")
  func reordered() throws {
    var evidence = try log.evidence(of: stream(1))
    evidence.frames.swapAt(0, 1)
    #expect(throws: ProofFault.self) { try evidence.verify() }
    evidence.frames[1] = evidence.frames[0]
    #expect(throws: ProofFault.self) { try evidence.verify() }
  }

  @Test("a writer's checkpoint is that of a reader of the file, after every frame")
  func kept() throws {
    let path = folder.path("live.wal")
    var options = fixedOptions()
    options.keepsTree = true
    let writing = try WriteAheadLog.open(path, options: options)
    for number in 1...20 {
      try writing.commitDurably(commit(UInt64(number), to: [(stream(UInt64(number)), 0)]))
      if number % 3 == 0 { _ = try writing.append(refusal(UInt64(number))) }
      let checkpoint = try writing.checkpoint()
      #expect(checkpoint.root == MerkleTree(of: try writing.leaves()).root)
      #expect(checkpoint.size == UInt64(number + number / 3))
    }
    let before = try writing.checkpoint()
    try writing.close()
    let reopened = try WriteAheadLog.open(path, options: options)
    let after = try reopened.checkpoint()
    #expect(after.size == before.size + 1)
    try reopened.check(against: before)
    try reopened.close()
    #expect(try WriteAheadLog.openForReading(path).checkpoint() == after)
    #expect(try LogVerification(of: path).tree?.root == after.root)
  }

  @Test("every checkpoint of a log is consistent with every later one, and no other log's is")
  func consistency() throws {
    let leaves = try log.leaves()
    for size in 0...leaves.count {
      let older = Checkpoint(
        origin: Checkpoint.origin(of: log.logID), size: UInt64(size),
        root: MerkleTree(of: leaves.prefix(size)).root)
      try log.check(against: older)
      let proof = try log.consistency(since: older)
      #expect(try ConsistencyProof(text: proof.text) == proof)
      #expect(try proof.verify(since: older) == log.checkpoint())
      var foreign = older
      foreign.root = SHA256.hash(of: [1])
      #expect(throws: ProvingError.self) { try log.check(against: foreign) }
      #expect(throws: ProvingError.self) { try log.consistency(since: foreign) }
      #expect(throws: ProofFault.self) { try proof.verify(since: foreign) }
      foreign = older
      foreign.origin = "elsewhere"
      #expect(throws: ProofFault.self) { try proof.verify(since: foreign) }
      // The signer of the newer checkpoint vouches for its name: it never comes only from the
      // older one.
      let own = Checkpoint.origin(of: log.logID)
      #expect(
        throws: ProvingError.fault(ProofFault("the checkpoint is of elsewhere, the log is \(own)"))
      ) { try log.consistency(since: foreign) }
      let named = try log.consistency(since: foreign, origin: "elsewhere")
      #expect(try named.verify(since: foreign) == log.checkpoint(origin: "elsewhere"))
      #expect(throws: ProvingError.self) { try log.consistency(since: older, origin: "elsewhere") }
    }
    var later = try log.checkpoint()
    later.size += 1
    #expect(throws: ProvingError.self) { try log.check(against: later) }
  }

  @Test("a checkpoint of a plain log that was closed holds beside a writer that came since")
  func besideIdleWriter() throws {
    let path = folder.path("plain.wal")
    let first = try WriteAheadLog.open(path, options: plainOptions())
    for number in UInt64(1)...6 {
      try first.commitDurably(commit(number, to: [(stream(1), number - 1)]))
    }
    try first.close()
    let kept = try WriteAheadLog.openForReading(path).checkpoint()
    let writing = try WriteAheadLog.open(path, options: plainOptions())
    let reading = try WriteAheadLog.openForReading(path)
    #expect(reading.isBeingWritten)
    // The seal is the writer's to vouch for, with its next commit.
    #expect(try reading.checkpoint().size == kept.size - 1)
    try reading.check(against: kept)
    var other = kept
    other.root = SHA256.hash(of: [1])
    #expect(throws: ProvingError.self) { try reading.check(against: other) }
    other.size += 1
    #expect(throws: ProvingError.notVisibleYet(frames: kept.size - 1, of: kept.size + 1)) {
      try reading.check(against: other)
    }
    try writing.close()
  }

  @Test("an older copy that is put back with its mark is found out by a checkpoint")
  func rollback() throws {
    let path = folder.path("rolled.wal")
    var writing = try WriteAheadLog.open(path, options: fixedOptions())
    try writing.commitDurably(commit(1, to: [(stream(1), 0)]))
    try writing.close()
    let (copy, mark) = (try bytes(of: path), try bytes(of: path + ".mark"))
    writing = try WriteAheadLog.open(path, options: fixedOptions())
    try writing.commitDurably(commit(2, to: [(stream(1), 1)]))
    let checkpoint = try writing.checkpoint()
    try writing.close()
    try WriteAheadLog.openForReading(path).check(against: checkpoint)
    try write(copy, to: path)
    #expect(throws: LogOpenError.self) { try WriteAheadLog.openForReading(path) }
    try write(mark, to: path + ".mark")
    #expect(throws: ProvingError.self) {
      try WriteAheadLog.openForReading(path).check(against: checkpoint)
    }
  }
}
