import EventSourcing
import Testing

@Suite("Schema writer")
struct SchemaWriterTests {
  /// A message that names itself and an enumeration.
  struct Order: Message {
    static var messageName: StaticString { "Order" }
    var amount: UInt64 = 0
    var paint = Colour.none
    var earlier: [Order] = []
    var note: String?

    mutating func visit<F: FieldVisitor & ~Copyable>(_ fields: inout F) throws(WireError) {
      try fields.field(1, "amount", &amount)
      try fields.field(2, "paint", &paint)
      try fields.field(7, "earlier", &earlier)
      try fields.field(8, "note", &note)
    }
  }

  @Test("a message comes before what it names, each once")
  func message() {
    var writer = SchemaWriter()
    writer.add(Order.self)
    writer.add(Order.self)
    writer.add(Colour.self)
    #expect(
      writer.text == """
        message Order {
          uint64 amount = 1;
          Colour paint = 2;
          repeated Order earlier = 7;
          optional string note = 8;
        }

        enum Colour {
          COLOUR_NONE = 0;
          COLOUR_RED = 1;
          COLOUR_DEEP_BLUE = 300;
        }

        """)
  }

  @Test("every leaf has its type in the schema")
  func leaves() {
    var writer = SchemaWriter()
    writer.add(Leaves.self)
    #expect(
      writer.text.hasPrefix(
        """
        message Leaves {
          bool flag = 1;
          sint64 number = 2;
          uint64 count = 3;
          uint32 small = 4;
          string text = 5;
          bytes bytes = 6;
          bytes id = 7;  // identifier
          sfixed64 instant = 8;  // instant
          sint64 date = 9;  // date
          Colour colour = 10;
          string actor = 11;
        }

        """))
  }

  @Test("a union is a message of one oneof, its numbers those of its kinds")
  func union() {
    var writer = SchemaWriter()
    writer.add(Paint.self)
    #expect(
      writer.text.hasPrefix(
        """
        message Paint {
          oneof kind {
            Leaves red = 1;
            Options deepBlue = 300;
          }
        }

        message Leaves {
        """))
    #expect(writer.text.matches(of: /message Leaves {/).count == 1)
  }
}
