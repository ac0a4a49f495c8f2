import Foundation
import Testing

@testable import StateMachineTesting

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Coverage as a picture")
struct CoverageSVGTests {
  private let gate = Gate()

  @Test("the picture is well-formed, and its names are those of the machine")
  func wellFormed() throws {
    let picture = try #require(
      Picture(gate.coverage([.push, .pull, .lamp]).svg(of: gate.possible)))
    for name in ["gate & path", "<shut>", "ajar & \"loose\"", "open", "push", "remove", "lamp"] {
      #expect(picture.texts.contains(name), "\(name)")
    }
    #expect(!picture.texts.contains("gone"))
    #expect(picture.isInside)
  }

  @Test("there is a cell for every command in every status that can be reached")
  func cells() throws {
    let picture = try #require(Picture(gate.coverage([.push]).svg(of: gate.possible)))
    let statuses = ["<shut>", "ajar & \"loose\"", "open"]
    let gates = gate.regions[0].verbs.flatMap { verb in statuses.map { "\(verb) in \($0)" } }
    let expected = gates + ["lamp in false", "lamp in true"]
    #expect(
      picture.titles.compactMap { $0.split(separator: ",").first }.map(String.init) == expected)
    #expect(Set(picture.places).count == expected.count)
    #expect(picture.titles.first == "push in <shut>, to ajar & \"loose\": 1")
  }

  @Test("a cell shows how often, what was missed wholly or partly, and what was refused")
  func words() throws {
    let run: [Gate.Command] = [.push, .push, .pull, .pull, .pull]
    let picture = try #require(Picture(gate.coverage(run).svg(of: gate.possible)))
    let words = Dictionary(grouping: picture.texts) { $0 }.mapValues(\.count)
    #expect(words["1"] == 2)
    #expect(words["partly"] == 1)
    #expect(words["missing"] == 5)
    #expect(words["2 refused"] == 1)
    let alone = try #require(Picture(gate.coverage(run).svg()))
    #expect(!alone.texts.contains("missing"))
    #expect(!alone.texts.contains("partly"))
  }

  @Test("a column is as wide as the longest name above the columns wants")
  func longNames() throws {
    let names = ["waiting for the second approval", "paid", "waiting for papers"]
    let region = Region<String, String>(
      "long", statuses: names, verbs: ["go"], status: { state, _ in state }, verb: { $0 })
    var coverage = Coverage([region])
    for (from, to) in zip(names, names.dropFirst()) {
      coverage.count([region], "go", from: from, to: to, isRefused: false)
    }
    let picture = try #require(Picture(coverage.svg()))
    let middles = try names.map { try #require(picture.middles[$0]) }
    #expect(middles[1] - middles[0] == 7 * names[0].count + 16)
    #expect(middles[2] - middles[1] == middles[1] - middles[0])
    #expect(picture.isInside)
  }

  @Test("a machine without regions gives an empty picture")
  func empty() throws {
    let picture = try #require(Picture(Coverage([Region<Int, Int>]()).svg()))
    #expect(picture.texts == [])
    #expect(picture.titles == [])
  }
}

/// What an SVG file shows; nil if it is not well-formed.
private final class Picture: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private(set) var titles: [String] = []
  private(set) var places: [String] = []
  /// The place of a text, from the left.
  private(set) var middles: [String: Int] = [:]
  private(set) var isInside = true
  private var (width, height, text, place) = (0, 0, "", 0)

  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    let numbers = attributes.compactMapValues { Int($0) }
    if element == "svg" {
      (width, height) = (numbers["width"] ?? 0, numbers["height"] ?? 0)
    } else if let x = numbers["x"], let y = numbers["y"] {
      place = x
      if element == "rect" { places.append("\(x) \(y)") }
      let (right, bottom) = (x + (numbers["width"] ?? 0), y + (numbers["height"] ?? 0))
      isInside = isInside && x >= 0 && y >= 0 && right <= width && bottom <= height
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "title" { titles.append(text) }
    if element == "text", !text.isEmpty {
      texts.append(text)
      middles[text] = place
    }
    text = ""
  }
}
