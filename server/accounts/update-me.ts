import { eq } from 'drizzle-orm';
import type { updateMe as endpoint, User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { looksOfficial } from '#contract/own-name.ts';
import { isSameName } from '#contract/same-name.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { users } from './table.ts';

/** What follows in the same transaction when an account changes its name. */
export type OnRename = (kit: Kit, tx: Tx, userId: string) => Promise<void>;

/** Changes what is sent of name, phone, language and unit of distances; what is left out stays. */
export function updateMe(
  kit: Kit,
  actor: Actor,
  { name, phone, locale, distanceUnit }: BodyOf<typeof endpoint>,
  onRename: OnRename,
): Promise<User> {
  return transact(kit, async (tx) => {
    const [before] = await tx.select().from(users).where(eq(users.id, actor.id)).for('update');
    if (!before) throw notFound();
    if (name !== undefined) refuseOfficial(before, name);
    const after = {
      name: name ?? before.name,
      phone: phone === undefined ? before.phone : phone,
      locale: locale ?? before.locale,
      distanceUnit: distanceUnit ?? before.distanceUnit,
    };
    await tx.update(users).set(after).where(eq(users.id, actor.id));
    if (!isSameName(before.name, after.name)) await onRename(kit, tx, actor.id);
    return presentUser(kit, { ...before, ...after });
  });
}

/** An admin is of the marketplace; and what somebody has been called since before the rule is theirs. */
function refuseOfficial({ role, name: before }: UserRow, name: string): void {
  if (role !== 'ADMIN' && name !== before && looksOfficial(name)) throw invalidInput({ name: 'nameOfficial' });
}
