import { and, eq, lte } from 'drizzle-orm';
import { plus, second } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { PayoutOrder, PayoutProvider, ProviderPayout } from '#server/platform/payout-provider.ts';
import { transact } from '#server/platform/transact.ts';
import type { SandboxBase } from './base.ts';
import { emitEvent, sandboxId } from './emit-event.ts';
import { createPayoutAccount, readPayoutAccount } from './payout-account.ts';
import { sandboxPayoutOrders } from './table.ts';

type OrderRow = typeof sandboxPayoutOrders.$inferSelect;

/** The bank takes a moment, so that a payout can be seen, and held, while it is pending. */
const decidesAfter = 3 * second;
/** An amount that ends in these cents comes back. */
const failingCents = 13;

/** The demo's payout provider: behaves like Stripe Connect and keeps its own books. */
export function sandboxPayouts(base: SandboxBase): PayoutProvider {
  const { db, settings } = base;
  return {
    createAccount: ({ key }) => createPayoutAccount(base, key),
    linkTo: async ({ accountId }) => `${settings.publicUrl}/sandbox/payout-accounts/${accountId}`,
    readAccount: (accountId) => readPayoutAccount(db, accountId),
    createPayout: (order) => transact(base, (tx) => createOrder(base, tx, order), { keyed: false }),
    async readPayout({ payoutId }) {
      const [order] = await db.select().from(sandboxPayoutOrders).where(eq(sandboxPayoutOrders.id, payoutId));
      return asPayout(order, payoutId);
    },
    cancelPayout: ({ payoutId }) =>
      transact(base, (tx) => decide(base, tx, payoutId, { status: 'canceled', failure: null }), { keyed: false }),
    async takeBack() {
      // the money of a failed payout never left the sandbox
    },
  };
}

async function createOrder(base: SandboxBase, tx: Tx, order: PayoutOrder): Promise<ProviderPayout> {
  const { accountId, amountCents, feeCents, key } = order;
  const account = await readPayoutAccount(tx, accountId);
  const isOpen = account.status === 'enabled';
  const doneAt = plus(base.clock.now(), decidesAfter);
  const row = {
    ...{ id: sandboxId('po'), requestKey: key, accountId, amountCents, feeCents, doneAt },
    ...(isOpen
      ? { status: 'pending' as const, failure: null }
      : { status: 'failed' as const, failure: 'account_closed' }),
  };
  const { rowCount } = await tx
    .insert(sandboxPayoutOrders)
    .values(row)
    .onConflictDoNothing({ target: sandboxPayoutOrders.requestKey });
  // pg-boss looks for due tasks about once a second
  if (rowCount === 1 && isOpen)
    await base.tasks.send(tx, 'sandbox-pay-out', {}, { startAfter: plus(doneAt, second), key: row.id });
  const [kept] = await tx.select().from(sandboxPayoutOrders).where(eq(sandboxPayoutOrders.requestKey, key));
  return asPayout(kept, key);
}

/** The task `sandbox-pay-out`: the bank decides about every payout that has waited long enough. */
export function sandboxPayer(base: SandboxBase) {
  return async (): Promise<void> => {
    const due = await base.db
      .select()
      .from(sandboxPayoutOrders)
      .where(and(eq(sandboxPayoutOrders.status, 'pending'), lte(sandboxPayoutOrders.doneAt, base.clock.now())))
      .limit(200);
    for (const { id, amountCents } of due) {
      const fails = amountCents % 100 === failingCents;
      const outcome = fails
        ? { status: 'failed' as const, failure: 'account_closed' }
        : { status: 'paid' as const, failure: null };
      await transact(base, (tx) => decide(base, tx, id, outcome), { keyed: false });
    }
  };
}

type Outcome = Pick<OrderRow, 'failure'> & { status: Exclude<OrderRow['status'], 'pending'> };

/** Once: what was decided stays so. */
async function decide(base: SandboxBase, tx: Tx, id: string, outcome: Outcome): Promise<ProviderPayout> {
  const [order] = await tx.select().from(sandboxPayoutOrders).where(eq(sandboxPayoutOrders.id, id)).for('update');
  if (order?.status !== 'pending') return asPayout(order, id);
  await tx.update(sandboxPayoutOrders).set(outcome).where(eq(sandboxPayoutOrders.id, id));
  await emitEvent(base, tx, `payout.${outcome.status}`, id);
  return asPayout({ ...order, ...outcome }, id);
}

function asPayout(order: OrderRow | undefined, name: string): ProviderPayout {
  if (!order) throw new Error(`The sandbox knows no payout ${name}`);
  const { id, status, failure } = order;
  return { id, status, failure };
}
