import Testing

@testable import StateMachineTesting

@Suite("Replay")
struct ReplayTests {
  /// Recipes without the zeros at their ends, which mean nothing.
  private static let recipes = Generator<[[UInt64]]>.array(
    of: .array(of: .integer()).filter { $0.last != 0 }, count: 0...8)
  private static let replays = Generator<Replay>.oneOf(
    recipes.map { .recipe($0) },
    Generator<UInt64>.integer().paired(with: Generator<Int>.integer(in: 0...1 << 31 - 1))
      .map { .seed($0, steps: $1) })

  @Test("what is printed is read again")
  func roundTrip() async throws {
    try await forAll(Self.replays, Settings(seed: 1)) { try Replay($0.text) == $0 }
  }

  @Test("zeros at the end of a step are left out: the simplest choices follow anyway")
  func zeros() throws {
    let text = Replay.recipe([[1, 0, 0], [0]]).text
    #expect(text == Replay.recipe([[1], []]).text)
    #expect(try Replay(text) == .recipe([[1], []]))
  }

  @Test("the text of a case stays the same, so that saved ones last")
  func golden() throws {
    #expect(Replay.recipe([[1, 300], [], [.max]]).text == "smt1AAIBrAIAAf___________wG01w")
    #expect(Replay.seed(42, steps: 50).text == "smt1ASoyXow")
    for replay in [Replay.recipe([[1, 2]], crashes: true), .seed(42, steps: 50, crashes: 0.1)] {
      #expect(try Replay(replay.text) == replay)
    }
  }

  @Test("a replay string that was cut anywhere is malformed")
  func cut() async throws {
    try await forAll(Self.replays, Settings(runs: 200, seed: 2)) { replay in
      let text = replay.text
      return (0..<text.count).allSatisfy { isMalformed(String(text.prefix($0))) }
    }
  }

  @Test("a replay string with one changed character is malformed")
  func changed() async throws {
    let other = Generator<Character>.element(of: Array("ABYZabyz0189-_+/= \n\"é🙂"))
    let changes = Self.replays.paired(with: Generator<Int>.integer(in: 0...9999)).paired(
      with: other)
    try await forAll(changes, Settings(runs: 5000, seed: 3)) { change in
      let ((replay, place), character) = change
      var text = Array(replay.text)
      let position = place % text.count
      try assume(text[position] != character)
      text[position] = character
      return isMalformed(String(text))
    }
  }

  @Test("any text is malformed, or is just what its case prints")
  func anyText() async throws {
    let texts = Generator<String>.weighted(
      (1, .text()), (1, .text().map { "smt1" + $0 }),
      (3, .string(of: "Aabz019-_", count: 0...40).map { "smt1" + $0 }))
    try await forAll(texts, Settings(runs: 5000, seed: 4)) { text in
      try isMalformed(text) || Replay(text).text == text
    }
    for text in ["", "smt", "smt1", "smt1=", "smt1A", "smt1AAAA", "smt2ASoyXow"] {
      #expect(isMalformed(text), "\(text)")
    }
  }

  @Test("a malformed replay string says what was expected and what was found")
  func message() {
    #expect(
      MalformedReplay(text: "smt").description
        == "expected a replay string as a failing case prints it (smt1…), found \"smt\": copy all of it"
    )
  }

  private func isMalformed(_ text: String) -> Bool {
    do {
      _ = try Replay(text)
      return false
    } catch {
      return error.text == text
    }
  }
}
