/// All commands, or all events, of an aggregate, from whichever files declare them.
struct UnionNotation {
  let name: String
  let kindName: String
  let doc: String
  let kindDoc: String
  /// Whether a case is shown by its payload's name: events are, commands show their verbs.
  let namesPayloads: Bool
  /// The payloads' names with their cases, by ascending number.
  let members: [(payload: String, member: Notation.Member)]
  /// The files that declare members, by name, each with the cases that it declares.
  let regions: [(name: String, cases: [String])]

  /// - Throws: if two members of the aggregate have one number or one name.
  static func all(
    of aggregate: Notation.Aggregate, in notations: [Notation]
  ) throws(NotationError) -> [UnionNotation] {
    var (commands, events): ([Declared], [Declared]) = ([], [])
    for notation in notations {
      for item in notation.items {
        switch item.kind {
        case .command(let member) where member.aggregate == aggregate.name:
          commands.append((item.name, member, notation.region))
        case .event(let member) where member.aggregate == aggregate.name:
          events.append((item.name, member, notation.region))
        default: break
        }
      }
    }
    (commands, events) = (try sorted(commands), try sorted(events))
    return [
      UnionNotation(
        name: aggregate.name + "Command", kindName: aggregate.name + "Verb",
        doc: "A command to \(aggregate.noun): a verb and its arguments.",
        kindDoc: "What can be asked of \(aggregate.noun). The numbers are stored; each is that of"
          + " the verb's first row, or from 50 on.",
        namesPayloads: false, members: commands),
      UnionNotation(
        name: aggregate.name + "Event", kindName: aggregate.name + "EventKind",
        doc: "Something that happened to \(aggregate.noun).",
        kindDoc: "What can have happened to \(aggregate.noun). Numbers and names are stored.",
        namesPayloads: true, members: events),
    ]
  }

  private typealias Declared = (payload: String, member: Notation.Member, region: String)

  private init(
    name: String, kindName: String, doc: String, kindDoc: String, namesPayloads: Bool,
    members: [Declared]
  ) {
    self.name = name
    self.kindName = kindName
    self.doc = doc
    self.kindDoc = kindDoc
    self.namesPayloads = namesPayloads
    self.members = members.map { ($0.payload, $0.member) }
    regions = Dictionary(grouping: members, by: \.region).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.map(\.member.caseName)) }
  }

  private static func sorted(_ members: [Declared]) throws(NotationError) -> [Declared] {
    let sorted = members.sorted { $0.1.number < $1.1.number }
    for (earlier, later) in zip(sorted, sorted.dropFirst())
    where earlier.1.number == later.1.number {
      throw NotationError(
        line: 0,
        message: "expected a number of its own for \(later.0) of \(later.1.aggregate),"
          + " found \(later.1.number), which \(earlier.0) has")
    }
    return sorted
  }
}
