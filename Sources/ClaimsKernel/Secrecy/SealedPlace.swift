import ClaimsDomain
import EventSourcing

/// Where a sealed text stands.
struct SealedPlace {
  enum Kind {
    case command
    /// By its place among the events of its commit.
    case event(UInt32)
    case refusedCommand
    /// Why a command was refused.
    case refusal
  }

  let kind: Kind
  let stream: StreamID
  /// The number of the command or the event in its union; 0 of a refusal.
  let type: UInt32
  let command: Identifier

  init(_ kind: Kind, _ stream: StreamID, _ type: UInt32, command: Identifier) {
    (self.kind, self.stream, self.type, self.command) = (kind, stream, type, command)
  }

  /// In a command, or in why it was refused.
  init(_ kind: Kind, _ command: CommandRecord) {
    var type = command.type
    if case .refusal = kind { type = 0 }
    self.init(kind, command.target, type, command: command.id)
  }

  /// Whether all of it is sealed, and not its texts alone.
  var isSealedWhole: Bool { stream.isSealedWhole }

  private var isReasons: Bool { if case .refusal = kind { true } else { false } }

  var isOfRefusal: Bool {
    switch kind {
    case .refusedCommand, .refusal: true
    case .command, .event: false
    }
  }

  /// `claims text 1`; the keyring's id, 16 bytes; the stream's category, u32, and id, 16 bytes; the id of the
  /// command, 16 bytes; 1 in a command that was accepted, 2 in an event, 3 in a command that was refused, 4 in the
  /// reasons of the refusal; the number of the command or the event in its union, u32, or 0; the event's place in
  /// its commit, u32, or 0; and each step of the path of fields: number u32 and element u32. Numbers are big-endian.
  func context(_ keyring: Identifier, _ path: [PersonalTexts.Step]) -> [UInt8] {
    var bytes = Array("claims text 1".utf8)
    bytes.reserveCapacity(82 + 8 * path.count)
    func add(_ number: UInt32) {
      withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
    func add(_ id: Identifier) {
      withUnsafeBytes(of: (id.high.bigEndian, id.low.bigEndian)) { bytes.append(contentsOf: $0) }
    }
    add(keyring)
    add(stream.category.number)
    add(stream.id)
    add(command)
    switch kind {
    case .command: bytes.append(1)
    case .event: bytes.append(2)
    case .refusedCommand: bytes.append(3)
    case .refusal: bytes.append(4)
    }
    add(type)
    if case .event(let place) = kind { add(place) } else { add(0) }
    for step in path {
      add(step.field)
      add(step.element)
    }
    return bytes
  }
}

// MARK: Texts in it

extension SealedPlace {
  /// A payload with other texts in the place of those that are somebody's. Those of a refused command all are,
  /// which may say anything anywhere.
  ///
  /// - Parameter all: whether every other text is changed, too.
  /// - Returns: nil if the payload cannot be read.
  func changing(
    _ payload: [UInt8], all: Bool = false, _ change: @escaping PersonalTexts.Change
  ) -> [UInt8]? {
    guard let aggregate = stream.category.aggregate else { return nil }
    do throws(WireError) { return try changed(payload, in: aggregate, all, change) } catch {
      return nil
    }
  }

  /// Whether two payloads say the same, but for texts that are hidden in one of them. What is told anew is told only if
  /// it differs from before: a text that is hidden may not be there in the other.
  func saysTheSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    var hidden: Set<[PersonalTexts.Step]> = []
    for payload in [one, other] {
      _ = changing(payload, all: true) { text, _, path in
        if SealedText.hides(text) { hidden.insert(path) }
        return text
      }
    }
    guard !hidden.isEmpty else { return one == other }
    let masked = [one, other].map { [hidden] payload in
      changing(payload, all: true) { text, _, path in hidden.contains(path) ? "" : text }
    }
    return masked[0] != nil && masked[0] == masked[1]
  }

  private func changed<A: LogAggregate>(
    _ payload: [UInt8], in _: A.Type, _ all: Bool, _ change: @escaping PersonalTexts.Change
  ) throws(WireError) -> [UInt8]? {
    let others: UInt32? =
      isOfRefusal && !isReasons
      ? DataSubject.subject.rawValue : all ? PersonalTexts.nobody : nil
    var texts = PersonalTexts(payload: payload, others: others, change)
    switch kind {
    case .command, .refusedCommand:
      guard let kind = A.Command.Kind(rawValue: type) else { return nil }
      return try A.Command.read(kind, from: &texts)?.encodedPayload()
    case .event:
      guard let kind = A.Event.Kind(rawValue: type) else { return nil }
      return try A.Event.read(kind, from: &texts)?.encodedPayload()
    case .refusal:
      texts = PersonalTexts(others: others, change)
      var record = try RefusalRecord(decoding: payload)
      try record.visit(&texts)
      return try record.encoded()
    }
  }

  /// Whether a payload has a text that cannot be read.
  func hidesText(in payload: [UInt8]) -> Bool {
    var isFound = false
    _ = changing(payload, all: true) { text, _, _ in
      isFound = isFound || SealedText.hides(text)
      return text
    }
    return isFound
  }
}

extension Entry {
  /// Its payloads, and where they stand.
  var places: [(place: SealedPlace, payload: [UInt8])] {
    let target: [(SealedPlace, [UInt8])] =
      if let refusal {
        [
          (SealedPlace(.refusedCommand, command), command.payload),
          (SealedPlace(.refusal, command), refusal),
        ]
      } else { [(SealedPlace(.command, command), command.payload)] }
    return target
      + events.map { event in
        let place = UInt32(truncatingIfNeeded: event.position.value &- decidedAt.value &- 1)
        return (
          SealedPlace(.event(place), event.stream, event.type, command: command.id), event.payload
        )
      }
  }

  /// Whether it has a text that cannot be read.
  var hidesText: Bool { places.contains { $0.hidesText(in: $1) } }
}

extension CommandRecord {
  /// Whether another asks for the same thing, as far as this one's texts can be read.
  func mayAskTheSame(as other: CommandRecord) -> Bool {
    var masked = other
    masked.payload = payload
    return asksTheSame(as: masked)
      && SealedPlace(.command, self).saysTheSame(payload, other.payload)
  }
}
