#if canImport(SwiftUI)
  import SwiftUI

  /// A button that shows a symbol, and says words to whoever listens.
  struct SymbolButton: View {
    private let symbol: String
    private let words: String
    private let action: @MainActor () -> Void

    init(_ symbol: String, saying words: String, action: @escaping @MainActor () -> Void) {
      (self.symbol, self.words, self.action) = (symbol, words, action)
    }

    var body: some View { Button(symbol, action: action).accessibilityLabel(words) }
  }
#endif
