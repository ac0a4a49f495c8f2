import ClaimsDomain
import EventSourcing

/// The Protocol Buffers schema of a log's frames.
public enum LogSchema {
  /// Source: `Specs/Log.proto` is this text; a test compares the two.
  public static var text: String {
    var schema = SchemaWriter()
    schema.add(EntryRecord.self)
    for (command, event) in zip(DomainCommand.unions, DomainEvent.unions) {
      schema.add(command)
      schema.add(event)
    }
    schema.add(OutboxCommand.self)
    schema.add(OutboxEvent.self)
    schema.add(StreamsRead.self)
    schema.add(RefusalRecord.self)
    schema.add(Role.self)
    return """
      // What the frames of a claims log hold, generated from the code: LogSchema.text.
      // The layout of frames in the file, and the meaning of their numbers: WriteAheadLog.md.
      //
      // Numbers and names are a contract: none is ever changed or used again; new ones are added.
      // If a type does not tell what its bits mean, a word after the field does:
      //   identifier  16 bytes, most significant first; no bytes at all for "none"
      //   instant     nanoseconds since 1970-01-01T00:00:00Z
      //   date        days since 1970-01-01

      syntax = "proto3";

      package claims.log.v1;


      """ + schema.text
  }
}
