import { type Cents, toCents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { aCard, testCards } from './a-card.ts';
import { aJob, type JobInTest } from './a-job.ts';
import { approve } from './cleared-cleaner.ts';
import type { House } from './house.ts';
import { aCleaner, aHost, type Somebody } from './people.ts';

export interface SubmittedJob {
  job: JobInTest;
  host: Somebody;
  cleaner: Somebody;
  card: { id: string } | null;
}

interface Options {
  payoutCents?: number;
  card?: string | null;
  fees?: FixedFees;
}

/** A finished cleaning waiting to be paid, with its cleaner and its host, who has a card. */
export async function aSubmittedJob(
  house: House,
  { payoutCents = 12_000, card = testCards.pays, fees = {} }: Options = {},
): Promise<SubmittedJob> {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  const cents: Cents = toCents(payoutCents);
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner, payoutCents: cents, ...fees });
  return { host, cleaner, job, card: card ? await aCard(house, host, card) : null };
}
