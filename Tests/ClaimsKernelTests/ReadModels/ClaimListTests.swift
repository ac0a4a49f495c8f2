import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Testing

@Suite("Lists of claims")
struct ClaimListTests {
  private func board(_ seed: UInt64 = 3) throws -> ClaimTable {
    try LogState(folding: RandomHistory(seed: seed, steps: 200).log).claims
  }

  @Test("pages put together are the list, whatever it is sorted by, with every claim once")
  func pages() throws {
    let claims = try board()
    for key in ClaimOrder.Key.allCases {
      for isDescending in [false, true] {
        var query = ClaimQuery()
        query.order = [ClaimOrder(key, descending: isDescending)]
        let whole = try claims.list(query)
        #expect(whole.total == claims.count)
        #expect(Set(whole.snapshots.map(\.id)).count == claims.count)
        query.limit = 2
        var found: [Identifier] = []
        repeat {
          let page = try claims.list(query)
          #expect(page.total == claims.count)
          found += page.snapshots.map(\.id)
          query.after = page.next
        } while query.after != nil
        #expect(found == whole.snapshots.map(\.id), "by \(key)")
        query.after = nil
        query.offset = 1
        #expect(try claims.list(query).snapshots == Array(whole.snapshots.dropFirst().prefix(2)))
      }
    }
  }

  @Test("claims that are the same to a key are in the order of their ids, either way")
  func ties() throws {
    for seed in 1...4 as ClosedRange<UInt64> { try expectTies(on: board(seed)) }
  }

  private func expectTies(on claims: ClaimTable) throws {
    for isDescending in [false, true] {
      var query = ClaimQuery()
      query.order = [ClaimOrder(.claimant, descending: isDescending)]
      query.filter.claimant = ActorID("carla")
      let ids = try claims.list(query).snapshots.map(\.id)
      #expect(ids.count > 1)
      #expect(ids == ids.sorted())
    }
  }

  @Test("limits and offsets beyond all claims, or below zero, are no trap")
  func extremes() throws {
    let claims = try board()
    var query = ClaimQuery()
    for (limit, offset, shown) in [
      (Int.max, 0, claims.count), (0, 0, 0), (-1, 0, 0), (1, .max, 0), (.max, .max, 0),
      (.max, .min, claims.count),
    ] {
      query.limit = limit
      query.offset = offset
      #expect(try claims.list(query).snapshots.count == shown)
    }
    query.after = Identifier(high: 1, low: 1)
    #expect(throws: UnknownClaim(id: Identifier(high: 1, low: 1))) { try claims.list(query) }
  }

  @Test(
    "a filter shows the claims it is true for, and no other",
    arguments: 1...4 as ClosedRange<UInt64>)
  func filters(seed: UInt64) throws {
    let claims = try board(seed)
    func ids(_ filter: (inout ClaimFilter) -> Void) throws -> Set<Identifier> {
      var query = ClaimQuery()
      filter(&query.filter)
      return Set(try claims.list(query).snapshots.map(\.id))
    }
    func expected(_ isShown: (ClaimSnapshot) -> Bool) -> Set<Identifier> {
      var shown: Set<Identifier> = []
      claims.forEach { if isShown($0) { shown.insert($0.id) } }
      return shown
    }
    #expect(
      try ids { $0.statuses = [.open, .closed] }
        == expected {
          $0.claim.status == .open || $0.claim.status == .closed
        })
    #expect(try ids { $0.types = [.auto] } == expected { $0.claim.type == .auto })
    #expect(
      try ids { $0.assignee = ActorID("hugo") }
        == expected {
          $0.claim.handler == ActorID("hugo")
        })
    #expect(try ids { $0.assignee = ActorID() } == expected { $0.claim.handler.isEmpty })
    #expect(try ids { $0.isOpen = true } == expected { $0.claim.status != .closed })
    #expect(
      try ids { $0.flags = [.fraud] }
        == expected {
          [.flagged, .referred, .confirmed].contains($0.claim.fraud)
        })
    #expect(
      try ids { $0.flags = [.litigation, .review] }
        == expected {
          $0.claim.litigation == .open && !$0.claim.file.openReviews.isEmpty
        })
    #expect(
      try ids { $0.amount = ClaimFilter.AmountRange(0...100, eur) }
        == expected {
          $0.claim.currency == eur && $0.claim.claimed.minorUnits <= 100
        })
    let days = LocalDate(daysSinceEpoch: 20_420)!...LocalDate(daysSinceEpoch: 20_450)!
    #expect(
      try ids { $0.loss = days }
        == expected {
          $0.claim.lossDate.map { (20_420...20_450).contains($0.daysSinceEpoch) } ?? false
        })
  }

  @Test(
    "a search finds every one of its words, within words, A to Z in either case",
    arguments: [
      ("REAR", true), ("rear-end", true), ("end collision", true), ("collision called", true),
      ("llisio", true), ("called nobody", false), ("Ñandú", true), ("ñandú", false),
      ("nandu", false), ("dario", true),
    ])
  func search(words: String, isFound: Bool) throws {
    let log = InMemoryEventStore()
    let kernel = try kernel(log, clock: tickingClock().read)
    var script = Script()
    script.add(
      "carla", .claimant,
      .openDraft(OpenDraft(type: .auto, title: "Rear-end collision – «Ñandú»", claimed: euros(1))))
    script.add("carla", .claimant, .addNote(AddNote(text: "Called Dario.")))
    for command in script.commands { let _: Answer = try kernel.send(command) }
    var query = ClaimQuery()
    query.filter.text = SearchText(words)
    let page = try LogState(folding: log).claims.list(query, texts: try ClaimTexts(folding: log))
    #expect(page.total == (isFound ? 1 : 0))
  }

  @Test("many claims with the same words are distinguished, and one that is erased is forgotten")
  func manyClaims() throws {
    var texts = ClaimTexts()
    var claims = LogState()
    func entry(_ claim: UInt64, _ event: ClaimEvent) throws -> Entry {
      Entry(
        recorded: start, command: CommandRecord(), decidedAt: .start,
        events: [
          StoredEvent(
            position: Position(1), stream: .claim(claimID(claim)), revision: Revision(1),
            type: event.kind.rawValue, payload: try event.encodedPayload())
        ])
    }
    for round in 0..<3 as Range<UInt64> {
      for claim in 0..<1_000 as Range<UInt64> {
        if round == 0 { try claims.apply(entry(claim, .claimDrafted(ClaimDrafted()))) }
        let word = claim % 2 == 0 ? "even" : "odd"
        try texts.apply(
          entry(claim, .noteAdded(NoteAdded(text: "\(word) all number\(claim)"))))
      }
    }
    func count(_ words: String) throws -> Int {
      var query = ClaimQuery()
      query.filter.text = SearchText(words)
      return try claims.claims.list(query, texts: texts).total
    }
    #expect(try count("all") == 1_000)
    #expect(try count("even") == 500)
    #expect(try count("even number99") == 5, "990, 992 and so on; 99 is odd")
    #expect(try count("odd even") == 0)
    try texts.apply(entry(998, .personalDataErased(PersonalDataErased())))
    #expect(try count("all") == 999)
    #expect(try count("even") == 499)
  }
}
