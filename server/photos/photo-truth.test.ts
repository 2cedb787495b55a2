import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Deliverable } from '#contract/work.ts';
import { jobTasks } from '#server/jobs/table.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aPicture, upload, withChunk } from '#server/testing/a-picture.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { drawnRoom, plainWall } from '#server/testing/rooms/drawn-room.ts';
import { photographed } from '#server/testing/rooms/photographed.ts';
import { lookKeys } from './find-alike.ts';
import { uploadLooks, uploadPoints, uploads } from './table.ts';

const house = await aHouse();
let host: Somebody;
let cleaner: Somebody;
beforeEach(async () => {
  host = await aHost(house);
  cleaner = await anApprovedCleaner(house);
});
/** Each some hours after the one before: nobody is at two places at once. */
const underWay = (more: object = {}) => {
  house.clock.forward(8 * hour);
  const startTime = plus(house.clock.now(), -hour);
  return aJob(house, host, { status: 'IN_PROGRESS', cleaner, startTime, startedAt: startTime, ...more });
};

const room = await photographed(drawnRoom({ name: 'kept', day: 'monday' }));
const nextDay = await photographed(drawnRoom({ name: 'kept', day: 'tuesday' }));
const wall = await photographed(plainWall('kept'));

/** Puts a picture on a job. */
async function add(job: JobInTest, bytes: Buffer, photoType = 'AFTER', by = cleaner): Promise<Deliverable> {
  const { body } = await upload(house, by.token, bytes);
  const added = await house.post(`/api/jobs/${job.id}/deliverables`, { photoUrl: body.photoUrl, photoType }, by.token);
  assert.equal(added.status, 201);
  return added.body;
}
const seen = async (job: JobInTest, photo: Deliverable, by: Somebody): Promise<Deliverable['truth']> =>
  (await house.get(`/api/jobs/${job.id}`, by.token)).body.deliverables.find(({ id }: Deliverable) => id === photo.id)
    .truth;
const takenAt = (bytes: Buffer, at: Date) => {
  const local = at.toISOString().replace('T', ' ').replaceAll('-', ':').slice(0, 19);
  return sharp(bytes)
    .withExif({ IFD2: { DateTimeOriginal: local, OffsetTimeOriginal: '+00:00' } })
    .jpeg({ quality: 92 })
    .toBuffer();
};
/** A new id of which the index knows the same 32 bits. */
const sameKeyAs = (id: string) => `${newId().slice(0, -8)}${id.slice(-8)}`;

/** The earlier photo stands under every key of the new one, and its hash begins as the new one's. */
async function collide({ photoUrl }: Deliverable, newUrl: string, histories: string[]): Promise<void> {
  const { db } = house.kit;
  const [theirs, ours] = [await lookOf(photoUrl), await lookOf(newUrl)];
  const pictureHash = Buffer.concat([ours.pictureHash.subarray(0, 8), theirs.pictureHash.subarray(8)]);
  const changed = { pictureHash, keys: lookKeys(ours, histories) };
  await db.update(uploadLooks).set(changed).where(eq(uploadLooks.uploadId, theirs.id));
}
async function lookOf(photoUrl: string) {
  const key = photoUrl.split('?')[0]?.split('/').at(-1) ?? '';
  const [found] = await house.kit.db
    .select({ id: uploads.id, pictureHash: uploadLooks.pictureHash, points: uploadPoints.points })
    .from(uploads)
    .innerJoin(uploadLooks, eq(uploadLooks.uploadId, uploads.id))
    .innerJoin(uploadPoints, eq(uploadPoints.uploadId, uploads.id))
    .where(eq(uploads.storageKey, key));
  return found ?? assert.fail('no look of that picture');
}
const cutAndDarkened = (bytes: Buffer) =>
  sharp(bytes)
    .extract({ left: 180, top: 90, width: 1700, height: 1300 })
    .linear(0.75, 6)
    .resize(1200)
    .jpeg({ quality: 60 })
    .toBuffer();

test('a photo taken during the work and never seen before is fresh', async () => {
  const { truth } = await add(await underWay(), await takenAt(room, house.clock.now()));
  assert.deepEqual(truth, { state: 'fresh', doubts: [], distanceMetres: null, earlier: null });
});

test('a part of an earlier photo, darker and compressed, is reused; both sides see the earlier one beside it', async () => {
  const first = await underWay();
  const original = await add(first, await takenAt(room, house.clock.now()));
  const later = await underWay({ propertyId: first.propertyId });
  const reused = await add(later, await cutAndDarkened(room));
  for (const truth of [
    reused.truth,
    await seen(later, reused, host),
    await seen(later, reused, await anAdmin(house)),
  ]) {
    assert.deepEqual([truth.state, truth.doubts, truth.earlier?.jobId], ['reused', ['noTime'], first.id]);
    assert.equal(truth.earlier?.photoUrl?.split('?')[0], original.photoUrl.split('?')[0]);
  }
});

test('the same room on another day is fresh', async () => {
  const first = await underWay();
  await add(first, await takenAt(room, house.clock.now()));
  const later = await underWay({ propertyId: first.propertyId });
  assert.equal((await add(later, await takenAt(nextDay, house.clock.now()))).truth.state, 'fresh');
});

test('of a picture from another host’s home only the day is told to this one', async () => {
  await add(await underWay(), await takenAt(room, house.clock.now()));
  const other = await aHost(house);
  house.clock.forward(8 * hour);
  const startTime = plus(house.clock.now(), -hour);
  const elsewhere = await aJob(house, other, { status: 'IN_PROGRESS', cleaner, startTime, startedAt: startTime });
  const reused = await add(elsewhere, await cutAndDarkened(room));
  assert.ok(reused.truth.earlier?.photoUrl, 'the cleaner took it');
  const shown = await seen(elsewhere, reused, other);
  assert.deepEqual([shown.state, shown.earlier?.jobId, shown.earlier?.photoUrl], ['reused', null, null]);
  assert.ok(shown.earlier?.addedAt);
});

test('the host’s picture of how it should look is no proof that it does', async () => {
  const job = await underWay();
  const { body } = await upload(house, host.token, room);
  const { id } = await lookOf(body.photoUrl);
  await house.kit.db.update(jobTasks).set({ uploadId: id }).where(eq(jobTasks.jobId, job.id));
  const saved = await add(job, await takenAt(await cutAndDarkened(room), house.clock.now()));
  assert.deepEqual([saved.truth.state, saved.truth.earlier], ['reused', null]);
  const own = await add(job, await takenAt(nextDay, house.clock.now()));
  assert.equal(own.truth.state, 'fresh', 'of the same room from nearly there');
});

test('of one picture that is added to two jobs at once, one is found to be reused', async () => {
  const first = await underWay();
  const startTime = plus(first.endTime, hour);
  const begun = { status: 'IN_PROGRESS', cleaner, startedAt: first.startTime } as const;
  const beside = await aJob(house, host, { ...begun, startTime });
  const photo = await takenAt(room, house.clock.now());
  const states = (await Promise.all([add(first, photo), add(beside, photo)])).map(({ truth }) => truth.state);
  assert.deepEqual(states.sort(), ['fresh', 'reused']);
});

test('nobody else’s photos from elsewhere count', async () => {
  await add(await underWay(), await takenAt(room, house.clock.now()));
  cleaner = await anApprovedCleaner(house);
  host = await aHost(house);
  assert.equal((await add(await underWay(), await takenAt(room, house.clock.now()))).truth.state, 'fresh');
});

test('the same picture before and after is reused; twice of one moment it is not', async () => {
  const job = await underWay();
  await add(job, await takenAt(room, house.clock.now()), 'BEFORE');
  assert.equal((await add(job, await takenAt(room, house.clock.now()), 'BEFORE')).truth.state, 'fresh');
  assert.equal((await add(job, await cutAndDarkened(room), 'AFTER')).truth.state, 'reused');
});

test('a plain wall is unverified, unless it is the very same file', async () => {
  const first = await underWay();
  assert.deepEqual((await add(first, wall)).truth.doubts, ['noTime', 'plain']);
  const later = await underWay({ propertyId: first.propertyId });
  const otherWall = await photographed(plainWall('other'));
  assert.equal((await add(later, otherWall)).truth.state, 'unverified');
  assert.equal((await add(later, wall)).truth.state, 'reused');
});

test('a clock that is wrong, a missing time and pictures of screens or by machines are unverified, with the reason', async () => {
  const job = await underWay();
  const doubtsOf = async (bytes: Buffer) => (await add(job, bytes)).truth.doubts.filter((doubt) => doubt !== 'plain');
  assert.deepEqual(await doubtsOf(await takenAt(nextDay, plus(house.clock.now(), -30 * hour))), ['outsideWindow']);
  assert.deepEqual(await doubtsOf(await takenAt(room, plus(house.clock.now(), 300 * hour))), ['outsideWindow']);
  const xmp = (kind: string) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${kind}"/></rdf:RDF></x:xmpmeta>`;
  const marked = (kind: string) => aPicture().withXmp(xmp(kind)).jpeg().toBuffer();
  assert.deepEqual(await doubtsOf(await marked('trainedAlgorithmicMedia')), ['noTime', 'drawn']);
  assert.deepEqual(await doubtsOf(await marked('screenCapture')), ['noTime', 'screenshot']);
  assert.deepEqual(await doubtsOf(await marked('digitalCapture')), ['noTime']);
  const inPng = await aPicture().withXmp(xmp('screenCapture')).png().toBuffer();
  assert.equal(inPng.includes('screenCapture'), false, 'compressed in the file');
  assert.deepEqual(await doubtsOf(inPng), ['noTime', 'screenshot']);
  const by = (software: string) =>
    aPicture()
      .withExif({ IFD0: { Software: software } })
      .jpeg()
      .toBuffer();
  assert.deepEqual(await doubtsOf(await by('Midjourney v7')), ['noTime', 'drawn']);
  assert.deepEqual(await doubtsOf(await by('Adobe Lightroom 14')), ['noTime']);
});

test('a PNG and a WebP tell their time as a JPEG does, and a PNG that it comes from ComfyUI', async () => {
  const job = await underWay();
  const at = house.clock.now().toISOString().replace('T', ' ').replaceAll('-', ':').slice(0, 19);
  const dated = sharp(room).withExif({ IFD2: { DateTimeOriginal: at, OffsetTimeOriginal: '+00:00' } });
  assert.deepEqual((await add(job, await dated.clone().png().toBuffer(), 'BEFORE')).truth.doubts, []);
  assert.deepEqual((await add(job, await dated.clone().webp().toBuffer(), 'BEFORE')).truth.doubts, []);
  for (const key of ['prompt', 'workflow']) {
    const drawn = withChunk(await aPicture().png().toBuffer(), 'tEXt', `${key}\0{"3":{"class_type":"KSampler"}}`);
    assert.deepEqual((await add(job, drawn)).truth.doubts, ['noTime', 'drawn', 'plain']);
  }
});

test('a property whose key is the same by 32 bits has another history', async () => {
  const [there, here] = [await aProperty(house, host), await aProperty(house, host, { id: sameKeyAs(host.id) })];
  const twin = await aProperty(house, await aHost(house), { id: sameKeyAs(host.id) });
  assert.equal(here.id.slice(-8), twin.id.slice(-8));
  await add(await underWay({ propertyId: twin.id, hostId: twin.hostId }), await takenAt(room, house.clock.now()));
  cleaner = await anApprovedCleaner(house);
  const job = await underWay({ propertyId: here.id });
  const photo = await takenAt(room, house.clock.now());
  assert.equal((await add(job, photo)).truth.state, 'fresh');
  const later = await underWay({ propertyId: there.id });
  assert.equal((await add(later, photo)).truth.state, 'reused', 'their own is found');
});

test('pictures that collide in every key are compared, and are not the same for that', async () => {
  const first = await underWay();
  const other = await add(first, await takenAt(room, house.clock.now()));
  const later = await underWay({ propertyId: first.propertyId });
  const { body } = await upload(house, cleaner.token, await takenAt(nextDay, house.clock.now()));
  await collide(other, body.photoUrl, [first.propertyId, cleaner.id]);
  const sent = { photoUrl: body.photoUrl, photoType: 'AFTER' };
  const added = await house.post(`/api/jobs/${later.id}/deliverables`, sent, cleaner.token);
  assert.equal(added.body.truth.state, 'fresh');
});

test('a plain wall whose hash begins like another’s is not the very same file', async () => {
  const first = await underWay();
  const other = await add(first, wall);
  const later = await underWay({ propertyId: first.propertyId });
  const { body } = await upload(house, cleaner.token, await photographed(plainWall('other')));
  await collide(other, body.photoUrl, [first.propertyId, cleaner.id]);
  const sent = { photoUrl: body.photoUrl, photoType: 'AFTER' };
  const added = await house.post(`/api/jobs/${later.id}/deliverables`, sent, cleaner.token);
  assert.deepEqual([added.body.truth.state, added.body.truth.earlier], ['unverified', null]);
});
