import Descriptions

/// A line of a history as Jepsen writes it: that a process asked for something, or what came of it.
public struct JepsenOperation: Sendable, PrintsFields {
  /// What a line says of a call.
  public enum Kind: String, Sendable, PrintsFields {
    /// A call begins.
    case invoke
    /// It returned.
    case ok
    /// It is known not to have happened.
    case fail
    /// Nobody knows whether it happened.
    case info
  }

  /// The process that called; nil for the nemesis and other keywords.
  public let process: Int?
  /// Whether the call begins, or what came of it.
  public let kind: Kind
  /// What is asked for: `read`, `write`, `cas`.
  public let function: String
  /// What the call is given, or what it answered; `null` if the line has no value.
  public let value: EDN
  /// All fields, such as `:key` and `:error`, if the line is a map; otherwise what follows the value.
  public let fields: [String: EDN]
}

/// What came of a call, as the reader of a history sees it.
public enum JepsenOutcome<Response> {
  /// The call returned with this response.
  case answered(Response)
  /// The call stays open: it may have happened at any time since it began, or never.
  case unknown
  /// The call is left out.
  case neverHappened
}

/// A history that cannot be read.
public struct MalformedHistory: Error, Equatable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  /// What should have been there, in words.
  public let expected: String
  /// What is there, in words or as it stands.
  public let found: String

  public var description: String {
    "line \(line) of the history: expected \(expected), found \(found)"
  }
}

extension History {
  /// Reads a history of Jepsen: maps (`history.edn`, one for each operation, or a vector of them; and
  /// Porcupine's key-value tests), or a log with an operation on some of its lines (`jepsen.log`, and
  /// Porcupine's etcd tests: process, kind, function, value behind a dash). Operations of no process
  /// are passed over, and so are lines of a log that hold no operation.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - command: what an invocation asks for; nil to pass over the call.
  ///   - outcome: what came of a call that ended.
  /// - Throws: `MalformedHistory`, also if there is no operation at all.
  public init(
    jepsen text: String, command: (JepsenOperation) -> Command?,
    outcome: (JepsenOperation, Command) -> JepsenOutcome<Response>
  ) throws(MalformedHistory) {
    self.init()
    /// The place of each process' open call; nil if that is passed over.
    var open: [Int: Int?] = [:]
    var never: Set<Int> = []
    let operations = try JepsenOperation.all(in: text)
    guard let last = operations.last else {
      throw MalformedHistory(line: 1, expected: "operations of Jepsen", found: "none")
    }
    for (line, operation) in operations {
      guard let process = operation.process else { continue }
      if operation.kind == .invoke {
        guard open[process] == nil else {
          throw MalformedHistory(
            line: line, expected: "what came of the open call of process \(process)",
            found: "another call of it")
        }
        open[process] = .some(command(operation).map { begin($0, by: process) })
        continue
      }
      guard let known = open.removeValue(forKey: process) else {
        throw MalformedHistory(
          line: line, expected: "a call of process \(process) before what came of it",
          found: ":\(operation.kind.rawValue)")
      }
      guard let place = known else { continue }
      switch outcome(operation, calls[place].command) {
      case .answered(let response): end(place, answering: response)
      case .unknown: break
      case .neverHappened: never.insert(place)
      }
    }
    guard !calls.isEmpty else {
      throw MalformedHistory(
        line: last.line, expected: "a call that is not passed over", found: "none up to here")
    }
    forget(never)
  }
}

extension JepsenOperation {
  /// The operations of a text and their lines.
  fileprivate static func all(
    in text: String
  ) throws(MalformedHistory) -> [(line: Int, operation: JepsenOperation)] {
    let isEDN = text.first { !$0.isWhitespace }.map { "{[(#;".contains($0) } ?? false
    return try isEDN ? maps(in: text) : columns(in: text)
  }

  private static func maps(
    in text: String
  ) throws(MalformedHistory) -> [(line: Int, operation: JepsenOperation)] {
    var reader = EDNReader(text)
    var operations: [(line: Int, operation: JepsenOperation)] = []
    do {
      while let value = try reader.next() {
        let values = if case .sequence(let all) = value { all } else { [value] }
        for value in values { operations.append((reader.line, try JepsenOperation(value))) }
      }
    } catch {
      throw MalformedHistory(line: reader.line, expected: error.expected, found: error.found)
    }
    return operations
  }

  private static func columns(
    in text: String
  ) throws(MalformedHistory) -> [(line: Int, operation: JepsenOperation)] {
    var operations: [(line: Int, operation: JepsenOperation)] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      // A log's line begins with a level and a name; an operation is a process and a kind behind a dash.
      guard let dash = line.firstRange(of: " - "),
        case let columns = line[dash.upperBound...].split(whereSeparator: \.isWhitespace),
        columns.count > 1, Int(columns[0]) != nil || columns[0].hasPrefix(":"),
        columns[1].hasPrefix(":")
      else { continue }
      do throws(EDNReader.Malformed) {
        operations.append((number + 1, try JepsenOperation(columns: line[dash.upperBound...])))
      } catch {
        throw MalformedHistory(line: number + 1, expected: error.expected, found: error.found)
      }
    }
    return operations
  }

  private init(columns line: Substring) throws(EDNReader.Malformed) {
    var reader = EDNReader(line)
    var columns: [EDN] = []
    while let column = try reader.next() { columns.append(column) }
    guard columns.count > 2, let kind = columns[1].text.flatMap(Kind.init(rawValue:)),
      let function = columns[2].text
    else {
      throw .init(
        expected: "a process, :invoke, :ok, :fail or :info, and a function", found: "\"\(line)\"")
    }
    self.init(
      process: try Self.process(columns[0]), kind: kind, function: function,
      value: columns.count > 3 ? columns[3] : .null,
      fields: columns.count > 4 ? ["error": columns[4]] : [:])
  }

  private init(_ value: EDN) throws(EDNReader.Malformed) {
    var value = value
    // Newer versions of Jepsen name the record.
    if case .tagged(_, let inner) = value { value = inner }
    guard case .map(let pairs) = value, let name = value["type"]?.text,
      let kind = Kind(rawValue: name), let function = value["f"]?.text
    else {
      throw .init(
        expected: "a map with :type (:invoke, :ok, :fail or :info) and :f", found: "\(value)")
    }
    let named = pairs.compactMap { key, value in key.text.map { ($0, value) } }
    self.init(
      process: try Self.process(value["process"] ?? .null), kind: kind, function: function,
      value: value["value"] ?? .null, fields: Dictionary(named, uniquingKeysWith: { $1 }))
  }

  private static func process(_ value: EDN) throws(EDNReader.Malformed) -> Int? {
    switch value {
    case .integer(let number): Int(clamping: number)
    case .keyword: nil
    default: throw .init(expected: "a process: a number, or a keyword", found: "\(value)")
    }
  }
}
