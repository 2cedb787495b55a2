import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { addPushSubscription, removePushSubscription } from '#contract/notice-preferences.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { pushAddress } from '#server/platform/push/push-address.ts';
import { wrongPushKeys } from '#server/platform/push/push-target.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { pushSubscriptions } from '../table.ts';

/** Of one account: more browsers than anybody uses. The oldest goes for a new one. */
const most = 20;

/** Nothing is known against its push service. */
const answering = { failures: 0, fault: null, restsUntil: null };

/** Has this browser show push notifications; whoever used it before, it is now the caller's. */
export function subscribe(kit: Kit, actor: Actor, { endpoint: given, keys }: BodyOf<typeof addPushSubscription>) {
  const endpoint = pushAddress(given)?.href;
  if (!endpoint)
    throw new Refusal('url_not_allowed', 'This isn’t the address of a push service on the public internet.');
  const wrong = wrongPushKeys(keys);
  if (wrong.length > 0) throw invalidInput(Object.fromEntries(wrong.map((key) => [`keys.${key}`, 'invalidFormat'])));
  return transact(kit, async (tx) => {
    // so that of several at once each counts those before it
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update');
    const createdAt = kit.clock.now();
    const owner = { userId: actor.id, sessionHash: actor.sessionHash, ...keys, createdAt, ...answering };
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ id: newId(), endpoint, ...owner })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owner })
      .returning({ id: pushSubscriptions.id });
    const surplus = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, actor.id))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(most);
    const ids = surplus.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
    return { id: row?.id ?? '', createdAt: createdAt.toISOString() };
  });
}

/** Ends one of the caller's subscriptions, or all of them. */
export async function unsubscribeBrowser(
  { db }: Kit,
  { id }: Actor,
  { endpoint }: BodyOf<typeof removePushSubscription>,
): Promise<void> {
  const own = eq(pushSubscriptions.userId, id);
  const named =
    endpoint === undefined ? undefined : eq(pushSubscriptions.endpoint, pushAddress(endpoint)?.href ?? endpoint);
  await db.delete(pushSubscriptions).where(and(own, named));
}
