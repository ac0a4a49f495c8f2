import ClaimsDomain
import EventSourcing
import WriteAheadLog

/// What people read, in one language: every status, verb, event, role, refusal and fault.
///
///     Words(.es).name(of: ClaimStatus.underAppeal)  // En recurso
///
/// Spanish addresses people formally and avoids words of one country. Verbs are in the infinitive
/// there, as buttons are labelled.
///
/// Source: Specs/Words.md.
public struct Words: Sendable {
  /// The language that everything is said in.
  public let language: Language

  /// Creates the words of a language.
  public init(_ language: Language) { self.language = language }

  /// What a status, a role, an outcome or another listed value is called.
  public func name<Value: CodedEnum>(of value: Value) -> String { value.wording[language] }

  /// What the status of a stream of any kind is called.
  public func name(ofStatus status: any CodedEnum) -> String {
    naming(type(of: status).schemaName, status.rawValue) ?? status.name.description
  }

  /// What a button says that sends this verb.
  public func label<Verb: CodedEnum>(of verb: Verb) -> String { verb.wording[language] }

  /// What a button says that sends this command.
  public func label(of command: DomainCommand) -> String { label(ofVerb: command.name) }

  /// What a button says that sends the verb of this name; the name's own words if there is none.
  public func label(ofVerb name: StaticString) -> String { label(ofVerbNamed: name.description) }

  /// The same for a name that came from elsewhere, as in a permission.
  public func label(ofVerbNamed name: String) -> String {
    WordIndex.verbs[name]?[language] ?? name
  }

  /// What happened, as the head of an event in a timeline.
  public func title<Event: CodedEnum>(of event: Event) -> String { event.wording[language] }

  /// What happened, as the head of an event in a timeline.
  public func title(of event: DomainEventKind) -> String {
    WordIndex.events[event.name.description]?[language] ?? event.name.description
  }

  /// What a field is called, by its path in a message: `payments[0].amount` is the amount of the
  /// first payment. What has no words stays as it is.
  public func name(ofField path: String) -> String {
    path.split(separator: ".").map { part in
      let name = part.prefix { $0 != "[" }
      let index = part.dropFirst(name.count)
      // What a list is called may be how many it has; one of them is called otherwise then.
      let element = index.isEmpty ? nil : WordIndex.fields["\(name)[]"]
      let word = (element ?? WordIndex.fields[String(name)])?[language] ?? String(name)
      // Places in lists count from 1 for people; ids stay.
      let place = UInt32(index.dropFirst().dropLast()).map { " \(UInt64($0) + 1)" }
      return word + (place ?? String(index))
    }.joined(separator: ": ")
  }

  /// The rows of a message with its listed values in words: paths stay what they are.
  public func rows<M: Message>(of message: M) -> [FieldList.Row] {
    fieldRows(message, naming: naming)
  }

  /// The rows of an event with its listed values in words.
  public func rows<U: Union>(of union: U) -> [FieldList.Row] {
    fieldRows(union, naming: naming)
  }

  var naming: FieldList.Naming {
    { [language] type, number in
      // "no" and "unspecified" keep their names: those who show rows leave them out.
      if type.isSame(as: "bool") { return number == 1 ? Words(language).text(for: true) : nil }
      return WordIndex.types[type.description]?[number]?[language]
    }
  }
}

extension Words {
  /// Yes or no.
  public func text(for value: Bool) -> String {
    (value ? Phrase(.yes) : Phrase(.no))[language]
  }

  /// `1 claim`, `2 claims`.
  public func count(ofClaims count: Int) -> String {
    Phrase(count == 1 ? .oneClaim : .manyClaims, count)[language]
  }
}

extension DomainEvent {
  /// What it says, with its listed values in words; nil for their names.
  public func fields(in words: Words?) -> [FieldList.Row] {
    fieldRows(union, naming: words?.naming)
  }
}

extension DomainCommand {
  /// Its verb within a sentence, as refusals say it: in English by its name.
  public var wording: Phrase {
    Phrase { [name] language in
      language == .en
        ? name.description : Phrase(.quoted, Words(language).label(ofVerb: name))[language]
    }
  }

  /// Its arguments, with listed values in words; nil for their names.
  public func fields(in words: Words?) -> [FieldList.Row] {
    fieldRows(union, naming: words?.naming)
  }
}
