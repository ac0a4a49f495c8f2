/// The machine that really runs, driven by commands and held against its specification.
///
/// A new one is made for every run.
public protocol SystemUnderTest {
  /// The specification that it is held against.
  associatedtype Spec: Specification

  /// Does what the command says and answers as the specification's response. What it throws is a
  /// failure: a refusal is a response.
  mutating func perform(_ command: Spec.Command) async throws -> Spec.Response

  /// What the system shows differently from the specification's state, in words; nil if it
  /// shows the same. Asked after every step.
  mutating func disagreement(with state: Spec.State) async throws -> String?

  /// Loses what a crash loses, and opens what is left.
  mutating func crashAndReopen() async throws

  /// Gives back what the run held, such as files.
  mutating func finish() async
}

extension SystemUnderTest {
  public mutating func disagreement(with state: Spec.State) async throws -> String? { nil }
  public mutating func crashAndReopen() async throws { throw CrashIsNotSupported() }
  public mutating func finish() async {}
}

/// The settings ask for crashes, and the system has no `crashAndReopen()`.
public struct CrashIsNotSupported: Error, CustomStringConvertible {
  public var description: String {
    "the settings ask for crashes: write the system's crashAndReopen(), or set crashes to 0"
  }
}

/// What a run does at one step.
public enum TestStep<Command: Equatable & Sendable>: Equatable, Sendable {
  /// Sends the command.
  case perform(Command)
  /// Loses what a crash loses, and opens what is left.
  case crashAndReopen
}
