import EventSourcing

extension [String] {
  /// The place of the first that is blank, or that stands before it already; nil if there is none. Texts that cannot be
  /// read may say anything.
  var firstBlankOrRepeated: Int? {
    indices.first { place in
      self[place].isBlank
        || !SealedText.hides(self[place]) && self[..<place].contains { $0.isSame(as: self[place]) }
    }
  }
}

extension Violation {
  /// The first of a field's texts that is blank or repeated, by its path.
  init?(ofRepetitionIn texts: [String], of field: String) {
    guard let place = texts.firstBlankOrRepeated else { return nil }
    self.init(
      expected: .fieldOnceAndNotBlank(ReasonValue.field("\(field)[\(place)]")),
      found: .value(texts[place]))
  }
}
