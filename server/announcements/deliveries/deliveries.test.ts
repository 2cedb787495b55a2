import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { SentNotice } from '#contract/admin-notices.ts';
import { minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { SmsRefused } from '#server/platform/sms-sender.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProvenNumber } from '#server/testing/a-proven-number.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { minutesPass } from '#server/testing/minutes-pass.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { pushFake } from '#server/testing/push-fake.ts';
import { deliveries } from '../table.ts';

const house = await aHouse();
const { bid } = bellsIn(house);
const { subscribe, faults, deaf, posts, end } = pushFake(house);
const sweeps = ['deliveries-due'];
const choose = ({ token }: Somebody, body: unknown) => house.put('/api/me/notification-preferences', body, token);
const preferencesOf = async ({ token }: Somebody) => (await house.get('/api/me/notification-preferences', token)).body;
const textsTo = async (number: string) =>
  (await recentMails(house.kit.db, number)).map(({ text }) => text).toReversed();
const rowsOf = ({ id }: Somebody) => house.kit.db.select().from(deliveries).where(eq(deliveries.recipientId, id));
const withTexts = async (person: Somebody, phone: string, ...kinds: string[]) => {
  await aProvenNumber(house, person, phone);
  await choose(person, { kinds: Object.fromEntries(kinds.map((kind) => [kind, { sms: true }])) });
};

test('each of a person’s browsers shows a notification in their language, and only they can read it', async () => {
  const { host, ana } = await aScene(house);
  await house.patch('/api/me', { locale: 'ar' }, host.token);
  const browsers = [await subscribe(host), await subscribe(host)];
  const job = await aJob(house, host);
  await bid(job, ana);
  for (const { shown } of browsers) {
    assert.equal(shown.length, 1);
    const { title, link, language, direction, tag } = shown[0] ?? {};
    assert.match(title ?? '', /\$95\.50/);
    assert.deepEqual([link, language, direction], [`/jobs/${job.id}`, 'ar', 'rtl']);
    assert.match(tag ?? '', /^[0-9a-f-]{36}$/);
  }
  const sent = posts.at(-1);
  assert.match(sent?.headers.Authorization ?? '', /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/);
  assert.equal(sent?.headers['Content-Encoding'], 'aes128gcm');
});

test('push of a kind can be switched off, and is held in quiet hours, the essential too', async () => {
  const { host, ana, ben } = await aScene(house);
  const { shown } = await subscribe(host);
  await choose(host, { kinds: { bidPlaced: { push: false } } });
  const job = await aJob(house, host);
  await bid(job, ana);
  assert.equal(shown.length, 0);
  // it is eleven in Texas
  await choose(host, { kinds: { bidPlaced: { push: true } }, quietHours: { start: '11:00', end: '12:00' } });
  await bid(job, ben);
  await minutesPass(house, 50, sweeps, 10);
  assert.equal(shown.length, 0);
  await minutesPass(house, 20, sweeps, 10);
  assert.equal(shown.length, 1);
});

test('a browser that is gone is forgotten; with the last one nothing is left to send', async () => {
  const { host, ana } = await aScene(house);
  const browser = await subscribe(host);
  end(browser);
  await bid(await aJob(house, host), ana);
  assert.equal((await preferencesOf(host)).push.browsers, 0);
  assert.deepEqual(await rowsOf(host), []);
});

test('a push service that is down is tried again, ever more seldom; what piled up comes as one message', async () => {
  const { host, ana, ben, cleo } = await aScene(house);
  const { shown } = await subscribe(host);
  const job = await aJob(house, host);
  faults.push(...Array.from({ length: 1000 }, () => 503));
  for (const cleaner of [ana, ben, cleo]) await bid(job, cleaner);
  const before = posts.length;
  await minutesPass(house, 60, sweeps);
  const tries = posts.length - before;
  assert.ok(tries > 5 && tries < 40, `${tries} tries in an hour`);
  assert.equal((await rowsOf(host))[0]?.error, 'HTTP 503');
  faults.length = 0;
  await minutesPass(house, 11, sweeps);
  const titles = shown.map(({ title }) => title);
  assert.ok(titles.length <= 2, titles.join());
  assert.ok(titles.some((title) => /updates from Freshkey/.test(title ?? '')));
  assert.ok((await rowsOf(host)).every(({ sentAt }) => sentAt !== null));
});

test('a push service that takes nothing is asked ever more seldom, whatever happens; other browsers go on', async () => {
  const { host, ana, ben, cleo } = await aScene(house);
  const [bad, good] = [await subscribe(host), await subscribe(host)];
  deaf.add(bad.endpoint);
  const triesOf = ({ endpoint }: typeof bad) => posts.filter(({ url }) => url === endpoint).length;
  for (let round = 0; round < 5; round++)
    for (const cleaner of [ana, ben, cleo]) await bid(await aJob(house, host), cleaner);
  assert.equal(good.shown.length, 15);
  assert.equal(triesOf(bad), 1);
  deaf.delete(bad.endpoint);
  house.clock.forward(minute);
  await bid(await aJob(house, host), ana);
  await bid(await aJob(house, host), ben);
  assert.deepEqual([bad.shown.length, triesOf(bad)], [2, 3]);
});

test('texts go to who asked for them, to a number as telephones write it; a demo keeps them at /dev/mail', async () => {
  const { host, ana } = await aScene(house);
  await withTexts(host, '(512) 555-0143', 'bidPlaced');
  const job = await aJob(house, host);
  await bid(job, ana);
  const [text, ...more] = await textsTo('+15125550143');
  assert.deepEqual(more, []);
  assert.match(text ?? '', /^Freshkey: New bid: \$95\.50\. Ana placed a bid/);
  assert.match(text ?? '', /^[\n -~]+$/, 'in the alphabet of texts');
  assert.ok(text?.endsWith(`${house.kit.settings.publicUrl}/jobs/${job.id}`) && text.length <= 300);
});

test('a number that answered STOP gets no more texts, its owner is told why, and no switch brings them back', async () => {
  const { host, ana, ben } = await aScene(house);
  await withTexts(host, '+1 512 555 0144', 'bidPlaced');
  const kept = house.kit.sms;
  let tries = 0;
  const refusing = {
    send: async () => {
      tries++;
      throw new SmsRefused('stopped');
    },
  };
  Object.assign(house.kit, { sms: refusing });
  const job = await aJob(house, host);
  await bid(job, ana);
  const stopped = { offered: true, number: '+15125550144', proven: true, refused: 'stopped' };
  assert.deepEqual((await preferencesOf(host)).sms, stopped);
  await bid(job, ben);
  assert.equal(tries, 1);
  Object.assign(house.kit, { sms: kept });
  for (const sms of [false, true]) await choose(host, { kinds: { bidPlaced: { sms } } });
  assert.deepEqual((await preferencesOf(host)).sms, stopped);
});

test('what failed for good stands in the admins’ list, and one press sends it again', async () => {
  const { host, ana } = await aScene(house);
  const admin = await anAdmin(house);
  await withTexts(host, '+1 512 555 0145', 'bidPlaced');
  const kept = house.kit.sms;
  Object.assign(house.kit, { sms: { send: () => Promise.reject(new SmsRefused('unreachable')) } });
  await bid(await aJob(house, host), ana);
  Object.assign(house.kit, { sms: kept });
  const list = (query: string) => house.get(`/api/admin/notifications?recipientId=${host.id}&${query}`, admin.token);
  const { body, headers } = await list('status=failed');
  const [failed, ...more] = body;
  assert.deepEqual([more, headers['x-total-count']], [[], '1']);
  const { channel, kind, error, recipient, tries } = failed;
  assert.deepEqual([channel, kind, error, tries], ['sms', 'bidPlaced', 'unreachable', 1]);
  assert.deepEqual(recipient, { id: host.id, name: host.name });
  await choose(host, { kinds: { bidPlaced: { sms: true } } });
  const again = await house.post(`/api/admin/notifications/${failed.id}/retry`, undefined, admin.token);
  assert.deepEqual([again.status, again.body.status], [200, 'waiting']);
  await house.work();
  assert.equal((await textsTo('+15125550145')).length, 1);
  assert.equal((await house.post(`/api/admin/notifications/${failed.id}/retry`, undefined, admin.token)).status, 409);
  const all = (await list('')).body.map((row: SentNotice) => `${row.channel} ${row.status} ${row.tries}`);
  assert.deepEqual(all.toSorted(), ['email sent 1', 'sms sent 1'], 'with the try that got through');
  assert.match((await list('format=csv')).body, /^\uFEFFid,channel,kind,recipient,status/);
  assert.deepEqual((await list('channel=email&status=failed')).body, []);
  const found = await house.get(`/api/admin/notifications?q=${failed.id}`, admin.token);
  assert.equal(found.body.length, 1);
});

test('the list is paged newest first, or the other way, and shows nobody’s words or address', async () => {
  const { host, ana, ben, cleo } = await aScene(house);
  const admin = await anAdmin(house);
  const job = await aJob(house, host);
  for (const cleaner of [ana, ben, cleo]) {
    house.clock.forward(6 * minute);
    await bid(job, cleaner);
  }
  for (const sort of ['', '&sort=createdAt']) {
    let next: string | undefined = `/api/admin/notifications?limit=2&recipientId=${host.id}${sort}`;
    const times: string[] = [];
    while (next) {
      const { body, headers }: Awaited<ReturnType<typeof house.get>> = await house.get(next, admin.token);
      times.push(...body.map(({ createdAt }: { createdAt: string }) => createdAt));
      assert.doesNotMatch(JSON.stringify(body), /example\.com|placed a bid/);
      next = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    assert.equal(times.length, 3);
    assert.deepEqual(times, sort ? times.toSorted() : times.toSorted().toReversed());
  }
});
