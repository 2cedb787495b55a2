import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aScene } from '#server/testing/hiring-scene.ts';
import { aHouse } from '#server/testing/house.ts';

const house = await aHouse();
const scene = await aScene(house);
const together = (addresses: readonly string[], token?: string) =>
  house.get(`/api/reads?${new URLSearchParams(addresses.map((one) => ['of', one]))}`, token);

test('each read is answered as if it had been asked for by itself, in the order of the question', async () => {
  const { token } = scene.host;
  const addresses = ['/api/host/jobs?limit=5', '/api/me', '/api/host/properties?limit=1', '/api/config'];
  const { status, body, headers } = await together(addresses, token);
  assert.equal(status, 200);
  assert.equal(headers['cache-control'], 'no-store', 'whatever is among them');
  assert.equal(body.answers.length, addresses.length);
  for (const [index, address] of addresses.entries()) {
    const alone = await house.get(address, token);
    const one = body.answers[index];
    assert.equal(one.status, 200);
    assert.deepEqual(JSON.parse(one.body), alone.body, address);
    for (const name of ['content-type', 'x-total-count', 'link'])
      assert.equal(one.headers[name], alone.headers[name], `${name} of ${address}`);
  }
});

test('one read is enough, and what is refused or not there is so alone', async () => {
  const { body } = await together(['/api/host/overview'], scene.host.token);
  assert.deepEqual(
    body.answers.map(({ status }: { status: number }) => status),
    [200],
  );
  const foreign = '/api/jobs/00000000-0000-7000-8000-000000000000';
  const mixed = await together(['/api/config', '/api/me', '/api/admin/stats', foreign], scene.host.token);
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
  assert.deepEqual(statuses(mixed.body.answers), [200, 200, 403, 404]);
  const visitor = await together(['/api/config', '/api/me', '/api/host/overview']);
  assert.deepEqual(statuses(visitor.body.answers), [200, 401, 401]);
  assert.equal(JSON.parse(visitor.body.answers[1].body).error, 'not_signed_in');
});

test('nothing is read together that is a file, a stream, somewhere else, or too much', async () => {
  const refused = [
    ...['/api/events', '/api/reads?of=/api/me', '/api/admin/users', '/dev/mail'],
    ...['https://elsewhere.example/api/me', '//elsewhere.example/api/me', '/api/me/../events', '/api/jobs/a/b', ''],
  ];
  for (const address of refused)
    assert.equal((await together(['/api/me', address], scene.host.token)).status, 400, address);
  assert.equal((await together(['/api/host/jobs?format=csv'], scene.host.token)).body.answers[0].status, 400);
  assert.equal((await together([], scene.host.token)).status, 400);
  assert.equal((await together(Array(11).fill('/api/me'), scene.host.token)).status, 400);
});
