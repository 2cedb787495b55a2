import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { payments } from '#server/payments/table.ts';

/**
 * What a host has spent, wherever it is said: all that their cards were charged, which is payouts, fees and tips, less
 * what was given back, or fetched by their bank.
 */
export const spentCents = sql<number>`
  coalesce(sum(${payments.amountCents} - ${payments.refundedCents} - ${payments.chargedBackCents}), 0)::int`;

/** The payments that count in it. */
export const spentBy = (hostId: string): SQL | undefined =>
  and(eq(payments.payerId, hostId), inArray(payments.status, ['succeeded', 'refunded']));
