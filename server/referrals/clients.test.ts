import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { mails } from '#server/platform/mail.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

let count = 0;
const address = () => `client-${++count}@example.com`;
const invite = (cleaner: Somebody, email: string, more = {}) =>
  house.post(
    '/api/cleaner/invitations',
    { name: 'Hanna Host', email, phone: '(512) 555-0100', ...more },
    cleaner.token,
  );
const mailsTo = (email: string) => house.kit.db.select().from(mails).where(eq(mails.recipient, email));
const invitedBy = async ({ token }: Somebody) => (await house.get('/api/cleaner/invitations', token)).body;
const clientsOf = async ({ token }: Somebody) => (await house.get('/api/cleaner/clients', token)).body;
const stopPath = (text = '') => new URL(/https?:\S+\/no-invitations\/\S+/.exec(text)?.[0] ?? 'x:').pathname;

/** Some days later, when everybody has to log in again. */
async function daysPass(days: number, ...people: Somebody[]): Promise<void> {
  house.clock.forward(days * day);
  for (const each of people) each.token = await freshToken(house, each);
}

/** A host signs up and proves the address. */
async function signUp(email: string): Promise<Somebody> {
  const form = { name: 'Hanna Host', role: 'HOST', password: 'a long enough phrase 7', email };
  const { status, body } = await house.post('/api/auth/register', form);
  assert.equal(status, 201, JSON.stringify(body));
  await house.kit.db.update(users).set({ emailVerifiedAt: house.clock.now() }).where(eq(users.id, body.user.id));
  return { ...body.user, token: body.token };
}

test('an invitation is one mail with the message, the way to sign up and the way to stop', async () => {
  const cleaner = await anApprovedCleaner(house, 'Cleo Clean');
  const email = address();
  const { status, body } = await invite(cleaner, email.toUpperCase(), { message: 'Same price as before.' });
  assert.equal(status, 201, JSON.stringify(body));
  assert.deepEqual([body.name, body.email, body.joinedAt], ['Hanna Host', email, null]);
  const [mail, ...more] = await mailsTo(email);
  assert.deepEqual([more.length, mail?.subject], [0, 'Cleo Clean invites you to Freshkey']);
  assert.match(mail?.text ?? '', /Hello Hanna Host,[\s\S]*“Same price as before\.”/);
  assert.match(mail?.link ?? '', /\/auth\?role=host&ref=CLEAN/);
  // what stands in the form; behind the #, which no server is sent
  const given = new URLSearchParams(new URL(mail?.link ?? 'x:').hash.slice(1));
  assert.deepEqual(Object.fromEntries(given), { name: 'Hanna Host', email });
  assert.equal(new URL(mail?.unsubscribeUrl ?? 'x:').pathname, stopPath(mail?.text));
  assert.ok(!mail?.text.includes('555-0100'));
  assert.ok(!stopPath(mail?.text).includes('@'));
});

test('the mail is in the language of the invited account, else in the cleaner’s', async () => {
  const cleaner = await anApprovedCleaner(house);
  await house.kit.db.update(users).set({ locale: 'es' }).where(eq(users.id, cleaner.id));
  const host = await aHost(house);
  await house.kit.db.update(users).set({ locale: 'de' }).where(eq(users.id, host.id));
  const stranger = address();
  await invite(cleaner, stranger);
  assert.equal((await invite(cleaner, host.email)).body.joinedAt, null);
  assert.match((await mailsTo(stranger))[0]?.subject ?? '', /te invita a Freshkey/);
  const written = (await mailsTo(host.email)).map(({ subject }) => subject);
  assert.ok(written.some((subject) => /lädt dich zu Freshkey ein/.test(subject)));
});

test('one mail within 30 days to an address, whoever invites; the same cleaner is told so', async () => {
  const [one, other] = [await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const email = address();
  await invite(one, email);
  const again = await invite(one, email);
  assert.deepEqual([again.status, again.body.error], [409, 'already_exists']);
  assert.equal((await invite(other, email)).status, 201);
  assert.equal((await mailsTo(email)).length, 1);
  assert.equal((await invitedBy(one)).length, 1);
  await daysPass(30, one);
  assert.equal((await invite(one, email)).status, 201);
  assert.equal((await mailsTo(email)).length, 2);
});

test('twenty at once write one mail', async () => {
  const email = address();
  const cleaners = await Promise.all(Array.from({ length: 5 }, () => anApprovedCleaner(house)));
  const sent = await Promise.all(
    [...cleaners, ...cleaners, ...cleaners, ...cleaners].map((each) => invite(each, email)),
  );
  assert.equal(sent.filter(({ status }) => status === 201).length, 5);
  assert.equal((await mailsTo(email)).length, 1);
});

test('eleven in a day are one too many', async () => {
  const cleaner = await anApprovedCleaner(house);
  for (let sent = 0; sent < 10; sent++) assert.equal((await invite(cleaner, address())).status, 201);
  const { status, headers } = await invite(cleaner, address());
  assert.equal(status, 429);
  assert.ok(Number(headers['retry-after']) > 0);
});

test('the link in the mail ends all invitations to the address, by its button only, and nobody is told', async () => {
  const [cleaner, other] = [await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const email = address();
  await invite(cleaner, email);
  const path = stopPath((await mailsTo(email))[0]?.text);
  await daysPass(31, cleaner, other);
  assert.equal((await house.get(path)).status, 200);
  await invite(other, email);
  assert.equal((await mailsTo(email)).length, 2, 'looking at the page changes nothing');
  await daysPass(31, cleaner, other);
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };
  for (let times = 0; times < 2; times++) assert.equal((await house.send('POST', path, form)).status, 200);
  const { status, body } = await invite(cleaner, email);
  assert.deepEqual([status, body.email], [201, email]);
  assert.equal((await mailsTo(email)).length, 2);
  for (const token of ['none', 'AAAA', `${path.split('/').at(-1)}A`])
    assert.equal((await house.send('POST', `/no-invitations/${token}`)).status, 404);
  const { rows } = await house.kit.db.execute(sql`select s::text as line from invitation_stop s`);
  assert.ok(!JSON.stringify(rows).includes('@'));
});

test('neither name nor message leads elsewhere, and a name stays one line', async () => {
  const cleaner = await anApprovedCleaner(house);
  for (const [more, field] of [
    [{ message: 'See https://evil.example' }, 'message'],
    [{ message: 'Write me at me@evil.com' }, 'message'],
    [{ message: 'Log in at freshkey.evil.ru now' }, 'message'],
    [{ name: 'www.evil.com' }, 'name'],
    [{ email: 'no address' }, 'email'],
    [{ phone: '12' }, 'phone'],
  ] as const) {
    const { status, body } = await invite(cleaner, address(), more);
    assert.deepEqual([status, Object.keys(body.fields ?? {})], [400, [field]]);
  }
});

test('a message is one paragraph of the mail, whatever is typed', async () => {
  const cleaner = await anApprovedCleaner(house);
  const email = address();
  await invite(cleaner, email, { message: 'Hi, e.g. on Fridays.\n\nYour code:\n\n1234' });
  assert.ok((await mailsTo(email))[0]?.text.includes('\n\n“Hi, e.g. on Fridays.\nYour code:\n1234”\n\n'));
});

test('who signs up afterwards with that address is the cleaner’s client; who had an account stays unknown', async () => {
  const [cleaner, other] = [await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const email = address();
  await invite(cleaner, email);
  assert.deepEqual(await clientsOf(cleaner), []);
  house.clock.forward(hour);
  const host = await signUp(email);
  const [client, ...more] = await clientsOf(cleaner);
  assert.deepEqual([client.id, client.invited, client.jobsCompleted, client.books, more], [host.id, true, 0, [], []]);
  assert.equal((await invitedBy(cleaner))[0].joinedAt, house.clock.now().toISOString());
  const { body: known } = await house.get('/api/host/cleaners', host.token);
  assert.deepEqual(
    known.map(({ id, email: contact }: { id: string; email: string | null }) => [id, contact]),
    [[cleaner.id, null]],
  );
  house.clock.forward(hour);
  await invite(other, email);
  assert.deepEqual([await clientsOf(other), (await invitedBy(other))[0].joinedAt], [[], null]);
});

test('an address that was never proven makes nobody a client', async () => {
  const cleaner = await anApprovedCleaner(house);
  const email = address();
  await invite(cleaner, email);
  const host = await signUp(email);
  await house.kit.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, host.id));
  assert.deepEqual(await clientsOf(cleaner), []);
});

test('clients come with what they book, the latest first, page by page', async () => {
  const cleaner = await anApprovedCleaner(house);
  const now = house.clock.now();
  const [first, second] = [await aHost(house, { name: 'First Host' }), await aHost(house, { name: 'Second Host' })];
  const property = await aProperty(house, first, { title: 'Dune House' });
  const given = (host: Somebody, status: 'PAID' | 'SUBMITTED' | 'ASSIGNED', days: number, more = {}) =>
    aJob(house, host, { cleaner, status, startTime: plus(now, days * day), ...more });
  await given(first, 'PAID', -20, { property, payoutCents: toCents(8000) });
  const last = await given(first, 'PAID', -10, { property, payoutCents: toCents(9000) });
  await given(first, 'PAID', -30, { property, cleaningType: 'deep', payoutCents: toCents(20_000) });
  // held or not paid yet: no completed jobs of either, in all as at the home
  await given(first, 'SUBMITTED', -15, { property, payoutCents: toCents(8500) });
  await given(first, 'ASSIGNED', -12, { property, cleaningType: 'maintenance', payoutCents: toCents(30_000) });
  await given(second, 'PAID', -2);
  const next = await given(second, 'ASSIGNED', 3);
  await given(await aHost(house), 'PAID', -1, { status: 'CANCELED' });
  const path = '/api/cleaner/clients';
  const page = await house.get(`${path}?limit=1`, cleaner.token);
  assert.deepEqual([page.body.length, page.headers['x-total-count'], page.body[0].name], [1, '2', 'Second Host']);
  assert.equal(page.body[0].next.jobId, next.id);
  const more = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? assert.fail('there is a next page');
  const { body } = await house.get(more.replace(/^https?:\/\/[^/]+/, ''), cleaner.token);
  const [client, ...rest] = body;
  assert.deepEqual([rest, client.name, client.jobsCompleted, client.invited], [[], 'First Host', 3, false]);
  assert.deepEqual(client.last, {
    ...{ jobId: last.id, startTime: last.startTime.toISOString(), timeZone: 'America/Chicago' },
  });
  const where = { propertyId: property.id, title: 'Dune House', city: 'Austin', state: 'TX' };
  assert.deepEqual(client.books, [
    { ...where, cleaningType: 'standard', jobs: 2, payoutCents: 9000 },
    { ...where, cleaningType: 'deep', jobs: 1, payoutCents: 20_000 },
    { ...where, cleaningType: 'maintenance', jobs: 0, payoutCents: 30_000 },
  ]);
  assert.ok(!JSON.stringify(body).includes(first.email));
});

test('while hosts cannot sign up, whoever was invited before still can, by the code of the invitation, and nobody new is invited', async () => {
  const cleaner = await anApprovedCleaner(house);
  const email = address();
  await invite(cleaner, email);
  const [mail] = await mailsTo(email);
  const referralCode = new URL(mail?.link ?? 'x:').searchParams.get('ref');
  const closing = { value: false, version: 0, reason: 'Full for now.' };
  assert.equal((await house.put('/api/admin/settings/hostSignUp', closing, (await anAdmin(house)).token)).status, 200);
  const join = (who: object) =>
    house.post('/api/auth/request-register-code', { name: 'Hanna Host', role: 'HOST', email, ...who });
  const refused = [await join({}), await join({ email: address(), referralCode })];
  assert.deepEqual(
    refused.map(({ body }) => body.error),
    ['switched_off', 'switched_off'],
  );
  const another = await anApprovedCleaner(house);
  const { code: strange } = (await house.get('/api/cleaner/referrals', another.token)).body;
  assert.equal((await join({ referralCode: strange })).body.error, 'switched_off', 'a code alone is no invitation');
  assert.equal((await join({ referralCode })).status, 200);
  const { linkToken } = await lastMail(house, email);
  assert.equal((await house.post('/api/auth/verify-link', { token: linkToken })).status, 200);
  assert.equal((await invite(cleaner, address())).body.error, 'switched_off');
  // the code has three characters of which somebody might try all
  const other = address();
  for (let wrong = 2; wrong < 20; wrong++) assert.equal((await join({ email: other, referralCode })).status, 403);
  for (const who of [{ email: other }, {}]) assert.equal((await join({ ...who, referralCode })).status, 429);
  const verify = { name: 'Hanna Host', role: 'HOST', email, referralCode, code: '0000' };
  assert.equal((await house.post('/api/auth/verify-register', verify)).status, 429);
  assert.equal((await join({ email: other })).status, 403);
});
