/// Finds the commands that an alphabet holds twice, in a time that grows with it and not with its square.
@usableFromInline struct Repeats<Command: Equatable> {
  @usableFromInline struct Edge: Hashable {
    @usableFromInline let to: Int
    /// The same for equal commands; 0 if they cannot be hashed.
    @usableFromInline let hash: Int

    @inlinable init(to: Int, hash: Int) { (self.to, self.hash) = (to, hash) }
  }

  @usableFromInline let commands: [Command]
  /// Of few commands: those that led somewhere, and where to.
  @usableFromInline var few: [(place: Int, to: Int)] = []
  /// Of many: the first place of each hash, and what shares it.
  @usableFromInline var many: [Edge: Int] = [:]
  @usableFromInline var others: [Edge: [Int]] = [:]

  @inlinable init(of commands: [Command]) {
    self.commands = commands
    if commands.count > 16 { many.reserveCapacity(commands.count) }
  }

  /// Whether the command at this place is the first of its kind that led there.
  @inlinable mutating func isFirst(_ place: Int, to state: Int) -> Bool {
    let command = commands[place]
    if commands.count <= 16 {
      if few.contains(where: { $0.to == state && commands[$0.place] == command }) { return false }
      few.append((place, state))
      return true
    }
    let edge = Edge(to: state, hash: (command as? any Hashable)?.hashValue ?? 0)
    guard let first = many[edge] else {
      many[edge] = place
      return true
    }
    let known = [first] + (others[edge] ?? [])
    if known.contains(where: { commands[$0] == command }) { return false }
    others[edge, default: []].append(place)
    return true
  }
}
