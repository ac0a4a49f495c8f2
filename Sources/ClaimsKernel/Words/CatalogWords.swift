import ClaimsDomain
import EventSourcing

extension CatalogStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Built in", "Predefinidos")
    case .changed: Wording("Changed", "Modificados")
    }
  }
}

extension CatalogVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .addCatalogEntry: Wording("Add a code", "Añadir un código")
    case .relabelCatalogEntry: Wording("Relabel a code", "Cambiar la etiqueta de un código")
    case .retireCatalogEntry: Wording("Retire a code", "Retirar un código")
    case .restoreCatalogEntry: Wording("Restore a code", "Restaurar un código")
    case .publishQuizFlow: Wording("Publish a questionnaire", "Publicar un cuestionario")
    }
  }
}

extension CatalogEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .catalogEntryAdded: Wording("Code added", "Código añadido")
    case .catalogEntryRelabelled: Wording("Code relabelled", "Etiqueta de código cambiada")
    case .catalogEntryRetired: Wording("Code retired", "Código retirado")
    case .catalogEntryRestored: Wording("Code restored", "Código restaurado")
    case .quizFlowPublished: Wording("Questionnaire published", "Cuestionario publicado")
    }
  }
}

extension CatalogTextKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .question: Wording("Question", "Pregunta")
    case .summary: Wording("Summary", "Resumen")
    case .section: Wording("Section", "Apartado")
    }
  }
}

extension Catalog: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .attackTypes: Wording("Kinds of attack", "Tipos de ataque")
    case .impacts: Wording("Impacts", "Impactos")
    case .reportStatuses: Wording("Statuses of reports", "Estados de los reportes")
    case .dangerLevels: Wording("Levels of danger", "Niveles de peligrosidad")
    case .securityIncidents: Wording("Certainty of incidents", "Certeza del incidente")
    case .discoveryMethods: Wording("Ways of discovery", "Formas de detección")
    case .closeReasons: Wording("Reasons for closing", "Motivos de cierre")
    case .incidentActions: Wording("Actions in incidents", "Acciones del incidente")
    case .practiceAreas: Wording("Practice areas", "Áreas de práctica")
    case .resourceGuides: Wording("Guides", "Guías")
    case .incidentTypes: Wording("Kinds of incident", "Tipos de incidente")
    case .leadSources: Wording("Sources of enquiries", "Origen de las consultas")
    case .leadLossReasons:
      Wording("Reasons for losing enquiries", "Motivos de pérdida de consultas")
    case .contactChannels: Wording("Ways of contact", "Vías de contacto")
    case .documentTypes: Wording("Kinds of document", "Tipos de documento")
    case .documentRejectionReasons:
      Wording("Reasons for turning down documents", "Motivos de rechazo de documentos")
    case .claimTypes: Wording("Kinds of claim", "Tipos de reclamación")
    case .damageCategories: Wording("What is damaged", "Categorías de daño")
    case .severities: Wording("Severities", "Gravedad")
    case .rejectionReasons: Wording("Reasons for turning back", "Motivos de rechazo")
    case .denialReasons: Wording("Reasons for denial", "Motivos de denegación")
    case .closeOutcomes: Wording("Outcomes", "Resultados del cierre")
    case .reopenReasons: Wording("Reasons for reopening", "Motivos de reapertura")
    case .fraudIndicators: Wording("Signs of fraud", "Indicios de fraude")
    case .costCategories: Wording("Kinds of cost", "Categorías de costo")
    }
  }
}

extension AggregateWords {
  static let catalogs = AggregateWords(
    CatalogVerb.self, CatalogStatus.self, CatalogEventKind.self,
    others: [WordedType(Catalog.self), WordedType(CatalogTextKind.self)],
    refusals: { code in
      switch code {
      case .unknownCatalogCode:
        Wording("the code is not in the catalog", "el código no figura en el catálogo")
      case .catalogFixed:
        Wording(
          "the codes of this catalog are fixed", "los códigos de este catálogo son fijos")
      default: nil
      }
    },
    fields: [
      FieldWord("catalog", "catalog", "catálogo"), FieldWord("code", "code", "código"),
      FieldWord("labels", "labels", "etiquetas"), FieldWord("order", "order", "orden"),
      FieldWord("texts", "texts", "textos"), FieldWord("heading", "heading", "encabezado"),
      FieldWord("number", "number", "número"), FieldWord("expires", "expires", "vence"),
      FieldWord("retired", "retired", "retirado"), FieldWord("changed", "changed", "modificados"),
      FieldWord("en", "English", "inglés"), FieldWord("es", "Spanish", "español"),
      FieldWord("first", "first question", "primera pregunta"),
      FieldWord("results", "result", "resultado"), FieldWord("flows", "flows", "recorridos"),
    ],
    phrases: [
      Phrase("a catalog", "un catálogo"),
      Phrase("a new code", "un código nuevo"),
      Phrase("version *", "versión *"),
      Phrase("*: an id", "*: un identificador"),
      Phrase("*: an id of its own", "*: un identificador propio"),
      Phrase("*: the id of a question", "*: el identificador de una pregunta"),
      Phrase("*: an option at least", "*: al menos una opción"),
      Phrase(
        "*: the id of a question or of a result",
        "*: el identificador de una pregunta o de un resultado"),
      Phrase("*: an option that leads here", "*: una opción que lleve aquí"),
      Phrase(
        "*: no way back to a question that was answered",
        "*: ningún camino de vuelta a una pregunta ya respondida"),
      Phrase("*: a text", "*: un texto"),
      Phrase("*: at most * options", "*: como máximo * opciones"),
      Phrase("*: at most *", "*: como máximo *"),
      Phrase("1 to * letters, digits, _ and -", "de 1 a * letras, cifras, _ y -"),
    ])
}
