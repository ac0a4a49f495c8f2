import ClaimsDomain
import ClaimsTesting
import EventSourcing
import StateMachineTesting
import TestSupport

@testable import ClaimsKernel

/// An aggregate, so that lists can hold several.
protocol TipOffSubject: Sendable {
  var category: Category { get }
  /// What differs in the answers that somebody gets who cannot tell the states apart.
  func leaks() throws -> Set<String>
  /// The fields that readers do not see all, and that were otherwise in some state.
  func changedFields() -> Set<String>
  /// The statuses that were met, by their numbers.
  var statuses: Set<UInt32> { get }
  /// Streams that belong to somebody, as a log has them: one for each status.
  func streams(of owner: String) -> [[DomainEvent]]
}

/// An aggregate in every state, with the commands that its machine tries.
struct TipOffStage<A: LogAggregate>: TipOffSubject {
  typealias Walked = WalkedStream<A>

  let stream: StreamID
  let walked: [UInt32: [Walked]]
  private let casts: [[A.Event]]
  private let tried: @Sendable (A.State) -> [A.Command]
  private let replace: (@Sendable (inout LogState, Identifier, A.State) -> Void)?

  var category: Category { A.category }
  var statuses: Set<UInt32> { Set(walked.keys) }

  /// - Parameters:
  ///   - casts: what makes somebody a party who is none in a walk; each is tried on each state.
  ///   - special: what is sent besides.
  ///   - drawsLikely: whether walks leave it to the machine what is likely.
  ///   - replace: puts a state in a stream's place; nil if nothing of it is ever left out.
  init<M: AggregateMachine>(
    _ machine: M, _ stream: StreamID, casts: [[A.Event]] = [[]], special: [A.Command] = [],
    drawsLikely: Bool = false,
    replace: (@Sendable (inout LogState, Identifier, A.State) -> Void)? = nil
  ) where M.Machine == A {
    (self.stream, self.casts, self.replace) = (stream, casts, replace)
    tried = { machine.alphabet(in: $0).commands.map(\.command) + special }
    walked = WalkedStream.each(
      of: machine, keeping: sized(100, atLeast: 2), drawsLikely: drawsLikely)
  }

  func streams(of owner: String) -> [[DomainEvent]] {
    walked.sorted { $0.key < $1.key }.compactMap { _, walks in
      walks.last?.events.compactMap { event in
        let kind = event.kind.rawValue
        guard let bytes = try? event.encodedPayload() else { return nil }
        // Names of the same length: what follows them stays where it is.
        let other = bytes.replacing(Array("carla".utf8), with: Array(owner.utf8))
        return try? other.withUnsafeBytes { try A.Event.decode(kind: kind, $0) }
      }.map { A.wrap($0) }
    }
  }

  // MARK: The log

  private func put(_ walk: Walked, into house: LogState) -> LogState {
    var logState = house
    for event in walk.events { logState.apply(A.wrap(event), to: stream, recorded: TipOff.noon) }
    return logState
  }

  private func state(in logState: LogState) -> A.State {
    A.snapshot(of: stream, in: logState)?.state ?? A.initial
  }

  /// The log, and what it would be were something otherwise that is left out of the stream.
  private func variants(of logState: LogState, for redaction: Redaction) -> [LogState] {
    guard let replace, logState.revision(of: stream) > 0 else { return [logState] }
    let state = state(in: logState)
    let states =
      special(state, redaction)
      ?? FieldChanger.variants(of: state, changing: redaction.fields)
    return [logState]
      + states.filter { $0 != state }.map { other in
        var changed = logState
        replace(&changed, stream.id, other)
        return changed
      }
  }

  /// The claim has facts that only certain values make a difference to.
  private func special(_ state: A.State, _ redaction: Redaction) -> [A.State]? {
    (state as? Claim).map {
      HiddenFacts.variants(of: $0, for: redaction).compactMap { $0 as? A.State }
    }
  }

  func changedFields() -> Set<String> {
    let states = walked.values.joined().map(\.state)
    return Set(
      A.hiddenFields.map(\.path).filter { path in
        states.contains { state in
          let others =
            special(state, Redaction(fields: [path]))
            ?? FieldChanger.variants(of: state, changing: [path])
          return !others.allSatisfy { $0 == state }
        }
      })
  }

  /// What the machine tries in a state, once, whoever sends it.
  private func commands(in state: A.State) throws -> [A.Command] {
    var seen: Set<[UInt8]> = []
    return try tried(state).filter { command in
      let bytes = try command.encodedPayload()
      return seen.insert([UInt8(truncatingIfNeeded: command.kind.rawValue)] + bytes).inserted
    }
  }

  /// Some of the commands of each verb, other ones at each turn.
  private static func some(of commands: [A.Command], _ turn: Int) -> [A.Command] {
    var byVerb: [UInt32: [A.Command]] = [:]
    for command in commands { byVerb[command.kind.rawValue, default: []].append(command) }
    let most = sized(200, atLeast: 3)
    return byVerb.sorted { $0.key < $1.key }.flatMap { _, commands in
      let step = max(1, commands.count / most)
      return stride(from: turn % step, to: commands.count, by: step).map { commands[$0] }
    }
  }

  // MARK: What is told

  func leaks() throws -> Set<String> {
    var found: Set<String> = []
    let walks = walked.sorted { $0.key < $1.key }.flatMap(\.value)
    var names = NamesInMessage()
    for walk in walks {
      for command in try commands(in: walk.state) { try command.visitPayload(&names) }
      var state = walk.state
      try state.visit(&names)
    }
    for (place, house) in TipOff.houses.enumerated() {
      let town = TipOffTown(around: stream, names, in: house)
      for (number, walk) in walks.enumerated() where number % TipOff.houses.count == place {
        for cast in casts {
          var walk = walk
          if !walk.events.isEmpty { walk.events += cast }
          try look(at: walk, number, in: house, town, &found)
        }
      }
    }
    return found
  }

  private func look(
    at walk: Walked, _ turn: Int, in house: LogState, _ town: TipOffTown, _ found: inout Set<String>
  ) throws {
    let logState = put(walk, into: house)
    let state = state(in: logState)
    let commands = Self.some(of: try commands(in: state), turn)
    var street = TipOffStreet(of: town)
    var known: [Redaction: [LogState]] = [:]
    for sender in TipOff.senders {
      let access = ReaderRoles(of: sender.actor, in: logState.actors)
      func redaction(_ logState: LogState) -> Redaction? {
        logState.redaction(of: stream, for: access, at: TipOff.noon)
      }
      let seen = redaction(logState)
      let others = street.states(unseenBy: sender) { put(walk, into: $0) }.filter {
        !town.seesActivities(access, in: $0)
      }
      let hiding = seen ?? .outsider(category)
      let changed = known[hiding] ?? variants(of: logState, for: hiding)
      known[hiding] = changed
      let states = (changed + others).filter { redaction($0) == seen }
      guard states.count > 1 else { continue }
      var verbs: Set<UInt32> = []
      let stage = "\(A.category.word?.description ?? "a register") \(A.status(of: state).name)"
      for (place, command) in commands.enumerated() {
        // Before the row and its role are found, nothing that is hidden is looked at, nor what the
        // command says, but for a receipt.
        let row = A.lifecycle.step(from: A.status(of: state), on: command.kind)
        let isJudged = row?.roles.contains(sender.role) ?? false
        let isFirst = verbs.insert(command.kind.rawValue).inserted
        guard isFirst || isJudged || sender.role == .anonymous else { continue }
        var asked = [states[0], states[states.count - 1]]
        if isJudged { asked += Self.sample(of: states, place) }
        if sender.role == .anonymous {
          let isProven = A.isProven(by: command, on: state)
          asked.removeAll { A.isProven(by: command, on: self.state(in: $0)) != isProven }
        }
        if seen == nil, !walk.events.isEmpty, isStrange(command, sender, state, logState) {
          asked.append(house)
        }
        let envelope = envelope(command, sender)
        let record = try envelope.record()
        let answers = asked.map { TipOffAnswer(to: envelope, record, on: $0) }
        if let two = TipOffAnswer.difference(in: answers, \.isAccepted) {
          found.insert("\(stage), \(command.kindName) by \(sender): \(two)")
        }
      }
      let permissions = ([states[0]] + Self.sample(of: states, turn)).map {
        $0.permissions(
          of: sender.actor, as: sender.role, on: stream, at: TipOff.noon, seenBy: access)
      }
      for place in permissions[0].indices {
        let told = permissions.map { $0[place] }
        if let two = TipOffAnswer.difference(in: told, \.allowed) {
          found.insert("\(stage), \(told[0].command) allowed to \(sender): \(two)")
        }
      }
    }
  }

  /// Some of the states, other ones at each turn.
  private static func sample(of states: [LogState], _ turn: Int) -> [LogState] {
    let step = max(1, states.count / sized(400, atLeast: 4))
    return stride(from: turn % step, to: states.count, by: step).map { states[$0] }
  }

  /// Whether to who sends it the stream is as if it were not there.
  private func isStrange(
    _ command: A.Command, _ sender: ClaimSender, _ state: A.State, _ logState: LogState
  ) -> Bool {
    guard sender.role != .system, !A.creationVerbs.isEmpty,
      !A.creationVerbs.contains(command.kind)
    else { return false }
    let rules = logState.rules(forDaysOf: state, of: A.self, at: TipOff.noon)
    let isParty = A.isParty(
      sender.actor, as: sender.role, sending: command, to: state, under: rules)
    return !isParty || sender.role == .anonymous && !A.isProven(by: command, on: state)
  }

  private func envelope(_ command: A.Command, _ sender: ClaimSender) -> CommandEnvelope {
    var envelope = CommandEnvelope(
      id: claimID(77), actor: sender.actor, role: sender.role, stream: stream,
      command: A.wrap(command))
    if category == .actor { envelope.person = ActorID("hugo") }
    return envelope
  }
}
