/// A view of the exported tables: a read model, as the command line shows it.
struct SQLView {
  let name: String
  /// Without all of these it is not there.
  let tables: [String]
  let query: String

  var definition: String { "CREATE VIEW \"\(name)\" AS\n\(query);" }

  private static let sums =
    ClaimAmounts.names.map { "SUM(r.\"\($0)_minor_units\") AS \"\($0)_minor_units\"" }
    .joined(separator: ", ")

  /// What `financials` shows.
  private static func financials(
    _ name: String, by keys: [(column: String, name: String)], joining claims: Bool
  ) -> SQLView {
    let columns = keys.map { "\($0.column) AS \"\($0.name)\"" } + [#"r."currency" AS "currency""#]
    let groups = keys.map(\.column) + [#"r."currency""#]
    let source =
      #"FROM "reserves" r"# + (claims ? #" JOIN "claims" c ON c."claim_id" = r."claim_id""# : "")
    return SQLView(
      name: name, tables: ["claims", "reserves"],
      query: "SELECT \(columns.joined(separator: ", ")), "
        + "COUNT(DISTINCT r.\"claim_id\") AS \"claims\", \(sums)\n\(source)\n"
        + "GROUP BY \(groups.joined(separator: ", "))")
  }

  private static func streams(_ name: String, of table: String, where condition: String) -> SQLView
  {
    SQLView(name: name, tables: [table], query: "SELECT * FROM \"\(table)\" WHERE \(condition)")
  }

  private static func payments(_ name: String, by time: String) -> SQLView {
    let month = "SUBSTR(\"\(time)\", 1, 7)"
    return SQLView(
      name: name, tables: ["claims", "payment_movements"],
      query: "SELECT \(month) AS \"month\", \"currency\", "
        + "SUM(\"paid_minor_units\") AS \"paid_minor_units\", COUNT(*) AS \"movements\"\n"
        + "FROM \"payment_movements\"\nGROUP BY \(month), \"currency\"")
  }

  static let all = [
    financials("financials", by: [], joining: false),
    financials("financials_by_claim", by: [(#"r."claim_id""#, "claim_id")], joining: false),
    financials("financials_by_type", by: [(#"c."type""#, "type")], joining: true),
    financials(
      "financials_by_line",
      by: ["exposure", "cost_type", "category"].map { ("r.\"\($0)\"", $0) }, joining: false),
    financials(
      "financials_by_month",
      by: [(#"SUBSTR(c."loss_date", 1, 7)"#, "month")], joining: true),
    payments("payments_by_month", by: "recorded_utc"),
    payments("payments_by_month_true", by: "effective_utc"),
    streams("open_claims", of: "claims", where: #""status" NOT IN ('closed', 'voided')"#),
    streams(
      "unassigned_claims", of: "claims",
      where: #""handler" = '' AND "status" NOT IN ('draft', 'closed', 'voided')"#),
    streams("pending_payments", of: "payments", where: #""status" IN ('requested', 'authorised')"#),
    streams("pending_documents", of: "documents", where: #""status" = 'pending'"#),
    streams(
      "open_reports", of: "reports",
      where: #""status" IN ('nuevo', 'revisado', 'en_investigacion')"#),
    streams(
      "open_leads", of: "leads", where: #""status" IN ('submitted', 'contacted', 'qualified')"#),
    streams("open_activities", of: "activities", where: #""status" = 'open'"#),
    SQLView(
      name: "refusals_by_command", tables: ["refusals"],
      query: #"SELECT "command_name", "actor_role", COUNT(*) AS "refusals""#
        + "\nFROM \"refusals\"\nGROUP BY \"command_name\", \"actor_role\""),
  ]
}
