import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { mailHtml } from '#server/platform/mail/mail-html.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { isHeldUp } from '#server/testing/is-held-up.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { contentReports } from './table.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { host, ben } = await aScene(house);

test('a warning quotes the words that are meant: their beginning, without markup, whole card numbers or codes of doors', async () => {
  const bio = `My card is 4242 4242 4242 4242, <b>pay</b> there. Her gate code is 4417.\n${'I clean. '.repeat(50)}`;
  await house.kit.db.update(cleanerProfiles).set({ bio }).where(eq(cleanerProfiles.userId, ben.id));
  const { body } = await house.post(
    '/api/content-reports',
    { kind: 'profile', id: ben.id, about: 'private' },
    host.token,
  );
  const closed = { reason: 'Looked at it.', action: 'warn' };
  assert.equal((await house.post(`/api/admin/content/${body.id}/close`, closed, admin.token)).status, 200);
  await house.work();
  const mail = await lastMail(house, ben.email);
  assert.match(
    mail.text,
    /\n\nWhat you wrote:\n“My card is •••• •••• •••• 4242, <b>pay<\/b> there\. Her gate code is •••\. I clean\. [^\n]{1,200}…”\n\n/,
  );
  assert.match(mailHtml(mail, house.kit.settings.publicUrl), /&lt;b&gt;pay&lt;/);
});

/** Reported by the host, with these words about themselves. */
async function aReportedBio(bio: string) {
  const cleaner = await anApprovedCleaner(house, 'Carla');
  await write(cleaner.id, bio);
  const report = { kind: 'profile', id: cleaner.id, about: 'private' };
  const { body } = await house.post('/api/content-reports', report, host.token);
  const hide = () =>
    house.post(`/api/admin/content/${body.id}/close`, { reason: 'Looked at it.', action: 'hide' }, admin.token);
  return { cleaner, reportId: body.id as string, hide };
}
const write = (id: string, bio: string, db: Pick<typeof house.kit.db, 'update'> = house.kit.db) =>
  db.update(cleanerProfiles).set({ bio }).where(eq(cleanerProfiles.userId, id));

test('what its author has changed since an admin looked at it is not decided about', async () => {
  const { cleaner, reportId } = await aReportedBio('Call my private number.');
  const look = async () => (await house.get(`/api/admin/content/${reportId}/evidence`, admin.token)).body;
  const seen = await look();
  assert.equal((await look()).version, seen.version, 'the same words have the same version');
  await write(cleaner.id, 'I clean carefully.');
  const warn = (version: string) =>
    house.post(
      `/api/admin/content/${reportId}/close`,
      { reason: 'Looked at it.', action: 'warn', seenVersion: version },
      admin.token,
    );
  const refused = await warn(seen.version);
  assert.deepEqual([refused.status, refused.body.error], [409, 'stale']);
  const [open] = await house.kit.db.select().from(contentReports).where(eq(contentReports.id, reportId));
  assert.deepEqual([open?.closedAt, open?.quotedText], [null, null]);
  assert.equal((await warn((await look()).version)).status, 200);
});

test('of a report that was closed before its words were kept the mail quotes nothing, and has no place for it', async () => {
  const { cleaner, reportId, hide } = await aReportedBio('Call my private number.');
  assert.equal((await hide()).status, 200);
  await house.kit.db
    .update(contentReports)
    .set({ quotedText: null, quotedWrittenAt: null })
    .where(eq(contentReports.id, reportId));
  await house.work();
  const { text } = await lastMail(house, cleaner.email);
  assert.doesNotMatch(text, /What you wrote:|“/);
  assert.doesNotMatch(text, /\n\n\n/);
});

test('words that were taken away are quoted as they were, whatever stands there when the mail is written', async () => {
  const { cleaner, reportId, hide } = await aReportedBio('Call my private number.');
  assert.equal((await hide()).status, 200);
  await write(cleaner.id, 'I clean carefully.');
  await house.work();
  assert.match((await lastMail(house, cleaner.email)).text, /\n\nWhat you wrote:\n“Call my private number\.”\n\nhttp/);
  const erased = { name: cleaner.name, reason: 'They asked for it.' };
  assert.equal((await house.post(`/api/admin/users/${cleaner.id}/erase`, erased, admin.token)).status, 204);
  const [report] = await house.kit.db.select().from(contentReports).where(eq(contentReports.id, reportId));
  assert.equal(report?.quotedText, null);
});

test('of words that are being changed those are quoted that are taken away', async () => {
  const { cleaner, hide } = await aReportedBio('The first words.');
  let hiding: ReturnType<typeof hide> | undefined;
  await house.kit.db.transaction(async (tx) => {
    await write(cleaner.id, 'The second words.', tx);
    hiding = hide();
    await until('the decision waits for the change', () => isHeldUp(house));
  });
  assert.equal((await hiding)?.status, 200);
  const [profile] = await house.kit.db.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, cleaner.id));
  assert.equal(profile?.bio, null);
  await house.work();
  assert.match((await lastMail(house, cleaner.email)).text, /“The second words\.”/);
});
