import ClaimsDomain
import Descriptions
import EventSourcing

/// A foreign incident as commands to an incident report, with their senders and effective times.
///
/// Pure, and the same for the same source, ids included: a command that is sent again is answered
/// with its receipt.
///
/// Source: Specs/IncidentJSON.md.
public struct PlannedReport: Equatable, Sendable, PrintsFields {
  /// What the source calls the incident.
  public let name: String
  /// The report that it becomes.
  public let report: Identifier
  /// In the order in which they are sent.
  public internal(set) var commands: [PlannedReportCommand] = []
  /// What the source says and a report cannot, in the order of the paths.
  public internal(set) var unmapped: [UnmappedField] = []
  /// What the report says otherwise than the source, or more exactly.
  public internal(set) var approximated: [UnmappedField] = []

  private let source: String
  /// How many commands have ids that are derived from their places.
  private var places = 0

  init(_ source: String, _ name: String, report: Identifier? = nil) {
    self.source = source
    self.name = name
    self.report = report ?? Identifier(derivedFrom: "import", source, name)
  }

  /// - Parameter key: what its id is derived from; nil for its place among those without a key,
  ///   so that what earlier versions sent keeps its id.
  mutating func add(
    _ command: ReportCommand, by actor: ActorID, as role: Role, at time: Instant,
    named key: String? = nil
  ) {
    let id = Identifier(derivedFrom: "import", source, name, key ?? String(places))
    if key == nil { places += 1 }
    commands.append(
      PlannedReportCommand(id: id, actor: actor, role: role, effective: time, command: command))
  }

  /// The source says that it was changed then: where nothing was done at that time, the last of
  /// what was done was done then, so that the time is not lost.
  mutating func end(at time: Instant) {
    guard let last = commands.indices.last, commands[last].effective < time else { return }
    commands[last].effective = time
  }

  /// A receipt for a report whose reporter never had one: no code is known that has this hash, and
  /// each report has its own.
  static func receipt(_ source: String, _ name: String) -> [UInt8] {
    ["1", "2"].flatMap { half in
      let id = Identifier(derivedFrom: "receipt", source, name, half)
      return [id.high, id.low].flatMap { word in
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
      }
    }
  }

  /// Who acts in the commands, with the roles that they need for it, in the order of their names.
  /// An anonymous sender is not among them.
  public var people: [(actor: ActorID, roles: [Role])] {
    var found: [ActorID: Set<Role>] = [:]
    for command in commands where command.role != .anonymous {
      found[command.actor, default: []].insert(command.role)
    }
    return found.sorted { $0.key.text < $1.key.text }
      .map { ($0.key, $0.value.sorted { $0.rawValue < $1.rawValue }) }
  }
}

/// One command of an import.
public struct PlannedReportCommand: Equatable, Sendable, PrintsFields {
  /// Derived from the source, so that a command that is sent again is known.
  public let id: Identifier
  /// Empty for an anonymous reporter.
  public let actor: ActorID
  /// The role in which the command is sent.
  public let role: Role
  /// When it happened, as the source says.
  public internal(set) var effective: Instant
  /// What is sent.
  public let command: ReportCommand
}

/// A field of a source, and what became of it.
public struct UnmappedField: Equatable, Sendable, PrintsFields {
  /// `action.malware.variety[0]`.
  public let path: String
  /// What stands there, as people read it.
  public let wording: Phrase
  /// The same as text.
  public var value: String { wording.en }
  /// What replaces it, or why nothing does; nil if a report has no such field.
  public let note: Phrase?

  /// Creates a field; without a note, a report has no such field.
  public init(path: String, value: String, note: Phrase? = nil) {
    self.init(path: path, told: Phrase(plain: value), note: note)
  }

  init(path: String, told: Phrase, note: Phrase? = nil) {
    (self.path, wording, self.note) = (path, told, note)
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path && left.value == right.value && left.note == right.note
  }
}

/// What is wrong with a source: the path, what was expected there and what was found.
public struct IncidentFault: WordedFault, Equatable, Sendable {
  /// Where in the source; empty for all of it.
  public let path: String
  /// What would have been right.
  public let expected: Phrase
  /// What stands there.
  public let found: Phrase

  /// Creates a fault; an empty path stands for the whole source.
  public init(path: String, expected: Phrase, found: Phrase) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// The same, with the value itself as what was found.
  init(path: String, expected: Phrase, value found: String) {
    self.init(path: path, expected: expected, found: Phrase(plain: found))
  }

  public var wording: Phrase {
    path.isEmpty ? wordingInPlace.at(Phrase(.source)) : wordingInPlace
  }

  /// The same behind the name of the source.
  public var wordingInPlace: Phrase {
    let fault = Phrase.expected(expected, found: found)
    return path.isEmpty ? fault : fault.at(path)
  }
}
