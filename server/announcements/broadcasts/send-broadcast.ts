import type { sendBroadcast as endpoint } from '#contract/broadcasts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { broadcasts } from '../table.ts';
import { showBroadcast } from './list-broadcasts.ts';
import { countSegment } from './segment.ts';

/** An owner has a mail written to everybody of a segment. What they confirmed is the number that it goes to. */
export const sendBroadcast = (kit: Kit, actor: Actor, body: BodyOf<typeof endpoint>) =>
  transact(kit, async (tx) => {
    const { audience, city = null, subject, text, people, reason } = body;
    const now = await countSegment(tx, { audience, city });
    if (now.people !== people)
      throw new Refusal('stale', `This would now go to ${now.people} people. Check the number again.`);
    const id = newId();
    const row = { ...{ id, audience, city, subject, text, people }, createdBy: actor.id, createdAt: kit.clock.now() };
    await tx.insert(broadcasts).values(row);
    await kit.tasks.send(tx, 'write-broadcast', { id }, { key: id });
    await appendAudit(kit, tx, {
      ...{ actorId: actor.id, action: 'send broadcast', subjectKind: 'broadcast', subjectId: id, note: reason },
      facts: { audience, people },
    });
    return showBroadcast(tx, id);
  });
