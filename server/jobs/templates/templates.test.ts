import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templatesPerHost } from '#contract/terms.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const path = '/api/host/templates';
const work = { payoutCents: 14_000, cleaningType: 'deep' };
const save = (body: object, { token }: Somebody) => house.post(path, { ...work, ...body }, token);

test('a template is kept as it was, renamed and deleted', async () => {
  const host = await aHost(house);
  const whole = {
    ...{ name: 'Big turnover', startTime: '11:00', endTime: '15:30', ...work, specialInstructions: 'Shoes off.\n' },
    customTasks: [{ name: 'Water the plants', price: 5, required: true }],
  };
  const { status, body } = await save(whole, host);
  const createdAt = house.clock.now().toISOString();
  assert.deepEqual([status, body], [201, { id: body.id, ...whole, inviteFirst: null, createdAt }]);
  const { body: plain } = await save({ name: 'A plain one' }, host);
  assert.deepEqual(
    [plain.startTime, plain.endTime, plain.specialInstructions, plain.customTasks],
    [null, null, null, []],
  );
  assert.deepEqual((await house.get(path, host.token)).body, [plain, body], 'by name');
  const renamed = await house.patch(`${path}/${body.id}`, { name: 'Big one' }, host.token);
  assert.deepEqual(renamed.body, { ...body, name: 'Big one' });
  assert.equal((await house.remove(`${path}/${body.id}`, host.token)).status, 204);
  assert.equal((await house.remove(`${path}/${body.id}`, host.token)).status, 404);
  assert.deepEqual((await house.get(path, host.token)).body, [plain]);
});

test('names are told apart, and what makes no job is refused', async () => {
  const host = await aHost(house);
  const { body } = await save({ name: 'Weekly' }, host);
  const { body: other } = await save({ name: 'Monthly' }, host);
  assert.deepEqual([(await save({ name: 'WEEKLY' }, host)).body.error], ['already_exists']);
  assert.equal((await house.patch(`${path}/${other.id}`, { name: 'weekly' }, host.token)).body.error, 'already_exists');
  assert.equal((await house.patch(`${path}/${body.id}`, { name: 'WEEKLY' }, host.token)).status, 200);
  for (const bad of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { name: 'x', payoutCents: 99 },
    { name: 'x', cleaningType: 'quick' },
    { name: 'x', startTime: '25:00' },
    { name: 'x', customTasks: [{ name: '', price: 1, required: true }] },
  ])
    assert.equal((await save(bad, host)).status, 400, JSON.stringify(bad));
});

test('twenty are the most, however many are sent at once, and nobody reaches another’s', async () => {
  const [host, stranger] = [await aHost(house), await aHost(house)];
  const names = Array.from({ length: templatesPerHost + 2 }, (_, index) => `Template ${index}`);
  const answers = await Promise.all(names.map((name) => save({ name }, host)));
  assert.equal(answers.filter(({ status }) => status === 201).length, templatesPerHost);
  assert.ok(answers.every(({ status, body }) => status === 201 || body.error === 'too_many'));
  const [first] = (await house.get(path, host.token)).body;
  assert.deepEqual((await house.get(path, stranger.token)).body, []);
  assert.equal((await house.patch(`${path}/${first.id}`, { name: 'Mine' }, stranger.token)).status, 404);
  assert.equal((await house.remove(`${path}/${first.id}`, stranger.token)).status, 404);
});
