import ClaimsDomain
import ClaimsKernel
import EventSourcing

// The steps of the story as a page shows them.

extension Markup {
  mutating func step(_ step: StepText, _ speech: Speech) {
    let kind = step.isRefusal ? "step refused" : "step"
    sealed("li", ["id": step.id, "class": kind]) { page in
      page.element("h3") { head in
        head.element("a", ["class": "at", "href": "#" + step.id]) { link in
          link.element("span", ["class": "visually-hidden"], speech.say(.dossierPosition) + " ")
          link.say("\(step.position)")
        }
        head.say(" ")
        head.element("span", ["class": "title"], step.title)
      }
      page.sender(step, speech)
      page.times(step, speech)
      page.reasons(step, speech)
      page.facts(step.said, "said")
      page.changes(step, speech)
      if !step.leftOut.isEmpty {
        page.element(
          "p", ["class": "note"],
          speech.say(.dossierLeftOut) + ": " + step.leftOut.joined(separator: ", "))
      }
    }
  }

  private mutating func sender(_ step: StepText, _ speech: Speech) {
    element("p", ["class": "by"]) { by in
      if let actor = step.actor {
        by.element("span", ["class": "actor"], actor)
        by.say(" (")
        by.element("span", ["class": "role"], step.role)
        by.say(")")
      } else {
        by.element("span", ["class": "role"], step.role)
      }
      if let verb = step.verb, !step.isRefusal {
        by.say(" · ")
        by.element("span", ["class": "verb"], verb)
      }
      if let importer = step.importedBy {
        by.say(" · " + speech.say(.dossierImportedBy) + " ")
        by.element("span", ["class": "importer"], importer)
      }
    }
  }

  private mutating func times(_ step: StepText, _ speech: Speech) {
    element("p", ["class": "when"]) { when in
      for (place, (name, time, kind)) in step.times(speech).enumerated() {
        if place > 0 { when.say(" · ") }
        when.say(name + " ")
        when.element("time", ["class": kind, "datetime": time.text], longTime(time))
      }
    }
  }

  private mutating func reasons(_ step: StepText, _ speech: Speech) {
    guard !step.reasons.isEmpty else { return }
    element("h4", speech.say(.dossierReasons))
    element("ul", ["class": "reasons"]) { list in
      for reason in step.reasons { list.element("li", reason) }
    }
    if !step.said.isEmpty { element("h4", speech.say(.dossierAsked)) }
  }

  private mutating func changes(_ step: StepText, _ speech: Speech) {
    guard !step.changes.isEmpty else { return }
    element("table", ["class": "changes"]) { table in
      table.element("caption", speech.say(.dossierChanged))
      table.element("thead") { head in
        head.element("tr") { row in
          for name in [
            speech.say(.dossierField), speech.say(.dossierBefore), speech.say(.dossierAfter),
          ] { row.element("th", ["scope": "col"], name) }
        }
      }
      table.element("tbody") { body in
        for change in step.changes {
          body.element("tr") { row in
            row.element("th", ["scope": "row"], change.name)
            row.element("td", change.before ?? "–")
            row.element("td", change.after ?? "–")
          }
        }
      }
    }
  }
}

extension StepText {
  /// Each time with what it is; none stands without its name.
  func times(_ speech: Speech) -> [(name: String, time: Instant, kind: String)] {
    let name = effective == nil && !isRefusal ? Phrase.Key.dossierBoth : .dossierRecorded
    var times = [(speech.say(name), recorded, "recorded")]
    if let effective { times.append((speech.say(.dossierEffective), effective, "effective")) }
    if let clock { times.append((speech.say(.dossierClock), clock, "clock")) }
    return times
  }
}
