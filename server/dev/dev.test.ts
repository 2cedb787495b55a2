import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccount } from '#server/accounts/index.ts';
import { createApp } from '#server/app.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { hour } from '#server/platform/clock.ts';
import { writeMail } from '#server/platform/mail.ts';
import { transact } from '#server/platform/transact.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

const asJson = { headers: { accept: 'application/json' } };

test('the demo shows its mails, newest first, all or those to one address', async () => {
  const [first, second] = [await aHost(house), await aHost(house)];
  for (const { email } of [first, second]) {
    await house.post('/api/auth/request-login-code', { email });
    house.clock.forward(1000);
  }
  const all = await house.send('GET', '/dev/mail', asJson);
  assert.equal(all.status, 200);
  assert.deepEqual(
    all.body.map(({ to }: { to: string }) => to),
    [second.email, first.email],
  );
  const [mail, ...others] = (await house.send('GET', `/dev/mail?to=${first.email.toUpperCase()}`, asJson)).body;
  assert.deepEqual(others, []);
  assert.deepEqual(Object.keys(mail).toSorted(), ['code', 'link', 'sentAt', 'subject', 'text', 'to']);
  assert.match(mail.code, /^\d{4}$/);
  assert.match(mail.text, new RegExp(`^${mail.code}$`, 'm'));
});

test('a browser gets a page in which nothing mailed becomes markup', async () => {
  const subject = '<img src=x onerror="alert(1)"> & more';
  await writeMail(house.kit, house.kit.db, { key: 'nasty', to: 'reader@example.com', subject, text: '</pre><script>' });
  const { headers, body } = await house.send('GET', '/dev/mail', { headers: { accept: 'text/html,*/*' } });
  assert.match(String(headers['content-type']), /text\/html/);
  assert.match(body, /&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; more/);
  assert.doesNotMatch(body, /<script/);
});

test('the demo lists its seeded accounts with their passwords, and no others', async () => {
  await aHost(house);
  await transact(house.kit, async (tx) => {
    for (const { password, ...account } of demoAccounts.toReversed())
      await createAccount(house.kit, tx, { ...account, emailProven: true, seeded: true });
  });
  const { status, body } = await house.get('/dev/accounts');
  assert.equal(status, 200);
  assert.deepEqual(
    body,
    demoAccounts.map(({ email, name, role, password }) => ({ email, name, role, password })),
  );
});

test('a browser gets a page of accounts, passwords and links to their mail, a program the plain data', async () => {
  const { headers, body } = await house.send('GET', '/dev/accounts', { headers: { accept: 'text/html,*/*;q=0.8' } });
  assert.match(String(headers['content-type']), /text\/html/);
  for (const { email, password } of demoAccounts) {
    assert.ok(body.includes(password));
    assert.ok(body.includes(`/dev/mail?to=${encodeURIComponent(email)}&amp;language=en`), email);
  }
  for (const accept of ['application/json', '*/*'])
    assert.ok(Array.isArray((await house.send('GET', '/dev/accounts', { headers: { accept } })).body), accept);
});

test('a browser gets the clock as a page whose three buttons move it, a program the plain data', async () => {
  const asBrowser = { headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' } };
  const time = async () => Date.parse((await house.get('/dev/clock')).body.now);
  const asProgram = { headers: { accept: 'application/json' } };
  assert.equal(typeof (await house.send('GET', '/dev/clock', asProgram)).body.now, 'string');
  const none = await house.send('GET', '/dev/clock', asBrowser);
  assert.match(String(none.headers['content-type']), /text\/html/);
  assert.match(none.body, /<button disabled>To the next job’s start<\/button>/);

  const start = await time();
  const startTime = new Date(start + 5 * hour);
  await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner: await anApprovedCleaner(house), startTime });
  const page = (await house.send('GET', '/dev/clock', asBrowser)).body;
  assert.match(page, /<button>To the next job’s start, [A-Z][a-z]{2} \d+, \d{4}, [^<]+ UTC<\/button>/);
  const steps = [...page.matchAll(/<form method="post" action="([^"]+)">/g)].map(([, address = '']) => address);
  const press = (address = '') =>
    house.send('POST', address, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' });
  const moved = [];
  for (const address of [steps[0], steps[1], steps[2]]) {
    const { status, headers } = await press(address);
    assert.deepEqual([status, headers.location], [303, '/dev/clock?language=en']);
    moved.push((await time()) - start);
  }
  assert.deepEqual(moved, [hour, 5 * hour, 53 * hour]);
  assert.equal((await press('/dev/clock/nextJob')).status, 303);
  assert.equal((await time()) - start, 53 * hour);
});

test('the pages speak the language asked for, else the browser’s', async () => {
  const asked = (path: string, language: string) =>
    house.send('GET', path, { headers: { accept: 'text/html', 'accept-language': language } });
  const german = await asked('/dev/mail', 'de-AT,en;q=0.5');
  assert.match(german.body, /<html lang="de" dir="ltr">[\s\S]*<h1>E-Mails der Demo</);
  for (const path of ['/dev/mail', '/dev/accounts', '/dev/clock']) {
    assert.match((await asked(`${path}?language=ar`, 'de')).body, /<html lang="ar" dir="rtl">/);
    assert.equal((await asked(`${path}?language=xx`, 'de')).status, 400);
  }
});

test('production has none of them', async (t) => {
  const settings = { ...house.kit.settings, mode: 'production' as const };
  const production = await createApp({ ...house.kit, settings });
  t.after(() => production.close());
  for (const path of ['/dev/mail', '/dev/accounts', '/dev/clock'])
    assert.equal((await production.inject(path)).statusCode, 404);
});
