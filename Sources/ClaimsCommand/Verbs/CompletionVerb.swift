import ClaimsDomain
import ClaimsKernel

/// What the shell completes: verbs, their options, commands and files.
enum Completion: String, CaseIterable {
  case bash, zsh, fish

  func script(in language: Language) -> String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript(in: language)
    case .fish: Self.fishScript(in: language)
    }
  }

  /// Further words that a verb takes.
  private static func words(after verb: String) -> [String] {
    switch verb {
    case "help": Verb.allCases.map(\.rawValue) + ["commands"] + DomainCommand.verbs
    case "schema", "new": DomainCommand.verbs
    default:
      Verb(rawValue: verb)?.operands.filter { $0.contains("|") }.flatMap { operand in
        operand.filter { $0.isLetter || $0 == "|" }.split(separator: "|").map { String($0) }
      }.filter { $0.allSatisfy(\.isLowercase) } ?? []
    }
  }

  /// The verbs, with `help` as one of them.
  private static func verbs(
    in language: Language
  ) -> [(name: String, meaning: String, options: [(option: Verb.Option, meaning: String)])] {
    Verb.allCases.map { verb in
      (
        verb.rawValue, verb.summary[language],
        verb.options.map { ($0, verb.meaning(of: $0)[language]) }
      )
    } + [("help", Phrase(named: "verb.help")?[language] ?? "", [])]
  }

  /// For bash, the words that the value of an option may be, by the verb and the option.
  private static var bashChoices: String {
    var places: [String: [String]] = [:]
    for verb in Verb.allCases {
      for option in verb.options where !option.choices.isEmpty {
        places[option.choices.joined(separator: " "), default: []]
          .append("'\(verb.rawValue) --\(option.name)'")
      }
    }
    return places.sorted { $0.value[0] < $1.value[0] }.map { choices, places in
      "    \(places.joined(separator: "|"))) values=\"\(choices)\" ;;\n"
    }.joined()
  }

  private static var bashScript: String {
    let cases = verbs(in: .en).map { verb in
      let words = verb.options.map { "--\($0.option.name)" } + words(after: verb.name)
      return "    \(verb.name)) words=\"\(words.joined(separator: " "))\" ;;\n"
    }.joined()
    // What is a flag elsewhere may stand before a verb.
    let options = Verb.allCases.flatMap(\.options)
    let values = Set(options.filter { $0.value != nil }.map(\.name))
      .subtracting(options.filter { $0.value == nil }.map(\.name))
      .sorted().map { "--\($0)" }.joined(separator: "|")
    return """
      # claims completion bash > ~/.local/share/bash-completion/completions/claims
      _claims() {
        local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} verb= words= i
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            \(values)) ((i++)) ;;
            -*) ;;
            *) verb=${COMP_WORDS[i]}; break ;;
          esac
        done
        local values= item=${word##*,}
        case "$verb $last" in
      \(bashChoices)  esac
        if [[ $values ]]; then
          COMPREPLY=($(compgen -P "${word%"$item"}" -W "$values" -- "$item"))
          return
        fi
        case $last in \(values)) COMPREPLY=(); return ;; esac
        case $verb in
      \(cases)    "") words="\(verbs(in: .en).map(\.name).joined(separator: " "))" ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _claims claims

      """
  }

  private static func zshScript(in language: Language) -> String {
    func quoted(_ text: String) -> String {
      "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
    func escaped(_ text: String) -> String {
      text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    }
    func action(_ option: Verb.Option) -> String {
      option.choices.isEmpty ? "_files" : "(\(option.choices.joined(separator: " ")))"
    }
    let verbs = verbs(in: language)
    let described = verbs.map { quoted($0.name + ":" + $0.meaning.replacing(":", with: "\\:")) }
    let cases = verbs.map { verb in
      let options = verb.options.map { option, meaning in
        quoted(
          (option.repeats ? "*" : "") + "--\(option.name)[\(escaped(meaning))]"
            + (option.value.map { ":\(escaped($0)):\(action(option))" } ?? ""))
      }
      let words = words(after: verb.name).joined(separator: " ")
      let rest = quoted(words.isEmpty ? "*: :_files" : "*: :(\(words))")
      return "    \(verb.name)) _arguments \((options + [rest]).joined(separator: " ")) ;;\n"
    }.joined()
    return """
      #compdef claims
      # claims completion zsh > "${fpath[1]}/_claims"
      _claims() {
        local -a verbs=(\(described.joined(separator: " ")))
        if (( CURRENT == 2 )); then _describe verb verbs; return; fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
      \(cases)  esac
      }
      if [ "$funcstack[1]" = "_claims" ]; then _claims "$@"; else compdef _claims claims; fi

      """
  }

  private static func fishScript(in language: Language) -> String {
    func quoted(_ text: String) -> String {
      "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    func taking(_ option: Verb.Option) -> String {
      if option.value == nil { return "" }
      return option.choices.isEmpty
        ? "-r " : "-x -a \(quoted(option.choices.joined(separator: " "))) "
    }
    var lines = ["# claims completion fish > ~/.config/fish/completions/claims.fish"]
    for verb in verbs(in: language) {
      lines.append(
        "complete -c claims -f -n __fish_use_subcommand -a \(verb.name) -d \(quoted(verb.meaning))")
      let seen = "-n '__fish_seen_subcommand_from \(verb.name)'"
      for (option, meaning) in verb.options {
        lines.append(
          "complete -c claims \(seen) -l \(option.name) \(taking(option))-d \(quoted(meaning))")
      }
      let words = words(after: verb.name)
      if !words.isEmpty {
        lines.append("complete -c claims -f \(seen) -a \(quoted(words.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Verb {
  func completion(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    guard let shell = Completion(rawValue: arguments.rest[0]) else {
      let names = Completion.allCases.map(\.rawValue).joined(separator: ", ")
      throw Usage(.fieldExpectedOneOfFound, "completion", names, arguments.rest[0])
    }
    output.raw(shell.script(in: output.speech.language))
    return .done
  }
}
