import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { knownDevices } from './table.ts';

/**
 * Whether this browser has signed in to the account before. It grants nothing; it only keeps the owner from being
 * slowed down by strangers' guesses. Takes as long without an account.
 */
export async function isKnownDevice(kit: Kit, userId: string | undefined, { device }: Caller): Promise<boolean> {
  if (!device) return false;
  const [found] = await kit.db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.deviceHash, hashOf(kit, userId ?? 'nobody', device)));
  return found !== undefined;
}

/**
 * Remembers what has just signed in. True where the account has been used before, but not from there: a browser is known
 * by the token it keeps, anything else by what it calls itself, which slows down no one's guesses (`isKnownDevice`).
 */
export async function isNewDevice(kit: Kit, tx: Tx, userId: string, { device, userAgent }: Caller): Promise<boolean> {
  const others = await tx.$count(knownDevices, eq(knownDevices.userId, userId));
  const lastSeenAt = kit.clock.now();
  const deviceHash = device ? hashOf(kit, userId, device) : hashOf(kit, userId, `unnamed\n${userAgent}`);
  const browserHash = device ? kit.hasher.hash('browser', device) : null;
  const [remembered] = await tx
    .insert(knownDevices)
    .values({ deviceHash, browserHash, userId, lastSeenAt })
    .onConflictDoUpdate({ target: knownDevices.deviceHash, set: { browserHash, lastSeenAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return others > 0 && remembered?.isNew === true;
}

/** Forgets an account's browsers, all or all but one: someone else may have been signed in there. */
export async function forgetDevices(kit: Kit, tx: Tx, userId: string, but?: Caller): Promise<void> {
  const kept = but?.device ? ne(knownDevices.deviceHash, hashOf(kit, userId, but.device)) : undefined;
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), kept));
}

/** Bound to the account: what slows down guesses for one says nothing of another. */
const hashOf = ({ hasher }: Kit, userId: string, device: string): Buffer =>
  hasher.hash('known device', `${userId}\n${device}`);
