#if canImport(SwiftUI)
  import ClaimsDomain
  import ClaimsKernel
  import ClaimsStore
  import EventSourcing
  import SwiftUI

  /// Everything that somebody who handles claims has before them.
  public struct DeskView<Log: EventStore>: View {
    private let viewer: Viewer<Log>
    @State private var settings: SettingsModel<Log>

    public init(_ viewer: Viewer<Log>) {
      self.viewer = viewer
      _settings = State(initialValue: SettingsModel(viewer))
    }

    public var body: some View {
      TabView {
        NavigationStack { WorklistView(viewer) }
        NavigationStack { ClaimListView(viewer) }
        if let flow = QuizFlow.builtIn.first { QuizView(viewer, flow: flow) }
        ReportFormView(viewer, ReportForm())
        Form {
          Toggle(viewer.words.text(for: true), isOn: $settings.onboardingDone)
          Picker(viewer.words.name(ofField: "practiceArea"), selection: $settings.practiceArea) {
            ForEach(settings.practiceAreas) { Text($0.name).tag(String?.some($0.code)) }
          }
          if let problem = settings.problem { Text(problem) }
        }
      }
    }
  }
#else
  /// There is no SwiftUI here: the views are left out, and the models stand in `ClaimsStore`.
  public let note = "ClaimsViews: no SwiftUI on this platform; see ClaimsStore/ViewModels"
#endif
