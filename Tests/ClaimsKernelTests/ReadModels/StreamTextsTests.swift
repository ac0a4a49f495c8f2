import ClaimsDomain
import EventSourcing
import Testing

@testable import ClaimsKernel

/// What is found by its texts, in every kind of stream.
@Suite("A search of what was said", .long)
struct StreamTextsTests {
  static let roles = Role.allCases.filter { $0 != .unspecified }

  /// What was said in each event of a log, as a reader sees it.
  ///
  /// - Parameter forgets: whether what was said before personal data were erased does not count.
  private static func texts(
    _ log: InMemoryEventStore, as visibility: Visibility, forgets: Bool
  ) throws -> [StreamID: Set<String>] {
    var texts: [StreamID: Set<String>] = [:]
    try log.forEachEntry(after: .start) { entry in
      for line in (try? HistoryLine.lines(of: entry)) ?? [] {
        let seen = VisibleEvent(line, as: visibility)
        if forgets, line.event.erasureReason != nil { texts[line.stored.stream] = [] }
        texts[line.stored.stream, default: []].formUnion(seen?.texts().map(\.value) ?? [])
      }
      return true
    }
    return texts
  }

  /// The streams whose personal data were erased.
  private static func erased(in log: InMemoryEventStore) throws -> Set<StreamID> {
    var streams: Set<StreamID> = []
    try log.forEachEntry(after: .start) { entry in
      for event in entry.events
      where DomainEventKind(category: event.stream.category, type: event.type)?.isErasure ?? false {
        streams.insert(event.stream)
      }
      return true
    }
    return streams
  }

  /// A search for each text that was said to a stream, in the log that is only read.
  private static let searches = Result {
    let log = try CanaryLog.shared.get().log
    let aggregates = Set(Category.aggregates.map { $0.category })
    return try texts(log, as: .whole, forgets: false)
      .filter { aggregates.contains($0.key.category) }
      .flatMap { stream, texts in
        try texts.filter { $0.hasPrefix("canary-") }.map { text in
          let words = try #require(SearchText(text))
          return (stream, text, try StreamSearch(words, of: stream.category, in: log))
        }
      }
  }

  @Test("a stream is found by a text if, and only if, its reader reads that text", arguments: roles)
  func audience(role: Role) throws {
    let log = try CanaryLog.shared.get()
    let reader = role == .claimant ? CanaryLog.owner : CanaryLog.reader
    let logState = log.logState
    let visibility = logState.visibility(
      for: ReaderRoles(of: reader, as: [role]), at: CanaryLog.time)
    let read = try Self.texts(log.log, as: visibility, forgets: true)
    let erased = try Self.erased(in: log.log)
    #expect(erased.count == 8)
    var (found, hidden) = (0, 0)
    for (stream, text, search) in try Self.searches.get() {
      guard let redaction = visibility.redaction(of: stream),
        let snapshot = logState.snapshot(of: stream)
      else {
        hidden += 1
        continue
      }
      // A title is found by what it says itself.
      guard !snapshot.title.contains(text) else { continue }
      let isRead = read[stream]?.contains(text) ?? false
      #expect(search.finds(snapshot, as: redaction) == isRead, "\(stream.category) \(text)")
      if isRead { found += 1 } else if !erased.contains(stream) { hidden += 1 }
    }
    switch role {
    case .administrator, .auditor: #expect(found > 80 && hidden == 0)
    case .system, .anonymous: #expect(found == 0 && hidden > 80)
    default: #expect(found + hidden > 80 && hidden > 0)
    }
  }

  @Test("all words have to be said to the reader, in whichever of the stream's texts")
  func words() throws {
    var scene = try BoardScene.whole()
    let claim = StreamID.claim(claimID(1))
    let note = AddNote(text: "saw the plumber")
    let check = RecordCheck(kind: .coverage, result: .passed, text: "pipes are covered")
    try scene.send("hugo", .handler, .claim(.addNote(note)), claim)
    try scene.send("hugo", .handler, .claim(.recordCheck(check)), claim)
    let logState = try scene.logState
    func finds(_ words: String, as name: String) throws -> Bool {
      let access = ReaderRoles(of: ActorID(name), in: logState.actors)
      var query = ClaimQuery()
      query.filter.text = SearchText(words)
      let texts = try ClaimTexts(folding: scene.house.kernel.log)
      let page = try logState.claims(query, texts: texts, as: access, at: BoardScene.time).page
      return page.snapshots.contains { $0.id == claim.id }
    }
    for (words, isFound) in [
      ("plumber", true), ("PLUMB covered", true), ("rear plumber pipes", true),
      ("plumber nobody", false),
    ] { #expect(try finds(words, as: "sara") == isFound, "\(words)") }
    // Her claim is found by its title, and by nothing that was said inside.
    #expect(try finds("rear", as: "carla"))
    #expect(try !finds("rear plumber", as: "carla"))
    #expect(try !finds("covered", as: "carla"))
  }
}
