import { and, count, eq, gt, ne } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { inviteHelper as endpoint, HelperInvitation } from '#contract/helpers.ts';
import { helperInvitationLife, helperInvitationsPerDay, helpersPerCleaner } from '#contract/terms.ts';
import { countOrRefuse, hashToken, newToken } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { lockCleaner } from '#server/cleaners/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { requireOn } from '#server/settings/index.ts';
import { helperInvitations, helpers } from '../table.ts';
import { presentInvitation } from './list-helpers.ts';
import { mailHelperInvitation } from './mail-helper-invitation.ts';

// Each is a mail to somebody who has not asked for it.
const perCleaner = { name: 'helpers invited by cleaner', most: helperInvitationsPerDay, within: day };
const perAddress = { name: 'asked to help, by address', most: 3, within: day };

type Sent = BodyOf<typeof endpoint>;

/**
 * A cleaner asks somebody to be their helper. A new invitation to the same address takes the place of the last. Nobody
 * learns from it whether the address has an account.
 */
export const inviteHelper = (kit: Kit, actor: Actor, { name, email, inPlaceOf }: Sent): Promise<HelperInvitation> =>
  transact(kit, async (tx) => {
    await requireOn(tx, 'helpers');
    await countOrRefuse(kit, tx, perCleaner, actor.id);
    // one after the other, so that no two fit into the last place
    await lockCleaner(tx, actor.id);
    const [cleaner] = await tx.select().from(users).where(eq(users.id, actor.id));
    if (!cleaner || cleaner.email === email) throw invalidInput({ email: 'ownEmail' });
    await refuseKnownHelper(tx, actor.id, email);
    if (inPlaceOf !== undefined) await refuseWithdrawn(tx, { id: inPlaceOf, cleanerId: actor.id, email });
    await refuseMore(kit, tx, actor.id, email);
    await countOrRefuse(kit, tx, perAddress, email);
    const [token, createdAt] = [newToken(), kit.clock.now()];
    const expiresAt = plus(createdAt, helperInvitationLife);
    const row = { id: newId(), name, tokenHash: hashToken(token), createdAt, expiresAt };
    const invitation = { ...row, cleanerId: actor.id, email };
    await tx
      .insert(helperInvitations)
      .values(invitation)
      .onConflictDoUpdate({ target: [helperInvitations.cleanerId, helperInvitations.email], set: row });
    await mailHelperInvitation(kit, tx, cleaner, { ...invitation, token });
    return presentInvitation(invitation);
  });

/** The cleaner knows whom they have, so this tells nothing new. */
async function refuseKnownHelper(tx: Tx, cleanerId: string, email: string): Promise<void> {
  const known = await tx
    .select({ id: users.id })
    .from(helpers)
    .innerJoin(users, eq(users.id, helpers.helperId))
    .where(and(eq(helpers.cleanerId, cleanerId), eq(users.email, email)));
  if (known.length > 0) throw new Refusal('already_exists', 'They’re already your helper.');
}

/**
 * A page that was left open does not bring back what was taken back elsewhere, at this moment included. The one that is
 * sent again went to the same address: another’s would stand beside the new one.
 */
async function refuseWithdrawn(
  tx: Tx,
  { id, cleanerId, email }: Pick<HelperInvitation, 'id' | 'email'> & { cleanerId: string },
): Promise<void> {
  const isOwn = [eq(helperInvitations.cleanerId, cleanerId), eq(helperInvitations.email, email)];
  const standing = await tx
    .select({ id: helperInvitations.id })
    .from(helperInvitations)
    .where(and(eq(helperInvitations.id, id), ...isOwn))
    .for('update');
  if (standing.length === 0) throw notFound();
}

async function refuseMore({ clock }: Kit, tx: Tx, cleanerId: string, email: string): Promise<void> {
  const [has] = await tx.select({ total: count() }).from(helpers).where(eq(helpers.cleanerId, cleanerId));
  const [asked] = await tx
    .select({ total: count() })
    .from(helperInvitations)
    .where(
      and(
        ...[eq(helperInvitations.cleanerId, cleanerId), ne(helperInvitations.email, email)],
        gt(helperInvitations.expiresAt, clock.now()),
      ),
    );
  if ((has?.total ?? 0) + (asked?.total ?? 0) >= helpersPerCleaner)
    throw new Refusal('too_many', `You can have up to ${helpersPerCleaner} helpers, including those you’ve invited.`);
}

/** A cleaner takes an invitation of theirs back. */
export const withdrawInvitation = (kit: Kit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const isOwn = and(eq(helperInvitations.id, id), eq(helperInvitations.cleanerId, actor.id));
    const { rowCount } = await tx.delete(helperInvitations).where(isOwn);
    if (rowCount === 0) throw notFound();
  });
