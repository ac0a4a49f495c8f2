/// What claims choose from. The types, severities and outcomes are those of `ClaimType`,
/// `DamageSeverity` and `CloseOutcome`; a test compares.
extension BuiltInEntries {
  static let claimTypes = [
    EntryRow("medical", "Medical", "Médico"),
    EntryRow("dental", "Dental", "Dental"),
    EntryRow("vision", "Vision", "Oftalmológico"),
    EntryRow("property", "Property", "Bienes"),
    EntryRow("injuryLegal", "Injury, with legal claim", "Lesiones con reclamación legal"),
    EntryRow("auto", "Motor", "Automóvil"),
    EntryRow("cyberLoss", "Cyber loss", "Pérdida por ciberincidente"),
  ]

  static let damageCategories = [
    EntryRow("roof", "Roof", "Techo"),
    EntryRow("exteriorWall", "Outside wall", "Pared exterior"),
    EntryRow("wall", "Wall", "Pared"),
    EntryRow("ceiling", "Ceiling", "Cielorraso"),
    EntryRow("floor", "Floor", "Piso"),
    EntryRow("window", "Window", "Ventana"),
    EntryRow("door", "Door", "Puerta"),
    EntryRow("foundation", "Foundation", "Cimientos"),
    EntryRow("plumbing", "Plumbing", "Cañerías"),
    EntryRow("electrical", "Electrical", "Instalación eléctrica"),
    EntryRow("heatingCooling", "Heating and cooling", "Climatización"),
    EntryRow("appliance", "Appliance", "Electrodoméstico"),
    EntryRow("furniture", "Furniture", "Mobiliario"),
    EntryRow("contents", "Other contents", "Otros contenidos"),
    EntryRow("landscape", "Garden and fences", "Jardín y cercas"),
    EntryRow("vehicleBody", "Vehicle body", "Carrocería"),
    EntryRow("vehicleGlass", "Vehicle glass", "Cristales del vehículo"),
    EntryRow("vehicleMechanical", "Vehicle mechanics", "Mecánica del vehículo"),
    EntryRow("mold", "Mould", "Moho"),
    EntryRow("other", "Other", "Otra"),
  ]

  static let severities = [
    EntryRow("minor", "Minor", "Leve", severity: 1),
    EntryRow("moderate", "Moderate", "Moderado", severity: 2),
    EntryRow("severe", "Severe", "Grave", severity: 3),
    EntryRow("total", "Total loss", "Pérdida total", severity: 4),
  ]

  static let closeOutcomes = [
    EntryRow("completed", "Completed", "Completada"),
    EntryRow("closedWithoutPayment", "Closed without payment", "Cerrada sin pago"),
    EntryRow("deniedFinal", "Denied for good", "Denegada en firme"),
    EntryRow("rejectedFinal", "Rejected for good", "Rechazada en firme"),
    EntryRow("inactivity", "No answer", "Sin actividad"),
    EntryRow("withdrawn", "Withdrawn", "Retirada"),
    EntryRow("duplicate", "Duplicate", "Duplicada"),
    EntryRow("transferred", "Handed over", "Transferida"),
  ]

  static let reopenReasons = [
    EntryRow("newInformation", "New information", "Información nueva"),
    EntryRow("mistake", "Closed by mistake", "Cierre por error"),
    EntryRow("paymentDenied", "The payment did not go through", "El pago no prosperó"),
    EntryRow("supplementalDamage", "Further damage", "Daños adicionales"),
    EntryRow("litigation", "Litigation", "Litigio"),
    EntryRow("appealLate", "Late appeal accepted", "Recurso tardío admitido"),
  ]

  /// The usual lines of a reserve.
  static let costCategories = [
    EntryRow("repair", "Repair", "Reparación"),
    EntryRow("replacement", "Replacement", "Reposición"),
    EntryRow("medical", "Medical treatment", "Tratamiento médico"),
    EntryRow("lossOfUse", "Loss of use", "Pérdida de uso"),
    EntryRow("lossOfIncome", "Loss of income", "Lucro cesante"),
    EntryRow("bodilyInjury", "Bodily injury", "Lesiones corporales"),
    EntryRow("towing", "Towing", "Remolque"),
    EntryRow("rental", "Rental", "Alquiler"),
    EntryRow("temporaryHousing", "Temporary housing", "Alojamiento temporal"),
    EntryRow("assessment", "Assessment", "Peritaje"),
    EntryRow("legal", "Legal costs", "Costos legales"),
    EntryRow("incidentResponse", "Incident response", "Respuesta al incidente"),
    EntryRow("other", "Other", "Otro"),
  ]
}
