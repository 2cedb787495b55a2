import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { aHouse, type House } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';

let house: House;
before(async () => {
  house = await aHouse();
});
after(() => house.close());

test('a host signs in with the mailed code', async () => {
  const host = await aHost(house);
  const asked = await house.post('/api/auth/request-login-code', { email: host.email.toUpperCase() });
  assert.equal(asked.status, 200);
  console.log(asked.body);
});
