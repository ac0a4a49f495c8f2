// The two pure modules behind a handful of functions, for a host without Swift: bodies of commits
// go in, the claims that they fold to come out as JSON.

import ClaimsDomain
import EventSourcing

/// What the host has fed so far. One thread, one host.
nonisolated(unsafe) private var ledger = Ledger()
nonisolated(unsafe) private var input: [UInt8] = []
nonisolated(unsafe) private var output: [UInt8] = []

private struct Ledger {
  struct Card {
    var id: Identifier
    var claim = Claim()
    var revision: UInt64 = 0
    var created: Instant
    var updated: Instant
  }

  /// By stream number, from 1; nil for streams that are not claims.
  var cards: [Card?] = []

  mutating func fold(_ body: [UInt8], recorded: Instant) throws(WireError) {
    let entry = try EntryRecord(decoding: body)
    for stream in entry.streams {
      let isClaim = Category(stream.category) == .claim
      cards.append(isClaim ? Card(id: stream.id, created: recorded, updated: recorded) : nil)
    }
    for event in entry.events {
      let place = Int(event.streamNumber) - 1
      guard cards.indices.contains(place), var card = cards[place] else { continue }
      ClaimDecider.evolve(
        &card.claim, try ClaimEvent(kind: event.type, payload: event.payload))
      card.revision += 1
      card.updated = recorded
      cards[place] = card
    }
  }

  /// As `claims list --json` prints it. Source: Specs/JSON.md, "Claims".
  var json: String {
    var lines = ""
    for case let card? in cards {
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("id")
      writer.string(card.id.text)
      writer.key("revision")
      writer.unsigned(card.revision)
      writer.key("created")
      writer.string(card.created.text)
      writer.key("updated")
      writer.string(card.updated.text)
      writer.key("claim")
      writer.message(card.claim)
      writer.endObject()
      lines += writer.text + "\n"
    }
    return lines
  }
}

/// Makes room for a body of this many bytes. - Returns: where to put them.
@_cdecl("room") public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  input = [UInt8](repeating: 0, count: Int(count))
  return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Folds the body that was put into the room. - Returns: 0, or 1 where it cannot be read.
@_cdecl("fold") public func fold(_ recorded: Int64) -> Int32 {
  do throws(WireError) {
    try ledger.fold(input, recorded: Instant(nanoseconds: recorded))
    return 0
  } catch { return 1 }
}

/// Prints the claims. - Returns: how many bytes they take.
@_cdecl("print_claims") public func printClaims() -> Int32 {
  output = Array(ledger.json.utf8)
  return Int32(output.count)
}

@_cdecl("printed") public func printed() -> UnsafeMutablePointer<UInt8>? {
  output.withUnsafeMutableBufferPointer { $0.baseAddress }
}
