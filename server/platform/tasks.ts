import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { type Cause, causes } from './causes.ts';
import { type Clock, second } from './clock.ts';
import type { Db, Reader } from './db.ts';
import { newId } from './ids.ts';
import { FairTurns } from './tasks/fair-turns.ts';
import type { TaskQueue } from './tasks/task-queues.ts';

/** Work that may wait. A handler may run twice (delivery is at least once), so each is idempotent by a database key. */
export type TaskHandler = (data: Record<string, unknown>) => Promise<void>;
export type TaskHandlers = Readonly<Record<string, TaskHandler>>;

/** What is in the queue. */
export interface Envelope {
  name: string;
  data: Record<string, unknown>;
}

interface SendOptions {
  /** Not before this instant. */
  startAfter?: Date;
  /** Only one waiting task per key: it runs after everything that was committed each time it was sent. */
  key?: string;
}

export interface Tasks {
  /** Puts a task into its queue, in the caller's transaction: it exists if and only if the transaction commits. */
  send(tx: Reader, name: string, data: Record<string, unknown>, options?: SendOptions): Promise<void>;
  /** Stops the timers that would keep the process alive. */
  close(): Promise<void>;
}

interface Parts {
  clock: Clock;
  queueOf: (task: string) => TaskQueue;
}

/** The sending side: opens no connection of its own. */
export async function createTasks(db: Db, { clock, queueOf }: Parts): Promise<Tasks> {
  const boss = bossOn(db);
  await boss.start();
  const turns = new FairTurns();
  return {
    async send(tx, name, data, { startAfter, key } = {}) {
      const queue = queueOf(name);
      const singletonKey = `${name}:${key ?? newId()}`;
      const priority = priorityOf(turnOf(causes.getStore(), turns, clock));
      const insert = () =>
        boss.send(queue, { name, data } satisfies Envelope, {
          // pg-boss sends one long statement per queue; under a name it is planned once per connection
          db: { executeSql: (text, values) => sessionOf(tx).query({ name: nameOf(text), text, values }) },
          ...(startAfter && { startAfter }),
          ...{ singletonKey, priority },
        });
      // A waiting task that has just been taken may not have seen anything of this transaction.
      while (!(await insert())) if (await holdWaiting(tx, queue, singletonKey)) return;
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** A pg-boss that does nothing on its own and uses the connections of `db`. */
export function bossOn(db: Db): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    ...{ migrate: false, createSchema: false, supervise: false, schedule: false },
  });
  boss.on('error', () => {
    // calls report a lost database themselves; without a listener the process would end
  });
  return boss;
}

function turnOf(cause: Cause | undefined, turns: FairTurns, clock: Clock): number {
  const now = clock.now().getTime();
  if (!cause) return now;
  return 'turn' in cause ? cause.turn : turns.take(cause.account, now);
}

// pg-boss takes the highest priority first and keeps it in 32 bits: seconds since this day fit until 2088.
const firstDay = Date.UTC(2020, 0);
const priorityOf = (turn: number): number => -Math.floor((turn - firstDay) / second);
/** The cause of what a task sends: it keeps the task's place in line. Scheduled tasks have no priority and no owner. */
export const causeOf = (priority: number): Cause | undefined =>
  priority === 0 ? undefined : { turn: firstDay - priority * second };

/** No worker can take the waiting task until this transaction ends, so that the task sees what it wrote. */
async function holdWaiting(tx: Reader, queue: TaskQueue, singletonKey: string): Promise<boolean> {
  const { rows } = await sessionOf(tx).query({
    name: 'hold_waiting_task',
    text: `select id from pgboss.job
      where name = $1 and coalesce(singleton_key, '') = $2 and state = 'created' and policy = 'short' for update`,
    values: [queue, singletonKey],
  });
  return rows.length > 0;
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `send_task_${names.size}`;
  names.set(text, name);
  return name;
}

// Drizzle keeps a transaction's connection on its session, which its types do not show.
function sessionOf(tx: Reader): pg.Pool | pg.PoolClient {
  const { session } = tx as unknown as { session: { client: pg.Pool | pg.PoolClient } };
  return session.client;
}
