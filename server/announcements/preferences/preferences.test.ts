import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aPushSubscription } from '#server/testing/a-push-subscription.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { pushSubscriptions } from '../table.ts';
import { quietUntil } from './quiet-until.ts';

const house = await aHouse();
const path = '/api/me/notification-preferences';
const of = async ({ token }: Somebody) => (await house.get(path, token)).body;
const put = ({ token }: Somebody, body: unknown) => house.put(path, body, token);

test('everything comes by mail at first, nothing by text, and push from the moment a browser is subscribed', async () => {
  for (const person of [await aHost(house), await aCleaner(house), await anAdmin(house)]) {
    const { kinds, quietHours, timeZone } = await of(person);
    const channels: { email: boolean; push: boolean; sms: boolean }[] = Object.values(kinds);
    assert.ok(channels.length > 4);
    assert.ok(channels.every(({ email, push, sms }) => email && !push && !sms));
    assert.deepEqual([quietHours, timeZone], [null, 'America/New_York']);
    assert.equal(
      (await house.post('/api/me/push-subscriptions', aPushSubscription(person.id), person.token)).status,
      201,
    );
    const after = await of(person);
    const now: { push: boolean; sms: boolean }[] = Object.values(after.kinds);
    assert.ok(now.every(({ push, sms }) => push && !sms));
    assert.equal(after.push.browsers, 1);
  }
});

test('people see the kinds of their own role, and sign-in in each', async () => {
  const [host, cleaner] = [await of(await aHost(house)), await of(await aCleaner(house))];
  assert.ok(host.kinds.bidPlaced && !host.kinds.invited && host.kinds.signIn);
  assert.ok(cleaner.kinds.invited && !cleaner.kinds.bidPlaced && cleaner.kinds.signIn);
});

test('sign-in, money, today’s work and a report’s deadlines are essential; without mail they are refused whole', async () => {
  const host = await aHost(house);
  const { kinds } = await of(host);
  for (const kind of ['signIn', 'hostPaid', 'notStarted', 'reportAnswered']) {
    assert.equal(kinds[kind].essential, true, kind);
    const { status, body } = await put(host, { kinds: { bidPlaced: { email: false }, [kind]: { email: false } } });
    assert.deepEqual([status, body.error], [422, 'essential'], kind);
  }
  assert.equal((await of(host)).kinds.bidPlaced.email, true, 'nothing is half done');
  assert.equal((await put(host, { kinds: { hostPaid: { email: true, push: false, sms: true } } })).status, 200);
});

test('what is sent is changed, and what is left out stays', async () => {
  const host = await aHost(house);
  await put(host, { kinds: { bidPlaced: { email: false }, workSubmitted: { sms: true } } });
  const hours = { start: '22:00', end: '07:00' };
  await put(host, { kinds: { bidPlaced: { push: true } }, quietHours: hours });
  const { status, body } = await put(host, {});
  assert.equal(status, 200);
  assert.deepEqual(body.kinds.bidPlaced, { email: false, push: true, sms: false, essential: false });
  assert.deepEqual(body.kinds.workSubmitted, { email: true, push: false, sms: true, essential: false });
  assert.deepEqual(body.quietHours, hours);
  assert.deepEqual(body, await of(host));
  assert.equal((await put(host, { quietHours: null })).body.quietHours, null);
});

test('an unknown kind, another role’s kind, an unknown channel and hours of no length are refused', async () => {
  const host = await aHost(house);
  const wrong = [
    { kinds: { weather: { email: false } } },
    { kinds: { invited: { email: false } } },
    { kinds: { bidPlaced: { fax: true } } },
    { kinds: { bidPlaced: { email: 'no' } } },
    { quietHours: { start: '22:00', end: '22:00' } },
    { quietHours: { start: '22:00' } },
    { quietHours: { start: '24:00', end: '07:00' } },
    { timeZone: 'Europe/Berlin' },
  ];
  for (const body of wrong) assert.equal((await put(host, body)).status, 400, JSON.stringify(body));
});

test('quiet hours go by the home of whoever has one', async () => {
  const host = await aHost(house);
  await aProperty(house, host, { address: '5 Ocean Drive, San Diego, CA 92101', timeZone: 'America/Los_Angeles' });
  assert.equal((await of(host)).timeZone, 'America/Los_Angeles');
});

test('suspended people can neither see nor change them', async () => {
  const host = await aHost(house);
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, host.id));
  assert.equal((await house.get(path, host.token)).status, 403);
  assert.equal((await put(host, {})).status, 403);
});

test('a browser’s subscription is its last user’s, ends with the session, and can be ended', async () => {
  const [first, second] = [await aHost(house), await aCleaner(house)];
  const browser = aPushSubscription('shared');
  for (const { token } of [first, second])
    assert.equal((await house.post('/api/me/push-subscriptions', browser, token)).status, 201);
  assert.deepEqual([(await of(first)).push.browsers, (await of(second)).push.browsers], [0, 1]);
  const remove = (body: unknown) => house.send('DELETE', '/api/me/push-subscriptions', { as: second.token, body });
  assert.equal((await remove({ endpoint: 'https://push.example.com/another' })).status, 204);
  assert.equal((await of(second)).push.browsers, 1);
  assert.equal((await remove({ endpoint: browser.endpoint })).status, 204);
  assert.equal((await of(second)).push.browsers, 0);
  await house.post('/api/me/push-subscriptions', browser, second.token);
  await house.post('/api/auth/logout', undefined, second.token);
  const left = await house.kit.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, second.id));
  assert.deepEqual(left, []);
});

test('one browser is one, however its address is spelled', async () => {
  const host = await aHost(house);
  const { endpoint, keys } = aPushSubscription('one');
  const spelled = ['https://PUSH.example.com./send/one', 'https://push.example.com:443/a/../send/one#x', endpoint];
  for (const each of spelled)
    assert.equal((await house.post('/api/me/push-subscriptions', { endpoint: each, keys }, host.token)).status, 201);
  assert.equal((await of(host)).push.browsers, 1);
  const body = { endpoint: spelled[0] };
  assert.equal((await house.send('DELETE', '/api/me/push-subscriptions', { as: host.token, body })).status, 204);
  assert.equal((await of(host)).push.browsers, 0);
});

test('only push services on the public internet are taken', async () => {
  const { token } = await aHost(house);
  const { keys } = aPushSubscription();
  const addresses = [
    ...[
      'http://push.example.com/1',
      'https://localhost/1',
      'https://127.0.0.1/1',
      'https://10.1.2.3/x',
      'https://[::1]/1',
    ],
    ...['https://169.254.169.254/latest', 'https://push.example.com:8443/1', 'https://a:b@push.example.com/1'],
    ...[
      'https://printer.lan/1',
      'https://0x7f000001/',
      'https://[::ffff:10.0.0.1]/',
      'ftp://push.example.com/',
      'no address',
    ],
  ];
  for (const endpoint of addresses) {
    const { status, body } = await house.post('/api/me/push-subscriptions', { endpoint, keys }, token);
    assert.deepEqual([status, body.error], [422, 'url_not_allowed'], endpoint);
  }
});

test('an account has twenty browsers at most, however many subscribe at once', async () => {
  const person = await aHost(house);
  const browsers = Array.from({ length: 28 }, (_, at) => aPushSubscription(`${person.id}-${at}`));
  await Promise.all(browsers.map((browser) => house.post('/api/me/push-subscriptions', browser, person.token)));
  assert.equal((await of(person)).push.browsers, 20);
});

test('keys that no browser makes are refused at once', async () => {
  const { token } = await aHost(house);
  const { endpoint, keys } = aPushSubscription();
  const short = Buffer.from([1, 2, 3]).toString('base64url');
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  const wrong = [
    { p256dh: short },
    { p256dh: offCurve },
    { auth: short },
    { auth: Buffer.alloc(17).toString('base64url') },
  ];
  for (const one of wrong) {
    const { status, body } = await house.post(
      '/api/me/push-subscriptions',
      { endpoint, keys: { ...keys, ...one } },
      token,
    );
    assert.deepEqual(
      [status, Object.keys(body.fieldErrors)],
      [400, [`keys.${Object.keys(one)[0]}`]],
      JSON.stringify(one),
    );
  }
});

test('quiet hours end in the person’s own time, over midnight and over the change of the clocks', () => {
  const zone = 'America/New_York';
  const night = { start: '22:00', end: '07:00' };
  const until = (now: string, hours = night) => quietUntil(new Date(now), hours, zone)?.toISOString() ?? null;
  assert.equal(until('2026-05-07T01:59:00Z'), null, '21:59');
  assert.equal(until('2026-05-07T02:00:00Z'), '2026-05-07T11:00:00.000Z', '22:00');
  assert.equal(until('2026-05-07T10:59:00Z'), '2026-05-07T11:00:00.000Z', '06:59');
  assert.equal(until('2026-05-07T11:00:00Z'), null, '07:00');
  assert.equal(until('2026-11-01T04:00:00Z'), '2026-11-01T12:00:00.000Z', 'the night has an hour more');
  assert.equal(until('2026-05-06T17:00:00Z', { start: '12:30', end: '14:00' }), '2026-05-06T18:00:00.000Z');
  assert.equal(quietUntil(new Date('2026-05-07T02:00:00Z'), null, zone), null);
});
