#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// What may be done with a claim, as buttons, and why not the rest: what the kernel says, no screen
  /// repeats the table. Commands that say more than an amount and a reason have forms of their own.
  struct ActionsView<Log: EventStore>: View {
    private let model: ClaimDetailModel<Log>
    private let actions: [ShownAction]
    private let words: Words
    @State private var amount = ""
    @State private var reason = ""

    init(_ model: ClaimDetailModel<Log>, _ actions: [ShownAction], _ words: Words) {
      (self.model, self.actions, self.words) = (model, actions, words)
    }

    var body: some View {
      Section {
        TextField(words.name(ofField: "amount"), text: $amount)
        TextField(words.name(ofField: "reason"), text: $reason)
        ForEach(actions) { action in
          if action.isAllowed, let command = command(action.verb) {
            Button(action.label) { Task { await model.send(command, asSeen: true) } }
              .disabled(model.isPast || model.sender.isSending)
          } else {
            LabeledContent(action.label, value: action.explanation)
          }
        }
      }
    }

    /// With what was typed; nil for a command that asks for something else.
    private func command(_ verb: String) -> ClaimCommand? {
      switch verb {
      case "submit": .submit(Submit())
      case "resubmit": .resubmit(Resubmit())
      case "acknowledge": .acknowledge(Acknowledge())
      case "acceptIntake": .acceptIntake(AcceptIntake())
      case "startInvestigation": .startInvestigation(StartInvestigation())
      case "confirmReserve": .confirmReserve(ConfirmReserve())
      case "confirmDecision": .confirmDecision(ConfirmDecision())
      case "setReserve": .setReserve(SetReserve(amount: money))
      case "approve": .approve(Approve(amount: money, reason: reason))
      case "deny": .deny(Deny(reason: reason))
      case "withdraw": .withdraw(Withdraw(reason: reason))
      case "close": .close(Close(outcome: .completed, reason: reason))
      default: nil
      }
    }

    /// In euros; nothing where no amount was typed, which the kernel then refuses with words.
    private var money: Money {
      guard let euros = Decimal(string: amount), let currency = Currency("EUR") else {
        return Money()
      }
      return Money(NSDecimalNumber(decimal: euros * 100).int64Value, currency)
    }
  }
#endif
