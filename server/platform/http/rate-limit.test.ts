import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { aHouse, type House } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

/** The minute in which calls are counted does not end, however long a busy machine takes for so many. */
const timeStandsStill = (t: TestContext) => t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: Date.now() });

/** Sends until one is refused: how many got through, and the refusal. */
async function untilRefused(send: () => ReturnType<House['send']>, most: number) {
  for (let passed = 0; passed <= most; passed++) {
    const answer = await send();
    if (answer.status === 429) return { passed, answer };
  }
  return assert.fail(`${most} calls were let through`);
}

test('a visitor has 300 calls a minute, counted by address', async (t) => {
  timeStandsStill(t);
  const visit = (from: string) => () => house.send('GET', '/api/config', { headers: { 'x-forwarded-for': from } });
  const { passed, answer } = await untilRefused(visit('203.0.113.7'), 400);
  assert.equal(passed, 300);
  assert.equal(answer.body.error, 'rate_limited');
  const seconds = Number(answer.headers['retry-after']);
  assert.ok(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60, `Retry-After: ${seconds}`);
  assert.equal((await visit('203.0.113.8')()).status, 200);
  assert.equal((await house.get('/api/health/live')).status, 200);
});

test('someone trying tokens is a visitor: past 300 wrong ones a minute they only get 429', async (t) => {
  timeStandsStill(t);
  let tried = 0;
  const guess = () =>
    house.send('GET', '/api/me', {
      as: `no-such-token-${String(++tried).padStart(20, '0')}`,
      headers: { 'x-forwarded-for': '203.0.113.99' },
    });
  assert.equal((await guess()).status, 401);
  const { passed } = await untilRefused(guess, 400);
  assert.equal(passed, 299);
});

test('an account has 1,200 calls a minute, 600 of them writes', async (t) => {
  timeStandsStill(t);
  const host = await aHost(house);
  const write = await untilRefused(() => house.patch('/api/me', { locale: 'en' }, host.token), 700);
  assert.equal(write.passed, 600);
  assert.match(String(write.answer.headers['retry-after']), /^\d+$/);
  const read = await untilRefused(() => house.get('/api/me', host.token), 700);
  assert.equal(read.passed, 599, 'the refused write counts as a call');
  assert.equal((await house.get('/api/me', (await aHost(house)).token)).status, 200);
});
