import { and, asc, eq, gt, isNull, not, type SQL, sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { anywhereKm } from '#contract/search-reach.ts';
import { splitOf } from '#contract/split.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles, farSearchKm, savedSearches } from '#server/cleaners/table.ts';
import { clashes, hasFreeCredit, isAwayFor, zoneOfJob } from '#server/jobs/index.ts';
import { bids, blocks, jobRequests, jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';
import { properties } from '#server/properties/table.ts';
import { inForce } from '#server/settings/index.ts';
import { notifications } from '../table.ts';
import { type Announcement, openJobsChanged } from './announcement.ts';

/** Whoever lives beyond these hears of the job as everybody does, in the list. */
const mostTold = 200;

/** A job that can be bid on: the lists of all who look, and a notice to those whose saved search finds it. */
export async function openAnew(kit: Kit, jobId: string, again: boolean): Promise<Announcement[]> {
  const found = await seekersOf(kit, jobId, again);
  return [
    // of one job people are told once, though it changes or is open again later
    ...found.map(({ cleanerId, searchId, receivesCents: amountCents }) => ({
      ...{ ...notice, to: [cleanerId], jobId, searchId, amountCents, once: jobId },
    })),
    openJobsChanged(jobId),
  ];
}

const notice = { bell: 'jobFound', mail: 'fromNotice', gathered: true } as const;

/**
 * Whose saved search finds an open job that they could bid on, the nearest first: approved, neither suspended nor
 * blocked by its host, without a bid or an invitation, and free at that time. Where a place is unknown only a search
 * that reaches everywhere finds it. What somebody was told of before is not found, unless this is `again` about that.
 * Each with what they would receive at the host's price.
 */
async function seekersOf(kit: Kit, jobId: string, again: boolean) {
  const { db, clock } = kit;
  const seekers = again ? anybody : untold;
  const values = { jobId, now: clock.now() };
  const { platformFeeCents } = await inForce(kit);
  const found = [...(await seekers.far(db).execute(values)), ...(await seekers.near(db).execute(values))];
  const one = new Map(found.map((row) => [row.cleanerId, row]));
  return [...one.values()]
    .sort((nearer, other) => (nearer.metres ?? unknown) - (other.metres ?? unknown))
    .slice(0, mostTold)
    .map(({ payoutCents, hasCredit, ...row }) => {
      const cleanerFeeCents = toCents(hasCredit ? 0 : platformFeeCents);
      return { ...row, receivesCents: splitOf(payoutCents, { cleanerFeeCents }).cleanerReceivesCents };
    });
}

const unknown = Number.MAX_VALUE;

const now = sql.placeholder('now');
const metres = sql<number | null>`earth_distance(${jobs.location}, ${cleanerProfiles.location})`;
// written out, as the index has it
const far = sql.raw(String(farSearchKm));
const reachKm = sql`coalesce(${savedSearches.radiusKm}, ${cleanerProfiles.serviceRadiusKm})`;

/** Found from where cleaners live. */
const isNear = sql`${cleanerProfiles.location} <@ earth_box(${jobs.location}, ${far} * 1000)
  and ${metres} <= ${reachKm} * 1000 and ${reachKm} <= ${far}`;
/** Found by the search itself. */
const isFar = sql`${savedSearches.radiusKm} > ${far}
  and (${savedSearches.radiusKm} >= ${anywhereKm} or ${metres} <= ${savedSearches.radiusKm} * 1000)`;

const day = sql`(${jobs.startTime} at time zone ${zoneOfJob})::date`;
const fits = sql`(${savedSearches.cleaningType} is null or ${savedSearches.cleaningType} = ${jobs.cleaningType})
  and coalesce(${savedSearches.minPayoutCents}, 0) <= ${jobs.payoutCents}
  and ${day} between coalesce(${savedSearches.fromDay}, '-infinity') and coalesce(${savedSearches.untilDay}, 'infinity')`;

const hostAway = sql`exists (select from ${users} h where h.id = ${jobs.hostId} and h.suspended_at is not null)`;

/** Blocked by the host, or knows of the job already. */
const involved = sql`(
  exists (select from ${blocks} where ${blocks.hostId} = ${jobs.hostId} and ${blocks.cleanerId} = ${savedSearches.cleanerId})
  or exists (select from ${bids} where ${bids.jobId} = ${jobs.id} and ${bids.cleanerId} = ${savedSearches.cleanerId})
  or exists (select from ${jobRequests}
    where ${jobRequests.jobId} = ${jobs.id} and ${jobRequests.cleanerId} = ${savedSearches.cleanerId}))`;

/** A notice is kept by the fact it is about, which of these is the job. */
const told = sql`exists (select from ${notifications}
  where ${notifications.factId} = ${jobs.id} and ${notifications.recipientId} = ${savedSearches.cleanerId})`;

/** The oldest search of each cleaner that finds the job. */
const select = (reader: Reader, reaches: SQL, who?: SQL) =>
  reader
    .selectDistinctOn([savedSearches.cleanerId], {
      ...{ cleanerId: savedSearches.cleanerId, searchId: savedSearches.id, metres },
      ...{ payoutCents: jobs.payoutCents, hasCredit: hasFreeCredit(savedSearches.cleanerId) },
    })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(savedSearches, sql`${savedSearches.notify}`)
    .innerJoin(cleanerProfiles, eq(cleanerProfiles.userId, savedSearches.cleanerId))
    .innerJoin(users, eq(users.id, savedSearches.cleanerId))
    .where(
      and(
        ...[eq(jobs.id, sql.placeholder('jobId')), eq(jobs.status, 'OPEN'), isNull(jobs.openToAllAt)],
        ...[gt(jobs.endTime, now), not(hostAway), reaches, fits],
        ...[eq(cleanerProfiles.clearance, 'APPROVED'), gt(cleanerProfiles.clearedUntil, now)],
        ...[isNull(users.suspendedAt), isNull(users.erasedAt), not(involved), not(clashes(savedSearches.cleanerId))],
        ...[not(isAwayFor(savedSearches.cleanerId)), who],
      ),
    )
    .orderBy(asc(savedSearches.cleanerId), asc(savedSearches.createdAt), asc(savedSearches.id));

// planning them takes longer than running them, and every change of an open job asks
const untold = {
  far: prepared((reader) => select(reader, isFar, not(told)).prepare('far_seekers')),
  near: prepared((reader) => select(reader, isNear, not(told)).prepare('near_seekers')),
};
const anybody = {
  far: prepared((reader) => select(reader, isFar).prepare('far_seekers_again')),
  near: prepared((reader) => select(reader, isNear).prepare('near_seekers_again')),
};
