import { and, asc, between, eq, gt, lt, or, sql } from 'drizzle-orm';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import type { PayoutRow } from './open-payout.ts';
import { followAccount } from './payout-account.ts';
import { isLookedOver } from './returned.ts';
import { accountOf, sendPayout } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';
import { stopAtProvider } from './stop-payout.ts';
import { payoutAccounts, payouts } from './table.ts';

/** Younger ones are still in progress. */
const youngest = minute;
/** Nobody goes on with an account begun longer ago without an event telling so. */
const oldest = 30 * day;

/**
 * Whoever only confirms their account at the provider may change nothing that it would tell of: so long after they went
 * there, the account is read.
 */
const pageIsOpenFor = 10 * minute;

/** A bank can send a payout back for some days; each is asked about twice a day, should the event not arrive. */
const [mayReturnFor, askedEvery] = [10 * day, 12 * hour];

/** The task `reconcile-payouts`: asks the provider about every payout and account whose outcome is open. */
export function payoutReconciliation(kit: Kit) {
  return async (): Promise<void> => {
    const now = kit.clock.now();
    const pending = await kit.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.status, 'pending'), lt(payouts.createdAt, plus(now, -youngest))))
      .orderBy(asc(payouts.createdAt))
      .limit(200);
    const accounts = await kit.db
      .select({ id: payoutAccounts.providerAccountId })
      .from(payoutAccounts)
      .where(
        or(
          and(eq(payoutAccounts.status, 'pending'), gt(payoutAccounts.createdAt, plus(now, -oldest))),
          and(
            ...[eq(payoutAccounts.status, 'enabled'), isLookedOver],
            between(payoutAccounts.openedAt, plus(now, -oldest), plus(now, -pageIsOpenFor)),
          ),
        ),
      )
      .limit(200);
    const paid = await kit.db
      .select()
      .from(payouts)
      .where(
        and(
          eq(payouts.status, 'paid'),
          gt(payouts.endedAt, plus(now, -mayReturnFor)),
          lt(sql`coalesce(${payouts.askedAt}, ${payouts.endedAt})`, plus(now, -askedEvery)),
        ),
      )
      .orderBy(asc(payouts.endedAt))
      .limit(100);
    const failed = 'payout or account not reconciled';
    await eachOnItsOwn(kit, paid, { failed, work: (payout) => askAgain(kit, payout) });
    await eachOnItsOwn(kit, pending, { failed, work: (payout) => reconcile(kit, payout) });
    await eachOnItsOwn(kit, accounts, { failed, work: ({ id }) => readAgain(kit, id) });
  };
}

async function reconcile(kit: Kit, payout: PayoutRow): Promise<void> {
  const { providerPayoutId: payoutId } = payout;
  if (payout.holdReason) return stopAtProvider(kit, payout);
  if (!payoutId) return sendPayout(kit, payout.id);
  const atProvider = await kit.payouts.readPayout({ accountId: await accountOf(kit, payout), payoutId });
  await transact(kit, (tx) => settlePayout(kit, tx, payout, atProvider), { keyed: false });
}

/** The bank may have sent it back. */
async function askAgain(kit: Kit, payout: PayoutRow): Promise<void> {
  const asked = { askedAt: kit.clock.now() };
  await kit.db.update(payouts).set(asked).where(eq(payouts.id, payout.id));
  await reconcile(kit, payout);
}

async function readAgain(kit: Kit, accountId: string): Promise<void> {
  const atProvider = await kit.payouts.readAccount(accountId);
  await transact(kit, (tx) => followAccount(kit, tx, atProvider), { keyed: false });
}
