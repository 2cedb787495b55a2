import { and, lt, lte, type SQL, sql } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import { payments } from './table.ts';

/** A declined card is tried again daily, for this many tries in all; then the host has to act. */
const mostTries = 5;

/** Whether a payment that did not go through has rested long enough and has tries left. */
export const canBeTriedAgain = (now: Date): SQL | undefined =>
  and(
    lt(payments.attempt, mostTries),
    lte(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`, plus(now, -day)),
  );
