import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Writes a link of the audit chain, last in its transaction. Answered by the room of the audit log, this one's neighbour. */
export type AuditStaff = (kit: Kit, tx: Tx, entry: StaffEntry) => Promise<void>;

interface StaffEntry {
  actorId: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  facts?: Record<string, string | null>;
  note?: string;
}
