import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFailedTask } from '#server/testing/a-failed-task.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const path = '/api/admin/failed-tasks';
const list = async (query = '') => (await house.get(`${path}?${query}`, admin.token)).body;
const failedCount = async () => (await house.get('/api/admin/stats', admin.token)).body.failedTaskCount;

test('a task that failed to the end stands in the admins’ list with what it was about, and is counted', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  const fact = { kind: 'work started', jobId: job.id };
  const id = await aFailedTask(house, { name: 'announce-fact', data: { fact, factId: job.id } });
  const [failed] = await list(`q=${job.id}`);
  assert.deepEqual(
    [failed.id, failed.task, failed.queue, failed.fact, failed.jobId, failed.tries],
    [id, 'announce-fact', 'announcement', 'work started', job.id, 1],
  );
  assert.ok(Date.parse(failed.failedAt) >= Date.parse(failed.createdAt));
  assert.deepEqual(await list('queue=money'), []);
  assert.equal((await list('q=announce')).length, 1);
  assert.match(await list('format=csv'), /^\uFEFFid,task,queue,fact,jobId,tries/);
  assert.equal(await failedCount(), 1);
});

test('one press runs it again, once, and then it is gone from the list; the log has who pressed', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  const data = { fact: { kind: 'work started', jobId: job.id }, factId: job.id };
  const id = await aFailedTask(house, { name: 'announce-fact', data });
  const run = () => house.post(`${path}/${id}/retry`, undefined, admin.token);
  assert.deepEqual((await run()).body, { count: 1 });
  assert.equal((await run()).status, 404);
  await house.work();
  const { body: bells } = await house.get('/api/notifications', host.token);
  assert.deepEqual(
    bells.map(({ kind }: { kind: string }) => kind),
    ['workStarted'],
  );
  assert.deepEqual(await list(`q=${job.id}`), []);
  const { rows } = await house.kit.db.$client.query('select actor_id, action from audit_log where subject_id = $1', [
    id,
  ]);
  assert.deepEqual(rows, [{ actor_id: admin.id, action: 'run failed task' }]);
});

test('all of one name run again together, and one that nobody needs is let go with the reason', async () => {
  const before = await failedCount();
  for (let n = 0; n < 3; n++) await aFailedTask(house, { name: 'forget-answers', data: {} });
  const stays = await aFailedTask(house, { name: 'sweep-uploads', data: {} });
  assert.equal(await failedCount(), before + 4);
  const all = await house.post(`${path}/retry`, { task: 'forget-answers' }, admin.token);
  assert.deepEqual([all.status, all.body], [200, { count: 3 }]);
  assert.deepEqual(
    (await list()).filter(({ task }: { task: string }) => task !== 'announce-fact').map(({ id }: { id: string }) => id),
    [stays],
  );
  assert.equal((await house.post(`${path}/${stays}/drop`, { reason: ' ' }, admin.token)).status, 400);
  assert.equal((await house.post(`${path}/${stays}/drop`, { reason: 'Swept by hand.' }, admin.token)).status, 204);
  assert.equal((await house.post(`${path}/${stays}/drop`, { reason: 'Again.' }, admin.token)).status, 404);
  assert.equal(await failedCount(), before);
});

test('the list is paged, the latest first', async () => {
  for (let n = 0; n < 5; n++) await aFailedTask(house, { name: 'purge-sign-in', data: {} });
  const seen: string[] = [];
  let next: string | undefined = `${path}?limit=2&task=purge-sign-in`;
  while (next) {
    const { body, headers }: Awaited<ReturnType<typeof house.get>> = await house.get(next, admin.token);
    seen.push(...body.map(({ id }: { id: string }) => id));
    next = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
  }
  assert.equal(new Set(seen).size, 5);
  assert.equal(seen.length, 5);
});

test('only who may try a failed task again is told how many wait', async () => {
  await aFailedTask(house, { name: 'sweep-uploads', data: {} });
  for (const staffRole of ['support', 'finance'] as const) {
    const { token } = await anAdmin(house, { staffRole });
    assert.equal((await house.get('/api/admin/stats', token)).body.failedTaskCount, 0, staffRole);
  }
  assert.ok((await failedCount()) > 0);
});
