import { mostInvitedFirst } from '#contract/first-invited.ts';
import type { InviteFirst } from '#contract/invite-first.ts';
import { minimumBidCents } from '#contract/money.ts';
import { invitedFirstPerHour } from '#contract/terms.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { favoritesOf } from '../hiring/favorites-of.ts';

// Each sends a mail, also to cleaners whom the host does not know yet.
const perHost = { name: 'invited first by host', most: invitedFirstPerHour, within: hour };

interface Posting {
  hostId: string;
  startTime: Date;
  payoutCents: number;
}

/** What a host wishes for one job: the hours end before it starts, it pays enough for a bid, and there is a limit an hour. */
export async function checkInviteFirst(kit: Kit, tx: Tx, first: InviteFirst, posting: Posting): Promise<void> {
  refuseLowPayout(first, posting.payoutCents);
  if (opensAt(first, kit.clock.now()) >= posting.startTime) throw invalidInput({ inviteFirst: 'firstTooLong' });
  await countInvitedFirst(kit, tx, first, posting.hostId);
}

/** Refuses (429) what goes beyond the limit an hour. */
export async function countInvitedFirst(kit: Kit, tx: Tx, { cleanerIds }: InviteFirst, hostId: string): Promise<void> {
  for (const _ of cleanerIds.slice(0, mostInvitedFirst)) await countOrRefuse(kit, tx, perHost, hostId);
}

/** Nobody may be invited to a job for less than the smallest bid. */
export function refuseLowPayout(first: InviteFirst | null | undefined, payoutCents: number): void {
  if (first && payoutCents < minimumBidCents) throw invalidInput({ payoutCents: 'invitePayout' });
}

/** When a job that is posted now is open to everybody. */
export const opensAt = ({ hours }: InviteFirst, now: Date): Date => plus(now, hours * hour);

/**
 * Whom a job that is posted now is for at first: where they are meant, the host’s favorites of today, of whom as many are
 * invited as may be; null where there are none any more.
 */
export async function firstOfToday(tx: Tx, hostId: string, first: InviteFirst): Promise<InviteFirst | null> {
  if (!first.favorites) return first;
  const cleanerIds = await favoritesOf(tx, hostId);
  return cleanerIds.length > 0 ? { ...first, cleanerIds } : null;
}
