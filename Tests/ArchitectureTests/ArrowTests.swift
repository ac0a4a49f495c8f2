import Testing

@Suite("Arrows")
struct ArrowTests {
  @Test("no import in Sources runs against the arrows")
  func everyImport() throws {
    let faults = try SourceFile.all().flatMap(\.arrowFaults)
    #expect(faults == [])
  }

  @Test("every room has files, and every file is in a room that is drawn")
  func everyRoom() throws {
    let rooms = Set(try SourceFile.all().map(\.room))
    #expect(rooms == Set(Room.all.map(\.name)))
  }

  @Test("the arrows have no cycle: each runs to a room that is drawn before")
  func noCycle() {
    var drawn: Set<String> = []
    for room in Room.all {
      #expect(room.arrows.isSubset(of: drawn), "\(room.name)")
      drawn.insert(room.name)
    }
  }

  @Test(
    "an import without an arrow is reported with its place",
    arguments: [
      BadSource(
        "EventSourcing/Up.swift", "import ClaimsDomain",
        "EventSourcing/Up.swift:1: imports ClaimsDomain: no arrow runs from EventSourcing to it"),
      BadSource(
        "ClaimsDomain/Up.swift", "import EventSourcing\n\n@testable import ClaimsKernel",
        "ClaimsDomain/Up.swift:3: imports ClaimsKernel: no arrow runs from ClaimsDomain to it"),
      BadSource(
        "WriteAheadLog/Up.swift", "public import ClaimsDomain",
        "WriteAheadLog/Up.swift:1: imports ClaimsDomain: no arrow runs from WriteAheadLog to it"),
      BadSource(
        "ClaimsStore/Aside.swift", "import WriteAheadLog",
        "ClaimsStore/Aside.swift:1: imports WriteAheadLog: no arrow runs from ClaimsStore to it"),
      BadSource(
        "ClaimsKernel/Up.swift", "@_spi(Audit) @preconcurrency import struct ClaimsStore.Store",
        "ClaimsKernel/Up.swift:1: imports ClaimsStore: no arrow runs from ClaimsKernel to it"),
      BadSource(
        "EventSourcing/Clock.swift", "import Foundation",
        "EventSourcing/Clock.swift:1: imports Foundation, which EventSourcing does without"),
      BadSource(
        "ClaimsDomain/Values/Clock.swift", "#if canImport(Glibc)\n  import Glibc\n#endif",
        "ClaimsDomain/Values/Clock.swift:2: imports Glibc, which ClaimsDomain does without"),
      BadSource(
        "ClaimsDomain/Queue.swift", "import Dispatch",
        "ClaimsDomain/Queue.swift:1: imports Dispatch, which ClaimsDomain does without"),
      BadSource(
        "EventSourcing/Lock.swift", "import Synchronization",
        "EventSourcing/Lock.swift:1: imports Synchronization without asking canImport"),
      BadSource(
        "EventSourcing/Lock.swift",
        "#if canImport(Synchronization)\n#else\nimport Synchronization\n#endif",
        "EventSourcing/Lock.swift:3: imports Synchronization without asking canImport"),
      BadSource(
        "EventSourcing/Lock.swift",
        "#if canImport(Synchronization)\n#endif\nimport Synchronization",
        "EventSourcing/Lock.swift:3: imports Synchronization without asking canImport"),
      BadSource(
        "WriteAheadLog/Recovery/Lock.swift", "import Glibc",
        "WriteAheadLog/Recovery/Lock.swift:1: imports Glibc: calls to the system stand in "
          + "System.swift"),
      BadSource(
        "BlobStore/Folder.swift", "import Glibc",
        "BlobStore/Folder.swift:1: imports Glibc: calls to the system stand in System.swift"),
      BadSource(
        "BlobStore/Aside.swift", "import ClaimsDomain",
        "BlobStore/Aside.swift:1: imports ClaimsDomain: no arrow runs from BlobStore to it"),
      BadSource(
        "Helpers/Any.swift", "", "Helpers/Any.swift: no arrows are drawn for this room"),
    ])
  func reported(source: BadSource) {
    #expect(source.file.arrowFaults == [source.fault])
  }

  @Test(
    "an import with an arrow is not reported",
    arguments: [
      (
        "EventSourcing/A.swift",
        "#if canImport(Synchronization) && X\n import Synchronization\n#endif"
      ),
      ("WriteAheadLog/System.swift", "#if canImport(Darwin)\n#else\n  import Glibc\n#endif"),
      ("ClaimsKernel/A.swift", "import Synchronization\nimport WriteAheadLog"),
      (
        "EventSourcing/A.swift",
        "// import Foundation\n/* \n import Foundation */\nlet important = 1"
      ),
      ("EventSourcing/A.swift", "let text = \"\"\"\n  import Foundation\n  \"\"\""),
    ])
  func passed(path: String, text: String) {
    #expect(SourceFile(path: path, text: text).arrowFaults == [])
  }
}

/// A made-up file and what must be said of it.
struct BadSource: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String
  let fault: String

  init(_ path: String, _ text: String, _ fault: String) {
    self.path = path
    self.text = text
    self.fault = fault
  }

  var file: SourceFile { SourceFile(path: path, text: text) }
  var testDescription: String { fault }
}
