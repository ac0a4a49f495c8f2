import ClaimsDomain
import EventSourcing

extension Role: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .claimant: Wording("Claimant", "Reclamante")
    case .agent: Wording("Agent", "Agente")
    case .assessor: Wording("Assessor", "Perito")
    case .handler: Wording("Handler", "Tramitador")
    case .verifier: Wording("Verifier", "Verificador")
    case .supervisor: Wording("Supervisor", "Supervisor")
    case .payer: Wording("Payer", "Pagador")
    case .investigator: Wording("Investigator", "Investigador")
    case .legal: Wording("Legal counsel", "Asesor legal")
    case .administrator: Wording("Administrator", "Administrador")
    case .system: Wording("System", "Sistema")
    case .auditor: Wording("Auditor", "Auditor")
    case .anonymous: Wording("Anonymous", "Anónimo")
    }
  }
}

extension ActorStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not registered", "Sin registrar")
    case .active: Wording("Active", "Activo")
    case .inactive: Wording("Inactive", "Inactivo")
    }
  }
}

extension AuthorityKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .reserve: Wording("Reserve", "Reserva")
    case .decision: Wording("Decision", "Decisión")
    case .payment: Wording("Payment", "Pago")
    }
  }
}

extension ActorVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .registerActor: Wording("Register a person", "Registrar a una persona")
    case .grantRole: Wording("Grant a role", "Otorgar un rol")
    case .revokeRole: Wording("Revoke a role", "Revocar un rol")
    case .setAuthority: Wording("Set a limit", "Fijar un límite")
    case .deactivateActor: Wording("Deactivate", "Desactivar")
    case .reactivateActor: Wording("Reactivate", "Reactivar")
    }
  }
}

extension ActorEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .actorRegistered: Wording("Person registered", "Persona registrada")
    case .roleGranted: Wording("Role granted", "Rol otorgado")
    case .roleRevoked: Wording("Role revoked", "Rol revocado")
    case .authoritySet: Wording("Limit set", "Límite fijado")
    case .actorDeactivated: Wording("Person deactivated", "Persona desactivada")
    case .actorReactivated: Wording("Person reactivated", "Persona reactivada")
    }
  }
}

extension AggregateWords {
  static let actors = AggregateWords(
    ActorVerb.self, ActorStatus.self, ActorEventKind.self,
    others: [WordedType(Role.self), WordedType(AuthorityKind.self)],
    refusals: { code in
      switch code {
      case .lastAdministrator:
        Wording(
          "the register would be left without an administrator",
          "el registro quedaría sin administrador")
      case .actorNotRegistered:
        Wording(
          "nobody is registered under this id", "nadie está registrado con este identificador")
      default: nil
      }
    },
    fields: [
      FieldWord("actor", "person", "persona"), FieldWord("name", "name", "nombre"),
      FieldWord("roles", "roles", "roles"), FieldWord("role", "role", "rol"),
      FieldWord("limits", "limits", "límites"), FieldWord("limit", "limit", "límite"),
    ],
    phrases: [
      Phrase(
        "the log's first command registers its administrator",
        "la primera orden de un registro da de alta a su administrador"),
      Phrase("an id of 1 to 64 bytes", "un identificador de 1 a 64 bytes"),
      Phrase("a kind of decision", "una clase de decisión"),
    ])
}
