import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, like, sql } from 'drizzle-orm';
import { mailGroups } from '#contract/mail-groups.ts';
import { users } from '#server/accounts/table.ts';
import { taskHandlers } from '#server/app.ts';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog } from '#server/audit/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { mails } from '#server/platform/mail.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { broadcasts } from '../table.ts';

const words = { subject: 'Payouts are faster', text: 'They now arrive a day sooner.\n\nThe Freshkey team' };
const reason = 'Everybody asks about it.';

const send = (house: House, owner: Somebody, whom: object, people: number) =>
  house.post('/api/admin/broadcasts', { ...whom, ...words, people, reason }, owner.token);

const written = async ({ kit }: House) =>
  (await kit.db.select({ to: mails.recipient }).from(mails).where(like(mails.key, 'broadcast:%')))
    .map(({ to }) => to)
    .sort();

test('everybody of a segment who wants such mails gets one, once, with a way to end them', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const [anna, ben, cleo] = [await aHost(house), await aHost(house), await aCleaner(house)];
  const suspended = await aHost(house);
  await house.post(`/api/admin/users/${suspended.id}/suspend`, { reason: 'Spam.' }, owner.token);
  await house.put('/api/me/notification-preferences', { kinds: { news: { email: false } } }, ben.token);
  const count = await house.get('/api/admin/broadcasts/count?audience=hosts', owner.token);
  assert.deepEqual(count.body, { people: 1, unsubscribed: 1, city: null });
  const everyone = await house.get('/api/admin/broadcasts/count?audience=everyone', owner.token);
  assert.deepEqual(everyone.body, { people: 2, unsubscribed: 1, city: null });

  const wrong = await send(house, owner, { audience: 'everyone' }, 3);
  assert.deepEqual([wrong.status, wrong.body.error], [409, 'stale']);
  const { status, body } = await send(house, owner, { audience: 'everyone' }, 2);
  assert.deepEqual([status, body.state, body.people, body.written], [201, 'sending', 2, 0]);
  await house.work();
  assert.deepEqual(await written(house), [anna.email, cleo.email].sort());
  const [listed] = (await house.get('/api/admin/broadcasts', owner.token)).body;
  assert.deepEqual([listed.state, listed.written, listed.by.id], ['sent', 2, owner.id]);

  await taskHandlers(house.kit)['write-broadcast']?.({ id: body.id });
  assert.equal((await written(house)).length, 2, 'a task that comes twice writes to nobody twice');
  const mail = await lastMail(house, anna.email);
  assert.equal(mail.subject, words.subject);
  const end = /https?:\S+\/unsubscribe\/(\S+)/.exec(mail.text)?.[1] ?? '';
  await house.send('POST', `/unsubscribe/${end}`, { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  assert.deepEqual((await house.get('/api/admin/broadcasts/count?audience=hosts', owner.token)).body, {
    people: 0,
    unsubscribed: 2,
    city: null,
  });
  const links = await house.kit.db.select().from(auditLog).where(eq(auditLog.subjectId, body.id));
  assert.deepEqual(
    links.map(({ action, facts }) => [action, facts.people]),
    [['send broadcast', 2]],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('the same words go to the same people once a day, however often they are sent; what was stopped may go again', async () => {
  const house = await aHouse();
  const [owner, second] = [await anAdmin(house), await anAdmin(house)];
  await aHost(house);
  const sent = Array.from({ length: 20 }, (_, at) => send(house, at % 2 ? owner : second, { audience: 'hosts' }, 1));
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
  assert.deepEqual(statuses, [201, ...Array.from({ length: 19 }, () => 409)]);
  assert.equal((await send(house, owner, { audience: 'everyone' }, 1)).status, 201);
  const [row] = await house.kit.db.select().from(broadcasts).where(eq(broadcasts.audience, 'hosts'));
  await house.post(`/api/admin/broadcasts/${row?.id}/stop`, { reason }, owner.token);
  assert.equal((await send(house, owner, { audience: 'hosts' }, 1)).status, 201);
});

test('a city is where a cleaner lives or a host has a home, however it is written', async () => {
  const house = await aHouse();
  const [owner, host] = [await anAdmin(house), await aHost(house)];
  await aHost(house);
  const property = await aProperty(house, host);
  await house.kit.db.execute(sql`update property set city = 'Austin' where id = ${property.id}`);
  const of = async (city: string) =>
    (await house.get(`/api/admin/broadcasts/count?audience=everyone&city=${city}`, owner.token)).body;
  assert.deepEqual(
    [await of('austin'), await of('Boston')],
    [
      { people: 1, unsubscribed: 0, city: 'Austin' },
      { people: 0, unsubscribed: 0, city: 'Boston' },
    ],
    'named as those who live there write it',
  );
});

test('a city is named as most of those who get the mail write it, whoever else writes it otherwise', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const suspended = [];
  for (const city of ['SAVANNAH', 'Savannah', 'Savannah', 'savannaH', 'savannaH', 'savannaH', 'savannah', 'savannah']) {
    const host = await aHost(house);
    const property = await aProperty(house, host);
    await house.kit.db.execute(sql`update property set city = ${city} where id = ${property.id}`);
    if (city === 'savannaH') suspended.push(host.id);
    // who has removed their home does not live there
    if (city === 'savannah')
      await house.kit.db.execute(sql`update property set removed_at = now() where id = ${property.id}`);
  }
  for (const id of suspended)
    await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, id));
  const { body } = await house.get('/api/admin/broadcasts/count?audience=hosts&city=sAVANNAH%20', owner.token);
  assert.deepEqual(body, { people: 3, unsubscribed: 0, city: 'Savannah' });
  const sent = await send(house, owner, { audience: 'hosts', city: 'SAVANNAH' }, 3);
  assert.deepEqual([sent.status, sent.body.city], [201, 'Savannah']);
});

test('a worker killed between two batches leaves nobody out and writes to nobody twice', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const first = await aHost(house);
  const [one] = await house.kit.db.select().from(users).where(eq(users.id, first.id));
  assert.ok(one);
  const many = Array.from({ length: 449 }, (_, at) => ({
    ...one,
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    email: `many-${at}@example.com`,
    referralCode: `many-${at}`,
  }));
  await house.kit.db.insert(users).values(many);
  const { body } = await send(house, owner, { audience: 'hosts' }, 450);
  const handler = taskHandlers(house.kit)['write-broadcast'];
  await handler?.({ id: body.id });
  assert.equal((await written(house)).length, 50);
  // the same task again, as the queue sends it when the worker did not say that it is done, and two at a time
  await Promise.all([handler?.({ id: body.id }), handler?.({ id: body.id })]);
  await house.work();
  const all = await written(house);
  assert.deepEqual([all.length, new Set(all).size], [450, 450]);
  const [row] = await house.kit.db.select().from(broadcasts);
  assert.deepEqual([row?.written, row?.sentAt !== null], [450, true]);
});

test('in quiet hours a mail waits for their end', async () => {
  const smtpUrl = 'smtp://127.0.0.1:1';
  const house = await aHouse({ settings: { smtpUrl } });
  const [owner, host] = [await anAdmin(house), await aHost(house)];
  await house.put('/api/me/notification-preferences', { quietHours: { start: '00:00', end: '23:59' } }, host.token);
  const { body } = await send(house, owner, { audience: 'hosts' }, 1);
  await taskHandlers(house.kit)['write-broadcast']?.({ id: body.id });
  const [mail] = await house.kit.db.select().from(mails).where(like(mails.key, 'broadcast:%'));
  assert.ok(mail?.nextTryAt && mail.nextTryAt > house.clock.now());
  await house.put('/api/me/notification-preferences', { kinds: { news: { email: false } } }, host.token);
  assert.deepEqual(await written(house), [], 'and does not go out once its reader wants no such mails');
});

test('who is suspended while it is being written gets none', async () => {
  const house = await aHouse();
  const [owner, host, other] = [await anAdmin(house), await aHost(house), await aHost(house)];
  const { body } = await send(house, owner, { audience: 'hosts' }, 2);
  const writing = await house.kit.db.transaction(async (tx) => {
    await tx.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, host.id));
    const begun = taskHandlers(house.kit)['write-broadcast']?.({ id: body.id });
    // it has looked for its readers, and waits for this one
    await until('it waits', async () => {
      const { rows } = await house.kit.db.execute(sql`select from pg_locks where not granted`);
      return rows.length > 0;
    });
    return { begun };
  });
  await writing.begun;
  assert.deepEqual(await written(house), [other.email]);
});

test('what was stopped goes to nobody else, and only owners send and stop', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const support = await anAdmin(house, { staffRole: 'support' });
  await aHost(house);
  assert.equal((await send(house, support, { audience: 'hosts' }, 1)).status, 403);
  const { body } = await send(house, owner, { audience: 'hosts' }, 1);
  const stop = (by: Somebody) => house.post(`/api/admin/broadcasts/${body.id}/stop`, { reason }, by.token);
  assert.equal((await stop(support)).status, 403);
  assert.deepEqual([(await stop(owner)).body.state, (await stop(owner)).status], ['stopped', 409]);
  await house.work();
  assert.deepEqual(await written(house), []);
});

test('a draft and each template can be mailed to oneself, and every template has words in every language', async () => {
  const house = await aHouse();
  const support = await anAdmin(house, { staffRole: 'support' });
  assert.equal((await house.post('/api/admin/broadcasts/test', words, support.token)).status, 204);
  assert.equal((await lastMail(house, support.email)).subject, words.subject);
  const of = async (language: string) =>
    (await house.get(`/api/admin/mail-templates?language=${language}`, support.token)).body as Record<string, string>[];
  const english = await of('en');
  assert.ok(english.length > 60 && english.every(({ text }) => text && !text.includes('{{')));
  const groups = new Set(english.map(({ group }) => group));
  assert.deepEqual([...groups].sort(), [...mailGroups].sort(), 'every subject has mails');
  assert.equal(english.find(({ name }) => name === 'hiring.stayMoved.offered')?.group, 'changes');
  const textOf = (wanted: string) => english.find(({ name }) => name === wanted)?.text;
  assert.match(
    String(textOf('signIn.login')),
    /\n\nYour code:\n\n\[code\]\n\n.*\n\n\[link\]\n\nBoth expire[\s\S]*Wasn’t you/,
  );
  assert.match(String(textOf('staff.invitation')), /\n\n\[link\]\n\nYou can use the link once, until \[until\]/);
  assert.match(String(textOf('security.newDevice')), /Wasn’t you\?.*\n\n\[link\]$/);
  const german = await of('de');
  assert.deepEqual(
    german.map(({ name }) => name),
    english.map(({ name }) => name),
  );
  const { name } = german[0] ?? {};
  const sent = await house.post('/api/admin/mail-templates/test', { name, language: 'de' }, support.token);
  assert.equal(sent.status, 204);
  assert.equal((await lastMail(house, support.email)).subject, german[0]?.subject);
  const none = await house.post('/api/admin/mail-templates/test', { name: 'no.such', language: 'de' }, support.token);
  assert.equal(none.status, 404);
});

test('a mail that was written and not yet sent goes to nobody who is suspended meanwhile', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const [host, other] = [await aHost(house), await aHost(house)];
  await house.kit.db.insert(mails).values(
    [host, other].map(({ id, email }) => ({
      ...{ id: newId(), key: `broadcast:held:${id}`, recipient: email, accountId: id, kind: 'news', ...words },
      ...{ createdAt: house.clock.now(), nextTryAt: plus(house.clock.now(), hour) },
    })),
  );
  await house.post(`/api/admin/users/${host.id}/suspend`, { reason: 'Spam.' }, owner.token);
  await house.work();
  assert.deepEqual(await written(house), [other.email]);
});

test('the audit log tells to which city it went', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  await aProperty(house, await aHost(house));
  // however it was typed, it is kept as its homes write it
  const { body } = await send(house, owner, { audience: 'hosts', city: 'austin' }, 1);
  assert.equal(body.city, 'Austin');
  const [link] = await house.kit.db.select().from(auditLog).where(eq(auditLog.subjectId, body.id));
  assert.deepEqual([link?.facts.audience, link?.facts.city], ['hosts', 'Austin']);
});
