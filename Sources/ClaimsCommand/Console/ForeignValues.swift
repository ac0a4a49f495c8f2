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

    /// In short, for lists.
    var name: String {
      index.map { isLine ? "\(file):\($0 + 1)" : "\(file)[\($0)]" } ?? file
    }

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

  /// - Throws: if standard input is named twice.
  init(_ files: ArraySlice<String>) throws {
    guard files.count(where: { $0 == "-" }) < 2 else { throw Usage.inputTwice }
    self.files = files
  }

  /// The next value, or what is wrong there; nil at the end of the last file.
  func next() -> (place: Place, value: Result<JSONValue, Failure>)? {
    nextText().map { place, text in
      (
        place,
        text.flatMap { text in
          Result { () throws(JSONFault) in try JSONValue(parsing: text) }
            .mapError { Failure($0.wording) }
        }
      )
    }
  }

  /// The bytes of the next value, which may be none.
  func nextText() -> (place: Place, text: Result<[UInt8], Failure>)? {
    while true {
      guard let input else {
        guard let first = files.popFirst() else { return nil }
        (file, elements) = (first, JSONElements())
        do throws(Failure) { input = try Input(first) } catch { return (here, .failure(error)) }
        continue
      }
      do throws(Failure) {
        if let text = try elements.nextText({ () throws(Failure) in try input.chunk() }) {
          return (here, text.mapError { Failure($0.wording) })
        }
      } catch {
        self.input = nil
        return (here, .failure(error))
      }
      self.input = nil
    }
  }

  private var here: Place {
    switch elements.form {
    case .single: Place(file: file, index: nil, isLine: false)
    case .list: Place(file: file, index: elements.count - 1, isLine: false)
    case .lines: Place(file: file, index: elements.line - 1, isLine: true)
    }
  }
}
