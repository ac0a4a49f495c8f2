import ClaimsViews

#if canImport(SwiftUI)
  DeskApp.main()
#else
  print(note)
#endif
