import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour, minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import type { Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const { bid, listOf } = bellsIn(house);
const choose = ({ token }: Somebody, body: unknown) => house.put('/api/me/notification-preferences', body, token);
const mailsTo = async ({ email }: Somebody) => (await recentMails(house.kit.db, email)).toReversed();
const subjectsTo = async (person: Somebody) => (await mailsTo(person)).map(({ subject }) => subject);
const unsubscribeIn = (text: string | undefined) =>
  new URL(/https?:\S+\/unsubscribe\/\S+/.exec(text ?? '')?.[0] ?? 'x:').pathname;

test('who wants no mails of a kind gets none, and finds it under the bell', async () => {
  const { host, ana } = await aScene(house);
  await choose(host, { kinds: { bidPlaced: { email: false } } });
  await bid(await aJob(house, host), ana);
  assert.deepEqual(await mailsTo(host), []);
  assert.deepEqual(
    (await listOf(host)).map(({ kind }) => kind),
    ['bidPlaced'],
  );
});

test('in quiet hours what can wait comes as one mail at their end, worded for how things are then', async () => {
  const { host, ana, ben, cleo } = await aScene(house);
  // it is eleven at the home, in Texas
  await choose(host, { quietHours: { start: '11:00', end: '12:00' } });
  const jobs = [await aJob(house, host), await aJob(house, host)];
  for (const [at, cleaner] of [ana, ben, cleo].entries()) await bid(jobs[at % 2] ?? { id: '' }, cleaner);
  const gone = await bid(jobs[1] ?? { id: '' }, ana, 9100);
  await house.remove(`/api/bids/${gone.id}`, ana.token);
  await minutesPass(house, 50, ['write-held-notices', 'write-held-mails'], 10);
  assert.deepEqual(await mailsTo(host), []);
  await minutesPass(house, 20, ['write-held-notices', 'write-held-mails'], 10);
  const [mail, ...more] = await mailsTo(host);
  assert.deepEqual(more, []);
  assert.equal(mail?.subject, '3 updates from Freshkey');
  assert.equal(mail?.text.match(/placed a bid of/g)?.length, 3);
  assert.match(mail?.text ?? '', /^Hello [^,]+,\n\nHere’s what’s waiting for you:/);
  assert.equal(mail?.text.match(/Hello /g)?.length, 1, 'one greeting');
  assert.equal(mail?.text.match(/\/unsubscribe\//g)?.length, 1, 'all three are of one kind');
});

test('one thing alone that waited comes as its own mail', async () => {
  const { host, ana } = await aScene(house);
  await choose(host, { quietHours: { start: '00:00', end: '20:00' } });
  await bid(await aJob(house, host), ana);
  assert.deepEqual(await subjectsTo(host), []);
  await minutesPass(house, 9 * 60, ['write-held-notices'], 60);
  assert.deepEqual(await subjectsTo(host), ['Ana bid $95.50: Lakeside Loft, Fri, May 8, 12:10\u00a0PM CDT']);
});

test('essential mail comes in quiet hours too', async () => {
  const { host, ana, assign } = await aScene(house);
  await choose(ana, { quietHours: { start: '00:00', end: '23:59' } });
  const job = await aJob(house, host);
  await bid(job, ana);
  assert.equal((await assign(job, ana)).status, 200);
  await house.work();
  assert.deepEqual(await subjectsTo(ana), ['You got the job: Lakeside Loft, Fri, May 8, 9:10\u00a0PM CDT']);
});

test('the link in a mail ends mails of its kind: opened it asks, one press or a mail program’s click does it', async () => {
  const { host, ana, ben } = await aScene(house);
  await house.patch('/api/me', { locale: 'de' }, host.token);
  const job = await aJob(house, host);
  await bid(job, ana);
  const [mail] = await mailsTo(host);
  const path = unsubscribeIn(mail?.text);
  assert.equal(new URL(mail?.unsubscribeUrl ?? 'x:').pathname, path);
  const page = await house.get(path);
  assert.match(page.body, /<html lang="de"[\s\S]*<form method="post"><button>E-Mails abbestellen</);
  assert.equal((await house.get('/api/me/notification-preferences', host.token)).body.kinds.bidPlaced.email, true);
  const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
  const done = await house.send('POST', path, { body: 'List-Unsubscribe=One-Click', headers: oneClick });
  assert.equal(done.status, 200);
  const { kinds } = (await house.get('/api/me/notification-preferences', host.token)).body;
  assert.deepEqual([kinds.bidPlaced.email, kinds.bidWithdrawn.email], [false, true]);
  house.clock.forward(hour);
  await bid(job, ben);
  assert.equal((await mailsTo(host)).length, 1);
});

test('a link that was changed, or is about what cannot be ended, leads nowhere', async () => {
  const { host, ana, assign } = await aScene(house);
  const job = await aJob(house, host);
  await bid(job, ana);
  const path = unsubscribeIn((await mailsTo(host))[0]?.text);
  for (const wrong of [
    ...[path.replace('bidPlaced', 'bidChanged'), `${path.slice(0, -4)}AAAA`, '/unsubscribe/x'],
    ...[`${path}.anything`, `${path}.`, `${path}=`, `${path}!`],
  ])
    for (const method of ['GET', 'POST']) assert.equal((await house.send(method, wrong)).status, 404, wrong);
  const browser = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' };
  const damaged = await house.send('GET', `${path.slice(0, -4)}AAAA`, { headers: browser });
  assert.equal(damaged.status, 404);
  assert.match(damaged.body, /<html lang="de"[\s\S]*Dieser Link funktioniert nicht[\s\S]*href="\/account#notices"/);
  await assign(job, ana);
  house.clock.forward(minute);
  await house.work();
  assert.doesNotMatch((await mailsTo(ana))[0]?.text ?? '', /unsubscribe/);
});
