import { eq } from 'drizzle-orm';
import type { JobAbility } from '#contract/job-abilities.ts';
import { type JobRow, lockJob, lockJobOf, require } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { disputes } from './table.ts';

export type DisputeRow = typeof disputes.$inferSelect;
export interface HeldReport {
  job: JobRow;
  report: DisputeRow;
}
type ReportAbility = Extract<JobAbility, 'answerReport' | 'acceptProposal' | 'escalateReport' | 'withdrawReport'>;

/** Locks the job of a report for one of its two people, who must be able to do this now; 404 for anyone else. */
export async function holdReport(
  kit: Kit,
  tx: Tx,
  actor: Actor,
  id: string,
  ability: ReportAbility,
): Promise<HeldReport> {
  const { job, viewer } = await lockJobOf(tx, actor, await jobIdOf(tx, id), ability);
  require(job, viewer, ability, kit.clock.now());
  return { job, report: await readReport(tx, job.id) };
}

/** The same for an admin or the clock. */
export async function lockReport(tx: Tx, id: string): Promise<HeldReport> {
  const job = await lockJob(tx, await jobIdOf(tx, id));
  if (!job) throw notFound();
  return { job, report: await readReport(tx, job.id) };
}

/** Refuses (404) whom a report does not concern, before what they sent is looked at. */
export async function concernedBy(tx: Tx, actor: Actor, id: string, ability: ReportAbility): Promise<void> {
  await lockJobOf(tx, actor, await jobIdOf(tx, id), ability);
}

async function jobIdOf(tx: Tx, id: string): Promise<string> {
  const [found] = await tx.select({ jobId: disputes.jobId }).from(disputes).where(eq(disputes.id, id));
  if (!found) throw notFound();
  return found.jobId;
}

/** The report about a locked job; read only once the job is locked. */
export async function readReport(tx: Tx, jobId: string): Promise<DisputeRow> {
  const [report] = await tx.select().from(disputes).where(eq(disputes.jobId, jobId));
  if (!report) throw new Error(`The job ${jobId} has no report`);
  return report;
}
