import ClaimsDomain
import Descriptions
import EventSourcing

/// All words there are, for front ends that are not Swift: they ask once and label everything.
///
/// Source: Specs/Words.md, "Outside of Swift".
public enum WordList {
  /// One word: what a code, a verb, an event, a refusal or a field is called.
  public struct Entry: ViewRow {
    /// What an entry names; `value` is a case of any other enumeration.
    public enum Kind: String, Sendable, PrintsFields {
      /// Names of cases of an enumeration: of a command, a status, an event, or of anything else.
      case verb, status, event, value
      /// Why a command was refused.
      case refusal
      /// A field of a message.
      case field
      /// A language, by its tag.
      case language
    }

    /// What the entry names.
    public let kind: Kind
    /// The enumeration in `Specs/Log.proto`; nothing for languages, and for fields, which have one
    /// name everywhere.
    public let type: String
    /// Its name in JSON, such as `approve`.
    public let name: String
    /// What people call it, in each language.
    public let wording: Phrase

    /// One line of JSON: `{"kind":"verb","type":"ClaimVerb","name":"approve","labels":{…}}`.
    public func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
      fields.field("kind", kind.rawValue)
      fields.field("type", type.isEmpty ? nil : type)
      fields.field("name", name)
      fields.object("labels") { labels in
        for language in Language.allCases { labels.field(language.rawValue, wording[language]) }
      }
    }
  }

  /// Every word, aggregate by aggregate; "none" and "unspecified" are none.
  public static let entries: [Entry] = {
    var entries = Language.allCases.map {
      Entry(kind: .language, type: "", name: $0.rawValue, wording: Phrase(plain: $0.name))
    }
    for words in AggregateWords.all {
      entries += of(.verb, words.verbs) + of(.status, words.statuses)
      entries += of(.event, words.events)
      entries += words.others.flatMap { of(.value, $0) }
    }
    entries += WordIndex.fields.sorted { $0.key < $1.key }.map {
      Entry(kind: .field, type: "", name: $0.key, wording: $0.value)
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

extension WaitingItem.Kind {
  /// What waits.
  public var wording: Phrase {
    Phrase(named: "WaitingItem.\(rawValue)") ?? Phrase(plain: rawValue)
  }
}
