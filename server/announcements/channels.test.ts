import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskHandlers } from '#server/app.ts';
import { record } from '#server/events.ts';
import type { Fact } from '#server/facts.ts';
import { jobRequests } from '#server/jobs/table.ts';
import { newId } from '#server/platform/ids.ts';
import { silentLog } from '#server/platform/log.ts';
import { recentMails } from '#server/platform/mail.ts';
import { startWorker } from '#server/platform/tasks/start-worker.ts';
import { queueOf } from '#server/queue-of.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { type OpenPage, openPage } from '#server/testing/open-page.ts';
import { aCleaner } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();
const databaseUrl = String(house.kit.db.$client.options.connectionString);
house.closeFirst.push(
  await startWorker({ databaseUrl, log: silentLog, handlers: taskHandlers(house.kit), schedule: {}, queueOf }),
);

const { listOf } = bellsIn(house);
const run = (statement: string) => house.kit.db.$client.query(statement);

test('while no mail can be written, bell and pages go ahead; the mail comes later, and nothing comes twice', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host);
  const page = await openPage(house.app, host.token);
  await page.hears('missed'); // the first one: from now on it hears
  await run('alter table mail rename to mail_away');
  const body = { amountCents: 9550 };
  assert.equal((await house.post(`/api/jobs/${job.id}/bids`, body, ana.token)).status, 201);
  await until('the bell', async () => (await listOf(host)).length > 0);
  await until('the page', () => heard(page, 'bids').length > 0);
  await until('a try to mail', () => failed('announce-by-mail'));
  await run('alter table mail_away rename to mail');
  await until('the mail', async () => (await recentMails(house.kit.db, host.email)).length > 0);
  await until('the end', nothingIsLeft);
  const mails = await recentMails(house.kit.db, host.email);
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    ['Ana bid $95.50: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT'],
  );
  assert.deepEqual(
    (await listOf(host)).map(({ kind }) => kind),
    ['bidPlaced'],
  );
  assert.equal(heard(page, 'bids').length, 1);
  page.leave();
});

test('people are notified of a fact even while the task that follows it fails', async () => {
  const cleaner = await aCleaner(house);
  const page = await openPage(house.app, cleaner.token);
  await run('alter table background_check rename to background_check_away');
  await house.kit.db.transaction((tx) => record(house.kit, tx, { kind: 'background check paid', userId: cleaner.id }));
  await until('the page', () => heard(page, 'check').length > 0);
  await until('a try to follow', () => failed('follow-fact'));
  await run('alter table background_check_away rename to background_check');
  await until('the end', nothingIsLeft);
  page.leave();
});

test('pages are told by the task that works out whom, which is the only one where nobody else is to hear', async () => {
  const cleaner = await aCleaner(house);
  const page = await openPage(house.app, cleaner.token);
  const fact: Fact = { kind: 'busy calendar read', cleanerId: cleaner.id };
  const factId = newId();
  await run('alter table host_member rename to host_member_away');
  await house.kit.tasks.send(house.kit.db, 'announce-fact', { fact, factId });
  await until('a try', () => failed('announce-fact'));
  assert.deepEqual(heard(page, 'busyTimes'), []);
  await run('alter table host_member_away rename to host_member');
  await until('the page', () => heard(page, 'busyTimes').length > 0);
  await until('the end', nothingIsLeft);
  const { rows } = await run(
    `select data->>'name' as name from pgboss.job where data->'data'->>'factId' = '${factId}'`,
  );
  assert.deepEqual(rows, [{ name: 'announce-fact' }]);
  page.leave();
});

test('what an older version had left to tell open pages is told', async () => {
  const { host } = await aScene(house);
  const page = await openPage(house.app, host.token);
  const left = { factId: newId(), fact: {}, announcements: [{ to: [host.id], live: ['bids'] }] };
  await house.kit.tasks.send(house.kit.db, 'announce-by-live', left);
  await until('the page', () => heard(page, 'bids').length > 0);
  page.leave();
});

test('a fact announced twice reaches everyone once', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host);
  const invited = { jobId: job.id, cleanerId: ana.id };
  await house.kit.db.insert(jobRequests).values({ ...invited, id: newId(), createdAt: house.clock.now() });
  const fact: Fact = { kind: 'cleaner invited', ...invited };
  const factId = newId();
  for (let time = 0; time < 2; time++) {
    await house.kit.db.transaction((tx) => house.kit.tasks.send(tx, 'announce-fact', { fact, factId }));
    await until('the end', nothingIsLeft);
  }
  assert.equal((await listOf(ana)).length, 1);
  assert.equal((await recentMails(house.kit.db, ana.email)).length, 1);
});

test('a fact an older version left in the queue reaches the right people', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner: ana });
  const fact: Fact = { kind: 'work started', jobId: job.id };
  await house.kit.tasks.send(house.kit.db, 'fact', { fact, factId: newId() });
  await until('the bell', async () => (await listOf(host)).length > 0);
});

const heard = (page: OpenPage, topic: string) => page.heard.filter(({ data }) => JSON.stringify(data).includes(topic));

async function failed(task: string): Promise<boolean> {
  const { rows } = await run(`select from pgboss.job where data->>'name' = '${task}' and state = 'retry'`);
  return rows.length > 0;
}

async function nothingIsLeft(): Promise<boolean> {
  const { rows } = await run(`select from pgboss.job where state in ('created', 'retry', 'active')`);
  return rows.length === 0;
}
