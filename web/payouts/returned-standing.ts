import type { Payout, PayoutAccount } from '#contract/payouts.ts';

/** The account is to be looked over; or the money waits for the next payout; or it went out again. */
export type ReturnedStanding = { is: 'asks' } | { is: 'waits' } | { is: 'sent'; sentAt: string };

/** Of a payout that came back. Whether it is over, the server says: there is one rule for it. */
export function returnedStandingOf(
  { sentAgainAt }: Pick<Payout, 'sentAgainAt'>,
  account: PayoutAccount | undefined,
): ReturnedStanding {
  if (sentAgainAt) return { is: 'sent', sentAt: sentAgainAt };
  const isFine = account?.status === 'enabled' && !account.returned;
  return { is: isFine ? 'waits' : 'asks' };
}
