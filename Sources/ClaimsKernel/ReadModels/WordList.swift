import ClaimsDomain
import EventSourcing

/// All words there are, for front ends that are not Swift: they ask once and label everything.
///
/// Source: Specs/Words.md, "Outside of Swift".
public enum WordList {
  /// One word: what a code, a verb, an event, a refusal or a field is called.
  public struct Entry: Sendable {
    public enum Kind: String, Sendable { case verb, status, event, value, refusal, field }

    public let kind: Kind
    /// The enumeration in `Specs/Log.proto`; for fields, which have one name everywhere, nothing.
    public let type: String
    public let name: String
    public let wording: Wording

    /// One line of JSON: `{"kind":"verb","type":"ClaimVerb","name":"approve","labels":{…}}`.
    public var json: String {
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("kind")
      writer.string(kind.rawValue)
      if !type.isEmpty {
        writer.key("type")
        writer.string(type)
      }
      writer.key("name")
      writer.string(name)
      writer.key("labels")
      writer.message(wording)
      writer.endObject()
      return writer.text
    }
  }

  /// Every word, aggregate by aggregate; "none" and "unspecified" are none.
  public static let entries: [Entry] = {
    var entries: [Entry] = []
    var fields: Set<String> = []
    for words in AggregateWords.all {
      entries += of(.verb, words.verbs) + of(.status, words.statuses)
      entries += of(.event, words.events)
      entries += words.others.flatMap { of(.value, $0) }
      for field in words.fields where fields.insert(field.name).inserted {
        // The index has the word that is used where aggregates have one each.
        let wording = WordIndex.fields[field.name] ?? field.wording
        entries.append(Entry(kind: .field, type: "", name: field.name, wording: wording))
      }
    }
    entries += WaitingItem.Kind.allCases.map {
      Entry(kind: .value, type: "WaitingItem", name: $0.rawValue, wording: $0.wording)
    }
    return entries + of(.refusal, WordedType(RefusalCode.self))
  }()

  private static func of(_ kind: Entry.Kind, _ type: WordedType) -> [Entry] {
    type.cases.filter { $0.number != 0 }.map {
      Entry(kind: kind, type: type.name, name: $0.name, wording: $0.wording)
    }
  }
}
