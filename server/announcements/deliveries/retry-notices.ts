import { and, eq, isNotNull } from 'drizzle-orm';
import type { retryNotices as endpoint } from '#contract/admin-notices.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { reviveMails } from '#server/platform/mail/revive-mail.ts';
import { transact } from '#server/platform/transact.ts';
import { deliveries } from '../table.ts';

type Cause = BodyOf<typeof endpoint>;

/** An admin has everything sent again that was given up for one cause; the tasks of the next minute send it. */
export const retryNotices = (kit: Kit, admin: Actor, cause: Cause): Promise<{ count: number }> =>
  transact(kit, async (tx) => {
    const count = await revive(kit, tx, cause);
    const what = { action: 'send notices again', subjectKind: 'notices', subjectId: cause.channel };
    await appendAudit(kit, tx, { ...what, actorId: admin.id, facts: { error: cause.error, count } });
    return { count };
  });

async function revive(kit: Kit, tx: Tx, { channel, error }: Cause): Promise<number> {
  // what was out of date is no news now
  if (error === 'expired') return 0;
  if (channel === 'email') return reviveMails(kit, tx, error);
  const { rowCount } = await tx
    .update(deliveries)
    .set({ failedAt: null, error: null, tries: 0, unsure: 0, nextTryAt: kit.clock.now() })
    .where(and(eq(deliveries.channel, channel), eq(deliveries.error, error), isNotNull(deliveries.failedAt)));
  return rowCount ?? 0;
}
