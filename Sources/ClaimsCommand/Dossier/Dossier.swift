import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// What is asked of a dossier: it is made of this and of the log alone, so that whoever has the log
/// can make it again and compare.
struct DossierRequest {
  /// What was known, and what of it was true.
  var point = AuditPoint()
  /// As whom it is read, as `--as` says it; nil for the holder of the log.
  var reader: String?
  var language = Language.en
  /// By which time readers see what they see.
  var made = Instant()
  /// The checkpoint, with its signatures.
  var note = SignedNote("")

  var words: Words { Words(language) }
  var speech: Speech { Speech(words: words) }
}

/// A log as a dossier is read from it: up to a checkpoint, as somebody sees it.
struct DossierScene {
  let request: DossierRequest
  let view: ProvingView
  let logState: LogState
  let visibility: Visibility
  let access: ReaderRoles

  init(_ log: WriteAheadLog, _ view: ProvingView, _ request: DossierRequest) throws {
    self.request = request
    self.view = view
    var logState = try LogState(folding: log)
    if logState.events != view.end.value {
      // It has grown since: what was not there has no part in who sees what.
      logState = LogState()
      try log.forEachEntry(after: .start) { entry throws(EventStoreError) in
        guard entry.last <= view.end else { return false }
        do throws(WireError) { try logState.apply(entry) } catch {
          throw .damaged(offset: 0, reason: "an entry that cannot be read: \(error)")
        }
        return true
      }
    }
    self.logState = logState
    let senders = try request.reader.map { try Sender.all($0, in: logState.actors) } ?? []
    access = senders.first.map { ReaderRoles(of: $0.actor, as: senders.map(\.role)) } ?? .whole
    visibility = logState.visibility(for: access, at: request.made)
  }

  /// Whether nothing is left out for the reader.
  var isWhole: Bool { request.reader == nil }

  func name(of stream: StreamID) -> String {
    let person = (logState.snapshot(of: stream)?.state as? RegisteredActor)?.id ?? ActorID()
    return shown(stream, person, request.speech)
  }
}

/// One stream as it is handed over: its story, and the evidence of it.
struct Dossier {
  let scene: DossierScene
  let told: DossierStory
  /// What the log holds of it, for who may have its bytes.
  let frames: [Evidence.Frame]

  var request: DossierRequest { told.request }
  var speech: Speech { request.speech }
  var stream: StreamID { told.stream }
  var redaction: Redaction { told.redaction }
  var story: Story { told.story }

  /// - Throws: if the reader sees no such stream, or it had not begun then.
  init(of stream: StreamID, in scene: DossierScene) throws {
    guard scene.logState.revision(of: stream) > 0,
      let redaction = scene.visibility.redaction(of: stream)
    else { throw Failure(.thereIsNoSuchStream) }
    self.scene = scene
    told = try DossierStory(
      of: stream, try scene.view.entries(of: stream), refusals: try scene.view.refusals(of: stream),
      for: scene.request, redaction, as: scene.visibility)
    guard !told.story.isEmpty else { throw NotBegun() }
    frames = try Self.frames(of: stream, redaction, told.story.moments, scene)
  }

  /// The frames of all steps for the holder of the log. Other readers get those of which they see
  /// every part: the hash of a short one could be guessed.
  private static func frames(
    of stream: StreamID, _ redaction: Redaction, _ moments: [Timeline.Moment], _ scene: DossierScene
  ) throws -> [Evidence.Frame] {
    let point = scene.request.point
    let frames = try scene.view.evidence(of: stream) { entry in
      point.includes(
        position: entry.events.first?.position.value ?? entry.decidedAt.value,
        recorded: entry.recorded)
    }
    if scene.isWhole { return frames }
    guard redaction.isEmpty, !redaction.isOutside else { return [] }
    let seen = Set(moments.filter(\.seen.redaction.isEmpty).map(\.line.stored.position.value))
    return frames.filter { frame in
      let all = frame.firstPosition..<(frame.firstPosition + UInt64(frame.eventCount))
      return frame.eventCount > 0 && all.allSatisfy(seen.contains)
        && frame.parts.allSatisfy { if case .shown = $0 { true } else { false } }
    }
  }
}

/// At the point that was asked for.
struct NotBegun: WordedFault {
  var wording: Phrase { Phrase(.thereWasNoSuchStream) }
}

/// A text for a page that keeps its lines: other control characters could hide text. Times are told to
/// the second.
func legible(_ text: String) -> String {
  if text.utf8.count == 30, text.hasSuffix("Z"), let time = Instant(text), time.text == text {
    return longTime(time)
  }
  guard text.contains(where: \.isNewline) else { return printable(text) }
  return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { printable(String($0)) }.joined(separator: "\n")
}
