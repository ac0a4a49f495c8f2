import EventSourcing

// The guards of an accident's record. Source: Specs/Lifecycles/Accident.md, "Guards".

extension Guard<AccidentDecider> {
  // MARK: What is written down

  static var occurredInFuture: Self {
    Self(.futureDate, of: { $0.details?.occurredAt }) { time, _, context in context.future(time) }
  }
  static var placeInvalid: Self {
    Self(.invalidField, of: { $0.details?.place }) { place, _, _ in
      .when(
        !place.isOnEarth,
        expected: .latitudeMicrodegreesAndLongitudeMicrodegreesBothOnEarth)
    }
  }
  static var nothingEdited: Self {
    Self(.noChange, of: { $0.editAccident }) { edit, accident, context in
      .when(edit.details.stated(over: accident.details, in: context) == AccidentDetails())
    }
  }

  // MARK: The whole record

  static var nothingRecorded: Self {
    Self(.missingRequiredFields) { accident, _ in
      .when(
        accident.isNowhere && accident.details.description?.isBlank ?? true,
        expected: .placeOrDescription)
    }
  }
  static var recordIncomplete: Self {
    Self(.missingRequiredFields) { accident, _ in
      Violation(missing: [
        "occurredAt": accident.details.occurredAt == nil, "place": accident.isNowhere,
      ])
    }
  }
  static var consentMissing: Self {
    Self(.consentMissing) { accident, _ in
      .when(accident.details.consent?.isBlank ?? true, expected: .field("consent"))
    }
  }

  // MARK: What becomes of it

  static var targetMissing: Self {
    Self(.missingRequiredFields, of: { $0.linkAccident }) { link, _, _ in
      .when(link.lead == nil && link.claim == nil, expected: .leadOrClaim)
    }
  }
  static var leadUnknown: Self {
    Self(.leadNotFound, of: { $0.linkAccident?.lead }) { lead, _, context in
      .when((context.relatedFacts.lead ?? LeadStatus.none) == LeadStatus.none, found: .value(lead))
    }
  }
  static var claimUnknown: Self {
    Self(.claimNotFound, of: { $0.linkAccident?.claim }) { claim, _, context in
      .when(
        (context.relatedFacts.claim ?? ClaimStatus.none) == ClaimStatus.none, found: .value(claim))
    }
  }
}

extension AccidentCommand {
  fileprivate var details: AccidentDetails? { startAccident?.details ?? editAccident?.details }
}

extension AccidentContext {
  /// That a time is yet to come.
  func future(_ time: Instant) -> Violation? {
    .when(time > recorded, expected: .atMost(recorded), found: .value(time))
  }
}

extension Accident {
  fileprivate var isNowhere: Bool { !(details.place?.isSomewhere ?? false) }
}

extension AccidentPlace {
  /// Whether it says anything at all.
  var isSomewhere: Bool {
    latitudeMicrodegrees != nil && longitudeMicrodegrees != nil
      || ![road, city, state, zip, country].allSatisfy { $0.isBlank }
  }

  /// Whether both coordinates are given, on Earth, or none is.
  var isOnEarth: Bool {
    switch (latitudeMicrodegrees, longitudeMicrodegrees) {
    case (nil, nil): true
    case (let latitude?, let longitude?):
      latitude.magnitude <= 90_000_000 && longitude.magnitude <= 180_000_000
    default: false
    }
  }
}
