import { and, eq } from 'drizzle-orm';
import type { ClientInvitation, inviteClient as inviteClientCall } from '#contract/clients.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { invitedAgainAfter } from '#contract/terms.ts';
import { countAttempt, countOrRefuse } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { day } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readSetting, requireOn } from '#server/settings/index.ts';
import { hashOf } from './invited-address.ts';
import { mailInvitation } from './mail-invitation.ts';
import { presentInvitation } from './present-invitation.ts';
import { clientInvitations, invitationStops } from './table.ts';

const perCleaner = { name: 'clients invited by cleaner', within: day };
const sameAgain = { name: 'client invited again by cleaner', most: 1, within: invitedAgainAfter };
const mailed = { name: 'invitation mailed to address', most: 1, within: invitedAgainAfter };

type Sent = BodyOf<typeof inviteClientCall>;

/**
 * A cleaner invites a host to Freshkey. One mail goes to an address within 30 days, whoever invites, and none to one
 * that wants none: the cleaner is told the same, so that nobody learns who is known here and who is not.
 */
export const inviteClient = (kit: Kit, actor: Actor, sent: Sent): Promise<ClientInvitation> =>
  transact(kit, async (tx) => {
    await requireOn(tx, 'clientInvitations');
    // nobody is told that they may join, and then cannot
    await requireOn(tx, 'hostSignUp');
    const { value: most } = await readSetting(tx, 'clientInvitationsPerDay');
    await countOrRefuse(kit, tx, { ...perCleaner, most }, actor.id);
    const { name, email, phone, message } = sent;
    await refuseKnown(tx, actor.id, email);
    const { tries } = await countAttempt(kit, tx, sameAgain, `${actor.id} ${email}`);
    if (tries > sameAgain.most)
      throw new Refusal('already_exists', 'You’ve already invited this address in the last 30 days.');
    const row = {
      ...{ id: newId(), cleanerId: actor.id, name, email, phone, message: message?.trim() || null },
      ...{ emailHash: hashOf(kit, email), createdAt: kit.clock.now() },
    };
    await tx.insert(clientInvitations).values(row);
    if (await mayMail(kit, tx, row)) await mailInvitation(kit, tx, row);
    return presentInvitation({ ...row, joinedAt: null });
  });

/** Oneself, and a host whose jobs the cleaner has taken, and so has seen the address of. */
async function refuseKnown(tx: Tx, cleanerId: string, email: string): Promise<void> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known?.id === cleanerId) throw invalidInput({ email: 'ownAddress' });
  const [job] = known
    ? await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.hostId, known.id), eq(jobs.cleanerId, cleanerId)))
        .limit(1)
    : [];
  if (job) throw invalidInput({ email: 'clientAlready' });
}

async function mayMail(kit: Kit, tx: Tx, { email, emailHash }: { email: string; emailHash: Buffer }): Promise<boolean> {
  const [stopped] = await tx.select().from(invitationStops).where(eq(invitationStops.emailHash, emailHash));
  if (stopped) return false;
  const { tries } = await countAttempt(kit, tx, mailed, email);
  return tries <= mailed.most;
}
