import ClaimsDomain
import ClaimsKernel
import EventSourcing

/// A foreign event log, and the map that says what its activities mean.
struct ForeignSource {
  let map: ActivityMap
  private let file: String

  init(_ verb: Verb, _ arguments: Arguments, file: String) throws {
    guard let mapFile = arguments.value("map") else {
      throw Usage(.needsMapMAPJsonExamples, "\(verb)")
    }
    guard mapFile != "-" || file != "-" else {
      throw Usage(.theMapAndTheLog)
    }
    self.file = file
    let bytes = try Input(mapFile).all()
    do throws(JSONFault) {
      map = try ActivityMap(json: bytes)
    } catch { throw Failure(error.wording.of(file: mapFile)) }
  }

  /// Reads the log, case by case. Cases before a fault have been handed out.
  func forEachCase(_ body: @escaping (ForeignCase) -> Void) throws {
    let input = try Input(file)
    do {
      try XESReader.read({ try input.chunk() }, each: body)
    } catch let fault as XESFault {
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
