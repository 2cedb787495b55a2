import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Task } from '#contract/work.ts';
import { day, hour, minute, plus } from '#server/platform/clock.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob, type JobInTest } from '#server/testing/a-job.ts';
import { aJpeg, upload } from '#server/testing/a-picture.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

// What was done in a home without a signal, and told by the phone when it had one again.

const house = await aHouse();
let cleaner: Somebody;
let job: JobInTest;
let task: string;
let startedAt: Date;

beforeEach(async () => {
  cleaner = await anApprovedCleaner(house);
  const startTime = plus(house.clock.now(), hour);
  job = await aJob(house, await aHost(house), { status: 'ASSIGNED', cleaner, startTime });
  startedAt = house.clock.now();
  await house.patch(`/api/jobs/${job.id}`, { status: 'IN_PROGRESS' }, cleaner.token);
  const { tasks } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  task = tasks[0].id;
  house.clock.forward(2 * hour);
});

interface Told {
  key?: string;
  /** What the phone's clock shows as it sends. */
  phoneNow?: Date;
}
const headers = ({ key, phoneNow }: Told) => ({
  ...(key && { 'idempotency-key': key }),
  ...(phoneNow && { 'x-phone-time': phoneNow.toISOString() }),
});
const mark = async (body: object, told: Told = {}): Promise<Task> => {
  const path = `/api/jobs/${job.id}/tasks/${task}`;
  const answer = await house.send('PATCH', path, { as: cleaner.token, body, headers: headers(told) });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return answer.body;
};
const before = (milliseconds: number): Date => plus(house.clock.now(), -milliseconds);
const iso = (date: Date): string => date.toISOString();

test('a tick told late counts from when it was made', async () => {
  const at = before(40 * minute);
  assert.equal((await mark({ done: true, at: iso(at) })).doneAt, iso(at));
  assert.equal((await mark({ done: true, at: iso(at) }, { phoneNow: house.clock.now() })).doneAt, iso(at));
});

test('a phone whose clock is hours or years off still tells how long ago it was', async () => {
  for (const off of [-3 * hour, 9 * hour, 400 * day]) {
    const phoneNow = plus(house.clock.now(), off);
    const told = await mark({ done: true, at: iso(plus(phoneNow, -25 * minute)) }, { phoneNow });
    assert.equal(told.doneAt, iso(before(25 * minute)));
  }
});

test('nothing is done in the future, nor before the work began', async () => {
  const now = house.clock.now();
  assert.equal((await mark({ done: true, at: iso(plus(now, -3 * day)) })).doneAt, iso(startedAt));
  assert.equal((await mark({ done: true, at: iso(plus(now, day)) })).doneAt, iso(now));
  const setBack = plus(now, -hour);
  assert.equal((await mark({ done: true, at: iso(now) }, { phoneNow: setBack })).doneAt, iso(now));
});

test('a time that is none is refused, and a clock that tells nonsense is not listened to', async () => {
  const path = `/api/jobs/${job.id}/tasks/${task}`;
  const refused = await house.patch(path, { done: true, at: 'yesterday' }, cleaner.token);
  assert.deepEqual([refused.status, refused.body.fieldErrors.at.code], [400, 'invalidFormat']);
  const at = iso(before(10 * minute));
  const answer = await house.send('PATCH', path, {
    as: cleaner.token,
    body: { done: true, at },
    headers: { 'x-phone-time': '2026-13-45T99:99:99Z' },
  });
  assert.equal(answer.body.doneAt, at);
});

test('what one phone tells late changes nothing that was marked after it on another', async () => {
  const undone = await mark({ done: false, at: iso(before(10 * minute)) });
  assert.equal(undone.doneAt, null);
  assert.equal((await mark({ done: true, at: iso(before(30 * minute)) })).doneAt, null);
  const { rows } = await house.kit.db.$client.query('select work_begun_at from job where id = $1', [job.id]);
  assert.deepEqual(rows, [{ work_begun_at: null }]);
  const [again, sameAgain] = [await mark({ done: true }), await mark({ done: true, at: iso(before(5 * minute)) })];
  assert.equal(sameAgain.doneAt, again.doneAt);
});

test('a photo sent many times with its keys is on the job once, with the time the phone took it', async () => {
  const at = before(50 * minute);
  const { body } = await upload(house, cleaner.token, await aJpeg());
  const send = () =>
    house.send('POST', `/api/jobs/${job.id}/deliverables`, {
      as: cleaner.token,
      body: { photoUrl: body.photoUrl, photoType: 'AFTER', at: iso(at) },
      headers: headers({ key: 'a photo', phoneNow: house.clock.now() }),
    });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  for (const { status, body: added } of answers) assert.deepEqual([status, added.takenAt], [201, iso(at)]);
  const { deliverables } = (await house.get(`/api/jobs/${job.id}`, cleaner.token)).body;
  assert.equal(deliverables.length, 1);
  // two days later the answers are forgotten, but a photo is on a job only once
  house.clock.forward(2 * day);
  const { rows } = await house.kit.db.$client.query('delete from idempotency_key');
  assert.equal(rows.length, 0);
  const late = await send();
  assert.deepEqual([late.status, late.body.error], [409, 'already_exists']);
});
