import { eq } from 'drizzle-orm';
import { addDays } from '#contract/days.ts';
import { midnightOf } from '#contract/zoned-time.ts';
import { frozenJobsOf } from '#server/jobs/index.ts';
import { openPayoutAccount } from '#server/payouts/payout-account.ts';
import { payoutReconciliation } from '#server/payouts/reconcile-payouts.ts';
import { payoutAccounts } from '#server/payouts/table.ts';
import { latestFriday, weeklyPayouts } from '#server/payouts/weekly-payouts.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { sandboxPayer } from '#server/sandbox/index.ts';
import { sandboxPayoutAccounts } from '#server/sandbox/table.ts';
import type { Stage } from './stage.ts';

/** They gave their bank account when they began, so their money goes out on Fridays. The cleaner to log in as has yet to. */
const withAccount = ['dana', 'ibrahim'];
const weeks = 3;

/** The Fridays of these cleaners: few, since each adds to how long a first start takes. */
export function tellPayouts(stage: Stage): void {
  const { kit, now } = stage;
  const zone = kit.settings.timeZone;
  const reconcile = payoutReconciliation(kit);
  stage.at(plus(now, -(weeks + 1) * 7 * day), () => giveAccounts(stage));
  const { date } = latestFriday(now, zone);
  for (let week = 0; week < weeks; week += 1) {
    const morning = plus(midnightOf(addDays(date, -7 * week), zone), 9 * hour);
    stage.at(morning, weeklyPayouts(kit, frozenJobsOf));
    stage.at(plus(morning, 2 * minute), reconcile);
    stage.at(plus(morning, 4 * minute), sandboxPayer(kit));
    stage.at(plus(morning, 5 * minute), reconcile);
  }
}

async function giveAccounts({ kit, cast }: Stage): Promise<void> {
  for (const mailbox of withAccount) {
    const cleaner = cast.actor(mailbox);
    await openPayoutAccount(kit, cleaner);
    const [account] = await kit.db
      .select({ id: payoutAccounts.providerAccountId })
      .from(payoutAccounts)
      .where(eq(payoutAccounts.userId, cleaner.id));
    const isTheirs = eq(sandboxPayoutAccounts.id, account?.id ?? '');
    await kit.db.update(sandboxPayoutAccounts).set({ status: 'enabled' }).where(isTheirs);
  }
  await payoutReconciliation(kit)();
}
