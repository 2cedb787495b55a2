import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { hour, second } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { inTurns, upTo } from '#server/testing/in-turns.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { fromNetwork } from '#server/testing/network.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

// Run at a tenth of the target size: what is proved is a bound, and a bound holds at any size. The guesser is luckier
// than any real one: once the bound is reached, every further guess is the right code.

const guesses = 1000;
const wrong = (code: string | null) => String((Number(code) + 1) % 10_000).padStart(4, '0');
let network = 0;
const guess = (house: House, email: string, code: string | null, from = ++network) =>
  house.send('POST', '/api/auth/verify-login', { body: { email, code }, headers: fromNetwork(from) });
const ask = (house: House, email: string) =>
  house.send('POST', '/api/auth/request-login-code', { body: { email }, headers: fromNetwork(++network) });
const countChecks = (t: TestContext, { kit }: House) => t.mock.method(kit.hasher, 'matches').mock;

test('1,000 guesses on one account from 1,000 networks: at most 10 are checked, none gets in', async (t) => {
  const house = await aHouse();
  const host = await aHost(house);
  const checks = countChecks(t, house);
  const statuses = new Set<number>();
  let code: string | null = null;
  await inTurns(upTo(guesses), async () => {
    const { status } = await guess(house, host.email, code === null ? '0000' : wrong(code));
    statuses.add(status);
    if (code === null) {
      await ask(house, host.email);
      code = (await lastMail(house, host.email)).code;
    }
  });
  assert.deepEqual([...statuses], [401]);
  assert.ok(checks.callCount() <= 10, `${checks.callCount()} were looked at`);
});

test('after ten wrong codes in a row only the link works, until a success', async (t) => {
  const house = await aHouse();
  const host = await aHost(house);
  for (let n = 0; n < 10; n++) {
    if (n % 5 === 0) await ask(house, host.email);
    await guess(house, host.email, wrong((await lastMail(house, host.email)).code));
  }
  const { code } = await lastMail(house, host.email);
  const checks = countChecks(t, house);
  assert.equal((await guess(house, host.email, code)).status, 401, 'the right code, too late');
  assert.equal(checks.callCount(), 0);
  house.clock.forward(1000);
  await ask(house, host.email);
  const linkOnly = await lastMail(house, host.email);
  assert.equal(linkOnly.code, null);
  assert.doesNotMatch(linkOnly.text, /^\d{4}$/m);
  const byLink = await house.post('/api/auth/verify-link', { token: linkOnly.linkToken });
  assert.equal(byLink.status, 200);
  house.clock.forward(1000);
  await ask(house, host.email);
  assert.equal((await guess(house, host.email, (await lastMail(house, host.email)).code)).status, 200);
});

test('one guess per account: the site’s brake trips at 200, admins are notified, links work', async (t) => {
  const house = await aHouse();
  const admin = await anAdmin(house);
  const hosts = await inTurns(upTo(300), () => aHost(house));
  await inTurns(hosts, ({ email }) => ask(house, email));
  const codes = new Map((await recentMails(house.kit.db)).map(({ recipient, code }) => [recipient, code]));
  const checks = countChecks(t, house);
  for (const { email } of hosts.slice(0, 200)) await guess(house, email, wrong(codes.get(email) ?? null));
  assert.equal(checks.callCount(), 200);
  for (const { email } of hosts.slice(200)) {
    assert.equal((await guess(house, email, codes.get(email) ?? null)).status, 401, 'even the right code');
  }
  assert.equal(checks.callCount(), 200);
  await house.work();
  const alerts = await recentMails(house.kit.db, admin.email);
  assert.equal(alerts.length, 1);
  assert.match(String(alerts[0]?.text), /200 wrong login codes/);
  const somebody = await aHost(house);
  await ask(house, somebody.email);
  const { code, linkToken } = await lastMail(house, somebody.email);
  assert.equal(code, null);
  assert.equal((await house.post('/api/auth/verify-link', { token: linkToken })).status, 200);
  house.clock.forward(hour);
  await ask(house, somebody.email);
  const { code: again } = await lastMail(house, somebody.email);
  assert.equal((await guess(house, somebody.email, again)).status, 200, 'an hour later codes work again');
});

test('one network may be wrong fifty times an hour', async () => {
  const house = await aHouse();
  for (let n = 0; n < 50; n++) assert.equal((await guess(house, `n-${n}@example.com`, '0000', 9999)).status, 401);
  const refused = await guess(house, 'n-50@example.com', '0000', 9999);
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 3000);
});

test('a whole IPv6 /48 gets one network’s tries and cannot switch codes off for the site', async () => {
  const house = await aHouse();
  const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:77:${n.toString(16)}::1` });
  const guessFrom = (n: number) =>
    house.send('POST', '/api/auth/verify-login', {
      body: { email: `n-${n}@example.com`, code: '0000' },
      headers: from(n),
    });
  for (let n = 0; n < 50; n++) assert.equal((await guessFrom(n)).status, 401);
  for (let n = 50; n < 220; n++) assert.equal((await guessFrom(n)).status, 429);
  const host = await aHost(house);
  await ask(house, host.email);
  assert.equal((await guess(house, host.email, (await lastMail(house, host.email)).code)).status, 200);
});

test('100 passwords at once on one account: at most ten are checked, then even the right one waits', async () => {
  const house = await aHouse();
  const host = await aHost(house, { password: 'a long enough secret' });
  const login = (password: string) =>
    house.send('POST', '/api/auth/login/password', {
      body: { email: host.email, password },
      headers: fromNetwork(++network),
    });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => login(`guess number ${n}`)));
  const looked = answers.filter(({ status }) => status === 401);
  assert.equal(looked.length, 10);
  assert.equal(answers.filter(({ status }) => status === 429).length, 90);
  assert.equal((await login('a long enough secret')).status, 429);
  house.clock.forward(hour);
  assert.equal((await login('a long enough secret')).status, 200);
});

const secret = 'a long enough secret';
const enter = (house: House, email: string, password: string, headers: Record<string, string>) =>
  house.send('POST', '/api/auth/login/password', { body: { email, password }, headers });

test('a guessing network slows itself, not the admin: after ten it gets one try per half minute', async () => {
  const house = await aHouse();
  const admin = await anAdmin(house, { password: secret });
  const guesser = fromNetwork(++network);
  const tryIt = () => enter(house, admin.email, 'a wrong one', guesser);
  for (let n = 0; n < 10; n++) assert.equal((await tryIt()).status, 401);
  for (let n = 0; n < 20; n++) {
    const slowed = await tryIt();
    assert.deepEqual([slowed.status, slowed.headers['retry-after']], [429, '30']);
  }
  assert.equal((await enter(house, admin.email, secret, fromNetwork(++network))).status, 200, 'from anywhere else');
  house.clock.forward(30 * second);
  assert.equal((await tryIt()).status, 401, 'slowed, not closed');
  assert.equal((await tryIt()).status, 429);
});

test('a device that has signed in before is slowed neither by the world nor by its own network', async () => {
  const house = await aHouse();
  const admin = await anAdmin(house, { password: secret });
  const [home, known, other] = [fromNetwork(++network), { 'x-device': 'k'.repeat(43) }, { 'x-device': 'o'.repeat(43) }];
  assert.equal((await enter(house, admin.email, secret, { ...home, ...known })).status, 200);
  for (let n = 0; n < 60; n++) await enter(house, admin.email, `guess ${n}`, n < 30 ? home : fromNetwork(++network));
  const from = (device: object) => enter(house, admin.email, secret, { ...home, ...device });
  assert.equal((await from(other)).status, 429, 'a token of nobody helps nobody');
  assert.equal((await from({})).status, 429);
  assert.equal((await from(known)).status, 200);
  const stranger = await anAdmin(house, { password: secret });
  for (let n = 0; n < 10; n++) await enter(house, stranger.email, 'a wrong one', home);
  assert.equal((await enter(house, stranger.email, secret, { ...home, ...known })).status, 429, 'known to one account');
});

test('guesses with a stolen device token are slowed as well', async () => {
  const house = await aHouse();
  const admin = await anAdmin(house, { password: secret });
  const stolen = { 'x-device': 's'.repeat(43) };
  await enter(house, admin.email, secret, { ...fromNetwork(++network), ...stolen });
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++)
    statuses.push((await enter(house, admin.email, `guess ${n}`, { ...fromNetwork(++network), ...stolen })).status);
  assert.deepEqual(statuses, [...Array(10).fill(401), ...Array(20).fill(429)]);
});
