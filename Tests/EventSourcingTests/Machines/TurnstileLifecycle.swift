import EventSourcing

/// A turnstile that a coin opens and a push passes, and that a keeper may jam.
enum Turnstile: Vocabulary {
  enum Status: UInt32, CodedEnum {
    case none = 0
    case locked = 1
    case unlocked = 2
    case jammed = 5

    init() { self = .none }
    static var schemaName: StaticString { "Status" }
    var name: StaticString {
      switch self {
      case .none: "none"
      case .locked: "locked"
      case .unlocked: "unlocked"
      case .jammed: "jammed"
      }
    }
  }

  enum Verb: UInt32, CodedEnum {
    case unspecified = 0
    case install = 1
    case insertCoin = 2
    case push = 3
    case look = 9

    init() { self = .unspecified }
    static var schemaName: StaticString { "Verb" }
    var name: StaticString {
      switch self {
      case .unspecified: "unspecified"
      case .install: "install"
      case .insertCoin: "insertCoin"
      case .push: "push"
      case .look: "look"
      }
    }
  }

  enum Role: UInt32, CodedEnum {
    case unspecified = 0
    case visitor = 1
    case keeper = 2

    init() { self = .unspecified }
    static var schemaName: StaticString { "Role" }
    var name: StaticString {
      switch self {
      case .unspecified: "unspecified"
      case .visitor: "visitor"
      case .keeper: "keeper"
      }
    }
  }

  enum Rule: GuardRule {
    case closedForTheNight, coinTooSmall
    var name: String { "\(self)" }
    var subject: GuardSubject { self == .coinTooSmall ? .arguments : .state }
  }

  typealias EventKind = Verb

  typealias Row = Step<Turnstile>

  static let rows = [
    Row("T1", [.none], .install, by: [.keeper], Outcome([.install], .to(.locked))),
    Row(
      "T2", [.locked], .insertCoin, by: [.visitor], unless: [.closedForTheNight, .coinTooSmall],
      Outcome([.insertCoin], .to(.unlocked)), Outcome([.insertCoin], .to(.jammed))),
    Row("T3", [.unlocked], .insertCoin, by: [.visitor], Outcome([.insertCoin], .stay)),
    Row(
      "T4", [.unlocked], .push, by: [.visitor, .keeper], Outcome([.push], .to(.locked)),
      Outcome([.push], .to(.jammed))),
    Row("T5", [.jammed], .push, by: [.keeper], Outcome([.push], .to(.locked))),
    Row(
      "T6", [.locked, .unlocked, .jammed], .look, by: [.keeper, .visitor],
      Outcome([.look], .stay)),
  ]

  static let lifecycle = Lifecycle<Turnstile>(rows)
}
