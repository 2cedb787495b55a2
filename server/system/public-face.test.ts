import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccount } from '#server/accounts/index.ts';
import { recentMails } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';
import { marketingOf } from './marketing.ts';

const house = await aHouse();

const letter = { name: 'Ann Writer', email: 'ann@example.com', topic: 'payment', message: 'Where is my receipt?' };

test('a message reaches support and every admin, and nobody else', async () => {
  const admin = {
    email: 'boss@example.com',
    name: 'Boss',
    role: 'ADMIN',
    staffRole: 'owner',
    emailProven: true,
  } as const;
  await transact(house.kit, (tx) => createAccount(house.kit, tx, admin));
  const cleaner = await aCleaner(house);
  const { status, body } = await house.post('/api/contact', letter, cleaner.token);
  assert.equal(status, 201);
  const mails = await recentMails(house.kit.db);
  assert.deepEqual(
    mails
      .map(({ recipient }) => recipient)
      .filter((to) => to !== cleaner.email)
      .toSorted(),
    ['boss@example.com', house.kit.settings.supportEmail],
  );
  const [mail] = mails;
  assert.match(mail?.subject ?? '', new RegExp(`^\\[${body.reference}\\] payment: Ann Writer$`));
  assert.match(mail?.text ?? '', /From: Ann Writer <ann@example\.com>[\s\S]*CLEANER[\s\S]*Where is my receipt\?$/);
});

test('a message without words is refused beside its field, and one network cannot flood support', async () => {
  const short = await house.post('/api/contact', { ...letter, message: '    hi    \n  ' });
  assert.equal(short.status, 400);
  assert.ok(short.body.fields.message);
  const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent++)
    statuses.push((await house.send('POST', '/api/contact', { ...from, body: letter })).status);
  assert.deepEqual(statuses, [...Array(10).fill(201), 429]);
  house.clock.forward(61 * 60 * 1000);
  assert.equal((await house.send('POST', '/api/contact', { ...from, body: letter })).status, 201);
});

test('the demo states its figures; production counts them and leaves small ones out', async () => {
  const { body } = await house.get('/api/config');
  assert.deepEqual(body.marketing, {
    confirmed: true,
    figures: { activeCleaners: 10_000, jobsCompleted: 50_000, averageRating: 4.9, cities: 50 },
  });
  const production = { ...house.kit, settings: { ...house.kit.settings, mode: 'production' as const } };
  assert.deepEqual(await marketingOf(production), {
    confirmed: false,
    figures: { activeCleaners: null, jobsCompleted: null, averageRating: null, cities: null },
  });
});
