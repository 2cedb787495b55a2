import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { sendBroadcast as endpoint } from '#contract/broadcasts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { appendAudit } from '#server/audit/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { broadcasts } from '../table.ts';
import { showBroadcast } from './list-broadcasts.ts';
import { countSegment, spelled } from './segment.ts';

type Sent = Pick<typeof broadcasts.$inferSelect, 'audience' | 'city' | 'subject' | 'text'>;

/** An owner has a mail written to everybody of a segment. What they confirmed is the number that it goes to. */
export const sendBroadcast = (kit: Kit, actor: Actor, body: BodyOf<typeof endpoint>) =>
  transact(kit, async (tx) => {
    const { audience, subject, text, people, reason } = body;
    const city = body.city ? await spelled(tx, { audience, city: body.city }) : null;
    const now = await countSegment(tx, { audience, city });
    if (now.people !== people)
      throw new Refusal('stale', `This would now go to ${now.people} people. Check the number again.`);
    await refuseSameAgain(kit, tx, { audience, city, subject, text });
    const id = newId();
    const row = { ...{ id, audience, city, subject, text, people }, createdBy: actor.id, createdAt: kit.clock.now() };
    await tx.insert(broadcasts).values(row);
    await kit.tasks.send(tx, 'write-broadcast', { id }, { key: id });
    await appendAudit(kit, tx, {
      ...{ actorId: actor.id, action: 'send broadcast', subjectKind: 'broadcast', subjectId: id, note: reason },
      facts: { audience, people, ...(city && { city }) },
    });
    return showBroadcast(tx, id);
  });

/** Whoever saw no answer to a first try, or pressed in two tabs, would have the same mail written twice to everybody. */
async function refuseSameAgain(kit: Kit, tx: Tx, same: Sent): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('broadcasts', 0))`);
  const { audience, city, subject, text, stoppedAt, createdAt } = broadcasts;
  const where = and(
    ...[eq(audience, same.audience), eq(subject, same.subject), eq(text, same.text)],
    same.city === null ? isNull(city) : eq(city, same.city),
    ...[isNull(stoppedAt), gt(createdAt, plus(kit.clock.now(), -day))],
  );
  if ((await tx.$count(broadcasts, where)) > 0)
    throw new Refusal('already_exists', 'The same broadcast was sent within the last 24 hours.');
}
