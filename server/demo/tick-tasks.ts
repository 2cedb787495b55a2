import { and, eq, lt, sql } from 'drizzle-orm';
import { record } from '#server/events.ts';
import { jobs, jobTasks } from '#server/jobs/table.ts';
import { minute, TestClock } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';

const tickEvery = 12 * minute;

/** Ticks the first tasks of a job's list, a few minutes apart, for its cleaner, who is inside by now. */
export async function tickTasks(kit: Kit, jobId: string, count: number): Promise<void> {
  const doneAt = sql`${kit.clock.now()}::timestamptz + ${jobTasks.position} * interval '${sql.raw(String(tickEvery / minute))} minutes'`;
  const isIt = eq(jobs.id, jobId);
  const [job] = await kit.db.update(jobs).set({ workBegunAt: kit.clock.now() }).where(isIt).returning();
  const ticked = await kit.db
    .update(jobTasks)
    .set({ doneAt, markedAt: doneAt, markedBy: job?.cleanerId ?? null })
    .where(and(eq(jobTasks.jobId, jobId), lt(jobTasks.position, count)))
    .returning({ id: jobTasks.id, doneAt: jobTasks.doneAt });
  // the record tells each at its time, as the checklist does
  for (const { id, doneAt } of ticked.sort((a, b) => Number(a.doneAt) - Number(b.doneAt))) {
    if (doneAt && kit.clock instanceof TestClock) kit.clock.set(doneAt);
    await record(kit, kit.db, { kind: 'task marked', jobId, rowId: id });
  }
}
