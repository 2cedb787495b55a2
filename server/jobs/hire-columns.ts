import { sql } from 'drizzle-orm';
import { jsonb, uuid } from 'drizzle-orm/pg-core';
import type { JobTerms } from '#contract/usual-terms.ts';
import { feeCredits } from '#server/cleaners/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';
import type { HiredPlace, KeptPlace, OfferedChange } from './changes/offered-change.ts';

/** Columns of a job that its assignment fills. */
export const hireColumns = {
  /** The payout it was posted at, kept while payoutCents holds a bid's price: bids are secret from other cleaners. */
  postedPayoutCents: centsColumn(),
  /** Each side's fee, fixed at assignment. */
  hostFeeCents: centsColumn(),
  cleanerFeeCents: centsColumn(),
  /** The terms in force when its cleaner was hired, its card charged no sooner than was said when posting; null while OPEN, and where that was before there were others. */
  terms: jsonb().$type<JobTerms>(),
  /** The credit of the cleaner that waives their fee; given back where the job is canceled or they lose it. */
  creditId: uuid().references(() => feeCredits.id),
  /** What counts for the job since it was assigned; null while OPEN, when it follows its property. */
  place: jsonb().$type<KeptPlace>(),
  /** As the place was when the team was hired: what the next on the ladder begins with. */
  hiredPlace: jsonb().$type<HiredPlace>(),
  /** Offered to the assigned cleaner; over once the work begins or the job has nobody. At first only a place was. */
  offeredChange: jsonb('place_change').$type<OfferedChange>(),
  assignedAt: instant(),
  confirmBy: instant(),
  confirmedAt: instant(),
  /** While it is set only whom the host has invited see the job and bid on it; see hiring/open-to-all.ts. */
  openToAllAt: instant(),
  /** Who comes along with the cleaner: accounts that help them, while the job is theirs. */
  helperIds: uuid().array().notNull().default(sql`'{}'`),
};
