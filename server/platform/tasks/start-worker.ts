import { type JobResult, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { Envelope, TaskHandlers } from '../tasks.ts';
import { inOrder, runTask, type WaitingTask } from './run-task.ts';
import { queueNames, type TaskQueue, taskQueues } from './task-queues.ts';

interface WorkerOptions {
  databaseUrl: string;
  log: Log;
  handlers: TaskHandlers;
  /** Task name → cron expression in UTC. */
  schedule: Readonly<Record<string, string>>;
  queueOf: (task: string) => TaskQueue;
}

type RunOne = (task: WaitingTask) => Promise<JobResult>;

/** The receiving side: runs tasks until stopped; stopping waits for running tasks. */
export async function startWorker({
  databaseUrl,
  log,
  handlers,
  schedule,
  queueOf,
}: WorkerOptions): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, migrate: false, createSchema: false, max: 6 });
  boss.on('error', (error) => log.error({ err: error }, 'task queue'));
  await boss.start();
  await follow(boss, schedule, queueOf);
  const runOne: RunOne = async (task) => {
    try {
      await runTask(task, handlers, log);
      return { id: task.id, status: 'completed' };
    } catch {
      // only logged: an error may carry a statement's values, which must not go into the queue
      return { id: task.id, status: 'failed' };
    }
  };
  for (const queue of queueNames) {
    for (let lane = 0; lane < taskQueues[queue].lanes; lane++) await openLane(boss, queue, runOne);
  }
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}

/** Sets up the schedule and drops entries left by an older version. */
async function follow(boss: PgBoss, schedule: WorkerOptions['schedule'], queueOf: WorkerOptions['queueOf']) {
  for (const { name: queue, key } of await boss.getSchedules())
    if (!(key in schedule) || queue !== queueOf(key)) await boss.unschedule(queue, key);
  for (const [name, cron] of Object.entries(schedule)) {
    const options = { key: name, singletonKey: `${name}:cron` };
    await boss.schedule(queueOf(name), cron, { name, data: {} } satisfies Envelope, options);
  }
}

/** Runs one batch after another: looks for the next at once while there are tasks, else at intervals. */
async function openLane(boss: PgBoss, queue: TaskQueue, runOne: RunOne): Promise<void> {
  const { batch: batchSize, lookEverySeconds: pollingIntervalSeconds } = taskQueues[queue];
  const options = { batchSize, pollingIntervalSeconds, includeMetadata: true, perJobResults: true } as const;
  let id = '';
  id = await boss.work<Envelope, unknown, typeof options>(queue, options, async (tasks) => {
    const results: JobResult[] = [];
    for (const task of inOrder(tasks)) results.push(await runOne(task));
    boss.notifyWorker(id);
    return results;
  });
}
