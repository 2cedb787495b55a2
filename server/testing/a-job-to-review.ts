import { aJob } from './a-job.ts';
import { approve } from './cleared-cleaner.ts';
import type { House } from './house.ts';
import { aCleaner, aHost, type Somebody } from './people.ts';

/** A job that is paid (or not yet), and either side's review of the other. */
export async function aJobToReview(house: House, status: 'PAID' | 'SUBMITTED' = 'PAID') {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  const job = await aJob(house, host, { status, cleaner });
  const write = (author: Somebody, changes: Record<string, unknown> = {}) => {
    const targetId = author.id === host.id ? cleaner.id : host.id;
    return house.post('/api/reviews', { jobId: job.id, targetId, overallStars: 5, ...changes }, author.token);
  };
  return { host, cleaner, job, write };
}
