/// The flow that is built in: what happened, and who would look after it.
///
/// Practice areas and incident types are codes of the built-in catalogs.
extension QuizFlow {
  /// The flows that are built in, each in all its versions.
  public static let builtIn = [caseReview]

  /// The flow of an id and a version among those that are built in; nil if there is none.
  public static func builtIn(_ id: String, version: UInt32) -> QuizFlow? {
    builtIn.first { $0.id.isSame(as: id) && $0.version == version }
  }

  private static let caseReview = QuizFlow(
    id: "case_review", version: 1, first: "main_category",
    questions: [
      ask(
        "main_category", "What happened?", "¿Qué ocurrió?",
        [
          option("car_accident", "Car Accident", "Accidente de tráfico", to: "vehicle_kind"),
          option("fall", "A slip, trip or fall", "Un resbalón, tropiezo o caída", to: "fall_place"),
          option("work", "Something at work", "Algo en el trabajo", to: "work_matter"),
          option(
            "medical_error", "An error in medical treatment", "Un error en un tratamiento médico",
            to: "medical_malpractice"),
          option("animal_bite", "An animal bit me", "Me mordió un animal", to: "dog_bite"),
          option(
            "product", "A product harmed me", "Un producto me hizo daño", to: "product_liability"),
          option("death", "A relative died", "Falleció un familiar", to: "wrongful_death"),
          option(
            "insurer", "My insurer refuses to pay", "Mi aseguradora se niega a pagar",
            to: "insurance_dispute"),
          option("something_else", "Something else", "Otra cosa", to: "injured"),
        ]),
      ask(
        "vehicle_kind", "How were you travelling?", "¿Cómo viajaba usted?",
        [
          option("by_car", "In a car", "En automóvil", to: "car_accident_review"),
          option(
            "by_truck", "In a car, and a truck was involved",
            "En automóvil, con un camión implicado", to: "truck_accident_review"),
          option(
            "by_motorcycle", "By motorcycle", "En motocicleta", to: "motorcycle_accident_review"),
          option("by_bicycle", "By bicycle", "En bicicleta", to: "bicycle_accident_review"),
          option("on_foot", "On foot", "A pie", to: "pedestrian_accident_review"),
          option(
            "by_rideshare", "On a ride-hailing trip", "En un viaje por aplicación",
            to: "rideshare_accident_review"),
        ]),
      ask(
        "fall_place", "Where did you fall?", "¿Dónde se cayó?",
        [
          option(
            "in_public", "In a shop, a street or another public place",
            "En una tienda, la calle u otro lugar público", to: "slip_and_fall"),
          option(
            "at_somebodys", "At somebody's home", "En casa de otra persona", to: "slip_and_fall"),
          option("at_work", "At work", "En el trabajo", to: "work_injury"),
        ]),
      ask(
        "work_matter", "What happened at work?", "¿Qué ocurrió en el trabajo?",
        [
          option("hurt_at_work", "I was hurt", "Me lesioné", to: "work_injury"),
          option(
            "treated_unfairly", "I was treated unfairly or dismissed",
            "Me trataron injustamente o me despidieron", to: "employment"),
        ]),
      ask(
        "injured", "Were you hurt?", "¿Resultó usted lesionado?",
        [
          option("hurt", "Yes", "Sí", to: "treated"),
          option("not_hurt", "No", "No", to: "no_matter"),
        ]),
      ask(
        "treated", "Did a doctor treat you?", "¿Le atendió un médico?",
        [
          option("treated_yes", "Yes", "Sí", to: "personal_injury"),
          option("treated_no", "Not yet", "Todavía no", to: "see_a_doctor"),
        ]),
    ],
    results: [
      result(
        "car_accident_review", "Car accidents", "Accidentes de automóvil", "carAccidents",
        "carAccident"),
      result(
        "truck_accident_review", "Truck accidents", "Accidentes con camiones", "truckAccidents",
        "truckAccident"),
      result(
        "motorcycle_accident_review", "Motorcycle accidents", "Accidentes de motocicleta",
        "motorcycleAccidents", "motorcycleAccident"),
      result(
        "bicycle_accident_review", "Bicycle accidents", "Accidentes de bicicleta",
        "bicycleAccidents", "bicycleAccident"),
      result(
        "pedestrian_accident_review", "Pedestrian accidents", "Atropellos", "pedestrianAccidents",
        "pedestrianAccident"),
      result(
        "rideshare_accident_review", "Ride-hailing accidents",
        "Accidentes en viajes por aplicación", "rideshareAccidents", "rideshareAccident"),
      result("slip_and_fall", "Slips and falls", "Resbalones y caídas", "slipAndFall", "fall"),
      result(
        "work_injury", "Injuries at work", "Accidentes laborales", "workersCompensation",
        "workInjury"),
      result(
        "employment", "Employment law", "Derecho laboral", "employmentLaw", "workplaceTreatment"),
      result(
        "medical_malpractice", "Medical malpractice", "Negligencia médica", "medicalMalpractice",
        "medicalError"),
      result("dog_bite", "Bites", "Mordeduras", "dogBites", "animalBite"),
      result(
        "product_liability", "Product liability", "Productos defectuosos", "productLiability",
        "defectiveProduct"),
      result(
        "wrongful_death", "Wrongful death", "Muerte por culpa ajena", "wrongfulDeath", "death"),
      result(
        "insurance_dispute", "Disputes with insurers", "Conflictos con aseguradoras",
        "insuranceDisputes", "claimDenied"),
      result("personal_injury", "Other injuries", "Otras lesiones", "personalInjury", "other"),
      QuizResult(
        id: "see_a_doctor",
        title: Wording(en: "See a doctor first", es: "Acuda primero a un médico"),
        text: Wording(
          en: "A doctor's record of the injury is what counts later.",
          es: "Lo que cuenta después es el informe médico de la lesión."),
        practiceArea: "personalInjury", incidentType: "other"),
      QuizResult(
        id: "no_matter",
        title: Wording(en: "Nothing we could help with", es: "Nada en lo que podamos ayudar"),
        text: Wording(
          en: "Look at our guides, or ask us all the same.",
          es: "Consulte nuestras guías o pregúntenos de todos modos.")),
    ])

  private static func ask(
    _ id: String, _ en: String, _ es: String, _ options: [QuizOption]
  ) -> QuizQuestion {
    QuizQuestion(id: id, text: Wording(en: en, es: es), options: options)
  }

  private static func option(
    _ id: String, _ en: String, _ es: String, to target: String
  ) -> QuizOption {
    QuizOption(id: id, text: Wording(en: en, es: es), leadsTo: target)
  }

  private static func result(
    _ id: String, _ en: String, _ es: String, _ practiceArea: String, _ incidentType: String
  ) -> QuizResult {
    QuizResult(
      id: id, title: Wording(en: en, es: es),
      text: Wording(
        en: "Keep what you have of it, and tell us how to reach you.",
        es: "Guarde lo que tenga al respecto e indíquenos cómo contactarle."),
      practiceArea: practiceArea, incidentType: incidentType)
  }
}
