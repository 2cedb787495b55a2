import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { queueOf } from '#server/queue-of.ts';
import { aHouse } from '#server/testing/house.ts';
import { second } from './clock.ts';
import { silentLog } from './log.ts';
import { startWorker } from './tasks/start-worker.ts';

const house = await aHouse();

test('a worker with tasks to do does not pause between them', async () => {
  const { db, tasks } = house.kit;
  const total = 100;
  let done = 0;
  for (let n = 0; n < total; n++) await tasks.send(db, 'count', {});
  const began = performance.now();
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
  // Four at a time with a one-second pause after each batch would take 25 seconds; without it, a fraction of one.
  while (done < total && performance.now() - began < 20 * second) await wait(20);
  await stop();
  assert.equal(done, total);
});
