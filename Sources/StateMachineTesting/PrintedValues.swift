import Descriptions

// What `print` shows as its fields, or as its case.

extension Coverage: PrintsFields {}
extension Coverage.Matrix: PrintsFields {}
extension FailingEventStore.Fault: PrintsFields {}
extension FailingEventStore.Calls: PrintsFields {}
extension ScheduleClock.Instant: PrintsFields {}
extension Choice.Kind: PrintsFields {}
extension JepsenOperation: PrintsFields {}
extension JepsenOperation.Kind: PrintsFields {}
extension Isolation: PrintsFields {}
extension MutatedMachine.Change: PrintsFields {}
extension MutationReport.Catch: PrintsFields {}
extension ParallelSchedule: PrintsFields {}
extension FailingSchedule.Deviation: PrintsFields {}
extension ScheduleSearch: PrintsFields {}
extension FailingCase.Row: PrintsFields {}
extension Shrinking: PrintsFields {}
extension SettingsOverrides: PrintsFields {}
