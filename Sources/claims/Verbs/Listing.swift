import ClaimsDomain
import ClaimsKernel
import EventSourcing
import WriteAheadLog

// The verb list: which claims there are.

extension Verb {
  static let listOptions = [
    Option(name: "status", value: "S,…", meaning: "only claims in one of these statuses"),
    Option(name: "type", value: "T,…", meaning: "only claims of one of these types"),
    Option(name: "assignee", value: "A", meaning: "only the work of this person"),
    Option(name: "unassigned", value: nil, meaning: "only what is nobody's work"),
    Option(name: "claimant", value: "A", meaning: "only the claims of this person"),
    Option(
      name: "flag", value: "F,…",
      meaning:
        "only claims with all of these: \(ClaimFlag.allCases.map(\.rawValue).joined(separator: ", "))"
    ),
    Option(name: "open", value: nil, meaning: "only claims that are neither closed nor voided"),
    Option(name: "closed", value: nil, meaning: "only claims that are closed or voided"),
    Option(name: "amount", value: "RANGE", meaning: "claimed amounts, such as 100..2500.50EUR"),
    Option(name: "loss", value: "RANGE", meaning: "dates of loss, such as 2025-01-01..2025-03-31"),
    Option(name: "updated", value: "RANGE", meaning: "when last recorded: days or times, in UTC"),
    Option(name: "text", value: "WORDS", meaning: "in titles, notes and communications"),
    Option(name: "sort", value: "KEY,…", meaning: "by these, KEY:desc for downwards; ties by id"),
    Option(name: "limit", value: "N", meaning: "how many to show at most"),
    Option(name: "offset", value: "N", meaning: "how many to pass over"),
    Option(name: "after", value: "ID", meaning: "go on behind this claim"),
  ]

  static let listNote = """
    RANGE is FROM..TO; either may be left out, both are included. KEY is one of:
    \(ClaimOrder.Key.allCases.map(\.rawValue).joined(separator: ", ")).
    A claim without a value stands last, whichever way the list is sorted.
    With --as, claims are not found by what is hidden from ACTOR in them: see Specs/Reading.md.
    --text finds claims in which every one of the words stands somewhere, also within longer words.
    A to Z are found in either case; every other character only as it was written.
    """

  func list(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    var query = try query(arguments)
    let reader = try Reader(arguments, output, needsWorld: true)
    let (log, world) = (reader.log, try reader.world ?? World(folding: reader.log))
    if let after = arguments.value("after") { query.after = try reader.claim(after) }
    let texts = query.filter.text == nil ? ClaimTexts() : try ClaimTexts(folding: log)
    let seen = try world.claims(
      query, texts: texts, as: reader.access, at: reader.time)
    let page = seen.page
    let isPaged = query.limit != nil || query.offset > 0 || query.after != nil
    if arguments.has("json") {
      for (card, redaction) in zip(page.cards, seen.redactions) {
        output.line(card.json(redaction))
      }
      if isPaged { output.line(page.summary) }
      return .done
    }
    let speech = output.speech
    var table = TextTable([
      "id", speech.say("status", "estado"), speech.say("claimed", "reclamado"),
      speech.say("assignee", "responsable"), speech.say("title", "título"),
    ])
    for (card, redaction) in zip(page.cards, seen.redactions) {
      table.add([
        card.id.text, speech.name(of: card.claim.status), card.claim.claimed.display,
        redaction.hides("handler") ? "–" : printable(card.claim.handler.text),
        printable(card.claim.title),
      ])
    }
    table.print(&output)
    let shown = page.cards.count
    var text =
      (shown == page.total ? "" : "\(shown) " + speech.say("of ", "de "))
      + speech.count(ofClaims: page.total)
    if let next = page.next {
      text += speech.say("; go on with --after ", "; continúe con --after ") + next.text
    }
    output.line(output.dim(text))
    return .done
  }

  private func query(_ arguments: Arguments) throws -> ClaimQuery {
    var query = ClaimQuery()
    query.filter.statuses = try arguments.codes("status", of: ClaimStatus.self)
    query.filter.types = try arguments.codes("type", of: ClaimType.self)
    query.filter.assignee = arguments.value("assignee").map { ActorID($0) }
    if arguments.has("unassigned") {
      guard query.filter.assignee == nil else {
        throw Usage.exclusive("--assignee", "--unassigned")
      }
      query.filter.assignee = ActorID()
    }
    query.filter.claimant = arguments.value("claimant").map { ActorID($0) }
    for name in arguments.list("flag") {
      query.filter.flags.insert(try Arguments.choice(name, for: "--flag", of: ClaimFlag.self))
    }
    if arguments.has("open"), arguments.has("closed") {
      throw Usage.exclusive("--open", "--closed")
    }
    if arguments.has("open") || arguments.has("closed") {
      query.filter.isOpen = arguments.has("open")
    }
    query.filter.amount = try arguments.amounts("amount")
    query.filter.loss = try arguments.dates("loss")
    query.filter.updated = try arguments.times("updated")
    if let words = arguments.value("text") {
      guard let text = SearchText(words) else {
        throw Usage(
          "--text: expected a letter or a digit at least, found '\(words)'",
          "--text: se esperaba al menos una letra o un dígito, se encontró '\(words)'")
      }
      query.filter.text = text
    }
    query.order = try arguments.order("sort", of: ClaimOrder.Key.self).map {
      ClaimOrder($0.key, descending: $0.isDescending)
    }
    query.limit = try arguments.count("limit")
    query.offset = try arguments.count("offset") ?? 0
    return query
  }
}
