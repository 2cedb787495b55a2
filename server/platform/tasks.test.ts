import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queueOf } from '#server/queue-of.ts';
import { aHouse } from '#server/testing/house.ts';
import { until } from '#server/testing/until.ts';
import { causes } from './causes.ts';
import { second } from './clock.ts';
import { silentLog } from './log.ts';
import { startWorker } from './tasks/start-worker.ts';
import { taskQueues } from './tasks/task-queues.ts';

const house = await aHouse();

test('a worker with tasks to do does not pause between them', async (t) => {
  // with a pause after each they would not be done today
  const queue: { lookEverySeconds: number } = taskQueues[queueOf('count')];
  t.mock.property(queue, 'lookEverySeconds', 3600);
  const { db, tasks } = house.kit;
  const total = 100;
  let done = 0;
  for (let n = 0; n < total; n++) await tasks.send(db, 'count', {});
  const stop = await startWorker({
    databaseUrl: String(db.$client.options.connectionString),
    log: silentLog,
    handlers: {
      async count() {
        done++;
      },
    },
    schedule: {},
    queueOf,
  });
  await until('all tasks are done', () => done === total);
  await stop();
});

test('a batch is run in order of its turns, however the database found it', async (t) => {
  // another lane that looks at the same moment would take some of it
  const queue: { lanes: number } = taskQueues.announcement;
  t.mock.property(queue, 'lanes', 1);
  const { db, tasks } = house.kit;
  const url = new URL(String(db.$client.options.connectionString));
  // what PostgreSQL does by itself once the table looks large to it: join the tasks to those it chose in another order
  url.searchParams.set('options', '-c enable_nestloop=off -c enable_mergejoin=off');
  const size = taskQueues.announcement.batch;
  const now = house.clock.now().getTime();
  const turns = Array.from({ length: size }, (_, n) => (n * 3) % size);
  for (const turn of turns)
    await causes.run({ turn: now + turn * second }, () => tasks.send(db, 'announce-fact', { turn }));
  const done: unknown[] = [];
  const stop = await startWorker({
    databaseUrl: url.href,
    log: silentLog,
    handlers: { 'announce-fact': async ({ turn }) => void done.push(turn) },
    schedule: {},
    queueOf,
  });
  await until('the batch is done', () => done.length === size);
  await stop();
  assert.deepEqual(
    done,
    turns.toSorted((a, b) => a - b),
  );
});
