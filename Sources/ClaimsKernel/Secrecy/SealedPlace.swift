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
  func context(_ keyring: Identifier) -> SealedContext {
    let (number, place): (UInt8, UInt32) =
      switch kind {
      case .command: (1, 0)
      case .event(let place): (2, place)
      case .refusedCommand: (3, 0)
      case .refusal: (4, 0)
      }
    return SealedContext(
      keyring, stream, command, number, type: type, place: place)
  }
}

// MARK: Texts in it

extension SealedPlace {
  /// A payload with other texts in the place of those that are somebody's. Those of a refused command all are,
  /// which may say anything anywhere.
  ///
  /// - Parameter all: whether every other text is changed, too.
  /// - Returns: nil if all of them stay.
  /// - Throws: if the payload cannot be read.
  func changing(
    _ payload: [UInt8], all: Bool = false, _ change: TextFields.Change
  ) throws(WireError) -> [UInt8]? {
    let others: UInt32? =
      if case .refusedCommand = kind { DataSubject.subject.rawValue } else if all {
        TextFields.nobody
      } else { nil }
    guard let fields else { throw .unknownKind(type, of: "texts") }
    return try fields.changing(payload, others: others, change)
  }

  /// Shows every text of a payload that can be read, or those alone that are somebody's.
  func forEachText(
    in payload: [UInt8], all: Bool = true,
    _ body: (_ text: UnsafeRawBufferPointer, _ person: UInt32, _ path: [TextFields.Step]) -> Void
  ) {
    _ = try? changing(payload, all: all) { text, person, path in
      body(text, person, path)
      return nil
    }
  }

  private var fields: TextFields? {
    switch kind {
    case .command, .refusedCommand: StoredTexts.of(stream.category)?.command(type)
    case .event: StoredTexts.of(stream.category)?.event(type)
    case .refusal: StoredTexts.ofRefusals
    }
  }

  /// Whether two payloads say the same, but for texts that are hidden in one of them. What is told anew is told only if
  /// it differs from before: a text that is hidden may not be there in the other.
  func saysTheSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    var hidden: Set<[TextFields.Step]> = []
    for payload in [one, other] {
      forEachText(in: payload) { text, _, path in
        if SealedText.hides(text) { hidden.insert(path) }
      }
    }
    guard !hidden.isEmpty else { return one == other }
    func masked(_ payload: [UInt8]) throws(WireError) -> [UInt8] {
      let masked = try changing(payload, all: true) { _, _, path in
        hidden.contains(path) ? [] : nil
      }
      // As this version encodes it: earlier ones knew fewer fields.
      guard let aggregate = stream.category.aggregate else { return masked ?? payload }
      return try encodedAnew(masked ?? payload, in: aggregate)
    }
    do throws(WireError) { return try masked(one) == masked(other) } catch { return false }
  }

  private func encodedAnew<A: LogAggregate>(
    _ payload: [UInt8], in _: A.Type
  ) throws(WireError) -> [UInt8] {
    switch kind {
    case .command, .refusedCommand: try A.Command(kind: type, payload: payload).encodedPayload()
    case .event: try A.Event(kind: type, payload: payload).encodedPayload()
    case .refusal: try RefusalRecord(decoding: payload).encoded()
    }
  }

  /// Whether a payload has a text that cannot be read.
  func hidesText(in payload: [UInt8]) -> Bool {
    var isFound = false
    forEachText(in: payload) { text, _, _ in isFound = isFound || SealedText.hides(text) }
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
