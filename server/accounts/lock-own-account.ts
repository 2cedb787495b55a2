import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import type { UserRow } from './present-user.ts';
import { users } from './table.ts';

/** The caller's account, held until the transaction ends. */
export async function lockOwnAccount(tx: Tx, { id }: Pick<Actor, 'id'>): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user || user.erasedAt) throw notFound();
  return user;
}
