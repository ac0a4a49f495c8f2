// Generated from Rules/Rules.messages by `swift run GenerateMessages`; change that file instead.
// swift-format-ignore-file
import EventSourcing

/// What can be asked of the rules. The numbers are stored; each is that of the verb's first row, or from 50 on.
public enum RulesVerb: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Set the rules".
  case setRules = 1
  /// Labelled "Confirm the clock".
  case confirmClock = 2
  /// Labelled "Correct the clock".
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
  /// See `SetRules`.
  case setRules(SetRules)
  /// See `ConfirmClock`.
  case confirmClock(ConfirmClock)
  /// See `CorrectClock`.
  case correctClock(CorrectClock)

  public static var unionName: StaticString { "RulesCommand" }

  /// The payload of `setRules`; nil of any other case.
  @inline(__always) public var setRules: SetRules? {
    if case .setRules(let payload) = self { payload } else { nil }
  }
  /// The payload of `confirmClock`; nil of any other case.
  @inline(__always) public var confirmClock: ConfirmClock? {
    if case .confirmClock(let payload) = self { payload } else { nil }
  }
  /// The payload of `correctClock`; nil of any other case.
  @inline(__always) public var correctClock: CorrectClock? {
    if case .correctClock(let payload) = self { payload } else { nil }
  }

  /// Which case it is.
  @inlinable public var kind: RulesVerb {
    switch self {
      case .setRules: .setRules
      case .confirmClock: .confirmClock
      case .correctClock: .correctClock
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> RulesCommand {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

/// What can have happened to the rules. Numbers and names are stored.
public enum RulesEventKind: UInt32, CodedEnum {
  /// Not said.
  case unspecified = 0
  /// Labelled "Rules set".
  case rulesSet = 1
  /// Labelled "Clock confirmed".
  case clockConfirmed = 2
  /// Labelled "Clock corrected".
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
  /// See `RulesSet`.
  case rulesSet(RulesSet)
  /// See `ClockConfirmed`.
  case clockConfirmed(ClockConfirmed)
  /// See `ClockCorrected`.
  case clockCorrected(ClockCorrected)

  public static var unionName: StaticString { "RulesEvent" }


  /// Which case it is.
  @inlinable public var kind: RulesEventKind {
    switch self {
      case .rulesSet: .rulesSet
      case .clockConfirmed: .clockConfirmed
      case .clockCorrected: .clockCorrected
    }
  }

  /// Has a visitor fill in a payload of this kind; nil for `unspecified`.
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

  /// Reads a stored one.
  ///
  /// - Throws: what this build does not know.
  @inline(__always) public static func decode(kind number: UInt32, _ payload: UnsafeRawBufferPointer) throws(WireError) -> RulesEvent {
    try decodeUnion(kind: number, payload)
  }
  public func encodedPayload() throws(WireError) -> [UInt8] { try encodePayload() }
}

