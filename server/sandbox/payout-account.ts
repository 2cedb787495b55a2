import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { sandboxCompleteAccount } from '#contract/payouts.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { ProviderPayoutAccount } from '#server/platform/payout-provider.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { SandboxBase } from './base.ts';
import { deliverNow } from './deliver-events.ts';
import { emitEvent, sandboxId } from './emit-event.ts';
import { sandboxPayoutAccounts } from './table.ts';

type Row = typeof sandboxPayoutAccounts.$inferSelect;

export async function createPayoutAccount(
  { db, clock }: SandboxBase,
  requestKey: string,
): Promise<ProviderPayoutAccount> {
  const row = { id: sandboxId('acct'), requestKey, status: 'pending' as const, createdAt: clock.now() };
  await db.insert(sandboxPayoutAccounts).values(row).onConflictDoNothing({ target: sandboxPayoutAccounts.requestKey });
  const [kept] = await db.select().from(sandboxPayoutAccounts).where(eq(sandboxPayoutAccounts.requestKey, requestKey));
  return present(kept, requestKey);
}

export async function readPayoutAccount(reader: Reader, id: string): Promise<ProviderPayoutAccount> {
  const [account] = await reader.select().from(sandboxPayoutAccounts).where(eq(sandboxPayoutAccounts.id, id));
  return present(account, id);
}

/** What a cleaner does on the provider's page: gives a bank account, or one that the provider does not accept. */
export async function completePayoutAccount(
  base: SandboxBase,
  id: string,
  body: BodyOf<typeof sandboxCompleteAccount>,
): Promise<{ status: Row['status'] }> {
  const status = body?.fail ? ('restricted' as const) : ('enabled' as const);
  const work = async (tx: Tx) => {
    const [account] = await tx
      .update(sandboxPayoutAccounts)
      .set({ status })
      .where(eq(sandboxPayoutAccounts.id, id))
      .returning();
    if (!account) throw notFound();
    await emitEvent(base, tx, 'account.updated', id);
  };
  await transact(base, work, { keyed: false });
  await deliverNow(base, id);
  return { status };
}

function present(account: Row | undefined, name: string): ProviderPayoutAccount {
  if (!account) throw new Error(`The sandbox knows no payout account ${name}`);
  const { id, status } = account;
  return { id, status, requirements: status === 'enabled' ? [] : ['external_account'] };
}
