import Descriptions
import EventSourcing

/// A check that a mutant ought to fail: what it finds, or nil if it finds nothing. What it
/// throws is a finding: a walk's failing case, say.
public struct MutantCheck<Subject: Sendable>: Sendable {
  /// What reports call the check.
  public let name: String
  let finds: @Sendable (Subject) async throws -> String?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - name: what reports call it.
  ///   - finds: what is wrong with a subject, in words; nil if nothing is. What it throws is a
  ///     finding, too, but for `CancellationError` and `IsolationFailed`.
  public init(_ name: String, finds: @escaping @Sendable (Subject) async throws -> String?) {
    self.name = name
    self.finds = finds
  }

  /// What is found; throwing is a finding, too, but not what keeps a check from being made.
  func finding(in subject: Subject) async throws -> String? {
    do { return try await finds(subject) } catch let error as CancellationError {
      throw error
    } catch let error as IsolationFailed {
      throw error
    } catch { return "threw: \(error)" }
  }
}

/// Which mutants were caught, by which check, and which survived.
public struct MutationReport: Sendable, Equatable {
  /// One caught mutant.
  public struct Catch: Sendable, Equatable, PrintsFields {
    /// The mutant's description, such as `K07 deleted`.
    public let mutant: String
    /// What was changed: a row, a kind of event, a constant.
    public let row: String
    /// The name of the first check that found something.
    public let check: String
    /// What that check found, or `threw:` and what it threw.
    public let finding: String
  }

  /// In the order in which the mutants were tried.
  public private(set) var caught: [Catch] = []
  /// What was done that no check found fault with.
  public private(set) var survivors: [String] = []

  /// Puts mutants to checks; the first check that finds something has caught one.
  ///
  /// - Parameters:
  ///   - subject: what was changed, as it is: every check has to pass it.
  ///   - mutants: those to be tried.
  ///   - checks: what a mutant is put to, in order.
  ///   - quote: what is said of a row behind each of its survivors: its rule, say.
  /// - Throws: if a check finds fault without any change: such a check catches everything
  ///   and proves nothing. `CancellationError` and `IsolationFailed`, since no check was made.
  public init<Subject>(
    of subject: Subject, _ mutants: [Mutant<Subject>],
    checks: [MutantCheck<Subject>], quoting quote: ((_ row: String) -> String)? = nil
  ) async throws {
    for check in checks {
      if let finding = try await check.finding(in: subject) {
        throw FaultyCheck(check: check.name, finding: finding)
      }
    }
    for mutant in mutants {
      var isCaught = false
      for check in checks {
        guard let finding = try await check.finding(in: mutant.subject) else { continue }
        caught.append(
          Catch(
            mutant: mutant.description, row: mutant.row, check: check.name, finding: finding))
        isCaught = true
        break
      }
      guard !isCaught else { continue }
      survivors.append(mutant.description + (quote.map { "; " + $0(mutant.row) } ?? ""))
    }
  }
}

/// A check that finds fault with what is tested as it is.
public struct FaultyCheck: Error, Equatable, CustomStringConvertible {
  /// The name of the check.
  public let check: String
  /// What it found without any change.
  public let finding: String

  /// Creates the error from the check's name and what it found.
  public init(check: String, finding: String) {
    self.check = check
    self.finding = finding
  }

  public var description: String {
    "the check \"\(check)\" fails without any change (\(finding)): mend this before its mutants "
      + "are tried"
  }
}

extension MutationReport: CustomStringConvertible {
  public var description: String {
    var text = "\(caught.count) of \(caught.count + survivors.count) mutants caught"
    var checks: [String] = []
    for one in caught where !checks.contains(one.check) { checks.append(one.check) }
    for check in checks {
      text += "\n  \(caught.filter { $0.check == check }.count) by \(check)"
    }
    for survivor in survivors { text += "\n  survived: \(survivor)" }
    return text
  }
}

extension MutationReport {
  /// Puts all mutants of a table to checks.
  ///
  /// - Throws: as above.
  public init<Words: Vocabulary>(
    of lifecycle: Lifecycle<Words>, checks: [MutantCheck<Lifecycle<Words>>],
    quoting quote: ((_ row: String) -> String)? = nil
  ) async throws {
    try await self.init(of: lifecycle, lifecycle.mutants, checks: checks, quoting: quote)
  }
}
