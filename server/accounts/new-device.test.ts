import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recentMails } from '#server/platform/mail.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();
const password = 'correct horse battery';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';

const signIn = (email: string, headers: Record<string, string>) =>
  house.send('POST', '/api/auth/login/password', { body: { email, password }, headers });
const newDevices = async (email: string) =>
  (await recentMails(house.kit.db, email)).filter(({ subject }) => subject === 'New login to your Freshkey account');

test('the first device is nobody’s news, the next is mailed, with browser, system and city; once each', async () => {
  const { email } = await aHost(house, { password });
  const [home, phone] = ['a'.repeat(22), 'b'.repeat(22)];
  await signIn(email, { 'x-device': home });
  await signIn(email, { 'x-device': home });
  assert.equal((await newDevices(email)).length, 0);
  const at = { 'x-device': phone, 'user-agent': chrome, 'x-time-zone': 'America/New_York' };
  await signIn(email, at);
  await signIn(email, at);
  const mails = await newDevices(email);
  assert.equal(mails.length, 1);
  assert.match(String(mails[0]?.text), /Chrome, Windows, New York\./);
});

test('what keeps no token is known by what it calls itself; a name cannot lead anyone astray', async () => {
  const { email } = await aHost(house, { password });
  for (const name of ['a script', 'a script', 'https://evil.example']) await signIn(email, { 'user-agent': name });
  const mails = await newDevices(email);
  assert.equal(mails.length, 1);
  assert.match(String(mails[0]?.text), /a device we couldn’t identify/);
  assert.doesNotMatch(String(mails[0]?.text), /evil/);
});

test('a session tells device, network and time zone, and is ended by its id, by its owner only', async () => {
  const [host, other] = [await aHost(house, { password }), await aHost(house)];
  const headers = { 'x-time-zone': 'Europe/Berlin', 'x-forwarded-for': '203.0.113.7' };
  const { body: session } = await signIn(host.email, headers);
  await signIn(host.email, { 'x-time-zone': 'Nowhere/Land' });
  const { body: listed } = await house.get('/api/me/sessions', host.token);
  const [unknown, berlin, here] = [
    listed.find(({ current, timeZone }: { current: boolean; timeZone: string | null }) => !current && !timeZone),
    listed.find(({ timeZone }: { timeZone: string | null }) => timeZone === 'Europe/Berlin'),
    listed.find(({ current }: { current: boolean }) => current),
  ];
  assert.equal(berlin.network, '203.0.113');
  assert.ok(unknown);
  const end = (id: string, as: string) => house.remove(`/api/me/sessions/${id}`, as);
  assert.equal((await end(berlin.id, other.token)).status, 404);
  assert.equal((await end(berlin.id, host.token)).status, 204);
  assert.equal((await house.get('/api/me', session.token)).status, 401);
  assert.equal((await end(berlin.id, host.token)).status, 404);
  assert.equal((await end(here.id, host.token)).status, 204);
  assert.equal((await house.get('/api/me', host.token)).status, 401);
});
