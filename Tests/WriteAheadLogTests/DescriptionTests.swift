import Cryptography
import EventSourcing
import Testing
import WriteAheadLog

@Suite("What print shows of the log's values")
struct DescriptionTests {
  @Test("values are shown as their fields or as their case")
  func values() {
    let stream = StreamID(Category(1), Identifier(high: 0, low: 1))
    #expect("\(Durability.strict)" == "strict")
    #expect(
      "\(KeyOwner(stream, part: 2))"
        == "KeyOwner(stream: 1/00000000-0000-0000-0000-000000000001, part: 2)")
  }

  @Test("of an event and a refusal how many bytes they are, and none of these")
  func bytes() {
    let event = EventPayload(type: 7, bytes: Array("Whiplash".utf8))
    #expect("\(event)" == "EventPayload(type: 7, bytes: 8)")
  }

  @Test("keys are not shown, whatever holds them and however it is printed")
  func secrets() throws {
    let seed = [UInt8](repeating: 0xa7, count: 32)
    var options = LogOptions()
    options.master = SealingKey(seed)
    #expect(options.master != nil)
    let signing = try SigningKey(text: SigningTests.goSecret)
    for value in [options, signing, try WitnessSigner(signing)] as [Any] {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        #expect(!text.lowercased().contains("a7a7"), "\(text)")
        // As a list of numbers.
        #expect(!text.contains("167, 167"), "\(text)")
        #expect(!text.contains("- 167"), "\(text)")
        let secret = try #require(SigningTests.goSecret.split(separator: "+").last)
        #expect(!text.contains(secret), "\(text)")
      }
    }
  }
}
