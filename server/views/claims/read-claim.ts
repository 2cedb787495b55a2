import { asc, eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import type { JobRecord } from '#contract/record-file.ts';
import { splitOf } from '#contract/split.ts';
import type { Deliverable, Task } from '#contract/work.ts';
import { disputes } from '#server/disputes/table.ts';
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
  /** What only the paper tells. */
  paper: {
    tasks: Task[];
    /** The same photos in the same order. */
    photos: Deliverable[];
    report: ClaimReport | null;
  };
}
type ClaimReport = Pick<typeof disputes.$inferSelect, 'reason' | 'text' | 'createdAt' | 'answerText' | 'answeredAt'>;

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
  const tasks = detail.tasks.map((task) => presentTask(kit, task, true));
  const shown = await deliverablesOf(kit, kit.db, job.id, actor);
  const { startedAt = null, submittedAt = null } = times ?? {};
  return {
    ...{ job, startedAt, submittedAt },
    timeline: withoutFlips(detail.timeline).map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() })),
    costs: await costsOf(kit, actor, job, submittedAt),
    checklist: tasks.map(({ id, name, templateKey, room, doneAt, skippedReason }) => ({
      ...{ id, name, templateKey, room, doneAt, skippedReason },
    })),
    photos: await photosOf(kit, job.id, shown, tasks),
    paper: { tasks, photos: shown, report: await reportOf(kit, job.id) },
  };
}

/** What the host's card paid, or is yet to pay; a cleaner, who does not see that, has the price of the cleaning. */
async function costsOf({ db }: Kit, { role }: Actor, job: Job, at: Date | null): Promise<JobRecord['costs']> {
  const charges = role === 'CLEANER' ? [] : await chargesOfJob(db, job.id);
  if (charges.length === 0) return at ? [{ at: at.toISOString(), ...priceOf(job, role) }] : [];
  return charges.map(({ at: when, kind, cents }) => ({ at: when.toISOString(), kind, amountCents: cents }));
}

const priceOf = (job: Job, role: Actor['role']) =>
  role !== 'CLEANER' && job.status === 'SUBMITTED'
    ? { kind: 'due', amountCents: splitOf(job.payoutCents, job).hostPaysCents }
    : { kind: 'job', amountCents: job.payoutCents };

/** What the host reported, and what the cleaner said to it. */
async function reportOf({ db }: Kit, jobId: string): Promise<ClaimReport | null> {
  const { reason, text, createdAt, answerText, answeredAt } = disputes;
  const [report] = await db
    .select({ reason, text, createdAt, answerText, answeredAt })
    .from(disputes)
    .where(eq(disputes.jobId, jobId));
  return report ?? null;
}

async function photosOf(
  { db }: Kit,
  jobId: string,
  shown: readonly Deliverable[],
  tasks: readonly Task[],
): Promise<Photo[]> {
  const keys = await db
    .select({ id: deliverables.id, storageKey: uploads.storageKey })
    .from(deliverables)
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .where(eq(deliverables.jobId, jobId))
    .orderBy(asc(deliverables.createdAt));
  const keyOf = new Map(keys.map(({ id, storageKey }) => [id, storageKey]));
  return shown.map((photo, index) => {
    const { id, photoType, takenAt, createdAt, truth } = photo;
    const task = tasks.find((one) => one.id === photo.taskId);
    return {
      ...{ id, type: photoType, takenAt, addedAt: createdAt, truth: truth.state, doubts: truth.doubts },
      ...{ room: task?.room ?? null, task: task?.name ?? null },
      file: `photos/${String(index + 1).padStart(2, '0')}-${photoType.toLowerCase()}.jpg`,
      storageKey: keyOf.get(id) ?? '',
      state: truth.state,
    };
  });
}
