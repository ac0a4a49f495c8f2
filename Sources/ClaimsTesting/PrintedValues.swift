import Descriptions

// What `print` shows as its fields, or as its case.

extension ClaimTopic: PrintsFields {}
extension DocumentView: PrintsFields {}
extension ReportView: PrintsFields {}
