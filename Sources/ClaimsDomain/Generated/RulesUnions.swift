// Generated from Rules/Rules.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of the rules. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum RulesVerb: UInt32, CodedEnum {
  case unspecified = 0
  case setRules = 1
  case confirmClock = 2
  case correctClock = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RulesVerb" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .setRules: "setRules"
      case .confirmClock: "confirmClock"
      case .correctClock: "correctClock"
    }
  }
}

/// A command to the rules: a verb and its arguments.
public enum RulesCommand: Union {
  case setRules(SetRules)
  case confirmClock(ConfirmClock)
  case correctClock(CorrectClock)

  public static var unionName: StaticString { "RulesCommand" }

  @inline(__always) public var setRules: SetRules? {
    if case .setRules(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var confirmClock: ConfirmClock? {
    if case .confirmClock(let payload) = self { payload } else { nil }
  }
  @inline(__always) public var correctClock: CorrectClock? {
    if case .correctClock(let payload) = self { payload } else { nil }
  }

  @inlinable public var kind: RulesVerb {
    switch self {
      case .setRules: .setRules
      case .confirmClock: .confirmClock
      case .correctClock: .correctClock
    }
  }

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: RulesVerb, from visitor: inout F) throws(WireError) -> RulesCommand? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .setRules: return .setRules(try filled(SetRules.self))
      case .confirmClock: return .confirmClock(try filled(ConfirmClock.self))
      case .correctClock: return .correctClock(try filled(CorrectClock.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .setRules(var payload): try visitor.payload(&payload)
      case .confirmClock(var payload): try visitor.payload(&payload)
      case .correctClock(var payload): try visitor.payload(&payload)
    }
  }

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> RulesCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to the rules. Numbers and names are stored.
public enum RulesEventKind: UInt32, CodedEnum {
  case unspecified = 0
  case rulesSet = 1
  case clockConfirmed = 2
  case clockCorrected = 3

  public init() { self = .unspecified }
  public static var schemaName: StaticString { "RulesEventKind" }

  public var name: StaticString {
    switch self {
      case .unspecified: "unspecified"
      case .rulesSet: "RulesSet"
      case .clockConfirmed: "ClockConfirmed"
      case .clockCorrected: "ClockCorrected"
    }
  }
}

/// Something that happened to the rules.
public enum RulesEvent: Union {
  case rulesSet(RulesSet)
  case clockConfirmed(ClockConfirmed)
  case clockCorrected(ClockCorrected)

  public static var unionName: StaticString { "RulesEvent" }


  @inlinable public var kind: RulesEventKind {
    switch self {
      case .rulesSet: .rulesSet
      case .clockConfirmed: .clockConfirmed
      case .clockCorrected: .clockCorrected
    }
  }

  @inline(__always) public static func read<F: FieldVisitor & ~Copyable>(_ kind: RulesEventKind, from visitor: inout F) throws(WireError) -> RulesEvent? {
    func filled<M: Message>(_: M.Type) throws(WireError) -> M {
      var payload = M()
      try visitor.payload(&payload)
      return payload
    }
    switch kind {
      case .unspecified: return nil
      case .rulesSet: return .rulesSet(try filled(RulesSet.self))
      case .clockConfirmed: return .clockConfirmed(try filled(ClockConfirmed.self))
      case .clockCorrected: return .clockCorrected(try filled(ClockCorrected.self))
    }
  }

  public func visitPayload<F: FieldVisitor & ~Copyable>(_ visitor: inout F) throws(WireError) {
    switch self {
      case .rulesSet(var payload): try visitor.payload(&payload)
      case .clockConfirmed(var payload): try visitor.payload(&payload)
      case .clockCorrected(var payload): try visitor.payload(&payload)
    }
  }

  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> RulesEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

