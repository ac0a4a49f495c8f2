import EventSourcing

/// A value that is printed as its fields, which reflection finds: `Backup(path: "copy.wal", commits: 3)`.
///
/// For values that are no messages, outside of the pure core: conforming is all that they do. An enumeration is printed
/// as its case; one of texts, as its code. Numbers are always shown; what else is absent, empty or the default of its
/// type is left out, and so are functions and objects. A list of more than eight elements is cut.
package protocol PrintsFields: CustomStringConvertible {}

extension PrintsFields {
  /// Its fields.
  public var description: String { fieldText(of: self) }
}

/// A value as its type's name and its fields, or as its case or code.
package func fieldText<Value>(of value: Value) -> String {
  if let code = (value as? any RawRepresentable)?.rawValue as? String { return code }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else {
    return written("\(mirror.subjectType)", mirror)
  }
  guard let payload = mirror.children.first, let name = payload.label else {
    return enumCaseName(of: value) ?? "\(mirror.subjectType)"
  }
  let inner = Mirror(reflecting: payload.value)
  return inner.displayStyle == .tuple
    ? written(name, inner) : "\(name)(\(shown(payload.value)))"
}

/// The name of a value's case, whatever its description says; nil of anything else.
package func enumCaseName<Value>(of value: Value) -> String? {
  nameOfCase(value).map { String(cString: $0) }
}

/// What the standard library itself prints cases by; `Mirror` tells only those with a payload. There is no public way:
/// `print`, `dump` and `String(reflecting:)` all prefer the description that the type has of its own.
@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?

private func written(_ name: String, _ mirror: Mirror) -> String {
  var writer = DescriptionWriter(name)
  for child in mirror.children {
    guard let text = text(of: child.value) else { continue }
    // The places of a tuple without labels are called .0, .1 and so on.
    writer.add(child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, text)
  }
  return writer.text
}

/// Nil for what is left out.
private func text(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.flatMap { text(of: $0.value) }
  }
  switch value {
  case let bytes as [UInt8]: return bytes.isEmpty ? nil : DescriptionWriter.shown(bytes)
  case let number as any BinaryInteger: return "\(number)"
  case let field as any FieldValue: return fieldValue(field)
  default: break
  }
  switch mirror.displayStyle {
  case .collection:
    return list(mirror.children.prefix(DescriptionWriter.shownElements), of: mirror) {
      shown($0.value)
    }
  case .set, .dictionary:
    // In an order that the next process has too.
    let texts = mirror.children.map { element(of: $0.value) }.sorted()
    return texts.isEmpty
      ? nil
      : DescriptionWriter.list(
        Array(texts.prefix(DescriptionWriter.shownElements)), of: texts.count)
  case .class: return (value as? any CustomStringConvertible)?.description
  // Swift itself says the case of a type that is known only as anything.
  case .enum where mirror.children.isEmpty: return "\(value)"
  case .tuple: return written("", mirror)
  case nil where "\(type(of: value))".contains("->"): return nil
  default: return (value as? any CustomStringConvertible)?.description ?? fieldText(of: value)
  }
}

/// An element, which is shown even if it is the default of its type.
private func shown(_ value: Any) -> String {
  (value as? String).map { DescriptionWriter.quoted($0) } ?? text(of: value) ?? "\(value)"
}

private func fieldValue<V: FieldValue>(_ value: V) -> String? {
  value == V() ? nil : DescriptionWriter.text(of: value)
}

private func list(
  _ shown: some Collection<Mirror.Child>, of mirror: Mirror, _ text: (Mirror.Child) -> String
) -> String? {
  shown.isEmpty
    ? nil : DescriptionWriter.list(shown.map(text), of: Int(mirror.children.count))
}

/// An element of a set, or a key and what is under it.
private func element(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple, mirror.children.count == 2 else {
    return shown(value)
  }
  return mirror.children.map { shown($0.value) }.joined(separator: ": ")
}
