import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/columns.ts';

// The demo's stand-in for the card provider and the background check provider. It keeps its own books, knows nothing of
// Freshkey's tables and is reached only through the provider interfaces and its own routes.

export const sandboxIntents = pgTable(
  'sandbox_intent',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['setup', 'payment'] }).notNull(),
    /** The caller's idempotency key: the same call sent twice finds this row. */
    requestKey: text().notNull().unique(),
    clientSecret: text().notNull(),
    customer: text().notNull(),
    amountCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    chargedBackCents: integer().notNull().default(0),
    status: text({
      enum: ['requires_payment_method', 'requires_action', 'processing', 'succeeded', 'canceled'],
    }).notNull(),
    /** The card being tried, or the one that paid. */
    methodId: text(),
    declineMessage: text(),
    declineCode: text(),
    metadata: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant().notNull(),
  },
  (intent) => [index('sandbox_intent_created').on(intent.createdAt)],
);

/** A saved card. Its number is not stored, only how it behaves when charged. */
export const sandboxMethods = pgTable('sandbox_method', {
  id: text().primaryKey(),
  customer: text().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expMonth: smallint().notNull(),
  expYear: smallint().notNull(),
  fingerprint: text().notNull(),
  behaviour: text({ enum: ['pays', 'declined', 'insufficient_funds', 'asks', 'disputed', 'refund_fails'] }).notNull(),
  createdAt: instant().notNull(),
});

/** Events to be sent to Freshkey's webhook until it answers 2xx. */
export const sandboxEvents = pgTable(
  'sandbox_event',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    object: text().notNull(),
    createdAt: instant().notNull(),
    deliveredAt: instant(),
  },
  (event) => [index('sandbox_event_waiting').on(event.createdAt).where(sql`${event.deliveredAt} is null`)],
);

export const sandboxReports = pgTable('sandbox_report', {
  id: text().primaryKey(),
  reference: text().notNull().unique(),
  /** What the report will say once it is done. */
  outcome: text({ enum: ['passed', 'failed'] }).notNull(),
  doneAt: instant().notNull(),
});

/** A cleaner's account, with the bank account behind it. Its id, in the address of its page, is the key to it. */
export const sandboxPayoutAccounts = pgTable('sandbox_payout_account', {
  id: text().primaryKey(),
  requestKey: text().notNull().unique(),
  status: text({ enum: ['pending', 'enabled', 'restricted'] }).notNull(),
  createdAt: instant().notNull(),
});

export const sandboxPayoutOrders = pgTable(
  'sandbox_payout_order',
  {
    id: text().primaryKey(),
    requestKey: text().notNull().unique(),
    accountId: text().notNull(),
    amountCents: integer().notNull(),
    feeCents: integer().notNull(),
    status: text({ enum: ['pending', 'paid', 'failed', 'canceled'] }).notNull(),
    failure: text(),
    /** When the bank has decided. */
    doneAt: instant().notNull(),
  },
  (order) => [index('sandbox_payout_order_pending').on(order.doneAt).where(sql`${order.status} = 'pending'`)],
);
