import ClaimsDomain
import EventSourcing

/// Which words the notes and communications of each claim contain: what states do not keep.
///
/// Keeps each word once and which claims have it, not the texts. Titles are not in here: they stand
/// in the claims and may change.
public struct ClaimTexts: ClaimEventModel {
  let kinds = ClaimEventFilter(.noteAdded, .communicationRecorded, .personalDataErased)

  private var claims: IdentifierIndex
  private var words = WordTable()
  /// The claims that have each word, by the word's number.
  private var places: [PlaceSet] = []

  public init() { claims = IdentifierIndex(seed: .random(in: 0 ... .max)) }

  /// - Throws: `damaged` if an event cannot be read; a newer version may have written it.
  public init<Log: EventStore>(folding log: Log) throws(EventStoreError) {
    self.init()
    try fold(whole: log)
  }

  /// What the words and their claims take in memory, in bytes.
  public var size: Int {
    places.reduce(words.size + claims.identifiers.count * 24) { $0 + $1.size + 16 }
  }

  mutating func place(of claim: Identifier) -> Int {
    claims.place(of: claim) ?? claims.append(claim)
  }

  mutating func fold(_ event: ClaimEvent, at place: Int, times: EventTimes) {
    switch event {
    case .noteAdded(let note): add(note.text, place)
    case .communicationRecorded(let said): add(said.text, place)
    case .personalDataErased: for word in places.indices { places[word].remove(place) }
    default: break
    }
  }

  private mutating func add(_ text: String, _ place: Int) {
    for word in foldedWords(of: Array(text.utf8)) {
      let number = words.number(of: word)
      if number == places.count { places.append(PlaceSet()) }
      places[number].insert(place, of: claims.identifiers.count)
    }
  }

  /// A search, made ready to be asked about many claims.
  struct Finder {
    fileprivate let claims: IdentifierIndex
    fileprivate let words: [(bytes: [UInt8], claims: PlaceSet.Union)]

    /// Whether the claim's title or texts contain every word.
    func finds(_ snapshot: ClaimSnapshot) -> Bool {
      let title = folded(snapshot.claim.title.utf8)
      let place = claims.place(of: snapshot.id)
      return words.allSatisfy { word in
        place.map(word.claims.contains) ?? false || title.holds(word.bytes)
      }
    }
  }

  /// O(bytes of all words).
  func finder(_ text: SearchText) -> Finder {
    Finder(
      claims: claims,
      words: text.words.map { word in
        let sets = words.numbers(containing: word).map { places[$0] }
        return (word, PlaceSet.Union(sets, of: claims.identifiers.count))
      })
  }
}
