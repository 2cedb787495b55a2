import { eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { inviteCleaner as inviteCleanerCall } from '#contract/hiring.ts';
import { minimumBidCents } from '#contract/money.ts';
import { invitationsPerJobADay } from '#contract/terms.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { isApproved } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { record } from '#server/events.ts';
import { day, hour } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readSetting } from '#server/settings/index.ts';
import { require } from '../ask-abilities.ts';
import { isBlocked } from '../is-blocked.ts';
import { type JobRow, lockJobOf } from '../lock-job.ts';
import { jobRequests } from '../table.ts';

// Each invitation sends a mail, and one that a change took back may be sent again.
const perHost = { name: 'invited by host', within: hour };
const perCleaner = { name: 'invited to a job', most: invitationsPerJobADay, within: day };

type Sent = BodyOf<typeof inviteCleanerCall>;
type Invitation = AnswerOf<typeof inviteCleanerCall>;

/** A host asks an approved cleaner to take an open job at its payout. */
export const inviteCleaner = (kit: Kit, actor: Actor, jobId: string, sent: Sent): Promise<Invitation> =>
  transact(kit, async (tx) => {
    const { cleanerId, message = null } = sent;
    const { job, viewer } = await lockJobOf(tx, actor, jobId, 'invite');
    const createdAt = kit.clock.now();
    await refuseUnknownCleaner(tx, cleanerId, createdAt);
    if (job.payoutCents < minimumBidCents) throw invalidInput({ payoutCents: 'invitePayout' });
    if (await isBlocked(tx, actor.id, cleanerId))
      throw new Refusal('blocked', 'You’ve blocked this cleaner. Unblock them first.');
    require(job, viewer, 'invite', createdAt);
    const { value: most } = await readSetting(tx, 'invitationsPerHour');
    await countOrRefuse(kit, tx, { ...perHost, most }, actor.id);
    await countOrRefuse(kit, tx, perCleaner, `${jobId} ${cleanerId}`);
    return writeInvitation(kit, tx, job, { cleanerId, message });
  });

/** Writes it for a locked job that is open, and tells whom it asks. */
export async function writeInvitation(
  kit: Kit,
  tx: Tx,
  { id: jobId }: Pick<JobRow, 'id'>,
  { cleanerId, message = null }: Sent,
): Promise<Invitation> {
  const createdAt = kit.clock.now();
  const row = { id: newId(), jobId, cleanerId, message, createdAt, answeredAt: null };
  const [written] = await tx
    .insert(jobRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [jobRequests.jobId, jobRequests.cleanerId],
      set: row,
      // Someone who accepted once and stepped back may be invited again.
      setWhere: isNotNull(jobRequests.answeredAt),
    })
    .returning();
  if (!written) throw new Refusal('already_exists', 'This cleaner has already been invited to this job.');
  await record(kit, tx, { kind: 'cleaner invited', jobId, cleanerId });
  return { id: written.id, cleanerId, message, createdAt: createdAt.toISOString() };
}

async function refuseUnknownCleaner(tx: Tx, cleanerId: string, now: Date): Promise<void> {
  const [cleaner] = await tx
    .select({
      suspendedAt: users.suspendedAt,
      clearance: cleanerProfiles.clearance,
      clearedUntil: cleanerProfiles.clearedUntil,
    })
    .from(cleanerProfiles)
    .innerJoin(users, eq(users.id, cleanerProfiles.userId))
    .where(eq(users.id, cleanerId));
  if (!cleaner || cleaner.suspendedAt || !isApproved(cleaner, now)) throw notFound('Cleaner not found.');
}
