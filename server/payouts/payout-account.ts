import { eq } from 'drizzle-orm';
import type { PayoutAccount } from '#contract/payouts.ts';
import { users } from '#server/accounts/table.ts';
import { record } from '#server/events.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { ProviderPayoutAccount } from '#server/platform/payout-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { heldOf } from './held.ts';
import { isLookedOver, returnedTo } from './returned.ts';
import { payoutAccounts } from './table.ts';

type AccountRow = typeof payoutAccounts.$inferSelect;

export async function showPayoutAccount({ db }: Kit, actor: Actor): Promise<PayoutAccount> {
  const [account, returned, held] = await Promise.all([
    accountOf(db, actor.id),
    returnedTo(db, actor.id),
    heldOf(db, actor.id),
  ]);
  const isHeld = held && { held };
  if (!account) return { status: 'none', requirements: [], ...isHeld };
  return { status: account.status, requirements: account.requirements, ...(returned && { returned }), ...isHeld };
}

/** Opens the cleaner's account at the provider, once, and leads to the provider's own page for it. */
export async function openPayoutAccount(kit: Kit, actor: Actor): Promise<{ url: string }> {
  const account = (await accountOf(kit.db, actor.id)) ?? (await createAccount(kit, actor.id));
  const opened = { openedAt: kit.clock.now() };
  await kit.db.update(payoutAccounts).set(opened).where(eq(payoutAccounts.userId, actor.id));
  const returnUrl = `${kit.settings.publicUrl}/cleaner/payouts`;
  return { url: await kit.payouts.linkTo({ accountId: account.providerAccountId, returnUrl }) };
}

async function createAccount(kit: Kit, userId: string): Promise<AccountRow> {
  const [person] = await kit.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const key = `payout account ${userId}`;
  const atProvider = await kit.payouts.createAccount({ userId, email: person?.email ?? '', key });
  return transact(
    kit,
    async (tx) => {
      const now = kit.clock.now();
      const begun = { userId, providerAccountId: atProvider.id, createdAt: now, openedAt: now };
      const row = { ...begun, ...columnsOf(atProvider, null, now) };
      await tx.insert(payoutAccounts).values(row).onConflictDoNothing();
      return (await accountOf(tx, userId)) ?? row;
    },
    { keyed: false },
  );
}

export async function accountOf(reader: Reader, userId: string): Promise<AccountRow | null> {
  const [account] = await reader.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  return account ?? null;
}

/** Brings our row in line with the provider's account, read before the transaction; may run any number of times. */
export async function followAccount(kit: Kit, tx: Tx, atProvider: ProviderPayoutAccount): Promise<void> {
  const own = eq(payoutAccounts.providerAccountId, atProvider.id);
  const [account] = await tx.select().from(payoutAccounts).where(own).for('update');
  if (!account) return;
  // the provider has reasons of its own to tell of an account: it counts as given anew only where its cleaner went there
  const [seen] = await tx.select({ isLookedOver }).from(payoutAccounts).where(own);
  const isAnew = seen?.isLookedOver === true;
  const enabledAt = isAnew ? null : account.enabledAt;
  await tx
    .update(payoutAccounts)
    .set(columnsOf(atProvider, enabledAt, kit.clock.now()))
    .where(own);
  if (account.status !== atProvider.status || isAnew)
    await record(kit, tx, { kind: 'payout account changed', userId: account.userId });
}

const columnsOf = ({ status, requirements }: ProviderPayoutAccount, enabledAt: Date | null, now: Date) => ({
  ...{ status, requirements },
  enabledAt: status === 'enabled' ? (enabledAt ?? now) : null,
});
