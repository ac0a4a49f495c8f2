import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// All actors of the walk over several streams, each in one role.
enum Townspeople: CaseIterable, Equatable, Sendable {
  case ada, carla, dario, gina, hugo, sara, vera, ivan, clock
  /// In no register.
  case mallory
  case nobody
  /// Without a name, and giving one.
  case slip
  /// Without a name, and tied to other commands.
  case tied

  var name: String {
    switch self {
    case .nobody, .tied: ""
    case .slip: Self.carla.name
    default: "\(self)"
    }
  }

  var role: Role {
    switch self {
    case .ada: .administrator
    case .carla, .dario: .claimant
    case .gina: .agent
    case .hugo, .mallory: .handler
    case .sara: .supervisor
    case .vera: .verifier
    case .ivan: .investigator
    case .clock: .system
    case .nobody, .slip, .tied: .anonymous
    }
  }

  static let registered: [Townspeople] = [
    .ada, .carla, .dario, .gina, .hugo, .sara, .vera, .ivan, .clock,
  ]
  static let names = (registered + [.mallory]).map(\.name)

  /// - Parameter number: how many commands were accepted before.
  func envelope(_ command: DomainCommand, to stream: StreamID, number: Int) -> CommandEnvelope {
    CommandEnvelope(
      id: Identifier(high: 0x5e7, low: UInt64(number + 1)), actor: ActorID(name), role: role,
      stream: stream, command: command,
      correlation: self == .tied ? Identifier(high: 0x71ed, low: 1) : Identifier())
  }
}
