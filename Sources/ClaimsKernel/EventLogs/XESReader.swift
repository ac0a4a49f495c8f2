import ClaimsDomain
import EventSourcing
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads event logs in XES, one case at a time: of a long log only one case is held.
///
/// Of a case and of each event it takes the attributes as text; what stands elsewhere is counted.
/// Nothing outside the text is ever loaded.
///
/// Source: IEEE 1849-2016, "XES"; its standard extensions Concept, Organizational, Lifecycle, Time.
public enum XESReader: EventLogReader {
  @discardableResult public static func read(
    _ next: @escaping () throws -> [UInt8], as options: EventLogOptions, in _: any Spool,
    each body: @escaping (ForeignCase) -> Void
  ) throws -> [Phrase] {
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
    let builder = CaseBuilder(source, options, body)
    parser.delegate = builder
    let isParsed = parser.parse()
    if let error = source.failure { throw error }
    if let fault = builder.fault { throw fault }
    guard isParsed, builder.isComplete else { throw EventLogFault.truncated(line: nil) }
    return [builder.unread.note].compactMap { $0 }
  }
}

extension EventLogFault {
  fileprivate static func truncated(line: Int?) -> EventLogFault {
    EventLogFault(
      line: line, Phrase(.xMLEndsBeforeItIs))
  }
}

/// Puts cases together from the parser's calls, and stops it at the first fault.
private final class CaseBuilder: NSObject, XMLParserDelegate {
  private(set) var fault: EventLogFault?
  private(set) var isComplete = false
  private let source: ByteStream
  private let options: EventLogOptions
  private let body: (ForeignCase) -> Void
  private var depth = 0
  private var cases = 0
  /// How many bytes of the current case are kept.
  private var kept = 0
  private var current: ForeignCase?
  private var row: ForeignRow?
  /// The names of the elements around what is read, as far as it matters.
  private var around: [String] = []
  private(set) var unread = UnreadValues()

  init(
    _ source: ByteStream, _ options: EventLogOptions, _ body: @escaping (ForeignCase) -> Void
  ) {
    self.source = source
    self.options = options
    self.body = body
  }

  // The root, its traces, their events, and the attributes of an event stand at depths 0 to 3.
  // Whatever stands deeper is an attribute of an attribute.

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    defer {
      depth += 1
      if around.count < 4 { around.append(element) }
    }
    guard fault == nil else { return }
    guard depth < EventLogLimits.depth else {
      return fail(
        parser, Phrase(.moreThanElementsInOne, EventLogLimits.depth))
    }
    switch (depth, element) {
    case (0, "log"): passOver(element, attributes)
    case (0, _):
      fail(
        parser, Phrase(.expectedLogFoundThisIs, element.prefix(40)))
    case (1, "trace"):
      passOver(element, attributes)
      cases += 1
      kept = 0
      current = ForeignCase(name: "", events: [])
    case (1, "event"):
      fail(
        parser, Phrase(.eventOutsideAnyTraceBelongs))
    case (2, "event") where current != nil:
      passOver(element, attributes)
      row = ForeignRow(line: parser.lineNumber)
    case (2, _) where current != nil:
      guard let key = attributes["key"], let value = attributes["value"] else {
        return passOver(element, attributes)
      }
      current?.set(key, value, names: key == options.caseName ?? "concept:name")
      keep(element, attributes, parser)
    case (3, _) where row != nil:
      guard let key = attributes["key"], let value = attributes["value"] else {
        return passOver(element, attributes)
      }
      row?.set(key, value)
      keep(element, attributes, parser)
    default: passOver(element, attributes)
    }
  }

  /// Counts what a log says in a place of which no map speaks: but for what it declares.
  private func passOver(
    _ element: String, _ attributes: [String: String], but known: [String] = ["key"]
  ) {
    guard attributes.keys.contains(where: { !known.contains($0) }) else { return }
    let isDeclared = ["extension", "global", "classifier"].contains {
      around.dropFirst().first == $0 || (depth == 1 && element == $0)
    }
    guard !isDeclared else { return }
    // Of the log itself, what stands within an attribute is part of it.
    let place = current == nil && depth > 1 ? Array(around.prefix(2)) : around + [element]
    for (name, text) in attributes where !known.contains(name) && !text.isEmpty {
      // Which XES it is written in, and by what, is said of the whole log.
      if depth == 0, name.contains(where: { ".:".contains($0) }) { continue }
      unread.add((name == "value" ? place : place + ["@" + name]).joined(separator: "/"))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { found(text.utf8) }

  func parser(_ parser: XMLParser, foundCDATA text: Data) { found(text) }

  private func found(_ text: some Sequence<UInt8>) {
    guard text.contains(where: { $0 > 0x20 }) else { return }
    unread.add((around.prefix(depth) + ["text"]).joined(separator: "/"))
  }

  private func keep(_ element: String, _ attributes: [String: String], _ parser: XMLParser) {
    passOver(element, attributes, but: ["key", "value"])
    kept += (attributes["key"]?.utf8.count ?? 0) + (attributes["value"]?.utf8.count ?? 0)
    if kept > EventLogLimits.bytes {
      fail(
        parser, Phrase(.traceHasMoreThanBytes, cases, EventLogLimits.bytes))
    } else if row?.values.count ?? 0 > EventLogLimits.attributes {
      fail(
        parser, Phrase(.eventOfTraceHasMore, cases, EventLogLimits.attributes))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    if depth < around.count { around.removeLast() }
    guard fault == nil else { return }
    switch depth {
    case 0: isComplete = true
    case 1:
      guard var complete = current else { return }
      if complete.name.isEmpty { complete.name = "trace \(cases)" }
      current = nil
      for part in complete.split(as: options) { body(part) }
    case 2:
      guard let row else { return }
      self.row = nil
      guard current?.events.count ?? 0 < EventLogLimits.events else {
        return fail(parser, Phrase(.traceHasMoreThanEvents, cases, EventLogLimits.events))
      }
      if current?.name.isEmpty == true { current?.name = "trace \(cases)" }
      current?.add(row, as: options)
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
      : EventLogFault(
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

  private func fail(_ parser: XMLParser, _ reason: Phrase) {
    fault = EventLogFault(line: parser.lineNumber, reason)
    parser.abortParsing()
  }
}
