import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import { formatMoney } from '#contract/format-money.ts';
import { instantFeeOf } from '#contract/instant-fee.ts';
import { minimumInstantPayoutCents } from '#contract/money.ts';
import type { requestPayout as endpoint, Payout } from '#contract/payouts.ts';
import { lockBalance } from '#server/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { requireOn } from '#server/settings/index.ts';
import { type FrozenJobsOf, freeParts, partsOf, sumOf } from './free-money.ts';
import { heldOf } from './held.ts';
import { openPayout } from './open-payout.ts';
import { presentPayout, readPayout } from './present-payout.ts';
import { sendPayout } from './send-payout.ts';
import { payoutAccounts } from './table.ts';

/** A cleaner has their balance, or a part of it, paid out right away; the provider's fee is inside the amount. */
export async function requestPayout(
  kit: Kit,
  actor: Actor,
  body: BodyOf<typeof endpoint>,
  frozenJobsOf: FrozenJobsOf,
): Promise<Payout> {
  const opened = await transact(kit, async (tx) => {
    const id = await open(kit, tx, actor.id, body, frozenJobsOf);
    return presentPayout(await readPayout(tx, id));
  });
  // The task sends it in any case; this only saves the wait.
  await sendPayout(kit, opened.id).catch((error) => kit.log.warn({ payoutId: opened.id, err: error }, 'not sent yet'));
  return opened;
}

async function open(
  kit: Kit,
  tx: Tx,
  cleanerId: string,
  { amountCents: asked }: BodyOf<typeof endpoint>,
  frozenJobsOf: FrozenJobsOf,
): Promise<string> {
  await requireOn(tx, 'instantPayouts');
  await requireAccount(tx, cleanerId);
  await lockBalance(tx, cleanerId);
  if (await heldOf(tx, cleanerId)) throw isHeld();
  const from = freeParts(await partsOf(tx, cleanerId), kit.clock.now(), await frozenJobsOf(tx, cleanerId));
  const balance = sumOf(from);
  const amountCents = asked ?? balance;
  if (amountCents > balance || amountCents < minimumInstantPayoutCents) throw notEnough(balance);
  const feeCents = instantFeeOf(amountCents);
  const payout = await openPayout(kit, tx, { cleanerId, amountCents, feeCents, week: null, from });
  if (!payout) throw new Error(`The payout of ${cleanerId} was not written`);
  return payout.id;
}

async function requireAccount(tx: Tx, userId: string): Promise<void> {
  const enabled = and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.status, 'enabled'));
  const [account] = await tx.select({ id: payoutAccounts.userId }).from(payoutAccounts).where(enabled);
  if (!account) throw new Refusal('no_payout_account', 'Set up your payout account first.');
}

const isHeld = (): Refusal =>
  new Refusal('payouts_held', 'We’re holding your payouts for now. The money stays in your balance.');

const notEnough = (balance: number): Refusal =>
  new Refusal(
    'insufficient_balance',
    `Your balance is ${formatMoney(balance, 'en')}. You need at least ${formatMoney(minimumInstantPayoutCents, 'en')} for an instant payout.`,
  );
