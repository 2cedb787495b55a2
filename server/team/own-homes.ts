import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';

/** The homes that a host names for somebody, each once; refuses any that is not theirs. Null: all of them. */
export async function ownHomes(tx: Tx, hostId: string, named: readonly string[] | null): Promise<string[] | null> {
  if (named === null) return null;
  const wanted = [...new Set(named.map((id) => id.toLowerCase()))];
  const own = and(eq(properties.hostId, hostId), isNull(properties.removedAt), inArray(properties.id, wanted));
  if ((await tx.$count(properties, own)) < wanted.length) throw invalidInput({ homeIds: 'unknownOption' });
  return wanted;
}

/** The host’s account, so that of two changes of their team one comes after the other. */
export async function lockHost(tx: Tx, hostId: string): Promise<typeof users.$inferSelect> {
  const [host] = await tx.select().from(users).where(eq(users.id, hostId)).for('no key update');
  if (!host) throw new Error('The account of a host is missing');
  return host;
}
