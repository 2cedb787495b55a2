import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aPhoto, photoForm } from '../a-photo.ts';
import { expectBody, expectFields, expectList, expectRefusal } from '../client.ts';
import { moveClockTo } from '../move-clock-to.ts';
import type { Somebody } from '../people.ts';
import * as shape from '../wire-shapes.ts';
import { jobFor, story } from './story.ts';

const setStatus = (status: string, by: Somebody) =>
  story.client.patch(`/api/jobs/${story.jobId}`, { status }, by.token);
const uploaded = (form: FormData, by: Somebody) => story.client.post('/api/uploads', form, by.token);

test('only the assigned cleaner starts, and work is not submitted before the list is done', async () => {
  const { client, host, carla, bruno, jobId } = story;
  expectRefusal(await setStatus('SUBMITTED', carla), 409, 'invalid_transition');
  expectRefusal(await setStatus('IN_PROGRESS', bruno), 404, 'not_found');
  expectRefusal(await setStatus('IN_PROGRESS', host), 403, 'forbidden');
  expectRefusal(await setStatus('PAID', host), 409, 'invalid_transition');
  expectRefusal(await setStatus('DONE', carla), 400, 'invalid_input');
  assert.equal(expectBody(await setStatus('IN_PROGRESS', carla), 200, shape.job).status, 'IN_PROGRESS');
  expectRefusal(await setStatus('IN_PROGRESS', carla), 409, 'invalid_transition');
  expectRefusal(await setStatus('CANCELED', host), 409, 'invalid_transition');
  const { tasks, startTime } = await jobFor(carla);
  // work may begin before the job's start, and is not handed in before it
  await moveClockTo(client, startTime);
  const names = tasks.map(({ name }: { name: string }) => name);
  for (const name of ['Make beds', 'Vacuum all floors', 'Clean bathrooms', 'Kitchen cleaning', 'Empty trash bins'])
    assert.ok(names.includes(name), name);
  assert.ok(names.includes('Water the plants'));
  expectRefusal(await setStatus('SUBMITTED', carla), 409, 'checklist_incomplete');
  const task = `/api/jobs/${jobId}/tasks/${tasks[0].id}`;
  expectRefusal(await client.patch(task, { done: true }, bruno.token), 404, 'not_found');
  expectRefusal(await client.patch(task, {}, carla.token), 400, 'invalid_input');
  const skipped = await client.patch(task, { skippedReason: 'No beds to make' }, carla.token);
  assert.equal(expectBody(skipped, 200, shape.task).skippedReason, 'No beds to make');
  for (const { id } of tasks.slice(1)) {
    const done = await client.patch(`/api/jobs/${jobId}/tasks/${id}`, { done: true }, carla.token);
    assert.ok(expectBody(done, 200, shape.task).doneAt);
  }
  expectRefusal(await setStatus('SUBMITTED', carla), 409, 'checklist_incomplete');
});

test('photos are pictures, lie behind signed links and belong to the job', async () => {
  const { client, host, carla, bruno, jobId } = story;
  const add = (photoUrl: string, photoType: string, by = carla) =>
    client.post(`/api/jobs/${jobId}/deliverables`, { photoUrl, photoType, note: null }, by.token);
  expectRefusal(await uploaded(photoForm(Buffer.from('<svg/>'), { name: 'a.jpg' }), carla), 400, 'invalid_input');
  expectRefusal(await client.post('/api/uploads', { file: 'x' }, carla.token), 415, 'unsupported_media_type');
  expectRefusal(
    await add('https://evil.example/a.jpg', 'AFTER'),
    400,
    'invalid_input',
    'This isn’t a photo you uploaded',
  );
  for (const photoType of ['BEFORE', 'AFTER']) {
    const picture = await uploaded(photoForm(await aPhoto(photoType === 'AFTER' ? 'teal' : 'tan')), carla);
    const { photoUrl, thumbnailUrl, width, height } = expectBody(picture, 201, shape.upload);
    assert.deepEqual([width, height], [1200, 900]);
    await isPicture(photoUrl);
    await isPicture(thumbnailUrl);
    expectRefusal(await add(photoUrl, photoType, bruno), 404, 'not_found');
    assert.equal(expectBody(await add(photoUrl, photoType), 201, shape.deliverable).photoType, photoType);
  }
  const { deliverables } = await jobFor(host);
  assert.equal(deliverables.length, 2);
  await isPicture(deliverables[0].photoUrl);
  const forged = new URL(deliverables[0].photoUrl, client.url);
  forged.searchParams.set('s', 'A'.repeat(43));
  assert.ok([403, 404].includes((await fetch(forged)).status));
  assert.deepEqual((await jobFor(bruno)).deliverables, []);
});

test('the cleaner submits; the host is asked to pay', async () => {
  const { client, host, carla } = story;
  assert.equal(expectBody(await setStatus('SUBMITTED', carla), 200, shape.job).status, 'SUBMITTED');
  const { can, status } = await jobFor(host);
  assert.ok(status === 'SUBMITTED' && can.includes('pay') && !can.includes('cancel'));
  const jobs = expectList(await client.get('/api/host/jobs?status=SUBMITTED', host.token), shape.hostJob, 1);
  assert.equal(jobs[0].bids.length, 2);
  expectFields(await client.get('/api/host/jobs?status=DONE', host.token), {
    status: 'Choose one of the options offered',
  });
});

async function isPicture(link: string): Promise<void> {
  const answer = await fetch(new URL(link, story.client.url));
  assert.equal(answer.status, 200, link);
  assert.match(answer.headers.get('content-type') ?? '', /^image\//);
  assert.ok((await answer.arrayBuffer()).byteLength > 500);
}
