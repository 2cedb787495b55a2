import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { type OpenPage, openPage as open } from '#server/testing/open-page.ts';
import { aHost } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();
const host = await aHost(house);
const cleaner = await anApprovedCleaner(house, 'Ana');

const pagesOfTest: OpenPage[] = [];
async function openPage(...of: Parameters<typeof open>): Promise<OpenPage> {
  const page = await open(...of);
  pagesOfTest.push(page);
  return page;
}
afterEach(async () => {
  for (const page of pagesOfTest.splice(0)) page.leave();
  // the server notices and stops their timers
  await wait(100);
});

/** Events come in the order in which they were sent: what is sent now is the first that this page hears. */
async function hearsOnlyItsOwn(page: OpenPage, { id }: { id: string }): Promise<void> {
  await sendLiveEvent(house.kit.db, { people: [id], topics: ['reviews'] });
  await page.hears('changed', { topics: ['reviews'] });
  const heard = page.heard.filter(({ event }) => event !== 'missed');
  assert.deepEqual(
    heard.map(({ data }) => data),
    [{ topics: ['reviews'] }],
  );
}

const bidOn = async (job: { id: string }) => {
  await house.post(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, cleaner.token);
  await house.work();
};

test('both web processes of one product tell the host’s open pages about a bid, and no one else’s', async () => {
  const { app: otherApp } = await anotherProcess(house);
  const pages = [await openPage(house.app, host.token), await openPage(otherApp, host.token)];
  const strange = await aHost(house);
  const stranger = await openPage(otherApp, strange.token);
  for (const page of pages) await page.hears('missed');
  const job = await aJob(house, host);
  await bidOn(job);
  for (const page of pages) {
    await page.hears('changed', { topics: ['bids'], jobId: job.id });
    await page.hears('notification');
    assert.match(String(page.headers.get('content-type')), /^text\/event-stream/);
    assert.equal(page.headers.get('content-encoding'), null, 'compression would hold events back');
  }
  await hearsOnlyItsOwn(stranger, strange);
});

test('a page that opens right after a change is told: it may have read its data before', async () => {
  const job = await aJob(house, host);
  const open = await openPage(house.app, host.token);
  await bidOn(job);
  await open.hears('changed', { jobId: job.id });
  const page = await openPage(house.app, host.token);
  await page.hears('changed', { jobId: job.id });
  house.clock.forward(30_000);
  await hearsOnlyItsOwn(await openPage(house.app, host.token), host);
});

test('a page that was cut off hears what it missed, and only that; after too long it is told to read anew', async () => {
  const reader = await aHost(house);
  const tell = (topic: string) => sendLiveEvent(house.kit.db, { people: [reader.id], topics: [topic] });
  const page = await openPage(house.app, reader.token);
  await tell('money');
  const { id } = await page.hears('changed', { topics: ['money'] });
  page.leave();
  await tell('cards');
  await tell('properties');
  await (await openPage(house.app, reader.token)).hears('changed', { topics: ['properties'] });
  const back = await openPage(house.app, reader.token, id);
  await back.hears('changed', { topics: ['properties'] });
  assert.deepEqual(
    back.heard.map(({ data }) => data),
    [{ topics: ['cards'] }, { topics: ['properties'] }],
  );
  house.clock.forward(3 * 60_000);
  await tell('reviews');
  await back.hears('changed', { topics: ['reviews'] });
  const late = await openPage(house.app, reader.token, id);
  await late.hears('missed');
  const invented = await openPage(house.app, reader.token, 'never');
  await invented.hears('missed');
});

test('every cleaner is told that the open jobs have changed, hosts are not', async () => {
  const other = await aHost(house);
  const [own, others] = [await openPage(house.app, cleaner.token), await openPage(house.app, other.token)];
  await house.kit.db.transaction(async (tx) =>
    record(house.kit, tx, { kind: 'job posted', jobId: (await aJob(house, host)).id }),
  );
  await house.work();
  await own.hears('changed', { topics: ['openJobs'] });
  await hearsOnlyItsOwn(others, other);
});

test('whoever looks at an open job hears on its page that somebody else has it', async () => {
  // at another time than the jobs of the other tests
  const job = await aJob(house, host, { startTime: plus(house.clock.now(), 20 * day) });
  await bidOn(job);
  const onlooker = await anApprovedCleaner(house, 'Bea');
  const page = await openPage(house.app, onlooker.token);
  const hired = await house.post(
    `/api/jobs/${job.id}/assign`,
    { cleanerId: cleaner.id, amountCents: 9000 },
    host.token,
  );
  assert.equal(hired.status, 200);
  await house.work();
  await page.hears('changed', { topics: ['openJobs'], jobId: job.id });
});

test('signing out ends that session’s streams at once, and its token opens no new ones', async () => {
  const token = await freshToken(house, host);
  const [leaving, staying] = [await openPage(house.app, token), await openPage(house.app, host.token)];
  await house.post('/api/auth/logout', {}, token);
  await leaving.ended;
  await bidOn(await aJob(house, host));
  await staying.hears('notification');
  assert.equal((await openPage(house.app, token)).status, 401);
});

test('a stream checks every minute whether its session is still valid, and sends beats in between', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  try {
    const suspended = await aHost(house);
    const page = await openPage(house.app, suspended.token);
    await house.kit.db.$client.query('update user_account set suspended_at = now() where id = $1', [suspended.id]);
    mock.timers.tick(60_000);
    await page.ended;
    const own = await openPage(house.app, suspended.token);
    assert.equal(own.status, 200, 'who is suspended may still watch their own data');
    mock.timers.tick(60_000);
    await wait(100);
    await sendLiveEvent(house.kit.db, { people: [suspended.id], topics: ['money'] });
    await own.hears('changed', { topics: ['money'] });
    own.leave();
  } finally {
    mock.timers.reset();
  }
});

test('an account may have five pages open; closing one makes room', async () => {
  const reader = await aHost(house);
  const pages = [];
  for (let count = 0; count < 5; count++) pages.push(await openPage(house.app, reader.token));
  const refused = await house.get('/api/events', reader.token);
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '30']);
  pages[0]?.leave();
  // the server notices a moment later
  await until('there is room for one more', async () => (await openPage(house.app, reader.token)).status === 200);
});

test('pages that leave before their stream begins keep no seat', async () => {
  const reader = await aHost(house);
  for (let count = 0; count < 6; count++) {
    // gone while the session is being looked up
    house.app.server.once('request', (request) => request.socket.destroy());
    await assert.rejects(openPage(house.app, reader.token));
  }
  await until('all seats are free', async () => (await openPage(house.app, reader.token)).status === 200);
  for (let count = 0; count < 4; count++) assert.equal((await openPage(house.app, reader.token)).status, 200);
});

test('a page that does not read is cut off rather than kept in memory', async () => {
  const reader = await aHost(house);
  let writable = 0;
  const stream = new Promise<void>((resolve) => {
    house.app.server.once('request', (_request, response) => {
      // a socket that accepts no more
      Object.defineProperty(response, 'writableLength', { get: () => writable });
      response.once('close', resolve);
    });
  });
  const page = await openPage(house.app, reader.token);
  writable = 100_000;
  await sendLiveEvent(house.kit.db, { people: [reader.id], topics: ['money'] });
  await stream;
  await page.ended;
});

test('a cleaner at work on two phones sees on one what was ticked off on the other', async () => {
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner });
  const otherPhone = await openPage(house.app, cleaner.token);
  await record(house.kit, house.kit.db, { kind: 'task marked', jobId: job.id });
  await house.work();
  await otherPhone.hears('changed', { topics: ['job'], jobId: job.id });
});

test('when the database drops the connection, it is reopened and pages are told to reload their data', async () => {
  const page = await openPage(house.app, host.token);
  await house.kit.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'freshkey live' and datname = current_database()`,
  );
  await page.hears('missed');
  const job = await aJob(house, host);
  await aBid(house, cleaner, job);
  await bidOn(await aJob(house, host));
  await page.hears('notification');
});

test('closing the server ends open streams at once', async () => {
  const own = await aHouse();
  const page = await openPage(own.app, (await aHost(own)).token);
  await own.close();
  await page.ended;
});

test('a stream requested while the server closes ends at once', async () => {
  const own = await aHouse();
  const { token } = await aHost(own);
  await own.kit.live.close();
  const page = await openPage(own.app, token);
  assert.equal(page.status, 200);
  await page.ended;
});
