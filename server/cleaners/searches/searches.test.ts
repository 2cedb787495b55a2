import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostSearches } from '#contract/search-reach.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const path = '/api/cleaner/searches';
const save = (body: object, { token }: Somebody) => house.post(path, body, token);

test('a search is kept as it was, renamed, silenced and deleted', async () => {
  const cleaner = await anApprovedCleaner(house);
  const filters = { cleaningType: 'deep', radiusKm: 40, minPayoutCents: 9000, from: '2026-05-07', until: '2026-05-20' };
  const { status, body } = await save({ name: 'Deep in May', ...filters }, cleaner);
  const createdAt = house.clock.now().toISOString();
  assert.deepEqual([status, body], [201, { id: body.id, name: 'Deep in May', ...filters, notify: true, createdAt }]);
  const { body: any } = await save({ name: 'Anything' }, cleaner);
  assert.deepEqual([any.cleaningType, any.radiusKm, any.minPayoutCents, any.from, any.until], Array(5).fill(null));
  const renamed = await house.patch(`${path}/${body.id}`, { name: 'Deep', notify: false }, cleaner.token);
  assert.deepEqual(renamed.body, { ...body, name: 'Deep', notify: false });
  assert.deepEqual((await house.patch(`${path}/${body.id}`, {}, cleaner.token)).body, renamed.body);
  assert.deepEqual((await house.get(path, cleaner.token)).body, [renamed.body, any]);
  assert.equal((await house.remove(`${path}/${body.id}`, cleaner.token)).status, 204);
  assert.equal((await house.remove(`${path}/${body.id}`, cleaner.token)).status, 404);
  assert.deepEqual((await house.get(path, cleaner.token)).body, [any]);
});

test('names are told apart, and what makes no sense is refused', async () => {
  const cleaner = await aCleaner(house);
  const { body } = await save({ name: 'Near' }, cleaner);
  const { body: other } = await save({ name: 'Far' }, cleaner);
  const again = await save({ name: 'near' }, cleaner);
  assert.deepEqual([again.status, again.body.error], [409, 'already_exists']);
  assert.equal((await house.patch(`${path}/${other.id}`, { name: 'NEAR' }, cleaner.token)).status, 409);
  assert.equal((await house.patch(`${path}/${body.id}`, { name: 'NEAR' }, cleaner.token)).status, 200);
  const swapped = await save({ name: 'Days', from: '2026-05-08', until: '2026-05-07' }, cleaner);
  assert.equal(swapped.body.fieldErrors?.until?.code, 'daysOrder');
  for (const bad of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { name: 'x', radiusKm: 0 },
    { name: 'x', radiusKm: 20_101 },
  ])
    assert.equal((await save(bad, cleaner)).status, 400, JSON.stringify(bad));
});

test('ten are the most, however many are sent at once, and nobody reaches another’s', async () => {
  const [cleaner, stranger] = [await aCleaner(house), await aCleaner(house)];
  const names = Array.from({ length: mostSearches + 2 }, (_, index) => `Search ${index}`);
  const answers = await Promise.all(names.map((name) => save({ name }, cleaner)));
  assert.equal(answers.filter(({ status }) => status === 201).length, mostSearches);
  assert.ok(answers.every(({ status, body }) => status === 201 || body.error === 'too_many'));
  const [first] = (await house.get(path, cleaner.token)).body;
  assert.equal((await house.patch(`${path}/${first.id}`, { name: 'Mine' }, stranger.token)).status, 404);
  assert.equal((await house.remove(`${path}/${first.id}`, stranger.token)).status, 404);
});
