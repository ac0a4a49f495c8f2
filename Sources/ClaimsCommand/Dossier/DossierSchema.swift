import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// How the bytes of some messages are read, with the words for their fields and codes: the numbers
/// and types of `Specs/Log.proto`, as far as a dossier needs them.
struct SchemaCollector: LeafIgnoringVisitor {
  typealias Field = (number: UInt32, name: String, type: String, often: String)

  static var showsNames: Bool { true }

  /// By message: number, name, type and how often it may be there, of each field.
  private(set) var messages: [String: [Field]] = [:]
  /// What the cases of an enumeration are called, by their numbers.
  private(set) var codes: [String: [UInt32: String]] = [:]
  /// The message of the payload that was visited last.
  private(set) var payload = ""
  private var current = ""
  private let words: Words

  init(_ words: Words) { self.words = words }

  mutating func add<M: Message>(_: M.Type) {
    let name = M.messageName.description
    guard messages[name] == nil else { return }
    messages[name] = []
    let outer = current
    current = name
    var empty = M()
    do throws(WireError) { try empty.visit(&self) } catch {}
    current = outer
  }

  mutating func add<U: Union>(payloadOf union: U) -> String {
    do throws(WireError) { try union.visitPayload(&self) } catch {}
    return payload
  }

  mutating func payload<M: Message>(_ value: inout M) {
    payload = M.messageName.description
    add(M.self)
  }

  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V) {
    add(number, name, V(), "")
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout V?) {
    add(number, name, V(), "?")
  }
  mutating func field<V: FieldValue>(_ number: UInt32, _ name: StaticString, _ value: inout [V]) {
    add(number, name, V(), "*")
  }

  private mutating func add<V: FieldValue>(
    _ number: UInt32, _ name: StaticString, _ value: V, _ often: String
  ) {
    let meaning = V.schemaMeaning.description
    let type = meaning.isEmpty ? V.schemaName.description : meaning
    messages[current]?.append((number, name.description, type, often))
    var value = value
    // A value that checks its text may dislike an empty one: no concern here.
    do throws(WireError) { try value.visitLeaf(&self) } catch {}
  }

  mutating func leaf(_ value: inout Bool) {
    codes["bool"] = [0: "false", 1: words.text(for: true)]
  }
  mutating func leaf<M: Message>(_ value: inout M) { add(M.self) }
  mutating func leaf<E: CodedEnum>(_ value: inout E) {
    let name = E.schemaName.description
    guard codes[name] == nil else { return }
    var cases: [UInt32: String] = [:]
    for code in E.allCases {
      // Refusals are told by what their codes say, and other codes as in every list of fields.
      cases[code.rawValue] =
        E.self == RefusalCode.self ? words.name(of: code) : words.rows(of: Coded(code)).first?.value
    }
    codes[name] = cases
  }
}

/// One code as a message, so that it is told as in every other one.
private struct Coded<E: CodedEnum>: Message {
  static var messageName: StaticString { "Coded" }
  var code = E()

  init() {}
  init(_ code: E) { self.code = code }

  mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
    try fields.field(1, "code", &code)
  }
}

extension DossierStory {
  /// What the page needs to read the bytes of its steps, and to compare them with what it says.
  var schemaJSON: String {
    var schema = SchemaCollector(request.words)
    var (commands, events): ([UInt32: [String]], [UInt32: [String]]) = ([:], [:])
    func add(_ command: DomainCommand) {
      guard commands[command.type] == nil else { return }
      let name = schema.add(payloadOf: command.payload)
      commands[command.type] = [name, speech.label(ofVerb: command.name)]
    }
    for step in story.steps {
      switch step {
      case .event(let moment):
        if moment.seen.showsSender, moment.line.command.stream == stream {
          add(moment.line.command.command)
        }
        let event = moment.line.event
        guard events[event.kind.type] == nil else { continue }
        events[event.kind.type] = [
          schema.add(payloadOf: event.payload), speech.title(of: event.kind),
        ]
      case .refusal(let line): add(line.command.command)
      }
    }
    schema.add(CommandRecord.self)
    schema.add(StreamRecord.self)
    schema.add(EventRecord<[UInt8]>.self)
    schema.add(RefusalRecord.self)
    var role = Role.unspecified
    schema.leaf(&role)
    return JSONWriter.object { writer in
      writer.member("events") { $0.members(events) }
      writer.member("commands") { $0.members(commands) }
      writer.member("messages") { writer in
        for (name, fields) in schema.messages.sorted(by: { $0.key < $1.key }) {
          writer.key(name)
          writer.beginArray()
          for field in fields {
            writer.beginArray()
            writer.unsigned(UInt64(field.number))
            for text in [field.name, field.type, field.often] { writer.string(text) }
            writer.endArray()
          }
          writer.endArray()
        }
      }
      writer.member("codes") { writer in
        for (name, cases) in schema.codes.sorted(by: { $0.key < $1.key }) {
          writer.member(name) { writer in
            for (number, text) in cases.sorted(by: { $0.key < $1.key }) {
              writer.member("\(number)", text)
            }
          }
        }
      }
      writer.member("fields") { writer in
        let names = Set(schema.messages.values.flatMap { $0.map(\.name) })
        for name in names.sorted() {
          // What the first of a list is called, without its number.
          let element = speech.name(ofField: name + "[0]").dropLast(2)
          writer.key(name)
          writer.beginArray()
          writer.string(speech.name(ofField: name))
          writer.string(String(element))
          writer.endArray()
        }
      }
      writer.member("digits") { writer in
        for code in currencies.sorted() {
          writer.key(code)
          writer.integer(Currency(code)?.fractionDigits ?? 2)
        }
      }
    }
  }

  /// The currencies of all amounts that are said.
  private var currencies: Set<String> {
    var codes: Set<String> = []
    for step in story.steps {
      let rows =
        switch step {
        case .event(let moment): moment.seen.fields()
        case .refusal(let line): line.arguments(in: nil)
        }
      for row in rows where row.path.hasSuffix("currency") { codes.insert(row.value) }
    }
    return codes.filter { !$0.isEmpty }
  }
}

extension JSONWriter {
  fileprivate mutating func members(_ lists: [UInt32: [String]]) {
    for (number, texts) in lists.sorted(by: { $0.key < $1.key }) {
      key("\(number)")
      beginArray()
      for text in texts { string(text) }
      endArray()
    }
  }
}
