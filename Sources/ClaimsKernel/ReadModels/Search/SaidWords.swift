import ClaimsDomain
import EventSourcing

/// The words of texts, each once, and on which streams they were said to whom; not the texts.
struct SaidWords: Sendable {
  private var streams: IdentifierIndex
  /// For each stream, by its place, where what was said on it is kept: a place for each audience.
  private var places: [[Place]] = []
  private var placeCount = 0
  private var audiences: [Audience] = []
  private var words = WordTable()
  /// Where each word was said, by the word's number.
  private var saidAt: [PlaceSet] = []

  fileprivate struct Place: Sendable {
    var number: UInt32
    /// In `audiences`.
    var audience: UInt32
  }

  init() { streams = IdentifierIndex(seed: .random(in: 0 ... .max)) }

  /// In memory, in bytes.
  var size: Int {
    let streams = streams.identifiers.count * 24 + places.reduce(0) { $0 + 16 + $1.count * 8 }
    return saidAt.reduce(words.size + streams) { $0 + $1.size + 16 }
  }

  mutating func place(of stream: Identifier) -> Int {
    if let place = streams.place(of: stream) { return place }
    places.append([])
    return streams.append(stream)
  }

  mutating func add(_ text: String, to audience: Audience, _ stream: Int) {
    let place = number(audience, stream)
    for word in foldedWords(of: Array(text.utf8)) {
      let number = words.number(of: word)
      if number == saidAt.count { saidAt.append(PlaceSet()) }
      saidAt[number].insert(place, of: placeCount)
    }
  }

  /// What was said on a stream was not said.
  mutating func forget(_ stream: Int) {
    for place in places[stream] {
      for word in saidAt.indices { saidAt[word].remove(Int(place.number)) }
    }
  }

  private mutating func number(_ audience: Audience, _ stream: Int) -> Int {
    // They are few: about one for each field that not every reader sees.
    let found = audiences.firstIndex(of: audience)
    let known = UInt32(found ?? audiences.count)
    if found == nil { audiences.append(audience) }
    if let place = places[stream].first(where: { $0.audience == known }) {
      return Int(place.number)
    }
    defer { placeCount += 1 }
    places[stream].append(Place(number: UInt32(placeCount), audience: known))
    return placeCount
  }

  /// O(bytes of all words).
  func finder(_ text: SearchText) -> TextFinder {
    TextFinder(
      streams: streams, places: places, audiences: audiences,
      words: text.words.map { word in
        let sets = words.numbers(containing: word).map { saidAt[$0] }
        return (word, PlaceSet.Union(sets, of: placeCount))
      })
  }
}

/// A search, made ready to be asked about many streams.
struct TextFinder: Sendable {
  fileprivate let streams: IdentifierIndex
  fileprivate let places: [[SaidWords.Place]]
  fileprivate let audiences: [Audience]
  fileprivate let words: [(bytes: [UInt8], saidAt: PlaceSet.Union)]

  /// Whether every word stands in the stream's title, or in what was said on it to its reader.
  func finds(_ stream: Identifier, titled title: String, as redaction: Redaction) -> Bool {
    let title = folded(title.utf8)
    let places = streams.place(of: stream).map { self.places[$0] } ?? []
    return words.allSatisfy { word in
      title.holds(word.bytes)
        || places.contains { place in
          word.saidAt.contains(Int(place.number))
            && audiences[Int(place.audience)].includes(redaction)
        }
    }
  }
}
