import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OpenThing } from '#contract/open-things.ts';
import { liveJobStatuses } from '#contract/states.ts';
import type { JobTerms } from '#contract/usual-terms.ts';
import { record } from '#server/events.ts';
import { erasedText, type Leaver, type Leaving } from '#server/leaving.ts';
import { uploads } from '#server/photos/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { closeRanks } from './bidding/close-bids.ts';
import { endAllHelping } from './helpers/end-all-helping.ts';
import { lockJobsHelpedBy } from './helpers/take-off.ts';
import { isReportableSince, reportableUntil } from './moments.ts';
import { hostedBy } from './people.ts';
import {
  autoAcceptRules,
  bids,
  blocks,
  cleanerNotes,
  deliverables,
  favorites,
  homeTasks,
  jobRequests,
  jobs,
  jobTasks,
  postingTemplates,
} from './table.ts';

/** Somebody leaves for good: their pending bids are withdrawn, their words go, and what others did with them stays. */
export const leaveJobs: Leaving = { hold, openOf, erase };

/** Whoever hires, bids, submits or pays right now is either seen afterwards, or comes too late. */
async function hold(tx: Tx, { id }: Leaver): Promise<void> {
  const bidOn = tx
    .select({ id: bids.jobId })
    .from(bids)
    .where(and(eq(bids.cleanerId, id), eq(bids.status, 'PENDING')));
  await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(or(and(ofTheirs(id), inArray(jobs.status, [...liveJobStatuses])), inArray(jobs.id, bidOn)))
    .orderBy(asc(jobs.id))
    .for('update');
  await lockJobsHelpedBy(tx, id);
}

const ofTheirs = (id: string): SQL => sql`(${or(hostedBy(id), eq(jobs.cleanerId, id))})`;

/** Live jobs; those that can still be reported or paid, even where they are paid; reports that are not resolved. */
async function openOf({ clock }: Kit, tx: Tx, { id }: Leaver): Promise<OpenThing[]> {
  const now = clock.now();
  const isRecent = isReportableSince(now);
  const isReported = and(isNotNull(jobs.reportStatus), sql`${jobs.reportStatus} <> 'RESOLVED'`);
  const isUnsettled = and(eq(jobs.reportStatus, 'RESOLVED'), isNull(jobs.reportSettledAt));
  const rows = await tx
    .select({
      ...{
        id: jobs.id,
        status: jobs.status,
        submittedAt: jobs.submittedAt,
        terms: jobs.terms,
        title: properties.title,
        ...{ startTime: jobs.startTime, timeZone: properties.timeZone },
      },
      isReported: sql<boolean>`coalesce(${isReported}, false)`,
      isOpen: sql<boolean>`coalesce(${or(inArray(jobs.status, ['SUBMITTED']), isUnsettled)}, false)`,
    })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(
      and(
        ofTheirs(id),
        or(
          inArray(jobs.status, [...liveJobStatuses]),
          and(eq(jobs.status, 'PAID'), or(isRecent, isReported, isUnsettled)),
        ),
      ),
    )
    .orderBy(asc(jobs.startTime), asc(jobs.id));
  return rows.map((job) => ({
    ...{ ...kindOf(job), jobId: job.id, jobTitle: job.title },
    ...{ startTime: job.startTime.toISOString(), timeZone: job.timeZone },
  }));
}

function kindOf(job: {
  status: string;
  submittedAt: Date | null;
  terms: JobTerms | null;
  isReported: boolean;
  isOpen: boolean;
}): Pick<OpenThing, 'kind' | 'until'> {
  if (job.isReported) return { kind: 'report' };
  if (job.isOpen) return { kind: 'unpaid_job' };
  if (job.status !== 'PAID' || !job.submittedAt) return { kind: 'job' };
  return { kind: 'recent_job', until: reportableUntil(job.submittedAt, job.terms).toISOString() };
}

async function erase(kit: Kit, tx: Tx, leaver: Leaver): Promise<void> {
  await withdrawBids(kit, tx, leaver.id);
  await endAllHelping(kit, tx, leaver);
  await tx.update(bids).set({ message: null }).where(eq(bids.cleanerId, leaver.id));
  const unanswered = and(eq(jobRequests.cleanerId, leaver.id), isNull(jobRequests.answeredAt));
  await tx.delete(jobRequests).where(unanswered);
  for (const table of [blocks, favorites, cleanerNotes])
    await tx.delete(table).where(or(eq(table.hostId, leaver.id), eq(table.cleanerId, leaver.id)));
  await eraseWorkOf(tx, leaver.id);
  await eraseHostedBy(tx, leaver.id);
}

async function withdrawBids(kit: Kit, tx: Tx, cleanerId: string): Promise<void> {
  const pending = and(eq(bids.cleanerId, cleanerId), eq(bids.status, 'PENDING'));
  const ranked = await tx
    .select({ jobId: bids.jobId })
    .from(bids)
    .where(and(pending, isNotNull(bids.teamRank)));
  const withdrawn = await tx
    .update(bids)
    .set({ status: 'WITHDRAWN', teamRank: null, decidedAt: kit.clock.now() })
    .where(pending)
    .returning({ jobId: bids.jobId, bidId: bids.id });
  for (const { jobId } of ranked) await closeRanks(tx, jobId);
  for (const bid of withdrawn) await record(kit, tx, { kind: 'bid withdrawn', ...bid });
}

/** What a cleaner wrote at the jobs they did. The photos of the work are the host's record and stay. */
async function eraseWorkOf(tx: Tx, cleanerId: string): Promise<void> {
  const worked = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.cleanerId, cleanerId));
  await tx.update(deliverables).set({ note: null }).where(inArray(deliverables.jobId, worked));
  await tx
    .update(jobTasks)
    .set({ skippedReason: erasedText })
    .where(and(inArray(jobTasks.jobId, worked), isNotNull(jobTasks.skippedReason)));
  const helped = and(eq(jobTasks.markedBy, cleanerId), isNotNull(jobTasks.skippedReason));
  await tx.update(jobTasks).set({ skippedReason: erasedText }).where(helped);
  const taken = tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, cleanerId));
  await tx.update(deliverables).set({ note: null }).where(inArray(deliverables.uploadId, taken));
}

/** A host's home: where it is, what was to be done there in their words, and its pictures. */
async function eraseHostedBy(tx: Tx, hostId: string): Promise<void> {
  const hosted = tx.select({ id: jobs.id }).from(jobs).where(hostedBy(hostId));
  await tx.update(jobRequests).set({ message: null }).where(inArray(jobRequests.jobId, hosted));
  await tx.delete(deliverables).where(inArray(deliverables.jobId, hosted));
  await tx
    .update(jobTasks)
    .set({ name: erasedText, room: null })
    .where(and(inArray(jobTasks.jobId, hosted), isNull(jobTasks.templateKey)));
  await tx.update(jobTasks).set({ note: null, uploadId: null }).where(inArray(jobTasks.jobId, hosted));
  const homes = tx.select({ id: properties.id }).from(properties).where(eq(properties.hostId, hostId));
  await tx.delete(homeTasks).where(inArray(homeTasks.propertyId, homes));
  await tx.delete(autoAcceptRules).where(eq(autoAcceptRules.hostId, hostId));
  await tx.delete(postingTemplates).where(eq(postingTemplates.hostId, hostId));
  await tx
    .update(jobs)
    .set({
      ...{ specialInstructions: null, customTasks: [], cancelReason: null },
      ...{ place: null, hiredPlace: null, offeredChange: null, leftWithStay: null, location: null },
    })
    .where(hostedBy(hostId));
}
