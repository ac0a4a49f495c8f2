import ClaimsDomain
import EventSourcing

/// The events of one commit that a reader hears of, as FHIR's Provenance: who changed what, and when.
struct FHIRProvenance {
  let events: [VisibleEvent]
  let names: ActorRegister?

  /// Nothing without events.
  func write(to writer: inout JSONWriter) {
    guard let first = events.first else { return }
    let (entry, command) = (first.line.entry, first.line.command)
    writer.object { writer in
      writer.member("resourceType", "Provenance")
      writer.member("id", "position-\(first.line.stored.position.value)")
      writer.member("target", objects: targets) { $0.fhirTarget($1, command.person) }
      writer.member("occurredDateTime", entry.effective.fhir)
      writer.member("recorded", entry.recorded.fhir)
      writer.member("activity") { writer in
        writer.member("coding", objects: events.map(\.line.event.name.description)) {
          $0.member("system", FHIRSystems.own("event"))
          $0.member("code", $1)
        }
        if isSigned { writer.member("text", command.command.name.description) }
      }
      writer.member("agent", objects: agents) { writer, agent in
        writer.concept("type", agent.type, in: FHIRSystems.agent)
        if let role = agent.role {
          writer.member("role", objects: [role]) { writer, role in
            writer.coding(role.name.description, in: FHIRSystems.own("role"))
          }
        }
        writer.person("who", agent.who)
      }
    }
  }

  /// Whether it is told who sent it: of a commit if it is of each of its events.
  private var isSigned: Bool { events.allSatisfy(\.showsSender) }

  private var targets: [StreamID] {
    var streams: [StreamID] = []
    for event in events where !streams.contains(event.line.stored.stream) {
      streams.append(event.line.stored.stream)
    }
    return streams
  }

  private var agents: [(type: String, role: Role?, who: FHIRNamed)] {
    guard let first = events.first else { return [] }
    let command = first.line.command
    let role = command.role.name.description
    guard isSigned else {
      return [("performer", command.role, FHIRNamed(name: role))]
    }
    let sender = ("performer", command.role as Role?, FHIRNamed(command.actor, names, or: role))
    guard !command.importedBy.isEmpty else { return [sender] }
    return [sender, ("enterer", nil, FHIRNamed(command.importedBy, names, or: ""))]
  }
}

/// A refused command as FHIR's AuditEvent.
struct FHIRRefusal {
  let line: RefusalLine
  let number: UInt64
  let names: ActorRegister?

  func write(to writer: inout JSONWriter) {
    let command = line.command
    writer.object { writer in
      writer.member("resourceType", "AuditEvent")
      writer.member("id", "refusal-\(number)")
      writer.member("type") { writer in
        writer.member("system", FHIRSystems.auditEvent)
        writer.member("code", "rest")
      }
      writer.member("subtype", objects: [command.command.name.description]) { writer, name in
        writer.member("system", FHIRSystems.own("command"))
        writer.member("code", name)
      }
      writer.member("action", "E")
      writer.member("recorded", line.entry.recorded.fhir)
      // Nothing was done, and the system is in order.
      writer.member("outcome", "4")
      writer.member("outcomeDesc", outcome)
      writer.member("agent", objects: [command]) { writer, command in
        writer.member("role", objects: [command.role]) { writer, role in
          writer.coding(role.name.description, in: FHIRSystems.own("role"))
        }
        writer.person("who", FHIRNamed(command.actor, names, or: command.role.name.description))
        writer.key("requestor")
        writer.bool(true)
      }
      writer.member("source") { writer in
        writer.person("observer", FHIRNamed(name: "claims"))
      }
      writer.member("entity", objects: [command.stream]) { writer, stream in
        writer.member("what") { $0.fhirTarget(stream, command.person) }
        if !line.refusal.reasons.isEmpty {
          writer.member("detail", objects: line.refusal.reasons) { writer, reason in
            writer.member("type", "refusal")
            writer.member("valueString", reason.code.name.description)
          }
        }
      }
    }
  }

  private var outcome: String {
    guard let summary = line.summary else { return line.refusal.message }
    return "\(summary.count) commands, only counted"
  }
}

extension JSONWriter {
  /// A stream as what a reference names: a claim as a resource of the export, others by their ids.
  mutating func fhirTarget(_ stream: StreamID, _ person: ActorID) {
    if stream.category == .claim {
      return member("reference", "Claim/\(stream.id.text)")
    }
    let word = stream.category.caseName?.description ?? "stream"
    member("identifier") { writer in
      writer.member("system", FHIRSystems.own(word))
      writer.member("value", stream.target(person)?.id ?? word)
    }
    member("display", word)
  }
}
