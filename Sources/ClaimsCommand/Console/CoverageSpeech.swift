import ClaimsDomain
import ClaimsKernel
import StateMachineTesting

// What explorations and random walks come to, for people: the module that makes them knows no languages.

extension Speech {
  /// A text of a coverage or a report; names as codes unless words are asked for.
  func say(of words: CoverageWords) -> String {
    switch words {
    case .region(let name):
      return self.words == nil ? name : Self.regions[name].map { say($0) } ?? name
    case .verb(let name): return label(ofVerbNamed: name)
    case .status(let name, let type):
      guard let words = self.words, let type else { return name }
      return Phrase(named: "\(type).\(name)")?[words.language] ?? name
    default: return wording(of: words)[language]
    }
  }

  /// The regions of a claim.
  private static let regions: [String: Phrase.Key] = [
    "claim": .claim, "payment": .regionPayment, "fraud": .regionFraud,
    "recovery": .regionRecovery, "litigation": .regionLitigation,
    "proposed reserve": .regionReserve, "proposed decision": .regionDecision,
  ]

  private func wording(of words: CoverageWords) -> Phrase {
    switch words {
    case .region(let name), .verb(let name), .status(let name, _): Phrase(plain: name)
    case .list(let list, let count): Phrase(.headOfList, Phrase(list.key), count)
    case .more(let count): Phrase(.andMore, count)
    case .missed: Phrase(.cellMissed)
    case .missing: Phrase(.cellMissing)
    case .partly: Phrase(.cellPartly)
    case .taken(let count, let all, true): Phrase(.transitionsTaken, count, all)
    case .taken(let count, let all, false): Phrase(.transitionsTakenSoFar, count, all)
    case .notCounted(let count, let region): Phrase(.stepsNotCounted, region, count)
    case .refused(let count, let verb, let status, let region):
      Phrase(.refusedInStatus, region, verb, status, count)
    case .picture: Phrase(.coveragePicture)
    case .cell(let verb, let status): Phrase(.verbInStatus, verb, status)
    case .led(let status, let count): Phrase(.ledToStatus, status, count)
    case .refusals(let count): Phrase(.countRefused, count)
    case .passed(let runs, let steps, let refused): Phrase(.runsPassed, runs, steps, refused)
    case .crashes(let count): Phrase(.stepsWereCrashes, count)
    case .savedFailures(let count): Phrase(.savedFailuresFirst, count)
    case .staleFailures(let count): Phrase(.notMadeAnyMore, count)
    case .lastRuns(let count): Phrase(.endedAnotherProcess, count)
    case .seed(let seed): Phrase(.seedOfRuns, seed)
    case .moreCommands(let count): Phrase(.andMoreCommands, count)
    case .labels: Phrase(.amongThem)
    case .alwaysRefused(let name): Phrase(.neverAccepted, name)
    case .partlyRefused(let name, let share): Phrase(.shareRefused, name, share)
    }
  }
}

extension CoverageWords.List {
  fileprivate var key: Phrase.Key {
    switch self {
    case .missing: .transitionsMissing
    case .dead: .commandsDead
    case .outOfReach: .statusesOutOfReach
    case .neverAccepted: .commandsNeverAccepted
    case .neverReached: .statusesNeverReached
    case .refused: .attemptsRefused
    }
  }
}
