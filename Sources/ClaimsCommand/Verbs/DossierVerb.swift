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
      Option("output", "FILE")
    ] + dossierChoices + signingOptions

  private static let dossierFormats = ["html", "md"]

  /// What it depends on what a dossier says.
  fileprivate static let dossierChoices =
    OptionList.of(AskedPoint.self, in: dossier.rawValue) + [
      Option("format", "NAME", choices: dossierFormats),
      Option("all"),
      Option("origin", "NAME"),
    ]

  func dossier(_ arguments: Arguments, _ output: inout Output) throws -> ExitCode {
    let format = arguments.value("format") ?? "html"
    guard Self.dossierFormats.contains(format) else {
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
