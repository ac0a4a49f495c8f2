import ClaimsDomain
import ClaimsKernel
import ClaimsStore
import EventSourcing
import Hashing
import WriteAheadLog

// What is handed over: a stream's story with its evidence, in one file that anybody can open.

extension Verb {
  static let dossierOptions =
    [
      Option(
        name: "output", value: "FILE", meaning: "also -o: where it goes (default: standard output)")
    ] + dossierChoices + signingOptions

  /// What it depends on what a dossier says.
  fileprivate static let dossierChoices =
    OptionList.of(AskedPoint.self, in: dossier.rawValue) + [
      Option(name: "format", value: "NAME", meaning: "html (the default), or md: the story alone"),
      Option(name: "all", value: nil, meaning: "every stream, in a folder with an index"),
      Option(name: "origin", value: "NAME", meaning: "what the log is called (default: by its id)"),
    ]

  static let dossierNote = """
    ID is the id of a stream of any kind: see 'claims help history'. The file opens in any browser,
    needs no network, and carries the evidence of each step: its button Verify recomputes the hashes
    up to the checkpoint, which --signing-key or --signer signs. 'claims verify --dossier FILE' checks
    every byte of it, and tells each step again from its bytes; with --log it makes it again from the
    log, and looks for who recorded its hash (generateReport); with --reads, for whom it was handed to,
    as 'dossier' with --reads records it. With --as, what that reader does not see is left out, and no
    bytes of the log are given that they might not see. Source: Specs/Dossier.md.
    """

  func dossier(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let format = arguments.value("format") ?? "html"
    guard format == "html" || format == "md" else {
      throw Usage(.dossierFormatExpected, format)
    }
    guard arguments.rest.isEmpty == arguments.has("all") else { throw Usage(.dossierNeedsIDOrAll) }
    let destination = try arguments.outputPath()
    let log = try openForReading(arguments, output).base
    let (view, request) = try request(of: log, arguments, output)
    let scene = try DossierScene(log, view, request)
    if arguments.has("all") {
      guard let folder = destination else { throw Usage(.dossierAllNeedsOutput) }
      return try DossierFolder(scene: scene, path: folder, format: format).write(&output) {
        try scene.record($0, rows: $0.count, files: $1, of: log, arguments)
      }
    }
    let stream = try scene.logState.stream(
      named: arguments.rest[0], as: scene.access, at: request.made)
    let dossier = try Dossier(of: stream, in: scene)
    let bytes = Array(dossier.file(format).utf8)
    let (steps, hash) = (dossier.story.steps.count, SHA256.hash(of: bytes))
    let file = try destination.map { (try PartialFile($0), $0) }
    defer { file?.0.discard() }
    if let file { try bytes.withUnsafeBytes { try file.0.write($0) } }
    // Recorded before it has its name: what cannot be recorded is not shown.
    try scene.record([stream], rows: steps, files: [hash], of: log, arguments)
    if let file {
      try file.0.finish()
      output.line(output.speech.say(.dossierWritten, file.1, steps, bytes.count, hash))
    } else {
      bytes.withUnsafeBytes { output.bytes($0) }
    }
    return .done
  }

  /// What is asked for, and the frames of the log that it is asked of.
  private func request(
    of log: WriteAheadLog, _ arguments: Arguments, _ output: Output
  ) throws -> (ProvingView, DossierRequest) {
    var request = DossierRequest()
    let asked: AskedPoint = try arguments.message()
    try arguments.check(asked.fault)
    request.point = asked.point ?? AuditPoint()
    request.reader = arguments.value("as")
    request.language = output.speech.language
    request.made = systemClock()
    let origin = try arguments.origin()
    let view: ProvingView
    do throws(ProvingError) { view = try ProvingView(of: log, origin: origin) } catch {
      throw failure(error)
    }
    if case .position(let asked) = request.point.known, view.end.value < asked {
      output.message(.theLogEndsAtPosition, view.end.value)
    }
    request.note = try arguments.signed(view.checkpoint.text)
    return (view, request)
  }
}

extension DossierScene {
  /// Records what is about to be handed over, if that is asked for.
  fileprivate func record(
    _ streams: [StreamID], rows: Int, files: [Digest], of log: WriteAheadLog,
    _ arguments: Arguments
  ) throws {
    try ReadPlace(arguments)?.record(
      Verb.dossier.rawValue, arguments.params(Verb.dossierChoices),
      by: isWhole ? nil : access.actor,
      of: Set(streams), rows: rows, files: files, in: logState, of: log)
  }
}

extension Dossier {
  /// As a file of a format.
  func file(_ format: String) -> String {
    format == "md" ? DossierMarkdown(dossier: self).text : DossierHTML(dossier: self).text
  }
}
