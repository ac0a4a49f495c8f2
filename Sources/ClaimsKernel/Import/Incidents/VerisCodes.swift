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

  /// A code of `discoveryMethods`, and whether it says all that the word does.
  static func discoveryMethod(_ word: String) -> (code: String, isExact: Bool) {
    if let code = exact[word] { return (code, true) }
    if let code = near[word] { return (code, false) }
    return (word.hasSuffix("unknown") ? "unknown" : "other", false)
  }

  private static let exact = [
    "Unknown": "unknown", "Other": "other", "Ext - actor disclosure": "actorDisclosure",
    "Ext - customer": "customer", "Ext - law enforcement": "lawEnforcement",
    "Int - antivirus": "antivirus", "Int - log review": "logReview",
    "Int - reported by employee": "personReported", "Int - reported by user": "personReported",
    "Int - incident response": "incidentResponse", "Int - fraud detection": "fraudDetection",
  ]

  /// What a code says with less words: from outside, by which tool.
  private static let near = [
    "Ext - fraud detection": "fraudDetection", "Ext - monitoring service": "monitoringService",
    "Prt - monitoring service": "monitoringService", "Ext - audit": "audit",
    "Prt - audit": "audit", "Int - financial audit": "audit", "Int - IT review": "audit",
    "Int - HIDS": "intrusionDetection", "Int - NIDS": "intrusionDetection",
    "Int - security alarm": "intrusionDetection", "Prt - antivirus": "antivirus",
    "Ext - incident response": "incidentResponse", "Prt - incident response": "incidentResponse",
    "Ext - unrelated party": "personReported", "Ext - found documents": "personReported",
  ]
}
