import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { deliverables } from '#server/jobs/table.ts';
import { newId } from '#server/platform/ids.ts';
import { aJob } from '#server/testing/a-job.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { contentReports } from './table.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const { host, ana, ben } = await aScene(house);

const report = async (body: object) => (await house.post('/api/content-reports', body, host.token)).body.id;
const close = (id: string, action: string) =>
  house.post(`/api/admin/content/${id}/close`, { reason: 'Looked at it.', action }, admin.token);
const reopen = (id: string, reason = 'A mistake.') =>
  house.post(`/api/admin/content/${id}/reopen`, { reason }, admin.token);
const newest = async ({ token }: Somebody) => {
  await house.work();
  const [{ kind, link }] = (await house.get('/api/notifications?limit=1', token)).body;
  return { kind, link };
};
const profileOf = async ({ id }: Somebody) => (await house.get(`/api/cleaners/${id}`, host.token)).body;
const auditOf = async (id: string) => {
  const { rows } = await house.kit.db.$client.query(
    'select action, facts from audit_log where subject_id = $1 order by id desc limit 1',
    [id],
  );
  return rows[0];
};
const setProfile = (who: Somebody, set: { bio?: string | null; profileImageKey?: string }) =>
  house.kit.db.update(cleanerProfiles).set(set).where(eq(cleanerProfiles.userId, who.id));

test('a hidden photo of the work is shown again once the decision is taken back, and both are told', async () => {
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner: ana });
  const { id: uploadId } = await anUpload(house, ana);
  const photo = { id: newId(), jobId: job.id, uploadId, photoType: 'AFTER' as const, createdAt: house.clock.now() };
  await house.kit.db.insert(deliverables).values(photo);
  const id = await report({ kind: 'photo', id: photo.id, about: 'private' });
  const photos = async () => (await house.get(`/api/jobs/${job.id}`, host.token)).body.deliverables.length;
  assert.equal((await reopen(id)).status, 409, 'nothing is decided yet');
  const { body: closed } = await close(id, 'hide');
  assert.deepEqual(closed.closedBy, { id: admin.id, name: admin.name });
  assert.equal(await photos(), 0);
  const [listed] = (await house.get(`/api/admin/content?q=${id}`, admin.token)).body;
  assert.deepEqual(listed.closedBy, { id: admin.id, name: admin.name });
  assert.equal((await reopen(id, ' ')).status, 400, 'a reason is asked for');
  assert.equal((await house.post(`/api/admin/content/${id}/reopen`, { reason: 'x' }, host.token)).status, 403);
  const { body } = await reopen(id);
  assert.deepEqual([body.status, body.closedBy, body.action, body.closingReason], ['OPEN', null, null, null]);
  assert.deepEqual(body.can, ['none', 'warn', 'hide']);
  assert.equal(await photos(), 1);
  assert.deepEqual(await newest(host), { kind: 'reportReopened', link: `/jobs/${job.id}` });
  assert.deepEqual(await newest(ana), { kind: 'contentRestored', link: `/jobs/${job.id}` });
  const { action, facts } = await auditOf(id);
  const { note: _, ...plain } = facts;
  assert.deepEqual([action, plain], ['reopen content report', { kind: 'photo', action: 'hide' }]);
  assert.equal((await close(id, 'none')).status, 200, 'it is decided anew');
});

test('words that were removed come back whole, unless their author has written others, and none are kept after that', async () => {
  const bio = 'I clean well and bring my own supplies.';
  await setProfile(ben, { bio });
  const id = await report({ kind: 'profile', id: ben.id, about: 'fake' });
  await close(id, 'hide');
  assert.equal((await profileOf(ben)).bio, '');
  assert.deepEqual(await newest(host), {
    kind: 'reportedTextHidden',
    link: `/host/dashboard?tab=cleaners&cleaner=${ben.id}`,
  });
  await reopen(id);
  assert.equal((await profileOf(ben)).bio, bio);
  assert.equal((await newest(ben)).kind, 'contentRestored');
  await close(id, 'hide');
  await setProfile(ben, { bio: 'Something else.' });
  await reopen(id);
  assert.equal((await profileOf(ben)).bio, 'Something else.');
  assert.equal((await newest(ben)).kind, 'decisionUndone');
  const [row] = await house.kit.db.select().from(contentReports).where(eq(contentReports.id, id));
  assert.deepEqual([row?.removedText, row?.quotedText], [null, null]);
});

test('a picture comes back, and a warning is taken back without anything to show', async () => {
  const { photoUrl } = await anUpload(house, ana);
  await setProfile(ana, { profileImageKey: photoUrl.slice('/photos/'.length) });
  const id = await report({ kind: 'picture', id: ana.id, about: 'fake' });
  await close(id, 'hide');
  assert.equal((await profileOf(ana)).profileImageUrl, null);
  await reopen(id);
  assert.ok((await profileOf(ana)).profileImageUrl);
  await close(id, 'warn');
  await reopen(id);
  assert.deepEqual(await newest(ana), { kind: 'decisionUndone', link: '/cleaner/dashboard?tab=profile' });
});

test('reported again since, it is decided about where it is open; what two have reported stays hidden for the other', async () => {
  await setProfile(ana, { bio: 'Call me.' });
  const first = await report({ kind: 'profile', id: ana.id, about: 'contact' });
  await close(first, 'none');
  const second = await report({ kind: 'profile', id: ana.id, about: 'contact' });
  assert.equal((await reopen(first)).body.error, 'already_exists');
  const { photoUrl } = await anUpload(house, ben);
  await setProfile(ben, { profileImageKey: photoUrl.slice('/photos/'.length) });
  const one = await report({ kind: 'picture', id: ben.id, about: 'fake' });
  await close(one, 'hide');
  await setProfile(ben, { profileImageKey: photoUrl.slice('/photos/'.length) });
  const two = await report({ kind: 'picture', id: ben.id, about: 'fake' });
  await close(two, 'hide');
  await reopen(one);
  assert.equal((await profileOf(ben)).profileImageUrl, null);
  assert.equal((await close(second, 'none')).status, 200);
});
