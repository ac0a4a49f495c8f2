import ClaimsDomain
import ClaimsKernel
import ClaimsTesting
import EventSourcing

/// What `claims help COMMAND` prints: the fields of a command, who sends it when, and an example.
struct CommandHelp {
  private let shape: CommandShape

  /// - Returns: nil if there is no such command.
  init?(_ name: String) {
    guard let shape = CommandShape(name) else { return nil }
    self.shape = shape
  }

  func text(_ speech: Speech) -> String {
    let target =
      shape.target.map { speech.say(.commandGoesTo, $0) } ?? speech.say(.commandGoesToTheLog)
    var text =
      "\(shape.name): \(Words(speech.language).label(ofVerbNamed: shape.name))\n\n  \(target)\n"
    if !shape.fields.isEmpty {
      text += "\n\(speech.say(.fieldsOfIt))\n"
      text += lines(of: shape.fields, depth: 1, needing: shape.neededFields, speech)
    }
    if shape.fields.contains(where: \.kind.isAmount) {
      text += "\n  \(speech.say(.unitsOfAmounts))\n"
    }
    let rows = rows(speech)
    text += "\n\(speech.say(.whoSendsItWhen))\n" + rows.text
    let fewest = shape.fewestFields
    let example =
      shape.fields.count > fewest.count
      ? speech.say(.exampleOfNeeded) : speech.say(.exampleToFillIn)
    return text + "\n\(example)\n\(shape.example(by: rows.role, with: fewest))\n"
  }

  /// - Parameter needed: those that must not be left out; nil where it depends on what they stand in.
  private func lines(
    of fields: [CommandField], depth: Int, needing needed: Set<String>?, _ speech: Speech
  ) -> String {
    fields.map { field in
      let indent = String(repeating: "  ", count: depth)
      var inner = ""
      if case .object(let fields) = field.kind {
        inner = lines(of: fields, depth: depth + 1, needing: nil, speech)
      }
      var words = words(for: field, speech, besides: needed != nil)
      if let needed {
        words = speech.say(needed.contains(field.name) ? .requiredField : .optionalField, words)
      }
      return (indent + field.name).padded(to: 24) + " " + words + "\n" + inner
    }.joined()
  }

  /// - Parameter isTold: whether it is told otherwise that it may be left out.
  private func words(
    for field: CommandField, _ speech: Speech, besides isTold: Bool
  ) -> String {
    let kind = Self.words(for: field.kind, speech)
    switch field.occurrence {
    case .once: return kind
    case .optional: return isTold ? kind : speech.say(.orNothing, kind)
    case .repeated: return speech.say(.anArrayOf, kind)
    }
  }

  /// What is expected of a value.
  static func words(for kind: CommandField.Kind, _ speech: Speech) -> String {
    switch kind {
    case .flag: speech.say(.kindFlag)
    case .number: speech.say(.kindNumber)
    case .text: speech.say(.kindText)
    case .bytes: speech.say(.kindBytes)
    case .identifier: speech.say(.kindIdentifier)
    case .time: speech.say(.kindTime)
    case .date: speech.say(.aDaySuchAs)
    case .currency: speech.say(.kindCurrency)
    case .codes(let names, _): speech.say(.oneOf, names.joined(separator: ", "))
    case .object: speech.say(.kindObject)
    }
  }

  /// What the first machine that has such a command says of it: the rows, and the name of the first role.
  private func rows(_ speech: Speech) -> CommandRows {
    func rows<Machine: AggregateMachine>(_ machine: Machine) -> CommandRows? {
      machine.lifecycle.rows(of: shape.name, speech)
    }
    for (_, machine) in Machines.all {
      if let found = rows(machine) { return found }
    }
    return CommandRows(text: "", role: "", begins: false)
  }

  /// The names of all commands to streams of the same kind.
  var siblings: [String] {
    func names<Machine: AggregateMachine>(_ machine: Machine) -> [String]? {
      let names = machine.lifecycle.verbNames
      return names.contains(shape.name) ? names : nil
    }
    for (_, machine) in Machines.all {
      if let found = names(machine) { return found }
    }
    return []
  }

  /// Why it is not allowed, with what the table expects: a permission says only what was found.
  func text(of reasons: [Reason], for role: Role, _ speech: Speech) -> String {
    guard let wants = wants(of: role) else { return speech.text(for: reasons) }
    let words = Words(speech.language)
    func text(of said: Expectation) -> String {
      said.detail.map { words.text(for: $0, in: said.text) } ?? said.text
    }
    return reasons.map { reason in
      var reason = reason
      switch reason.code {
      case .invalidTransition where reason.expected.isEmpty && !reason.found.isEmpty:
        (reason.expected, reason.expectedDetail) = (wants.statuses.text, wants.statuses.detail)
      case .notAuthorised where reason.expected.isEmpty && !wants.roles.text.isEmpty:
        let sent = Expectation.names(reason.found, in: Role.schemaName)
        return speech.say(.onlySentAs, text(of: sent), text(of: wants.roles))
      default: break
      }
      return words.text(for: reason)
    }.joined(separator: "; ")
  }

  /// Whether the command can begin a stream.
  var begins: Bool { rows(Speech()).begins }

  private func wants(of role: Role) -> TableWants? {
    func wants<Machine: AggregateMachine>(_ machine: Machine) -> TableWants? {
      machine.lifecycle.wants(of: shape.name, by: role.name.description)
    }
    for (_, machine) in Machines.all {
      if let found = wants(machine) { return found }
    }
    return nil
  }

  /// Every command, by what it goes to.
  static var names: String {
    var (order, names) = ([String](), [String: [String]]())
    for name in DomainCommand.verbs {
      guard let shape = CommandShape(name) else { continue }
      let category = shape.target ?? "log"
      if names[category] == nil { order.append(category) }
      names[category, default: []].append(name)
    }
    return order.map { category in
      var (lines, line) = ([category], " ")
      for name in names[category] ?? [] {
        if line.count + name.count > 76 {
          lines.append(line)
          line = " "
        }
        line += " " + name
      }
      return (lines + [line]).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

/// What a machine's table has of a command.
private struct CommandRows {
  let text: String
  /// The name of the first role that may send it.
  let role: String
  /// Whether it is sent to a stream that does not exist yet.
  let begins: Bool
}

/// In which statuses a role may send a command, and which roles may at all.
private struct TableWants {
  let statuses: Expectation
  let roles: Expectation
}

extension Lifecycle {
  /// The commands of its rows, in their order.
  fileprivate var verbNames: [String] { steps.map { $0.verb.name.description } }

  /// Nil if no row has the command.
  fileprivate func wants(of verb: String, by role: String) -> TableWants? {
    let rows = steps.filter { $0.verb.name.description == verb }
    guard !rows.isEmpty else { return nil }
    let own = rows.filter { $0.roles.contains { $0.name.description == role } }
    return TableWants(
      statuses: .names(
        Self.listed(own.flatMap { $0.from.map(\.name.description) }), in: Words.Status.schemaName),
      roles: .names(
        Self.listed(rows.flatMap { $0.roles.map(\.name.description) }), in: Role.schemaName))
  }

  /// Each once, with commas between.
  private static func listed(_ names: [String]) -> String {
    var list: [String] = []
    for name in names where !list.contains(name) { list.append(name) }
    return list.joined(separator: ", ")
  }

  /// Who may send a command in which statuses, row by row; nil if no row has it.
  fileprivate func rows(of verb: String, _ speech: Speech) -> CommandRows? {
    let rows = steps.filter { $0.verb.name.description == verb }
    guard let role = rows.first?.roles.first else { return nil }
    let lines = rows.map { step in
      let roles = step.roles.map { speech.name(of: $0) }.joined(separator: ", ")
      let statuses = step.from.map { speech.name(of: $0) }.joined(separator: ", ")
      return "  \(step.id)  \(roles): \(statuses)\n"
    }
    return CommandRows(
      text: lines.joined(), role: role.name.description,
      begins: rows.contains { $0.from.contains { $0.rawValue == 0 } })
  }
}
