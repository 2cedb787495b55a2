import type { PgBoss } from 'pg-boss';
import type { Db } from '#server/platform/db.ts';
import type { Log } from '#server/platform/log.ts';
import { inOrder, runTask } from '#server/platform/tasks/run-task.ts';
import { queueNames } from '#server/platform/tasks/task-queues.ts';
import { bossOn, type Envelope, type TaskHandlers } from '#server/platform/tasks.ts';

/** Runs every due task, and those they cause, until none is left, the most urgent first. */
export async function drainTasks(db: Db, handlers: TaskHandlers, log: Log): Promise<void> {
  const boss = bossOn(db);
  await boss.start();
  try {
    while (await runSome(boss, handlers, log));
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Runs some tasks of the most urgent queue that has any; false if all are empty. */
async function runSome(boss: PgBoss, handlers: TaskHandlers, log: Log): Promise<boolean> {
  for (const queue of queueNames) {
    const tasks = await boss.fetch<Envelope>(queue, { batchSize: 20, includeMetadata: true });
    for (const task of inOrder(tasks)) {
      await runTask(task, handlers, log);
      await boss.complete(queue, task.id);
    }
    if (tasks.length > 0) return true;
  }
  return false;
}
