import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { and, eq, sql } from 'drizzle-orm';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { nodeArguments } from '#server/platform/start/server-process.ts';
import { bossOn } from '#server/platform/tasks.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { databaseUrlOf } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';
import { bareEnv } from '#server/testing/run-command.ts';
import { until, untilDone } from '#server/testing/until.ts';
import { notifications } from './table.ts';

const [jobs, cleaners] = [50, 50];
const house = await aHouse();
const { db } = house.kit;
const workers: ChildProcess[] = [];
after(() => workers.forEach((worker) => void worker.kill('SIGKILL')));

/** A worker as it runs in production, in a process of its own. */
function aWorker(): ChildProcess {
  const own = { LOG_LEVEL: 'silent', DATABASE_URL: databaseUrlOf(house), DATA_DIR: house.kit.settings.dataDir };
  const worker = spawn(process.execPath, nodeArguments('worker.ts'), {
    env: { ...bareEnv(), ...own },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  workers.push(worker);
  return worker;
}

const rung = () => db.$count(notifications, eq(notifications.kind, 'invitationVoided'));
const written = () => db.$count(mails, and(eq(mails.kind, 'invitationVoided')));

/** What a killed worker had in hand is free for others two minutes later; nobody waits for that here. */
async function twoMinutesLater(): Promise<void> {
  await db.execute(sql`update pgboss.job set started_on = started_on - interval '3 minutes' where state = 'active'`);
  await db.execute(sql`update pgboss.queue set monitor_on = null`);
  const boss = bossOn(db);
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}

test('a worker is killed in the middle of 5,000 notices: each person has each bell and each mail once', async () => {
  const host = await aHost(house);
  const property = await aProperty(house, host);
  const people: string[] = [];
  for (let n = 0; n < cleaners; n++) people.push((await aCleaner(house)).id);
  for (let n = 0; n < jobs; n++) {
    // so far ahead that no task of the worker's own day concerns them
    const { id: jobId } = await aJob(house, host, { property, startTime: plus(house.clock.now(), (800 + n) * day) });
    await db.transaction((tx) =>
      record(house.kit, tx, { kind: 'job changed', jobId, voidedBidIds: [], uninvitedIds: people }),
    );
  }
  const first = aWorker();
  await until('the first worker is in the middle of it', async () => (await rung()) > 0 && (await written()) > 0);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const [bellsThen, mailsThen] = [await rung(), await written()];
  const total = jobs * cleaners;
  assert.ok(bellsThen < total || mailsThen < total, 'it was killed before it was done');
  aWorker();
  await twoMinutesLater();
  await untilDone('the second worker does the rest', 2 * total, async () => (await rung()) + (await written()));
  assert.deepEqual([await rung(), await written()], [total, total]);
  for (const [table, recipient] of [
    ['notification', 'recipient_id'],
    ['mail', 'account_id'],
  ] as const) {
    const { rows } = await db.execute(sql`select count(*)::int as each from ${sql.identifier(table)}
      where kind = 'invitationVoided' group by ${sql.identifier(recipient)}`);
    assert.deepEqual(rows, Array(cleaners).fill({ each: jobs }), table);
  }
});
