import EventSourcing

extension PropertyDecider {
  /// Every legal step of a property; a status and a command without a row are refused.
  ///
  /// Source: Specs/Lifecycles/Property.md, "Rows"; a test holds the two together, both ways.
  public static let lifecycle = Lifecycle<Words>([
    Row(
      "H01", [.none], .registerProperty, by: [.claimant, .agent, .assessor, .handler],
      unless: [.ownerMissing, .ownerUnknown, .propertyIncomplete, .areaInvalid],
      To([.propertyRegistered], .to(.active))),
    Row(
      "H02", [.active], .editProperty, by: [.claimant, .agent, .assessor, .handler],
      unless: [.nothingEdited, .fieldTakenAway, .areaInvalid],
      To([.propertyEdited], .stay)),
    Row(
      "H03", [.active], .addRoom, by: [.claimant, .agent, .assessor, .handler],
      unless: [.roomIncomplete, .roomIDTaken, .areaInvalid],
      To([.roomAdded], .stay)),
    Row(
      "H04", [.active], .editRoom, by: [.claimant, .agent, .assessor, .handler],
      unless: [.roomUnknown, .roomIncomplete, .roomUnchanged, .areaInvalid],
      To([.roomEdited], .stay)),
    Row(
      "H05", [.active], .removeRoom, by: [.claimant, .agent, .assessor, .handler],
      unless: [.roomUnknown],
      To([.roomRemoved], .stay)),
    Row(
      "H06", [.active], .transferProperty, by: [.claimant, .agent, .handler],
      unless: [.ownerMissing, .ownerUnchanged, .ownerUnknown, .reasonMissing],
      To([.propertyTransferred], .stay)),
    Row(
      "H07", [.active], .archiveProperty, by: [.claimant, .agent, .handler, .administrator],
      unless: [.propertyInUse, .reasonMissing],
      To([.propertyArchived], .to(.archived))),
    erasing(
      "H08", [.archived], .erasePropertyData, because: { $0.erasePropertyData?.reason },
      .propertyDataErased),
  ])
}
