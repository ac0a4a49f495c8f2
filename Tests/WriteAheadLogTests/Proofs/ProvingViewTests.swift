import EventSourcing
import Testing

@testable import WriteAheadLog

@Suite("Proving views")
struct ProvingViewTests {
  let folder: TemporaryFolder
  let log: WriteAheadLog

  init() throws {
    folder = try TemporaryFolder()
    _ = try writeSmallLog(to: folder.path())
    log = try WriteAheadLog.openForReading(folder.path())
  }

  private func evidence(_ view: ProvingView, _ stream: StreamID) throws -> Evidence {
    Evidence(
      frames: try view.evidence(of: stream) { _ in true }, note: SignedNote(view.checkpoint.text))
  }

  @Test("show of a stream what its evidence shows, and the refusals of commands to it")
  func whole() throws {
    let view = try ProvingView(of: log)
    #expect(try view.checkpoint == log.checkpoint())
    #expect(view.end == log.head.position)
    for number in [UInt64(1), 2, 3] {
      let evidence = try evidence(view, stream(number))
      try evidence.verify()
      #expect(try evidence.frames == log.evidence(of: stream(number)).frames)
    }
    // A stream that never began has refusals all the same.
    let refused = try evidence(view, stream(99))
    try refused.verify()
    #expect(try view.refusals(of: stream(99)).map(\.refusal) == [[1, 2, 1]])
    #expect(refused.frames.map(\.kind) == [FrameKind.refusal.rawValue])
    #expect(refused.frames[0].parts.last == .shown([1, 2, 1]))
  }

  @Test("show nothing that their checkpoint did not see")
  func earlier() throws {
    let size: UInt64 = 4
    let leaves = try log.leaves().prefix(Int(size))
    let kept = Checkpoint(
      origin: Checkpoint.origin(of: log.logID), size: size, root: MerkleTree(of: leaves).root)
    let view = try ProvingView(of: log, at: kept)
    #expect(view.checkpoint == kept)
    let frames = try view.evidence(of: stream(1)) { _ in true }
    #expect(!frames.isEmpty && frames.allSatisfy { $0.index < size })
    try Evidence(frames: frames, note: SignedNote(kept.text)).verify()
    #expect(try view.entries(of: stream(1)).allSatisfy { $0.last <= view.end })
    var other = kept
    other.size = 3
    #expect(throws: ProvingError.self) { try ProvingView(of: log, at: other) }
  }
}
