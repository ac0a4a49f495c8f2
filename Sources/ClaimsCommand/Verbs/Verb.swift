import ClaimsKernel
import ClaimsStore

/// What the command line can do.
enum Verb: String, CaseIterable, CustomStringConvertible {
  case demo, new, send, outbox, sync, serve, tick
  case list, show, history, timeline, replay, blame, diff, refusals, allowed, reads
  case explain, flags
  case whatIf = "what-if"
  case financials, worklist, sla, aging, fraud, documents, reports, funnel, actors, rules
  case catalogs, flows
  case verify, salvage, backup, archive, seal, keys, erasures, subject, checkpoint, witness, prove,
    dossier
  case shell, completion, schema, diagram, explore, spec, conform, map, `import`, export, blob,
    bench

  /// An option: `--name VALUE`, or a flag if it takes no value.
  struct Option: Sendable {
    let name: String
    let value: String?
    /// Whether it may be given more than once.
    let repeats: Bool
    /// What a day stands for in its place.
    let day: DayEdge

    /// All that its value may be, for shells to complete; empty if it may be anything.
    let choices: [String]

    /// What it does stands in the tables of words: see `Verb.meaning`.
    init(
      _ name: String, _ value: String? = nil, repeats: Bool = false, day: DayEdge = .end,
      choices: [String] = []
    ) {
      (self.name, self.value, self.repeats, self.day) = (name, value, repeats, day)
      self.choices = choices
    }

    /// An option whose value is one of a few words, as `Arguments.choice` reads it.
    init<Choice: RawRepresentable<String> & CaseIterable>(
      _ name: String, _ value: String, of type: Choice.Type
    ) {
      self.init(name, value, choices: type.allCases.map(\.rawValue))
    }
  }

  var description: String { rawValue }

  func run(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    switch self {
    case .demo: try demo(arguments, &output)
    case .new: try new(arguments, &output)
    case .send: try send(arguments, &output)
    case .outbox: try outbox(arguments, &output)
    case .sync: try sync(arguments, &output)
    case .serve: try serve(arguments, &output)
    case .tick: try tick(arguments, &output)
    case .list: try list(arguments, &output)
    case .show: try show(arguments, &output)
    case .history: try history(arguments, &output)
    case .timeline: try timeline(arguments, &output)
    case .replay: try replay(arguments, &output)
    case .financials: try financials(arguments, &output)
    case .worklist: try worklist(arguments, &output)
    case .sla: try sla(arguments, &output)
    case .aging: try aging(arguments, &output)
    case .fraud: try fraud(arguments, &output)
    case .documents: try documents(arguments, &output)
    case .reports: try reports(arguments, &output)
    case .funnel: try funnel(arguments, &output)
    case .blame: try blame(arguments, &output)
    case .diff: try diff(arguments, &output)
    case .refusals: try refusals(arguments, &output)
    case .reads: try reads(arguments, &output)
    case .allowed: try allowed(arguments, &output)
    case .explain: try explain(arguments, &output)
    case .flags: try flags(arguments, &output)
    case .whatIf: try whatIf(arguments, &output)
    case .actors: try actors(arguments, &output)
    case .rules: try rules(arguments, &output)
    case .catalogs: try catalogs(arguments, &output)
    case .flows: try flows(arguments, &output)
    case .verify: try verify(arguments, &output)
    case .salvage: try salvage(arguments, &output)
    case .backup: try backup(arguments, &output)
    case .archive: try archive(arguments, &output)
    case .seal: try seal(arguments, &output)
    case .keys: try keys(arguments, &output)
    case .erasures: try erasures(arguments, &output)
    case .subject: try subject(arguments, &output)
    case .checkpoint: try checkpoint(arguments, &output)
    case .witness: try witness(arguments, &output)
    case .prove: try prove(arguments, &output)
    case .dossier: try dossier(arguments, &output)
    case .shell: try shell(arguments, &output)
    case .completion: try completion(arguments, &output)
    case .schema: try schema(arguments, &output)
    case .diagram: try diagram(arguments, &output)
    case .explore: try explore(arguments, &output)
    case .spec: try spec(arguments, &output)
    case .conform: try conform(arguments, &output)
    case .map: try map(arguments, &output)
    case .import: try importing(arguments, &output)
    case .export: try exporting(arguments, &output)
    case .blob: try blob(arguments, &output)
    case .bench: try bench(arguments, &output)
    }
  }

  /// The words after the options, in order; those in brackets are optional.
  var operands: [String] {
    switch self {
    case .new: ["COMMAND"]
    case .send: ["[FILE]"]
    case .show, .timeline, .allowed, .blame, .diff: ["WHAT"]
    case .explain: ["POSITION"]
    case .subject: ["ACTOR"]
    case .worklist: ["[mine|unassigned|approvals|due]"]
    case .history, .refusals: ["[WHAT]"]
    case .catalogs: ["[CATALOG]"]
    case .flows: ["[check|publish]", "[FILE]"]
    case .replay: ["[WHAT]"]
    case .completion: ["bash|zsh|fish"]
    case .schema: ["[COMMAND]"]
    case .diagram, .explore: ["MACHINE"]
    case .spec: ["run", "FILE…"]
    case .conform: ["FILE"]
    case .map: ["draft", "FILE"]
    case .prove: ["[WHAT]"]
    case .witness: ["new|request|timestamp|sign|add|show", "[FILE]…"]
    case .dossier: ["[ID]"]
    case .salvage, .seal: ["LOG", "DEST"]
    case .backup, .archive: ["DEST"]
    case .erasures: ["[COPY]…"]
    case .import: ["xes|csv|ocel|fhir|veris|incidents", "FILE…"]
    case .export: ["FORMAT"]
    case .blob: ["put|get|verify|seal|clean", "[FILE…|DIGEST]…"]
    case .list: ["[KIND]"]
    case .demo, .outbox, .sync, .serve, .tick, .financials, .sla, .aging, .fraud,
      .documents, .reports, .funnel, .shell, .reads, .flags, .whatIf, .actors, .rules,
      .verify, .keys, .checkpoint, .bench:
      []
    }
  }

  /// Every verb has the options of a language, in which its errors are told, of a zone and of colours.
  var options: [Option] {
    let own = ownOptions + (recordsReads ? [Self.readsOption] : [])
    return own
      + [Speech.option, Zone.option, Output.colorOption].filter { common in
        !own.contains { $0.name == common.name }
      }
  }

  var ownOptions: [Option] {
    let log = Option("log", "FILE")
    let json = Option("json")
    // The options of every verb that shows a reader's view of a log in words.
    let reading = [log, json, Speech.option, Asking.option]
    switch self {
    case .demo:
      return [
        Option("log", "FILE"),
        Option("commands", "FILE"),
        Self.encryptOption,
      ]
    case .send:
      return [
        log, Option("outbox", "FILE"),
        Option("importing"),
        Option("durability", "KIND", of: AskedDurability.self),
        Self.encryptOption,
      ]
    case .outbox: return [Self.outboxOption, json, Speech.option] + Self.outboxOptions
    case .sync: return [log, Self.outboxOption, json, Speech.option] + Self.syncOptions
    case .serve: return Self.serveOptions
    case .tick:
      return [
        log, json,
        Option("as", "ACTOR"),
        Self.tickedOption,
        Option("dry-run"),
      ]
    case .list:
      return reading + OptionList.of(ClaimsQuery.self) + [Self.aboutOption, Self.watchOption]
    case .show: return [log, json, Speech.option, Self.showOption] + OptionList.of(ShowQuery.self)
    case .financials: return reading + OptionList.of(FinancialsQuery.self) + Self.financialsOptions
    case .worklist:
      return [log, json, Speech.option, Self.worklistOption, Self.watchOption]
        + OptionList.of(WorklistQuery.self)
    case .blame, .explain: return reading
    case .actors: return reading + OptionList.of(ActorsQuery.self)
    case .rules: return reading + OptionList.of(RulesQuery.self)
    case .catalogs: return reading + OptionList.of(CatalogsQuery.self)
    case .timeline: return reading + OptionList.of(TimelineQuery.self) + [Self.watchOption]
    case .history: return reading + OptionList.of(HistoryQuery.self)
    case .refusals: return reading + OptionList.of(RefusalsQuery.self)
    case .reads: return Self.readsOptions
    case .flows: return reading + Self.flowsOptions
    case .sla: return reading + Self.slaOptions + OptionList.of(SLAQuery.self)
    case .aging: return reading + OptionList.of(AgingQuery.self)
    case .fraud: return reading + OptionList.of(FraudQuery.self)
    case .documents: return reading + OptionList.of(DocumentsQuery.self)
    case .reports: return reading + OptionList.of(ReportsQuery.self) + Self.reportsOptions
    case .funnel: return reading + OptionList.of(FunnelQuery.self)
    case .flags: return reading + OptionList.of(FlagsQuery.self)
    case .whatIf: return reading + Self.whatIfOptions + OptionList.of(WhatIfQuery.self)
    case .diff: return reading + OptionList.of(DiffQuery.self)
    case .replay: return reading + OptionList.of(ReplayQuery.self)
    case .allowed:
      return [
        log, json, Speech.option,
        Option("as", "ACTOR"),
      ] + OptionList.of(AllowedQuery.self, without: ["role"])
    case .verify:
      return [
        log, json,
        Option("decisions"),
        Option("hindsight"),
      ] + Self.provenOptions
    case .salvage: return [json, Speech.option]
    case .backup: return [log, json, Speech.option]
    case .archive: return [log, json, Self.archivedOption, Speech.option]
    case .checkpoint: return [log] + Self.checkpointOptions
    case .witness: return [log, json] + Self.witnessOptions
    case .prove: return [log] + Self.proveOptions
    case .dossier: return [log, Speech.option, Asking.option] + Self.dossierOptions
    case .diagram:
      return [
        Option("mermaid"),
        Option("dot"),
      ]
    case .explore:
      return [
        Option("view", "NAME", choices: Self.views.map(\.name)),
        Option("states", "N"),
        Option("amounts", "LIST"),
        Option("reopenings", "N"),
        Option("runs", "N"),
        Option("seed", "N"),
        Option("svg"),
      ]
    case .conform:
      return [
        json, Option("map", "MAP.json"),
        Option("most", "N"),
      ] + ForeignLogFile.options
    case .map:
      return [
        Option("objects", "TYPE")
      ] + ForeignLogFile.options
    case .new: return [log]
    case .completion, .schema: return []
    case .shell: return [log, Speech.option, Asking.option]
    case .spec, .seal: return [json]
    case .keys: return [log, json, Self.rotateOption]
    case .erasures: return [log, json, Self.keptOption]
    case .subject: return [log, json, Speech.option, Self.dryRunOption]
    case .import: return [log, json] + Self.importOptions
    case .export: return [log, Speech.option, Asking.option] + Self.exportOptions
    case .blob: return [log, json] + Self.blobOptions
    case .bench:
      return [
        Option("dir", "FOLDER"),
        Option("only", "LETTERS"),
        Option("keep"),
      ]
    }
  }
}
