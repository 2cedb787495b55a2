import { and, inArray, isNull } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { announce } from '#server/platform/live.ts';
import { transact } from '#server/platform/transact.ts';
import type { Note, Outcome } from './outcome.ts';
import { notifications } from './table.ts';

/**
 * Writes down who is told what, once for each fact and person, and announces it together with what changed. Pages hear
 * it from the worker and not from the use case's own transaction: who is concerned is read here anyway, and NOTIFY lets
 * only one transaction of the whole database commit at a time, which the busiest writes must not wait for.
 */
export const tell = (kit: Kit, factId: string, { notes = [], changes }: Outcome): Promise<void> =>
  transact(kit, async (tx) => {
    const told = await write(kit, tx, factId, notes);
    if (told.length > 0) await announce(tx, { people: told, topics: ['notification'] });
    for (const change of changes) if (change.people.length > 0) await announce(tx, change);
  });

async function write(kit: Kit, tx: Tx, factId: string, notes: readonly Note[]): Promise<string[]> {
  const people = await notErased(
    tx,
    notes.flatMap(({ to }) => to),
  );
  const createdAt = kit.clock.now();
  const rows = notes.flatMap(({ to, kind, jobId, personId, amountCents }) =>
    to
      .filter((id) => people.has(id))
      .map((recipientId) => ({
        ...{ id: newId(), factId, recipientId, kind, jobId, personId, createdAt },
        amountCents: amountCents as Cents | undefined, // read from columns of cents
      })),
  );
  if (rows.length === 0) return [];
  await tx.insert(notifications).values(rows).onConflictDoNothing();
  return rows.map(({ recipientId }) => recipientId);
}

async function notErased(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.erasedAt)));
  return new Set(rows.map(({ id }) => id));
}
