import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Db, Reader } from './db.ts';
import { newId } from './ids.ts';
import type { Log } from './log.ts';

/** Work that may wait. A handler may run twice (delivery is at least once), so each is idempotent by a database key. */
export type TaskHandler = (data: Record<string, unknown>) => Promise<void>;

interface SendOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** Only one waiting task of this key at a time. */
  key?: string;
}

export interface Tasks {
  /** Puts a task into the queue, in the caller's transaction: it exists exactly when the transaction commits. */
  send(tx: Reader, name: string, data: Record<string, unknown>, options?: SendOptions): Promise<void>;
  /** Stops the timers that would keep the process alive. */
  close(): Promise<void>;
}

interface Envelope {
  name: string;
  data: Record<string, unknown>;
}

const queue = 'task';
const deadLetter = 'failed-task';
const quiet = { migrate: false, createSchema: false, supervise: false, schedule: false } as const;

/** The sending side: opens no connection of its own. */
export async function createTasks(db: Db): Promise<Tasks> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.$client.query(text, values) }, ...quiet });
  boss.on('error', () => {
    // a lost database shows in the calls themselves; without a listener the process would end
  });
  await boss.start();
  return {
    async send(tx, name, data, { startAfter, key } = {}) {
      await boss.send(queue, { name, data } satisfies Envelope, {
        // pg-boss sends one long statement for each queue; under a name it is planned once for each connection
        db: { executeSql: (text, values) => sessionOf(tx).query({ name: nameOf(text), text, values }) },
        ...(startAfter && { startAfter }),
        singletonKey: `${name}:${key ?? newId()}`,
      });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** Creates pg-boss's schema and our queues; part of migrating. */
export async function installTasks(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  boss.on('error', () => {
    // reported by start() itself
  });
  await boss.start();
  await boss.createQueue(deadLetter);
  await boss.createQueue(queue, {
    // one waiting task per singleton key; tasks without a key of their own get a random one
    policy: 'short',
    retryLimit: 12,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
    deadLetter,
  });
  await boss.stop({ graceful: false });
}

interface WorkerOptions {
  databaseUrl: string;
  log: Log;
  handlers: Readonly<Record<string, TaskHandler>>;
  /** Task name → cron expression in UTC. */
  schedule: Readonly<Record<string, string>>;
}

/** How many tasks run at the same time. */
const lanes = 4;

/** The receiving side: runs tasks until stopped; stopping waits for those under way. */
export async function startWorker({
  databaseUrl,
  log,
  handlers,
  schedule,
}: WorkerOptions): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, migrate: false, createSchema: false, max: 6 });
  boss.on('error', (error) => log.error({ err: error }, 'task queue'));
  await boss.start();
  for (const [name, cron] of Object.entries(schedule)) {
    await boss.schedule(queue, cron, { name, data: {} } satisfies Envelope, {
      key: name,
      singletonKey: `${name}:cron`,
    });
  }
  for (let lane = 0; lane < lanes; lane++) await openLane(boss, (envelope) => runTask(envelope, handlers, log));
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}

/** Runs one task after the other; looks for the next at once while there are some, and each second while there are none. */
async function openLane(boss: PgBoss, run: (envelope: Envelope) => Promise<void>): Promise<void> {
  let id = '';
  id = await boss.work<Envelope>(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async (jobs) => {
    for (const { data: envelope } of jobs) await run(envelope);
    boss.notifyWorker(id);
  });
}

async function runTask({ name, data }: Envelope, handlers: WorkerOptions['handlers'], log: Log): Promise<void> {
  const handler = handlers[name];
  if (!handler) throw new Error(`No handler for task ${name}`);
  try {
    await handler(data);
  } catch (error) {
    log.warn({ task: name, err: error }, 'task failed, will be tried again');
    throw error;
  }
}

/** Runs every task that is due, those that they cause included, until none is left; for tests and the demo's seed. */
export async function drainTasks(db: Db, handlers: WorkerOptions['handlers'], log: Log): Promise<void> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.$client.query(text, values) }, ...quiet });
  await boss.start();
  try {
    for (;;) {
      const jobs = await boss.fetch<Envelope>(queue, { batchSize: 20 });
      if (jobs.length === 0) break;
      for (const { id, data } of jobs) {
        await runTask(data, handlers, log);
        await boss.complete(queue, id);
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `send_task_${names.size}`;
  names.set(text, name);
  return name;
}

// Drizzle keeps the connection of a transaction on its session, which its types do not show.
function sessionOf(tx: Reader): pg.Pool | pg.PoolClient {
  const { session } = tx as unknown as { session: { client: pg.Pool | pg.PoolClient } };
  return session.client;
}
