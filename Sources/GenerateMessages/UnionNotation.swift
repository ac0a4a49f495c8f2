/// All commands, or all events, of an aggregate, from whichever files they stand in.
struct UnionNotation {
  let name: String
  let kindName: String
  let doc: String
  let kindDoc: String
  /// Whether a case is shown by its payload's name: events are, commands show their verbs.
  let namesPayloads: Bool
  /// The payloads' names with their cases, by ascending number.
  let members: [(payload: String, member: Notation.Member)]

  /// - Throws: if two members of the aggregate have one number or one name.
  static func all(
    of aggregate: Notation.Aggregate, in notations: [Notation]
  ) throws(NotationError) -> [UnionNotation] {
    let items = notations.flatMap(\.items)
    let commands = try sorted(
      items.compactMap { item in
        guard case .command(let member) = item.kind else { return nil }
        return member.aggregate == aggregate.name ? (item.name, member) : nil
      })
    let events = try sorted(
      items.compactMap { item in
        guard case .event(let member) = item.kind else { return nil }
        return member.aggregate == aggregate.name ? (item.name, member) : nil
      })
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

  private static func sorted(
    _ members: [(String, Notation.Member)]
  ) throws(NotationError) -> [(payload: String, member: Notation.Member)] {
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
