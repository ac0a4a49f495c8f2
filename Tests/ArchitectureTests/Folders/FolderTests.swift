import Foundation
import Testing

@Suite("Folders")
struct FolderTests {
  /// Modules, and folders in them, whose folders still know one another in a circle.
  static let circular: Set = ["ClaimsCommand"]

  /// A state machine made of regions: the rows and guards of a region are the machine's, and the
  /// machine's state and events are made of the regions'. Only the regions are held apart.
  static let composed: Set = ["ClaimsDomain/Claim"]

  @Test("no folders of a module, or of a folder in one, know one another in a circle")
  func noCircle() throws {
    let files = try SourceFile.all()
    let modules = FolderMap.maps(of: files).map { parent, map in
      (parent: parent, map: Self.composed.contains(parent) ? map.parts : map)
    }
    #expect(modules.count > 10)
    for (parent, map) in modules where !Self.circular.contains(parent) {
      #expect(map.circleArrows == [], "\(parent)")
    }
    // What is clean by now is held from now on.
    let circles = Set(modules.filter { !$0.map.circles.isEmpty }.map(\.parent))
    #expect(Self.circular.subtracting(circles) == [])
  }

  /// `ARROWS=ClaimsDomain/Claim swift test --filter FolderTests`, with as many parents as are asked for.
  @Test(
    "every arrow can be printed",
    .enabled(if: ProcessInfo.processInfo.environment["ARROWS"] != nil))
  func everyArrow() throws {
    let asked = try #require(ProcessInfo.processInfo.environment["ARROWS"])
    for parent in asked.split(separator: " ").map(String.init) {
      let map = FolderMap(below: parent, of: try SourceFile.all())
      print(map.description(of: parent))
    }
  }

  @Test("a circle is found, with a place for each of its arrows")
  func circle() {
    let map = FolderMap(
      of: [
        ("Recovery/LogOpening.swift", "struct Opening {\n  let writer: LogWriter\n}"),
        ("Writing/LogWriter.swift", "final class LogWriter { var marks: Frames.Mark? }"),
        ("Indexes/Frames.swift", "enum Frames { struct Mark { func scan(_: Opening) {} } }"),
        ("Log.swift", "extension Opening {}"),
      ])
    #expect(map.circles == [["Indexes", "Recovery", "Writing"]])
    #expect(
      map.circleArrows == [
        "Indexes → Recovery: Opening in Indexes/Frames.swift:1",
        "Recovery → Writing: LogWriter in Recovery/LogOpening.swift:2",
        "Writing → Indexes: Frames in Writing/LogWriter.swift:1",
      ])
    #expect(map.arrows.map(\.from) == [".", "Indexes", "Recovery", "Writing"])
  }

  @Test("two circles are found apart, and the path from one to the other is in neither")
  func circles() {
    let map = FolderMap(
      of: [
        ("A/A.swift", "struct A { let b: B }"), ("B/B.swift", "struct B { let a: A, c: C }"),
        ("C/C.swift", "struct C { let d: D }"), ("D/D.swift", "struct D { let c: C }"),
      ])
    #expect(map.circles == [["A", "B"], ["C", "D"]])
    #expect(map.circleArrows.count == 4)
  }

  @Test(
    "a name counts if it means, in code, a declaration of another folder",
    arguments: [
      "let b: B", "func f() -> [B]? { nil }", "extension B {}", "let b = Module.B()",
      "let text = \"\\(B.one)\"", "func f() { g(in: B()) }", "let b = make()",
      "typealias Own = B", "struct A { struct Inner {}; let b: B.Inner }",
    ])
  func counted(text: String) {
    let map = FolderMap(of: [("A/A.swift", text), Self.other])
    #expect(map.arrows.map { [$0.from, $0.to] } == [["A", "B"]])
  }

  @Test(
    "a name does not count in a comment or a text, or if it means something else",
    arguments: [
      "// B", "/* B /* B */ */", "let a = \"B\"", "let a = \"\"\"\n  B\n  \"\"\"",
      "let a = C.B()", "struct A { enum B {}; let b: B }",
      "struct A { enum B {} }\nextension A { func f() -> B }",
      "private struct B {}\nlet b: B", "func f<B: Sequence>(_ b: B)", "struct A<B> { let b: B }",
      "struct A { func f() { self.make() } }", "let a = f(make: 1)",
      "protocol P { associatedtype B; var b: B { get } }", "let a = Inner()",
    ])
  func passed(text: String) {
    let map = FolderMap(of: [("A/A.swift", text), Self.other])
    #expect(map.arrows.map(\.description) == [])
  }

  @Test("a name that two folders declare belongs to neither; a member hides a function of its name")
  func ambiguous() {
    let twice = FolderMap(of: [("A/A.swift", "let b: B"), Self.other, ("C/C.swift", "enum B {}")])
    #expect(twice.arrows.isEmpty)
    let hidden = FolderMap(
      of: [("A/A.swift", "struct A { func make() {}; func f() { make() } }"), Self.other])
    #expect(hidden.arrows.isEmpty)
  }

  @Test("a type within a type is its folder's, even if another folder extends the outer one")
  func nested() {
    let map = FolderMap(
      of: [
        ("A/A.swift", "struct A {}"), ("B/B.swift", "extension A { enum Inner {} }"),
        ("C/C.swift", "let a: A.Inner"), ("D/D.swift", "extension A { var inner: Inner }"),
      ])
    #expect(
      map.arrows.map { [$0.from, $0.to] } == [
        ["B", "A"], ["C", "A"], ["C", "B"], ["D", "A"], ["D", "B"],
      ])
  }

  @Test("what is generated belongs to the folder of the text that it was made from")
  func generated() {
    let map = FolderMap(
      of: [
        ("Generated/B.swift", "// Generated from B/B.messages by a program\nstruct B {}"),
        ("A/A.swift", "let b: B"), ("B/Twice.swift", "func f(_: B) {}"),
      ])
    #expect(map.folders == ["A", "B"])
    #expect(map.arrows.map { [$0.from, $0.to] } == [["A", "B"]])
  }

  @Test("the contents of a folder's folders count as its own, and can be checked separately")
  func below() {
    let files: KeyValuePairs = [
      "Claim/Claim.swift": "struct Claim { let payment: Payment }",
      "Claim/Payments/Payment.swift": "struct Payment { let money: Money }",
      "Claim/Fraud/Suspicion.swift": "struct Suspicion { let claim: Claim }",
      "Values/Money.swift": "struct Money {}",
    ]
    let all = FolderMap(of: files.map { ($0.key, $0.value) })
    #expect(
      all.arrows.map(\.description) == [
        "Claim → Values: Money in Claim/Payments/Payment.swift:1"
      ])
    let claim = FolderMap(below: "Module/Claim", of: files.map { ($0.key, $0.value) })
    #expect(claim.folders == [".", "Fraud", "Payments"])
    #expect(
      claim.arrows.map(\.description) == [
        ". → Payments: Payment in Claim/Claim.swift:1",
        "Fraud → .: Claim in Claim/Fraud/Suspicion.swift:1",
      ])
  }

  @Test("the parts of a whole can be looked at without it")
  func parts() {
    let map = FolderMap(
      of: [
        ("Whole.swift", "struct Whole { let a: A, b: B }"),
        ("A/A.swift", "struct A { func f(_: Whole) {} }"), ("B/B.swift", "struct B { let a: A }"),
      ])
    #expect(map.circles == [[".", "A", "B"]])
    #expect(map.parts.circles == [])
    #expect(map.parts.folders == ["A", "B"])
    #expect(map.parts.arrows.map { [$0.from, $0.to] } == [["B", "A"]])
  }

  private static let other = (
    "B/B.swift", "struct B { static let one = B(); struct Inner {} }\nfunc make() -> B { B() }"
  )
}

extension FolderMap {
  /// A made-up module.
  fileprivate init(below parent: String = "Module", of files: [(path: String, text: String)]) {
    self.init(
      below: parent, of: files.map { SourceFile(path: "Module/" + $0.path, text: $0.text) })
  }

  fileprivate func description(of parent: String) -> String {
    let circles = circles.map { "in a circle: " + $0.joined(separator: ", ") }
    let counted = arrows.map { "\($0), \($0.count) times, \($0.names.count) names" }
    return ([parent] + (circles + counted).map { "  " + $0 }).joined(separator: "\n")
  }
}
