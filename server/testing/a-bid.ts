import { toCents } from '#contract/money.ts';
import { bids } from '#server/jobs/table.ts';
import { newId } from '#server/platform/ids.ts';
import { approve } from './cleared-cleaner.ts';
import type { House } from './house.ts';
import { aCleaner, type Somebody } from './people.ts';

/** A pending bid of $100 by default, as if its cleaner had placed it. */
export async function aBid(
  { kit }: House,
  cleaner: { id: string },
  job: { id: string },
  given: Partial<typeof bids.$inferInsert> = {},
): Promise<{ id: string; amountCents: number }> {
  const row = {
    id: newId(),
    jobId: job.id,
    cleanerId: cleaner.id,
    amountCents: toCents(10_000),
    createdAt: kit.clock.now(),
    ...given,
  };
  await kit.db.insert(bids).values(row);
  return { id: row.id, amountCents: row.amountCents };
}

/** A cleaner in Austin who may bid and work. */
export async function anApprovedCleaner(house: House, name = 'Carlos Cleaner'): Promise<Somebody> {
  const cleaner = await aCleaner(house, { name });
  await approve(house, cleaner);
  return cleaner;
}
