import EventSourcing

// What a change changes, and what comes of it.

private func changed<V: Equatable>(_ value: V?, _ before: V?) -> V? {
  value == before ? nil : value
}

extension IncidentReport {
  /// How exact a day is goes with it.
  public static func dated(_ field: String) -> String {
    field.isSame(as: "incidentPrecision") ? "incidentDate" : field
  }
}

extension IncidentDetails {
  /// The values that differ from the known ones.
  func changes(to known: IncidentDetails) -> IncidentDetails {
    IncidentDetails(
      attackType: changed(attackType, known.attackType),
      incidentDate: changed(incidentDate, known.incidentDate),
      incidentPrecision: changed(incidentPrecision, known.incidentPrecision ?? .unspecified),
      attackOrigin: changed(attackOrigin, known.attackOrigin),
      evidenceURL: changed(evidenceURL, known.evidenceURL),
      suspiciousURL: changed(suspiciousURL, known.suspiciousURL),
      messageContent: changed(messageContent, known.messageContent),
      description: changed(description, known.description),
      impact: changed(impact, known.impact))
  }

  /// Takes over what a change gives; an empty text takes away what was there.
  public mutating func update(by change: IncidentDetails) {
    attackType = updated(attackType, by: change.attackType)
    incidentDate = change.incidentDate ?? incidentDate
    if let precision = change.incidentPrecision {
      incidentPrecision = precision == .unspecified ? nil : precision
    }
    attackOrigin = updated(attackOrigin, by: change.attackOrigin)
    evidenceURL = updated(evidenceURL, by: change.evidenceURL)
    suspiciousURL = updated(suspiciousURL, by: change.suspiciousURL)
    messageContent = updated(messageContent, by: change.messageContent)
    description = updated(description, by: change.description)
    impact = updated(impact, by: change.impact)
  }

  /// The first text that is not an address.
  var unfitAddress: String? {
    [evidenceURL, suspiciousURL].compactMap { $0 }.first { !$0.utf8.isEmpty && !$0.isAddress }
  }

  /// Whether a text can be an address in the web, as `urlInvalid` has it.
  public static func isAddress(_ text: String) -> Bool { text.isAddress }
}

extension IncidentClassification {
  /// Type and impact are never taken away.
  var given: IncidentClassification { changes(to: IncidentReport()) }

  /// The values that differ from the report's; type and impact are in its details.
  func changes(to report: IncidentReport) -> IncidentClassification {
    let known = report.classification
    let isSame = actions.map { Array($0.utf8) } == known.actions.map { Array($0.utf8) }
    return IncidentClassification(
      securityIncident: changed(securityIncident, known.securityIncident),
      dangerLevel: changed(dangerLevel, known.dangerLevel),
      discoveryMethod: changed(discoveryMethod, known.discoveryMethod),
      actions: isSame ? [] : actions,
      awareAt: changed(awareAt, known.awareAt),
      attackType: nonempty(changed(attackType, report.details.attackType)),
      impact: nonempty(changed(impact, report.details.impact)))
  }

  /// What was handed in with a type and an impact keeps having both.
  private func nonempty(_ code: String?) -> String? {
    code.flatMap { $0.utf8.isEmpty ? nil : $0 }
  }

  mutating func update(by change: IncidentClassification) {
    securityIncident = updated(securityIncident, by: change.securityIncident)
    dangerLevel = updated(dangerLevel, by: change.dangerLevel)
    discoveryMethod = updated(discoveryMethod, by: change.discoveryMethod)
    if !change.actions.isEmpty { actions = change.actions }
    awareAt = change.awareAt ?? awareAt
  }
}

extension IncidentTimeline {
  func changes(to known: IncidentTimeline) -> IncidentTimeline {
    IncidentTimeline(
      compromise: changed(compromise, known.compromise),
      exfiltration: changed(exfiltration, known.exfiltration),
      discovery: changed(discovery, known.discovery),
      containment: changed(containment, known.containment))
  }

  func updated(by change: IncidentTimeline) -> IncidentTimeline {
    IncidentTimeline(
      compromise: change.compromise ?? compromise,
      exfiltration: change.exfiltration ?? exfiltration,
      discovery: change.discovery ?? discovery, containment: change.containment ?? containment)
  }
}

extension String {
  /// Whether it can be an address in the web: `https://host/…`, or what people copy, `host.com/…`.
  /// Neither blanks nor control characters; at most 2,048 bytes.
  ///
  /// Source: RFC 3986, section 3, as far as it goes: what is reported as suspicious is often odd.
  var isAddress: Bool {
    let bytes = Array(utf8)
    guard (4...2048).contains(bytes.count), bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7f }) else {
      return false
    }
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[(colon + 1)...].starts(with: "//".utf8)
    {
      return Self.isScheme(bytes[..<colon]) && !Self.host(of: bytes[(colon + 3)...]).isEmpty
    }
    let host = Self.host(of: bytes[...])
    return host.first != UInt8(ascii: ".") && host.last != UInt8(ascii: ".")
      && host.contains(UInt8(ascii: "."))
  }

  private static func host(of rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    rest.prefix { byte in !"/?#:".utf8.contains(byte) }
  }

  private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte | 0x20) }
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }
}
