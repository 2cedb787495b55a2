import { eq } from 'drizzle-orm';
import { keepsHeldJobs, lockCleaner } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { concerns, type HolderAbility, needsClearance, require } from './abilities.ts';
import { type JobViewer, stranger } from './people.ts';
import { jobs } from './table.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Reads a job and locks its row until the transaction ends; anything that changes a job locks it first. */
export async function lockJob(tx: Tx, jobId: string): Promise<JobRow | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  return job ?? null;
}

/** A job locked until the transaction ends, and the person on it who asks for something. */
interface HeldJob {
  job: JobRow;
  viewer: JobViewer;
}

/** Locks a job for its host or its assigned cleaner; for anyone else it does not exist (404). */
export async function lockJobOf(tx: Tx, actor: Actor, jobId: string, ability: HolderAbility): Promise<HeldJob> {
  const job = await lockJob(tx, jobId);
  const viewer = { ...stranger, id: actor.id, role: actor.role };
  if (!job || !concerns(job, viewer, ability)) throw jobNotFound();
  if (!needsClearance(ability)) return { job, viewer };
  // locked, so that it stays true until the transaction ends
  return { job, viewer: { ...viewer, mayWork: keepsHeldJobs(await lockCleaner(tx, actor.id)) } };
}

/** The same, but also throws the ability's refusal if it may not be used now. */
export async function lockJobFor(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  actor: Actor,
  jobId: string,
  ability: HolderAbility,
): Promise<JobRow> {
  const { job, viewer } = await lockJobOf(tx, actor, jobId, ability);
  require(job, viewer, ability, kit.clock.now());
  return job;
}
