import { sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { dropFailedTask as endpoint } from '#contract/failed-tasks.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { deadTaskColumns, takeDeadTasks } from '#server/platform/tasks/failed-tasks.ts';
import { transact } from '#server/platform/transact.ts';

/** An admin lets a failed task go: it is not run again. */
export const dropFailedTask = (
  kit: Kit,
  admin: Actor,
  id: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<void> =>
  transact(kit, async (tx) => {
    const [dropped] = await takeDeadTasks(tx, sql`${deadTaskColumns.id} = ${id}`);
    if (!dropped) throw notFound();
    const what = { action: 'drop failed task', subjectKind: 'task', subjectId: id, facts: { task: dropped.data.name } };
    await appendAudit(kit, tx, { ...what, actorId: admin.id, note: reason });
  });
