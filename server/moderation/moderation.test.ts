import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq, isNull } from 'drizzle-orm';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { deliverables } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { photoLink } from '#server/platform/photo-link.ts';
import { aJob } from '#server/testing/a-job.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { contentReports } from './table.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { host, ana, ben } = await aScene(house);

let days = 0;
const aTakenJob = (more: object = {}) =>
  aJob(house, host, { status: 'ASSIGNED', cleaner: ana, startTime: plus(house.clock.now(), ++days * day), ...more });
const report = (body: object, who: Somebody) => house.post('/api/content-reports', body, who.token);
const close = (id: string, action: string) =>
  house.post(`/api/admin/content/${id}/close`, { reason: 'Looked at it.', action }, admin.token);
const evidence = async (id: string) => (await house.get(`/api/admin/content/${id}/evidence`, admin.token)).body;
const list = async (query: string) => (await house.get(`/api/admin/content?${query}`, admin.token)).body;
const flagsOn = (subjectId: string) =>
  house.kit.db
    .select()
    .from(contentReports)
    .where(and(eq(contentReports.subjectId, subjectId), isNull(contentReports.reporterId)));
const bellOf = async ({ token }: Somebody) => (await house.get('/api/notifications', token)).body[0]?.kind;

test('a profile is reported with a reason from the list, once while it waits, and never one’s own', async () => {
  const about = { kind: 'profile', id: ana.id };
  assert.equal((await report({ ...about, about: 'nonsense' }, host)).status, 400);
  const wordless = await report({ ...about, about: 'other', note: ' ' }, host);
  assert.deepEqual([wordless.status, Object.keys(wordless.body.fields ?? {})], [400, ['note']]);
  assert.equal((await report({ ...about, about: 'fake' }, host)).status, 201);
  assert.equal((await report({ ...about, about: 'contact' }, host)).body.error, 'already_exists');
  assert.equal((await report({ ...about, about: 'fake' }, ana)).status, 404);
  assert.equal((await report({ kind: 'profile', id: admin.id, about: 'fake' }, host)).status, 404);
  assert.equal((await report({ kind: 'picture', id: ana.id, about: 'fake' }, host)).status, 404, 'she has none');
});

test('a host can be reported by who has a job with them, and nobody else', async () => {
  const other = await aHost(house);
  assert.equal((await report({ kind: 'profile', id: other.id, about: 'offensive' }, ben)).status, 404);
  await aJob(house, other, { status: 'ASSIGNED', cleaner: ben });
  const { body } = await report({ kind: 'profile', id: other.id, about: 'offensive' }, ben);
  const [row] = await list(`q=${body.id}`);
  assert.deepEqual(row.can, ['none', 'warn'], 'a host has a name only');
  assert.equal((await close(body.id, 'hide')).status, 409);
});

test('what a cleaner says about themselves is taken away by an admin, and both are told', async () => {
  const bio = 'I clean well. Call me at 512-555-0134 for a better price.';
  await house.kit.db.update(cleanerProfiles).set({ bio }).where(eq(cleanerProfiles.userId, ben.id));
  const { body } = await report({ kind: 'profile', id: ben.id, about: 'contact', note: 'Look' }, host);
  const [row] = await list(`q=${body.id}&kind=profile`);
  assert.deepEqual([row.author.name, row.reporter.name, row.about, row.reason], ['Ben', host.name, 'contact', 'Look']);
  assert.doesNotMatch(JSON.stringify(row), /512-555-0134|better price/);
  const shown = await evidence(body.id);
  assert.deepEqual([shown.text, shown.matches], [bio, [{ flag: 'phone', part: '512-555-0134' }]]);
  assert.equal((await close(body.id, 'hide')).status, 200);
  assert.equal((await close(body.id, 'none')).status, 409);
  await house.work();
  assert.deepEqual([await bellOf(host), await bellOf(ben)], ['reportedTextHidden', 'profileHidden']);
  const { body: profile } = await house.get(`/api/cleaners/${ben.id}`, host.token);
  assert.equal(profile.bio, '');
  const { rows } = await house.kit.db.$client.query('select action from audit_log where subject_id = $1 order by id', [
    body.id,
  ]);
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['look at reported content', 'close content report'],
  );
});

test('a picture that was reported is shown to admins after it is gone from the profile', async () => {
  const { id, photoUrl } = await anUpload(house, ana);
  const storageKey = photoUrl.slice('/photos/'.length);
  await house.kit.db
    .update(cleanerProfiles)
    .set({ profileImageKey: storageKey })
    .where(eq(cleanerProfiles.userId, ana.id));
  const { body } = await report({ kind: 'picture', id: ana.id, about: 'fake' }, host);
  assert.equal((await close(body.id, 'hide')).status, 200);
  const { body: profile } = await house.get(`/api/cleaners/${ana.id}`, host.token);
  assert.equal(profile.profileImageUrl, null);
  assert.equal((await evidence(body.id)).photoUrl, photoLink(house.kit, storageKey));
  const [row] = await house.kit.db.select().from(contentReports).where(eq(contentReports.id, body.id));
  assert.equal(row?.uploadId, id);
});

test('who has put another picture in the place of the reported one keeps it', async () => {
  const show = async () => {
    const { id, photoUrl } = await anUpload(house, ana);
    const profileImageKey = photoUrl.slice('/photos/'.length);
    await house.kit.db.update(cleanerProfiles).set({ profileImageKey }).where(eq(cleanerProfiles.userId, ana.id));
    return { id, profileImageKey };
  };
  await show();
  const { body } = await report({ kind: 'picture', id: ana.id, about: 'fake' }, host);
  const { profileImageKey } = await show();
  assert.equal((await close(body.id, 'hide')).status, 200);
  const [kept] = await house.kit.db.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, ana.id));
  assert.equal(kept?.profileImageKey, profileImageKey);
});

test('a hidden photo of a job is seen by admins only', async () => {
  const job = await aTakenJob({ status: 'SUBMITTED' });
  const { id: uploadId } = await anUpload(house, ana);
  const photo = { id: newId(), jobId: job.id, uploadId, photoType: 'AFTER' as const, createdAt: house.clock.now() };
  await house.kit.db.insert(deliverables).values(photo);
  const about = { kind: 'photo', id: photo.id, about: 'private' };
  assert.equal((await report(about, ben)).status, 404);
  const { body } = await report(about, host);
  const photosOf = async (who: Somebody) =>
    (await house.get(`/api/jobs/${job.id}`, who.token)).body.deliverables.length;
  assert.equal(await photosOf(host), 1);
  const [seen] = (await house.get(`/api/jobs/${job.id}`, host.token)).body.deliverables;
  const [hers] = (await house.get(`/api/jobs/${job.id}`, ana.token)).body.deliverables;
  assert.deepEqual([seen.reported, hers.reported], [true, undefined], 'only who reported it is told');
  assert.equal((await close(body.id, 'hide')).status, 200);
  assert.deepEqual([await photosOf(host), await photosOf(ana), await photosOf(admin)], [0, 0, 1]);
  const hiddenFor = async (who: Somebody) => (await house.get(`/api/jobs/${job.id}`, who.token)).body.hiddenPhotos;
  const [place, ...more] = await hiddenFor(host);
  assert.deepEqual([place.id, place.photoType, place.truth.state, more], [photo.id, 'AFTER', 'unverified', []]);
  assert.doesNotMatch(JSON.stringify(place), /photos\//);
  assert.deepEqual([(await hiddenFor(ana)).length, await hiddenFor(admin)], [1, undefined]);
  // the same picture on a later job names it as the earlier one
  const again = { ...photo, id: newId(), uploadId: (await anUpload(house, ana)).id, earlierId: photo.id };
  await house.kit.db.insert(deliverables).values({ ...again, compared: 'alike' });
  const earlierFor = async (who: Somebody) =>
    (await house.get(`/api/jobs/${job.id}`, who.token)).body.deliverables.at(-1).truth.earlier.photoUrl;
  assert.deepEqual([await earlierFor(host), await earlierFor(ana)], [null, null]);
  assert.ok(await earlierFor(admin));
  await house.work();
  assert.equal(await bellOf(ana), 'photoHidden');
  const { body: told } = await house.get('/api/notifications?limit=1', ana.token);
  assert.match(
    told[0].text,
    /no one can see it anymore\. The reason: it shows something private\. Please only show/,
    'with the reason, before what to do',
  );
});

test('an author hears the reason an admin chooses, and that of the report where none is chosen', async () => {
  const closed = async (reported: string, body: object) => {
    const { id, photoUrl } = await anUpload(house, ana);
    const profileImageKey = photoUrl.slice('/photos/'.length);
    await house.kit.db.update(cleanerProfiles).set({ profileImageKey }).where(eq(cleanerProfiles.userId, ana.id));
    const { body: made } = await report({ kind: 'picture', id: ana.id, about: reported, note: 'See it' }, host);
    const [open] = await list(`q=${made.id}`);
    const path = `/api/admin/content/${made.id}/close`;
    const answer = await house.post(path, { reason: 'Looked at it.', ...body }, admin.token);
    await house.work();
    const { rows } = await house.kit.db.$client.query(
      "select facts from audit_log where subject_id = $1 and action = 'close content report'",
      [made.id],
    );
    const { body: told } = await house.get('/api/notifications?limit=1', ana.token);
    const { note: _, ...facts } = rows[0]?.facts ?? {};
    return { id, open, answer, facts, text: told[0].text, link: told[0].link };
  };
  const usual = await closed('fake', { action: 'hide' });
  assert.deepEqual([usual.open.authorReason, usual.answer.body.authorReason], ['fake', 'fake']);
  assert.match(usual.text, /no longer shown\. The reason: it isn’t really you, or it isn’t true\. Please choose/);
  const other = await closed('fake', { action: 'hide', authorReason: 'private' });
  assert.deepEqual([other.answer.body.about, other.answer.body.authorReason], ['fake', 'private']);
  assert.deepEqual(other.facts, { kind: 'picture', action: 'hide', authorReason: 'private' });
  assert.match(other.text, /The reason: it shows something private\. Please/);
  const none = await closed('offensive', { action: 'warn', authorReason: 'other' });
  assert.doesNotMatch(none.text, /The reason| {2}/);
  assert.equal(none.link, '/cleaner/dashboard?tab=profile', 'where a cleaner’s profile is');
  const left = await closed('offensive', { action: 'none', authorReason: 'private' });
  assert.deepEqual([left.answer.body.authorReason, left.facts], [null, { kind: 'picture', action: 'none' }]);
  const path = `/api/admin/content/${left.open.id}/close`;
  assert.equal((await house.post(path, { reason: 'x', authorReason: 'rude' }, admin.token)).status, 400);
});

test('the worker flags a message for a person to look at; it is delivered all the same, and once', async () => {
  const job = await aTakenJob();
  const path = `/api/jobs/${job.id}/messages`;
  const { body } = await house.post(path, { text: 'Please pay me by Venmo, not here' }, ana.token);
  assert.equal((await flagsOn(body.id)).length, 0, 'not in the request');
  await house.work();
  const [flag] = await flagsOn(body.id);
  assert.ok(flag);
  assert.deepEqual([flag.flags, flag.reason, flag.authorId], [['paymentLink'], '', ana.id]);
  const { body: read } = await house.get(path, host.token);
  assert.match(read[0].text, /Venmo/);
  await house.kit.tasks.send(house.kit.db, 'follow-fact', {
    fact: { kind: 'message sent', messageId: body.id },
    factId: newId(),
  });
  await house.work();
  await house.post(path, { text: 'As I said: VENMO' }, ana.token);
  await house.work();
  assert.equal((await list('status=OPEN&kind=message')).length, 1, 'the same thing again is the same case');
  assert.deepEqual((await evidence(flag.id)).matches, [{ flag: 'paymentLink', part: 'Venmo' }]);
  await close(flag.id, 'warn');
  await house.work();
  assert.equal(await bellOf(ana), 'messageWarned');
  await house.post(path, { text: 'Venmo is easier' }, ana.token);
  await house.work();
  assert.equal((await list('status=OPEN&kind=message')).length, 1, 'after a warning it is a new case');
});

test('ordinary messages, and phone numbers once the cleaner has the job, are left alone', async () => {
  const job = await aTakenJob();
  for (const text of ['The door code is 4711#', 'I am at 12345 Research Blvd', 'Call me: 512-555-0134']) {
    const { body } = await house.post(`/api/jobs/${job.id}/messages`, { text }, host.token);
    await house.work();
    assert.equal((await flagsOn(body.id)).length, 0, text);
  }
});

test('job texts are flagged, once for a change that leaves them as they are; a card’s number is not shown whole', async () => {
  const job = await aJob(house, host, { specialInstructions: 'Buy soap with my card 4111 1111 1111 1111' });
  const send = () =>
    house.kit.tasks.send(house.kit.db, 'follow-fact', {
      fact: { kind: 'job posted', jobId: job.id },
      factId: newId(),
    });
  await send();
  await house.work();
  await send();
  await house.work();
  const [flag, ...more] = await flagsOn(job.id);
  assert.ok(flag);
  assert.deepEqual([flag.flags, more], [['cardNumber'], []]);
  assert.deepEqual((await evidence(flag.id)).matches, [{ flag: 'cardNumber', part: '•••• •••• •••• 1111' }]);
});

test('of what somebody who is erased had written nothing is left to compare a number with', async () => {
  const leaver = await aHost(house);
  const job = await aJob(house, leaver, { status: 'CANCELED', specialInstructions: 'Call 512-555-0134' });
  const fact = { kind: 'job posted', jobId: job.id };
  await house.kit.tasks.send(house.kit.db, 'follow-fact', { fact, factId: newId() });
  await house.work();
  const [before] = await flagsOn(job.id);
  const owner = { name: leaver.name, reason: 'They asked for it.' };
  assert.equal((await house.post(`/api/admin/users/${leaver.id}/erase`, owner, admin.token)).status, 204);
  const [after] = await flagsOn(job.id);
  assert.ok(before?.found && after?.found);
  assert.notDeepEqual(after.found, before.found);
});
