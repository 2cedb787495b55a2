import { and, eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { notFound } from '#server/platform/refusal.ts';

/** Refuses what a host would decide about somebody who is no cleaner. */
export async function requireCleaner(tx: Tx, id: string): Promise<void> {
  const [cleaner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, 'CLEANER')));
  if (!cleaner) throw notFound('Cleaner not found.');
}
