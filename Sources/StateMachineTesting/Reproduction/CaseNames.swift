/// The name of an enumeration's case; of anything else, that of its type.
@usableFromInline func caseName<Value>(of value: Value) -> String {
  enumCaseName(value).map { String(cString: $0) } ?? "\(Value.self)"
}

/// What the standard library itself prints cases by; `Mirror` tells only those with a payload.
/// There is no public way: `print`, `dump` and `String(reflecting:)` all prefer the description
/// that the type has of its own, and commands often have one that is no Swift.
@_silgen_name("swift_EnumCaseName")
func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
