import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { limitRate } from './rate-limit.ts';

const house = await aHouse();

type From = Parameters<typeof limitRate>[0];

/**
 * Counts that many calls as if they had come in. On a busy machine so many through the whole stack take longer than the
 * minute in which they are counted, and a clock that stands still cuts off the database: its timers cannot be cleared.
 */
async function counted(times: number, from: From, method: 'GET' | 'PATCH' = 'GET'): Promise<void> {
  for (let n = 0; n < times; n++) await limitRate(from, { method, path: '/api/me' });
}

test('a visitor has 300 calls a minute, counted by address', async () => {
  const visit = (from: string) => house.send('GET', '/api/config', { headers: { 'x-forwarded-for': from } });
  await counted(299, { actor: null, ip: '203.0.113.7' });
  assert.equal((await visit('203.0.113.7')).status, 200);
  const { status, body, headers } = await visit('203.0.113.7');
  assert.deepEqual([status, body.error], [429, 'rate_limited']);
  const seconds = Number(headers['retry-after']);
  assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `Retry-After: ${seconds}`);
  assert.equal((await visit('203.0.113.8')).status, 200);
  assert.equal((await house.get('/api/health/live')).status, 200);
});

test('someone trying tokens is a visitor: past 300 wrong ones a minute they only get 429', async () => {
  const guess = (token: string) =>
    house.send('GET', '/api/me', { as: token.padEnd(20, '0'), headers: { 'x-forwarded-for': '203.0.113.99' } });
  await counted(299, { actor: null, ip: '203.0.113.99' });
  assert.equal((await guess('no-such-token-1')).status, 401);
  assert.equal((await guess('no-such-token-2')).status, 429);
});

test('an account has 1,200 calls a minute, 600 of them writes', async () => {
  const [host, other] = [await aHost(house), await aHost(house)];
  const from = { actor: { id: host.id }, ip: '203.0.113.50' };
  const write = () => house.patch('/api/me', { locale: 'en' }, host.token);
  await counted(599, from, 'PATCH');
  assert.equal((await write()).status, 200);
  const refused = await write();
  assert.equal(refused.status, 429);
  assert.match(String(refused.headers['retry-after']), /^\d+$/);
  await counted(598, from);
  assert.equal((await house.get('/api/me', host.token)).status, 200);
  assert.equal((await house.get('/api/me', host.token)).status, 429, 'the refused write counts as a call');
  assert.equal((await house.get('/api/me', other.token)).status, 200);
});
