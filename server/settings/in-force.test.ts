import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, like } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { taskHandlers } from '#server/app.ts';
import { verifyChain } from '#server/audit/index.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { aBid } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { anotherProcess } from '#server/testing/another-process.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { followSettings, inForce } from './index.ts';

const house = await aHouse();
const owner = await anAdmin(house, { name: 'Ada Admin' });
const config = async () => (await house.get('/api/config')).body;

const inForceOf = async (name: string) => {
  const { body } = await house.get('/api/admin/decided-settings', owner.token);
  return body.find((setting: { name: string }) => setting.name === name);
};
async function decide(name: string, value: unknown) {
  const { version } = await inForceOf(name);
  return house.put(`/api/admin/settings/${name}`, { value, version, reason: 'As agreed.' }, owner.token);
}

test('a new fee counts for who is hired from then on; what was agreed keeps its own', async () => {
  const { host, ana, assign } = await aScene(house);
  const before = await aJob(house, host);
  await aBid(house, ana, before);
  assert.equal((await assign(before, ana)).body.cleanerFeeCents, 500);
  assert.equal((await decide('platformFeeCents', 750)).status, 200);
  assert.deepEqual((await config()).fees, { hostCents: 750, cleanerCents: 750, backgroundCheckCents: 3900 });
  const seen = await house.get(`/api/jobs/${before.id}`, host.token);
  assert.deepEqual([seen.body.hostFeeCents, seen.body.cleanerFeeCents], [500, 500]);
  assert.equal((await house.get(`/api/jobs/${before.id}/money`, host.token)).body.hostPaysCents, 10_500);
  const { host: other, ben, assign: assignOther } = await aScene(house);
  const after = await aJob(house, other);
  await aBid(house, ben, after);
  // `assign` and `ben` belong to different scenes' hosts
  const hired = await assignOther(after, ben);
  assert.deepEqual([hired.body.hostFeeCents, hired.body.cleanerFeeCents], [750, 750]);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

/** As the worker does each minute. */
async function tellOfFee(of: typeof house) {
  await taskHandlers(of.kit)['broadcast-fee']?.({});
  await of.work();
}
const feeMails = async (of: typeof house) =>
  (
    await of.kit.db.select({ to: mails.recipient, text: mails.text }).from(mails).where(like(mails.key, 'broadcast:%'))
  ).map(({ to, text }) => `${to}: ${/\$\S+ instead of \$\S+/.exec(text)?.[0]}`);

test('a fee that is corrected within ten minutes is told once as it ended up, and one that is undone not at all', async () => {
  const fresh = await aHouse();
  const decider = await anAdmin(fresh);
  const anna = await aHost(fresh);
  const feeOf = async (value: number, version: number) => {
    const body = { value, version, reason: 'Costs.' };
    assert.equal((await fresh.put('/api/admin/settings/platformFeeCents', body, decider.token)).status, 200);
    await tellOfFee(fresh);
  };
  await feeOf(1_000, 0);
  fresh.clock.forward(5 * minute);
  await feeOf(550, 1);
  fresh.clock.forward(9 * minute);
  await tellOfFee(fresh);
  assert.deepEqual(await feeMails(fresh), [], 'only nine minutes after the last change');
  fresh.clock.forward(minute);
  await tellOfFee(fresh);
  assert.deepEqual(await feeMails(fresh), [`${anna.email}: $5.50 instead of $5.00`]);
  await feeOf(600, 2);
  fresh.clock.forward(minute);
  await feeOf(550, 3);
  fresh.clock.forward(20 * minute);
  await tellOfFee(fresh);
  assert.equal((await feeMails(fresh)).length, 1, 'it is what they were told');
  await feeOf(500, 4);
  fresh.clock.forward(10 * minute);
  await tellOfFee(fresh);
  assert.deepEqual((await feeMails(fresh)).sort(), [
    `${anna.email}: $5.00 instead of $5.50`,
    `${anna.email}: $5.50 instead of $5.00`,
  ]);
});

test('a worker whose clock is behind tells of no fee that was corrected by a process whose clock is ahead', async () => {
  const fresh = await aHouse();
  const decider = await anAdmin(fresh);
  const anna = await aHost(fresh);
  const feeOf = (value: number, version: number) =>
    fresh.put('/api/admin/settings/platformFeeCents', { value, version, reason: 'Costs.' }, decider.token);
  assert.equal((await feeOf(1_000, 0)).status, 200);
  fresh.clock.forward(11 * minute);
  assert.equal((await feeOf(550, 1)).status, 200);
  fresh.clock.forward(-minute / 2);
  await tellOfFee(fresh);
  assert.deepEqual(await feeMails(fresh), []);
  fresh.clock.forward(11 * minute);
  await tellOfFee(fresh);
  assert.deepEqual(await feeMails(fresh), [`${anna.email}: $5.50 instead of $5.00`]);
});

test('everybody is mailed another fee once, in their own language, whatever news they have switched off', async () => {
  const fresh = await aHouse();
  const decider = await anAdmin(fresh);
  const [anna, carl] = [await aHost(fresh), await aCleaner(fresh)];
  await fresh.patch('/api/me', { locale: 'de' }, carl.token);
  const body = { value: 0, version: 0, reason: 'A free summer.' };
  assert.equal((await fresh.put('/api/admin/settings/platformFeeCents', body, decider.token)).status, 200);
  fresh.clock.forward(10 * minute);
  await tellOfFee(fresh);
  await tellOfFee(fresh);
  assert.match((await lastMail(fresh, anna.email)).text, /fee is \$0\.00 instead of \$5\.00/);
  assert.match((await lastMail(fresh, carl.email)).text, /0,00\u00a0\$ statt 5,00\u00a0\$/);
  const written = await fresh.kit.db.select({ to: mails.recipient }).from(mails).where(like(mails.key, 'broadcast:%'));
  assert.deepEqual(written.map(({ to }) => to).sort(), [anna.email, carl.email].sort());
});

test('what is switched off is refused with a sentence, told to screens, and back once it is on', async () => {
  const register = (role: string, email: string) =>
    house.post('/api/auth/register', { email, role, name: 'New Person', password: 'long enough 42!' });
  const early = { email: 'early@example.com', role: 'HOST', name: 'New Person' };
  assert.equal((await house.post('/api/auth/request-register-code', early)).status, 200);
  const { linkToken } = await lastMail(house, early.email);
  const openLink = () => house.post('/api/auth/verify-link', { token: linkToken });
  assert.equal((await decide('hostSignUp', false)).status, 200);
  const refused = await register('HOST', 'late@example.com');
  assert.deepEqual([refused.status, refused.body.error], [403, 'switched_off']);
  const code = await house.post('/api/auth/request-register-code', {
    ...{ email: 'late@example.com', role: 'HOST', name: 'New Person' },
  });
  assert.equal(code.body.error, 'switched_off');
  assert.equal((await openLink()).body.error, 'switched_off', 'mailed before');
  assert.equal((await register('CLEANER', 'cleo@example.com')).status, 201);
  assert.deepEqual((await config()).off, ['hostSignUp']);
  await decide('hostSignUp', true);
  assert.equal((await register('HOST', 'late@example.com')).status, 201);
  assert.deepEqual((await config()).off, []);
  assert.equal((await openLink()).status, 200, 'the link is still good');
});

test('instant payouts, helpers and client invitations can be switched off', async () => {
  const cleaner = await aCleaner(house);
  const calls = {
    instantPayouts: () => house.post('/api/cleaner/payouts', { method: 'instant' }, cleaner.token),
    helpers: () =>
      house.post('/api/cleaner/helpers/invitations', { name: 'Mo', email: 'mo@example.com' }, cleaner.token),
    clientInvitations: () =>
      house.post(
        '/api/cleaner/invitations',
        { name: 'Hal', email: 'hal@example.com', phone: '(512) 555-0100' },
        cleaner.token,
      ),
  };
  for (const [name, call] of Object.entries(calls)) {
    await decide(name, false);
    assert.equal((await call()).body.error, 'switched_off', name);
    await decide(name, true);
    assert.notEqual((await call()).body.error, 'switched_off', name);
  }
});

test('who joined as a helper becomes a cleaner of their own only while cleaners may sign up', async () => {
  const { id, token } = await aCleaner(house);
  await house.kit.db.update(users).set({ helperOnly: true }).where(eq(users.id, id));
  const workOnOwn = () => house.post('/api/cleaner/own-work', undefined, token);
  const helpsOnly = async () => (await house.get('/api/me', token)).body.helperOnly;
  await decide('cleanerSignUp', false);
  assert.deepEqual([(await workOnOwn()).body.error, await helpsOnly()], ['switched_off', true]);
  await decide('cleanerSignUp', true);
  assert.deepEqual([(await workOnOwn()).status, await helpsOnly()], [204, undefined]);
});

test('each setting has its own bounds, and says them at the field', async () => {
  const refusals: [string, unknown, string][] = [
    ['platformFeeCents', 2_501, 'At most $25'],
    ['platformFeeCents', null, 'This value isn’t valid here'],
    ['backgroundCheckFeeCents', 1, 'At least $0.50'],
    ['photosPerJob', 4, 'Must be at least 5'],
    ['templatesPerHost', 101, 'Must be at most 100'],
    ['hostSignUp', 1, 'This value isn’t valid here'],
    ['banner', 'Hello', 'This value isn’t valid here'],
  ];
  for (const [name, value, sentence] of refusals) {
    const { status, body } = await decide(name, value);
    assert.equal(status, 400, `${name} ${value}`);
    assert.equal(body.fields.value, sentence, `${name} ${value}`);
  }
  assert.equal((await decide('banner', { de: 'Nur deutsch' })).body.fields['value.en'], 'This field is required');
});

test('a banner is for everybody; its words are in the settings, and only their hash in the audit chain', async () => {
  assert.equal((await decide('banner', { en: 'Back at noon.', de: 'Um zwölf zurück.' })).status, 200);
  assert.deepEqual((await config()).banner, { en: 'Back at noon.', de: 'Um zwölf zurück.' });
  const { body: log } = await house.get('/api/admin/audit-logs?q=banner', owner.token);
  assert.ok(!JSON.stringify(log[0]).includes('Back at noon'));
  assert.equal((await decide('banner', {})).body.value, null);
  assert.equal((await config()).banner, null);
});

test('a banner ends at the moment that was chosen, and can be for one side alone', async () => {
  const until = plus(house.clock.now(), hour).toISOString();
  assert.equal((await decide('banner', { en: 'Back at noon.', until, readers: 'hosts' })).status, 200);
  assert.deepEqual((await config()).banner, { en: 'Back at noon.', until, readers: 'hosts' });
  const { version } = await inForceOf('banner');
  for (const [bad, field, sentence] of [
    [{ readers: 'admins' }, 'value.readers', 'Choose one of the options offered'],
    [{ until: 'noon' }, 'value.until', 'This isn’t in the expected format'],
    [{ until: '2026-01-01T00:00:00Z' }, 'value.until', 'Choose a time in the future'],
  ] as const) {
    const { status, body } = await decide('banner', { en: 'Back at one.', ...bad });
    assert.deepEqual([status, body.fields?.[field]], [400, sentence]);
  }
  house.clock.forward(hour);
  assert.equal((await config()).banner, null, 'it is over');
  await decide('banner', null);
  const again = { to: version, version: version + 1, reason: 'As it was.' };
  assert.equal((await house.post('/api/admin/settings/banner/restore', again, owner.token)).status, 200);
  assert.equal((await config()).banner, null, 'still over');
});

test('a process that follows the settings asks once, and knows a decision made in another one', async () => {
  const { kit } = await anotherProcess(house);
  followSettings(kit);
  await until('it keeps what it has read', async () => {
    const read = inForce(kit);
    assert.equal((await read).templatesPerHost, 20);
    return read === inForce(kit);
  });
  await decide('templatesPerHost', 30);
  await until('the other process knows', async () => (await inForce(kit)).templatesPerHost === 30);
});

test('support and finance see what is in force and how it came to be, and change nothing', async () => {
  for (const staffRole of ['support', 'finance'] as const) {
    const { token } = await anAdmin(house, { staffRole });
    assert.equal((await house.get('/api/admin/decided-settings', token)).status, 200);
    assert.equal((await house.get('/api/admin/setting-versions', token)).status, 200);
    const change = { value: 100, version: 0, reason: 'Mine.' };
    assert.equal((await house.put('/api/admin/settings/platformFeeCents', change, token)).status, 403);
  }
});
