import { eq } from 'drizzle-orm';
import { payoutAccounts, payouts } from '#server/payouts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, WhoHears } from './announcement.ts';

/** The cleaner is notified of what became of their payout; admins see it on their open pages. */
export const aboutPayouts = {
  'payout begun': (kit, { payoutId }) => seen(kit, payoutId),
  'payout paid': (kit, { payoutId }) => heard(kit, payoutId, { bell: 'payoutPaid', mail: 'payouts.paid' }),
  'payout failed': (kit, { payoutId }) => heard(kit, payoutId, { bell: 'payoutFailed', mail: 'payouts.failed' }),
  'payout held': (kit, { payoutId }) => heard(kit, payoutId, { bell: 'payoutHeld', mail: 'payouts.held' }),
  'payout released': (kit, { payoutId }) => heard(kit, payoutId, { bell: 'payoutReleased', mail: 'payouts.released' }),
  'payouts held': async (_kit, { userId }) => told(userId, { bell: 'payoutsHeld', mail: 'payouts.allHeld' }),
  'payouts let go': async (kit, { userId }) => {
    const mail = (await accountOf(kit, userId)) === 'enabled' ? 'payouts.allReleased' : 'payouts.allReleasedNoAccount';
    return told(userId, { bell: 'payoutsReleased', mail });
  },
  'payout account changed': async (kit, { userId }) => {
    const status = await accountOf(kit, userId);
    const words = { bell: 'payoutAccountRestricted', mail: 'payouts.accountRestricted' } as const;
    return [{ to: [userId], live: ['money'], ...(status === 'restricted' && words) }];
  },
} satisfies Partial<WhoHears>;

async function heard(kit: Kit, payoutId: string, words: Pick<Announcement, 'bell' | 'mail'>): Promise<Announcement[]> {
  const payout = await findPayout(kit, payoutId);
  if (!payout) return [];
  const { cleanerId, amountCents, feeCents } = payout;
  const arrives = words.bell === 'payoutPaid' ? amountCents - feeCents : amountCents;
  return [{ to: [cleanerId], ...words, amountCents: arrives }, toPages(cleanerId)];
}

const told = (userId: string, words: Pick<Announcement, 'bell' | 'mail'>): Announcement[] => [
  { to: [userId], ...words, accountId: userId },
  toPages(userId),
];

async function seen(kit: Kit, payoutId: string): Promise<Announcement[]> {
  const payout = await findPayout(kit, payoutId);
  return payout ? [toPages(payout.cleanerId)] : [];
}

const toPages = (cleanerId: string): Announcement => ({ to: [cleanerId, 'ADMIN'], live: ['money'] });

/** How the cleaner's bank account stands; undefined where they have given none. */
async function accountOf({ db }: Kit, userId: string) {
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  return account?.status;
}

async function findPayout({ db }: Kit, id: string) {
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, id));
  return payout ?? null;
}
