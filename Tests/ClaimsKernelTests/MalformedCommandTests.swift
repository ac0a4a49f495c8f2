import ClaimsKernel
import StateMachineTesting
import Testing

@Suite("Malformed commands")
struct MalformedCommandTests {
  /// A part of a sound command, exchanged for something else, and what must be said of it.
  struct Change: Sendable, CustomTestStringConvertible {
    let part: String
    let other: String
    let explanation: String

    init(_ part: String, _ other: String, _ explanation: String) {
      self.part = part
      self.other = other
      self.explanation = explanation
    }

    var testDescription: String { other.isEmpty ? "without \(part)" : other }
  }

  static let sound = #"""
    {"id":"00000000-0000-0001-0000-000000000002","actor":{"id":"ana","role":"handler"},
    "claim":"00000000-0000-0003-0000-000000000004","effective":"2026-03-01T09:00:00Z",
    "expectedRevision":7,"command":{"approve":{"amount":{"minorUnits":900,"currency":"EUR"},
    "reason":"clear"}}}
    """#

  private func explanation(of json: [UInt8]) -> String? {
    do throws(JSONFault) {
      _ = try CommandEnvelope(json: json)
      return nil
    } catch { return error.explanation }
  }

  @Test("the command from which the others are made is sound")
  func soundCommand() {
    #expect(explanation(of: Array(Self.sound.utf8)) == nil)
  }

  @Test(
    "says what was expected, what was found, and where",
    arguments: [
      // The envelope.
      Change(
        #""id":"00000000-0000-0001-0000-000000000002","#, #""id":"00000000-0000-0001","#,
        #"id: expected a UUID, found "00000000-0000-0001""#),
      Change(
        #""id":"00000000-0000-0001-0000-000000000002","#, #""id":12,"#,
        "id: expected a UUID, found 12"),
      Change(
        #""claim":"00000000-0000-0003-0000-000000000004","#, #""claim":{},"#,
        "claim: expected a UUID, found an object"),
      Change(
        #""actor":{"id":"ana","role":"handler"},"#, "",
        #"actor: expected {"id": …, "role": …}, found nothing"#),
      Change(
        #"{"id":"ana","role":"handler"}"#, #""ana""#,
        #"actor: expected an object, found "ana""#),
      Change(
        #""role":"handler""#, #""role":"handlr""#,
        "actor.role: expected one of claimant, agent, assessor, handler, verifier, supervisor, "
          + "payer, investigator, legal, administrator, system, auditor, "
          + "anonymous, contractor, found \"handlr\""),
      Change(
        #""role":"handler""#, #""role":4"#,
        "actor.role: expected one of claimant, agent, assessor, handler, verifier, supervisor, "
          + "payer, investigator, legal, administrator, system, auditor, "
          + "anonymous, contractor, found 4"),
      Change(
        #""id":"ana""#, #""name":"ana""#,
        "actor.name: no such field; there are: id, role"),
      Change(#""id":"ana""#, #""id":["ana"]"#, "actor.id: expected a string, found an array"),
      Change(
        #""effective""#, #""efective""#,
        "efective: no such field: did you mean effective?"),
      Change(
        #""effective""#, #""when""#,
        "when: no such field; there are: accident, activity, actor, claim, command, correlation, "
          + "document, effective, expectedRevision, id, importedBy, lead, person, property, quiz, "
          + "report"),
      Change(
        "2026-03-01T09:00:00Z", "2026-03-01",
        #"effective: expected a time such as 2026-03-01T09:00:00Z, found "2026-03-01""#),
      Change(
        "2026-03-01T09:00:00Z", "2026-02-30T09:00:00Z",
        #"effective: expected a time such as 2026-03-01T09:00:00Z, found "2026-02-30T09:00:00Z""#),
      Change(
        #""expectedRevision":7"#, #""expectedRevision":-1"#,
        "expectedRevision: expected an integer that is not negative, found -1"),
      Change(
        #""expectedRevision":7"#, #""expectedRevision":true"#,
        "expectedRevision: expected an integer that is not negative, found true"),
      Change(
        #""expectedRevision":7"#, #""expectedRevision":"18446744073709551616""#,
        #"expectedRevision: expected an integer that is not negative, found "18446744073709551616""#
      ),
      Change(
        #""effective""#, #""person":"ana","effective""#,
        "person: 'approve' goes to a claim"),
      // The command.
      Change(
        #""command":{"#, #""comand":{"#,
        "command: expected {\"approve\": {…}} or another one, found nothing"),
      Change(
        #""approve""#, #""aprove""#,
        "command: there is no command 'aprove': did you mean approve?"),
      Change(#""approve""#, #""annul""#, "command: there is no command 'annul'"),
      Change(
        #""approve""#, #""submit":{},"approve""#,
        "command: expected one command, such as approve, found approve, submit"),
      Change(#""approve""#, #""unspecified""#, "command: there is no command 'unspecified'"),
      Change(#"{"approve""#, #"{"submit":{}},"_":{"approve""#, "_: no such field; there are: "),
      // Its arguments.
      Change(
        #""reason":"clear""#, #""raeson":"clear""#,
        "command.approve.raeson: no such field: did you mean reason?"),
      Change(
        #""reason":"clear""#, #""reason":7"#,
        "command.approve.reason: expected a string, found 7"),
      Change(
        #"{"minorUnits":900,"currency":"EUR"}"#, "900",
        "command.approve.amount: expected an object, found 900"),
      Change(
        "900", #""9,00""#,
        #"command.approve.amount.minorUnits: expected an integer, found "9,00""#),
      Change(
        "900", #""9223372036854775808""#,
        #"command.approve.amount.minorUnits: expected an integer, found "9223372036854775808""#),
      Change(
        "900", "9223372036854775808",
        "command.approve.amount.minorUnits: expected an integer from -2^63 to 2^63-1, "
          + "found 9223372036854775808"),
      Change(
        "900", "-9223372036854775809",
        "command.approve.amount.minorUnits: expected an integer from -2^63 to 2^63-1, found -9"),
      Change(
        "900", "1.5",
        "command.approve.amount.minorUnits: expected an integer from -2^63 to 2^63-1, found 1.5"),
      Change(
        "900", "[]",
        "command.approve.amount.minorUnits: expected an integer from -2^63 to 2^63-1, "
          + "found an array"),
      Change(
        #""minorUnits":900"#, #""minorUnits":900,"scale":2"#,
        "command.approve.amount.scale: no such field; there are: currency, minorUnits"),
      Change(
        "EUR", "eur",
        "command.approve.amount.currency: a currency is three letters A to Z (ISO 4217), such as "
          + "EUR"),
      Change("EUR", "EURO", "command.approve.amount.currency: a currency is three letters"),
      Change(
        "EUR", "EU€", "command.approve.amount.currency: a code is at most eight characters of ASCII"
      ),
      Change(#""EUR""#, "978", "command.approve.amount.currency: expected a string, found 978"),
      // Nothing is rounded to an integer.
      Change("900", "900.0", "minorUnits: expected an integer from -2^63 to 2^63-1, found 900.0"),
      Change("900", "9e2", "minorUnits: expected an integer from -2^63 to 2^63-1, found 9e2"),
      Change("900", "9007199254740993.5", "minorUnits: expected an integer from -2^63 to 2^63-1"),
      Change("900", "1e-400", "minorUnits: expected an integer from -2^63 to 2^63-1, found 1e-400"),
      // Digits are as they are written.
      Change("900", #""007""#, "minorUnits: expected an integer"),
      Change("900", #""+7""#, "minorUnits: expected an integer"),
      Change("900", #""-0""#, "minorUnits: expected an integer"),
      Change(":7,", #":"07","#, "expectedRevision: expected an integer that is not negative"),
      // The text itself, with the place of the fault.
      Change(#""reason":"clear""#, #""reason":"\ud800""#, "not valid JSON"),
      Change(#""reason":"clear""#, #""reason":"\udc00\ud800""#, "not valid JSON"),
      Change(#""reason":"clear""#, #""reason":"\x""#, "not valid JSON"),
      Change(
        #""reason":"clear""#, #""reason":"a\u0000b""#,
        "command.approve.reason: expected a string without the character U+0000"),
      Change(#""reason":"clear""#, "\"reason\":\"a\nb\"", "not valid JSON"),
      Change(#""reason":"clear""#, "\"reason\":\"a\u{0}b\"", "not valid JSON"),
      Change(#""reason":"clear""#, "\"reason\":\u{0}\"clear\"", "not valid JSON"),
      Change(
        #""reason":"clear""#, #""reason":"clear","reason":"dim""#,
        "not valid JSON: expected each name once at byte 274 of 290"),
      Change(
        "\"clear\"}}}", "\"clear\",}}}",
        "not valid JSON: expected a name in quotes at byte 274 of 276"),
      Change("900", "0900", "not valid JSON"), Change("900", "+900", "not valid JSON"),
      Change("900", "NaN", "not valid JSON"), Change("900", "1e400", "not valid JSON"),
      Change("\"clear\"}}}", "\"clear\"}}", "not valid JSON"),
      Change("\"clear\"}}}", "\"clear\"}}}}", "not valid JSON"),
      Change("\"clear\"}}}", "\"clear\"}}} {}", "not valid JSON"),
    ])
  func explained(change: Change) throws {
    #expect(Self.sound.contains(change.part))
    let json = Self.sound.replacing(change.part, with: change.other, maxReplacements: 1)
    let found = try #require(explanation(of: Array(json.utf8)))
    #expect(found.contains(change.explanation))
  }

  @Test(
    "a line that is no command at all is refused",
    arguments: [
      ("", "not valid JSON"), (" ", "not valid JSON"), ("\u{0}", "not valid JSON"),
      ("\u{0}\u{0}\u{0}\u{0}", "not valid JSON"), ("approve", "not valid JSON"),
      ("{'id':1}", "not valid JSON"), ("{", "not valid JSON"), ("// {}", "not valid JSON"),
      ("[]", "the line: expected an object, found an array"),
      ("[{}]", "the line: expected an object, found an array"),
      ("null", "the line: expected an object, found null"),
      ("7", "the line: expected an object, found 7"),
      ("\"{}\"", "the line: expected an object, found \"{}\""),
      ("{}", "actor: expected {\"id\": …, \"role\": …}, found nothing"),
    ])
  func noCommand(json: String, expected: String) throws {
    let found = try #require(explanation(of: Array(json.utf8)))
    #expect(found.hasPrefix(expected))
  }

  @Test("bytes that are not UTF-8 are refused")
  func notUTF8() {
    for bytes in [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xe2, 0x82]] as [[UInt8]] {
      let json = Array(#"{"actor":""#.utf8) + bytes + Array(#""}"#.utf8)
      #expect(explanation(of: json)?.hasPrefix("not valid JSON") == true, "\(bytes)")
    }
  }

  @Test("values that nest 100,000 deep are refused, not followed", arguments: ["[", #"{"a":"#])
  func deepNesting(bracket: String) {
    let open = String(repeating: bracket, count: 100_000)
    let close = String(repeating: bracket == "[" ? "]" : "}", count: 100_000)
    for json in [open, open + "1" + close, #"{"actor":\#(open)1\#(close)}"#] {
      #expect(explanation(of: Array(json.utf8))?.hasPrefix("not valid JSON") == true)
    }
  }

  @Test(
    "a command that is damaged anywhere is refused or understood, and never traps",
    arguments: [1, 2, 3, 5, 8, 13] as [UInt64])
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var json = Array(Self.sound.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: json.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: json[place] = UInt8.random(in: 0...255, using: &random)
        case 1: json.remove(at: place)
        case 2:
          json.insert(Array(#"{}[],:"\0eu-"#.utf8).randomElement(using: &random) ?? 0, at: place)
        default: json.removeSubrange(place...)
        }
        if json.isEmpty { json = [0] }
      }
      if let explanation = explanation(of: json) { #expect(!explanation.isEmpty) }
    }
  }
}
