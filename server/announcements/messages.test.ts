import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { openPage } from '#server/testing/open-page.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { bellsOf, listOf, lastOf, run } = bellsIn(house);

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

test('the bell rings once for a conversation until it is read, which also answers the bell', async () => {
  const { host, ana, id, write, read } = await aTalk();
  await write(ana);
  assert.deepEqual(await bellsOf(host), ['messageReceived']);
  await write(ana, 'In front of the house?');
  await write(ana, 'Or behind it?');
  assert.deepEqual(await bellsOf(host), ['messageReceived']);
  const rung = await lastOf(host);
  assert.equal(rung?.title, 'New message from Ana');
  assert.equal(rung?.link, `/messages/${id}/${ana.id}`);
  await read(host);
  await house.work();
  assert.ok((await listOf(host))[0]?.readAt);
  await write(ana, 'Thank you!');
  assert.deepEqual(await bellsOf(host), ['messageReceived', 'messageReceived']);
  assert.deepEqual(await bellsOf(ana), [], 'nobody is told of their own');
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
  await write(ana, 'The code is 4711');
  assert.deepEqual(await mailsTo(host), []);
  await later(6);
  assert.deepEqual(await mailsTo(host), ['Ana wrote to you: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT']);
  assert.doesNotMatch(JSON.stringify(await recentMails(house.kit.db, host.email)), /4711|parking/);
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

test('open pages of both follow what is written and read', async () => {
  const { host, ana, id, write, read } = await aTalk();
  const pages = [await openPage(house.app, host.token), await openPage(house.app, ana.token)];
  await write(ana);
  await house.work();
  for (const page of pages) await page.hears('changed', { topics: ['messages'], jobId: id });
  const before = pages.map(({ heard }) => heard.length);
  await read(host);
  await house.work();
  for (const page of pages) await page.hears('changed', { topics: ['messages'], jobId: id });
  assert.ok(pages.every(({ heard }, index) => heard.length > (before[index] ?? 0)));
  for (const page of pages) page.leave();
});

test('admins hear of a reported message', async () => {
  const admin = await anAdmin(house);
  const { host, ana, write } = await aTalk();
  const { body } = await write(ana);
  await house.post(`/api/messages/${body.id}/report`, { reason: 'This is rude.' }, host.token);
  const rung = await lastOf(admin);
  assert.deepEqual([rung?.kind, rung?.link], ['contentWaiting', '/admin/content']);
});
