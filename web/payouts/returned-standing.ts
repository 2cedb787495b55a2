import type { Payout, PayoutAccount } from '#contract/payouts.ts';

/** The account is to be looked over; or the money waits for the next payout; or it went out again. */
export type ReturnedStanding = { is: 'asks' } | { is: 'waits' } | { is: 'sent'; sentAt: string };

/** Of a payout that came back, among all of them, newest first: a later weekly one took the whole balance along. */
export function returnedStandingOf(
  payout: Payout,
  payouts: readonly Payout[],
  account: PayoutAccount | undefined,
): ReturnedStanding {
  const later = payouts.slice(0, payouts.indexOf(payout));
  const sent = later.findLast(({ method, status }) => method === 'weekly' && status !== 'failed');
  if (sent) return { is: 'sent', sentAt: sent.createdAt };
  const isFine = account?.status === 'enabled' && !account.returned;
  return { is: isFine ? 'waits' : 'asks' };
}
