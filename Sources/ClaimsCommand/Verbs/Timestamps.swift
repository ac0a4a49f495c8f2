import ClaimsKernel
import EventSourcing
import WriteAheadLog

// A timestamp of a kept checkpoint: the reply of an authority, in a file beside the note.

extension Verb {
  private static func place(beside note: String) -> String { note + ".tsr" }

  /// Keeps a reply beside the note that it is of.
  func attach(
    _ reply: [UInt8], to place: String, _ note: SignedNote, _ output: inout Output
  ) throws {
    let read = try TimestampReply(reply)
    try read.check(note.text)
    let file = Self.place(beside: place)
    if isThere(file) {
      guard try Input(file).all(upTo: 1 << 20) == reply else {
        throw Failure(Phrase(.itIsThereAlready).of(file: file))
      }
    } else {
      try PartialFile.write(reply, to: file)
    }
    output.message(read.wording)
  }

  /// The timestamp beside a note; nil if there is none.
  ///
  /// - Throws: `ProofFault` if it is of another text.
  func timestamp(beside place: String, of note: SignedNote) throws -> TimestampReply? {
    let file = Self.place(beside: place)
    guard place != "-", isThere(file) else { return nil }
    let reply = try TimestampReply(try Input(file).all(upTo: 1 << 20))
    try reply.check(note.text)
    return reply
  }
}

extension TimestampReply {
  /// When, by whom, and that the authority's signature is for others to check.
  var wording: Phrase {
    let who = authority.map { Phrase(plain: $0) } ?? Phrase(.nobodyNamed)
    return Phrase(.timestampedByOf, Zone.utc.text(time), who, policy, serial)
  }

  /// How to check the authority's signature.
  func advice(_ note: String) -> Phrase {
    Phrase(.checkTimestampBy, hexadecimal(imprint.bytes), note + ".tsr")
  }

  var json: String {
    JSONWriter.object { writer in
      writer.member("timestamp", time.text)
      if let authority { writer.member("authority", authority) }
      writer.member("policy", policy)
      writer.member("serial", serial)
      writer.member("checked", false)
    }
  }
}
