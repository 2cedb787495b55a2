import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Supply } from '#contract/supplies.ts';
import { keyOfLink, photoLink } from '#server/platform/photo-link.ts';
import { anApprovedCleaner } from '#server/testing/a-bid.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { anUpload } from '#server/testing/an-upload.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();

const save = (host: Somebody, home: { id: string }, supplies: object[]) =>
  house.put(`/api/properties/${home.id}/supplies`, { supplies }, host.token);
const lowIn = (supplies: readonly Supply[]) => supplies.map(({ name, lowSince }) => [name, lowSince !== null]);
const lowOn = async (host: Somebody) => (await house.get('/api/host/properties', host.token)).body[0].lowSupplies;

test('a cleaner at work says what runs low, the host sees it and restocks', async () => {
  const host = await aHost(house);
  const [cleaner, other] = [await anApprovedCleaner(house), await anApprovedCleaner(house)];
  const home = await aProperty(house, host);
  const { body: supplies } = await save(host, home, [
    { name: 'Soap', low: false },
    { name: 'Coffee', low: false },
  ]);
  const startTime = house.clock.now();
  const job = await aJob(house, host, { property: home, cleaner, status: 'IN_PROGRESS', startTime });
  const mark = (who: Somebody, id: string, low: boolean) =>
    house.patch(`/api/jobs/${job.id}/supplies/${id}`, { low }, who.token);
  const [soap, coffee] = supplies;
  assert.deepEqual((await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.supplies, supplies);
  assert.equal((await mark(other, soap.id, true)).status, 404);
  assert.equal((await mark(cleaner, home.id, true)).status, 404);
  const { body: low } = await mark(cleaner, soap.id, true);
  house.clock.forward(60_000);
  assert.equal((await mark(cleaner, soap.id, true)).body.lowSince, low.lowSince, 'since it first was');
  assert.deepEqual(await lowOn(host), ['Soap']);
  const { body: after } = await save(host, home, [
    { id: coffee.id, name: 'Coffee beans', low: true },
    { id: soap.id, name: 'Soap', low: true },
  ]);
  assert.deepEqual(lowIn(after), [
    ['Coffee beans', true],
    ['Soap', true],
  ]);
  assert.equal(after[1].lowSince, low.lowSince);
  assert.deepEqual(await lowOn(host), ['Coffee beans', 'Soap']);
  await save(host, home, [{ id: soap.id, name: 'Soap', low: false }]);
  assert.deepEqual(await lowOn(host), []);
});

test('before work and after it nothing of the stock is shown or changed', async () => {
  const host = await aHost(house);
  const cleaner = await anApprovedCleaner(house);
  const home = await aProperty(house, host);
  const {
    body: [soap],
  } = await save(host, home, [{ name: 'Soap', low: true }]);
  for (const status of ['ASSIGNED', 'SUBMITTED'] as const) {
    const job = await aJob(house, host, { property: home, cleaner, status });
    assert.deepEqual((await house.get(`/api/jobs/${job.id}`, cleaner.token)).body.supplies, []);
    assert.equal((await house.get(`/api/jobs/${job.id}`, host.token)).body.supplies.length, 1);
    const answer = await house.patch(`/api/jobs/${job.id}/supplies/${soap.id}`, { low: false }, cleaner.token);
    assert.equal(answer.status, 409);
  }
});

test('no more than forty, none without a name, and not those of another home under their id', async () => {
  const host = await aHost(house);
  const [one, two] = [await aProperty(house, host), await aProperty(house, host)];
  assert.equal(
    (
      await save(
        host,
        one,
        Array.from({ length: 41 }, () => ({ name: 'Soap', low: false })),
      )
    ).status,
    400,
  );
  assert.equal((await save(host, one, [{ name: ' ', low: false }])).status, 400);
  const {
    body: [soap],
  } = await save(host, one, [{ name: 'Soap', low: false }]);
  const { body: copied } = await save(
    host,
    two,
    [soap, soap].map(({ id, name }) => ({ id, name, low: false })),
  );
  assert.equal(new Set([soap.id, ...copied.map(({ id }: Supply) => id)]).size, 3);
});

test('a home has a picture, kept until it is taken away', async () => {
  const host = await aHost(house);
  const photoUrl = photoLink(house.kit, keyOfLink((await anUpload(house, host)).photoUrl) ?? '');
  const home = { title: 'Flat', address: '1 Main Street, Austin, TX 78701' };
  const { body: made } = await house.post('/api/properties', { ...home, pictureUrl: photoUrl }, host.token);
  assert.match(made.picture.thumbnailUrl, /-small\?e=/);
  const put = (change: object) => house.put(`/api/properties/${made.id}`, { ...home, ...change }, host.token);
  assert.deepEqual((await put({})).body.picture, made.picture);
  const { status, body } = await put({ pictureUrl: 'https://elsewhere.example/x.jpg' });
  assert.deepEqual([status, Object.keys(body.fields)], [400, ['pictureUrl']]);
  assert.equal((await put({ pictureUrl: null })).body.picture, null);
});
