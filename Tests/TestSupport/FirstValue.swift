extension Sequence {
  /// The closure's first answer that is not nil. `lazy.compactMap { }.first` asks for it twice.
  public func firstValue<Value>(_ value: (Element) throws -> Value?) rethrows -> Value? {
    for element in self {
      if let found = try value(element) { return found }
    }
    return nil
  }
}
