import ClaimsKernel

/// The JSON values of files that others wrote, one after the other: those of a list, of lines, or one
/// a file. What is wrong with one leaves the others.
final class ForeignValues {
  /// Where a value stands.
  struct Place {
    let file: String
    /// From 0; nil for all of the file.
    let index: Int?
    let isLine: Bool

    var wording: Phrase {
      let file = Phrase.name(ofFile: file)
      guard let index else { return file }
      return isLine ? Phrase(.lineOfFile, file, index + 1) : Phrase(.placeInFile, file, index)
    }
  }

  private var files: ArraySlice<String>
  private var input: Input?
  private var elements = JSONElements()
  private var file = ""

  /// - Throws: if one of the files is not there, before any is read.
  init(_ files: ArraySlice<String>) throws {
    guard files.count(where: { $0 == "-" }) < 2 else { throw Usage.inputTwice }
    for file in files where file != "-" && !isThere(file) { _ = try Input(file) }
    self.files = files
  }

  /// The next value, or what is wrong there; nil at the end of the last file.
  func next() -> (place: Place, value: Result<JSONValue, Failure>)? {
    while true {
      guard let input else {
        guard let first = files.popFirst() else { return nil }
        (file, elements) = (first, JSONElements())
        do throws(Failure) { input = try Input(first) } catch { return (here, .failure(error)) }
        continue
      }
      do throws(Failure) {
        if let value = try elements.next({ () throws(Failure) in try input.chunk() }) {
          return (here, value.mapError { Failure($0.wording) })
        }
      } catch {
        self.input = nil
        return (here, .failure(error))
      }
      self.input = nil
    }
  }

  private var here: Place {
    Place(
      file: file, index: elements.form == .single ? nil : elements.count - 1,
      isLine: elements.form == .lines)
  }
}
