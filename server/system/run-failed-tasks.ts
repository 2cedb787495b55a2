import { type SQL, sql } from 'drizzle-orm';
import { appendAudit } from '#server/audit/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { deadTaskColumns, takeDeadTasks } from '#server/platform/tasks/failed-tasks.ts';
import { transact } from '#server/platform/transact.ts';

/** An admin has one failed task run again. */
export const runFailedTask = (kit: Kit, admin: Actor, id: string): Promise<{ count: number }> =>
  run(kit, admin, { where: sql`${deadTaskColumns.id} = ${id}`, subjectId: id });

/** An admin has all failed tasks of one name run again. */
export const runFailedTasks = (kit: Kit, admin: Actor, task: string): Promise<{ count: number }> =>
  run(kit, admin, { where: sql`${deadTaskColumns.task} = ${task}`, subjectId: task });

interface Which {
  where: SQL;
  subjectId: string;
}

const run = (kit: Kit, admin: Actor, { where, subjectId }: Which): Promise<{ count: number }> =>
  transact(kit, async (tx) => {
    const taken = await takeDeadTasks(tx, where);
    if (taken.length === 0) throw notFound();
    for (const { data: envelope, singletonKey } of taken) {
      // one that waits for the same thing already does for this one too
      const key = singletonKey?.slice(envelope.name.length + 1);
      await kit.tasks.send(tx, envelope.name, envelope.data, key ? { key } : {});
    }
    const facts = { count: taken.length };
    await appendAudit(kit, tx, {
      ...{ actorId: admin.id, subjectId, facts },
      action: 'run failed task',
      subjectKind: 'task',
    });
    return facts;
  });
