import EventSourcing
import Testing

@testable import ClaimsKernel

@Suite("Event logs in tables")
struct CSVReaderTests {
  private let head = "case:concept:name,concept:name,time:timestamp,org:resource,cost"
  private let time = "2020-01-01 08:00:00Z"

  private func cases(
    _ text: String, as options: EventLogOptions = EventLogOptions()
  ) throws -> [ForeignCase] { try CSVReader.cases(in: Array(text.utf8), as: options) }

  private func fault(_ text: String) -> String? {
    do { _ = try cases(text) } catch { return (error as? EventLogFault)?.explanation }
    return nil
  }

  @Test("a table that comes in pieces, wherever they end, says what it says as a whole")
  func pieces() throws {
    let text =
      "\u{feff}\(head)\r\n1,open,\(time),Ana,\r\n2,open,\(time),,5\r\n\r\n"
      + "1,\"say \"\"no\"\", then\r\nleave\",\(time),Ana,7.50\n3,\"x\",\(time),,\n2,é,\(time),,"
    let bytes = Array(text.utf8)
    let whole = try cases(text)
    #expect(whole.map(\.events.count) == [2, 2, 1])
    for size in 1...bytes.count {
      var (at, read) = (0, [ForeignCase]())
      _ = try CSVReader.read(
        {
          defer { at += size }
          return at < bytes.count ? Array(bytes[at..<min(at + size, bytes.count)]) : []
        }, as: EventLogOptions(), in: MemorySpool()
      ) { read.append($0) }
      #expect(read == whole, "pieces of \(size) bytes")
    }
  }

  @Test("cases are split by what says who did it, too, and names that did not say it stay")
  func splitByResource() throws {
    var options = EventLogOptions()
    (options.resource, options.split) = (["user", "who"], "who")
    let read = try cases(
      "case:concept:name,concept:name,time:timestamp,user,who\n"
        + "1,open,\(time),,x\n1,pay,\(time),u,y\n", as: options)
    #expect(read.map(\.name) == ["1/x", "1/y"])
    #expect(read.flatMap(\.events).map(\.resource) == ["x", "u"])
    #expect(read.last?.events.first?.attributes["who"] == "y")
  }

  @Test("a row is an event, a column an attribute; rows of a case need not stand together")
  func rows() throws {
    let read = try cases(
      "\u{feff}\(head)\r\n1,open,2020-01-01T08:00:00Z,Ana,\r\n2,open,\(time),,5\r\n"
        + "\r\n1,\"say \"\"no\"\", then\nleave\",2020-01-02 09:30:00+01:00,Ana,7.50")
    let first = Instant("2020-01-01T08:00:00Z")!
    #expect(
      read == [
        ForeignCase(
          name: "1",
          events: [
            ForeignEvent(
              activity: "open", resource: "Ana", time: first,
              attributes: ["case:concept:name": "1"]),
            ForeignEvent(
              activity: "say \"no\", then\nleave", resource: "Ana",
              time: Instant("2020-01-02T08:30:00Z")!,
              attributes: ["case:concept:name": "1", "cost": "7.50"]),
          ]),
        ForeignCase(
          name: "2",
          events: [
            ForeignEvent(
              activity: "open", time: first,
              attributes: ["case:concept:name": "2", "cost": "5"])
          ]),
      ])
  }

  @Test("the delimiter is the one that the first line has most of, and told unless it is a comma")
  func delimiter() throws {
    for delimiter in [",", ";", "\t", "|"] {
      let text = "\(head)\n1,a,\(time),Ana,2\n".replacing(",", with: delimiter)
      var names: [String] = []
      let notes = try CSVReader.notes(on: Array(text.utf8)) { names.append($0.name) }
      #expect(names == ["1"])
      #expect(notes.count == (delimiter == "," ? 0 : 1))
    }
    var options = EventLogOptions()
    try options.set(delimiter: "~", at: "delimiter")
    #expect(
      try cases("\(head)\n1,a,\(time),Ana,2".replacing(",", with: "~"), as: options).count == 1)
    #expect(throws: WireError.self) { try options.set(delimiter: "\"", at: "delimiter") }
    #expect(throws: WireError.self) { try options.set(delimiter: "ab", at: "delimiter") }
  }

  @Test("columns have whatever names the map says, and times its format and zone")
  func names() throws {
    let map = try ActivityMap(
      json: Array(
        """
        {"amount": {"currency": "EUR"}, "activities": {}, "log": {"case": "Fall", "activity": "Schritt",
          "time": "Zeit", "resource": ["Wer", "Team"], "timeFormat": "DD.MM.YYYY hh:mm",
          "zone": "CET-1CEST,M3.5.0,M10.5.0/3"}}
        """.utf8))
    let read = try cases(
      "Fall;Schritt;Zeit;Wer;Team\n7;auf;1.2.2020 09:05;;T\n7;zu;01.07.2020 09:05;Ana;T",
      as: map.log)
    #expect(
      read[0].events.map(\.time.text) == [
        "2020-02-01T08:05:00.000000000Z", "2020-07-01T07:05:00.000000000Z",
      ])
    #expect(read[0].events.map(\.resource) == ["T", "Ana"])
  }

  @Test("a row that cannot be read is a fault of its case, with its line; the others come in")
  func faultsOfRows() throws {
    let read = try cases(
      "\(head)\n1,a,\(time),x,1\n1,b,soon,x,1\n2,a,\(time),x\n,a,\(time),x,1\n3,,\(time),x,1\n"
        + "4,a,\(time),x,1")
    #expect(read.map(\.name) == ["1", "2", "line 5", "3", "4"])
    #expect(
      read.map { $0.faults.map { "\($0.line ?? 0): \($0.reason.en)" } } == [
        ["3: expected a time such as 2026-03-01T09:00:00+01:00, found 'soon'"],
        ["4: 4 cells; the first line has 5"], ["5: it has no case:concept:name"],
        ["6: it has no concept:name"], [],
      ])
    var bytes = Array("\(head)\n1,a".utf8)
    bytes += [0xff] + Array(",\(time),x,1\n2,a,\(time),x,1".utf8)
    let broken = try CSVReader.cases(in: bytes)
    #expect(broken.map { $0.faults.count } == [1, 0])
    #expect(broken[0].faults[0].reason.en.hasPrefix("this is not UTF-8"))
  }

  @Test("cells under no name are counted, and a last line without an end is told")
  func untold() throws {
    let text = "\(head),\n1,a,\(time),x,1,under none\n1,b,\(time),x,1,"
    #expect(
      try CSVReader.notes(on: Array(text.utf8)) == [
        "no map can read 1 values: column 6 1",
        "the last line has no line break: if the table was cut, what follows it is missing",
      ])
    #expect(try CSVReader.notes(on: Array("\(head)\n1,a,\(time),x,1\n".utf8)) == [])
  }

  @Test("a column's name in quotes may have a carriage return", arguments: ["\n", "\r\n"])
  func columnName(end: String) throws {
    let read = try cases("\(head),\"x\ry\"\(end)1,a,\(time),x,1,z\(end)")
    #expect(read.first?.events.first?.attributes["x\ry"] == "z")
  }

  @Test("a case that says twice what tells its claims apart is one of which nothing is known")
  func splitTwice() throws {
    var row = ForeignRow()
    var options = EventLogOptions()
    options.split = "who"
    for (name, value) in [
      ("concept:name", "open"), ("time:timestamp", time), ("who", "x"), ("who", "y"),
    ] { row.set(name, value) }
    var foreign = ForeignCase(name: "1", events: [])
    foreign.add(row, as: options)
    #expect(foreign.faults.map(\.reason.en) == ["who is given twice, with different values"])
  }

  @Test("what is no table says why", arguments: Self.faults)
  func isNoTable(text: String, message: String) { #expect(fault(text) == message) }

  static let faults: [(String, String)] = [
    ("", "the file is empty"),
    (
      "abc\nd",
      "line 1: expected several cells, separated by a comma, a semicolon, a tab or '|'; "
        + "--delimiter says what else separates them"
    ),
    (
      "a,b\n1,2",
      "line 1: there is no column 'case:concept:name'; there are: a, b. Name the columns in the map's member 'log'"
    ),
    (
      "case:concept:name,concept:name,time:timestamp,x\r1,a,b,c\r",
      "line 1: the lines end in carriage returns alone; convert them to line feeds first: tr '\\r' '\\n'"
    ),
    (
      "case:concept:name,concept:name,time:timestamp,x\r1,a,b,\"c\nd\"\r",
      "line 1: the lines end in carriage returns alone; convert them to line feeds first: tr '\\r' '\\n'"
    ),
    ("a,b,a\n", "line 1: the column 'a' is there twice"),
    ("case:concept:name,concept:name,time:timestamp\n1,\"a", "line 2: a quote has no end"),
    (
      "case:concept:name,concept:name,time:timestamp\n1,\"a\"b,c",
      "line 2: expected the next cell or the end of the line behind a quote"
    ),
    ("\u{0}c", "this is UTF-16; put it in UTF-8 first: iconv -f UTF-16 FILE"),
  ]

  @Test("records of any cells come out as they went in, whatever ends the lines", arguments: 0..<40)
  func anyCells(seed: UInt64) throws {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let marks = ["a", "\"", ",", "\n", "\r", "é", " ", ";"]
    let values = (0..<20).map { _ in (0..<next(6)).map { _ in marks[next(marks.count)] }.joined() }
    let lineEnd = seed % 2 == 0 ? "\n" : "\r\n"
    let rows = values.map { value in
      let quoted = "\"" + value.replacing("\"", with: "\"\"") + "\""
      return "1,a,\(time),x,\(quoted)"
    }
    let read = try cases(([head] + rows).joined(separator: lineEnd))
    #expect(read[0].events.map { $0.attributes["cost"] ?? "" } == values)
  }
}
