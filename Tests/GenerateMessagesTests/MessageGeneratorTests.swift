import Foundation
import Testing

@testable import GenerateMessages

@Suite("Generated messages")
struct MessageGeneratorTests {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  @Test("generating again changes nothing, and nothing is left over")
  func nothingChanges() throws {
    var written = 0
    for module in try GenerateMessages.modules(below: Self.sources) {
      let generator = Generator(module: module)
      let files = try generator.files()
      for (name, text) in files {
        let place = module.appending(path: name)
        #expect(
          (try? String(contentsOf: place, encoding: .utf8)) == text,
          "run `swift run GenerateMessages`: \(module.lastPathComponent)/\(name)")
      }
      #expect(generator.stale(besides: files) == [])
      written += files.count
    }
    #expect(written > 30)
  }

  @Test("a command, its codes and its union")
  func everything() throws {
    let notation = try NotationReader.read(
      """
      aggregate Door  # a door

      # K1. Opens it.
      command OpenDoor = 1 indirect
        by 1 String, width 3 UInt32?  # How far.

      event DoorOpened = 2
        ...details DoorDetails

      message Door: Hashable  # As its events leave it.

      codes DoorStatus
        none 0, open 1 "abierta"
      """.replacing("width 3 UInt32?  # How far.", with: "width 3 UInt32?"))
    #expect(
      notation.items.map(\.kind) == [
        .aggregate(Notation.Aggregate(name: "Door", noun: "a door")),
        .command(
          Notation.Member(aggregate: "Door", number: 1, caseName: "openDoor", isIndirect: true)),
        .event(
          Notation.Member(aggregate: "Door", number: 2, caseName: "doorOpened", isIndirect: false)),
        .message, .codes,
      ])
    #expect(notation.items[1].doc == ["K1. Opens it."])
    #expect(
      notation.items[1].fields == [
        Notation.Field(name: "by", number: 1, type: "String", person: "subject"),
        Notation.Field(name: "width", number: 3, type: "UInt32?"),
      ])
    #expect(notation.items[2].fields[0].number == nil)
    #expect(notation.items[3].conformances == ["Hashable"])
    #expect(notation.items[4].codes[1].shown == "abierta")
    let unions = try UnionNotation.all(
      of: Notation.Aggregate(name: "Door", noun: "a door"), in: [notation])
    #expect(unions.map(\.name) == ["DoorCommand", "DoorEvent"])
  }

  @Test("members that several files declare lead back to their files")
  func regions() throws {
    var opening = try NotationReader.read(
      "aggregate Door  # a door\n\ncommand OpenDoor = 2\n\nevent DoorOpened = 1")
    opening.region = "Opening"
    var closing = try NotationReader.read(
      "aggregate Door\n\ncommand CloseDoor = 1\n\ncommand LockDoor = 3")
    closing.region = "Closing"
    let unions = try UnionNotation.all(
      of: Notation.Aggregate(name: "Door", noun: "a door"), in: [opening, closing])
    #expect(unions.map { $0.regions.map(\.name) } == [["Closing", "Opening"], ["Opening"]])
    #expect(unions[0].regions.map(\.cases) == [["closeDoor", "lockDoor"], ["openDoor"]])
    var writer = SwiftWriter(source: "Door.messages")
    for union in unions { writer.writeUnion(union) }
    #expect(writer.text.contains("case .closeDoor, .lockDoor:\n        .closing\n"))
    // All events are in one file: there is nothing to distinguish.
    #expect(!writer.text.contains("extension DoorEvent"))
  }

  @Test(
    "what a file must not say is refused with its line",
    arguments: [
      ("commend A = 1", 1, "expected aggregate, command, event, message or codes"),
      ("command A = 1", 1, "expected an aggregate before its members"),
      ("aggregate A\n\ncommand B 1", 3, "expected = and a number from 1 behind the name"),
      ("message A\n  b one String", 2, "expected a field's name, number and type"),
      ("message A\n  b 1 Bool of witness", 2, "expected a String of witness"),
      ("message A\n  b 2 String\n  c 2 String", 3, "expected a number above 2"),
      ("message A\n  b 1 String, c 2 String  # Both.", 2, "expected a field with a comment alone"),
      ("  b 1 String", 1, "expected a message or codes before their fields"),
      ("codes A\n  one 1", 2, "expected the code 0 first"),
      ("codes A\n  none 0, one 1, uno 1", 2, "expected a name and a number that no other code has"),
    ])
  func refused(text: String, line: Int, message: String) {
    let error = #expect(throws: NotationError.self) { try NotationReader.read(text) }
    #expect(error?.line == line)
    #expect(error?.message.hasPrefix(message) == true)
  }

  @Test(
    "a table of words that lacks a text, has one twice or fills in others is refused with its line",
    arguments: [
      ("a = b", 1, "expected a section such as [ClaimStatus] first"),
      ("[s]\na: b", 2, "expected \"key = text\", found \"a: b\""),
      ("[s]\nb = x {1}\na = y\na = z", 4, "expected a key once, found s.a on line 3 too"),
      ("[s]\na = y\nc = z\nb = {1}", 3, "expected a key of en.words, found s.c"),
      ("[s]\n# c\n  on\na = y", 3, "expected \"key = text\", found \"  on\""),
      ("[s]\na = y⏎", 2, "expected no ⏎"),
      ("[s]\n\na = y", 3, "expected a text for s.b, found none; say \"x {1}\" in es"),
      ("[s]\na = y\nb = x", 3, "expected {1} in s.b as in en.words, found no hole"),
      ("[s]\na = y {1}\nb = x {1}", 2, "expected no hole in s.a as in en.words, found {1}"),
      ("[s]\na = y\nb = x {1:field}", 3, "expected {1} in s.b as in en.words, found {1:field}"),
    ])
  func words(text: String, line: Int, message: String) throws {
    let english = try WordTable.read("# c\n[s]\na = y\nb = x {1}", tag: "en")
    let error = #expect(throws: NotationError.self) {
      try WordTable.read(text, tag: "es").check(against: english)
    }
    #expect(error?.line == line)
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test("an indented line goes on with the text above, empty lines between them included")
  func continued() throws {
    let table = try WordTable.read("[s]\na = one\n  two\n\n    three\nb = four", tag: "en")
    #expect(table.entries.map(\.text) == ["one\ntwo\n\n  three", "four"])
  }

  @Test("a table of words in any order says the same as English, and lengthens it")
  func lengthened() throws {
    let english = try WordTable.read("[s]\na = Status\nb = at most {1:field} bytes", tag: "en")
    try WordTable.read("[s]\nb = {1:field} x\na = y", tag: "es").check(against: english)
    #expect(
      english.lengthened().entries.map(\.text) == [
        "[Šţàţûš one]", "[àţ ɱöšţ {1:field} ƀýţéš one]",
      ])
  }

  @Test("a further language is a file and its name")
  func furtherLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      ("en", "[expected]\natMost = at most {1}\n[phrase]\nyes = yes"),
      ("fr", "[phrase]\nyes = oui\n[expected]\natMost = au plus {1}"),
    ]
    for (tag, text) in texts {
      try text.write(
        to: folder.appending(path: tag + ".words"), atomically: true, encoding: .utf8)
    }
    let writer = try #require(try WordWriter(folder: folder))
    let languages = writer.files(ofModule: "ClaimsDomain")["Values/Generated/Languages.swift"]
    #expect(
      languages?.contains(
        "case fr = \"fr\"\n  /// Tagged `en-XA`.\n  case enXA = \"en-XA\"") == true)
    let data = writer.files(ofModule: "ClaimsKernel")["Words/Generated/WordTableTexts.swift"]
    #expect(data?.contains("let fr = lines(of: ##\"\"\"\nau plus {1}\noui\n") == true)
    #expect(data?.contains("case yes = 1") == true)
    let none = try WordWriter(folder: folder.appending(path: "none"))
    #expect(none == nil)
  }

  @Test(
    "a list of aggregates or of entries that makes no sense is refused with its line",
    arguments: [
      ("lead", 1, "expected NAME DECIDER [indirect] [named | streams TABLE], found lead"),
      ("lead A\n\nlead B", 3, "expected a name that is not listed yet, found lead"),
    ])
  func lists(text: String, line: Int, message: String) {
    #expect(throws: NotationError(line: line, message: message)) { try AggregateList(text) }
  }

  @Test(
    "entries that make no sense are refused with their line",
    arguments: [
      ("a | A | A", 1, "expected catalog NAME, found a | A | A"),
      ("catalog a\n  b | B", 2, "expected CODE | ENGLISH | SPANISH below a catalog, found b | B"),
      (
        "catalog a\n  b | B | B | ends", 2,
        "expected severity N, number N or expires, found b | B | B | ends"
      ),
      (
        "catalog a\n    summary | A | A", 2,
        "expected KIND | ENGLISH | SPANISH below an entry, found summary | A | A"
      ),
      ("catalog a\n  b | B | B\n      text", 3, "expected a text below its heading, found text"),
    ])
  func entries(text: String, line: Int, message: String) {
    #expect(throws: NotationError(line: line, message: message)) {
      try EntryList.swift(text, source: "A.entries")
    }
  }

  @Test("two members of an aggregate with one number are refused")
  func twice() throws {
    let notation = try NotationReader.read("aggregate A\n\nevent B = 1\n\nevent C = 1")
    let error = #expect(throws: NotationError.self) {
      try UnionNotation.all(of: Notation.Aggregate(name: "A", noun: "an a"), in: [notation])
    }
    #expect(error?.message.contains("found 1, which B has") == true)
  }

  @Test(
    "a case is named as Swift names one",
    arguments: [
      ("OpenDraft", "openDraft"), ("SIUReferred", "siuReferred"), ("ReferToSIU", "referToSIU"),
      ("OCRRecorded", "ocrRecorded"),
    ])
  func caseName(name: String, expected: String) { #expect(name.asCaseName == expected) }
}
