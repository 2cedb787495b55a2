import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { aCard } from './a-card.ts';
import { aJob } from './a-job.ts';
import { approve } from './cleared-cleaner.ts';
import type { House } from './house.ts';
import { aCleaner, aHost, type Somebody } from './people.ts';

/** A cleaner who registered with another's code and may work. */
export async function brought(house: House, by: Somebody, name = 'Nina New'): Promise<Somebody> {
  const cleaner = await aCleaner(house, { name });
  await house.kit.db.update(users).set({ referredBy: by.id }).where(eq(users.id, cleaner.id));
  await approve(house, cleaner);
  return cleaner;
}

/** A cleaner does a job, and its host pays for it. */
export async function completeJob(house: House, cleaner: Somebody, host?: Somebody): Promise<{ id: string }> {
  const payer = host ?? (await aHost(house));
  if (!host) await aCard(house, payer);
  const job = await aJob(house, payer, { status: 'SUBMITTED', cleaner });
  await house.post(`/api/jobs/${job.id}/checkout`, {}, payer.token);
  await house.work();
  return job;
}

/** A cleaner who may work and has earned ten credits. */
export async function aCreditedCleaner(house: House): Promise<Somebody> {
  const cleaner = await aCleaner(house);
  await approve(house, cleaner);
  await completeJob(house, await brought(house, cleaner));
  return cleaner;
}

export const referralsOf = async (house: House, { token }: Somebody) =>
  (await house.get('/api/cleaner/referrals', token)).body;
