import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { z } from 'zod';
import { callOf, endpoint } from '#contract/endpoint.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { cursorOf, readPage } from './read-page.ts';

const listThingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'signed-in',
  summary: 'Things',
  status: 200,
  query: z.strictObject({ limit: z.number().optional(), status: z.string().optional() }),
  answer: z.array(z.object({ id: z.string() })),
  paged: true,
});
const changeThingEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/things/{id}',
  access: 'signed-in',
  summary: 'Change a thing',
  status: 204,
  body: z.strictObject({ name: z.string() }),
});
const listThings = callOf<typeof listThingsEndpoint>('GET', '/api/things');
const changeThing = callOf<typeof changeThingEndpoint>('PATCH', '/api/things/{id}', []);

let answer: Response;
const asked: { url: string; init: RequestInit }[] = [];
const stored = new Map<string, string>();

beforeEach(() => {
  asked.length = 0;
  stored.clear();
  mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer;
  });
  mock.method(console, 'error', () => undefined);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});
afterEach(() => mock.restoreAll());

const headerOf = (name: string) => new Headers(asked[0]?.init.headers).get(name);
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ error: code, message: 'No', requestId: 'r1' }), { status });

describe('a call', () => {
  it('carries cookies, the bearer, the body and the key', async () => {
    stored.set('token', 'abc');
    answer = new Response(null, { status: 204 });
    await call(changeThing, { params: { id: 'a/b' }, body: { name: 'x' }, idempotencyKey: 'k1' });
    assert.equal(asked[0]?.url, '/api/things/a%2Fb');
    assert.equal(asked[0]?.init.credentials, 'include');
    assert.equal(asked[0]?.init.body, '{"name":"x"}');
    assert.deepEqual(['authorization', 'content-type', 'idempotency-key'].map(headerOf), [
      'Bearer abc',
      'application/json',
      'k1',
    ]);
  });

  it('sends no bearer when signed out and leaves out empty filters', async () => {
    answer = Response.json([]);
    assert.deepEqual(await call(listThings, { query: { limit: 5, status: '' } }), []);
    assert.equal(asked[0]?.url, '/api/things?limit=5');
    assert.equal(headerOf('authorization'), null);
  });
});

describe('a refusal', () => {
  it('is thrown as "status: body", with its code', async () => {
    answer = refusal(409, 'job_not_open');
    await assert.rejects(call(listThings), (error) => {
      assert.ok(error instanceof ApiError);
      assert.equal(error.message, '409: {"error":"job_not_open","message":"No","requestId":"r1"}');
      assert.deepEqual([error.code, error.serverMessage, error.requestId], ['job_not_open', 'No', 'r1']);
      return true;
    });
  });

  it('falls back to the status text, and to no code for unknown words', async () => {
    answer = new Response('', { status: 502, statusText: 'Bad Gateway' });
    await assert.rejects(call(listThings), { message: '502: Bad Gateway' });
    answer = new Response('<html>nginx</html>', { status: 500 });
    await assert.rejects(call(listThings), { message: '500: <html>nginx</html>', code: null });
    answer = refusal(400, 'toString');
    await assert.rejects(call(listThings), { code: null });
  });

  it('of the token clears it, but not a newer one', async () => {
    stored.set('token', 'old');
    answer = refusal(401, 'not_signed_in');
    await assert.rejects(call(listThings), { status: 401 });
    assert.equal(stored.has('token'), false);

    stored.set('token', 'old');
    answer = refusal(401, 'not_signed_in');
    const pending = call(listThings);
    stored.set('token', 'new');
    await assert.rejects(pending, { status: 401 });
    assert.equal(stored.get('token'), 'new');
  });
});

describe('a page of a list', () => {
  it('has its count and the next cursor', async () => {
    const link = '</api/things?limit=1&cursor=abc%3D>; rel="next", </api/things>; rel="first"';
    answer = Response.json([{ id: '1' }], { headers: { link, 'x-total-count': '31' } });
    assert.deepEqual(await readPage(listThings), { items: [{ id: '1' }], total: 31, nextCursor: 'abc=' });
  });
  it('is the last if it has no link', () => {
    assert.equal(cursorOf(null), null);
    assert.equal(cursorOf('</api/things>; rel="first"'), null);
  });
});
