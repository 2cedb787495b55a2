import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { day } from '#server/platform/clock.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { textOf } from '#server/testing/pdf-of.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';

/** A home with a cleaning for $120.00 and its fee, a tip of $7.01 and a refund of $20.50, in May. */
async function aHome(house: House) {
  const { job, host } = await aPaidCleaner(house);
  await house.post(`/api/jobs/${job.id}/tips`, { tipCents: 701 }, host.token);
  const admin = await anAdmin(house);
  const payments = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const { id } = payments.find(({ kind }: { kind: string }) => kind === 'job');
  const refund = { amountCents: 2_050, reason: 'Not clean' };
  assert.equal((await house.post(`/api/admin/payments/${id}/refund`, refund, admin.token)).status, 200);
  await house.work();
  return { host, job, home: (await house.get('/api/properties', host.token)).body[0] };
}

const made = async (house: House, id: string, { token }: Somebody) => {
  const { status, body } = await house.post(`/api/properties/${id}/owner-link`, undefined, token);
  assert.equal(status, 201, JSON.stringify(body));
  return new URL(body.url).pathname;
};
const pdf = async ({ app }: House, path: string) => {
  const reply = await app.inject({ url: path });
  assert.equal(reply.statusCode, 200, reply.body.slice(0, 200));
  return textOf(reply.rawPayload);
};

test('the owner of a home reads what a month of it cost, to the cent, and agrees with the host’s own statement', async () => {
  const house = await aHouse();
  const { host, home } = await aHome(house);
  const link = await made(house, home.id, host);
  const page = await house.app.inject({ url: link });
  assert.deepEqual([page.statusCode, page.headers['cache-control']], [200, 'no-store']);
  assert.ok(page.body.includes(`${link}/2026-05.pdf`) && page.body.includes('May 2026'), page.body);
  assert.equal(page.body.split('$111.51').length, 2, 'the total stands there once');
  const text = await pdf(house, `${link}/2026-05.pdf`);
  const { body: year } = await house.get('/api/host/statements/2026', host.token);
  assert.equal(year.totalCents, 12_000 + 500 + 701 - 2_050);
  for (const amount of ['$120.00', '$5.00', '$7.01', '−$20.50', '$111.51'])
    assert.ok(text.includes(amount), `${amount}: ${text}`);
  assert.match(text, /Statement for May 2026/);
  assert.match(await pdf(house, `${link}/2026-04.pdf`), /No payments for this month/);
  assert.equal((await house.get(`${link}/2026-13.pdf`)).status, 404);
});

test('another home’s money is on no statement but its own', async () => {
  const house = await aHouse();
  const { host, home } = await aHome(house);
  const { body: other } = await house.post(
    '/api/properties',
    { title: 'Pine Cabin', address: '1 Main Street, Austin, TX 78701' },
    host.token,
  );
  const link = await made(house, other.id, host);
  const text = await pdf(house, `${link}/2026-05.pdf`);
  assert.ok(!text.includes('$120.00') && !text.includes(home.title), text);
});

test('the page is the statement itself, in the language chosen, the browser’s, or else the host’s', async () => {
  const house = await aHouse();
  const { host, home } = await aHome(house);
  const link = await made(house, home.id, host);
  const page = async (query = '', language = '') => {
    const { statusCode, body } = await house.app.inject({
      url: link + query,
      headers: { 'accept-language': language },
    });
    assert.equal(statusCode, 200, body);
    assert.ok(body.includes(home.address), 'the owner sees which home it is');
    return body;
  };
  const newest = await page();
  for (const shown of [
    'Statement for May 2026',
    '$111.51',
    '−$20.50',
    'Includes fees and tips, minus refunds',
    'Cleaned May',
    `mailto:${host.email}`,
    home.title,
    `Questions? Email \u2068${host.email}\u2069.`,
    '<td>Cleaning · Standard<small>Cleaned May',
  ])
    assert.ok(newest.includes(shown), `${shown}: ${newest}`);
  assert.ok(!newest.includes('All months'), 'there is one only');
  assert.match(await page('?month=2026-04'), /No payments for this month[\s\S]*?href="[^"]*month=2026-05"/);
  assert.match(await page('', 'de-AT,en;q=0.5'), /<html lang="de"[\s\S]*Abrechnung für Mai 2026/);
  const arabic = await page('?language=ar', 'de');
  assert.match(arabic, /<html lang="ar" dir="rtl"/);
  assert.ok(arabic.includes('/2026-05.pdf?language=ar') && arabic.includes('month=2026-05&amp;language=zh'), arabic);
  await house.kit.db.update(users).set({ locale: 'fr' }).where(eq(users.id, host.id));
  assert.match(await page('', 'sv'), /<html lang="fr"/);
  assert.match(await pdf(house, `${link}/2026-05.pdf?language=it`), /Rendiconto di maggio 2026/);
  assert.match(await page('?month=2026-04&month=2026-05&language=en&language=de', 'en'), /No payments for this month/);
  const mistyped = await page('?month=2026-13&language=xx', 'en');
  assert.match(mistyped, /There’s no such month\. Here’s the latest statement\.[\s\S]*Statement for May 2026/);
  for (const broken of ['2026-05%0A', '%00', '9'.repeat(300)])
    assert.match(await page(`?month=${broken}&language=%0A`, 'en'), /no such month/, broken);
  assert.match(await page('?lang=de', 'en'), /<html lang="de"[\s\S]*Abrechnung für Mai 2026/);
  assert.match(await pdf(house, `${link}/2026-05.pdf?lang=it`), /Rendiconto di maggio 2026/);
  assert.match(await page('?month=2099-01', 'en'), /no such month[\s\S]*Statement for May 2026/, 'which is to come');
  assert.ok(!newest.includes('no such month'));
  const toCome = await house.send('GET', `${link}/2099-01.pdf?language=en`);
  assert.equal(toCome.status, 404);
  assert.match(String(toCome.body), /no such month[\s\S]*Statement for May 2026/, 'nor is there a file of it');
  assert.match(
    await page('?fbclid=IwAR0&month=2026-04&language=en'),
    /No payments for this month/,
    'as a messenger passes it on',
  );
});

test('who opens a link that has ended, or lost its end when it was copied, reads so in their own language', async () => {
  const house = await aHouse();
  const gone = `/owner-statements/${'a'.repeat(32)}`;
  const broken = [
    '/owner-statements/cut%20off',
    `${gone}%0A`,
    `/owner-statements/${'a'.repeat(260)}`,
    `/owner-statements/${'a'.repeat(3000)}`,
    `/owner-statements/${'a'.repeat(200)}%2F${'a'.repeat(200)}`,
    '/owner-statements/',
    '/owner-statements/%ED%A0%80',
    '/owner-statements/%E0%A4/2026-05.pdf',
    `${gone}/2026-13.pdf`,
  ];
  for (const url of [gone, `${gone}/2026-05.pdf`, ...broken]) {
    const { statusCode, headers, body } = await house.app.inject({ url, headers: { 'accept-language': 'de' } });
    assert.deepEqual([statusCode, headers['content-type']], [404, 'text/html; charset=utf-8'], body);
    assert.match(body, /<html lang="de"[\s\S]*Dieser Link funktioniert nicht mehr/);
    assert.match(body, /href="\?language=ar" lang="ar"/);
    assert.match((await house.app.inject({ url: `${url}?language=fr` })).body, /<html lang="fr"/, url);
  }
});

test('a link is off until it is made, ends when it is renewed, ended, a year old, or its host suspended', async () => {
  const house = await aHouse();
  const { host, home } = await aHome(house);
  const path = `/api/properties/${home.id}/owner-link`;
  const works = async (link: string) => (await house.app.inject({ url: link })).statusCode;
  assert.equal((await house.get(path, host.token)).body, null);
  const first = await made(house, home.id, host);
  const second = await made(house, home.id, host);
  assert.deepEqual([await works(first), await works(second)], [404, 200]);
  assert.equal((await house.get(path, host.token)).body.url, undefined);
  const suspend = (suspendedAt: Date | null) =>
    house.kit.db.update(users).set({ suspendedAt }).where(eq(users.id, host.id));
  await suspend(house.clock.now());
  assert.equal(await works(second), 404);
  await suspend(null);
  assert.equal((await house.remove(path, host.token)).status, 204);
  assert.deepEqual([await works(second), (await house.get(path, host.token)).body], [404, null]);
  const third = await made(house, home.id, host);
  house.clock.forward(365 * day);
  assert.equal(await works(third), 404);
});
