import StateMachineTesting

extension Turnstile {
  /// A command of the specification, done by the real machine.
  public mutating func perform(
    _ command: TurnstileSpecification.Command
  ) -> TurnstileSpecification.Response {
    do throws(Refusal) {
      switch command {
      case .coin: return .paid(ahead: try insertCoin())
      case .push: return .visitor(try push())
      case .key: return .inService(turnKey())
      }
    } catch {
      return .refused(error)
    }
  }
}

/// The turnstile as it was sold.
public struct FirstFirmware: SystemUnderTest {
  public typealias Spec = TurnstileSpecification
  private var turnstile = Turnstile(.first)

  public init() {}

  public mutating func perform(_ command: Spec.Command) -> Spec.Response {
    turnstile.perform(command)
  }
}

/// The turnstile as it was mended.
public struct SecondFirmware: SystemUnderTest {
  public typealias Spec = TurnstileSpecification
  private var turnstile = Turnstile(.second)

  public init() {}

  public mutating func perform(_ command: Spec.Command) -> Spec.Response {
    turnstile.perform(command)
  }
}
