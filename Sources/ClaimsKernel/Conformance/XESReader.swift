import ClaimsDomain
import EventSourcing
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads event logs in XES, one case at a time: of a long log only one case is held.
///
/// Of each event it takes the activity (`concept:name`), the resource (`org:resource`), the
/// transition (`lifecycle:transition`) and the time (`time:timestamp`), and keeps the log's other
/// attributes as text. Nothing outside the text is ever loaded.
///
/// Source: IEEE 1849-2016, "XES"; its standard extensions Concept, Organizational, Lifecycle, Time.
public enum XESReader {
  /// Reads a log, piece by piece.
  ///
  /// - Parameters:
  ///   - next: the next bytes of the log; none at its end.
  ///   - body: gets each case as soon as it is complete.
  /// - Throws: `XESFault`, or what `next` threw. The cases before it have been handed out.
  public static func read(
    _ next: @escaping () throws -> [UInt8], each body: @escaping (ForeignCase) -> Void
  ) throws {
    var head: [UInt8] = []
    while head.count < XMLProlog.limit {
      let bytes = try next()
      if bytes.isEmpty { break }
      head += bytes
    }
    let root = try XMLProlog.rootStart(in: head)
    let source = try ByteStream(head: head, root: root, next: next)
    let parser = XMLParser(stream: source)
    parser.shouldProcessNamespaces = true
    parser.externalEntityResolvingPolicy = .never
    let builder = CaseBuilder(source, body)
    parser.delegate = builder
    let isParsed = parser.parse()
    if let error = source.failure { throw error }
    if let fault = builder.fault { throw fault }
    guard isParsed, builder.isComplete else { throw XESFault.truncated(line: nil) }
  }

  /// Reads a log that is held as a whole.
  public static func cases(in bytes: [UInt8]) throws -> [ForeignCase] {
    var cases: [ForeignCase] = []
    var rest = bytes
    try read({
      defer { rest = [] }
      return rest
    }) { cases.append($0) }
    return cases
  }
}

/// How much of one case is kept at most: cases are held one at a time, whole.
enum XESLimits {
  static let events = 100_000
  /// Of one event.
  static let attributes = 1_000
  /// Of all that is kept of a case, names and values.
  static let bytes = 1 << 26
  /// Of elements in one another: nothing here keeps them, but the parser does.
  static let depth = 100_000
}

extension XESFault {
  fileprivate static func truncated(line: Int?) -> XESFault {
    XESFault(
      line: line, Phrase(.xMLEndsBeforeItIs))
  }
}

/// Puts cases together from the parser's calls, and stops it at the first fault.
private final class CaseBuilder: NSObject, XMLParserDelegate {
  private struct Pending {
    var line: Int
    var values: [String: String] = [:]
  }

  private(set) var fault: XESFault?
  private(set) var isComplete = false
  private let source: ByteStream
  private let body: (ForeignCase) -> Void
  private var depth = 0
  private var cases = 0
  /// How many bytes of the current case are kept.
  private var kept = 0
  private var current: ForeignCase?
  private var event: Pending?

  init(_ source: ByteStream, _ body: @escaping (ForeignCase) -> Void) {
    self.source = source
    self.body = body
  }

  // The root, its traces, their events, and the attributes of an event stand at depths 0 to 3.
  // Whatever stands deeper is an attribute of an attribute.

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    defer { depth += 1 }
    guard fault == nil else { return }
    guard depth < XESLimits.depth else {
      return fail(
        parser, Phrase(.moreThanElementsInOne, XESLimits.depth))
    }
    switch (depth, element) {
    case (0, "log"): break
    case (0, _):
      fail(
        parser, Phrase(.expectedLogFoundThisIs, element.prefix(40)))
    case (1, "trace"):
      cases += 1
      kept = 0
      current = ForeignCase(name: "", events: [])
    case (1, "event"):
      fail(
        parser, Phrase(.eventOutsideAnyTraceBelongs))
    case (2, "event") where current != nil: event = Pending(line: parser.lineNumber)
    case (2, _) where current != nil && attributes["key"] == "concept:name":
      current?.name = attributes["value"] ?? ""
      keep(attributes, parser)
    case (3, _) where event != nil:
      guard let key = attributes["key"] else { break }
      event?.values[key] = attributes["value"]
      keep(attributes, parser)
    default: break
    }
  }

  private func keep(_ attributes: [String: String], _ parser: XMLParser) {
    kept += (attributes["key"]?.utf8.count ?? 0) + (attributes["value"]?.utf8.count ?? 0)
    if kept > XESLimits.bytes {
      fail(
        parser, Phrase(.traceHasMoreThanBytes, cases, XESLimits.bytes))
    } else if event?.values.count ?? 0 > XESLimits.attributes {
      fail(
        parser, Phrase(.eventOfTraceHasMore, cases, XESLimits.attributes))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    guard fault == nil else { return }
    switch depth {
    case 0: isComplete = true
    case 1:
      guard var complete = current else { return }
      if complete.name.isEmpty { complete.name = "trace \(cases)" }
      current = nil
      body(complete)
    case 2:
      guard let pending = event else { return }
      event = nil
      finish(pending, parser)
    default: break
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard fault == nil, !Self.isWarning(error) else { return }
    let line = parser.lineNumber
    let words = Self.words(for: error)
    fault =
      source.isAtEnd && !isComplete
      ? .truncated(line: line)
      : XESFault(
        line: line, Phrase(.thisIsNotWellFormed, words))
    parser.abortParsing()
  }

  /// Old logs name the namespace of XES by what is no URI; that does no harm.
  private static func isWarning(_ error: any Error) -> Bool {
    (98...100).contains((error as NSError).code)
  }

  /// Not every platform's parser words its errors; their numbers are libxml2's everywhere.
  private static func words(for error: any Error) -> Phrase {
    switch (error as NSError).code {
    case 5: Phrase(.somethingFollowsRootElement)
    case 9:
      Phrase(.characterThatXMLDoesNot)
    case 26, 27: Phrase(.entityThatIsNotDefined)
    case 38, 39, 40, 41, 42:
      Phrase(.attributeIsMalformed)
    case 73: Phrase(.isMissing)
    case 76:
      Phrase(.endTagDoesNotMatch)
    case 31, 32, 81:
      Phrase(.encodingThatCannotBeRead)
    case let code: Phrase(.xmlError, code)
    }
  }

  private func finish(_ pending: Pending, _ parser: XMLParser) {
    guard current?.events.count ?? 0 < XESLimits.events else {
      return fail(
        parser, Phrase(.traceHasMoreThanEvents, cases, XESLimits.events))
    }
    let number = (current?.events.count ?? 0) + 1
    guard let activity = pending.values["concept:name"], !activity.isEmpty else {
      return fail(
        parser, Phrase(.eventOfTraceHasNo, number, cases), at: pending.line)
    }
    guard let text = pending.values["time:timestamp"] else {
      return fail(
        parser, Phrase(.eventOfTraceHasNoTime, number, cases), at: pending.line)
    }
    guard let time = Instant(text) else {
      let problem =
        Instant(text + "Z") == nil
        ? Phrase(plain: "") : Phrase(.whichHasNoTimeZone)
      let (time, found) = ("2026-03-01T09:00:00+01:00", text.prefix(40))
      return fail(
        parser,
        Phrase(.eventOfTraceExpectedTime, number, cases, time, found, problem),
        at: pending.line)
    }
    let resource = pending.values["org:resource"].flatMap { $0.isEmpty ? nil : $0 }
    current?.events.append(
      ForeignEvent(
        activity: activity, resource: resource,
        transition: pending.values["lifecycle:transition"], time: time,
        attributes: pending.values.filter { !Self.standard.contains($0.key) }))
  }

  /// What a foreign event has fields of its own for.
  private static let standard: Set = [
    "concept:name", "org:resource", "lifecycle:transition", "time:timestamp",
  ]

  private func fail(_ parser: XMLParser, _ reason: Phrase, at line: Int? = nil) {
    fault = XESFault(line: line ?? parser.lineNumber, reason)
    parser.abortParsing()
  }
}
