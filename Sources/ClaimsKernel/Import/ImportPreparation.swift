import ClaimsDomain
import EventSourcing

extension ImportSource {
  /// The commands to send before those of the claims: they register actors, and set the rules of
  /// the source's days. None for what the log holds already.
  ///
  /// - Parameters:
  ///   - register: the log's actors; if it is empty, the administrator is registered first.
  ///   - book: the rules that were set, those of an earlier run of this import left out.
  func preparation(
    by administrator: ActorID, register: ActorRegister, book: RuleBook
  ) -> [CommandEnvelope] {
    var commands: [CommandEnvelope] = []
    var held: [ActorID: [Role]] = [:]
    func add(_ command: ActorCommand, to person: ActorID, _ words: String) {
      let id = Identifier(
        derivedFrom: "import", importName, words, person.text, administrator.text)
      commands.append(
        CommandEnvelope(
          id: id, actor: administrator, role: .administrator, person: person, command: command))
    }
    func enter(_ person: ActorID, as roles: [Role]) {
      let name = person == administrator ? "Administrator" : name(of: person)
      add(
        .registerActor(RegisterActor(actor: person, name: name, roles: roles)), to: person,
        "register")
    }
    if register.isEmpty {
      enter(administrator, as: [.administrator])
      held[administrator] = [.administrator]
    }
    for (person, roles) in people {
      let known = held[person] ?? register[person]?.roles
      guard let known else {
        enter(person, as: roles)
        continue
      }
      for role in roles where !known.contains(role) {
        add(.grantRole(GrantRole(role: role)), to: person, "grant \(role.name)")
      }
    }
    return commands + rulesCommands(by: administrator, book)
  }

  private func rulesCommands(by administrator: ActorID, _ book: RuleBook) -> [CommandEnvelope] {
    guard let change = rulesChange, let days else { return [] }
    return change.settings(on: days, before: book).enumerated().map { place, set in
      CommandEnvelope(
        id: rulesID(place, by: administrator), actor: administrator, role: .administrator,
        command: .setRules(set))
    }
  }

  /// The id of the n-th setting of rules, from 0.
  func rulesID(_ place: Int, by administrator: ActorID) -> Identifier {
    let words = days.map { $0.lowerBound.text + "/" + $0.upperBound.text } ?? ""
    return Identifier(
      derivedFrom: "import", importName, "rules", words, String(place), administrator.text)
  }
}
