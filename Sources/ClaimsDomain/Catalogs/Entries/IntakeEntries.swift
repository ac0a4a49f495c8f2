/// What people who look for advice choose from.
extension BuiltInEntries {
  static let incidentTypes = [
    EntryRow("carAccident", "Car accident", "Accidente de automóvil"),
    EntryRow("truckAccident", "Truck accident", "Accidente con un camión"),
    EntryRow("motorcycleAccident", "Motorcycle accident", "Accidente de motocicleta"),
    EntryRow("pedestrianAccident", "Hit as a pedestrian", "Atropello"),
    EntryRow("bicycleAccident", "Bicycle accident", "Accidente de bicicleta"),
    EntryRow("rideshareAccident", "Accident on a ride-hailing trip", "Accidente en viaje por app"),
    EntryRow("fall", "Slip, trip or fall", "Resbalón, tropiezo o caída"),
    EntryRow("animalBite", "Bitten by an animal", "Mordedura de animal"),
    EntryRow("workInjury", "Injury at work", "Accidente laboral"),
    EntryRow("medicalError", "Error in medical treatment", "Error en un tratamiento médico"),
    EntryRow("defectiveProduct", "Harmed by a product", "Daño por un producto"),
    EntryRow("death", "Death of a relative", "Fallecimiento de un familiar"),
    EntryRow("assault", "Assault", "Agresión"),
    EntryRow("propertyDamage", "Damage to property", "Daños a la propiedad"),
    EntryRow("claimDenied", "Insurer refused to pay", "La aseguradora se negó a pagar"),
    EntryRow("workplaceTreatment", "Unfair treatment at work", "Trato injusto en el trabajo"),
    EntryRow("onlineFraud", "Fraud on the internet", "Fraude por internet"),
    EntryRow("other", "Something else", "Otra situación"),
  ]

  static let leadSources = [
    EntryRow("app", "App", "Aplicación"),
    EntryRow("website", "Website", "Sitio web"),
    EntryRow("quiz", "Case review quiz", "Cuestionario de evaluación"),
    EntryRow("accidentMode", "Accident recording", "Registro de accidente"),
    EntryRow("phone", "Phone call", "Llamada telefónica"),
    EntryRow("referral", "Recommended by somebody", "Recomendación"),
    EntryRow("advertisement", "Advertisement", "Publicidad"),
    EntryRow("event", "Event", "Evento"),
    EntryRow("other", "Other", "Otro"),
  ]

  static let leadLossReasons = [
    EntryRow("notReachable", "Could not be reached", "No se pudo contactar"),
    EntryRow("notInterested", "No longer interested", "Ya no tiene interés"),
    EntryRow("otherCounsel", "Chose other counsel", "Eligió a otro abogado"),
    EntryRow("settledAlone", "Settled it alone", "Llegó a un acuerdo por su cuenta"),
    EntryRow("tooCostly", "Found it too costly", "Le resultó costoso"),
    EntryRow("duplicate", "Asked twice", "Consulta repetida"),
    EntryRow("wrongContact", "Wrong contact details", "Datos de contacto erróneos"),
    EntryRow("other", "Other", "Otro motivo"),
  ]

  static let contactChannels = [
    EntryRow("phone", "Phone", "Teléfono"),
    EntryRow("email", "Email", "Correo electrónico"),
    EntryRow("SMS", "Text message", "Mensaje de texto"),
    EntryRow("whatsapp", "WhatsApp", "WhatsApp"),
    EntryRow("videoCall", "Video call", "Videollamada"),
    EntryRow("inPerson", "In person", "En persona"),
    EntryRow("post", "Post", "Correo postal"),
    EntryRow("app", "App", "Aplicación"),
  ]
}
