import { asc, eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import type { JobRecord } from '#contract/record-file.ts';
import { deliverablesOf, presentJob, presentTask, type readSeenJob } from '#server/jobs/index.ts';
import { deliverables, jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import type { readRecord, Signer } from '#server/proof/index.ts';
import { chargesOfJob } from '../documents/read-charges.ts';
import { readDetail } from '../job-detail/read-detail.ts';
import { withoutFlips } from '../job-detail/without-flips.ts';

type Photo = JobRecord['photos'][number] & { storageKey: string; state: 'fresh' | 'reused' | 'unverified' };

interface OwnFacts {
  job: Job;
  startedAt: Date | null;
  submittedAt: Date | null;
  timeline: { kind: string; at: string }[];
  costs: JobRecord['costs'];
  checklist: JobRecord['checklist'];
  photos: Photo[];
}
/** What a claim file is made of. */
export type ClaimFacts = OwnFacts & Awaited<ReturnType<typeof readRecord>> & { signer: Signer; madeAt: Date };

type Seen = NonNullable<Awaited<ReturnType<typeof readSeenJob>>>;

/** What the rooms know of a job, as its host, its cleaner or an admin may see it. */
export async function readClaim(kit: Kit, { view, viewer }: Seen, actor: Actor): Promise<OwnFacts> {
  const now = kit.clock.now();
  const detail = await readDetail(kit.db, actor, view.job.id, now);
  if (!detail) throw jobNotFound();
  const [times] = await kit.db
    .select({ startedAt: jobs.startedAt, submittedAt: jobs.submittedAt })
    .from(jobs)
    .where(eq(jobs.id, view.job.id));
  const job = presentJob(view, viewer, now);
  const { startedAt = null, submittedAt = null } = times ?? {};
  return {
    ...{ job, startedAt, submittedAt },
    timeline: withoutFlips(detail.timeline).map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
    costs: await costsOf(kit, actor, job, submittedAt),
    checklist: detail.tasks.map((task) => {
      const { id, name, room, doneAt, skippedReason } = presentTask(kit, task, true);
      return { id, name, room, doneAt, skippedReason };
    }),
    photos: await photosOf(kit, actor, job.id),
  };
}

/** What the host's card paid; a cleaner, who does not see that, has the price of the cleaning. */
async function costsOf({ db }: Kit, { role }: Actor, job: Job, at: Date | null): Promise<JobRecord['costs']> {
  const charges = role === 'CLEANER' ? [] : await chargesOfJob(db, job.id);
  if (charges.length === 0) return at ? [{ at: at.toISOString(), kind: 'job', amountCents: job.payoutCents }] : [];
  return charges.map(({ at: when, kind, cents }) => ({ at: when.toISOString(), kind, amountCents: cents }));
}

async function photosOf(kit: Kit, actor: Actor, jobId: string): Promise<Photo[]> {
  const shown = await deliverablesOf(kit, kit.db, jobId, actor);
  const keys = await kit.db
    .select({ id: deliverables.id, storageKey: uploads.storageKey })
    .from(deliverables)
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .where(eq(deliverables.jobId, jobId))
    .orderBy(asc(deliverables.createdAt));
  const keyOf = new Map(keys.map(({ id, storageKey }) => [id, storageKey]));
  return shown.map(({ id, photoType, takenAt, createdAt, truth }, index) => ({
    ...{
      id,
      type: photoType,
      takenAt,
      addedAt: createdAt,
      truth: truth.state,
      doubts: truth.doubts,
      state: truth.state,
    },
    file: `photos/${String(index + 1).padStart(2, '0')}-${photoType.toLowerCase()}.jpg`,
    storageKey: keyOf.get(id) ?? '',
  }));
}
