import ClaimsDomain
import ClaimsKernel
import EventSourcing
import Hashing
import WriteAheadLog

// The data that a dossier's page carries. Source: Specs/Dossier.md.

extension Dossier {
  /// What it is a dossier of: enough to make it again from the log.
  var aboutJSON: String {
    JSONWriter.object { writer in
      writer.member("format", DossierHTML.format)
      writer.member("category", UInt64(stream.category.number))
      writer.member("stream", stream.id.text)
      writer.member("asOf", request.point.text)
      if let reader = request.reader { writer.member("as", reader) }
      writer.member("language", request.language.rawValue)
      writer.member("made", request.made.text)
      writer.member("position", scene.view.end.value)
      writer.member("steps", UInt64(story.steps.count))
      writer.member("note", request.note.note)
    }
  }

  /// The frames, each with its path; hashes that several paths have stand once, and are named by
  /// their places.
  var evidenceJSON: String {
    var places: [Digest: Int] = [:]
    var nodes: [Digest] = []
    let paths = frames.map { frame in
      frame.path.map { node in
        if let place = places[node] { return place }
        places[node] = nodes.count
        nodes.append(node)
        return nodes.count - 1
      }
    }
    return JSONWriter.object { writer in
      writer.key("nodes")
      writer.beginArray()
      for node in nodes { writer.string(Base64.text(node.bytes)) }
      writer.endArray()
      writer.key("frames")
      writer.beginArray()
      for (frame, path) in zip(frames, paths) { writer.frame(frame, path) }
      writer.endArray()
    }
  }
}

extension JSONWriter {
  /// `[INDEX, KIND, "RECORDED", POSITION, EVENTS, [PARTS], [PATH]]`; `+` before bytes, `-` before a hash.
  fileprivate mutating func frame(_ frame: Evidence.Frame, _ path: [Int]) {
    beginArray()
    unsigned(frame.index)
    unsigned(UInt64(frame.kind))
    string("\(frame.recorded.nanoseconds)")
    unsigned(frame.firstPosition)
    unsigned(UInt64(frame.eventCount))
    beginArray()
    for part in frame.parts {
      switch part {
      case .shown(let bytes): string("+" + Base64.text(bytes))
      case .hidden(let hash): string("-" + Base64.text(hash.bytes))
      }
    }
    endArray()
    beginArray()
    for place in path { integer(place) }
    endArray()
    endArray()
  }
}

extension StateCourse {
  /// The states by differences: `[PATH, VALUE, …]` for each tick, by their places in two lists.
  func json(_ speech: Speech) -> String {
    let places = Dictionary(
      uniqueKeysWithValues: paths.enumerated().map { ($0.element, $0.offset) })
    var known: [String: Int] = [:]
    var values: [String] = []
    func place(of value: String) -> Int {
      if let place = known[value] { return place }
      known[value] = values.count
      values.append(value)
      return values.count - 1
    }
    func write(_ changes: Changes, to writer: inout JSONWriter) {
      writer.beginArray()
      for change in changes {
        writer.integer(places[change.path] ?? 0)
        writer.integer(change.after.map { place(of: $0) } ?? -1)
      }
      writer.endArray()
    }
    return JSONWriter.object { writer in
      writer.member("ticks", each: ticks) { $0.unsigned($1) }
      writer.member("moments", each: moments) { $0.string($1.text) }
      writer.key("thinned")
      writer.bool(isThinned)
      writer.member("steps", each: steps) { write($1, to: &$0) }
      writer.key("others")
      writer.beginArray()
      for other in others {
        writer.beginObject()
        for (tick, changes) in other.sorted(by: { $0.key < $1.key }) {
          writer.key("\(tick)")
          write(changes, to: &writer)
        }
        writer.endObject()
      }
      writer.endArray()
      writer.member("values", each: values) { $0.string($1) }
      writer.member("paths", each: paths) { $0.string($1) }
      // Parts are lines of a list.
      writer.member("labels", each: paths) {
        $0.string(StateCourse.part(of: $1) == nil ? speech.name(ofField: $1) : "")
      }
    }
  }
}

extension DossierHTML {
  /// What the page's own program says.
  static func wordsJSON(_ speech: Speech) -> String {
    JSONWriter.object { writer in
      for (name, key) in pageWords { writer.member(name, speech.say(key)) }
    }
  }

  private static let pageWords: [(String, Phrase.Key)] = [
    ("verify", .dossierVerify), ("verifyNow", .dossierVerifyNow), ("checking", .dossierChecking),
    ("holds", .dossierHolds), ("holdsNot", .dossierHoldsNot), ("proven", .dossierProvenSteps),
    ("boundOnly", .dossierBoundSteps), ("signed", .dossierSignedBy),
    ("signedNot", .dossierSignedNot), ("unsigned", .dossierUnsigned),
    ("cannotSign", .dossierCannotCheckSignature), ("key", .dossierPasteKey),
    ("keyNot", .dossierNoKey), ("keyChecked", .dossierKeyNote),
    ("partChanged", .dossierPartChanged), ("stepChanged", .dossierStepChanged),
    ("stepFrame", .dossierStepNotInLog), ("stepSays", .dossierStepSaysOther),
    ("stepMissing", .dossierStepMissing), ("stepUnread", .dossierStepUnread),
    ("frameLoose", .dossierFrameWithoutStep), ("fileChanged", .dossierFileChanged),
    ("fileHolds", .dossierFileHolds), ("ownHash", .dossierOwnHash),
    ("webCrypto", .dossierWebCrypto),
    ("states", .dossierStates), ("statesNote", .dossierStatesNote),
    ("known", .dossierKnownAt), ("true", .dossierTrueAtField), ("trueNote", .dossierTrueAtNote),
    ("anyTime", .dossierAnyTime), ("thinned", .dossierThinned), ("recorded", .dossierRecorded),
    ("position", .dossierPosition), ("afterLast", .dossierAfterLast), ("field", .dossierField),
    ("value", .dossierValue), ("changedHere", .dossierChangedHere), ("nothing", .dossierNothingYet),
    ("parts", .dossierParts), ("more", .dossierMore), ("badTime", .dossierBadTime),
    ("toStep", .dossierToStep), ("asTrue", .dossierAsTrue), ("before", .dossierBeforeFirst),
    ("moreFaults", .dossierMoreFaults),
  ]
}
