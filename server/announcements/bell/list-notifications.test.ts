import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Notification } from '#contract/notifications.ts';
import { users } from '#server/accounts/table.ts';
import { taskHandlers } from '#server/app.ts';
import type { Fact } from '#server/facts.ts';
import { day } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { notifications } from '../table.ts';

const house = await aHouse();
let scene: Awaited<ReturnType<typeof aScene>>;
beforeEach(async () => {
  scene = await aScene(house);
});

const { listOf, bellsOf, lastOf, bid, run } = bellsIn(house);

test('a host is notified of a bid in words, with a link to the job', async () => {
  const { host, ana } = scene;
  const job = await aJob(house, host);
  await bid(job, ana);
  const notice = await lastOf(host);
  assert.deepEqual(notice, {
    id: notice?.id,
    kind: 'bidPlaced',
    title: 'New bid: $95.50',
    text: 'Ana placed a bid for Lakeside Loft, Fri,\u00a0May\u00a08.',
    link: `/jobs/${job.id}`,
    createdAt: house.clock.now().toISOString(),
    readAt: null,
  });
});

test('the words are in the reader’s language at the time of reading', async () => {
  const { host, ana } = scene;
  await bid(await aJob(house, host), ana);
  await house.patch('/api/me', { locale: 'de' }, host.token);
  const german = await lastOf(host);
  assert.equal(german?.title, 'Neues Angebot: 95,50\u00a0$');
  assert.equal(german?.text, 'Ana hat für Lakeside Loft, Fr.,\u00a08.\u00a0Mai, ein Angebot abgegeben.');
  await house.patch('/api/me', { locale: 'ar' }, host.token);
  assert.match((await lastOf(host))?.text ?? '', /\u2068Ana\u2069/, 'a Latin name keeps its direction');
  // one browser reads in German what another has last been opened in Arabic
  const { body } = await house.get('/api/notifications?language=de', host.token);
  assert.equal(body[0].title, german?.title);
});

test('a name disappears with the account it belonged to', async () => {
  const { host, ana } = scene;
  await bid(await aJob(house, host), ana);
  await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, ana.id));
  assert.equal((await lastOf(host))?.text, 'Someone placed a bid for Lakeside Loft, Fri,\u00a0May\u00a08.');
});

test('a fact announced twice rings once', async () => {
  const { host, ana } = scene;
  const job = await aJob(house, host);
  const { id: bidId } = await bid(job, ana);
  const fact: Fact = { kind: 'bid placed', jobId: job.id, bidId };
  await house.work();
  const factId = newId();
  for (let time = 0; time < 2; time++) await taskHandlers(house.kit)['announce-fact']?.({ fact, factId });
  assert.deepEqual(await bellsOf(host), ['bidPlaced', 'bidPlaced'], 'one for the bid, one for the fact that ran twice');
});

test('marking as read: some, all, and only one’s own', async () => {
  const { host, ana, ben, cleo } = scene;
  const job = await aJob(house, host);
  for (const cleaner of [ana, ben, cleo]) await bid(job, cleaner);
  const other = await aScene(house);
  await bid(await aJob(house, other.host), other.ana);
  const [newest] = await listOf(host);
  const [foreign] = await listOf(other.host);
  const ids = [newest?.id, foreign?.id, newId()];
  assert.equal((await house.post('/api/notifications/read', { ids }, host.token)).status, 204);
  assert.equal((await lastOf(host))?.readAt, house.clock.now().toISOString());
  assert.equal((await lastOf(other.host))?.readAt, null);
  const unread = await house.get('/api/notifications?unread=true&limit=1', host.token);
  assert.deepEqual([unread.body.length, unread.headers['x-total-count']], [1, '2']);
  assert.equal((await house.post('/api/notifications/read', undefined, host.token)).status, 204);
  assert.deepEqual(await listOf(host, '?unread=true'), []);
  assert.equal((await house.post('/api/notifications/read', { ids: ['x'] }, host.token)).status, 400);
});

test('pages follow each other without gaps or repeats; a foreign cursor is refused', async () => {
  const { host, ana, ben, cleo } = scene;
  const job = await aJob(house, host);
  for (const cleaner of [ana, ben, cleo]) await bid(job, cleaner);
  const first = await house.get('/api/notifications?limit=2', host.token);
  assert.equal(first.headers['x-total-count'], '3');
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await house.get(next, host.token);
  const seen = [...first.body, ...second.body].map(({ id }: Notification) => id);
  assert.deepEqual(
    seen,
    (await listOf(host)).map(({ id }) => id),
  );
  assert.equal((await house.get('/api/notifications?cursor=nonsense', host.token)).status, 400);
});

test('suspended accounts may still read their notifications and mark them as read', async () => {
  const { host } = scene;
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, host.id));
  assert.equal((await house.get('/api/notifications', host.token)).status, 200);
  assert.equal((await house.post('/api/notifications/read', {}, host.token)).status, 204);
});

test('notifications are gone after 90 days', async () => {
  const { host, ana } = scene;
  await bid(await aJob(house, host), ana);
  const kept = () => house.kit.db.$count(notifications, eq(notifications.recipientId, host.id));
  house.clock.forward(90 * day);
  await run('purge-notifications');
  assert.equal(await kept(), 1);
  house.clock.forward(1);
  await run('purge-notifications');
  assert.equal(await kept(), 0);
});

test('whoever showed something private is not asked to stay polite', async () => {
  const { host } = scene;
  const job = await aJob(house, host);
  const saidOf = async (about: 'private' | 'offensive') => {
    const row = { id: newId(), factId: newId(), recipientId: host.id, jobId: job.id, kind: 'messageHidden' as const };
    await house.kit.db.insert(notifications).values({ ...row, about, createdAt: house.clock.now() });
    return (await listOf(host)).find(({ id }) => id === row.id)?.text ?? '';
  };
  assert.match(
    await saidOf('offensive'),
    /The reason: it’s offensive or threatening\. Please stay polite, .*Freshkey\.$/,
  );
  assert.match(await saidOf('private'), /The reason: it shows something private\.$/);
});
