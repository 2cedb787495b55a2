import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idempotencyKeys } from '#server/platform/http/idempotency.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost } from '#server/testing/people.ts';

const house = await aHouse();

test('a sign-in sent twice with one key is one session, and its token is nowhere in the clear', async () => {
  const host = await aHost(house);
  await house.post('/api/auth/request-login-code', { email: host.email });
  const { code } = await lastMail(house, host.email);
  const send = () =>
    house.send('POST', '/api/auth/verify-login', {
      body: { email: host.email, code },
      headers: { 'idempotency-key': 'one sign-in' },
    });
  const answers = await Promise.all([send(), send(), send()]);
  const again = await send();
  for (const { status, body } of [...answers, again]) {
    assert.equal(status, 200);
    assert.deepEqual(body, again.body);
  }
  assert.equal((await house.get('/api/me', again.body.token)).status, 200);
  const kept = await house.kit.db.select().from(idempotencyKeys);
  assert.equal(kept.length, 1);
  assert.doesNotMatch(JSON.stringify(kept), new RegExp(again.body.token));
});

test('a refused sign-in is refused again with the same key', async () => {
  const headers = { 'idempotency-key': 'wrong' };
  const send = (code: string) =>
    house.send('POST', '/api/auth/verify-login', { body: { email: 'nobody@example.com', code }, headers });
  assert.equal((await send('0000')).body.message, 'Invalid or expired code');
  assert.equal((await send('0000')).body.message, 'Invalid or expired code');
  assert.equal((await send('0001')).status, 422);
});
