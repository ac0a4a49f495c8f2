/// A line of a history as Jepsen writes it: that a process asked for something, or what came of it.
public struct JepsenOperation: Sendable {
  public enum Kind: String, Sendable {
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
  public let kind: Kind
  /// What is asked for: `read`, `write`, `cas`.
  public let function: String
  public let value: EDN
  /// All fields, such as `:key` and `:error`, if the line is a map; otherwise what follows the value.
  public let fields: [String: EDN]
}

/// What came of a call, as the reader of a history sees it.
public enum JepsenOutcome<Response> {
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
  public let expected: String
  public let found: String

  public var description: String {
    "line \(line) of the history: expected \(expected), found \(found)"
  }
}

extension History {
  /// Reads a history of Jepsen: one operation a line, as a map (`history.edn`, and Porcupine's
  /// key-value tests) or as columns (`jepsen.log`, and Porcupine's etcd tests: process, kind,
  /// function, value). Operations of no process are passed over, and so are lines of a log that hold
  /// no operation.
  ///
  /// - Parameters:
  ///   - command: what an invocation asks for; nil to pass over the call.
  ///   - outcome: what came of a call that ended.
  /// - Throws: `MalformedHistory`.
  public init(
    jepsen text: String, command: (JepsenOperation) -> Command?,
    outcome: (JepsenOperation, Command) -> JepsenOutcome<Response>
  ) throws(MalformedHistory) {
    self.init()
    /// The place of each process' open call; nil if that is passed over.
    var open: [Int: Int?] = [:]
    var never: Set<Int> = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      func malformed(_ expected: String, _ found: String) -> MalformedHistory {
        MalformedHistory(line: number + 1, expected: expected, found: found)
      }
      let read: JepsenOperation?
      do { read = try JepsenOperation(line) } catch {
        throw malformed(error.expected, error.found)
      }
      guard let operation = read, let process = operation.process else { continue }
      if operation.kind == .invoke {
        guard open[process] == nil else {
          throw malformed("what came of the open call of process \(process)", "another call of it")
        }
        open[process] = .some(command(operation).map { begin($0, by: process) })
        continue
      }
      guard let known = open.removeValue(forKey: process) else {
        throw malformed(
          "a call of process \(process) before what came of it", ":\(operation.kind.rawValue)")
      }
      guard let place = known else { continue }
      switch outcome(operation, calls[place].command) {
      case .answered(let response): end(place, answering: response)
      case .unknown: break
      case .neverHappened: never.insert(place)
      }
    }
    forget(never)
  }
}

extension JepsenOperation {
  /// The operation on a line; nil if there is none.
  fileprivate init?(_ line: Substring) throws(EDNReader.Malformed) {
    if line.drop(while: \.isWhitespace).first == "{" {
      var reader = EDNReader(line)
      guard let map = try reader.next() else { return nil }
      try self.init(map)
      return
    }
    // A log's line begins with a level and a name; only operations have columns behind the dash.
    guard let dash = line.firstRange(of: " - "), line.contains("\t:") else { return nil }
    var reader = EDNReader(line[dash.upperBound...])
    var columns: [EDN] = []
    while let column = try reader.next() { columns.append(column) }
    guard columns.count >= 3, let kind = columns[1].text.flatMap(Kind.init(rawValue:)),
      let function = columns[2].text
    else { return nil }
    self.init(
      process: columns[0].integer.map(Int.init), kind: kind, function: function,
      value: columns.count > 3 ? columns[3] : .null,
      fields: columns.count > 4 ? ["error": columns[4]] : [:])
  }

  private init(_ map: EDN) throws(EDNReader.Malformed) {
    guard case .map(let pairs) = map, let name = map["type"]?.text,
      let kind = Kind(rawValue: name), let function = map["f"]?.text
    else {
      throw .init(
        expected: "a map with :type (:invoke, :ok, :fail or :info) and :f", found: "\(map)")
    }
    let named = pairs.compactMap { key, value in key.text.map { ($0, value) } }
    self.init(
      process: map["process"]?.integer.map(Int.init), kind: kind, function: function,
      value: map["value"] ?? .null, fields: Dictionary(named, uniquingKeysWith: { $1 }))
  }
}
