import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allRoutes } from '#server/app.ts';
import { aHouse } from '#server/testing/house.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();
/** Whoever asks while the machine is too busy to answer within a second is told to come back. */
const isReady = () => until('it is ready', async () => (await house.get('/api/health/ready')).body.status === 'ok');

test('a running server with a database is live and ready', async () => {
  assert.deepEqual((await house.get('/api/health/live')).body, { status: 'ok' });
  await isReady();
});

test('a server whose database gives it no connection is live, soon not ready, and recovers', async () => {
  const pool = house.kit.db.$client;
  const held = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()));
  const ready = await house.get('/api/health/ready');
  assert.equal(ready.status, 503);
  assert.equal(ready.body.error, 'unavailable');
  assert.equal(pool.waitingCount, 1, 'long before the pool gives up');
  assert.equal((await house.get('/api/health/live')).status, 200);
  for (const client of held) client.release();
  await isReady();
});

test('a server that is stopping says so with 503, and answers what has reached it', async () => {
  const stopping = await aHouse();
  const statuses: number[] = [];
  const ask = async (url: string) => {
    for (const path of ['health/live', 'health/ready', 'config'])
      statuses.push((await fetch(`${url}/api/${path}`)).status);
  };
  let url = '';
  stopping.app.addHook('preClose', async () => {
    await ask(url);
  });
  url = await stopping.app.listen({ port: 0 });
  await ask(url);
  await stopping.close();
  assert.deepEqual(statuses, [200, 200, 200, 503, 503, 200]);
});

test('the OpenAPI document lists every call of this mode', async () => {
  const { status, body } = await house.get('/api/openapi.json');
  assert.equal(status, 200);
  assert.match(body.openapi, /^3\.1/);
  for (const { endpoint } of served()) {
    const described = body.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    assert.ok(described, `${endpoint.method} ${endpoint.path} is not described`);
    assert.equal(described.summary, endpoint.summary);
  }
  const login = body.paths['/api/auth/verify-login'].post.requestBody.content['application/json'].schema;
  assert.deepEqual(login.required, ['email', 'code']);
  assert.equal(login.additionalProperties, false);
});

test('the page of the wire names each call, who may make it and its fields, without scripts', async () => {
  const { status, headers, body } = await house.get('/api/docs');
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /text\/html/);
  for (const { endpoint } of served()) assert.ok(body.includes(`${endpoint.method} ${endpoint.path}<`), endpoint.path);
  assert.match(body, /Only ADMIN/);
  assert.match(body, /emailVerified/);
  assert.doesNotMatch(body, /<script/);
});

/** The calls of this mode: some are the demo's alone, some production's. */
const served = () =>
  allRoutes.filter(({ endpoint: { method, path } }) =>
    house.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }),
  );
