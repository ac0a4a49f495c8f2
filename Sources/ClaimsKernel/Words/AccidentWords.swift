import ClaimsDomain
import EventSourcing

extension AccidentStatus: Worded {
  public var wording: Wording {
    switch self {
    case .none: Wording("Not begun", "Sin iniciar")
    case .recording: Wording("Recording", "En registro")
    case .saved: Wording("Saved", "Guardado")
    case .submitted: Wording("Submitted", "Presentado")
    case .linked: Wording("Linked", "Vinculado")
    case .discarded: Wording("Discarded", "Descartado")
    }
  }
}

extension AccidentVerb: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .startAccident: Wording("Record an accident", "Registrar un accidente")
    case .addEvidence: Wording("Add evidence", "Añadir una prueba")
    case .editAccident: Wording("Edit the accident", "Editar el accidente")
    case .saveAccident: Wording("Save", "Guardar")
    case .submitAccident: Wording("Submit the accident", "Presentar el accidente")
    case .linkAccident: Wording("Link the accident", "Vincular el accidente")
    case .discardAccident: Wording("Discard the accident", "Descartar el accidente")
    case .recordEvidenceUpload:
      Wording("Record the upload of evidence", "Registrar la carga de una prueba")
    case .removeEvidence: Wording("Remove evidence", "Quitar una prueba")
    }
  }
}

extension AccidentEventKind: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .accidentStarted: Wording("Recording begun", "Registro iniciado")
    case .evidenceAdded: Wording("Evidence added", "Prueba añadida")
    case .accidentEdited: Wording("Accident edited", "Accidente editado")
    case .accidentSaved: Wording("Accident saved", "Accidente guardado")
    case .accidentSubmitted: Wording("Accident submitted", "Accidente presentado")
    case .accidentLinked: Wording("Accident linked", "Accidente vinculado")
    case .accidentDiscarded: Wording("Accident discarded", "Accidente descartado")
    case .evidenceUploaded: Wording("Evidence uploaded", "Prueba cargada")
    case .evidenceRemoved: Wording("Evidence removed", "Prueba quitada")
    }
  }
}

extension InjurySeverity: Worded {
  public var wording: Wording {
    switch self {
    case .unspecified: .unspecified
    case .none: Wording("None", "Ninguna")
    case .minor: Wording("Minor", "Leve")
    case .severe: Wording("Severe", "Grave")
    case .fatal: Wording("Fatal", "Mortal")
    }
  }
}

extension AggregateWords {
  static let accidents = AggregateWords(
    AccidentVerb.self, AccidentStatus.self, AccidentEventKind.self,
    others: [WordedType(InjurySeverity.self)],
    refusals: { code in
      switch code {
      case .evidenceNotFound:
        Wording(
          "the record has no such file",
          "el registro no tiene tal archivo")
      default: nil
      }
    },
    fields: [
      FieldWord("city", "city", "ciudad"),
      FieldWord("consent", "consent", "consentimiento"),
      FieldWord("contact", "contact", "contacto"),
      FieldWord("country", "country", "país"),
      FieldWord("driver", "driver", "conductor"),
      FieldWord("evidence", "evidence", "prueba"),
      FieldWord("injuries", "injury", "lesión"),
      FieldWord("insurer", "insurer", "aseguradora"),
      FieldWord("isFiled", "filed", "presentada"),
      FieldWord("lead", "enquiry", "consulta"),
      FieldWord("make", "make", "marca"),
      FieldWord("occurredAt", "happened at", "ocurrido el"),
      FieldWord("otherParties", "other party", "otra parte"),
      FieldWord("passengers", "passenger", "pasajero"),
      FieldWord("person", "person", "persona"),
      FieldWord("place", "place", "lugar"),
      FieldWord("plate", "plate", "matrícula"),
      FieldWord("police", "police", "policía"),
      FieldWord("recordedAt", "recorded at", "registrado el"),
      FieldWord("removed", "removed", "quitadas"),
      FieldWord("road", "road", "vía"),
      FieldWord("state", "state", "provincia o estado"),
      FieldWord("statement", "statement", "declaración"),
      FieldWord("vehicles", "vehicle", "vehículo"),
      FieldWord("witnesses", "witness", "testigo"),
      FieldWord("zip", "postcode", "código postal"),
    ],
    phrases: [
      Phrase(
        "latitudeMicrodegrees and longitudeMicrodegrees, both on Earth",
        "latitud y longitud, ambas en la Tierra"),
      Phrase("lead or claim", "una consulta o una reclamación"),
      Phrase("place or description", "lugar o descripción"),
    ])
}
