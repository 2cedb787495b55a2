import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { photosPerJob } from '#contract/photo-limits.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aBid, anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aJpeg, aPicture, upload } from '#server/testing/a-picture.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
let host: Somebody;
let cleaner: Somebody;
beforeEach(async () => {
  host = await aHost(house);
  cleaner = await anApprovedCleaner(house);
});

const setStatus = (job: JobInTest, status: string, by = cleaner) =>
  house.patch(`/api/jobs/${job.id}`, { status }, by.token);
const tasksOf = async (job: JobInTest): Promise<{ id: string; required: boolean; name: string }[]> =>
  (
    await house.kit.db.$client.query('select id, required, name from job_task where job_id = $1 order by position', [
      job.id,
    ])
  ).rows;
const tick = (job: JobInTest, taskId: string | undefined, change: object = { done: true }, by = cleaner) =>
  house.patch(`/api/jobs/${job.id}/tasks/${taskId}`, change, by.token);
const addPhoto = async (job: JobInTest, more: object = {}, by = cleaner) => {
  const { body } = await upload(house, by.token, await aJpeg({ width: 40, height: 30 }));
  return house.post(
    `/api/jobs/${job.id}/deliverables`,
    { photoUrl: body.photoUrl, photoType: 'AFTER', ...more },
    by.token,
  );
};

test('work can start two hours before the start; any earlier, the answer says when', async () => {
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const opensAt = plus(job.startTime, -2 * hour);
  const early = await setStatus(job, 'IN_PROGRESS');
  assert.deepEqual([early.status, early.body.error, early.body.opensAt], [409, 'too_early', opensAt.toISOString()]);
  assert.ok(early.body.message.includes(opensAt.toISOString()));
  const before = house.clock.now();
  house.clock.set(opensAt);
  const started = await setStatus(job, 'IN_PROGRESS');
  assert.deepEqual([started.status, started.body.status], [200, 'IN_PROGRESS']);
  assert.equal((await setStatus(job, 'IN_PROGRESS')).body.error, 'invalid_transition');
  await house.work();
  assert.equal(
    (await recentMails(house.kit.db, host.email))[0]?.subject,
    'Work has started: Lakeside Loft, Fri, May 8, 11:00\u00a0AM CDT',
  );
  house.clock.set(before);
});

test('no one moves a job to a state it cannot take, or that is not theirs to set', async () => {
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner });
  const errors = async (status: string, by: Somebody) => (await setStatus(job, status, by)).body.error;
  for (const status of ['OPEN', 'ASSIGNED', 'PAID']) {
    assert.equal(await errors(status, host), 'invalid_transition');
    assert.equal(await errors(status, cleaner), 'invalid_transition');
    assert.equal(await errors(status, await aHost(house)), 'not_found');
  }
  assert.equal(await errors('IN_PROGRESS', host), 'forbidden');
  assert.equal(await errors('SUBMITTED', host), 'forbidden');
  assert.equal(await errors('CANCELED', cleaner), 'forbidden');
  assert.equal(await errors('SUBMITTED', cleaner), 'invalid_transition');
  const other = await anApprovedCleaner(house);
  assert.equal(await errors('IN_PROGRESS', other), 'not_found');
  await aBid(house, other, job, { status: 'REJECTED' });
  assert.equal(await errors('IN_PROGRESS', other), 'not_found');
});

test('starting needs a valid clearance: PASSED will do, REJECTED will not', async () => {
  const startTime = plus(house.clock.now(), hour);
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime });
  await approve(house, cleaner, { status: 'REJECTED' });
  assert.equal((await setStatus(job, 'IN_PROGRESS')).body.error, 'background_check_required');
  await approve(house, cleaner, { status: 'PASSED' });
  assert.equal((await setStatus(job, 'IN_PROGRESS')).status, 200);
});

test('work is submitted with every required task ticked or skipped with a reason, and an AFTER photo', async () => {
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner, startTime: plus(house.clock.now(), -hour) });
  const [first, second, ...rest] = (await tasksOf(job)).filter(({ required }) => required);
  const nothing = await setStatus(job, 'SUBMITTED');
  assert.equal(nothing.body.error, 'checklist_incomplete');
  assert.match(nothing.body.message, /Make beds.*a photo taken after the work/);
  assert.equal(nothing.body.missingAfterPhoto, true);
  for (const { id } of rest) assert.equal((await tick(job, id)).status, 200);
  assert.ok((await tick(job, first?.id)).body.doneAt);
  assert.equal((await tick(job, first?.id, { done: false })).body.doneAt, null);
  await tick(job, first?.id);
  const skipped = await tick(job, second?.id, { skippedReason: 'No vacuum cleaner there' });
  assert.deepEqual([skipped.body.doneAt, skipped.body.skippedReason], [null, 'No vacuum cleaner there']);
  await addPhoto(job, { photoType: 'BEFORE' });
  const noPhoto = await setStatus(job, 'SUBMITTED');
  assert.equal(noPhoto.body.message, 'Still missing: a photo taken after the work.');
  await addPhoto(job);
  const submitted = await setStatus(job, 'SUBMITTED');
  assert.deepEqual([submitted.status, submitted.body.status], [200, 'SUBMITTED']);
  assert.equal((await tick(job, first?.id)).body.error, 'invalid_transition');
  await house.work();
  assert.equal(
    (await recentMails(house.kit.db, host.email))[0]?.subject,
    'Work is done: Lakeside Loft, Wed, May 6, 10:00\u00a0AM CDT',
  );
});

test('only the assigned cleaner ticks tasks, only those of that job, and only in valid ways', async () => {
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner });
  const elsewhere = await aJob(house, host, { status: 'PAID', cleaner });
  const [task] = await tasksOf(job);
  const [foreign] = await tasksOf(elsewhere);
  assert.equal((await tick(job, task?.id, { done: true }, await anApprovedCleaner(house))).status, 404);
  assert.equal((await tick(job, foreign?.id)).status, 404);
  assert.equal((await tick(job, task?.id, { skippedReason: ' ' })).status, 400);
  assert.equal((await tick(job, task?.id, {})).status, 400);
  assert.equal((await tick(job, task?.id, { done: true, skippedReason: 'x' })).status, 400);
});

test('a photo is the caller’s own upload, used once, on a job under way', async () => {
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner });
  const { body: own } = await upload(house, cleaner.token, await aJpeg());
  const put = (photoUrl: string, on = job, by = cleaner) =>
    house.post(`/api/jobs/${on.id}/deliverables`, { photoUrl, photoType: 'AFTER', note: 'All done' }, by.token);
  const added = await put(`https://elsewhere.example${own.photoUrl.split('?')[0]}?e=1&s=forged`);
  assert.deepEqual([added.status, added.body.note, added.body.jobId], [201, 'All done', job.id]);
  assert.equal((await house.app.inject({ url: added.body.photoUrl })).statusCode, 200);
  assert.equal((await put(own.photoUrl)).body.error, 'already_exists');
  const foreign = await upload(house, host.token, await aJpeg());
  for (const url of [foreign.body.photoUrl, own.thumbnailUrl, 'https://example.com/a.jpg', '/photos/unknown']) {
    assert.equal((await put(url)).body.fields.photoUrl, 'This isn’t a photo you uploaded');
  }
  const fresh = await upload(house, cleaner.token, await aJpeg());
  const waiting = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime: plus(house.clock.now(), 9 * day) });
  assert.equal((await put(fresh.body.photoUrl, waiting)).body.error, 'invalid_transition');
  assert.equal((await put(foreign.body.photoUrl, job, host)).status, 403);
  assert.equal((await put(fresh.body.photoUrl, job, await anApprovedCleaner(house))).status, 404);
});

test('a photo may be one of a task, of this job only, and says so to both', async () => {
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner });
  const [task] = await tasksOf(job);
  assert.equal((await addPhoto(job, { taskId: task?.id })).body.taskId, task?.id);
  assert.equal((await addPhoto(job)).body.taskId, null);
  for (const who of [cleaner, host]) {
    const { body } = await house.get(`/api/jobs/${job.id}`, who.token);
    assert.deepEqual(
      body.deliverables.map((photo: { taskId: string | null }) => photo.taskId),
      [task?.id, null],
    );
  }
  const [foreign] = await tasksOf(
    await aJob(house, host, { status: 'IN_PROGRESS', cleaner: await anApprovedCleaner(house) }),
  );
  assert.equal((await addPhoto(job, { taskId: foreign?.id })).status, 404);
  assert.equal((await addPhoto(job, { taskId: 'no id' })).status, 400);
});

test('only a photo’s distance to the property is kept, not where it was taken', async () => {
  const job = await aJob(house, host, { status: 'SUBMITTED', cleaner });
  const bytes = await aPicture()
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '302713/10000 0/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '977326/10000 0/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
  const { body } = await upload(house, cleaner.token, bytes);
  const added = await house.post(
    `/api/jobs/${job.id}/deliverables`,
    { photoUrl: body.photoUrl, photoType: 'PROGRESS' },
    cleaner.token,
  );
  assert.equal(added.status, 201);
  const query = `select d.distance_metres, u.place_sealed from deliverable d join upload u on u.id = d.upload_id where d.job_id = $1`;
  const [row] = (await house.kit.db.$client.query(query, [job.id])).rows;
  // a hundredth of a degree of longitude at 30° north, on the sphere by which PostgreSQL measures
  assert.deepEqual([row.distance_metres, row.place_sealed], [961, null]);
});

test('a job takes 30 photos, the last of which is kept for the finished work, without which nothing is submitted', async () => {
  const startTime = plus(house.clock.now(), -hour);
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner, startTime });
  for (const { id } of await tasksOf(job)) await tick(job, id);
  const before = () => addPhoto(job, { photoType: 'BEFORE' });
  for (let photo = 1; photo < photosPerJob; photo++) assert.equal((await before()).status, 201);
  const refused = await before();
  assert.deepEqual([refused.status, refused.body.fieldErrors.photoUrl.code], [400, 'photoAfterFirst']);
  assert.equal((await addPhoto(job)).status, 201);
  assert.equal((await addPhoto(job)).body.fields.photoUrl, 'A job can have up to 30 photos');
  assert.equal((await setStatus(job, 'SUBMITTED')).status, 200);
});

test('however many arrive together, there is one start and one submission', async () => {
  const startTime = house.clock.now();
  const job = await aJob(house, host, { status: 'ASSIGNED', cleaner, startTime });
  const five = async (status: string) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => setStatus(job, status)));
    return answers.map((answer) => answer.status).sort();
  };
  assert.deepEqual(await five('IN_PROGRESS'), [200, 409, 409, 409, 409]);
  for (const { id } of await tasksOf(job)) await tick(job, id);
  await addPhoto(job);
  assert.deepEqual(await five('SUBMITTED'), [200, 409, 409, 409, 409]);
  const { rows } = await house.kit.db.$client.query('select kind from job_timeline where job_id = $1', [job.id]);
  assert.deepEqual(rows.map(({ kind }) => kind).sort(), ['ASSIGNED', 'POSTED', 'STARTED', 'SUBMITTED']);
});

test('work cannot be submitted before the job begins', async () => {
  const startTime = plus(house.clock.now(), hour);
  const job = await aJob(house, host, { status: 'IN_PROGRESS', cleaner, startTime });
  const early = await setStatus(job, 'SUBMITTED');
  assert.deepEqual([early.body.error, early.body.opensAt], ['too_early', startTime.toISOString()]);
});

test('once the job is paid no picture can be added', async () => {
  const job = await aJob(house, host, { status: 'PAID', cleaner });
  assert.equal((await addPhoto(job)).body.error, 'invalid_transition');
});
