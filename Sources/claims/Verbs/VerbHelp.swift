extension Verb {
  /// What `claims help VERB` prints.
  var help: String {
    let words = (["claims", rawValue] + (options.isEmpty ? [] : ["[OPTIONS]"]) + operands)
    var text = "\(words.joined(separator: " "))\n\n  \(summary)\n\n"
    for option in options {
      let name = "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
      text += "  \(name.padded(to: 20)) \(option.meaning)\n"
    }
    if let note { text += "\n\(note)\n" }
    return text
  }

  private var note: String? {
    switch self {
    case .list: Self.listNote
    case .financials: Self.financialsNote
    case .worklist: Self.worklistNote
    case .show:
      """
      ID is the UUID of a claim, a document, a report, an accident, a property, a quiz or a lead, or
      as much of its beginning as no other shares.
      """
    case .serve: Self.serveNote
    case .shell: Self.shellNote
    case .explain: Self.explainNote
    case .flags: Self.flagsNote
    case .whatIf: Self.whatIfNote
    case .tick: Self.tickNote
    case .outbox: Self.outboxNote
    case .sync: Self.syncNote
    case .sla: Self.slaNote
    case .aging: Self.agingNote
    case .fraud: Self.fraudNote
    case .documents: Self.documentsNote
    case .reports: Self.reportsNote
    case .funnel: Self.funnelNote
    case .catalogs: Self.catalogsNote
    case .flows: Self.flowsNote
    case .timeline, .replay, .blame, .history:
      """
      WHAT is 'rules' or 'catalogs', or the id of an actor in the register, or the UUID of a claim,
      a document or another stream, or as much of its beginning as no other shares.
      """
    case .allowed:
      """
      WHAT is as for 'claims help history'. A NAME is shown
      in every role that the register gives it; with a ROLE, whether it holds that or not.
      """
    case .send:
      """
      A command is one line:
        {"id": UUID, "actor": {"id": "ana", "role": "handler"}, "claim": UUID,
         "command": {"approve": {"amount": {"minorUnits": 90000, "currency": "EUR"}}}}
      A command about an actor in the register has "person": "ana" in place of "claim", one about
      the rules neither. The first command of a log registers its administrator.
      Each is answered by one line, {"accepted": …} or {"refused": …}, in the order of the lines
      and once it is durable. What is not answered may be sent again. Source: Specs/JSON.md.
      """
    case .conform:
      """
      FILE is IEEE 1849 XES, a table (CSV) with a row for each event, or OCEL 2.0 JSON, which is seen
      from how it begins; - reads standard input: zcat LOG.xes.gz | claims conform --map M -
      The map says whether its cases are claims or incident reports, and which activity means what.
      Told are how many cases conform on the table, and on the guards too; where they end; how many
      were reopened after they were closed; what the map infers; and every deviation: first how many
      there are by activity, command and reason, then one by one.
      Deviations are findings, not failures: exits 0 with or without any, 1 where the log or the
      map cannot be read. Examples/Maps holds maps and says how they are written.
      """
    case .map: Self.mapNote
    case .import: Self.importNote
    case .export: Self.exportNote
    case .blob: Self.blobNote
    case .spec: Self.specNote
    case .explore:
      "Exits 1 if an invariant breaks or a state leads to no end; tells how it got there."
    case .diff:
      """
      A POINT is a position of the log, or a time such as 2025-03-04T12:00:00Z: what the log had
      recorded by then, itself included. 'history --json' shows both. @TIME behind either, or alone,
      leaves out facts and corrections that became true later: Specs/TwoClocks.md.
      """
    case .verify: "Exits 0 only for a log that is whole; 4 says which, where."
    case .salvage: Self.salvageNote
    case .backup: Self.backupNote
    case .archive: Self.archiveNote
    case .seal: Self.sealNote
    case .keys: Self.keysNote
    case .erasures: Self.erasuresNote
    case .subject: Self.subjectNote
    case .checkpoint: Self.checkpointNote
    case .witness: Self.witnessNote
    case .prove: Self.proveNote
    case .dossier: Self.dossierNote
    case .reads: Self.readsNote
    case .bench: "RUNS, SECS and NBULK in the environment set rounds, seconds and events."
    default: nil
    }
  }
}
