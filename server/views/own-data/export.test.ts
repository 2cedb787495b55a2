import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { notifications } from '#server/announcements/table.ts';
import { lostHires } from '#server/jobs/table.ts';
import { newId } from '#server/platform/ids.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { actingFor, aMember } from '#server/testing/a-member.ts';
import { aMessage } from '#server/testing/a-message.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';
import { zipEntries } from '#server/testing/zip-entries.ts';

const house = await aHouse();

async function exported({ token }: Somebody) {
  const answer = await house.app.inject({ url: '/api/me/export', headers: { authorization: `Bearer ${token}` } });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.headers['content-type'], 'application/zip');
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.match(String(answer.headers['content-disposition']), /filename="freshkey-data-\d{4}-\d\d-\d\d\.zip"/);
  const files = zipEntries(answer.rawPayload);
  return { files, data: JSON.parse(String(files.get('data.json'))) };
}

test('a host’s file has the account, homes, jobs and messages, and the photos as they are', async () => {
  const host = await aHost(house, { password: 'a long enough passphrase' });
  const cleaner = await anApprovedCleaner(house);
  const property = await aProperty(house, host);
  const job = await aJob(house, host, { property, status: 'ASSIGNED', cleaner, specialInstructions: 'Mind the cat' });
  await aMessage(house, { jobId: job.id, from: host, to: cleaner, cleanerId: cleaner.id, text: 'See you soon' });
  const { body: photo } = await upload(house, host.token, await aJpeg());
  const { files, data } = await exported(host);
  assert.match(
    String(files.get('data.json')),
    /^\{\n {2}"exportedAt": .+,\n {2}"account": \[\n {4}\{\n {6}"id"/,
    'to be read as it is',
  );
  assert.match(
    String(files.get('README.txt')),
    /^This is everything Freshkey had about you on \w+ \d+, \d{4}\.\n\nREADME\.txt: .+\n\ndata\.json: .+\n\nphotos: /,
  );
  assert.equal(data.account[0].email, host.email);
  assert.equal(data.properties[0].address, '12 Secret Street, Austin, TX 78701');
  assert.deepEqual([data.jobs[0].id, data.jobs[0].specialInstructions], [job.id, 'Mind the cat']);
  assert.equal(data.messages[0].text, 'See you soon');
  assert.equal(data.photos.length, 1);
  const [name = ''] = [...files.keys()].filter((file) => file.startsWith('photos/'));
  assert.equal(name, `photos/${data.photos[0].id}.jpg`);
  const served = await house.app.inject({ url: photo.photoUrl });
  assert.ok(files.get(name)?.equals(served.rawPayload));
  const text = String(files.get('data.json'));
  assert.doesNotMatch(text, /argon2|token|sealed/i);
  assert.ok(!text.includes(cleaner.email), 'nobody else’s contacts');
});

test('amounts stand there with their currency, and every moment with its zone', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, { status: 'PAID', cleaner });
  const notice = { kind: 'jobCanceled', jobId: job.id, createdAt: house.clock.now() } as const;
  await house.kit.db.insert(notifications).values({ id: newId(), factId: newId(), recipientId: cleaner.id, ...notice });
  const { files, data } = await exported(cleaner);
  const [{ payout, payoutCents }] = data.jobs;
  assert.equal(payout, `${(payoutCents / 100).toFixed(2)} USD`);
  const text = String(files.get('data.json'));
  for (const [, key] of text.matchAll(/^ +"(\w+)Cents": -?\d/gm))
    assert.match(text, new RegExp(`"${key}": "-?\\d+\\.\\d\\d USD"`));
  assert.ok(data.notifications.length > 0);
  for (const [moment] of text.matchAll(/"\d{4}-\d\d-\d\d[T ]\d\d:[^"]*"/g)) assert.match(moment, /T[\d:.]+Z"$/);
});

test('what a member wrote for a host is in both files', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const member = await aMember(house, host);
  const message = { text: 'The gate sticks' };
  await actingFor(house, host, member).post(`/api/jobs/${job.id}/messages`, message);
  await house.post(`/api/jobs/${job.id}/messages`, { text: 'Noted' }, cleaner.token);
  const textsOf = async (who: Somebody) =>
    (await exported(who)).data.messages.map(({ text }: { text: string }) => text);
  assert.deepEqual(await textsOf(member), ['The gate sticks']);
  assert.deepEqual(await textsOf(host), ['The gate sticks', 'Noted']);
});

test('a cleaner’s file opens birth date and street, never the SSN, and no home’s address', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  const form = onboardingForm({ socialSecurityNumber: '918-27-3645' });
  assert.equal((await house.post('/api/cleaner/complete-onboarding', form, cleaner.token)).status, 200);
  const { id: jobId } = await aJob(house, host, { status: 'PAID', cleaner });
  const lost = { id: newId(), jobId, cleanerId: cleaner.id, missed: true, at: house.clock.now() };
  await house.kit.db.insert(lostHires).values(lost);
  const { files, data } = await exported(cleaner);
  assert.deepEqual(
    data.jobsLost.map(({ missed }: { missed: boolean }) => missed),
    [true],
    'what hosts are told of their record',
  );
  assert.deepEqual(data.personal, { dateOfBirth: form.dateOfBirth, street: form.address.street });
  assert.equal(data.identity[0].ssnLast4, '3645');
  assert.equal(data.jobs.length, 1);
  assert.doesNotMatch(String(files.get('data.json')), /918-?27-?3645|Secret Street/);
});

test('a suspended account reads its file; a visitor does not; a picture whose file is gone is empty', async () => {
  const host = await aHost(house);
  await anUpload(house, host);
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, host.id));
  const { files, data } = await exported(host);
  assert.equal(files.get(`photos/${data.photos[0].id}.jpg`)?.length, 0);
  assert.equal((await house.get('/api/me/export')).status, 401);
});

test('lists of more rows than are read at once are whole, each row once', async () => {
  const [host, cleaner] = [await aHost(house), await anApprovedCleaner(house)];
  const property = await aProperty(house, host);
  for (let n = 0; n < 205; n++) await aJob(house, host, { property, status: 'PAID', cleaner });
  const { data } = await exported(host);
  assert.equal(new Set(data.jobs.map(({ id }: { id: string }) => id)).size, 205);
});

test('who breaks it off, and what cannot be read on the way, harm nobody else', async (t) => {
  const host = await aHost(house);
  for (let n = 0; n < 30; n++) await anUpload(house, host);
  const large = Buffer.alloc(1_000_000);
  const reading = t.mock.method(house.kit.storage, 'get', async () => large);
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${host.token}` };
  const leaving = new AbortController();
  const begun = await fetch(`${address}/api/me/export`, { headers, signal: leaving.signal });
  await begun.body?.getReader().read();
  leaving.abort();
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.ok(reading.mock.callCount() < 30, 'it is written at the speed at which it is taken');
  reading.mock.mockImplementation(async () => {
    throw new Error('the disk is gone');
  });
  const broken = await fetch(`${address}/api/me/export`, { headers });
  await assert.rejects(broken.arrayBuffer(), 'cut off, not whole');
  reading.mock.restore();
  assert.equal((await house.get('/api/me', host.token)).status, 200);
});

test('twenty an hour', async () => {
  const host = await aHost(house);
  for (let n = 0; n < 20; n++) await exported(host);
  assert.equal((await house.get('/api/me/export', host.token)).status, 429);
});
