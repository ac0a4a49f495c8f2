import ClaimsDomain
import ClaimsKernel
import EventSourcing

// What a dossier says, section by section.

extension Dossier {
  var text: DossierText {
    let speech = self.speech
    let steps = told.stepTexts
    return DossierText(
      title: scene.name(of: stream), subtitle: title, facts: facts(steps.count),
      sections: [
        told.stateSection, people(steps), told.money, files,
        DossierText.Section(
          id: "story", title: speech.say(.dossierStory), notes: [speech.say(.dossierStoryNote)],
          content: .steps(steps)),
        DossierText.Section(
          id: "proof", title: speech.say(.dossierProof), content: .points(proven)),
      ].compactMap { $0 })
  }

  private func facts(_ steps: Int) -> [(name: String, value: String)] {
    let (point, checkpoint) = (request.point, scene.view.checkpoint)
    let known =
      switch point.known {
      case .everything: speech.say(.dossierEverything, scene.view.end.value)
      case .position(let position): speech.say(.dossierUpToPosition, position)
      case .recorded(let time): speech.say(.dossierUpToTime, longTime(time))
      }
    var facts = [
      (speech.say(.dossierKnown), known),
      (
        speech.say(.dossierTrue),
        point.effective.map { speech.say(.dossierTrueAt, longTime($0)) }
          ?? speech.say(.dossierAnyTime)
      ),
      (
        speech.say(.dossierReader),
        request.reader.map { speech.say(.dossierReadAs, legible($0)) } ?? speech.say(.dossierHolder)
      ),
      (speech.say(.dossierMade), longTime(request.made)),
      (
        speech.say(.dossierCheckpoint),
        speech.say(.dossierCheckpointOf, checkpoint.origin, checkpoint.size, checkpoint.root)
      ),
      (
        speech.say(.dossierSignatures),
        request.note.signatures.isEmpty
          ? speech.say(.dossierNone)
          : request.note.signatures.map { legible($0.name) }.joined(separator: ", ")
      ),
      (speech.say(.dossierSteps), "\(steps)"),
    ]
    if !redaction.isEmpty {
      let names = redaction.fields.map { speech.name(ofField: $0) }.joined(separator: ", ")
      facts.append((speech.say(.dossierLeftOut), names))
    }
    return facts
  }

  private func people(_ steps: [StepText]) -> DossierText.Section? {
    var order: [String] = []
    var people: [String: (roles: [String], steps: Int, first: Instant, last: Instant)] = [:]
    for step in steps {
      guard let actor = step.actor else { continue }
      if people[actor] == nil { order.append(actor) }
      var person = people[actor] ?? ([], 0, step.recorded, step.recorded)
      if !person.roles.contains(step.role) { person.roles.append(step.role) }
      (person.steps, person.last) = (person.steps + 1, step.recorded)
      people[actor] = person
    }
    guard !order.isEmpty else { return nil }
    let rows = order.compactMap { actor in
      people[actor].map { person in
        [
          actor, registered(actor), person.roles.joined(separator: ", "), "\(person.steps)",
          longTime(person.first), longTime(person.last),
        ]
      }
    }
    return DossierText.Section(
      id: "people", title: speech.say(.dossierPeople),
      content: .table(
        DossierText.Table(
          columns: [
            speech.say(.dossierPerson), speech.say(.dossierName), speech.say(.dossierRoles),
            speech.say(.dossierSteps), speech.say(.dossierFirst), speech.say(.dossierLast),
          ], numbers: [3], rows: rows)))
  }

  /// What the register calls somebody, if the reader sees that.
  private func registered(_ actor: String) -> String {
    let id = ActorID(actor)
    guard scene.visibility.redaction(of: .actor(id)) != nil else { return "–" }
    return scene.logState.actors[id].map { legible($0.name) } ?? "–"
  }

  private var proven: [String] {
    let first: [String]
    if scene.isWhole {
      first = [speech.say(.dossierProves), speech.say(.dossierProvesChanges)]
    } else if frames.isEmpty {
      first = [speech.say(.dossierProvesNothing)]
    } else {
      first = [speech.say(.dossierProvesSome, frames.count), speech.say(.dossierProvesChanges)]
    }
    return first + [
      speech.say(.dossierNotComplete), speech.say(.dossierNotTrue), speech.say(.dossierNotWho),
      speech.say(.dossierNotItself),
    ]
  }
}

extension Dossier {
  /// What a list calls the stream; empty if nobody had said then.
  var title: String {
    if let row = told.state.first(where: { $0.path == "title" }) { return row.value }
    guard request.point == AuditPoint() else { return "" }
    return scene.logState.snapshot(of: stream).map { legible($0.title) } ?? ""
  }
}

extension StateCourse {
  /// The id of the part that a path is in.
  static func part(of path: String) -> Substring? {
    guard path.hasPrefix("parts[") else { return nil }
    return path.dropFirst("parts[".count).prefix { $0 != "]" }
  }
}

/// To the second, with its zone.
func longTime(_ instant: Instant) -> String { plainTime(instant) + " UTC" }
