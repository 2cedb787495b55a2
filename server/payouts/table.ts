import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { payoutMethods, payoutStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { ledgerTransactions } from '#server/payments/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

/** A cleaner's account at the provider that pays out, as the provider last described it. */
export const payoutAccounts = pgTable(
  'payout_account',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    providerAccountId: text().notNull().unique(),
    status: text({ enum: ['pending', 'enabled', 'restricted'] }).notNull(),
    requirements: jsonb().$type<string[]>().notNull(),
    /** Since when it can be paid to, or was looked over after a payout came back; null while it cannot. */
    enabledAt: instant(),
    /** When the cleaner last went to the provider's page for it. */
    openedAt: instant(),
    createdAt: instant().notNull(),
  },
  (account) => [index('payout_account_pending').on(account.createdAt).where(sql`${account.status} = 'pending'`)],
);

/** Money on its way from a cleaner's balance to their bank. */
export const payouts = pgTable(
  'payout',
  {
    id: uuid().primaryKey(),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    /** What left the balance; the fee is inside it. */
    amountCents: centsColumn().notNull(),
    feeCents: centsColumn().notNull(),
    method: text({ enum: payoutMethods }).notNull(),
    status: text({ enum: payoutStatuses }).notNull().default('pending'),
    /** The Friday it belongs to; null for an instant one. */
    week: date(),
    /** Counts the tries: one that was held is sent anew. Part of each try's idempotency key at the provider. */
    attempt: smallint().notNull().default(1),
    /** When this try was first sent to the provider; null while it was not. */
    sentAt: instant(),
    /** Of this try. */
    providerPayoutId: text().unique(),
    failure: text(),
    holdReason: text(),
    createdAt: instant().notNull(),
    /** When it was paid, or failed. */
    endedAt: instant(),
    /** When the provider was last asked whether the bank has sent a paid one back. */
    askedAt: instant(),
  },
  (payout) => [
    uniqueIndex('payout_one_a_week').on(payout.cleanerId, payout.week).where(sql`${payout.week} is not null`),
    index('payout_cleaner').on(payout.cleanerId, payout.createdAt.desc(), payout.id.desc()),
    index('payout_created').on(payout.createdAt.desc(), payout.id.desc()),
    index('payout_paid').on(payout.endedAt).where(sql`${payout.status} = 'paid'`),
    index('payout_stopped').on(payout.createdAt).where(sql`${payout.status} in ('failed', 'held')`),
    index('payout_pending').on(payout.createdAt).where(sql`${payout.status} = 'pending'`),
    check('payout_amount', sql`${payout.amountCents} > ${payout.feeCents} and ${payout.feeCents} >= 0`),
    check('payout_week', sql`(${payout.method} = 'weekly') = (${payout.week} is not null)`),
  ],
);

/** What a payout contains: parts of what the books say the cleaner earned. Those of a failed payout are free again. */
export const payoutItems = pgTable(
  'payout_item',
  {
    payoutId: uuid()
      .notNull()
      .references(() => payouts.id),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    amountCents: centsColumn().notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.payoutId, item.transactionId] }),
    index('payout_item_transaction').on(item.transactionId),
  ],
);
