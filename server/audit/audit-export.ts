import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { appendAudit } from './append-audit.ts';

interface Export {
  /** The list, as its address names it. */
  list: string;
  /** What it was narrowed to, without the words that were searched for. */
  narrowed: string | null;
}

/** An admin takes a list along as a file: who, which, and what it was narrowed to. */
export const auditExport = (kit: Kit, admin: Actor, { list, narrowed }: Export): Promise<void> =>
  transact(kit, (tx) =>
    appendAudit(kit, tx, {
      ...{ actorId: admin.id, action: 'export list', subjectKind: 'list', subjectId: list },
      note: narrowed,
    }),
  );
