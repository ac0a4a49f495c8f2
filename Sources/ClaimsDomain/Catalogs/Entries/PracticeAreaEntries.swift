/// The fields of law in which advice is offered.
extension BuiltInEntries {
  static let practiceAreas = [
    EntryRow("carAccidents", "Car accidents", "Accidentes de automóvil"),
    EntryRow("truckAccidents", "Truck accidents", "Accidentes con camiones"),
    EntryRow("motorcycleAccidents", "Motorcycle accidents", "Accidentes de motocicleta"),
    EntryRow("pedestrianAccidents", "Pedestrian accidents", "Atropellos"),
    EntryRow("bicycleAccidents", "Bicycle accidents", "Accidentes de bicicleta"),
    EntryRow("rideshareAccidents", "Ride-hailing accidents", "Accidentes en viajes por app"),
    EntryRow("slipAndFall", "Slips and falls", "Resbalones y caídas"),
    EntryRow("dogBites", "Dog bites", "Mordeduras de perro"),
    EntryRow("wrongfulDeath", "Wrongful death", "Muerte por culpa ajena"),
    EntryRow("medicalMalpractice", "Medical malpractice", "Negligencia médica"),
    EntryRow("productLiability", "Product liability", "Productos defectuosos"),
    EntryRow("workersCompensation", "Injuries at work", "Accidentes laborales"),
    EntryRow("employmentLaw", "Employment law", "Derecho laboral"),
    EntryRow("insuranceDisputes", "Disputes with insurers", "Conflictos con aseguradoras"),
    EntryRow("personalInjury", "Other injuries", "Otras lesiones"),
  ]
}
