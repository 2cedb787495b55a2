import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { declineReasons } from '#contract/decline-reasons.ts';
import { paymentKinds, paymentStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

/** One row for each thing to be paid; its id is the provider's idempotency key, so nothing is charged twice. */
export const payments = pgTable(
  'payment',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: paymentKinds }).notNull(),
    jobId: uuid().references(() => jobs.id),
    reviewId: uuid(),
    payerId: uuid()
      .notNull()
      .references(() => users.id),
    payeeId: uuid().references(() => users.id),
    paymentMethodId: uuid().references(() => paymentMethods.id),
    amountCents: centsColumn().notNull(),
    refundedCents: centsColumn().notNull().default(sql`0`),
    /** What was refunded and came back, because the card could not take it: still the payer's, until it is sent again. */
    returnedCents: centsColumn().notNull().default(sql`0`),
    /** What the payer's bank has fetched back. */
    chargedBackCents: centsColumn().notNull().default(sql`0`),
    /** Of a repayment: the payment that the bank has fetched back. */
    repaysId: uuid().references((): AnyPgColumn => payments.id),
    status: text({ enum: paymentStatuses }).notNull().default('pending'),
    /** Counts the tries with a card; part of each try's idempotency key at the provider. */
    attempt: smallint().notNull().default(1),
    providerPaymentId: text().unique(),
    clientSecret: text(),
    /** The last try was the host's own: what it pays releases the cleaner's money at once. */
    byHand: boolean().notNull().default(false),
    /** Why the last try failed, in the provider's words and in ours. */
    declineMessage: text(),
    declineReason: text({ enum: declineReasons }),
    /** Of the card that paid. */
    cardFingerprint: text(),
    /** When a background check used this payment: it can be used once. */
    usedAt: instant(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (payment) => [
    uniqueIndex('payment_one_per_job').on(payment.jobId).where(sql`${payment.kind} = 'job'`),
    uniqueIndex('payment_one_cancellation').on(payment.jobId).where(sql`${payment.kind} = 'cancellation'`),
    uniqueIndex('payment_one_waiting').on(payment.jobId).where(sql`${payment.kind} = 'waiting'`),
    uniqueIndex('payment_one_open_repayment')
      .on(payment.repaysId)
      .where(sql`${payment.repaysId} is not null and ${payment.status} not in ('succeeded', 'refunded')`),
    index('payment_repays').on(payment.repaysId).where(sql`${payment.repaysId} is not null`),
    uniqueIndex('payment_one_tip_per_review')
      .on(payment.reviewId)
      .where(sql`${payment.kind} = 'tip' and ${payment.reviewId} is not null`),
    uniqueIndex('payment_one_unused_check')
      .on(payment.payerId)
      .where(sql`${payment.kind} = 'background_check' and ${payment.usedAt} is null and ${payment.status} <> 'failed'`),
    index('payment_payer').on(payment.payerId, payment.createdAt.desc(), payment.id.desc()),
    index('payment_created').on(payment.createdAt.desc(), payment.id.desc()),
    index('payment_job').on(payment.jobId).where(sql`${payment.jobId} is not null`),
    index('payment_extra_unpaid')
      .on(payment.createdAt)
      .where(
        sql`${payment.kind} in ('cancellation', 'waiting') and ${payment.status} not in ('succeeded', 'refunded')`,
      ),
    index('payment_card').on(payment.cardFingerprint).where(sql`${payment.cardFingerprint} is not null`),
    index('payment_unsettled')
      .on(payment.createdAt)
      .where(sql`${payment.status} in ('pending', 'requires_action', 'unknown')`),
    check(
      'payment_amount',
      sql`${payment.amountCents} > 0 and ${payment.refundedCents} between 0 and ${payment.amountCents}`,
    ),
  ],
);

/** Money that is given back, one row each time; its id is the provider's idempotency key, so nothing is refunded twice. */
export const refunds = pgTable(
  'refund',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountCents: centsColumn().notNull(),
    /** `bank`: what a host paid again for a chargeback that their bank has given up. */
    why: text({ enum: ['admin', 'report', 'canceled', 'bank'] }).notNull(),
    /** The admin who asked for it. */
    adminId: uuid().references(() => users.id),
    /** What the cleaner no longer has is taken off their next earnings; otherwise Freshkey bears it. */
    fromCleaner: boolean().notNull().default(false),
    /** `returned`: it was made, and the card could not take it. */
    status: text({ enum: ['pending', 'made', 'refused', 'returned'] })
      .notNull()
      .default('pending'),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (refund) => [
    // until it is known what became of one, the next must not start
    uniqueIndex('refund_one_pending').on(refund.paymentId).where(sql`${refund.status} = 'pending'`),
    index('refund_payment').on(refund.paymentId),
    check('refund_amount', sql`${refund.amountCents} > 0`),
  ],
);

/** A refund that one admin has asked for and another has to confirm. */
export const refundProposals = pgTable(
  'refund_proposal',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountCents: centsColumn().notNull(),
    fromCleaner: boolean().notNull(),
    /** What had been refunded of the payment when it was proposed; at another sum it can no longer be confirmed. */
    refundedCents: centsColumn().notNull(),
    /** Why it is asked for while it waits, then the audit log has that; of a declined one, why it was. */
    reason: text(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    status: text({ enum: ['waiting', 'confirmed', 'declined', 'expired'] })
      .notNull()
      .default('waiting'),
    decidedBy: uuid().references(() => users.id),
    endedAt: instant(),
  },
  (proposal) => [
    uniqueIndex('refund_proposal_one_waiting').on(proposal.paymentId).where(sql`${proposal.status} = 'waiting'`),
    index('refund_proposal_payment').on(proposal.paymentId),
    index('refund_proposal_due').on(proposal.expiresAt).where(sql`${proposal.status} = 'waiting'`),
  ],
);

/** Each event from the provider, once; written in the transaction of its effect. */
export const providerEvents = pgTable('provider_event', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  object: text().notNull(),
  receivedAt: instant().notNull(),
});

/**
 * The double-entry ledger: append-only (UPDATE, DELETE and TRUNCATE are refused by triggers), every transaction sums to
 * zero (deferred constraint trigger), balances are derived. See the migrations.
 */
export const ledgerTransactions = pgTable(
  'ledger_transaction',
  {
    id: uuid().primaryKey(),
    /** What it records, e.g. `payment <id> succeeded`: the same thing is recorded once. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    paymentId: uuid().references(() => payments.id),
    jobId: uuid().references(() => jobs.id),
    at: instant().notNull(),
  },
  (transaction) => [
    index('ledger_transaction_at').on(transaction.at),
    index('ledger_transaction_payment').on(transaction.paymentId),
    index('ledger_transaction_job').on(transaction.jobId),
  ],
);

/**
 * `payouts` and `payoutFees` are the cleaner's as well: what was sent to their bank, and what the provider kept of it.
 * `refunds` is what payers are still to get back, after a refund that came back.
 */
export const ledgerAccounts = ['provider', 'cleaner', 'fees', 'checks', 'payouts', 'payoutFees', 'refunds'] as const;
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text({ enum: ledgerAccounts }).notNull(),
    /** Whose account of that kind; null for Freshkey's own. */
    ownerId: uuid().references(() => users.id),
    /** Positive is owed to the account, negative is taken from it. */
    amountCents: integer().notNull(),
    /** A cleaner's money is pending until this instant. */
    releasedAt: instant().notNull(),
  },
  (entry) => [
    index('ledger_entry_owner').on(entry.ownerId, entry.account, entry.releasedAt),
    index('ledger_entry_transaction').on(entry.transactionId),
  ],
);
