/// VERIS's words in the codes of our catalogs.
///
/// Source: veriscommunity.net, schema 1.3; Specs/IncidentJSON.md, "VERIS".
enum VerisCodes {
  /// Of `incidentActions`: the members of `action`.
  static let actions = [
    "malware", "hacking", "social", "misuse", "physical", "error", "environmental", "unknown",
  ]

  static let securityIncidents = [
    "Confirmed": "confirmed", "Suspected": "suspected", "False positive": "falsePositive",
    "Near miss": "nearMiss",
  ]

  /// The paths that tell by what message the attack came, with the codes of `attackTypes`.
  static let vectors: [(path: String, codes: [String: String])] = [
    (
      "action.social.vector",
      [
        "Email": "email", "SMS": "SMS", "Phone": "llamada", "Social media": "redes_sociales",
        "IM": "redes_sociales",
      ]
    ),
    (
      "action.malware.vector",
      [
        "Email attachment": "email", "Email link": "email", "Email autoexecute": "email",
        "Email unknown": "email", "Instant messaging": "redes_sociales",
      ]
    ),
  ]

  /// How near a code of `discoveryMethods` comes to a word: the nearest of several is taken.
  enum Nearness: Int { case vague, near, exact }

  /// A code of `discoveryMethods` for a word such as `Int - HIDS`, in letters of any case.
  static func discoveryMethod(_ word: String) -> (code: String, nearness: Nearness) {
    let word = word.lowercased()
    if word == "unknown" || word == "other" { return (word, .exact) }
    if let code = exact[word] { return (code, .exact) }
    if let code = near[word] { return (code, .near) }
    return (word.hasSuffix("unknown") ? "unknown" : "other", .vague)
  }

  /// The members of `discovery_method` since schema 1.3.3, as the words before it began.
  static let discoverers = ["external": "Ext", "internal": "Int", "partner": "Prt"]

  /// What a leaf of `discovery_method` says, as the words before schema 1.3.3 did; nil if nothing.
  static func discoveryWord(_ leaf: UnmappedField, isText: Bool) -> String? {
    let parts = leaf.path.split { ".[".contains($0) }
    if parts.count == 1, isText { return leaf.value }
    if parts.count == 2, !isText, leaf.value == "true" { return String(parts[1]) }
    guard parts.count > 2, parts[2] == "variety", isText else { return nil }
    return discoverers[String(parts[1])].map { $0 + " - " + leaf.value }
  }

  private static let exact = [
    "ext - actor disclosure": "actorDisclosure", "ext - customer": "customer",
    "ext - law enforcement": "lawEnforcement", "ext - security researcher": "securityResearcher",
    "int - antivirus": "antivirus", "int - log review": "logReview",
    "int - reported by employee": "personReported", "int - reported by user": "personReported",
    "int - incident response": "incidentResponse", "int - fraud detection": "fraudDetection",
  ]

  /// What a code says with less words: from outside, by which tool.
  private static let near = [
    "ext - fraud detection": "fraudDetection", "ext - monitoring service": "monitoringService",
    "prt - monitoring service": "monitoringService", "ext - audit": "audit",
    "prt - audit": "audit", "int - financial audit": "audit", "int - it review": "audit",
    "int - hids": "intrusionDetection", "int - nids": "intrusionDetection",
    "int - security alarm": "intrusionDetection", "prt - antivirus": "antivirus",
    "ext - incident response": "incidentResponse", "prt - incident response": "incidentResponse",
    "ext - unrelated party": "personReported", "ext - unrelated 3rd party": "personReported",
    "ext - found documents": "personReported", "int - break in discovered": "personReported",
    "int - data loss prevention": "monitoringService",
    "int - infrastructure monitoring": "monitoringService",
  ]
}
