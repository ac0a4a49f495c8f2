import ClaimsDomain
import EventSourcing

/// What a report says of a VERIS incident, and which of its leaves were read for it.
struct VerisReading {
  let incident: VerisIncident
  /// Paths of leaves that the report says, or that say nothing themselves.
  var read: Set<String> = ["incident_id", "plus.created", "plus.modified"]
  var approximated: [UnmappedField] = []
  private var addresses: [String] = []

  init(_ incident: VerisIncident) {
    self.incident = incident
    if let told = incident.text("plus.modified"), let time = Instant(told), time < incident.created
    {
      approximate("plus.modified", told, Phrase(.beforeCreated))
    }
    _ = take("schema_version")
    if incident.text("plus.master_id") == incident.id { read.insert("plus.master_id") }
  }

  mutating func take(_ path: String) -> String? {
    guard let text = incident.text(path) else { return nil }
    read.insert(path)
    return text
  }

  /// A name as an actor; one that no actor can have becomes another, which is told.
  mutating func person(_ path: String) -> ActorID? {
    guard let name = take(path) else { return nil }
    let person = ActorID(shortened: name)
    if person.text != name { approximate(path, name, Phrase(.hereAs, person.text)) }
    return person
  }

  mutating func approximate(_ path: String, _ value: String, _ note: Phrase) {
    approximated.append(UnmappedField(path: path, value: value, note: note))
  }

  // MARK: The draft

  mutating func details() -> IncidentDetails {
    var details = IncidentDetails()
    details.attackType = attackType()
    details.impact = impact()
    (details.incidentDate, details.incidentPrecision) = date()
    details.description = take("summary") ?? actionWords
    if let reference = take("reference") {
      let parts = reference.split { $0 == ";" || $0 == "," || $0.isWhitespace }.map(String.init)
      details.evidenceURL = parts.first(where: IncidentDetails.isAddress)
      // One address goes to its field; further text becomes a note.
      if parts.count > 1 || details.evidenceURL == nil { addresses = ["reference: " + reference] }
    }
    return details
  }

  /// For incidents without a description: what was done, in VERIS's words.
  private var actionWords: String {
    let words = VerisCodes.actions.compactMap { action -> String? in
      let varieties = incident.texts("action.\(action).variety")
      let isThere = !incident.leaves(under: "action." + action).isEmpty
      return isThere
        ? action + (varieties.isEmpty ? "" : ": " + varieties.joined(separator: ", ")) : nil
    }
    return words.isEmpty ? "VERIS " + incident.id : words.joined(separator: "; ")
  }

  /// Who was spoken to, and by what; else VERIS knows of no message.
  private mutating func attackType() -> String {
    for (path, codes) in VerisCodes.vectors {
      for leaf in incident.leaves(under: path) {
        guard let code = codes[leaf.value] else { continue }
        read.insert(leaf.path)
        return code
      }
    }
    approximate("action", "", Phrase(.noMessageIsTold))
    return "otro"
  }

  /// The gravest that is told: money, an account, data.
  private mutating func impact() -> String {
    let losses = incident.leaves(under: "impact.loss").filter { $0.value == "Asset and fraud" }
    let accounts =
      incident.leaves(under: "action.hacking.variety").filter { $0.value == "Use of stolen creds" }
      + incident.leaves(under: "attribute.confidentiality.data")
      .filter { $0.value == "Credentials" }
    let disclosed = incident.text("attribute.confidentiality.data_disclosure")
    if disclosed == "Yes" || disclosed == "No" {
      read.insert("attribute.confidentiality.data_disclosure")
    }
    if !losses.isEmpty {
      read.formUnion(losses.map(\.path))
      return "robo_dinero"
    }
    if !accounts.isEmpty {
      read.formUnion(accounts.map(\.path))
      return "cuenta_comprometida"
    }
    return disclosed == "Yes" ? "robo_datos" : "ninguno"
  }

  // MARK: What was found out

  mutating func classification() -> IncidentClassification {
    var found = IncidentClassification()
    if let word = incident.text("security_incident"),
      let code = VerisCodes.securityIncidents[word]
    {
      read.insert("security_incident")
      found.securityIncident = code
    }
    found.discoveryMethod = discoveryMethod()
    found.actions = VerisCodes.actions.filter { !incident.leaves(under: "action." + $0).isEmpty }
    return found
  }

  /// The nearest code to one of the ways in which it was found; the others stay listed.
  private mutating func discoveryMethod() -> String? {
    let ways = incident.leaves(under: "discovery_method").compactMap { leaf in
      VerisCodes.discoveryWord(leaf, isText: incident.text(leaf.path) != nil)
        .map { (leaf, VerisCodes.discoveryMethod($0)) }
    }
    let nearest = ways.map(\.1.nearness.rawValue).max()
    guard let (leaf, code) = ways.first(where: { $0.1.nearness.rawValue == nearest }) else {
      return nil
    }
    read.insert(leaf.path)
    if code.nearness != .exact {
      approximate(leaf.path, leaf.value, Phrase(plain: "discoveryMethod " + code.code))
    }
    return code.code
  }

  mutating func status() -> ReportStatus {
    guard let word = incident.text("plus.analysis_status") else { return .nuevo }
    let statuses: [String: ReportStatus] = [
      "First pass": .nuevo, "Reviewed": .revisado, "Validated": .cerrado, "Finalized": .cerrado,
    ]
    guard let status = statuses[word] else { return .nuevo }
    read.insert("plus.analysis_status")
    return status
  }

  /// Free words, each with its path.
  mutating func notes() -> [String] {
    let words = incident.leaves.filter { leaf in
      let name = leaf.path.split(separator: ".").last ?? ""
      return (name == "notes" || name.hasSuffix("_notes")) && incident.text(leaf.path) != nil
    }
    read.formUnion(words.map(\.path))
    return addresses + words.map { $0.path + ": " + $0.value }
  }
}
