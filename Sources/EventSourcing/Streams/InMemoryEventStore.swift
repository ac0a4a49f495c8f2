#if canImport(Synchronization) && !hasFeature(Embedded)
  import Synchronization

  /// An event store without a disk: for tests, for trials, and for stepping through histories.
  public final class InMemoryEventStore: EventStore {
    private struct Contents {
      var entries: [Entry] = []
      var entriesOfStream: [[Int]] = []
      var revisions: [Revision] = []
      var names: [StreamID] = []
      var numbers: [StreamID: Int] = [:]
      var commits: [Identifier: Int] = [:]
      var position = Position.start

      mutating func register(_ stream: StreamID) -> Int {
        if let known = numbers[stream] { return known }
        numbers[stream] = names.count
        names.append(stream)
        revisions.append(.none)
        entriesOfStream.append([])
        return names.count - 1
      }

      /// No entry counts as recorded later.
      mutating func correct(to recorded: Instant) {
        for place in entries.indices.reversed() {
          guard entries[place].recorded > recorded else { return }
          entries[place].recorded = recorded
        }
      }

      /// Entries are in order, so that it is found by binary search.
      func place(ofFirstAfter position: Position) -> Int {
        var (start, end) = (0, entries.count)
        while start < end {
          let middle = (start + end) / 2
          if entries[middle].isAfter(position) { end = middle } else { start = middle + 1 }
        }
        return start
      }
    }

    private let contents = Mutex(Contents())

    private let sealsTexts: Bool

    /// - Parameter sealsTexts: whether it counts as one that keeps texts sealed, for whoever tries out what is decided
    ///   in such a log.
    public init(sealsTexts: Bool = false) { self.sealsTexts = sealsTexts }

    public var head: Head {
      contents.withLock { contents in
        Head(
          position: contents.position, ticket: Ticket(UInt64(contents.entries.count)),
          recorded: contents.entries.last?.recorded)
      }
    }

    public func append(_ commit: Commit) throws(EventStoreError) -> Appended {
      try commit.check()
      return try contents.withLock { contents throws(EventStoreError) in
        if contents.commits[commit.command.id] != nil {
          throw .commandAlreadyTaken(commit.command.id)
        }
        for append in commit.appends {
          let actual = contents.numbers[append.stream].map { contents.revisions[$0] } ?? .none
          guard actual == append.expected else {
            throw .revisionConflict(
              stream: append.stream, expected: append.expected, actual: actual)
          }
        }
        let before = contents.position
        var events: [StoredEvent] = []
        let index = contents.entries.count
        for append in commit.appends {
          let number = contents.register(append.stream)
          contents.entriesOfStream[number].append(index)
          for event in append.events {
            let revision = Revision(contents.revisions[number].value + 1)
            contents.revisions[number] = revision
            contents.position = Position(contents.position.value + 1)
            events.append(
              StoredEvent(
                position: contents.position, stream: append.stream, revision: revision,
                type: event.type, payload: event.bytes))
          }
        }
        contents.commits[commit.command.id] = index
        if commit.resetsClock { contents.correct(to: commit.recorded) }
        contents.entries.append(
          Entry(
            recorded: commit.recorded, command: commit.command, decidedAt: before,
            events: events, isSealed: sealsTexts))
        return Appended(
          first: Position(before.value + 1), last: contents.position,
          ticket: Ticket(UInt64(contents.entries.count)))
      }
    }

    public func append(_ refusal: RefusedCommand) throws(EventStoreError) -> Ticket {
      contents.withLock { contents in
        contents.entries.append(
          Entry(
            recorded: refusal.recorded, command: refusal.command,
            decidedAt: contents.position, events: [], refusal: refusal.refusal,
            isSealed: sealsTexts))
        return Ticket(UInt64(contents.entries.count))
      }
    }

    public var vitals: StoreVitals {
      var vitals = StoreVitals(durable: head.position)
      vitals.sealsTexts = sealsTexts
      return vitals
    }

    public func isDurable(_ ticket: Ticket) -> Bool { true }

    public func waitUntilDurable(_ ticket: Ticket) throws(EventStoreError) {}

    public func whenDurable(
      _ ticket: Ticket, _ body: @escaping @Sendable (EventStoreError?) -> Void
    ) { body(nil) }

    public func commit(ofCommand id: Identifier) throws(EventStoreError) -> Entry? {
      contents.withLock { contents in contents.commits[id].map { contents.entries[$0] } }
    }

    public func number(of stream: StreamID) -> StreamNumber? {
      contents.withLock { $0.numbers[stream].map { StreamNumber(UInt32($0 + 1)) } }
    }

    public func stream(_ number: StreamNumber) -> StreamID? {
      contents.withLock { contents in
        let index = Int(number.value) - 1
        return contents.names.indices.contains(index) ? contents.names[index] : nil
      }
    }

    public var streamCount: Int { contents.withLock { $0.names.count } }

    public func revision(of stream: StreamID) -> Revision {
      contents.withLock { contents in
        contents.numbers[stream].map { contents.revisions[$0] } ?? .none
      }
    }

    public func forEachEntry(
      after position: Position, _ body: (Entry) throws(EventStoreError) -> Bool
    ) throws(EventStoreError) {
      let end = contents.withLock { $0.entries.count }
      var place = contents.withLock { $0.place(ofFirstAfter: position) }
      while place < end {
        // Some at a time: a copy of them all would make the next append copy them, too.
        let some = contents.withLock { Array($0.entries[place..<min(place + 64, end)]) }
        for entry in some { guard try body(entry) else { return } }
        place += some.count
      }
    }

    public func forEachEntry(
      of stream: StreamID, _ body: (Entry) throws(EventStoreError) -> Bool
    ) throws(EventStoreError) {
      let entries = contents.withLock { contents in
        contents.numbers[stream].map { number in
          contents.entriesOfStream[number].map { contents.entries[$0] }
        } ?? []
      }
      for entry in entries {
        guard try body(entry) else { return }
      }
    }

    public func forEachBatch(
      after position: Position, withTimes: Bool,
      _ body: (borrowing EventBatch) throws(EventStoreError) -> Void
    ) throws(EventStoreError) {
      let (entries, numbers) = contents.withLock { ($0.entries, $0.numbers) }
      for entry in entries where entry.last > position {
        for event in entry.events where event.position > position {
          let number = numbers[event.stream].map { StreamNumber(UInt32($0 + 1)) }
          try EventBatch.show(event, of: entry, number, withTimes: withTimes, body)
        }
      }
    }
  }
#endif

extension Entry {
  /// Whether it comes after a position: a refusal if it was judged there or later.
  fileprivate func isAfter(_ position: Position) -> Bool {
    last > position || (events.isEmpty && decidedAt >= position)
  }
}
