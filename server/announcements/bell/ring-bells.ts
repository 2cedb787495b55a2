import { and, inArray, isNull } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { transact } from '#server/platform/transact.ts';
import { planDeliveries } from '../deliveries/plan-deliveries.ts';
import { notifications } from '../table.ts';
import type { For, Recorded } from '../who-hears/announcement.ts';
import { foldIntoUnread } from './fold-into-unread.ts';

/** Writes a fact's notifications, one for each person, tells their open pages, and has new ones sent on. */
export const ringBells = (kit: Kit, { factId }: Recorded, announcements: readonly For<'bell'>[]): Promise<void> =>
  transact(kit, async (tx) => {
    const people = await write(kit, tx, factId, announcements);
    if (people.length > 0) await sendLiveEvent(tx, { people, topics: ['notification'] });
  });

/** Returns who has something new. */
async function write(kit: Kit, tx: Tx, factId: string, announcements: readonly For<'bell'>[]): Promise<string[]> {
  const people = await notErased(
    tx,
    announcements.flatMap(({ to }) => to),
  );
  const createdAt = kit.clock.now();
  const starts = await startsOf(tx, announcements);
  const rows = announcements.flatMap(
    ({ to, bell: kind, once, jobId, personId, amountCents, integrationId, alarm, about, searchId, proposalId }) =>
      to
        .filter((id) => people.has(id))
        .map((recipientId) => ({
          ...{ id: newId(), factId: once ?? factId, recipientId, kind, jobId, personId, createdAt },
          ...{ integrationId, alarm, about, searchId, proposalId, jobStart: starts.get(jobId ?? '') },
          amountCents: amountCents as Cents | undefined, // read from cents columns
        })),
  );
  const { fresh, folded } = await foldIntoUnread(tx, rows);
  if (fresh.length === 0) return folded;
  const written = await tx
    .insert(notifications)
    .values(fresh)
    .onConflictDoNothing()
    .returning({ id: notifications.id, recipientId: notifications.recipientId, kind: notifications.kind });
  await planDeliveries(kit, tx, written);
  return [...folded, ...written.map(({ recipientId }) => recipientId)];
}

/** When the jobs begin that are told of. */
async function startsOf(tx: Tx, announcements: readonly For<'bell'>[]): Promise<Map<string, Date>> {
  const ids = [...new Set(announcements.flatMap(({ jobId }) => jobId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await tx.select({ id: jobs.id, startTime: jobs.startTime }).from(jobs).where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, startTime }) => [id, startTime]));
}

async function notErased(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.erasedAt)));
  return new Set(rows.map(({ id }) => id));
}
