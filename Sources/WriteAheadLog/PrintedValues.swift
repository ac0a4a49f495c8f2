import Descriptions
import EventSourcing

// What `print` shows as its fields, or as its case.

extension Archiving: PrintsFields {}
extension Backup: PrintsFields {}
extension Archived: PrintsFields {}
extension SalvagedFrom: PrintsFields {}
extension IndexPolicy: PrintsFields {}
extension KeyOwner: PrintsFields {}
extension KeyringTally: PrintsFields {}
extension Durability: PrintsFields {}
extension LogOptions: PrintsFields {}
extension LogVerification: PrintsFields {}
extension Checkpoint: PrintsFields {}
extension Cosignature: PrintsFields {}
extension WitnessSigner: PrintsFields {}
extension Evidence: PrintsFields {}
extension Evidence.Part: PrintsFields {}
extension Evidence.Frame: PrintsFields {}
extension ConsistencyProof: PrintsFields {}
extension ProvenEntry: PrintsFields {}
extension NoteKey: PrintsFields {}
extension SignedNote: PrintsFields {}
extension SignedNote.Signature: PrintsFields {}
extension TimestampReply: PrintsFields {}
extension WitnessRequest: PrintsFields {}
extension WitnessMemory: PrintsFields {}
extension LogEnding: PrintsFields {}
extension Salvage: PrintsFields {}
extension Salvage.StreamGap: PrintsFields {}
extension Salvage.LostFrames: PrintsFields {}
extension Salvage.Unplaced: PrintsFields {}
extension Salvage.Move: PrintsFields {}
extension ArchiveState: PrintsFields {}
extension WorkMeter.Unit: PrintsFields {}
extension FrameLeaf: PrintsFields {}
extension MerkleTree: PrintsFields {}

// What is shown in another way.

extension KeyringCopy: CustomStringConvertible {
  /// Where it is; nothing of its keys.
  public var description: String { DescriptionWriter("KeyringCopy").part("path", path).text }
}
