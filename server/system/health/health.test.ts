import assert from 'node:assert/strict';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mock, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { SystemHealth } from '#contract/admin-health.ts';
import { minute, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { mails } from '#server/platform/mail.ts';
import { aFailedTask } from '#server/testing/a-failed-task.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const folder = join(house.kit.settings.dataDir, 'uploads', 'health');
const health = async (): Promise<SystemHealth> => (await house.get('/api/admin/health', admin.token)).body;

test('a house in which nothing waits is well, and leaves nothing behind that was stored to find out', async () => {
  const { database, mail, payments, storage, queues, feeds, disk } = await health();
  assert.ok(database.milliseconds >= 0);
  assert.deepEqual(mail, { state: 'ok', waiting: 0, waitingSince: null, failed: 0 });
  assert.deepEqual(payments, { state: 'ok', unknown: 0, unknownSince: null });
  assert.deepEqual(storage, { state: 'ok' });
  assert.deepEqual([queues.state, queues.failed], ['ok', 0]);
  assert.deepEqual(feeds, { state: 'ok', connected: 0, failing: 0, stale: 0 });
  assert.ok(disk.freeBytes > 0 && disk.totalBytes >= disk.freeBytes);
  assert.deepEqual(await readdir(folder), []);
});

test('mail that cannot be handed over is told as late, then as failing', async () => {
  const writtenAt = plus(house.clock.now(), -3 * minute);
  const mail = { id: newId(), key: newId(), recipient: 'host@example.com', subject: 'Code', text: 'Code' };
  await house.kit.db.insert(mails).values({ ...mail, createdAt: writtenAt, nextTryAt: writtenAt });
  assert.deepEqual((await health()).mail, {
    ...{ state: 'warning', waiting: 1, waitingSince: writtenAt.toISOString(), failed: 0 },
  });
  house.clock.forward(8 * minute);
  assert.equal((await health()).mail.state, 'failing');
  await house.kit.db.update(mails).set({ tries: 3, error: 'SMTP 450' });
  assert.equal((await health()).mail.state, 'warning', 'one mailbox that puts its mail off');
  const other = { ...mail, id: newId(), key: newId(), recipient: 'other@example.com', tries: 3, error: 'SMTP 421' };
  await house.kit.db.insert(mails).values({ ...other, createdAt: writtenAt, nextTryAt: writtenAt });
  assert.equal((await health()).mail.state, 'failing', 'several that do');
  await house.kit.db.delete(mails);
});

test('the storage is written to once a minute at most, however often somebody asks', async () => {
  const { storage } = house.kit;
  const put = mock.method(storage, 'putFile');
  house.clock.forward(minute);
  await Promise.all([health(), health(), health()]);
  assert.equal(put.mock.callCount(), 1);
  put.mock.restore();
});

test('tasks that no worker takes are told by the age of the oldest, and failed ones are counted', async () => {
  await house.work();
  await aFailedTask(house);
  assert.deepEqual([(await health()).queues.state, (await health()).queues.failed], ['warning', 1]);
  await house.kit.tasks.send(house.kit.db, 'forget-answers', {});
  await house.kit.db.execute(
    sql`update pgboss.job set start_after = now() - interval '11 minutes' where name <> 'failed-task' and state = 'created'`,
  );
  const { queues } = await health();
  assert.equal(queues.state, 'failing');
  assert.ok(queues.due >= 1);
  assert.ok(queues.oldestSeconds >= 660);
});

test('a storage that takes nothing is told, and everything else still is', async () => {
  house.clock.forward(minute);
  await rm(folder, { recursive: true });
  await writeFile(folder, 'in the way of the folder');
  const { storage, disk } = await health();
  assert.deepEqual([storage.state, disk.state !== undefined], ['failing', true]);
});
