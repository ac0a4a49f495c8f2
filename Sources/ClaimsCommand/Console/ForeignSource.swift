import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A foreign event log, and the map that says what its activities mean.
struct ForeignSource {
  let map: ActivityMap
  let log: ForeignLogFile

  init(_ verb: Verb, _ arguments: Arguments, file: String, format: String? = nil) throws {
    guard let mapFile = arguments.value("map") else {
      throw Usage(.needsMapMAPJsonExamples, "\(verb)")
    }
    guard mapFile != "-" || file != "-" else {
      throw Usage(.theMapAndTheLog)
    }
    let bytes = try Input(mapFile).all()
    var map: ActivityMap
    do throws(JSONFault) {
      map = try ActivityMap(json: bytes)
    } catch { throw Failure(error.wording.of(file: mapFile)) }
    log = try ForeignLogFile(file, arguments, map.log, format: format)
    map.log = log.options
    self.map = map
  }
}

/// A file that holds a foreign event log, of whatever format.
struct ForeignLogFile {
  /// As the map has them, and the command line corrects them.
  private(set) var options: EventLogOptions
  private let file: String
  /// As it was named; found by its first bytes else.
  private let format: EventLogFormat?

  static let options: [Verb.Option] = [
    Zone.option,
    Verb.Option("delimiter", "CHAR"),
  ]

  init(
    _ file: String, _ arguments: Arguments, _ options: EventLogOptions, format: String? = nil
  ) throws {
    self.file = file
    self.options = options
    self.format = format.flatMap(EventLogFormat.init)
    do throws(WireError) {
      if let zone = arguments.value(Zone.option.name) {
        try self.options.set(zone: zone, at: "--zone")
      }
      if let delimiter = arguments.value("delimiter") {
        try self.options.set(delimiter: delimiter, at: "--delimiter")
      }
    } catch { throw Usage(error.wording) }
  }

  /// Reads the log, case by case, and tells what is to be known of it. Cases before a fault have
  /// been handed out.
  func forEachCase(_ output: Output, _ body: @escaping (ForeignCase) -> Void) throws {
    let input = try Input(file)
    do {
      var head: [UInt8]? = try input.chunk()
      let format = format ?? EventLogFormat(of: head ?? [])
      let notes = try format.reader.read(
        {
          defer { head = nil }
          return try head ?? input.chunk()
        }, as: options, in: SpoolFile(), each: body)
      for note in notes { output.message(note.of(file: file)) }
    } catch let fault as EventLogFault {
      throw Failure(fault.wording.of(file: file))
    }
  }
}

extension Phrase {
  /// What is wrong with a file that was named on the command line.
  func of(file: String) -> Phrase {
    let name = Phrase.name(ofFile: file)
    return Phrase { "\(name[$0]): \(self[$0])" }
  }

  static func name(ofFile file: String) -> Phrase {
    file == "-" ? Phrase(.standardInput) : Phrase(plain: file)
  }
}
