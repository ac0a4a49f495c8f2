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
      line: line, "the XML ends before it is complete; the file may be cut off",
      "el XML termina antes de estar completo; puede que el archivo esté cortado")
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
        parser, "more than \(XESLimits.depth) elements in one another",
        "más de \(XESLimits.depth) elementos unos dentro de otros")
    }
    switch (depth, element) {
    case (0, "log"): break
    case (0, _):
      fail(
        parser, "expected <log>, found <\(element.prefix(40))>: this is not XES",
        "se esperaba <log>, se encontró <\(element.prefix(40))>: esto no es XES")
    case (1, "trace"):
      cases += 1
      kept = 0
      current = ForeignCase(name: "", events: [])
    case (1, "event"):
      fail(
        parser, "an event outside any <trace> belongs to no case",
        "un evento fuera de todo <trace> no pertenece a ningún caso")
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
        parser, "trace \(cases) has more than \(XESLimits.bytes) bytes",
        "la traza \(cases) tiene más de \(XESLimits.bytes) bytes")
    } else if event?.values.count ?? 0 > XESLimits.attributes {
      fail(
        parser, "an event of trace \(cases) has more than \(XESLimits.attributes) attributes",
        "un evento de la traza \(cases) tiene más de \(XESLimits.attributes) atributos")
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
        line: line, "this is not well-formed XML: \(words.en)",
        "esto no es XML bien formado: \(words.es)")
    parser.abortParsing()
  }

  /// Old logs name the namespace of XES by what is no URI; that does no harm.
  private static func isWarning(_ error: any Error) -> Bool {
    (98...100).contains((error as NSError).code)
  }

  /// Not every platform's parser words its errors; their numbers are libxml2's everywhere.
  private static func words(for error: any Error) -> Wording {
    switch (error as NSError).code {
    case 5: Wording("something follows the root element", "algo sigue al elemento raíz")
    case 9:
      Wording(
        "a character that XML does not allow, or that is not UTF-8",
        "un carácter que XML no admite, o que no es UTF-8")
    case 26, 27: Wording("an entity that is not defined", "una entidad que no está definida")
    case 38, 39, 40, 41, 42:
      Wording("an attribute is malformed", "un atributo está mal formado")
    case 73: Wording("'>' is missing", "falta '>'")
    case 76:
      Wording(
        "an end tag does not match its start tag",
        "una etiqueta de cierre no coincide con la de apertura")
    case 31, 32, 81:
      Wording("an encoding that cannot be read", "una codificación que no se puede leer")
    case let code: Wording("error \(code) of libxml2", "error \(code) de libxml2")
    }
  }

  private func finish(_ pending: Pending, _ parser: XMLParser) {
    guard current?.events.count ?? 0 < XESLimits.events else {
      return fail(
        parser, "trace \(cases) has more than \(XESLimits.events) events",
        "la traza \(cases) tiene más de \(XESLimits.events) eventos")
    }
    let number = (current?.events.count ?? 0) + 1
    guard let activity = pending.values["concept:name"], !activity.isEmpty else {
      return fail(
        parser, "event \(number) of trace \(cases) has no concept:name",
        "el evento \(number) de la traza \(cases) no tiene concept:name", at: pending.line)
    }
    guard let text = pending.values["time:timestamp"] else {
      return fail(
        parser, "event \(number) of trace \(cases) has no time:timestamp",
        "el evento \(number) de la traza \(cases) no tiene time:timestamp", at: pending.line)
    }
    guard let time = Instant(text) else {
      let problem =
        Instant(text + "Z") == nil
        ? Wording() : Wording(", which has no time zone", ", que no tiene zona horaria")
      let (time, found) = ("2026-03-01T09:00:00+01:00", text.prefix(40))
      return fail(
        parser,
        "event \(number) of trace \(cases): expected a time such as \(time), "
          + "found '\(found)'\(problem.en)",
        "evento \(number) de la traza \(cases): se esperaba un momento como \(time), "
          + "se encontró '\(found)'\(problem.es)",
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

  private func fail(_ parser: XMLParser, _ en: String, _ es: String, at line: Int? = nil) {
    fault = XESFault(line: line ?? parser.lineNumber, en, es)
    parser.abortParsing()
  }
}
