import EventSourcing

extension Identifier {
  /// Draws an identifier with the system's random numbers: for a command, or for a stream that it begins.
  public static func random() -> Identifier {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}
