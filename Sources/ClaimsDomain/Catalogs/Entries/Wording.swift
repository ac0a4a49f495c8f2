import EventSourcing

extension Wording {
  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .es: es
    }
  }
}
