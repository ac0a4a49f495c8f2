import ClaimsDomain
import ClaimsKernel
import EventSourcing

// Lists of streams, and one stream: what is there now.

extension QueryReading {
  func list(_ params: inout Params) throws(RPCError) -> Body {
    let query = try ClaimQuery(&params)
    let isPaged = query.limit != nil || query.offset > 0 || query.after != nil
    return { (scene) throws(RPCError) in
      let texts =
        query.filter.text == nil
        ? ClaimTexts()
        : try scene.answering { () throws(EventStoreError) in try ClaimTexts(folding: scene.log) }
      let seen: SeenClaims
      do throws(UnknownClaim) {
        seen = try scene.world.claims(query, texts: texts, as: scene.access, at: scene.now)
      } catch { throw RPCError(.notFound, error.wording) }
      let rows = zip(seen.page.cards, seen.redactions).map { $0.json($1) }
      return isPaged ? rows + [seen.page.summary] : rows
    }
  }

  mutating func show(_ params: inout Params) throws(RPCError) -> Body {
    let stream = try stream(&params)
    let isFull = try params.flag("full")
    return { (scene) throws(RPCError) in
      let redaction = try scene.redaction(of: stream)
      guard let card = scene.world.claims[stream.id] else {
        return scene.world.card(of: stream).map { [$0.json(redaction)] } ?? []
      }
      let answers = try scene.answering { () throws(EventStoreError) in
        try AnsweredRequests(of: card.id, in: scene.log)
      }
      let detail = ClaimDetail(card, isAnswered: answers.contains(card.id))
      return [detail.json(withParts: isFull, permissions: [], redaction: redaction)]
    }
  }

  func documents(_ params: inout Params) throws(RPCError) -> Body {
    var query = DocumentQuery()
    query.statuses = try params.codes("status", DocumentStatus.self)
    query.types = Set(try params.texts("type"))
    query.owner = try params.actor("owner")
    query.expiringDays = try params.count("expiring").map { Int64($0) }
    let order = try params.order("sort", DocumentOrder.Key.self)
    if !order.isEmpty {
      query.order = order.map { DocumentOrder($0.key, descending: $0.isDescending) }
    }
    query.limit = try params.count("limit")
    query.offset = try params.count("offset") ?? 0
    let day = try params.value("at", LocalDate.self)
    return { [query] scene in
      let board = DocumentBoard(
        of: scene.world, query, as: scene.access, on: day ?? scene.now.dayUTC, at: scene.now)
      return board.rows.map(\.json)
    }
  }

  func reports(_ params: inout Params) throws(RPCError) -> Body {
    var query = ReportQuery()
    query.statuses = try params.codes("status", ReportStatus.self)
    query.attackTypes = Set(try params.texts("type"))
    query.impacts = Set(try params.texts("impact"))
    query.limit = try params.count("limit")
    query.offset = try params.count("offset") ?? 0
    return { [query] scene in
      let board = ReportBoard(of: scene.world, query, as: scene.access)
      return board.rows.map(\.json) + [board.totals.json]
    }
  }

  /// Whoever has the receipt may ask, in nobody's name or in anybody's.
  func receipt(_ params: inout Params) throws(RPCError) -> Body {
    let receipt = try params.needed("receipt", [UInt8].self)
    guard receipt.count == IncidentReport.receiptBytes else {
      throw params.fault(
        "receipt", "expected \(IncidentReport.receiptBytes) bytes: the SHA-256 hash of the code",
        "se esperaban \(IncidentReport.receiptBytes) bytes: el hash SHA-256 del código")
    }
    return { (scene) throws(RPCError) in
      guard let view = scene.world.view(ofReceipt: receipt) else {
        throw RPCError(
          .notFound, "no report has this receipt", "ningún reporte tiene este comprobante")
      }
      return [view.json]
    }
  }

  func catalogs(_ params: inout Params) throws(RPCError) -> Body {
    let catalog = try params.value("catalog", Catalog.self)
    return { scene in
      let book = scene.world.catalogs
      return (catalog.map { book.entries(in: $0) } ?? book.entries).map(\.json)
    }
  }
}

extension ClaimQuery {
  fileprivate init(_ params: inout Params) throws(RPCError) {
    self.init()
    filter.statuses = try params.codes("status", ClaimStatus.self)
    filter.types = try params.codes("type", ClaimType.self)
    filter.assignee = try params.actor("assignee")
    if try params.flag("unassigned") {
      guard filter.assignee == nil else {
        throw params.fault(
          "unassigned", "it and 'assignee' exclude one another", "él y 'assignee' se excluyen")
      }
      filter.assignee = ActorID()
    }
    filter.claimant = try params.actor("claimant")
    filter.flags = Set(try params.choices("flag", ClaimFlag.self))
    filter.isOpen = try params.value("open", Bool.self)
    if let amount = params.take("amount") {
      var inner = try Params(amount, at: params.path + ".amount")
      let range = try inner.range(from: Int64.min, to: Int64.max)
      filter.amount = ClaimFilter.AmountRange(range, try inner.needed("currency", Currency.self))
      try inner.finish()
    }
    filter.loss = try params.range("loss", from: .earliest, to: .latest)
    filter.updated = try params.range(
      "updated", from: Instant(nanoseconds: .min), to: Instant(nanoseconds: .max))
    if let words = try params.value("text", String.self) {
      guard let text = SearchText(words) else {
        throw params.fault(
          "text", "expected a letter or a digit at least",
          "se esperaba al menos una letra o un dígito")
      }
      filter.text = text
    }
    order = try params.order("sort", ClaimOrder.Key.self).map {
      ClaimOrder($0.key, descending: $0.isDescending)
    }
    limit = try params.count("limit")
    offset = try params.count("offset") ?? 0
    after = try params.value("after", Identifier.self)
  }
}

extension LocalDate {
  /// The days that JSON can name.
  fileprivate static let earliest = LocalDate("0001-01-01") ?? LocalDate()
  fileprivate static let latest = LocalDate("9999-12-31") ?? LocalDate()
}
