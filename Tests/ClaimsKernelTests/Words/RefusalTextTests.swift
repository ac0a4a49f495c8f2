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
      reason: Reason(.notAuthorised, found: "claimant"),
      en: "this command may not be sent as claimant",
      es: "esta orden no se puede enviar como reclamante"),
    Vector(
      reason: Reason(.notAuthorised, expected: "none: hugo holds no role", found: "handler"),
      en: "'hugo' holds no role in this log, so not handler either",
      es: "'hugo' no tiene ningún rol en este registro, tampoco el de tramitador"),
    Vector(
      reason: Reason(.notAuthorised, expected: ActorDecider.bootstrap, found: "openDraft"),
      en: "nobody is registered yet: the log's first command registers its administrator",
      es: "todavía no hay nadie registrado: la primera orden de un registro da de alta "
        + "a su administrador"),
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
    // What a person wrote is quoted, even if it is a word of the domain.
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

  @Test("whether the role may not send the command or the sender not act in it is told apart")
  func roles() throws {
    let hugo = ActorID("hugo")
    var register = ActorRegister()
    register.apply(
      .actorRegistered(ActorRegistered(actor: hugo, name: "Hugo", roles: [.handler, .payer])),
      toStream: StreamID.actor(hugo).id)
    let held = try #require(register.reason(against: hugo, as: .supervisor))
    // What is stored is the same as ever.
    #expect(held == Reason(.notAuthorised, expected: "handler, payer", found: "supervisor"))
    #expect(held.message == "the sender does not hold the role supervisor, only handler, payer")
    #expect(
      Words(.es).text(for: held)
        == "quien la envía no tiene el rol supervisor, solo tramitador, pagador")
    let inStatus = Reason(
      .notAuthorised, expected: .names("supervisor", in: Role.schemaName),
      found: .code(Role.handler))
    #expect(
      inStatus.message
        == "in this status this command may not be sent as handler, only as supervisor")
    #expect(
      Words(.es).text(for: inStatus)
        == "en este estado esta orden no se puede enviar como tramitador, solo como supervisor")
    // One that was stored before there were types may be either: it is told so that both are true.
    let untyped = Reason(.notAuthorised, expected: "handler, payer", found: "supervisor")
    #expect(
      untyped.message
        == "this role may not send this command: expected handler, payer, found supervisor")
  }

  @Test("a refusal says all of its reasons")
  func refusal() {
    let refusal = Refusal([Reason(.noChange), Reason(.emptyText)])
    #expect(Words(.es).text(for: refusal) == "la orden no cambiaría nada; el texto está vacío")
    #expect(refusal.message == Words(.en).text(for: refusal))
  }

  @Test("holes take what is between a text's words, and never nothing")
  func holes() {
    let between = "at most {1} of {2}"
    #expect(SaidInEnglish.Pattern(between).values(in: "at most 1 of 2") == ["1", "2"])
    #expect(SaidInEnglish.Pattern(between).values(in: "at most 1 of ") == nil)
    #expect(SaidInEnglish.Pattern(between).values(in: "at most  of 2") == nil)
    #expect(SaidInEnglish.Pattern(between).values(in: "almost 1 of 2") == nil)
    #expect(SaidInEnglish.Pattern("{1} bytes").values(in: "5 bytes") == ["5"])
    #expect(SaidInEnglish.Pattern("{1} bytes").values(in: " bytes") == nil)
    #expect(SaidInEnglish.Pattern("{1} bytes").values(in: "5 bytes of") == nil)
    #expect(SaidInEnglish.Pattern("revision {1:field}").values(in: "revision 3") == ["3"])
    #expect("como máximo {1} de {2:field}".filled(with: ["1", "2"]) == "como máximo 1 de 2")
    #expect("{\"a\": {2}}, {1}".filled(with: ["1", "2"]) == "{\"a\": 2}, 1")
  }

  private static func euros(_ cents: Int64) -> Money {
    Money(minorUnits: cents, currency: Currency("EUR") ?? Currency())
  }

  /// Reasons as rules of today give them: English beside its type.
  static let typed: [Vector] = [
    Vector(
      reason: Reason(
        .amountExceedsReserve, expected: .atMost(euros(500)), found: .value(euros(900))),
      en: "the amount exceeds the reserve: expected at most 5.00 EUR, found 9.00 EUR",
      es: "el importe supera la reserva: se esperaba como máximo 5.00 EUR, se encontró 9.00 EUR"),
    Vector(
      reason: Reason(
        .invalidTransition, expected: .code(ClaimVerb.reopen, ClaimVerb.addNote),
        found: .verbInStatus(ReasonValue(ClaimVerb.approve), ReasonValue(ClaimStatus.closed))),
      en: "the status does not allow this command: expected reopen, addNote, "
        + "found approve in closed",
      es: "el estado no permite esta orden: se esperaba «Reabrir», "
        + "«Añadir una nota», se encontró «Aprobar» en «Cerrada»"),
    Vector(
      reason: Reason(
        .subrogationNotOpen, expected: .code(RecoveryStatus.open), found: .code(RecoveryStatus.none)
      ),
      en: "no recovery is under way: expected open, found none",
      es: "no hay ningún recobro en curso: se esperaba en curso, se encontró ninguno"),
    Vector(
      reason: Reason(
        .missingRequiredFields, expected: .field("title", "lossDate"), found: .nothingMore),
      en: "required fields are missing: expected title, lossDate",
      es: "faltan campos obligatorios: se esperaba título, fecha del siniestro"),
    // What was sent is quoted, even if it is a word of the domain or of the tables.
    Vector(
      reason: Reason(.itemNotOpen, found: .value("somebody else")),
      en: "nobody asks for this: found somebody else",
      es: "nadie pide esto: se encontró somebody else"),
    Vector(
      reason: Reason(.flowBroken, expected: .atMostOptions(9).at("questions"), found: .nothingMore),
      en: "the flow cannot be followed: expected questions: at most 9 options",
      es: "el recorrido no puede seguirse: se esperaba questions: como máximo 9 opciones"),
  ]

  @Test("a reason of today is worded by its type", arguments: typed)
  func types(vector: Vector) {
    let code = vector.reason.code
    let (en, es) = (vector.en, vector.es)
    #expect(Words(.en).text(for: vector.reason).dropPrefix(code.wording.en) == en.dropToColon)
    #expect(Words(.es).text(for: vector.reason).dropPrefix(code.wording.es) == es.dropToColon)
    // Records with the English only are shown the same in English.
    let untyped = Reason(code, expected: vector.reason.expected, found: vector.reason.found)
    #expect(untyped == vector.reason)
    #expect(untyped.message == vector.reason.message)
  }

  @Test("no rule of the domain says what was expected or found as a text of its own")
  func phrases() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources/ClaimsDomain")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var (said, typed) = ([String](), 0)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("Guard<") || text.contains("Reason(") else { continue }
      typed += text.matches(of: /(?:expected|found): \./).count
      said += text.matches(of: /(?:expected|found): ("[^"].*)/).map { String($0.1) }
    }
    #expect(typed > 300)
    #expect(said == [])
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// From the first colon on.
  fileprivate var dropToColon: String? { firstIndex(of: ":").map { String(self[$0...]) } }
}
