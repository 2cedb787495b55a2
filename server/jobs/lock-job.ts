import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type JobMover, type JobStatus, jobMayMove, type TimelineKind } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { keepsHeldJobs, lockCleaner } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { deeds } from '#server/platform/deeds.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';
import { invalidTransition } from './ability-rules.ts';
import { absence, concerns, type HolderAbility, needsClearance, needsOther, require } from './ask-abilities.ts';
import { helperStanding } from './helpers/helper-standing.ts';
import { isHelpedBy, type JobViewer, stranger } from './people.ts';
import { otherSideOf } from './reviewing.ts';
import { jobs, jobTimeline } from './table.ts';

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

/** Locks a job for its host, its assigned cleaner or a helper; for anyone else it does not exist (404). */
export async function lockJobOf(tx: Tx, actor: Actor, jobId: string, ability: HolderAbility): Promise<HeldJob> {
  const job = await lockJob(tx, jobId);
  const plain = { ...stranger, id: actor.id, role: actor.role };
  const viewer = job && isHelpedBy(job, actor.id) ? { ...plain, ...(await helperStanding(tx, job, actor.id)) } : plain;
  if (!job || !concerns(job, viewer, ability)) throw absence(job, viewer, ability);
  // both locked, so that they stay true until the transaction ends
  const other = needsOther(ability) && { otherGone: await isGone(tx, otherSideOf(job, actor)) };
  const check = needsClearance(ability) && { mayWork: keepsHeldJobs(await lockCleaner(tx, actor.id)) };
  return { job, viewer: { ...viewer, ...other, ...check } };
}

async function isGone(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return false;
  const [person] = await tx.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, id)).for('key share');
  return person?.erasedAt != null;
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

const heldJob = prepared((reader) =>
  reader
    .select()
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('jobId')))
    .for('share')
    .prepare('hold_job'),
);

/** Reads a job and keeps it unchanged until the transaction ends, without keeping other bidders out. */
export async function holdJob(tx: Tx, jobId: string): Promise<JobRow | null> {
  const [job] = await heldJob(tx).execute({ jobId });
  return job ?? null;
}

interface Move {
  to: JobStatus;
  mover: JobMover;
  kind: TimelineKind;
  /** Who did it; null if the clock or the provider did. */
  actorId: string | null;
  /** Only because its stay is gone, or back. */
  withStay?: boolean;
  /** By the host’s rule, without asking them. */
  byRule?: boolean;
  /** Columns that change with the state. */
  changes?: PgUpdateSetSource<typeof jobs>;
}

/**
 * Moves a job from the state it was locked in to the next, with one timeline row. Throws `invalid_transition` (409) if
 * the state table does not let this mover do it or the row is no longer in the expected state.
 */
export async function moveJob({ clock }: Pick<Kit, 'clock'>, tx: Tx, job: JobRow, move: Move): Promise<JobRow> {
  if (!jobMayMove(job.status, move.to, move.mover)) throw invalidTransition(job.status);
  const [moved] = await tx
    .update(jobs)
    .set({
      ...{ ...payoutOf(job, move.to), ...helpersOf(move.to), offeredChange: null, openToAllAt: null },
      ...move.changes,
      status: move.to,
    })
    .where(and(eq(jobs.id, job.id), eq(jobs.status, job.status)))
    .returning();
  if (!moved) throw invalidTransition(job.status);
  const { kind, actorId, withStay, byRule } = move;
  await writeTimeline(tx, { jobId: job.id, kind, actorId, withStay, byRule, at: clock.now() });
  return moved;
}

/** Who comes along comes with its cleaner: not with the next one. */
const helpersOf = (to: JobStatus): Move['changes'] => (to === 'OPEN' || to === 'ASSIGNED' ? { helperIds: [] } : {});

/** A job that leaves OPEN remembers the payout it was posted at, and returns to it when it reopens. */
function payoutOf(job: JobRow, to: JobStatus): Move['changes'] {
  if (job.status === 'OPEN') return { postedPayoutCents: job.payoutCents };
  if (to !== 'OPEN') return {};
  return { payoutCents: job.postedPayoutCents ?? job.payoutCents, postedPayoutCents: null };
}

/** Where a member of the host’s team did it, the timeline names them. */
export async function writeTimeline(tx: Tx, row: Omit<typeof jobTimeline.$inferInsert, 'id'>): Promise<void> {
  const actorId = row.actorId && (deeds.getStore()?.memberId ?? row.actorId);
  await tx.insert(jobTimeline).values({ id: newId(), ...row, actorId });
}
