import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { taskHandlers } from '#server/app.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import type { Answer } from '#server/testing/peek-at-stream.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
let host: Somebody;
beforeEach(async () => {
  host = await aHost(house);
});

const keyed = (path: string, body: unknown, key: string, as = host.token): Promise<Answer> =>
  house.send('POST', path, { as, body, headers: { 'idempotency-key': key } });
const form = (title: string) => ({ title, address: '200 Congress Ave, Austin, TX 78701' });
const rowsOf = async (table: string, column: string, id: string): Promise<number> => {
  const found = await house.kit.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)}::text = ${id}`,
  );
  return found.rows[0]?.count ?? -1;
};

/** Sends ten at once and expects the same answer each time. */
async function tenTimes(send: () => Promise<Answer>): Promise<Answer> {
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  const [first] = answers;
  assert.ok(first);
  for (const { status, body } of answers) assert.deepEqual([status, body], [first.status, first.body]);
  return first;
}

test('50 keys sent 10 times at once: 50 effects, equal answers', async () => {
  const keys = Array.from({ length: 50 }, (_, index) => `key-${index}`);
  const answers: Answer[] = [];
  for (const key of keys) answers.push(await tenTimes(() => keyed('/api/properties', form(key), key)));
  assert.ok(answers.every(({ status }) => status === 201));
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 50);
  assert.equal(await rowsOf('property', 'host_id', host.id), 50);
});

test('the same key with another body or on another path is refused, and does nothing', async () => {
  assert.equal((await keyed('/api/properties', form('First'), 'one')).status, 201);
  for (const [path, body] of [
    ['/api/properties', form('Second')],
    ['/api/host/setup-payment', undefined],
  ] as const) {
    const refused = await keyed(path, body, 'one');
    assert.deepEqual([refused.status, refused.body.error], [422, 'idempotency_mismatch']);
  }
  assert.equal(await rowsOf('property', 'host_id', host.id), 1);
});

test('a key belongs to its account', async () => {
  const other = await aHost(house);
  const [mine, theirs] = [
    await keyed('/api/properties', form('Mine'), 'the same'),
    await keyed('/api/properties', form('Theirs'), 'the same', other.token),
  ];
  assert.deepEqual([mine.status, theirs.status], [201, 201]);
  assert.notEqual(mine.body.id, theirs.body.id);
});

test('jobs, bids, checkouts and reviews happen once per key', async () => {
  await aCard(house, host);
  const property = await aProperty(house, host);
  const start = plus(house.clock.now(), day);
  const posting = {
    propertyId: property.id,
    startTime: start.toISOString(),
    endTime: plus(start, 3 * hour).toISOString(),
    cleaningType: 'standard',
    payoutCents: 12_000,
  };
  assert.equal((await tenTimes(() => keyed('/api/jobs', posting, 'post'))).status, 201);
  assert.equal(await rowsOf('job', 'host_id', host.id), 1);

  const job = await aJob(house, host);
  const bidder = await anApprovedCleaner(house);
  const bid = () => keyed(`/api/jobs/${job.id}/bids`, { amountCents: 9000 }, 'bid', bidder.token);
  assert.equal((await tenTimes(bid)).status, 201);
  assert.equal(await rowsOf('bid', 'job_id', job.id), 1);

  const done = await aSubmittedJob(house);
  const pay = () => keyed(`/api/jobs/${done.job.id}/checkout`, {}, 'pay', done.host.token);
  assert.equal((await tenTimes(pay)).body.status, 'succeeded');
  assert.equal(await rowsOf('payment', 'job_id', done.job.id), 1);
  await house.work();

  const words = { jobId: done.job.id, targetId: done.cleaner.id, overallStars: 5, tipCents: 500 };
  const review = () => keyed('/api/reviews', words, 'review', done.host.token);
  assert.equal((await tenTimes(review)).status, 201);
  assert.equal(await rowsOf('review', 'job_id', done.job.id), 1);
  assert.equal(await rowsOf('payment', 'job_id', done.job.id), 2);
});

test('a refusal is an answer too: later changes do not alter it', async () => {
  const property = await aProperty(house, host);
  const start = plus(house.clock.now(), day);
  const posting = {
    propertyId: property.id,
    startTime: start.toISOString(),
    endTime: plus(start, 3 * hour).toISOString(),
    cleaningType: 'standard',
    payoutCents: 12_000,
  };
  const refused = await keyed('/api/jobs', posting, 'no card');
  assert.deepEqual([refused.status, refused.body.error], [402, 'payment_method_required']);
  await aCard(house, host);
  const again = await keyed('/api/jobs', posting, 'no card');
  assert.deepEqual(
    [again.status, again.body.error, again.body.message],
    [402, refused.body.error, refused.body.message],
  );
  assert.equal((await keyed('/api/jobs', posting, 'with card')).status, 201);
});

test('no answer is stored in the clear, neither results nor refusals', async () => {
  const cleaner = await aCleaner(house);
  const form = onboardingForm();
  const send = () => keyed('/api/cleaner/complete-onboarding', form, 'onboarding', cleaner.token);
  const { body } = await send();
  assert.equal(body.personal.dateOfBirth, form.dateOfBirth);
  assert.deepEqual((await send()).body, body);
  const refused = await keyed(`/api/jobs/${newId()}/assign`, { cleanerId: cleaner.id }, 'a refusal');
  assert.equal(refused.status, 404);
  const { rows } = await house.kit.db.execute<{ result: object; text: string }>(
    sql`select result, idempotency_key::text as text from idempotency_key where key in ('onboarding', 'a refusal')`,
  );
  assert.deepEqual(
    rows.map(({ result }) => Object.keys(result)),
    [['sealed'], ['sealed']],
  );
  for (const { text } of rows)
    for (const secret of [form.dateOfBirth, form.address.street, refused.body.message])
      assert.ok(!text.includes(secret), text);
});

test('answers an older version stored in the clear are still given', async () => {
  const { body } = await keyed('/api/properties', form('Flat'), 'older');
  await house.kit.db.execute(sql`update idempotency_key set result = ${JSON.stringify(body)} where key = 'older'`);
  assert.deepEqual((await keyed('/api/properties', form('Flat'), 'older')).body, body);
});

test('a key that is too long is refused, and an empty one counts as none', async () => {
  const long = await keyed('/api/properties', form('Long'), 'k'.repeat(201));
  assert.deepEqual([long.status, long.body.error], [400, 'invalid_input']);
  for (const title of ['One', 'Two']) assert.equal((await keyed('/api/properties', form(title), '')).status, 201);
});

test('answers are kept for exactly 24 hours; after that a key may be reused', async () => {
  const forget = () => taskHandlers(house.kit)['forget-answers']?.({});
  const { body: first } = await keyed('/api/properties', form('Kept a day'), 'yesterday');
  house.clock.forward(day);
  await forget();
  assert.equal((await keyed('/api/properties', form('Kept a day'), 'yesterday')).body.id, first.id);
  house.clock.forward(hour);
  await forget();
  assert.notEqual((await keyed('/api/properties', form('Kept a day'), 'yesterday')).body.id, first.id);
});
