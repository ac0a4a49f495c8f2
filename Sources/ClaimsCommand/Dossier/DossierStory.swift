import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// What a dossier tells of a stream that follows from its entries alone: whoever has their bytes can
/// tell it again. Its states are on both clocks.
struct DossierStory {
  let stream: StreamID
  let request: DossierRequest
  let redaction: Redaction
  let story: Story
  let course: StateCourse
  /// The state at the point that was asked for.
  let state: [FieldList.Row]

  var speech: Speech { request.speech }

  /// - Throws: what this build cannot read.
  init(
    of stream: StreamID, _ entries: [Entry], refusals: [Entry], for request: DossierRequest,
    _ redaction: Redaction, as visibility: Visibility
  ) throws(WireError) {
    (self.stream, self.request, self.redaction) = (stream, request, redaction)
    let (point, words) = (request.point, request.words)
    story = try Story(
      of: stream, entries, refusals: refusals, upTo: point, in: words, as: visibility)
    var lines: [HistoryLine] = []
    for entry in entries {
      lines += try HistoryLine.lines(of: entry).filter {
        $0.stored.stream == stream && point.includes($0)
      }
    }
    let seen = Set(story.moments.map(\.line.stored.position.value))
    course = StateCourse(of: lines, seen: seen, redaction, in: words) { Self.displayed($0, words) }
    state = StateCourse.end(of: lines, redaction, at: point.effective, in: words) {
      Self.displayed($0, words)
    }
  }

  /// Fields as the states show them: a part is one line, whatever it has.
  private static func displayed(_ rows: [FieldList.Row], _ words: Words) -> [FieldList.Row] {
    let shown = displayRows(rows, shown: legible).filter { $0.value != "0" }
    guard let part = rows.first.flatMap({ StateCourse.part(of: $0.path) }) else {
      return shown.map { FieldList.Row(path: $0.path, value: $0.value) }
    }
    let path = "parts[" + part + "]"
    let texts = shown.filter { !$0.path.hasSuffix("].id") && !$0.path.hasSuffix(".sha256") }.map {
      words.name(ofField: String($0.path.dropFirst(path.count + 1))) + " " + $0.value
    }
    return [FieldList.Row(path: path, value: texts.joined(separator: ", "))]
  }

  var stepTexts: [StepText] {
    var refusals = 0
    return story.steps.map { step in
      switch step {
      case .event(let moment): return StepText(moment, speech)
      case .refusal(let line):
        refusals += 1
        return StepText(line, refusals, speech)
      }
    }
  }

  /// The state at the point that was asked for. Parts are in the story, one by one.
  var stateSection: DossierText.Section {
    let parts = Set(state.compactMap { StateCourse.part(of: $0.path) }).count
    var facts = state.filter { StateCourse.part(of: $0.path) == nil }.map {
      (name: speech.name(ofField: $0.path), value: $0.value)
    }
    if parts > 0 { facts.append((speech.say(.dossierParts), "\(parts)")) }
    return DossierText.Section(
      id: "state", title: speech.say(.dossierState), content: .facts(facts))
  }

  var money: DossierText.Section? {
    let money = DossierMoney(of: story)
    let fields = money.shown
    guard !fields.isEmpty else { return nil }
    let axis =
      switch money.axis {
      case .effective: speech.say(.dossierByEffective)
      case .recorded: speech.say(.dossierByRecorded)
      case .step: speech.say(.dossierByStep)
      }
    let rows = money.points.map { point in
      ["\(point.position)", longTime(point.recorded), longTime(point.effective)]
        + fields.map { name in
          point.amounts[name].map { Money($0, money.currency).display } ?? "–"
        }
    }
    let columns = [
      speech.say(.dossierStep), speech.say(.dossierRecorded), speech.say(.dossierEffective),
    ]
    return DossierText.Section(
      id: "money", title: speech.say(.dossierMoney), notes: [speech.say(.dossierMoneyNote, axis)],
      content: .money(
        money,
        DossierText.Table(
          columns: columns + fields.map { speech.name(ofField: $0) },
          numbers: Set([0] + (3..<(3 + fields.count))), rows: rows)))
  }
}

extension Story {
  /// The events that are seen.
  var moments: [Timeline.Moment] {
    steps.compactMap { if case .event(let moment) = $0 { moment } else { nil } }
  }
}
