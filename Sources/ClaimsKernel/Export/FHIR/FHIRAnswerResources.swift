import ClaimsDomain
import EventSourcing

// What an insurer answered, as ClaimResponse and as ExplanationOfBenefit.
//
// Source: Specs/FHIR.md, "Mapping out".

extension FHIRClaimFile {
  /// Answered or not is up to the caller, who knows the outcome.
  func writeResponse(_ outcome: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("resourceType", "ClaimResponse")
      writer.member("id", response)
      writer.member("status", "active")
      writeHead(to: &writer, at: answered, withDays: false)
      writer.person("insurer", insurer)
      writer.reference("request", name)
      writeOutcome(outcome, to: &writer)
      guard outcome == "complete" || outcome == "partial" else { return }
      let priced = items.filter { !adjudications(of: $0.part.id, $0.item, outcome).isEmpty }
      if !priced.isEmpty {
        writer.member("item", objects: priced) { writer, item in
          writer.key("itemSequence")
          writer.integer(item.sequence)
          writeAdjudications(adjudications(of: item.part.id, item.item, outcome), to: &writer)
        }
      }
      writeResult(outcome, to: &writer)
    }
  }

  /// Of what is decided.
  func writeExplanation(_ outcome: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("resourceType", "ExplanationOfBenefit")
      writer.member("id", explanation)
      writer.member("status", "active")
      writeHead(to: &writer, at: answered)
      writer.person("insurer", insurer)
      writer.person("provider", provider)
      writeRelated(to: &writer)
      writePayee(to: &writer)
      writer.reference("claim", name)
      writer.reference("claimResponse", "ClaimResponse/\(response)")
      writeOutcome(outcome, to: &writer)
      writeDiagnoses(to: &writer)
      writeInsurance(to: &writer, isContained: false)
      writeAccident(to: &writer)
      if !items.isEmpty {
        writer.member("item", objects: items) { writer, item in
          writeItem(item.sequence, item.item, to: &writer)
          writeAdjudications(adjudications(of: item.part.id, item.item, outcome), to: &writer)
        }
      }
      writeResult(outcome, to: &writer)
    }
  }

  private var answered: Instant { story.decided ?? submitted }

  private func writeOutcome(_ outcome: String, to writer: inout JSONWriter) {
    writer.member("outcome", outcome)
    if !story.reason.isEmpty, outcome != "partial", outcome != "queued" {
      writer.member("disposition", story.reason)
    }
  }

  private typealias Figure = (category: String, amount: Money, reason: String)

  /// What is said of an item: what was held right, and what is paid of it.
  private func adjudications(
    of part: Identifier, _ item: LineItem, _ outcome: String
  ) -> [Figure] {
    let terms = claim.file.adjudications.first { $0.item == part }
    var figures: [Figure] = []
    if let eligible = terms?.eligible ?? item.adjusted {
      figures.append(("eligible", eligible, terms == nil ? item.reason : ""))
    }
    if let terms, terms.deductible.minorUnits != 0 {
      figures.append(("deductible", terms.deductible, ""))
    }
    if outcome == "complete", let approved = item.approved {
      figures.append(("benefit", approved, terms == nil && item.adjusted == nil ? item.reason : ""))
    }
    return figures
  }

  private func writeAdjudications(_ figures: [Figure], to writer: inout JSONWriter) {
    guard !figures.isEmpty else { return }
    writer.member("adjudication", objects: figures) { writer, figure in
      writer.concept("category", figure.category, in: FHIRSystems.adjudication)
      if !figure.reason.isEmpty {
        writer.member("reason") { $0.member("text", figure.reason) }
      }
      writer.amount("amount", figure.amount)
    }
  }

  /// The totals, and what was paid: all payments together, since R4 has one.
  private func writeResult(_ outcome: String, to writer: inout JSONWriter) {
    guard !claim.currency.isNone else { return }
    var totals: [Figure] = [("submitted", claim.claimed, "")]
    if outcome == "complete" { totals.append(("benefit", claim.approved, "")) }
    writer.member("total", objects: totals) { writer, total in
      writer.concept("category", total.category, in: FHIRSystems.adjudication)
      writer.amount("amount", total.amount)
    }
    guard claim.paid.minorUnits != 0 else { return }
    writer.member("payment") { writer in
      writer.concept("type", isPaidUp ? "complete" : "partial", in: FHIRSystems.payment)
      if let day = story.paidOn { writer.member("date", day.text) }
      writer.amount("amount", claim.paid)
    }
  }
}
