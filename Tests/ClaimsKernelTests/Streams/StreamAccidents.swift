import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Accidents in the walk: what claims are said to come from.
extension StreamWalk {
  /// What leads an accident's record on, and to a claim.
  static func forward(accident id: Identifier, _ status: AccidentStatus) -> [Command] {
    guard status != .none else { return [.send(.carla, .accident(begun), .accident(id))] }
    return claims.map { .send(.carla, .claim(draft(from: id)), .claim($0)) }
      + [.send(.carla, .accident(.discardAccident(DiscardAccident())), .accident(id))]
  }

  static func onAccident(_ id: Identifier) -> [Command] {
    let commands: [(Townspeople, AccidentCommand)] = [
      (.carla, begun), (.dario, begun), (.nobody, begun), (.carla, begun),
      (.carla, .discardAccident(DiscardAccident())),
      (.dario, .discardAccident(DiscardAccident())),
    ]
    let drafts: [Command] = claims.flatMap { claim -> [Command] in
      [
        .send(.dario, .claim(draft(from: id)), .claim(claim)),
        .send(.gina, .claim(draft(for: .carla, from: id)), .claim(claim)),
        .send(.gina, .claim(draft(for: .dario, from: id)), .claim(claim)),
      ]
    }
    return commands.map { .send($0, .accident($1), .accident(id)) } + drafts
  }

  private static let begun = AccidentCommand.startAccident(
    StartAccident(details: AccidentDetails(description: "rear-end")))
}
