import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { openPage } from '#server/testing/open-page.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { pushFake } from '#server/testing/push-fake.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();
const { bellsOf, listOf, lastOf, run } = bellsIn(house);
const { subscribe } = pushFake(house);
const unreadOf = async ({ token }: Somebody) => (await house.get('/api/notifications/unread', token)).body;

async function aTalk() {
  const scene = await aScene(house);
  const { host, ana } = scene;
  const { id } = await aJob(house, host, { status: 'ASSIGNED', cleaner: ana });
  const path = `/api/jobs/${id}/messages`;
  const write = (who: Somebody, text = 'Is there parking?') => house.post(path, { text }, who.token);
  const later = async (minutes: number) => {
    house.clock.forward(minutes * minute);
    await run('write-held-mails');
    await house.work();
  };
  return { ...scene, id, write, later, read: (who: Somebody) => house.get(path, who.token) };
}

test('a conversation has one row under the bell, which counts what is unread; reading answers it', async () => {
  const { host, ana, id, write, read } = await aTalk();
  await write(ana);
  assert.deepEqual(await bellsOf(host), ['messageReceived']);
  await write(ana, 'In front of the house?');
  await write(ana, 'Or behind it?');
  assert.deepEqual(await bellsOf(host), ['messageReceived']);
  const rung = await lastOf(host);
  assert.equal(rung?.title, '3 new messages from Ana');
  assert.equal(rung?.link, `/messages/${id}/${ana.id}`);
  assert.deepEqual(await unreadOf(host), { notifications: 1, conversations: 1 });
  await read(host);
  await house.work();
  assert.ok((await listOf(host))[0]?.readAt);
  assert.deepEqual(await unreadOf(host), { notifications: 0, conversations: 0 });
  await write(ana, 'Thank you!');
  assert.deepEqual(await bellsOf(host), ['messageReceived']);
  assert.equal((await lastOf(host))?.title, 'New message from Ana');
  assert.deepEqual(await bellsOf(ana), [], 'nobody is told of their own');
});

test('whoever else writes about the job has a row of their own', async () => {
  const { host, ana, ben, write } = await aTalk();
  const other = await aJob(house, host, { status: 'ASSIGNED', cleaner: ben });
  await write(ana);
  await house.post(`/api/jobs/${other.id}/messages`, { text: 'Which key?' }, ben.token);
  await write(ana, 'And where?');
  assert.deepEqual(await bellsOf(host), ['messageReceived', 'messageReceived']);
  const titles = (await listOf(host)).map(({ title }) => title).toSorted();
  assert.deepEqual(titles, ['2 new messages from Ana', 'New message from Ben']);
  assert.deepEqual(await unreadOf(host), { notifications: 2, conversations: 2 });
});

test('what is read before the bell rings does not ring', async () => {
  const { host, ana, write, read } = await aTalk();
  await write(ana);
  await read(host);
  assert.deepEqual(await bellsOf(host), []);
});

test('one mail after five minutes for all that is still unread then, without its words; none for what was read', async () => {
  const { host, ana, write, read, later, mailsTo } = await aTalk();
  await write(ana);
  await write(ana, 'The code is 47 11');
  assert.deepEqual(await mailsTo(host), []);
  await later(6);
  assert.deepEqual(await mailsTo(host), ['Ana wrote to you: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT']);
  assert.doesNotMatch(JSON.stringify(await recentMails(house.kit.db, host.email)), /47 11|parking/);
  await later(6);
  assert.equal((await mailsTo(host)).length, 1);
  await write(host, 'On my way');
  await house.work();
  await read(ana);
  await later(6);
  assert.deepEqual(await mailsTo(ana), []);
});

test('who wants no mails about messages gets none, and a link in the mail ends them', async () => {
  const { host, ana, write, read, later, mailsTo } = await aTalk();
  await write(ana);
  await house.work();
  await later(6);
  const [mail] = await recentMails(house.kit.db, host.email);
  assert.equal(mail?.kind, 'messageReceived');
  const link = mail?.unsubscribeUrl ?? '';
  assert.ok(link !== '' && mail?.text.includes(link));
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
  const ended = { body: 'List-Unsubscribe=One-Click', headers: oneClick };
  assert.equal((await house.send('POST', new URL(link).pathname, ended)).status, 200);
  const { kinds } = (await house.get('/api/me/notification-preferences', host.token)).body;
  assert.equal(kinds.messageReceived.email, false);
  await read(host);
  await write(ana);
  await house.work();
  await later(6);
  assert.equal((await mailsTo(host)).length, 1);
});

test('in quiet hours the mail about messages waits, and what came at different times is one', async () => {
  const { host, ana, write, later, mailsTo } = await aTalk();
  const noon = { quietHours: { start: '11:00', end: '12:00' } };
  await house.put('/api/me/notification-preferences', noon, host.token);
  for (let time = 0; time < 3; time++) {
    await write(ana);
    await house.work();
    await later(6);
  }
  assert.deepEqual(await mailsTo(host), []);
  house.clock.forward(60 * minute);
  await run('write-held-notices');
  assert.deepEqual(await mailsTo(host), ['Ana wrote to you: Lakeside Loft, Fri, May 8, 11:30\u00a0AM CDT']);
});

test('what quiet hours held is one push for a conversation, and none for what was read meanwhile', async () => {
  const { host, ana, write, later } = await aTalk();
  const { shown } = await subscribe(host);
  const inQuietHours = async () => {
    const hour = house.clock.now().getUTCHours() - 5; // in Texas
    const two = (at: number) => String((at + 24) % 24).padStart(2, '0');
    const quietHours = { start: `${two(hour)}:00`, end: `${two(hour + 2)}:00` };
    await house.put('/api/me/notification-preferences', { quietHours }, host.token);
    for (let time = 0; time < 3; time++) {
      await write(ana);
      await house.work();
      await later(6);
    }
  };
  const hoursPass = () => minutesPass(house, 120, ['deliveries-due'], 10);
  await inQuietHours();
  assert.equal(shown.length, 0);
  await hoursPass();
  assert.deepEqual(
    shown.map(({ title }) => title),
    ['3 new messages from Ana'],
  );
  await inQuietHours();
  await house.post('/api/notifications/read', undefined, host.token);
  await hoursPass();
  assert.equal(shown.length, 1);
});

test('open pages of both follow what is written and read', async () => {
  const { host, ana, id, write, read } = await aTalk();
  const pages = [await openPage(house.app, host.token), await openPage(house.app, ana.token)];
  await pages[0]?.hears('missed'); // the first one: from now on they hear
  await write(ana);
  await house.work();
  for (const page of pages) await page.hears('changed', { topics: ['messages'], jobId: id });
  const before = pages.map(({ heard }) => heard.length);
  await read(host);
  await house.work();
  const hearAgain = () => pages.every(({ heard }, index) => heard.length > (before[index] ?? 0));
  await until('both pages hear again', hearAgain);
  for (const page of pages) page.leave();
});

test('admins hear of a reported message', async () => {
  const admin = await anAdmin(house);
  const { host, ana, write } = await aTalk();
  const { body } = await write(ana);
  await house.post(`/api/messages/${body.id}/report`, { reason: 'This is rude.' }, host.token);
  const rung = await lastOf(admin);
  assert.deepEqual([rung?.kind, rung?.link], ['contentWaiting', '/admin/content-moderation']);
});

test('after five minutes without an answer a message rings anew, also where all notifications were marked as read', async () => {
  const { host, ana, write } = await aTalk();
  await write(ana);
  const first = await lastOf(host);
  house.clock.forward(4 * minute);
  await write(ana, 'Hello?');
  const same = await lastOf(host);
  assert.deepEqual([same?.id, same?.title], [first?.id, '2 new messages from Ana']);
  assert.notEqual(same?.createdAt, first?.createdAt, 'it moves to the top');
  house.clock.forward(6 * minute);
  await write(ana, 'I am in front of the door.');
  const second = await lastOf(host);
  assert.deepEqual([second?.id === first?.id, second?.title], [false, '3 new messages from Ana']);
  await house.post('/api/notifications/read', undefined, host.token);
  assert.deepEqual(await unreadOf(host), { notifications: 0, conversations: 1 });
  await write(ana, 'It rains.');
  assert.deepEqual(await bellsOf(host), ['messageReceived']);
  assert.deepEqual(await unreadOf(host), { notifications: 1, conversations: 1 });
});
