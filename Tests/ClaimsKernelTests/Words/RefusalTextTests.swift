import ClaimsDomain
import EventSourcing
import Foundation
import Testing

@testable import ClaimsKernel
@testable import WriteAheadLog

@Suite("Refusals in words")
struct RefusalTextTests {
  struct Vector: CustomStringConvertible, Sendable {
    var reason: Reason
    var en: String
    var es: String
    var description: String { en }
  }

  static let vectors = [
    Vector(
      reason: Reason(.noChange), en: "the command would change nothing",
      es: "la orden no cambiaría nada"),
    Vector(
      reason: Reason(.reasonMissing, expected: "reason"),
      en: "a reason must be given: expected reason",
      es: "debe indicar un motivo: se esperaba un motivo"),
    Vector(
      reason: Reason(.amountExceedsReserve, expected: "at most 5.00 EUR", found: "9.00 EUR"),
      en: "the amount exceeds the reserve: expected at most 5.00 EUR, found 9.00 EUR",
      es: "el importe supera la reserva: se esperaba como máximo 5.00 EUR, se encontró 9.00 EUR"),
    Vector(
      reason: Reason(.invalidTransition, expected: "reopen, addNote", found: "approve in closed"),
      en: "the status does not allow this command: expected reopen, addNote, "
        + "found approve in closed",
      es: "el estado no permite esta orden: se esperaba «Reabrir», "
        + "«Añadir una nota», se encontró «Aprobar» en «Cerrada»"),
    Vector(
      reason: Reason(.notAuthorised, expected: "handler, supervisor", found: "claimant"),
      en: "this role may not send this command: expected handler, supervisor, found claimant",
      es: "este rol no puede enviar esta orden: se esperaba tramitador, supervisor, "
        + "se encontró reclamante"),
    Vector(
      reason: Reason(.notAuthorised, expected: "none: hugo holds no role", found: "handler"),
      en: "this role may not send this command: expected none: hugo holds no role, found handler",
      es: "este rol no puede enviar esta orden: se esperaba ninguno: hugo no tiene ningún rol, "
        + "se encontró tramitador"),
    Vector(
      reason: Reason(.paymentNotPending, expected: "requested", found: "declined"),
      en: "the payment does not wait for authorisation: expected requested, found declined",
      es: "el pago no espera autorización: se esperaba solicitado, se encontró rechazado"),
    Vector(
      reason: Reason(.missingRequiredFields, expected: "title, lossDate"),
      en: "required fields are missing: expected title, lossDate",
      es: "faltan campos obligatorios: se esperaba título, fecha del siniestro"),
    Vector(
      reason: Reason(.filingDeadlinePassed, expected: "within 30 days of 2026-01-02"),
      en: "the claim comes too late: expected within 30 days of 2026-01-02",
      es: "la reclamación llega fuera de plazo: se esperaba dentro de los 30 días desde 2026-01-02"),
    Vector(
      reason: Reason(.amountMismatch, expected: "at most 1.00 EUR of a0", found: "2.00 EUR"),
      en: "the amounts do not agree: expected at most 1.00 EUR of a0, found 2.00 EUR",
      es: "los importes no coinciden: se esperaba como máximo 1.00 EUR de a0, se encontró 2.00 EUR"),
    Vector(
      reason: Reason(.openItemsRemain, found: "proposed reserve, lawsuit"),
      en: "something is still open: found proposed reserve, lawsuit",
      es: "queda algo pendiente: se encontró reserva propuesta, litigio"),
    // What somebody wrote is quoted, even where it is a word of the domain.
    Vector(
      reason: Reason(.unknownCatalogCode, expected: "a code of denialReasons", found: "open"),
      en: "the code is not in the catalog: expected a code of denialReasons, found open",
      es: "el código no figura en el catálogo: se esperaba un código de denialReasons, "
        + "se encontró open"),
    Vector(
      reason: Reason(.fourEyesRequired, expected: "somebody other than rolf", found: "rolf"),
      en: "a second person is required: expected somebody other than rolf, found rolf",
      es: "se requiere una segunda persona: se esperaba alguien distinto de rolf, "
        + "se encontró rolf"),
  ]

  @Test("a reason says what was expected and found, in every language", arguments: vectors)
  func reasons(vector: Vector) {
    #expect(Words(.en).text(for: vector.reason) == vector.en)
    #expect(vector.reason.message == vector.en)
    #expect(Words(.es).text(for: vector.reason) == vector.es)
  }

  @Test("a refusal says all of its reasons")
  func refusal() {
    let refusal = Refusal([Reason(.noChange), Reason(.emptyText)])
    #expect(Words(.es).text(for: refusal) == "la orden no cambiaría nada; el texto está vacío")
    #expect(refusal.message == Words(.en).text(for: refusal))
  }

  @Test("stars take what stands between a phrase's words, and never nothing")
  func stars() {
    let between = Phrase("at most * of *", "como máximo * de *")
    #expect(between.holes(in: "at most 1 of 2") == ["1", "2"])
    #expect(between.holes(in: "at most 1 of ") == nil)
    #expect(between.holes(in: "at most  of 2") == nil)
    #expect(between.holes(in: "almost 1 of 2") == nil)
    #expect(Phrase("* bytes", "").holes(in: "5 bytes") == ["5"])
    #expect(Phrase("* bytes", "").holes(in: " bytes") == nil)
    #expect(Phrase("* bytes", "").holes(in: "5 bytes of") == nil)
    #expect(Phrase("revision *", "").holes(in: "revision 3") == ["3"])
    #expect(between.filled(with: ["1", "2"]) == "como máximo 1 de 2")
  }

  /// What the rules of the domain say, with `1` where they fill something in.
  static let said: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/ClaimsDomain")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let text = try? String(contentsOf: file, encoding: .utf8), text.contains("Guard<")
      else { continue }
      for line in text.components(separatedBy: "\n") where !line.contains("//") {
        found.formUnion(phrases(in: line))
      }
    }
    // Words of some length, and not lists of file types.
    return found.filter {
      $0.contains(" ") && $0.contains(/[a-z]{2}/) && !$0.contains("/*")
    }.sorted()
  }()

  /// The texts that a line puts together: literals, and `1` for whatever is added to them.
  private static func phrases(in line: String) -> [String] {
    let tokens = line.replacing(/\\\([^)]*\)/, with: "1").components(separatedBy: " + ")
    var joined = ""
    var phrases: [String] = []
    for (index, token) in tokens.enumerated() {
      var literals = token.matches(of: /"([^"]*)"/).map { String($0.1) }
      let trimmed = token.trimmingCharacters(in: .whitespaces)
      if index == 0, tokens.count > 1, trimmed.hasSuffix("\"") {
        joined = literals.popLast() ?? ""
      } else if index > 0, trimmed.hasPrefix("\"") {
        joined += literals.removeFirst()
      } else {
        joined += "1"
      }
      phrases += literals
    }
    return phrases + (tokens.count > 1 ? [joined] : [])
  }

  @Test("whatever a rule of the domain says was expected or found can be said in Spanish")
  func phrases() {
    #expect(Self.said.count > 100)
    #expect(Self.said.contains("within 1 days of 1"))
    #expect(Self.said.filter { Phrases.translated($0) == nil } == [])
  }
}
