import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// Small resources, each in the way that its test changes.
enum FHIRSample {
  /// Two items and the elements that R4 requires; `more` begins with a comma.
  static func claim(
    _ id: String = "c1", type: String = "oral", use: String = "claim", status: String = "active",
    created: String = "2024-03-05", items: String? = nil, more: String = ""
  ) -> String {
    """
    {"resourceType": "Claim", "id": "\(id)", "status": "\(status)", "use": "\(use)",
     "type": {"coding": [{"code": "\(type)"}]}, "patient": {"reference": "Patient/1"},
     "created": "\(created)", "provider": {"reference": "Organization/1", "display": "Dr Ode"},
     "priority": {"coding": [{"code": "normal"}]},
     "insurance": [{"sequence": 1, "focal": true, "coverage": {"reference": "Coverage/1"}}],
     "item": [\(items ?? twoItems)]\(more)}
    """
  }

  /// Says what `claim` says, and answers it; files `Claim/c1` if nothing else does.
  static func explanation(
    _ id: String = "e1", outcome: String = "complete",
    _ more: String = ", \"payment\": {\"amount\": \(usd("135.5"))}"
  ) -> String {
    let answer = """
      , "insurer": {"reference": "Organization/9", "display": "Benefits"},
      "outcome": "\(outcome)", "claim": {"reference": "Claim/c1"}\(more)
      """
    return claim(id, more: answer).replacing("\"Claim\"", with: "\"ExplanationOfBenefit\"")
  }

  static let twoItems =
    item(1, "exam", "\"net\": \(usd("100.00"))") + ","
    + item(2, "film", "\"quantity\": {\"value\": 2}, \"net\": \(usd("35.5"))")

  static func item(_ sequence: Int, _ code: String, _ more: String = "") -> String {
    """
    {"sequence": \(sequence), "productOrService": {"coding": [{"code": "\(code)"}]},
     "servicedDate": "2024-03-0\(sequence)"\(more.isEmpty ? "" : ", ")\(more)}
    """
  }

  static func usd(_ value: String) -> String { "{\"value\": \(value), \"currency\": \"USD\"}" }

  /// An answer to `Claim/c1`.
  static func response(
    id: String = "r1", outcome: String = "complete", created: String = "2024-03-09",
    request: String = "{\"reference\": \"Claim/c1\"}", _ more: String = ""
  ) -> String {
    """
    {"resourceType": "ClaimResponse", "id": "\(id)", "status": "active", "use": "claim",
     "type": {"coding": [{"code": "oral"}]}, "patient": {"reference": "Patient/1"},
     "created": "\(created)", "insurer": {"reference": "Organization/9", "display": "Benefits"},
     "request": \(request), "outcome": "\(outcome)"\(more)}
    """
  }

  static func adjudicated(_ sequence: Int, _ amounts: KeyValuePairs<String, String>) -> String {
    let parts = amounts.map { category, value in
      "{\"category\": {\"coding\": [{\"code\": \"\(category)\"}]}, \"amount\": \(usd(value))}"
    }
    return "{\"itemSequence\": \(sequence), \"adjudication\": [\(parts.joined(separator: ","))]}"
  }

  static func bundle(_ resources: String...) -> String {
    let entries = resources.map { "{\"resource\": \($0)}" }.joined(separator: ",")
    return "{\"resourceType\": \"Bundle\", \"type\": \"collection\", \"entry\": [\(entries)]}"
  }
}

func fhirInput(_ texts: String...) throws -> FHIRInput {
  var input = FHIRInput()
  for text in texts { try input.add(Array(text.utf8)) }
  return input
}

func usDollars(_ minorUnits: Int64) -> Money { Money(minorUnits, Currency("USD")!) }

extension FHIRPlan {
  /// What is sent to claims, in order.
  var verbs: [String] { claimCommands.map { $0.kind.name.description } }

  var claimCommands: [ClaimCommand] {
    envelopes.compactMap { if case .claim(let command) = $0.command { command } else { nil } }
  }

  var lineItems: [LineItem] {
    claimCommands.compactMap { command in
      if case .addPart(let add) = command { add.part.lineItem } else { nil }
    }
  }

  /// All remarks, read again.
  var told: [FHIRRemark] {
    var text = ""
    _ = try? remarks.forEachText { text += $0 }
    guard case .array(let all)? = try? JSONValue(parsing: Array("[\(text)]".utf8)) else {
      return []
    }
    return all.compactMap { remark in
      guard case .object(let members) = remark else { return nil }
      func text(_ name: String) -> String {
        if case .string(let text)? = members[name] { text } else { "" }
      }
      return FHIRRemark.Kind(rawValue: text("kind")).map {
        FHIRRemark(
          kind: $0, resource: text("resource"), path: text("path"), value: text("value"),
          reason: Phrase(plain: text("reason")))
      }
    }
  }

  func remarks(_ kind: FHIRRemark.Kind) -> [String] {
    told.filter { $0.kind == kind }.map { "\($0.path) \($0.value)" }
  }

  var omissions: [String: String] {
    Dictionary(
      resources.compactMap { each in each.omission.map { (each.name, $0.en) } },
      uniquingKeysWith: { first, _ in first })
  }
}
