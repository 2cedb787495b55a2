import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { liveJobStatuses } from '#contract/states.ts';
import type { Reader } from '#server/platform/db.ts';
import { hostedBy } from './people.ts';
import { jobs } from './table.ts';

/** Whether a property has jobs that are not over. Until they are, it cannot be removed. */
export const hasLiveJobsAt = (reader: Reader, propertyId: string): Promise<boolean> =>
  isAnyLive(reader, eq(jobs.propertyId, propertyId));

/** Whether a host has jobs that are not over, or not paid for. Until they are, their last card cannot be removed. */
export const hasLiveJobsOf = async (reader: Reader, hostId: string): Promise<boolean> =>
  (await isAnyLive(reader, hostedBy(hostId))) || isAny(reader, and(hostedBy(hostId), isNotNull(jobs.extraDueCents)));

const isAnyLive = (reader: Reader, which: SQL): Promise<boolean> =>
  isAny(reader, and(which, inArray(jobs.status, [...liveJobStatuses])));

const isAny = async (reader: Reader, which: SQL | undefined): Promise<boolean> =>
  (await reader.select({ id: jobs.id }).from(jobs).where(which).limit(1)).length > 0;
