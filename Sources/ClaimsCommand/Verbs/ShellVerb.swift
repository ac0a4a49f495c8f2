import ClaimsDomain
import ClaimsKernel

/// What holds for every line of a shell until it is said otherwise.
private struct ShellSettings {
  var log: String?
  var actor: String?
  var point: String?
  var language: String?
  var zone: String?
  /// Where it is recorded who is shown what.
  let reads: String?

  /// The words of a line with what they leave open, as far as the verb has such options.
  func completed(_ words: [String]) -> [String] {
    guard let verb = Verb.first(in: words).first.flatMap(Verb.init) else {
      // What is wrong is told in the language, too.
      return words + (language.map { ["--\(Speech.option.name)", $0] } ?? [])
    }
    let settings = [
      ("log", log), ("as", actor), ("as-of", point), ("language", language),
      ("zone", zone), ("reads", reads),
    ]
    return words
      + settings.flatMap { name, value -> [String] in
        let isGiven = words.contains { $0 == "--\(name)" || $0.hasPrefix("--\(name)=") }
        guard let value, !isGiven, verb.options.contains(where: { $0.name == name }) else {
          return []
        }
        return ["--\(name)", value]
      }
  }
}

extension Verb {
  /// Whether what was said makes sense; it is told why not.
  private func said(_ output: Output, _ check: () throws -> Void?) -> Bool {
    do { _ = try check() } catch {
      if let fault = error as? any WordedFault { output.message(fault.wording) }
      return false
    }
    return true
  }

  func shell(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var settings = ShellSettings(
      log: arguments.value("log"), actor: arguments.value("as"),
      language: arguments.value("language"),
      zone: arguments.value("zone"), reads: arguments.value("reads"))
    let own = ["as", "at", "log", "language", "zone", "quit", "help"]
    let options = Set(Verb.allCases.flatMap(\.options).map { "--" + $0.name })
    let editor = LineEditor(
      completing: own + Verb.allCases.map(\.rawValue) + options.sorted() + DomainCommand.verbs)
    let surroundings = output.speech.language
    while true {
      output.flush()
      guard let line = editor.line("claims> ") else { break }
      guard var words = line.shellWords else {
        output.message(.quoteIsOpen)
        continue
      }
      // As it is typed elsewhere.
      if words.first == "claims" { words.removeFirst() }
      switch (words.first, words.dropFirst().first) {
      case (nil, _): continue
      case ("quit", _), ("exit", _): return .done
      case ("as", let actor): settings.actor = actor
      case ("at", let point): settings.point = point
      case ("language", let tag):
        if said(output, { try tag.map { _ = try Language(askedFor: $0) } }) {
          settings.language = tag
        }
      case ("zone", let zone):
        if said(output, { try zone.map { _ = try Zone($0, at: "zone") } }) { settings.zone = zone }
      case ("log", let path): settings.log = path
      case ("shell", _): output.message(.thisIsTheShell)
      default:
        _ = Claims.run(settings.completed(words), &output, language: surroundings) {
          arguments.defaults
        }
        OpenedLogs.forget()
      }
      if output.isBroken { break }
    }
    return .done
  }
}

extension String {
  /// Its words as a shell splits them: by spaces, but for those in quotes or behind a backslash. Nil if a quote is
  /// left open.
  var shellWords: [String]? {
    var (words, word, quote, isEscaped) = ([String](), String?.none, Character?.none, false)
    for character in self {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
