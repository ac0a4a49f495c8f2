import Descriptions

// What `print` shows as its fields, or as its case.

extension FailingTransport.Fault: PrintsFields {}
extension TestStore.Exhaustivity: PrintsFields {}
extension TestPlace: PrintsFields {}
