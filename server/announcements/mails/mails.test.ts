import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { record } from '#server/events.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aJob } from '#server/testing/a-job.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';
import { mailsOf } from './mails-of.ts';

const house = await aHouse();

const { bid } = bellsIn(house);

test('a mail is in its recipient’s language and the property’s time, with names, amount and link', async () => {
  const { host, ana } = await aScene(house);
  await house.patch('/api/me', { locale: 'de' }, host.token);
  const job = await aJob(house, host);
  await bid(job, ana);
  const { subject, text, link } = await lastMail(house, host.email);
  assert.equal(subject, 'Ana bietet 95,50\u00a0$: Lakeside Loft, Fr., 8. Mai, 11:00 CDT');
  assert.match(text, /Ana bietet 95,50\u00a0\$ .* Fr\., 8\. Mai, \d\d:\d\d CDT/);
  assert.equal(link, `${house.kit.settings.publicUrl}/jobs/${job.id}`);
});

test('in Arabic each name, amount and time keeps its own direction, from the subject and the first line on', async () => {
  const { host, ana } = await aScene(house);
  await house.patch('/api/me', { locale: 'ar' }, host.token);
  await bid(await aJob(house, host), ana);
  const { subject, text, link } = await lastMail(house, host.email);
  const apart = (part: string) => `\u2068${part}\u2069`;
  const isolates = /\u2068[^\u2068\u2069]*\u2069/g;
  assert.deepEqual(subject.match(isolates)?.slice(0, 3), [apart('Ana'), apart('$95.50'), apart('Lakeside Loft')]);
  assert.match(text.split('\n')[0] ?? '', new RegExp(apart('.+')));
  for (const said of [subject, text.replaceAll(/https?:\S+/g, '').replaceAll('Freshkey', '')])
    assert.doesNotMatch(said.replaceAll(isolates, ''), /[a-z$]/i, 'nothing Latin stands bare');
  assert.ok(text.split('\n').includes(link ?? ''), 'a link stays as it is');
});

test('an erased account gets no mail', async () => {
  const { host, ana } = await aScene(house);
  const job = await aJob(house, host);
  await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, host.id));
  await bid(job, ana);
  assert.deepEqual(await recentMails(house.kit.db, host.email), []);
});

test('when codes are switched off, every admin gets a mail that says until when, suspended or not', async () => {
  const [admin, suspended] = [await anAdmin(house), await anAdmin(house)];
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, suspended.id));
  const until = '2026-05-06T17:00:00.000Z';
  await house.kit.db.transaction((tx) => record(house.kit, tx, { kind: 'codes switched off', wrongCodes: 200, until }));
  await house.work();
  for (const { email } of [admin, suspended])
    assert.match((await lastMail(house, email)).text, /200 wrong login codes[\s\S]*Until 2026-05-06 17:00 UTC/);
});

test('who is suspended reads what that means for a host, or for a cleaner', async () => {
  const { host, ana } = await aScene(house);
  const { token } = await anAdmin(house);
  for (const { id } of [host, ana])
    assert.equal((await house.post(`/api/admin/users/${id}/suspend`, { reason: 'Asked for cash' }, token)).status, 200);
  await house.work();
  const [toHost, toCleaner] = [await lastMail(house, host.email), await lastMail(house, ana.email)];
  assert.match(toHost.text, /Asked for cash[\s\S]*Your open jobs are hidden/);
  assert.match(toCleaner.text, /Asked for cash[\s\S]*cleanings you’d taken but not started go to someone else/);
  assert.doesNotMatch(toHost.text, /payouts|cleanings you’d taken/);
});

test('what several people hear at once leads each where people of their role find it', async () => {
  const { host, ana } = await aScene(house);
  const announcement = { to: [host.id, ana.id], bell: 'profileHidden', mail: 'fromNotice' } as const;
  const mails = await mailsOf(house.kit, 'a fact', announcement);
  const links = Object.fromEntries(mails.map(({ to, link }) => [to, link?.replace(house.kit.settings.publicUrl, '')]));
  assert.deepEqual(links, { [host.email]: '/account', [ana.email]: '/cleaner/dashboard?tab=profile' });
});

test('who is chosen, who stands by, and who loses a canceled job read what it means for them', async () => {
  const { host, ana, ben, choose } = await aScene(house);
  const job = await aJob(house, host);
  await choose(job, await bid(job, ana), await bid(job, ben));
  await house.work();
  const won = await lastMail(house, ana.email);
  assert.match(won.text, /, until \d.+ The price is \$95\.50, before your fee\.\n\nPlease confirm by .+ CDT/);
  const standby = await lastMail(house, ben.email);
  assert.match(
    standby.text,
    /number 2 for .+ at your price of \$95\.50.+\n\nThe first cleaner has until .+ CDT to confirm/,
  );
  await house.patch(`/api/jobs/${job.id}`, { status: 'CANCELED' }, host.token);
  await house.work();
  assert.match(
    (await lastMail(house, ana.email)).text,
    /\n(?!The host)\S.+ has canceled .+ Nothing is charged or paid for it/,
  );
  const told = await lastMail(house, ben.email);
  assert.match(told.subject, /^Canceled, you were on standby/);
  assert.match(told.text, /You were on standby for it/);
  assert.doesNotMatch(told.text, /that you bid on|nsubscribe/);
});
