import EventSourcing

// What `print` shows of what decisions look at besides the stream. The catalogs are left out: they are long.

extension AccidentRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("AccidentRelatedFacts").part("lead", lead).part("claim", claim).part(
      "retention", retention
    ).text
  }
}

extension ActivityRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("ActivityRelatedFacts").part("isSubjectSeen", isSubjectSeen).part(
      "owner", owner
    ).part("next", next).part("isSenderParty", isSenderParty).part("retention", retention).text
  }
}

extension ActivityRelatedFacts.Candidate: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("Candidate").part("roles", roles).part("isParty", isParty).text
  }
}

extension ActorRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("ActorRelatedFacts").part("administrators", administrators).part(
      "isEmpty", isEmpty
    ).part("takenBy", takenBy).part("lookalike", lookalike).part("retention", retention).text
  }
}

extension RetentionFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("RetentionFacts").part("sealsTexts", sealsTexts).part("latest", latest).part(
      "neededBy", neededBy
    ).part("openActivities", openActivities).text
  }
}

extension ClaimRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("ClaimRelatedFacts").part("claim", claim).part("related", related).part(
      "isRelatedForeign", isRelatedForeign
    ).part("origin", origin).part("original", original).part("isOriginalForeign", isOriginalForeign)
      .part("property", property).part("hasDuplicates", hasDuplicates).part("similar", similar)
      .part("namedRoles", namedRoles).part("senderName", senderName).part(
        "partyOnStaff", partyOnStaff
      ).part("limits", limits).part("documents", documents).part("cited", cited).part(
        "citedFields", citedFields.isEmpty ? nil : citedFields
      ).part("statements", statements).part("erosions", erosions).part(
        "openActivities", openActivities
      ).part("retention", retention).text
  }
}

extension NamedProperty: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("NamedProperty").part("status", status).part("owner", owner).text
  }
}

extension OriginalClaim: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("OriginalClaim").part("status", status).part("isDuplicate", isDuplicate).text
  }
}

extension AuthorityLimits: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("AuthorityLimits").part("reserve", reserve).part("decision", decision).part(
      "payment", payment
    ).text
  }
}

extension DocumentStanding: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("DocumentStanding").part("id", id).part("status", status).part(
      "validUntil", validUntil
    ).part("isForeign", isForeign).text
  }
}

extension DetailStatement: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("DetailStatement").part("revision", revision).part("fields", fields).part(
      "overridden", overridden
    ).part("since", since).text
  }
}

extension DocumentRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("DocumentRelatedFacts").part("document", document).part("other", other).part(
      "isReferenced", isReferenced
    ).part("retention", retention).text
  }
}

extension OtherDocument: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("OtherDocument").part("type", type).part("owner", owner).part(
      "status", status
    ).part("version", version).part("isForeign", isForeign).text
  }
}

extension LeadRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("LeadRelatedFacts").part("quiz", quiz).part("claim", claim).part(
      "isClaimantUnknown", isClaimantUnknown
    ).part("retention", retention).text
  }
}

extension QuizRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("QuizRelatedFacts").part("flow", flow).part("newest", newest).text
  }
}

extension OutboxRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("OutboxRelatedFacts").part("isOnline", isOnline).part(
      "isSignedIn", isSignedIn
    ).part("isFirst", isFirst).part("isTaken", isTaken).part("nextPlace", nextPlace).part(
      "limits", limits
    ).text
  }
}

extension OutboxLimits: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("OutboxLimits").part("attempts", attempts).part("rebases", rebases).part(
      "payloadBytes", payloadBytes
    ).part("allowsKeepNewest", allowsKeepNewest).text
  }
}

extension PropertyRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("PropertyRelatedFacts").part("openClaims", openClaims).part("drafts", drafts)
      .part("isOwnerRegistered", isOwnerRegistered).part("retention", retention).text
  }
}

extension ReportRelatedFacts: CustomStringConvertible {
  /// Its fields.
  public var description: String {
    DescriptionWriter("ReportRelatedFacts").part("report", report).part("numberTaken", numberTaken)
      .part("receiptTaken", receiptTaken).part("assigneeRoles", assigneeRoles).part(
        "linkExists", linkExists
      ).part("claimTaken", claimTaken).part("retention", retention).text
  }
}

extension CatalogRelatedFacts: CustomStringConvertible {
  /// Nothing is in it.
  public var description: String { "CatalogRelatedFacts" }
}

extension RulesRelatedFacts: CustomStringConvertible {
  /// Nothing is in it.
  public var description: String { "RulesRelatedFacts" }
}

extension Guard: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}

extension ClaimOrigin: CustomStringConvertible {
  /// The case and what is known of it.
  public var description: String {
    switch self {
    case .lead: "lead"
    case .report(let isAnonymous): isAnonymous ? "anonymous report" : "report"
    case .accident(let reporter, let isDiscarded):
      (isDiscarded ? "discarded accident of " : "accident of ") + reporter.text
    }
  }
}

extension DocumentStanding.Status: CustomStringConvertible {
  /// The case's name.
  public var description: String {
    switch self {
    case .draft: "draft"
    case .pending: "pending"
    case .verified: "verified"
    case .rejected: "rejected"
    case .expired: "expired"
    case .deleted: "deleted"
    }
  }
}
