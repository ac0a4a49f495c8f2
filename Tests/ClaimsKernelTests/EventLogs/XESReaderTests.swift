import ClaimsKernel
import EventSourcing
import TestSupport
import Testing

@Suite("Event logs in XES", .long)
struct XESReaderTests {
  private let log = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- as a tool would write it -->
    <log xes.version="1.0" xmlns="http://www.xes-standard.org/">
      <global scope="event"><string key="concept:name" value="__INVALID__"/></global>
      <trace>
        <string key="concept:name" value="7"/>
        <event>
          <string key="concept:name" value="r&#xe9;gister &amp; file">
            <string key="concept:name" value="an attribute of an attribute"/>
          </string>
          <string key="org:resource" value="Pete"/>
          <string key="lifecycle:transition" value="start"/>
          <date key="time:timestamp" value="2010-12-30T14:32:00.000+01:00"/>
        </event>
        <event>
          <date key="time:timestamp" value="2010-12-30T13:32:00Z"/>
          <string key="concept:name" value="decide"/>
          <int key="cost" value="7"/>
        </event>
      </trace>
      <trace/>
    </log>
    """
  private let cases = [
    ForeignCase(
      name: "7",
      events: [
        ForeignEvent(
          activity: "régister & file", resource: "Pete", transition: "start",
          time: Instant("2010-12-30T13:32:00Z")!),
        ForeignEvent(
          activity: "decide", time: Instant("2010-12-30T13:32:00Z")!, attributes: ["cost": "7"]),
      ], attributes: ["concept:name": "7"]),
    ForeignCase(name: "trace 2", events: []),
  ]

  @Test("traces and events are read; what is nested deeper is not")
  func whole() throws {
    #expect(try XESReader.cases(in: Array(log.utf8)) == cases)
  }

  @Test("what is nested deeper, stands outside of cases or is no attribute's value is counted")
  func elsewhere() throws {
    let text = log.replacing(
      "<trace/>", with: "<string key='source' value='x'/><trace>loose</trace>"
    )
    .replacing(
      "<int key=\"cost\" value=\"7\"/>",
      with: "<list key='l'><values><int key='a' value='7'/></values></list><string value='b'/>")
    #expect(
      try XESReader.notes(on: Array(text.utf8)) == [
        "no map can read 5 values: log/string 1, log/trace/event/list/int 1, "
          + "log/trace/event/string 1, log/trace/event/string/string 1, log/trace/text 1"
      ])
  }

  @Test("words in CDATA, and attributes of XML that XES does not have, are counted")
  func otherXML() throws {
    let text = log.replacing("<trace/>", with: "<trace id='3'/>")
      .replacing("<log ", with: "<log maker='m' ")
      .replacing("</trace>", with: "<![CDATA[ \n ]]></trace>")
      .replacing(
        "<int key=\"cost\" value=\"7\"/>",
        with: "<![CDATA[<secret>]]><amount key='c' val='500'/><int key='d' value='7' unit='x'/>")
    #expect(
      try XESReader.notes(on: Array(text.utf8)) == [
        "no map can read 6 values: log/@maker 1, log/trace/@id 1, log/trace/event/amount/@val 1, "
          + "log/trace/event/int/@unit 1, log/trace/event/string/string 1, log/trace/event/text 1"
      ])
  }

  @Test("pieces of any size give the same log", arguments: [1, 3, 64])
  func pieces(size: Int) throws {
    var rest = Array(log.utf8)[...]
    var read: [ForeignCase] = []
    try XESReader.read(
      {
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
      }, as: EventLogOptions(), in: MemorySpool()
    ) { read.append($0) }
    #expect(read == cases)
  }

  @Test("a log of more than ten megabytes is read")
  func long() throws {
    let padding = String(repeating: "<string key=\"k\" value=\"v\"/>\n", count: 400_000)
    let bytes = Array("<log>\(padding)<trace/></log>".utf8)
    #expect(try XESReader.cases(in: bytes).map(\.name) == ["trace 1"])
  }

  @Test("ten thousand elements within each other are no harm")
  func deep() throws {
    let opening = String(repeating: "<list key=\"l\">", count: 10_000)
    let closing = String(repeating: "</list>", count: 10_000)
    let bytes = Array("<log>\(opening)\(closing)<trace/></log>".utf8)
    #expect(try XESReader.cases(in: bytes).count == 1)
  }

  @Test(
    "an encoding that the parser does not read by itself is refused before it sees a byte",
    arguments: ["UTF-7", "EUC-JP", "windows-1252", "UTF-16", "", "utf-8 x"])
  func encodings(name: String) {
    let rest = #"<log><trace><string key="concept:name" value="\#u{ff}"/></trace></log>"#
    for quote in ["\"", "'"] {
      let text = "<?xml version='1.0' encoding = \(quote)\(name)\(quote)?>" + rest
      // As a byte that no such encoding has.
      let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      let fault = #expect(throws: EventLogFault.self) { try XESReader.cases(in: bytes) }
      #expect(
        fault?.explanation
          == "line 1: the encoding '\(name)' is not read; put it in UTF-8 first: iconv -f '\(name)' FILE"
      )
    }
  }

  @Test("Latin 1 is read, and so is UTF-8 in small letters")
  func ownEncodings() throws {
    let latin =
      #"<?xml version="1.0" encoding="iso-8859-1"?><log><trace><string key="concept:name" value="\#u{e9}"/></trace></log>"#
    let bytes = latin.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(try XESReader.cases(in: bytes).map(\.name) == ["\u{e9}"])
    let text = latin.replacing("iso-8859-1", with: "utf-8")
    #expect(try XESReader.cases(in: Array(text.utf8)).map(\.name) == ["\u{e9}"])
  }

  @Test("what one case keeps has a limit: events, an event's attributes, bytes")
  func limits() {
    func fault(_ trace: String) -> String? {
      do { _ = try XESReader.cases(in: Array("<log><trace>\(trace)</trace></log>".utf8)) } catch {
        return (error as? EventLogFault)?.explanation
      }
      return nil
    }
    let name = #"<string key="concept:name" value="a"/>"#
    let time = #"<date key="time:timestamp" value="2026-03-01T09:00:00Z"/>"#
    func event(_ more: String) -> String { "<event>\(name)\(time)\(more)</event>" }
    func attributes(_ count: Int) -> String {
      (0..<count).map { #"<string key="\#($0)" value=""/>"# }.joined()
    }
    #expect(fault(event(attributes(998))) == nil)
    #expect(
      fault(event(attributes(999))) == "line 1: an event of trace 1 has more than 1000 attributes")
    #expect(fault(String(repeating: event(""), count: 100_000)) == nil)
    #expect(
      fault(String(repeating: event(""), count: 100_001))
        == "line 1: trace 1 has more than 100000 events")
    let megabyte = #"<string key="k" value=""# + String(repeating: "v", count: 1 << 20) + #""/>"#
    #expect(fault(event(String(repeating: megabyte, count: 63))) == nil)
    #expect(
      fault(event(String(repeating: megabyte, count: 64)))
        == "line 1: trace 1 has more than 67108864 bytes"
    )
  }

  /// Foundation's parser would end the process at one without data.
  @Test(
    "an instruction is refused before the parser sees it, in any place and in any form")
  func instructions() throws {
    #expect(try XESReader.cases(in: Array("<?a b?><log><trace/></log>".utf8)).count == 1)
    func fault(_ pieces: [String]) -> String? {
      var pieces = pieces[...]
      do {
        try XESReader.read(
          { Array((pieces.popFirst() ?? "").utf8) }, as: EventLogOptions(), in: MemorySpool()
        ) { _ in
        }
      } catch {
        return (error as? EventLogFault)?.explanation
      }
      return nil
    }
    #expect(
      fault(["<!-- -->\n<?a?><log/>"]) == "line 2: an instruction <?…?> without data is not read")
    let behind = "'<?' behind the start of the root is not read; XES has no instructions"
    #expect(fault(["<a b?><log><?a?></log>"]) == "byte 11: \(behind)")
    let long = "<log>" + String(repeating: " ", count: 1 << 16)
    for pieces in [["<?a?>"], ["<", "?a?>"], [" <", "?", "a?>"]] {
      let offset = long.utf8.count + (pieces[0].first == " " ? 1 : 0)
      #expect(fault([long] + pieces + ["</log>"]) == "byte \(offset): \(behind)")
    }
    // In UTF-16 no check of bytes would find them.
    let wide = Array("<log><?a?></log>".utf16).flatMap { [UInt8($0), UInt8(0)] }
    #expect(throws: EventLogFault.self) { try XESReader.cases(in: wide) }
  }

  @Test("the cases before a fault are handed out")
  func partial() {
    var read: [String] = []
    var pieces = ["<log><trace><string key='concept:name' value='a'/></trace><trace>", ""][...]
    #expect(throws: EventLogFault.self) {
      try XESReader.read(
        { Array((pieces.popFirst() ?? "").utf8) }, as: EventLogOptions(), in: MemorySpool()
      ) {
        read.append($0.name)
      }
    }
    #expect(read == ["a"])
  }

  @Test("what the source throws comes through")
  func sourceFails() {
    struct Unplugged: Error {}
    #expect(throws: Unplugged.self) {
      try XESReader.read({ throw Unplugged() }, as: EventLogOptions(), in: MemorySpool()) { _ in }
    }
  }

  @Test("what cannot be read says why", arguments: Self.faults)
  func fault(text: String, message: String) {
    let fault = #expect(throws: EventLogFault.self) { try XESReader.cases(in: Array(text.utf8)) }
    #expect(fault?.explanation == message)
  }

  @Test("bytes that are no text are not XML")
  func binary() {
    let fault = #expect(throws: EventLogFault.self) {
      try XESReader.cases(in: [0x00, 0xff, 0xfe, 0x3c, 0x00])
    }
    #expect(
      fault?.explanation == "line 1: this is not XML in UTF-8: it does not begin with '<'")
  }

  static let faults: [(String, String)] = [
    ("", "the file is empty"),
    (" \n ", "line 2: there is no element"),
    ("{\"json\": 1}", "line 1: this is not XML in UTF-8: it does not begin with '<'"),
    ("<!-- no end", "line 1: this has no end within the first 65536 bytes"),
    ("<html></html>", "line 1: expected <log>, found <html>: this is not XES"),
    ("<log", "line 1: the XML ends before it is complete; the file may be cut off"),
    ("<l>", "the XML ends before it is complete; the file may be cut off"),
    ("<log>\n<trace>", "line 2: the XML ends before it is complete; the file may be cut off"),
    (
      "<log>\n<trace></log>",
      "line 2: this is not well-formed XML: an end tag does not match its start tag"
    ),
    ("<log/>more", "line 1: this is not well-formed XML: something follows the root element"),
    ("<log>&who;</log>", "line 1: this is not well-formed XML: an entity that is not defined"),
    (
      """
      <?xml version="1.0"?>
      <!DOCTYPE log [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <log>&b;</log>
      """, "line 2: a DOCTYPE is not read; XES has none"
    ),
    (
      "<!DOCTYPE log [<!ENTITY a SYSTEM \"file:///etc/hosts\">]><log>&a;</log>",
      "line 1: a DOCTYPE is not read; XES has none"
    ),
    ("<log><event/></log>", "line 1: an event outside any <trace> belongs to no case"),
  ]

  @Test(
    "an event that cannot be read is told with its line; the case is kept, and so are the others",
    arguments: [
      ("", "it has no time:timestamp"),
      (
        "<date key='time:timestamp' value='2010-12-30T14:32:00'/>",
        "expected a time such as 2026-03-01T09:00:00+01:00, found '2010-12-30T14:32:00', "
          + "which has no time zone"
      ),
      (
        "<date key='time:timestamp' value='yesterday'/>",
        "expected a time such as 2026-03-01T09:00:00+01:00, found 'yesterday'"
      ),
      (
        "<string key='concept:name' value='b'/>",
        "concept:name is given twice, with different values"
      ),
    ])
  func unreadableEvent(attributes: String, reason: String) throws {
    let log = Self.event(attributes).replacing("</log>", with: "<trace/></log>")
    let cases = try XESReader.cases(in: Array(log.utf8))
    #expect(cases.map(\.events.count) == [0, 0])
    #expect(cases.map { $0.faults.map(\.reason.en) } == [[reason], []])
    #expect(cases[0].faults.map(\.line) == [1])
    #expect(cases[0].faults.map(\.event) == [1])
    let nameless = try XESReader.cases(in: Array("<log><trace>\n<event/></trace></log>".utf8))
    #expect(nameless[0].faults.map(\.reason.en) == ["it has no concept:name"])
    #expect(nameless[0].faults.map(\.line) == [2])
  }

  @Test("a zone that is given holds for times that name none, and for no others")
  func zone() throws {
    var options = EventLogOptions()
    try options.set(zone: "+01:00", at: "zone")
    for (text, time) in [
      ("2010-12-30T14:32:00", "2010-12-30T13:32:00Z"),
      ("2010-12-30T14:32:00Z", "2010-12-30T14:32:00Z"),
    ] {
      let log = Self.event("<date key='time:timestamp' value='\(text)'/>")
      let cases = try XESReader.cases(in: Array(log.utf8), as: options)
      #expect(cases.flatMap(\.events).map(\.time) == [Instant(time)!])
    }
  }

  @Test("a case is split by an attribute of its events, none of which is lost or used twice")
  func split() throws {
    var options = EventLogOptions()
    options.split = "claim"
    func event(_ activity: String, _ claim: String?) -> String {
      let claim = claim.map { "<string key='claim' value='\($0)'/>" } ?? ""
      return "<event><string key='concept:name' value='\(activity)'/>\(claim)"
        + "<date key='time:timestamp' value='2010-12-30T14:32:00Z'/></event>"
    }
    let log =
      "<log><trace><string key='concept:name' value='p'/>" + event("a", "1") + event("b", nil)
      + event("c", "2") + event("d", "1") + "</trace></log>"
    let cases = try XESReader.cases(in: Array(log.utf8), as: options)
    #expect(cases.map(\.name) == ["p/1", "p", "p/2"])
    #expect(cases.map { $0.events.map(\.activity) } == [["a", "d"], ["b"], ["c"]])
  }

  private static func event(_ attributes: String) -> String {
    "<log><trace><event><string key='concept:name' value='a'/>\(attributes)</event></trace></log>"
  }
}
