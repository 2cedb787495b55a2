import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { liveJobStatuses } from '#contract/states.ts';
import type { Reader } from '#server/platform/db.ts';
import { hostedBy } from './people.ts';
import { jobs } from './table.ts';

/** Whether a property has jobs that are not over. Until they are, it cannot be removed. */
export const hasLiveJobsAt = (reader: Reader, propertyId: string): Promise<boolean> =>
  isAnyLive(reader, eq(jobs.propertyId, propertyId));

/** Whether a host has jobs that are not over. Until they are, their last card cannot be removed. */
export const hasLiveJobsOf = (reader: Reader, hostId: string): Promise<boolean> => isAnyLive(reader, hostedBy(hostId));

async function isAnyLive(reader: Reader, which: SQL): Promise<boolean> {
  const live = and(which, inArray(jobs.status, [...liveJobStatuses]));
  return (await reader.select({ id: jobs.id }).from(jobs).where(live).limit(1)).length > 0;
}
