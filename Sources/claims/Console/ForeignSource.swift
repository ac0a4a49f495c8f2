import ClaimsKernel
import EventSourcing

/// Somebody else's log, and the map that says what it means.
struct ForeignSource {
  let map: ActivityMap
  private let file: String

  init(_ verb: Verb, _ arguments: Arguments, file: String) throws {
    guard let mapFile = arguments.value("map") else {
      throw Usage("'\(verb)' needs --map MAP.json; Examples/Maps has some, and says how they read")
    }
    guard mapFile != "-" || file != "-" else {
      throw Usage("the map and the log cannot both come from standard input")
    }
    self.file = file
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try Input(mapFile).all()
    } catch { throw Failure("\(Self.shown(mapFile)): \(error.wording.en)") }
    do throws(JSONFault) {
      map = try ActivityMap(json: bytes)
    } catch { throw Failure("\(Self.shown(mapFile)): \(printable(error.explanation))") }
  }

  /// Reads the log, case by case. Those before a fault have been handed out.
  func forEachCase(_ body: @escaping (ForeignCase) -> Void) throws {
    let input = try Input(file)
    do {
      try XESReader.read({ try input.chunk() }, each: body)
    } catch let fault as XESFault {
      throw Failure("\(Self.shown(file)): \(printable(fault.message))")
    } catch let failure as Failure {
      throw Failure("\(Self.shown(file)): \(failure.wording.en)")
    }
  }

  private static func shown(_ file: String) -> String { file == "-" ? "standard input" : file }
}
