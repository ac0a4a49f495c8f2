import EventSourcing

extension Photo {
  /// How many properties a photo may have, and how many bytes their names and values.
  static let (propertiesMost, nameBytesMost, valueBytesMost) = (32, 64, 256)

  /// What is wrong with its metadata, by the path in the part; nil if nothing is.
  ///
  /// Source: Specs/Lifecycles/Parts.md, "Photo".
  var metadataViolation: Violation? {
    if metadata.isEmpty { return nil }
    let path = "photo.metadata"
    guard metadata.count <= Self.propertiesMost else {
      return Violation(
        expected: .fieldWithAtMost(ReasonValue.field(path), Self.propertiesMost),
        found: .value(metadata.count))
    }
    let names = metadata.map { $0.name }
    if let place = names.firstBlankOrRepeated {
      return Violation(
        expected: .fieldOnceAndNotBlank(ReasonValue.field("\(path)[\(place)].name")),
        found: .value(names[place]))
    }
    for (place, property) in metadata.enumerated() {
      let lengths = [
        ("name", property.name.utf8.count, Self.nameBytesMost),
        ("value", property.value.utf8.count, Self.valueBytesMost),
      ]
      for (field, count, most) in lengths where count > most {
        return Violation(
          expected: .fieldOfAtMostBytes(ReasonValue.field("\(path)[\(place)].\(field)"), most),
          found: .value(count))
      }
    }
    return nil
  }
}
