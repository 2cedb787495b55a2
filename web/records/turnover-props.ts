import type { RecordFault } from '#contract/record-faults.ts';
import type { JobRecord } from '#contract/record-file.ts';

export interface TurnoverProps {
  record: JobRecord;
  /** The parts of the file, by name. */
  parts: ReadonlyMap<string, Uint8Array>;
  faults: readonly RecordFault[];
}
