import EventSourcing

// Writing a draft: the commands and the events of rows K01 and K02.

extension EditDraft {
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    details = ClaimDetails(title: title, claimed: claimed, lossDate: lossDate)
  }
}

extension ClaimDetailsEdited {
  public init(title: String? = nil, claimed: Money? = nil, lossDate: LocalDate? = nil) {
    details = ClaimDetails(title: title, claimed: claimed, lossDate: lossDate)
  }
}
