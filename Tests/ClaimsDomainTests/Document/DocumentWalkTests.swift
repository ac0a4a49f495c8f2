import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport
import Testing

@Suite("Random walks of a document", .long)
struct DocumentWalkTests {
  static let machine = DocumentMachine()

  @Test("random walks come to every status", arguments: [1, 2] as [UInt64])
  func coverage(seed: UInt64) async throws {
    let settings = Settings(runs: 2000, seed: seed, steps: 60)
    let report = try await Checker(Self.machine, settings: settings).walk()
    try report.requireCoverage(.everyStatus, of: DocumentCases.life.coverage)
  }

  @Test("the next due date and the status of any document are known", arguments: 1...5)
  func total(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var document = Document()
    for _ in 0..<300 {
      guard let kind = DocumentEventKind.allCases.randomElement(using: &random) else { continue }
      var filler = EdgeValues(random: random)
      guard let event = try DocumentEvent.read(kind, from: &filler) else { continue }
      random = filler.random
      DocumentDecider.evolve(&document, event)
      for time in [Instant(nanoseconds: .min), documentNoon, Instant(nanoseconds: .max)] {
        _ = DocumentDecider.nextDue(of: document, after: time)
      }
      _ = document.standing(paper)
    }
  }
}
