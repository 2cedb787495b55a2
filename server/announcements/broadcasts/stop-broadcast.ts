import { eq } from 'drizzle-orm';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { broadcasts } from '../table.ts';
import { showBroadcast } from './list-broadcasts.ts';

/** Nobody else is written to. Waits for the people who are just being written to. */
export const stopBroadcast = (kit: Kit, actor: Actor, id: string, reason: string) =>
  transact(kit, async (tx) => {
    const [row] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
    if (!row) throw notFound();
    if (row.sentAt || row.stoppedAt) throw new Refusal('invalid_transition', 'This has ended already.');
    await tx.update(broadcasts).set({ stoppedAt: kit.clock.now() }).where(eq(broadcasts.id, id));
    await appendAudit(kit, tx, {
      ...{ actorId: actor.id, action: 'stop broadcast', subjectKind: 'broadcast', subjectId: id, note: reason },
      facts: { written: row.written },
    });
    return showBroadcast(tx, id);
  });
