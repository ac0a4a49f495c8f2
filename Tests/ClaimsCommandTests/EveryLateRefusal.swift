import Foundation

// The refusals of claims that are decided, and of those that are over.

extension RefusalScript {
  /// A payment that arrives, what comes back, a lawsuit, and the end.
  mutating func moneyBack() {
    let (hugo, sara, paul, lena) = ("hugo handler", "sara supervisor", "paul payer", "lena legal")
    let second = Self.claim(2)
    let payment = #""payment":"\#(Self.id(0xaa, 1))""#
    refuse("nothingPaid", hugo, #"{"openSubrogation":{"against":"x"}}"#, on: second)
    refuse("subrogationNotOpen", hugo, #"{"closeSubrogation":{}}"#, on: second)
    refuse("litigationNotOpen", lena, #"{"closeLitigation":{}}"#, on: second)
    accept(lena, #"{"openLitigation":{"counsel":"x"}}"#, on: second)
    refuse("alreadyOpen", lena, #"{"openLitigation":{"counsel":"x"}}"#, on: second)
    accept(lena, #"{"closeLitigation":{}}"#, on: second)
    accept(
      hugo, #"{"requestPayment":{\#(payment),"amount":\#(Self.money(400)),"payee":"c"}}"#,
      on: second)
    refuse("paymentNotIssued", paul, #"{"clearPayment":{\#(payment)}}"#, on: second)
    accept("sara supervisor", #"{"authorisePayment":{\#(payment)}}"#, on: second)
    accept(paul, #"{"issuePayment":{\#(payment)}}"#, on: second)
    accept(paul, #"{"clearPayment":{\#(payment)}}"#, on: second)
    refuse("paymentAlreadyCleared", paul, #"{"clearPayment":{\#(payment)}}"#, on: second)
    refuse(
      "amountExceedsPaid", sara,
      #"{"reversePayment":{\#(payment),"amount":\#(Self.money(500))}}"#, on: second)
    accept(hugo, #"{"openSubrogation":{"against":"x"}}"#, on: second)
    refuse(
      "recoveryExceedsPaid", hugo, #"{"recordRecovery":{"amount":\#(Self.money(500))}}"#,
      on: second)
    refuse("recoveryNotFound", sara, #"{"confirmRecovery":{"recovery":9}}"#, on: second)
    accept(hugo, #"{"closeSubrogation":{}}"#, on: second)
    refuse("eventNotFound", sara, correct(999, #"{"title":"y"}"#), on: second)
    refuse(
      "correctionNotAllowed", sara, correct(1, #"{"claimed":\#(Self.money(1))}"#), on: second)
    refuse(
      "asOfInFuture", hugo, #"{"generateReport":{"asOf":"2200-01-01T00:00:00Z"}}"#, on: second)
    accept(hugo, #"{"close":{"outcome":"completed"}}"#, on: second)
    let writeOff = #"{"writeOffDebt":{"amount":\#(Self.money(5)),"reason":"x"}}"#
    refuse("nothingOwed", sara, writeOff, on: second)
    accept(
      sara, #"{"reversePayment":{\#(payment),"amount":\#(Self.money(1)),"returned":true}}"#,
      on: second)
    refuse("amountExceedsOwed", sara, writeOff, on: second)
    refuse("retentionActive", Self.administrator, #"{"erasePersonalData":{}}"#, on: second)
    accept(lena, #"{"openLitigation":{"counsel":"x"}}"#, on: second)
    refuse("litigationHold", Self.administrator, #"{"erasePersonalData":{}}"#, on: second)
    accept(lena, #"{"closeLitigation":{}}"#, on: second)
    refuse("erasureUnavailable", Self.administrator, #"{"erasePersonalData":{}}"#, on: second)
  }

  private func correct(_ revision: Int, _ details: String) -> String {
    #"{"correctFact":{"replaces":\#(revision),"details":\#(details),"reason":"x"}}"#
  }

  /// Two claims that repeat others.
  mutating func duplicates() {
    func mark(_ original: Int) -> String {
      #"{"markDuplicate":{"original":"\#(Self.id(0xa, original))"}}"#
    }
    for number in [3, 4] { submitted(number) }
    let (third, fourth) = (Self.claim(3), Self.claim(4))
    refuse("selfReference", "hugo handler", mark(3), on: third)
    accept("hugo handler", mark(2), on: third)
    refuse("notReopenable", "hugo handler", #"{"reopen":{"reason":"x"}}"#, on: third)
    refuse("duplicateChain", "hugo handler", mark(3), on: fourth)
  }

  /// A claim that was brought over from elsewhere: its windows are over.
  mutating func windows() {
    let (fifth, appeal) = (Self.claim(5), #"{"appeal":{"grounds":"x"}}"#)
    let (carla, hugo) = ("carla claimant", "hugo handler")
    func imported(_ day: String) -> String {
      #""importedBy":"ada","effective":"\#(day)T12:00:00Z","#
    }
    submitted(5, more: imported("2024-02-01"))
    accept(
      hugo, #"{"acceptIntake":{"handler":"hugo"}}"#, on: fifth, more: imported("2024-02-02"))
    accept(hugo, #"{"deny":{"reason":"x"}}"#, on: fifth, more: imported("2024-02-03"))
    accept(
      hugo, #"{"notifyDecision":{"on":"2024-02-03","channel":"mail"}}"#, on: fifth,
      more: imported("2024-02-04"))
    refuse("appealWindowClosed", carla, appeal, on: fifth)
    set(rules: #"{"appealLimit":0,"reopenDays":1}"#)
    refuse("appealLimit", carla, appeal, on: fifth)
    accept(hugo, #"{"close":{"outcome":"deniedFinal"}}"#, on: fifth, more: imported("2024-10-01"))
    refuse("limitationExpired", hugo, #"{"reopen":{"reason":"x"}}"#, on: fifth)
  }

  /// A claim that only asks what would be paid.
  mutating func inAdvance() {
    let (sixth, hugo, amount) = (Self.claim(6), "hugo handler", Self.money(6))
    submitted(6, use: "preauthorisation")
    accept(hugo, #"{"acceptIntake":{"handler":"hugo"}}"#, on: sixth)
    accept(hugo, #"{"recordCheck":{"kind":"coverage","result":"passed"}}"#, on: sixth)
    accept("sara supervisor", #"{"setReserve":{"amount":\#(amount)}}"#, on: sixth)
    refuse(
      "indemnityNotPayable", hugo,
      #"{"requestPayment":{"payment":"\#(Self.id(0xaa, 6))","amount":\#(amount),"payee":"c"}}"#,
      on: sixth)
    accept("sara supervisor", #"{"approve":{"amount":\#(amount)}}"#, on: sixth)
    refuse(
      "notPayable", hugo,
      #"{"requestPayment":{"payment":"\#(Self.id(0xaa, 6))","amount":\#(amount),"payee":"c"}}"#,
      on: sixth)
  }

  private mutating func submitted(_ number: Int, use: String? = nil, more: String = "") {
    let claimed = Self.money(Int64(number))
    accept(
      "carla claimant",
      #"{"openDraft":{"type":"auto","claimed":\#(claimed),"title":"t","lossDate":"2024-01-0\#(number)"}}"#,
      on: Self.claim(number), more: more)
    if let use {
      accept(
        "carla claimant", #"{"editDraft":{"use":"\#(use)"}}"#, on: Self.claim(number), more: more)
    }
    accept("carla claimant", #"{"submit":{}}"#, on: Self.claim(number), more: more)
  }
}
