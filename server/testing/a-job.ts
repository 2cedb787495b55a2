import { eq, sql } from 'drizzle-orm';
import { defaultPayoutCents, platformFeeCents } from '#contract/money.ts';
import type { JobStatus, TimelineKind } from '#contract/states.ts';
import { readPlace } from '#server/jobs/changes/kept-place.ts';
import { writeChecklist } from '#server/jobs/checklists/write-checklist.ts';
import { writeTimeline } from '#server/jobs/lock-job.ts';
import { busyUntilOf } from '#server/jobs/posting/check-times.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { properties } from '#server/properties/table.ts';
import { aProperty } from './a-property.ts';
import type { House } from './house.ts';

interface Options extends Partial<Omit<typeof jobs.$inferInsert, 'status' | 'cleanerId'>> {
  property?: { id: string };
  /** Any state, as if the job had got there normally; all but OPEN and CANCELED need a cleaner. */
  status?: JobStatus;
  cleaner?: { id: string };
}

export interface JobInTest {
  id: string;
  hostId: string;
  propertyId: string;
  startTime: Date;
  endTime: Date;
}

/** A standard cleaning in two days, four hours long, at $120 and OPEN by default. */
export async function aJob(house: House, host: { id: string }, options: Options = {}): Promise<JobInTest> {
  const { property, cleaner, status = 'OPEN', ...given } = options;
  const now = house.kit.clock.now();
  const startTime = given.startTime ?? plus(now, 2 * day);
  const endTime = given.endTime ?? plus(startTime, 4 * hour);
  const propertyId = property?.id ?? (await aProperty(house, host)).id;
  const row = {
    id: newId(),
    hostId: host.id,
    propertyId,
    status,
    cleaningType: 'standard' as const,
    payoutCents: defaultPayoutCents,
    customTasks: [],
    chargeConsentAt: now,
    createdAt: now,
    busyUntil: busyUntilOf(endTime),
    location: sql`(select location from ${properties} where ${eq(properties.id, propertyId)})`,
    ...(cleaner && (await assigned(house, { cleaner, status, propertyId }))),
    ...given,
    startTime,
    endTime,
  };
  await house.kit.db.transaction(async (tx) => {
    await tx.insert(jobs).values(row);
    await writeChecklist(tx, row);
    for (const kind of timelineTo[status]) await writeTimeline(tx, { jobId: row.id, kind, actorId: null, at: now });
  });
  return { id: row.id, hostId: host.id, propertyId, startTime, endTime };
}

const timelineTo: Record<JobStatus, TimelineKind[]> = {
  OPEN: ['POSTED'],
  CANCELED: ['POSTED', 'CANCELED'],
  ASSIGNED: ['POSTED', 'ASSIGNED'],
  IN_PROGRESS: ['POSTED', 'ASSIGNED', 'STARTED'],
  SUBMITTED: ['POSTED', 'ASSIGNED', 'STARTED', 'SUBMITTED'],
  PAID: ['POSTED', 'ASSIGNED', 'STARTED', 'SUBMITTED', 'PAID'],
};

interface Assigned {
  cleaner: { id: string };
  status: JobStatus;
  propertyId: string;
}

async function assigned({ kit }: House, { cleaner, status, propertyId }: Assigned) {
  const at = kit.clock.now();
  const reached = timelineTo[status];
  const place = await kit.db.transaction((tx) => readPlace(tx, propertyId));
  return {
    cleanerId: cleaner.id,
    hostFeeCents: platformFeeCents,
    cleanerFeeCents: platformFeeCents,
    ...{ place, hiredPlace: place },
    assignedAt: at,
    startedAt: reached.includes('STARTED') ? at : null,
    submittedAt: reached.includes('SUBMITTED') ? at : null,
    paidAt: reached.includes('PAID') ? at : null,
  };
}
