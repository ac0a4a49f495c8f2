import EventSourcing
import Testing

@Suite("Field list")
struct FieldListTests {
  private func rows<M: Message>(_ message: M) -> [String] {
    fieldRows(message).map { "\($0.path) = \($0.value)" }
  }

  @Test("names every value by its path, nested and repeated ones too")
  func paths() {
    var tree = Tree()
    tree.leaves.number = -1
    tree.options.date = LocalDate("2024-02-29")
    tree.options.colour = .deepBlue
    tree.flags = [true, false]
    tree.children = [Tree()]
    tree.children[0].texts = ["a"]
    tree.children[0].chunks = [[0xff]]
    func leaves(_ path: String, number: Int) -> [String] {
      [
        "flag = false", "number = \(number)", "count = 0", "small = 0", "text = ", "bytes = ",
        "id = 00000000-0000-0000-0000-000000000000", "instant = 1970-01-01T00:00:00.000000000Z",
        "date = 1970-01-01", "colour = none", "actor = ",
      ].map { path + $0 }
    }
    #expect(
      rows(tree) == leaves("leaves.", number: -1)
        + [
          "options.date = 2024-02-29", "options.colour = deepBlue", "flags[0] = true",
          "flags[1] = false",
        ] + leaves("children[0].leaves.", number: 0)
        + ["children[0].texts[0] = a", "children[0].chunks[0] = _w"])
  }

  @Test("a union lists its payload's fields under their own names")
  func union() {
    var options = Options()
    options.count = 3
    #expect(
      fieldRows(Paint.deepBlue(options)).map { [$0.path, $0.value] } == [["count", "3"]])
  }

  @Test("reports what changed, what went and what came, in that order")
  func differing() {
    var before = Options()
    before.flag = true
    before.number = 1
    before.text = "same"
    before.count = 9
    var after = before
    after.flag = nil
    after.number = 2
    after.date = LocalDate()
    let found = differences(from: fieldRows(before), to: fieldRows(after))
    #expect(
      found.map { [$0.path, $0.before, $0.after] } == [
        ["flag", "true", nil], ["number", "1", "2"], ["date", nil, "1970-01-01"],
      ])
  }

  @Test("equal messages do not differ")
  func same() {
    #expect(differences(from: fieldRows(Leaves()), to: fieldRows(Leaves())) == [])
  }

  @Test("texts that Unicode holds for equivalent differ if their bytes do")
  func byBytes() {
    var before = Options()
    before.text = "caf\u{e9}"
    var after = Options()
    after.text = "cafe\u{301}"
    let found = differences(from: fieldRows(before), to: fieldRows(after))
    #expect(found.map(\.path) == ["text"])
  }
}
