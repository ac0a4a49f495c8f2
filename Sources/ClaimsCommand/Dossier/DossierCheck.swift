import ClaimsKernel
import EventSourcing
import WriteAheadLog

/// Whether a dossier is as it was made, and says what the bytes say that it carries.
struct DossierCheck {
  let file: DossierFile
  /// The parts whose hashes are not theirs.
  let changed: [DossierFile.Part]
  let isSealed: Bool
  private(set) var about: DossierAbout?
  private(set) var checkpoint: Checkpoint?
  private(set) var comparison: DossierComparison?
  /// What cannot be read of what it is of.
  private(set) var unread: Phrase?

  init(_ file: DossierFile) {
    self.file = file
    changed = file.changed
    isSealed = file.seal != nil && file.sealed == file.said
    // What can be read is compared even if something was changed: that may tell in which step.
    do {
      let about = try DossierAbout(file)
      let checkpoint = try Checkpoint(text: about.request.note.text)
      (self.about, self.checkpoint) = (about, checkpoint)
      comparison = DossierComparison(of: file, about, in: checkpoint)
    } catch let fault as any WordedFault { unread = fault.wording } catch { unread = Phrase() }
  }

  /// Steps that are missing or too many, by what it says of itself.
  var isShort: Bool { about.map { $0.steps != UInt64(file.steps.count) } ?? false }

  /// Whether nothing was changed after it was made.
  var isIntact: Bool { isSealed && changed.isEmpty && unread == nil && !isShort && file.isEnded }

  /// Whether it says what its bytes say, as this version tells them.
  var holds: Bool {
    isIntact && (comparison.map { $0.faults.isEmpty && $0.otherParts.isEmpty } ?? false)
  }

}

// MARK: In words

extension DossierCheck {
  /// What does not hold, the most telling first.
  var faults: [Phrase] {
    var faults: [Phrase] = []
    if !file.isEnded {
      faults.append(Phrase(.dossierCut, file.bytes.count, end))
    }
    faults += changed.map { Phrase($0.isStep ? .dossierStepBroken : .dossierPartBroken, $0.name) }
    let told = Set(changed.map(\.id))
    faults += comparison?.faults.filter { !told.contains($0.id) }.map(\.wording) ?? []
    if let other = comparison?.otherParts, isIntact {
      faults += other.map { Phrase(.dossierPartTellsOther, $0) }
    }
    if comparison?.isOfOtherVersion == true, isIntact { faults.append(Phrase(.dossierOtherWords)) }
    if let about, isShort {
      faults.append(Phrase(.dossierStepsMissing, file.steps.count, about.steps))
    }
    if let unread, changed.isEmpty, file.isEnded { faults.append(unread) }
    if !isSealed, file.isEnded {
      faults.append(Phrase(.dossierSealBroken, file.sealed, file.said))
    }
    return faults
  }

  /// Where a file ends that was cut: in a step or a part, or behind the last that is there.
  private var end: Phrase {
    guard let last = file.parts.last else { return Phrase(.dossierBeforeParts) }
    let part = Phrase(last.isStep ? .dossierTheStep : .dossierThePart, last.name)
    return Phrase(last.isWhole ? .dossierEndsBehind : .dossierEndsIn, part)
  }

  /// Which steps were compared with their bytes, and which were not, and why.
  var coverage: [Phrase] {
    guard let comparison else { return [] }
    let (all, compared) = (comparison.steps, comparison.compared)
    var told: [Phrase] = []
    if !compared.isEmpty {
      told = [Phrase(.dossierCompared, compared.count, all.count, names { $0.isCompared })]
    }
    for gap in DossierComparison.Gap.allCases where all.contains(where: { $0.gaps.contains(gap) }) {
      told.append(Phrase(.dossierNotCompared, names { $0.gaps.contains(gap) }, gap.wording))
    }
    return told
  }

  /// `15–36, 57, r1`: steps that follow one another are told by the first and the last.
  private func names(_ belongs: (DossierComparison.Step) -> Bool) -> String {
    var runs: [(first: String, last: String)] = []
    var isOpen = false
    for step in comparison?.steps ?? [] {
      let belongs = belongs(step)
      defer { isOpen = belongs }
      guard belongs else { continue }
      let name = stepName(step.id)
      if isOpen { runs[runs.count - 1].last = name } else { runs.append((name, name)) }
    }
    return runs.isEmpty
      ? "–"
      : runs.map { $0.first == $0.last ? $0.first : "\($0.first)–\($0.last)" }
        .joined(separator: ", ")
  }
}

/// The position of an event; what a refusal is called in the page.
private func stepName(_ id: String) -> String {
  id.first == "e" ? String(id.dropFirst()) : id
}

extension DossierFile.Part {
  /// The number of a step, or what a part is called.
  var name: String { isStep ? stepName(id) : id }
}

extension DossierComparison.Gap {
  var wording: Phrase {
    switch self {
    case .bytes: Phrase(.dossierGapBytes)
    case .stream: Phrase(.dossierGapStream)
    case .sender: Phrase(.dossierGapSender)
    case .clock: Phrase(.dossierGapClock)
    case .changes: Phrase(.dossierGapChanges)
    }
  }
}

extension DossierComparison.Step {
  /// What does not hold of it.
  var wording: Phrase {
    let name = stepName(id)
    return switch fault {
    case .notInLog: Phrase(.dossierStepNotInLog, name)
    case .unreadable: Phrase(.dossierStepUnread, name)
    case .otherThanBytes: Phrase(.dossierStepSaysOther, name)
    case .notShown: Phrase(.dossierFrameWithoutStep, name)
    case .withoutBytes: Phrase(.dossierStepMissing, name)
    case .stepsMissing: Phrase(.dossierStepsBeforeMissing, name)
    case .displaced: Phrase(.dossierStepDisplaced, name)
    case nil: Phrase()
    }
  }
}

// MARK: As rows

extension DossierComparison.Step: ViewRow {
  /// Source: Specs/JSON.md, "Dossiers".
  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("step", id)
    fields.field("compared", isCompared)
    let open = DossierComparison.Gap.allCases.filter(gaps.contains).map(\.rawValue)
    fields.list("notCompared", open.isEmpty ? nil : open)
    fields.field("fault", fault?.rawValue)
  }
}

extension DossierCheck: ViewRow {
  /// What it is of, and whether it holds. Source: Specs/JSON.md, "Dossiers".
  func show<V: RowVisitor & ~Copyable>(to fields: inout V) {
    fields.field("holds", holds)
    fields.field("sha256", file.hash.description)
    fields.field("bytes", file.bytes.count)
    fields.field("endsAt", file.isEnded ? nil : file.parts.last?.id ?? "head")
    fields.list("changed", changed.isEmpty ? nil : changed.map(\.id))
    fields.list(
      "otherThanSteps", comparison.flatMap { $0.otherParts.isEmpty ? nil : $0.otherParts })
    fields.field("sealed", isSealed)
    if let about {
      fields.field("kind", about.stream.category.kindWord)
      fields.field("stream", about.stream.id)
      fields.field("asOf", about.request.point.text.isEmpty ? nil : about.request.point.text)
      fields.field("as", about.request.reader)
      fields.field("made", about.request.made)
      fields.field("says", about.steps)
    }
    fields.field("steps", file.steps.count)
    fields.field("compared", comparison?.compared.count)
    fields.field("frames", comparison?.frames)
    fields.field("origin", checkpoint?.origin)
    fields.field("size", checkpoint?.size)
    fields.field("root", checkpoint.map { Base64.text($0.root.bytes) })
  }
}
